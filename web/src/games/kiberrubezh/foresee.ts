// The scene after the reader's own move, as far as it is plain: a card goes where it lies then.

import type { Action } from "./plan";
import { extra, more, type Seen } from "./seen";
import type { Lying } from "./scene";
import { kindOf } from "./words";

export function foresee(scene: Seen, { move }: Action): Seen | null {
  switch (move.type) {
    case "kr.lay":
      return lay(without(scene, move.card), move.card);
    case "kr.bottom": {
      const next = without(scene, move.card);
      return { ...next, players: next.players.map((one, n) => (n === scene.seat ? { ...one, deck: one.deck + 1 } : one)) };
    }
    default:
      return null;
  }
}

function without(scene: Seen, card: string): Seen {
  const hand = scene.hand.flatMap((one) => (one.card !== card ? [one] : one.count > 1 ? [{ ...one, count: one.count - 1 }] : []));
  const players = scene.players.map((one, n) => {
    if (n !== scene.seat) return one;
    const known = one.known.flatMap((held) => (held.card !== card ? [held] : held.count > 1 ? [{ ...held, count: held.count - 1 }] : []));
    return { ...one, size: one.size - 1, known };
  });
  return { ...scene, hand, players };
}

function lay(scene: Seen, card: string): Seen {
  const kind = kindOf(scene, card);
  if (!kind) return scene;
  const zone = { measure: "measures", attack: "means", event: "events" }[kind.kind] ?? "assets";
  const state: Lying["state"] = zone === "events" ? "played" : "upright";
  const players = scene.players.map((one, n) => {
    if (n !== scene.seat) return one;
    const there = one.table.find((lying) => lying.card === card && lying.state === state);
    const table = there
      ? one.table.map((lying) => (lying === there ? { ...lying, count: lying.count + 1 } : lying))
      : [...one.table, { card, zone: zone as Lying["zone"], state, count: 1, defence: kind.defence, attack: kind.attack }];
    return { ...one, table };
  });
  return more({ ...scene, players }, extra(scene));
}

