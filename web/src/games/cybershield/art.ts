// Drawings of our own: cards as strokes in a square of 24, symbols as shapes around 0.

import * as art from "../../lib/art";

const WALL = "M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15 9.7v4.6M9 14.3V19M15 5v4.7";

/** By the name of a card. */
export const CARDS: { [card: string]: string } = {
  provider: art.GLOBE,
  "wireless-router": "M3 14h18v6H3zM7 17h.01M11 17h.01M12 14v-3M8.5 8.5q3.5-3 7 0M6 5.5q6-5 12 0",
  "wired-router": "M3 13h18v7H3zM7 16.5h.01M11 16.5h.01M6 13V6M12 13V4M18 13V6",
  desktop: "M3 4h18v12H3zM8 20h8M12 16v4",
  laptop: art.LAPTOP,
  server: art.SERVER,
  generator: "M4 7h16v11H4zM7 18v3M17 18v3M13 8.5l-3.5 4.5h5L11 17",
  ddos: "M12 9a3 3 0 1 0 .01 0zM3 3l5 5M21 3l-5 5M3 21l5-5M21 21l-5-5M12 2v4M12 22v-4M2 12h4M22 12h-4",
  pdos: "M5 6h14v10H5zM9 16v4M15 16v4M8 9l8 4M16 9l-8 4",
  sniffer: "M10 4a6 6 0 1 0 .01 0zM14.5 14.5 20 20M7.5 9q2.5-2 5 0M8.8 11.2q1.2-1 2.4 0",
  trojan: "M5 20v-6l4-8 2-3 2 3 4 2 2 5-3 1-3-2v3l3 5M9 20v-3M13 7.5v.01",
  phishing: "M12 3v10a4 4 0 1 1-8 0v-2l3 2M12 3h.01M14 10q4-4 7 0-3 4-7 0zM18.5 9.5v.01",
  "weak-password": "M8 11a4 4 0 1 0 .01 0zM12 15h9M18 15v3M15 15v2M9 3l1.5 4M14 3l-1 4",
  "usb-trap": "M9 3h6v5H9zM7 8h10v9q0 4-5 4t-5-4zM12 12v3M12 17.5v.01",
  firewall: WALL,
  encryption: `${art.LOCK}M12 14v3`,
  update: art.RENEW,
  antivirus: art.ANTIVIRUS,
  "wrong-rules": `${WALL}${art.STRUCK}`,
  "power-outage": art.BOLT + art.STRUCK,
  training: "M2 9l10-5 10 5-10 5zM6 11v5q6 4 12 0v-5M22 9v6",
  "bad-encryption": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2M12 14v3",
  "old-antivirus": `${art.SHIELD}M12 7v5l3 2`,
  "forgotten-update": `${art.RENEW}${art.STRUCK}`,
  "hardware-failure": art.WRENCH,
  budget: art.COINS,
  tender: art.DOCUMENT,
};

/** By kind of card: a colour of the deck builder. */
export const TONES: { [kind: string]: number } = { network: 0, attack: 1, defence: 2, event: 3 };

export const picture = (card: string): string => CARDS[card] ?? art.SHIELD;

/** Symbols of connection, around 0. */
export const SYMBOLS: { [symbol: string]: string } = {
  uplink: "M0-7a7 7 0 1 0 .01 0z",
  cable: "M0-7.5 8 6.5H-8z",
  radio: "M-6.5-6.5h13v13h-13z",
};

/** How a symbol is written in a line of text. */
export const SIGNS: { [symbol: string]: string } = { uplink: "●", cable: "▲", radio: "■" };
