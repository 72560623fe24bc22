"""The laws catch bugs: one planted at a time in a sound game, and each found by the law that should find it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from mypy_extensions import i64

from cyberdeck.kernel import laws
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.belief import belief, sampling
from cyberdeck.kernel.game import Sink, Worlds
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.kernel.wire import Event, Move
from tests.kernel.skirmish import (
    ANSWER,
    K_STEAL,
    K_TURN,
    KINDS,
    PARRY,
    STEAL,
    STRIKE,
    Dealt,
    Skirmish,
    SkirmishState,
    SkirmishView,
    Stole,
    Word,
)

pytestmark = pytest.mark.both


def walks(game: Skirmish, games: int = 300) -> Counter[str]:
    rng = FastRng(21)
    return sum((laws.walk(game, rng) for _ in range(games)), start=Counter())


def beliefs(game: Skirmish, games: int = 15) -> Counter[str]:
    rng = FastRng(22)
    return sum((belief(game, number % 2, rng, 1500) for number in range(games)), start=Counter())


def test_the_sound_game_is_sound() -> None:
    tally = walks(Skirmish())
    assert tally["revealed"] > 30
    assert tally["same"] > 1000
    assert beliefs(Skirmish())["worlds"] > 100


class LeakInView(Skirmish):
    """The view reveals a little of the other hand."""

    def view(self, state: SkirmishState, seat: i64) -> SkirmishView:
        return msgspec.structs.replace(super().view(state, seat), hint=state.hands[1 - seat][STRIKE])


class LeakInEvent(Skirmish):
    """The other seat is shown which card was dealt."""

    def redact(self, event: Event, seat: i64) -> Event:
        return event if isinstance(event, Dealt) else super().redact(event, seat)


class LeakToSpectator(Skirmish):
    """A spectator is shown which card was stolen."""

    def redact(self, event: Event, seat: i64) -> Event:
        return event if isinstance(event, Stole) else super().redact(event, seat)


class LeakInDecision(Skirmish):
    """A window is opened only for those who hold a parry."""

    def opens_window(self, state: SkirmishState, seat: int) -> bool:
        return any(hand[PARRY] for hand in state.hands)


class LeakInLegal(Skirmish):
    """One may not steal from a hand without strikes."""

    def legal_actions_into(self, state: SkirmishState, seat: i64, buffer: ActionBuffer) -> None:
        super().legal_actions_into(state, seat, buffer)
        if (
            state.top.kind == K_TURN
            and buffer.count > 1
            and buffer.ids[buffer.count - 1] == STEAL
            and not state.hands[1 - seat][STRIKE]
        ):
            buffer.count -= 1


class LeakThroughCommitment(Skirmish):
    """A committed action shows in the other's view."""

    def view(self, state: SkirmishState, seat: i64) -> SkirmishView:
        return msgspec.structs.replace(super().view(state, seat), hint=int(ANSWER in list(state.committed)))


class ShallowState(SkirmishState):
    def copy(self) -> ShallowState:
        return ShallowState(
            self.top, self.committed[:], self.hands, self.known, self.deck, self.discard, self.turns, self.points
        )


class ShallowCopy(Skirmish):
    def initial_state(self) -> SkirmishState:
        state = super().initial_state()
        return ShallowState(
            state.top, state.committed, state.hands, state.known, state.deck, state.discard, state.turns, state.points
        )


class LostCard(Skirmish):
    """A stolen card vanishes on the way."""

    def stolen(self, state: SkirmishState, thief: int, kind: int, sink: Sink | None) -> None:
        super().stolen(state, thief, kind, sink)
        state.hands[thief][kind] -= 1
        state.known[thief][kind] -= 1


class ForgetfulDump(Skirmish):
    """Saving loses what the seats know."""

    def load(self, data: Mapping[str, object]) -> SkirmishState:
        return super().load({**data, "known": [[0] * KINDS, [0] * KINDS]})


class UnsortedLegal(Skirmish):
    def legal_actions_into(self, state: SkirmishState, seat: i64, buffer: ActionBuffer) -> None:
        super().legal_actions_into(state, seat, buffer)
        buffer.reverse()


class WrongSpelling(Skirmish):
    id = "skirmish-misspelt"

    def format_move(self, move: Move) -> str:
        assert isinstance(move, Word)
        return move.word.replace("strike", "parry")


class ArrivalMatters(Skirmish):
    """Who answers a window first gets a point."""

    def apply(self, state: SkirmishState, seat: i64, action: i64, sink: Sink | None = None) -> None:
        if state.players_to_act() == 3:
            state.points[seat] += 1
        super().apply(state, seat, action, sink)


class Endless(Skirmish):
    def next_turn(self, state: SkirmishState, seat: int) -> None:
        state.push(K_TURN, 1 << 1 - seat, 0, 1 - seat)


class MemoryInGame(Skirmish):
    """A rulebook that keeps state of its own: a replay differs."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def stolen(self, state: SkirmishState, thief: int, kind: int, sink: Sink | None) -> None:
        super().stolen(state, thief, kind, sink)
        self.calls += 1
        state.points[thief] += self.calls


class ImpossibleSample(Skirmish):
    def sample_chance(self, state: SkirmishState, rng: Rng) -> i64:
        return rng.below(KINDS)


@pytest.mark.parametrize(
    ("planted", "found_by"),
    [
        (LeakInView, ("no peeking", "two worlds")),
        (LeakInEvent, ("two worlds",)),
        (LeakToSpectator, ("two worlds",)),
        (LeakInDecision, ("two worlds",)),
        (LeakInLegal, ("no peeking", "two worlds")),
        (LeakThroughCommitment, ("no peeking", "two worlds")),
        (ShallowCopy, ("copies",)),
        (LostCard, ("invariants",)),
        (ForgetfulDump, ("round trip",)),
        (UnsortedLegal, ("legal actions",)),
        (WrongSpelling, ("legal actions",)),
        (ArrivalMatters, ("committed",)),
        (Endless, ("ends",)),
        (MemoryInGame, ("two worlds", "replay")),
        (ImpossibleSample, ("legal actions",)),
    ],
)
def test_walk_catches(planted: type[Skirmish], found_by: tuple[str, ...]) -> None:
    """Where two laws could find it, which one comes first depends on the state that shows it."""
    with pytest.raises(laws.LawViolation) as caught:
        walks(planted())
    assert caught.value.law in found_by


class ConstantWorlds(Worlds[SkirmishState]):
    def __init__(self, inner: Worlds[SkirmishState]) -> None:
        self.inner = inner

    def sample(self, rng: Rng) -> SkirmishState:
        return self.inner.sample(FastRng(1))


class ConstantSampler(Skirmish):
    """Every world is the same one."""

    def worlds(self, view: SkirmishView) -> Worlds[SkirmishState]:
        return ConstantWorlds(super().worlds(view))


class Forgotten(Skirmish):
    """A seat forgets which card was stolen from it."""

    def stolen(self, state: SkirmishState, thief: int, kind: int, sink: Sink | None) -> None:
        super().stolen(state, thief, kind, sink)
        state.known[thief][kind] -= 1


class LopsidedWorlds(ConstantWorlds):
    def sample(self, rng: Rng) -> SkirmishState:
        once, twice = self.inner.sample(rng), self.inner.sample(rng)
        return once if once.hands[0] >= twice.hands[0] else twice


class LopsidedSampler(Skirmish):
    """Some worlds come too often."""

    def worlds(self, view: SkirmishView) -> Worlds[SkirmishState]:
        return LopsidedWorlds(super().worlds(view))


@pytest.mark.parametrize("planted", [ConstantSampler, Forgotten, LopsidedSampler])
def test_only_belief_catches(planted: type[Skirmish]) -> None:
    """These pass every other law."""
    walks(planted(), 60)
    with pytest.raises(laws.LawViolation) as caught:
        beliefs(planted())
    assert caught.value.law == "belief"


class LoadedDice(Skirmish):
    def sample_chance(self, state: SkirmishState, rng: Rng) -> i64:
        outcomes = self.chance_outcomes(state)
        return outcomes[rng.below(len(outcomes))][0]


def test_sampling_catches_loaded_dice() -> None:
    def strays(game: Skirmish) -> float:
        state = game.initial_state()
        state.deck = [3, 2, 1]
        return sampling(game, state, FastRng(4), 6000)

    assert abs(strays(Skirmish())) < 6
    assert strays(LoadedDice()) > 6


def test_a_broken_law_shows_how_to_get_there() -> None:
    with pytest.raises(laws.LawViolation) as caught:
        walks(LostCard())
    game: Any = LostCard()
    s = game.initial_state()
    for seat, action in caught.value.action_log:
        game.apply(s, seat, action)
    assert game.check_invariants(s) or s.top.kind == K_STEAL
