"""Typed TOML with provenance: what loads, and how each fault is named."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cyberdeck.components import BadData, Component, Sourced, equal, items, listed, load
from cyberdeck.kernel.errors import CyberdeckError


class Card(Component, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    cost: int


class Priced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    price: Sourced[int]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


GOOD = '[[card]]\nid = "x"\ncost = 3\nprovenance = "book"\n'


def write(folder: Path, text: str) -> Path:
    file = folder / "deck.toml"
    file.write_text(text, encoding="utf-8")
    return file


def facts(e: pytest.ExceptionInfo[BadData]) -> tuple[object, object, str]:
    return e.value.details["file"], e.value.details["item"], str(e.value.details["reason"])


def test_a_file_becomes_a_frozen_struct(tmp_path: Path) -> None:
    deck = load(write(tmp_path, GOOD), Deck)
    assert deck == Deck((Card(id="x", cost=3, provenance="book"),))
    with pytest.raises(AttributeError):
        deck.card = ()  # type: ignore[misc]


def test_a_file_of_one_family(tmp_path: Path) -> None:
    assert items(write(tmp_path, GOOD + GOOD.replace("x", "y")), "card", Card)[1].id == "y"
    assert items(write(tmp_path, "card = []"), "card", Card) == ()


@pytest.mark.parametrize("provenance", ["book", "ruling", "reconstructed"])
def test_provenance_without_a_source(tmp_path: Path, provenance: str) -> None:
    deck = load(write(tmp_path, GOOD.replace("book", provenance)), Deck)
    assert (deck.card[0].provenance, deck.card[0].cite) == (provenance, "")


def test_a_source_is_cited(tmp_path: Path) -> None:
    deck = load(write(tmp_path, GOOD.replace('"book"', '"source"\ncite = "somebody"')), Deck)
    assert deck.card[0].cite == "somebody"


@pytest.mark.parametrize(
    ("text", "item", "reason"),
    [
        pytest.param("[[card]\n", "", "is not TOML", id="no TOML"),
        pytest.param("", "", "missing required field `card`", id="no family"),
        pytest.param(GOOD + "[[tile]]\n", "", "unknown field `tile`", id="unknown family"),
        pytest.param(GOOD.replace("cost", "price"), "card x", "unknown field `price`", id="unknown field"),
        pytest.param(GOOD.replace("cost = 3\n", ""), "card x", "missing required field `cost`", id="missing field"),
        pytest.param(GOOD.replace("3", '"3"'), "card x cost", "Expected `int`, got `str`", id="string for a number"),
        pytest.param(GOOD.replace("3", "3.0"), "card x cost", "Expected `int`, got `float`", id="float for a number"),
        pytest.param(GOOD.replace('provenance = "book"', ""), "card x", "field `provenance`", id="no provenance"),
        pytest.param(GOOD.replace("book", "rumour"), "card x provenance", "'rumour'", id="unknown provenance"),
        pytest.param(GOOD.replace("book", "source"), "card x", "needs a `cite`", id="no cite"),
        pytest.param(GOOD + 'cite = "me"', "card x", "takes no `cite`", id="cite without a source"),
        pytest.param(GOOD.replace('id = "x"\n', ""), "card #1", "missing required field `id`", id="nameless"),
    ],
)
def test_a_bad_file_names_file_item_and_reason(tmp_path: Path, text: str, item: str, reason: str) -> None:
    with pytest.raises(BadData) as e:
        load(write(tmp_path, text), Deck)
    file, where, why = facts(e)
    assert (file, where) == ("deck.toml", item)
    assert reason in why
    assert all(part in str(e.value) for part in ("deck.toml", item))
    assert isinstance(e.value, CyberdeckError)


def test_a_missing_file_is_bad_data(tmp_path: Path) -> None:
    with pytest.raises(BadData) as e:
        load(tmp_path / "none.toml", Deck)
    assert facts(e)[0] == "none.toml"
    assert "cannot be read" in facts(e)[2]


def test_bytes_that_are_no_text_are_bad_data(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="is not TOML"):
        load(tmp_path / "deck.toml", Deck)


def test_a_fact_names_its_own_fault(tmp_path: Path) -> None:
    with pytest.raises(BadData) as e:
        items(write(tmp_path, '[[card]]\ncode = "joker"\nprice = { value = 1 }'), "card", Priced)
    assert facts(e)[1:] == ("card joker price", "Object missing required field `provenance`")


@pytest.mark.parametrize(
    ("found", "item", "reason"),
    [
        ("aab", "card a", "occurs twice"),
        ("ab", "card c", "is missing"),
        ("abx", "card x", "is unknown"),
        ("acb", "card c", "is out of order: here belongs b"),
    ],
)
def test_a_list_holds_what_it_should(found: str, item: str, reason: str) -> None:
    listed("f", "card", "abc", "abc")
    with pytest.raises(BadData) as e:
        listed("f", "card", found, "abc")
    assert facts(e) == ("f", item, reason)


def test_a_number_is_what_it_must_be() -> None:
    equal("f", "card x", "cost", 3, 3)
    with pytest.raises(BadData) as e:
        equal("f", "card x", "cost", 4, 3)
    assert facts(e) == ("f", "card x", "cost is 4, not 3")
