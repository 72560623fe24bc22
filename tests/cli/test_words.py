"""Every event, every move and every decision of Black Hat has words in all four languages, and names a rule that is
there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from cyberdeck.games.blackhat import BlackHat, Options, ids, notation
from cyberdeck.games.blackhat import events as e
from cyberdeck.games.blackhat import moves as m
from cyberdeck.games.blackhat.ui import text
from cyberdeck.games.blackhat.ui.terminal import Terminal
from cyberdeck.games.blackhat.view import BHView
from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.wire import Event
from cyberdeck.spec import get_spec
from tests.kits.books import rulebook

pytestmark = pytest.mark.both

GAME = BlackHat(Options(players=2, board="expert", tracer=True, secret_asset=True, celebrity=True, randomizer="choice"))
NAMES = ["", "Bea", "Robot"]
SEVENS = tuple(2 if kind == 6 else 0 for kind in range(ids.KINDS))
NOTHING = (0,) * ids.KINDS

EVENTS: list[e.BHEvent] = [
    *(e.DealerChosen(player) for player in (0, 1)),
    *(e.StatusDrawn(player, value, False) for player in (0, 1) for value in (-1, 35)),
    *(e.ModuleDrawn(player, 5) for player in (0, 1)),
    *(e.ModuleLaid(player, 5, 2) for player in (None, 0, 1)),
    *(e.RoundBegan(round, player, 10) for player in (0, 1) for round in (1, 2)),
    *(e.HatGiven(player, turned) for player in (0, 1) for turned in (-1, 6, ids.JOKER)),
    *(e.Dealt(player, kind, False) for player in (0, 1) for kind in (-1, 6)),
    *(e.Played(player, action) for player in (0, 1) for action in (ids.PASS, 0, ids.WILD0, ids.WILD0 + 2)),
    *(e.TrickWon(player, hat) for player in (0, 1) for hat in (False, True)),
    *(e.Took(player, SEVENS) for player in (0, 1)),
    *(e.PawnMoved(player, 3, ids.BACKDOOR, ids.FIRST_LANE) for player in (0, 1)),
    *(e.Reshuffled(n) for n in (1, 2, 5, 21)),
    *(e.Drew(player, kind, False) for player in (0, 1) for kind in (-1, 6)),
    *(e.PawnSent(player, 3, ids.FIRST_LANE, ids.BACKDOOR) for player in (0, 1)),
    *(e.Marked(player, ids.FIRST_LANE, change) for player in (0, 1) for change in (-1, 1)),
    *(e.Unmarked(player, ids.FIRST_LANE) for player in (0, 1)),
    *(e.Lifted(player, ids.FIRST_LANE) for player in (0, 1)),
    e.TracerWoke(),
    *(e.TracerMoved(player, ids.TRACER_START, ids.TRACER_START + 1) for player in (0, 1)),
    e.Jailed(3, ids.FIRST_LANE),
    *(e.PlayerOut(player, hand) for player in (0, 1) for hand in (SEVENS, NOTHING)),
    *(e.AssetTurned(tile) for tile in range(ids.ASSETS)),
    e.RoundScored(1, (SEVENS, NOTHING, SEVENS), (4, 0, -10), (14, 3, 0), False),
    *(e.Swapped(player, other) for player, other in ((0, 1), (1, 0), (1, 2))),
    *(e.GameEnded(why, (14, 3, 0), (35, 10, 15), (2,)) for why in ("asset", "blocked", "limit", "traced", "alone")),
    e.GameEnded("limit", (3, 3, 9), (), (0, 1)),
]


def test_every_type_of_event_is_among_the_examples() -> None:
    assert {type(event) for event in EVENTS} == set(e.BHEvent.__subclasses__())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(lang: str) -> None:
    texts, rules = get_spec("blackhat").texts(lang), rulebook("blackhat", lang).ids()
    for event in EVENTS:
        shown = [text.event_message(GAME, event, NAMES, lead) for lead in (False, True)]
        for line in (*shown, *text.Narrator(GAME, NAMES).narrate([event])):
            assert line is not None, event
            key, args, rule = line
            assert texts.text(key, **args)
            assert rule in rules


def test_an_event_of_another_game_has_none() -> None:
    assert text.event_message(GAME, Event(), NAMES) is None


def test_a_hand_that_is_dealt_is_one_line() -> None:
    cards = [e.Dealt(0, 6, False), e.Dealt(1, -1, False), e.Dealt(2, -1, False)]
    assert text.Narrator(GAME, NAMES).narrate(cards[1:]) == []
    shown = text.Narrator(GAME, NAMES).narrate([e.Dealt(0, 6, False), e.Dealt(0, 2, False), *cards[1:]])
    assert [(key, args["cards"]) for key, args, _ in shown] == [("event-dealt", "@|3|7")]


def test_leading_and_following_are_distinguished() -> None:
    plays = [e.Played(0, 0), e.Played(1, 0), e.TrickWon(1, False), e.Played(1, 0)]
    narrator = text.Narrator(GAME, NAMES)
    shown = [key for event in plays for key, _, _ in narrator.narrate([event])]
    assert shown == ["event-led", "event-played", "event-won", "event-led"]


def test_who_is_out_scores_no_more() -> None:
    narrator = text.Narrator(GAME, NAMES)
    narrator.narrate([e.PlayerOut(1, NOTHING)])
    shown = narrator.narrate([e.RoundScored(1, (SEVENS, NOTHING, SEVENS), (4, 0, 4), (4, 9, 4), False)])
    assert [args.get("player") for key, args, _ in shown if key == "event-score"] == ["", "Robot"]


# Moves and decisions: a view of a real game, with the decision put in


@cache
def dealt() -> BHView:
    match = Match(GAME, bytes(32))
    match.start()
    view = match.view(0)
    assert isinstance(view, BHView)
    return view


def table(**fields: Any) -> BHView:
    return msgspec.structs.replace(dealt(), **fields)


def asks(kind: int, b: int = 0, player: int = 0, pc: int = 0, c: int = 0) -> tuple[tuple[int, ...], ...]:
    return ((kind, 1, pc, player, b, c),)


PLAYS = (m.Play(7, 2, 0, False), m.Play(9, 1, 0, True), m.Play(12, 1, 0, False))
PLAYED = {"plays": tuple(notation.encode(play) for play in PLAYS), "lead": 2}
DECISIONS: dict[str, dict[str, Any]] = {
    "lead": {"stack": asks(ids.K_PLAY)},
    "lead for the robot": {"stack": asks(ids.K_PLAY, player=2)},
    "follow": {"stack": asks(ids.K_PLAY), "lead": 1, "leader": 1, "plays": (-1, 0, -1)},
    "follow several": {"stack": asks(ids.K_PLAY), "lead": 2, "leader": 1, "plays": (-1, 12, -1)},
    "follow for the robot": {"stack": asks(ids.K_PLAY, player=2), "lead": 2, "leader": 1, "plays": (-1, 12, -1)},
    "take": {"stack": asks(ids.K_TAKE), "hat": ids.IN_TRICK, **PLAYED},
    "take for the robot": {"stack": asks(ids.K_TAKE, player=2), "hat": ids.IN_TRICK, **PLAYED},
    "pick": {"stack": asks(ids.K_PICK, b=2), "hat": ids.IN_TRICK, **PLAYED},
    "pick the last": {"stack": asks(ids.K_PICK, b=1), "hat": ids.IN_TRICK, **PLAYED},
    "move": {"stack": asks(ids.K_MOVE)},
    "send": {"stack": asks(ids.K_SEND, b=3)},
    "exploit": {"stack": asks(ids.K_EXPLOIT), "plus": (ids.FIRST_LANE,), "minus": (ids.FIRST_LANE + 1,)},
    "relay": {"stack": asks(ids.K_RELAY, b=ids.FIRST_LANE)},
    "randomize": {"stack": asks(ids.K_RANDOMIZE)},
    "lay": {"stack": asks(ids.K_LAY, b=5)},
    "tracer": {"stack": asks(ids.K_TRACER), "tracer": ids.TRACER_START},
    "leak": {"stack": asks(ids.K_LEAK), "last": (9, 0, 12)},
    "over": {"stack": ()},
}
MOVES: list[tuple[str, m.AnyMove]] = [
    ("lead", m.Play(7, 2, 1, True)),
    ("lead", m.Play(0, 0, 1)),
    ("lead", m.Play(0, 0, 0, True)),
    ("lead for the robot", m.Play(1, 1)),
    ("follow", m.Play(13, 1)),
    ("follow", m.Play(1, 1)),
    ("follow several", m.Play(7, 1, 0, True)),
    ("follow several", m.Pass()),
    *((decision, m.Decline()) for decision in ("exploit", "randomize", "leak")),
    ("take", m.TakeAll()),
    ("take", m.TakeBlackHat()),
    *((decision, m.TakeCard(7)) for decision in ("pick", "pick the last")),
    *(("move", m.MovePawn(pawn, space)) for pawn in ("1x", "3y") for space in ("a1", "d8", "CA")),
    *(("send", m.SendPawn("2y", start)) for start in ("BD", "PS")),
    *((decision, m.PlaceMarker("b2", up)) for decision in ("exploit", "relay") for up in (True, False)),
    *(("exploit", m.RemoveMarker(space)) for space in ("a1", "a2")),
    ("randomize", m.DrawModule()),
    ("randomize", m.ChooseModule(8)),
    *(("lay", m.PlaceModule(place)) for place in range(1, 6)),
    *(("tracer", m.MoveTracer(space)) for space in ("T1", "BD", "c4")),
    ("leak", m.SwapScores(3)),
]


def test_every_type_of_move_is_among_the_examples() -> None:
    assert {type(move) for _, move in MOVES} == set(get_args(m.AnyMove))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words(lang: str) -> None:
    for decision, move in MOVES:
        key, args = text.move_message(GAME, table(**DECISIONS[decision]), GAME.encode(move))
        assert get_spec("blackhat").texts(lang).text(key, **args), move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_targets_are_short(lang: str) -> None:
    texts = get_spec("blackhat").texts(lang)
    for decision, move in MOVES:
        key, args = text.move_message(GAME, table(**DECISIONS[decision]), GAME.encode(move))
        if "label" in texts.attributes(key):
            assert 0 < len(texts.attribute(key, "label", **args)) <= (16 if lang == "en" else 20), move
            assert args["tone"] in ("good", "bad", "plain")


def test_a_label_says_what_comes_of_a_step() -> None:
    texts = get_spec("blackhat").texts("en")

    def step(to: str, **fields: Any) -> tuple[str, str]:
        view = table(**{**DECISIONS["move"], **fields})
        key, args = text.move_message(GAME, view, GAME.encode(m.MovePawn("1x", to)))
        return texts.attribute(key, "label", **args), str(args["tone"])

    values = GAME.params.base.value
    start = values[ids.BACKDOOR]
    assert step("a1") == (f"+{values[ids.FIRST_LANE] - start} trace", "bad")
    assert step("a2")[0].endswith("jump")  # no arrow leads there from Backdoor
    assert step("CA")[0].endswith("game end")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_words_and_a_table(lang: str) -> None:
    texts, rules = get_spec("blackhat").texts(lang), rulebook("blackhat", lang).ids()
    terminal = Terminal(GAME, NAMES, texts.text)
    for decision, fields in DECISIONS.items():
        view = table(**fields)
        key, args = text.decision_message(GAME, view, NAMES)
        assert texts.text(key, **args), decision
        assert GAME.decision_rule(view) in rules
        assert terminal.describe(view, True)
        assert terminal.table(view, 80)
        assert terminal.hint(view)
        noted = decision in ("randomize", "lay")
        assert bool(terminal.notes(view, True)) == noted == bool(terminal.notes(view, False))


def test_every_kind_of_decision_is_among_the_examples() -> None:
    asked = {getattr(ids, name) for name in dir(ids) if name.startswith("K_")}
    chance = {ids.K_DEALER, ids.K_STATUS, ids.K_MODULE, ids.K_TURN, ids.K_SHUFFLED, ids.K_DEAL, ids.K_DRAW}
    chance |= {ids.K_DRAW_MODULE, ids.K_ASSET, ids.K_AFTER, ids.K_CORNERS}
    assert {fields["stack"][0][0] for fields in DECISIONS.values() if fields["stack"]} == asked - chance


# The mark of what is reconstructed


def test_a_tile_carries_its_mark_and_numbers_do_not() -> None:
    step = text.move_message(GAME, table(**DECISIONS["move"]), GAME.encode(m.MovePawn("1x", "a1")))[1]
    assert step["value"] == str(GAME.params.base.value[ids.FIRST_LANE])
    assert text.move_message(GAME, table(**DECISIONS["lead"]), GAME.encode(m.Play(7, 1)))[1]["trace"] == "2"
    assert text.move_message(GAME, table(**DECISIONS["lead"]), GAME.encode(m.Play(2, 1)))[1]["trace"] == "0"
    assert text.move_message(GAME, table(**DECISIONS["lead"]), GAME.encode(m.Play(0, 0, 0, True)))[1]["trace"] == "5"
    for tile in range(ids.ASSETS):
        shown = text.event_message(GAME, e.AssetTurned(tile), NAMES)
        assert shown is not None
        assert shown[1]["mark"] == ("" if tile == ids.NSA else text.MARK)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_the_board_are_single_and_distinct(lang: str) -> None:
    texts = get_spec("blackhat").texts(lang)
    kinds = ("host", "cache", "dos", "honeypot", "alarm", "exploit", "randomizer")
    letters = [texts.text("board-letter", kind=kind) for kind in kinds]
    assert len(set(letters)) == len(kinds)
    assert all(len(letter) == 1 for letter in letters)
    assert not set(letters) & set("HJTНТ")  # cards and the tracer, in either alphabet
    assert len(texts.text("board-title", mark="°")) <= 11


def texts_used() -> Iterator[str]:
    for event in EVENTS:
        for key, _, _ in text.Narrator(GAME, NAMES).narrate([event]):
            yield key
        for lead in (False, True):
            shown = text.event_message(GAME, event, NAMES, lead)
            assert shown is not None
            yield shown[0]
    for decision, move in MOVES:
        yield text.move_message(GAME, table(**DECISIONS[decision]), GAME.encode(move))[0]
    for fields in DECISIONS.values():
        yield text.decision_message(GAME, table(**fields), NAMES)[0]


def test_no_text_is_left_over() -> None:
    kept = {key for key in get_spec("blackhat").texts("en").keys() if key.split("-")[0] in ("event", "move", "ask")}
    ten = BlackHat(Options(black_hat_take="highest"))
    view = msgspec.structs.replace(table(**DECISIONS["take"]), statuses=())
    used = {*texts_used(), text.move_message(ten, view, ids.TAKE_HAT)[0]}
    assert kept == used
