"""Around the things on a table: the last moves, what the mouse rests on, options that exclude each other, talk."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.table import TablePlayer, sit
from tests.server.house import House

ARROWS = ".marks > svg > path"
OUT = (4, 300)  # where nothing is to be read


def rest(page: Page, selector: str) -> None:
    """Brings the mouse to the upper part of a card, which nothing covers."""
    box = page.locator(selector).first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 24)


def test_the_last_moves_stay_and_draw_their_arrows_again(invite: Invite, house: House) -> None:
    ada = invite(width=1280, height=800)
    sit(ada, house, "blackhat", 3, {"round_limit": 3})
    page = ada.page
    player = TablePlayer(ada, "mouse")
    rows = page.locator(".dock .recent li button")
    for _ in range(40):
        player.play(seconds=20, most=player.decisions + 1)
        page.wait_for_selector("[data-prompt].mine, #ending-title")
        marked = page.locator(".dock .recent li:has(.to) button")
        if marked.count():
            break
    assert rows.count() == 3
    page.mouse.move(*OUT)
    expect(page.locator(ARROWS)).to_have_count(0)
    marked.last.hover()
    expect(page.locator(ARROWS).first).to_be_attached()
    page.mouse.move(*OUT)
    expect(page.locator(ARROWS)).to_have_count(0)
    rows.first.click()
    expect(page.locator("[data-prompt].past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-prompt].past")).to_have_count(0)
    ada.resize(390, 844)
    expect(page.locator(".dock .recent")).to_be_hidden()
    page.get_by_role("button", name=ada.say("page-panel-log")).click()
    expect(page.locator(".drawer .last li")).not_to_have_count(0)


@pytest.mark.parametrize("game", ["blackhat", "lokalka", "cybershield", "kiberrubezh"])
def test_a_card_that_the_mouse_rests_on_is_read_beside_hand_and_targets(
    invite: Invite, house: House, game: str
) -> None:
    ada = invite(width=1280, height=800, game=game)
    sit(ada, house, game, {"blackhat": 2, "lokalka": 4}.get(game, 1), {})
    page = ada.page
    TablePlayer(ada, "mouse").play(seconds=30, most=12)
    page.wait_for_selector("[data-prompt].mine")
    page.mouse.move(*OUT)
    peek = page.locator(".peek")
    rest(page, ".piece.mine")
    expect(peek).to_be_visible()
    box, hand = peek.bounding_box(), page.locator("[data-prompt]").bounding_box()
    assert box
    assert hand
    assert box["y"] + box["height"] <= hand["y"]
    page.mouse.move(*OUT)
    expect(peek).to_have_count(0)
    rest(page, ".piece.mine")
    page.mouse.down()
    page.wait_for_timeout(500)
    assert peek.count() == 0  # nothing is in the way of a drag
    page.mouse.up()


def test_options_that_exclude_each_other_are_barred(invite: Invite) -> None:
    ada = invite(width=1280, height=800)
    ada.go("/new/blackhat")
    ada.button("site-options").click()
    page = ada.page
    tracer = page.get_by_role("switch", name=ada.say("setup-tracer"), exact=True)
    expect(tracer).to_be_disabled()
    why = ada.say("site-option-barred", what=ada.say("setup-tracer"), because="").split("“”")[0]
    expect(page.get_by_text(why)).to_be_visible()
    page.get_by_role("radio", name=ada.say("option-board-expert"), exact=True).check(force=True)
    expect(tracer).to_be_enabled()
    tracer.check(force=True)
    expect(page.get_by_role("radio", name=ada.say("option-board-standard"), exact=True)).to_be_disabled()


def test_people_talk_in_the_waiting_room(invite: Invite, house: House) -> None:
    table = house.table(3)
    ada, bo = invite(width=1280, height=800), invite(width=390, height=844)
    for n, one in enumerate((ada, bo)):
        one.go(f"/t/{table.code}#{n}.{table.secrets[n]}")
    box = ada.page.get_by_role("textbox", name=ada.say("page-chat-label"))
    box.fill("Here we are")
    box.press("Enter")
    expect(bo.page.get_by_text("Here we are")).to_be_visible()
