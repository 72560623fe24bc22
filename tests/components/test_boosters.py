"""KR-4.1: boosters hold what is said of them: every outcome counted, many drawn, the same seed the same cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyberdeck.components.boosters import LONGEST, Booster, Slot, draw, odds, open_booster, pool, usable
from cyberdeck.components.decks import Card, Catalogue
from cyberdeck.games.kiberrubezh import components, decks
from cyberdeck.kernel.rng import Rng

RARITIES = ["low", "low", "low", "high", "high", "top"]
SMALL = Catalogue(
    "demo", [Card(number=n, id=f"c{n}", key="", kind="x", rarity=rarity) for n, rarity in enumerate(RARITIES, 1)]
)
PACKET = Booster((Slot(2, (("low", 1),)), Slot(1, (("high", 2), ("top", 1)))))
KNOWN = decks.catalogue()
RARITY = {card.number: card.rarity for card in KNOWN.cards}


class Branches(Rng):
    """Goes through every row of draws, one row at a time, with the chance of each."""

    def __init__(self, row: list[int]) -> None:
        self.row = row
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        at = len(self.sizes)
        self.sizes.append(n)
        if at == len(self.row):
            self.row.append(0)
        return self.row[at]


def outcomes(booster: Booster, known: Catalogue) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    row: list[int] = []
    while True:
        rng = Branches(row)
        cards = draw(booster, known, rng)
        chance = Fraction(1)
        for size in rng.sizes:
            chance /= size
        yield cards, chance
        while row and row[-1] + 1 == rng.sizes[len(row) - 1]:
            row.pop()
        if not row:
            return
        row[-1] += 1


def test_odds_are_those_of_counting_every_booster() -> None:
    found: Counter[int] = Counter()
    whole = Fraction(0)
    for cards, chance in outcomes(PACKET, SMALL):
        assert len(set(cards)) == 3
        whole += chance
        for card in cards:
            found[card] += chance  # type: ignore[assignment]
    assert whole == 1
    shown = {one.rarity: one for one in odds(PACKET, SMALL)}
    assert {card.number: shown[card.rarity].card for card in SMALL.cards} == found
    assert [(one.cards, one.drawn, one.slot) for one in shown.values()] == [
        (3, 2, Fraction(1)),
        (2, 1, Fraction(2, 3)),
        (1, 1, Fraction(1, 3)),
    ]


def test_the_last_slot_of_the_game_is_counted_too() -> None:
    """KR-4.1: special in one booster of six."""
    last = Booster(decks.BOOSTER.slots[-1:])
    found: Counter[str] = Counter()
    for (card,), chance in outcomes(last, KNOWN):
        found[RARITY[card]] += chance  # type: ignore[assignment]
    assert found == {"rare": Fraction(5, 6), "special": Fraction(1, 6)}


def test_what_a_booster_of_the_game_holds() -> None:
    """KR-4.1."""
    shown = odds(decks.BOOSTER, KNOWN)
    assert [(one.rarity, one.drawn, one.slot) for one in shown] == [
        ("common", 6, 1),
        ("uncommon", 3, 1),
        ("rare", 1, Fraction(5, 6)),
        ("special", 1, Fraction(1, 6)),
    ]
    cards = components.load().cards
    for one in shown:
        assert pool(KNOWN, one.rarity) == [card.number for card in cards if card.rarity == one.rarity]
        assert one.cards >= one.drawn
        assert one.card == one.slot * one.drawn / one.cards
    assert sum(one.card * one.cards for one in shown) == decks.BOOSTER.size == 10
    assert sum(one.cards for one in shown) == len(cards)


def test_many_boosters_are_as_the_odds_say() -> None:
    """KR-4.1: no card is farther from its share than five standard deviations."""
    many = 6000
    found: Counter[int] = Counter()
    special = 0
    for n in range(many):
        cards = open_booster(decks.BOOSTER, KNOWN, "sample", n)
        rarities = Counter(RARITY[card] for card in cards)
        assert len(set(cards)) == 10
        assert (rarities["common"], rarities["uncommon"], rarities["rare"] + rarities["special"]) == (6, 3, 1)
        special += rarities["special"]
        found.update(cards)
    chances = {one.rarity: float(one.card) for one in odds(decks.BOOSTER, KNOWN)}
    for card in KNOWN.cards:
        chance = chances[card.rarity]
        assert abs(found[card.number] - many * chance) < 5 * (many * chance * (1 - chance)) ** 0.5, card.id
    assert abs(special - many / 6) < 5 * (many * 5 / 36) ** 0.5


def test_the_same_seed_the_same_boosters() -> None:
    """As they were when this was written: a seed that was shared must not change its cards."""
    assert open_booster(decks.BOOSTER, KNOWN, "Friday", 0) == (3, 28, 31, 43, 46, 54, 18, 19, 50, 30)
    assert open_booster(decks.BOOSTER, KNOWN, "Friday", 1) == (1, 17, 20, 34, 39, 54, 18, 37, 50, 23)
    for spelled in ("friday", " FRIDAY ", "“Friday”"):
        assert open_booster(decks.BOOSTER, KNOWN, spelled, 1) == open_booster(decks.BOOSTER, KNOWN, "Friday", 1)
    others = {open_booster(decks.BOOSTER, KNOWN, str(seed), 0) for seed in range(50)}
    assert len(others) == 50


def test_games_do_not_share_their_boosters() -> None:
    other = Catalogue("other", KNOWN.cards)
    assert open_booster(decks.BOOSTER, other, "Friday", 0) != open_booster(decks.BOOSTER, KNOWN, "Friday", 0)


def test_cards_come_by_slot_and_number() -> None:
    for n in range(20):
        cards = open_booster(decks.BOOSTER, KNOWN, "order", n)
        assert list(cards) == [*sorted(cards[:6]), *sorted(cards[6:9]), cards[9]]


def test_a_rarity_belongs_to_one_slot() -> None:
    with pytest.raises(ValueError, match="two slots"):
        Booster((Slot(1, (("low", 1),)), Slot(1, (("low", 1), ("top", 1)))))


@given(st.text(max_size=LONGEST + 2))
def test_any_text_that_can_be_a_seed_opens_a_booster(seed: str) -> None:
    if usable(seed):
        assert len(open_booster(PACKET, SMALL, seed, 0)) == 3
    else:
        assert len(seed) > LONGEST or not seed.strip() or not seed.strip("\"'“”„«»-_ \t‐‑–—").isalnum()
