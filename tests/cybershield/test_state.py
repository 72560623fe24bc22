"""The allow-list of a view, and the invariants that find inconsistent states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.kernel.game import SPECTATOR
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

Data = dict[str, Any]


def position() -> Table:
    side = "provider +generator | wired-router 1 +firewall | desktop 2 +weak-password | laptop 1:radio"
    return Table().side("A", side).side("B", "provider! +ddos | server 1").hands(A="update", B="trojan")


def edited(data: Data, place: int, **facts: Any) -> None:
    """The data with another card on a place, or another state of it."""
    data["table"] = tuple(
        msgspec.structs.replace(spot, **facts) if spot.place == place else spot for spot in data["table"]
    )


def attached(spot: Spot, which: int, n: int = 1) -> tuple[int, ...]:
    return tuple(n if number == which else count for number, count in enumerate(spot.cards))


def lose_a_card(data: Data) -> None:
    data["hands"] = [0] * len(data["hands"])


def half_a_joint(data: Data) -> None:
    edited(data, 2, links=(-1, -1, -1, -1))


def other_symbols(data: Data) -> None:
    edited(data, 3, links=(0, -1, -1, -1))  # its cable, but a radio at the other end


def joined_twice(data: Data) -> None:
    edited(data, 1, links=(0, 0, 2, -1))


def no_place_for_a_firewall(data: Data) -> None:
    edited(data, 2, cards=attached(data["table"][2], 0))


def too_many_broken(data: Data) -> None:
    edited(data, 1, broken=(2, 0, 0, 0, 0))


def flooded_and_upright(data: Data) -> None:
    edited(data, 24, disrupted=False)


def open_without_a_password(data: Data) -> None:
    edited(data, 3, open=True)


BROKEN: list[tuple[Callable[[Data], None], str]] = [
    (lose_a_card, "lost or new"),
    (lambda data: data.update(size=[2, 1]), "does not hold 2 cards"),
    (lambda data: data.update(deck_size=[1, 1]), "has not 1 cards"),
    (lambda data: data.update(known=[1] * 54), "is known to hold what they do not"),
    (half_a_joint, "half a joint"),
    (other_symbols, "other symbols meet"),
    (joined_twice, "joined too often"),
    (no_place_for_a_firewall, "cannot be on place 2"),
    (too_many_broken, "more than all of 0 are disrupted"),
    (flooded_and_upright, "should be disrupted"),
    (open_without_a_password, "open without a weak password"),
    (lambda data: data.update(net=[1, 0]), "connected otherwise"),
    (lambda data: data.update(score=[9, -1]), "has 9 points"),
]


@pytest.mark.parametrize(("mistake", "problem"), BROKEN)
def test_a_recount_finds_every_mistake(mistake: Callable[[Data], None], problem: str) -> None:
    assert problem in position().violations_after(mistake)


@pytest.mark.rule("CS-1.4")
def test_a_view_is_an_allow_list() -> None:
    """Hands, and the cards under a deck, are visible to their owner alone."""
    t = position().under(A="desktop server")
    assert t.view("A").hand[KIND["update"]] == 1
    assert t.view("B").hand[KIND["trojan"]] == 1
    assert t.view("").hand == t.view("").under == t.view("B").under == ()
    assert t.view("A").under == (KIND["desktop"], KIND["server"])
    assert t.view("").size == (1, 1)
    assert t.game.views(t.state, [SPECTATOR, 0, 1]) == [t.view(reader) for reader in ("", "A", "B")]
