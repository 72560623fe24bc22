"""What loading Cyber Shield's component data must refuse: one planted fault a case, named by item and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.faults import CARDS, Data, case


@pytest.fixture
def data(tmp_path: Path) -> Data:
    return Data("cybershield", tmp_path)


@pytest.mark.parametrize(
    ("card", "pattern", "new", "item", "reason"),
    [
        case("twice", "trojan", "trojan", "ddos", "card ddos", "occurs twice"),
        case("unknown", "trojan", "trojan", "worm", "card worm", "is unknown"),
        case("missing", "", r"\[\[card\]\]\nnumber = 27.*", "", "card generator", "is missing"),
        case("number", "", "number = 7", "number = 8", "card pdos", "number is 8, not 7"),
        case("61 cards", "ddos", r"value = 2", "value = 3", "", "number of cards is 61, not 60"),
        case("five copies", "provider", "value = 4", "value = 5", "card provider quantity value", "<= 4"),
        case("no copies", "power-outage", "value = 1", "value = 0", "card power-outage quantity value", ">= 1"),
        case("half a card", "ddos", "value = 2", "value = 2.5", "card ddos quantity value", "`int`"),
        case("no provenance", "ddos", ', provenance = "book"', "", "card ddos quantity", "`provenance`"),
        case("source", "ddos", '"reconstructed"', '"source"', "card ddos", "needs a `cite`"),
        case("field", "ddos", "points =", "score =", "card ddos", "`score`"),
        case("kind unknown", "ddos", 'kind = "attack"', 'kind = "malware"', "card ddos kind", "'malware'"),
        case("other kind", "ddos", 'kind = "attack"', 'kind = "event"', "card ddos", "cannot have the keyword attack"),
        case("keyword unknown", "ddos", '"attach"', '"glue"', "card ddos keywords", "'glue'"),
        case("keyword twice", "ddos", '"attach"', '"attack"', "card ddos", "keyword attack occurs twice"),
        case("no keywords", "training", r'\["event"\]', "[]", "card training keywords", ">= 1"),
        case("event without its keyword", "training", '"event"\\]', '"always"]', "card training", "needs the keyword"),
        case("attack that does not attach", "ddos", ', "attach"', "", "card ddos", "needs the keyword attach"),
        case("event that attaches", "training", r'\["event"\]', '["event", "attach"]', "card training",
             "cannot have the keyword attach"),
        case("part that attaches", "desktop", '"computer"', '"computer", "attach"', "card desktop",
             "cannot have the keyword attach"),
        case("token in a deck", "training", r'\["event"\]', '["event", "token"]', "card training", "outside the decks"),
        case("good attack", "ddos", "value = -1", "value = 1", "card ddos", "points are 1, not between -9 and -1"),
        case("bad part", "desktop", "points = { value = 1", "points = { value = -1", "card desktop", "points are -1"),
        case("event with points", "training", "value = 0", "value = 1", "card training", "points are 1, not between 0"),
        case("points", "ddos", "value = -1", "value = -10", "card ddos points value", ">= -9"),
        case("part without symbols", "desktop", r'symbols = \["cable"\]\n', "", "card desktop", "needs symbols"),
        case("attack with symbols", "ddos", "effect =", 'symbols = ["radio"]\neffect =', "card ddos", "cannot have"),
        case("symbol unknown", "desktop", '"cable"', '"fibre"', "card desktop symbols", "'fibre'"),
        case("five symbols", "provider", '"radio"', '"radio", "radio"', "card provider symbols", "<= 4"),
        case("no choice", "desktop", "effect =", "one_symbol = true\neffect =", "card desktop", "two different"),
    ],
)  # fmt: skip
def test_a_planted_fault(data: Data, card: str, pattern: str, new: str, item: str, reason: str) -> None:
    data.plant(pattern, new, after=card)
    data.refuses(item, reason)


@pytest.mark.parametrize(
    ("card", "pattern", "new", "item", "reason"),
    [
        case("unknown", "power-outage", '"outage"', '"storm"', "card power-outage effect", "'storm'"),
        case("no code", "power-outage", 'code = "outage"', "", "card power-outage effect", "`code`"),
        case("field", "power-outage", '"outage"', '"outage", of = "server"', "card power-outage effect", "`of`"),
        case("of another kind", "power-outage", '"outage"', '"part"', "card power-outage", "another effect"),
        case("missing field", "tender", ', of = "hardware"', "", "card tender effect", "`of`"),
        case("true as a word", "ddos", "joined = true", 'joined = "yes"', "card ddos effect joined", "`bool`"),
        case("on nothing", "trojan", r'\["computer", "server"\]', "[]", "card trojan effect on", ">= 1"),
        case("on no part", "trojan", '"computer", ', '"event", ', "card trojan", "keyword event"),
        case("on what is attached", "firewall", r'\["router"\]', '["generator"]', "card firewall", "keyword generator"),
        case("supply", "generator", '"provider", ', '"attack", ', "card generator", "keyword attack"),
        case("not on", "pdos", r'but_not = \["provider"\]', 'but_not = ["unique"]', "card pdos", "keyword unique"),
        case("stopped by no defence", "trojan", 'stopped_by = "antivirus"', 'stopped_by = "router"', "card trojan",
             "keyword router"),
        case("joined", "ddos", 'stopped_by = "firewall", ', "", "card ddos", "joined needs stopped_by"),
        case("disrupts", "pdos", '"good"', '"ever"', "card pdos effect disrupts", "'ever'"),
        case("discards", "phishing", "discards = 1", "discards = -1", "card phishing effect discards", ">= 0"),
        case("removes no card", "antivirus", '"trojan"', '"worm"', "card antivirus", "worm is not the id of an attack"),
        case("removes no attack", "antivirus", '"trojan"', '"server"', "card antivirus", "server is not the id"),
        case("trains no attack", "training", '"usb-trap"', '"generator"', "card training", "generator is not the id"),
        case("disrupts event", "wrong-rules", 'of = "firewall"', 'of = "event"', "card wrong-rules", "keyword event"),
        case("spares nobody", "hardware-failure", r'but_not = \["provider"\]', 'but_not = ["token"]',
             "card hardware-failure", "keyword token"),
        case("no tokens", "budget", "tokens = 2", "tokens = 0", "card budget effect tokens", ">= 1"),
        case("seeks nothing", "tender", 'of = "hardware"', 'of = "unique"', "card tender", "keyword unique"),
    ],
)  # fmt: skip
def test_a_planted_fault_in_an_effect(data: Data, card: str, pattern: str, new: str, item: str, reason: str) -> None:
    data.plant(pattern, new, after=card)
    data.refuses(item, reason)


def test_a_seventh_part(data: Data) -> None:
    data.plant(r'"hardware", "attach", ', '"hardware", ', after="generator")
    data.plant("effect = .*", 'symbols = ["cable"]\neffect = { code = "part" }\n', after="generator")
    assert data.refused() == (CARDS, "", "has 7 titles of parts, more than 6")


def test_a_thirteenth_attaching_card(data: Data) -> None:
    data.plant('kind = "event"', 'kind = "defence"', after="wrong-rules")
    data.plant(r'\["event"\]', '["defence", "attach"]', after="wrong-rules")
    data.plant("effect = [^\n]*", 'effect = { code = "defence", on = ["router"] }', after="wrong-rules")
    assert data.refused() == (CARDS, "", "has 13 titles of attaching cards, more than 12")
