"""Cyber Shield at its living table: whole games through the things on it, and its hardest interactions."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cyberdeck.games.cybershield import CyberShield
from cyberdeck.games.cybershield.ui.scene import Scene, scene
from cyberdeck.games.cybershield.ui.scene.types import Place as Hardware
from cyberdeck.games.cybershield.view import CsView
from tests.browser.conftest import Invite
from tests.browser.kit import Person
from tests.browser.table import SIZES, TablePlayer, Way, sit
from tests.browser.test_pages import serious
from tests.server.house import House, until

WAYS = [("mouse", 1280, 800), ("touch", 390, 844), ("keys", 1280, 800)]
SHORT = {"turn_limit": 2}
PEACE = "; ".join(f"4 {number}" for number in (1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 17, 19, 20, 24, 27))
BUILDING = {"turn_limit": 20, "deck1": PEACE, "deck2": PEACE, "starter": "first"}


@pytest.mark.parametrize(("way", "width", "height"), WAYS, ids=[way for way, *_ in WAYS])
def test_a_whole_game_is_played_through_the_things_on_the_table(
    invite: Invite, house: House, way: Way, width: int, height: int
) -> None:
    ada = invite(width=width, height=height)
    sit(ada, house, "cybershield", 1, SHORT)
    player = TablePlayer(ada, way)
    assert player.play(), "the game did not end"
    assert player.lost_focus == 0
    expect(ada.page.locator("#ending-title")).to_be_visible()


def test_hand_networks_and_corners_are_in_sight(invite: Invite, house: House) -> None:
    ada = invite()
    sit(ada, house, "cybershield", 1, {"turn_limit": 20})
    TablePlayer(ada, "mouse").play(most=40)
    page = ada.page
    page.wait_for_selector("[data-prompt].mine, #ending-title")
    for size in SIZES:
        ada.resize(*size)
        seen = page.evaluate(
            """() => {
                const box = (one) => one.getBoundingClientRect();
                const all = (query) => [...document.querySelectorAll(query)].map(box);
                const [w, h] = [innerWidth, innerHeight];
                const across = ({ left, right }) => left < -1 || right > w + 1;
                const outside = (one) => across(one) || one.top < -1 || one.bottom > h + 1;
                const field = box(document.querySelector('.field'));
                const prompt = box(document.querySelector('[data-prompt]'));
                const below = ({ bottom }) => bottom > prompt.top + 6 && prompt.width > w / 2;
                const hidden = ({ left, right, top }) => left < -10 || right > w + 10 || top > h - 40;
                return {
                    field: field.width * field.height / innerWidth / innerHeight,
                    tiles: all('.tile .body, .corner').filter(outside).length,
                    below: all('.tile .body, .corner').filter(below).length,
                    hand: all('.piece.mine').filter(hidden).length,
                    scroll: document.documentElement.scrollHeight - innerHeight,
                };
            }"""
        )
        assert (seen["tiles"], seen["below"], seen["hand"], seen["scroll"]) == (0, 0, 0, 0)
        if size == (1280, 800):
            assert seen["field"] >= 0.5


def drawn(house: House, code: str) -> Scene:
    """What the first seat is shown."""
    match = house.session(code).table.playing
    game, view = match.game, match.view(0)
    assert isinstance(game, CyberShield)
    assert isinstance(view, CsView)
    return scene(game, view)


def decides(page: Page) -> bool:
    return bool(page.locator("[data-prompt].mine").count())


def named(page: Page, thing: str) -> Locator:
    return page.locator(f'[data-id="{thing}"]')


def lies_unjoined(house: House, code: str, ada: Person) -> Hardware:
    """Plays Hardware joined to nothing until some of it can be joined when one re-arranges."""
    page = ada.page
    for _ in range(400):
        now = drawn(house, code)
        if now.decision.name == "arrange" and now.decision.player == 0 and decides(page):
            for place in now.places:
                if place.ways and place.player == 0:
                    return place
        if decides(page):
            parts = {kind.card for kind in now.kinds if kind.symbols}
            held = page.locator(".piece.mine.is-playable")
            labels = [one.get_attribute("aria-label") or "" for one in held.all()]
            wanted = [
                n
                for n, label in enumerate(labels)
                if any(label.startswith(ada.say(f"card-{card}") + ",") for card in parts)
            ]
            if now.decision.name == "plays" and wanted:
                held.nth(wanted[0]).press("Enter")
                expect(page.locator("[data-prompt] .btn.go")).to_be_visible()
            if page.locator(".piece.mine.is-chosen").count():
                page.locator("[data-prompt] .btn.go").click()
            else:
                TablePlayer(ada, "mouse").play(seconds=1, most=1) if now.decision.name == "excess" else page.locator(
                    "[data-prompt] .btn:not(.clear)"
                ).last.click()
        page.wait_for_timeout(30)
    raise AssertionError("nothing to re-arrange")


def joints(house: House, code: str) -> list[str]:
    return [port.to for place in drawn(house, code).places if place.player == 0 for port in place.ports if port.to]


def joined(house: House, code: str, card: str, to: str) -> bool:
    """The joint is planned, and counts as the one move of the card."""
    (place,) = [one for one in drawn(house, code).places if one.id == card]
    return to in [port.to for port in place.ports]


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.rule("CS-4.1", "CS-5.10")
@pytest.mark.parametrize("way", ["clicks", "drag", "keys"])
def test_hardware_is_moved_to_a_lit_port(invite: Invite, house: House, way: str) -> None:
    ada = invite(width=1280, height=800, game="cybershield")
    code = sit(ada, house, "cybershield", 1, BUILDING)
    card = lies_unjoined(house, code, ada)
    page, tile = ada.page, named(ada.page, card.id)
    target = named(page, f"port:{card.ways[0].place}/{card.ways[0].symbol}")
    if way == "drag":
        x, y = middle(tile)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 20, y + 20, steps=3)
        expect(target).to_be_visible()
        page.mouse.move(*middle(target), steps=3)
        page.mouse.up()
    elif way == "clicks":
        tile.click()
        expect(tile).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(target).to_have_count(0)  # nothing was sent yet
        tile.click()
        target.click()
    else:
        tile.focus()
        page.keyboard.press("Enter")
        target.focus()
        page.keyboard.press("Enter")
    until(lambda: joined(house, code, card.id, card.ways[0].place), way)


@pytest.mark.rule("CS-4.7")
def test_hardware_in_hand_lights_the_ports_it_fits_with_what_they_bring(invite: Invite, house: House) -> None:
    """The outcome stands at the port before anything is sent."""
    ada = invite(width=1280, height=800, game="cybershield")
    code = sit(ada, house, "cybershield", 1, BUILDING)
    page = ada.page
    for _ in range(300):
        now = drawn(house, code)
        fit = next((fit for fit in now.fits), None)
        if fit and now.decision.name == "plays" and decides(page):
            name = ada.say(f"card-{fit.card}") + ","
            page.locator(f'.piece.mine[aria-label^="{name}"]').first.press("Enter")
            ports = page.locator("button.port")
            expect(ports).to_have_count(len({(way.place, way.symbol) for way in fit.ways}))
            before = len(joints(house, code))
            assert drawn(house, code).players[0].size == now.players[0].size  # nothing was sent yet
            ports.first.click()
            until(lambda before=before: len(joints(house, code)) > before, "played and joined")  # type: ignore[misc]
            return
        if decides(page):
            TablePlayer(ada, "mouse").play(seconds=2, most=1)
        page.wait_for_timeout(20)
    raise AssertionError("no Hardware to join")


@pytest.mark.rule("CS-4.5")
def test_an_announcement_shows_its_card_its_target_and_the_way_to_let_it_happen(invite: Invite, house: House) -> None:
    ada = invite(width=1280, height=800, game="cybershield")
    seen: list[bool] = []

    def look(_: dict[str, Any]) -> None:
        pop = ada.page.locator(".pop")
        if pop.count() and ada.page.locator(".aim path").count():
            letting = ada.page.locator("[data-prompt] .btn", has_text=ada.say("shield-do-pass-answer"))
            seen.append(letting.count() > 0 and pop.first.is_visible())

    for _ in range(3):  # games: a player at random does not attack in every one
        sit(ada, house, "cybershield", 1, {"turn_limit": 30, "deck2": "attacker"})
        player = TablePlayer(ada, "mouse", look)
        while not any(seen) and player.decisions < 400 and not player.seen()["over"]:
            player.play(seconds=20, most=player.decisions + 1)
        if any(seen):
            return
    raise AssertionError("nothing was announced that could be answered")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(invite: Invite, house: House, theme: str) -> None:
    ada = invite(width=1280, height=800, theme=theme, game="cybershield")
    sit(ada, house, "cybershield", 1, {"turn_limit": 30})
    player = TablePlayer(ada, "mouse")
    for n in (3, 25, 45):
        player.play(seconds=20, most=n)
        if player.seen()["over"]:
            break
        assert serious(ada) == []
