"""KR-3: the course of a turn, and every way in which a game ends."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import AllUpright, Drew, GameEnded, PhaseBegan, TurnBegan, TurnEnded
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both


@pytest.mark.rule("KR-3.1")
@pytest.mark.parametrize(("deck", "under"), [("", ""), ("laptop", ""), ("", "laptop")])
def test_fewer_than_two_cards_when_a_turn_begins_lose(deck: str, under: str) -> None:
    t = Table().deck(B=deck).under(B=under).do("done")
    assert t.over == "3.1 A"
    assert t.events_for(GameEnded)[0].ending == "deck"
    assert t.events_for(GameEnded)[0].winner == 0
    assert t.to_act == ""
    assert t.rule == "KR-3.1"
    assert t.match.is_over


@pytest.mark.rule("KR-3.1")
@pytest.mark.parametrize(
    ("deck", "under", "peeked"), [("laptop laptop", "", ""), ("laptop", "laptop", ""), ("", "", "laptop laptop")]
)
def test_two_are_enough_wherever_they_lie_in_it(deck: str, under: str, peeked: str) -> None:
    t = Table().deck(B=deck).under(B=under).peeked(B=peeked).end()
    assert t.to_act == "B assets"
    assert t.left("B") == 0
    assert t.cards("B") == "laptop laptop"


@pytest.mark.rule("KR-3.1")
@pytest.mark.rule("KR-3.13")
@pytest.mark.component("KR card-extra-funding")
def test_nobody_loses_in_the_middle_of_a_turn() -> None:
    t = Table().side(A="test-bench mail-worm").hands(A="extra-funding").deck(A="laptop", B="server")
    t.do("lay extra-funding").luck("laptop").wave("mail-worm").do("done", "mill mail-worm").luck("server")
    assert t.over == ""
    assert (t.left("A"), t.left("B")) == (0, 0)
    t.do("done")
    assert t.over == "3.1 A"  # B's turn begins first


@pytest.mark.rule("KR-3.2")
def test_two_cards_are_drawn_and_one_in_the_very_first_turn() -> None:
    t = Table().fresh().luck("B").roll().do("keep", "keep").roll()
    assert t.events_for(TurnBegan) == [TurnBegan(1, 1)]
    assert t.view().size == (7, 8)
    t.end()
    assert t.view().size == (9, 8)
    t.end()
    assert t.view().size == (9, 10)
    assert t.events_for(TurnBegan) == [TurnBegan(1, 1), TurnBegan(0, 1), TurnBegan(1, 2)]


@pytest.mark.rule("KR-3.3")
@pytest.mark.rule("KR-3.12")
def test_then_all_turned_cards_are_turned_upright() -> None:
    t = Table().side(B="server/ laptop antivirus/ mail-worm/", A="laptop/").do("done")
    assert t.lies("B") == "laptop server/ mail-worm/ antivirus/"  # not before the draw
    t.luck("laptop", "laptop")
    assert t.lies("B") == "laptop server mail-worm antivirus"
    assert t.lies("A") == "laptop/"
    order = [type(event) for event in t.happened]
    assert order == [TurnEnded, TurnBegan, Drew, Drew, AllUpright, PhaseBegan]


@pytest.mark.rule("KR-3.4")
def test_up_to_two_assets() -> None:
    t = Table().turn("A", "assets").hands(A="laptop server workstation").do("lay laptop")
    assert t.rule == "KR-3.4"
    assert t.legal("lay") == {"lay server", "lay workstation"}
    t.do("lay workstation")
    assert t.legal() == {"done"}
    assert t.refuses("lay server") == "KR-3.4"
    t.end().end()
    assert "lay server" in t.legal()


@pytest.mark.rule("KR-3.16")
def test_phases_come_in_order_and_events_in_any() -> None:
    t = Table().turn("A", "assets").side(A="laptop laptop").hands(A="laptop antivirus mail-worm extra-funding")
    assert t.legal("lay") == {"lay laptop", "lay extra-funding"}
    assert t.refuses("lay antivirus") == t.refuses("lay mail-worm") == "KR-3.16"
    assert t.refuses("add mail-worm") == "KR-3.6"
    t.do("done")
    assert t.legal("lay") == {"lay antivirus", "lay mail-worm", "lay extra-funding"}
    assert t.refuses("lay laptop") == "KR-3.16"
    t.do("lay mail-worm", "done")
    assert t.legal() == {"done", "lay extra-funding", "add mail-worm", "drop mail-worm"}
    assert t.refuses("lay antivirus") == "KR-3.16"
    assert t.events_for(PhaseBegan) == [PhaseBegan(0, "deployment"), PhaseBegan(0, "attack")]


@pytest.mark.rule("KR-3.9")
def test_turned_means_and_events_are_discarded_and_the_rest_stays() -> None:
    t = Table().side(A="test-bench mail-worm mail-worm", B="server antivirus dictionary-attack/ c2-server")
    t.events(A="joint-exercise", B="extra-funding").wave("mail-worm").do("block antivirus mail-worm").do("done").roll()
    assert t.lies("A") == "test-bench mail-worm"
    assert t.cards("A", "pile") == "mail-worm joint-exercise"
    assert t.cards("B", "pile") == "extra-funding"
    assert t.lies("B") == "server c2-server dictionary-attack antivirus"  # B's means were turned upright


@pytest.mark.rule("KR-3.9")
def test_there_is_no_limit_to_the_hand() -> None:
    hand = " ".join(["rootkit"] * 9 + ["apt"] * 9)
    t = Table().hands(A=hand).end()
    assert t.to_act == "B assets"
    assert t.cards("A") == hand


@pytest.mark.rule("KR-3.10")
@pytest.mark.component("KR card-monitoring-console")
def test_a_turned_card_cannot_use_its_property() -> None:
    t = Table().side(A="test-bench mail-worm", B="monitoring-console/ server antivirus/").hands(B="apt")
    t.wave("mail-worm")
    assert t.legal() == {"done"}
    assert t.refuses("use monitoring-console") == "KR-3.10"


@pytest.mark.rule("KR-3.10")
@pytest.mark.parametrize(("option", "turns", "attacks"), [(False, 1, True), (True, 1, False), (True, 2, True)])
def test_the_first_player_may_have_to_wait_with_their_first_attack(option: bool, turns: int, attacks: bool) -> None:
    t = Table(no_first_attack=option).turn("A", turns=turns).side(A="test-bench mail-worm")
    assert ("add mail-worm" in t.legal()) == attacks
    if not attacks:
        assert t.refuses("add mail-worm") == "KR-3.10"


@pytest.mark.rule("KR-3.11")
def test_cards_turn_when_they_attack_or_block_and_assets_do_not_turn_to_give_power() -> None:
    t = Table().turn("A", "deploy").side(A="test-bench", B="workstation antivirus").hands(A="mail-worm mail-worm")
    t.do("lay mail-worm", "lay mail-worm")
    assert t.lies("A") == "test-bench mail-worm mail-worm"
    t.do("done").wave("mail-worm").do("block antivirus mail-worm")
    assert t.lies("A") == "test-bench mail-worm mail-worm/"
    assert t.lies("B") == "workstation antivirus/"


@pytest.mark.rule("KR-3.12")
def test_losing_comes_before_drawing() -> None:
    t = Table().deck(B="laptop").do("done")
    assert t.events_for(TurnBegan) == []
    assert t.events_for(Drew) == []
    assert t.left("B") == 1


@pytest.mark.rule("KR-3.13")
def test_cards_that_are_not_there_are_skipped() -> None:
    t = Table().side(A="c2-server c2-server broken-protocol phishing").deck(A="", B="laptop server tablet")
    t.wave("broken-protocol phishing").do("strike broken-protocol").luck("laptop", "server", "tablet")
    t.do("strike phishing")  # nothing to draw, nothing to send
    assert t.to_act == "A attack"
    assert t.cards("B", "pile") == "laptop tablet server"


@pytest.mark.rule("KR-3.15")
@pytest.mark.parametrize(
    ("a", "b", "over"), [("laptop", "", "3.15 A"), ("", "laptop server", "3.15 B"), ("laptop", "server", "3.15 -")]
)
def test_at_the_limit_the_larger_deck_wins(a: str, b: str, over: str) -> None:
    """Even if the next player could not draw."""
    t = Table(turn_limit=7).turn("B", turns=14).deck(A=a, B=b).do("done")
    assert t.over == over
    assert t.events_for(GameEnded)[0].ending == "limit"
    assert t.events_for(GameEnded)[0].decks == (len(a.split()), len(b.split()))
    assert t.rule == "KR-3.15"
    assert sum(t.game.returns(t.state)) == 0


@pytest.mark.rule("KR-3.15")
def test_cards_under_a_deck_and_seen_ones_count() -> None:
    t = Table(turn_limit=7).turn("B", turns=14).deck(A="laptop laptop", B="").under(B="server server+").peeked(B="apt")
    assert t.do("done").over == "3.15 B"


@pytest.mark.rule("KR-3.15")
def test_the_limit_counts_the_turns_of_each() -> None:
    assert Table(turn_limit=7).turn("A", turns=13).end().to_act == "B assets"
    assert Table().turn("B", turns=199).end().over == ""
    assert Table().turn("B", turns=200).end().over == "3.15 -"
