// Words for things on the table, made of the texts of the game.

import { MARK } from "../../lib/art";
import { times } from "../../lib/cardCounts";
import { say } from "../../lib/i18n.svelte";
import type { HandCard } from "../../components/Hands.svelte";
import type { CardText } from "../../components/SelectedCard.svelte";
import { SIGNS } from "./art";
import type { Attack, StepEffect, CardCount, Kind, Lying, Mine, Power, Prospect, Scene } from "./scene";

/** What a card gives or needs. */
interface Powers {
  defence: number;
  attack: number;
}

export const kindOf = (scene: Scene, card: string): Kind | undefined => scene.kinds.find((kind) => kind.card === card);
export const isAsset = (kind: Kind): boolean => kind.kind === "basic" || kind.kind === "asset";

/** The name of a card, with its mark. */
export const cardName = (scene: Scene, card: string): string =>
  say(`card-${card}`) + (kindOf(scene, card)?.reconstructed ? MARK : "");

/** As in `Phishing ×2, Laptop`. */
export const listed = (scene: Scene, held: CardCount[]): string =>
  held.map((one) => cardName(scene, one.card) + times(one.count)).join(", ") || "–";

/** From the top down; what the reader may not know is a question mark. */
export const ordered = (scene: Scene, cards: (string | null)[]): string =>
  cards.map((card) => (card === null ? "?" : cardName(scene, card))).join(", ");

/** As in `▼2▣1`. */
export function signs(kind: Kind, { defence, attack }: Powers): string {
  const out = [];
  if (defence) out.push(SIGNS.defence + defence);
  if (attack) out.push(SIGNS.attack + attack);
  if (kind.blocks) out.push(SIGNS.blocks + kind.blocks);
  return out.join(" ");
}

/** What a card gives or needs, in words. */
export function powerWords(kind: Kind, { defence, attack }: Powers): string {
  const power = isAsset(kind) ? "gives" : defence ? "defence" : attack ? "attack" : "none";
  return say("power-name", { power, defence: `${defence}`, attack: `${attack}` });
}

/** Its kind, categories, power and blocks. */
export function cardFacts(kind: Kind, powers: Powers = kind): string {
  const out = [say(`kind-${kind.kind}`)];
  if (kind.kind !== "measure") out.push(...kind.categories.map((category) => say(`category-${category}`)));
  out.push(powerWords(kind, powers));
  if (kind.blocks) out.push(blocksWords(kind));
  if (kind.takes > 1) out.push(say("does-needs-blocks", { n: kind.takes }));
  return out.join(" · ");
}

function blocksWords(kind: Kind): string {
  const [category = "", second = ""] = kind.categories;
  const key = ["does-blocks-any", "does-blocks", "does-blocks-two"][kind.categories.length]!;
  return say(key, { n: kind.blocks, category, second });
}

export function cardText(scene: Scene, card: string | null, powers?: Powers & { dear?: boolean }): CardText | null {
  const kind = card === null ? undefined : kindOf(scene, card);
  if (!kind) return null;
  const facts = [cardFacts(kind, powers), ...(powers?.dear ? [say("kr-dear")] : [])].join(" · ");
  const keywords = [`#${kind.number}`, say(`rarity-${kind.rarity}`)].join(" · ");
  const [text, idea] = [say(`card-${card}.text`), say(`card-${card}.idea`)];
  return { name: cardName(scene, kind.card), facts, text, idea, keywords, reconstructed: kind.reconstructed };
}

/** Cards of an open hand: what each gives or needs as the table lies, and whether there is the power for it. */
export function handCards(scene: Scene, player: number, held: Mine[]): HandCard[] {
  const known = scene.players[player]!.known.map((one) => one.card);
  return held.map((one) => {
    const { card, count, dear } = one;
    const kind = kindOf(scene, card);
    const name = cardName(scene, card);
    const notes = [...(dear ? [say("kr-dear")] : []), ...(known.includes(card) ? [say("kr-seen")] : [])];
    const changed = kind && (kind.defence !== one.defence || kind.attack !== one.attack);
    const shown = [name, ...(changed ? [signs({ ...kind, blocks: 0 }, one)] : []), ...(dear ? [SIGNS.missing] : [])].join(" ");
    return { card, count, name, shown, facts: kind ? cardFacts(kind, one) : "", notes, knowers: known.includes(card) ? "" : null };
  });
}

/** All that lies open of a tile, as it is read out. */
export function lyingWords(scene: Scene, one: Lying): string[] {
  const kind = kindOf(scene, one.card);
  const out = [cardName(scene, one.card) + times(one.count), say("state-name", { state: one.state })];
  if (kind) out.push(powerWords(kind, one));
  if (kind?.blocks) out.push(blocksWords(kind));
  return out;
}

export function powerFacts(kind: string, { given, needed, free }: Power): string {
  return say("kr-power", { kind, given, needed, free, missing: Math.max(0, -free) });
}

/** An attack of the wave: how far it is met. */
export function attackWords(scene: Scene, one: Attack): string[] {
  const kind = kindOf(scene, one.card);
  const out = [cardName(scene, one.card) + times(one.count), ...(kind?.categories ?? []).map((name) => say(`category-${name}`))];
  if (scene.wave?.stage !== "naming") {
    const open = one.count - one.met;
    if (open) out.push(say("kr-open", { count: open }));
    if (one.met) out.push(say("kr-met", { count: one.met }));
    if (one.partly) out.push(say("wave-partly"));
  }
  return out;
}

/** A step as it would be done now, with what it could be done to. */
export function effectWords(effect: StepEffect): string {
  const label = say(effect.key, { step: effect.step, n: effect.n });
  const objects = [...effect.upright.map((card) => say(`card-${card}`)), ...effect.turned.map((card) => say("card-turned", { card }))];
  return effect.key === "effect-name" && objects.length ? `${label} (${objects.join(", ")})` : label;
}

export const effectsWords = (effects: StepEffect[]): string => effects.map(effectWords).join("; ");

/** What could block an attack, and what it would do. */
export function prospectWords(one: Prospect, blockable: boolean): string[] {
  const out = [];
  const cards = one.blockers.map((blocker) => {
    const title = say(`card-${blocker.card}`) + times(blocker.count);
    return blocker.goes_on ? say("wave-goes-on", { title, count: blocker.blocks }) : title;
  });
  if (blockable) out.push(say("wave-blockers", { cards: cards.join(", ") || say("wave-nobody") }));
  out.push(say("wave-does", { text: effectsWords(one.does.length ? one.does : [one.instead]) }));
  if (one.does.length) out.push(say("wave-instead", { text: effectWords(one.instead) }));
  return out;
}
