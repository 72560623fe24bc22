"""Cards 46 to 54, by number."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import (
    Banned,
    Cancelled,
    Destroyed,
    Drew,
    Milled,
    NoObject,
    PowerGained,
    Turned,
    Upright,
)
from tests.kiberrubezh.cards import KIND
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both

COSTS = {
    "emergency-patch": (1, 0),
    "recruited-insider": (0, 2),
    "power-cut": (0, 1),
    "supply-chain": (0, 3),
    "incident-response": (0, 0),
    "extra-funding": (0, 0),
    "restore-from-backup": (0, 0),
    "reserve-capacity": (0, 0),
    "joint-exercise": (0, 0),
}


@pytest.mark.rule("KR-1.6")
@pytest.mark.parametrize("card", [pytest.param(c, marks=pytest.mark.component(f"KR card-{c}")) for c in COSTS])
def test_some_need_power(card: str) -> None:
    defence, attack = COSTS[card]
    enough = "tablet " * defence + "smartphone " * attack
    attacker = Table().side(A="test-bench mail-worm", B=enough).hands(B=card).wave("mail-worm")
    assert f"lay {card}" in attacker.legal()
    if defence + attack:
        poor = Table().side(A="test-bench mail-worm", B=enough.split(" ", 1)[1]).hands(B=card).wave("mail-worm")
        assert poor.refuses(f"lay {card}") == "KR-3.5"
    if card != "emergency-patch":
        own = Table().side(A=enough).hands(A=card)
        assert f"lay {card}" in own.legal()


@pytest.mark.component("KR card-emergency-patch")
def test_emergency_patch_cancels_an_attack_of_the_wave() -> None:
    t = Table().side(A="c2-server mail-worm phishing", B="laptop workstation").hands(B="emergency-patch apt")
    t.wave("mail-worm phishing").do("lay emergency-patch")
    assert t.legal() == {"on mail-worm", "on phishing"}
    t.do("on phishing")
    assert t.events_for(Cancelled) == [Cancelled(1, KIND["phishing"])]
    t.do("done")
    assert t.legal() == {"mill mail-worm"}
    t.do("mill mail-worm").roll().end()
    assert t.cards("A", "pile") == "mail-worm phishing"


@pytest.mark.component("KR card-emergency-patch")
def test_a_cancelled_attack_cannot_be_blocked_or_cancelled_again() -> None:
    t = Table().side(A="test-bench mail-worm", B="server laptop antivirus").hands(B="emergency-patch emergency-patch")
    t.wave("mail-worm").do("lay emergency-patch", "on mail-worm")
    assert t.legal("lay") == set()
    t.do("done")
    assert t.to_act == "A attack"
    assert t.lies("B") == "laptop server antivirus"


@pytest.mark.component("KR card-emergency-patch")
def test_emergency_patch_is_no_good_in_ones_own_turn() -> None:
    t = Table().side(A="laptop test-bench mail-worm mail-worm", B="server antivirus").hands(A="emergency-patch")
    assert t.legal("lay") == set()
    t.wave("mail-worm").do("done", by="B")
    assert t.to_act == "A last"
    assert t.legal("lay") == set()


@pytest.mark.component("KR card-incident-response")
def test_incident_response_turns_all_measures_upright() -> None:
    t = Table().side(A="test-bench mail-worm", B="server server laptop/ antivirus/ antivirus/ firewall/ mail-worm/")
    t.hands(B="incident-response").wave("mail-worm").do("lay incident-response")
    assert t.lies("B") == "server server antivirus antivirus firewall laptop/ mail-worm/"
    assert len(t.events_for(Upright)) == 3
    while t.to_act == "B react":
        t.do("done")
    t.do("block antivirus mail-worm")
    assert t.to_act == "A attack"


@pytest.mark.rule("KR-3.5")
@pytest.mark.component("KR card-incident-response")
def test_what_is_turned_upright_must_fit() -> None:
    t = (
        Table()
        .side(A="workstation server/ antivirus/ firewall/")
        .hands(A="incident-response")
        .do("lay incident-response")
    )
    assert t.to_act == "A fit"
    t.do("drop antivirus")
    assert t.lies("A") == "workstation firewall server/ antivirus/"
    assert Table().hands(A="incident-response").do("lay incident-response").to_act == "A attack"


@pytest.mark.rule("KR-3.18")
@pytest.mark.component("KR card-recruited-insider")
def test_recruited_insider_destroys_a_measure_of_the_other_player() -> None:
    t = Table().side(A="test-bench workstation antivirus", B="server laptop firewall/ encryption mail-worm")
    t.hands(A="recruited-insider").do("lay recruited-insider")
    assert t.legal() == {"on firewall/", "on encryption"}
    t.do("on encryption")
    assert t.events_for(Destroyed) == [Destroyed(1, KIND["encryption"])]
    assert t.cards("B", "pile") == "encryption"
    t = Table().side(A="test-bench workstation antivirus", B="server").hands(A="recruited-insider")
    t.do("lay recruited-insider")
    assert t.events_for(NoObject) == [NoObject(0, KIND["recruited-insider"])]
    assert t.to_act == "A attack"


@pytest.mark.component("KR card-extra-funding")
@pytest.mark.parametrize(("deck", "drawn"), [("laptop server", 2), ("laptop", 1), ("", 0)])
def test_extra_funding_draws_two(deck: str, drawn: int) -> None:
    t = Table().hands(A="extra-funding").deck(A=deck).do("lay extra-funding").roll()
    assert len(t.events_for(Drew)) == drawn
    assert t.to_act == "A attack"


@pytest.mark.component("KR card-restore-from-backup")
@pytest.mark.parametrize("pile", ["laptop apt apt server server", "laptop apt", ""])
def test_restore_from_backup_puts_four_cards_under_the_deck_and_leaves_the_game(pile: str) -> None:
    t = Table().hands(A="restore-from-backup").pile(A=pile).do("lay restore-from-backup")
    chosen = pile.split()[:4]
    for card in chosen:
        assert t.to_act == "A object"
        t.do(f"on {card}")
    assert t.to_act == "A attack"
    assert t.cards("A", "under") == " ".join(chosen)
    t.nobody_peeks().end()
    assert t.cards("A", "gone") == "restore-from-backup"
    assert t.cards("A", "pile") == " ".join(pile.split()[4:])


@pytest.mark.component("KR card-restore-from-backup")
def test_what_is_restored_comes_after_what_lies_there() -> None:
    t = Table().hands(A="restore-from-backup").pile(A="laptop apt").under(A="server").deck(A="tablet")
    t.do("lay restore-from-backup", "on apt", "on laptop")
    assert t.cards("A", "under") == "server apt laptop"
    t.end().end()
    assert t.cards("A") == "tablet server"
    assert t.cards("A", "known") == ""


@pytest.mark.rule("KR-3.18")
@pytest.mark.component("KR card-power-cut")
def test_power_cut_turns_an_asset_of_the_other_player() -> None:
    t = Table().side(A="test-bench", B="server laptop/ workstation").hands(A="power-cut").do("lay power-cut")
    assert t.legal() == {"on server", "on workstation"}
    t.do("on server")
    assert t.events_for(Turned) == [Turned(1, KIND["server"], False, False)]
    t.end()
    assert t.lies("B") == "laptop workstation server"
    t = Table().side(A="test-bench", B="laptop/").hands(A="power-cut").do("lay power-cut")
    assert t.events_for(NoObject) == [NoObject(0, KIND["power-cut"])]


@pytest.mark.component("KR card-power-cut")
def test_the_defender_can_cut_the_attackers_power() -> None:
    t = Table().side(A="test-bench laptop mail-worm mail-worm mail-worm", B="smartphone").hands(B="power-cut")
    t.wave("mail-worm").do("lay power-cut", "on test-bench", by="B")
    assert t.to_act == "A fit"  # two upright means need 2 of 1
    t.do("drop mail-worm")
    assert t.lies("A") == "laptop mail-worm test-bench/ mail-worm/ mail-worm/"
    assert t.view().wave[KIND["mail-worm"]] == 1  # the attack itself goes on


@pytest.mark.rule("KR-3.5")
@pytest.mark.component("KR card-reserve-capacity")
def test_reserve_capacity_gives_two_of_both_kinds_until_the_end_of_the_turn() -> None:
    t = Table().turn("A", "assets").hands(A="reserve-capacity reserve-capacity antivirus phishing")
    t.do("lay reserve-capacity")
    assert t.power("A") == "0/2 0/2"
    t.do("lay reserve-capacity")
    assert t.events_for(PowerGained) == [PowerGained(0, 2), PowerGained(0, 4)]
    t.do("done", "lay antivirus", "lay phishing", "done").wave("phishing").do("mill phishing").roll().do("done")
    assert t.to_act == "A trim"
    assert t.legal() == {"drop antivirus"}  # the means is discarded anyway
    t.do("drop antivirus").roll()
    assert t.to_act == "B assets"
    assert t.power("A") == "0/0 0/0"


@pytest.mark.rule("KR-3.5")
@pytest.mark.component("KR card-reserve-capacity")
@pytest.mark.component("KR card-emergency-patch")
def test_the_defenders_extra_power_ends_with_that_turn_too() -> None:
    t = Table().side(A="test-bench mail-worm", B="").hands(B="reserve-capacity emergency-patch").wave("mail-worm")
    t.do("lay reserve-capacity", "lay emergency-patch", "on mail-worm", "done").end()
    assert t.to_act == "B assets"
    assert t.power("B") == "0/0 0/0"


@pytest.mark.component("KR card-reserve-capacity")
def test_extra_power_helps_when_assets_turn_and_what_it_held_upright_turns_when_it_ends() -> None:
    t = Table().side(A="c2-server mail-worm", B="workstation antivirus").hands(A="power-cut", B="reserve-capacity apt")
    t.wave("mail-worm").do("lay reserve-capacity", "done", "done", by="B").do("lay power-cut", "on workstation")
    assert t.lies("B") == "antivirus workstation/"
    t.do("done", "mill mail-worm").roll().do("done")
    assert t.to_act == "B fit"
    t.do("drop antivirus").roll()
    assert t.lies("B") == "workstation antivirus"  # and it is upright again in B's turn


@pytest.mark.component("KR card-supply-chain")
@pytest.mark.component("KR card-crypto-gateway")
@pytest.mark.parametrize("category", ["crypto", "intrusion"])
def test_supply_chain_stops_measures_of_a_category_for_a_turn(category: str) -> None:
    side = "server server server encryption crypto-gateway firewall"
    t = Table().side(A="c2-server c2-server sql-injection dictionary-attack", B=side).hands(A="supply-chain")
    t.do("lay supply-chain", f"ban {category}")
    assert [e.player for e in t.events_for(Banned)] == [0]
    t.wave("sql-injection dictionary-attack")
    left = {"crypto": "block firewall sql-injection", "intrusion": "block encryption dictionary-attack"}
    assert t.legal("block") == {left[category]}  # the gateway is stopped by either
    assert t.refuses("block crypto-gateway sql-injection") == "KR-1.5"
    t.do("done").do("mill sql-injection").roll().do("mill dictionary-attack").roll().end()
    assert t.view().banned == 0


@pytest.mark.component("KR card-supply-chain")
def test_two_name_two_categories() -> None:
    t = Table().side(A="c2-server c2-server").hands(A="supply-chain supply-chain").do("lay supply-chain", "ban crypto")
    t.do("lay supply-chain")
    assert t.legal() == {"ban malware", "ban denial", "ban intrusion", "ban tempest"}


@pytest.mark.rule("KR-3.13")
@pytest.mark.component("KR card-joint-exercise")
def test_joint_exercise_each_draws_then_each_sends_two() -> None:
    t = Table().hands(A="joint-exercise").deck(A="laptop", B="server server").do("lay joint-exercise").roll()
    assert (t.cards("A"), t.cards("B")) == ("laptop", "server")
    assert [e.player for e in t.events_for(Drew)] == [0, 1]
    assert [e.player for e in t.events_for(Milled)] == [1]
    assert t.to_act == "A attack"
    t.do("done")
    assert t.over == "3.1 A"
