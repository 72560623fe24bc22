// Cyber Shield as a living table.

import { card as cards, other } from "virtual:pictures/cybershield";
import { signed } from "../../lib/art";
import { say } from "../../lib/i18n.svelte";
import type { Details, Ending, Legal, TableGame } from "../../lib/table/game";
import { attempt, decision } from "./decision";
import { moments } from "./moments";
import type { Place, Scene, Waiting } from "./scene";
import CardFace from "./table/CardFace.svelte";
import Field from "./table/Field.svelte";
import { wanted, way } from "./table/places";
import type { Move } from "./wire";
import { attachedWords, cardFacts, cardText, kindOf, listed, placeOf, placeWords, signedPlus } from "./words";

const ENDS = { ten: "CS-2.1", minus: "CS-2.2", deck: "CS-2.3", limit: "CS-2.6" };

/** The card leaves the hand and is announced; what it comes to is the table's to say. */
function foresee(scene: Scene, { move }: Legal<Move>): Scene | null {
  if (move.type !== "cs.play" && move.type !== "cs.play-on" && move.type !== "cs.cancel") return null;
  const card = move.type === "cs.cancel" ? "training" : move.card;
  const kind = kindOf(scene, card);
  if (!kind || kind.symbols.length) return null;
  const side = kind.aims === "other" ? 1 - scene.seat : scene.seat;
  const on = move.type === "cs.play-on" ? `${side}-${move.slot}` : null;
  const one: Waiting = { player: scene.seat, name: move.type === "cs.cancel" ? "cancel" : "card", card, on, part: null };
  return {
    ...scene,
    hand: scene.hand.map((held) => (held.card === card ? { ...held, count: held.count - 1 } : held)).filter((held) => held.count > 0),
    players: scene.players.map((player, n) => (n === scene.seat ? { ...player, size: player.size - 1 } : player)),
    waiting: [one, ...scene.waiting],
  };
}

function ofCard(card: string, scene: Scene): Details | null {
  const kind = kindOf(scene, card);
  if (!kind) return null;
  const words = kind.keywords.map((word) => say(`keyword-${word}`)).join(", ");
  return {
    face: card,
    title: say(`card-${card}`),
    kind: cardFacts(kind),
    text: cardText(card),
    printed: true,
    idea: say(`card-${card}.idea`),
    facts: words ? [[say("shield-keywords"), words]] : [],
    rules: [...say(`card-${card}.text`).matchAll(/CS-\d+\.\d+/g)].map(([rule]) => rule),
    reconstructed: kind.reconstructed,
  };
}

function ofPlace(place: Place, scene: Scene, names: readonly string[]): Details | null {
  const card = ofCard(place.card, scene);
  const [, state, ...more] = placeWords(scene, names, { ...place, attached: [] });
  const on = place.attached.map((one) => [say(`card-${one.card}`), attachedWords(scene, names, one).split(", ").slice(1).join(", ")] as const);
  return card && { ...card, facts: [[say("shield-now"), [state, ...more].join(", ")], ...on, ...(card.facts ?? [])] };
}

function details(id: string, scene: Scene, names: readonly string[]): Details | null {
  const [name = "", part] = id.split("+");
  if (part) return ofCard(part, scene);
  const place = placeOf(scene, name) ?? placeOf(scene, /^port:([^/]*)/.exec(id)?.[1] ?? "");
  if (place) return ofPlace(place, scene, names);
  const card = ofCard(id.startsWith("look:") ? id.slice(5) : id, scene);
  if (card) return card;
  const number = Number(id.at(-1));
  const player = scene.players[number];
  if (!player) return null;
  if (id.startsWith("score"))
    return {
      title: say("shield-reasons-title"),
      text: player.reasons.length ? "" : say("shield-reasons-none"),
      facts: player.reasons.map((one) => {
        const on = placeOf(scene, one.place);
        return [(one.attached ? `${say(`card-${one.card}`)} → ` : "") + (on ? `${say(`card-${on.card}`)} ${on.number}` : ""), signedPlus(one.points)] as const;
      }),
      rules: ["CS-2.5"],
    };
  if (id.startsWith("p"))
    return {
      title: say("shield-pile-name"),
      text: [...player.pile].reverse().map((one) => say(`card-${one}`)).join(", ") || say("shield-pile-empty"),
      rules: ["CS-4.2"],
    };
  if (id.startsWith("d")) return { title: say("shield-deck", { count: player.deck }), text: listUnder(scene, number), rules: ["CS-4.2"] };
  return id.startsWith("tokens") ? { title: say("token-budget"), text: cardText("budget"), picture: other["budget-token"]!, rules: ["CS-4.12"] } : null;
}

const listUnder = (scene: Scene, player: number): string =>
  player === scene.seat && scene.under.length ? `${say("shield-under", { count: scene.under.length })}: ${scene.under.map((card) => say(`card-${card}`)).join(", ")}` : "";

function status(scene: Scene, names: readonly string[]): string {
  if (scene.active === null) return say("shield-status-start", { goal: scene.goal });
  return say("shield-status", { turn: scene.turn, who: scene.active === scene.seat ? "you" : "other", player: names[scene.active] ?? "", goal: scene.goal });
}

function summary(scene: Scene, names: readonly string[]): string {
  const players = scene.players.map((player, n) => {
    const cards = scene.places.filter((place) => place.player === n).map((place) => placeWords(scene, names, place).join(", "));
    return `${names[n]}: ${say("shield-score", { count: player.score, points: signed(player.score) })}. ${cards.join("; ") || say("shield-network-empty")}`;
  });
  return [status(scene, names), ...players, `${say("shield-hand")}: ${listed(scene.hand)}`].join(". ");
}

function ending(scene: Scene, names: readonly string[]): Ending {
  const end = scene.end ?? "limit";
  const [low, high] = scene.players[0]!.score <= scene.players[1]!.score ? [0, 1] : [1, 0];
  const about = end === "ten" ? (scene.winner ?? high) : end === "limit" ? high : scene.winner === null ? low : 1 - scene.winner;
  const order = scene.winner === null ? [0, 1] : [scene.winner, 1 - scene.winner];
  return {
    why: say(`shield-end-${end}`, { who: about === scene.seat ? "you" : "other", player: names[about] ?? "" }),
    rule: ENDS[end],
    standings: order.map((player) => ({
      player,
      figure: signed(scene.players[player]!.score),
      text: say("shield-standing", { cards: scene.places.filter((place) => place.player === player && place.state === "connected").length }),
      won: scene.winner === null || scene.winner === player,
    })),
  };
}

const numberOf = (face: string | null): number => NUMBERS.indexOf(face ?? "");
/** In the order of the cards' numbers. */
const NUMBERS = Object.keys(cards);

const game: TableGame<Scene, Move> = {
  Field,
  CardFace,
  back: other["back"]![0],
  status,
  cards: wanted,
  distance: way,
  hand: (player) => `h${player}`,
  owner: (id, scene) => (/^[hdp]\d$/.test(id) ? Number(id[1]) : /^\d-/.test(id) ? Number(id[0]) : id.startsWith("w") ? (scene.waiting.at(0)?.player ?? null) : null),
  order: (one, other) => numberOf(one) - numberOf(other),
  decision,
  moments,
  foresee,
  attempt,
  details,
  cardLabel: (face, scene) => {
    const kind = kindOf(scene, face);
    return kind ? `${say(`card-${face}`)}, ${cardFacts(kind, true)}` : "";
  },
  summary,
  ending,
};

export default game;
