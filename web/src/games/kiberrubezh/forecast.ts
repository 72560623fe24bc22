// What an attack would come to, of the figures that the table gives: for labels.

import { wants } from "./plan";
import type { Prospect } from "./scene";
import { lanes, type Lane, type Seen } from "./seen";
import { sends } from "./words";

export interface Loss {
  player: number;
  least: number;
  most: number;
}

/** For texts: `same` is yes, no, or none. */
export const range = ({ least, most }: Pick<Loss, "least" | "most">): { least: number; most: number; same: string } => ({
  least,
  most,
  same: most === 0 ? "none" : least === most ? "yes" : least === 0 ? "upto" : "no",
});

export const prospectOf = (scene: Seen, card: string): Prospect | undefined => scene.prospects.find((one) => one.card === card);

/** Whether an attack still comes through, as far as it is composed. */
export const through = (scene: Seen, lane: Lane): boolean => lane.state !== "met" && wants(scene, lane) > 0;

/** How many cards the attacks of the wave that nothing stops would send. */
export function forecast(scene: Seen): Loss | null {
  if (!scene.wave) return null;
  let [least, most] = [0, 0];
  for (const lane of lanes(scene)) {
    const found = through(scene, lane) && prospectOf(scene, lane.card);
    if (!found) continue;
    const { text, plain } = sends(found);
    least += Math.min(text ?? plain, plain);
    most += Math.max(text ?? plain, plain);
  }
  return most ? { player: 1 - scene.wave.player, least, most } : null;
}

/** By measure of the defender: how many attacks of the wave each may block. Only while the wave is being named. */
export function threats(scene: Seen): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (scene.wave?.stage !== "naming") return found;
  for (const card of new Set(lanes(scene).map((lane) => lane.card)))
    for (const blocker of prospectOf(scene, card)?.blockers ?? []) found.set(blocker.card, blocker.blocks);
  return found;
}

