"""Cards 31 to 45, by number."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import Discarded, Milled
from tests.kiberrubezh.cards import KIND
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both

# power needed, number of blocks, categories; the attacks have no objects
MEASURES = {
    "antivirus": (2, 1, "mail-worm"),
    "endpoint-detection": (4, 2, "mail-worm"),
    "sandbox": (3, 1, "mail-worm"),
    "rate-limiter": (2, 1, "syn-flood"),
    "scrubbing": (4, 3, "syn-flood"),
    "firewall": (2, 1, "sql-injection"),
    "intrusion-prevention": (4, 2, "sql-injection"),
    "honeypot": (3, 1, "sql-injection"),
    "noise-generator": (2, 1, "acoustic-channel"),
    "shielded-room": (3, 2, "acoustic-channel"),
    "encryption": (2, 1, "dictionary-attack"),
    "crypto-gateway": (4, 2, "dictionary-attack sql-injection"),
    "security-policy": (4, 1, "mail-worm syn-flood sql-injection acoustic-channel dictionary-attack"),
    "incident-team": (6, 2, "mail-worm syn-flood sql-injection acoustic-channel dictionary-attack"),
    "air-gap": (5, 1, "mail-worm syn-flood sql-injection acoustic-channel dictionary-attack"),
}
ONE_OF_EACH = "mail-worm syn-flood sql-injection acoustic-channel dictionary-attack"
MARKED = [pytest.param(c, marks=pytest.mark.component(f"KR card-{c}")) for c in MEASURES]


@pytest.mark.rule("KR-3.5")
@pytest.mark.parametrize("card", MARKED)
def test_each_needs_defence_power(card: str) -> None:
    cost = MEASURES[card][0]
    enough = "tablet " * cost
    t = Table().turn("A", "deploy").side(A=enough).hands(A=card).do(f"lay {card}")
    assert t.power("A") == f"{cost}/{cost} 0/0"
    t = Table().turn("A", "deploy").side(A=enough.removesuffix("tablet ") + "c2-server c2-server").hands(A=card)
    assert t.refuses(f"lay {card}") == "KR-3.5"


@pytest.mark.rule("KR-1.5")
@pytest.mark.parametrize("card", MARKED)
def test_each_blocks_its_categories(card: str) -> None:
    t = Table().side(A=f"cluster c2-server {ONE_OF_EACH}", B=f"server server {card}").wave(ONE_OF_EACH)
    assert t.legal("block") == {f"block {card} {attack}" for attack in MEASURES[card][2].split()}


@pytest.mark.rule("KR-1.5")
@pytest.mark.parametrize("card", MARKED)
def test_each_blocks_so_many(card: str) -> None:
    _, blocks, attacks = MEASURES[card]
    attack = attacks.split()[0]
    means = " ".join([attack] * 4)
    t = Table().side(A=f"cluster c2-server {means}", B=f"server server {card}").wave(means)
    for _ in range(blocks):
        assert t.to_act == "B block"
        t.do(f"block {card} {attack}")
    assert t.roll().to_act == "A resolve"
    assert t.view().resolved[KIND[attack]] == blocks
    assert (t.lies("B") == f"server server {card}/") == (card != "air-gap")


@pytest.mark.rule("KR-3.7")
@pytest.mark.component("KR card-crypto-gateway")
def test_a_crypto_gateway_blocks_one_of_each() -> None:
    t = Table().side(A="test-bench sql-injection dictionary-attack", B="server laptop crypto-gateway")
    t.wave("sql-injection dictionary-attack").do("block crypto-gateway dictionary-attack")
    assert t.legal() == {"done", "block crypto-gateway sql-injection"}
    t.do("block crypto-gateway sql-injection")
    assert t.to_act == "A attack"


@pytest.mark.rule("KR-3.7")
@pytest.mark.component("KR card-incident-team")
@pytest.mark.component("KR card-intrusion-prevention")
def test_a_measure_goes_on_before_the_next_one_blocks() -> None:
    means = "sql-injection sql-injection mail-worm"
    t = Table().side(A=f"c2-server {means}", B="server server server server incident-team intrusion-prevention")
    t.wave(means).do("block intrusion-prevention sql-injection")
    assert t.legal() == {"done", "block intrusion-prevention sql-injection"}
    t.do("done")  # it stops blocking and is turned
    assert t.legal("block") == {"block incident-team sql-injection", "block incident-team mail-worm"}
    t.do("block incident-team mail-worm", "block incident-team sql-injection")
    assert t.to_act == "A attack"
    assert t.lies("B") == "server server server server intrusion-prevention/ incident-team/"


@pytest.mark.rule("KR-3.19")
@pytest.mark.component("KR card-sandbox")
def test_a_sandbox_sends_the_top_card_of_the_attackers_deck() -> None:
    t = Table().side(A="test-bench mail-worm", B="server sandbox").peeked(A="apt server")
    t.wave("mail-worm").do("block sandbox mail-worm").luck("apt")
    assert t.events_for(Milled) == [Milled(0, KIND["apt"])]
    assert t.to_act == "A attack"
    t = Table().side(A="test-bench mail-worm", B="server sandbox").deck(A="").wave("mail-worm")
    t.do("block sandbox mail-worm")
    assert t.to_act == "A attack"  # KR-3.13


@pytest.mark.rule("KR-3.19")
@pytest.mark.component("KR card-honeypot")
def test_a_honeypot_takes_a_card_of_the_attackers_hand_before_it_can_be_played() -> None:
    t = Table().side(A="test-bench sql-injection mail-worm", B="server honeypot").hands(A="extra-funding")
    t.wave("sql-injection mail-worm").do("block honeypot sql-injection").luck("extra-funding")
    assert t.events_for(Discarded) == [Discarded(0, KIND["extra-funding"], True)]
    assert t.to_act == "A resolve"
    t = Table().side(A="test-bench sql-injection", B="server honeypot").wave("sql-injection")
    assert t.do("block honeypot sql-injection").to_act == "A attack"  # an empty hand


@pytest.mark.component("KR card-air-gap")
def test_an_air_gap_stays_upright_once_a_turn_and_blocks_once_a_wave() -> None:
    t = Table().side(A="c2-server mail-worm mail-worm mail-worm", B="server server air-gap")
    t.wave("mail-worm mail-worm").do("block air-gap mail-worm")
    assert t.to_act == "A resolve"  # one attack of a wave, no more
    assert t.lies("B") == "server server air-gap"
    t.do("mill mail-worm").roll().wave("mail-worm").do("block air-gap mail-worm")
    assert t.lies("B") == "server server air-gap/"


@pytest.mark.component("KR card-air-gap")
def test_again_in_every_turn() -> None:
    t = Table().side(A="test-bench mail-worm mail-worm", B="server server air-gap").wave("mail-worm")
    t.do("block air-gap mail-worm").end().end()
    t.do("done", "done").wave("mail-worm").do("done", "block air-gap mail-worm", by="B")
    assert t.lies("B") == "server server air-gap"


@pytest.mark.component("KR card-air-gap")
def test_two_air_gaps_each_for_itself() -> None:
    side = "server server server server air-gap air-gap"
    t = Table().side(A="cluster mail-worm mail-worm mail-worm", B=side).wave("mail-worm mail-worm")
    t.do("block air-gap mail-worm", "block air-gap mail-worm")
    assert t.lies("B") == side
    t.wave("mail-worm").do("block air-gap mail-worm")
    assert t.lies("B") == "server server server server air-gap air-gap/"


@pytest.mark.component("KR card-air-gap")
@pytest.mark.component("KR card-incident-response")
def test_an_air_gap_that_was_turned_upright_again_has_stayed_already() -> None:
    t = (
        Table()
        .side(A="c2-server mail-worm mail-worm mail-worm", B="server server air-gap")
        .hands(B="incident-response")
    )
    t.wave("mail-worm").do("done", "block air-gap mail-worm")
    t.wave("mail-worm").do("done", "block air-gap mail-worm")
    assert t.lies("B") == "server server air-gap/"
    t.wave("mail-worm").do("lay incident-response")
    while t.to_act == "B react":
        t.do("done")
    t.do("block air-gap mail-worm")
    assert t.lies("B") == "server server air-gap/"  # once a turn


@pytest.mark.component("KR card-air-gap")
@pytest.mark.component("KR card-monitoring-console")
def test_nor_does_it_stay_again_by_a_console() -> None:
    side = "server server monitoring-console air-gap"
    t = Table().side(A="c2-server mail-worm mail-worm mail-worm", B=side)
    t.wave("mail-worm").do("done", "block air-gap mail-worm")
    t.wave("mail-worm").do("done", "block air-gap mail-worm")
    t.wave("mail-worm").do("use monitoring-console", "on air-gap/", "done", "block air-gap mail-worm")
    assert t.lies("B") == "server server monitoring-console/ air-gap/"


@pytest.mark.component("KR card-air-gap")
def test_of_two_air_gaps_the_one_that_has_not_stayed_yet_blocks_first() -> None:
    side = "server server server server air-gap air-gap"
    t = Table().side(A="cluster mail-worm mail-worm mail-worm", B=side)
    for lies in (side, side, "server server server server air-gap air-gap/"):
        t.wave("mail-worm").do("block air-gap mail-worm")
        assert t.lies("B") == lies


@pytest.mark.component("KR card-air-gap")
def test_an_air_gap_that_was_turned_before_does_not_count() -> None:
    side = "server server server server air-gap"
    t = Table().side(A="c2-server mail-worm mail-worm", B=f"{side} air-gap/")
    t.wave("mail-worm").do("block air-gap mail-worm")
    assert t.lies("B") == f"{side} air-gap/"
    t.wave("mail-worm").do("block air-gap mail-worm")
    assert t.lies("B") == "server server server server air-gap/ air-gap/"


@pytest.mark.component("KR card-air-gap")
@pytest.mark.component("KR card-syn-flood")
def test_an_air_gap_that_has_blocked_can_be_turned_by_a_text() -> None:
    t = Table().side(A="c2-server mail-worm syn-flood mail-worm", B="server server air-gap").wave("mail-worm syn-flood")
    t.do("block air-gap mail-worm").do("strike syn-flood", "on air-gap")
    assert t.lies("B") == "server server air-gap/"
    assert t.wave("mail-worm").to_act == "A resolve"


@pytest.mark.component("KR card-air-gap")
@pytest.mark.component("KR card-supply-chain")
def test_no_category_cannot_be_named_so_it_always_blocks() -> None:
    t = Table().side(A="c2-server laptop mail-worm", B="server server air-gap").hands(A="supply-chain")
    t.do("lay supply-chain")
    assert t.legal() == {f"ban {c}" for c in ("malware", "denial", "intrusion", "tempest", "crypto")}
    t.do("ban malware").wave("mail-worm")
    assert "block air-gap mail-worm" in t.legal()
