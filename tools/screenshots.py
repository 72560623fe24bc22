"""Every page and state at three widths, in two themes and four languages, into screenshots/: `make screenshots`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from cyberdeck.i18n import LANGUAGES
from cyberdeck.server.tables.clock import Pace
from tests.browser.kit import LIVING, Person, launch
from tests.browser.table import TablePlayer
from tests.browser.test_pages import RICH, finished
from tests.server.house import House, Place

SIZES = [(1280, 800), (1920, 1080), (390, 844)]
LOOKS = [(*size, theme, lang) for lang in LANGUAGES for theme in ("dark", "light") for size in SIZES]
MOST = 8  # pictures of one game


class Tour:
    """One reader's way through every page."""

    def __init__(self, person: Person, folder: Path, over: dict[str, Place]) -> None:
        self.person = person
        self.folder = folder
        self.over = over  # by game: a table with a finished game

    def shot(self, name: str) -> None:
        self.person.page.wait_for_load_state("networkidle")
        self.person.page.wait_for_timeout(250)
        self.person.page.screenshot(path=self.folder / f"{name}.png", full_page=True)

    def pages(self) -> None:
        person = self.person
        person.go()
        self.shot("start")
        for name, path in (
            ("tables", "/tables"),
            *((f"new-table-{game}", f"/new/{game}") for game in self.over),
            *((f"gallery-{game}", f"/gallery/{game}") for game in self.over),
            ("gallery", "/gallery"),
            ("nowhere", "/nowhere"),
            ("rules", "/rules/blackhat#BH-5.2"),
            ("decks", "/decks/cybershield"),
            ("boosters", "/decks/kiberrubezh"),
            ("replay-file", "/replay"),
            ("no-table", "/t/NOTONE"),
        ):
            person.go(path)
            self.shot(name)
        for game, over in self.over.items():
            for name, path in (
                ("replay", f"/replay/{over.code}"),
                ("first-game", f"/learn/{game}"),
                ("over", f"/t/{over.code}#0.{over.secrets[0]}"),
            ):
                person.go(path)
                self.shot(f"{game}-{name}")

    def waiting(self, house: House) -> None:
        table = house.table(3, 1, options={"celebrity": True}, sit=False)
        self.person.go(f"/t/{table.code}")
        self.shot("waiting")
        self.person.button("page-sit-at", number=1).click()
        self.shot("waiting-seated")

    def game(self, house: House, name: str, bots: int, options: dict[str, Any], game: str = "blackhat") -> None:
        """Each kind of decision once, as it first comes."""
        table = house.table(1, bots, game=game, options=options)
        table.start()
        self.person.go(f"/t/{table.code}#0.{table.secrets[0]}")
        self.person.page.wait_for_selector(LIVING)
        seen: set[str] = set()

        def look(_: object) -> None:
            prompt = self.person.page.inner_text("[data-prompt] p")
            kind = prompt.partition("\n")[0][:24]
            if kind not in seen and len(seen) < MOST:
                seen.add(kind)
                self.shot(f"{name}-{len(seen)}")

        TablePlayer(self.person, "mouse", look).play()
        self.shot(f"{name}-over")


def tour(browser: Browser, house: House, over: dict[str, Place], folder: Path, look: tuple[int, int, str, str]) -> None:
    width, height, theme, lang = look
    person = Person(browser, house, width=width, height=height, theme=theme, lang=lang)
    to = folder / f"{lang}-{width}-{theme}"
    to.mkdir(parents=True, exist_ok=True)
    model = Tour(person, to, over)
    steps: list[Callable[[], None]] = [
        model.pages,
        lambda: model.waiting(house),
        lambda: model.game(house, "plain", 3, {"round_limit": 3}),
        lambda: model.game(house, "rich", 4, {**RICH, "round_limit": 3, "randomizer": "choice"}),
        lambda: model.game(house, "robot", 1, {"round_limit": 3}),
        lambda: model.game(house, "six", 5, {"board": "expert", "round_limit": 3}),
        lambda: model.game(house, "lokalka", 4, {"round_limit": 8}, "lokalka"),
        lambda: model.game(house, "lokalka-eight", 7, {"round_limit": 8}, "lokalka"),
        lambda: model.game(house, "cybershield", 1, {"turn_limit": 5}, "cybershield"),
        lambda: model.game(house, "kiberrubezh", 1, {"turn_limit": 6}, "kiberrubezh"),
    ]
    for step in track(steps, description=to.name, transient=True):
        step()
    person.close()


def picture(browser: Browser, house: House, to: Path) -> None:
    """One table of Black Hat, with a card selected."""
    person = Person(browser, house, width=1280, height=800)
    table = house.table(1, 3, bot="easy")
    table.start()
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    person.page.wait_for_selector(LIVING)
    player = TablePlayer(person, "mouse")
    player.play(most=8)
    person.page.wait_for_selector("[data-prompt].mine")
    person.page.locator(".piece.mine.is-playable").nth(2).click(position={"x": 20, "y": 30})
    person.page.mouse.move(640, 20)
    person.page.wait_for_timeout(600)
    person.page.screenshot(path=to)
    person.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("screenshots"))
    parser.add_argument("--picture", type=Path, help="only the picture of a table, into this file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        house = House(Path(scratch) / "tables.sqlite", Pace(min_delay=0, max_delay=0.002, grace=60))
        browser = launch(playwright)
        if args.picture:
            picture(browser, house, args.picture)
        else:
            over = {
                "blackhat": finished(house),
                "lokalka": finished(house, "lokalka", 5, round_limit=5),
                "cybershield": finished(house, "cybershield", 1, turn_limit=5),
                "kiberrubezh": finished(house, "kiberrubezh", 1, turn_limit=6),
            }
            for look in LOOKS:
                tour(browser, house, over, args.folder, look)
        browser.close()
        house.stop()
    if args.picture:
        return 0
    print(f"{len(list(args.folder.rglob('*.png')))} pictures in {args.folder}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
