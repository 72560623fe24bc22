"""The scene from which the page draws Cyber Shield: complete, and built from the reader's view alone."""

from __future__ import annotations

import msgspec
import pytest

from cyberdeck.games.cybershield import CyberShield, Options
from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.ids import NONE
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.ui.analysis import DECISIONS
from cyberdeck.games.cybershield.ui.scene import Scene, scene
from cyberdeck.games.cybershield.ui.scene.types import Place
from cyberdeck.kernel.game import SPECTATOR
from tests.kits.states import states

TABLES = [Options(turn_limit=15), Options(deck1="attacker", deck2="builder", turn_limit=15)]
READERS = (SPECTATOR, 0, 1)
CARDS = 60


def moves(game: CyberShield, state: CsState, seat: int) -> set[str]:
    return {game.format_move(game.decode(action)) for action in game.legal_actions(state, seat)}


def cards_of(drawn: Scene, seat: int) -> int:
    """All cards of a player: deck, hand, discard pile, those on the table, looked at, and announced."""
    player = drawn.players[seat]
    laid = [place for place in drawn.places if place.player == seat]
    attached = sum(one.count for place in drawn.places for one in place.attached if one.player == seat)
    coming = {place.card for place in drawn.places if place.state == "announced"}
    flying = sum(one.player == seat and one.card is not None and one.card not in coming for one in drawn.waiting)
    looked = drawn.looks if drawn.decision.player == seat else 0
    return player.deck + player.size + len(player.pile) + len(laid) + attached + flying + looked


@pytest.mark.parametrize("options", TABLES, ids=["basic", "other decks"])
def test_a_scene_is_json_and_adds_up(options: Options) -> None:
    game = CyberShield(options)
    for state in states(game, 5, every=3):
        for reader in READERS:
            drawn = scene(game, game.view(state, reader))
            assert msgspec.json.decode(msgspec.json.encode(drawn), type=Scene) == drawn
            for seat, player in enumerate(drawn.players):
                assert cards_of(drawn, seat) == CARDS
                assert sum(reason.points for reason in player.reasons) == player.score == state.score[seat]
            if reader != SPECTATOR:
                assert sum(held.count for held in drawn.hand) == drawn.players[reader].size


@pytest.mark.rule("CS-5.1")
def test_joints_have_two_ends_and_trees_hold_every_card_once() -> None:
    game = CyberShield(TABLES[1])
    for state in states(game, 8, every=4):
        drawn = scene(game, game.view(state, SPECTATOR))
        places = {place.id: place for place in drawn.places}
        for place in drawn.places:
            joined = [port for port in place.ports if port.to is not None]
            for port in joined:
                back = [one for one in places[port.to or ""].ports if one.to == place.id]
                assert [(one.symbol, one.planned) for one in back] == [(port.symbol, port.planned)]
            assert not any(port.free for port in joined)
            assert place.card != "laptop" or len(joined) <= 1
        for seat, player in enumerate(drawn.players):
            shown = [branch.place for tree in player.trees for branch in tree]
            assert sorted(shown) == sorted(place.id for place in drawn.places if place.player == seat)


@pytest.mark.rule("CS-4.1", "CS-5.10")
def test_ways_are_the_joints_open_to_a_moved_card() -> None:
    game = CyberShield(TABLES[0])
    seen = 0
    for state in states(game, 10):
        drawn = scene(game, game.view(state, SPECTATOR))
        if drawn.decision.name != "arrange":
            assert not any(place.ways for place in drawn.places)
            continue
        seat = state.current_player()
        for place in drawn.places:
            move = f"move {place.number}"
            if place.player != seat or move not in moves(game, state, seat):
                assert place.ways == ()
                continue
            after = state.copy()
            game.apply(after, seat, game.encode(game.parse_move(move)))
            asked = scene(game, game.view(after, seat))
            joins = moves(game, after, seat) if asked.decision.place == place.id else set()
            ways = {f"join {way.place.partition('-')[2]} {way.symbol}" for way in place.ways}
            assert ways == {one for one in joins if one.startswith("join")}
            seen += bool(ways)
    assert seen > 10


@pytest.mark.rule("CS-4.7")
def test_hardware_that_is_being_played_lies_where_it_will() -> None:
    game = CyberShield(TABLES[0])
    before: Place | None = None
    seen = 0
    for state in states(game, 11):
        drawn = scene(game, game.view(state, SPECTATOR))
        if before is not None:
            now = [place for place in drawn.places if place.id == before.id]
            if now and now[0].card == before.card and now[0].state != "announced":
                seen += 1
        coming = [place for place in drawn.places if place.state == "announced"]
        assert len(coming) <= 1
        assert all(port.planned for place in coming for port in place.ports if port.to is not None)
        if drawn.decision.card is not None:
            assert [place.card for place in coming] == [drawn.decision.card]
        before = coming[0] if coming else None
    assert seen > 5


@pytest.mark.rule("CS-4.5")
def test_decisions_what_is_announced_and_the_end() -> None:
    asked: set[str] = set()
    announced: set[str] = set()
    ends: set[str | None] = set()
    for seed, options in enumerate([*TABLES, Options(turn_limit=3), Options(turn_limit=40)]):
        game = CyberShield(options)
        for state in states(game, seed):
            drawn = scene(game, game.view(state, SPECTATOR))
            decision = drawn.decision
            asked.add(decision.name)
            announced |= {one.name for one in drawn.waiting}
            assert (decision.name == "over") == (drawn.end is not None) == (decision.player is None)
            assert decision.player is None or decision.player == state.current_player()
            if decision.name == "answer":
                assert drawn.waiting
                assert drawn.waiting[0].player != decision.player
        ends.add(drawn.end)
        assert drawn.winner == (None if state.winner == NONE else state.winner)
    assert asked == {*DECISIONS.values(), "over"}
    assert {"card", "rearrange", "restore", "pay"} <= announced
    assert ends <= {"ten", "minus", "deck", "limit"}


def test_kinds_are_those_of_the_notation() -> None:
    game = CyberShield(TABLES[0])
    drawn = scene(game, game.view(next(states(game, 1)), SPECTATOR))
    assert tuple(kind.card for kind in drawn.kinds) == CARD_IDS
    aims = {kind.card: kind.aims for kind in drawn.kinds}
    assert (aims["trojan"], aims["wrong-rules"], aims["firewall"], aims["tender"]) == ("other", "other", "own", None)
    assert {kind.card for kind in drawn.kinds if kind.free and kind.kind != "event"} == {"update"}
