"""Bots have names: different ones at a table, the same again after a restart, in each reader's language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cyberdeck.cli import files
from cyberdeck.i18n import LANGUAGES, Texts
from cyberdeck.server.tables.bot_names import NAMES, bot_names, person_name
from tests.server.house import House, Place


def test_each_has_a_name_in_every_language() -> None:
    assert len(NAMES) >= 16
    for lang in LANGUAGES:
        spelled = [Texts(lang).text(f"bot-name-{name}") for name in NAMES]
        assert len(set(spelled)) == len(NAMES)
        assert all(re.fullmatch(r"\w{2,8}", name) for name in spelled)
    cyrillic = [Texts("ru").text(f"bot-name-{name}") for name in NAMES]
    assert all(re.fullmatch("[А-я]+", name) for name in cyrillic)


def test_a_table_has_its_own_order() -> None:
    assert bot_names("ABC234", 8, []) == bot_names("ABC234", 8, [])
    first = {bot_names(f"TABLE{n}", 4, [])[0] for n in range(60)}
    assert len(first) > 12
    for n in range(60):
        assert len(set(bot_names(f"TABLE{n}", 16, []))) == 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_bot_has_the_name_of_a_person(lang: str) -> None:
    plain = bot_names("ABC234", 4, [])
    mine = Texts(lang).text(plain[2][1:])
    for name in (mine, mine.upper(), f" {mine.lower()} "):
        given = bot_names("ABC234", 4, [name])
        assert [given[n] == plain[n] for n in range(4)] == [True, True, False, True]
        assert len(set(given)) == 4
    everybody = [Texts(lang).text(f"bot-name-{name}") for name in NAMES]
    assert len(set(bot_names("ABC234", 16, everybody))) == 16


@pytest.mark.parametrize("name", ["@bot-name-nova", "@ @bot-name-nova", " @@page-brand", "\t@ x"])
def test_nobody_sits_under_the_key_of_a_text(house: House, name: str) -> None:
    assert person_name(name)[0] not in "@ "
    table = house.table(2, sit=False)
    seat = table.sit(name)
    assert table.info()["seats"][seat]["name"] == person_name(name)
    assert house.ask("POST", f"{table.path}/seats", {"name": "@ @"}).status == 400


def names(table: Place) -> list[str]:
    return [info["name"] for info in table.info()["seats"]]


@pytest.mark.usefixtures("small_games")
def test_names_stay_after_a_restart_and_in_a_rematch(open_house: Any) -> None:
    house: House = open_house()
    table = house.table(1, 1, game="kuhn")
    before = names(table)
    assert (before[0], before[1][:10]) == ("Person 0", "@bot-name-")
    assert table.info()["seats"][1]["bot"] == "random"
    house.again()
    assert names(table) == before
    with table.client(0, page=True) as client:
        table.start()
        while client.my_turn()["returns"] is None:
            client.act()
    kept = house.good("GET", f"{table.path}/record")
    assert kept["names"] == before
    for lang in LANGUAGES:
        mine, bot = files.seat_names(kept["names"], 2, Texts(lang))
        assert (mine, bot) == ("Person 0", Texts(lang).text(before[1][1:]))
    after = table
    for _ in range(2):
        after = Place(house, house.good("POST", f"{after.path}/rematch", None, table.secrets[0], 201)["code"])
        after.secrets = table.secrets
        assert names(after) == before
        if after.info()["status"] == "open":
            after.start()
        with after.client(0) as client:
            while client.my_turn()["returns"] is None:
                client.act()


def test_the_log_of_a_page_names_bots_by_their_key(house: House) -> None:
    table = house.table(1, 2, options={"round_limit": 1})
    table.start()
    bots = set(names(table)[1:])
    with table.client(0, page=True) as client:
        log = client.wait_for(lambda update: update["presentation"] is not None)["presentation"]["log"]
        said = {line["args"].get("player") for line in log}
        while not said & bots:
            client.my_turn()
            client.act()
            said |= {line["args"].get("player") for line in client.update["presentation"]["log"]}
    assert said & bots


def test_a_name_of_an_old_record_is_shown_as_it_is() -> None:
    kept = ["greedy 2", "@bot-name-nobody", "@page-brand", "bot:greedy"]
    shown = files.seat_names(kept, 4, Texts("en"))
    assert shown == ["greedy 2", "@bot-name-nobody", "@page-brand", "Bot 4"]
