// Drawings of our own: cards, categories and states as strokes in a square of 24.

import * as art from "../../lib/art";

const ROUND = "M12 4a8 8 0 1 0 .01 0z";
const BUG = "M12 8q4 0 4 5t-4 6q-4-1-4-6t4-5zM12 8V5M9 10 5 8M8 14H4M9 17l-4 3M15 10l4-2M16 14h4M15 17l4 3";
const WAVES = "M7 9q-3 3 0 6M4 6q-5 6 0 12M17 9q3 3 0 6M20 6q5 6 0 12M12 12h.01";
const KEY = "M8 10a4 4 0 1 0 .01 0zM12 14h9M18 14v3M15 14v2";
const FLOW = "M3 7h11M3 12h14M3 17h11M14 4l4 3-4 3M14 14l4 3-4 3";
const DOOR = "M6 3h10v18H6zM13 12h.01M16 7l5 2v8l-5 2";
const BRICKS = "M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15 9.7v4.6M9 14.3V19";
const PERSON = "M12 4a3.5 3.5 0 1 0 .01 0zM5 21q0-9 7-9t7 9z";

/** Categories (KR-1.4), in a square of 24. */
export const CATEGORIES: { [category: string]: string } = {
  malware: BUG,
  denial: FLOW,
  intrusion: DOOR,
  tempest: WAVES,
  crypto: KEY,
};

/** By the name of a card. */
export const CARDS: { [card: string]: string } = {
  laptop: art.LAPTOP,
  workstation: "M3 4h13v10H3zM7 18h5M9.5 14v4M18 4h4v14h-4zM20 7h.01",
  "test-bench": "M3 8h18v9H3zM6 17v4M18 17v4M6 12h3l2-2 2 5 2-3h3",
  tablet: "M6 3h12v18H6zM11 18h2",
  smartphone: "M8 3h8v18H8zM11 18.5h2M11 5.5h2",
  server: art.SERVER,
  "c2-server": "M8 12h8v9H8zM10 15h4M10 18h4M12 12V8M12 5h.01M8 3q-4 3 0 7M16 3q4 3 0 7",
  "virtualisation-host": "M3 14h18v7H3zM6 17.5h.01M5 11h5V6H5zM14 11h5V6h-5zM9.5 6V3h5v3",
  "border-router": "M3 12h18v7H3zM7 15.5h.01M11 15.5h.01M12 12V3M9 6l3-3 3 3M4 8h4M16 8h4",
  "monitoring-console": "M3 4h18v12H3zM8 20h8M12 16v4M6 12l3-4 3 3 2-4 4 5",
  "backup-storage": "M12 4a7 2.5 0 1 0 .01 0zM5 6.5v11q0 2.5 7 2.5t7-2.5v-11M5 12q0 2.5 7 2.5t7-2.5",
  cluster: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6zM10 7h4M10 17h4M7 10v4M17 10v4",
  "mail-worm": "M3 6h18v12H3zM3 6l9 7 9-7M8 15q2-3 4 0t4 0",
  "spy-trojan": "M3 12q9-9 18 0-9 9-18 0zM12 9a3 3 0 1 0 .01 0zM12 3v2M12 19v2",
  rootkit: "M12 3v9M12 12q-6 1-7 9M12 12v9M12 12q6 1 7 9M8 6l4 3 4-3",
  ransomware: `${art.LOCK}M12 13v5M14 14.5h-3v1.5h2.5v1.5H10`,
  "syn-flood": "M3 8h14M13 4l4 4-4 4M21 16H7M11 12l-4 4 4 4M3 20l3-3",
  amplification: "M3 10v4h4l7 5V5l-7 5zM17 9q2 3 0 6M20 6q4 6 0 12",
  "botnet-flood": "M12 15a3 3 0 1 0 .01 0zM5 3h4v4H5zM15 3h4v4h-4zM2 11h4v4H2zM18 11h4v4h-4zM8 7l3 8M16 7l-3 8M6 14l3 3M18 14l-3 3",
  "sql-injection": "M12 5a6 2 0 1 0 .01 0zM6 7v10q0 2 6 2M18 7v4M21 13l-6 6M19 11l4 4M15 19l-2 2",
  phishing: "M12 3v10a4 4 0 1 1-8 0v-2l3 2M14 10q4-4 7 0-3 4-7 0zM18.5 9.5v.01",
  "lateral-movement": "M3 5h5v5H3zM16 14h5v5h-5zM8 7.5h5q3 0 3 3v4M13 12l3 3 3-3M3 16h5M3 20h8",
  "zero-day": "M12 3a9 9 0 1 0 .01 0zM12 7a3 5 0 1 0 .01 0zM9.5 15l5-6",
  apt: "M12 3l3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1zM12 10v4M12 16.5v.01",
  "acoustic-channel": "M9 3h6v9q0 3-3 3t-3-3zM5 11q0 7 7 7t7-7M12 18v3M8 21h8",
  "emission-interception": "M12 13 7 21h10zM12 13V9M12 7h.01M8 4q-3 3 0 6M16 4q3 3 0 6M5 2q-5 5 0 10M19 2q5 5 0 10",
  "power-line-leakage": "M8 3v5M16 3v5M5 8h14v4q0 5-7 5t-7-5zM12 17v2M12 22q-2-1.5 0-3 2 1.5 0 3z",
  "dictionary-attack": "M4 5q5-2 8 1 3-3 8-1v14q-5-2-8 1-3-3-8-1zM12 6v14M6.5 10h3M14.5 10h3M6.5 13h3",
  "key-side-channel": "M7 8a3.5 3.5 0 1 0 .01 0zM10.5 11.5H20M17 11.5v3M3 19q3-4 6 0t6 0 6 0",
  "broken-protocol": "M9 8H6a4 4 0 0 0 0 8h3M15 8h3a4 4 0 0 1 0 8h-3M13 3l-2 6 3 2-3 4 1 6",
  antivirus: art.ANTIVIRUS,
  "endpoint-detection": "M3 4h14v9H3zM10 13v3M6 16h8M17 13a3.5 3.5 0 1 0 .01 0zM19.5 19l2.5 2.5",
  sandbox: "M3 10h18l-2 10H5zM7 10l2-5h6l2 5M12 13v3M12 18v.01",
  "rate-limiter": "M4 17a8 8 0 1 1 16 0zM12 17l4-6M12 6v2M6 11l1.5 1M18 11l-1.5 1",
  scrubbing: "M3 4h18l-7 8v8l-4-3v-5zM6 7h12",
  firewall: BRICKS,
  "intrusion-prevention": `${DOOR}M3 3l18 18`,
  honeypot: "M8 3h8M7 6h10q3 3 3 8t-4 7H8q-4-2-4-7t3-8zM4.5 12q4 3 7.5 0t7.5 0",
  "noise-generator": "M3 12h2l1-5 2 10 2-13 2 16 2-12 2 8 2-6 1 2h2",
  "shielded-room": "M3 3h18v18H3zM7 7h10v10H7zM3 3l4 4M21 3l-4 4M3 21l4-4M21 21l-4-4",
  encryption: `${art.LOCK}M12 14v3`,
  "crypto-gateway": "M3 21V9q0-6 9-6t9 6v12M8 21v-9q0-3 4-3t4 3v9M12 13v4M10.5 15h3",
  "security-policy": art.DOCUMENT,
  "incident-team": `${PERSON}M4 7a2 2 0 1 0 .01 0zM20 7a2 2 0 1 0 .01 0z`,
  "air-gap": "M3 8h6v8H3zM15 8h6v8h-6zM12 4v3M12 10.5v3M12 17v3",
  "emergency-patch": "M5 15 15 5a3.5 3.5 0 0 1 5 5L10 20a3.5 3.5 0 0 1-5-5zM9 11l5 5M12.5 11.5h.01",
  "incident-response": "M12 3v4M4 20h16M6 20v-6a6 6 0 0 1 12 0v6M4 6l2 2M20 6l-2 2",
  "recruited-insider": `${PERSON}M8 6.5h8`,
  "extra-funding": art.COINS,
  "restore-from-backup": "M5 8a8 8 0 1 1-1 5M4 3v6h6M12 8v5l3 2",
  "power-cut": art.BOLT + art.STRUCK,
  "reserve-capacity": "M4 8h13v9H4zM17 11h3v3h-3M8 12.5h5M10.5 10v5",
  "supply-chain": "M3 8h6v6H3zM15 8h6v6h-6zM9 11h6M12 4v3M12 15v5M9 18l3 3 3-3",
  "joint-exercise": `${ROUND}M8 12h8M12 8v8M4 4l2 2M20 4l-2 2M4 20l2-2M20 20l-2-2`,
};

/** By kind of card: a colour of the deck builder. */
export const TONES: { [kind: string]: number } = { basic: 0, asset: 5, attack: 1, measure: 2, event: 3 };

export const picture = (card: string): string => CARDS[card] ?? art.SHIELD;

/** How a card lies, if not upright. */
export const STATES: { [state: string]: string } = {
  turned: art.RENEW,
  locked: art.LOCK,
  played: art.BOLT,
};

/** Signs in a line of text, as in the terminal: defence and attack power, attacks that are blocked, power that is missing. */
export const SIGNS = { defence: "▼", attack: "▲", blocks: "▣", missing: "!" };
