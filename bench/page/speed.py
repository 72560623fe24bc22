"""Updates on screen, and what a long play leaves in memory. Moves follow one another quickly and are shown at once, so
that all that an update changes is in its frame.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from msgspec import Struct
from playwright.sync_api import Browser

from bench.page.probe import Memory, Probe
from tests.browser.kit import Person
from tests.browser.table import TablePlayer
from tests.server.house import House

BOTS = {"blackhat": 3, "lokalka": 3, "cybershield": 1, "kiberrubezh": 1}
EARLY = 20  # moves
STALLED = 60  # seconds without a move, after which a play is given up
Told = Callable[[str], None]


class Play(Struct, frozen=True):
    """`times`: milliseconds of each update. `memory`: by the number of moves made."""

    times: list[float]
    memory: dict[int, Memory]
    games: int


def play(
    browser: Browser, house: House, game: str, size: tuple[int, int], slow: int, moves: int, rematch: bool, told: Told
) -> Play:
    """So many moves of everybody at the table; with `rematch`, whole games until there are so many, two at least."""
    width, height = size
    person = Person(browser, house, width=width, height=height, motion="no-preference", game=game)
    probe = Probe(person)
    table = house.table(1, BOTS[game], game=game, bot="easy")
    table.start()
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    person.page.locator("[data-prompt]").wait_for()
    probe.slow_down(slow)
    player = TablePlayer(person, "mouse" if width > 720 else "touch")
    memory: dict[int, Memory] = {}
    games = 1
    made, since = 0, time.monotonic()
    while True:
        over = player.play(seconds=2)
        if (now := probe.moves()) != made:
            made, since = now, time.monotonic()
        told(f"{made} moves")
        if time.monotonic() - since > STALLED:
            print(f"{game}: stalled, {player.seen()}", file=sys.stderr)
            break
        if made >= EARLY and not memory:
            memory[made] = probe.memory()
        if rematch and over:
            memory[made] = probe.memory()
            if games > 1 and made >= moves:
                break
            again(person)
            games += 1
        elif not rematch and (over or made >= moves):
            break
    times = probe.times()
    probe.close()
    return Play(times, memory, games)


def again(person: Person) -> None:
    """The rematch, which begins at once against bots. No element is held: it would keep its whole table in memory."""
    before = person.page.url
    person.button("page-rematch").click()
    person.page.wait_for_url(lambda url: url != before)
    person.page.locator("#ending-title").wait_for(state="detached")
    person.page.locator("[data-prompt]").wait_for()
