// The answers that may be given, read from their notation (notation.py), and sorted by what one touches to give them.

import { add, type CardAction } from "../../lib/cardActions";
import type { LegalAction } from "../../wire";
import type { Lying, Scene } from "./scene";

export interface Moves {
  /** With cards of the hand. */
  deeds: CardAction[];
  /** By means of attack: naming one for the wave. */
  adds: Map<string, LegalAction>;
  /** By measure, then by attack. */
  blocks: Map<string, Map<string, LegalAction>>;
  /** By tile: what the question is about. */
  objects: Map<string, LegalAction>;
  /** By tile: turning it for its property. */
  properties: Map<string, LegalAction>;
  /** By tile: all that may be done with it besides. */
  besides: Map<string, LegalAction[]>;
  /** By attack of the wave. */
  attacks: Map<string, LegalAction[]>;
  /** By card of a hand or a pile that lies open. */
  picks: Map<string, LegalAction>;
  /** What has a button of its own. */
  buttons: LegalAction[];
}

/** Something that may be done with what one looks at. */
export interface Act {
  words: string;
  run: () => void;
}

/** Cards of one name that lie alike; also where they lie, for lib/travel.ts. */
export const tile = (player: number, card: string, state: Lying["state"]): string => `t${player}.${card}.${state}`;

const MOVE = /^([a-z]+) ([a-z0-9-]+)(\/?)(?: ([a-z-]+))?$/;
const FORCED = ["fit", "trim"];

export function sort(scene: Scene, legal: LegalAction[]): Moves {
  const moves: Moves = {
    deeds: [],
    adds: new Map(),
    blocks: new Map(),
    objects: new Map(),
    properties: new Map(),
    besides: new Map(),
    attacks: new Map(),
    picks: new Map(),
    buttons: [],
  };
  for (const one of legal) {
    const [, verb = "", card = "", turned = "", attack = ""] = MOVE.exec(one.move) ?? [];
    const { among, side, name } = scene.question;
    if (verb === "lay" || verb === "bottom") moves.deeds.push({ card, target: null, legal: one });
    else if (verb === "add") moves.adds.set(card, one);
    else if (verb === "block") moves.blocks.set(card, new Map([...(moves.blocks.get(card) ?? []), [attack, one]]));
    else if (verb === "strike" || verb === "mill") add(moves.attacks, card, one);
    else if (verb === "put") moves.picks.set(card, one);
    else if (verb === "use") {
      const id = lies(scene, scene.seat, card, false);
      moves.properties.set(id, one);
      add(moves.besides, id, one);
    } else if (verb === "drop") {
      const id = lies(scene, scene.seat, card, !!turned);
      if (FORCED.includes(name)) moves.objects.set(id, one);
      else add(moves.besides, id, one);
    } else if (verb === "on" && among === "table" && side !== null) moves.objects.set(lies(scene, side, card, !!turned), one);
    else if (verb === "on" && among === "wave") add(moves.attacks, card, one);
    else if (verb === "on") moves.picks.set(card, one);
    else moves.buttons.push(one);
  }
  return moves;
}

/** The tile that an answer means. */
function lies(scene: Scene, player: number, card: string, turned: boolean): string {
  const states: Lying["state"][] = turned ? ["turned", "locked"] : ["upright"];
  const found = states.find((state) => scene.players[player]!.table.some((one) => one.card === card && one.state === state));
  return tile(player, card, found ?? states[0]!);
}
