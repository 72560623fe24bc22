"""Every event, every move and every question of Kiberrubezh has words in all four languages, and names a rule that is
there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from cyberdeck.games.kiberrubezh import Kiberrubezh, Options, ids, words
from cyberdeck.games.kiberrubezh import events as e
from cyberdeck.games.kiberrubezh import moves as m
from cyberdeck.games.kiberrubezh.component_types import CARD_IDS, CATEGORIES
from cyberdeck.games.kiberrubezh.components import load
from cyberdeck.games.kiberrubezh.decks import BUILT_IN
from cyberdeck.games.kiberrubezh.facts import Deed
from cyberdeck.games.kiberrubezh.words_args import step_code, steps
from cyberdeck.i18n import LANGUAGES, Rulebook, Texts
from cyberdeck.kernel.game import WATCHER
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import KeyedRng
from cyberdeck.kernel.wire import Event

pytestmark = pytest.mark.both

GAME = Kiberrubezh(Options())
NAMES = ["", "Bea"]
BOTH = (0, 1)  # the reader, and the other
ALL = (WATCHER, 0, 1)
KIND = {name: kind for kind, name in enumerate(CARD_IDS)}
ATTACKS = CARD_IDS[ids.FIRST_ATTACK : ids.FIRST_ATTACK + ids.ATTACKS]
MEASURES = CARD_IDS[ids.FIRST_MEASURE : ids.FIRST_MEASURE + ids.MEASURES]


def counts(**cards: int) -> tuple[int, ...]:
    """By kind; names with _ for -."""
    return tuple(cards.get(name.replace("-", "_"), 0) for name in CARD_IDS)


NOTHING = counts()
TWO_KINDS = counts(mail_worm=2, rootkit=1)
EVENTS: list[e.AnyEvent] = [
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


def test_every_type_of_event_is_among_the_examples() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.AnyEvent))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(lang: str) -> None:
    texts, rules = Texts(lang, "kiberrubezh"), Rulebook("kiberrubezh", lang).ids()
    for event in EVENTS:
        told = words.event_words(event, NAMES)
        for line in (told, *words.Teller(GAME, NAMES).tell([event])):
            assert line is not None, event
            key, args, rule = line
            assert texts.text(key, **args)
            assert rule in rules


def test_an_event_of_another_game_has_none() -> None:
    assert words.event_words(Event(), NAMES) is None


def said(*events: Event, names: list[str] = NAMES) -> list[str]:
    texts = Texts("en", "kiberrubezh")
    return [texts.text(key, **args) for key, args, _ in words.Teller(GAME, names).tell(events)]


def test_cards_in_a_row_are_a_line_for_each_kind() -> None:
    sent = [e.Milled(0, 0), e.Milled(0, 1), e.Milled(0, 0), e.Milled(1, 1), e.Drew(1, -1, (1,)), e.Drew(1, -1, (1,))]
    assert said(*sent) == [
        "From your deck to the discard pile: Laptop ×2",
        "From your deck to the discard pile: Workstation",
        "From the deck of Bea to the discard pile: Workstation",
        "Bea draws 2 cards",
    ]


def test_cards_that_are_put_back_keep_their_order() -> None:
    back = [e.Ordered(1, kind, (0,)) for kind in (0, 1, 0)]
    assert [line.rpartition(": ")[2] for line in said(*back)] == ["Laptop", "Workstation", "Laptop"]
    assert said(*[e.Ordered(0, -1, (1,))] * 2) == ["The cards are put back onto your deck in a new order"]


def test_phases_and_ends_of_turns_are_not_told() -> None:
    assert said(e.AllUpright(0), e.PhaseBegan(0, "attack"), e.Named(0, 12), e.TurnEnded(0)) == []


def test_a_wave_is_followed_by_its_attacks() -> None:
    wave = e.WaveDeclared(1, TWO_KINDS)
    assert said(wave) == [
        "Bea attacks: a wave of 3 attacks",
        "In the wave of Bea: Mail worm ×2",
        "In the wave of Bea: Rootkit",
    ]
    assert said(wave, names=["Ada", ""])[0] == "You attack: a wave of 3 attacks"


def test_a_hand_that_is_seen_or_shown_is_told_card_by_card() -> None:
    """KR-1.10, KR-2.2"""
    assert said(e.HandSeen(0, TWO_KINDS))[1:] == ["In your hand: Mail worm ×2", "In your hand: Rootkit"]
    assert said(e.Redealt(1, True, TWO_KINDS))[1:] == ["Bea shows Mail worm ×2", "Bea shows Rootkit"]


def test_the_end_tells_what_is_left_of_the_decks() -> None:
    assert said(e.GameEnded("deck", 0, (20, 1))) == [
        "The game is over: a turn begins with fewer than two cards in the deck",
        "Cards left in your deck: 20",
        "Cards left in the deck of Bea: 1",
        "You win",
    ]
    assert said(e.GameEnded("limit", -1, (9, 9)))[-1] == "Nobody wins: it is a draw"


# Moves and questions: a view of a real game, with the question put in


@cache
def dealt() -> Any:
    match = Match(GAME, bytes(32))
    match.start()
    return match.view(match.pending[0])


def table(kind: int, b: int = 0, pc: int = 0, c: int = 0, **fields: Any) -> Any:
    """Asked of the reader, who has a side with all kinds of card."""
    asked = ((kind, 1, pc, 0, b, c),)
    up = (counts(laptop=2, server=1, border_router=1, firewall=1, phishing=1), counts(workstation=1, antivirus=1))
    plain: dict[str, Any] = {"questions": asked, "turns": 3, "active": 0, "seat": 0, "up": (up[0], up[1])}
    return msgspec.structs.replace(dealt(), **{**plain, **fields})


def objects(name: str, pc: int = 0) -> Any:
    return table(ids.K_OBJECT, b=KIND[name], pc=pc, c=2)


WAVE: dict[str, Any] = {"wave": TWO_KINDS, "met": counts(mail_worm=1)}
OBJECTS = {
    f"{name} {pc}": objects(name, pc)
    for name in CARD_IDS
    for pc, (_, args) in enumerate(steps(KIND[name]))
    if args["step"] not in ("draw", "mill", "see-hand", "random", "peek", "upright-all", "power", "each")
}
QUESTIONS: dict[str, Any] = {
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
    "over": msgspec.structs.replace(dealt(), questions=()),
}
FREELY = ("assets 0", "deploy", "attack", "react", "block", "block on", "last", "botnet-flood 0")
MOVES: list[tuple[str, m.AnyMove]] = [
    *((question, m.Done()) for question in FREELY),
    ("redeal 0 0", m.Keep()),
    *((name, m.Redeal(free)) for name in QUESTIONS if name.startswith("redeal") for free in (True, False)),
    *(("bottom 1", m.Bottom(card)) for card in CARD_IDS),
    *(("deploy", m.Lay(card)) for card in CARD_IDS),
    *(("attack", m.Add(card)) for card in ATTACKS),
    ("wave", m.Declare()),
    *((question, m.Drop("firewall", turned)) for question in ("deploy", "trim 1") for turned in (True, False)),
    ("fit 1", m.Drop("firewall", False)),
    ("react", m.Use("monitoring-console")),
    *(("block", m.Block(measure, attack)) for measure in MEASURES for attack in ATTACKS[:2]),
    *(("resolve", m.Strike(attack, text)) for attack in ATTACKS for text in (True, False)),
    *((question, m.Object("server", turned)) for question in OBJECTS for turned in (True, False)),
    *(("supply-chain 0", m.Category(category)) for category in CATEGORIES),
    ("order 2", m.Put("laptop")),
]


def test_every_type_of_move_is_among_the_examples() -> None:
    assert {type(move) for _, move in MOVES} == set(get_args(m.AnyMove))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words(lang: str) -> None:
    texts = Texts(lang, "kiberrubezh")
    for question, move in MOVES:
        key, args = words.move_words(GAME, QUESTIONS[question], GAME.encode(move))
        assert texts.text(key, **args), move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    texts, rules = Texts(lang, "kiberrubezh"), Rulebook("kiberrubezh", lang).ids()
    for question, view in QUESTIONS.items():
        key, args = words.question_words(GAME, view, NAMES)
        assert texts.text(key, **args), question
        assert GAME.rule(view) in rules


def test_every_question_to_a_person_is_among_the_examples() -> None:
    asked = {getattr(ids, name) for name in dir(ids) if name.startswith("K_")}
    nobody = {ids.K_LOTS, ids.K_DEAL, ids.K_DRAW, ids.K_EFFECT, ids.K_MILL, ids.K_RANDOM, ids.K_PEEK}
    nobody |= {ids.K_STAGE, ids.K_EACH}
    assert {view.questions[-1][0] for view in QUESTIONS.values() if view.questions} - nobody == asked - nobody


def told_move(question: str, move: m.AnyMove) -> str:
    key, args = words.move_words(GAME, QUESTIONS[question], GAME.encode(move))
    return Texts("en", "kiberrubezh").text(key, **args)


def told_question(question: str) -> str:
    key, args = words.question_words(GAME, QUESTIONS[question], NAMES)
    return Texts("en", "kiberrubezh").text(key, **args)


def test_moves_are_told_with_what_they_need() -> None:
    """KR-3.5; card 9 makes the Firewall cheaper."""
    assert told_move("deploy", m.Lay("laptop")) == "lay Laptop (gives defence 1°, attack 1°)"
    assert told_move("deploy", m.Lay("firewall")) == "lay Firewall (needs defence 1°)"
    assert told_move("deploy", m.Lay("antivirus")) == "lay Antivirus (needs defence 2°)"
    assert told_move("deploy", m.Lay("power-cut")) == "play Power cut (needs attack 1°)"
    assert told_move("deploy", m.Lay("extra-funding")) == "play Extra funding (needs no power)"
    assert told_move("block", m.Block("antivirus", "rootkit")) == "block Rootkit with Antivirus"
    assert told_move("fit 1", m.Drop("firewall", False)) == "turn Firewall"
    assert told_move("trim 1", m.Drop("firewall", True)) == "discard Firewall (turned) from the table"
    assert told_move("ransomware 0", m.Object("server", True)).startswith("turn Server (turned) through")


@pytest.mark.rule("KR-2.2")
def test_a_redeal_is_told_with_its_price() -> None:
    assert told_move("redeal 1 0", m.Redeal(False)) == "another hand; then a card goes under the deck"
    assert told_move("redeal 2 1", m.Redeal(False)) == "another hand; then 2 cards go under the deck"
    assert told_move("redeal 2 1", m.Redeal(True)) == "show the hand and get another one, free"


def test_questions_are_told_with_their_numbers() -> None:
    assert told_question("deploy").endswith("Free power: defence 5, attack 0")
    assert told_question("react").startswith("Bea attacks with a wave of 2 attacks.")
    assert told_question("block on") == "Endpoint detection may block one attack more. Which?"
    assert told_question("botnet-flood 0") == "Botnet flood: which asset turns? Up to 2 more"
    assert told_question("fit 3") == "Neither kind of power is enough. What do you turn?"


def test_nobody_plays_without_a_seat() -> None:
    assert words.seatless(GAME) == []


def texts_used() -> Iterator[str]:
    yield "ask-step"
    for event in EVENTS:
        for key, _, _ in words.Teller(GAME, NAMES).tell([event]):
            yield key
        told = words.event_words(event, NAMES)
        assert told is not None
        yield told[0]
    for question, move in MOVES:
        yield words.move_words(GAME, QUESTIONS[question], GAME.encode(move))[0]
    for view in QUESTIONS.values():
        yield words.question_words(GAME, view, NAMES)[0]


def test_no_text_is_left_over() -> None:
    kept = {key for key in Texts("en", "kiberrubezh").keys() if key.split("-")[0] in ("event", "move", "ask")}
    assert kept == set(texts_used())


# Names, what cards do, options


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_by_id_are_those_of_the_components(lang: str) -> None:
    texts = Texts(lang, "kiberrubezh")
    for card in CARD_IDS:
        assert texts.text("card-name", card=card) == texts.text(f"card-{card}")
        assert texts.text("card-help", card=card) == texts.attribute(f"card-{card}", "text")
    for measure in MEASURES:
        assert texts.text("measure-name", measure=measure) == texts.text(f"card-{measure}")
    for category in CATEGORIES:
        assert texts.text("category-name", category=category) == texts.text(f"category-{category}")
        assert texts.text("category-second", second=category) == texts.text(f"category-{category}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cards_do_is_said_from_their_data(lang: str) -> None:
    texts = Texts(lang, "kiberrubezh")
    for kind, card in enumerate(load().cards):
        told = [texts.text(key, **args) for key, args in words.abilities(kind)]
        assert all(told)
        plain = card.kind in ("basic", "asset") and not (card.steps or card.property)
        assert told or plain
        assert len(told) >= len(card.steps) + len(card.property) + len(card.categories[:1])


def test_what_cards_do_in_short() -> None:
    texts = Texts("en", "kiberrubezh")

    def does(name: str) -> list[str]:
        return [texts.text(key, **args) for key, args in words.abilities(KIND[name])]

    assert does("laptop") == []
    assert does("tablet") == ["when laid", "draw a card"]
    assert does("mail-worm") == ["Malware", "no text: sends 2 cards"]
    assert does("amplification") == ["Denial of service", "send 3 cards of the other deck", "needs 2 blocks"]
    assert does("crypto-gateway") == ["blocks up to 2 attacks: Cryptography, Intrusion"]
    assert does("incident-team") == ["blocks any 2 attacks"]
    assert does("border-router") == ["your measures of this category need 1 less: Intrusion"]
    assert does("honeypot")[1] == "if it has blocked: the attacker discards a card at random"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_step_has_words_done_or_not(lang: str) -> None:
    texts = Texts(lang, "kiberrubezh")
    codes = {str(args["step"]) for kind in range(ids.KINDS) for _, args in steps(kind)}
    done = {texts.text("deed-name", step=code, n=2) for code in codes}
    assert len(done) == len(codes) == 21
    for code in codes:
        key, args = words.deed(Deed(code, 0))
        assert key == "deed-none"
        assert texts.text(key, **args)
    assert step_code("destroy", "asset") in codes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_option_and_each_value_has_its_words(lang: str) -> None:
    texts = Texts(lang, "kiberrubezh")
    for field in msgspec.structs.fields(Options):
        assert texts.text(f"option-{field.name}")
        if field.name in ("deck1", "deck2"):
            told = [texts.text(f"option-{field.name}-{value}") for value in BUILT_IN]
            assert len(told) == len(set(told)) > 1


# Whole games


@pytest.mark.parametrize("decks", [("blue-range", "red-range"), ("worms-and-noise", "quiet-listeners")])
def test_whole_games_in_all_languages(decks: tuple[str, str]) -> None:
    """Whoever reads: each seat, a watcher, and who sees everything."""
    game = Kiberrubezh(Options(deck1=decks[0], deck2=decks[1], turn_limit=8))
    texts = [Texts(lang, "kiberrubezh") for lang in LANGUAGES]
    rules = Rulebook("kiberrubezh", "en").ids()
    match = Match(game, bytes(32))
    rng = KeyedRng(bytes(32), [b"words"])
    told_steps = match.start()
    while not match.over:
        seat = match.pending[0]
        view, legal = game.view(match.state, seat), match.legal(seat)
        names = ["" if other == seat else f"P{other}" for other in BOTH]
        lines = [words.question_words(game, view, names)]
        lines += [words.move_words(game, view, action) for action in legal]
        assert all(text.text(key, **args) for key, args in lines for text in texts)
        told_steps += match.submit(seat, legal[rng.below(len(legal))])
    for reader in (WATCHER, *BOTH, None):
        names = ["" if other == reader else f"P{other}" for other in BOTH]
        events = [event for step in told_steps for event in step.events]
        told = words.Teller(game, names).tell(events if reader is None else match.seen(told_steps, reader))
        assert all(text.text(key, **args) and rule in rules for key, args, rule in told for text in texts)
