"""LOK-2 and LOK-3: roles, the network, the first cards, the first defences."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.components.types import HOST_IDS, ROLE_IDS
from cyberdeck.games.lokalka.events import AdminShown, Dealt, Defended, HostLaid, NothingLaid, RoleDealt, RoundBegan
from cyberdeck.games.lokalka.ids import ADMIN, K_DEAL, K_LAY, NONE
from cyberdeck.games.lokalka.view import full_nodes
from tests.lokalka.position import LAID
from tests.lokalka.table import Table

pytestmark = pytest.mark.both

LINE_UP = {4: (1, 2, 1, 0), 5: (1, 2, 1, 1), 6: (1, 3, 1, 1), 7: (1, 3, 1, 2), 8: (1, 3, 2, 2)}


@pytest.mark.rule("LOK-2.1")
@pytest.mark.rule("LOK-2.2")
@pytest.mark.parametrize("players", LINE_UP)
def test_the_roles_of_each_number_of_players(players: int) -> None:
    t = Table(players).fresh().roll()
    dealt = [int(role) for role in t.state.role]
    assert tuple(dealt.count(role) for role in range(4)) == LINE_UP[players]


@pytest.mark.rule("LOK-2.2")
def test_chance_deals_what_is_left_of_the_roles() -> None:
    t = Table(8).fresh()
    assert t.odds() == dict.fromkeys(range(8), 1)
    t.luck("C")
    assert t.odds() == {1: 3, 2: 2, 3: 2}
    t.luck("hacker", "insider")
    assert t.odds() == {1: 2, 2: 1, 3: 2}
    t.luck("helpdesk", "helpdesk")
    assert t.odds() == {1: 2, 2: 1}


@pytest.mark.rule("LOK-3.1")
def test_roles_are_secret_but_for_the_administrators() -> None:
    t = Table(4).fresh().luck("B", "hacker", "insider", "hacker")
    assert t.events_for(AdminShown) == [AdminShown(1)]
    assert t.view().roles == (-2, ADMIN, -2, -2)
    assert t.view("A").roles == (1, ADMIN, -2, -2)
    assert t.view("D").roles == (-2, ADMIN, -2, 2)
    assert t.shown_to("D", RoleDealt) == [RoleDealt(2, NONE), RoleDealt(3, 2), RoleDealt(0, NONE)]
    assert t.shown_to("", RoleDealt) == [RoleDealt(seat, NONE) for seat in (2, 3, 0)]


@pytest.mark.rule("LOK-3.1")
@pytest.mark.parametrize("role", [pytest.param(role, marks=pytest.mark.component(f"role-{role}")) for role in ROLE_IDS])
def test_the_nodes_of_a_hidden_role_reveal_nobody(role: str) -> None:
    t = Table(5).begun()
    seat = t._roles.index(role)
    assert t.nodes(f"P{seat + 1}") == (5 if role == "administrator" else 4)
    watched = t.view()
    assert full_nodes(t.game.params, watched, 2 * seat) == t.nodes(f"P{seat + 1}")


@pytest.mark.rule("LOK-3.2")
@pytest.mark.parametrize("players", [4, 5, 8])
def test_the_administrator_lays_a_host_between_each_two_neighbours(players: int) -> None:
    t = Table(players).fresh().luck("C", *(role for role in t_roles(players)))
    assert t.decision == "C LOK-3.2"
    for n, host in enumerate(LAID.split()[:players]):
        assert t.legal() == {f"lay {other}" for other in LAID.split()[n:]}  # no host twice
        t.do(f"lay {host}", by="C")
    assert [event.place for event in t.events_for(HostLaid)] == [
        (2 * (2 + n) + 1) % (2 * players) for n in range(players)
    ]
    assert [event.player for event in t.events_for(HostLaid)] == [2] * players
    assert t.state.top.kind == K_DEAL  # and no card has been dealt before
    assert sum(t.state.size) == 0
    assert [HOST_IDS[host] if host >= 0 else "" for host in t.view().host][5] == "file-server"


def t_roles(players: int) -> list[str]:
    """From the seat after the Administrator on."""
    line_up = LINE_UP[players]
    return [role for role, n in zip(ROLE_IDS[1:], line_up[1:], strict=True) for _ in range(n)]


@pytest.mark.rule("LOK-3.2")
def test_a_random_network() -> None:
    t = Table(4, network="random").fresh().luck("A", *t_roles(4))
    assert t.state.top.kind == K_LAY
    assert t.odds() == dict.fromkeys(range(8), 1)
    t.luck("proxy")
    assert t.odds() == dict.fromkeys([0, 1, 2, 3, 4, 6, 7], 1)
    t.luck("database", "web-server", "access-point")
    assert t.events_for(HostLaid)[0] == HostLaid(None, 1, HOST_IDS.index("proxy"))
    assert [t.nodes(f"H{n}") for n in range(1, 5)] == [2, 3, 3, 2]
    assert t.state.top.kind == K_DEAL


@pytest.mark.rule("LOK-3.3")
def test_all_auxiliary_hosts_are_the_administrators() -> None:
    t = Table(6).begun()
    assert [t.owner(f"P{n}") for n in range(1, 7)] == list("ABCDEF")
    assert {t.owner(f"H{n}") for n in range(1, 7)} == {"A"}


NODES = dict(zip(HOST_IDS, (3, 3, 3, 3, 2, 2, 2, 2), strict=True))


@pytest.mark.rule("LOK-1.4")
@pytest.mark.rule("LOK-3.4")
@pytest.mark.parametrize("host", [pytest.param(host, marks=pytest.mark.component(f"host-{host}")) for host in HOST_IDS])
def test_every_host_has_the_nodes_that_it_shows(host: str) -> None:
    t = Table(8).begun()
    place = LAID.split().index(host) + 1
    assert t.nodes(f"H{place}") == NODES[host]
    assert sum(t.state.nodes) == 53  # more than the printed tokens


@pytest.mark.rule("LOK-3.5")
def test_six_cards_for_the_administrator_and_four_for_all_others() -> None:
    t = Table(5, network="random").fresh().luck("D", *t_roles(5)).roll()
    assert list(t.state.size) == [4, 4, 4, 6, 4]
    assert t.state.deck_size == 110 - 22
    assert [event.player for event in t.events_for(Dealt)] == [3] * 6 + [4] * 4 + [0] * 4 + [1] * 4 + [2] * 4
    assert all((event.kind != NONE) == (event.player == 4) for event in t.shown_to("E", Dealt))


def dealt(players: int = 4, **options: str) -> Table:
    """A is to act before the first turn. A has all kinds of defence, C has two, the others have none."""
    t = Table(players, network="random", **options).fresh().luck("A", *t_roles(players))
    t.luck(*LAID.split()[:players], "d1", "d2", "d3", "d4", "d5", "a1")
    for player in t.names[1:]:
        t.luck(*(["d1", "d1", "a1", "a1"] if player == "C" else ["a1", "a2", "router", "flood"]))
    return t


@pytest.mark.rule("LOK-3.6")
def test_everybody_may_lay_one_defence_before_the_first_turn() -> None:
    t = dealt()
    assert t.decision == "A LOK-3.6"
    hosts = ["P1", "H1", "H2", "H3", "H4"]
    assert t.legal() == {"pass", *(f"d{level}>{host}" for level in range(1, 6) for host in hosts)}
    t.do("d5>H2", by="A")
    assert t.decision == "B LOK-3.6"
    assert t.legal() == {"pass"}  # a player without a defence card is also to act
    t.do("pass", by="B")
    assert t.legal() == {"pass", "d1>P3"}
    t.do("d1>P3", by="C").do("pass", by="D")
    assert t.events_for(Defended) == [Defended(0, 3, 5, 0), Defended(2, 4, 1, 0)]
    assert t.events_for(NothingLaid) == [NothingLaid(1), NothingLaid(3)]
    assert t.events_for(RoundBegan) == [RoundBegan(1)]
    assert t.roll().decision == "A LOK-4.2"  # LOK-4.1: the Administrator begins
    assert list(t.state.size) == [6 - 1 + 2, 4, 3, 4]


@pytest.mark.rule("LOK-3.6")
def test_in_turn_order_from_the_administrator_in_any_seat() -> None:
    t = Table(5, network="random").fresh().luck("D", *t_roles(5)).roll()
    for player in "DEABC":
        assert t.decision == f"{player} LOK-3.6"
        t.do("pass", by=player)


@pytest.mark.rule("LOK-3.6")
def test_one_on_each_host_as_an_option() -> None:
    t = dealt(setup_defence="per_host").do("d5>H2", "d1>P1", by="A")
    assert t.legal() == {"pass", *(f"d{level}>{host}" for level in (2, 3, 4) for host in ("H1", "H3", "H4"))}
    assert t.refuses("d2>P1") == "LOK-3.6"  # there is one already
    t.do("d2>H1", "d3>H3", "d4>H4", by="A")
    t.do("pass", by="B")  # A has one on every own host, so B is next
    t.do("d1>P3", by="C")
    t.do("pass", by="D")  # and C controls no other host
    assert t.events_for(NothingLaid) == [NothingLaid(1), NothingLaid(3)]
    assert t.cards("A") == "a1"


@pytest.mark.rule("LOK-3.6")
def test_a_player_who_may_lay_several_can_stop_at_any_time() -> None:
    t = dealt(setup_defence="per_host").do("d5>H2", "pass", by="A")
    assert t.decision == "B LOK-3.6"
    assert t.events_for(NothingLaid) == []
    assert dealt(setup_defence="one").do("d5>H2").decision == "B LOK-3.6"
