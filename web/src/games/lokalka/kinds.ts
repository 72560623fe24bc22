// Cards by their short names: `a4` is an attack of level 4, `d2` a defence of level 2, the others are specials.

import { card as cards, host as hosts, other, role as roles } from "virtual:pictures/lokalka";

export type Family = "attack" | "defence" | "special";

const LONG: { readonly [card: string]: string } = { social: "social-engineering", direct: "direct-access", bomb: "logic-bomb" };
const SPECIALS = ["flood", "social", "viruses", "direct", "backup", "maintenance", "sandbox", "router", "botnet", "bomb"];

const levelled = (face: string): boolean => /^[ad]\d$/.test(face);

export const isCard = (face: string): boolean => levelled(face) || SPECIALS.includes(face);

export const family = (face: string): Family => (!levelled(face) ? "special" : face.startsWith("a") ? "attack" : "defence");

export const level = (face: string): number => (levelled(face) ? Number(face[1]) : 0);

/** The id of its texts and its picture. */
export const idOf = (face: string): string => (levelled(face) ? `${family(face)}-${face[1]}` : (LONG[face] ?? face));

const NOTHING = ["", ""] as const;

export const cardPicture = (face: string): readonly [string, string] => cards[idOf(face)] ?? NOTHING;
export const hostPicture = (host: string): readonly [string, string] => hosts[host] ?? NOTHING;
export const rolePicture = (role: string): readonly [string, string] => roles[role] ?? NOTHING;
export const backPicture = (): string => other["back"]?.[0] ?? "";

/** All auxiliary hosts of the box. */
export const HOSTS: readonly string[] = Object.keys(hosts);

const RANK = new Map([1, 2, 3, 4, 5].flatMap((n) => [`a${n}`, `d${n}`]).concat(SPECIALS).map((face) => [face, rank(face)]));

function rank(face: string): number {
  return { attack: 0, defence: 10, special: 20 }[family(face)] + (level(face) || SPECIALS.indexOf(face));
}

/** Attacks, defences, specials. */
export const order = (one: string | null, other: string | null): number =>
  (RANK.get(one ?? "") ?? 99) - (RANK.get(other ?? "") ?? 99);

/** What rules say about it. */
export function rulesOf(face: string): string[] {
  const special = SPECIALS.indexOf(face);
  if (special >= 0) return [`LOK-10.${special + 1}`];
  return family(face) === "attack" ? ["LOK-6.1", "LOK-6.2", "LOK-6.3", "LOK-6.4", "LOK-7.1"] : ["LOK-5.1", "LOK-5.2"];
}
