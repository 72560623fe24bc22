"""Decks over HTTP: what they are made of, every mistake shown, limits, and nothing kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.games.cybershield import components, decks
from cyberdeck.i18n import LANGUAGES, Texts
from cyberdeck.server import limits
from cyberdeck.server.limits import Limits
from cyberdeck.spec import get_spec
from tests.cli.test_deck import MISTAKES, WRONG
from tests.server.house import House

ABOUT = "/api/decks/cybershield"
CHECK = f"{ABOUT}/check"


def check(house: House, text: str, lang: str = "en") -> Any:
    return house.good("POST", CHECK, {"text": text, "lang": lang})


def test_the_cards_are_those_of_the_game(house: House) -> None:
    shown = house.good("GET", ABOUT)
    cards = components.load().cards
    assert [card["id"] for card in shown["cards"]] == [card.id for card in cards]
    for said, card in zip(shown["cards"], cards, strict=True):
        assert (said["number"], said["kind"], said["value"]) == (card.number, card.kind, card.points.value)
        assert (said["keywords"], said["symbols"]) == (list(card.keywords), list(card.symbols))
        assert (said["quantity"], said["reconstructed"]) == (card.quantity.value, card.provenance == "reconstructed")
    assert shown["format"] == {
        "min_size": 60, "max_size": None, "copies": 4, "unlimited": [], "opening_hand": 7, "draw_per_turn": 2,
    }  # fmt: skip
    assert shown["value"] == "points"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_words_in_the_bundle_of_the_page(house: House, lang: str) -> None:
    texts = get_spec("cybershield").texts(lang)
    sent = house.good("GET", f"/api/texts/{lang}/cybershield")["ftl"]
    for card in house.good("GET", ABOUT)["cards"]:
        assert f"\n{card['key']} = {texts.text(card['key'])}\n" in sent
        assert {"text", "idea"} <= set(texts.attributes(card["key"]))
        assert all(texts.has(f"keyword-{word}") for word in card["keywords"])
        assert all(texts.has(f"symbol-{symbol}") for symbol in card["symbols"])


def test_the_games_own_decks_are_sound(house: House) -> None:
    own = house.good("GET", ABOUT)["built_in"]
    assert [deck["name"] for deck in own] == list(decks.BUILT_IN)
    for deck in own:
        shown = check(house, deck["text"])
        assert (shown["problems"], shown["code"], shown["cards"]) == ([], deck["code"], deck["cards"])
        assert shown["size"] == 60
        assert sum(count for _, count in shown["kinds"]) == sum(count for _, count in shown["curve"]) == 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_written_back_in_any_language_and_read_again_in_every_other(house: House, lang: str) -> None:
    shown = check(house, "name: Slow; 4 Firewall; 3 ноутбук; 2 #26", lang)
    assert (shown["name"], shown["code"]) == ("Slow", "3 5; 4 13; 2 26")
    texts = get_spec("cybershield").texts(lang)
    assert f"4 #13 {texts.text('card-firewall')}" in shown["text"].splitlines()
    assert shown["text"].startswith("game: cybershield\nname: Slow\n")
    for other in LANGUAGES:
        again = check(house, shown["text"], other)
        assert [again[name] for name in ("name", "code", "size")] == ["Slow", "3 5; 4 13; 2 26", 9]
        assert [problem["key"] for problem in again["problems"]] == ["deck-too-few"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twenty_mistakes_are_reported_at_once(house: House, lang: str) -> None:
    shown = check(house, MISTAKES.read_text(encoding="utf-8"), lang)
    assert [(problem["line"], problem["key"]) for problem in shown["problems"]] == [
        (line, key) for line, key, _, _ in WRONG
    ]
    texts = Texts(lang)
    for problem, (_, _, said, remedy) in zip(shown["problems"], WRONG, strict=True):
        text = texts.text(problem["key"], **problem["details"])
        how = texts.attribute(problem["key"], "next", **problem["details"])
        assert lang != "en" or (text == said and remedy in how)


def test_what_a_deck_promises_is_what_the_game_says(house: House) -> None:
    shown = check(house, decks.built_in("basic"))
    known = decks.catalogue()
    promised = decks.statistics(decks.sound(shown["code"], known), known)
    assert [(one["keyword"], one["cards"]) for one in shown["chances"]] == [
        (c.keyword, c.cards) for c in promised.chances
    ]
    for said, chance in zip(shown["chances"], promised.chances, strict=True):
        exact = [float(value) for value in (chance.opening, chance.again, *chance.turns)]
        assert [said["opening"], said["redrawn"], *said["turns"]] == exact == sorted(exact)


def test_an_empty_deck_promises_nothing(house: House) -> None:
    for text in ("", "\n\n", "// nothing"):
        shown = check(house, text)
        assert [problem["key"] for problem in shown["problems"]] == ["deck-empty"]
        assert (shown["size"], shown["code"], shown["curve"]) == (0, "", [])
        assert {one["opening"] for one in shown["chances"]} == {0}


def test_a_table_takes_the_code_and_no_deck_with_a_mistake(house: House) -> None:
    code = check(house, decks.built_in("attacker"))["code"]
    table = house.table(1, 1, game="cybershield", options={"deck1": code})
    assert table.info()["options"]["deck1"] == code
    request = {"game": "cybershield", "seats": [None, "random"], "options": {"deck2": "4 1; 5 2"}}
    reply = house.ask("POST", "/api/tables", request)
    assert (reply.status, reply.json()["key"]) == (400, "error-bad-deck")
    assert reply.json()["details"]["problem"] == "deck-copies"


def test_what_cannot_be_asked(house: House) -> None:
    for method, path, body, status, key in (
        ("GET", "/api/decks/chess", None, 400, "error-unknown-game"),
        ("GET", "/api/decks/blackhat", None, 404, "error-no-decks"),
        ("POST", "/api/decks/blackhat/check", {"text": ""}, 404, "error-no-decks"),
        ("POST", CHECK, {"text": "", "lang": "xx"}, 400, "error-bad-option"),
        ("POST", CHECK, {"text": "", "lang": "../en"}, 400, "error-bad-option"),
        ("POST", CHECK, {"text": 3}, 400, "error-bad-message"),
        ("POST", CHECK, {"text": "", "file": "/etc/passwd"}, 400, "error-bad-message"),
        ("POST", CHECK, b"{", 400, "error-bad-message"),
        ("POST", CHECK, b'{"text": "\\ud800"}', 400, "error-bad-message"),
    ):  # fmt: skip
        reply = house.ask(method, path, body)
        assert (reply.status, reply.json()["key"]) == (status, key), path
    facts = house.ask("GET", "/api/decks/blackhat").json()["details"]
    assert facts == {"game": "blackhat", "known": "cybershield, kiberrubezh"}


def test_a_deck_that_is_too_large_is_refused_and_a_larger_one_is_not_read(house: House) -> None:
    shown = check(house, "x" * (64 * 1024 + 1))
    assert [problem["key"] for problem in shown["problems"]] == ["deck-too-large"]
    body = json.dumps({"text": "x" * limits.DECK_BYTES}).encode()
    reply = house.ask("POST", CHECK, body)
    assert (reply.status, reply.json()) == (400, {"key": "error-bad-message", "details": {"reason": "length"}})


def test_hostile_text_is_shown_as_text_of_bounded_length(house: House) -> None:
    for text in ("3 " + "<script>" * 20, "\x00\x1b[2J", "name: " + "n" * 200, "9" * 5000, ";" * 5000, "3 \u202e\u0000"):
        for problem in check(house, text)["problems"]:
            facts = [fact for fact in problem["details"].values() if isinstance(fact, str)]
            assert all(len(fact) <= 80 and fact.isprintable() for fact in facts)


def test_decks_count_as_requests(tmp_path: Path) -> None:
    strict = House(tmp_path / "strict.sqlite", rates=Limits(requests=(3, 0.001)))
    try:
        replies = [strict.ask("POST", CHECK, {"text": "4 1"}) for _ in range(5)]
        assert [reply.status for reply in replies] == [200, 200, 200, 429, 429]
    finally:
        strict.stop()


def test_nothing_is_kept_and_another_sites_page_cannot_ask(house: House) -> None:
    before = house.run(house.store.codes("open"))
    assert check(house, "name: Mine; 4 1")["name"] == "Mine"
    assert house.run(house.store.codes("open")) == before
    reply = house.ask("POST", CHECK, {"text": "4 1"}, headers={"origin": "https://elsewhere.example"})
    assert reply.status == 403
    assert house.ask("POST", CHECK, {"text": "4 1"}).headers["cache-control"] == "no-store"
    assert house.ask("GET", ABOUT).headers["cache-control"].startswith("public")
