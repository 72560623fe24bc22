"""Tables and pages for everyone: magnified up to 400 %, in forced colours, without motion, with sounds and notices."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.kit import Person
from tests.browser.table import TablePlayer, sit
from tests.browser.test_pages import finished, serious
from tests.server.house import House

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "blackhat": (3, {"players": 4, "round_limit": 1}),
    "lokalka": (4, {"players": 5, "round_limit": 30}),
    "cybershield": (1, {"turn_limit": 4}),
    "kiberrubezh": (1, {"turn_limit": 4}),
}
SITE = (
    "/",
    "/tables",
    "/new/lokalka",
    "/rules/cybershield",
    "/learn/blackhat",
    "/decks/kiberrubezh",
    "/gallery",
    "/gallery/blackhat",
    "/replay",
    "/nothing",
)
# Of everything that one plays with: how much of it lies in the window.
SIGHT = """() => {
    const seen = (node) => {
        const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
        const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
        const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        return (across * down) / (width * height);
    };
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
    const worst = (selector) => Math.min(1, ...shown(selector).map(seen));
    return { prompt: worst('[data-prompt]'), tools: worst('.bar :is(a, button)'), hand: worst('.piece.mine') };
}"""


def decided(invite: Invite, house: House, game: str, decisions: int = 8, **more: Any) -> Person:
    """A person in the middle of a game, at a decision of theirs."""
    person = invite(game=game, **more)
    bots, options = GAMES[game]
    sit(person, house, game, bots, options, bot="easy")
    TablePlayer(person, "mouse").play(seconds=20, most=decisions)
    person.page.wait_for_selector("[data-prompt].mine, dialog[open] #ending-title")
    return person


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_at_200_and_at_400_per_cent(invite: Invite, house: House, game: str) -> None:
    """A window of 1280×800 has 640×400 points at 200 %, 320×200 at 400 %: there the page scrolls, one way only."""
    person = decided(invite, house, game, decisions=3)
    person.resize(640, 400)
    seen = person.page.evaluate(SIGHT)
    assert seen["prompt"] == pytest.approx(1)
    assert seen["hand"] > 0.5
    assert seen["tools"] > 0.9
    for button in person.page.locator("[data-prompt] .btn").all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.95)
    person.resize(320, 200)
    assert person.has_no_sideways_scroll()
    for selector, share in (("[data-prompt]", 1), ("[data-prompt] .btn", 1), (".piece.mine", 0.6)):
        thing = person.page.locator(selector).first
        if thing.count():
            thing.evaluate("node => node.scrollIntoView({ block: 'nearest' })")
            assert (
                thing.evaluate(
                    """node => {
                    const { top, bottom, height } = node.getBoundingClientRect();
                    return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
                }"""
                )
                >= share - 0.01
            ), selector
    for key, selector in (("l", ".drawer"), ("Escape", "[data-prompt]")):
        person.page.keyboard.press(key)
        assert person.has_no_sideways_scroll(), selector
        expect(person.page.locator(selector)).to_be_visible()


def test_pages_and_dialogs_fit_320_points(invite: Invite, house: House) -> None:
    person = invite(width=320, height=256)
    over = finished(house)
    for path in (*SITE, f"/replay/{over.code}", f"/t/{over.code}"):
        opened(person, path)
        assert person.has_no_sideways_scroll(), path
    person.go("/")
    person.button("site-settings").click()
    assert person.has_no_sideways_scroll()
    last = person.page.get_by_text(person.say("page-notices"), exact=True)
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()


OUTLINES = """selector => [...document.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility())
    .map((node) => getComputedStyle(node))
    .map(({ outlineStyle, outlineWidth }) => outlineStyle === 'none' ? 0 : parseFloat(outlineWidth))"""


def lines(person: Person, selector: str) -> list[float]:
    """How wide the outlines of what is shown are."""
    found: list[float] = person.page.evaluate(OUTLINES, selector)
    return found


def opened(person: Person, path: str) -> None:
    person.go(path)
    person.page.locator("h1, dialog[open]").first.wait_for()
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(200)


@pytest.mark.parametrize("game", GAMES)
def test_states_are_lines_in_forced_colours(invite: Invite, house: House, game: str) -> None:
    """Whose turn it is, what is playable, what is chosen: shadows and fills of ours are gone there."""
    person = decided(invite, house, game, decisions=3)
    person.page.emulate_media(forced_colors="active")
    assert min(lines(person, "[data-prompt].mine")) >= 3
    plain = lines(person, ":is(.plate, .node.person):not(.on, .is-target)")
    turn = lines(person, ":is(.plate, .node.person).on")
    assert min(turn, default=9) > max(plain) > 0
    for state in ("is-playable", "is-chosen"):
        assert all(width >= 3 for width in lines(person, f".card.{state} .front")), state
    targets = lines(person, ".field :is(.is-to, .is-target, .target)")
    assert all(width >= 3 for width in targets)


def test_axe_finds_nothing_serious_anywhere(invite: Invite, house: House) -> None:
    person = invite()
    over = finished(house)
    for path in (*SITE, f"/replay/{over.code}"):
        opened(person, path)
        assert serious(person) == [], path
    person.go("/")
    person.button("site-settings").click()
    assert serious(person) == [], "settings"


def test_nothing_moves_for_those_who_want_no_motion(invite: Invite, house: House) -> None:
    """What would be seen travelling is outlined instead."""
    person = invite(motion="reduce")
    person.context.add_init_script("localStorage['cyberdeck.settings'] = JSON.stringify({ pace: 'fast', sound: 0 })")
    sit(person, house, "blackhat", 2, {"players": 3, "round_limit": 1}, bot="easy")
    watched = """() => {
        window.moved = 0; window.marked = 0;
        const look = () => {
            const lasts = (one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1;
            moved += document.getAnimations().filter(lasts).length;
            marked += document.querySelectorAll('.is-marked').length;
            requestAnimationFrame(look);
        };
        look();
    }"""
    person.page.evaluate(watched)
    TablePlayer(person, "mouse").play(seconds=8, most=4)
    assert person.page.evaluate("moved") == 0
    assert person.page.evaluate("marked") > 0


def test_every_sound_is_heard_and_short(invite: Invite) -> None:
    person = invite()
    person.go("/gallery")
    waves = person.page.locator("[data-cue]")
    expect(waves.first).to_be_visible()
    cues = waves.evaluate_all("all => all.map(({ dataset }) => ({ ...dataset }))")
    assert len(cues) >= 15
    for cue in cues:
        assert float(cue["rms"]) > 0.005, cue
        assert 0.02 < float(cue["peak"]) < 1, cue
        assert 0.02 < float(cue["seconds"]) < 1, cue


NOTIFICATIONS = """
    window.shown = []; window.asked = 0; window.buzzed = 0;
    window.Notification = class {
        static permission = ALLOWED;
        static async requestPermission() { asked++; this.permission = 'granted'; return 'granted'; }
        constructor(title, options) { shown.push([title, options.body]); }
        close() {}
    };
    navigator.vibrate = () => { buzzed++; return true; };
"""


def settings(page: Page, person: Person) -> None:
    person.go("/")
    person.button("site-settings").click()


def test_notices_are_asked_for_by_a_click_alone(invite: Invite) -> None:
    person = invite()
    person.context.add_init_script(NOTIFICATIONS.replace("ALLOWED", "'default'"))
    settings(person.page, person)
    expect(person.page.get_by_text(person.say("page-notices-ask"))).to_be_visible()
    assert person.page.evaluate("asked") == 0
    person.button("page-notices-start").click()
    expect(person.page.get_by_text(person.say("page-notices-on"))).to_be_visible()
    assert person.page.evaluate("asked") == 1
    person.button("page-notices-stop").click()
    expect(person.page.get_by_text(person.say("page-notices-off"), exact=True)).to_be_visible()
    assert person.page.evaluate("JSON.parse(localStorage['cyberdeck.settings']).notify") is False
    blocked = invite()
    blocked.context.add_init_script(NOTIFICATIONS.replace("ALLOWED", "'denied'"))
    settings(blocked.page, blocked)
    expect(blocked.page.get_by_text(blocked.say("page-notices-blocked"))).to_be_visible()


def test_a_turn_is_told_to_who_looks_elsewhere(invite: Invite, house: House) -> None:
    person = invite()
    person.context.add_init_script(NOTIFICATIONS.replace("ALLOWED", "'granted'"))
    person.context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.away ?? false })")
    sit(person, house, "blackhat", 2, {"players": 3, "round_limit": 1}, bot="easy")
    player = TablePlayer(person, "mouse")
    player.play(seconds=5, most=1)
    assert person.page.evaluate("shown.length") == 0, "the reader looks at the page"
    person.page.evaluate("window.away = true")
    player.play(seconds=8, most=6)
    person.page.wait_for_function("shown.length > 0 && buzzed > 0")
    assert person.page.evaluate("shown[0]") == [person.say("game-title"), person.say("page-your-turn")]
    assert person.page.title().startswith("●") or person.over()
