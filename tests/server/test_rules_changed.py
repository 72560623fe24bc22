"""A game is played on by the rules it was started with, or not at all; it can be shown afterwards all the same.

tests/data/rules-1 holds a record of every game as version 1 of its rules was played, with its events.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cyberdeck.kernel import record
from cyberdeck.kernel.errors import WrongVersion
from cyberdeck.server.replay import build_replay
from cyberdeck.server.schemas import ReplayRequest
from cyberdeck.spec import get_spec, make
from tests.cli.terminal import Here
from tests.server.house import PATIENT, House, Place, to_act
from tests.test_earlier_releases import DATA
from tools import rules_hash

OLD = sorted((DATA / "rules-1").glob("*.json"))
GAMES = ("blackhat", "cybershield", "kiberrubezh", "lokalka")


@pytest.mark.parametrize("game", GAMES)
def test_the_hash_in_the_spec_is_that_of_the_rules(game: str) -> None:
    """If this fails the rules play differently: raise `version` of the game, then `make rules-hash`."""
    spec = get_spec(game)
    assert rules_hash.compute(spec) == spec.rules_hash


def changed(monkeypatch: pytest.MonkeyPatch, game: str = "blackhat") -> None:
    """A release whose rules are others."""
    rules = type(make(game, {}))
    monkeypatch.setattr(rules, "version", rules.version + 1)


def playing(house: House) -> Place:
    table = house.table(2, options={"round_limit": 1})
    table.start()
    with table.client(0) as a, table.client(1) as b:
        for _ in range(5):
            to_act((a, b)).act()
        a.ask({"t": "say", "text": "hello"}, "chat")
    return table


def test_a_running_game_ends_as_it_stands_and_is_shown(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = open_house(PATIENT)
    table = playing(house)
    steps = [[step.seat, msgspec.to_builtins(step.events)] for step in table.session.table.steps]
    actions = table.actions()
    house.stop()
    changed(monkeypatch)
    house.start()

    info = table.info()
    assert info["status"] == "stopped"
    assert info["seed"] is not None, "it is over: the shuffle can be proven"
    assert table.operations()[-1] == {"t": "stopped", "rules": 1}
    with table.client(0) as a:
        assert a.wait("chat")["text"] == "hello"
        a.send({"t": "action", "id": "x", "decision_index": 0, "action": 0})
        assert a.wait("rejected")["key"] == "error-rules-changed"
    assert table.actions() == actions, "nothing was played by other rules"

    kept = house.ask("GET", f"{table.path}/record").json()
    assert (kept["version"], kept["result"]) == (1, None)
    stored = [[seat, events] for (seat, _), events in zip(kept["actions"], kept["events"], strict=True)]
    assert stored == json.loads(json.dumps(steps))
    shown = house.good("POST", "/api/replay", {"record": kept})
    assert shown["rules_changed"]
    assert shown["steps"][0]["presentation"]["scene"] is None
    assert sum(len(step["presentation"]["log"]) for step in shown["steps"]) > 5


def test_rules_of_the_same_version_that_play_differently_count_too(
    open_house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = open_house(PATIENT)
    table = playing(house)
    house.stop()
    spec = get_spec("blackhat")
    monkeypatch.setattr(
        "cyberdeck.server.tables.session.get_spec", lambda game: msgspec.structs.replace(spec, rules_hash="0" * 16)
    )
    house.start()
    assert table.info()["status"] == "stopped"


def test_a_table_that_has_not_begun_is_played_by_the_present_rules(
    open_house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = open_house(PATIENT)
    table = house.table(2)
    house.stop()
    changed(monkeypatch)
    house.start()
    assert table.start()["status"] == "playing"
    house.again()
    assert table.info()["status"] == "playing"


def test_a_finished_game_keeps_its_record(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = open_house()
    table = house.table(0, bots=2, options={"round_limit": 1})
    table.start()
    with table.client() as watcher:
        watcher.wait_for(lambda update: update["returns"] is not None)
    before = house.ask("GET", f"{table.path}/record").json()
    house.stop()
    changed(monkeypatch)
    house.start()
    assert table.info()["status"] == "over"
    assert house.ask("GET", f"{table.path}/record").json() == before


# Records of earlier rules


def test_there_is_a_record_of_every_game() -> None:
    kept = [record.load(path) for path in OLD]
    assert [one.game for one in kept] == list(GAMES)
    assert all(one.version == 1 and one.result is not None for one in kept)


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_a_record_of_earlier_rules_is_shown_by_its_events(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its rules have become. What a seat did not know is not shown from its eyes."""
    kept = record.load(path)
    changed(monkeypatch, kept.game)
    with pytest.raises(WrongVersion):
        record.new_match(kept, make)
    game, steps = record.past_steps(kept, make)
    assert kept.events is not None
    assert [len(step.events) for step in steps] == [len(events) for events in kept.events], "every event can be read"

    data = json.loads(path.read_bytes())
    lines: dict[int | None, list[str]] = {}
    for seat in (None, -1, 0):
        found = [build_replay(ReplayRequest(data, seat, first, 64)) for first in range(0, len(steps), 64)]
        assert all(part.rules_changed for part in found)
        told = [line for part in found for step in part.steps for line in step.presentation.log]
        lines[seat] = [line.key for line in told]
        if seat is not None:
            hidden = [game.redact(event, seat) for step in steps for event in step.events]
            assert [event for line in told for event in (line.event, *line.more) if event is not None] != []
            assert all(event in hidden for line in told for event in (line.event, *line.more) if event is not None)
    assert len(lines[None]) > 20


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_the_command_line_shows_it_too(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = Here(monkeypatch, capsys)
    same = here("replay", path, "--plain")
    assert same.code == 0
    changed(monkeypatch, record.load(path).game)
    done = here("replay", path, "--plain")
    assert done.code == 0, done.err
    assert "have changed since" in done.out
    assert len(done.out.splitlines()) > 20


def test_without_its_events_a_record_says_why_it_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(OLD[0].read_bytes())
    del data["events"]
    changed(monkeypatch)
    with pytest.raises(WrongVersion):
        build_replay(ReplayRequest(data))
