// A scene with what the page adds for the eye: the order of a wave, who blocks what in it, the upper card of each discard
// pile, how far the decks have fallen in this turn, and what is composed and not sent.

import type { Plan, Use } from "./plan";
import type { Attack, Lying, Scene } from "./scene";

export interface Extra {
  /** Lanes of the wave, as the attacks stepped in. */
  order: readonly string[];
  uses: readonly Use[];
  /** By player. */
  top: readonly (string | null)[];
  fell: readonly number[];
  /** Lanes of attacks of this wave that have come through. */
  hits: readonly string[];
  plan: Plan | null;
}

export interface Seen extends Scene {
  extra?: Extra;
}

const NONE: Extra = { order: [], uses: [], top: [null, null], fell: [0, 0], hits: [], plan: null };

export const extra = (scene: Seen): Extra => scene.extra ?? NONE;

export const more = (scene: Seen, change: Partial<Extra>): Seen => ({ ...scene, extra: { ...extra(scene), ...change } });

/** Cards of one name that lie alike: the name of their place, and the id of the thing that they are. */
export const tile = (player: number, card: string, state: Lying["state"]): string => `t${player}.${card}.${state}`;

export const laneOf = (card: string, n: number): string => `w.${card}.${n}`;

/** One attack of the wave. */
export interface Lane {
  id: string;
  card: string;
  /** Chosen, not sent; chosen; open; with one block of two; nothing comes of it any more. */
  state: "planned" | "named" | "open" | "partly" | "met";
  /** Measures that block it, also as composed. */
  measures: readonly string[];
}

/** The wave, attack by attack, in the order in which they stepped in. */
export function lanes(scene: Seen): Lane[] {
  const { order, uses, plan } = extra(scene);
  const naming = scene.wave?.stage === "naming";
  const found = (scene.wave?.attacks ?? []).flatMap((attack) =>
    Array.from({ length: attack.count }, (_, n): Lane => {
      const id = laneOf(attack.card, n);
      const measures = [...uses, ...(plan?.uses ?? [])].flatMap((use) => use.lanes.flatMap((lane) => (lane === id ? [use.measure] : [])));
      return { id, card: attack.card, state: naming ? stateOf(plan, attack, n) : met(attack, n), measures };
    }),
  );
  const at = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return found.sort((one, other) => at(one.id) - at(other.id));
}

const stateOf = (plan: Plan | null, { card, count }: Attack, n: number): "planned" | "named" =>
  n >= count - (plan?.means.filter((one) => one === card).length ?? 0) ? "planned" : "named";

const met = (attack: Attack, n: number): "met" | "partly" | "open" =>
  n < attack.met ? "met" : n < attack.met + attack.partly ? "partly" : "open";
