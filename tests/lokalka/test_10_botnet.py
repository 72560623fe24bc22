"""LOK-10.9: Botnet/Clean-up, for each role."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import Captured
from cyberdeck.games.lokalka.ui import analysis
from tests.lokalka.table import Table

pytestmark = [pytest.mark.both, pytest.mark.rule("LOK-10.9"), pytest.mark.component("card-botnet")]


def botnet(player: str, roles: str = "", players: int = 5) -> Table:
    t = Table(players).hands(**{player: "botnet"}).turn(player)
    return t.roles(roles) if roles else t


def owners(t: Table) -> str:
    return "".join(t.owner(f"H{n}") or "-" for n in range(1, len(t.names) + 1))


@pytest.mark.parametrize("role", ["hacker", "insider"])
def test_hacker_and_insider_take_the_hosts_next_to_them(role: str) -> None:
    t = botnet("C", f"administrator hacker {role} hacker helpdesk").host("H2", defence=3).do("botnet")
    assert owners(t) == "ACCAA"
    assert t.events_for(Captured) == [Captured(2, 2, (3, 5))]
    assert t.defence("H2") == 3  # it stays
    assert t.cards("discard") == "botnet"


def test_any_player_may_control_them() -> None:
    t = botnet("C").host("H2", owner="B").host("H3", owner="D").do("botnet")
    assert owners(t) == "ACCAA"


def test_only_what_is_not_ones_own_changes() -> None:
    t = botnet("C").host("H2", owner="C").do("botnet")
    assert t.events_for(Captured) == [Captured(2, 2, (5,))]
    assert owners(t) == "ACCAA"


@pytest.mark.example("LOK-10 3")
def test_example_3() -> None:
    t = botnet("C", players=4).host("H2", owner="B", defence=1).do("botnet")
    assert owners(t) == "ACCA"
    assert t.defence("H2") == 1
    t = botnet("C", players=4).host("H2", nodes=0).do("botnet")
    assert owners(t) == "A-CA"


def test_the_first_host_still_in_on_either_side() -> None:
    """D is out, and so is H3: H4 is next to C. On the other side B is."""
    t = botnet("C").out("D").host("H3", nodes=0).host("H2", nodes=0).do("botnet")
    assert owners(t) == "A--CA"


def test_one_host_is_next_on_both_sides() -> None:
    t = botnet("C", players=4).out("BD")
    for host in ("H2", "H3", "H4"):
        t.host(host, nodes=0)
    t.host("P1", nodes=5).do("botnet")
    assert owners(t) == "C---"


@pytest.mark.rule("LOK-10.11")
def test_hacker_with_nothing_to_take() -> None:
    t = botnet("C").host("H2", nodes=0).host("H3", nodes=0)
    assert t.refuses("botnet") == "LOK-10.11"
    t = botnet("C").host("H2", owner="C").host("H3", owner="C")
    assert t.refuses("botnet") == "LOK-10.11"
    assert t.legal() == {"end"}


def test_a_helpdesk_gives_captured_hosts_next_to_their_own_back() -> None:
    t = botnet("E").host("H4", owner="D", defence=2).host("H5", owner="B").host("H3", owner="D").do("botnet")
    assert owners(t) == "AADAA"
    assert t.events_for(Captured) == [Captured(4, 0, (7, 9))]
    assert t.defence("H4") == 2


@pytest.mark.rule("LOK-10.11")
def test_helpdesk_with_nothing_to_give_back() -> None:
    assert botnet("E").refuses("botnet") == "LOK-10.11"
    assert botnet("E").host("H1", owner="B").refuses("botnet") == "LOK-10.11"  # not next to them


def test_the_administrator_takes_back_all_captured_hosts() -> None:
    t = botnet("A").host("H1", owner="B").host("H3", owner="D", defence=4).host("H4", nodes=0).do("botnet")
    assert owners(t) == "AAA-A"
    assert t.events_for(Captured) == [Captured(0, 0, (1, 5))]
    assert t.defence("H3") == 4


@pytest.mark.rule("LOK-10.11")
def test_administrator_with_nothing_to_take_back() -> None:
    assert botnet("A").host("H4", nodes=0).refuses("botnet") == "LOK-10.11"


@pytest.mark.rule("LOK-7.4")
@pytest.mark.parametrize(("player", "may"), [("B", (1, 2)), ("C", (1, 2)), ("D", (1, 2)), ("E", (3,))])
def test_what_it_reveals_of_a_role(player: str, may: tuple[int, ...]) -> None:
    t = botnet(player).host("H4", owner="C" if player != "E" else "D").do("botnet")
    seat = t.names.index(player)
    assert t.view("").possible_roles[seat] == may
    for other in "ABCDE".replace(player, ""):
        assert set(analysis.chances(t.game, t.view(other))[seat]) <= set(may)
    t.nobody_peeks()


@pytest.mark.rule("LOK-7.4")
def test_botnet_and_an_attack_across_together_show_an_insider() -> None:
    t = Table().hands(C="botnet a1").turn("C").do("a1>P4", "botnet")
    assert t.view("").possible_roles[2] == (2,)
    assert analysis.chances(t.game, t.view("A"))[2] == {2: 3}


@pytest.mark.rule("LOK-7.1")
def test_captured_hosts_carry_attacks_further() -> None:
    t = Table().hands(B="botnet a1").turn("B").do("botnet")
    assert t.targets() == "P1 P3"
