"""How moves are written, and what is no move. That all of them come back: tests/games/test_notation.py."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh import moves as m
from cyberdeck.games.kiberrubezh.notation import encode, format_move, parse_move
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.wire import Move

pytestmark = pytest.mark.both


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("done", m.Done()),
        ("keep", m.KeepHand()),
        ("redeal", m.RedealHand(False)),
        ("redeal free", m.RedealHand(True)),
        ("bottom laptop", m.PutOnBottom("laptop")),
        ("lay c2-server", m.PlayCard("c2-server")),
        ("add mail-worm", m.AddToWave("mail-worm")),
        ("declare", m.DeclareWave()),
        ("drop antivirus", m.DropCard("antivirus", False)),
        ("drop antivirus/", m.DropCard("antivirus", True)),
        ("use monitoring-console", m.UseProperty("monitoring-console")),
        ("block firewall phishing", m.Block("firewall", "phishing")),
        ("block air-gap zero-day", m.Block("air-gap", "zero-day")),
        ("strike rootkit", m.ResolveAttack("rootkit", True)),
        ("mill rootkit", m.ResolveAttack("rootkit", False)),
        ("on server", m.ChooseObject("server", False)),
        ("on server/", m.ChooseObject("server", True)),
        ("ban crypto", m.BanCategory("crypto")),
        ("put laptop", m.PutBack("laptop")),
    ],
)
def test_texts(text: str, move: m.AnyMove) -> None:
    assert parse_move(text) == move
    assert format_move(move) == text
    assert parse_move(f"  {text.upper().replace(' ', '  ')} ") == move


def test_events_may_be_played() -> None:
    assert parse_move("play extra-funding") == parse_move("lay extra-funding") == m.PlayCard("extra-funding")


@pytest.mark.parametrize(
    "text",
    [
        "", "lay", "lay nothing", "lay laptop/", "block firewall", "block phishing firewall", "block laptop phishing",
        "strike laptop", "mill firewall", "ban none", "ban", "put", "redeal dear", "keep it", "1", "on", "on server//",
    ],
)  # fmt: skip
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(MalformedMove):
        parse_move(text)


@pytest.mark.parametrize(
    "move",
    [
        m.PlayCard("nothing"),
        m.PutOnBottom(""),
        m.Block("phishing", "firewall"),
        m.ResolveAttack("laptop", True),
        m.BanCategory("none"),
        m.ChooseObject("nobody", True),
    ],
)
def test_moves_that_are_none(move: Move) -> None:
    with pytest.raises(MalformedMove):
        encode(move)
