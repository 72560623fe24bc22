"""Kiberrubezh played to its end in the browser: mouse, keyboard, phone; waves and blocks are planned and taken back."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, WebSocketRoute, expect

from cyberdeck.games.kiberrubezh import Kiberrubezh
from cyberdeck.games.kiberrubezh.ui.scene import Scene, scene
from cyberdeck.games.kiberrubezh.view import KrView
from tests.browser.conftest import Invite
from tests.browser.kit import Person, play, typed
from tests.browser.test_pages import serious
from tests.server.house import House, Place, to_act, until

SHORT = {"turn_limit": 2}
ATTACKS = "26 3; 4 5; 4 7; 4 13; 4 20; 4 28; 4 17; 4 21; 4 18; 2 2"
DEFENDS = "26 2; 4 6; 4 4; 4 31; 4 32; 4 36; 4 43; 4 34; 4 41; 2 1"
ORDER = (
    *("keep", "lay", "add", "declare", "strike", "mill", "on", "put", "ban", "done"),
    *("bottom", "drop", "block", "use", "redeal"),
)


def begin(invite: Invite, house: House, options: dict[str, Any] = SHORT, **look: Any) -> tuple[Place, Person]:
    """A person with the link of a seat, at a game against a bot that has begun."""
    table = house.table(1, 1, game="kiberrubezh", options=options)
    person = invite(game="kiberrubezh", **look)
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    person.button("page-start").click()
    expect(hand(person)).to_be_visible()
    return table, person


def hand(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("kr-hand"))


def drawn(table: Place) -> Scene:
    """What the first seat is shown."""
    match = table.session.table.playing
    game, view = match.game, match.view(0)
    assert isinstance(game, Kiberrubezh)
    assert isinstance(view, KrView)
    return scene(game, view)


def reached(house: House, there: Callable[[Scene], bool], **options: Any) -> Place:
    """Two players lay what they can and attack, until the first one is asked as wanted; in another game if need be."""
    table = house.table(2, game="kiberrubezh", options=options)
    table.start()
    with table.client(0) as one, table.client(1) as other:
        while (client := to_act([one, other])).update["returns"] is None:
            now = drawn(table)
            if client is one and now.decision.player == 0 and there(now):
                return table
            moves = [legal["notation"].split()[0] for legal in client.update["legal_actions"]]
            client.act(min(range(len(moves)), key=lambda n: ORDER.index(moves[n])))
    return reached(house, there, **options)


def written(table: Place) -> list[str]:
    """All actions of the players, as they are written."""
    game = table.session.table.playing.game
    return [game.format_move(game.decode(action["action"])) for action in table.actions()]


def seated(invite: Invite, table: Place, **look: Any) -> Person:
    person = invite(game="kiberrubezh", **look)
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    expect(hand(person)).to_be_visible()
    return person


def attacking(house: House) -> Place:
    """The first player may name means of two names or more."""

    def two(now: Scene) -> bool:
        return now.decision.name == "attack" and len(now.prospects) > 1

    return reached(house, two, deck1=ATTACKS, deck2=DEFENDS)


def attacked(house: House) -> Place:
    """The first player may block."""
    return reached(house, lambda now: now.decision.name == "block", deck1=DEFENDS, deck2=ATTACKS)


def touched(one: Person) -> bool:
    """A plan that is sent, a card that is lit, a card of the hand and what is done with it, or one of the actions."""
    if not one.actions():
        return False
    page, dice, not_now = one.page, one.dice, one.say("kr-card-not-now")
    wave = page.get_by_role("region", name=one.say("kr-wave"), exact=True)
    cards = page.get_by_role("group", name=one.say("kr-hand")).locator(f'button:not([aria-label*="{not_now}"])')
    lit = page.locator("[data-attack].lit, [data-tile].lit, [data-pick], .choice")
    with contextlib.suppress(Error):  # the table may change under one's hand
        if wave.locator("button.first").count() and dice.random() < 0.6:
            wave.locator("button.first").click(timeout=500)
            return True
        if (count := lit.count()) and dice.random() < 0.8:
            lit.nth(dice.randrange(count)).click(timeout=500)
            return True
        if (count := cards.count()) and dice.random() < 0.9:
            cards.nth(dice.randrange(count)).click(timeout=500)
            page.locator(".chosen button.first").first.click(timeout=500)
            return True
    return one.act()


def test_the_mouse(invite: Invite, house: House) -> None:
    table, person = begin(invite, house)
    play([person], touched)
    assert table.info()["status"] == "over"


def test_keyboard_alone(invite: Invite, house: House) -> None:
    _, person = begin(invite, house)
    play([person], typed)


def test_a_phone(invite: Invite, house: House) -> None:
    _, person = begin(invite, house, {"turn_limit": 1}, width=360, height=740, theme="light", lang="ru")

    def narrow(one: Person) -> bool:
        assert one.has_no_sideways_scroll()
        return touched(one)

    play([person], narrow)
    assert person.has_no_sideways_scroll()


def means(one: Person) -> Locator:
    return one.page.locator("[data-tile].lit")


def take_back(one: Person) -> Locator:
    return one.page.get_by_role("button", name=re.compile(f"^{one.say('kr-take-back', card='')}"))


@pytest.mark.rule("KR-3.6")
def test_a_wave_is_planned_taken_back_and_begun(invite: Invite, house: House) -> None:
    table = attacking(house)
    one = seated(invite, table)
    before = len(table.actions())
    means(one).first.click()
    expect(one.button("kr-declare", count=1)).to_be_visible()
    expect(one.button("move-done", decision="attack")).to_be_hidden()
    means(one).first.click()
    expect(one.button("kr-declare", count=2)).to_be_visible()
    take_back(one).first.click()
    expect(one.button("kr-declare", count=1)).to_be_visible()
    one.page.locator("[data-attack]").first.click()
    expect(one.page.get_by_text(re.compile(f"^{one.say('wave-blockers', cards='')}"))).to_be_visible()
    one.button("kr-take-back-all").click()
    expect(one.page.locator("[data-attack]")).to_have_count(0)
    assert len(table.actions()) == before, "nothing was sent"
    means(one).first.click()
    means(one).last.click()
    named = 2  # of two names
    one.button("kr-declare", count=named).click()
    until(lambda: (wave := drawn(table).wave) is not None and wave.stage != "naming", "the wave")
    moves = written(table)[before : before + named + 1]
    assert [move.split()[0] for move in moves] == [*["add"] * named, "declare"]


class Refusing:
    """Between a person's socket and the server: so many actions pass, the next one is refused."""

    def __init__(self, person: Person, passing: int) -> None:
        self.passing = passing
        person.page.route_web_socket(re.compile("/ws/"), self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            shown = json.loads(message)
            if shown["t"] == "action":
                self.passing -= 1
                if self.passing == -1:
                    facts = {"move": "add", "rule": "KR-3.6"}
                    socket.send(
                        json.dumps({"t": "rejected", "id": shown["id"], "key": "error-illegal-move", "details": facts})
                    )
                    return
            server.send(message)

        socket.on_message(hear)


@pytest.mark.rule("KR-3.6")
def test_a_wave_that_is_refused_stops_and_says_so(invite: Invite, house: House) -> None:
    table = attacking(house)
    before = len(table.actions())
    one = invite(game="kiberrubezh")
    Refusing(one, passing=1)
    one.go(f"/t/{table.code}#0.{table.secrets[0]}")
    means(one).first.click()
    means(one).last.click()
    one.button("kr-declare", count=2).click()
    expect(one.page.get_by_role("alert").filter(has_text=one.say("kr-stopped", moves="add"))).to_be_visible()
    assert len(table.actions()) == before + 1
    one.button("kr-declare", count=1).click()
    until(lambda: (wave := drawn(table).wave) is not None and wave.stage != "naming", "the wave")


@pytest.mark.rule("KR-3.6")
def test_a_wave_is_planned_with_the_keyboard(invite: Invite, house: House) -> None:
    table = attacking(house)
    one = seated(invite, table)
    keys = one.page.keyboard
    means(one).first.focus()
    keys.press("Enter")
    expect(one.button("kr-declare", count=1)).to_be_visible()
    expect(one.page.locator("[data-tile]:focus")).to_have_count(1)
    take_back(one).focus()
    keys.press("Enter")
    expect(one.page.locator("[data-attack]")).to_have_count(0)
    expect(one.page.locator(":focus")).to_have_count(1)
    means(one).first.focus()
    keys.press("Enter")
    one.button("kr-declare", count=1).focus()
    keys.press("Enter")
    until(lambda: (wave := drawn(table).wave) is not None and wave.stage != "naming", "the wave")


@pytest.mark.rule("KR-3.7")
def test_blocks_are_planned_taken_back_and_made(invite: Invite, house: House) -> None:
    table = attacked(house)
    one = seated(invite, table)
    before, attacks = len(table.actions()), one.page.locator("[data-attack].lit")
    means(one).first.click()
    attacks.first.click()
    expect(one.button("kr-send-blocks", count=1)).to_be_visible()
    take_back(one).click()
    expect(one.button("kr-send-blocks", count=1)).to_be_hidden()
    expect(one.button("move-done", decision="block")).to_be_visible()
    assert len(table.actions()) == before, "nothing was sent"
    blocks = 0
    while means(one).count() and blocks < 3:
        if not attacks.count():
            means(one).first.click()
        attacks.first.click()
        blocks += 1
        expect(one.button("kr-send-blocks", count=blocks)).to_be_visible()
    one.button("kr-send-blocks", count=blocks).click()
    until(lambda: drawn(table).decision.name not in ("block", "block-on"), "the blocks")
    moves = [action for action in written(table)[before:] if action.startswith("block")]
    assert len(moves) == blocks


@pytest.mark.rule("KR-3.7")
def test_a_block_with_the_keyboard(invite: Invite, house: House) -> None:
    table = attacked(house)
    one = seated(invite, table)
    keys, lit = one.page.keyboard, one.page.locator("[data-attack].lit")
    means(one).first.focus()
    keys.press("Enter")
    expect(lit.first).to_be_focused()
    keys.press("Escape")
    expect(lit).to_have_count(0)
    expect(one.page.locator("[data-tile].lit:focus")).to_have_count(1)
    keys.press("Enter")
    expect(lit.first).to_be_focused()
    keys.press("Enter")
    one.button("kr-send-blocks", count=1).focus()
    keys.press("Enter")
    until(lambda: drawn(table).decision.name not in ("block", "block-on"), "the block")


def test_axe_finds_nothing_serious(invite: Invite, house: House) -> None:
    person = seated(invite, attacking(house))
    while (closed := person.page.locator("section [aria-expanded=false]")).count():
        closed.first.click()
    means(person).first.click()
    person.page.locator("[data-attack]").first.click()
    assert serious(person) == []
    table = attacked(house)
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    means(person).first.click()
    assert serious(person) == []
    done = house.table(1, 1, game="kiberrubezh", options=SHORT)
    done.start()
    dice = random.Random(4)
    with done.client(0) as client:
        while client.my_turn()["returns"] is None:
            client.act(dice.randrange(len(client.update["legal_actions"])))
    person.go(f"/t/{done.code}")
    person.page.wait_for_load_state("networkidle")
    assert serious(person) == []
