"""A plug-in with decks and without texts at the page: a deck is built of its cards, and played with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cyberdeck.server import decks as online
from tests.browser.conftest import Invite
from tests.browser.test_pages import serious
from tests.kits.plugins import install_specs
from tests.plugins.duel.game import DUEL
from tests.server.house import House


@pytest.fixture
def duel_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[House]:
    install_specs(monkeypatch, DUEL)
    house = House(tmp_path / "tables.sqlite")
    house.good("GET", "/api/games")  # which reads the texts of every game once
    yield house
    house.stop()
    online.about.cache_clear()
    online._titled.cache_clear()


def test_a_deck_of_a_plug_in_is_built_and_played(invite: Invite, duel_house: House) -> None:
    person = invite(at=duel_house, game="duel")
    page = person.page
    person.go("/decks/duel")
    cards = page.locator("ul.cards > li")
    expect(cards).to_have_count(5)
    expect(cards.first).to_contain_text("rank-1")
    page.get_by_label(person.say("page-decks-open")).select_option("even")
    person.button("page-decks-take").click()
    deck = page.get_by_role("region", name=re.compile(f"^{person.say('page-decks-list')}"))
    expect(deck.get_by_text(person.say("page-decks-good"))).to_be_visible()
    expect(deck).to_contain_text(person.say("page-decks-group", kind="low", count=4))
    page.get_by_text(person.say("page-decks-stats"), exact=True).click()
    expect(page.locator("table.figures caption").filter(has_text=re.compile("^rank$"))).to_be_visible()
    cards.nth(2).get_by_role("button", name=person.say("page-decks-add", card="rank-3")).click()
    expect(deck.get_by_text(person.say("page-decks-bad", count=1))).to_be_visible()
    cards.nth(3).get_by_role("button", name=person.say("page-decks-remove", card="rank-4")).click()
    expect(deck.get_by_text(person.say("page-decks-good"))).to_be_visible()
    assert serious(person) == []
    person.button("page-decks-play").click()
    page.get_by_label(person.say("page-name")).fill("Ann")
    person.button("site-new-make").click()
    assert person.code
