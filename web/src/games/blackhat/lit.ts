// What is lit on the board: the spaces that are part of a move, and what going there would change.

import { difference } from "./art";
import type { Action, Moves } from "./moves";
import type { Scene } from "./scene";

/** What the board is drawn from. */
export type Ground = Pick<Scene, "spaces" | "places" | "pawns" | "tracer">;

export interface Lit {
  legal: Action[];
  /** The change of trace, with the pawn unless it is chosen; empty if it is not a pawn's way or there is a choice. */
  price: string;
}

/** By space. `pawn`: the chosen one, whose ways alone are lit. */
export function lights(scene: Ground, moves: Moves, pawn: string | null): Map<string, Lit> {
  const found = new Map<string, Lit>();
  const add = (id: string, legal: Action, price = "") => {
    const one = found.get(id);
    if (one) found.set(id, { legal: [...one.legal, legal], price: "" });
    else found.set(id, { legal: [legal], price });
  };
  for (const step of moves.steps) {
    if (pawn !== null && step.pawn !== pawn) continue;
    const change = price(scene, step.pawn, step.to);
    add(step.to, step.legal, pawn === null ? `${step.pawn} ${change}` : change);
  }
  for (const mark of moves.marks) add(mark.at, mark.legal);
  for (const place of scene.places) {
    const legal = moves.lays.get(place.number);
    if (legal) for (const id of place.spaces) add(id, legal);
  }
  return found;
}

/** How much more trace a pawn leaves there than where it is; nothing for the tracer. */
function price(scene: Ground, pawn: string, to: string): string {
  const at = scene.pawns.find((one) => one.id === pawn)?.at;
  const from = scene.spaces.find((space) => space.id === at);
  const there = scene.spaces.find((space) => space.id === to);
  return from && there ? difference(there.value - from.value) : "";
}

/** The notation of the move that stands for a space that is not lit, to ask why it is not; null if there is nothing to ask. */
export function illegalMove(scene: Ground, moves: Moves, pawn: string | null, space: string): string | null {
  if (moves.marks.length) return `+${space}`;
  if (moves.steps.some((step) => step.pawn === "T")) return `T>${space}`;
  if (!moves.steps.length || pawn === null) return null;
  if (scene.pawns.find((one) => one.id === pawn)?.at !== space) return `${pawn}>${space}`;
  const next = scene.spaces.find((one) => one.id === space)?.arrows[0];
  return next && !moves.steps.some((step) => step.pawn === pawn) ? `${pawn}>${next}` : null;
}
