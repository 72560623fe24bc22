"""Cards 13 to 19, by number: what all attacks need, and the texts of malware and denial of service, step by step."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import (
    Blocked,
    Destroyed,
    Discarded,
    HandSeen,
    NoObject,
    Turned,
)
from tests.kiberrubezh.cards import KIND, counted
from tests.kiberrubezh.struck import struck
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both

COSTS = {
    "mail-worm": 1, "spy-trojan": 2, "rootkit": 3, "ransomware": 4, "syn-flood": 1, "amplification": 2,
    "botnet-flood": 3, "sql-injection": 1, "phishing": 2, "lateral-movement": 3, "zero-day": 4, "apt": 6,
    "acoustic-channel": 1, "emission-interception": 2, "power-line-leakage": 3, "dictionary-attack": 1,
    "key-side-channel": 2, "broken-protocol": 4,
}  # fmt: skip
MARKED = [pytest.param(c, n, marks=pytest.mark.component(f"KR card-{c}")) for c, n in COSTS.items()]


@pytest.mark.rule("KR-3.5")
@pytest.mark.parametrize(("card", "cost"), MARKED)
def test_each_needs_attack_power(card: str, cost: int) -> None:
    enough = "smartphone " * cost
    t = Table().turn("A", "deploy").side(A=enough).hands(A=card).do(f"lay {card}")
    assert t.power("A") == f"0/0 {cost}/{cost}"
    t = Table().turn("A", "deploy").side(A=enough.removesuffix("smartphone ") + "server server").hands(A=card)
    assert t.refuses(f"lay {card}") == "KR-3.5"


@pytest.mark.rule("KR-3.9")
@pytest.mark.parametrize(("card", "cost"), MARKED)
def test_each_sends_two_cards_if_its_player_likes_and_is_discarded(card: str, cost: int) -> None:
    t = Table().side(A=f"c2-server c2-server {card}").wave(card).do(f"mill {card}").luck("laptop", "server")
    assert t.cards("B", "pile") == "laptop server"
    t.end()
    assert t.cards("A", "pile") == ("" if card == "apt" else card)


@pytest.mark.component("KR card-spy-trojan")
def test_spy_trojan_sees_the_hand_discards_a_card_and_sends_one() -> None:
    t = struck("spy-trojan", hand="laptop apt apt")
    assert t.events_for(HandSeen) == [HandSeen(1, tuple(counted("laptop apt apt")))]
    assert t.to_act == "A object"
    assert t.legal() == {"on laptop", "on apt"}
    t.do("on apt").luck("server")
    assert t.cards("B", "pile") == "server apt"
    assert t.cards("B") == t.cards("B", "known") == "laptop apt"
    assert t.events_for(Discarded) == [Discarded(1, KIND["apt"], False)]
    t = struck("spy-trojan").luck("server")  # an empty hand: the other steps are done
    assert t.to_act == "A attack"
    assert t.events_for(NoObject) == [NoObject(0, KIND["spy-trojan"])]


@pytest.mark.component("KR card-rootkit")
def test_rootkit_destroys_a_turned_measure_and_sends_two() -> None:
    t = struck("rootkit", "server antivirus/ firewall/ laptop/ mail-worm/")
    assert t.legal() == {"on antivirus/", "on firewall/"}
    t.do("on antivirus/").luck("laptop", "laptop")
    assert t.lies("B") == "server laptop/ mail-worm/ firewall/"
    assert t.cards("B", "pile") == "laptop laptop antivirus"
    assert t.events_for(Destroyed) == [Destroyed(1, KIND["antivirus"])]


@pytest.mark.component("KR card-rootkit")
def test_rootkit_can_destroy_a_measure_that_has_just_blocked() -> None:
    t = Table().side(A="c2-server test-bench rootkit mail-worm", B="workstation antivirus").wave("rootkit mail-worm")
    t.do("block antivirus mail-worm").do("strike rootkit", "on antivirus/").roll()
    assert t.lies("B") == "workstation"


@pytest.mark.component("KR card-ransomware")
def test_ransomware_keeps_two_assets_turned_through_their_owners_next_turn() -> None:
    t = struck("ransomware", "server server laptop/ workstation")
    assert t.legal() == {"on server", "on workstation", "on laptop/"}
    t.do("on server", "on laptop/")
    assert t.to_act == "A attack"
    assert t.lies("B") == "workstation server laptop// server//"
    assert t.events_for(Turned) == [Turned(1, KIND["server"], True, False), Turned(1, KIND["laptop"], True, False)]
    t.end()
    assert t.lies("B") == "workstation server laptop/ server/"  # through their turn
    t.end()
    assert t.lies("B") == "workstation server laptop/ server/"
    t.end()
    assert t.lies("B") == "laptop workstation server server"


@pytest.mark.component("KR card-ransomware")
def test_ransomware_takes_two_different_assets_or_the_only_one() -> None:
    t = struck("ransomware", "server").do("on server")
    assert t.to_act == "A attack"
    assert t.lies("B") == "server//"
    t = struck("ransomware", "server server//").do("on server")
    assert t.to_act == "A attack"
    t = struck("ransomware")
    assert t.to_act == "A attack"
    assert t.events_for(NoObject) == [NoObject(0, KIND["ransomware"])]


@pytest.mark.rule("KR-3.5")
@pytest.mark.component("KR card-ransomware")
def test_ransomware_takes_power_away_in_that_turn_too() -> None:
    t = struck("ransomware", "server workstation antivirus firewall").do("on server")
    assert t.to_act == "B fit"
    t.do("drop antivirus").do("on workstation").do("drop firewall")
    assert t.lies("B") == "antivirus/ firewall/ workstation// server//"
    t.do("done").roll()
    assert t.to_act == "B fit"  # measures turn upright, the assets do not
    t.do("drop antivirus", "drop firewall")
    assert t.to_act == "B assets"
    t.end().end()
    assert t.lies("B") == "workstation server antivirus firewall"


@pytest.mark.component("KR card-syn-flood")
def test_syn_flood_turns_a_measure() -> None:
    t = struck("syn-flood", "server workstation antivirus firewall/ laptop")
    assert t.legal() == {"on antivirus"}
    t.do("on antivirus")
    assert t.lies("B") == "laptop workstation server antivirus/ firewall/"
    assert struck("syn-flood", "server firewall/").to_act == "A attack"


@pytest.mark.component("KR card-amplification")
@pytest.mark.component("KR card-scrubbing")
def test_amplification_needs_two_blocks_from_one_measure_or_two() -> None:
    t = Table().side(A="test-bench amplification", B="server laptop scrubbing").wave("amplification")
    t.do("block scrubbing amplification")
    assert t.to_act == "B block"
    t.do("block scrubbing amplification")
    assert t.to_act == "A attack"
    assert [e.complete for e in t.events_for(Blocked)] == [False, True]
    t = Table().side(A="test-bench amplification", B="server laptop rate-limiter rate-limiter").wave("amplification")
    t.do("block rate-limiter amplification", "block rate-limiter amplification")
    assert t.to_act == "A attack"


@pytest.mark.component("KR card-amplification")
@pytest.mark.component("KR card-rate-limiter")
def test_one_block_alone_does_not_stop_it() -> None:
    t = Table().side(A="test-bench amplification", B="workstation rate-limiter").wave("amplification")
    t.do("block rate-limiter amplification")
    assert t.to_act == "A resolve"
    t.do("strike amplification").luck("laptop", "laptop", "laptop")
    assert t.to_act == "A attack"
    assert t.lies("B") == "workstation rate-limiter/"


@pytest.mark.component("KR card-amplification")
def test_two_amplifications_and_three_blocks() -> None:
    t = Table().side(A="c2-server laptop amplification amplification", B="server laptop scrubbing")
    t.wave("amplification amplification").do(*["block scrubbing amplification"] * 3)
    assert t.to_act == "A resolve"
    t.do("mill amplification").roll()
    assert t.to_act == "A attack"
    assert [e.complete for e in t.events_for(Blocked)] == [False, True, False]


@pytest.mark.component("KR card-amplification")
@pytest.mark.component("KR card-emergency-patch")
def test_one_patch_cancels_an_amplification() -> None:
    t = Table().side(A="test-bench amplification", B="laptop").hands(B="emergency-patch").wave("amplification")
    t.do("lay emergency-patch", "on amplification", "done")
    assert t.to_act == "A attack"


@pytest.mark.component("KR card-botnet-flood")
def test_botnet_flood_turns_up_to_two_assets_and_sends_two() -> None:
    t = struck("botnet-flood", "server server laptop/")
    assert t.legal() == {"done", "on server"}
    t.do("on server", "on server").luck("laptop", "laptop")
    assert t.lies("B") == "laptop/ server/ server/"
    t = struck("botnet-flood", "server server").do("on server", "done").luck("laptop", "laptop")
    assert t.lies("B") == "server server/"
    t = struck("botnet-flood", "server server").do("done").luck("laptop", "laptop")
    assert t.lies("B") == "server server"
    t = struck("botnet-flood", "laptop/").luck("laptop", "laptop")
    assert t.to_act == "A attack"
    t.end()
    assert t.lies("B") == "laptop"
