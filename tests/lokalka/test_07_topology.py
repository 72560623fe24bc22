"""LOK-7: which hosts a player can attack. The ring: A H1 B H2 C H3 D H4 (E H5); auxiliary hosts are A's by default."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import Attacked
from cyberdeck.games.lokalka.notation import PLACE_NAMES
from cyberdeck.games.lokalka.ui import analysis
from cyberdeck.kernel.rng import FastRng
from tests.lokalka.table import Table

pytestmark = [pytest.mark.both, pytest.mark.component("card-attack-1")]


def ring(player: str, players: int = 4) -> Table:
    """A position in this player's turn, with an attack in hand."""
    return Table(players).hands(**{player: "a1"}).turn(player)


def reached(t: Table) -> str:
    """The same from the player's view."""
    return " ".join(PLACE_NAMES[way.place] for way in analysis.reach(t.game, t.view(t.seat)))


def sees(t: Table, targets: str) -> None:
    assert t.targets() == targets
    assert reached(t) == targets


@pytest.mark.example("LOK-7 1")
@pytest.mark.rule("LOK-7.1")
@pytest.mark.rule("LOK-7.2")
@pytest.mark.rule("LOK-7.3")
@pytest.mark.parametrize(
    ("player", "targets"), [("A", "P2 P3 P4"), ("B", "H1 H2"), ("D", "H3 H4"), ("C", "P2 H2 H3 P4")]
)
def test_example_1_at_the_start(player: str, targets: str) -> None:
    sees(ring(player), targets)


@pytest.mark.example("LOK-7 2")
@pytest.mark.rule("LOK-7.1")
@pytest.mark.rule("LOK-7.2")
@pytest.mark.parametrize(("player", "targets"), [("B", "P1 H2"), ("A", "P2 P3 P4"), ("D", "H3 H4")])
def test_example_2_the_host_between_is_out(player: str, targets: str) -> None:
    sees(ring(player).host("H1", nodes=0), targets)


@pytest.mark.example("LOK-7 3")
@pytest.mark.rule("LOK-7.1")
@pytest.mark.rule("LOK-7.2")
@pytest.mark.rule("LOK-7.3")
@pytest.mark.rule("LOK-10.9")
@pytest.mark.parametrize(("player", "targets"), [("B", "P1 P3"), ("A", "H1 P3 P4"), ("C", "H2 H3 P4"), ("D", "H3 H4")])
def test_example_3_captured_hosts(player: str, targets: str) -> None:
    sees(ring(player).host("H1", owner="B").host("H2", owner="B"), targets)


@pytest.mark.example("LOK-7 4")
@pytest.mark.rule("LOK-7.3")
def test_example_4_two_hosts_in_a_row() -> None:
    sees(ring("C").out("D"), "P1 P2 H2 H3")
    sees(ring("C").out("D").roles("administrator hacker hacker insider"), "H2 H3")


@pytest.mark.rule("LOK-7.1")
@pytest.mark.rule("LOK-6.5")
def test_all_that_is_out_is_passed_over() -> None:
    t = ring("B", 5).out("C").host("H2", nodes=0).host("H3", nodes=0)
    sees(t, "H1 P4")
    assert ring("B", 5).out("CD").host("H2", nodes=0).host("H3", nodes=0).targets() == "H1 H4"
    assert ring("A", 5).out("B").host("H1", nodes=0).targets() == "P3 P4 P5"


@pytest.mark.rule("LOK-7.1")
@pytest.mark.rule("LOK-3.2")
def test_neighbours_in_the_ring() -> None:
    t = ring("B").out("C").host("H2", nodes=0)
    assert analysis.ring(t.game) == list(range(8))
    assert analysis.neighbours(t.game, t.view("B"), 2) == (1, 5)  # past what is out
    assert analysis.neighbours(t.game, t.view(""), 5) == (2, 6)
    assert analysis.neighbours(t.game, t.view("A"), 0) == (7, 1)


@pytest.mark.rule("LOK-7.1")
def test_from_captured_hosts_far_from_home() -> None:
    """D controls the host between A and B, and attacks both its neighbours and those of the own role host."""
    sees(ring("D").host("H1", owner="D"), "P1 P2 H3 H4")
    assert ring("D").host("H1", owner="D").host("H4", owner="D").targets() == "P1 P2 H3"


@pytest.mark.rule("LOK-7.1")
def test_never_a_host_of_ones_own() -> None:
    t = ring("B").host("H1", owner="B")
    sees(t, "P1 H2")
    assert t.refuses("a1>H1") == "LOK-7.1"
    assert t.refuses("a1>P2") == "LOK-7.1"


@pytest.mark.rule("LOK-7.1")
def test_the_administrator_attacks_captured_hosts_next_to_own_hosts() -> None:
    sees(ring("A").host("H2", owner="C"), "P2 P3 P4")  # H2 lies between B and C: no host of A's is next to it
    assert ring("A").host("H2", owner="C").out("B").targets() == "H2 P3 P4"


@pytest.mark.rule("LOK-7.2")
def test_a_hacker_reaches_a_neighbour_only_past_a_host_that_is_out_or_captured() -> None:
    assert "P1" not in ring("B").targets()
    assert "P1" in ring("B").host("H1", nodes=0).targets()
    assert "P1" in ring("B").host("H1", owner="B").targets()
    assert "P1" not in ring("B").host("H1", owner="D").targets()  # another Hacker's host blocks like A's
    assert "P3" in ring("B").host("H2", nodes=0).targets()
    assert ring("B").refuses("a1>P1") == "LOK-7.2"


@pytest.mark.rule("LOK-7.2")
def test_the_administrator_out_of_reach() -> None:
    """Every host around a player is captured: none next to them is A's."""
    t = ring("A").host("H2", owner="C").host("H3", owner="C")
    sees(t, "P2 P4")
    assert t.refuses("a1>P3") == "LOK-7.2"


@pytest.mark.rule("LOK-7.3")
@pytest.mark.parametrize("role", ["insider", "helpdesk"])
def test_helpdesk_and_insider_attack_across(role: str) -> None:
    t = ring("C", 5).roles(f"administrator hacker {role} hacker hacker")
    sees(t, "P2 H2 H3 P4")
    far = analysis.reach(t.game, t.view("C"))
    assert [(way.place, way.start, way.past, way.rule) for way in far] == [
        (2, 4, (3,), "LOK-7.3"),
        (3, 4, (), "LOK-7.1"),
        (5, 4, (), "LOK-7.1"),
        (6, 4, (5,), "LOK-7.3"),
    ]


@pytest.mark.rule("LOK-7.3")
def test_across_three_in_a_row_and_round_the_table() -> None:
    assert ring("C", 6).out("DE").targets() == "P2 H2 H3 P6"
    t = ring("C", 6).out("DEF")
    assert t.targets() == "P1 P2 H2 H3"  # four hosts, and behind them A themselves
    assert analysis.reach(t.game, t.view("C"))[0].past == (5, 7, 9, 11)


@pytest.mark.rule("LOK-7.3")
def test_a_captured_host_stops_an_attack_across() -> None:
    sees(ring("C").host("H2", owner="B"), "H2 H3 P4")
    assert ring("C").host("H2", owner="B").refuses("a1>P2") == "LOK-7.3"
    # Behind a host of A's it cannot be attacked either: it is next to none of C's hosts
    t = ring("C", 5).out("D").host("H4", owner="E")
    sees(t, "P2 H2 H3")
    assert t.refuses("a1>H4") == "LOK-7.1"
    assert t.refuses("a1>P5") == "LOK-7.3"


@pytest.mark.rule("LOK-7.3")
def test_across_from_captured_hosts_too() -> None:
    """C has H5, between E and A."""
    sees(ring("C", 5).host("H5", owner="C"), "P1 P2 H2 H3 P4 P5")
    t = ring("C", 5).host("H5", owner="C").out("E")
    sees(t, "P1 P2 H2 H3 P4 H4")  # H4 is next to H5 now, and D behind it


@pytest.mark.rule("LOK-7.3")
def test_across_never_reaches_an_auxiliary_host_or_oneself() -> None:
    assert ring("C", 5).targets() == "P2 H2 H3 P4"
    t = ring("C", 5).out("BDE")
    assert t.targets() == "P1 H2 H3"  # both ways end at A
    t = ring("C").host("H1", nodes=0).host("H4", nodes=0).out("BD")
    assert t.targets() == "P1 H2 H3"


@pytest.mark.rule("LOK-7.3")
def test_across_a_host_that_is_out_and_one_that_is_not() -> None:
    assert ring("C").out("D").host("H4", nodes=0).targets() == "P1 P2 H2 H3"
    assert ring("C").out("D").host("H3", nodes=0).host("H4", nodes=0).targets() == "P1 P2 H2"


@pytest.mark.rule("LOK-7.4")
def test_an_attack_across_reveals_who_may_have_made_it() -> None:
    t = ring("C", 5).do("a1>P4")
    assert t.events_for(Attacked) == [Attacked(2, 6, 1, 0, True)]
    assert t.view().possible_roles[2] == (2, 3)
    # An Insider or a Helpdesk; the other of them and a Hacker are left for D and E
    assert analysis.chances(t.game, t.view("B"))[2] == {2: 2, 3: 2}


@pytest.mark.rule("LOK-7.4")
def test_an_attack_next_door_reveals_nothing() -> None:
    t = ring("C", 5).do("a1>H2")
    assert t.events_for(Attacked) == [Attacked(2, 3, 1, 0, False)]
    assert t.view().possible_roles[2] == (1, 2, 3)
    t = ring("C", 5).host("H2", nodes=0).do("a1>P2")  # where a Hacker could have attacked as well
    assert t.events_for(Attacked)[0].across is False
    assert t.view().possible_roles[2] == (1, 2, 3)


@pytest.mark.rule("LOK-7.4")
def test_nobody_else_sees_whom_a_player_can_attack() -> None:
    """With an Insider or a Hacker in C's seat, the table looks the same to A."""
    looks = set()
    for roles in ("administrator hacker insider hacker helpdesk", "administrator insider hacker hacker helpdesk"):
        t = Table(5).roles(roles).hands(C="a1").turn("C")
        looks.add((t.view("A"), t.view(""), tuple(analysis.reach(t.game, t.view("A")))))
        assert analysis.reach(t.game, t.view("")) == []
    assert len(looks) == 1


def by_the_book(t: Table, player: str) -> str:
    """LOK-7.1 and LOK-7.3, literally: from every controlled host, in both directions."""
    places, admin = len(t.names) * 2, "A"
    hosts = [PLACE_NAMES[place] for place in range(places)]
    found = set()
    for start in (place for place in range(places) if t.owner(hosts[place]) == player):
        for way in (1, -1):
            ahead = [hosts[(start + way * n) % places] for n in range(1, places)]
            there = [host for host in ahead if t.nodes(host)]
            found |= set(there[:1])
            if t._roles[t.names.index(player)] in ("insider", "helpdesk"):
                others = [host for host in there if not (host[0] == "H" and t.owner(host) == admin)]
                found |= {host for host in others[:1] if host[0] == "P"}
    return " ".join(host for host in hosts if host in found and t.owner(host) != player)


@pytest.mark.rule("LOK-7.1")
@pytest.mark.rule("LOK-7.3")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_any_position(players: int) -> None:
    rng = FastRng(players)
    for _ in range(40):
        out = "".join(name for name in "BCDEFGH"[: players - 2] if rng.below(3) == 0)
        alive = [name for name in "ABCDEFGH"[:players] if name not in out]
        player = alive[1 + rng.below(len(alive) - 1)] if rng.below(6) else "A"
        t = ring(player, players).out(out)
        for n in range(1, players + 1):
            t.host(f"H{n}", nodes=rng.below(3) and 1, owner=alive[rng.below(len(alive))] if rng.below(2) else "A")
        sees(t, by_the_book(t, player))
