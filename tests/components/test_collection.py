"""KR-4.1: collections as text: what is kept is read again, anything else is refused; decks are held against them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyberdeck.components.collection import BYTES, BadCollection, BadSeed, Collection
from cyberdeck.games.kiberrubezh import decks

OURS = decks.BOOSTERS
SOUND: dict[str, Any] = {
    "format": "cyberdeck-collection",
    "version": 1,
    "game": "kiberrubezh",
    "boosters": 2,
    "cards": [[13, 3], [46, 1]],
}


def reason(raw: bytes) -> str:
    with pytest.raises(BadCollection) as error:
        OURS.decode(raw)
    facts = error.value.details
    assert set(facts) == {"reason", "detail"}
    assert len(str(facts["detail"])) <= 120
    assert str(facts["detail"]).isprintable()
    return str(facts["reason"])


def changed(**more: object) -> bytes:
    return json.dumps(SOUND | more).encode()


def test_cards_are_added() -> None:
    one = OURS.empty().plus(OURS.open_booster("Friday", 0), 1)
    assert (one.size, one.boosters, one.game) == (10, 1, "kiberrubezh")
    two = one.plus({13: 2, 3: 1})
    assert dict(two.cards)[13] == 2
    assert dict(two.cards)[3] == 2
    assert [number for number, _ in two.cards] == sorted(number for number, _ in two.cards)
    assert one.size == 10  # nobody's collection changes under their hand


def test_it_is_read_as_it_was_written() -> None:
    assert OURS.decode(changed()) == Collection("kiberrubezh", 2, ((13, 3), (46, 1)))
    assert OURS.decode(changed(cards=[[46, 1], [13, 3]])) == OURS.decode(changed())
    assert json.loads(OURS.encode(OURS.decode(changed()))) == SOUND


@given(st.dictionaries(st.integers(1, 54), st.integers(1, 1_000_000)), st.integers(0, 1_000_000))
def test_whatever_is_kept_is_read_again(cards: dict[int, int], boosters: int) -> None:
    kept = OURS.empty().plus(cards, boosters)
    assert OURS.decode(OURS.encode(kept)) == kept


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b"", "text"),
        (b"4 Firewall", "shape"),
        (b"\xff\xfe", "text"),
        (b"[" * 50_000, "shape"),
        (changed(format="\x00")[:-1], "shape"),
        (b"[]", "shape"),
        (b"{}", "shape"),
        (changed(format="cyberdeck-record"), "shape"),
        (changed(gold=3), "shape"),
        (changed(cards=[[13, 0]]), "shape"),
        (changed(cards=[[13, -1]]), "shape"),
        (changed(cards=[[13, 1.5]]), "shape"),
        (changed(cards=[[13, 10**9]]), "shape"),
        (changed(cards={"13": 1}), "shape"),
        (changed(boosters=-1), "shape"),
        (changed(version=2), "version"),
        (changed(game="cybershield"), "game"),
        (changed(game="x\n" * 300), "game"),
        (changed(cards=[[55, 1]]), "card"),
        (changed(cards=[[0, 1]]), "card"),
        (changed(cards=[[13, 1], [13, 1]]), "twice"),
        (b" " * (BYTES + 1), "size"),
    ],
)
def test_anything_else_is_refused(raw: bytes, why: str) -> None:
    assert reason(raw) == why


def test_a_text_that_was_cut_off_is_refused_wherever_it_was() -> None:
    whole = OURS.encode(OURS.decode(changed())).rstrip()
    for length in range(len(whole)):
        assert reason(whole[:length]) in ("text", "shape")


@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_strange_bytes_are_refused_and_never_break(raw: bytes) -> None:
    reason(raw)


def test_what_a_deck_would_need() -> None:
    """KR-4.1, KR-1.1: basic assets are free to take."""
    known = decks.catalogue()
    deck = decks.read("9 laptop; 4 mail-worm; 2 rootkit; 1 air-gap", known).deck
    found = OURS.missing(deck, {13: 3, 15: 2}, known)
    assert [(problem.line, problem.key) for problem in found] == [(0, "collection-missing")] * 2
    assert [problem.details for problem in found] == [
        {"card": "mail-worm", "number": 13, "have": 3, "wanted": 4, "missing": 1},
        {"card": "air-gap", "number": 45, "have": 0, "wanted": 1, "missing": 1},
    ]
    assert OURS.missing(deck, {13: 4, 15: 9, 45: 1}, known) == []


def test_starter_sets_are_decks_that_can_be_played() -> None:
    """KR-4.1: a collection that begins with one can be played with at once."""
    known = decks.catalogue()
    for name in OURS.starters:
        deck = decks.sound(decks.built_in(name), known)
        assert OURS.missing(deck, dict(OURS.empty().plus(dict(deck.cards)).cards), known) == []


@pytest.mark.parametrize("seed", ["", "   ", "“”", "x" * 65])
def test_what_cannot_be_a_seed(seed: str) -> None:
    with pytest.raises(BadSeed):
        OURS.open_booster(seed, 0)
