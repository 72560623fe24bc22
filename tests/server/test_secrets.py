"""Nothing that anybody receives depends on what they may not know; no secret is in any text, list, figure or log."""

from __future__ import annotations

import itertools
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from cyberdeck.server.protocol import ExplainMove, MoveExplanation
from cyberdeck.server.tables.session import TableSession
from cyberdeck.server.tables.table import hash_secret
from tests.server.house import QUICK, SLOW, House, to_act
from tests.server.test_patches import scenes
from tests.server.worlds import Twins

EVERYTHING = {"board": "expert", "tracer": True, "modules": 3, "secret_asset": True, "celebrity": True}


@pytest.fixture
def same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of the same code and seed at every server."""
    made = itertools.count()
    monkeypatch.setattr("cyberdeck.server.tables.manager.new_code", lambda: f"TWIN{next(made) // 2:02}")
    monkeypatch.setattr("cyberdeck.server.tables.manager.new_seed", lambda: b"\x2a" * 32)


@contextmanager
def twins(open_house: Any, reader: int, seed: int, people: int, **request: Any) -> Iterator[Twins]:
    pair = Twins(open_house(SLOW), open_house(SLOW, name="other.sqlite"), reader, seed, people, **request)
    yield pair
    pair.close()


GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "standard": ("blackhat", 4, {"round_limit": 2}),
    "everything": ("blackhat", 5, {**EVERYTHING, "round_limit": 2}),
    "robot": ("blackhat", 2, {"round_limit": 2}),
    "lokalka": ("lokalka", 4, {"round_limit": 6}),
    "lokalka, eight": ("lokalka", 8, {"round_limit": 4, "out_sees": "all", "setup_defence": "per_host"}),
    "cybershield": ("cybershield", 2, {"turn_limit": 6}),
    "kiberrubezh": ("kiberrubezh", 2, {"turn_limit": 8, "deck1": "quiet-listeners"}),
}


@pytest.mark.usefixtures("same")
@pytest.mark.parametrize("reader", [-1, 1])
@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_over_the_socket(open_house: Any, game: str, reader: int) -> None:
    """A whole game, as page, as page that takes patches and as program: texts, errors and explanations are the same to
    the byte, and patches make no more than the page has that gets all.
    """
    name, people, options = GAMES[game]
    with twins(open_house, reader, 7, people, options=options, game=name) as pair:
        pair.play()
        tally = pair.tally
        assert tally["different"] > tally["actions"] // 3, tally
        assert tally["other chance"] > 0 or name != "blackhat" or (game, reader) == ("robot", 1), tally
        assert tally["provoked"] > 2
        holds_nothing_secret(pair)
        _, whole, patched = pair.readers[0]
        ours, theirs = scenes(patched), scenes(whole)
        assert [json.dumps(scene) for scene in ours] == [json.dumps(scene) for scene in theirs[-len(ours) :]]
        assert sum('"patch"' in text for text in patched.texts) > len(ours) - 3


@pytest.mark.usefixtures("same")
@pytest.mark.parametrize("game", ["lokalka", "cybershield", "kiberrubezh"])
def test_two_worlds_with_stops(open_house: Any, game: str) -> None:
    """Which decisions are made for a reader does not depend on what they do not know."""
    name, people, options = GAMES[game]
    with twins(open_house, 1, 8, people, options=options, game=name, stops="attacks") as pair:
        pair.play()
        updates = [json.loads(text) for text in pair.texts() if '"t":"update"' in text]
        mine = [update for update in updates if legal(update)]
        assert any(update["automatic"] for update in mine)
        assert not all(update["automatic"] for update in mine)
        if name == "cybershield":  # it has windows with nothing but small things behind them
            assert any(update["automatic"] and len(update["legal_actions"]) > 1 for update in mine)
        assert not any(update["automatic"] for update in updates if not legal(update))


def legal(update: dict[str, Any]) -> Any:
    """Of the reader, in whichever form they get it."""
    return update["legal_actions"] or (update["presentation"] or {}).get("legal")


@pytest.mark.usefixtures("same")
def test_nobody_learns_of_anothers_stops(open_house: Any) -> None:
    """The same game twice; what stops the other player is different."""
    heard: list[list[str]] = []
    for number, stops in enumerate(("choices", "attacks", "all")):
        house: House = open_house(SLOW, name=f"{number}.sqlite")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("cyberdeck.server.tables.manager.new_code", lambda: "STOPS2")
            table = house.table(2, game="cybershield", options={"turn_limit": 3})
        table.session.clock.away_since.clear()
        with table.client(0) as a, table.client(0, page=True) as page, table.client(1) as b, table.client() as watcher:
            b.send({"t": "stops", "stops": stops})
            b.quiet()
            table.start()
            rng = FastRng(4)
            while (mover := to_act([a, b])).update["returns"] is None:
                mover.act(rng.below(len(mover.update["legal_actions"])), id=str(mover.update["decision_index"]))
            for client in (page, watcher):
                client.wait_for(lambda update: update["returns"] is not None)
            a.quiet()
            heard.append([text for client in (a, page, watcher) for text in client.texts])
    assert heard[0] == heard[1] == heard[2]
    assert len(heard[0]) > 100


@pytest.mark.usefixtures("same", "small_games")
@pytest.mark.parametrize("game", ["skirmish", "cut"])
def test_two_worlds_with_committed_actions(open_house: Any, game: str) -> None:
    houses = open_house(SLOW), open_house(SLOW, name="other.sqlite")
    different = 0
    for reader in (-1, 0, 1) * 2:
        pair = Twins(*houses, reader, 3 + different, 2, game=game)
        pair.play()
        different += pair.tally["different"]
        holds_nothing_secret(pair)
        pair.close()
    assert different > 5


def holds_nothing_secret(pair: Twins) -> None:
    table = pair.tables[0]
    seed = table.session.table.header.seed
    assert any(seed in text for text in pair.texts()) == (table.info()["status"] == "over")
    assert not any(seed in text for text in pair.texts(before_the_end=True))
    for secret in table.secrets.values():
        for hidden in (secret, hash_secret(secret)):
            assert not any(hidden in text for text in pair.texts())


@pytest.mark.usefixtures("same")
def test_a_planted_leak_is_found(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events that are shown without redaction."""

    def seen(match: Match, steps: list[Step], seat: int) -> list[Event]:
        return [event for step in steps for event in step.events]

    monkeypatch.setattr(Match, "redacted_events", seen)
    with twins(open_house, -1, 7, 4, options={"round_limit": 2}) as pair, pytest.raises(AssertionError):
        pair.play()


@pytest.mark.usefixtures("same")
def test_a_leak_through_an_error_is_found(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reason that counts another's cards."""

    def why(session: TableSession, seat: int, message: ExplainMove) -> MoveExplanation:
        match = session.table.playing
        return MoveExplanation(message.notation or "", str([match.view(other) for other in range(4)]))

    monkeypatch.setattr(TableSession, "violated_rule", why)
    with twins(open_house, 1, 7, 4, options={"round_limit": 2}) as pair, pytest.raises(AssertionError):
        pair.play()


# Lists, figures, logs


def test_a_private_table_is_found_by_its_code_alone(house: House) -> None:
    private, public = house.table(2), house.table(2, public=True)
    for _ in range(2):
        shown = house.ask("GET", "/api/tables").text + house.ask("GET", "/metrics").text
        assert private.code not in shown
        assert public.code in shown
        for table in (private, public):
            for secret in table.secrets.values():
                assert secret not in shown
                assert hash_secret(secret) not in shown
            assert table.session.table.header.seed not in shown
            if table.info()["status"] == "open":
                table.start()
    assert "Person" not in house.ask("GET", "/metrics").text


def test_only_its_taker_learns_of_a_seat(house: House) -> None:
    """Neither a table's description nor any message of its socket holds a secret or a lock."""
    table = house.table(2, sit=False)
    with table.client() as spectator:
        for name in ("A", "B"):
            table.sit(name)
        table.start()
        spectator.wait("update")
        shown = " ".join([*spectator.texts, json.dumps(table.info())])
    for secret in table.secrets.values():
        assert secret not in shown
        assert hash_secret(secret) not in shown


def test_the_disk_holds_locks_and_no_secrets(open_house: Any) -> None:
    house: House = open_house()
    table = house.table(2)
    house.stop()
    kept = b"".join(path.read_bytes() for path in house.database.parent.iterdir() if path.is_file())
    house.start()
    for secret in table.secrets.values():
        assert hash_secret(secret).encode() in kept
        assert secret.encode() not in kept


def test_logs_name_no_secret_and_no_code(open_house: Any, caplog: pytest.LogCaptureFixture) -> None:
    """A whole evening, with mistakes, at the level that says the most of ours."""
    caplog.set_level(logging.DEBUG, "cyberdeck.server")
    house: House = open_house(QUICK)
    table = house.table(2, options={"round_limit": 1})
    house.ask("POST", f"{table.path}/seats", {"name": "C"})
    house.ask("GET", f"{table.path}/record")
    house.ask("GET", f"/t/{table.code}")
    house.ask("GET", f"/replay/{table.code}")
    table.start()
    with table.client(0) as a, table.client(1) as b:
        for _ in range(5):
            to_act((a, b)).act()
        a.ask({"t": "say", "text": "a word in private"}, "chat")
        a.send(b"\x00")
    house.again()
    lines = [*caplog.messages, *(str(getattr(record, "facts", "")) for record in caplog.records)]
    assert any("request" in line for line in lines)
    shown = "\n".join(lines)
    for hidden in (table.code, *table.secrets.values(), table.session.table.header.seed, "Person", "private"):
        assert hidden not in shown
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
