// Which page an address shows. Pages bring their own frame: SiteFrame, or a table's.

import type { Component } from "svelte";
import { parts } from "./route.svelte";

type Module = { default: Component<any> };

export interface Page {
  load: () => Promise<Module>;
  props: { [name: string]: string | undefined };
  /** A page with another key is another page, even if it is drawn by the same component. */
  key: string;
}

const page = (key: string, load: () => Promise<Module>, props: Page["props"] = {}): Page => ({ key, load, props });

export function pageOf(path: string): Page {
  const [place = "", what = "", ...more] = parts(path.replace(/\/+$/, "") || "/");
  const one = !more.length;
  if (!place) return page("start", () => import("../pages/Start.svelte"));
  if (place === "tables" && !what) return page("tables", () => import("../pages/Lobby.svelte"));
  if (place === "gallery" && one) return page(path, () => import("../pages/Gallery.svelte"), { game: what || undefined });
  if (place === "replay" && one) return page(path, () => import("../pages/Replay.svelte"), { code: what.toUpperCase() || undefined });
  if (what && one)
    switch (place) {
      case "t":
        return page(path, () => import("../pages/Table.svelte"), { code: what.toUpperCase() });
      case "new":
        return page(path, () => import("../pages/NewTable.svelte"), { game: what });
      case "learn":
        return page(path, () => import("../pages/Learn.svelte"), { game: what });
      case "rules":
        return page(path, () => import("../pages/Rules.svelte"), { game: what });
      case "decks":
        return page(path, () => import("../pages/DeckBuilder.svelte"), { game: what });
    }
  return page("missing", () => import("../pages/Missing.svelte"));
}
