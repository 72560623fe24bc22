"""Black Hat under the laws that need a table of its own: what a seat cannot rule out, and scores."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat import BlackHat, Options
from cyberdeck.games.blackhat.events import RoundScored
from cyberdeck.games.blackhat.options import Tiny
from cyberdeck.kernel import laws
from cyberdeck.kernel.game import OVER
from cyberdeck.kernel.rng import FastRng
from tests.kits.changed import beliefs
from tests.kits.slow import slow_after


@pytest.mark.parametrize(
    ("options", "tiny", "viewers"),
    slow_after(
        1,
        [
            (Options(players=3, black_hat_take="highest"), Tiny(hand=2, copies=3), (0, 2)),
            (Options(players=3), Tiny(hand=2), (-1, 0, 1, 2)),
            (Options(players=3, black_hat="shuffled"), Tiny(ranks=2, hand=2), (0, 1)),
            (Options(players=2), Tiny(hand=2), (-1, 0, 1)),
            (Options(players=4, hand="ten_plus_hat"), Tiny(hand=1), (0, 3)),
            (Options(players=3, celebrity=True), Tiny(ranks=2, hand=1, copies=2), (-1, 1)),
            (Options(players=2, celebrity=True, board="expert", tracer=True), Tiny(hand=1), (0, 1)),
        ],
    ),
)
def test_worlds_are_exactly_what_a_seat_cannot_rule_out(options: Options, tiny: Tiny, viewers: tuple[int, ...]) -> None:
    for viewer in viewers:
        tally = beliefs(BlackHat(options, tiny), (viewer,), 3, draws=800, steps=60, widest=500)
        assert tally["worlds"] > tally["states"]


@pytest.mark.rule("BH-8.2")
def test_scores_equal_a_recount() -> None:
    """Totals are the sum of the rounds' scores, and those are what a person would count from cards and board."""
    rng = FastRng(23)
    for players in range(2, 7):
        game = BlackHat(Options(players=players, board="expert", modules=3))
        state = game.initial_state()
        totals = [0] * game.params.players
        pawns: list[int] = []
        while state.top.kind != OVER:
            pawns = [int(state.value(at)) for at in state.pawns]
            seat, action = laws.choose(game, state, rng)
            for event in laws.step(game, state, seat, action):
                if isinstance(event, RoundScored):
                    pawns = [int(state.value(at)) for at in state.pawns]
                    for player, hand in enumerate(event.hands):
                        cards = sum(n * int(game.params.trace[kind]) for kind, n in enumerate(hand))
                        score = max(0, cards + pawns[2 * player] + pawns[2 * player + 1])
                        assert event.scores[player] == score
                        totals[player] += score
                    assert list(event.totals) == totals
        assert list(state.total) == totals
