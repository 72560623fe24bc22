// Drawings of our own: cards, machines and roles as strokes in a square of 24.

import * as art from "../../lib/art";

const SWORD = "M5 19 17 7V4h3v3L8 19zM5 19l-1 1M6 14l4 4";

/** By the name of a card in the notation; attacks and defences by their letter. */
export const CARDS: { [card: string]: string } = {
  a: SWORD,
  d: art.SHIELD,
  flood: "M3 8q3-3 6 0t6 0 6 0M3 13q3-3 6 0t6 0 6 0M3 18q3-3 6 0t6 0 6 0",
  social: "M9 4a3.5 3.5 0 1 0 .01 0zM3 20q0-7 6-7 3 0 4.5 2M15 12h6v5h-3l-2 2v-2h-1z",
  viruses: "M12 7a5 5 0 1 0 .01 0zM12 7V3M12 21v-4M7 12H3M21 12h-4M8.5 8.5 6 6M18 18l-2.5-2.5M15.5 8.5 18 6M6 18l2.5-2.5",
  direct: "M8 3h8v6H8zM6 9h12v5q0 3-3 3H9q-3 0-3-3zM12 17v4M10.5 6h.01M13.5 6h.01",
  backup: "M5 8a8 8 0 1 1-1 5M4 4v5h5M12 8v5l3 2",
  maintenance: art.WRENCH,
  sandbox: "M4 8h16v12H4zM8 8V5h8v3M8 12v4M12 12v4M16 12v4",
  router: "M4 9h13l-3-3M20 15H7l3 3",
  botnet: "M9 4h6v5H9zM3 15h6v5H3zM15 15h6v5h-6zM12 9v3M6 15v-3h12v3",
  bomb: "M11 9a6 6 0 1 0 .01 0zM14.5 9.5l2-2M16 7q2-3 4-1M21 3v.01M18 3v.01M21 8v.01",
};

export const picture = (card: string): string => CARDS[card] ?? CARDS[card[0] ?? ""] ?? SWORD;

export const HOSTS: { [host: string]: string } = {
  "file-server": "M3 6h7l2 2h9v11H3z",
  "mail-server": "M3 6h18v12H3zM3 7l9 7 9-7",
  database: art.DISKS,
  "web-server": art.GLOBE,
  "print-server": "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  proxy: "M3 12h6M15 12h6M9 7h6v10H9zM18 9l3 3-3 3",
  "access-point": "M12 18v.01M8.5 14.5q3.5-3 7 0M5.5 11.5q6.5-6 13 0M3 8q9-8 18 0",
  "backup-storage": "M4 4h16v5H4zM4 9h16v6H4zM4 15h16v5H4zM8 6.5h.01M8 12h.01M8 17.5h.01",
};

export const ROLES: { [role: string]: string } = {
  administrator: "M4 18h16M4 15V7l5 4 3-6 3 6 5-4v8z",
  hacker: "M5 12q7-4 14 0-1 8-7 9-6-1-7-9zM3 11q9-5 18 0M7 9q1-6 5-6t5 6M9 14h2M13 14h2",
  insider: "M9 4a4 4 0 1 0 .01 0zM2 21q0-8 7-8 3 0 5 2M17 13a4 4 0 1 0 .01 0zM17 16v2M17 19.5v.01",
  helpdesk: "M5 14v-3a7 7 0 0 1 14 0v3M3 13h4v5H3zM17 13h4v5h-4zM19 18q0 3-5 3",
};
