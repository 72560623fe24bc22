"""The heuristics of Lokalka, each in a position where it is plain what to do; tests/lokalka/table.py has the table:
A is the Administrator, B and D are Hackers, C is the Insider, E is a Helpdesk.
"""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka.ai.heuristic.table import Table as Seen
from cyberdeck.games.lokalka.deals import deals
from tests.kits.greedy import chosen
from tests.lokalka.table import Table

pytestmark = pytest.mark.both


def seen(t: Table, by: str) -> Seen:
    return Seen(t.game.params, t.view(by))


# Hackers


def test_a_hacker_opens_the_way_with_a_botnet() -> None:
    assert chosen(Table().hands(B="botnet a2").turn("B")) == "botnet"


def test_a_hacker_takes_out_the_host_between() -> None:
    """H1 stands between them and the Administrator, H2 does not."""
    assert chosen(Table().hands(B="a2").turn("B")) == "a2>H1"


def test_a_hacker_whose_way_is_open_attacks_with_as_little_as_will_do() -> None:
    t = Table().hands(B="a1 a4").host("H1", owner="B").turn("B")
    assert chosen(t) == "a1>P1"


def test_a_hacker_keeps_the_card_that_would_fail() -> None:
    t = Table().hands(B="a2").host("H1", owner="B").host("P1", defence=5).turn("B")
    assert not chosen(t).endswith("P1")


@pytest.mark.parametrize("hand", ["direct a5 a1", "viruses a1"])
def test_a_hacker_strikes_at_the_last_node(hand: str) -> None:
    t = Table().hands(D=hand).host("P1", nodes=1).turn("D")
    assert chosen(t) in ("direct 1", "viruses")


def test_a_hacker_sandboxes_the_administrator() -> None:
    assert chosen(Table().hands(B="sandbox", A="a1 a2 a3").turn("B")) == "sandbox 1"


# Helpdesks


def test_a_helpdesk_never_attacks_the_administrator() -> None:
    """H5 is out: the Administrator is the only one beside them, D is out too."""
    t = Table().hands(E="a5 a1").host("H5", nodes=0).out("D").turn("E")
    assert "a5>P1" in t.legal()
    assert not chosen(t).endswith("P1")


def test_a_helpdesk_attacks_the_suspect() -> None:
    """Hosts are missing nodes beside D: a Hacker could not attack anything else."""
    t = Table().hands(E="a3").host("H3", nodes=1).host("H4", nodes=1).turn("E")
    assert chosen(t) == "a3>P4"


def test_a_helpdesk_gives_captured_hosts_back() -> None:
    assert chosen(Table().hands(E="botnet").host("H4", owner="D").turn("E")) == "botnet"


def test_a_helpdesk_does_not_spread_viruses_to_a_weak_administrator() -> None:
    assert chosen(Table().hands(E="viruses").host("P1", nodes=1).turn("E")) == "end"


# Insiders


def test_an_insider_spares_the_administrator_while_others_are_in() -> None:
    t = Table(4).hands(C="a3").host("H1", nodes=0).host("H2", nodes=0).out("B").turn("C")
    assert "a3>P1" in t.legal()
    assert not chosen(t).endswith("P1")


def test_an_insider_alone_with_the_administrator_attacks_them() -> None:
    t = Table(4).hands(C="a3").host("H1", nodes=0).host("H2", nodes=0).out("BD").turn("C")
    assert chosen(t) == "a3>P1"


def test_an_insider_weakens_the_side_that_is_ahead() -> None:
    strong, weak = Table(6).turn("C"), Table(6).host("P1", nodes=1).turn("C")
    helpdesk, hacker = ids.HELPDESK, ids.HACKER
    for t, more in ((strong, helpdesk), (weak, hacker)):
        stakes = seen(t.out("BD") if more == helpdesk else t, "C").balance()
        assert stakes[more] > stakes[helpdesk + hacker - more]


def test_an_insider_poses_as_a_helpdesk() -> None:
    """LOK-7.3: attacking across the Administrator's hosts, they cannot be a Hacker."""
    assert chosen(Table(5).hands(C="a3").turn("C")) in ("a3>P2", "a3>P4")


# The Administrator


def test_the_administrator_defends_when_the_way_is_open() -> None:
    assert chosen(Table().hands(A="d1 d4").host("H1", owner="B")) == "d4>P1"


def test_the_administrator_attacks_who_acts_like_a_hacker() -> None:
    assert chosen(Table().hands(A="a2").host("H3", nodes=1).host("H4", nodes=1)) == "a2>P4"


def test_the_administrator_spares_a_likely_helpdesk() -> None:
    """E has played a Clean-up (LOK-7.4): all the others are enemies."""
    t = Table().hands(E="botnet").host("H4", owner="D").turn("E").do("botnet")
    assert seen(t, "A").stake[4] < 0 < min(seen(t, "A").stake[seat] for seat in (1, 2, 3))


def test_the_administrator_takes_captured_hosts_back() -> None:
    assert chosen(Table().hands(A="botnet").host("H1", owner="B").host("H2", owner="B")) == "botnet"


def test_the_administrator_restores_their_own_node_first() -> None:
    assert chosen(Table().hands(A="maintenance").host("P1", nodes=2).host("H3", nodes=1)) == "repair P1"


def test_the_administrator_has_strong_hosts_beside_them() -> None:
    t = Table(8).fresh().luck("A", "hacker", "insider", "hacker", "helpdesk", "hacker", "helpdesk", "insider")
    built = []
    for _ in range(8):
        move = chosen(t)
        built.append(move.partition(" ")[2])
        t.do(move)
    nodes = [t.nodes(f"H{n}") for n in range(1, 9)]
    assert nodes == [3, 3, 2, 2, 2, 2, 3, 3]
    assert len(set(built)) == 8


# Everybody


def test_any_defence_card_stops_viruses_so_the_lowest_goes() -> None:
    t = Table().hands(A="viruses", B="d1 d5").do("viruses")
    assert chosen(t) == "show d1"


def test_against_direct_access_a_high_card_goes_and_a_low_one_stays() -> None:
    t = Table().hands(A="direct a3 a4", B="d5 d1", C="d1").do("direct 2")
    assert chosen(t, "A") == "show a4"
    assert chosen(t, "B") == "show d5"


def test_the_least_useful_card_is_discarded() -> None:
    t = Table().hands(A="flood", B="router a5 d5 direct").do("flood")
    assert chosen(t) == "drop router"


def test_two_cards_are_taken_from_an_enemy_who_has_them() -> None:
    t = Table().hands(B="social", A="a1 a2 d3 d4", C="a1").turn("B")
    assert chosen(t) == "social 1"


def test_a_bomb_is_kept_while_it_would_hurt_oneself_most() -> None:
    assert chosen(Table().hands(C="bomb").turn("C")) == "end"


def test_the_chance_of_a_bomb_comes_from_the_cards_not_seen() -> None:
    low = Table().hands(A="bomb").piles(deck="d1 d2 d3 a1")
    assert seen(low, "A").lilac() == pytest.approx(1 / 4)


def test_deals_leave_out_what_actions_rule_out() -> None:
    """LOK-2.2, LOK-7.4: four seats for two Hackers, an Insider and a Helpdesk; one of them is Insider or Helpdesk."""
    hidden = (ids.HACKER, ids.INSIDER, ids.HELPDESK)
    assert len(deals((0, 2, 1, 1), (hidden,) * 4)) == 12
    assert len(deals((0, 2, 1, 1), ((ids.INSIDER, ids.HELPDESK), *(hidden,) * 3))) == 6
