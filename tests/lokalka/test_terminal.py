"""A table of Lokalka in the terminal: it fits, it tells what the reader knows, and nothing else."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pexpect
import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from cyberdeck.cli import answers
from cyberdeck.games.lokalka import Lokalka, Options, ids
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.terminal import Terminal
from cyberdeck.games.lokalka.view import LokView, Marked
from cyberdeck.i18n import LANGUAGES, Texts
from cyberdeck.kernel.game import WATCHER
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import KeyedRng
from tests.cli.terminal import on_terminal, process, read_record, unstyled

SIZES = range(4, 9)


class Moment(NamedTuple):
    game: Lokalka
    state: LokState
    seat: int
    view: LokView
    legal: list[int]


@cache
def moments(players: int) -> list[Moment]:
    """Questions of a random game, a few of each kind, and of its middle."""
    game = Lokalka(Options(players=players, round_limit=12))
    match = Match(game, players.to_bytes(32, "big"))
    rng = KeyedRng(bytes(32), [b"terminal"])
    match.start()
    found: list[Moment] = []
    while not match.over:
        seat = match.pending[0]
        view, legal = game.view(match.state, seat), match.legal(seat)
        found.append(Moment(game, match.state.copy(), seat, view, legal))
        match.submit(seat, legal[rng.below(len(legal))])
    kinds: dict[int, int] = {}
    picked = []
    for n, moment in enumerate(found):
        kind = moment.view.questions[-1][0]
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] <= 2 or n % 25 == 0:
            picked.append(moment)
    return picked


def names(players: int, seat: int) -> list[str]:
    return ["" if other == seat else f"Somebody {other + 1}" for other in range(players)]


def terminal(moment: Moment, lang: str = "en", seat: int | None = None) -> Terminal:
    players = int(moment.game.seats)
    return Terminal(moment.game, names(players, moment.seat if seat is None else seat), Texts(lang, "lokalka").text)


def drawn(parts: list[RenderableType], width: int, color: bool = False) -> str:
    out = io.StringIO()
    system = "truecolor" if color else None
    console = Console(file=out, width=width, color_system=system, force_terminal=color, highlight=False)  # type: ignore[arg-type]
    for part in parts:
        console.print(part)
    return out.getvalue()


def everything(table: Terminal, view: LokView, legal: list[int], width: int) -> str:
    offered = table.answers(view, legal)
    lines = [*table.facts(view, True), *table.possible(view), *answers.in_lines(offered), *table.hand_facts(view)]
    return "\n".join([drawn(table.table(view, width), width), *lines])


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", SIZES)
def test_the_table_fits_in_every_language(players: int, lang: str) -> None:
    """At 80 and 120 columns nothing is wider, and the ring is whole: a line for each two hosts, none broken."""
    for moment in moments(players):
        table = terminal(moment, lang)
        assert table.facts(moment.view, True)
        for width in (80, 120):
            board = drawn(table.board(moment.view, width), width).splitlines()
            assert max(map(cell_len, board)) <= width
            assert [line[0] for line in board[:players]] == ["╭", *"│" * (players - 2), "╰"]
            assert [line.rstrip()[-1] for line in board[:players]] == ["╮", *"│" * (players - 2), "╯"]
            assert len({cell_len(line) for line in board[:players]}) == 1
            whole = drawn(table.table(moment.view, width), width).splitlines()
            assert max(map(cell_len, whole)) <= width


@pytest.mark.parametrize("players", SIZES)
def test_colour_adds_nothing(players: int) -> None:
    for moment in moments(players):
        parts = terminal(moment).table(moment.view, 80)
        assert unstyled(drawn(parts, 80, color=True)) == drawn(parts, 80)


@pytest.mark.parametrize("players", SIZES)
def test_every_place_is_drawn_and_told(players: int) -> None:
    moment = moments(players)[-1]
    board = drawn(terminal(moment).board(moment.view, 80), 80)
    told = terminal(moment).board_facts(moment.view)
    for place in range(2 * players):
        name = f"{'PH'[place % 2]}{place // 2 + 1}"
        assert f"{name} " in board
        assert any(line.startswith(f"{name} ") for line in told)


@pytest.mark.both
@pytest.mark.parametrize("players", SIZES)
def test_worlds_that_look_the_same_are_drawn_the_same(players: int) -> None:
    """LOK-7.4: other roles and hands behind the same view."""
    rng = KeyedRng(bytes(32), [b"worlds"])
    differ = 0
    for moment in moments(players):
        told = everything(terminal(moment), moment.view, moment.legal, 80)
        worlds = moment.game.worlds(moment.view)
        for _ in range(2):
            other = worlds.sample(rng)
            view = moment.game.view(other, moment.seat)
            assert everything(terminal(moment), view, moment.game.legal(other, moment.seat), 80) == told
            differ += list(other.role) != list(moment.state.role) or list(other.hands) != list(moment.state.hands)
    assert differ > 10


def test_a_watcher_sees_a_table_without_a_hand() -> None:
    for moment in moments(5):
        table = terminal(moment, seat=WATCHER)
        view = moment.game.view(moment.state, WATCHER)
        text = everything(table, view, [], 80)
        assert "Your" not in text
        assert "You can attack" not in text


# What is told


def turn_of(seat: int, **fields: object) -> tuple[Terminal, LokView]:
    """A turn of a table of four where nothing has happened but what the fields say."""
    moment = next(m for m in moments(4) if m.view.questions[-1][0] == ids.K_TURN)
    view = moment.game.view(moment.state, seat)
    quiet = {"questions": ((ids.K_TURN, 1 << seat, 0, seat, 0, 0),), "marked": (), "skips": (0,) * 4, "bomb": -1}
    return terminal(moment, seat=seat), msgspec.structs.replace(view, **{**quiet, **fields})


def test_direction_bomb_and_skips_are_shown() -> None:
    table, view = turn_of(0, direction=-1, bomb=2, skips=(0, 2, 0, 0))
    lines = drawn(table.board(view, 80), 80).splitlines()
    assert "◄──" in lines[0]
    assert "──►" in lines[3]
    assert any("P3" in line and "✱" in line for line in lines)
    assert any("P2" in line and "‖2" in line for line in lines)
    told = table.facts(view, False)
    assert "Play goes counterclockwise" in told
    assert "The logic bomb lies before Somebody 3" in told
    assert "Somebody 2 skips the next 2 turns" in told
    table, view = turn_of(0)
    assert "──►" in drawn(table.board(view, 80), 80).splitlines()[0]
    assert "✱" not in drawn(table.board(view, 80), 80)


def test_reach_is_told_with_its_rule() -> None:
    """LOK-7.1, LOK-7.3: an Insider reaches across the hosts of the Administrator, a Hacker does not."""
    hosts = {"nodes": (4, 2) * 4, "owner": (0, 2, 1, 2, 2, 2, 3, 2), "admin": 2, "alive": (0, 1, 2, 3), "round": 1}
    table, view = turn_of(0, roles=(ids.INSIDER, -2, ids.ADMIN, -2), **hosts)
    told = table.facts(view, False)
    assert "You can attack H1: it is next to P1 [LOK-7.1]" in told
    assert "You can attack P2 from P1 across H1 [LOK-7.3]" in told
    line = drawn(table.table(view, 120), 120)
    assert "P2 from P1 across H1; P4 from P1 across H4 [LOK-7.3]" in line
    table, view = turn_of(0, roles=(ids.HACKER, -2, ids.ADMIN, -2), **hosts)
    assert not any("LOK-7.3" in line for line in table.facts(view, False))


def test_known_cards_are_told_to_those_who_know_them() -> None:
    """LOK-4.7"""
    hers, his, nobodys = Marked(1, (0,), 0, (), 1), Marked(1, (2,), 0, (), -1), Marked(1, (), 1, (), -1)
    marked = (hers, his, nobodys, Marked(0, (1, 2, 3), 0, (), 5))
    table, view = turn_of(0, marked=marked, alive=(0, 1, 2, 3))
    told = table.facts(view, False)
    assert "Somebody 2 holds Phishing (a2°), known to: You" in told
    assert "Somebody 2 holds a card known to: Somebody 3" in told
    assert "You hold Long passphrase (d1°), known to: all" in told
    assert sum("known to" in line for line in told) == 3
    assert "Known cards: Somebody 2 a2° (You) · Somebody 2 ? (Somebody 3) · You d1° (all)" in drawn(
        table.table(view, 120), 120
    )


def test_possible_roles() -> None:
    """LOK-7.4: from the reader's view alone."""
    roles = (ids.HACKER, -2, ids.ADMIN, -2)
    may = ((ids.HACKER, ids.INSIDER, ids.HELPDESK),) * 4
    table, view = turn_of(0, roles=roles, admin=2, may=may, alive=(0, 1, 2, 3))
    assert table.possible(view)[1:] == [
        "Player 1, You: Hacker",
        "Player 2, Somebody 2: Hacker (1 of 2) or Insider (1 of 2)",
        "Player 3, Somebody 3: Administrator",
        "Player 4, Somebody 4: Hacker (1 of 2) or Insider (1 of 2)",
    ]
    sure = msgspec.structs.replace(view, may=(may[0], (ids.INSIDER, ids.HELPDESK), may[2], may[3]))
    assert table.possible(sure)[2] == "Player 2, Somebody 2: Insider"
    assert table.possible(msgspec.structs.replace(view, roles=(-1,) * 4)) == []


def test_who_sees_everything_is_told_everything() -> None:
    """LOK-8.7"""
    hands = tuple(tuple(1 if kind == seat else 0 for kind in range(ids.KINDS)) for seat in range(4))
    table, view = turn_of(0, hands=hands, alive=(1, 2, 3), roles=(ids.INSIDER, ids.HACKER, ids.ADMIN, ids.HACKER))
    told = table.facts(view, False)
    assert "Somebody 2 holds: a2°" in told
    assert "Player 1, You: out, Insider" in told


def test_the_hand_tells_what_each_card_does() -> None:
    hand = tuple({1: 2, ids.ROUTER: 1}.get(kind, 0) for kind in range(ids.KINDS))
    table, view = turn_of(0, hand=hand)
    texts = Texts("en", "lokalka")
    whole = drawn(table.hand(view), 1000)
    assert texts.attribute("card-attack-2", "help") in whole
    assert texts.attribute("card-router", "help") in whole
    short = drawn(table.table(view, 80), 80)
    assert "a2°×2" in short
    assert "Router, lilac and amber°: play turns round" in short


# Whole games


def numbers(screen: str) -> list[int]:
    """Of the answers, a line each or side by side."""
    return [int(number) for number in re.findall(r"(?m)(?:^ *|  +)(\d+)\) ", screen)]


def test_a_game_on_a_terminal(tmp_path: Path) -> None:
    """Every question is numbered from one, and the answers fit beside the table on 80 columns."""
    options = ("--bots", "random", "--option", "round_limit=3", "--save", "game.json")
    child = on_terminal("play", "lokalka", "--seed", 3, *options, folder=tmp_path)
    rng = KeyedRng(bytes(32), [b"person"])
    screens = 0
    while child.expect([r"help\) > ", pexpect.EOF]) == 0:
        screens += 1
        text = unstyled(child.before)
        table = text[text.rindex("Lokalka · The side") :]
        assert max(map(len, table.splitlines())) <= 80
        found = numbers(table.rpartition("\r\n\r\n")[2])
        assert found == list(range(1, len(found) + 1)), text
        child.sendline(str(rng.below(len(found)) + 1))
    assert screens > 3
    assert "The game is over" in unstyled(child.before)
    assert read_record(tmp_path / "game.json")["result"] is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_through_pipes(lang: str, tmp_path: Path) -> None:
    """Plain by itself: no frames; and the record is sound."""
    table = ("--players", 4 + LANGUAGES.index(lang), "--bots", "random", "--option", "round_limit=2", "--seed", 8)
    done = process("play", "lokalka", "--lang", lang, *table, "--save", "g.json", folder=tmp_path, typed="1\n" * 999)
    assert done.code == 0, done.err
    assert not set("│─╭●") & set(done.out)
    texts = Texts(lang, "lokalka")
    assert done.out.splitlines()[1] == texts.text("table-goal")
    assert process("verify", "g.json", folder=tmp_path).code == 0
