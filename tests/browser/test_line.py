"""The line between a page and its table: open and silent, and dead before or after an action was taken."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.kit import LIVING, Person
from tests.server.house import Client, House, Place, until

NOTICED = 8.0  # seconds at most until a silent line is
SOON = 12_000  # milliseconds until the page is back on a line that is whole


class Line:
    """Between a person's sockets and the server. It stays open and may swallow what one says ("up"), or the other
    ("down"). Lay it before the page is opened.
    """

    def __init__(self, person: Person) -> None:
        self.swallows: set[str] = set()
        self.opened = 0
        person.page.route_web_socket(re.compile("/ws/"), self._open)

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.opened += 1
        number, dead = self.opened, False

        def passes(way: str) -> bool:
            """What once swallowed something is dead, even if the next line is whole."""
            nonlocal dead
            dead = dead or way in self.swallows
            return not dead or (number == self.opened and bool(self.swallows) and way not in self.swallows)

        page.on_message(lambda text: server.send(text) if passes("up") else None)
        server.on_message(lambda text: page.send(text) if passes("down") else None)


def seated(invite: Invite, house: House) -> tuple[Place, Person, Line, Client]:
    """A person whose turn it is, and the other at the table."""
    table = house.table(2, options={"round_limit": 1})
    table.start()
    person = invite()
    line = Line(person)
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    person.page.wait_for_selector(LIVING, timeout=30_000)  # the first page of all takes its time
    other = table.client(1)
    other.quiet()
    while 0 not in table.session.table.playing.players_to_act:
        other.act()
    expect(person.page.locator("[data-prompt].mine")).to_have_count(1)
    return table, person, line, other


def waits(person: Person, true: Callable[[], bool], what: str) -> None:
    """Until something is true, while the page lives."""
    for _ in range(SOON // 50):
        if true():
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"waited in vain: {what}")


def of(table: Place, seat: int) -> int:
    """How many actions of a seat have been taken."""
    return sum(done["seat"] == seat for done in table.actions())


def test_a_silent_line_is_noticed_and_said(invite: Invite, house: House) -> None:
    table, person, line, other = seated(invite, house)
    lost = person.page.get_by_text(person.say("page-lost"))
    person.page.wait_for_timeout(7_000)
    assert line.opened == 1, "a line on which nothing happens is not a dead one"
    expect(lost).to_be_hidden()
    line.swallows = {"up", "down"}
    began = time.monotonic()
    expect(lost).to_be_visible(timeout=NOTICED * 1000)
    assert time.monotonic() - began < NOTICED
    line.swallows = set()
    expect(lost).to_be_hidden(timeout=SOON)
    before = of(table, 0)
    waits(person, lambda: person.act() or of(table, 0) > before, "the game goes on")
    waits(person, lambda: of(table, 0) == before + 1, "the move is made")
    other.close()


@pytest.mark.parametrize("dies", ["before the server has it", "after the server took it"])
def test_an_action_on_a_dead_line_is_made_once(invite: Invite, house: House, dies: str) -> None:
    table, person, line, other = seated(invite, house)
    before, decision = of(table, 0), table.session.table.playing.decision_index
    taken = dies.startswith("after")
    person.actions()
    line.swallows = {"down"} if taken else {"up", "down"}
    assert person.act()
    if taken:
        until(lambda: of(table, 0) == before + 1, "it is taken")
    person.page.wait_for_timeout(500)
    assert of(table, 0) == before + taken
    line.swallows = set()
    expect(person.page.locator("[data-prompt].mine")).to_have_count(0)
    waits(person, lambda: line.opened > 1, "another line is opened")
    waits(person, lambda: of(table, 0) == before + 1, "it is taken")
    person.page.wait_for_timeout(1_000)
    assert of(table, 0) == before + 1
    other.wait_for(lambda update: update["decision_index"] > decision)
    while 0 not in table.session.table.playing.players_to_act:
        other.my_turn()
        other.act()
    expect(person.page.locator("[data-prompt].mine")).to_have_count(1)
    expect(person.page.locator("[data-prompt] small.bad")).to_have_count(0)
    assert person.act()
    until(lambda: of(table, 0) == before + 2, "the game goes on")
    other.close()


def test_what_was_decided_meanwhile_is_shown(invite: Invite, house: House) -> None:
    """The action of the dead line is refused: another page of the seat was quicker."""
    table, person, line, other = seated(invite, house)
    before = of(table, 0)
    person.actions()
    line.swallows = {"up", "down"}
    assert person.act()
    with table.client(0) as twin:
        twin.wait("update")
        twin.act(id="twin")
    line.swallows = set()
    waits(person, lambda: line.opened > 1, "another line is opened")
    while 0 not in table.session.table.playing.players_to_act:
        other.my_turn()
        other.act()
    expect(person.page.locator("[data-prompt].mine")).to_have_count(1, timeout=SOON)
    assert [done["id"] for done in table.actions() if done["seat"] == 0][before:] == ["twin"]
    waits(person, lambda: person.act() or of(table, 0) > before + 1, "the game goes on")
    until(lambda: of(table, 0) == before + 2, "the move is made")
    other.close()
