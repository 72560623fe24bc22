// What an event changes in a scene, as far as everybody sees it. The scenes between two updates are made of these, so that
// each thing that happens can be shown by itself; the last one is always the table's own.

import type { GameEvent } from "./events";
import type { CardCount, Place, Player } from "./scene";
import type { Stage, Staged } from "./staged";

export function add(held: readonly CardCount[], card: string, n = 1): CardCount[] {
  if (!held.some((one) => one.card === card)) return n > 0 ? [...held, { card, count: n }] : [...held];
  return held.flatMap((one) => {
    const count = one.card === card ? one.count + n : one.count;
    return count > 0 ? [{ card: one.card, count }] : [];
  });
}

const changed = <T>(list: readonly T[], at: number, change: (one: T) => Partial<T>): T[] =>
  list.map((one, n) => (n === at ? { ...one, ...change(one) } : one));

const place = (scene: Staged, at: number, change: Partial<Place>): Staged => ({ ...scene, places: changed(scene.places, at, () => change) });

const player = (scene: Staged, at: number, change: (one: Player) => Partial<Player>): Staged => ({
  ...scene,
  players: changed(scene.players, at, change),
});

const nameOf = (scene: Staged, kind: number): string | null => scene.kinds[kind]?.card ?? null;

const discard = (scene: Staged, card: string | null, n = 1): Staged => (card === null ? scene : { ...scene, discard: add(scene.discard, card, n) });

/** A card leaves a hand (-1) or comes into one. */
function hand(scene: Staged, at: number, card: string | null, n: 1 | -1): Staged {
  const sized = player(scene, at, (one) => ({ size: Math.max(0, one.size + n) }));
  return at === scene.seat && card !== null ? { ...sized, hand: add(sized.hand, card, n) } : sized;
}

const stage = (scene: Staged, given: Stage | undefined): Staged => ({ ...scene, stage: given });

/** A hand by kinds goes to the discard pile. */
function drop(scene: Staged, at: number, kinds: readonly number[]): Staged {
  let next = player(scene, at, () => ({ size: 0 }));
  kinds.forEach((n, kind) => (next = discard(next, n > 0 ? nameOf(scene, kind) : null, n)));
  return at === scene.seat ? { ...next, hand: [] } : next;
}

/** What lies in the middle is done with: it goes to the discard pile, or back to the host that it has held. */
export function cleared(scene: Staged): Staged {
  const { stage: lying } = scene;
  if (!lying) return scene;
  let next = stage(scene, undefined);
  if (lying.card !== "bomb") next = discard(next, lying.card);
  return discard(next, lying.defence);
}

const defence = (level: number): string | null => (level ? `d${level}` : null);

/** `after`: the scene that all of it leads to. */
export function patch(before: Staged, event: GameEvent, after: Staged): Staged {
  const scene: Staged = { ...before, decision: { ...before.decision, card: null } };
  switch (event.type) {
    case "lok.round":
      return { ...scene, round: event.round };
    case "lok.turn":
      return { ...scene, turn: event.player, attacked: false };
    case "lok.skipped":
      return player(scene, event.player, (one) => ({ skips: Math.max(0, one.skips - 1) }));
    case "lok.reshuffled":
      return { ...scene, deck: event.cards, discard: [] };
    case "lok.dealt":
    case "lok.drew":
      return hand({ ...scene, deck: Math.max(0, scene.deck - 1) }, event.player, nameOf(scene, event.kind), 1);
    case "lok.host": {
      const { host, nodes, full, owner } = after.places[event.place]!;
      return place(scene, event.place, { host, nodes, full, owner });
    }
    case "lok.defended": {
      const laid = hand(scene, event.player, defence(event.level), -1);
      return place(discard(laid, defence(event.replaced)), event.place, { defence: defence(event.level) });
    }
    case "lok.attacked": {
      const card = `a${event.level}`;
      const played = place(hand(scene, event.player, card, -1), event.place, { defence: null });
      return stage({ ...played, attacked: true }, { card, defence: defence(event.defence), result: "" });
    }
    case "lok.nodes-lost":
      return place(scene, event.place, { nodes: event.left });
    case "lok.host-out":
      return place(discard(scene, scene.places[event.place]!.defence), event.place, { nodes: 0, owner: null, defence: null });
    case "lok.out": {
      const role = after.players[event.player]?.role ?? null;
      const gone = player(drop(scene, event.player, event.hand), event.player, () => ({ alive: false, role, skips: 0 }));
      const left = place(discard(gone, gone.places[2 * event.player]!.defence), 2 * event.player, { nodes: 0, owner: null, defence: null });
      return { ...left, roles: left.roles.map((known, n) => (n === event.player ? role : known)) };
    }
    case "lok.returned":
      return event.places.reduce((one, at) => place(one, at, { owner: scene.admin }), scene);
    case "lok.hand-dropped":
      return drop(scene, event.player, event.hand);
    case "lok.played": {
      const card = nameOf(scene, event.kind);
      const played = hand(scene, event.player, card, -1);
      if (card === "bomb") return player(played, event.player, () => ({ bomb: true }));
      const skips = card === "sandbox" ? player(played, event.other, (one) => ({ skips: one.skips + 1 })) : played;
      return stage({ ...skips, attacked: skips.attacked || card === "direct" }, { card, defence: null, result: "" });
    }
    case "lok.discarded": {
      const card = nameOf(scene, event.kind);
      return discard(hand(scene, event.player, card, -1), card);
    }
    case "lok.answered": {
      const card = defence(event.level);
      return card === null ? scene : discard(hand(scene, event.player, card, -1), card);
    }
    case "lok.duelled": {
      const [card, against] = [`a${event.attack}`, defence(event.defence)];
      const attacked = hand(scene, event.player, card, -1);
      return stage(against === null ? attacked : hand(attacked, event.other, against, -1), { card, defence: against, result: "" });
    }
    case "lok.stole": {
      const card = nameOf(scene, event.kind);
      return hand(hand(scene, event.other, card, -1), event.player, card, 1);
    }
    case "lok.took-back": {
      const card = nameOf(scene, event.kind);
      return card === null ? scene : hand(discard(scene, card, -1), event.player, card, 1);
    }
    case "lok.restored":
      return place(scene, event.place, { nodes: event.nodes });
    case "lok.turned":
      return { ...scene, direction: event.direction };
    case "lok.captured":
      return event.places.reduce((one, at) => place(one, at, { owner: event.owner }), scene);
    case "lok.bomb-tested": {
      const tested = stage({ ...scene, deck: Math.max(0, scene.deck - 1) }, { card: nameOf(scene, event.kind), defence: null, result: "" });
      return event.off ? discard(player(tested, event.player, () => ({ bomb: false })), "bomb") : tested;
    }
    case "lok.bomb-passed":
      return player(player(scene, event.player, () => ({ bomb: false })), event.to, () => ({ bomb: true }));
    case "lok.bomb-gone":
      return discard(player(scene, event.player, () => ({ bomb: false })), "bomb");
    case "lok.ended":
      return { ...scene, roles: after.roles, players: after.players, winners: event.winners, turn: null };
    default:
      return scene;
  }
}
