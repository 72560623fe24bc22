"""CS-2: every way in which a game ends."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield.events import GameEnded, Scored, TurnEnded
from tests.cybershield.table import Table

pytestmark = pytest.mark.both


def nine() -> str:
    """Nine points, and a Laptop that can be restored."""
    side = "provider | wired-router 1 +firewall +firewall | server 2 +update | server 2 +update | laptop! 1:radio"
    assert Table().side("A", side).score("A") == 9
    return side


@pytest.mark.rule("CS-2.1")
def test_ten_points_win_at_once() -> None:
    t = Table().side("A", nine()).hands(A="antivirus desktop", B="training").do("antivirus>3")
    assert t.end == ""  # it is only announced
    t.do("pass")
    assert t.end == "2.1 A"
    assert t.events_for(GameEnded) == [GameEnded("ten", 0, (10, 0))]
    assert t.decision == " CS-2.1"
    assert t.match.is_over


@pytest.mark.rule("CS-2.1")
def test_more_than_ten_points_win_too() -> None:
    t = Table().side("A", nine()).hands(A="server").do("play server", "join 2 cable")
    assert t.end == "2.1 A"
    assert t.score("A") == 11


@pytest.mark.rule("CS-2.1")
def test_the_passive_player_can_win_too() -> None:
    t = Table().side("B", nine()).hands(A="budget", B="update").do("play budget").do("update>3", by="B")
    assert t.end == "2.1 B"
    assert t.cards("A", "pile") == "budget"  # the announced card has no effect
    assert t.events_for(GameEnded) == [GameEnded("ten", 1, (0, 10))]


@pytest.mark.rule("CS-2.1")
@pytest.mark.rule("CS-5.7")
def test_restoring_can_win() -> None:
    assert Table().side("A", nine()).hands(A="budget").do("restore 5").end == "2.1 A"


@pytest.mark.rule("CS-2.1")
@pytest.mark.rule("CS-4.1")
def test_rearranging_can_win() -> None:
    side = nine().replace("laptop! 1:radio", "laptop")
    t = Table().side("A", side).turn("A", "arrange").do("move 5", "join 1 radio")
    assert t.score("A") == 9
    t.do("done")
    assert t.end == "2.1 A"


@pytest.mark.rule("CS-2.1")
@pytest.mark.component("card-ddos")
def test_the_end_of_an_attack_can_win() -> None:
    """Card 6: when it is discarded, the network behind its card counts again."""
    side = nine().replace("provider", "provider! +ddos").replace("laptop!", "laptop")
    t = Table().side("A", side)
    assert t.score("A") == -1
    t.do("end")
    assert t.end == "2.1 A"
    assert t.events_for(TurnEnded) == [TurnEnded(0)]


EIGHT_BELOW = "provider | desktop 1 +trojan +trojan | desktop +usb-trap +usb-trap | desktop +usb-trap | wired-router 1"


@pytest.mark.rule("CS-2.2")
def test_minus_ten_points_lose_at_once() -> None:
    t = Table().side("B", EIGHT_BELOW).hands(A="trojan", B="budget").do("trojan>2")
    assert (t.score("B"), t.end) == (-8, "")
    t.do("pass", by="B")
    assert t.end == "2.2 A"
    assert t.events_for(GameEnded) == [GameEnded("minus", 0, (0, -10))]
    assert t.decision == " CS-2.2"


@pytest.mark.rule("CS-2.2")
@pytest.mark.component("card-phishing")
def test_nothing_happens_after_the_end() -> None:
    """Phishing makes the other player discard a card, but that player has already lost."""
    side = EIGHT_BELOW.replace("+trojan +trojan", "+trojan +trojan +phishing")
    t = Table().side("B", side).hands(A="phishing", B="budget tender").do("phishing>2", "pass")
    assert t.end == "2.2 A"
    assert t.cards("B") == "budget tender"


@pytest.mark.rule("CS-2.2")
def test_a_player_can_lose_by_their_own_card() -> None:
    side = EIGHT_BELOW.replace("1 +trojan +trojan", "+trojan +trojan +trojan +trojan")
    t = Table().side("A", side).turn("A", "arrange")
    assert t.score("A") == -5
    t.do("move 2", "join 5 cable", "done")
    assert t.end == "2.2 B"
    assert t.events_for(GameEnded) == [GameEnded("minus", 1, (-12, 0))]


@pytest.mark.rule("CS-2.3")
def test_a_player_who_must_draw_and_cannot_loses() -> None:
    t = Table().turn("B").hands(A="rest", B="update").deck(A="desktop").pile(A="").do("end").do("pass")
    assert t.end == "2.3 B"
    assert t.events_for(GameEnded) == [GameEnded("deck", 1, (0, 0))]
    assert t.decision == " CS-2.3"


@pytest.mark.rule("CS-2.3")
@pytest.mark.parametrize(("deck", "under"), [("", ""), ("desktop", ""), ("", "desktop")])
def test_with_fewer_than_two_cards_a_player_must_take(deck: str, under: str) -> None:
    t = Table().turn("A", "draw").hands(A="rest").deck(A=deck).under(A=under).pile(A="laptop")
    assert t.legal("draw") == set()
    assert t.refuses("draw") == "CS-2.3"
    t.do("take")
    assert t.decision == "A CS-4.3"


@pytest.mark.rule("CS-2.3")
@pytest.mark.parametrize(("deck", "under"), [("desktop laptop", ""), ("desktop", "laptop"), ("", "desktop laptop")])
def test_what_was_put_under_the_deck_is_in_it(deck: str, under: str) -> None:
    t = Table().turn("A", "draw").hands(A="rest").deck(A=deck).under(A=under)
    assert t.legal("draw") == {"draw"}
    t.do("draw").luck("desktop", "laptop")
    assert t.decision == "A CS-4.3"
    assert t.view("A").deck_size[0] + t.view("A").under_size[0] == 0


@pytest.mark.rule("CS-2.3")
def test_rearranging_comes_before_drawing() -> None:
    """A player with Hardware acts in step 1 first, and then loses."""
    t = Table().turn("A", "arrange").side("A", "provider").hands(A="rest").deck(A="").do("done")
    assert t.end == "2.3 B"


def both_at_ten() -> Table:
    """As if one effect had done it: no card lifts both players at once."""
    ten = nine().replace("laptop!", "laptop")
    return Table().side("A", ten).side("B", ten)


@pytest.mark.rule("CS-2.4")
@pytest.mark.parametrize("winner", "AB")
def test_settled_both_ways_the_player_of_the_card_wins(winner: str) -> None:
    t = both_at_ten().hands(**{winner: "update"})
    if winner == "B":
        t.window(2)
    t.do("update>3", by=winner)
    assert t.end == f"2.1 {winner}"


@pytest.mark.rule("CS-2.4")
@pytest.mark.parametrize("active", "AB")
def test_settled_both_ways_without_a_card_the_active_player_wins(active: str) -> None:
    t = both_at_ten().turn(active).do("end")
    assert t.end == f"2.1 {active}"


@pytest.mark.rule("CS-2.4")
@pytest.mark.rule("CS-5.7")
def test_restoring_is_no_card_and_it_is_the_active_player_who_restores() -> None:
    t = both_at_ten().side("B", nine()).turn("B").hands(B="budget").do("restore 5")
    assert t.end == "2.1 B"


@pytest.mark.rule("CS-2.5")
@pytest.mark.component("card-sniffer")
def test_points_come_from_networks_and_from_attacks_in_play() -> None:
    t = Table().side("A", "provider | server 1").side("B", "provider | laptop 1").hands(A="sniffer")
    assert (t.score("A"), t.score("B")) == (2, 1)
    t.do("sniffer>2")
    assert (t.score("A"), t.score("B")) == (3, 0)
    assert t.events_for(Scored) == [Scored(0, 3, 2), Scored(1, 0, 1)]


@pytest.mark.rule("CS-2.5")
def test_tokens_hands_and_piles_are_worth_nothing() -> None:
    t = Table().tokens(A=4).hands(A="server server antivirus").pile(A="server")
    assert t.score("A") == 0


@pytest.mark.rule("CS-2.6")
@pytest.mark.parametrize(
    ("a", "b", "end"),
    [
        ("provider | server 1", "provider | desktop 1", "2.6 A"),
        ("provider | desktop 1 +trojan", "provider", "2.6 B"),
        ("provider | desktop 1", "provider | laptop 1", "2.6 -"),
        ("", "", "2.6 -"),
    ],
)
def test_at_the_limit_of_turns_the_higher_score_wins(a: str, b: str, end: str) -> None:
    t = Table(turn_limit=7).side("A", a).side("B", b).turn("B", turns=14).do("end")
    assert t.end == end
    assert t.events_for(GameEnded)[0].ending == "limit"
    assert t.decision == " CS-2.6"
    assert sum(t.game.returns(t.state)) == 0


@pytest.mark.rule("CS-2.6")
def test_the_limit_counts_the_turns_of_each() -> None:
    t = Table(turn_limit=7).turn("A", turns=13).do("end")
    assert t.end == ""
    assert t.decision == "B CS-4.2"
    t = Table(turn_limit=8).turn("B", turns=14).do("end")
    assert t.decision == "A CS-4.2"
    assert Table().turn("B", turns=99).do("end").end == ""  # 50 each
    assert Table().turn("B", turns=100).do("end").end == "2.6 -"
