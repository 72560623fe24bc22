// Pictures of which a usual game shows only a part. The others are loaded when one of them is first wanted.

import { later } from "./later";
import type { Picture, Pictures } from "./pictures";

const NOTHING: Picture = ["data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E", ""];

export class PictureBook {
  private more = $state.raw<Pictures>({});
  private readonly fetch: () => Promise<void>;

  constructor(
    private readonly usual: Pictures,
    load: () => Promise<{ default: Pictures }>,
  ) {
    this.fetch = later(async () => void (this.more = (await load()).default));
  }

  /** An empty picture until it is there. */
  of(id: string): Picture {
    const found = this.usual[id] ?? this.more[id];
    if (!found) void this.fetch();
    return found ?? NOTHING;
  }
}
