// Drawings and signs that all games share.

/** One shape for each player, around 0. */
export const SHAPES: string[] = [
  "M0-15a15 15 0 1 0 .01 0z",
  "M-13-13h26v26h-26z",
  "M0-19 19 13h-38z",
  "M0-19 19 0 0 19-19 0z",
  "M-8-15H8l9 15-9 15H-8l-9-15z",
  "M-15-6-6-15H6l9 9v12l-9 9H-6l-9-9z",
  "M-16-13h32l-6 26h-20z",
  "M0-17 17-4 11 16h-22L-17-4z",
];

export const colour = (player: number): string => `var(--p${player})`;

/** A card that somebody else knows, as strokes in a square of 24. */
export const EYE = "M3 12q9-10 18 0-9 10-18 0zM12 9a3 3 0 1 0 .01 0z";

/** After what is reconstructed. */
export const MARK = "°";
