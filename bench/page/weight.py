"""What the browser fetches: for the start page, and beyond that for a table of each game. Gzipped, as the server sends
it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from playwright.sync_api import Browser

from cyberdeck.server.app import PAGE
from cyberdeck.server.zipped import SUFFIX
from tests.browser.kit import LIVING, Person
from tests.server.house import House

AFTER = 100  # milliseconds for what is asked for in an idle moment
FETCHED = "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


class Weight(NamedTuple):
    """Bytes. Pictures are data in scripts of their own."""

    script: int
    pictures: int
    styles: int


@cache
def gzipped(path: str) -> int:
    return (PAGE / (path.removeprefix("/") + SUFFIX)).stat().st_size


def weigh(paths: set[str]) -> Weight:
    scripts = {path for path in paths if path.endswith(".js")}
    pictures = {path for path in scripts if path.startswith("/assets/pictures-")}
    styles = {path for path in paths if path.endswith(".css")}
    sums = (sum(map(gzipped, some)) for some in (scripts - pictures, pictures, styles))
    return Weight(*sums)


def fetched(person: Person) -> set[str]:
    """Scripts and styles of the page, once it has done what it does when there is nothing else to do."""
    person.page.evaluate(f"new Promise((done) => requestIdleCallback(() => setTimeout(done, {AFTER})))")
    person.page.wait_for_load_state("networkidle")
    return {path for path in person.page.evaluate(FETCHED) if path.endswith((".js", ".css"))}


def start_page(browser: Browser, house: House) -> set[str]:
    person = Person(browser, house)
    person.go()
    person.on_start("site-play").wait_for()
    found = fetched(person)
    person.close()
    return found


def table(browser: Browser, house: House, game: str) -> set[str]:
    """From the start page to a first game, in one click."""
    person = Person(browser, house, game=game)
    person.go()
    person.on_start("site-play").click()
    person.page.locator(LIVING).wait_for()
    found = fetched(person)
    person.close()
    return found
