"""The reader's own moves: the first one is soon made, and each is shown at once and goes back if it is refused."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from bench.page.probe import Probe
from tests.browser.conftest import Invite
from tests.browser.kit import LIVING, Person
from tests.browser.table import SPOT, TablePlayer, sit
from tests.server.house import House, until

GAMES = {"blackhat": 2, "lokalka": 3, "cybershield": 1, "kiberrubezh": 1}  # and so many bots
HAND = "document.querySelectorAll('.piece.mine').length"


class Gate:
    """Between a person's socket and the server. An action stays in it until it is let through or refused."""

    def __init__(self, person: Person) -> None:
        self.held: str | None = None
        self._ends: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile("/ws/"), self._open)

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._ends = [page, server]

        def hear(message: str | bytes) -> None:
            if json.loads(message)["t"] == "action":
                self.held = str(message)
            else:
                server.send(message)

        page.on_message(hear)

    def let_through(self) -> None:
        assert self.held
        message, self.held = self.held, None
        self._ends[1].send(message)

    def refuse(self) -> None:
        assert self.held
        action, self.held = json.loads(self.held), None
        told = {"key": "error-illegal-move", "details": {"move": "", "rule": ""}}
        self._ends[0].send(json.dumps({"t": "rejected", "id": action["id"], **told}))


def decided(player: TablePlayer, gate: Gate) -> int:
    """Decides, by the things on the table, until an action has been sent; returns the size of the hand before."""
    page, before = player.page, 0
    for _ in range(400):
        if gate.held:
            return before
        seen = player.seen()
        assert not seen["over"]
        if seen["mine"]:
            before = page.evaluate(HAND)
            player.decide(seen)
        page.wait_for_timeout(20)
    raise AssertionError("nothing was sent")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_moves_before_the_server_answers_and_back_if_it_is_refused(
    invite: Invite, house: House, game: str
) -> None:
    ada = invite(game=game)
    gate = Gate(ada)
    code = sit(ada, house, game, GAMES[game], {})
    player = TablePlayer(ada, "mouse")
    actions = house.session(code).table.playing.action_log
    while decided(player, gate) <= (shown := ada.page.evaluate(HAND)):  # no card of the hand
        gate.let_through()
    made = len(actions)
    ada.page.wait_for_timeout(300)
    assert ada.page.evaluate(HAND) == shown, "it stays where it was shown"
    expect(ada.page.locator("[data-prompt].mine")).to_have_count(0)
    gate.refuse()
    expect(ada.page.locator("[data-prompt].mine")).to_have_count(1)
    expect(ada.page.locator("[data-prompt] small.bad")).to_be_visible()
    assert ada.page.evaluate(HAND) > shown
    assert len(actions) == made, "the server has heard of nothing"
    decided(player, gate)
    gate.let_through()
    until(lambda: len(house.session(code).table.playing.action_log) > made, "the move is made")


def simplest(player: TablePlayer) -> None:
    """One click, and no more than a move needs: the first thing, then where it goes or the button that plays it."""
    seen, page = player.seen(), player.page
    if not seen["mine"]:
        page.wait_for_timeout(20)
    elif seen["targets"] and (seen["chosen"] or not seen["things"]):
        page.mouse.click(*page.evaluate(SPOT, seen["targets"][0]))
    elif seen["chosen"] or not seen["things"]:
        page.locator("[data-prompt] .btn:not(.clear)").last.click()
    else:
        page.mouse.click(*page.evaluate(SPOT, seen["things"][0]))


@pytest.mark.parametrize("game", GAMES)
def test_a_strangers_first_move_is_three_clicks_and_twenty_seconds_away(invite: Invite, game: str) -> None:
    """From the start page, at the pace that the page has at first; only the bots are quicker than usual."""
    person = invite(game=game, pace="normal", motion="no-preference")
    probe = Probe(person)
    person.go()
    person.on_start("site-play").click()
    person.page.wait_for_selector(LIVING)
    player = TablePlayer(person, "mouse")
    while (first := probe.facts()["first"]) is None:
        simplest(player)
        assert probe.facts()["now"] < 30_000, "nothing was played"
    milliseconds, clicks = first
    assert clicks <= 3
    assert milliseconds < 20_000
