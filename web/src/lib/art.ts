// Drawings, signs and numbers that games share. Drawings are strokes in a square of 24.

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

/** A card that another player knows. */
export const EYE = "M3 12q9-10 18 0-9 10-18 0zM12 9a3 3 0 1 0 .01 0z";
/** The sign of a target. */
export const AIM = "M12 4a8 8 0 1 0 .01 0zM12 1v6M12 17v6M1 12h6M17 12h6";

export const ANTIVIRUS = "M12 3 5 6v6q0 6 7 9 7-3 7-9V6zM12 8v8M8 12h8";
export const BOLT = "M13 3 6 13h5l-1 8 7-11h-5z";
export const COINS = "M12 4a8 3 0 1 0 .01 0zM4 7v5q0 3 8 3t8-3V7M4 12v5q0 3 8 3t8-3v-5";
export const DISKS = "M5 7c0-3.5 14-3.5 14 0v10c0 3.5-14 3.5-14 0zM5 7c0 3.5 14 3.5 14 0M5 12c0 3.5 14 3.5 14 0";
export const DOCUMENT = "M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 15h7M9 18.5h4";
export const GLOBE = "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3q-5 9 0 18M12 3q5 9 0 18";
export const LAPTOP = "M5 5h14v10H5zM2 19h20l-2-4H4z";
export const LOCK = "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3";
export const RENEW = "M19 8a8 8 0 1 0 1 5M20 3v6h-6";
export const SERVER = "M5 3h14v6H5zM5 9h14v6H5zM5 15h14v6H5zM8 6h.01M8 12h.01M8 18h.01";
export const SHIELD = "M12 3 5 6v6q0 6 7 9 7-3 7-9V6z";
export const STRUCK = "M4 4l16 16";
export const WRENCH = "M14 6a4 4 0 0 1 5-2l-3 3 1 2 2 1 3-3a4 4 0 0 1-6 5L8 20l-4-4 8-8z";

/** Bands of cards, by kind. */
export const CARD_BANDS: { [kind: string]: string } = { attack: "#b3402f", defence: "#2f7a45", measure: "#2f7a45", event: "#5d6870" };

/** The mark of what is reconstructed. */
export const MARK = "°";

/** A number in its printed form, with a minus sign. */
export const signed = (value: number): string => String(value).replace("-", "−");
