"""`cyberdeck arena`: its output for people and programs, its files, and its mistakes."""

from __future__ import annotations

import csv
import importlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cyberdeck import bots
from cyberdeck.i18n import Texts
from cyberdeck.kernel.rng import Rng
from tests.cli.terminal import LANGUAGES, SHORT, Here, on_terminal, unstyled

ARENA = ("arena", "blackhat", "--bots", "greedy,random", "--jobs", 1, *SHORT)


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    bot: str
    rating: float
    low: float
    high: float
    games: int
    points: float
    mean: float


class Pair(msgspec.Struct, forbid_unknown_fields=True):
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float


class Timing(msgspec.Struct, forbid_unknown_fields=True):
    bot: str
    decisions: int
    mean: float
    longest: float


class ArenaReport(msgspec.Struct, forbid_unknown_fields=True):
    """What --json prints."""

    arena: int
    game: str
    version: int
    options: dict[str, Any]
    bots: list[str]
    games: int
    seed: int
    seats: int
    blocks: int
    mirrored: bool
    standings: list[Standing]
    pairs: list[Pair]
    timing: list[Timing] | msgspec.UnsetType = msgspec.UNSET


def test_json(cyberdeck: Here, tmp_path: Path) -> None:
    done = cyberdeck(*ARENA, "--games", 6, "--json", "--out", "run.jsonl")
    assert done.code == 0
    shown = msgspec.json.decode(done.out, type=ArenaReport)
    assert (shown.games, shown.seats, shown.blocks, shown.mirrored, shown.seed) == (8, 4, 2, False, 1)
    assert shown.options["round_limit"] == 1
    assert sorted(one.bot for one in shown.standings) == ["greedy", "random"]
    assert [one.games for one in shown.standings] == [16, 16]
    assert len(shown.pairs) == 2
    assert shown.timing is msgspec.UNSET
    assert "run.jsonl" in done.err
    assert len((tmp_path / "run.jsonl").read_text().splitlines()) == 9
    timed = cyberdeck(*ARENA, "--games", 4, "--json", "--timing")
    assert msgspec.json.decode(timed.out, type=ArenaReport).timing is not msgspec.UNSET


@pytest.mark.usefixtures("few")
def test_who_plays_by_default(cyberdeck: Here) -> None:
    """Not those that take their time."""
    done = cyberdeck("arena", "blackhat", "--games", 1, "--jobs", 1, *SHORT, "--json")
    assert done.code == 0, done.err
    assert {one["bot"] for one in done.json["standings"]} == {"random", "greedy", "easy", "medium"}


def test_the_same_seed_gives_the_same_result(cyberdeck: Here) -> None:
    one, same, other = (cyberdeck(*ARENA, "--games", 8, "--json", "--seed", seed).out for seed in (4, 4, 5))
    assert one == same
    assert one != other


@pytest.mark.slow
def test_the_number_of_jobs_does_not_matter(cyberdeck: Here) -> None:
    alone = cyberdeck(*ARENA, "--games", 12, "--json")
    together = cyberdeck(*ARENA, "--games", 12, "--json", "--jobs", 2)
    assert alone.out == together.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_text_in_every_language(lang: str, cyberdeck: Here) -> None:
    texts = Texts(lang)
    done = cyberdeck(*ARENA, "--games", 4, "--plain", "--lang", lang)
    assert done.code == 0
    assert texts.text("arena-rating-how") in done.out
    assert any(texts.text(f"arena-{side}") in done.out for side in ("ahead", "behind", "level"))
    assert "greedy" in done.out
    assert not set(done.out) & set("│┃━▲▼\x1b")
    shown = " ".join(cyberdeck("arena", "--help", "--lang", lang).out.split())
    assert " ".join(texts.attribute("help-arena", "about").split()) in shown


def test_mirrored_decks_are_shown(cyberdeck: Here) -> None:
    game = ("arena", "kiberrubezh", "--jobs", 1, "--games", 4, "--option", "turn_limit=1")
    shown = cyberdeck(*game, "--bots", "greedy,random").out
    assert Texts("en").text("arena-mirrored") in shown


def test_resumed_in_the_middle(cyberdeck: Here, tmp_path: Path) -> None:
    whole = cyberdeck(*ARENA, "--games", 12, "--json", "--out", "run.jsonl").out
    path = tmp_path / "run.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:6]) + lines[6][:10])
    done = cyberdeck("arena", "--resume", "run.jsonl", "--json", "--jobs", 1)
    assert done.code == 0
    assert done.out == whole
    assert len(path.read_bytes().splitlines()) == 13
    again = cyberdeck(*ARENA, "--games", 12, "--json", "--resume", "run.jsonl")  # nothing is left to play
    assert again.out == whole


@pytest.mark.parametrize(
    ("flags", "what"),
    [
        (("blackhat", "--seed", 2), "seed"),
        (("--games", 40), "games"),
        (("--bots", "random,greedy"), "bots"),
        (("--option", "round_limit=2"), "options"),
        (("lokalka",), "game"),
    ],
)
def test_another_run_is_not_resumed(flags: tuple[object, ...], what: str, cyberdeck: Here, tmp_path: Path) -> None:
    assert cyberdeck(*ARENA, "--games", 4, "--out", "run.jsonl").code == 0
    before = (tmp_path / "run.jsonl").read_bytes()
    done = cyberdeck("arena", *flags, "--resume", "run.jsonl")
    assert done.code == 2
    assert f"{what} is" in done.err
    assert (tmp_path / "run.jsonl").read_bytes() == before


def test_csv(cyberdeck: Here, tmp_path: Path) -> None:
    done = cyberdeck(*ARENA, "--games", 4, "--csv", "games.csv", "--json")
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 16
    assert {row["game"] for row in rows} == {"1", "2", "3", "4"}
    assert len({row["deal"] for row in rows}) == 1
    points = {one["bot"]: one["points"] for one in done.json["standings"]}
    for bot in ("greedy", "random"):
        mine = [float(row["points"]) for row in rows if row["bot"] == bot]
        assert sum(mine) == pytest.approx(points[bot])
    assert sum(float(row["share"]) for row in rows) == pytest.approx(4)


def test_parquet(cyberdeck: Here, tmp_path: Path) -> None:
    parquet = importlib.import_module("pyarrow.parquet")  # which has no types
    assert cyberdeck(*ARENA, "--games", 4, "--csv", "games.csv", "--parquet", "games.parquet").code == 0
    found = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    with (tmp_path / "games.csv").open(newline="") as file:
        assert [{name: str(value) for name, value in row.items()} for row in found] == list(csv.DictReader(file))


def test_parquet_without_pyarrow(cyberdeck: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = cyberdeck(*ARENA, "--parquet", "games.parquet")
    assert done.code == 2
    assert "cyberdeck[parquet]" in done.err
    assert not list(tmp_path.iterdir())  # said before anything was played


def test_a_bad_bot_stops_the_run_and_what_was_played_is_kept(
    cyberdeck: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = []

    def tires(game: object, view: object, legal: list[int], rng: Rng) -> int:
        asked.append(1)
        return legal[0] if len(asked) < 200 else 10_000

    monkeypatch.setattr(bots, "make_bot", lambda name, game, timed=True: tires if name == "greedy" else bots.random_bot)
    done = cyberdeck(*ARENA, "--games", 40, "--out", "run.jsonl")
    assert done.code == 2
    header, *outcomes = (tmp_path / "run.jsonl").read_text().splitlines()
    assert json.loads(header)["game"] == "blackhat"
    assert 0 < len(outcomes) < 40
    assert f"game {len(outcomes) + 1}," in done.err
    assert "greedy" in done.err
    assert "10000" in done.err
    assert "round_limit=1" in done.err


@pytest.mark.parametrize(
    ("args", "shown"),
    [
        ((), "Which game?"),
        (("blackhat", "--bots", "greedy"), "at least two bots"),
        (("blackhat", "--bots", "random,random"), "at least two bots"),
        (("blackhat", "--bots", "greedy,wizard"), "wizard"),
        (("blackhat", "--games", "0"), "--games"),
        (("blackhat", "--games", "2000000"), "at most 1000000"),
        (("blackhat", "--jobs", "0"), "--jobs"),
        (("blackhat", "--seed", "9" * 40), "--seed"),
        (("blackhat", "--option", "board"), "board"),
        (("blackhat", "--out", "there.txt"), "already exists"),
        (("blackhat", "--csv", "there.txt"), "already exists"),
        (("blackhat", "--csv", "nowhere/x.csv"), "cannot be written"),
        (("blackhat", "--out", "nowhere/x.jsonl"), "cannot be written"),
        (("--resume", "missing.jsonl"), "There is no file"),
        (("--resume", "there.txt"), "not a valid results file"),
        (("--resume", "there.txt", "--out", "x"), "cannot be combined"),
    ],
)
def test_mistakes(args: tuple[str, ...], shown: str, cyberdeck: Here, tmp_path: Path) -> None:
    (tmp_path / "there.txt").write_text("something")
    done = cyberdeck("arena", *args)
    assert done.code == 2
    assert shown in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["there.txt"]


@pytest.mark.slow
def test_on_a_terminal_with_a_bar_interrupted_and_resumed(cyberdeck: Here, tmp_path: Path) -> None:
    whole = cyberdeck(*ARENA, "--games", 120, "--json").out
    child = on_terminal(*ARENA, "--games", 120, "--out", "run.jsonl", folder=tmp_path)
    path = tmp_path / "run.jsonl"
    child.expect("games/s")
    while len(path.read_bytes().splitlines()) < 5:
        time.sleep(0.01)
    child.sendintr()
    child.expect("To continue: cyberdeck arena --resume run.jsonl")
    child.expect(pytest.importorskip("pexpect").EOF)
    child.close()
    assert child.exitstatus == 130
    assert 5 <= len(path.read_bytes().splitlines()) < 121
    resumed = on_terminal("arena", "--resume", "run.jsonl", "--jobs", 1, folder=tmp_path)
    resumed.expect("The results are in run.jsonl")
    shown = unstyled(resumed.before)
    assert "▲" in shown
    assert "▼" in shown
    assert cyberdeck("arena", "--resume", path, "--json").out == whole
