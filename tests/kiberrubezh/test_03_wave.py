"""KR-3.6, KR-3.7, KR-3.8, KR-3.14, KR-3.18, KR-3.19: waves, blocks, and unblocked attacks."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import Blocked, Discarded, Milled, Named, NoObject, Struck, WaveDeclared
from tests.kiberrubezh.cards import KIND, counted
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both


@pytest.mark.rule("KR-3.6")
def test_means_are_named_one_by_one_and_turn_when_the_wave_is_declared() -> None:
    t = Table().side(A="test-bench test-bench mail-worm mail-worm phishing")
    assert t.rule == "KR-3.6"
    assert t.refuses("declare") == "KR-3.6"  # at least one
    t.do("add mail-worm")
    assert t.legal("add", "declare") == {"add mail-worm", "add phishing", "declare"}
    t.do("add mail-worm")
    assert t.legal("add", "declare") == {"add phishing", "declare"}
    assert t.refuses("add mail-worm") == "KR-3.6"
    assert t.lies("A").endswith("mail-worm mail-worm phishing")
    t.do("declare")
    assert t.lies("A").endswith("phishing mail-worm/ mail-worm/")
    assert t.events_for(Named) == [Named(0, KIND["mail-worm"])] * 2
    assert t.events_for(WaveDeclared) == [WaveDeclared(0, tuple(counted("mail-worm mail-worm")))]


@pytest.mark.rule("KR-3.6")
def test_several_waves_each_with_upright_means() -> None:
    t = Table().side(A="test-bench mail-worm mail-worm mail-worm/ test-bench").wave("mail-worm").do("mill mail-worm")
    t.roll()
    assert t.legal("add") == {"add mail-worm"}
    t.wave("mail-worm").do("mill mail-worm").roll()
    assert t.legal() == {"done", "drop mail-worm/"}
    t.do("done")
    assert len(t.events_for(Milled)) == 4


@pytest.mark.rule("KR-3.6")
def test_only_in_the_own_turn() -> None:
    t = Table().side(B="test-bench mail-worm")
    assert t.seat == "A"
    assert t.legal("add") == set()


@pytest.mark.rule("KR-3.6")
@pytest.mark.rule("KR-3.7")
@pytest.mark.rule("KR-3.8")
@pytest.mark.example("KR-3 2")
@pytest.mark.component("KR card-syn-flood")
def test_a_wave_of_three() -> None:
    """A of this table is Ben, B is Ann."""
    t = Table().side(
        A="test-bench test-bench mail-worm syn-flood sql-injection dictionary-attack",
        B="server server workstation antivirus firewall security-policy",
    )
    t.wave("mail-worm syn-flood sql-injection")
    t.do("block antivirus mail-worm", "block firewall sql-injection", by="B")
    assert t.legal("block") == {"block security-policy syn-flood"}
    t.do("done", by="B")
    assert t.legal("strike", "mill") == {"strike syn-flood", "mill syn-flood"}
    t.do("strike syn-flood", "on security-policy", by="A")
    t.wave("dictionary-attack")
    assert t.to_act == "A resolve"  # no measure is left to block


@pytest.mark.rule("KR-3.7")
def test_the_order_of_a_wave() -> None:
    t = Table().side(A="test-bench test-bench mail-worm mail-worm", B="workstation laptop antivirus")
    t.hands(A="extra-funding power-cut", B="emergency-patch extra-funding").wave("mail-worm mail-worm")
    assert (t.to_act, t.rule) == ("B react", "KR-3.7")
    t.do("lay emergency-patch", "on mail-worm", "done")
    assert t.to_act == "B block"
    t.do("done")
    assert t.to_act == "A last"
    t.do("lay extra-funding").luck("laptop", "laptop").do("lay power-cut", "on laptop")
    t.do("drop antivirus", by="B").do("done", by="A")  # KR-3.5: the patch and the measure need 3 of 2
    assert (t.to_act, t.rule) == ("A resolve", "KR-3.8")
    t.do("mill mail-worm").roll()
    assert t.to_act == "A attack"


@pytest.mark.rule("KR-3.7")
def test_blocks_can_be_undone_by_nothing_that_comes_later() -> None:
    """The attacker's events come after the blocks, and do not undo them."""
    t = Table().side(A="test-bench test-bench mail-worm", B="workstation antivirus").hands(A="recruited-insider")
    t.wave("mail-worm").do("block antivirus mail-worm")
    assert t.to_act == "A attack"  # all are blocked, so A does not act in the wave
    t.do("lay recruited-insider", "on antivirus/").do("done").roll()
    assert t.events_for(Struck) == []


@pytest.mark.rule("KR-3.7")
def test_turned_measures_do_not_block_and_a_measure_blocks_once() -> None:
    t = (
        Table()
        .side(A="test-bench mail-worm mail-worm", B="server laptop antivirus antivirus/")
        .wave("mail-worm mail-worm")
    )
    t.do("block antivirus mail-worm")
    assert t.to_act == "A resolve"
    assert t.events_for(Blocked) == [Blocked(1, KIND["antivirus"], KIND["mail-worm"], True)]


@pytest.mark.rule("KR-3.7")
def test_blocking_is_free_and_several_measures_may_block() -> None:
    t = Table().side(A="test-bench mail-worm mail-worm", B="server laptop antivirus antivirus")
    t.wave("mail-worm mail-worm").do("block antivirus mail-worm", "block antivirus mail-worm")
    assert t.to_act == "A attack"
    assert t.lies("B") == "laptop server antivirus/ antivirus/"


@pytest.mark.rule("KR-3.7")
def test_a_player_who_publicly_can_do_nothing_does_not_act() -> None:
    assert Table().side(A="test-bench mail-worm", B="server firewall").wave("mail-worm").to_act == "A resolve"
    t = Table().side(A="test-bench mail-worm").hands(B="laptop").wave("mail-worm")
    assert t.to_act == "B react"  # their hand is hidden
    assert t.legal() == {"done"}


@pytest.mark.rule("KR-3.8")
def test_each_attack_does_its_text_or_sends_two_cards() -> None:
    t = Table().side(A="c2-server power-line-leakage").wave("power-line-leakage")
    assert t.legal() == {"strike power-line-leakage", "mill power-line-leakage"}
    t.do("mill power-line-leakage").luck("laptop", "server")
    assert t.to_act == "A attack"
    assert t.cards("B", "pile") == "laptop server"
    assert t.events_for(Struck) == [Struck(0, KIND["power-line-leakage"], False)]


@pytest.mark.rule("KR-3.8")
@pytest.mark.component("KR card-mail-worm")
@pytest.mark.component("KR card-dictionary-attack")
@pytest.mark.parametrize("card", ["mail-worm", "dictionary-attack"])
def test_an_attack_without_a_text_sends_two_cards(card: str) -> None:
    t = Table().side(A=f"test-bench {card}").wave(card)
    assert t.legal() == {f"mill {card}"}
    assert t.refuses(f"strike {card}") == "KR-3.8"
    t.do(f"mill {card}").luck("laptop", "server")
    assert t.cards("B", "pile") == "laptop server"


@pytest.mark.rule("KR-3.14")
@pytest.mark.rule("KR-3.18")
@pytest.mark.component("KR card-rootkit")
def test_the_owner_of_the_card_chooses_and_what_has_no_object_is_skipped() -> None:
    t = Table().side(A="c2-server rootkit", B="server workstation firewall/ antivirus").wave("rootkit").do("done")
    t.do("strike rootkit")
    assert (t.to_act, t.rule) == ("A object", "KR-3.14")
    assert t.legal() == {"on firewall/"}
    assert t.refuses("on antivirus") == "KR-3.14"
    t = Table().side(A="c2-server laptop workstation rootkit firewall/", B="server").wave("rootkit")
    t.do("strike rootkit")  # the attacker's own measure does not count
    assert t.events_for(NoObject) == [NoObject(0, KIND["rootkit"])]
    t.luck("laptop", "laptop")  # the rest is done
    assert t.to_act == "A attack"


@pytest.mark.rule("KR-3.14")
@pytest.mark.component("KR card-joint-exercise")
def test_what_both_do_the_active_one_does_first() -> None:
    t = (
        Table()
        .side(A="test-bench mail-worm")
        .hands(B="joint-exercise")
        .wave("mail-worm")
        .do("lay joint-exercise", by="B")
    )
    t.luck("server")
    assert (t.cards("A"), t.cards("B")) == ("server", "")
    t.luck("laptop")
    assert t.cards("B") == "laptop"
    t.luck("tablet", "tablet")
    assert t.cards("A", "pile") == "tablet tablet"
    t.luck("apt", "apt")
    assert t.cards("B", "pile") == "apt apt"
    assert t.to_act == "B react"


@pytest.mark.rule("KR-3.19")
@pytest.mark.component("KR card-sandbox")
@pytest.mark.component("KR card-honeypot")
def test_sandbox_and_honeypot_act_once_for_each_that_blocks_when_all_blocks_are_assigned() -> None:
    t = (
        Table()
        .side(
            A="test-bench test-bench mail-worm mail-worm sql-injection",
            B="server server server sandbox sandbox honeypot",
        )
        .hands(A="laptop server")
    )
    t.wave("mail-worm mail-worm sql-injection").do("block sandbox mail-worm", "block honeypot sql-injection")
    assert t.to_act == "B block"
    assert t.events_for(Milled) == []
    assert t.events_for(Discarded) == []
    t.do("block sandbox mail-worm")
    assert not t.seat
    t.roll()
    assert [e.player for e in t.events_for(Milled)] == [0, 0]
    assert [(e.player, e.at_random) for e in t.events_for(Discarded)] == [(0, True)]
    assert t.view().size[0] == 1
    assert t.to_act == "A attack"


@pytest.mark.rule("KR-3.19")
@pytest.mark.component("KR card-sandbox")
def test_what_does_not_block_does_not_act() -> None:
    t = Table().side(A="test-bench mail-worm", B="server server sandbox honeypot").hands(A="laptop")
    t.wave("mail-worm").do("done")
    assert t.to_act == "A last"
    assert t.events_for(Milled) == []
    assert t.events_for(Discarded) == []


@pytest.mark.rule("KR-3.7")
@pytest.mark.component("KR card-botnet-flood")
def test_an_attack_may_take_a_measure_away_before_the_next_wave() -> None:
    """The blocks of a wave stand; the measure turned in between is missing in the next one."""
    t = Table().side(A="c2-server laptop botnet-flood mail-worm", B="workstation antivirus")
    t.wave("botnet-flood").do("strike botnet-flood", "on workstation").do("drop antivirus", by="B").roll()
    assert t.wave("mail-worm").to_act == "A resolve"


@pytest.mark.rule("KR-3.8")
def test_equal_attacks_of_a_wave_may_do_different_things() -> None:
    t = Table().side(A="c2-server laptop phishing phishing").wave("phishing phishing").do("strike phishing").roll()
    t.do("mill phishing").luck("laptop", "laptop")
    assert [e.by_text for e in t.events_for(Struck)] == [True, False]
    assert t.to_act == "A attack"
