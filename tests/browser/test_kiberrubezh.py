"""Kiberrubezh at its living table: whole games through the things on it; waves and blocks that are composed, taken back
and sent.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from cyberdeck.games.kiberrubezh import Kiberrubezh
from cyberdeck.games.kiberrubezh.ui.scene import Scene, scene
from cyberdeck.games.kiberrubezh.view import KrView
from tests.browser.conftest import Invite
from tests.browser.kit import Person
from tests.browser.table import SIZES, TablePlayer, Way, sit
from tests.browser.test_pages import serious
from tests.server.house import House, Place, to_act, until

SHORT = {"turn_limit": 2}
ATTACKS = "26 3; 4 5; 4 7; 4 13; 4 20; 4 28; 4 17; 4 21; 4 18; 2 2"
DEFENDS = "26 2; 4 6; 4 4; 4 31; 4 32; 4 36; 4 43; 4 34; 4 41; 2 1"
ORDER = (
    *("keep", "lay", "add", "declare", "strike", "mill", "on", "put", "ban", "done"),
    *("bottom", "drop", "block", "use", "redeal"),
)


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


def attacking(house: House) -> Place:
    """The first player may name means of two names or more."""

    def two(now: Scene) -> bool:
        return now.decision.name == "attack" and len(now.prospects) > 1

    return reached(house, two, deck1=ATTACKS, deck2=DEFENDS)


def attacked(house: House) -> Place:
    """The first player may block."""
    return reached(house, lambda now: now.decision.name == "block", deck1=DEFENDS, deck2=ATTACKS)


def written(table: Place) -> list[str]:
    """All actions of the players, as they are written."""
    game = table.session.table.playing.game
    return [game.format_move(game.decode(action["action"])) for action in table.actions()]


def seated(invite: Invite, table: Place, **look: Any) -> Person:
    one = invite(game="kiberrubezh", **look)
    return at(one, table)


def at(one: Person, table: Place) -> Person:
    one.go(f"/t/{table.code}#0.{table.secrets[0]}")
    one.page.wait_for_selector("[data-prompt].mine")
    return one


def go(one: Person) -> Locator:
    return one.page.locator("[data-prompt] .btn.go")


def ids(one: Person, name: str) -> list[str]:
    """Ids of what is available or lit."""
    found = one.page.locator(".table").get_attribute(f"data-{name}")
    return (found or "").split()


def lit(one: Person, start: str) -> list[str]:
    return [id for id in ids(one, "targets") if id.startswith(start)]


def thing(one: Person, id: str) -> Locator:
    return one.page.locator(f'.field [data-id="{id}"]')


def begun(table: Place) -> bool:
    wave = drawn(table).wave
    return wave is not None and wave.stage != "naming"


@pytest.mark.parametrize(
    ("way", "width", "height"),
    [("mouse", 1280, 800), ("touch", 390, 844), ("keys", 1280, 800)],
    ids=["mouse", "touch", "keys"],
)
def test_a_whole_game_is_played_through_the_things_on_the_table(
    invite: Invite, house: House, way: Way, width: int, height: int
) -> None:
    ada = invite(game="kiberrubezh", width=width, height=height)
    sit(ada, house, "kiberrubezh", 1, SHORT)
    player = TablePlayer(ada, way)
    assert player.play(), "the game did not end"
    assert player.lost_focus == 0
    expect(ada.page.locator("#ending-title")).to_be_visible()


def test_a_means_is_discarded_by_a_button_and_a_touch(invite: Invite, house: House) -> None:
    """Touched by itself it steps into the wave."""
    table = attacking(house)
    one = seated(invite, table)
    before = len(table.actions())
    drops = one.button("kr-discard-own")
    drops.click()
    expect(one.page.locator("[data-prompt]")).to_contain_text(one.say("kr-ask-drop"))
    one.page.keyboard.press("Escape")
    drops.click()
    means = next(id for id in lit(one, "t0.") if id.endswith(".upright"))
    thing(one, means).click()
    until(lambda: len(table.actions()) > before, "discarded")
    assert written(table)[before].split()[:2] == ["drop", means.split(".")[1]]


@pytest.mark.rule("KR-3.6")
def test_a_wave_is_composed_taken_back_and_launched(invite: Invite, house: House) -> None:
    table = attacking(house)
    one = seated(invite, table)
    before = len(table.actions())
    thing(one, lit(one, "t0.")[0]).click()
    expect(go(one)).to_contain_text(one.say("kr-launch"))
    first = lit(one, "w.")
    assert len(first) == 1
    thing(one, lit(one, "t0.")[-1]).click()
    expect(one.page.locator(".lane .attack")).to_have_count(2)
    thing(one, first[0]).click()
    expect(one.page.locator(".lane .attack")).to_have_count(1)
    one.page.keyboard.press("z")
    expect(one.page.locator(".lane .attack")).to_have_count(2)
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".lane .attack")).to_have_count(0)
    assert len(table.actions()) == before, "nothing was sent"
    thing(one, lit(one, "t0.")[0]).click()
    thing(one, lit(one, "t0.")[-1]).click()
    go(one).click()
    until(lambda: begun(table), "the wave")
    assert [move.split()[0] for move in written(table)[before : before + 3]] == ["add", "add", "declare"]


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
    at(one, table)
    thing(one, lit(one, "t0.")[0]).click()
    thing(one, lit(one, "t0.")[-1]).click()
    go(one).click()
    expect(one.page.locator("[data-prompt] small.bad")).to_be_visible()
    assert len(table.actions()) == before + 1
    go(one).click()
    until(lambda: begun(table), "the wave")


@pytest.mark.rule("KR-3.6")
def test_a_wave_is_composed_with_the_keyboard(invite: Invite, house: House) -> None:
    table = attacking(house)
    one = seated(invite, table)
    keys = one.page.keyboard
    keys.press("ArrowUp")
    expect(one.page.locator(".field [data-id]:focus")).to_have_count(1)
    keys.press("Enter")
    expect(one.page.locator(".lane .attack")).to_have_count(1)
    assert one.page.evaluate("document.activeElement !== document.body")
    go(one).focus()
    keys.press("Enter")
    until(lambda: begun(table), "the wave")


@pytest.mark.rule("KR-3.7")
def test_blocks_are_composed_taken_back_and_sent(invite: Invite, house: House) -> None:
    table = attacked(house)
    one = seated(invite, table)
    before = len(table.actions())
    measure = ids(one, "things")[0]
    thing(one, measure).click()
    thing(one, lit(one, "w.")[0]).click()
    expect(go(one)).to_contain_text(one.say("kr-block-send"))
    expect(one.page.locator(".lane .blocker")).to_have_count(1)
    one.page.keyboard.press("z")
    expect(one.page.locator(".lane .blocker")).to_have_count(0)
    assert len(table.actions()) == before, "nothing was sent"
    blocks = 0
    while ids(one, "things") and blocks < 3:
        if not lit(one, "w."):
            thing(one, ids(one, "things")[0]).click()
        thing(one, lit(one, "w.")[0]).click()
        blocks += 1
    go(one).click()
    until(lambda: drawn(table).decision.name not in ("block", "block-on"), "the blocks")
    assert len([move for move in written(table)[before:] if move.startswith("block")]) == blocks


@pytest.mark.rule("KR-3.7")
def test_a_block_with_the_keyboard(invite: Invite, house: House) -> None:
    table = attacked(house)
    one = seated(invite, table)
    keys = one.page.keyboard
    keys.press("n")
    assert lit(one, "w.")
    keys.press("ArrowUp")
    expect(one.page.locator(".lane .attack:focus")).to_have_count(1)
    keys.press("Enter")
    expect(one.page.locator(".lane .blocker")).to_have_count(1)
    go(one).focus()
    keys.press("Enter")
    until(lambda: drawn(table).decision.name not in ("block", "block-on"), "the block")


@pytest.mark.rule("KR-3.8")
def test_a_number_chooses_between_the_text_and_two_cards(invite: Invite, house: House) -> None:
    table = reached(house, lambda now: now.decision.name == "resolve", deck1=ATTACKS, deck2=DEFENDS)
    one = seated(invite, table)
    before = len(table.actions())
    ways = one.page.locator("[data-prompt] .btn").count()
    one.page.keyboard.press(str(ways))
    until(lambda: len(table.actions()) > before, "the attack")
    assert written(table)[before].split()[0] in ("mill", "strike")


def test_nothing_is_cut_off(invite: Invite, house: House) -> None:
    one = seated(invite, attacked(house))
    for size in SIZES:
        one.resize(*size)
        outside = one.page.evaluate(
            """() => {
                const folded = (one) => getComputedStyle(one).visibility === 'hidden';
                const nodes = [...document.querySelectorAll('.field :is(button, .plate, .num), [data-prompt] .btn')];
                return nodes.filter((one) => !folded(one)).flatMap((one) => {
                    const { left, top, right, bottom, width } = one.getBoundingClientRect();
                    const beyond = right > innerWidth + 1 || bottom > innerHeight + 1;
                    const out = left < -1 || top < 0 || beyond || width < 16;
                    return out ? [one.className + ' ' + [left, top, right, bottom].map(Math.round)] : [];
                });
            }"""
        )
        assert outside == []
        assert one.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert one.has_no_sideways_scroll()


def test_axe_finds_nothing_serious(invite: Invite, house: House) -> None:
    one = seated(invite, attacking(house))
    thing(one, lit(one, "t0.")[0]).click()
    assert serious(one) == []
    at(one, attacked(house))
    thing(one, ids(one, "things")[0]).click()
    assert serious(one) == []
