"""BH-7.9: Randomizer. Place 4 of the expert board is c3, c4, d4, d3, clockwise from the top left."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.games.blackhat.components.types import NUMBER, SPACE_KINDS
from cyberdeck.games.blackhat.events import ModuleDrawn, ModuleLaid, TracerMoved, TracerWoke
from cyberdeck.kernel.errors import BadOption
from cyberdeck.spec import make
from tests.blackhat.table import SIDES, Table

pytestmark = pytest.mark.both


def randomizer(*pawns: str, modules: tuple[str, ...] = (), markers: str = "", **options: Any) -> Table:
    """A has just entered the Randomizer on c5."""
    t = Table(board="expert", **options).modules(*modules).markers(markers).pawns("1x b4", *pawns)
    return t.wins("A", "1x>c5")


def kinds(t: Table) -> list[str]:
    return [SPACE_KINDS[t.state.layout.kind[NUMBER[space]]] for space in ("c3", "c4", "d4", "d3")]


# Whether, and which module


@pytest.mark.rule("BH-7.9")
def test_the_mover_may_draw_a_random_module() -> None:
    t = randomizer()
    assert t.decision == "A BH-7.9"
    assert t.legal() == {"no", "module"}
    assert t.refuses("module 3") == "BH-7.9"
    t.do("module")
    assert t.odds() == dict.fromkeys(range(16), 1)  # every module, either side
    t.luck("3B")
    assert t.events_for(ModuleDrawn) == [ModuleDrawn(0, 5)]


@pytest.mark.rule("BH-7.9")
@pytest.mark.parametrize("option", ["random", "choice"])
def test_the_mover_may_decline(option: str) -> None:
    t = randomizer(randomizer=option).do("no")
    assert t.laid() == ""
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-7.9")
def test_a_module_of_the_movers_choice_but_either_side() -> None:
    t = randomizer(randomizer="choice", modules=("2A@1", "7B@5"))
    assert t.legal() == {"no", "module 1", "module 3", "module 4", "module 5", "module 6", "module 8"}
    assert t.refuses("module") == "BH-7.9"
    assert t.refuses("module 2") == "BH-7.9"
    t.do("module 3")
    assert t.odds() == {4: 1, 5: 1}
    t.luck("3A")
    assert t.legal() == {"place 1", "place 2", "place 3", "place 4", "place 5"}


@pytest.mark.rule("BH-7.9")
def test_the_default_is_random() -> None:
    assert Table(board="expert").game.options.randomizer == "random"
    with pytest.raises(BadOption):
        make("blackhat", {"randomizer": "both"})


@pytest.mark.rule("BH-7.9")
def test_only_modules_that_are_not_in_play() -> None:
    t = randomizer(modules=("1A@1", "3B@5")).do("module")
    assert [SIDES[side] for side in t.odds()] == [side for side in SIDES if side[0] not in "13"]


# Where


@pytest.mark.rule("BH-7.9")
def test_once_drawn_it_must_be_laid_on_a_marked_place() -> None:
    t = randomizer().do("module").luck("8A")
    assert t.decision == "A BH-7.9"
    assert t.legal() == {"place 1", "place 2", "place 3", "place 4", "place 5"}
    assert t.refuses("no") == "BH-7.9"
    t.do("place 4")
    assert t.events_for(ModuleLaid) == [ModuleLaid(0, 14, 3)]
    assert kinds(t) == ["cache", "host", "host", "dos"]
    assert [t.value(space) for space in ("c3", "c4", "d4", "d3")] == [0, 4, 2, 3]
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-7.9")
def test_a_module_that_lay_there_goes_back_to_the_supply() -> None:
    t = randomizer(modules=("1A@4", "3B@1")).do("module").luck("6A").do("place 4")
    assert t.laid() == "3B@1 6A@4"
    assert kinds(t) == ["host", "host", "host", "exploit"]


@pytest.mark.rule("BH-7.9")
def test_and_can_be_drawn_again() -> None:
    t = randomizer("2x c4", modules=("1A@4",)).do("module").luck("6A").do("place 4")
    t.wins("A", "1x>c6").wins("B", "2x>c5", "module")
    assert [SIDES[side] for side in t.odds()] == [side for side in SIDES if side[0] != "6"]


# Pawns and markers under it


@pytest.mark.rule("BH-7.9")
def test_pawns_stay_on_the_same_spot() -> None:
    t = randomizer("2x c3", "3x d3").do("module").luck("1A").do("place 4")
    assert t.at("2x", "3x") == "c3 d3"
    assert t.value("c3") == 3
    assert t.decision == "A BH-3.1"  # nothing acts


@pytest.mark.rule("BH-7.9")
def test_the_new_arrows_count() -> None:
    t = randomizer("2x c3").do("module").luck("1A").do("place 4").wins("B")
    assert {move for move in t.legal() if move.startswith("2x")} == {"2x>c4", "2x>d3"}  # on the board only to c4


@pytest.mark.rule("BH-7.8")
@pytest.mark.rule("BH-7.9")
def test_markers_under_it_go_back() -> None:
    t = randomizer(markers="+c3 -c4 +b5").do("module").luck("1A").do("place 4")
    assert t.marked() == "+b5"
    assert (t.value("c3"), t.value("c4")) == (3, 2)  # as printed on 1A


@pytest.mark.rule("BH-7.9")
@pytest.mark.rule("BH-7.6")
def test_being_stuck_belongs_to_the_space() -> None:
    t = randomizer("2x d4", "3x c4").do("module").luck("2B").do("place 4")  # a Honeypot on c4, a Host on d4
    t.wins("C")
    assert t.refuses("3x>c5") == "BH-7.6"
    t.do("3y>c1").wins("B")
    assert {move for move in t.legal() if move.startswith("2x")} == {"2x>d5"}


@pytest.mark.rule("BH-7.9")
def test_the_tracer_stays_on_its_spot() -> None:
    t = Table(board="expert", tracer=True).tracer("c3").pawns("1x b4").wins("A", "1x>c5", "module").luck("1A")
    assert t.do("place 4").at("T") == "c3"


# Its action spaces


@pytest.mark.rule("BH-7.9")
@pytest.mark.rule("BH-7.5")
def test_action_spaces_with_pawns_on_them_act_clockwise_and_the_owners_decide() -> None:
    """5A: Denial of Service on c3 and c4, Exploit on d4 and d3."""
    t = randomizer("2x c3", "3x c4", "4x d4", "2y d3").do("module").luck("5A").do("place 4")
    assert t.decision == "B BH-7.5"
    assert t.legal() == {"1x>BD", "3x>BD", "4x>BD", "2y>BD", "2y>PS"}  # never 2x, which triggered it
    t.do("1x>BD", by="B")
    assert t.decision == "C BH-7.5"
    assert t.legal() == {"2x>BD", "2x>PS", "4x>BD", "2y>BD", "2y>PS"}
    t.do("2x>BD", by="C")  # 2x has acted already
    assert t.decision == "D BH-7.8"
    t.do("+b5", by="D")
    assert t.decision == "B BH-7.8"
    t.do("no", by="B")
    assert t.marked() == "+b5"
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-7.9")
def test_a_space_emptied_meanwhile_does_not_act() -> None:
    t = randomizer("2x c3", "3x c4", "4x d4").do("module").luck("5A").do("place 4").do("3x>BD", by="B")
    assert t.decision == "D BH-7.8"  # not C
    t.do("no")
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-7.9")
def test_the_mover_decides_only_for_own_pawns() -> None:
    t = randomizer("1y d3", "2x d4").do("module").luck("5A").do("place 4").do("no", by="B")
    assert t.decision == "A BH-7.8"


@pytest.mark.rule("BH-7.9")
def test_a_denial_of_service_met_this_way_keeps_its_pawn() -> None:
    t = randomizer("2x c3").do("module").luck("5A").do("place 4").do("1x>BD", by="B").wins("B")
    assert t.refuses("2x>c4") == "BH-7.5"


@pytest.mark.rule("BH-7.9")
def test_a_randomizer_met_this_way_does_not_act() -> None:
    t = randomizer("2x c4").do("module").luck("5B").do("place 4")
    assert kinds(t)[1] == "randomizer"
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-7.9")
@pytest.mark.rule("BH-7.7")
@pytest.mark.rule("BH-10.1")
def test_an_alarm_met_this_way_wakes_the_tracer_and_keeps_the_pawn() -> None:
    t = Table(board="expert", tracer=True).pawns("1x b4", "2x c4").wins("A", "1x>c5", "module").luck("8B")
    t.do("place 4")
    assert t.events_for(TracerWoke) == [TracerWoke()]
    assert t.at("T") == "T0"
    t.wins("B")
    assert t.refuses("2x>b6") == "BH-7.7"
    t.do("2y>c1", "T>T1")
    assert t.events_for(TracerMoved) == [TracerMoved(1, 36, 37)]


@pytest.mark.rule("BH-7.9")
@pytest.mark.rule("BH-10.1")
def test_the_mover_does_not_move_a_tracer_woken_this_way() -> None:
    t = Table(board="expert", tracer=True).pawns("1x b4", "1y c4").wins("A", "1x>c5", "module").luck("8B")
    t.do("place 4")
    assert t.at("T") == "T0"
    assert t.decision == "A BH-3.1"


@pytest.mark.rule("BH-7.10")
@pytest.mark.rule("BH-7.9")
def test_the_mover_of_an_opponents_pawn_uses_the_randomizer() -> None:
    t = Table(board="expert").pawns("2x b3", "3x a3").wins("A", "2x>a4")  # over 3x
    assert t.decision == "A BH-7.9"
    t.do("module").luck("1A").do("place 2", by="A")
    assert t.events_for(ModuleLaid) == [ModuleLaid(0, 0, 1)]
