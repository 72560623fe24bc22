"""An example of each event, decision and move of Lokalka, for the reader and for others."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cyberdeck.games.lokalka import Lokalka, Options, ids
from cyberdeck.games.lokalka import events as e
from cyberdeck.games.lokalka import moves as m
from cyberdeck.games.lokalka.ui import text
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.wire import Event
from tests.kits.words import Examples, Line

GAME = Lokalka(Options(players=4))
NAMES = ["", "Bea", "Cid", "Dee"]
CARDS = tuple(2 if kind in (1, ids.FLOOD) else 0 for kind in range(ids.KINDS))
NOTHING = (0,) * ids.KINDS
BOTH = (0, 1)  # the reader, and another player
PLACES = (0, 1, 2)  # their own, an auxiliary one, another's
PAIRS = ((0, 1), (1, 0), (1, 2))

EVENTS: list[e.LokEvent] = [
    *(e.AdminShown(player) for player in BOTH),
    *(e.RoleDealt(player, role) for player in BOTH for role in (-1, *range(ids.ROLES))),
    *(e.HostLaid(player, 1, host) for player in (None, *BOTH) for host in range(ids.HOSTS)),
    *(e.Dealt(player, kind, (player,)) for player in BOTH for kind in (-1, *range(ids.KINDS))),
    e.RoundBegan(1),
    *(event(player) for player in BOTH for event in (e.TurnBegan, e.TurnSkipped, e.TurnEnded, e.NothingLaid)),
    *(e.Reshuffled(n) for n in (1, 2, 5, 21)),
    *(e.Drew(player, kind, (player,)) for player in BOTH for kind in (-1, 1)),
    *(e.Knew(player, marked, by, 0, ()) for player in BOTH for marked, by in ((True, (2,)), (False, ()))),
    *(e.Defended(player, at, 3, over) for player in BOTH for at in PLACES for over in (0, 2)),
    *(e.Attacked(p, at, 3, d, across) for p in BOTH for at in PLACES for d in (0, 2, 3, 4) for across in (True, False)),
    *(e.NodesLost(at, nodes, left) for at in PLACES for nodes in (1, 2) for left in (0, 1, 3)),
    e.HostOut(1, 5),
    *(e.PlayerOut(p, role, hand, 2) for p in BOTH for role in range(ids.ROLES) for hand in (CARDS, NOTHING)),
    *(e.AllShown(player, (), (), ()) for player in BOTH),
    *(e.HostsReturned(player, places) for player in BOTH for places in ((1,), (1, 3))),
    *(e.HandDropped(player, hand) for player in BOTH for hand in (CARDS, NOTHING)),
    *(e.Played(player, kind, -1, -1) for player in BOTH for kind in range(ids.FLOOD, ids.KINDS)),
    *(e.Played(player, ids.SANDBOX, other, -1) for player, other in PAIRS),
    *(e.Played(player, ids.MAINTENANCE, -1, at) for player in BOTH for at in PLACES),
    *(e.Discarded(player, kind) for player in BOTH for kind in range(ids.KINDS)),
    *(e.Answered(player, level) for player in BOTH for level in (0, 3)),
    *(e.Duelled(0, 1, 3, defence) for defence in (0, 2, 3, 4)),
    *(e.Stole(player, other, kind, (), False, (), 0, ()) for player, other in PAIRS for kind in (-1, 6)),
    *(e.TookBack(player, 6) for player in BOTH),
    *(e.Restored(player, at, 3) for player in BOTH for at in PLACES),
    *(e.Turned(direction) for direction in (1, -1)),
    *(e.Captured(player, owner, (1, 7)) for player in BOTH for owner in (player, 2)),
    *(e.BombTested(player, kind, off) for player in BOTH for kind in (0, 5, ids.ROUTER) for off in (True, False)),
    *(e.BombPassed(player, to) for player, to in (*PAIRS, (0, 0))),
    *(e.BombGone(player) for player in BOTH),
    *(e.GameEnded(why, (0, 1, 2, 1), (2,)) for why in ("network", "hacker", "insider", "hackers")),
    e.GameEnded("hackers", (0, 1, 2, 1), (1, 3)),
    e.GameEnded("network", (0, 1, 2, 1), (0,)),
    e.GameEnded("limit", (0, 1, 2, 1), ()),
]
LAID: list[Event] = [e.HostLaid(0, 1, 5)]


def event_words(event: Event) -> Line | None:
    known = text.Known()
    for shown in LAID:
        known.observe(shown)
    return text.event_message(event, NAMES, known)


# Moves and decisions: a view of a real game, with the decision put in


@cache
def dealt() -> Any:
    match = Match(Lokalka(Options(players=4, network="random")), bytes(32))
    match.start()
    return match.view(0)


def table(kind: int, b: int = 0, player: int = 0, **fields: Any) -> Any:
    return msgspec.structs.replace(dealt(), stack=((kind, 1, 0, player, b, 0),), **fields)


DECISIONS: dict[str, Any] = {
    "build": table(ids.K_BUILD, b=3),
    "setup": table(ids.K_SETUP),
    "setup more": table(ids.K_SETUP, b=1),
    "turn": table(ids.K_TURN),
    "turn attacked": table(ids.K_TURN, attacked=True, direction=-1, defence=(0, 2, 0, 3, 0, 4, 0, 5)),
    "last nodes": table(ids.K_TURN, nodes=(1,) * 8, defence=(1,) * 8),
    "last open nodes": table(ids.K_TURN, nodes=(1,) * 8),
    "flood": table(ids.K_FLOOD, b=1),
    "viruses": table(ids.K_VIRUSES, b=1),
    "attack": table(ids.K_DIRECT, b=1),
    "defend": table(ids.K_DIRECT, b=0, player=1),
    "excess": table(ids.K_EXCESS, b=1),
    "excess two": table(ids.K_EXCESS, b=2),
    "draw": table(ids.K_DRAW, b=2),
    "over": msgspec.structs.replace(dealt(), stack=()),
}
TURNS = ("turn", "turn attacked", "last nodes", "last open nodes")
MOVES: list[tuple[str, m.AnyMove]] = [
    *((decision, m.Pass()) for decision in ("setup", "setup more", "viruses", "defend")),
    ("turn", m.EndTurn()),
    *(("build", m.LayHost(host)) for host in ("file-server", "proxy")),
    *((decision, m.Defend(3, place)) for decision in TURNS for place in ("P1", "H1")),
    *((decision, m.Attack(3, place)) for decision in TURNS for place in ("P2", "H1", "H2", "H3")),
    *((turn, m.PlaySpecial(name)) for turn in TURNS for name in ("flood", "viruses", "router", "botnet", "bomb")),
    *(("turn", m.PlaySpecialOn(name, 2)) for name in ("social", "direct", "sandbox")),
    ("turn", m.TakeBack("a3")),
    *(("turn", m.RestoreNode(place)) for place in ("P1", "H1")),
    *(("excess", m.Discard(card)) for card in ("a1", "d5", "flood")),
    *(("attack", m.ShowCard(card)) for card in ("a1", "d5")),
]
NOBODY = frozenset({"ADMIN", "ROLE", "LAY", "DEAL", "TEST", "DRAW", "STEAL", "STOLEN"})
BY_ROLE = {
    (decision, role): msgspec.structs.replace(view, roles=(role, -2, -2, -2))
    for decision, view in DECISIONS.items()
    for role in range(ids.ROLES)
}
EXAMPLES = Examples(
    *(GAME, text, NAMES, EVENTS),
    {**DECISIONS, **{f"{decision} {role}": view for (decision, role), view in BY_ROLE.items()}},
    [(f"{decision} {role}", move) for decision, move in MOVES for role in range(ids.ROLES)],
    *(event_words, NOBODY),
    before=LAID,
    besides=frozenset({"move-result"}),
)
