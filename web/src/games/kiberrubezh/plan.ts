// A wave or blocks that the reader composes and has not sent. What may be chosen is given by the legal actions, how often
// by the scene.

import type { Legal } from "../../lib/table/game";
import type { Step } from "../../lib/table/chain";
import type { Attack, Blocker, Scene } from "./scene";
import { extra, laneOf, lanes, more, type Lane, type Seen } from "./seen";
import type { Move } from "./wire";

/** A measure, and the lanes of the attacks that it blocks. */
export interface Use {
  measure: string;
  lanes: readonly string[];
}

export interface Plan {
  means: readonly string[];
  uses: readonly Use[];
  /** A card of one's own table is to be discarded: which one is open. */
  drops?: boolean;
}

const EMPTY: Plan = { means: [], uses: [] };

export const planOf = (scene: Seen): Plan => extra(scene).plan ?? EMPTY;

/** A plan with nothing in it is none. */
const some = (plan: Plan): Plan | null => (plan.means.length || plan.uses.length ? plan : null);

const times = (list: readonly string[], one: string): number => list.filter((other) => other === one).length;

/** The scene as if it were done. */
export function planned(scene: Seen, plan: Plan): Seen {
  const { means } = plan;
  const order = [...extra(scene).order];
  const attacks: Attack[] = (scene.wave?.attacks ?? []).map((one) => ({ ...one }));
  for (const card of means) {
    const found = attacks.find((one) => one.card === card);
    order.push(laneOf(card, found?.count ?? 0));
    if (found) found.count++;
    else attacks.push({ card, count: 1, met: 0, partly: 0, wants: 1 });
  }
  const players = scene.players.map((player, n) =>
    n === scene.seat && means.length
      ? { ...player, table: player.table.map((one) => (one.state === "upright" ? { ...one, count: one.count - times(means, one.card) } : one)) }
      : player,
  );
  const wave = means.length ? { player: scene.seat, stage: "naming" as const, attacks } : scene.wave;
  return more({ ...scene, players, wave }, { plan, order });
}

export const withMeans = (scene: Seen, card: string): Plan => ({ ...planOf(scene), means: [...planOf(scene).means, card] });

export function withoutMeans(scene: Seen, lane: Lane): Plan | null {
  const { means } = planOf(scene);
  const found = means.lastIndexOf(lane.card);
  return some({ ...planOf(scene), means: means.filter((_, n) => n !== found) });
}

/** How many of a measure can block, and how many attacks each. */
function ready(scene: Scene, measure: string): Blocker | undefined {
  const going = scene.decision.name === "block-on";
  return scene.prospects.flatMap((one) => one.blockers).find((one) => one.card === measure && one.goes_on === going);
}

const used = (scene: Seen, measure: string): number =>
  planOf(scene).uses.filter((use) => use.measure === measure).reduce((sum, use) => sum + use.lanes.length, 0);

/** How many blocks of a measure are left, of all of its name together. */
export function left(scene: Seen, measure: string): number {
  const found = ready(scene, measure);
  return (found ? found.count * found.blocks : 0) - used(scene, measure);
}

/** How many blocks an attack still wants. */
export function wants(scene: Seen, lane: Lane): number {
  if (lane.state === "met") return 0;
  const takes = scene.kinds.find((kind) => kind.card === lane.card)?.takes ?? 1;
  const now = planOf(scene).uses.reduce((sum, use) => sum + times(use.lanes, lane.id), 0);
  return takes - (lane.state === "partly" ? 1 : 0) - now;
}

export const canBlock = (scene: Seen, lane: Lane, measure: string): boolean => wants(scene, lane) > 0 && left(scene, measure) > 0;

/** A measure goes on as long as it can, then the next one of its name blocks. */
export function withBlock(scene: Seen, measure: string, lane: string): Plan {
  const plan = planOf(scene);
  const most = ready(scene, measure)?.blocks ?? 1;
  const open = plan.uses.findIndex((use) => use.measure === measure && use.lanes.length < most);
  if (open < 0) return { ...plan, uses: [...plan.uses, { measure, lanes: [lane] }] };
  return { ...plan, uses: plan.uses.map((use, n) => (n === open ? { measure, lanes: [...use.lanes, lane] } : use)) };
}

/** Nothing that is composed blocks this lane any more. */
export function withoutBlocks(scene: Seen, lane: string): Plan | null {
  const plan = planOf(scene);
  const uses = plan.uses.map((use) => ({ ...use, lanes: use.lanes.filter((one) => one !== lane) })).filter((use) => use.lanes.length);
  return some({ ...plan, uses });
}

const asked =
  (...names: string[]) =>
  (scene: Scene): boolean =>
    names.includes(scene.decision.name);

/** The moves that name these means and begin the wave. */
export function waveSteps(scene: Seen): Step[] {
  const add = (card: string): Step => ({ move: { type: "kr.add", card } satisfies Move, when: asked("attack", "wave") });
  return [...planOf(scene).means.map(add), { move: { type: "kr.declare" } satisfies Move, when: asked("wave"), maybe: true }];
}

/** The moves that block so, and no more. What the table does not ask for is not sent. */
export function blockSteps(scene: Seen): Step[] {
  const done = (name: string): Step => ({ move: { type: "kr.done" } satisfies Move, when: asked(name), maybe: true });
  const cards = new Map(lanes(scene).map((lane) => [lane.id, lane.card]));
  const block = (measure: string, lane: string): Step => ({
    move: { type: "kr.block", measure, attack: cards.get(lane) ?? "" } satisfies Move,
    when: asked("block", "block-on"),
  });
  return [...planOf(scene).uses.flatMap((use) => [...use.lanes.map((lane) => block(use.measure, lane)), done("block-on")]), done("block")];
}

export type Action = Legal<Move>;
