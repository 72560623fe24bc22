// Words for things on the table, made of the texts of the game.

import { times } from "../../lib/cardCounts";
import { say } from "../../lib/i18n.svelte";
import type { CardCount, Kind, Lying, Power, Prospect, Scene, StepEffect } from "./scene";

/** What a card gives or needs. */
interface Powers {
  defence: number;
  attack: number;
}

export const kindOf = (scene: Scene, card: string): Kind | undefined => scene.kinds.find((kind) => kind.card === card);
export const isAsset = (kind: Kind): boolean => kind.kind === "basic" || kind.kind === "asset";

/** What a card does, without the numbers of rules. */
export const cardText = (card: string): string => say(`card-${card}.text`).replace(/ \(KR-[^)]*\)/g, "");
export const rulesOf = (card: string): string[] => say(`card-${card}.text`).match(/KR-\d+\.\d+/g) ?? [];

export const cardName = (card: string): string => say(`card-${card}`);

/** As in `Phishing ×2, Laptop`. */
export const listed = (held: readonly CardCount[]): string => held.map((one) => cardName(one.card) + times(one.count)).join(", ");

/** From the top down; what the reader may not know is a question mark. */
export const ordered = (cards: readonly (string | null)[]): string => cards.map((card) => (card === null ? "?" : cardName(card))).join(", ");

/** What a card gives or needs, in words. */
export function powerWords(kind: Kind, { defence, attack }: Powers): string {
  const power = isAsset(kind) ? "gives" : defence ? "defence" : attack ? "attack" : "none";
  return say("power-name", { power, defence: `${defence}`, attack: `${attack}` });
}

export function blocksWords({ categories, blocks }: Kind): string {
  const [category = "", second = ""] = categories;
  const key = ["does-blocks-any", "does-blocks", "does-blocks-two"][categories.length]!;
  return say(key, { n: blocks, category, second });
}

/** Its kind, categories, power and blocks. */
export function cardFacts(kind: Kind, powers: Powers = kind): string {
  const out = [say(`kind-${kind.kind}`)];
  if (kind.kind !== "measure") out.push(...kind.categories.map((name) => say(`category-${name}`)));
  out.push(powerWords(kind, powers));
  if (kind.blocks) out.push(blocksWords(kind));
  if (kind.takes > 1) out.push(say("does-needs-blocks", { n: kind.takes }));
  return out.join(", ");
}

/** The line below the picture of a card. */
export const kindName = (kind: Kind): string =>
  kind.kind === "attack" || kind.kind === "measure"
    ? kind.categories.map((name) => say(`category-${name}`)).join(", ") || say("kr-any-attack")
    : say(kind.kind === "event" ? "kind-event" : "kind-asset");

/** A card of the table, as it is read out. */
export const lyingWords = ({ card, count, state }: Lying): string => `${cardName(card)}${times(count)}, ${say("state-name", { state })}`;

export const powerFacts = (kind: string, { given, needed, free }: Power): string =>
  say("kr-power", { kind, given, needed, free, missing: Math.max(0, -free) });

/** A step as it would be done now, with what it could be done to. */
function effectWords(effect: StepEffect): string {
  const label = say(effect.key, { step: effect.step, n: effect.n });
  const objects = [...effect.upright.map(cardName), ...effect.turned.map((card) => say("card-turned", { card }))];
  return effect.key === "effect-name" && objects.length ? `${label} (${objects.join(", ")})` : label;
}

export const effectsWords = (effects: readonly StepEffect[]): string => effects.map(effectWords).join("; ");

/** What could block an attack, and what it would do. */
export function prospectFacts(one: Prospect, blockable: boolean): [string, string][] {
  const out: [string, string][] = [];
  const measures = one.blockers.map((blocker) => cardName(blocker.card) + times(blocker.count));
  if (blockable) out.push([say("kr-fact-blockers"), measures.join(", ") || say("wave-nobody")]);
  out.push([say("kr-fact-does"), effectsWords(one.does.length ? one.does : [one.instead])]);
  if (one.does.length) out.push([say("kr-fact-instead"), effectsWords([one.instead])]);
  return out;
}

/** How many cards an attack would send: by its text, and instead of it. */
export function sends(one: Prospect): { text: number | null; plain: number } {
  const mills = one.does.filter((step) => step.step === "mill" && step.key === "effect-name");
  return { text: one.does.length ? mills.reduce((sum, step) => sum + step.n, 0) : null, plain: one.instead.n };
}
