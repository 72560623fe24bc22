"""Cards 1 to 12, by number."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import Drew, PutUnder, Upright, Used
from tests.kiberrubezh.cards import KIND
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both

GIVEN = {
    "laptop": "1 1", "workstation": "2 0", "test-bench": "0 2", "tablet": "1 0", "smartphone": "0 1", "server": "3 0",
    "c2-server": "0 3", "virtualisation-host": "0 0", "border-router": "1 0", "monitoring-console": "1 0",
    "backup-storage": "1 0", "cluster": "3 3",
}  # fmt: skip


@pytest.mark.parametrize(
    ("card", "given"), [pytest.param(c, g, marks=pytest.mark.component(f"KR card-{c}")) for c, g in GIVEN.items()]
)
def test_each_is_laid_for_nothing_and_gives_its_power(card: str, given: str) -> None:
    t = Table().turn("A", "assets").hands(A=card).do(f"lay {card}").roll()
    defence, attack = given.split()
    assert t.power("A") == f"0/{defence} 0/{attack}"
    assert t.to_act == "A assets"


@pytest.mark.component("KR card-tablet")
def test_a_tablet_draws_a_card_which_may_be_laid_at_once() -> None:
    t = Table().turn("A", "assets").hands(A="tablet").do("lay tablet").luck("server")
    assert len(t.events_for(Drew)) == 1
    t.do("lay server")
    assert t.lies("A") == "tablet server"
    t = Table().turn("A", "assets").hands(A="tablet").deck(A="").do("lay tablet")
    assert t.to_act == "A assets"  # KR-3.13


@pytest.mark.component("KR card-smartphone")
def test_smartphones_do_not_count_toward_the_two() -> None:
    t = Table().turn("A", "assets").hands(A="smartphone smartphone laptop laptop laptop")
    t.do("lay smartphone", "lay laptop", "lay laptop")
    assert t.legal("lay") == {"lay smartphone"}
    assert t.refuses("lay laptop") == "KR-3.4"
    t.do("lay smartphone")
    assert t.lies("A") == "laptop laptop smartphone smartphone"
    t.do("done")
    assert t.refuses("lay laptop") == "KR-3.16"


@pytest.mark.component("KR card-virtualisation-host")
def test_a_virtualisation_host_comes_turned_and_gives_power_from_the_next_turn_on() -> None:
    t = Table().turn("A", "assets").hands(A="virtualisation-host antivirus").do("lay virtualisation-host")
    assert t.lies("A") == "virtualisation-host/"
    t.do("done")
    assert t.legal("lay") == set()
    t.end().end()
    assert t.lies("A") == "virtualisation-host"
    t.do("done", "lay antivirus")
    assert t.power("A") == "2/2 0/2"


@pytest.mark.component("KR card-border-router")
@pytest.mark.component("KR card-crypto-gateway")
@pytest.mark.parametrize(
    ("routers", "measure", "cost"),
    [
        (1, "firewall", 1),
        (2, "firewall", 0),
        (3, "firewall", 0),  # never below 0
        (1, "intrusion-prevention", 3),
        (3, "honeypot", 0),
        (2, "crypto-gateway", 2),  # of two categories
        (2, "antivirus", 2),
        (2, "encryption", 2),
        (2, "security-policy", 4),
    ],
)
def test_border_routers_make_intrusion_measures_cheaper(routers: int, measure: str, cost: int) -> None:
    side = " ".join(["border-router"] * routers)
    spare = max(cost - routers, 0)  # a router gives 1 itself
    enough = f"{side} {'laptop ' * spare}"
    t = Table().turn("A", "deploy").side(A=enough).hands(A=measure).do(f"lay {measure}")
    assert t.power("A").split()[0] == f"{cost}/{routers + spare}"
    if spare:
        t = Table().turn("A", "deploy").side(A=f"{side} {'laptop ' * (spare - 1)}").hands(A=measure)
        assert t.refuses(f"lay {measure}") == "KR-3.5"


@pytest.mark.rule("KR-3.10")
@pytest.mark.component("KR card-border-router")
def test_a_turned_router_makes_nothing_cheaper() -> None:
    t = Table().turn("A", "deploy").side(A="border-router/ laptop").hands(A="firewall")
    assert t.refuses("lay firewall") == "KR-3.5"
    t = Table().side(A="test-bench", B="border-router workstation firewall firewall").hands(A="power-cut")
    t.do("lay power-cut", "on border-router")
    assert t.to_act == "B fit"  # 2 are given, 4 needed
    t.do("drop firewall")
    assert t.lies("B") == "workstation firewall border-router/ firewall/"


@pytest.mark.component("KR card-border-router")
def test_the_other_players_measures_are_not_cheaper() -> None:
    t = Table().turn("A", "deploy").side(A="laptop", B="border-router border-router").hands(A="firewall")
    assert t.legal("lay") == set()


@pytest.mark.component("KR card-border-router")
@pytest.mark.component("KR card-lateral-movement")
def test_a_router_that_leaves_makes_them_dearer() -> None:
    t = Table().side(A="c2-server lateral-movement", B="border-router workstation firewall firewall")
    t.wave("lateral-movement").do("done").do("strike lateral-movement", "on border-router")
    assert t.to_act == "B trim"
    t.do("drop firewall").roll()
    assert t.lies("B") == "workstation firewall"


@pytest.mark.component("KR card-monitoring-console")
def test_a_monitoring_console_turns_a_measure_upright_that_then_blocks() -> None:
    t = Table().side(A="test-bench mail-worm mail-worm", B="monitoring-console server antivirus/ firewall/")
    t.wave("mail-worm")
    assert t.to_act == "B react"  # though the hand is empty
    t.do("use monitoring-console")
    assert t.legal() == {"on antivirus/", "on firewall/"}
    t.do("on antivirus/")
    assert t.events_for(Used) == [Used(1, KIND["monitoring-console"])]
    assert t.events_for(Upright) == [Upright(1, KIND["antivirus"])]
    assert t.lies("B") == "server antivirus monitoring-console/ firewall/"
    assert t.legal() == {"done"}
    t.do("done", "block antivirus mail-worm")
    assert t.to_act == "A attack"
    assert t.wave("mail-worm").to_act == "A resolve"  # it is turned now


@pytest.mark.component("KR card-monitoring-console")
def test_a_console_without_a_turned_measure_is_not_used() -> None:
    t = Table().side(A="test-bench mail-worm", B="monitoring-console server antivirus laptop/").wave("mail-worm")
    assert t.to_act == "B react"
    assert t.legal() == {"done"}


@pytest.mark.component("KR card-monitoring-console")
def test_a_turned_console_gives_no_power() -> None:
    t = Table().side(A="test-bench mail-worm", B="monitoring-console workstation laptop antivirus firewall/")
    t.wave("mail-worm").do("use monitoring-console", "on firewall/")
    assert t.to_act == "B fit"  # 3 are given, 4 needed
    t.do("drop firewall")
    assert t.to_act == "B react"
    t = Table().side(A="test-bench mail-worm", B="monitoring-console laptop antivirus firewall/ workstation/")
    t.wave("mail-worm").do("use monitoring-console")
    assert t.to_act == "B fit"  # before its text: 1 is given, 2 needed
    t.do("drop antivirus")
    assert t.legal() == {"on antivirus/", "on firewall/"}


@pytest.mark.component("KR card-monitoring-console")
def test_two_consoles_and_none_in_the_own_turn() -> None:
    t = Table().side(A="test-bench mail-worm", B="monitoring-console monitoring-console server antivirus/ firewall/")
    t.wave("mail-worm").do("use monitoring-console", "on antivirus/", "use monitoring-console", "on firewall/")
    assert t.to_act == "B fit"  # 3 are given, 4 needed
    t.do("drop firewall", "done")
    assert t.to_act == "B block"
    t = Table().side(A="monitoring-console server antivirus/")
    assert t.legal("use") == set()
    assert t.refuses("use monitoring-console") == "KR-3.10"


@pytest.mark.component("KR card-backup-storage")
def test_backup_storage_puts_three_cards_under_the_deck() -> None:
    t = Table().turn("A", "assets").hands(A="backup-storage").pile(A="laptop server server apt")
    t.do("lay backup-storage")
    assert t.legal() == {"on laptop", "on server", "on apt"}
    t.do("on server", "on apt", "on server")
    assert t.to_act == "A assets"
    assert t.cards("A", "under") == "server apt server"
    assert t.cards("A", "pile") == "laptop"
    assert t.view("B").under[0] == tuple(KIND[card] for card in ("server", "apt", "server"))  # the pile is open
    assert len(t.shown_to("", PutUnder)) == 3


@pytest.mark.component("KR card-backup-storage")
@pytest.mark.parametrize("pile", ["", "laptop", "laptop server"])
def test_or_as_many_as_there_are(pile: str) -> None:
    t = Table().turn("A", "assets").hands(A="backup-storage").pile(A=pile).do("lay backup-storage")
    for card in pile.split():
        t.do(f"on {card}")
    assert t.to_act == "A assets"
    assert t.cards("A", "under") == pile


@pytest.mark.component("KR card-cluster")
@pytest.mark.parametrize("there", ["cluster", "cluster/", "cluster//"])
def test_at_most_one_cluster_on_a_side(there: str) -> None:
    t = Table().turn("A", "assets").side(A=there).hands(A="cluster")
    assert t.refuses("lay cluster") == "KR-1.7"
    t = Table().turn("A", "assets").side(B=there).hands(A="cluster cluster").do("lay cluster")
    assert t.legal("lay") == set()
