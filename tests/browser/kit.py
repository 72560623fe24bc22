"""People at the page, in a real Chromium. Everything is found as a person finds it: by role and by the words of the
texts.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    WebSocketRoute,
    expect,
)

from cyberdeck.spec import get_spec
from tests.server.house import House

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
]
WAIT = 15_000  # milliseconds until a test gives up
ACTIONS = "[data-action]:enabled"
LIVING = ".table[data-things]"  # a table on which one plays with the things themselves; its list of moves is an aid
SETTINGS = {"pace": "instant", "sound": 0}  # nobody waits for what is shown


def launch(playwright: Playwright) -> Browser:
    path = os.environ.get("CYBERDECK_CHROMIUM")
    assert path, "CYBERDECK_CHROMIUM names no browser; `make test` finds one"
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Person:
    """One browser of one's own: no cookie, no storage, no cache of anybody else. Complaints of the page are kept."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        *,
        width: int = 1280,
        height: int = 900,
        theme: Any = "dark",
        lang: str = "en",
        motion: Any = "reduce",
        seed: int = 1,
        game: str = "blackhat",
        pace: str = "instant",
    ) -> None:
        self.house = house
        self.game = game
        self.texts = get_spec(game).texts(lang)
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion=motion,
            locale=lang,
            has_touch=width < 600,
        )
        self.context.set_default_timeout(WAIT)
        kept = json.dumps(json.dumps({**SETTINGS, "pace": pace}))
        self.context.add_init_script(f"localStorage['cyberdeck.settings'] ??= {kept}")
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.dice = random.Random(seed)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        """What the network does is not the page's fault."""
        if message.type == "error" and not re.search("WebSocket|Failed to load resource", message.text):
            self.complaints.append(message.text)

    def close(self) -> None:
        """A page that complained has failed, whatever it showed."""
        self.context.close()
        assert self.complaints == []

    def go(self, path: str = "/") -> None:
        self.page.goto(self.house.url + path)

    def say(self, key: str, **args: Any) -> str:
        return self.texts.text(key, **args)

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def on_start(self, key: str) -> Locator:
        """A button or link on the poster of this person's game."""
        poster = self.page.get_by_role("article", name=self.say("game-title"), exact=True)
        name = self.say(key)
        return poster.get_by_role("button", name=name, exact=True).or_(
            poster.get_by_role("link", name=name, exact=True)
        )

    def new_table(self) -> None:
        """Goes to the form for a new table of this person's game, from the start page."""
        self.go()
        self.on_start("site-more").click()
        expect(self.button("site-new-make")).to_be_enabled()

    def edit_seat(self, number: int) -> Locator:
        """Chooses a seat of a new table, counted from 1; returns where it is edited."""
        self.page.get_by_role("button", name=re.compile(f"^{self.say('page-seat', number=number)}:")).click()
        return self.page.get_by_role("region", name=self.say("page-seat", number=number), exact=True)

    def seat_bot(self, number: int, bot: str = "easy") -> None:
        """Puts a bot in a seat of a new table."""
        editor = self.edit_seat(number)
        editor.get_by_text(self.say("site-seat-bot"), exact=True).click()
        editor.get_by_text(self.say(f"page-bot-{bot}"), exact=True).click()

    def link(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def heading(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key, **args), exact=True)

    @property
    def code(self) -> str:
        """Of the table whose address is shown."""
        self.page.wait_for_url(re.compile(r"/t/\w{6}"))
        return self.page.url.partition("/t/")[2][:6]

    def sit_with(self, code: str, seat: int, name: str) -> None:
        """Opens the table's link and takes a free seat."""
        self.go(f"/t/{code}")
        self.page.get_by_label(self.say("page-name")).fill(name)
        self.button("page-sit-at", number=seat + 1).click()
        expect(self.page.get_by_text(self.say("page-waiting-seated"))).to_be_visible()

    def actions(self) -> list[str]:
        """Action ids in the list, as they can be chosen now. A living table shows it when it is asked to."""
        if self.page.query_selector(LIVING) and not self.page.query_selector(".drawer .moves, dialog[open]"):
            self.page.keyboard.press("m")
            self.page.wait_for_selector(".drawer .moves, dialog[open]")
        found: list[str] = self.page.eval_on_selector_all(ACTIONS, "all => all.map(one => one.dataset.action)")
        return found

    def act(self) -> bool:
        """Clicks one of the actions; False if there is none. The list may change under one's hand: then, none."""
        legal = self.actions()
        if not legal:
            return False
        try:
            self.page.locator(f'[data-action="{self.dice.choice(legal)}"]:enabled').click(timeout=1000)
        except Error:
            return False
        return True

    def over(self) -> bool:
        after = self.page.get_by_role("region", name=self.say("page-after"))
        return after.or_(self.page.locator("#ending-title")).first.is_visible()

    def resize(self, width: int, height: int) -> None:
        """Another window; waits until everything lies in its new place."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_timeout(250)

    def has_no_sideways_scroll(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


class Cable:
    """Between a person's sockets and the server. Lay it before the page is opened."""

    def __init__(self, person: Person) -> None:
        self._whole = True
        self._sockets: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile("/ws/"), self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        if self._whole:
            self._sockets.append(socket)
            socket.connect_to_server()
        else:
            socket.close()

    def cut(self) -> None:
        self._whole = False
        for socket in self._sockets:
            socket.close()
        self._sockets = []

    def restore(self) -> None:
        self._whole = True


def play(people: Iterable[Person], each: Callable[[Person], bool] = Person.act, most: int = 1500) -> None:
    """Everybody acts when it is their turn, until the game is over for all of them."""
    everybody = list(people)
    for _ in range(most):
        if all(person.over() for person in everybody):
            return
        if not sum(each(person) for person in everybody):
            everybody[0].page.wait_for_timeout(10)
    raise AssertionError("the game did not end")


def typed(one: Person) -> bool:
    """The number of an action and Enter, as at the terminal."""
    legal = one.actions()
    if not legal:
        return False
    move_list = "document.querySelector('[data-action]')?.closest('ol').textContent"
    decision = one.page.evaluate(move_list)
    one.page.keyboard.type(str(one.dice.randrange(len(legal)) + 1))
    one.page.keyboard.press("Enter")
    with contextlib.suppress(Error):  # the next decision may have the same actions
        one.page.wait_for_function(f"before => {move_list} !== before", arg=decision, timeout=500)
    return True
