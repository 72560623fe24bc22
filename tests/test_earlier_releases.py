"""Files of release 0.1.0 still open: records of every game, and the database of a server.

tests/data/records-0.1.0 was written by that release's own code, with a SHA-256 of the events of each game: seat, tags
and values, in order. tests/data/tables-0.1.0.sqlite holds three of its tables: QPEN22 is open, PLAY22 in progress,
QVER22 over.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cyberdeck.kernel import record
from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.record_formats import FORMAT
from cyberdeck.spec import make
from tests.cli.terminal import Here
from tests.server.house import SLOW, House

DATA = Path(__file__).parent / "data"
RECORDS = sorted((DATA / "records-0.1.0").glob("*.json"))
EVENTS = {
    name: digest for digest, name in map(str.split, (DATA / "records-0.1.0" / "events.sha256").read_text().splitlines())
}

each_record = pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])


def test_there_is_a_record_of_every_game_and_one_with_a_snapshot() -> None:
    data = [json.loads(path.read_bytes()) for path in RECORDS]
    assert {one["format"] for one in data} == {1}
    assert {one["game"] for one in data} == {"blackhat", "cybershield", "kiberrubezh", "lokalka"}
    assert [one["result"] is None for one in data].count(True) == 1
    assert any(one["snapshot"] for one in data)
    assert any(one["notes"] for one in data)


@each_record
@pytest.mark.both
def test_a_record_opens_and_replays_with_the_same_events(path: Path) -> None:
    data = json.loads(path.read_bytes())
    opened = record.load(path)
    assert opened.format == FORMAT
    snapshot = None if opened.snapshot is None else {"answers": opened.snapshot.actions, "state": opened.snapshot.state}
    assert snapshot == data["snapshot"]
    assert [list(action) for action in opened.actions] == data["answers"]
    assert [(note.seat, note.actions, note.about, note.text) for note in opened.notes] == [
        (note["seat"], note["answers"], note["about"], note["text"]) for note in data["notes"]
    ]
    facts = [
        [step.seat, [[event.__struct_config__.tag, *msgspec.structs.astuple(event)] for event in step.events]]
        for _, step in record.replay(opened, make)
    ]
    assert hashlib.sha256(msgspec.json.encode(facts)).hexdigest() == EVENTS[path.stem]
    found = record.verify(opened, make)
    assert (found.sound, found.shuffle, found.over) == (True, "proven", data["result"] is not None)
    assert record.decode(record.encode(opened)) == opened


def test_an_unfinished_game_is_played_on() -> None:
    match = record.resume(record.load(DATA / "records-0.1.0" / "blackhat-unfinished.json"), make)
    assert (len(match.action_log), match.is_over) == (60, False)
    seat = match.players_to_act[0]
    match.submit(seat, match.legal_actions(seat)[0])


@pytest.mark.parametrize("change", [{"answers": "all"}, {"answers": [[0]]}, {"notes": 1}, {"notes": [1]}, {"other": 1}])
def test_a_broken_one_is_refused(change: dict[str, Any]) -> None:
    data = {**json.loads(RECORDS[0].read_bytes()), **change}
    with pytest.raises(CorruptRecord):
        record.decode(json.dumps(data).encode())


@each_record
def test_the_command_line_takes_it(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cyberdeck = Here(monkeypatch, capsys)
    assert cyberdeck("verify", path, "--json").code == 0
    shown = json.loads(cyberdeck("replay", path, "--all", "--json").out)
    names = json.loads(path.read_bytes())["names"]
    assert shown["names"][: len(names)] == names
    assert shown["steps"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """On the database of that release, with bots that never come to move."""
    path = tmp_path_factory.mktemp("house") / "tables.sqlite"
    shutil.copy(DATA / "tables-0.1.0.sqlite", path)
    house = House(path, SLOW)
    yield house
    house.stop()


@each_record
def test_the_server_replays_it(house: House, path: Path) -> None:
    data = json.loads(path.read_bytes())
    shown = house.good("POST", "/api/replay", {"record": data, "count": 64})
    by_seats = [(seat, move) for seat, move in data["answers"] if seat >= 0]
    assert shown["total"] == len(by_seats) + 1
    assert [(step["seat"], step["notation"]) for step in shown["steps"][1:]] == by_seats[:63]
    assert [note["text"] for note in shown["notes"]] == [note["text"] for note in data["notes"]]


def test_an_open_table_is_open(house: House) -> None:
    table = house.session("QPEN22").table
    assert (table.status, table.operations, [seat.name for seat in table.seats]) == ("open", 3, ["Ada", ""])
    assert table.seat_of("ada-secret-0123456789") == 0


def test_a_table_in_progress_goes_on(house: House) -> None:
    session = house.session("PLAY22")
    table, match = session.table, session.table.playing
    assert (table.status, table.operations, len(match.action_log), match.players_to_act) == ("playing", 33, 60, [2])
    assert table.names()[:2] == ["Ada", "Ben"]
    assert all(name.startswith("@bot-name-") for name in table.names()[2:])
    assert table.clock_banks == (505.0, 505.0, 512.999, 503.999)
    assert table.notebook(0) == {"2": "a Hacker, I think"}
    assert [said.text for said in table.chat.messages_for(0)] == ["good luck"]
    seat = match.players_to_act[0]
    ahead, _ = table.advance(seat, match.legal_actions(seat)[0], match.decision_index)
    assert len(ahead.action_log) > 60


def test_a_table_that_is_over_gives_its_record(house: House) -> None:
    table = house.session("QVER22").table
    assert (table.status, table.operations, table.rematch) == ("over", 57, "REMA22")
    kept = record.decode(house.ask("GET", "/api/tables/QVER22/record").content)
    assert kept.format == FORMAT
    assert kept.names == ["Ada", "Ben"]
    found = record.verify(kept, make)
    assert (found.sound, found.shuffle, found.over) == (True, "proven", True)
