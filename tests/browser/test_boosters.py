"""Boosters at the page: the odds first, then the cards; a deck built from what one has, and played (KR-4.1)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from cyberdeck.games.kiberrubezh import decks
from tests.browser.conftest import Invite
from tests.browser.kit import LIVING, WAIT, Person
from tests.browser.test_decks import bad, card, cards, deck, good, open_deck, step
from tests.browser.test_pages import serious

OURS = decks.BOOSTERS
PAGE = "/decks/kiberrubezh"
KEPT = "localStorage.getItem('cyberdeck.collection.kiberrubezh')"


def arrive(invite: Invite, **more: object) -> Person:
    person = invite(game="kiberrubezh", **more)
    person.go(PAGE)
    expect(cards(person)).to_have_count(54, timeout=WAIT)
    return person


def drawer(person: Person) -> Locator:
    """Opens the drawer of boosters and the collection."""
    found = person.page.locator("details.boosters")
    found.locator("summary").first.click()
    expect(found.get_by_role("table")).to_be_visible()
    return found


def unseal(person: Person, seed: str, count: int = 1) -> None:
    person.page.get_by_label(person.say("page-boosters-how-many")).fill(str(count))
    person.page.get_by_label(person.say("page-boosters-seed")).fill(seed)
    person.button("page-boosters-open", count=count).click()


def packet(person: Person, number: int, count: int) -> Locator:
    name = person.say("booster-title", number=number, count=count)
    return person.page.get_by_role("region", name=name).get_by_role("listitem")


def kept(person: Person) -> dict[int, int]:
    return dict(OURS.decode(str(person.page.evaluate(KEPT)).encode()).cards)


def titles(person: Person, numbers: tuple[int, ...]) -> list[re.Pattern[str]]:
    every = {one.number: one for one in decks.catalogue().cards}
    return [
        re.compile(
            rf"{re.escape(person.say(every[n].key))}.*{re.escape(person.say(f'rarity-{every[n].rarity}'))}", re.DOTALL
        )
        for n in numbers
    ]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_odds_first_then_the_cards(invite: Invite, lang: str) -> None:
    person = arrive(invite, lang=lang)
    found = drawer(person)
    rows = found.get_by_role("row")
    expect(rows).to_have_count(5)
    for one, row in zip(OURS.odds(), rows.all()[1:], strict=True):
        expect(row).to_contain_text(person.say(f"rarity-{one.rarity}"))
        expect(row).to_contain_text(person.say("page-decks-percent", value=float(100 * one.card)))
        expect(row).to_contain_text(f"({one.card})")
    sometimes = person.say("page-boosters-sometimes", drawn=1, weight=1, all=6)
    expect(rows.last).to_contain_text(sometimes)
    unseal(person, "Friday", 2)
    for n in range(2):
        expect(packet(person, n + 1, 2)).to_have_text(titles(person, OURS.open_booster("Friday", n)))
    expect(found.get_by_text(person.say("booster-seed", seed="Friday"))).to_be_visible()
    whole = OURS.empty().plus(OURS.open_booster("Friday", 0)).plus(OURS.open_booster("Friday", 1))
    assert kept(person) == dict(whole.cards)
    new = person.say("page-boosters-opened", count=2, new=len(whole.cards))
    expect(person.page.get_by_role("status").get_by_text(new)).to_be_visible()
    person.page.reload()
    size = person.say("page-decks-size", count=20)
    expect(person.page.locator("details.boosters summary").first).to_contain_text(size)


def test_without_a_seed_it_is_luck(invite: Invite) -> None:
    person = arrive(invite)
    drawer(person)
    seen = []
    for n in range(2):
        unseal(person, "")
        expect(person.page.locator("details.boosters summary").first).to_contain_text(
            person.say("page-decks-size", count=10 * (n + 1))
        )
        seen.append(packet(person, 1, 1).all_inner_texts())
    assert len(seen[0]) == len(seen[1]) == 10
    assert seen[0] != seen[1]


def test_open_build_and_play(invite: Invite) -> None:
    person = arrive(invite)
    drawer(person)
    page = person.page
    page.get_by_label(person.say("page-boosters-starter")).select_option(label=person.say("deck-red-range"))
    person.button("page-boosters-take-starter").click()
    expect(page.locator("details.boosters summary").first).to_contain_text(person.say("page-decks-size", count=60))
    unseal(person, "Friday")
    expect(packet(person, 1, 1)).to_have_count(10)
    own = kept(person)
    page.locator("details.boosters summary").first.click()
    page.get_by_label(person.say("page-collection-only")).check()
    expect(cards(person)).to_have_count(len(set(own) | {1, 2, 3}))
    worm = person.say("page-collection-owned", count=own[13])
    expect(card(person, "mail-worm").get_by_text(worm, exact=True)).to_be_visible()
    expect(card(person, "laptop").get_by_text(person.say("page-collection-free"))).to_be_visible()
    open_deck(person, "red-range")
    expect(good(person)).to_be_visible()
    expect(deck(person).get_by_text(person.say("collection-has"))).to_be_visible()
    step(person, "broken-protocol", "page-decks-add")  # out of the booster
    step(person, "mail-worm", "page-decks-remove")
    expect(good(person)).to_be_visible()
    expect(deck(person).get_by_text(person.say("collection-has"))).to_be_visible()
    page.get_by_label(person.say("page-collection-only")).uncheck()
    step(person, "air-gap", "page-decks-add")
    expect(bad(person, 1)).to_be_visible()  # 61 cards
    lacks = deck(person).get_by_text(person.say("collection-lacks", count=1))
    lacks.click()
    facts = {"number": 45, "have": 0, "wanted": 1, "missing": 1}
    shown = person.say("collection-missing", card=person.say("card-air-gap"), **facts)
    expect(deck(person).get_by_text(shown)).to_be_visible()
    step(person, "air-gap", "page-decks-remove")
    expect(lacks).to_have_count(0)
    person.button("page-decks-play").click()
    page.get_by_label(person.say("page-name")).fill("Ann")
    person.seat_bot(2)
    person.button("site-new-make").click()
    table = person.house.session(person.code).table
    mine = decks.counts(str(table.header.options["deck1"]))
    before = decks.counts("red-range")
    assert (mine[29], mine[12]) == (before[29] + 1, before[12] - 1)
    person.button("page-start").click()
    page.wait_for_selector(LIVING)


def test_the_collection_goes_out_as_text_and_comes_back(invite: Invite, tmp_path: Path) -> None:
    person = arrive(invite, lang="fi")
    found = drawer(person)
    unseal(person, "Friday")
    expect(packet(person, 1, 1)).to_have_count(10)
    before = kept(person)
    with person.page.expect_download() as download:
        found.get_by_role("button", name=person.say("page-decks-download")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert dict(OURS.decode(file.read_bytes()).cards) == before  # as the terminal reads it
    area = found.get_by_label(person.say("page-collection-text"))
    for text, reason in (
        ("{", "text"),
        (json.dumps({"format": "cyberdeck-collection", "version": 1, "game": "chess"}), "game"),
    ):
        area.fill(text)
        person.button("page-collection-read").click()
        detail = {"game": "chess", "text": ""}[reason]
        said = person.say("error-bad-collection", reason=reason, detail=detail)
        alert = found.get_by_role("region", name=person.say("page-collection")).get_by_role("alert")
        expect(alert).to_contain_text(said.partition(" (")[0])
        assert kept(person) == before
    person.button("page-collection-keep").click()
    expect(area).to_have_value(re.compile("cyberdeck-collection"))
    person.button("page-collection-reset").click()
    person.button("page-collection-keep").click()
    assert kept(person) == before
    person.button("page-collection-reset").click()
    person.button("page-collection-reset-sure").click()
    expect(found.get_by_text(person.say("page-collection-empty"))).to_be_visible()
    person.button("page-collection-back").click()
    assert kept(person) == before
    person.button("page-collection-reset").click()
    person.button("page-collection-reset-sure").click()
    found.locator("input[type=file]").set_input_files(file)
    expect(found.get_by_text(person.say("page-collection-done", count=10))).to_be_visible()
    assert kept(person) == before


def test_what_cannot_be_read_is_put_aside(invite: Invite) -> None:
    person = arrive(invite)
    person.page.evaluate("localStorage.setItem('cyberdeck.collection.kiberrubezh', '{\"cards\": [[1')")
    person.page.reload()
    drawer(person)
    unseal(person, "Friday")
    expect(packet(person, 1, 1)).to_have_count(10)
    assert sum(kept(person).values()) == 10
    assert person.page.evaluate("localStorage.getItem('cyberdeck.collection.kiberrubezh.old')") == '{"cards": [[1'


def test_by_keyboard_alone(invite: Invite) -> None:
    person = arrive(invite)
    keys = person.page.keyboard
    person.page.locator("details.boosters summary").first.focus()
    keys.press("Enter")
    keys.press("Tab")
    keys.press("Tab")
    keys.type("Friday")
    keys.press("Enter")
    expect(packet(person, 1, 1)).to_have_count(10)
    person.button("page-collection-reset").focus()
    keys.press("Enter")
    assert person.page.evaluate("document.activeElement.textContent") == person.say("page-collection-keep")
    keys.press("Shift+Tab")
    keys.press("Space")
    expect(person.page.get_by_text(person.say("page-collection-gone"))).to_be_visible()
    assert person.page.evaluate("document.activeElement.tagName") == "H3"


@pytest.mark.parametrize("lang", ["ru", "fi"])
def test_on_a_narrow_screen(invite: Invite, lang: str) -> None:
    person = arrive(invite, width=360, height=740, lang=lang)
    drawer(person)
    unseal(person, "Friday", 2)
    expect(packet(person, 2, 2)).to_have_count(10)
    assert person.has_no_sideways_scroll()
    sizes = person.page.eval_on_selector_all(
        "main button:not(.rule), main select, main summary, main input:not(.hidden):not([type=checkbox])",
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width).map(box => box.height)",
    )
    assert min(sizes) >= 44


def test_axe_finds_nothing_serious(invite: Invite) -> None:
    person = arrive(invite)
    drawer(person)
    unseal(person, "Friday", 6)
    expect(packet(person, 6, 6)).to_have_count(10)
    open_deck(person, "fortress")
    deck(person).locator("details.lacks summary").click()
    person.button("page-collection-reset").click()
    person.page.get_by_label(person.say("page-decks-search")).fill(person.say("card-air-gap"))
    assert serious(person) == []


def test_nothing_of_money_or_accounts(invite: Invite) -> None:
    """A game without boosters has no such drawer; here, nothing is sent but the seed."""
    person = arrive(invite)
    drawer(person)
    with person.page.expect_request("**/boosters") as sent:
        unseal(person, "Friday")
    assert json.loads(sent.value.post_data or "") == {"seed": "Friday", "count": 1}
    assert not {"cookie", "authorization"} & set(sent.value.headers)
    assert person.context.cookies() == []
    person.go("/decks/cybershield")
    expect(cards(person)).to_have_count(27, timeout=WAIT)
    expect(person.page.locator("details.boosters")).to_have_count(0)
    expect(person.page.get_by_label(person.say("page-collection-only"))).to_have_count(0)
