"""Moments of a game out of its record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cyberdeck.kernel.record_formats import FORMAT
from tests.server.house import House, to_act

Step = dict[str, Any]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A finished game: the server, its record, and what each reader's page was shown when it was played."""
    house = House(tmp_path_factory.mktemp("replay") / "tables.sqlite")
    options = {"round_limit": 1, "board": "expert", "celebrity": True}
    table = house.table(3, options=options)
    readers = [table.client(seat, page=True) for seat in (None, 0, 1, 2)]
    table.start()
    while (mover := to_act(readers[1:])).update["returns"] is None:
        mover.act()
    readers[0].wait_for(lambda update: update["returns"] is not None)
    for reader in readers:
        reader.wait_for(lambda update: update["returns"] is not None)
        reader.close()
    yield house, house.good("GET", f"{table.path}/record"), [shown(reader.texts) for reader in readers]
    house.stop()


def shown(texts: list[str]) -> list[Step]:
    """What a page was shown at each decision, the last word on each."""
    updates = [message for text in texts if (message := json.loads(text))["t"] == "update"]
    return list({update["decision_index"]: update["presentation"] for update in updates}.values())


def steps(game: Any, **fields: Any) -> Any:
    house, record, _ = game
    return house.good("POST", "/api/replay", {"record": record, **fields})


def whole(game: Any, seat: int | None, count: int = 64) -> list[Step]:
    found: list[Step] = []
    of = 1
    while len(found) < of:
        part = steps(game, seat=seat, first=len(found), count=count)
        of = part["total"]
        found += part["steps"]
    return found


def test_first_and_last(game: Any) -> None:
    _, record, _ = game
    all = whole(game, None)
    assert [step["n"] for step in all] == list(range(len(all)))
    assert (all[0]["seat"], all[0]["move"], all[0]["notation"]) == (-1, None, None)
    given = [(seat, move) for seat, move in record["actions"] if seat >= 0]
    assert [(step["seat"], step["notation"]) for step in all[1:]] == given
    assert all[-1]["presentation"]["scene"] is not None
    assert len(all[0]["scenes"]) == 4
    assert steps(game, first=len(all))["steps"] == []
    assert steps(game, first=len(all) - 1)["steps"] == all[-1:]


@pytest.mark.parametrize("seat", [None, -1, 1])
def test_chunks_agree_with_the_whole(game: Any, seat: int | None) -> None:
    all = whole(game, seat)
    assert whole(game, seat, count=7) == all
    lines = 0
    for step in all:
        assert step["presentation"]["kept_lines"] == lines
        lines += len(step["presentation"]["log"])


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_replay_shows_what_its_reader_was_shown(game: Any, seat: int) -> None:
    """The same pictures, decisions and lines, no more and no less."""
    _, _, pages = game
    seen = [step["presentation"] for step in whole(game, seat)]
    session = pages[seat + 1]
    assert [drawn["scene"] for drawn in seen] == [drawn["scene"] for drawn in session]
    for replayed, played in zip(seen, session, strict=True):
        assert (replayed["prompt"], replayed["args"]) == (played["prompt"], played["args"])
    lines = [line for drawn in seen for line in drawn["log"]]
    assert lines == [line for drawn in session for line in drawn["log"]]
    assert all(len(step["scenes"]) == 1 for step in whole(game, seat))


def test_everybodys_replay_holds_each_seats(game: Any) -> None:
    every = whole(game, None)
    for seat in (-1, 0, 1, 2):
        assert [step["scenes"][seat + 1] for step in every] == [step["scenes"][0] for step in whole(game, seat)]


BROKEN = [
    ({"seat": 3}, {}, "error-bad-message"),
    ({"seat": -2}, {}, "error-bad-message"),
    ({"first": -1}, {}, "error-bad-message"),
    ({"count": 0}, {}, "error-bad-message"),
    ({"count": 65}, {}, "error-bad-message"),
    ({}, {"format": FORMAT + 1}, "error-wrong-version"),
    ({}, {"version": 999, "events": None}, "error-wrong-version"),
    ({}, {"game": "chess"}, "error-corrupt-record"),
    ({}, {"options": {"players": 99}}, "error-corrupt-record"),
    ({}, {"options": {"colour": 1}}, "error-corrupt-record"),
    ({}, {"names": ["A"]}, "error-corrupt-record"),
    ({}, {"names": ["A"] * 9}, "error-corrupt-record"),
    ({}, {"seed": "xyz"}, "error-corrupt-record"),
    ({}, {"entropy": ["xyz"]}, "error-corrupt-record"),
    ({}, {"actions": [[0, "7"]]}, "error-corrupt-record"),
    ({}, {"actions": [[-1, 9999]]}, "error-corrupt-record"),
    ({}, {"actions": [[-1, 10**30]]}, "error-corrupt-record"),
    ({}, {"actions": [[99, "pass"]]}, "error-corrupt-record"),
    ({}, {"actions": [[-5, 3]]}, "error-corrupt-record"),
    ({}, {"actions": "all"}, "error-corrupt-record"),
    ({}, {"surprise": 1}, "error-corrupt-record"),
]


@pytest.mark.parametrize(("fields", "change", "key"), BROKEN)
def test_broken_records_are_refused(game: Any, fields: Step, change: Step, key: str) -> None:
    house, record, _ = game
    reply = house.ask("POST", "/api/replay", {"record": {**record, **change}, **fields})
    assert (reply.status, reply.json()["key"]) == (400, key)


def test_a_record_whose_actions_do_not_fit(game: Any) -> None:
    house, record, _ = game
    actions = record["actions"]
    place = next(n for n, (seat, _) in enumerate(actions) if seat >= 0)
    for changed in (
        actions[:place] + actions[place + 1 :],
        [*actions, [0, "pass"]],
        [*actions[:place], [actions[place][0], "queen"], *actions[place + 1 :]],
        [*actions[:place], [(actions[place][0] + 1) % 3, actions[place][1]], *actions[place + 1 :]],
    ):
        reply = house.ask("POST", "/api/replay", {"record": {**record, "actions": changed}})
        assert (reply.status, reply.json()["key"]) == (400, "error-corrupt-record")


def test_a_record_without_its_seed_can_be_looked_at(game: Any) -> None:
    house, record, _ = game
    shown = house.good("POST", "/api/replay", {"record": {**record, "seed": None}, "count": 1})
    assert shown["steps"] == steps(game, count=1)["steps"]
