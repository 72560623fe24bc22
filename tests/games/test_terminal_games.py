"""Every game played through in the terminal, on a screen and through pipes; Black Hat in tests/cli/test_play.py."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel.rng import KeyedRng
from cyberdeck.spec import game_ids, get_spec
from tests.cli.terminal import on_terminal, process, read_record, unstyled
from tests.kits.books import rulebook
from tests.kits.screens import FRAMES
from tests.kits.slow import slow_after

GAMES = [game for game in game_ids() if game != "blackhat"]
LIMITS = {"lokalka": "round_limit", "cybershield": "turn_limit", "kiberrubezh": "turn_limit"}


def table(game: str, limit: int) -> tuple[str, ...]:
    short = ("--option", f"{LIMITS[game]}={limit}") if game in LIMITS else ()
    return ("play", game, "--bots", "random", *short)


def numbers(screen: str) -> list[int]:
    """Of the actions, a line each or side by side."""
    return [int(number) for number in re.findall(r"(?m)(?:^ *|  +)(\d+)\) ", screen)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_a_terminal(game: str, tmp_path: Path) -> None:
    """Every decision is numbered from one and leaves a choice, and the table and the actions fit on 80 columns."""
    heading = f"{rulebook(game, 'en').title} · {get_spec(game).texts('en').text('table-goal')[:8]}"
    child = on_terminal(*table(game, 3), "--seed", 3, "--save", "game.json", folder=tmp_path)
    rng = KeyedRng(bytes(32), [b"person"])
    screens = 0
    while child.expect([r"help\) > ", pexpect.EOF]) == 0:
        screens += 1
        text = unstyled(child.before)
        screen = text[text.rindex(heading) :]
        assert max(map(len, screen.splitlines())) <= 80
        found = numbers(screen.rpartition("\r\n\r\n")[2])
        assert found == list(range(1, len(found) + 1)), text
        assert ") pass" not in screen or len(found) > 1
        child.sendline(str(rng.below(len(found)) + 1))
    assert screens > 3
    assert "The game is over" in unstyled(child.before)
    assert read_record(tmp_path / "game.json")["result"] is not None


@pytest.mark.parametrize("lang", slow_after(1, LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_a_game_through_pipes(game: str, lang: str, tmp_path: Path) -> None:
    """Plain by itself: no frames; and the record is sound. Another size of table, if there are several, or another seed
    in each language.
    """
    spec, number = get_spec(game), LANGUAGES.index(lang)
    players = min(spec.players[-1], spec.players[0] + number)
    done = process(
        *(*table(game, 2), "--players", players, "--seed", 8 + number, "--lang", lang, "--save", "g.json"),
        folder=tmp_path,
        typed="1\n" * 999,
    )
    assert done.code == 0, done.err
    assert not FRAMES & set(done.out)
    assert done.out.splitlines()[1] == get_spec(game).texts(lang).text("table-goal")
    assert process("verify", "g.json", folder=tmp_path).code == 0
