"""Lokalka at its living table: whole games through the things on it, the ring at every size, attacks, notes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from cyberdeck.games.lokalka.moves import Attack
from tests.browser.conftest import Invite
from tests.browser.kit import Person
from tests.browser.table import SIZES, TablePlayer, Way, sit
from tests.browser.test_pages import serious
from tests.server.house import House, until

WAYS = [("mouse", 1280, 800, 7), ("touch", 390, 844, 5), ("keys", 1280, 800, 3)]
SHORT = {"round_limit": 3}
DRAWN = {"network": "random", "round_limit": 4}


@pytest.mark.parametrize(("way", "width", "height", "bots"), WAYS, ids=[way for way, *_ in WAYS])
def test_a_whole_game_is_played_through_the_things_on_the_table(
    invite: Invite, house: House, way: Way, width: int, height: int, bots: int
) -> None:
    ada = invite(game="lokalka", width=width, height=height)
    sit(ada, house, "lokalka", bots, SHORT)
    player = TablePlayer(ada, way)
    assert player.play(), "the game did not end"
    assert player.lost_focus == 0
    ending = ada.page.locator("dialog[open]")
    expect(ending.locator("#ending-title")).to_be_visible()
    expect(ending.locator("ol > li")).to_have_count(bots + 1)
    roles = {ada.say(f"role-{role}") for role in ("administrator", "hacker", "insider", "helpdesk")}
    assert set(ending.locator("ol .figure").all_inner_texts()) <= roles, "somebody's role is not told"


RING = """() => {
    const boxes = [...document.querySelectorAll('.spot')].map((one) => one.getBoundingClientRect());
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const prompt = document.querySelector('[data-prompt]').getBoundingClientRect();
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const hand = [...document.querySelectorAll('.piece.mine')].map((one) => one.getBoundingClientRect());
    const inside = ({ left, right, top }) => left >= -8 && right <= innerWidth + 8 && top <= innerHeight - 40;
    return {
        hosts: boxes.length,
        outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
        hidden: boxes.filter((one) => meet(one, prompt) || one.top < bar.bottom - 4).length,
        crossing: boxes.filter((one, n) => boxes.some((other, k) => k > n && meet(one, other))).length,
        small: boxes.filter(({ width, height }) => width < 44 || height < 41).length,
        hand: hand.length,
        shown: hand.filter(inside).length,
        scroll: document.documentElement.scrollHeight - innerHeight,
    };
}"""


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_ring_and_hand_are_in_sight(invite: Invite, house: House, players: int) -> None:
    ada = invite(game="lokalka")
    sit(ada, house, "lokalka", players - 1, DRAWN)
    ada.page.wait_for_selector("[data-prompt].mine")
    for size in SIZES:
        ada.resize(*size)
        seen = ada.page.evaluate(RING)
        assert seen["hosts"] == 2 * players
        assert seen["hand"] == seen["shown"] > 0
        nothing = {"outside", "hidden", "crossing", "small"}
        assert {name: seen[name] for name in nothing} == dict.fromkeys(nothing, 0), size
        assert seen["scroll"] <= 0


def attack(person: Person) -> Locator:
    """An attack card that can be played now."""
    kind = person.say("kind-attack")
    return person.page.locator(f'.piece.mine.is-playable[aria-label*=", {kind} "]')


def until_an_attack(person: Person) -> None:
    """Plays on until it is their turn and there is an attack to make."""
    for _ in range(400):
        seen = TablePlayer(person, "mouse").seen()
        turn = any(person.say("lok-do-end") in button for button in seen["buttons"])
        if turn and not seen["chosen"] and attack(person).count():
            return
        assert not seen["over"]
        if seen["mine"]:
            TablePlayer(person, "mouse").decide(seen)
        person.page.wait_for_timeout(20)
    raise AssertionError("there was no attack to make")


def test_an_attack_lights_hosts_with_their_outcome_and_hits_one(invite: Invite, house: House) -> None:
    """A card, a lit host with what comes of it, and the attack is made. The game may go on at once after it."""
    ada = invite(game="lokalka")
    code = sit(ada, house, "lokalka", 7, {"network": "random", "round_limit": 30})

    def attacks() -> int:
        match = house.session(code).table.playing
        return sum(seat == 0 and isinstance(match.game.decode(one), Attack) for seat, one in list(match.action_log))

    until_an_attack(ada)
    page = ada.page
    before = attacks()
    attack(ada).first.click(position={"x": 14, "y": 40})
    lit = page.locator(".spot .is-target")
    expect(lit.first).to_be_visible()
    expect(page.locator(".marks .label")).to_have_count(lit.count())
    assert all(page.locator(".marks .label").all_inner_texts())
    assert page.locator("line.lit").count() > 0, "no cable leads there"
    lit.first.click()
    until(lambda: attacks() == before + 1, "the attack is made")


def test_what_a_card_cannot_hit_says_why(invite: Invite, house: House) -> None:
    ada = invite(game="lokalka")
    sit(ada, house, "lokalka", 7, {"network": "random", "round_limit": 30})
    until_an_attack(ada)
    attack(ada).first.click(position={"x": 14, "y": 40})
    ada.page.locator(".spot .node.own").click()
    expect(ada.page.locator(".why")).to_contain_text("LOK-7.1")


def test_notes_hang_from_players_and_are_told_at_the_end(invite: Invite, house: House) -> None:
    """By key, by right click, by number; nobody else sees them before the game is over."""
    ada = invite(game="lokalka")
    code = sit(ada, house, "lokalka", 4, {"network": "random", "round_limit": 1})
    page = ada.page
    page.wait_for_selector("[data-prompt].mine")
    page.keyboard.press("n")
    sheet = page.locator(".sheet")
    expect(sheet).to_be_focused()
    name = sheet.locator("h2").inner_text()
    page.keyboard.press("2")
    expect(sheet.locator("[aria-pressed=true]").last).to_contain_text(ada.say("lok-pick-insider"))
    sheet.get_by_role("textbox").fill("too quiet")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    tag = page.get_by_role("button", name=ada.say("lok-note-about", player=name), exact=True)
    expect(tag).to_contain_text(ada.say("lok-guess", role=ada.say("role-insider")))
    assert page.evaluate("document.activeElement !== document.body")
    tag.click()
    expect(sheet.get_by_role("textbox")).to_have_value("too quiet")
    sheet.get_by_role("button", name=ada.say("lok-close"), exact=True).click()
    assert TablePlayer(ada, "mouse").play()
    expect(page.locator("dialog[open]")).to_contain_text("too quiet")
    assert house.good("GET", f"/api/tables/{code}/record")["notes"][-1]["text"] == "insider: too quiet"


def test_the_administrator_builds_the_network_host_by_host(invite: Invite, house: House) -> None:
    for _ in range(40):
        ada = invite(game="lokalka")
        sit(ada, house, "lokalka", 3, SHORT)
        if ada.page.locator(".shelf.hosts [data-id].is-target").count():
            break
    else:
        raise AssertionError("nobody was the Administrator")
    for laid in range(4):
        expect(ada.page.locator(".node.wanted")).to_have_count(1)
        expect(ada.page.locator(".spot .aux:not(.empty)")).to_have_count(laid)
        ada.page.locator(".shelf.hosts .is-target").first.click()
    expect(ada.page.locator(".node.empty")).to_have_count(0)
    expect(ada.page.locator(".shelf.hosts")).to_have_count(0)


def test_axe_finds_nothing_serious(invite: Invite, house: House) -> None:
    ada = invite(game="lokalka")
    sit(ada, house, "lokalka", 7, {"network": "random", "round_limit": 30})
    until_an_attack(ada)
    assert serious(ada) == []
    attack(ada).first.click(position={"x": 14, "y": 40})
    assert serious(ada) == []
    ada.page.keyboard.press("n")
    expect(ada.page.locator(".sheet")).to_be_visible()
    assert serious(ada) == []
