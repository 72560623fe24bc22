"""CS-4.1, CS-4.7, CS-5.8 … CS-5.10: moving and joining."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import Lifted, Placed, Planned, Rearranged, Rearranges
from tests.cybershield.cards import KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both


def arranging(side: str) -> Table:
    return Table().side("A", side).turn("A", "arrange")


@pytest.mark.rule("CS-4.1")
def test_connect() -> None:
    t = arranging("provider | desktop").do("move 2")
    assert t.decision == "A CS-4.1"
    t.do("join 1 cable")
    assert t.events_for(Lifted) == [Lifted(0, 1)]
    assert t.events_for(Planned) == [Planned(0, 1, 0, 1)]
    t.do("done")
    assert t.lies("A") == "provider 2 | desktop 1"
    assert t.score("A") == 1
    assert t.decision == "A CS-4.2"


@pytest.mark.rule("CS-4.1")
@pytest.mark.rule("CS-5.10")
def test_disconnect() -> None:
    """Taking a card off its joints is a move that joins it to nothing."""
    t = arranging("provider | wired-router 1 | desktop 2").do("move 2")
    assert t.legal("join") == {"join 1 uplink", "join 1 cable", "join 3 cable"}
    t.do("done", "done")
    assert t.lies("A") == "provider | wired-router | desktop"
    assert t.score("A") == 0


@pytest.mark.rule("CS-5.10")
def test_a_moved_card_is_joined_with_as_many_symbols_as_one_likes() -> None:
    t = arranging("provider | wired-router | desktop | server | laptop")
    t.do("move 2", "join 1 uplink", "join 3 cable", "join 4 cable", "join 5 cable")
    assert t.decision == "A CS-4.1"  # it has no free symbol left
    assert t.legal("move") == {"move 1", "move 3", "move 4", "move 5"}
    t.do("done")
    assert t.at("A2") == "wired-router 1 3 4 5"
    assert t.score("A") == 5


@pytest.mark.rule("CS-4.1")
@pytest.mark.rule("CS-4.5")
def test_nothing_lies_otherwise_before_it_takes_effect() -> None:
    t = arranging("provider | desktop 1").hands(B="ddos").do("move 2")
    assert t.lies("A") == "provider 2 | desktop 1"
    assert t.score("A") == 1
    t.do("done", "done")
    assert t.score("A") == 1
    assert t.view("B").plan[1] == (-1, -1, -1, -1)  # the other player sees the plan
    t.do("pass")
    assert t.score("A") == 0
    assert t.view("B").plan == ()


@pytest.mark.rule("CS-4.1")
def test_without_a_change_nothing_is_announced() -> None:
    t = arranging("provider | desktop 1").hands(B="budget").do("done")
    assert t.events_for(Rearranges) == []
    assert t.decision == "B CS-4.5"  # step 1 is over
    assert t.do("pass").decision == "A CS-4.2"


@pytest.mark.rule("CS-5.8")
def test_each_card_is_moved_once() -> None:
    t = arranging("provider | desktop | laptop").do("move 2", "join 1 cable")
    assert t.legal("move") == {"move 1", "move 3"}
    assert t.refuses("move 2") == "CS-5.8"
    t.do("move 1")  # which also frees the other end
    t.do("join 3 radio", "done", "done")
    assert t.lies("A") == "provider 3 | desktop | laptop 1"


@pytest.mark.rule("CS-5.8")
def test_in_the_next_step_it_is_moved_again() -> None:
    t = arranging("provider | desktop").do("move 2", "join 1 cable", "done")
    t.do("draw").settle().do("end").settle().do("draw").settle().do("end").settle()
    assert t.decision == "A CS-4.1"
    assert t.legal("move") == {"move 1", "move 2"}


@pytest.mark.rule("CS-5.9")
@pytest.mark.rule("CS-5.10")
@pytest.mark.component("card-power-outage")
def test_disconnected_cards_are_upright_after_the_next_rearranging() -> None:
    t = Table().side("B", "provider | desktop 1").hands(A="power-outage").do("play power-outage")
    assert t.lies("B") == "provider~ 2 | desktop~ 1"
    t.do("end")
    assert t.decision == "B CS-4.1"
    assert t.score("B") == 0
    t.do("done")
    assert t.events_for(Rearranged) == [Rearranged(1, (24, 25))]
    assert t.lies("B") == "provider 2 | desktop 1"
    assert t.score("B") == 1


@pytest.mark.rule("CS-5.9")
def test_in_ones_own_turn_they_stay_disconnected() -> None:
    t = Table().side("A", "provider | desktop 1").hands(B="power-outage").window(1).do("play power-outage")
    t.do("draw").settle().do("end").settle()
    assert t.seat == "B"
    assert t.lies("A") == "provider~ 2 | desktop~ 1"
    t.do("draw").settle().do("end").settle()
    assert t.decision == "A CS-4.1"
    t.do("done").settle()
    assert t.score("A") == 1


@pytest.mark.rule("CS-5.10")
def test_two_cards_are_joined_at_most_once() -> None:
    t = arranging("provider | wired-router").do("move 2", "join 1 uplink")
    assert t.legal("join") == set()
    assert t.decision == "A CS-4.1"
    t = arranging("provider | wired-router | provider").do("move 2", "join 1 uplink")
    assert t.legal("join") == {"join 3 cable"}
    t = Table().side("A", "provider | provider").hands(A="provider").do("play provider", "join 1 uplink")
    assert t.legal("join") == {"join 2 uplink", "join 2 cable", "join 2 radio"}


@pytest.mark.rule("CS-5.10")
def test_a_disrupted_card_is_not_moved_nor_newly_joined_and_its_joints_stay() -> None:
    t = arranging("provider | wired-router! 1 | desktop 2 | server")
    assert t.legal("move") == {"move 1", "move 3", "move 4"}
    assert t.refuses("move 2") == "CS-5.10"
    t.do("move 4")
    assert t.legal("join") == {"join 1 cable"}
    t.do("done", "done")
    assert t.at("A2") == "wired-router! 1 3"
    t = Table().side("A", "provider | wired-router! 1").hands(A="desktop").do("play desktop")
    assert t.legal("join") == {"join 1 cable"}


@pytest.mark.rule("CS-5.10")
def test_what_was_joined_to_a_disrupted_card_can_leave_it() -> None:
    t = arranging("provider | wired-router! 1 | desktop 2").do("move 3", "join 1 cable", "done")
    assert t.lies("A") == "provider 2 3 | wired-router! 1 | desktop 1"
    assert t.score("A") == 1


@pytest.mark.rule("CS-4.1")
@pytest.mark.rule("CS-4.6")
def test_a_card_disrupted_while_it_is_moved() -> None:
    """Its old joints are given up, its new ones are left out."""
    t = arranging("provider | wired-router 1 | desktop 2 | laptop").hands(B="hardware-failure")
    t.do("move 3", "join 1 cable", "move 4", "join 2 cable", "done").do("hardware-failure>2", by="B")
    assert t.lies("A") == "provider 2 3 | wired-router! 1 | desktop 1 | laptop"
    t = arranging("provider | wired-router 1 | desktop 2 | laptop").hands(B="hardware-failure")
    t.do("move 3", "join 1 cable", "done").do("hardware-failure>3", by="B")
    assert t.lies("A") == "provider 2 | wired-router 1 | desktop! | laptop"


@pytest.mark.rule("CS-4.1")
@pytest.mark.rule("CS-4.3")
def test_an_event_in_the_middle_of_rearranging() -> None:
    t = arranging("provider | desktop | laptop").hands(A="budget tender", B="hardware-failure")
    t.do("move 2", "join 1 cable", "play budget").do("hardware-failure>3", by="B").do("pass", by="A")
    assert t.decision == "A CS-4.1"
    assert t.refuses("move 3") == "CS-5.10"
    t.do("done")
    assert t.lies("A") == "provider 2 | desktop 1 | laptop!"
    t = arranging("provider | desktop").hands(A="budget tender", B="hardware-failure").do("move 2", "join 1 cable")
    t.do("play budget").do("hardware-failure>2", by="B").do("pass", by="A").do("done")
    assert t.lies("A") == "provider | desktop!"


@pytest.mark.rule("CS-4.1")
@pytest.mark.component("card-power-outage")
def test_an_outage_answers_rearranging() -> None:
    """It comes last and takes effect first; then all cards are turned upright."""
    t = arranging("provider | desktop").hands(B="power-outage").do("move 2", "join 1 cable", "done")
    t.do("play power-outage", by="B")
    assert t.events_for(Rearranged) == [Rearranged(0, (0, 1))]
    assert t.score("A") == 1


@pytest.mark.rule("CS-4.7")
def test_hardware_is_played_joined_to_any_free_symbols() -> None:
    t = Table().side("A", "provider | desktop | server").hands(A="wired-router").do("play wired-router")
    assert t.decision == "A CS-4.7"
    assert t.legal() == {"done", "join 1 uplink", "join 1 cable", "join 2 cable", "join 3 cable"}
    t.do("join 1 uplink", "join 2 cable", "join 3 cable")
    assert t.at("A4") == "wired-router 1 2 3"
    assert t.events_for(Placed) == [Placed(0, KIND["wired-router"], 3, (0, 1, 2))]
    assert t.score("A") == 4


@pytest.mark.rule("CS-4.7")
def test_or_unjoined() -> None:
    t = Table().side("A", "provider").hands(A="desktop").do("play desktop", "done")
    assert t.lies("A") == "provider | desktop"
    t = Table().hands(A="desktop").do("play desktop")  # nothing to join, so no decision
    assert t.lies("A") == "desktop"


@pytest.mark.rule("CS-4.7")
def test_a_new_card_takes_the_lowest_free_place() -> None:
    t = Table().side("A", "provider | - | desktop").hands(A="server laptop").turn("A", plays=2)
    t.do("play server", "done", "play laptop", "done")
    assert (t.at("A2"), t.at("A4")) == ("server", "laptop")


@pytest.mark.rule("CS-4.7")
@pytest.mark.rule("CS-4.6")
def test_a_joint_with_a_card_disrupted_meanwhile_is_left_out() -> None:
    t = Table().side("A", "provider | wired-router 1").hands(A="provider", B="hardware-failure")
    t.do("play provider", "join 1 uplink", "join 2 cable").do("hardware-failure>2", by="B")
    assert t.lies("A") == "provider 2 3 | wired-router! 1 | provider 1"
    assert t.events_for(Placed)[0].joins == (0,)


@pytest.mark.rule("CS-4.7")
@pytest.mark.component("card-laptop")
def test_a_laptop_uses_one_of_its_symbols() -> None:
    t = Table().side("A", "provider | provider").hands(A="laptop").do("play laptop")
    assert t.legal("join") == {"join 1 cable", "join 1 radio", "join 2 cable", "join 2 radio"}
    t.do("join 2 radio")
    assert t.lies("A") == "provider | provider 3 | laptop 2"
    t = arranging("provider | wired-router | laptop 1:radio").do("move 2")
    assert t.legal("join") == {"join 1 uplink", "join 1 cable"}
