"""Black Hat at its living table: whole games through the things on it, and its hardest interactions."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.table import SIZES, TablePlayer, Way, sit
from tests.server.house import House

WAYS = [("mouse", 1280, 800), ("touch", 390, 844), ("keys", 1280, 800)]
SIGHT = """() => {
    const { width, height } = document.querySelector('.board').getBoundingClientRect();
    const cards = [...document.querySelectorAll('.piece.mine')].map((one) => one.getBoundingClientRect());
    const inside = ({ left, right, top }) => left >= -8 && right <= innerWidth + 8 && top <= innerHeight - 40;
    return {
        board: width * height / innerWidth / innerHeight,
        cards: cards.length,
        inside: cards.filter(inside).length,
        prompt: document.querySelector('[data-prompt]').getBoundingClientRect().bottom <= innerHeight,
        scroll: document.documentElement.scrollHeight - innerHeight,
    };
}"""
SHORT = {"players": 3, "round_limit": 1}


@pytest.mark.parametrize(("way", "width", "height"), WAYS, ids=[way for way, *_ in WAYS])
def test_a_whole_game_is_played_through_the_things_on_the_table(
    invite: Invite, house: House, way: Way, width: int, height: int
) -> None:
    ada = invite(width=width, height=height)
    sit(ada, house, "blackhat", 2, SHORT)
    player = TablePlayer(ada, way)
    assert player.play(), "the game did not end"
    assert player.lost_focus == 0
    expect(ada.page.locator("#ending-title")).to_be_visible()


def test_every_option_has_a_place_on_the_board(invite: Invite, house: House) -> None:
    """The expert board with the tracer, modules and a secret asset, six players: nothing is cut off."""
    ada = invite(width=1280, height=800)
    options = {"players": 6, "board": "expert", "tracer": True, "modules": 3, "secret_asset": True, "round_limit": 1}
    sit(ada, house, "blackhat", 5, options)
    assert TablePlayer(ada, "mouse").play()
    outside = ada.page.evaluate(
        """() => [...document.querySelectorAll('.space')].filter((one) => {
            const { left, top, right, bottom, width } = one.getBoundingClientRect();
            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width < 20;
        }).length"""
    )
    assert outside == 0


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_hand_and_the_board_are_in_sight(invite: Invite, house: House, players: int) -> None:
    ada = invite()
    sit(ada, house, "blackhat", players - 1, {"players": players})
    ada.page.wait_for_selector("[data-prompt].mine")
    for size in SIZES:
        ada.resize(*size)
        seen = ada.page.evaluate(SIGHT)
        assert seen["inside"] == seen["cards"] > 0, size
        assert seen["prompt"], size
        assert seen["scroll"] <= 0
        if size == (1280, 800):
            assert seen["board"] >= 0.5
