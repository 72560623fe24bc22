"""Every event, every move and every question of Cyber Shield has words in all four languages, and names a rule that is
there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from cyberdeck.games.cybershield import CyberShield, Options, ids, words
from cyberdeck.games.cybershield import events as e
from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield.component_types import CARD_IDS, SYMBOLS
from cyberdeck.games.cybershield.decks import BUILT_IN
from cyberdeck.games.cybershield.rules.arrange import with_joint
from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.i18n import LANGUAGES, Rulebook, Texts
from cyberdeck.kernel.game import WATCHER
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import KeyedRng
from cyberdeck.kernel.wire import Event

pytestmark = pytest.mark.both

GAME = CyberShield(Options())
NAMES = ["", "Bea"]
BOTH = (0, 1)  # the reader, and the other
PARTS = range(-1, ids.BREAKABLE)
PARTS_OF_NETWORKS = (0, 1, 2, 3, 4, 11)
OWN, OTHER = 0, ids.SIDE
PLACES = (OWN, OTHER)
GENERATOR = ids.A_GENERATOR

EVENTS: list[e.AnyEvent] = [
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


def known() -> words.Known:
    told = words.Known()
    for event in LYING:
        told.see(event)
    return told


def test_every_type_of_event_is_among_the_examples() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.AnyEvent))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(lang: str) -> None:
    texts, rules = Texts(lang, "cybershield"), Rulebook("cybershield", lang).ids()
    for event in EVENTS:
        told = words.event_words(event, NAMES, known())
        for line in (told, *words.Teller(GAME, NAMES).tell([*LYING, event])):
            assert line is not None, event
            key, args, rule = line
            assert texts.text(key, **args)
            assert rule in rules


def test_an_event_of_another_game_has_none() -> None:
    assert words.event_words(Event(), NAMES, known()) is None


def test_cards_in_a_row_are_a_line_for_each_kind() -> None:
    dealt = [e.Dealt(0, 6), e.Dealt(0, 1), e.Dealt(0, 6), e.Dealt(1, -1), e.Dealt(1, -1), e.Drew(1, -1)]
    told = words.Teller(GAME, NAMES).tell(dealt)
    assert [(key, args.get("card"), args["count"]) for key, args, _ in told] == [
        ("event-dealt", "pdos", 2),
        ("event-dealt", "wireless-router", 1),
        ("event-dealt-hidden", None, 2),
        ("event-drew-hidden", None, 1),
    ]


def test_ends_of_turns_are_not_told() -> None:
    assert words.Teller(GAME, NAMES).tell([e.TurnEnded(0)]) == []


def test_a_card_on_the_table_has_its_title_its_number_and_its_owner() -> None:
    teller = words.Teller(GAME, NAMES)
    placed = e.Placed(1, 4, ids.SIDE + 6, ())
    ((key, args, _),) = teller.tell([placed, e.Disrupted(ids.SIDE + 6, -1)])[1:]
    assert Texts("en", "cybershield").text(key, **args) == "Disrupted: Laptop 7 of Bea"
    ((key, args, _),) = words.Teller(GAME, ["Ada", ""]).tell([placed, e.Disrupted(ids.SIDE + 6, -1)])[1:]
    assert Texts("en", "cybershield").text(key, **args) == "Disrupted: your Laptop 7"


# Moves and questions: a view of a real game, with the question put in


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
    return msgspec.structs.replace(dealt(), questions=asked, turns=1, **{"table": TABLE, "piles": PILES, **fields})


def announced(action: int, c: int = 0) -> Any:
    return table(ids.K_ANSWER, below=((ids.K_ANNOUNCED, 0, 0, 1, action, c),))


ON = ids.ON0
QUESTIONS: dict[str, Any] = {
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
    "over": msgspec.structs.replace(dealt(), questions=()),
}
MOVES: list[tuple[str, m.AnyMove]] = [
    *((question, m.Pass()) for question in ("answer on", "window 1", "tender")),
    *((question, m.Done()) for question in ("arrange", "arrange moved", "arrange turned", "join", "join new")),
    *((question, m.End()) for question in ("plays", "one play", "no plays")),
    ("mulligan", m.Keep()),
    ("mulligan", m.Again()),
    ("drawing", m.Draw()),
    ("drawing", m.Take()),
    ("arrange", m.Shift(1)),
    *(("join", m.Join(1, symbol)) for symbol in SYMBOLS),
    *(("plays", m.Play(card)) for card in CARD_IDS),
    *(("plays", m.PlayOn(card, 1)) for card in CARD_IDS),
    *(("plays", m.PlayOn(card, 1, True)) for card in ("pdos", "hardware-failure")),
    ("answer on", m.Cancel()),
    *(("plays", m.Restore(1, part, pay)) for part in ("", "firewall", "generator") for pay in (True, False)),
    *(("plays", m.Scrap(1, generator)) for generator in (True, False)),
    ("plays", m.PayPlay()),
    *(("excess", m.Discard(card)) for card in CARD_IDS),
    ("tender", m.TakeShown("laptop")),
    ("under", m.Under("ddos")),
]


def test_every_type_of_move_is_among_the_examples() -> None:
    assert {type(move) for _, move in MOVES} == set(get_args(m.AnyMove))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words(lang: str) -> None:
    texts = Texts(lang, "cybershield")
    for question, move in MOVES:
        key, args = words.move_words(GAME, QUESTIONS[question], GAME.encode(move))
        assert texts.text(key, **args), move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    texts, rules = Texts(lang, "cybershield"), Rulebook("cybershield", lang).ids()
    for question, view in QUESTIONS.items():
        key, args = words.question_words(GAME, view, NAMES)
        assert texts.text(key, **args), question
        assert GAME.rule(view) in rules


def test_every_question_to_a_person_is_among_the_examples() -> None:
    asked = {getattr(ids, name) for name in dir(ids) if name.startswith("K_")}
    nobody = {ids.K_COIN, ids.K_DEAL, ids.K_DRAW, ids.K_RANDOM, ids.K_LOOK, ids.K_ANNOUNCED, ids.K_STEP}
    assert {view.questions[-1][0] for view in QUESTIONS.values() if view.questions} - nobody == asked - nobody


def test_moves_are_told_with_whose_card_it_is() -> None:
    texts = Texts("en", "cybershield")

    def told(question: str, move: m.AnyMove) -> str:
        key, args = words.move_words(GAME, QUESTIONS[question], GAME.encode(move))
        return texts.text(key, **args)

    assert told("plays", m.PlayOn("firewall", 1)) == "Firewall on your Wired router 1"
    assert told("plays", m.PlayOn("trojan", 1)) == "Trojan horse on the opponent's Laptop 1"
    assert told("plays", m.PlayOn("generator", 2)) == "Power generator on your Internet service provider 2"
    assert told("drawing", m.Take()) == "take Distributed denial of service from your discard pile"
    assert told("arrange", m.Done()) != told("arrange moved", m.Done()) == told("arrange turned", m.Done())


def test_an_answer_is_asked_for_with_what_is_announced() -> None:
    key, args = words.question_words(GAME, QUESTIONS["answer joined"], NAMES)
    said = Texts("en", "cybershield").text(key, **args)
    assert said == "Announced by Bea: Desktop computer, joined to 3. Do you answer before it takes effect?"


def test_nobody_plays_without_a_seat() -> None:
    assert words.seatless(GAME) == []


def texts_used() -> Iterator[str]:
    for event in EVENTS:
        for key, _, _ in words.Teller(GAME, NAMES).tell([*LYING, event]):
            yield key
        told = words.event_words(event, NAMES, known())
        assert told is not None
        yield told[0]
    for question, move in MOVES:
        yield words.move_words(GAME, QUESTIONS[question], GAME.encode(move))[0]
    for view in QUESTIONS.values():
        yield words.question_words(GAME, view, NAMES)[0]


def test_no_text_is_left_over() -> None:
    kept = {key for key in Texts("en", "cybershield").keys() if key.split("-")[0] in ("event", "move", "ask")}
    assert kept == set(texts_used())


# Names, options


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_by_id_are_those_of_the_components(lang: str) -> None:
    texts = Texts(lang, "cybershield")
    for card in CARD_IDS:
        assert texts.text("card-name", card=card) == texts.text(f"card-{card}")
        assert texts.text("card-help", card=card) == texts.attribute(f"card-{card}", "text")
    for kind in PARTS_OF_NETWORKS:
        assert texts.text("spot-title", at=CARD_IDS[kind]) == texts.text(f"card-{CARD_IDS[kind]}")
    for kind in ids.ATTACHED_KINDS[: ids.BREAKABLE]:
        assert texts.text("part-name", part=CARD_IDS[kind]) == texts.text(f"card-{CARD_IDS[kind]}")
    for symbol in SYMBOLS:
        assert texts.text("symbol-name", symbol=symbol) == texts.text(f"symbol-{symbol}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_does_in_short_is_said_of_each(lang: str) -> None:
    texts = Texts(lang, "cybershield")
    assert len({texts.text("card-short", card=card) for card in CARD_IDS}) == len(CARD_IDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_option_and_each_value_has_its_words(lang: str) -> None:
    texts = Texts(lang, "cybershield")
    for field in msgspec.structs.fields(Options):
        assert texts.text(f"option-{field.name}")
        if get_origin(field.type) is Literal or field.name.startswith("deck"):
            values = BUILT_IN if field.name.startswith("deck") else get_args(field.type)
            said = [texts.text(f"option-{field.name}-{value}") for value in values]
            assert len(said) == len(set(said)) > 1


# Whole games


@pytest.mark.parametrize("decks", [("basic", "basic"), ("attacker", "builder")])
def test_whole_games_in_all_languages(decks: tuple[str, str]) -> None:
    """Whoever reads: each seat, a watcher, and who sees everything."""
    game = CyberShield(Options(deck1=decks[0], deck2=decks[1], turn_limit=8))
    texts = [Texts(lang, "cybershield") for lang in LANGUAGES]
    rules = Rulebook("cybershield", "en").ids()
    for seed in range(2):
        match = Match(game, seed.to_bytes(32, "big"))
        rng = KeyedRng(bytes(32), [b"words"])
        steps = match.start()
        while not match.over:
            seat = match.pending[0]
            view, legal = game.view(match.state, seat), match.legal(seat)
            names = ["" if other == seat else f"P{other}" for other in BOTH]
            said = [words.question_words(game, view, names)]
            said += [words.move_words(game, view, action) for action in legal]
            assert all(text.text(key, **args) for key, args in said for text in texts)
            steps += match.submit(seat, legal[rng.below(len(legal))])
        for reader in (WATCHER, *BOTH, None):
            names = ["" if other == reader else f"P{other}" for other in BOTH]
            events = [event for step in steps for event in step.events]
            told = words.Teller(game, names).tell(events if reader is None else match.seen(steps, reader))
            assert all(text.text(key, **args) and rule in rules for key, args, rule in told for text in texts)
