// Lokalka as a living table.

import { say, sentence } from "../../lib/i18n.svelte";
import type { TableGame } from "../../lib/table/game";
import { attempt, confirm, decision, foresee, playerOf, seatPlace } from "./decision";
import { details, ending, summary } from "./details";
import { backPicture, order } from "./kinds";
import { moments } from "./moments";
import { cards, distance } from "./places";
import type { Scene } from "./scene";
import type { Staged } from "./staged";
import Books from "./table/Books.svelte";
import CardFace from "./table/CardFace.svelte";
import Dock from "./table/Dock.svelte";
import Field from "./table/Field.svelte";
import type { Move } from "./wire";
import { cardKind, cardName, cardShort } from "./words";

/** The page of the notebook about whoever the reader is at, or about the first who can be guessed at. */
function notes(scene: Scene, at: string | null): string | null {
  const here = at === null ? null : playerOf(scene, at);
  if (here !== null && here !== scene.seat) return seatPlace(scene, here);
  const hidden = scene.players.findIndex((_, seat) => seat !== scene.seat && !scene.roles[seat]);
  const other = scene.players.findIndex((_, seat) => seat !== scene.seat);
  return seatPlace(scene, hidden >= 0 ? hidden : other);
}

const game: TableGame<Staged, Move> = {
  Field,
  Dock,
  CardFace,
  After: Books,
  back: backPicture(),
  status: (scene) => say(scene.round ? "lok-status" : "lok-status-setup", { round: scene.round, players: scene.players.length }),
  cards,
  distance,
  hand: (player) => `p${player}`,
  owner: (id, scene) => {
    if (/^p\d$/.test(id)) return Number(id[1]);
    const place = scene.places.find((one) => one.id === id);
    return place?.player ?? place?.owner ?? null;
  },
  order,
  decision,
  moments,
  foresee,
  attempt,
  confirm,
  details,
  opens: (id, scene) => playerOf(scene, id) !== null,
  notes,
  cardLabel: (face) => `${cardName(face)}, ${cardKind(face)}. ${sentence(cardShort(face))}`,
  lies: (place) => (place === "stage" ? say("lok-lies-stage") : place === "stage-d" ? say("lok-lies-defence") : null),
  summary,
  ending,
};

export default game;
