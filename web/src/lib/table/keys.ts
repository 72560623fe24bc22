// Keys become inputs of the choice, or commands to the timeline and the table. Where the focus is decides what arrows mean.

import type { Input, Stop, Way } from "./choice";

export type Command =
  | { t: "input"; input: Input }
  | { t: "step"; by: number }
  | { t: "confirm" }
  | { t: "skip" }
  | { t: "panel"; panel: "moves" | "log" | "chat" | "rules" | "where" | "notes" | "menu" }
  | { t: "undo" }
  | { t: "button"; n: number }
  | { t: "look" }
  | { t: "roam"; way: Way };

/** Where the focus is: on a thing or target, on the prompt (or nowhere), or on a button that has keys of its own. */
export type Zone = "thing" | "prompt" | "control";

export interface Where {
  zone: Zone;
  /** The reader has a decision to make. */
  decides: boolean;
  live: boolean;
  playing: boolean;
  at: string | null;
  zoom: string | null;
  stops: readonly Stop[];
  /** The game has a notebook. */
  notes: boolean;
  /** The reader looks round: arrows go to whatever lies on the table. */
  looking: boolean;
  /** Milliseconds since the last digit. */
  since: number;
}

const WAY: { readonly [key: string]: Way } = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};

const PANEL: { readonly [key: string]: "moves" | "log" | "chat" | "rules" | "where" | "menu" } = {
  "?": "menu",
  m: "moves",
  l: "log",
  c: "chat",
  r: "rules",
  w: "where",
};

const input = (one: Input): Command => ({ t: "input", input: one });

/** The letter on the key as a Latin layout has it, whatever layout is in use. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase();

export function command(event: KeyboardEvent, where: Where): Command | null {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || key === "Tab" || key === "Shift") return null;
  const letter = letterOf(event);
  if (letter === "v" || (key === "Escape" && where.looking && where.zoom === null)) return { t: "look" };
  if (key === "Escape") return input({ t: "back" });
  const way = WAY[key];
  if (way && where.looking && !event.shiftKey) return { t: "roam", way };
  // Sideways: through the hand while there is something to choose, else through the past; with Shift always the past.
  const by = key === "ArrowLeft" || key === "," ? -1 : key === "ArrowRight" || key === "." ? 1 : 0;
  const past = event.shiftKey || key === "," || key === "." || !where.live || (!where.decides && where.zone !== "thing");
  if (by && past) return { t: "step", by };
  if (where.zone === "control" && (key === "Enter" || key === " ")) return null;
  if (way) return input({ t: "walk", way, stops: where.stops });
  if (/^\d$/.test(key)) return input({ t: "digit", digit: key, fresh: where.since > 700 });
  const panel = PANEL[letter];
  if (panel) return { t: "panel", panel };
  if (letter === "z") return { t: "undo" };
  if (letter === "e" || letter === "d") return { t: "button", n: 0 };
  if (letter === "n") return where.decides && !where.notes ? input({ t: "next", by: event.shiftKey ? -1 : 1 }) : { t: "panel", panel: "notes" };
  if (key === "Enter") return where.zone === "thing" && where.decides ? input({ t: "enter" }) : { t: "confirm" };
  if (key === " " && where.zone === "thing") return input({ t: "zoom", id: where.zoom === null ? where.at : null });
  if (where.playing && where.live) return { t: "skip" };
  return null;
}
