"""A person at normal pace, as the page and its server are when one first comes: from the start page to the end of a
first game, against the bots that are offered. They do not think: as soon as they are asked, they act.
"""

from __future__ import annotations

import time

from msgspec import Struct
from playwright.sync_api import Browser

from bench.page.probe import Probe, Shift, total, worst
from bench.page.speed import Told
from tests.browser.kit import LIVING, Person
from tests.browser.table import TablePlayer
from tests.server.house import House


class Game(Struct, frozen=True):
    """Seconds count from the first turn, but those to the first move from the opening of the start page."""

    over: bool
    seconds: float
    waited: float
    decisions: int
    clicks: int
    forced: int
    first_move: float
    first_clicks: int
    shift: float
    worst_shift: float
    largest: list[Shift]


def play(browser: Browser, house: House, game: str, size: tuple[int, int], most: float, stops: str, told: Told) -> Game:
    width, height = size
    person = Person(browser, house, width=width, height=height, motion="no-preference", game=game, pace="normal")
    probe = Probe(person)
    person.page.add_init_script(
        f"const kept = JSON.parse(localStorage['cyberdeck.settings']); kept.stops = {stops!r};"
        "localStorage['cyberdeck.settings'] = JSON.stringify(kept)"
        if stops
        else ""
    )
    person.go()
    person.on_start("site-play").click()
    person.page.locator(LIVING).wait_for()
    begun = time.monotonic()
    player = TablePlayer(person, "mouse" if width > 720 else "touch")
    over = False
    while not over and time.monotonic() < begun + most:
        over = player.play(seconds=2)
        told(f"{probe.moves()} moves")
    facts, shifts = probe.facts(), probe.shifts()
    probe.close()
    first = facts["first"] or [0.0, 0]
    largest = sorted((one for one in shifts if not one.caused), key=lambda one: -one.value)[:8]
    return Game(
        over=over,
        seconds=time.monotonic() - begun,
        waited=facts["waited"] / 1000,
        decisions=facts["asked"],
        clicks=facts["clicks"],
        forced=facts["forced"],
        first_move=first[0] / 1000,
        first_clicks=first[1],
        shift=total(shifts),
        worst_shift=worst(shifts),
        largest=largest,
    )
