"""Decks at the page: built, mended, kept, read in and given away, and played with."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from cyberdeck.games.cybershield import decks
from tests.browser.conftest import Invite
from tests.browser.kit import LIVING, Person
from tests.browser.test_pages import serious
from tests.cli.test_deck import MISTAKES, WRONG
from tests.server.house import until

PAGE = "/decks/cybershield"


def arrive(invite: Invite, **more: object) -> Person:
    person = invite(game="cybershield", **more)
    person.go(PAGE)
    expect(cards(person)).to_have_count(27)
    return person


def cards(person: Person) -> Locator:
    """Those on the shelf."""
    return person.page.locator("ul.cards > li")


def card(person: Person, name: str) -> Locator:
    title = person.page.get_by_role(
        "heading", level=3, name=re.compile(f"^{re.escape(person.say(f'card-{name}'))}( |$)")
    )
    return cards(person).filter(has=title)


def step(person: Person, name: str, key: str, times: int = 1) -> None:
    button = card(person, name).get_by_role("button", name=person.say(key, card=person.say(f"card-{name}")), exact=True)
    for _ in range(times):
        button.click()


def deck(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile(f"^{person.say('page-decks-list')}"))


def open_deck(person: Person, name: str) -> None:
    person.page.get_by_label(person.say("page-decks-open")).select_option(name)
    person.button("page-decks-take").click()


def panel(person: Person, key: str) -> Locator:
    """Opens one of the drawers at the side."""
    drawer = person.page.locator("details.panel").filter(has=person.page.get_by_text(person.say(key), exact=True))
    drawer.locator("summary").click()
    return drawer


def good(person: Person) -> Locator:
    return deck(person).get_by_text(person.say("page-decks-good"))


def bad(person: Person, count: int) -> Locator:
    return deck(person).get_by_text(person.say("page-decks-bad", count=count))


def test_a_deck_is_built_kept_and_played(invite: Invite) -> None:
    person = arrive(invite)
    open_deck(person, "basic")
    expect(good(person)).to_be_visible()
    step(person, "firewall", "page-decks-add", 2)
    expect(bad(person, 1)).to_be_visible()
    shown = deck(person).get_by_text(person.say("deck-copies", count=5, card=person.say("card-firewall"), most=4))
    expect(shown).to_be_visible()
    expect(person.button("page-decks-play")).to_have_count(0)
    step(person, "firewall", "page-decks-remove")
    step(person, "phishing", "page-decks-remove", 2)
    expect(bad(person, 1)).to_be_visible()
    step(person, "laptop", "page-decks-add")
    expect(good(person)).to_be_visible()
    person.page.get_by_label(person.say("page-decks-name")).fill("Mine; or not")
    person.button("page-decks-save").click()
    expect(deck(person).get_by_text(person.say("page-decks-saved"))).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_label(person.say("page-decks-name"))).to_have_value("Mine; or not")
    person.button("page-decks-play").click()
    expect(person.page.get_by_label(person.say("page-decks-choose", number=1)).locator(":checked")).to_have_text(
        "Mine; or not"
    )
    person.page.get_by_label(person.say("page-name")).fill("Ann")
    person.seat_bot(2)
    person.button("site-new-make").click()
    table = person.house.session(person.code).table
    assert decks.counts(str(table.header.options["deck1"]))[12] == 4
    assert decks.counts(str(table.header.options.get("deck2", "basic"))) == decks.counts("basic")
    person.page.get_by_text(person.say("page-decks-choose", number=1)).click()
    expect(person.page.get_by_text(f"4 × {person.say('card-firewall')}", exact=True)).to_be_visible()
    person.button("page-start").click()
    person.page.wait_for_selector(LIVING)
    for _ in range(3):
        until(person.act, "a move")


def test_cards_are_found(invite: Invite) -> None:
    person = arrive(invite, lang="ru")
    page = person.page
    page.get_by_role("combobox", name=person.say("page-decks-kind"), exact=True).select_option("attack")
    expect(cards(person)).to_have_count(7)
    page.get_by_label(person.say("page-decks-search")).fill("ТРОЯН")
    expect(card(person, "trojan")).to_be_visible()
    page.get_by_label(person.say("page-decks-search")).fill("чайник")
    expect(page.get_by_text(person.say("page-decks-none"))).to_be_visible()
    person.button("page-decks-show-all").click()
    expect(cards(person)).to_have_count(27)
    page.get_by_label(person.say("page-decks-keyword")).select_option("router")
    expect(cards(person)).to_have_count(2)
    page.get_by_label(person.say("page-decks-keyword")).select_option("")
    step(person, "server", "page-decks-add")
    page.get_by_label(person.say("page-decks-where")).select_option("in")
    expect(cards(person)).to_have_count(1)
    step(person, "server", "page-decks-remove")
    expect(cards(person)).to_have_count(1)  # it does not vanish under one's hand
    card(person, "server").get_by_text(person.say("page-decks-idea")).click()
    expect(card(person, "server").get_by_text(person.texts.attribute("card-server", "idea"))).to_be_visible()


def test_a_deck_goes_out_as_text_and_comes_back(invite: Invite, tmp_path: Path) -> None:
    person = arrive(invite, lang="it")
    open_deck(person, "attacker")
    text = panel(person, "page-decks-text")
    area = text.get_by_role("textbox", name=person.say("page-decks-text-label"))
    expect(area).to_have_value(re.compile(f"4 #1 {re.escape(person.say('card-provider'))}"))
    with person.page.expect_download() as download:
        text.get_by_role("button", name=person.say("page-decks-download")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    area.fill(MISTAKES.read_text(encoding="utf-8"))
    text.get_by_role("button", name=person.say("page-decks-read"), exact=True).click()
    problems = text.get_by_role("alert").get_by_role("listitem")
    expect(problems).to_have_count(len(WRONG))
    for shown, (line, _, _, _) in zip(problems.all_inner_texts(), WRONG, strict=True):
        assert shown.startswith(person.say("page-decks-line", line=line, text="")) == bool(line)
    expect(good(person)).to_be_visible()  # nothing was taken in
    area.fill("name: Corto\n4 провайдер\n4 Firewall // as one likes")
    text.get_by_role("button", name=person.say("page-decks-read"), exact=True).click()
    expect(problems.first).to_be_visible()
    area.fill("name: Corto\n4 Интернет-провайдер\n4 Firewall // as one likes")
    text.get_by_role("button", name=person.say("page-decks-read"), exact=True).click()
    expect(deck(person).get_by_text(person.say("page-decks-size", count=8))).to_be_visible()
    expect(person.page.get_by_label(person.say("page-decks-name"))).to_have_value("Corto")
    person.button("page-decks-back").click()
    expect(deck(person).get_by_text(person.say("page-decks-size", count=60))).to_be_visible()
    open_deck(person, "")
    person.page.locator("input[type=file]").set_input_files(file)
    expect(good(person)).to_be_visible()
    code = text.get_by_label(person.say("page-decks-code"), exact=True).input_value()
    assert decks.counts(code) == decks.counts("attacker")


def test_a_hand_and_the_chances(invite: Invite) -> None:
    person = arrive(invite, lang="fi")
    open_deck(person, "basic")
    hand = panel(person, "page-decks-hand")
    hand.get_by_role("button", name=person.say("page-decks-draw", count=7)).click()
    expect(hand.get_by_role("listitem")).to_have_count(7)
    hand.get_by_role("button", name=person.say("page-decks-draw-more", count=2)).click()
    expect(hand.get_by_role("listitem")).to_have_count(9)
    hand.get_by_role("button", name=person.say("page-decks-draw-again", count=7)).click()
    expect(hand.get_by_role("listitem")).to_have_count(7)
    stats = panel(person, "page-decks-stats")
    row = stats.get_by_role("row").filter(has=person.page.get_by_text(f"{person.say('keyword-provider')}: 4"))
    expect(row.get_by_role("cell").first).to_have_text(person.say("page-decks-percent", value=39.9))


def test_a_deck_that_cannot_be_played_cannot_be_chosen(invite: Invite) -> None:
    person = arrive(invite)
    step(person, "firewall", "page-decks-add", 3)
    person.button("page-decks-save").click()
    person.new_table()
    person.edit_seat(2)
    choice = person.page.get_by_label(person.say("page-decks-choose", number=2))
    choice.select_option(label=person.say("page-decks-unnamed"))
    why = person.say("deck-too-few", count=3, least=60, missing=57)
    expect(person.page.get_by_text(why)).to_be_visible()
    person.button("site-new-make").click()
    assert choice.evaluate("field => field.validationMessage") == person.say("page-decks-bad", count=1)
    assert person.page.url.endswith("/new/cybershield")
    choice.select_option("builder")
    expect(person.page.get_by_text(why)).to_have_count(0)
    person.button("site-new-make").click()
    assert person.house.session(person.code).table.header.options["deck2"] == "builder"


def test_a_deck_by_keyboard_alone(invite: Invite) -> None:
    person = arrive(invite)
    keys = person.page.keyboard
    name = person.say("page-decks-add", card=person.say("card-wired-router"))
    card(person, "wired-router").get_by_role("button", name=name).focus()
    for _ in range(3):
        keys.press("Enter")
    keys.press("Shift+Tab")
    keys.press("Space")
    count = person.say("page-decks-count", card=person.say("card-wired-router"), count=2)
    expect(person.page.get_by_role("status").get_by_text(count)).to_have_count(1)
    keys.press("Space")
    keys.press("Space")
    keys.press("Space")
    focused = "document.activeElement.getAttribute('aria-label')"
    assert person.page.evaluate(focused) == person.say("page-decks-remove", card=person.say("card-wired-router"))
    keys.press("Tab")
    keys.press("Enter")
    mine = deck(person).get_by_role(
        "button", name=person.say("page-decks-remove", card=person.say("card-wired-router"))
    )
    mine.focus()
    keys.press("Enter")
    expect(mine).to_have_count(0)
    assert person.page.evaluate("document.activeElement.tagName") == "H2"


def test_on_a_narrow_screen(invite: Invite) -> None:
    person = arrive(invite, width=360, height=740, lang="ru")
    open_deck(person, "basic")
    expect(good(person)).to_be_visible()
    for key in ("page-decks-stats", "page-decks-hand", "page-decks-text"):
        panel(person, key)
    assert person.has_no_sideways_scroll()
    sizes = person.page.eval_on_selector_all(
        "main button:not(.rule), main select, main summary",
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width).map(box => box.height)",
    )
    assert min(sizes) >= 44
    person.page.locator("button.bar").click()
    expect(deck(person).get_by_role("heading", level=2)).to_be_in_viewport()


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    person = arrive(invite)
    open_deck(person, "basic")
    step(person, "firewall", "page-decks-add", 2)
    expect(bad(person, 1)).to_be_visible()
    for key in ("page-decks-stats", "page-decks-hand", "page-decks-text"):
        panel(person, key)
    person.page.get_by_label(person.say("page-decks-search")).fill(person.say("card-firewall"))
    expect(cards(person)).to_have_count(5)  # of every kind
    card(person, "firewall").get_by_text(person.say("page-decks-idea")).click()
    person.button("page-decks-draw", count=7).click()
    assert serious(person) == []
    person.button("page-decks-save").click()
    person.new_table()
    choice = person.page.get_by_label(person.say("page-decks-choose", number=1))
    choice.select_option(index=3)
    expect(person.page.get_by_text(person.say("page-decks-bad", count=1))).to_be_visible()
    assert serious(person) == []
