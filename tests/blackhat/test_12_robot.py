"""BH-12: two players and the robot, R."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.events import Dealt, Drew, GameEnded, PlayerOut, RoundBegan, StatusDrawn
from cyberdeck.games.blackhat.ids import NONE
from cyberdeck.games.blackhat.options import Options
from cyberdeck.kernel.errors import NotYourTurn
from tests.blackhat.cards import counted
from tests.blackhat.table import Table

pytestmark = [pytest.mark.both, pytest.mark.rule("BH-12.1")]


def order(t: Table) -> list[str]:
    """The order of play in this trick: `R/A` is the robot, played by A. Everybody plays their lowest card."""
    out = []
    for _ in range(3 - len(t.view().out)):
        out.append(t.decision.split()[0])
        t.do(t.cards(t.to_act).split()[0])
    return out


# Seats, count, first lead, control in the first trick


@pytest.mark.rule("BH-2.3")
@pytest.mark.rule("BH-2.5")
@pytest.mark.parametrize(
    ("dealer", "card", "holder", "plays"),
    [
        # clockwise from the dealer: robot, other player, dealer
        ("A", "1", "R", ["A", "R/B", "B"]),  # the robot has the Black Hat: the person who does not lead controls it
        ("A", "2", "B", ["R/A", "A", "B"]),  # B has it: A controls the robot, which leads
        ("A", "3", "A", ["B", "R/B", "A"]),  # A has it: B controls the robot, and also leads
        ("A", "J", "B", ["R/A", "A", "B"]),  # 14
        ("B", "1", "R", ["B", "R/A", "A"]),
        ("B", "2", "A", ["R/B", "B", "A"]),
        ("B", "3", "B", ["A", "R/A", "B"]),
    ],
)
def test_who_gets_the_black_hat_leads_and_controls(dealer: str, card: str, holder: str, plays: list[str]) -> None:
    t = Table(2).fresh().luck(dealer, card).roll()
    assert t.names[t.state.hat] == holder
    assert list(t.state.size) == [10, 10, 10]
    assert order(t) == plays


@pytest.mark.rule("BH-2.6")
@pytest.mark.parametrize(("dealer", "after"), [("A", 1), ("B", 0)])
def test_the_two_players_deal_in_turn(dealer: str, after: int) -> None:
    t = Table(2).hands("13", "2 2", "3 3").given(dealer=dealer).wins("A", "1x>a1")
    assert t.events_for(RoundBegan) == [RoundBegan(2, after, 10)]


def test_control_is_assigned_again_every_round() -> None:
    """A controlled the robot; B deals. The person without the Black Hat then controls it."""
    t = Table(2).hands("13", "2 2", "3 3").given(dealer="A", controller="A").wins("A", "1x>a1")
    t.luck("3").roll()
    assert t.names[t.state.hat] == "B"
    assert order(t) == ["A", "R/A", "B"]
    t = Table(2).hands("13", "2 2", "3 3").given(dealer="A", controller="A").wins("A", "1x>a1")
    t.luck("2").roll()
    assert t.names[t.state.hat] == "A"
    assert order(t) == ["R/B", "B", "A"]


@pytest.mark.rule("BH-2.3")
def test_shuffled_the_robot_gets_the_black_hat_like_anybody() -> None:
    t = Table(2, black_hat="shuffled").fresh().luck("A")
    assert t.odds() == {0: 10, 1: 10, 2: 10}


# Control in later tricks


@pytest.mark.rule("BH-3.2")
@pytest.mark.parametrize(("leader", "plays"), [("A", ["A", "R/B", "B"]), ("B", ["B", "R/A", "A"])])
def test_the_player_who_does_not_lead_controls_it_and_it_plays_second(leader: str, plays: list[str]) -> None:
    t = Table(2).given(leader="A", controller="B").wins(leader, f"{1 if leader == 'A' else 2}x>a1")
    assert order(t) == plays


@pytest.mark.rule("BH-3.2")
@pytest.mark.parametrize("controller", ["A", "B"])
def test_if_it_wins_it_stays_with_its_controller_and_leads(controller: str) -> None:
    other = "B" if controller == "A" else "A"
    t = Table(2).given(leader=other, controller=controller).wins("R")
    assert (t.to_act, t.seat) == ("R", controller)
    t.do("3x>a1")
    assert (t.to_act, t.seat) == ("R", controller)
    t.wins("R", "3x>a2")  # and again
    assert order(t) == [f"R/{controller}", controller, other]


def test_after_the_robot_somebody_else_leads_and_control_changes() -> None:
    t = Table(2).given(leader="A", controller="B").wins("R", "3x>a1").wins("B", "2x>b1")
    assert order(t) == ["B", "R/A", "A"]


@pytest.mark.rule("BH-3.3")
def test_a_tie_goes_to_the_last_in_the_order_of_play() -> None:
    """Robot, its controller B, then A."""
    t = Table(2).hands("9 1", "9 1", "9 1").given(leader="R", controller="B").play(R="9", B="9", A="9")
    assert t.to_act == "A"
    t = Table(2).hands("9 1", "9 1", "9 1").given(leader="A", controller="B").play(A="9", R="9", B="9")
    assert t.to_act == "B"


# Its hand is open


def test_everybody_sees_the_robots_hand() -> None:
    t = Table(2).fresh().roll()
    robots = tuple(counted(t.cards("R")))
    assert sum(robots) == 10
    for viewer in ("A", "B", ""):
        assert t.view(viewer).known[2] == robots
    assert sum(t.view("A").known[1]) <= 1  # of B's hand, the Black Hat at most
    dealt = t.events_for(Dealt)
    assert {event.open for event in dealt if event.player == 2} == {True}
    assert {event.open for event in dealt if event.player != 2} == {False}
    assert all(t.game.redact(event, 0).kind != NONE for event in dealt if event.player in (0, 2))  # type: ignore[attr-defined]
    assert all(t.game.redact(event, 0).kind == NONE for event in dealt if event.player == 1)  # type: ignore[attr-defined]


@pytest.mark.rule("BH-6.1")
def test_it_draws_in_the_open() -> None:
    t = Table(2).pawns("3x b4", "3y c3").given(leader="A", controller="B").wins("R").luck("J")
    assert t.events_for(Drew) == [Drew(2, 13, True)]
    assert t.game.redact(t.events_for(Drew)[0], 0) == Drew(2, 13, True)
    assert t.view("A").known[2] == tuple(counted(t.cards("R")))


# Its controller decides everything


@pytest.mark.rule("BH-6.1")
def test_it_moves_its_pawns_or_somebodys_on_a_negative_space() -> None:
    t = Table(2).pawns("1x c2").given(leader="A", controller="B").wins("R")
    assert (t.to_act, t.seat) == ("R", "B")
    assert t.legal() == {"3x>a1", "3x>b1", "3y>c1", "3y>d1", "1x>c3", "1x>d2"}
    assert t.refuses("2x>a1") == "BH-6.1"  # B's own pawn does not belong to the robot


def test_nobody_but_its_controller_acts_for_it() -> None:
    t = Table(2).given(leader="A", controller="B").play(A="1")
    assert t.decision == "R/B BH-3.2"
    assert t.game.legal_actions(t.state, 0) == []
    with pytest.raises(NotYourTurn):
        t.match.submit(0, "3")
    t.match.submit(1, "3")
    assert t.decision == "B BH-3.2"


@pytest.mark.rule("BH-5.2")
def test_it_takes_cards() -> None:
    t = Table(2).hands("7 1 1", "9 1 1", "4 H 1").given(leader="A", controller="B").play(A="7", R="H", B="9")
    assert t.to_act == "A"
    t = Table(2).hands("7 1 1", "H 1 1", "4 5 1").given(leader="A", controller="B").play(A="7", R="4", B="H")
    assert (t.to_act, t.seat) == ("R", "B")
    t.do("hat", "pick 7", by="B")
    assert t.cards("R") == "1 5 7 H"
    assert t.view("A").known[2] == tuple(counted("1 5 7 H"))


@pytest.mark.rule("BH-7.5")
def test_it_uses_denial_of_service() -> None:
    t = Table(2).pawns("3x b6", "2x a3").given(leader="A", controller="B").wins("R", "3x>b7")
    assert t.decision == "R/B BH-7.5"
    assert t.legal() == {"2x>BD"}


@pytest.mark.rule("BH-7.8")
@pytest.mark.rule("BH-7.9")
def test_it_uses_exploit_and_randomizer() -> None:
    t = Table(2, board="expert").pawns("3x a1", "3y c4").given(leader="A", controller="B").wins("R", "3x>a2")
    assert t.decision == "R/B BH-7.8"
    t.do("+b5").wins("R", "3y>c5")
    assert t.decision == "R/B BH-7.9"
    t.do("module").luck("1A").do("place 2", by="B")


@pytest.mark.rule("BH-7.9")
def test_under_a_module_its_controller_decides_for_its_pawn() -> None:
    t = Table(2, board="expert").pawns("1x b4", "3x d3").given(leader="B", controller="A").wins("A", "1x>c5", "module")
    t.luck("5A").do("place 4")
    assert t.decision == "R/A BH-7.8"


@pytest.mark.rule("BH-11.1")
@pytest.mark.component("asset-leak")
def test_it_swaps_scores() -> None:
    t = Table(2, secret_asset=True).pawns("3x d8").given(leader="A", controller="B").wins("R", "3x>CA").luck("leak")
    assert (t.to_act, t.seat) == ("R", "B")
    assert t.legal() == {"no", "swap 1", "swap 2"}


@pytest.mark.rule("BH-7.4")
@pytest.mark.rule("BH-9.1")
def test_it_can_end_the_game_and_win() -> None:
    t = Table(2).hands("1 1", "1 1", "1 13").pawns("3x d8").given(leader="A", controller="B", total=(9, 9, 3))
    t.wins("R", "3x>CA")
    (ended,) = t.events_for(GameEnded)
    assert (ended.ending, ended.winners) == ("asset", (2,))
    assert t.game.returns(t.state) == [0.0, 0.0]


@pytest.mark.rule("BH-9.1")
def test_it_can_share_a_win() -> None:
    t = Table(2).hands("1 13", "1 1", "1 1").pawns("1x d8").given(leader="A", controller="B", total=(20, 5, 5))
    t.wins("A", "1x>CA")
    assert t.events_for(GameEnded)[0].winners == (1, 2)
    assert t.game.returns(t.state) == [0.0, 0.5]


@pytest.mark.rule("BH-8.1")
def test_a_robot_without_cards_ends_the_round() -> None:
    t = Table(2).hands("13 1", "1 1", "2").wins("A", "1x>a1")
    assert [event.round for event in t.events_for(RoundBegan)] == [2]


# With the tracer


@pytest.mark.rule("BH-12.2")
def test_two_players_are_warned_of_the_tracer() -> None:
    assert Options(players=2, board="expert", tracer=True).warnings() == ["BH-12.2"]
    assert Options(players=3, board="expert", tracer=True).warnings() == []
    assert Options(players=2, board="expert").warnings() == []


@pytest.mark.rule("BH-12.2")
@pytest.mark.rule("BH-10.3")
def test_if_one_of_the_two_is_out_the_other_controls_the_robot() -> None:
    t = Table(2, board="expert", tracer=True).tracer("BD").pawns("1x a5", "2x TJ", "2y b1").wins("A", "1y>c1", "T>b1")
    assert [event.player for event in t.events_for(PlayerOut)] == [1]
    assert order(t) == ["A", "R/A"]  # the robot has won
    t.do("3x>a1", by="A")
    assert order(t) == ["R/A", "A"]


@pytest.mark.rule("BH-10.3")
@pytest.mark.parametrize(("card", "holder", "plays"), [("1", "R", ["A", "R/A"]), ("2", "A", ["R/A", "A"])])
def test_and_deals_every_round(card: str, holder: str, plays: list[str]) -> None:
    t = Table(2, board="expert", tracer=True).hands("13", "", "3 3").tracer("b1").pawns("2x TJ", "2y TJ")
    t.given(dealer="A").wins("A", "1x>a1")
    assert t.events_for(RoundBegan) == [RoundBegan(2, 0, 10)]
    t.luck(card).roll()
    assert t.names[t.state.hat] == holder
    assert list(t.state.size) == [10, 0, 10]
    assert order(t) == plays


@pytest.mark.rule("BH-10.3")
def test_a_robot_that_is_out_is_skipped() -> None:
    t = Table(2, board="expert", tracer=True).tracer("b1").pawns("3x TJ", "3y TJ").wins("B", "2x>a1")
    assert order(t) == ["B", "A"]
    t = Table(2, board="expert", tracer=True).hands("13", "3 3", "").tracer("b1").pawns("3x TJ", "3y TJ")
    t.given(dealer="A").wins("A", "1x>a1").luck("1").roll()
    assert t.events_for(RoundBegan) == [RoundBegan(2, 1, 10)]
    assert t.names[t.state.hat] == "A"  # B deals: 1 is A, because the robot is out
    assert order(t) == ["B", "A"]


@pytest.mark.rule("BH-10.3")
def test_a_robot_that_puts_itself_out_does_not_lead() -> None:
    t = Table(2, board="expert", tracer=True).tracer("a4", "a3").pawns("3x a5", "3y TJ")
    t.given(leader="A", dealer="A", controller="B").wins("R").luck("13").do("T>a5", by="B")
    assert t.to_act == t.seat == "B"  # clockwise: dealer A, robot, B


@pytest.mark.rule("BH-10.3")
def test_two_people_caught_leave_the_robot_to_win() -> None:
    t = Table(2, board="expert", tracer=True).tracer("T3").pawns("1y TJ", "2y TJ", "3x a5")
    t.given(leader="A", controller="B").wins("R", "3y>c1", "T>BD")
    (ended,) = t.events_for(GameEnded)
    assert (ended.ending, ended.winners) == ("alone", (2,))
    assert t.game.returns(t.state) == [0.0, 0.0]


@pytest.mark.rule("BH-10.3")
@pytest.mark.rule("BH-2.6")
def test_a_dealer_who_is_out_deals_no_more() -> None:
    t = Table(2, board="expert", tracer=True).hands("", "13", "3 3").tracer("b1").pawns("1x TJ", "1y TJ")
    t.given(dealer="A", leader="B", controller="B").wins("B", "2x>a1")
    assert t.events_for(RoundBegan) == [RoundBegan(2, 1, 10)]
    t.luck("1").roll()
    assert t.names[t.state.hat] == "R"
    assert order(t) == ["B", "R/B"]


@pytest.mark.rule("BH-10.3")
@pytest.mark.rule("BH-11.1")
@pytest.mark.component("asset-leak")
def test_a_controller_who_goes_out_decides_no_more() -> None:
    """B, the controller, moves the robot's pawn to the goal and then the tracer onto B's own last pawn."""
    t = Table(2, board="expert", tracer=True, secret_asset=True).tracer("b2", "b1")
    t.pawns("2x TJ", "2y b3", "3x a5", "3y b8").given(leader="A", controller="B").wins("R", "3y>CA").luck("leak")
    t.do("T>b3", by="B")
    assert t.view().out == (1,)
    assert t.decision == "R/A BH-11.1"


# With status cards


@pytest.mark.rule("BH-13.1")
def test_its_status_card_lies_open() -> None:
    t = Table(2, celebrity=True).fresh().luck("15", "35", "40")
    assert [(event.player, event.value, event.open) for event in t.events_for(StatusDrawn)] == [
        (0, 15, False),
        (1, 35, False),
        (2, 40, True),
    ]
    assert t.view("A").statuses == (1, NONE, 6)
    assert t.view("B").statuses == (NONE, 5, 6)
    assert t.view("").statuses == (NONE, NONE, 6)
