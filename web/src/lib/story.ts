// The story of a finished game, as the server sums it up.

import type { StoryResponse } from "../wire";
import { request } from "./transport/http";

/** Null if there is none. */
export const story = (code: string): Promise<StoryResponse | null> =>
  request<StoryResponse>("GET", `/api/tables/${encodeURIComponent(code)}/story`).catch(() => null);
