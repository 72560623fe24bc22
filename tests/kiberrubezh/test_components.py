"""Kiberrubezh's component data: every card by number, its words in four languages, the rulebook's tables, the decks."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from cyberdeck.games.kiberrubezh import components, decks
from cyberdeck.games.kiberrubezh.components import types as t
from cyberdeck.i18n import LANGUAGES
from cyberdeck.i18n.titles import titles
from cyberdeck.kernel.errors import BadDeck
from cyberdeck.spec import get_spec
from tests.kits.books import cards_have_words, listed_cards, rulebook

ALL = components.load()
TEXTS = {language: get_spec("kiberrubezh").texts(language) for language in LANGUAGES}
PRINTED = {"laptop": "Ноутбук", "workstation": "АРМ", "tablet": "Планшетный компьютер"}

# number, id, kind, categories, power given or needed, blocks, rarity, other fields
CARDS = """
    1 laptop basic - 1/1 0 common
    2 workstation basic - 2/0 0 common
    3 test-bench basic - 0/2 0 common
    4 tablet asset - 1/0 0 common steps: draw 1
    5 smartphone asset - 0/1 0 common free_lay
    6 server asset - 3/0 0 uncommon
    7 c2-server asset - 0/3 0 uncommon
    8 virtualisation-host asset - 2/2 0 rare comes_turned
    9 border-router asset - 1/0 0 uncommon cheapens=intrusion cheapens_by=1
    10 monitoring-console asset - 1/0 0 rare property: upright-one
    11 backup-storage asset - 1/0 0 rare steps: under 3
    12 cluster asset - 3/3 0 special unique
    13 mail-worm attack malware 0/1 0 common
    14 spy-trojan attack malware 0/2 0 common steps: see-hand, discard-seen 1, mill 1
    15 rootkit attack malware 0/3 0 uncommon steps: destroy turned-measure, mill 2
    16 ransomware attack malware 0/4 0 rare steps: lock-assets 2
    17 syn-flood attack denial 0/1 0 common steps: turn-measure 1
    18 amplification attack denial 0/2 0 uncommon needs_blocks=2 steps: mill 3
    19 botnet-flood attack denial 0/3 0 uncommon steps: turn-assets 2, mill 2
    20 sql-injection attack intrusion 0/1 0 common steps: random 1
    21 phishing attack intrusion 0/2 0 common steps: draw 1, mill 2
    22 lateral-movement attack intrusion 0/3 0 uncommon steps: destroy not-basic, mill 2
    23 zero-day attack intrusion 0/4 0 rare only_uncategorised steps: destroy asset, mill 3
    24 apt attack intrusion 0/6 0 special stays steps: destroy asset, mill 4
    25 acoustic-channel attack tempest 0/1 0 common steps: peek 3
    26 emission-interception attack tempest 0/2 0 uncommon steps: see-hand, mill 4
    27 power-line-leakage attack tempest 0/3 0 rare steps: mill 6
    28 dictionary-attack attack crypto 0/1 0 common
    29 key-side-channel attack crypto 0/2 0 uncommon steps: destroy crypto-measure, mill 2
    30 broken-protocol attack crypto 0/4 0 rare steps: mill 8
    31 antivirus measure malware 2/0 1 common
    32 endpoint-detection measure malware 4/0 2 uncommon
    33 sandbox measure malware 3/0 1 rare blocked_loss=mill blocked_loss_n=1
    34 rate-limiter measure denial 2/0 1 common
    35 scrubbing measure denial 4/0 3 uncommon
    36 firewall measure intrusion 2/0 1 common
    37 intrusion-prevention measure intrusion 4/0 2 uncommon
    38 honeypot measure intrusion 3/0 1 rare blocked_loss=random blocked_loss_n=1
    39 noise-generator measure tempest 2/0 1 common
    40 shielded-room measure tempest 3/0 2 uncommon
    41 encryption measure crypto 2/0 1 common
    42 crypto-gateway measure crypto,intrusion 4/0 2 rare
    43 security-policy measure - 4/0 1 common
    44 incident-team measure - 6/0 2 rare
    45 air-gap measure - 5/0 1 special once_upright
    46 emergency-patch event - 1/0 0 common steps: cancel
    47 incident-response event - 0/0 0 uncommon steps: upright-all
    48 recruited-insider event - 0/2 0 uncommon steps: destroy measure
    49 extra-funding event - 0/0 0 common steps: draw 2
    50 restore-from-backup event - 0/0 0 uncommon removed steps: under 4
    51 power-cut event - 0/1 0 common steps: turn-assets 1
    52 reserve-capacity event - 0/0 0 common steps: power 2
    53 supply-chain event - 0/3 0 rare steps: ban
    54 joint-exercise event - 0/0 0 common steps: each 2
"""
LINES = [line.strip() for line in CARDS.strip().split("\n")]
NAMED = [
    pytest.param(line, id=name, marks=pytest.mark.component(f"KR card-{name}"))
    for line, name in zip(LINES, t.CARD_IDS, strict=True)
]
BLUE = "1×8 2×6 3×3 6×3 31×3 32×1 34×1 35×1 36×3 37×1 39×1 40×1 41×2 43×3 13×4 20×3 21×4 26×4 28×4 46×4"
RED = "1×7 2×3 3×7 5×2 7×3 31×2 34×1 36×2 41×1 43×2 13×4 14×2 17×3 18×1 20×3 21×3 26×3 27×1 28×3 30×1 48×3 49×3"


def rows(card: t.Card) -> str:
    """A card as a row of CARDS: every field without its usual value."""
    categories, power = ",".join(card.categories) or "-", f"{card.defence}/{card.attack}"
    words = [f"{card.number} {card.id} {card.kind} {categories} {power} {card.blocks} {card.rarity}"]
    shown = {"provenance", "number", "id", "kind", "title", "categories", "rarity", "defence", "attack", "blocks"}
    lists = []
    for field in fields(card):
        value = getattr(card, field.name)
        if field.name in shown or value == field.default:
            continue
        if field.name in ("steps", "property"):
            lists.append(f"{field.name}: " + ", ".join(step(one) for one in value))
        else:
            words.append(field.name if value is True else f"{field.name}={value}")
    return " ".join([*words, *lists])


def step(one: t.Step) -> str:
    values = [str(getattr(one, field.name)) for field in fields(one)]
    return " ".join([str(one.__struct_config__.tag), *values])


# -- components


@pytest.mark.rule("KR-1.8")
@pytest.mark.parametrize("line", NAMED)
def test_cards(line: str) -> None:
    card = ALL.cards[int(line.split()[0]) - 1]
    assert rows(card) == line
    assert card.provenance == "reconstructed"
    assert card.title == ("book" if card.id in PRINTED else "reconstructed")


@pytest.mark.rule("KR-1.4")
@pytest.mark.rule("KR-1.5")
def test_every_category_attacks_and_is_blocked() -> None:
    for category in t.CATEGORIES:
        for kind in ("attack", "measure"):
            assert any(card.kind == kind and category in card.categories for card in ALL.cards)
    assert [card.number for card in ALL.cards if card.kind == "measure" and not card.categories] == [43, 44, 45]


def test_costs() -> None:
    assert len(ALL.cards) == len(LINES) == 54
    assert [t.cost(ALL.cards[number - 1]) for number in (1, 12, 24, 44, 46, 48, 49)] == [0, 0, 6, 6, 1, 2, 0]


# -- decks


@pytest.mark.rule("KR-4.1")
@pytest.mark.parametrize(("name", "listed"), [("blue-range", BLUE), ("red-range", RED)])
def test_starter_decks(name: str, listed: str) -> None:
    cards = {int(number): int(count) for number, count in (word.split("×") for word in listed.split())}
    assert decks.counts(name) == tuple(cards.get(card.number, 0) for card in ALL.cards)


@pytest.mark.rule("KR-1.1")
@pytest.mark.parametrize("name", decks.BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_built_in_decks_are_legal_and_their_titles_right(name: str, language: str) -> None:
    known = decks.catalogue(titles("cyberdeck.games.kiberrubezh", decks.catalogue().cards, language))
    deck, problems = decks.read(decks.built_in(name), known)
    assert not problems
    assert deck.size == t.DECK
    assert deck.name
    shown = decks.statistics(deck, known)
    assert dict(shown.kinds).keys() == set(t.KINDS)
    assert all(TEXTS[language].text(f"keyword-{chance.keyword}") for chance in shown.chances)


@pytest.mark.rule("KR-1.1")
def test_basic_assets_without_limit() -> None:
    counts = decks.counts("52 workstation; 4 antivirus; 4 mail-worm")
    assert counts[1] == 52
    assert (decks.FORMAT.least, decks.FORMAT.most, decks.FORMAT.copies) == (60, 60, 4)
    assert sorted(decks.FORMAT.free) == [1, 2, 3]


@pytest.mark.rule("KR-1.1")
@pytest.mark.parametrize(
    ("text", "size", "problem"),
    [
        ("59 1", 60, "deck-too-few"),
        ("61 1", 60, "deck-too-many"),
        ("60 1", 59, "deck-too-many"),
        ("55 1; 5 4", 60, "deck-copies"),
        ("60 55", 60, "deck-unknown-number"),
        ("green-range", 60, "deck-unknown-name"),
        ("turtle", 60, "deck-unknown-name"),
    ],
)
def test_decks_that_are_none(text: str, size: int, problem: str) -> None:
    with pytest.raises(BadDeck) as refused:
        decks.counts(text, size)
    assert refused.value.details["problem"] == problem


@pytest.mark.rule("KR-1.1")
def test_another_size() -> None:
    assert sum(decks.counts("40 1", 40)) == 40


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_words(language: str) -> None:
    texts = TEXTS[language]
    cards_have_words(texts, t.CARD_IDS)
    families = (("kind", t.KINDS), ("category", (*t.CATEGORIES, "none")), ("rarity", t.RARITIES))
    for family, names in (*families, ("power", ("defence", "attack"))):
        assert len({texts.text(f"{family}-{name}") for name in names}) == len(names)
    assert texts.text(f"deck-value-{decks.VALUE}")
    assert texts.text("card-reconstructed")


def test_the_printed_titles() -> None:
    assert {name: TEXTS["ru"].text(f"card-{name}") for name in PRINTED} == PRINTED


@pytest.mark.rule("KR-1.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_shows_the_data(language: str) -> None:
    texts = TEXTS[language]
    _, rows, lines = listed_cards("kiberrubezh", language, "KR-1.8")
    assert len(rows) == len(lines) == len(ALL.cards)
    for card, row, line in zip(ALL.cards, rows, lines, strict=True):
        title, gives = texts.text(f"card-{card.id}"), card.kind in ("basic", "asset")
        categories = ", ".join(texts.text(f"category-{name}") for name in card.categories)
        powers = [str(power) if power or gives else "–" for power in (card.defence, card.attack)]
        shown = [str(card.number), title, texts.text(f"kind-{card.kind}"), categories or "–", *powers]
        assert row == [*shown, str(card.blocks or "–"), texts.text(f"rarity-{card.rarity}")]
        assert line == f"- {card.number} {title}: {texts.attribute(f'card-{card.id}', 'text')}"


@pytest.mark.rule("KR-4.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_the_starter_decks(language: str) -> None:
    texts = TEXTS[language]
    shown = dict(rulebook("kiberrubezh", language).rule("KR-4.1").parts)["reconstructed"].split("\n")
    listed = [line.rstrip(".").split(": ", 1)[1] for line in shown if line.startswith("- ")]
    for line, name in zip(listed, ("blue-range", "red-range"), strict=True):
        cards = zip(ALL.cards, decks.counts(name), strict=True)
        assert line.split(", ") == [f"{count} {texts.text(f'card-{card.id}')}" for card, count in cards if count]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule(language: str) -> None:
    most = {1: 10, 2: 2, 3: 19, 4: 1}
    wanted = [f"KR-{chapter}.{n}" for chapter, last in most.items() for n in range(1, last + 1)]
    assert rulebook("kiberrubezh", language).ids() == wanted
