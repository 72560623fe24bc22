"""LOK-10.5 to LOK-10.8, LOK-10.11: Backup, Maintenance, Sandbox, Router."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import Played, Restored, TookBack, Turned, TurnSkipped
from cyberdeck.games.lokalka.ids import SANDBOX
from tests.lokalka.cards import counted
from tests.lokalka.table import Table

pytestmark = pytest.mark.both


# Backup


@pytest.mark.rule("LOK-10.5")
@pytest.mark.component("card-backup")
def test_backup_takes_any_card_of_the_discard_pile_but_a_backup() -> None:
    t = Table().hands(A="backup").piles(discard="a5 d3 d3 bomb backup")
    assert t.legal("backup") == {"backup a5", "backup d3", "backup bomb"}
    assert t.refuses("backup backup") == "LOK-10.5"
    t.do("backup d3")
    assert t.events_for(TookBack) == [TookBack(0, 7)]
    assert t.cards("A") == "d3"
    assert t.cards("discard") == "a5 d3 backup backup bomb"
    assert "d3>H1" in t.legal()  # and it can be played


@pytest.mark.rule("LOK-10.5")
@pytest.mark.rule("LOK-10.11")
@pytest.mark.component("card-backup")
@pytest.mark.parametrize("discard", ["", "backup", "backup backup"])
def test_backup_with_nothing_to_take(discard: str) -> None:
    t = Table().hands(A="backup").piles(discard=discard)
    assert t.legal() == {"end"}
    assert t.refuses("backup a1") == "LOK-10.11"
    assert t.refuses("backup backup") == "LOK-10.5"


# Maintenance


@pytest.mark.rule("LOK-10.6")
@pytest.mark.component("card-maintenance")
def test_maintenance_restores_a_node_of_a_host_that_one_controls() -> None:
    t = Table().hands(B="maintenance maintenance").turn("B").host("P2", nodes=2)
    t.host("H1", nodes=1, owner="B").host("H2", nodes=1).host("P3", nodes=1)
    assert t.legal("repair") == {"repair P2", "repair H1"}
    assert t.refuses("repair H2") == "LOK-10.6"
    assert t.refuses("repair P3") == "LOK-10.6"
    t.do("repair H1", "repair H1")
    assert t.events_for(Restored) == [Restored(1, 1, 2), Restored(1, 1, 3)]
    assert t.cards("discard") == "maintenance maintenance"


@pytest.mark.rule("LOK-10.6")
@pytest.mark.rule("LOK-10.11")
@pytest.mark.component("card-maintenance")
def test_never_above_what_the_host_shows() -> None:
    t = Table().hands(A="maintenance").host("H1", nodes=2)
    assert t.legal("repair") == {"repair H1"}
    assert t.refuses("repair P1") == "LOK-10.6"
    assert Table().hands(A="maintenance").legal() == {"end"}
    assert Table().hands(A="maintenance").host("P1", nodes=4).do("repair P1").nodes("P1") == 5


@pytest.mark.rule("LOK-10.6")
@pytest.mark.rule("LOK-10.12")
@pytest.mark.component("card-maintenance")
def test_maintenance_brings_nothing_back() -> None:
    t = Table().hands(A="maintenance").host("H1", nodes=0)
    assert t.legal() == {"end"}


# Sandbox


@pytest.mark.rule("LOK-10.7")
@pytest.mark.component("card-sandbox")
def test_a_sandboxed_player_skips_their_next_turn() -> None:
    t = Table().hands(A="sandbox").do("sandbox 2")
    assert t.events_for(Played) == [Played(0, SANDBOX, 1, -1)]
    assert t.view("").skips == (0, 1, 0, 0, 0)
    t.do("end").roll()
    assert t.events_for(TurnSkipped) == [TurnSkipped(1)]
    assert t.seat == "C"
    assert t.cards("B") == ""  # B has not drawn
    for player in "CDEA":
        t.do("end", by=player).roll()
    assert t.seat == "B"


@pytest.mark.rule("LOK-10.7")
@pytest.mark.component("card-sandbox")
def test_several_add_up() -> None:
    t = Table(4).hands(A="sandbox sandbox sandbox").do("sandbox 2", "sandbox 2", "sandbox 4").do("end").roll()
    turns = [t.seat]
    for _ in range(6):
        turns.append(t.do("end").roll().seat)
        while t.legal() and not t.legal("end"):
            t.do(min(t.legal())).roll()
    assert t.events_for(TurnSkipped)[:3] == [TurnSkipped(1), TurnSkipped(3), TurnSkipped(1)]
    assert len(t.events_for(TurnSkipped)) == 3
    assert turns[0] == "C"


@pytest.mark.rule("LOK-10.7")
@pytest.mark.rule("LOK-10.12")
@pytest.mark.component("card-sandbox")
def test_sandbox_another_player_who_is_in() -> None:
    t = Table().hands(B="sandbox").out("D").turn("B")
    assert t.legal("sandbox") == {"sandbox 1", "sandbox 3", "sandbox 5"}
    assert t.refuses("sandbox 2") == "LOK-10.12"
    assert t.refuses("sandbox 4") == "LOK-10.12"
    assert t.refuses("sandbox 8") == "LOK-10.12"


@pytest.mark.rule("LOK-10.7")
@pytest.mark.component("card-sandbox")
def test_everybody_else_is_sandboxed() -> None:
    t = Table(4).out("CD").hands(A="sandbox").do("sandbox 2", "end").roll()
    assert t.seat == "A"
    assert t.events_for(TurnSkipped) == [TurnSkipped(1)]


# Router


@pytest.mark.rule("LOK-10.8")
@pytest.mark.component("card-router")
def test_router_turns_the_direction_of_play_round() -> None:
    t = Table().hands(C="router router").turn("C").do("router")
    assert t.events_for(Turned) == [Turned(-1)]
    assert t.view("").direction == -1
    for player in "CBAE":
        t.do("end", by=player).roll()
    assert t.seat == "D"
    t = Table().hands(C="router router").turn("C").do("router", "router", "end").roll()
    assert t.seat == "D"


@pytest.mark.rule("LOK-10.8")
@pytest.mark.rule("LOK-10.12")
@pytest.mark.component("card-router")
def test_router_may_always_be_played_and_with_two_left_it_changes_nothing() -> None:
    t = Table().out("BDE").hands(A="router")
    assert t.legal() == {"end", "router"}
    t.do("router", "end").roll()
    assert t.seat == "C"
    assert t.do("end").roll().seat == "A"


# Cards that are not in hand


@pytest.mark.rule("LOK-4.2")
@pytest.mark.parametrize(
    "move",
    ["flood", "social 2", "viruses", "direct 2", "backup a1", "repair H1", "sandbox 2", "router", "botnet", "bomb"],
)
def test_specials_that_one_does_not_have(move: str) -> None:
    t = Table().hands(A="a1", B="a1").piles(discard="a1").host("H1", nodes=1).host("H2", owner="B")
    assert t.refuses(move) == "LOK-4.2"
    assert sum(t.view("A").hand) == sum(counted("a1"))
