"""The scene from which the page draws Lokalka: complete, and built from the reader's view alone."""

from __future__ import annotations

import msgspec
import pytest

from cyberdeck.games.lokalka import Lokalka, Options
from cyberdeck.games.lokalka.ids import CARDS
from cyberdeck.games.lokalka.notation import CARD_NAMES, PLACE_IDS
from cyberdeck.games.lokalka.ui.scene import Scene, scene
from cyberdeck.kernel.game import SPECTATOR
from tests.kits.states import states

TABLES = [Options(players=4), Options(players=5, out_sees="all"), Options(players=8, network="random")]


def cards_of(drawn: Scene) -> int:
    """All cards anywhere on the table."""
    piles = drawn.deck + sum(held.count for held in drawn.discard) + sum(player.size for player in drawn.players)
    laid = sum(place.defence is not None for place in drawn.places) + sum(player.bomb for player in drawn.players)
    return piles + laid + (drawn.decision.card is not None)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options.players))
def test_a_scene_is_json_and_adds_up(options: Options) -> None:
    game = Lokalka(options)
    for state in states(game, 5):
        for reader in (SPECTATOR, *range(game.num_seats)):
            drawn = scene(game, game.view(state, reader))
            assert msgspec.json.decode(msgspec.json.encode(drawn), type=Scene) == drawn
            assert cards_of(drawn) == CARDS
            assert [PLACE_IDS[place.id] for place in drawn.places] == list(range(2 * game.num_seats))
            assert all(place.nodes <= place.full for place in drawn.places)
            if reader >= 0:
                assert sum(held.count for held in drawn.hand) == drawn.players[reader].size


@pytest.mark.rule("LOK-7.1")
def test_reach_is_what_attack_cards_can_be_played_on() -> None:
    game = Lokalka(Options(players=6))
    seen = 0
    for state in states(game, 8):
        seat = state.current_player()
        if seat < 0:
            continue
        drawn = scene(game, game.view(state, seat))
        moves = [game.format_move(game.decode(action)) for action in game.legal_actions(state, seat)]
        aims = {move.partition(">")[2] for move in moves if move.startswith("a") and ">" in move}
        assert aims <= {way.place for way in drawn.reach}
        if aims:
            assert aims == {way.place for way in drawn.reach}
            seen += 1
    assert seen > 10


def test_decisions_and_the_end() -> None:
    game = Lokalka(Options(players=8))
    asked: set[str] = set()
    for seed in range(4):
        for state in states(game, seed):
            drawn = scene(game, game.view(state, SPECTATOR))
            decision = drawn.decision
            asked.add(decision.name)
            assert (decision.name == "over") == (drawn.end is not None) == (decision.player is None)
            assert (decision.card is not None) == (decision.name in ("flood", "viruses", "direct"))
            assert set(decision.to_act) == {seat for seat in range(game.num_seats) if game.legal_actions(state, seat)}
            assert bool(drawn.choice) == (decision.name == "build")
            if decision.name in ("turn", "excess"):
                assert drawn.turn == decision.player
        assert all(player.role for player in drawn.players)
    assert asked == {"build", "setup", "turn", "flood", "viruses", "direct", "excess", "over"}


def test_chances_never_say_more_than_is_known() -> None:
    game = Lokalka(Options(players=5))
    for state in states(game, 11):
        for reader in range(game.num_seats):
            drawn = scene(game, game.view(state, reader))
            for role, chances in zip(drawn.roles, drawn.chances, strict=True):
                assert all(0 < chance.percent <= 100 for chance in chances)
                assert all((chance.percent == 100) == (len(chances) == 1) for chance in chances)
                if role is not None:
                    assert [chance.role for chance in chances] == [role]


def test_kinds_are_those_of_the_notation() -> None:
    drawn = scene(game := Lokalka(Options(players=4)), game.view(next(states(game, 1)), SPECTATOR))
    assert tuple(kind.card for kind in drawn.kinds) == CARD_NAMES
    assert {kind.colour for kind in drawn.kinds} == {"lilac", "amber", "both"}
