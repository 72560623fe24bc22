"""Playing at a living table in the browser, through the things on it: by mouse, by touch, by keys alone.

A player here sees what a person sees: what is available, what is lit, and the buttons of the prompt.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Error, Page

from tests.browser.kit import Person
from tests.server.house import House

SIZES = [(1280, 800), (1366, 768), (1920, 1080), (390, 844), (844, 390)]
Way = Literal["mouse", "touch", "keys"]
SEEN = """() => {
    const table = document.querySelector('.table[data-things]');
    if (!table) return null;
    const ids = (name) => table.dataset[name].split(' ').filter(Boolean);
    const buttons = [...document.querySelectorAll('[data-prompt] .btn:not(.clear)')].map((one) => one.innerText);
    return {
        mine: !!document.querySelector('[data-prompt].mine'),
        over: !!document.querySelector('dialog[open] #ending-title'),
        ways: document.querySelectorAll('.ways .btn').length,
        chosen: ids('selected').length,
        things: ids('things'), targets: ids('targets'), buttons,
        focus: document.activeElement === document.body,
        scroll: ['Width', 'Height'].map((side) => document.documentElement['scroll' + side] - window['inner' + side]),
    };
}"""
SPOT = """(id) => {
    const node = [...document.querySelectorAll('[data-id]')].find((one) => one.dataset.id === id);
    if (!node) return null;
    const { x, y, width, height } = node.getBoundingClientRect();
    for (const [across, down] of [[.12, .2], [.5, .5], [.5, .2], [.88, .2], [.2, .8], [.8, .8]]) {
        const [px, py] = [x + width * across, y + height * down];
        const hit = document.elementFromPoint(px, py)?.closest('[data-id]');
        if (hit?.dataset.id === id) return [px, py];
    }
    return [x + width / 2, y + height / 2];
}"""


def sit(person: Person, house: House, game: str, bots: int, options: dict[str, Any], bot: str = "random") -> str:
    """A person at the first seat of a new table, whose moves are shown at once; returns its code."""
    table = house.table(1, bots, game=game, options=options, bot=bot)
    table.start()
    person.game = game
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    person.page.wait_for_selector(".table[data-things]")
    return table.code


class TablePlayer:
    """Takes what is offered, by lot. `watch` is called at every decision with what is seen."""

    def __init__(self, person: Person, way: Way, watch: Callable[[dict[str, Any]], None] | None = None) -> None:
        self.person = person
        self.page: Page = person.page
        self.way = way
        self.watch = watch
        self.decisions = 0
        self.lost_focus = 0

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] | None = self.page.evaluate(SEEN)
        assert found is not None, "there is no living table"
        return found

    def play(self, seconds: float = 60, most: int = 10_000) -> bool:
        """Plays on until the game is over; False if time or decisions ran out first."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.decisions < most:
            seen = self.seen()
            if seen["over"]:
                return True
            if not seen["mine"]:
                self.page.wait_for_timeout(25)
                continue
            self.decisions += 1
            self.lost_focus += bool(seen["focus"])
            assert max(seen["scroll"]) <= 0, f"the page scrolls: {seen['scroll']}"
            if self.watch:
                self.watch(seen)
            self.decide(seen)
        return bool(self.seen()["over"])

    def decide(self, seen: dict[str, Any]) -> None:
        """One step of a decision: selects a thing, or uses a target or a button."""
        dice = self.person.dice
        try:
            if self.way == "keys":
                self._by_keys(seen)
            elif seen["ways"]:
                self._press(".ways .btn", dice.randrange(seen["ways"]))
            elif seen["targets"] and (seen["chosen"] or not seen["things"] or dice.random() < 0.8):
                self._touch(dice.choice(seen["targets"]))
            elif seen["buttons"] and (seen["chosen"] or not seen["things"] or dice.random() < 0.15):
                self._press("[data-prompt] .btn:not(.clear)", dice.randrange(len(seen["buttons"])))
            elif seen["things"]:
                self._touch(dice.choice(seen["things"]))
            self.page.wait_for_timeout(15)
        except Error:
            return  # the table changed under one's hand

    def _by_keys(self, seen: dict[str, Any]) -> None:
        """Arrows walk through the hand and over the field, Enter selects and plays, Tab goes to the buttons."""
        dice, press = self.person.dice, self.page.keyboard.press
        if seen["ways"]:
            for _ in range(dice.randrange(seen["ways"])):
                press("Tab")
            press("Enter")
        elif seen["buttons"] and (seen["chosen"] or not seen["things"] or dice.random() < 0.15) and not seen["targets"]:
            for _ in range(20):
                if self.page.evaluate("!!document.activeElement.closest('[data-prompt] .btn:not(.clear)')"):
                    break
                behind = self.page.evaluate("!!document.activeElement.closest('.piece, .field')")
                press("Shift+Tab" if behind else "Tab")
            press("Enter")
        elif seen["targets"] and (seen["chosen"] or not seen["things"]):
            press("ArrowUp")
            for _ in range(dice.randrange(5)):
                press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowRight"]))
            press("Enter")
        else:
            for _ in range(dice.randrange(len(seen["things"]) + 1)):
                press("ArrowRight")
            press("Enter")

    def _press(self, selector: str, n: int) -> None:
        button = self.page.locator(selector).nth(n)
        if self.way == "touch":
            button.tap(timeout=1000)
        else:
            button.click(timeout=1000)

    def _touch(self, thing: str) -> None:
        spot = self.page.evaluate(SPOT, thing)
        if spot is None:
            return
        if self.way == "touch":
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
