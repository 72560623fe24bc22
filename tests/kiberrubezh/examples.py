"""An example of each event, decision and move of Kiberrubezh, for the reader and the opponent."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cyberdeck.games.kiberrubezh import Kiberrubezh, Options, ids
from cyberdeck.games.kiberrubezh import events as e
from cyberdeck.games.kiberrubezh import moves as m
from cyberdeck.games.kiberrubezh.components.types import CARD_IDS, CATEGORIES
from cyberdeck.games.kiberrubezh.ui import text
from cyberdeck.games.kiberrubezh.ui.text.args import steps
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.wire import Event
from tests.kits.words import Examples, Line

GAME = Kiberrubezh(Options())
NAMES = ["", "Bea"]
BOTH = (0, 1)  # the reader, and the opponent
ALL = (SPECTATOR, 0, 1)
KIND = {name: kind for kind, name in enumerate(CARD_IDS)}
ATTACKS = CARD_IDS[ids.FIRST_ATTACK : ids.FIRST_ATTACK + ids.ATTACKS]
MEASURES = CARD_IDS[ids.FIRST_MEASURE : ids.FIRST_MEASURE + ids.MEASURES]


def counts(**cards: int) -> tuple[int, ...]:
    """By kind; names with _ for -."""
    return tuple(cards.get(name.replace("-", "_"), 0) for name in CARD_IDS)


NOTHING = counts()
TWO_KINDS = counts(mail_worm=2, rootkit=1)
EVENTS: list[e.KrEvent] = [
    *(kind(player) for player in BOTH for kind in (e.StarterChosen, e.Kept, e.AllUpright, e.TurnEnded)),
    *(e.Dealt(0, kind) for kind in range(ids.KINDS)),
    *(e.Dealt(1, kind) for kind in (-1, 4)),
    *(e.Redealt(player, False, ()) for player in BOTH),
    *(e.Redealt(player, True, TWO_KINDS) for player in BOTH),
    *(e.PutUnder(player, 3, seen) for player in BOTH for seen in ((player,), ALL)),
    e.PutUnder(1, -1, (1,)),
    *(e.TurnBegan(player, 3) for player in BOTH),
    *(e.Drew(player, 5, ALL) for player in BOTH),
    e.Drew(1, -1, (1,)),
    *(e.PhaseBegan(player, phase) for player in BOTH for phase in ("assets", "deployment", "attack")),
    *(e.Laid(player, kind) for player in BOTH for kind in range(KIND["emergency-patch"])),
    *(kind(player, 47) for player in BOTH for kind in (e.Played, e.Used, e.Destroyed, e.NoObject, e.Upright)),
    *(e.Dropped(player, 31, must) for player in BOTH for must in (True, False)),
    *(kind(player, 13) for player in BOTH for kind in (e.Named, e.Milled, e.Cancelled)),
    *(e.WaveDeclared(player, wave) for player in BOTH for wave in (TWO_KINDS, counts(apt=1))),
    *(e.Blocked(0, KIND[measure], 17, whole) for measure in MEASURES for whole in (True, False)),
    *(e.Blocked(1, 30, 12, whole) for whole in (True, False)),
    *(e.Struck(player, 14, text) for player in BOTH for text in (True, False)),
    *(e.Turned(player, 2, *how) for player in BOTH for how in ((False, False), (True, False), (False, True))),
    *(e.HandSeen(player, hand) for player in BOTH for hand in (NOTHING, counts(laptop=1), TWO_KINDS)),
    *(e.Discarded(player, 6, at_random) for player in BOTH for at_random in (True, False)),
    *(kind(player, card, (1 - player,)) for kind in (e.Peeked, e.Ordered) for player in BOTH for card in (-1, 8)),
    *(e.PowerGained(player, 4) for player in BOTH),
    *(e.Banned(player, category) for player in BOTH for category in range(ids.CATEGORIES)),
    *(e.GameEnded(why, winner, (1, 20)) for why in ("deck", "limit") for winner in BOTH),
    e.GameEnded("limit", -1, (9, 9)),
]


def event_words(event: Event) -> Line | None:
    return text.event_message(event, NAMES)


# Moves and decisions: a view of a real game, with the decision put in


@cache
def dealt() -> Any:
    match = Match(GAME, bytes(32))
    match.start()
    return match.view(match.players_to_act[0])


def table(kind: int, b: int = 0, pc: int = 0, c: int = 0, **fields: Any) -> Any:
    """A view in which the reader decides, with all kinds of card on their side."""
    asked = ((kind, 1, pc, 0, b, c),)
    up = (counts(laptop=2, server=1, border_router=1, firewall=1, phishing=1), counts(workstation=1, antivirus=1))
    plain: dict[str, Any] = {"stack": asked, "turns": 3, "active": 0, "seat": 0, "upright": (up[0], up[1])}
    return msgspec.structs.replace(dealt(), **{**plain, **fields})


def objects(name: str, pc: int = 0) -> Any:
    return table(ids.K_OBJECT, b=KIND[name], pc=pc, c=2)


WAVE: dict[str, Any] = {"wave": TWO_KINDS, "resolved": counts(mail_worm=1)}
OBJECTS = {
    f"{name} {pc}": objects(name, pc)
    for name in CARD_IDS
    for pc, (_, args) in enumerate(steps(KIND[name]))
    if args["step"] not in ("draw", "mill", "see-hand", "random", "peek", "upright-all", "power", "each")
}
DECISIONS: dict[str, Any] = {
    **{f"redeal {b} {c}": table(ids.K_REDEAL, b=b, c=c, turns=0) for b in range(3) for c in range(b + 1)},
    **{f"bottom {b}": table(ids.K_BOTTOM, b=b, turns=0) for b in (1, 2, 3)},
    **{f"assets {b}": table(ids.K_ASSETS, b=b) for b in (0, 1, 2)},
    "deploy": table(ids.K_DEPLOY),
    "attack": table(ids.K_ATTACK),
    "wave": table(ids.K_ATTACK, wave=TWO_KINDS),
    "wave of one": table(ids.K_ATTACK, wave=counts(apt=1)),
    "react": table(ids.K_REACT, active=1, **WAVE),
    "block": table(ids.K_BLOCK, active=1, **WAVE),
    "block on": table(ids.K_BLOCK, b=KIND["endpoint-detection"] + 1, c=1, active=1, **WAVE),
    "block on two": table(ids.K_BLOCK, b=KIND["scrubbing"] + 1, c=2, active=1, **WAVE),
    "last": table(ids.K_LAST, **WAVE),
    "resolve": table(ids.K_RESOLVE, **WAVE),
    "resolve one": table(ids.K_RESOLVE, wave=counts(apt=1)),
    **{f"order {b}": table(ids.K_ORDER, b=b) for b in (2, 3)},
    **{f"fit {b}": table(ids.K_FIT, b=b) for b in (1, 2, 3)},
    **{f"trim {b}": table(ids.K_TRIM, b=b) for b in (1, 2, 3)},
    **OBJECTS,
    "draw": table(ids.K_DRAW, b=2),
    "over": msgspec.structs.replace(dealt(), stack=()),
}
FREELY = ("assets 0", "deploy", "attack", "react", "block", "block on", "last", "botnet-flood 0")
MOVES: list[tuple[str, m.AnyMove]] = [
    *((decision, m.Done()) for decision in FREELY),
    ("redeal 0 0", m.KeepHand()),
    *((name, m.RedealHand(free)) for name in DECISIONS if name.startswith("redeal") for free in (True, False)),
    *(("bottom 1", m.PutOnBottom(card)) for card in CARD_IDS),
    *(("deploy", m.PlayCard(card)) for card in CARD_IDS),
    *(("attack", m.AddToWave(card)) for card in ATTACKS),
    ("wave", m.DeclareWave()),
    *((decision, m.DropCard("firewall", turned)) for decision in ("deploy", "trim 1") for turned in (True, False)),
    ("fit 1", m.DropCard("firewall", False)),
    ("react", m.UseProperty("monitoring-console")),
    *(("block", m.Block(measure, attack)) for measure in MEASURES for attack in ATTACKS[:2]),
    *(("resolve", m.ResolveAttack(attack, text)) for attack in ATTACKS for text in (True, False)),
    *((decision, m.ChooseObject("server", turned)) for decision in OBJECTS for turned in (True, False)),
    *(("supply-chain 0", m.BanCategory(category)) for category in CATEGORIES),
    ("order 2", m.PutBack("laptop")),
]
NOBODY = frozenset({"STARTER", "DEAL", "DRAW", "EFFECT", "MILL", "RANDOM", "PEEK", "STAGE", "EACH"})
EXAMPLES = Examples(
    *(GAME, text, NAMES, EVENTS, DECISIONS, MOVES, event_words, NOBODY), besides=frozenset({"ask-step"})
)
