"""KR-3.5: the power suffices at every moment."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import Dropped, Turned
from tests.kiberrubezh.cards import KIND
from tests.kiberrubezh.table import Table

pytestmark = [pytest.mark.both, pytest.mark.rule("KR-3.5")]


@pytest.mark.rule("KR-1.3")
@pytest.mark.example("KR-3 1")
def test_what_cards_need_never_exceeds_what_active_assets_give() -> None:
    side = "laptop workstation workstation firewall antivirus mail-worm"
    t = Table().turn("A", "deploy").side(A=side).hands(A="antivirus")
    assert t.power("A") == "4/5 1/1"
    assert t.refuses("lay antivirus") == "KR-3.5"
    t.do("drop firewall", "lay antivirus")
    assert t.power("A") == "4/5 1/1"
    t = Table().turn("A", "assets").side(A=side).hands(A="antivirus laptop").do("lay laptop", "done", "lay antivirus")
    assert t.power("A") == "6/6 1/2"


def test_turned_cards_count_when_a_card_is_laid() -> None:
    t = Table().turn("A", "deploy").side(A="workstation antivirus/").hands(A="firewall")
    assert t.legal("lay") == set()
    t = Table().turn("A", "deploy").side(A="workstation workstation/").hands(A="firewall antivirus")
    t.do("lay firewall")
    assert t.refuses("lay antivirus") == "KR-3.5"  # a turned asset gives nothing


def test_each_kind_for_itself() -> None:
    t = Table().turn("A", "deploy").side(A="server test-bench antivirus").hands(A="firewall mail-worm phishing rootkit")
    assert t.legal("lay") == {"lay mail-worm", "lay phishing"}


@pytest.mark.parametrize("phase", ["assets", "deploy", "attack"])
def test_any_measure_or_means_may_be_discarded_in_any_phase(phase: str) -> None:
    t = (
        Table()
        .turn("A", phase)
        .side(A="laptop workstation laptop/ antivirus/ antivirus mail-worm/", B="server firewall")
    )
    assert t.legal("drop") == {"drop antivirus", "drop antivirus/", "drop mail-worm/"}
    assert t.refuses("drop laptop") == t.refuses("drop firewall") == t.refuses("drop mail-worm") == "KR-3.5"
    t.do("drop antivirus/", "drop mail-worm/", "drop antivirus")
    assert t.lies("A") == "laptop workstation laptop/"
    assert t.cards("A", "pile") == "mail-worm antivirus antivirus"
    assert t.events_for(Dropped)[0] == Dropped(0, KIND["antivirus"], False)


@pytest.mark.rule("KR-3.3")
@pytest.mark.example("KR-3 3")
@pytest.mark.component("KR card-botnet-flood")
def test_when_assets_turn_their_owner_turns_cards_until_the_upright_ones_fit() -> None:
    side = "server workstation workstation security-policy firewall"
    t = (
        Table()
        .side(A="c2-server botnet-flood", B=side)
        .wave("botnet-flood")
        .do("done", by="B")
        .do("strike botnet-flood")
    )
    t.do("on workstation")
    assert t.to_act == "B fit"  # at once: 5 are given, 6 needed
    assert t.rule == "KR-3.5"
    assert t.legal() == {"drop security-policy", "drop firewall"}
    t.do("drop firewall", by="B").do("on workstation", by="A")
    assert t.legal() == {"drop security-policy"}  # 4 of 3 are needed
    t.do("drop security-policy").roll()
    assert t.events_for(Turned)[-1] == Turned(1, KIND["security-policy"], False, True)
    assert t.lies("B") == "server workstation/ workstation/ firewall/ security-policy/"
    t.end()
    assert t.lies("B") == side.replace("security-policy firewall", "firewall security-policy").replace(
        "server workstation workstation", "workstation workstation server"
    )


@pytest.mark.component("KR card-power-cut")
def test_what_is_turned_already_is_enough() -> None:
    t = Table().side(A="test-bench", B="workstation workstation firewall antivirus/").hands(A="power-cut")
    t.do("lay power-cut", "on workstation")
    assert t.to_act == "A attack"  # 2 are given, the upright one needs 2
    assert t.lies("B") == "workstation firewall workstation/ antivirus/"


@pytest.mark.component("KR card-power-cut")
def test_means_are_turned_for_attack_power_and_measures_for_defence_power() -> None:
    t = Table().side(A="test-bench", B="laptop server mail-worm antivirus").hands(A="power-cut")
    t.do("lay power-cut", "on laptop")
    assert t.legal() == {"drop mail-worm"}
    t.do("drop mail-worm", by="B")
    assert t.lies("B") == "server antivirus laptop/ mail-worm/"
    assert t.refuses("drop antivirus") == "KR-3.5"
    assert t.to_act == "A attack"


@pytest.mark.component("KR card-zero-day")
def test_when_an_asset_leaves_its_owner_discards_until_the_sum_holds() -> None:
    t = Table().side(A="c2-server c2-server zero-day", B="server workstation antivirus/ firewall")
    t.wave("zero-day").do("strike zero-day", "on server")
    assert t.to_act == "B trim"
    assert t.legal() == {"drop antivirus/", "drop firewall"}
    t.do("drop antivirus/", by="B")
    assert t.events_for(Dropped) == [Dropped(1, KIND["antivirus"], True)]
    assert t.roll().lies("B") == "workstation firewall"
    assert t.cards("B", "pile").count("antivirus") >= 1


@pytest.mark.component("KR card-zero-day")
def test_turned_assets_count_then_and_what_is_upright_must_fit_besides() -> None:
    t = Table().side(A="c2-server c2-server zero-day", B="server workstation/ workstation antivirus firewall/")
    t.wave("zero-day").do("strike zero-day", "on server")
    assert t.roll().to_act == "A attack"  # 4 are given with the turned one, 4 are needed; upright 2 of 2
    t = Table().side(A="c2-server c2-server zero-day", B="server workstation/ antivirus firewall/")
    t.wave("zero-day").do("strike zero-day", "on server")
    assert t.to_act == "B trim"  # 4 of 2
    t.do("drop firewall/")
    assert t.to_act == "B fit"  # the upright one needs 2 of 0
    t.do("drop antivirus").roll()
    assert t.lies("B") == "workstation/ antivirus/"


@pytest.mark.component("KR card-reserve-capacity")
def test_when_extra_power_ends_its_owner_discards() -> None:
    t = Table().turn("A", "deploy").side(A="laptop").hands(A="reserve-capacity antivirus mail-worm phishing")
    t.do("lay reserve-capacity", "lay antivirus", "lay mail-worm", "lay phishing")
    assert t.power("A") == "2/3 3/3"
    t.do("done", "done")
    assert t.to_act == "A trim"
    t.do("drop phishing", "drop antivirus")
    assert t.roll().to_act == "B assets"
    assert t.lies("A") == "laptop mail-worm"
    assert t.power("A") == "0/1 1/1"


@pytest.mark.component("KR card-emergency-patch")
@pytest.mark.component("KR card-power-cut")
def test_events_lie_there_till_the_end_though_the_power_is_gone() -> None:
    t = Table().side(A="test-bench test-bench mail-worm mail-worm", B="laptop workstation antivirus")
    t.hands(A="power-cut power-cut", B="emergency-patch").wave("mail-worm mail-worm")
    t.do("lay emergency-patch", "on mail-worm", "done", by="B").do("done", by="B").do("lay power-cut", "on workstation")
    assert t.to_act == "B fit"
    t.do("drop antivirus").do("lay power-cut", "on laptop")
    assert t.to_act == "A last"  # nothing is left to turn
    assert t.cards("B", "events") == "emergency-patch"


@pytest.mark.component("KR card-ransomware")
def test_at_the_start_of_a_turn_what_is_turned_upright_must_fit() -> None:
    t = Table().side(B="server// workstation antivirus/ firewall/").do("done").roll()
    assert t.to_act == "B fit"
    t.do("drop firewall")
    assert t.to_act == "B assets"
    assert t.lies("B") == "workstation antivirus server/ firewall/"


@pytest.mark.component("KR card-recruited-insider")
def test_both_kinds_at_once() -> None:
    """A Laptop leaves: defence and attack power are short."""
    t = Table().side(A="c2-server c2-server zero-day", B="laptop laptop antivirus mail-worm mail-worm")
    t.wave("zero-day").do("strike zero-day", "on laptop")
    assert t.legal() == {"drop antivirus", "drop mail-worm"}
    t.do("drop mail-worm")
    assert t.legal() == {"drop antivirus"}
    t.do("drop antivirus").roll()
    assert t.lies("B") == "laptop mail-worm"


@pytest.mark.component("KR card-power-cut")
def test_also_in_the_middle_of_a_wave() -> None:
    """The player makes room for an event after the blocks."""
    t = Table().side(A="test-bench mail-worm dictionary-attack", B="laptop").hands(A="power-cut").wave("mail-worm")
    assert t.to_act == "A last"
    assert t.refuses("lay power-cut") == "KR-3.5"
    t.do("drop dictionary-attack", "lay power-cut", "on laptop")
    assert t.cards("A", "pile") == "dictionary-attack"
