"""LOK-9: the end. A is the Administrator, B and D are Hackers, C is the Insider, E is a Helpdesk."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka.events import Drew, GameEnded, NodesLost, PlayerOut, RoundBegan, TurnSkipped
from cyberdeck.kernel.errors import GameOver
from tests.lokalka.table import Table

pytestmark = pytest.mark.both

WAYS = ("attack", "direct", "viruses", "bomb")


def weak(*players: str, table: Table | None = None) -> Table:
    """Sets these players' nodes to one."""
    t = table or Table()
    for player in players:
        t.host(f"P{t.names.index(player) + 1}", nodes=1)
    return t


def strike(t: Table, by: str, target: str, way: str) -> Table:
    """Takes out a player who has one node left. `by` has captured both hosts around the target. With `bomb` they lay
    it, and all tests go well until the target's turn.
    """
    place = t.names.index(target) + 1
    t.hands(**{by: f"a1 {way if way != 'attack' else ''}"}).turn(by)
    if way == "attack":
        t.host(f"H{place}", owner=by)
        return t.do(f"a1>P{place}")
    if way == "direct":
        return t.do(f"direct {place}").do("show a1", by=by).do("pass", by=target)
    if way == "viruses":
        return t.do("viruses", *["pass"] * (len(t.alive) - 1))
    t.do("bomb").luck("router" if by != target else "a1")
    while not t.end:
        t.do("end").luck("a1" if following(t) == target else "d1")
        if not t.end:
            t.roll()
    return t


def following(t: Table) -> str:
    return t.names[t.state.top.a]


KILLERS = {"B": ("9.2 B", "9.2 BD"), "C": ("9.4 BD", "9.4 BD"), "E": ("9.4 BD", "9.4 BD")}


@pytest.mark.rule("LOK-9.2")
@pytest.mark.rule("LOK-9.4")
@pytest.mark.rule("LOK-2.1")
@pytest.mark.parametrize("hackers_win", ["killer", "team"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("by", KILLERS)
def test_every_way_in_which_the_administrator_can_fall(by: str, way: str, hackers_win: str) -> None:
    """Nobody gets the credit for a bomb, not even the player who laid it."""
    t = strike(weak("A", table=Table(hackers_win=hackers_win)), by, "A", way)
    assert t.end == ("9.4 BD" if way == "bomb" else KILLERS[by][hackers_win == "team"])
    assert t.events_for(GameEnded)[0].roles == (0, 1, 2, 1, 3)
    assert t.game.decision_rule(t.view("")) == f"LOK-{t.end.partition(' ')[0]}"
    assert t.view("").roles == (0, 1, 2, 1, 3)
    assert t.match.is_over
    with pytest.raises(GameOver):
        t.match.submit(1, "end")


@pytest.mark.rule("LOK-9.4")
@pytest.mark.rule("LOK-10.10")
def test_the_administrator_falls_to_their_own_bomb() -> None:
    assert strike(weak("A"), "A", "A", "bomb").end == "9.4 BD"


@pytest.mark.rule("LOK-9.2")
@pytest.mark.rule("LOK-9.4")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("out", "by", "killer", "team"),
    [
        ("D", "B", "9.2 B", "9.2 BD"),  # the team wins, in or out
        ("D", "C", "9.4 BD", "9.4 BD"),
        ("BD", "C", "9.4 BD", "9.4 BD"),  # E is in too: the Insider is not alone
        ("BDE", "C", "9.3 C", "9.3 C"),
        ("CDE", "B", "9.2 B", "9.2 BD"),
        ("BC", "E", "9.4 BD", "9.4 BD"),
    ],
)
def test_with_others_out_already(out: str, by: str, killer: str, team: str, way: str) -> None:
    for hackers_win, expected in (("killer", killer), ("team", team)):
        t = strike(weak("A", table=Table(hackers_win=hackers_win).out(out)), by, "A", way)
        by_bomb = "9.3 C" if out == "BDE" else "9.4 BD"  # LOK-9.4: the bomb leaves the Insider alone as well
        assert t.end == (by_bomb if way == "bomb" else expected)
        assert t.game.decision_rule(t.view("A")) == f"LOK-{t.end.partition(' ')[0]}"


@pytest.mark.rule("LOK-9.1")
@pytest.mark.rule("LOK-2.1")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("by", "out"), [("A", "BD"), ("A", "BDE"), ("E", "BD")])
def test_all_enemies_are_out(by: str, out: str, way: str) -> None:
    t = strike(weak("C", table=Table().out(out)), by, "C", way)
    assert t.end == "9.1 AE"  # E wins, in or out
    assert t.game.decision_rule(t.view("")) == "LOK-9.1"
    assert t.events_for(Drew) == [] or way == "bomb"  # no reward after the end


@pytest.mark.rule("LOK-9.1")
def test_every_helpdesk_wins() -> None:
    assert strike(weak("C", table=Table(8).out("BDFGH")), "A", "C", "direct").end == "9.1 AEG"


@pytest.mark.rule("LOK-9.1")
def test_not_while_one_enemy_is_in() -> None:
    t = strike(weak("C", table=Table().out("B")), "A", "C", "direct")
    assert t.end == ""
    assert t.roll().decision == "A LOK-4.2"
    assert strike(weak("D", table=Table().out("B")), "A", "D", "direct").end == ""


@pytest.mark.rule("LOK-9.1")
def test_an_enemy_who_takes_out_the_last_other_one_ends_nothing() -> None:
    t = strike(weak("C", table=Table().out("D")), "B", "C", "direct")
    assert t.end == ""
    assert t.roll().decision == "B LOK-4.2"


@pytest.mark.rule("LOK-9.3")
@pytest.mark.rule("LOK-9.4")
@pytest.mark.parametrize("way", WAYS)
def test_two_insiders_do_not_win_together(way: str) -> None:
    t = strike(weak("A", table=Table(8).out("BDEFG")), "C", "A", way)
    assert t.end == "9.4 BDF"
    t = strike(weak("A", table=Table(8).out("BCDEFG")), "H", "A", way)
    assert t.end == "9.3 H"


@pytest.mark.rule("LOK-9.3")
def test_an_insider_needs_the_administrator_out_too() -> None:
    t = strike(weak("B", table=Table(4).out("D")), "C", "B", "direct")
    assert t.alive == "AC"
    assert t.end == ""


AT_ONCE = [
    ("E", "ABC", "D", "9.1 AE"),
    ("E", "ABCD", "", "9.1 AE"),
    ("E", "ABC", "", "9.4 BD"),  # D is in
    ("B", "ACDE", "", "9.2 B"),
    ("B", "AC", "D", "9.2 B"),
    ("B", "AD", "", "9.2 B"),
    ("C", "ABDE", "", "9.3 C"),
    ("C", "ABD", "", "9.4 BD"),
    ("C", "ABD", "E", "9.3 C"),
    ("C", "AE", "BD", "9.3 C"),
    ("A", "BCD", "", "9.1 AE"),
    ("A", "BCDE", "", "9.1 AE"),  # LOK-9.1: they have taken out their Helpdesk too
    ("A", "BC", "D", "9.1 AE"),
]


@pytest.mark.rule("LOK-9.5")
@pytest.mark.rule("LOK-10.3")
@pytest.mark.parametrize(("by", "fall", "out", "end"), AT_ONCE)
def test_several_at_once(by: str, fall: str, out: str, end: str) -> None:
    t = strike(weak(*fall, table=Table().out(out)), by, fall[0], "viruses")
    assert t.end == end
    assert {event.player for event in t.events_for(PlayerOut)} == {t.names.index(name) for name in fall}
    losses = [type(event) for event in t.happened if isinstance(event, NodesLost | PlayerOut)]
    assert losses == sorted(losses, key=[NodesLost, PlayerOut].index)  # first all losses, then all players who go out


@pytest.mark.rule("LOK-9.5")
def test_a_team_when_several_fall_at_once() -> None:
    t = strike(weak(*"ACDE", table=Table(hackers_win="team")), "B", "A", "viruses")
    assert t.end == "9.2 BD"


@pytest.mark.example("LOK-9 1")
@pytest.mark.rule("LOK-9.1")
@pytest.mark.rule("LOK-9.2")
@pytest.mark.rule("LOK-9.3")
@pytest.mark.rule("LOK-9.4")
def test_example_1() -> None:
    assert strike(weak("C", table=Table().out("BDE")), "A", "C", "attack").end == "9.1 AE"
    assert strike(weak("A", table=Table().out("D")), "B", "A", "attack").end == "9.2 B"
    assert strike(weak("A", table=Table(hackers_win="team").out("D")), "B", "A", "attack").end == "9.2 BD"
    assert strike(weak("A", table=Table().out("D")), "C", "A", "attack").end == "9.4 BD"
    assert strike(weak("A", table=Table().out("BDE")), "C", "A", "attack").end == "9.3 C"
    assert strike(weak("A", table=Table().out("D")), "C", "A", "bomb").end == "9.4 BD"


@pytest.mark.example("LOK-9 2")
@pytest.mark.rule("LOK-9.5")
def test_example_2() -> None:
    assert strike(weak(*"ABCE", table=Table().out("D")), "E", "A", "viruses").end == "9.1 AE"


def limited(limit: int, **facts: int) -> Table:
    return Table(4, round_limit=limit).given(**facts)


@pytest.mark.rule("LOK-9.6")
def test_after_the_last_round_nobody_wins() -> None:
    t = limited(1, left=0).turn("D").do("end")
    assert t.end == "9.6"
    assert t.events_for(GameEnded)[0].ending == "limit"
    assert t.view("").roles == (0, 1, 2, 1)
    assert t.game.decision_rule(t.view("")) == "LOK-9.6"
    t = limited(2, left=0).turn("D").do("end")
    assert t.end == ""
    assert t.events_for(RoundBegan) == [RoundBegan(2)]


@pytest.mark.rule("LOK-9.6")
def test_a_round_is_a_turn_of_everybody_who_is_in_and_skipped_ones_count() -> None:
    t = limited(1).skips(C=1).do("end").roll().do("end").roll()
    assert t.events_for(TurnSkipped) == [TurnSkipped(2)]
    assert t.seat == "D"
    assert t.do("end").end == "9.6"
    assert limited(1).out("BC").do("end").roll().do("end").end == "9.6"
    t = limited(2, left=0).out("BC").turn("D").do("end").roll().do("end").roll()
    assert t.do("end").end == "9.6"


@pytest.mark.rule("LOK-9.6")
@pytest.mark.rule("LOK-10.8")
def test_a_router_does_not_change_how_long_a_round_is() -> None:
    t = limited(2).turn("B").hands(B="router").given(left=2).do("router")
    for player in "BAD":
        t.do("end", by=player).roll()
    assert t.events_for(RoundBegan) == [RoundBegan(2)]
    assert t.seat == "C"


@pytest.mark.rule("LOK-9.6")
@pytest.mark.parametrize("limit", [1, 2, 200, 1000])
def test_every_limit(limit: int) -> None:
    t = limited(limit, round=limit, left=0).turn("D").do("end")
    assert t.end == "9.6"
    assert t.view("").round == limit
