// The story of a finished game, as the server tells it.

import { request } from "./transport/http";

export interface Story {
  /** The key of what is counted. */
  label: string;
  low_is_good: boolean;
  /** Numbers of the steps at which somebody's standing changed. */
  steps: number[];
  series: { player: number; values: number[] }[];
  moments: { step: number; key: string; args: { [key: string]: string | number } }[];
}

/** Null if there is none. */
export const story = (code: string): Promise<Story | null> =>
  request<Story>("GET", `/api/tables/${encodeURIComponent(code)}/story`).catch(() => null);
