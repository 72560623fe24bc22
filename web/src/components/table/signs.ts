/** One shape for each player, in a square of 24. */
export const SIGNS: readonly string[] = [
  "M12 2a10 10 0 1 1-.01 0z",
  "M5.5 2.5h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3z",
  "M12 1.5 23 21.5H1z",
  "M12 .5 23.5 12 12 23.5.5 12z",
  "M6 2h12l6 10-6 10H6L0 12z",
  "m12 0 3.3 8.2 8.7.6-6.7 5.6 2.2 8.6L12 18.3 4.5 23l2.2-8.6L0 8.800l8.7-.6z",
  "M8 1h8v7h7v8h-7v7H8v-7H1V8h7z",
  "M12 1c6 0 11 5 11 12v9H1v-9C1 6 6 1 12 1z",
];
