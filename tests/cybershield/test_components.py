"""Cyber Shield's component data: every card by number, its words in four languages, and the tables of the rulebook."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield import components as c
from cyberdeck.games.cybershield.components import types as t
from cyberdeck.games.cybershield.components.types import (
    Attack,
    Defence,
    Disrupt,
    Effect,
    Outage,
    Part,
    Search,
    Supply,
    Tokens,
    Training,
)
from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import get_spec
from tests.kits.books import cards_have_words, listed_cards, rulebook

ALL = c.load()
TEXTS = {language: get_spec("cybershield").texts(language) for language in LANGUAGES}
MARKS = {"uplink": "●", "cable": "▲", "radio": "■"}
OR = {"en": " or ", "ru": " или ", "fi": " tai ", "it": " o "}
PRINTED = """
    Fornitore di servizi Internet|Router senza fili|Router cablato|Computer da tavolo|Computer portatile
    Attacco distribuito di negazione del servizio|Attacco persistente di negazione del servizio|Sniffer senza fili
    Cavallo di Troia|Phishing|Password debole|Server per applicazioni|Firewall|Crittografia
    Aggiornamento del sistema operativo|Antivirus|Regole del firewall errate
    Interruzione dell'approvvigionamento energetico|Formazione in materia di sicurezza|Crittografia inadeguata
    Antivirus non aggiornato|Dimenticato di aggiornare il sistema operativo|Errore del hardware|Budget aumentato
    Appalto OMC|Trappola con USB|Generatore elettrico
"""

# number, id, quantity, keywords, points, symbols, effect
CARDS: tuple[tuple[int, str, int, str, int, str, Effect], ...] = (
    (1, "provider", 4, "hardware provider", 0, "●●▲■", Part()),
    (2, "wireless-router", 2, "hardware router wireless", 1, "●■■■", Part()),
    (3, "wired-router", 2, "hardware router", 1, "●▲▲▲", Part()),
    (4, "desktop", 3, "hardware computer", 1, "▲", Part()),
    (5, "laptop", 3, "hardware computer wireless", 1, "▲■", Part()),
    (6, "ddos", 2, "attack attach", -1, "",
     Attack(on=("provider", "router", "server"), stopped_by="firewall", joined=True, lasting=True, disrupts="turn")),
    (7, "pdos", 2, "attack attach", -1, "",
     Attack(on=("hardware",), but_not=("provider",), stopped_by="update", lasting=True, disrupts="good")),
    (8, "sniffer", 2, "attack attach", -1, "", Attack(on=("wireless",), stopped_by="encryption", scores=1)),
    (9, "trojan", 2, "attack attach", -2, "", Attack(on=("computer", "server"), stopped_by="antivirus")),
    (10, "phishing", 2, "attack attach", -1, "", Attack(on=("computer",), discards=1)),
    (11, "weak-password", 2, "attack attach", -1, "", Attack(on=("computer", "server", "router"), opens=True)),
    (12, "server", 2, "hardware server", 2, "▲", Part()),
    (13, "firewall", 3, "defence attach firewall", 1, "", Defence(on=("router",))),
    (14, "encryption", 2, "defence attach encryption", 1, "", Defence(on=("wireless", "server"), removes="sniffer")),
    (15, "update", 2, "defence attach always update", 1, "", Defence(on=("computer", "server", "router"))),
    (16, "antivirus", 3, "defence attach antivirus", 1, "", Defence(on=("computer", "server"), removes="trojan")),
    (17, "wrong-rules", 3, "event", 0, "", Disrupt(of="firewall")),
    (18, "power-outage", 1, "event", 0, "", Outage()),
    (19, "training", 2, "event", 0, "", Training(of=("phishing", "weak-password", "usb-trap"))),
    (20, "bad-encryption", 2, "event", 0, "", Disrupt(of="encryption")),
    (21, "old-antivirus", 2, "event", 0, "", Disrupt(of="antivirus")),
    (22, "forgotten-update", 2, "event", 0, "", Disrupt(of="update")),
    (23, "hardware-failure", 2, "event", 0, "", Disrupt(of="hardware", but_not=("provider",))),
    (24, "budget", 2, "event", 0, "", Tokens(tokens=2)),
    (25, "tender", 2, "event", 0, "", Search(cards=5, of="hardware")),
    (26, "usb-trap", 2, "attack attach", -2, "",
     Attack(on=("computer",), connected=False, stopped_by="antivirus", lasting=True)),
    (27, "generator", 2, "hardware attach generator", 1, "", Supply(on=("provider", "router"))),
)  # fmt: skip
NAMED = [pytest.param(*row, id=row[1], marks=pytest.mark.component(f"card-{row[1]}")) for row in CARDS]


# -- components


@pytest.mark.rule("CS-1.2")
@pytest.mark.parametrize(("number", "name", "quantity", "keywords", "points", "symbols", "effect"), NAMED)
def test_cards(number: int, name: str, quantity: int, keywords: str, points: int, symbols: str, effect: Effect) -> None:
    card = ALL.cards[number - 1]
    assert (card.number, card.id) == (number, name)
    assert (card.quantity.value, card.quantity.provenance) == (quantity, "book")
    assert (card.points.value, card.points.provenance) == (points, "reconstructed")
    assert card.keywords == tuple(keywords.split())
    assert "".join(MARKS[symbol] for symbol in card.symbols) == symbols
    assert card.one_symbol == (name == "laptop")
    assert card.effect == effect
    assert card.provenance == "reconstructed"


@pytest.mark.rule("CS-1.1")
def test_the_basic_deck() -> None:
    assert len(ALL.cards) == len(CARDS) == len(t.CARD_IDS) == 27
    assert sum(card.quantity.value for card in ALL.cards) == t.BASIC_DECK == 60
    assert max(card.quantity.value for card in ALL.cards) == t.COPIES == 4


def test_kinds_follow_the_numbering() -> None:
    kinds: dict[str, list[int]] = {kind: [] for kind in t.KINDS}
    for card in ALL.cards:
        kinds[card.kind].append(card.number)
    assert kinds == {
        "network": [1, 2, 3, 4, 5, 12, 27],
        "attack": [6, 7, 8, 9, 10, 11, 26],
        "defence": [13, 14, 15, 16],
        "event": [17, 18, 19, 20, 21, 22, 23, 24, 25],
    }


@pytest.mark.rule("CS-2.5")
def test_the_most_points_with_the_basic_deck() -> None:
    own = sum(card.quantity.value * max(card.points.value, 0) for card in ALL.cards)
    attacks = sum(card.quantity.value * card.effect.scores for card in ALL.cards if isinstance(card.effect, Attack))
    assert (own, attacks) == (26, 2)


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_words(language: str) -> None:
    texts = TEXTS[language]
    cards_have_words(texts, t.CARD_IDS)
    for family, names in (("keyword", t.KEYWORDS), ("symbol", t.SYMBOLS), ("kind", t.KINDS)):
        assert len({texts.text(f"{family}-{name}") for name in names}) == len(names)
    assert texts.text("token-budget")
    assert texts.text("card-reconstructed")


def test_the_printed_titles() -> None:
    titles = PRINTED.replace("'", "’").strip().split("\n")
    printed = [title.strip() for line in titles for title in line.split("|")]
    assert [TEXTS["it"].text(f"card-{name}") for name in t.CARD_IDS] == printed


@pytest.mark.rule("CS-1.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_shows_the_data(language: str) -> None:
    texts = TEXTS[language]
    text, rows, lines = listed_cards("cybershield", language, "CS-1.2")
    assert len(rows) == len(lines) == len(ALL.cards)
    for card, row, line in zip(ALL.cards, rows, lines, strict=True):
        title, words = texts.text(f"card-{card.id}"), [texts.text(f"keyword-{word}") for word in card.keywords]
        points = "–" if card.kind == "event" else str(card.points.value).replace("-", "−")
        symbols = (OR[language] if card.one_symbol else "").join(MARKS[symbol] for symbol in card.symbols)
        shown = [str(card.number), title, str(card.quantity.value), points, ", ".join(words), symbols or "–"]
        assert row == shown
        assert line == f"- {card.number} {title}: {texts.attribute(f'card-{card.id}', 'text')}"
    for symbol, mark in MARKS.items():
        assert f"{mark} {texts.text(f'symbol-{symbol}')}" in text[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule(language: str) -> None:
    most = {1: 4, 2: 6, 3: 2, 4: 12, 5: 11, 6: 2}
    wanted = [f"CS-{chapter}.{n}" for chapter, last in most.items() for n in range(1, last + 1)]
    assert rulebook("cybershield", language).ids() == wanted
