// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** LOK-3.1 */
export interface AdminShown {
  type: "lok.admin";
  player: number;
}

/** LOK-8.7: roles, hands and marked cards, for a player who is out and may see everything; empty for others. */
export interface AllShown {
  type: "lok.all-shown";
  player: number;
  roles: number[];
  hands: number[][];
  marked: number[];
}

/** LOK-10.3: level of the defence card, 0 none */
export interface Answered {
  type: "lok.answered";
  player: number;
  level: number;
}

/** LOK-6; `defence`: level of the card on the host, 0 none; `across`: past hosts of the Administrator (LOK-7.3) */
export interface Attacked {
  type: "lok.attacked";
  player: number;
  place: number;
  level: number;
  defence: number;
  across: boolean;
}

/** LOK-8.6 */
export interface BombGone {
  type: "lok.bomb-gone";
  player: number;
}

/** LOK-10.10, LOK-10.12 */
export interface BombPassed {
  type: "lok.bomb-passed";
  player: number;
  to: number;
}

/** LOK-10.10 */
export interface BombTested {
  type: "lok.bomb-tested";
  player: number;
  kind: number;
  off: boolean;
}

/** LOK-10.9: hosts that are now under another's control, which reveals them */
export interface Captured {
  type: "lok.captured";
  player: number;
  owner: number;
  places: number[];
}

/** LOK-3.5 */
export interface Dealt {
  type: "lok.dealt";
  player: number;
  kind: number;
  observers: number[];
}

/** LOK-3.6, LOK-5.2: `replaced` is the level of the card that was there, 0 none. */
export interface Defended {
  type: "lok.defended";
  player: number;
  place: number;
  level: number;
  replaced: number;
}

/** LOK-4.4, LOK-10.1 */
export interface Discarded {
  type: "lok.discarded";
  player: number;
  kind: number;
}

/** LOK-4.1, LOK-8.3 */
export interface Drew {
  type: "lok.drew";
  player: number;
  kind: number;
  observers: number[];
}

/** LOK-10.4: both cards are shown together; defence 0: none. */
export interface Duelled {
  type: "lok.duelled";
  player: number;
  other: number;
  attack: number;
  defence: number;
}

/** LOK-9; ending: network, hacker, insider, hackers, limit. All roles are shown. */
export interface GameEnded {
  type: "lok.ended";
  ending: string;
  roles: number[];
  winners: number[];
}

/** LOK-8.4; `marked` as in PlayerOut */
export interface HandDropped {
  type: "lok.hand-dropped";
  player: number;
  hand: number[];
  marked?: number[];
}

/** LOK-3.2; player None: at random */
export interface HostLaid {
  type: "lok.host";
  player: number | null;
  place: number;
  host: number;
}

/** LOK-6.5 */
export interface HostOut {
  type: "lok.host-out";
  place: number;
  host: number;
}

/** LOK-8.2 */
export interface HostsReturned {
  type: "lok.returned";
  player: number;
  places: number[];
}

/** LOK-4.7: sent when a card leaves a hand with marked cards in it: whether this is one of them, who knew it, its pool, and which kinds were excluded. */
export interface Knew {
  type: "lok.knew";
  player: number;
  marked: boolean;
  known_by: number[];
  pool: number;
  ruled_out: number[];
}

/** LOK-6.1, LOK-6.2, LOK-10.3, LOK-10.4, LOK-10.10 */
export interface NodesLost {
  type: "lok.nodes-lost";
  place: number;
  nodes: number;
  left: number;
}

/** LOK-3.6 */
export interface NothingLaid {
  type: "lok.nothing-laid";
  player: number;
}

/** LOK-10: a special; `other` is the player it is played on, `place` the host, -1 none. */
export interface Played {
  type: "lok.played";
  player: number;
  kind: number;
  other: number;
  place: number;
}

/** LOK-8.1: their role and hand are shown, and which of the cards were marked (LOK-4.7); `attacker` -1: a bomb. */
export interface PlayerOut {
  type: "lok.out";
  player: number;
  role: number;
  hand: number[];
  attacker: number;
  marked?: number[];
}

/** LOK-4.6 */
export interface Reshuffled {
  type: "lok.reshuffled";
  cards: number;
}

/** LOK-10.6 */
export interface Restored {
  type: "lok.restored";
  player: number;
  place: number;
  nodes: number;
}

/** LOK-3.1. `role` is -1 for everybody else. */
export interface RoleDealt {
  type: "lok.role";
  player: number;
  role: number;
}

/** LOK-9.6 */
export interface RoundBegan {
  type: "lok.round";
  round: number;
}

/** LOK-10.2: one card. The rest as in Knew. */
export interface Stole {
  type: "lok.stole";
  player: number;
  other: number;
  kind: number;
  observers: number[];
  marked: boolean;
  known_by: number[];
  pool: number;
  ruled_out: number[];
}

/** LOK-10.5 */
export interface TookBack {
  type: "lok.took-back";
  player: number;
  kind: number;
}

/** LOK-4.1 */
export interface TurnBegan {
  type: "lok.turn";
  player: number;
}

/** LOK-4.4 */
export interface TurnEnded {
  type: "lok.turn-ended";
  player: number;
}

/** LOK-10.7 */
export interface TurnSkipped {
  type: "lok.skipped";
  player: number;
}

/** LOK-10.8: 1 clockwise, -1 the other way */
export interface Turned {
  type: "lok.turned";
  direction: number;
}

export type GameEvent = AdminShown | RoleDealt | HostLaid | Dealt | RoundBegan | TurnBegan | TurnSkipped | Reshuffled | Drew | Knew | Defended | NothingLaid | Attacked | NodesLost | HostOut | PlayerOut | AllShown | HostsReturned | HandDropped | Played | Discarded | Answered | Duelled | Stole | TookBack | Restored | Turned | Captured | BombTested | BombPassed | BombGone | TurnEnded | GameEnded;
