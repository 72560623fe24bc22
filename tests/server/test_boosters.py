"""Boosters and collections over HTTP: odds as exact as the game's, the same seed the same cards, and nothing kept."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.games.kiberrubezh import decks
from cyberdeck.i18n import LANGUAGES, Texts
from cyberdeck.server.limits import Limits
from cyberdeck.spec import get_spec
from tests.server.house import House

ABOUT = "/api/decks/kiberrubezh"
OPEN = f"{ABOUT}/boosters"
READ = f"{ABOUT}/collection"
OURS = decks.BOOSTERS


def check(house: House, text: str, own: object, lang: str = "en") -> Any:
    return house.good("POST", f"{ABOUT}/check", {"text": text, "lang": lang, "collection": own})


def test_the_odds_are_those_of_the_game(house: House) -> None:
    shown = house.good("GET", ABOUT)["boosters"]
    assert (shown["size"], shown["max_count"], shown["starters"]) == (10, 36, ["blue-range", "red-range"])
    for said, one in zip(shown["odds"], OURS.odds(), strict=True):
        assert (said["rarity"], said["cards"], said["count"]) == (one.rarity, one.cards, one.drawn)
        assert Fraction(said["weight"], said["total"]) == one.slot
        assert Fraction(said["fraction"]) == one.card
        assert said["chance"] == float(one.card)
    assert house.good("GET", "/api/decks/cybershield")["boosters"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rarity_has_its_words(house: House, lang: str) -> None:
    texts = get_spec("kiberrubezh").texts(lang)
    cards = house.good("GET", ABOUT)["cards"]
    assert [card["rarity"] for card in cards] == [card.rarity for card in decks.catalogue().cards]
    assert all(texts.has(f"rarity-{card['rarity']}") for card in cards)
    assert {card["rarity"] for card in house.good("GET", "/api/decks/cybershield")["cards"]} == {""}


def test_the_same_seed_the_same_boosters(house: House) -> None:
    shown = house.good("POST", OPEN, {"seed": "Friday", "count": 3})
    assert shown == {"seed": "Friday", "boosters": [list(OURS.open_booster("Friday", n)) for n in range(3)]}
    assert house.good("POST", OPEN, {"seed": "friday "})["boosters"] == shown["boosters"][:1]
    assert house.good("POST", OPEN, {"seed": "Monday"})["boosters"] != shown["boosters"][:1]


def test_a_deck_is_held_against_a_collection(house: House) -> None:
    """KR-4.1: what is missing is shown, and is no problem of the deck."""
    own = [[number, count] for number, count in decks.sound(decks.built_in("blue-range"), decks.catalogue()).cards]
    shown = check(house, decks.built_in("blue-range"), own)
    assert (shown["problems"], shown["missing"]) == ([], [])
    shown = check(house, decks.built_in("blue-range"), own[:-1], "fi")
    (lacks,) = shown["missing"]
    assert shown["problems"] == []
    number, count = own[-1]
    title = get_spec("kiberrubezh").texts("fi").text(decks.catalogue().cards[number - 1].key)
    assert lacks["details"] == {"card": title, "number": number, "have": 0, "wanted": count, "missing": count}
    assert check(house, "9 laptop", [])["missing"] == []
    assert check(house, "1 air-gap", None)["missing"] == []


def test_a_collection_is_read(house: House) -> None:
    own = OURS.empty().plus(OURS.open_booster("Friday", 0), 1)
    shown = house.good("POST", READ, {"text": OURS.encode(own).decode()})
    assert shown == {"game": "kiberrubezh", "boosters": 1, "cards": [list(pair) for pair in own.cards]}


def test_what_cannot_be_asked(house: House) -> None:
    cut = OURS.encode(OURS.empty()).decode()[:-9]
    for path, body, status, key in (
        (OPEN, {"seed": ""}, 400, "error-bad-seed"),
        (OPEN, {"seed": " "}, 400, "error-bad-seed"),
        (OPEN, {"seed": "x" * 65}, 400, "error-bad-seed"),
        (OPEN, {"seed": "x", "count": 0}, 400, "error-many-boosters"),
        (OPEN, {"seed": "x", "count": 37}, 400, "error-many-boosters"),
        (OPEN, {"seed": "x", "count": -1}, 400, "error-many-boosters"),
        (OPEN, {"seed": "x", "count": 10**30}, 400, "error-many-boosters"),
        (OPEN, {"seed": "x", "count": 1.5}, 400, "error-bad-message"),
        (OPEN, {"seed": 3}, 400, "error-bad-message"),
        (OPEN, {}, 400, "error-bad-message"),
        (OPEN, {"seed": "x", "account": "me"}, 400, "error-bad-message"),
        ("/api/decks/chess/boosters", {"seed": "x"}, 400, "error-unknown-game"),
        ("/api/decks/blackhat/boosters", {"seed": "x"}, 404, "error-no-decks"),
        ("/api/decks/cybershield/boosters", {"seed": "x"}, 404, "error-no-boosters"),
        ("/api/decks/cybershield/collection", {"text": "{}"}, 404, "error-no-boosters"),
        ("/api/decks/cybershield/check", {"text": "", "collection": []}, 404, "error-no-boosters"),
        (READ, {"text": ""}, 400, "error-bad-collection"),
        (READ, {"text": cut}, 400, "error-bad-collection"),
        (READ, {"text": "x" * 70_000}, 400, "error-bad-collection"),
        (READ, {"text": "x" * 110_000}, 400, "error-bad-message"),
        (READ, b'{"text": "\\ud800"}', 400, "error-bad-message"),
        (f"{ABOUT}/check", {"text": "", "collection": [[1, 0]]}, 400, "error-bad-message"),
        (f"{ABOUT}/check", {"text": "", "collection": [[1, 1]] * 501}, 400, "error-bad-message"),
    ):  # fmt: skip
        reply = house.ask("POST", path, body)
        assert (reply.status, reply.json()["key"]) == (status, key), (path, body)
        for lang in LANGUAGES:
            facts = reply.json()["details"]
            assert Texts(lang).text(key, **facts)
            assert Texts(lang).attribute(key, "next", **facts)


def test_boosters_count_as_requests(tmp_path: Path) -> None:
    strict = House(tmp_path / "strict.sqlite", rates=Limits(requests=(3, 0.001)))
    try:
        replies = [strict.ask("POST", OPEN, {"seed": "x"}) for _ in range(5)]
        assert [reply.status for reply in replies] == [200, 200, 200, 429, 429]
    finally:
        strict.stop()


def test_nothing_is_kept_and_another_sites_page_cannot_ask(house: House) -> None:
    before = house.run(house.store.codes("open"))
    for path, body in ((OPEN, {"seed": "x"}), (READ, {"text": OURS.encode(OURS.empty()).decode()})):
        reply = house.ask("POST", path, body)
        assert (reply.status, reply.headers["cache-control"]) == (200, "no-store")
        assert "set-cookie" not in reply.headers
        assert house.ask("POST", path, body, headers={"origin": "https://elsewhere.example"}).status == 403
    assert house.run(house.store.codes("open")) == before
