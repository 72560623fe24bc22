// Words for things on the table, made of the texts of the game.

import { MARK, signed } from "../../lib/art";
import { say } from "../../lib/i18n.svelte";
import type { Ground } from "./lit";
import type { CardCount, Space } from "./scene";

export const marked = (value: number, reconstructed: boolean): string => signed(value) + (reconstructed ? MARK : "");

export function cardName(card: string): string {
  if (card === "J") return say("card-joker");
  return card === "H" ? say("card-hat") : card;
}

/** As in `7×2 J`. */
export const byKind = (held: CardCount[]): string =>
  held.map((kind) => kind.card + (kind.count > 1 ? `×${kind.count}` : "")).join(" ");

/** A space with all that lies on it. */
export function spaceWords(scene: Ground, space: Space): string {
  const value = marked(space.value, space.reconstructed);
  const arrows = space.arrows.join(" ") || "–";
  const out = [say("board-space", { space: space.id, kind: space.kind, name: say(space.name), value, arrows })];
  const pawns = scene.pawns.filter((pawn) => pawn.at === space.id).map((pawn) => pawn.id);
  if (pawns.length) out.push(say("board-space-pawns", { pawns: pawns.join(" ") }));
  if (scene.tracer === space.id) out.push(say("board-space-tracer"));
  if (space.change) out.push(say("board-space-marker", { change: space.change > 0 ? "up" : "down" }));
  if (space.place !== null) out.push(say("board-space-module", { place: space.place }));
  return out.join(" ");
}

/** A text that names its rules as [BH-3.3], cut at them. */
export function ruled(text: string): { text: string; rule: string | null }[] {
  return text
    .split(/\[(BH-[\d.]+)\]/)
    .map((part, n) => ({ text: part, rule: n % 2 ? part : null }))
    .filter((part) => part.text.trim());
}

/** A number in its printed form. */
export const plainNumber = (value: number): string => String(value).replace("-", "−");
