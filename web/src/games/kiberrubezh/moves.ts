// The legal actions, sorted by what one touches to take them.

import { add, type CardAction, type Legal } from "../../lib/cardActions";
import type { Lying, Scene } from "./scene";
import type { Move } from "./wire";

export type Action = Legal<Move>;

export interface Moves {
  /** With cards of the hand. */
  cards: CardAction[];
  /** By means of attack: naming one for the wave. */
  adds: Map<string, Action>;
  /** By measure, then by attack. */
  blocks: Map<string, Map<string, Action>>;
  /** By tile: what the decision is about. */
  objects: Map<string, Action>;
  /** By tile: turning it for its property. */
  properties: Map<string, Action>;
  /** By tile: all that may be done with it besides. */
  besides: Map<string, Action[]>;
  /** By attack of the wave. */
  attacks: Map<string, Action[]>;
  /** By card of a hand or a pile that lies open. */
  picks: Map<string, Action>;
  /** What has a button of its own. */
  buttons: Action[];
}

/** Something that may be done with what one looks at. */
export interface Act {
  words: string;
  run: () => void;
}

/** Cards of one name that lie alike; also where they lie, for lib/cardMotion.ts. */
export const tile = (player: number, card: string, state: Lying["state"]): string => `t${player}.${card}.${state}`;

const FORCED = ["fit", "trim"];

export function sort(scene: Scene, legal: Action[]): Moves {
  const moves: Moves = {
    cards: [],
    adds: new Map(),
    blocks: new Map(),
    objects: new Map(),
    properties: new Map(),
    besides: new Map(),
    attacks: new Map(),
    picks: new Map(),
    buttons: [],
  };
  const { among, side, name } = scene.decision;
  for (const one of legal) {
    const { move } = one;
    switch (move.type) {
      case "kr.lay":
      case "kr.bottom":
        moves.cards.push({ card: move.card, target: null, legal: one });
        break;
      case "kr.add":
        moves.adds.set(move.card, one);
        break;
      case "kr.block":
        moves.blocks.set(move.measure, new Map([...(moves.blocks.get(move.measure) ?? []), [move.attack, one]]));
        break;
      case "kr.strike":
        add(moves.attacks, move.card, one);
        break;
      case "kr.put":
        moves.picks.set(move.card, one);
        break;
      case "kr.use": {
        const id = lies(scene, scene.seat, move.card, false);
        moves.properties.set(id, one);
        add(moves.besides, id, one);
        break;
      }
      case "kr.drop": {
        const id = lies(scene, scene.seat, move.card, move.turned);
        if (FORCED.includes(name)) moves.objects.set(id, one);
        else add(moves.besides, id, one);
        break;
      }
      case "kr.object":
        if (among === "table" && side !== null) moves.objects.set(lies(scene, side, move.card, move.turned), one);
        else if (among === "wave") add(moves.attacks, move.card, one);
        else moves.picks.set(move.card, one);
        break;
      default:
        moves.buttons.push(one);
    }
  }
  return moves;
}

/** The tile that an action means. */
function lies(scene: Scene, player: number, card: string, turned: boolean): string {
  const states: Lying["state"][] = turned ? ["turned", "locked"] : ["upright"];
  const found = states.find((state) => scene.players[player]!.table.some((one) => one.card === card && one.state === state));
  return tile(player, card, found ?? states[0]!);
}
