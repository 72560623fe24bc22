"""LOK-5 and LOK-6: defence cards on hosts, and what an attack does to them."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import Attacked, Defended, HostOut, NodesLost
from cyberdeck.games.lokalka.ids import LEVELS
from tests.lokalka.table import Table

pytestmark = pytest.mark.both

ALL_LEVELS = range(1, LEVELS + 1)


@pytest.mark.rule("LOK-5.1")
@pytest.mark.rule("LOK-5.2")
@pytest.mark.parametrize(
    "level", [pytest.param(n, marks=pytest.mark.component(f"card-defence-{n}")) for n in ALL_LEVELS]
)
def test_a_new_defence_replaces_the_old_one_whatever_its_level(level: int) -> None:
    t = Table().hands(A=f"d{level}").host("H1", defence=3).do(f"d{level}>H1")
    assert t.defence("H1") == level
    assert t.cards("discard") == "d3"
    assert t.events_for(Defended) == [Defended(0, 1, level, 3)]


@pytest.mark.rule("LOK-5.2")
def test_a_defence_on_any_host_that_one_controls() -> None:
    t = Table(4).hands(A="d1")
    assert t.legal("d") == {"d1>P1", "d1>H1", "d1>H2", "d1>H3", "d1>H4"}
    assert t.refuses("d1>P2") == "LOK-5.2"
    t = Table(4).hands(B="d1 d2").host("H1", owner="B").turn("B")
    assert t.legal("d") == {"d1>P2", "d1>H1", "d2>P2", "d2>H1"}
    assert t.refuses("d1>H2") == "LOK-5.2"
    assert t.refuses("d3>P2") == "LOK-4.2"  # a card that they do not have


@pytest.mark.rule("LOK-5.2")
@pytest.mark.rule("LOK-6.5")
def test_no_defence_on_a_host_that_is_out() -> None:
    t = Table(4).hands(A="d1").host("H1", nodes=0)
    assert "d1>H1" not in t.legal()
    assert t.refuses("d1>H1") == "LOK-5.2"


def struck(attack: int, defence: int) -> tuple[int, int, str]:
    """Nodes and defence of the host, and the discard pile, after B's attack on A's file server."""
    t = Table().hands(B=f"a{attack}").host("H1", defence=defence).turn("B").do(f"a{attack}>H1")
    assert t.events_for(Attacked) == [Attacked(1, 1, attack, defence, False)]
    return t.nodes("H1"), t.defence("H1"), t.cards("discard")


@pytest.mark.rule("LOK-6.1")
@pytest.mark.parametrize(
    "level", [pytest.param(n, marks=pytest.mark.component(f"card-attack-{n}")) for n in ALL_LEVELS]
)
def test_a_host_without_a_defence_loses_a_node(level: int) -> None:
    assert struck(level, 0) == (2, 0, f"a{level}")


@pytest.mark.rule("LOK-6.2")
@pytest.mark.rule("LOK-6.3")
@pytest.mark.rule("LOK-6.4")
@pytest.mark.parametrize("attack", ALL_LEVELS)
@pytest.mark.parametrize("defence", ALL_LEVELS)
def test_levels_are_compared(attack: int, defence: int) -> None:
    both = f"a{attack} d{defence}"
    expected = {
        -1: (3, defence, f"a{attack}"),  # LOK-6.4
        0: (3, 0, both),  # LOK-6.3
        1: (2, 0, both),  # LOK-6.2
    }[(attack > defence) - (attack < defence)]
    assert struck(attack, defence) == expected


@pytest.mark.example("LOK-6 1")
@pytest.mark.rule("LOK-6.1")
@pytest.mark.rule("LOK-6.2")
@pytest.mark.rule("LOK-6.3")
@pytest.mark.rule("LOK-6.4")
def test_example_1_an_attack_of_level_3() -> None:
    assert [struck(3, defence)[:2] for defence in range(6)] == [(2, 0), (2, 0), (2, 0), (3, 0), (3, 4), (3, 5)]


@pytest.mark.example("LOK-6 2")
@pytest.mark.rule("LOK-6.2")
@pytest.mark.rule("LOK-6.5")
@pytest.mark.rule("LOK-7.1")
@pytest.mark.rule("LOK-8.3")
def test_example_2_the_last_node_of_a_host() -> None:
    """The mail server is after E, who is the Hacker here."""
    t = Table().roles("administrator helpdesk insider hacker hacker").hands(E="a3").turn("E")
    t.host("H5", nodes=1, defence=2).do("a3>H5")
    assert t.events_for(NodesLost) == [NodesLost(9, 1, 0)]
    assert t.events_for(HostOut) == [HostOut(9, 1)]
    assert t.cards("discard") == "a3 d2"
    assert t.luck("a1").cards("E") == "a1"
    assert t.owner("H5") == ""
    t.do("end").luck("a2", "d1")
    assert "P5" in t.targets()  # A reached E before as well; and now E reaches A
    t.do("end").luck("d1", "d1").do("end").luck("d1", "d1").do("end").luck("d2", "d2").do("end").luck("a1", "d2")
    assert t.targets() == "P1 H4"


@pytest.mark.rule("LOK-6.5")
def test_a_host_that_is_out_cannot_be_attacked() -> None:
    t = Table().hands(B="a1").host("H1", nodes=0).turn("B")
    assert t.targets() == "P1 H2"
    assert t.refuses("a1>H1") == "LOK-6.5"
    assert Table(4).hands(B="a1").turn("B").refuses("a1>P7") == "LOK-6.5"  # there is no such host


@pytest.mark.rule("LOK-6.5")
def test_a_defence_still_on_it_is_discarded() -> None:
    """Viruses and bombs bypass a defence, so it can lie on a host that loses its last node."""
    t = Table().hands(A="viruses").host("P2", nodes=1, defence=5).do("viruses", "pass", "pass", "pass", "pass")
    assert t.nodes("P2") == 0
    assert t.defence("P2") == 0
    assert t.cards("discard") == "d5 viruses"


@pytest.mark.rule("LOK-6.1")
def test_the_last_node_of_a_role_host() -> None:
    t = Table().hands(A="a1").host("P2", nodes=2)
    assert t.do("a1>P2").nodes("P2") == 1
    assert t.alive == "ABCDE"
