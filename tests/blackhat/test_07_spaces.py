"""BH-7: the spaces, except Exploit and Randomizer (test_07_exploit, test_07_randomizer)."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.events import GameEnded, PawnSent, RoundBegan, TracerWoke
from tests.blackhat.table import Table

pytestmark = pytest.mark.both


def moves_of(t: Table, pawn: str) -> set[str]:
    return {move for move in t.legal() if move.startswith(pawn)}


# BH-7.1 to BH-7.4


@pytest.mark.rule("BH-7.1")
def test_start_spaces_lead_into_their_lanes() -> None:
    assert Table().wins("A").legal() == {"1x>a1", "1x>b1", "1y>c1", "1y>d1"}


@pytest.mark.rule("BH-7.2")
@pytest.mark.rule("BH-7.3")
@pytest.mark.parametrize(("frm", "to"), [("a3", "a4"), ("b2", "b3"), ("d3", "d4")])  # a Host, and Caches of -1 and 0
def test_nothing_happens_on_hosts_and_caches(frm: str, to: str) -> None:
    t = Table().pawns(f"1x {frm}", "2x a7").wins("A", f"1x>{to}")
    assert t.decision == "A BH-3.1"
    assert moves_of(t.wins("A"), "1x")  # and it can move on


@pytest.mark.rule("BH-7.2")
@pytest.mark.rule("BH-7.3")
@pytest.mark.rule("BH-8.2")
@pytest.mark.parametrize(("space", "score"), [("b5", 5), ("b3", 1), ("d4", 2), ("d8", 2)])
def test_hosts_and_caches_leave_what_is_printed_on_them(space: str, score: int) -> None:
    t = Table(3).hands("1 1", "12", "2 2").pawns(f"1x {space}").wins("B", "2x>a1")  # A: that space, and PS for 2
    assert t.state.last[0] == score


@pytest.mark.rule("BH-7.4")
@pytest.mark.rule("BH-8.1")
def test_a_pawn_that_reaches_the_critical_asset_ends_the_game() -> None:
    t = Table().pawns("1x d8").wins("A", "1x>CA")
    assert t.match.is_over
    assert [event.ending for event in t.events_for(GameEnded)] == ["asset"]
    assert t.at("1x") == "CA"
    assert t.rule == "BH-9.1"


# BH-7.5


@pytest.mark.rule("BH-7.5")
def test_denial_of_service_sends_any_other_pawn_back_to_a_start_space() -> None:
    t = Table().pawns("1x b6", "1y c1", "2x b2", "3x b4", "3y c5", "4x a7").wins("A", "1x>b7")
    assert t.decision == "A BH-7.5"
    # 2x and 4x only to Backdoor, since 2y and 4y are on Public Server; 3x is in a Honeypot
    assert t.legal() == {"1y>BD", "1y>PS", "2x>BD", "3y>BD", "3y>PS", "4x>BD"}
    for move in ("1x>BD", "2x>PS", "2y>BD", "3x>BD", "no"):
        assert t.refuses(move) == "BH-7.5"
    t.do("3y>PS")
    assert t.at("3y") == "PS"
    assert t.events_for(PawnSent) == [PawnSent(0, 5, 22, 1)]
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-7.5")
def test_denial_of_service_without_a_pawn_to_send_does_nothing() -> None:
    t = Table().pawns("1x b6", "2x b4", "3y c3").wins("A", "1x>b7")  # start spaces and Honeypots
    assert t.decision == "A BH-3.1"
    assert t.events_for(PawnSent) == []


@pytest.mark.rule("BH-7.5")
@pytest.mark.rule("BH-10.3")
def test_denial_of_service_frees_nobody_from_jail() -> None:
    t = Table(board="expert", tracer=True).tracer("a1").pawns("1x a2", "2x TJ", "2y c6").wins("A", "1x>a3")
    assert t.legal() == {"2y>BD", "2y>PS"}


@pytest.mark.rule("BH-7.5")
def test_nobody_is_sent_to_a_start_space_where_the_tracer_stands() -> None:
    t = Table(board="expert", tracer=True).tracer("BD")
    t.pawns("1x a2", "2x a5", "3x b5", "3y c6", "4x c1").wins("A", "1x>a3")
    assert t.legal() == {"3x>PS", "3y>PS"}  # 2 and 4 have their other pawn on Public Server


@pytest.mark.rule("BH-7.5")
def test_denial_of_service_keeps_its_pawn() -> None:
    t = Table().pawns("1x b6").wins("A", "1x>b7").wins("A")
    assert moves_of(t, "1x") == set()
    assert t.refuses("1x>b8") == "BH-7.5"


@pytest.mark.rule("BH-7.5")
@pytest.mark.rule("BH-7.7")
def test_but_another_denial_of_service_frees_it_from_there_and_from_an_alarm() -> None:
    t = Table(board="expert", tracer=True).tracer("T1").pawns("1x a2", "2x a5", "3x c7").wins("A", "1x>a3")
    assert t.legal() == {"2x>BD", "3x>BD"}
    t.do("3x>BD").wins("C")
    assert moves_of(t, "3x") == {"3x>a1", "3x>b1"}
    t = Table(board="expert", tracer=True).tracer("T1").pawns("1x a2", "2x a5", "3x c7").wins("A", "1x>a3", "2x>BD")
    assert moves_of(t.wins("B"), "2x") == {"2x>a1", "2x>b1"}


@pytest.mark.rule("BH-7.5")
@pytest.mark.rule("BH-7.10")
def test_the_mover_of_an_opponents_pawn_sends() -> None:
    t = Table().pawns("1x a1", "2x c7").wins("A", "2x>d7")
    assert t.decision == "A BH-7.5"
    assert t.legal() == {"1x>BD"}  # 2x triggered it, so A must send an own pawn
    t.do("1x>BD", by="A")
    assert t.at("1x", "2x") == "BD d7"


# BH-7.6


@pytest.mark.rule("BH-7.6")
def test_a_honeypot_keeps_its_pawn_and_others_jump_it() -> None:
    t = Table().pawns("1x b3", "2x b2").wins("A", "1x>b4")
    assert t.decision == "A BH-3.1"
    t.wins("A")
    assert moves_of(t, "1x") == set()
    assert t.refuses("1x>b5") == "BH-7.6"
    t.do("1y>c1").wins("B", "2x>b3").wins("B")
    assert moves_of(t, "2x") == {"2x>a3", "2x>c4", "2x>a4", "2x>b5"}


def next_hands(*pawns: str, modules: tuple[str, ...] = (), **options: bool) -> int:
    """The number of cards in each hand of the next round."""
    t = Table(3, **options).hands("13", "12 12", "11 11").modules(*modules).pawns(*pawns).wins("A", "1x>a1")
    dealt = t.events_for(RoundBegan)[-1].hand
    t.roll()
    assert list(t.state.size) == [dealt] * 3
    return dealt


@pytest.mark.rule("BH-7.6")
@pytest.mark.rule("BH-2.4")
def test_half_hands_while_a_pawn_is_in_a_honeypot() -> None:
    assert next_hands("2x b4", honeypot_half_hands=True) == 5
    assert next_hands("2x b5", honeypot_half_hands=True) == 10
    assert next_hands("2x b7", honeypot_half_hands=True) == 10  # a Denial of Service is no Honeypot
    assert next_hands("2x b4", modules=("1A@2",), honeypot_half_hands=True) == 10  # nor is a Honeypot under a module


@pytest.mark.rule("BH-7.6")
def test_full_hands_without_the_option() -> None:
    assert next_hands("2x b4") == 10


@pytest.mark.rule("BH-7.6")
def test_half_hands_from_the_very_next_round() -> None:
    t = Table(3, honeypot_half_hands=True).hands("13", "12 12", "11 11").pawns("1x b3").wins("A", "1x>b4")
    assert t.events_for(RoundBegan) == [RoundBegan(2, 1, 5)]


# BH-7.7


@pytest.mark.rule("BH-7.7")
@pytest.mark.rule("BH-10.1")
def test_with_the_tracer_an_alarm_keeps_its_pawn_and_wakes_the_tracer() -> None:
    t = Table(board="expert", tracer=True).pawns("1x b5")
    assert t.at("T") == "asleep"
    t.wins("A", "1x>a5")
    assert t.events_for(TracerWoke) == [TracerWoke()]
    assert t.at("T") == "T0"
    t.wins("A")
    assert moves_of(t, "1x") == set()
    assert t.refuses("1x>a6") == "BH-7.7"


@pytest.mark.rule("BH-7.7")
def test_without_the_tracer_an_alarm_is_a_host() -> None:
    t = Table(board="expert").pawns("1x b5").wins("A", "1x>a5")
    assert t.events_for(TracerWoke) == []
    assert t.at("T") == "asleep"
    assert t.rule == "BH-3.1"
    assert moves_of(t.wins("A"), "1x") == {"1x>a6"}


@pytest.mark.rule("BH-7.7")
@pytest.mark.rule("BH-8.2")
@pytest.mark.parametrize("tracer", [True, False])
def test_an_alarm_leaves_its_printed_value(tracer: bool) -> None:
    t = Table(3, board="expert", tracer=tracer).hands("1 1", "12", "2 2").pawns("1x a5").wins("B", "2x>a1")
    assert t.state.last[0] == 1 + 2
