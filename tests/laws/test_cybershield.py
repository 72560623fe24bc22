"""Cyber Shield under the laws that need tables of its own: decks, what a seat cannot rule out, planted mistakes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from cyberdeck.games.cybershield import CyberShield, Options, decks
from cyberdeck.games.cybershield import ids as i
from cyberdeck.games.cybershield.events import Drew
from cyberdeck.games.cybershield.options import Tiny
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.kernel import laws
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from cyberdeck.spec import get_spec
from fuzz.tables import random_deck, random_options, values
from tests.cybershield.cards import counted
from tests.kits.changed import Changed, beliefs, walks
from tests.kits.slow import slow_after

ENTRY = get_spec("cybershield")


def test_those_tables_have_every_value_of_every_option_and_half_of_them_random_decks() -> None:
    seen: set[tuple[str, object]] = set()
    own: Counter[bool] = Counter()
    every = values(ENTRY)
    for seed in range(1, 501):
        drawn = random_options(ENTRY, FastRng(seed))
        seen |= {(name, value) for name, value in drawn.items() if value in every[name]}
        own[drawn["deck1"] in decks.BUILT_IN] += 1
    assert seen == {(name, value) for name, choices in every.items() for value in choices}
    assert abs(own[True] - own[False]) < 100


@pytest.mark.rule("CS-1.1")
def test_random_decks_are_legal_and_not_alike() -> None:
    rng = FastRng(5)
    drawn = {random_deck("cybershield", rng) for _ in range(200)}
    assert len(drawn) == 200
    sizes = [sum(decks.counts(deck)) for deck in drawn]
    assert min(sizes) == 60
    assert max(sizes) > 64
    assert max(max(decks.counts(deck)) for deck in drawn) == 4


def tiny(first: str, second: str, hand: int = 2) -> Tiny:
    both = [dict(enumerate(counted(deck))) for deck in (first, second)]
    return Tiny(decks=(both[0], both[1]), hand=hand)


SMALL: list[tuple[dict[str, Any], Tiny]] = [
    ({}, tiny("provider desktop desktop phishing tender", "provider desktop desktop phishing training")),
    (
        {"starter": "first"},
        tiny("tender tender provider provider desktop budget", "provider provider tender update desktop", hand=1),
    ),
    (
        {},
        tiny(
            "provider desktop wired-router firewall hardware-failure",
            "provider wired-router wrong-rules power-outage generator",
        ),
    ),
]


def small(options: dict[str, Any], cards: Tiny) -> CyberShield:
    return CyberShield(Options(**options), cards)


@pytest.mark.rule("CS-1.4")
@pytest.mark.rule("CS-4.10")
@pytest.mark.parametrize(("options", "cards"), slow_after(1, SMALL))
@pytest.mark.parametrize("viewer", slow_after(1, [0, -1, 1]))
def test_worlds_are_exactly_what_a_seat_cannot_rule_out(options: dict[str, Any], cards: Tiny, viewer: int) -> None:
    tally = beliefs(small(options, cards), (viewer,), 2)
    assert tally["worlds"] > tally["states"]


# Planted mistakes: each is found by the law that should find it


class HandInView(Changed):
    """The first player's cards lie open."""

    def view(self, state: Any, seat: int) -> CsView:
        view: CsView = self.game.view(state, seat)
        return msgspec.structs.replace(view, known=(tuple(list(state.hands)[: i.KINDS]), view.known[1]))


class CardInEvent(Changed):
    """Everybody is shown what is drawn."""

    def redact(self, event: Event, seat: int) -> Event:
        return event if isinstance(event, Drew) else self.game.redact(event, seat)


class Forgotten(Changed):
    """Nobody remembers what the other player took openly."""

    def apply(self, state: Any, seat: int, action: int, out: Any = None) -> None:
        self.game.apply(state, seat, action, out)
        for n in range(2 * i.KINDS):
            state.known[n] = 0


class WrongPoint(Changed):
    """A point too many, once there is Hardware on the table."""

    def apply(self, state: Any, seat: int, action: int, out: Any = None) -> None:
        bare = not any(state.card)
        self.game.apply(state, seat, action, out)
        if bare and any(state.card):
            state.score[0] += 1


@pytest.mark.both
@pytest.mark.rule("CS-1.4")
@pytest.mark.parametrize("planted", [HandInView, CardInEvent])
def test_a_card_that_leaks_is_caught(planted: type[Changed]) -> None:
    with pytest.raises(laws.LawViolation, match=r"^(no peeking|two worlds)"):
        walks(planted(small(*SMALL[0])), 50)


@pytest.mark.both
@pytest.mark.rule("CS-4.10")
def test_a_forgotten_card_is_caught() -> None:
    with pytest.raises(laws.LawViolation, match=r"^belief"):
        beliefs(Forgotten(small(*SMALL[1])), (1, -1), 5)


@pytest.mark.both
@pytest.mark.rule("CS-2.5")
def test_a_wrong_point_is_caught() -> None:
    with pytest.raises(laws.LawViolation, match="points, not"):
        walks(WrongPoint(small(*SMALL[0])), 5)
