"""A table of Lokalka in the terminal: it fits, it shows what the reader knows, and nothing else."""

from __future__ import annotations

import msgspec
import pytest
from rich.cells import cell_len

from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka.ui.terminal import Terminal
from cyberdeck.games.lokalka.view import LokView, Marked
from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import get_spec
from tests.kits.screens import drawn, moments, terminal
from tests.kits.tables import drawn_of

GAMES = {sample.seed: sample for sample in drawn_of("lokalka")}  # by number of players


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", GAMES)
def test_the_ring_is_whole_in_every_language(players: int, lang: str) -> None:
    """At 80 and 120 columns: a line for each two hosts, none broken."""
    for moment in moments(GAMES[players]):
        for width in (80, 120):
            board = drawn(terminal(moment, lang).board(moment.view, width), width).splitlines()
            assert [line[0] for line in board[:players]] == ["╭", *"│" * (players - 2), "╰"]
            assert [line.rstrip()[-1] for line in board[:players]] == ["╮", *"│" * (players - 2), "╯"]
            assert len({cell_len(line) for line in board[:players]}) == 1


@pytest.mark.parametrize("players", GAMES)
def test_every_place_is_drawn_and_shown(players: int) -> None:
    moment = moments(GAMES[players])[-1]
    board = drawn(terminal(moment).board(moment.view, 80), 80)
    shown = terminal(moment).describe_board(moment.view)
    for place in range(2 * players):
        name = f"{'PH'[place % 2]}{place // 2 + 1}"
        assert f"{name} " in board
        assert any(f"({name})" in line for line in shown)


# Content


def turn_of(seat: int, **fields: object) -> tuple[Terminal, LokView]:
    """A turn at a table of four with default fields, changed by the given ones."""
    moment = next(m for m in moments(GAMES[4]) if m.view.stack[-1][0] == ids.K_TURN)
    view = moment.game.view(moment.state, seat)
    quiet = {"stack": ((ids.K_TURN, 1 << seat, 0, seat, 0, 0),), "marked": (), "skips": (0,) * 4, "bomb": -1}
    return terminal(moment, seat=seat), msgspec.structs.replace(view, **{**quiet, **fields})


def test_direction_bomb_and_skips_are_shown() -> None:
    table, view = turn_of(0, direction=-1, bomb=2, skips=(0, 2, 0, 0))
    lines = drawn(table.board(view, 80), 80).splitlines()
    assert "◄──" in lines[0]
    assert "──►" in lines[3]
    assert any("P3" in line and "✱" in line for line in lines)
    assert any("P2" in line and "‖2" in line for line in lines)
    shown = table.describe(view, False)
    assert "Play goes counterclockwise" in shown
    assert "The logic bomb lies before Somebody 3" in shown
    assert "Somebody 2 skips the next 2 turns" in shown
    table, view = turn_of(0)
    assert "──►" in drawn(table.board(view, 80), 80).splitlines()[0]
    assert "✱" not in drawn(table.board(view, 80), 80)


def test_reach_is_shown_with_its_rule() -> None:
    """LOK-7.1, LOK-7.3: an Insider reaches across the hosts of the Administrator, a Hacker does not."""
    hosts = {"nodes": (4, 2) * 4, "owner": (0, 2, 1, 2, 2, 2, 3, 2), "admin": 2, "alive": (0, 1, 2, 3), "round": 1}
    table, view = turn_of(0, roles=(ids.INSIDER, -2, ids.ADMIN, -2), **hosts)
    shown = table.describe(view, False)
    assert "You can attack H1: next to P1 [LOK-7.1]" in shown
    assert "You can attack P2 from P1, past H1 [LOK-7.3]" in shown
    line = drawn(table.table(view, 120), 120)
    assert "P2 from P1 across H1; P4 from P1 across H4 [LOK-7.3]" in line
    table, view = turn_of(0, roles=(ids.HACKER, -2, ids.ADMIN, -2), **hosts)
    assert not any("LOK-7.3" in line for line in table.describe(view, False))


def test_known_cards_are_shown_to_those_who_know_them() -> None:
    """LOK-4.7"""
    first, second, public = Marked(1, (0,), 0, (), 1), Marked(1, (2,), 0, (), -1), Marked(1, (), 1, (), -1)
    marked = (first, second, public, Marked(0, (1, 2, 3), 0, (), 5))
    table, view = turn_of(0, marked=marked, alive=(0, 1, 2, 3))
    shown = table.describe(view, False)
    assert "Somebody 2 holds Phishing (2), known to: You" in shown
    assert "Somebody 2 holds a card known to: Somebody 3" in shown
    assert "You hold Long passphrase (1), known to: all" in shown
    assert sum("known to" in line for line in shown) == 3
    assert "Known cards: Somebody 2 a2 (You) · Somebody 2 ? (Somebody 3) · You d1 (all)" in drawn(
        table.table(view, 120), 120
    )


def test_possible_roles() -> None:
    """LOK-7.4: from the reader's view alone."""
    roles = (ids.HACKER, -2, ids.ADMIN, -2)
    may = ((ids.HACKER, ids.INSIDER, ids.HELPDESK),) * 4
    table, view = turn_of(0, roles=roles, admin=2, possible_roles=may, alive=(0, 1, 2, 3))
    assert table.possible(view)[1:] == [
        "Player 1, You: Hacker",
        "Player 2, Somebody 2: Hacker (1 of 2) or Insider (1 of 2)",
        "Player 3, Somebody 3: Administrator",
        "Player 4, Somebody 4: Hacker (1 of 2) or Insider (1 of 2)",
    ]
    sure = msgspec.structs.replace(view, possible_roles=(may[0], (ids.INSIDER, ids.HELPDESK), may[2], may[3]))
    assert table.possible(sure)[2] == "Player 2, Somebody 2: Insider"
    assert table.possible(msgspec.structs.replace(view, roles=(-1,) * 4)) == []


def test_a_seat_that_sees_everything_is_shown_everything() -> None:
    """LOK-8.7"""
    hands = tuple(tuple(1 if kind == seat else 0 for kind in range(ids.KINDS)) for seat in range(4))
    table, view = turn_of(0, hands=hands, alive=(1, 2, 3), roles=(ids.INSIDER, ids.HACKER, ids.ADMIN, ids.HACKER))
    shown = table.describe(view, False)
    assert "Somebody 2 holds: a2" in shown
    assert "Player 1, You: out, Insider" in shown


def test_the_hand_shows_what_each_card_does() -> None:
    hand = tuple({1: 2, ids.ROUTER: 1}.get(kind, 0) for kind in range(ids.KINDS))
    table, view = turn_of(0, hand=hand)
    texts = get_spec("lokalka").texts("en")
    whole = drawn(table.hand(view), 1000)
    assert texts.attribute("card-attack-2", "help") in whole
    assert texts.attribute("card-router", "help") in whole
    short = drawn(table.table(view, 80), 80)
    assert "a2×2    Phishing°" in short
    assert "Router°, lilac and amber: reverses turn order" in short
