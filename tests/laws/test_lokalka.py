"""Lokalka under the laws that need a table of its own: what a seat cannot rule out, roles, and planted mistakes."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import msgspec
import pytest

from cyberdeck.games.lokalka import Lokalka, Options
from cyberdeck.games.lokalka import ids as i
from cyberdeck.games.lokalka.events import RoleDealt
from cyberdeck.games.lokalka.options import Tiny
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.games.lokalka.ui import analysis
from cyberdeck.games.lokalka.view import LokView, assignments
from cyberdeck.kernel import laws
from cyberdeck.kernel.game import CHANCE, OVER, SPECTATOR
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from fuzz.games import one_game
from tests.kits.changed import Changed, beliefs, walks
from tests.kits.slow import slow_after


def test_games_that_once_broke_a_law() -> None:
    """22448: a hand was shown, and not which of its cards came from the deck before."""
    for seed in (22448,):
        tally = one_game("lokalka", seed, 10)
        assert isinstance(tally, Counter), tally


SMALL: list[tuple[dict[str, Any], dict[int, int]]] = [
    ({}, {0: 2, 5: 1, i.SOCIAL: 3, i.BACKUP: 1}),
    ({}, {0: 3, i.DIRECT: 3, 6: 2}),
    ({}, {0: 3, i.BOTNET: 4}),
    ({"out_sees": "all"}, {0: 2, 1: 2, i.VIRUSES: 2, i.FLOOD: 1, i.BOMB: 1, 5: 1}),
    ({"players": 5}, {0: 3, i.BOTNET: 2, i.SOCIAL: 1}),
]
WIDE = {"draws": 600, "steps": 150, "widest": 600}


def small(options: dict[str, Any], quantity: dict[int, int]) -> Lokalka:
    return Lokalka(Options(**{"players": 4, "network": "random", **options}), Tiny(quantity=quantity, hand=1))


@pytest.mark.parametrize(("options", "quantity"), slow_after(1, SMALL))
@pytest.mark.parametrize("viewer", slow_after(1, [0, -1, 2]))
def test_worlds_are_exactly_what_a_seat_cannot_rule_out(
    options: dict[str, Any], quantity: dict[int, int], viewer: int
) -> None:
    tally = beliefs(small(options, quantity), (viewer,), 3, **WIDE)
    assert tally["worlds"] > tally["states"]


class Deals:
    """LOK-7.4 by brute force: all the deals of the roles, and what a reader is shown rules some of them out."""

    def __init__(self, game: Lokalka, state: LokState, viewer: int) -> None:
        self.game, self.viewer = game, viewer
        dealt = [int(role) for role in state.role]
        everything = sorted(set(itertools.permutations(dealt)))
        own = [seat for seat in range(game.num_seats) if seat == viewer or dealt[seat] == i.ADMIN]
        self.left = [deal for deal in everything if all(deal[seat] == dealt[seat] for seat in own)]
        self.first = len(self.left)

    def learn(self, state: LokState, seat: int, action: int, shown: list[Event]) -> None:
        self.left = [deal for deal in self.left if self._heard(state, deal, seat, action) == self._redacted(shown)]

    def _heard(self, state: LokState, deal: tuple[int, ...], seat: int, action: int) -> bytes:
        """Nothing, if the action could not have been given."""
        world = self.game.load({**self.game.dump(state), "role": deal, "may": [15] * self.game.num_seats})
        legal = seat == CHANCE or action in self.game.legal_actions(world, seat)
        return self._redacted(laws.step(self.game, world, seat, action)) if legal else b""

    def _redacted(self, shown: list[Event]) -> bytes:
        return laws.encode([self.game.redact(event, self.viewer) for event in shown])


@pytest.mark.rule("LOK-7.4")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
def test_the_roles_that_a_view_leaves_open_are_all_the_deals_that_can_be(players: int, viewer: int) -> None:
    rng = FastRng(40 * players + viewer)
    found: Counter[str] = Counter()
    for _ in range(4):
        game = Lokalka(Options(players=players, round_limit=12))
        state = game.initial_state()
        while state.top.kind in (i.K_ADMIN, i.K_ROLE):
            game.apply(state, *laws.choose(game, state, rng))
        belief = Deals(game, state, viewer)
        while state.top.kind != OVER:
            seat, action = laws.choose(game, state, rng)
            before = state.copy()
            belief.learn(before, seat, action, laws.step(game, state, seat, action))
            view = game.view(state, viewer)
            assert sorted(map(tuple, assignments(game.params, view))) == belief.left
            by_seat = [Counter(deal[other] for deal in belief.left) for other in range(players)]
            assert analysis.chances(game, view) == [dict(sorted(roles.items())) for roles in by_seat]
            found["narrowed"] += len(belief.left) < belief.first
    assert found["narrowed"] > 20


# Planted mistakes: each is found by the law that should find it


class ForgottenMark(Changed):
    """Nobody remembers what came out of the discard pile, or out of their own hand."""

    def apply(self, state: Any, seat: int, action: int, out: Any = None) -> None:
        self.game.apply(state, seat, action, out)
        state.marks = 0


class RoleInView(Changed):
    """The second player's role lies open."""

    def view(self, state: Any, seat: int) -> LokView:
        view: LokView = self.game.view(state, seat)
        return msgspec.structs.replace(view, roles=(view.roles[0], int(state.role[1]), *view.roles[2:]))


class RoleInEvent(Changed):
    """Everybody is shown which role is dealt."""

    def redact(self, event: Event, seat: int) -> Event:
        return event if isinstance(event, RoleDealt) else self.game.redact(event, seat)


class RoleInWhatMayBe(Changed):
    """An attack reveals the role of its player."""

    def view(self, state: Any, seat: int) -> LokView:
        view: LokView = self.game.view(state, seat)
        if not state.attacked:
            return view
        shown = state.top.a
        may = [(int(state.role[n]),) if n == shown else roles for n, roles in enumerate(view.possible_roles)]
        return msgspec.structs.replace(view, possible_roles=tuple(may))


@pytest.mark.both
@pytest.mark.rule("LOK-4.7")
def test_a_forgotten_mark_is_caught() -> None:
    with pytest.raises(laws.LawViolation, match=r"^belief"):
        beliefs(ForgottenMark(small(*SMALL[0])), (0, 2), 5, **WIDE)


@pytest.mark.both
@pytest.mark.rule("LOK-3.1")
@pytest.mark.parametrize("planted", [RoleInView, RoleInEvent])
def test_a_role_that_leaks_is_caught(planted: type[Changed]) -> None:
    with pytest.raises(laws.LawViolation, match=r"^(no peeking|two worlds)"):
        walks(planted(small(*SMALL[2])), 50)


@pytest.mark.both
@pytest.mark.rule("LOK-7.4")
def test_a_role_that_an_attack_gives_away_is_caught() -> None:
    with pytest.raises(laws.LawViolation, match=r"^belief"):
        beliefs(RoleInWhatMayBe(small(*SMALL[2])), (0, 2), 5, **WIDE)
