"""Cyber Shield played to its end in the browser: mouse, keyboard, phone; networks re-arranged by dragging."""

from __future__ import annotations

import contextlib
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, expect

from cyberdeck.games.cybershield import CyberShield
from cyberdeck.games.cybershield.ui.scene import Scene, scene
from cyberdeck.games.cybershield.ui.scene.types import Place as Hardware
from cyberdeck.games.cybershield.ui.scene.types import Way
from cyberdeck.games.cybershield.view import CsView
from tests.browser.conftest import Invite
from tests.browser.kit import Person, play, typed
from tests.browser.test_pages import serious
from tests.server.house import House, Place, until

SHORT = {"turn_limit": 2}
PEACE = "; ".join(f"4 {number}" for number in (1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 17, 19, 20, 24, 27))
BUILDING = {"turn_limit": 20, "deck1": PEACE, "deck2": PEACE, "starter": "first"}


def begin(invite: Invite, house: House, options: dict[str, Any] = SHORT, **look: Any) -> tuple[Place, Person]:
    """A person with the link of a seat, at a game against a bot that has begun."""
    table = house.table(1, 1, game="cybershield", options=options)
    person = invite(game="cybershield", **look)
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    person.button("page-start").click()
    expect(person.page.get_by_role("region", name=person.say("shield-hand"))).to_be_visible()
    return table, person


def played(house: House, actions: int, options: dict[str, Any]) -> Place:
    """A table at which a program has given so many actions, or all of them."""
    table = house.table(1, 1, game="cybershield", options=options)
    table.start()
    dice = random.Random(4)
    with table.client(0) as client:
        for _ in range(actions):
            if client.my_turn()["returns"] is not None:
                break
            client.act(dice.randrange(len(client.update["legal_actions"])))
    return table


def touched(one: Person) -> bool:
    """A symbol that is lit, a card of the hand and what it is played on, or one of the actions."""
    if not one.actions():
        return False
    page, not_now = one.page, one.say("shield-card-not-now")
    cards = page.get_by_role("group", name=one.say("shield-hand")).locator(f'button:not([aria-label*="{not_now}"])')
    with contextlib.suppress(Error):  # the table may change under one's hand
        if page.locator("[data-symbol]").count():
            page.locator("[data-symbol]").first.click(timeout=500)
            return True
        if (count := cards.count()) and one.dice.random() < 0.7:
            cards.nth(one.dice.randrange(count)).click(timeout=500)
            lit = page.locator("[data-place].lit")
            aimed = lit.count() > 0
            (lit if aimed else page.locator(".chosen button.first")).first.click(timeout=500)
            return True
    return one.act()


def test_one_click_to_a_table_against_a_bot(invite: Invite, house: House) -> None:
    person = invite(game="cybershield")
    person.go()
    person.on_start("site-play").click()
    session = house.session(person.code)
    given = 0
    while given < 5 and not person.over():
        given += person.act()
    assert session.table.header.game == "cybershield"
    assert [seat.bot is None for seat in session.table.seats] == [True, False]


def test_the_mouse(invite: Invite, house: House) -> None:
    table, person = begin(invite, house)
    play([person], touched)
    assert table.info()["status"] == "over"


def test_keyboard_alone(invite: Invite, house: House) -> None:
    _, person = begin(invite, house)
    play([person], typed)


def test_a_phone(invite: Invite, house: House) -> None:
    _, person = begin(invite, house, width=360, height=740, theme="light", lang="ru")

    def narrow(one: Person) -> bool:
        assert one.has_no_sideways_scroll()
        return touched(one)

    play([person], narrow)
    assert person.has_no_sideways_scroll()


def drawn(table: Place) -> Scene:
    """What the first seat is shown."""
    match = table.session.table.playing
    game, view = match.game, match.view(0)
    assert isinstance(game, CyberShield)
    assert isinstance(view, CsView)
    return scene(game, view)


def arranging(table: Place, one: Person) -> tuple[Hardware, Way]:
    """Builds unjoined Hardware until a card may be moved onto a symbol of another; both of them."""
    for _ in range(400):
        now = drawn(table)
        if now.decision.name == "arrange" and now.decision.player == 0:
            for place in now.places:
                if place.ways:
                    expect(one.page.locator(f'[data-place="{place.id}"].loose')).to_be_visible()
                    return place, place.ways[0]
        with contextlib.suppress(Error):
            legal = one.page.eval_on_selector_all(
                "[data-action]:enabled", "all => all.map(one => one.querySelector('.move').textContent)"
            )
            parts = [move for move in legal if re.fullmatch("play (provider|.*router)", move)]
            wanted = next((move for move in ("keep", "draw", *parts, "done", "end", "pass") if move in legal), None)
            if wanted is None:
                one.act()
            else:
                one.page.locator("[data-action]:enabled").nth(legal.index(wanted)).click(timeout=500)
        one.page.wait_for_timeout(20)
    raise AssertionError("nothing to re-arrange")


def joined(table: Place, card: Hardware, to: str) -> bool:
    """The joint is planned, and the player goes on re-arranging."""
    now = drawn(table)
    (place,) = [one for one in now.places if one.id == card.id]
    return now.decision.name == "arrange" and place.moved and to in [port.to for port in place.ports]


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.rule("CS-4.1", "CS-5.10")
def test_a_card_is_dragged_onto_a_symbol(invite: Invite, house: House) -> None:
    table, one = begin(invite, house, options=BUILDING)
    card, way = arranging(table, one)
    held, mouse = one.page.locator(f'[data-place="{card.id}"]'), one.page.mouse
    held.scroll_into_view_if_needed()
    mouse.move(*middle(held))
    mouse.down()
    x, y = middle(held)
    mouse.move(x + 20, y + 20, steps=3)
    symbol = one.page.locator(f'[data-port^="{way.place}/"][data-symbol="{way.symbol}"]')
    expect(symbol).to_be_visible()
    mouse.move(*middle(symbol), steps=3)
    mouse.up()
    until(lambda: joined(table, card, way.place), "dragged")
    expect(held).to_have_attribute("aria-label", re.compile(one.say("shield-moved")))


@pytest.mark.rule("CS-4.1", "CS-5.10")
def test_a_card_is_moved_with_the_keyboard(invite: Invite, house: House) -> None:
    table, one = begin(invite, house, options=BUILDING)
    card, way = arranging(table, one)
    page = one.page
    page.locator(f'[data-place="{card.id}"]').focus()
    page.keyboard.press("Enter")
    target = page.locator(f'[data-place="{way.place}"]')
    expect(target).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-place].lit")).to_have_count(0)
    expect(page.locator(f'[data-place="{card.id}"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(target).to_be_focused()
    page.keyboard.press("Enter")
    if len([one for one in card.ways if one.place == way.place]) > 1:
        expect(page.locator(f'[data-port^="{way.place}/"][data-symbol]').first).to_be_focused()
        page.keyboard.press("Enter")
    until(lambda: joined(table, card, way.place), "moved")


def test_axe_finds_nothing_serious(invite: Invite, house: House) -> None:
    person = invite(game="cybershield")
    table = played(house, 60, {"turn_limit": 50})
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    expect(person.page.get_by_role("region", name=person.say("shield-hand"))).to_be_visible()
    while (closed := person.page.locator("section [aria-expanded=false]")).count():
        closed.first.click()
    for _ in range(2):
        assert serious(person) == []
        touched(person)
    done = played(house, 10_000, SHORT)
    for path in (f"/t/{done.code}", f"/replay/{done.code}"):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        assert serious(person) == [], path
