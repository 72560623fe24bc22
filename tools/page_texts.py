"""Every text of every page and state, in order and once each, as a reader meets it: `python -m tools.page_texts`.

A line that begins with @ is an accessible name or a tip; all others are in sight. For reading a language from beginning
to end in the running page, with its names, numbers and cards in place.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

from cyberdeck.i18n import LANGUAGES
from cyberdeck.server.tables.clock import Pace
from tests.browser.kit import LIVING, Person, launch
from tests.browser.table import TablePlayer
from tests.browser.test_pages import RICH, finished
from tests.server.house import House

TEXTS = """() => {
    const lines = document.body.innerText.split("\\n");
    const names = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
    for (const node of document.querySelectorAll(names.map((name) => `[${name}]`).join(","))) {
        if (!node.checkVisibility()) continue;
        for (const name of names) if (node.getAttribute(name)) lines.push("@ " + node.getAttribute(name));
    }
    return lines.map((line) => line.trim()).filter(Boolean);
}"""
LETTER = re.compile(r"[^\W\d_]{2}")
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "blackhat": (3, {**RICH, "round_limit": 2}),
    "lokalka": (4, {"round_limit": 4}),
    "cybershield": (1, {"turn_limit": 5}),
    "kiberrubezh": (1, {"turn_limit": 6}),
}


class Reader:
    """One person's way through the pages, who writes down each text that was not there before."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.seen: set[str] = set()

    def read(self, where: str) -> None:
        lines: list[str] = self.page.evaluate(TEXTS)
        fresh = [line for line in dict.fromkeys(lines) if line not in self.seen and LETTER.search(line)]
        self.seen.update(fresh)
        if fresh:
            print(f"\n## {where}", *fresh, sep="\n", flush=True)

    def visit(self, where: str, path: str) -> None:
        self.person.go(path)
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(300)
        self.read(where)

    def press(self, where: str, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.page.wait_for_timeout(150)
        self.read(where)

    def site(self) -> None:
        self.visit("start", "/")
        self.person.button("site-settings").first.click()
        self.read("settings")
        for where, path in (
            ("open tables", "/tables"),
            ("nowhere", "/nowhere"),
            ("no table", "/t/NOTONE"),
            ("open a replay", "/replay"),
            ("gallery", "/gallery"),
        ):
            self.visit(where, path)

    def before(self, game: str, house: House) -> None:
        """The form for a new table with its options, the waiting room."""
        self.visit(f"{game}: new table", f"/new/{game}")
        self.person.button("site-options").click()
        self.read(f"{game}: options")
        table = house.table({"blackhat": 3, "lokalka": 4}.get(game, 2), game=game, sit=False)
        self.visit(f"{game}: waiting room", f"/t/{table.code}")
        self.person.button("page-sit-at", number=1).click()
        self.page.wait_for_timeout(300)
        self.read(f"{game}: waiting room, seated")

    def panels(self, where: str) -> None:
        for panel, key in (("moves", "m"), ("log", "l"), ("chat", "c"), ("where am I", "w"), ("rules", "r")):
            self.press(f"{where}: {panel}", key)
            self.page.keyboard.press("Escape")
        menu = self.page.locator(".tool.menu:visible")
        if menu.count():
            menu.first.click()
            self.read(f"{where}: menu")
            self.page.keyboard.press("Escape")

    def zooms(self, where: str) -> None:
        """Each card of the hand in large."""
        for n in range(self.page.locator(".piece.mine").count()):
            try:
                self.page.locator(".piece.mine").nth(n).focus(timeout=500)
            except Error:
                return
            self.press(f"{where}: card {n + 1}", " ")
            self.page.keyboard.press("Escape")

    def table(self, game: str, house: House) -> None:
        bots, options = GAMES[game]
        table = house.table(1, bots, game=game, options=options, bot="greedy")
        table.start()
        self.person.go(f"/t/{table.code}#0.{table.secrets[0]}")
        self.page.wait_for_selector(LIVING)
        self.page.wait_for_selector("[data-prompt].mine")
        self.read(f"{game}: table")
        self.panels(f"{game}: first decision")
        self.zooms(game)
        player = TablePlayer(self.person, "mouse", lambda _: self.read(f"{game}: decision {player.decisions}"))
        player.play(seconds=40, most=25)
        self.panels(f"{game}: the middle")
        player.play(seconds=60)
        self.page.wait_for_timeout(500)
        self.read(f"{game}: end")
        self.page.keyboard.press("Escape")
        self.press(f"{game}: log of the whole game", "l")

    def after(self, game: str, house: House) -> None:
        bots, options = GAMES[game]
        over = finished(house, game, bots, **options)
        self.visit(f"{game}: end, opened later", f"/t/{over.code}#0.{over.secrets[0]}")
        self.visit(f"{game}: replay", f"/replay/{over.code}")
        self.press(f"{game}: replay, on", *["ArrowRight"] * 5)

    def lesson(self, game: str) -> None:
        self.visit(f"{game}: tutorial", f"/learn/{game}")
        self.page.wait_for_selector(LIVING)
        player = TablePlayer(self.person, "mouse", lambda _: self.coach(game))
        player.play(seconds=20)

    def coach(self, game: str) -> None:
        self.read(f"{game}: tutorial")
        while (button := self.page.locator(".coach button")).count():
            button.first.click()
            self.page.wait_for_timeout(30)
            self.read(f"{game}: tutorial")

    def books(self, game: str) -> None:
        self.visit(f"{game}: rules", f"/rules/{game}")
        self.visit(f"{game}: gallery", f"/gallery/{game}")
        if game in ("cybershield", "kiberrubezh"):
            self.visit(f"{game}: decks", f"/decks/{game}")


def steps(reader: Reader, house: House, games: list[str]) -> Iterator[Any]:
    yield reader.site
    for game in games:
        for step in (reader.before, reader.table, reader.after):
            yield lambda step=step, game=game: step(game, house)
        for page in (reader.lesson, reader.books):
            yield lambda page=page, game=game: page(game)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--game", choices=[*GAMES], action="append", help="only this game; again for more")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        house = House(Path(scratch) / "tables.sqlite", Pace(min_delay=0, max_delay=0.002, grace=60))
        browser = launch(playwright)
        person = Person(browser, house, width=1280, height=800, lang=args.lang)
        reader = Reader(person)
        for step in steps(reader, house, args.game or [*GAMES]):
            try:
                step()
            except (AssertionError, Error) as wrong:
                print(f"\n!! {wrong}", file=sys.stderr)
        print(*person.complaints, sep="\n", file=sys.stderr)
        browser.close()
        house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
