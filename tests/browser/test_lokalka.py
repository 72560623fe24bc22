"""Lokalka played to its end in the browser: people and bots mixed, four and eight seats, keyboard, phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.kit import Person, play, typed
from tests.browser.test_pages import finished, serious
from tests.server.house import House, Place

SHORT = {"round_limit": 2}
LONG = {"round_limit": 8, "network": "random"}


def begin(invite: Invite, house: House, people: int, bots: int, **look: int) -> tuple[Place, list[Person]]:
    """People with the links of their seats, at a game that has begun."""
    table = house.table(people, bots, game="lokalka", options=LONG)
    here = [invite(game="lokalka", **look) for _ in range(people)]
    for seat, person in enumerate(here):
        person.go(f"/t/{table.code}#{seat}.{table.secrets[seat]}")
        expect(person.button("page-start")).to_be_visible()
    here[0].button("page-start").click()
    return table, here


def test_one_click_to_a_table_against_bots(invite: Invite, house: House) -> None:
    person = invite(game="lokalka")
    person.go()
    person.on_start("site-play").click()
    session = house.session(person.code)
    given = 0
    while given < 5 and not person.over():
        given += person.act()
    assert session.table.header.game == "lokalka"
    assert [seat.bot for seat in session.table.seats][1:] == ["medium"] * 3


def test_two_people_and_two_bots_with_a_notebook(invite: Invite, house: House) -> None:
    """What one writes, the other does not see; after the game it is beside the truth."""
    table, (ann, ben) = begin(invite, house, 2, 2)
    ann.page.get_by_text(ann.say("lok-notebook")).click()
    field = ann.page.get_by_label(re.compile(ann.say("lok-note-about", player=".*"))).last
    field.fill("suspect")
    field.press("Tab")
    play([ann, ben])
    (kept,) = house.good("GET", f"{table.path}/record")["notes"]
    assert (kept["seat"], kept["text"]) == (0, "suspect")
    assert "suspect" not in ben.page.content()
    ann.go(f"/replay/{table.code}")
    ann.page.get_by_role("slider").first.press("End")
    expect(ann.page.get_by_text("suspect").first).to_be_visible()


def test_three_people_and_five_bots(invite: Invite, house: House) -> None:
    table, people = begin(invite, house, 3, 5)
    play(people)
    assert table.info()["status"] == "over"


def test_keyboard_alone(invite: Invite, house: House) -> None:
    _, (person,) = begin(invite, house, 1, 3)
    play([person], typed)


def test_a_phone_with_eight_players(invite: Invite, house: House) -> None:
    _, (person,) = begin(invite, house, 1, 7, width=360, height=740)

    def narrow(one: Person) -> bool:
        assert one.has_no_sideways_scroll()
        return one.act()

    play([person], narrow)
    assert person.has_no_sideways_scroll()


def test_axe_finds_nothing_serious(invite: Invite, house: House) -> None:
    table = house.table(1, 7, game="lokalka", options=SHORT)
    over = finished(house, "lokalka", 7)
    person = invite(game="lokalka")
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    person.button("page-start").click()
    for _ in range(3):
        expect(person.page.locator("[data-action]").first).to_be_visible()
        assert serious(person) == []
        person.act()
    for path in (f"/t/{over.code}", f"/replay/{over.code}", "/learn/lokalka"):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        assert serious(person) == [], path
