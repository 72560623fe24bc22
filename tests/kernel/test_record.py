"""Records: what is saved comes back, what was tampered with is found out, what is broken says how."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.kernel import record as records
from cyberdeck.kernel.errors import CorruptRecord, RecordError, WrongVersion
from cyberdeck.kernel.laws import encode, state_key
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.record import Record
from cyberdeck.kernel.record_formats import FORMAT
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make

pytestmark = pytest.mark.both

OPTIONS = {"players": 3, "board": "expert", "modules": 2, "celebrity": True, "round_limit": 2}


def played(actions: int | None = None, snapshot: bool = False) -> tuple[Match, Record]:
    match = Match(make("blackhat", OPTIONS), b"\x01secret", [b"salt"])
    match.start()
    rng = FastRng(9)
    while not match.is_over and (actions is None or len(match.action_log) < actions):
        seat = match.players_to_act[0]
        legal = match.legal_actions(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    return match, records.record_match(match, OPTIONS, ["Ann", "Bo", "Cy"], snapshot)


def tampered(record: Record, **changes: Any) -> Record:
    data = json.loads(records.encode(record))
    data.update(changes)
    return records.decode(json.dumps(data).encode())


def test_a_record_is_readable_json_and_comes_back() -> None:
    _, record = played()
    text = records.encode(record)
    assert records.decode(text) == record
    data = json.loads(text)
    assert data["game"] == "blackhat"
    assert data["names"] == ["Ann", "Bo", "Cy"]
    assert any(isinstance(action, str) and "+" in action for _, action in data["actions"])
    assert max(abs(n) for n in numbers(data)) < 2**53


def numbers(data: object) -> list[float]:
    if isinstance(data, dict):
        return [n for value in data.values() for n in numbers(value)]
    if isinstance(data, list):
        return [n for value in data for n in numbers(value)]
    return [data] if isinstance(data, (int, float)) else []


def test_replay_gives_the_same_events_and_state() -> None:
    match, record = played()
    steps = []
    for replayed, step in records.replay(record, make):
        steps.append(step)
        last = replayed
    assert state_key(match.game, last.state) == state_key(match.game, match.state)
    assert last.action_log == match.action_log
    assert encode([step.events for step in steps]) == encode([s.events for _, s in records.replay(record, make)])


@pytest.mark.parametrize("snapshot", [False, True])
def test_a_game_goes_on_where_it_was_left(snapshot: bool) -> None:
    match, record = played(150, snapshot)
    resumed = records.resume(records.decode(records.encode(record)), make)
    assert state_key(match.game, resumed.state) == state_key(match.game, match.state)
    rng = FastRng(77)
    while not match.is_over:
        seat = match.players_to_act[0]
        action = match.legal_actions(seat)[rng.below(len(match.legal_actions(seat)))]
        assert encode(match.submit(seat, action)) == encode(resumed.submit(seat, action))
    assert resumed.is_over


def test_verify_a_fair_game() -> None:
    match, record = played(snapshot=True)
    verdict = records.verify(record, make)
    assert verdict.sound
    assert verdict.over
    assert verdict.shuffle == "proven"
    assert verdict.actions == len(match.action_log)
    hidden = records.verify(tampered(record, seed=None), make)
    assert hidden.sound
    assert hidden.shuffle == "unproven"


def test_verify_finds_every_kind_of_tampering() -> None:
    _, record = played(snapshot=True)
    actions: list[list[Any]] = [list(action) for action in record.actions]
    first_draw = next(n for n, (seat, _) in enumerate(actions) if seat == -1 and n > 3)

    def with_action(number: int, action: list[object]) -> Record:
        return tampered(record, actions=[*actions[:number], action, *actions[number + 1 :]])

    other = next(o for o in range(14) if o != actions[first_draw][1])
    assert records.verify(with_action(first_draw, [-1, other]), make).shuffle == "false"
    assert not records.verify(tampered(record, seed=b"another".hex()), make).sound
    assert not records.verify(tampered(record, entropy=[]), make).sound
    assert not records.verify(tampered(record, commitment="0" * 64), make).sound
    assert not records.verify(tampered(record, result=[1.0, 1.0, 1.0]), make).sound
    assert not records.verify(tampered(record, actions=[*actions, [0, "pass"]]), make).sound
    own = next(n for n, (seat, _) in enumerate(actions) if seat >= 0)
    assert not records.verify(with_action(own, [actions[own][0], "pass"]), make).sound
    assert not records.verify(with_action(own, [2 - actions[own][0], actions[own][1]]), make).sound
    data = json.loads(records.encode(record))
    data["snapshot"]["state"]["total"][0] += 1
    assert not records.verify(records.decode(json.dumps(data).encode()), make).sound


def test_a_cut_off_game_is_sound_but_not_over() -> None:
    _, record = played(120)
    verdict = records.verify(record, make)
    assert verdict.sound
    assert not verdict.over


def test_truncated_anywhere() -> None:
    """Whatever byte it was cut at, it says so."""
    text = records.encode(played(60)[1])
    for size in range(0, len(text) - 1, max(1, len(text) // 60)):
        with pytest.raises(CorruptRecord):
            records.decode(text[:size])


@pytest.mark.parametrize(
    "garbage",
    [b"", b"null", b"[]", b"\xff\xfe", b'{"game": 3}', b'{"format": 1}', b"[" * 100_000, b'{"actions": [[0, {}]]}'],
)
def test_corrupt(garbage: bytes) -> None:
    with pytest.raises(CorruptRecord):
        records.decode(garbage)


@pytest.mark.parametrize(
    "changes",
    [
        {"options": {"players": 9}},
        {"options": {"colour": "red"}},
        {"game": "chess"},
        {"seed": "zz"},
        {"actions": [[0, "7"]]},
        {"actions": [[-1, "7"]]},
        {"actions": [[-1, 12345]]},
        {"actions": [[0, 7]]},
        {"snapshot": {"actions": 5, "state": {}}},
        {"snapshot": {"actions": 99999, "state": {}}},
    ],
)
def test_nonsense_inside(changes: dict[str, Any]) -> None:
    with pytest.raises(CorruptRecord):
        records.resume(tampered(played(60)[1], **changes), make)


def test_other_versions_are_distinguished() -> None:
    _, record = played(60)
    with pytest.raises(WrongVersion) as caught:
        records.resume(tampered(record, version=99), make)
    assert caught.value.details == {"what": "blackhat", "found": 99, "ours": 1}
    with pytest.raises(WrongVersion):
        tampered(record, format=FORMAT + 1)


def test_a_record_without_its_seed_cannot_be_played_on() -> None:
    _, record = played(60)
    with pytest.raises(RecordError):
        records.resume(tampered(record, seed=None), make)


def test_saving_is_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, record = played(60)
    path = tmp_path / "game.json"
    records.save(record, path)
    assert records.load(path) == record
    old = path.read_bytes()

    def full_disk(descriptor: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="no space"):
        records.save(played(90)[1], path)
    assert path.read_bytes() == old
