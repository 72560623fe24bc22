"""Cards 20 to 30, by number: the texts of intrusion, TEMPEST and cryptography, step by step."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh.events import (
    Discarded,
    Milled,
    NoObject,
    Ordered,
    Peeked,
)
from cyberdeck.games.kiberrubezh.ids import NONE
from tests.kiberrubezh.cards import KIND, spelled
from tests.kiberrubezh.struck import struck
from tests.kiberrubezh.table import Table

pytestmark = pytest.mark.both


@pytest.mark.component("KR card-sql-injection")
def test_sql_injection_discards_at_random() -> None:
    t = struck("sql-injection", hand="laptop apt apt")
    assert t.odds() == {"laptop": 1, "apt": 2}
    t.luck("apt")
    assert t.cards("B") == "laptop apt"
    assert t.events_for(Discarded) == [Discarded(1, KIND["apt"], True)]
    assert t.events_for(Milled) == []
    assert struck("sql-injection").to_act == "A attack"


@pytest.mark.component("KR card-phishing")
def test_phishing_draws_and_sends_two() -> None:
    t = struck("phishing").luck("server")
    assert t.cards("A") == "server"
    t.luck("laptop", "apt")
    assert t.cards("B", "pile") == "laptop apt"
    assert t.to_act == "A attack"


@pytest.mark.component("KR card-lateral-movement")
def test_lateral_movement_destroys_an_asset_that_is_not_basic() -> None:
    t = struck("lateral-movement", "laptop workstation test-bench server tablet/ smartphone//")
    assert t.legal() == {"on server", "on tablet/", "on smartphone/"}
    t.do("on smartphone/").luck("apt", "apt")
    assert t.cards("B", "pile") == "smartphone apt apt"
    t = struck("lateral-movement", "laptop workstation/").luck("apt", "apt")
    assert t.lies("B") == "laptop workstation/"


@pytest.mark.component("KR card-zero-day")
@pytest.mark.component("KR card-security-policy")
@pytest.mark.component("KR card-incident-team")
@pytest.mark.component("KR card-air-gap")
def test_zero_day_is_blocked_by_measures_without_category_alone() -> None:
    side = "cluster server server server server server firewall honeypot crypto-gateway security-policy air-gap"
    t = Table().side(A="c2-server c2-server zero-day", B=side).wave("zero-day")
    assert t.legal("block") == {"block security-policy zero-day", "block air-gap zero-day"}
    assert t.refuses("block firewall zero-day") == "KR-1.5"
    t = Table().side(A="c2-server c2-server zero-day", B="server server incident-team").wave("zero-day")
    assert t.do("block incident-team zero-day").to_act == "A attack"


@pytest.mark.component("KR card-zero-day")
def test_zero_day_destroys_any_asset_and_sends_three() -> None:
    t = struck("zero-day", "laptop server/")
    assert t.legal() == {"on laptop", "on server/"}
    t.do("on laptop").luck("apt", "apt", "apt")
    assert t.lies("B") == "server/"
    assert t.to_act == "A attack"
    t = struck("zero-day").luck("apt", "apt", "apt")
    assert t.to_act == "A attack"


@pytest.mark.component("KR card-apt")
def test_apt_destroys_an_asset_sends_four_and_stays() -> None:
    t = struck("apt", "laptop").do("on laptop").luck("apt", "apt", "apt", "apt")
    assert t.lies("B") == ""
    assert t.lies("A") == "c2-server cluster apt/"
    t.end().end()
    assert t.lies("A") == "c2-server cluster apt"
    t.do("done", "done")
    assert t.legal("add") == {"add apt"}  # a second time


@pytest.mark.rule("KR-3.17")
@pytest.mark.component("KR card-acoustic-channel")
def test_acoustic_channel_sees_three_cards_and_puts_them_back_in_any_order() -> None:
    t = struck("acoustic-channel").luck("laptop", "apt", "server")
    assert (t.to_act, t.rule) == ("A order", "KR-3.17")
    assert t.legal() == {"put laptop", "put apt", "put server"}
    assert spelled(t.view("A").seen) == "laptop server apt"
    assert t.view("B").seen == t.view().seen == ()
    assert [e.kind for e in t.shown_to("B", Peeked)] == [NONE] * 3
    t.nobody_peeks().do("put server").nobody_peeks().do("put apt")
    assert t.to_act == "A attack"
    assert t.cards("B", "peeked") == "server apt laptop"
    assert [e.kind for e in t.shown_to("B", Ordered)] == [e.kind for e in t.shown_to("", Ordered)] == [NONE, NONE]
    assert t.view("A").peeked[1] == tuple(KIND[card] for card in ("server", "apt", "laptop"))
    assert t.view("B").peeked[1] == t.view().peeked[1] == (NONE,) * 3
    t.nobody_peeks().end()
    assert t.cards("B") == "server apt"
    assert t.cards("B", "peeked") == "laptop"


@pytest.mark.rule("KR-3.17")
@pytest.mark.component("KR card-acoustic-channel")
def test_a_second_acoustic_channel_sees_what_was_put_there() -> None:
    t = struck("acoustic-channel", peeked="apt server").luck("laptop")
    assert t.legal() == {"put laptop", "put apt", "put server"}
    t.do("put laptop", "put server")
    assert t.cards("B", "peeked") == "laptop server apt"
    t = struck("acoustic-channel", peeked="apt server laptop").do("put server", "put laptop")
    assert t.cards("B", "peeked") == "server laptop apt"


@pytest.mark.rule("KR-3.17")
@pytest.mark.component("KR card-acoustic-channel")
@pytest.mark.parametrize(("deck", "order"), [("", ""), ("laptop", "laptop"), ("laptop apt", "apt laptop")])
def test_cards_under_the_deck_stay_where_they_are(deck: str, order: str) -> None:
    t = struck("acoustic-channel", deck=deck, under="server tablet+").roll()
    if len(deck.split()) > 1:
        assert t.to_act == "A order"
        t.do("put apt")
    assert t.to_act == "A attack"
    assert t.cards("B", "peeked") == order
    assert t.cards("B", "under") == "server tablet"


@pytest.mark.component("KR card-acoustic-channel")
def test_what_lies_on_top_is_sent_first() -> None:
    t = Table().side(A="test-bench mail-worm").peeked(B="apt server laptop").wave("mail-worm").do("mill mail-worm")
    assert t.odds() == {"apt": 1}
    t.luck("apt", "server")
    assert t.cards("B", "peeked") == "laptop"


@pytest.mark.component("KR card-emission-interception")
def test_emission_interception_sees_the_hand_and_sends_four() -> None:
    t = struck("emission-interception", hand="laptop").luck("apt", "apt", "apt", "apt")
    assert t.to_act == "A attack"
    assert t.cards("B", "known") == "laptop"


@pytest.mark.component("KR card-power-line-leakage")
@pytest.mark.component("KR card-broken-protocol")
@pytest.mark.parametrize(("card", "n"), [("power-line-leakage", 6), ("broken-protocol", 8)])
def test_those_that_send_many(card: str, n: int) -> None:
    t = struck(card).roll()
    assert len(t.events_for(Milled)) == n
    assert t.left("B") == 54 * 9 - n
    assert t.to_act == "A attack"


@pytest.mark.component("KR card-key-side-channel")
@pytest.mark.component("KR card-crypto-gateway")
def test_key_side_channel_destroys_a_cryptography_measure_and_sends_two() -> None:
    side = "server server server server server encryption/ crypto-gateway/ firewall/ security-policy/ encryption"
    t = Table().side(A="test-bench key-side-channel", B=side).wave("key-side-channel").do("done")
    t.do("strike key-side-channel")
    assert t.legal() == {"on encryption", "on encryption/", "on crypto-gateway/"}
    t.do("on crypto-gateway/").luck("apt", "apt")
    assert t.cards("B", "pile") == "apt apt crypto-gateway"
    t = struck("key-side-channel", "server firewall").luck("apt", "apt")
    assert t.events_for(NoObject) == [NoObject(0, KIND["key-side-channel"])]
