"""Tables of bots alone: they play to those who watch, and each address may have a few."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from cyberdeck.i18n import LANGUAGES, Texts
from cyberdeck.server.tables import bots_alone
from cyberdeck.server.tables.bots_alone import BotsAlone
from cyberdeck.server.tables.clock import Pace
from cyberdeck.server.tables.table_errors import TooManyOfBots
from tests.server.house import LOOSE, House, Place, until

NEW = {"game": "blackhat", "seats": ["random"] * 3, "options": {"round_limit": 1}}
STEADY = Pace(min_delay=0.02, max_delay=0.02, grace=0.2, undo_timeout=1)


def length(table: Place) -> int:
    return len(table.actions())


def test_they_play_while_somebody_watches(open_house: Any) -> None:
    """And pause when everybody has gone, as they do before anybody comes."""
    house: House = open_house(STEADY)
    table = house.table(0, bots=3, options={"round_limit": 20})
    table.start()
    time.sleep(0.2)
    assert length(table) == 0
    with table.client() as watcher:
        watcher.wait_for(lambda update: update["decision_index"] > 5)
    until(lambda: not table.session.presence.clients, "the watcher goes")
    time.sleep(0.1)  # who was about to act does
    stopped = length(table)
    assert stopped > 0
    time.sleep(0.2)
    assert length(table) == stopped
    with table.client() as watcher:
        watcher.wait_for(lambda update: update["decision_index"] > stopped + 5)
    assert table.info()["status"] == "playing"


def test_they_wait_after_a_restart(open_house: Any) -> None:
    house: House = open_house(STEADY)
    table = house.table(0, bots=3, options={"round_limit": 20})
    table.start()
    with table.client() as watcher:
        watcher.wait_for(lambda update: update["decision_index"] > 3)
    house.again()
    before = length(table)
    time.sleep(0.2)
    assert length(table) == before
    with table.client() as watcher:
        watcher.wait_for(lambda update: update["decision_index"] > before + 3)


def test_a_person_who_is_away_has_bots_that_play_on(open_house: Any) -> None:
    """Only tables where nobody has a seat pause."""
    house: House = open_house(STEADY)
    table = house.table(1, bots=2, options={"round_limit": 1})
    table.start()
    until(lambda: table.info()["status"] == "over", "they play, and so does a stand-in")


def test_nobody_is_kept_in_memory_for_bots_that_pause(open_house: Any) -> None:
    house: House = open_house(STEADY)
    table = house.table(0, bots=3)
    table.start()
    assert table.session.idle
    with table.client():
        assert not table.session.idle


def strict(open_house: Any, most: int = 2) -> House:
    house: House = open_house(rates=msgspec.structs.replace(LOOSE, tables_of_bots=most))
    return house


def refused(house: House) -> None:
    reply = house.ask("POST", "/api/tables", NEW)
    assert (reply.status, reply.json()) == (429, {"key": "error-too-many-of-bots", "details": {"most": 2}})


def test_each_address_may_have_a_few(open_house: Any) -> None:
    """Tables with a seat for a person are not counted."""
    house = strict(open_house)
    tables = [house.table(0, bots=3, options={"round_limit": 1}) for _ in range(2)]
    before = house.call(lambda: house.manager.tables_created)
    refused(house)
    assert house.call(lambda: house.manager.tables_created) == before
    house.table(1, bots=2)
    tables[0].start()
    tables[0].watch()  # to its end: it counts no longer
    house.good("POST", "/api/tables", NEW, status=201)
    refused(house)


def test_a_table_that_nobody_watches_counts_for_a_while(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house = strict(open_house)
    first, _ = [house.table(0, bots=3) for _ in range(2)]
    with first.client():
        monkeypatch.setattr(bots_alone, "COUNTED", 0.0)
        house.good("POST", "/api/tables", NEW, status=201)
        monkeypatch.setattr(bots_alone, "COUNTED", 300.0)
        refused(house)


def test_a_mistake_does_not_count(open_house: Any) -> None:
    house = strict(open_house)
    for _ in range(3):
        assert house.ask("POST", "/api/tables", {**NEW, "game": "chess"}).status == 400
    house.table(0, bots=3)
    house.table(0, bots=3)
    refused(house)


def test_addresses_do_not_count_for_each_other(open_house: Any) -> None:
    house: House = open_house()
    session = house.table(0, bots=3).session

    async def same() -> Any:
        return session

    alone = BotsAlone(1)
    for address in ("192.0.2.1", "192.0.2.2", "2001:db8::1"):
        house.run(alone.create(address, same))
    with pytest.raises(TooManyOfBots):
        house.run(alone.create("192.0.2.1", same))


def test_where_a_table_was_made_is_known_and_not_kept(open_house: Any) -> None:
    """On no disk; in memory until the game is over. After a restart the first who comes is its address."""
    house: House = open_house()
    table = house.table(0, bots=3, options={"round_limit": 1})
    assert table.session.presence.address == "127.0.0.1"
    assert "127.0.0.1" not in str(house.run(house.store.load(table.code)))
    house.again()
    assert table.session.presence.address == ""
    with table.client():
        assert table.session.presence.address == "127.0.0.1"
    table.start()
    table.watch()
    assert table.session.presence.address == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_refusal_is_told_in_every_language(lang: str) -> None:
    said = [Texts(lang, "").text("error-too-many-of-bots", most=most) for most in (1, 2, 5, 21)]
    assert len(set(said)) == 4
    assert not any("{" in text for text in said)
