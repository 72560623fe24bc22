"""Playing a match: every kind of bad input has an error of its own and changes nothing; undo by replay; fair dice."""

from __future__ import annotations

from collections import Counter

import pytest

from cyberdeck.games.blackhat import BlackHat, Options
from cyberdeck.games.blackhat.events import Dealt
from cyberdeck.kernel.errors import (
    CyberdeckError,
    GameOver,
    IllegalMove,
    MalformedMove,
    MoveError,
    NotYourTurn,
    StaleMove,
)
from cyberdeck.kernel.game import CHANCE, SPECTATOR
from cyberdeck.kernel.laws import state_key
from cyberdeck.kernel.match import Match, new_seed
from cyberdeck.kernel.rng import FastRng, KeyedRng, commitment
from tests.kernel.kuhn import ONE, ZERO, Kuhn

pytestmark = pytest.mark.both


def table(**options: object) -> Match:
    match = Match(BlackHat(Options(**options)), b"a seed")  # type: ignore[arg-type]
    match.start()
    return match


def play_on(match: Match, actions: int) -> None:
    rng = FastRng(5)
    for _ in range(actions):
        if match.is_over:
            return
        seat = match.players_to_act[0]
        legal = match.legal_actions(seat)
        match.submit(seat, legal[rng.below(len(legal))])


def refused(match: Match, kind: type[MoveError], seat: int, action: object, decision: int | None = None) -> MoveError:
    """The action is refused with that very error, and nothing has changed."""
    before = (state_key(match.game, match.state), list(match.action_log))
    with pytest.raises(MoveError) as caught:
        match.submit(seat, action, decision)  # type: ignore[arg-type]
    assert type(caught.value) is kind
    assert (state_key(match.game, match.state), match.action_log) == before
    return caught.value


def test_a_seat_is_asked_after_the_deal() -> None:
    match = table()
    assert len(match.players_to_act) == 1
    assert sum(match.state.size) == 40
    assert all(seat == CHANCE for seat, _ in match.action_log)


@pytest.mark.parametrize(
    "action", ["", "7+8", "queen", "1x>z9", "+", "pick", "13+13+13+13+13+13+13+13", "J+J+J+J+J+J", 99999, -1, True, 2.5]
)
def test_malformed_moves(action: object) -> None:
    match = table()
    refused(match, MalformedMove, match.players_to_act[0], action)


@pytest.mark.rule("BH-3.5")
def test_illegal_move_names_its_rule() -> None:
    match = table()
    error = refused(match, IllegalMove, match.players_to_act[0], "pass")
    assert isinstance(error, IllegalMove)
    assert error.rule == "BH-3.5"


@pytest.mark.parametrize("seat", [-1, 4, 17])
def test_wrong_seat(seat: int) -> None:
    match = table()
    refused(match, NotYourTurn, seat, "all")
    refused(match, NotYourTurn, (match.players_to_act[0] + 1) % 4, match.legal_actions(match.players_to_act[0])[0])


def test_stale_move() -> None:
    match = table()
    seat, decision = match.players_to_act[0], match.decision_index
    match.submit(seat, match.legal_actions(seat)[0], decision)
    refused(match, StaleMove, match.players_to_act[0], match.legal_actions(match.players_to_act[0])[0], decision)
    match.submit(match.players_to_act[0], match.legal_actions(match.players_to_act[0])[0], match.decision_index)


def test_game_over() -> None:
    match = table(round_limit=1)
    play_on(match, 10_000)
    assert match.is_over
    assert match.players_to_act == []
    refused(match, GameOver, 0, "pass")


def test_committed_actions_do_not_advance_the_decision() -> None:
    """Nobody can tell from the index of the decision that another has acted."""
    match = Match(Kuhn(cut=True), b"seed")
    match.start()
    decision = match.decision_index
    assert match.players_to_act == [0, 1]
    match.submit(1, ONE, decision)
    assert match.decision_index == decision
    assert match.players_to_act == [0]
    refused(match, NotYourTurn, 1, ZERO, decision)
    match.submit(0, ZERO, decision)
    assert match.decision_index > decision


def test_rewind_is_a_replay() -> None:
    match = table(board="expert", modules=3)
    states = {}
    for _ in range(30):
        states[len(match.action_log)] = state_key(match.game, match.state)
        play_on(match, 1)
    for actions in sorted(states, reverse=True):
        match.rewind(actions)
        assert state_key(match.game, match.state) == states[actions]
    play_on(match, 5)


def test_the_dice_do_not_depend_on_when_they_are_rolled() -> None:
    """What the n-th action draws is fixed by the seed and n: undo and go on, and the same cards come."""
    match = table()
    end = len(match.action_log)
    dealt = list(match.action_log)
    match.rewind(end - 7)
    match.start()
    assert match.action_log == dealt


def test_events_are_redacted_for_each_seat_and_for_spectators() -> None:
    match = Match(BlackHat(Options(players=3)), b"a seed")
    steps = match.start()
    for viewer in (SPECTATOR, 0, 1, 2):
        dealt = Counter(
            event.player
            for event in match.redacted_events(steps, viewer)
            if isinstance(event, Dealt) and event.kind >= 0
        )
        hat = match.state.hat
        assert dealt == ({viewer: 9 if viewer == hat else 10} if viewer != SPECTATOR else {})


def test_every_error_has_a_key_of_its_own() -> None:
    def tree(kind: type[CyberdeckError]) -> list[type[CyberdeckError]]:
        return [kind, *(leaf for sub in kind.__subclasses__() for leaf in tree(sub))]

    keys = [kind.key for kind in tree(CyberdeckError)]
    assert len(set(keys)) == len(keys)
    assert str(IllegalMove(move="pass", rule="BH-3.5")) == "error-illegal-move (move='pass', rule='BH-3.5')"


def test_keyed_rng_is_fair_and_repeatable() -> None:
    rng = KeyedRng(b"seed", [b"salt"])
    rng.seek(3)
    first = [rng.below(6) for _ in range(60_000)]
    found = Counter(first)
    assert set(found) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in found.values())
    again = KeyedRng(b"seed", [b"salt"])
    again.seek(3)
    assert [again.below(6) for _ in range(100)] == first[:100]
    for other in (KeyedRng(b"seed"), KeyedRng(b"seeds", [b"alt"]), KeyedRng(b"tseed", [b"salt"])):
        other.seek(3)
        assert [other.below(6) for _ in range(100)] != first[:100]


def test_fast_rng_is_even() -> None:
    rng = FastRng(1)
    for n in (2, 3, 7, 52, 1000):
        draws = 200 * n
        found = Counter(rng.below(n) for _ in range(draws))
        chi = sum((found[x] - 200) ** 2 / 200 for x in range(n))
        assert abs(chi - (n - 1)) < 6 * (2 * n) ** 0.5
    assert max(FastRng(seed).below(2**31 - 1) for seed in range(200)) > 2**30


def test_fast_rng_gives_the_same_numbers_in_every_build() -> None:
    rng = FastRng(2026)
    assert [int(rng.below(1000)) for _ in range(8)] == EXPECTED


EXPECTED = [142, 738, 392, 82, 275, 768, 734, 310]


def test_seeds_and_commitments() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert commitment(b"a") != commitment(b"b")
    assert len(commitment(b"a")) == 64
