"""Whole games against bots, by answering numbers."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cyberdeck import bots
from cyberdeck.bots import DEFAULT_BOT
from cyberdeck.bots.levels import LEVELS, SearchBot
from cyberdeck.kernel.rng import Rng
from cyberdeck.spec import get_spec
from tests.cli.terminal import (
    LANGUAGES,
    PROMPT,
    SHORT,
    Here,
    on_terminal,
    process,
    read_record,
    seeds_where_one_leads,
    unstyled,
)


def test_a_whole_game_through_pipes(tmp_path: Path) -> None:
    """Plain by itself, since nobody looks; the commitment comes before the deal, the seed after the end."""
    done = process(
        "play", "blackhat", "--bots", "greedy", "--seed", 5, "--save", "game.json", folder=tmp_path, typed="1\n" * 2000
    )
    assert done.code == 0, done.err
    assert done.err == ""
    lines = done.out.splitlines()
    kept = read_record(tmp_path / "game.json")
    assert lines[1] == "LOWEST trace wins"
    commitment = next(n for n, line in enumerate(lines) if kept["commitment"] in line)
    assert commitment < next(n for n, line in enumerate(lines) if line.startswith("Your hand: "))
    assert "\x1b" not in done.out
    assert not set("│─┌▪") & set(done.out)
    assert kept["result"] is not None
    assert f"Seed that proves the shuffle: {kept['seed']}" in lines
    assert kept["seed"] == f"{5:064x}"
    assert any("winner" in line for line in lines)
    assert process("verify", "game.json", folder=tmp_path).code == 0


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_in_every_language(lang: str, cyberdeck: Here, tmp_path: Path) -> None:
    options = ("--option", "board=expert", "--option", "tracer=true", "--option", "round_limit=3")
    path = tmp_path / "game.json"
    done = cyberdeck("play", "blackhat", "--lang", lang, "--seed", 11, *options, "--save", path, ever="1")
    assert done.code == 0, done.err
    texts, english = get_spec("blackhat").texts(lang), get_spec("blackhat").texts("en")
    assert done.out.splitlines()[1] == texts.text("table-goal")
    args: dict[str, str | int] = {"why": "limit", "trace": "1", "wins": "no", "hat": "no", "count": 5}
    assert texts.text("event-ended", **args) in done.out
    assert texts.text("move-play", **args) in done.out
    for key in ("table-goal", "event-ended", "move-play"):
        assert (english.text(key, **args) in done.out) == (lang == "en")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_number_of_players(players: int, cyberdeck: Here, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = ("--players", players, "--seat", 2, "--seed", 1, *SHORT)
    done = cyberdeck("play", "blackhat", *table, "--save", path, ever="1")
    assert done.code == 0, done.err
    assert ("Robot" in done.out) == (players == 2)
    assert "Seat 2: You" in done.out.splitlines()
    assert read_record(path)["names"][1] == ""


def test_a_game_on_a_terminal(tmp_path: Path) -> None:
    """The whole table and the decision are on a screen of 80 columns and 40 lines, however many answers there are."""
    child = on_terminal(
        "play", "blackhat", "--bots", "greedy", "--seed", 119, *SHORT, "--save", "game.json", folder=tmp_path
    )
    screens = 0
    text = ""
    while child.expect([r"help\) > ", pexpect.EOF]) == 0:
        screens += 1
        text = unstyled(child.before)
        table = text[text.rindex("Black Hat · LOWEST") :].splitlines()
        assert len(table) <= 38, text
        assert max(map(len, table)) <= 80
        assert any(line.startswith("BD 2     a→") for line in table), text
        numbers = [int(number) for line in table for number in re.findall(r"(?:^|  ) *(\d+)\) ", line)]
        assert numbers == list(range(1, len(numbers) + 1)), text
        child.sendline(str(len(numbers)))
    text = unstyled(child.before)
    assert screens > 3
    assert "The game is over" in text
    assert "winner" in text
    assert read_record(tmp_path / "game.json")["result"] is not None


def test_no_color_means_no_color(tmp_path: Path) -> None:
    colored = on_terminal("play", "blackhat", "--bots", "greedy", "--seed", 5, "--save", "a.json", folder=tmp_path)
    grey = on_terminal(
        "play", "blackhat", "--bots", "greedy", "--seed", 5, "--save", "b.json", "--no-color", folder=tmp_path
    )
    for child in (colored, grey):
        child.expect(r"help\) > ")
        child.sendeof()
        child.expect(pexpect.EOF)
    assert unstyled(colored.before) == unstyled(grey.before).replace("b.json", "a.json")
    assert "\x1b[3" not in grey.before
    assert "cyberdeck play --resume" in colored.before


@pytest.mark.both
def test_a_seed_decides_everything(cyberdeck: Here, tmp_path: Path) -> None:
    shown = []
    for name in ("a", "b"):
        path = tmp_path / f"{name}.json"
        done = cyberdeck("play", "blackhat", "--seed", 42, "--bots", "random,greedy", *SHORT, "--save", path, ever="1")
        shown.append((done.out.replace(str(path), "FILE"), path.read_bytes()))
    assert shown[0] == shown[1]
    path = tmp_path / "c.json"
    other = cyberdeck("play", "blackhat", "--seed", 43, *SHORT, "--save", path, ever="1").out
    assert other != shown[0][0]


def test_without_a_seed_no_two_games_are_alike(cyberdeck: Here, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        assert cyberdeck("play", "blackhat", "--save", name).code == 0
    assert read_record(tmp_path / "a.json")["seed"] != read_record(tmp_path / "b.json")["seed"]


@pytest.mark.parametrize("goes", ["end", "quit"])
def test_leaving_and_coming_back_changes_nothing(goes: str, cyberdeck: Here, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    game = ("play", "blackhat", "--seed", 9, "--option", "round_limit=2")
    assert cyberdeck(*game, "--save", whole, ever="1").code == 0
    left = cyberdeck(*game, "--save", parts, typed=["1"] * 4 + (["quit"] if goes == "quit" else []))
    assert left.code == 0
    assert left.out.splitlines()[-1] == f"To continue: cyberdeck play --resume {parts}"
    again = cyberdeck("play", "--resume", parts, typed=["1", "1"])
    assert again.code == 0, again.err
    assert cyberdeck("play", "blackhat", "--resume", parts, ever="1").code == 0
    assert parts.read_bytes() == whole.read_bytes()
    over = cyberdeck("play", "--resume", parts)
    assert over.code == 0
    assert "winner" in over.out


def insist(child: Any, signal_it: Callable[[], object], wanted: object) -> None:
    """A signal that comes in the instant before the line editor begins to wait is noticed only at the next one."""
    for _ in range(10):
        signal_it()
        if child.expect([wanted, pexpect.TIMEOUT], timeout=3) == 0:
            return
    raise AssertionError("the signals were not noticed")


def test_ctrl_c_saves(cyberdeck: Here, tmp_path: Path) -> None:
    """On a terminal, while the program waits for an answer; then the game goes on as if nothing had been."""
    child = on_terminal(
        "play", "blackhat", "--bots", "greedy", "--seed", 9, *SHORT, "--save", "game.json", folder=tmp_path
    )
    for _ in range(2):
        child.expect(r"help\) > ")
        child.sendline("1")
    child.expect(r"help\) > ")
    insist(child, child.sendintr, "To continue: cyberdeck play --resume game.json")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "Traceback" not in child.before
    left = read_record(tmp_path / "game.json")
    assert sum(seat == 0 for seat, _ in left["actions"]) == 2
    assert cyberdeck("play", "--resume", "game.json", ever="1").code == 0
    assert cyberdeck("play", "blackhat", "--seed", 9, *SHORT, "--save", "whole.json", ever="1").code == 0
    assert (tmp_path / "game.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_termination_signal_saves(number: signal.Signals, tmp_path: Path) -> None:
    child = on_terminal("play", "blackhat", "--bots", "greedy", "--seed", 9, "--save", "game.json", folder=tmp_path)
    child.expect(r"help\) > ")
    child.sendline("1")
    child.expect(r"help\) > ")
    insist(child, lambda: os.kill(child.pid, number), pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert any(seat == 0 for seat, _ in read_record(tmp_path / "game.json")["actions"])


def test_the_file_is_new_unless_it_is_named(cyberdeck: Here, tmp_path: Path) -> None:
    for _ in range(2):
        assert cyberdeck("play", "blackhat").code == 0
    files = sorted(path.name for path in tmp_path.glob("cyberdeck-blackhat-*.json"))
    assert len(files) == 2
    before = (tmp_path / files[0]).read_bytes()
    refused = cyberdeck("play", "blackhat", "--save", files[0])
    assert refused.code == 2
    assert "--resume" in refused.err
    assert (tmp_path / files[0]).read_bytes() == before


def test_a_disk_that_is_full_later_does_not_stop_the_game(
    cyberdeck: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cyberdeck.kernel import record

    save, calls = record.save, []

    def full_in_between(kept: record.Record, path: Path) -> None:
        calls.append(path)
        if len(calls) == 2:
            raise OSError(28, "No space left on device")
        save(kept, path)

    monkeypatch.setattr(record, "save", full_in_between)
    path = tmp_path / "game.json"
    done = cyberdeck("play", "blackhat", "--seed", 9, *SHORT, "--save", path, ever="1")
    assert done.code == 0, done.err
    assert "No space left on device" in done.out
    assert read_record(path)["result"] is not None


def test_bots_in_turn(cyberdeck: Here, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = cyberdeck("play", "blackhat", "--players", 5, "--seat", 3, "--bots", "greedy, random", "--save", path)
    assert done.code == 0, done.err
    assert read_record(path)["names"] == ["bot:greedy", "bot:random", "", "bot:greedy", "bot:random"]
    assert "Seat 2: Bot 2 (random)" in done.out.splitlines()


def test_one_bot_plays_a_seat_for_a_whole_session(
    cyberdeck: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that search remember."""
    kept: list[bots.Bot] = []
    asked: dict[int, set[int]] = {}

    class Watched(SearchBot):
        def __call__(self, game: Any, view: Any, legal: list[int], rng: Rng) -> int:
            asked.setdefault(view.seat, set()).add(id(self))
            return legal[0]

    def find(name: str, game: str, timed: bool = True) -> bots.Bot:
        kept.append(Watched(LEVELS[name]))
        return kept[-1]

    monkeypatch.setattr(bots, "make_bot", find)
    path = tmp_path / "game.json"
    done = cyberdeck("play", "blackhat", "--bots", "easy,hard", *SHORT, "--save", path, typed=["1", "undo"], ever="1")
    assert done.code == 0, done.err
    assert read_record(path)["names"] == ["", "bot:easy", "bot:hard", "bot:easy"]
    assert [len(one) for one in asked.values()] == [1, 1, 1]
    assert len(set.union(*asked.values())) == 3


def test_the_usual_bots_and_when_they_look_at_the_clock(
    cyberdeck: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a seed they do not: the same game can be played again."""
    clocks: list[bool] = []

    class Watched(SearchBot):
        def __call__(self, game: Any, view: Any, legal: list[int], rng: Rng) -> int:
            clocks.append(self.timed)
            return legal[0]

    monkeypatch.setattr(bots, "DEFAULT_BOT", DEFAULT_BOT)
    monkeypatch.setattr(bots, "make_bot", lambda name, game, timed=True: Watched(LEVELS[name], timed))
    for flags in ((), ("--seed", 3)):
        path = tmp_path / f"{len(flags)}.json"
        assert cyberdeck("play", "blackhat", *flags, *SHORT, "--save", path, ever="1").code == 0
        assert read_record(path)["names"] == ["", *["bot:medium"] * 3]
        assert set(clocks) == {not flags}
        clocks.clear()


def test_a_seed_decides_what_searching_bots_do(cyberdeck: Here, few: None, tmp_path: Path) -> None:
    kept = []
    for name in ("a", "b"):
        path = tmp_path / f"{name}.json"
        done = cyberdeck("play", "blackhat", "--seed", 4, "--bots", "hard", *SHORT, "--save", path, ever="1")
        assert done.code == 0, done.err
        kept.append(read_record(path)["actions"])
    assert kept[0] == kept[1]


def test_a_name_is_kept_and_cannot_disturb(cyberdeck: Here, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = cyberdeck("play", "blackhat", "--name", "An\x1b[31mna\n\tK", "--save", path)
    assert done.code == 0, done.err
    assert "\x1b" not in done.out
    assert read_record(path)["names"][0] == "An [31mna K"
    assert cyberdeck("play", "blackhat", "--name", "bot:greedy", "--save", "b.json").code == 2


def test_advice_against_a_table(cyberdeck: Here) -> None:
    options = ("--option", "tracer=true", "--option", "board=expert")
    done = cyberdeck("play", "blackhat", "--players", 2, *options, "--save", "game.json")
    assert "BH-12.2" in done.out
    assert "BH-12.2" not in cyberdeck("play", "blackhat", *options, "--save", "b.json").out


def test_every_move_has_a_number(cyberdeck: Here) -> None:
    seed = next(seeds_where_one_leads({"players": 4}))
    done = cyberdeck("play", "blackhat", "--seed", seed, "--save", "game.json")
    found = PROMPT.search(done.out)
    assert found is not None
    numbered = [line for line in done.out.splitlines() if line.split(")")[0].isdigit()]
    assert [int(line.split(")")[0]) for line in numbered] == list(range(1, int(found[1]) + 1))
