"""How moves are written, and what is no move. That all of them come back: tests/games/test_notation.py."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat import BlackHat
from cyberdeck.games.blackhat import moves as m
from cyberdeck.games.blackhat.ids import NUM_ACTIONS
from cyberdeck.games.blackhat.notation import encode, format_move, parse_move
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move

pytestmark = pytest.mark.both


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("7+7+J+H", m.Play(7, 2, 1, True)),
        ("13", m.Play(13, 1)),
        ("J", m.Play(0, 0, 1)),
        ("H", m.Play(0, 0, 0, True)),
        ("J+J+H", m.Play(0, 0, 2, True)),
        ("pass", m.Pass()),
        ("no", m.Decline()),
        ("all", m.TakeAll()),
        ("hat", m.TakeBlackHat()),
        ("pick 9", m.TakeCard(9)),
        ("2x>b4", m.MovePawn("2x", "b4")),
        ("6y>CA", m.MovePawn("6y", "CA")),
        ("2x>BD", m.SendPawn("2x", "BD")),
        ("1y>PS", m.SendPawn("1y", "PS")),
        ("+c5", m.PlaceMarker("c5", True)),
        ("-c5", m.PlaceMarker("c5", False)),
        ("^c5", m.RemoveMarker("c5")),
        ("module", m.DrawModule()),
        ("module 3", m.ChooseModule(3)),
        ("place 2", m.PlaceModule(2)),
        ("T>b4", m.MoveTracer("b4")),
        ("T>T3", m.MoveTracer("T3")),
        ("swap 3", m.SwapScores(3)),
    ],
)
def test_what_is_written(text: str, move: Move) -> None:
    assert format_move(move) == text
    assert parse_move(text) == move


@pytest.mark.parametrize(
    ("sloppy", "text"),
    [
        (" 7 + 7 + j + h ", "7+7+J+H"),
        ("PASS", "pass"),
        ("Pick  9", "pick 9"),
        ("2X > B4", "2x>b4"),
        ("2x>bd", "2x>BD"),
        ("6Y>ca", "6y>CA"),
        ("- C5", "-c5"),
        ("t>t3", "T>T3"),
        ("t > B4", "T>b4"),
        ("MODULE 3", "module 3"),
    ],
)
def test_capitals_and_spaces_are_forgiven(sloppy: str, text: str) -> None:
    assert format_move(parse_move(sloppy)) == text


MALFORMED = [
    "",
    " ",
    "7+8",
    "0",
    "14",
    "7+",
    "+7",
    "7 7",
    "H+H",
    "J+J+J+J+J+J",
    "7+7+7+7+7+7+7+7",
    "7+0",
    "JH",
    "passs",
    "pick",
    "pick 0",
    "pick 14",
    "pick J",
    "pick -1",
    "0x>b4",
    "7x>b4",
    "1z>b4",
    "1x>e1",
    "1x>a9",
    "1x>a0",
    "1x>TJ",
    "1x>T1",
    "x>b4",
    "1x<b4",
    "1x>",
    "+BD",
    "-CA",
    "^TJ",
    "+",
    "module 0",
    "module 9",
    "module A",
    "place 0",
    "place 6",
    "place",
    "swap 0",
    "swap 7",
    "T>",
    "T>e5",
    "T>T4",
    "sevens",
    "7+7; all",
    "7" * 1000,
    "７+７",
    "\x00",
    "no\nno",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_texts(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        parse_move(text)
    assert refused.value.details == {"text": text[:80]}


@pytest.mark.parametrize("text", ["pick 09", "07", "7+07", "module 03", "place 01", "swap 02"])
def test_numbers_are_written_one_way(text: str) -> None:
    with pytest.raises(MalformedMove):
        parse_move(text)


@pytest.mark.parametrize(
    "move",
    [
        m.Play(0, 0),
        m.Play(0, 1),
        m.Play(7, 0),
        m.Play(14, 1),
        m.Play(7, 8),
        m.Play(7, -1),
        m.Play(7, 1, 6),
        m.Play(7, 1, -1),
        m.Play(0, 0, 6),
        m.TakeCard(0),
        m.TakeCard(14),
        m.MovePawn("1x", "BD"),
        m.MovePawn("1x", "TJ"),
        m.MovePawn("7x", "a1"),
        m.MovePawn("1x", "a9"),
        m.SendPawn("1x", "a1"),
        m.PlaceMarker("BD", True),
        m.PlaceMarker("CA", False),
        m.RemoveMarker("T0"),
        m.ChooseModule(0),
        m.ChooseModule(9),
        m.PlaceModule(6),
        m.MoveTracer("x"),
        m.SwapScores(7),
    ],
)
def test_moves_that_there_are_not(move: Move) -> None:
    with pytest.raises(MalformedMove):
        encode(move)


def test_the_game_speaks_this_notation() -> None:
    game = BlackHat()
    assert game.num_actions == NUM_ACTIONS
    assert game.format_move(game.decode(game.encode(game.parse_move("7+7")))) == "7+7"
