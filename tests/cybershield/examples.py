"""An example of each event, decision and move of Cyber Shield, for the reader and the opponent."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cyberdeck.games.cybershield import CyberShield, Options, ids
from cyberdeck.games.cybershield import events as e
from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield.components.types import CARD_IDS, SYMBOLS
from cyberdeck.games.cybershield.rules.arrange import with_joint
from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.games.cybershield.ui import text
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.wire import Event
from tests.kits.words import Examples, Line

GAME = CyberShield(Options())
NAMES = ["", "Bea"]
BOTH = (0, 1)  # the reader, and the opponent
PARTS = range(-1, ids.BREAKABLE)
PARTS_OF_NETWORKS = (0, 1, 2, 3, 4, 11)
OWN, OTHER = 0, ids.SIDE
PLACES = (OWN, OTHER)
GENERATOR = ids.A_GENERATOR

EVENTS: list[e.CsEvent] = [
    *(e.StarterChosen(player, coin) for player in BOTH for coin in (True, False)),
    *(kind(0, card) for kind in (e.Dealt, e.Drew, e.LookedAt, e.PutUnder) for card in range(ids.KINDS)),
    *(kind(1, card) for kind in (e.Dealt, e.Drew, e.LookedAt, e.PutUnder) for card in (-1, 4)),
    *(kind(player) for player in BOTH for kind in (e.Kept, e.ShuffledBack, e.Rearranges, e.BuysPlay, e.TurnEnded)),
    *(e.TurnBegan(player, 3) for player in BOTH),
    *(e.Lifted(place // ids.SIDE, place) for place in PLACES),
    *(e.Planned(n, at, n * ids.SIDE + 1, symbol) for n in BOTH for at in (-1, n * ids.SIDE) for symbol in range(3)),
    *(e.TookTop(player, 5) for player in BOTH),
    *(e.Announced(player, kind) for player in BOTH for kind in range(ids.KINDS)),
    *(e.Announced(player, 3, joins=(player * ids.SIDE,)) for player in BOTH),
    *(e.Announced(player, 12, place) for player in BOTH for place in PLACES),
    *(e.Announced(player, ids.FAILURE, place, GENERATOR) for player in BOTH for place in PLACES),
    *(e.Announced(player, ids.TRAINING, cancels=True) for player in BOTH),
    *(e.Restores(at // ids.SIDE, at, part, paid) for at in PLACES for part in PARTS for paid in (True, False)),
    *(e.Scraps(at // ids.SIDE, at, part) for at in PLACES for part in (-1, GENERATOR)),
    *(e.Failed(player, kind) for player in BOTH for kind in (-1, 8)),
    *(e.Cancelled(player, 9) for player in BOTH),
    *(e.Placed(at // ids.SIDE, kind, at, joins) for at in PLACES for kind in PARTS_OF_NETWORKS for joins in ((), (1,))),
    *(e.Attached(player, 12, at, part) for player in BOTH for at in PLACES for part in (-1, GENERATOR)),
    *(kind(at, part) for kind in (e.Disrupted, e.Mended) for at in PLACES for part in PARTS),
    *(e.TurnedAside((at, at + 2)) for at in PLACES),
    *(e.Rearranged(player, up) for player in BOTH for up in ((), (player * ids.SIDE,))),
    *(e.Removed(player, 8, at) for player in BOTH for at in PLACES),
    *(e.GotTokens(player, n) for player in BOTH for n in (1, 2, 5)),
    *(e.GotPlay(player, 2) for player in BOTH),
    *(e.TookShown(player, kind) for player in BOTH for kind in (-1, 4)),
    *(e.Discarded(player, 6, at_random) for player in BOTH for at_random in (True, False)),
    *(e.Scored(player, -2, 3) for player in BOTH),
    *(e.GameEnded(why, winner, (10, -3)) for why in ("ten", "minus", "deck", "limit") for winner in (0, 1)),
    e.GameEnded("limit", -1, (3, 3)),
]
LYING: list[Event] = [e.Placed(place // ids.SIDE, 2, place, ()) for place in PLACES]


def event_words(event: Event) -> Line | None:
    known = text.Known()
    for shown in LYING:
        known.observe(shown)
    return text.event_message(event, NAMES, known)


# Moves and decisions: a view of a real game, with the decision put in


@cache
def dealt() -> Any:
    match = Match(GAME, bytes(32))
    match.start()
    return match.view(0)


def spot(place: int, kind: int, **fields: Any) -> Spot:
    plain = {"disrupted": False, "turned": False, "links": (-1,) * 4, "cards": (0,) * ids.ATTACHED}
    plain |= {"broken": (0,) * ids.BREAKABLE, "hit": 0, "open": False}
    return Spot(place=place, kind=kind, **{**plain, **fields})


TABLE = (spot(OWN, 2), spot(OWN + 1, 0), spot(OTHER, 4))
PILES = ((5,), ())


def table(kind: int, b: int = 0, pc: int = 0, player: int = 0, **fields: Any) -> Any:
    asked = (*fields.pop("below", ()), (kind, 1, pc, player, b, fields.pop("c", 0)))
    return msgspec.structs.replace(dealt(), stack=asked, turns=1, **{"table": TABLE, "piles": PILES, **fields})


def announced(action: int, c: int = 0) -> Any:
    return table(ids.K_ANSWER, below=((ids.K_ANNOUNCED, 0, 0, 1, action, c),))


ON = ids.ON0
DECISIONS: dict[str, Any] = {
    "mulligan": table(ids.K_MULLIGAN),
    "arrange": table(ids.K_ARRANGE),
    "arrange moved": table(ids.K_ARRANGE, b=1),
    "arrange turned": table(ids.K_ARRANGE, table=(spot(OWN, 2, turned=True),)),
    "join": table(ids.K_JOIN),
    "join new": table(ids.K_JOIN, pc=4),
    "drawing": table(ids.K_DRAWING),
    "drawing, no deck": table(ids.K_DRAWING, deck_size=(1, 40)),
    "plays": table(ids.K_PLAYS, plays=2, size=(9, 7)),
    "one play": table(ids.K_PLAYS, plays=1, size=(8, 7)),
    "no plays": table(ids.K_PLAYS, size=(7, 7)),
    "excess": table(ids.K_EXCESS, size=(8, 7)),
    "excess two": table(ids.K_EXCESS, size=(9, 7)),
    **{f"window {step}": table(ids.K_WINDOW, b=step) for step in (1, 2, 3, 4)},
    "tender": table(ids.K_TENDER),
    "under": table(ids.K_UNDER, b=4),
    "under one": table(ids.K_UNDER, b=1),
    "answer arrange": announced(ids.DONE),
    "answer card": announced(ids.PLAY0 + 23),
    "answer joined": announced(ids.PLAY0 + 3, with_joint(0, 2, ids.CABLE)),
    "answer on": announced(ON + 8 * ids.SIDE),
    "answer own": announced(ON + 13 * ids.SIDE),
    "answer generator": announced(ids.PDOS_GEN0),
    "answer cancel": announced(ids.CANCEL),
    "answer restore": announced(ids.RESTORE0),
    "answer restore part": announced(ids.RESTORE0 + ids.SIDE),
    "answer pay": announced(ids.PAY0),
    "answer pay part": announced(ids.PAY0 + ids.SIDE),
    "answer scrap": announced(ids.SCRAP0),
    "answer scrap generator": announced(ids.SCRAP_GEN0),
    "answer buy": announced(ids.PAY_PLAY),
    "draw": table(ids.K_DRAW, b=2),
    "over": msgspec.structs.replace(dealt(), stack=()),
}
MOVES: list[tuple[str, m.AnyMove]] = [
    *((decision, m.Pass()) for decision in ("answer on", "window 1", "tender")),
    *((decision, m.Done()) for decision in ("arrange", "arrange moved", "arrange turned", "join", "join new")),
    *((decision, m.EndPlays()) for decision in ("plays", "one play", "no plays")),
    ("mulligan", m.KeepHand()),
    ("mulligan", m.RedrawHand()),
    ("drawing", m.DrawCards()),
    ("drawing", m.TakeDiscard()),
    ("arrange", m.MoveCard(1)),
    *(("join", m.JoinCard(1, symbol)) for symbol in SYMBOLS),
    *(("plays", m.Play(card)) for card in CARD_IDS),
    *(("plays", m.PlayOn(card, 1)) for card in CARD_IDS),
    *(("plays", m.PlayOn(card, 1, True)) for card in ("pdos", "hardware-failure")),
    ("answer on", m.Cancel()),
    *(("plays", m.Restore(1, part, pay)) for part in ("", "firewall", "generator") for pay in (True, False)),
    *(("plays", m.Scrap(1, generator)) for generator in (True, False)),
    ("plays", m.BuyPlay()),
    *(("excess", m.Discard(card)) for card in CARD_IDS),
    ("tender", m.TakeShown("laptop")),
    ("under", m.PutUnder("ddos")),
]
NOBODY = frozenset({"COIN", "DEAL", "DRAW", "RANDOM", "LOOK", "ANNOUNCED", "STEP"})
EXAMPLES = Examples(GAME, text, NAMES, EVENTS, DECISIONS, MOVES, event_words, NOBODY, before=LYING)
