// What is read about a card, a host or a role when it is shown large, and the whole situation in words. Players have a
// sheet of their own (table/Sheet.svelte).

import { say, sentence } from "../../lib/i18n.svelte";
import type { Details, Ending } from "../../lib/table/game";
import { cardPicture, hostPicture, idOf, isCard, rolePicture, rulesOf } from "./kinds";
import type { Scene } from "./scene";
import { cardKind, cardName, listed, nameOf, placeFacts, placeName, roleName } from "./words";

export function details(id: string, scene: Scene): Details | null {
  const face = id.startsWith("x") ? id.slice(1) : id;
  if (isCard(face)) {
    const kind = scene.kinds.find((one) => one.card === face);
    return {
      face,
      picture: cardPicture(face),
      title: cardName(face),
      kind: cardKind(face),
      text: say(`card-${idOf(face)}.help`),
      printed: true,
      idea: say(`card-${idOf(face)}.idea`),
      rules: rulesOf(face),
      reconstructed: kind?.reconstructed ?? false,
    };
  }
  if (id === "role") {
    const role = scene.seat >= 0 ? scene.roles[scene.seat] : null;
    if (!role) return null;
    return { title: roleName(role), kind: say("lok-role-yours"), picture: rolePicture(role), text: say(`role-${role}.goal`), idea: say(`role-${role}.idea`), rules: ["LOK-2.1"] };
  }
  const place = scene.places.find((one) => one.id === id);
  const host = id.startsWith("m:") ? id.slice(2) : (place?.host ?? null);
  if (host === null) return null;
  const machine = scene.choice.find((one) => one.id === host);
  const facts: [string, string][] = [];
  if (machine) facts.push([say("lok-fact-nodes"), String(machine.nodes)]);
  if (place) {
    facts.push([say("lok-fact-nodes"), say("lok-of", { nodes: place.nodes, full: place.full })]);
    facts.push([say("kind-defence"), place.defence ? `${cardName(place.defence)} (${place.defence.slice(1)})` : "–"]);
  }
  return {
    title: say(`host-${host}`),
    kind: say("lok-aux-host"),
    picture: hostPicture(host),
    idea: say(`host-${host}.idea`),
    facts,
    rules: ["LOK-3.3", "LOK-6.5"],
    reconstructed: machine?.reconstructed ?? place?.reconstructed ?? false,
  };
}

/** Where one is: for the key that asks, and for those who do not see the ring. */
export function summary(scene: Scene, names: readonly string[]): string {
  const role = scene.seat >= 0 ? scene.roles[scene.seat] : null;
  const hosts = scene.places
    .filter((place) => place.player !== null || place.host !== null)
    .map((place) => `${place.player === null ? placeName(scene, names, place.id) : names[place.player]}: ${placeFacts(scene, names, place).join(", ")}`);
  const own = role ? [say("lok-you-are", { role: roleName(role) }), say(`role-${role}.goal`)] : [];
  const turn = scene.turn === null ? [] : [say("lok-turn-of", { who: scene.turn === scene.seat ? "you" : "other", player: nameOf(scene, names, scene.turn) })];
  const hand = scene.hand.length ? [`${say("lok-hand")}: ${listed(scene.hand)}`] : [];
  const reach = scene.reach.map((way) => placeName(scene, names, way.place));
  const can = reach.length ? [`${say("table-reach")}: ${reach.join(", ")}`] : [];
  return [...own, ...turn, ...hand, ...can, ...hosts].map((one) => `${sentence(one.replace(/\.$/, ""))}.`).join(" ");
}

export function ending(scene: Scene): Ending {
  const order = scene.players.map((_, n) => n).sort((one, other) => Number(scene.winners.includes(other)) - Number(scene.winners.includes(one)));
  return {
    why: [say(`lok-end-${scene.end ?? "limit"}`), ...(scene.winners.length ? [] : [say("lok-nobody")])].join(" "),
    rule: scene.decision.rule,
    standings: order.map((player) => {
      const role = scene.roles[player] ?? scene.players[player]?.role;
      const state = scene.players[player]?.alive ? say("table-in") : say("lok-out", { what: "player" });
      return { player, figure: role ? roleName(role) : "?", text: state, won: scene.winners.includes(player) };
    }),
  };
}

