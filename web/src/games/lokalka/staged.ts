// A scene with what lies in the middle for all to see while it happens: the card that is played, and the defence against it.

import type { Scene } from "./scene";

export interface Stage {
  card: string | null;
  defence: string | null;
  /** What comes of it, as a key of a text; empty while that is open. */
  result: string;
}

export interface Staged extends Scene {
  stage?: Stage | undefined;
}

/** A card that is played and not done with yet lies there too. */
export function stageOf(scene: Staged): Stage | null {
  if (scene.stage) return scene.stage;
  return scene.decision.card === null ? null : { card: scene.decision.card, defence: null, result: "" };
}
