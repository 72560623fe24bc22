"""`replay` and `verify`, of files that are sound, tampered with, cut off, or of another version."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import LANGUAGES, SHORT, Here, read_record

Kept = dict[str, Any]


def rewrite(path: Path, change: Callable[[Kept], object]) -> None:
    kept = read_record(path)
    change(kept)
    path.write_text(json.dumps(kept), encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sound_record(lang: str, cyberdeck: Here, saved: Path) -> None:
    done = cyberdeck("verify", saved, "--lang", lang)
    assert done.code == 0
    assert read_record(saved)["commitment"] in done.out
    shown = cyberdeck("verify", saved, "--json").json
    assert shown["sound"] is True
    assert shown["over"] is True
    assert shown["shuffle"] == "proven"
    assert shown["problems"] == []


def illegal(kept: Kept) -> None:
    n = next(n for n, (seat, _) in enumerate(kept["actions"]) if seat >= 0)
    kept["actions"][n][1] = "J+J+J+J+J+H"


def another_seat(kept: Kept) -> None:
    n = next(n for n, (seat, _) in enumerate(kept["actions"]) if seat >= 0)
    kept["actions"][n][0] = (kept["actions"][n][0] + 1) % 4


def no_move(kept: Kept) -> None:
    n = next(n for n, (seat, _) in enumerate(kept["actions"]) if seat >= 0)
    kept["actions"][n][1] = "castle"


def other_card(kept: Kept) -> None:
    deals = [n for n, (seat, _) in enumerate(kept["actions"]) if seat == -1]
    last, before = deals[-1], deals[-2]
    while kept["actions"][last] == kept["actions"][before]:
        before -= 1
    kept["actions"][last][1], kept["actions"][before][1] = kept["actions"][before][1], kept["actions"][last][1]


TAMPERED: dict[str, tuple[Callable[[Kept], object], str]] = {
    "illegal": (illegal, "is not legal there"),
    "dealt": (other_card, "the seed gives another one"),
    "seed": (lambda kept: kept.update(seed="00" * 32), "does not match the published hash"),
    "winner": (lambda kept: kept.update(result=[0.25] * 4), "The file says"),
    "after the end": (lambda kept: kept["actions"].append([0, "7"]), "(The game is over)"),
    "another seat": (another_seat, "(It’s not your turn)"),
    "no move": (no_move, "Cannot read “"),
}


@pytest.mark.parametrize("how", TAMPERED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tampering_is_found(how: str, lang: str, cyberdeck: Here, saved: Path) -> None:
    change, words = TAMPERED[how]
    rewrite(saved, change)
    done = cyberdeck("verify", saved, "--lang", lang)
    assert done.code == 1
    assert lang != "en" or words in done.out
    assert "error-" not in done.out
    shown = cyberdeck("verify", saved, "--json")
    assert shown.code == 1
    assert shown.json["sound"] is False


def test_a_record_without_its_seed_proves_nothing(cyberdeck: Here, saved: Path) -> None:
    rewrite(saved, lambda kept: kept.update(seed=None))
    done = cyberdeck("verify", saved)
    assert done.code == 0
    assert "not proven" in done.out
    assert cyberdeck("replay", saved).code == 0
    assert cyberdeck("play", "--resume", saved).code == 2


BROKEN: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "truncated": lambda data: data[: len(data) // 2],
    "not JSON": lambda data: b"\x89PNG\r\n",
    "another JSON": lambda data: b"[1, 2, 3]",
    "unknown field": lambda data: data.replace(b'"names"', b'"nomes"'),
    "unknown game": lambda data: data.replace(b'"blackhat"', b'"chess"'),
    "other format": lambda data: data.replace(b'"format": 2', b'"format": 7'),
    "other rules": lambda data: data.replace(b'"version": 1', b'"version": 99'),
    "bad option": lambda data: data.replace(b'"players": 4', b'"players": 40'),
    "bad seed": lambda data: data.replace(b'"seed": "', b'"seed": "x'),
}


@pytest.mark.parametrize("how", BROKEN)
def test_files_that_are_no_records(how: str, cyberdeck: Here, saved: Path) -> None:
    """An error of two lines: what is wrong and what to do; never a traceback."""
    data = saved.read_bytes()
    saved.write_bytes(BROKEN[how](data))
    assert saved.read_bytes() != data
    shown = () if how == "other rules" else (("replay", saved),)  # its events are shown
    for command in (("verify", saved), *shown, ("play", "--resume", saved)):
        done = cyberdeck(*command)
        assert done.code == 2, (command, done)
        assert done.out == ""
        assert len(done.err.splitlines()) == 2, done.err
    if how.startswith("other"):
        assert "7" in done.err or "99" in done.err


def test_files_that_are_not_there(cyberdeck: Here, tmp_path: Path) -> None:
    for name, words in (("nothing.json", "There is no file"), (str(tmp_path), "cannot be read")):
        for command in (("verify", name), ("replay", name), ("play", "--resume", name)):
            done = cyberdeck(*command)
            assert done.code == 2
            assert words in done.err
    assert cyberdeck("verify").code == cyberdeck("replay").code == 2


def test_replay_from_a_seat_from_outside_and_with_everything(cyberdeck: Here, saved: Path) -> None:
    everything = cyberdeck("replay", saved)
    assert everything.code == 0
    assert everything.out == cyberdeck("replay", saved, "--all").out
    assert "View: all seats" in everything.out
    dealt = [line for line in everything.out.splitlines() if "Dealt to" in line]
    assert len(dealt) == 4
    assert "winner" in everything.out
    seat = cyberdeck("replay", saved, "--seat", 2).out
    assert [line for line in seat.splitlines() if "Dealt to" in line] == [line for line in dealt if "Bot 2:" in line]
    for error in (("--seat", 2, "--all"), ("--seat", 5), ("--seat", 0), ("--seat", "me")):
        assert cyberdeck("replay", saved, *error).code == 2


def test_replay_of_a_game_that_is_not_over_shows_what_is_public(cyberdeck: Here) -> None:
    cyberdeck("play", "blackhat", "--seed", 7, "--save", "going.json", typed=["1"] * 3)
    done = cyberdeck("replay", "going.json")
    assert done.code == 0
    assert "Dealt to" not in done.out
    assert "not over" in done.out
    assert read_record(Path("going.json"))["seed"] not in done.out
    assert "Dealt to" in cyberdeck("replay", "going.json", "--all").out


def test_replay_step_by_step(cyberdeck: Here, saved: Path) -> None:
    done = cyberdeck("replay", saved, "--step", typed=["", "", "q"])
    assert done.code == 0
    assert done.out.count("LOWEST trace wins") == 4  # at the top, and a table each time
    assert cyberdeck("replay", saved, "--step", typed=[""]).code == 0  # the end of input is the end


@pytest.mark.parametrize("eyes", [(), ("--seat", 1), ("--all",)])
def test_replay_for_programs(eyes: tuple[object, ...], cyberdeck: Here, saved: Path) -> None:
    shown = cyberdeck("replay", saved, "--json", *eyes).json
    kept = read_record(saved)
    assert len(shown["steps"]) == len(kept["actions"])
    assert shown["eyes"] == ("seat" if "--seat" in eyes else "all")
    assert all(("action" in step) == ("--seat" not in eyes) for step in shown["steps"])
    assert shown["result"] == kept["result"]


def test_resume_for_another_seat(cyberdeck: Here, saved: Path) -> None:
    """A file that does not tell whose it is must be shown."""
    cyberdeck("play", "blackhat", *SHORT, "--save", "game.json")
    rewrite(Path("game.json"), lambda kept: kept.update(names=["Ann", "Ben", "", ""]))
    assert cyberdeck("play", "--resume", "game.json").code == 2
    done = cyberdeck("play", "--resume", "game.json", "--seat", 2, "--bots", "random")
    assert done.code == 0, done.err
    assert read_record(Path("game.json"))["names"] == ["bot:random", "Ben", "bot:random", "bot:random"]
