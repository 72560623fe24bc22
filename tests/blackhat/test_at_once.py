"""Values computed once for all seats equal those computed for each seat."""

from __future__ import annotations

import msgspec
import pytest

from cyberdeck.games.blackhat import BlackHat, Options
from cyberdeck.games.blackhat.ui.scene import scene
from cyberdeck.kernel.game import NOBODY, SPECTATOR
from cyberdeck.kernel.rng import FastRng

TABLES = [
    Options(players=4),
    Options(players=2),
    Options(players=5, board="expert", tracer=True, modules=3, secret_asset=True, celebrity=True),
]


@pytest.mark.both
@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options.players))
def test_views_at_once(options: Options) -> None:
    game, rng = BlackHat(options), FastRng(3)
    state = game.initial_state()
    seats = [SPECTATOR, *range(game.num_seats)]
    while (seat := state.current_player()) != NOBODY:
        assert game.views(state, seats) == [game.view(state, seat) for seat in seats]
        legal = game.legal_actions(state, seat) if seat >= 0 else []
        game.apply(state, seat, legal[rng.below(len(legal))] if legal else game.sample_chance(state, rng))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options.players))
def test_a_scene_is_json_and_adds_up(options: Options) -> None:
    """What the page draws is consistent: spaces show the trace charged for pawns, hands their number of cards."""
    game, rng = BlackHat(options), FastRng(4)
    state = game.initial_state()
    while (seat := state.current_player()) != NOBODY:
        for reader in (SPECTATOR, *range(game.num_seats)):
            drawn = scene(game, game.view(state, reader))
            costs = {space.id: space.value for space in drawn.spaces}
            for number, player in enumerate(drawn.players):
                assert player.pawns == sum(costs[pawn.at] for pawn in drawn.pawns if pawn.player == number)
            assert drawn.hand_trace == sum(held.count * held.trace for held in drawn.hand)
            assert msgspec.json.decode(msgspec.json.encode(drawn), type=type(drawn)) == drawn
        legal = game.legal_actions(state, seat) if seat >= 0 else []
        game.apply(state, seat, legal[rng.below(len(legal))] if legal else game.sample_chance(state, rng))
