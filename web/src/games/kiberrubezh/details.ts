// What is read about a card, a pile, a deck or a lane of the wave.

import { count } from "../../lib/cardCounts";
import { say, sentence } from "../../lib/i18n.svelte";
import type { Details } from "../../lib/table/game";
import type { CardCount } from "./scene";
import { lanes, tile, type Seen } from "./seen";
import { blocksWords, cardName, cardText, isAsset, kindName, kindOf, listed, ordered, powerWords, prospectFacts, rulesOf } from "./words";

/** The card that an id of the page stands for. */
export function cardOf(id: string, scene: Seen): string | null {
  if (kindOf(scene, id)) return id;
  if (id.startsWith("t") || id.startsWith("x.")) return id.split(".")[1] ?? null;
  if (id.startsWith("w.")) return lanes(scene).find((lane) => lane.id === id)?.card ?? null;
  if (id.startsWith("b.")) return lanes(scene).find((lane) => `b.${lane.id}` === id)?.measures[0] ?? null;
  return null;
}

export function details(id: string, scene: Seen): Details | null {
  if (/^q[01]$/.test(id)) return pile(scene, Number(id[1]));
  if (/^d[01]$/.test(id)) return deck(scene, Number(id[1]));
  const card = cardOf(id, scene);
  const kind = card === null ? undefined : kindOf(scene, card);
  if (!kind || card === null) return null;
  const facts: [string, string][] = [];
  facts.push([say("kr-fact-power"), powerWords(kind, kind)]);
  if (kind.blocks) facts.push([say("kr-fact-blocks"), blocksWords(kind)]);
  if (kind.takes > 1) facts.push([say("kr-fact-takes"), say("does-needs-blocks", { n: kind.takes })]);
  const lying = scene.players.flatMap(({ table }, player) => table.filter((one) => tile(player, one.card, one.state) === id))[0];
  if (lying) {
    facts.push([say("kr-fact-lies"), say("state-name", { state: lying.state })]);
    if (lying.defence !== kind.defence || lying.attack !== kind.attack) facts.push([say("kr-fact-now"), powerWords(kind, lying)]);
  }
  const attacks = id.startsWith("w.") || (lying?.zone === "means" && id.startsWith(`t${scene.active}`));
  const prospect = attacks ? scene.prospects.find((one) => one.card === card) : undefined;
  if (prospect) facts.push(...prospectFacts(prospect, scene.wave?.stage !== "last" && scene.wave?.stage !== "resolve"));
  facts.push([say("kr-fact-rarity"), say(`rarity-${kind.rarity}`)]);
  return {
    title: cardName(card),
    printed: true,
    kind: `${say(`kind-${kind.kind}`)}${isAsset(kind) || kind.kind === "event" ? "" : ` · ${kindName(kind)}`}`,
    text: cardText(card),
    rules: rulesOf(card),
    idea: say(`card-${card}.idea`),
    facts,
    reconstructed: kind.reconstructed,
    face: card,
  };
}

const some = (held: readonly CardCount[]): string => listed(held) || say("kr-none");

function pile(scene: Seen, player: number): Details {
  const one = scene.players[player]!;
  const facts: [string, string][] = one.gone.length ? [[say("kr-fact-gone"), listed(one.gone)]] : [];
  return { title: sentence(say("kr-pile", { count: count(one.pile) })), text: some(one.pile), facts };
}

function deck(scene: Seen, player: number): Details {
  const one = scene.players[player]!;
  const facts: [string, string][] = [[say("kr-fact-lasts"), say("kr-lasts", { count: one.lasts })]];
  if (one.known.length && player !== scene.seat) facts.push([say("kr-fact-known"), listed(one.known)]);
  if (scene.tops[player]?.length) facts.push([say("kr-fact-tops"), ordered(scene.tops[player]!)]);
  if (scene.bottoms[player]?.length) facts.push([say("kr-fact-bottoms"), ordered(scene.bottoms[player]!)]);
  facts.push([say("kr-fact-rest"), some(one.rest)]);
  return { title: say("kr-deck-of", { count: one.deck, start: one.start }), text: say("kr-lasts-why"), facts, rules: ["KR-3.1"] };
}
