"""The pages around the tables: start, open tables, new table, waiting room, settings, and where nothing is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.kit import Person
from tests.browser.test_pages import serious
from tests.server.house import House, until

WIDTHS = (320, 390, 768, 1280)
PATHS = (
    "/",
    "/tables",
    "/new/blackhat",
    "/new/kiberrubezh",
    "/nothing",
    "/replay",
    "/rules/lokalka",
    "/decks/cybershield",
)


def pressed(person: Person, keys: str) -> str:
    """What has the focus after a key."""
    person.page.keyboard.press(keys)
    focused: str = person.page.evaluate("document.activeElement.textContent.trim()")
    return focused


def tab_to(person: Person, text: str) -> None:
    for _ in range(60):
        if pressed(person, "Tab").endswith(text):
            return
    raise AssertionError(f"{text} is not reached by Tab")


@pytest.mark.parametrize("lang", ["en", "ru", "fi", "it"])
def test_no_page_scrolls_sideways(invite: Invite, house: House, lang: str) -> None:
    person = invite(lang=lang)
    waiting = house.table(5, 1, game="lokalka", sit=False)
    for width in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": 800})
        for path in (*PATHS, f"/t/{waiting.code}"):
            person.go(path)
            expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
            person.page.evaluate("document.fonts.ready")
            assert person.has_no_sideways_scroll(), (path, width)
        person.new_table()
        person.button("site-options").click()
        assert person.has_no_sideways_scroll(), ("options", width)


def test_axe_finds_nothing_serious(invite: Invite, house: House) -> None:
    person = invite()
    waiting = house.table(4, 1, game="lokalka", sit=False)
    for path in (*PATHS, "/t/NOTONE"):
        person.go(path)
        expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
        assert serious(person) == [], path
    person.new_table()
    person.button("site-options").click()
    assert serious(person) == []
    person.button("site-settings").click()
    assert serious(person) == []
    person.go(f"/t/{waiting.code}")
    expect(person.button("page-sit-at", number=1)).to_be_visible()
    assert serious(person) == []
    person.button("page-sit-at", number=1).click()
    expect(person.page.get_by_text(person.say("site-wait-bots"))).to_be_visible()
    assert serious(person) == []


@pytest.mark.parametrize("lang", ["en", "ru", "fi", "it"])
def test_the_start_page_fits_a_laptop(invite: Invite, lang: str) -> None:
    person = invite(width=1280, height=800, lang=lang)
    person.go()
    expect(person.page.get_by_role("article")).to_have_count(4)
    assert person.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_from_start_to_waiting_room_by_keyboard(invite: Invite, house: House) -> None:
    person = invite()
    person.go()
    expect(person.on_start("site-more")).to_be_visible()
    tab_to(person, person.say("site-more"))
    person.page.keyboard.press("Enter")
    expect(person.button("site-new-make")).to_be_enabled()
    assert person.page.evaluate("document.activeElement.id") == "main"
    tab_to(person, person.say("site-new-make"))
    person.page.keyboard.press("Enter")
    session = house.session(person.code)
    expect(person.page.get_by_role("button", name=person.say("page-start-fill", count=3))).to_be_visible()
    assert person.page.evaluate("document.activeElement.id") == "main"
    assert [seat.free for seat in session.table.seats] == [False, True, True, True]


def test_a_game_that_waits_for_me_is_offered_first(invite: Invite, house: House) -> None:
    person = invite()
    open_table = house.table(2, 1, sit=False)
    person.sit_with(open_table.code, 0, "Ann")
    person.go()
    person.on_start("site-play").click()
    session = house.session(code := person.code)
    until(lambda: session.table.playing.players_to_act == [0], "it is the person's turn")
    person.go()
    mine = person.page.locator(f"a[href='/t/{code}']")
    expect(mine).to_contain_text(person.say("page-your-turn"))
    expect(mine).to_contain_text(person.say("page-go-on"))
    person.go("/tables")
    own = person.page.get_by_role("complementary")
    expect(own.get_by_role("link").first).to_have_attribute("href", f"/t/{code}")
    expect(own.locator(f"a[href='/t/{open_table.code}']")).to_contain_text(person.say("site-own-open", count=1))


def test_open_tables_are_filtered(invite: Invite, house: House) -> None:
    person = invite()
    body = {"game": "lokalka", "seats": [None, None, None, "easy"], "public": True}
    code = house.good("POST", "/api/tables", body, status=201)["code"]
    person.go("/tables")
    line = person.page.get_by_role("link", name=person.say("page-sit-table", code=code))
    expect(line).to_be_visible()
    person.page.get_by_role("checkbox", name="Black Hat").check(force=True)
    expect(line).to_have_count(0)
    person.button("site-filters-clear").or_(person.page.get_by_role("checkbox", name="Black Hat")).first.click(
        force=True
    )
    expect(line).to_be_visible()
    person.page.get_by_label(person.say("site-seats-free")).select_option("3")
    expect(line).to_be_visible()


def test_a_code_is_taken_as_people_write_it(invite: Invite, house: House) -> None:
    person = invite()
    code = house.table(2, sit=False).code
    person.go()
    person.page.get_by_label(person.say("site-invited")).fill(f"{code[:3].lower()} {code[3:]}")
    person.button("page-join-go").click()
    expect(person.button("page-sit-at", number=1)).to_be_visible()
    person.go("/nothing")
    person.page.get_by_label(person.say("site-have-code")).fill(f"{house.url}/t/{code}")
    person.button("page-join-go").click()
    expect(person.button("page-sit-at", number=1)).to_be_visible()


def test_where_nothing_is(invite: Invite, house: House) -> None:
    person = invite()
    for path in ("/nothing/here", "/new/chess"):
        person.go(path)
        expect(person.heading("site-missing")).to_be_visible()
    person.go("/t/NOTONE")
    expect(person.heading("error-no-such-table", code="NOTONE")).to_be_visible()
    person.link("site-pick").click()
    expect(person.heading("site-pick-table")).to_be_visible()


def test_settings_are_kept(invite: Invite) -> None:
    person = invite()
    person.go()
    person.button("site-settings").click()
    person.page.get_by_role("radio", name=person.say("site-theme-light")).check(force=True)
    person.page.get_by_role("radio", name=person.say("site-pace-fast")).check(force=True)
    person.page.get_by_role("switch", name=person.say("page-calm")).check(force=True)
    person.page.get_by_label(person.say("site-sound")).fill("0.2")
    person.page.keyboard.press("Escape")
    expect(person.button("site-settings")).to_be_focused()
    person.page.reload()
    expect(person.button("site-settings")).to_be_visible()
    assert person.page.evaluate("({...document.documentElement.dataset})") == {"theme": "light", "calm": "true"}
    kept = person.page.evaluate("JSON.parse(localStorage['cyberdeck.settings'])")
    assert (kept["pace"], kept["sound"], kept["stops"]) == ("fast", 0.2, "choices")


def test_the_language_is_chosen_in_the_bar(invite: Invite) -> None:
    person = invite()
    person.go("/new/lokalka")
    person.button("page-lang-en").click()
    person.page.get_by_role("radio", name=person.say("page-lang-fi")).click()
    expect(person.page.get_by_role("heading", name="Uusi pöytä")).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", "fi")
