// A wave or blocks that the reader has chosen and not sent yet. What may be chosen is given by the legal actions, how often
// by the scene.

import type { QueuedMove } from "../../lib/moveQueue.svelte";
import type { Moves } from "./moves";
import type { Blocker, Scene } from "./scene";

/** A measure, and the attacks that it is to block. */
export interface Use {
  measure: string;
  attacks: string[];
}

const times = (list: string[], card: string): number => list.filter((one) => one === card).length;

/** The chosen means as far as they are still there to be named. `goal`: how many of each the wave will have when all are
    sent, while that is being done. */
export function standing(scene: Scene, means: string[], goal: Map<string, number> | null): string[] {
  if (scene.active !== scene.seat || scene.phase !== "attack" || (scene.wave && scene.wave.stage !== "naming")) return [];
  return means.filter((card, n) => {
    const before = times(means.slice(0, n), card);
    return before < upright(scene, card) && (!goal || named(scene, card) + before < (goal.get(card) ?? 0));
  });
}

export const goalOf = (scene: Scene, means: string[]): Map<string, number> =>
  new Map(means.map((card) => [card, named(scene, card) + times(means, card)]));

const named = (scene: Scene, card: string): number => scene.wave?.attacks.find((one) => one.card === card)?.count ?? 0;

const upright = (scene: Scene, card: string): number =>
  scene.players[scene.seat]?.table.find((one) => one.card === card && one.state === "upright")?.count ?? 0;

export const canAdd = (scene: Scene, moves: Moves, means: string[], card: string): boolean =>
  moves.adds.has(card) && times(means, card) < upright(scene, card);

/** How many of a measure can block, and how many attacks each. */
function ready(scene: Scene, measure: string): Blocker | undefined {
  const going = scene.decision.name === "block-on";
  return scene.prospects.flatMap((one) => one.blockers).find((one) => one.card === measure && one.goes_on === going);
}

export const used = (uses: Use[], measure: string): number =>
  uses.filter((use) => use.measure === measure).reduce((sum, use) => sum + use.attacks.length, 0);

/** How many blocks a measure has, all of its kind together. */
export function blocksOf(scene: Scene, measure: string): number {
  const found = ready(scene, measure);
  return found ? found.count * found.blocks : 0;
}

/** How many blocks an attack still wants. */
export function wants(scene: Scene, uses: Use[], attack: string): number {
  const found = scene.wave?.attacks.find((one) => one.card === attack);
  return (found?.wants ?? 0) - uses.reduce((sum, use) => sum + times(use.attacks, attack), 0);
}

export const canBlock = (scene: Scene, moves: Moves, uses: Use[], measure: string, attack: string): boolean =>
  !!moves.blocks.get(measure)?.has(attack) && wants(scene, uses, attack) > 0 && used(uses, measure) < blocksOf(scene, measure);

/** A measure goes on as long as it can, then the next one of its kind blocks. */
export function withBlock(scene: Scene, uses: Use[], measure: string, attack: string): Use[] {
  const most = ready(scene, measure)?.blocks ?? 1;
  const open = uses.findIndex((use) => use.measure === measure && use.attacks.length < most);
  if (open < 0) return [...uses, { measure, attacks: [attack] }];
  return uses.map((use, n) => (n === open ? { measure, attacks: [...use.attacks, attack] } : use));
}

export const withoutBlock = (uses: Use[], measure: string, attack: string): Use[] => {
  const at = uses.findIndex((use) => use.measure === measure && use.attacks.includes(attack));
  const without = (list: string[]): string[] => list.filter((_, n) => n !== list.lastIndexOf(attack));
  return uses.map((use, n) => (n === at ? { measure, attacks: without(use.attacks) } : use)).filter((use) => use.attacks.length);
};

export const withoutMeans = (means: string[], card: string): string[] => means.filter((_, n) => n !== means.lastIndexOf(card));

/** The moves that name these means and begin the wave. */
export function waveSteps(scene: Scene, means: string[]): QueuedMove[] {
  const named = scene.decision.name === "wave";
  return [
    ...means.map((card, n) => ({ notation: `add ${card}`, decision: named || n ? "wave" : "attack" })),
    { notation: "declare", decision: "wave" },
  ];
}

/** The moves that block so, and no more. What the server does not ask for is not sent. */
export function blockSteps(scene: Scene, uses: Use[]): QueuedMove[] {
  const going = scene.decision.name === "block-on";
  return [
    ...uses.flatMap((use, n) => [
      ...use.attacks.map((attack, m) => ({
        notation: `block ${use.measure} ${attack}`,
        decision: m || (going && !n) ? "block-on" : "block",
      })),
      { notation: "done", decision: "block-on", maybe: true },
    ]),
    { notation: "done", decision: "block", maybe: true },
  ];
}
