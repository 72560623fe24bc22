// Drawings of our own: kinds of spaces as strokes in a square of 24.

import { DISKS, EYE } from "../../lib/art";

export const ICONS: { [kind: string]: string } = {
  host: "M4 5h16v11H4zM9 20h6M12 16v4",
  cache: DISKS,
  dos: "M12 3a9 9 0 1 0 .01 0zM7 12h10",
  honeypot: "M6 10h12l1 3q0 7-7 7t-7-7zM7 10q0-3 3-3V4h4v3q3 0 3 3M9 14q1.5 3 3 0t3 0",
  alarm: "M5 17q3-2 3-7 0-5 4-5t4 5q0 5 3 7zM10 20q2 2 4 0M12 3v2",
  exploit: "M8 9q0-4 4-4t4 4v6q0 4-4 4t-4-4zM8 11H4M8 15l-3 3M16 11h4M16 15l3 3M9 6 7 3M15 6l2-3M12 10v9",
  randomizer: "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  start: "M12 4H5v16h7M9 12h11M16 8l4 4-4 4",
  goal: "m12 3 2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z",
  jail: "M5 4h14v16H5zM9.7 4v16M14.3 4v16",
  tracer: EYE,
};

/** The colour that goes with a kind; the icon says the same. */
export const TINTS: { [kind: string]: string } = {
  cache: "var(--good)",
  dos: "var(--bad)",
  honeypot: "var(--bad)",
  alarm: "var(--warn)",
  exploit: "var(--p3)",
  randomizer: "var(--p4)",
  start: "var(--accent)",
  goal: "var(--accent)",
  jail: "var(--bad)",
  tracer: "var(--bad)",
};

export const tint = (kind: string): string => TINTS[kind] ?? "var(--quiet)";

/** With its sign, as a difference is written. */
export const difference = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
