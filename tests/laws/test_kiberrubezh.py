"""Kiberrubezh under the laws that need tables of its own: decks, power, and what a seat cannot rule out."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.games.kiberrubezh import Kiberrubezh, Options, decks
from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.options import Tiny
from cyberdeck.kernel import laws
from cyberdeck.kernel.game import OVER
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import get_spec
from fuzz.tables import random_deck, random_options, values
from tests.kiberrubezh import power
from tests.kits.changed import beliefs
from tests.kits.slow import slow_after
from tests.laws.kiberrubezh_small import HANDS, PEEKING, SMALL, Hasty, hasty_beliefs, small

ENTRY = get_spec("kiberrubezh")


@pytest.mark.both
@pytest.mark.rule("KR-3.5")
@pytest.mark.parametrize("seed", range(5))
def test_power_is_enough_at_every_moment(seed: int) -> None:
    """Counted in another way than the game does, after every action."""
    rng = FastRng(700 + seed)
    game = Kiberrubezh(Options(deck1=random_deck("kiberrubezh", rng), deck2=random_deck("kiberrubezh", rng)))
    state = game.initial_state()
    while state.top.kind != OVER:
        seat, action = laws.choose(game, state, rng)
        game.apply(state, seat, action)
        assert power.broken(game.view(state, -1)) == []


def test_those_tables_have_every_value_of_every_option_and_half_of_them_random_decks() -> None:
    seen: set[tuple[str, object]] = set()
    own = 0
    every = values(ENTRY)
    for seed in range(1, 501):
        drawn = random_options(ENTRY, FastRng(seed))
        seen |= {(name, value) for name, value in drawn.items() if value in every[name]}
        own += drawn["deck1"] not in decks.BUILT_IN
    assert seen == {(name, value) for name, choices in every.items() for value in choices}
    assert 200 < own < 300


@pytest.mark.rule("KR-1.1")
@pytest.mark.parametrize("size", [40, 53, 60])
def test_random_decks_are_legal_and_not_alike(size: int) -> None:
    rng = FastRng(5)
    drawn = {random_deck("kiberrubezh", rng, size) for _ in range(200)}
    assert len(drawn) == 200
    counts = [decks.counts(deck, size) for deck in drawn]
    assert {sum(deck) for deck in counts} == {size}
    assert max(max(deck[3:]) for deck in counts) == 4
    assert max(max(deck[:3]) for deck in counts) > 4


@pytest.mark.rule("KR-1.9")
@pytest.mark.rule("KR-1.10")
@pytest.mark.rule("KR-2.2")
@pytest.mark.parametrize(("options", "cards"), slow_after(1, SMALL))
@pytest.mark.parametrize("viewer", slow_after(1, [0, -1, 1]))
def test_worlds_are_exactly_what_a_seat_cannot_rule_out(options: dict[str, Any], cards: Tiny, viewer: int) -> None:
    tally = beliefs(small(options, cards), (viewer,), 2)
    assert tally["worlds"] > tally["states"]


@pytest.mark.rule("KR-1.10")
@pytest.mark.rule("KR-3.17")
@pytest.mark.parametrize(("cards", "hidden"), [(PEEKING, "put"), (HANDS, "seen")])
@pytest.mark.parametrize("viewer", slow_after(1, [0, -1, 1]))
def test_so_they_are_after_cards_were_seen(cards: Tiny, hidden: str, viewer: int) -> None:
    tally = hasty_beliefs(small({}, cards), (viewer,), 4)
    assert tally["worlds"] > tally["states"]
    assert tally[hidden] > 5


@pytest.mark.rule("KR-1.10")
@pytest.mark.parametrize(("cards", "kind"), [(PEEKING, i.K_ORDER), (HANDS, i.K_RANDOM), (HANDS, i.K_OBJECT)])
def test_those_games_come_to_what_is_hidden(cards: Tiny, kind: int) -> None:
    game: Any = Hasty(small({}, cards))
    met = 0
    for seed in range(20):
        rng, s = FastRng(seed), game.initial_state()
        while s.top.kind not in (OVER, kind):
            seat, action = laws.choose(game, s, rng)
            game.apply(s, seat, action)
        met += s.top.kind == kind
    assert met > 3
