"""Decks as text: what is understood, and every mistake with its line and its facts, shown at once."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyberdeck.components.decks import BYTES, LINES, Card, Catalogue, Deck, DeckFormat, DeckProblem, parse
from cyberdeck.components.decks.statistics import Deal, at_least_one, statistics

CARDS = [
    Card(number=1, id="firewall", key="card-firewall", kind="defence", value=1, keywords=("defence",)),
    Card(number=2, id="key-keeper", key="card-key-keeper", kind="network", value=2, keywords=("network", "rare")),
    Card(number=3, id="mole", key="card-mole", kind="attack", value=-1, keywords=("attack",)),
    Card(number=4, id="mole-hunt", key="card-mole-hunt", kind="event"),
    Card(number=13, id="cable", key="card-cable", kind="network", keywords=("network",)),
    Card(number=0, id="coin", key="token-coin", kind="event", token=True),
]
TITLES = {
    "firewall": ["Firewall", "Межсетевой экран", "Palomuuri", "Firewall"],
    "key-keeper": ["Keeper's key", "Учёт ключей", "Avaimet", "L'unità delle chiavi"],
    "mole": ["Mole", "Крот", "Myyrä", "Talpa"],
    "mole-hunt": ["Hunt", "Охота", "Jahti", "Talpa"],  # the same as another card in one language
    "cable": ["Cable", "Кабель", "Kaapeli", "Cavo"],
    "coin": ["Coin", "Монета", "Kolikko", "Moneta"],
}
KNOWN = Catalogue("demo", CARDS, TITLES)
PLAIN = Catalogue("demo", CARDS)
ANY = DeckFormat(least=1)
EXACT = DeckFormat(least=6, most=6, copies=2, free=frozenset({13}))  # as where basic cards are free of the limit


def code(text: str | bytes, known: Catalogue = KNOWN) -> str:
    deck, problems = parse(text, known, ANY)
    assert problems == []
    return deck.code


def wrong(text: str | bytes, form: DeckFormat = ANY, known: Catalogue = KNOWN) -> list[tuple[int, str]]:
    return [(problem.line, problem.key) for problem in parse(text, known, form).problems]


def only(text: str | bytes, form: DeckFormat = ANY, known: Catalogue = KNOWN) -> DeckProblem:
    (problem,) = parse(text, known, form).problems
    return problem


@pytest.mark.parametrize(
    "line",
    [
        *("3 Firewall", "3x Firewall", "3 x Firewall", "3xFirewall", "3× Firewall", "3 х Firewall", "3Firewall"),
        *("3 1", "3 #1", "3x #1", "3#1", "3 №1", "3 #1 Firewall", "3 1 межсетевой экран", "+3 Firewall"),
        *("3 firewall", "3 FIREWALL", "3 “Firewall”", "3 Firewall.", "  3\tFirewall  ", "３ Ｆｉｒｅｗａｌｌ"),
        *("3 Межсетевой  ЭКРАН", "3 palomuuri", "1 Firewall; 2 palomuuri", "1 1\n\n2 firewall\r\n", "1 1\r2 1;;"),
        *("3 Firewall # 13", "3 Firewall #13", "3 Firewall // 4 Mole; 4 Mole", "3 #1// no", "3 #1 # 4 Mole; 4 Mole"),
        *("# 4 Mole\n3 1", "#4 Mole\n3 1", "// x\n3 1//y", "\ufeff3 Fire\u200bwall", "; 3 1 ;", "NAME: x; 3 1"),
        *("game: demo\n3 1", "Game : DEMO ; 3 1", "name: C# and #1\n3 1"),
    ],
)
def test_what_is_understood(line: str) -> None:
    assert code(line) == "3 1"


@pytest.mark.parametrize("apostrophe", "'’ʼ`´‘")
def test_letters_that_people_type_differently(apostrophe: str) -> None:
    assert code(f"2 Keeper{apostrophe}s key; 1 l{apostrophe}UNITÀ delle chiavi; 1 учет ключей") == "4 2"
    assert code("1 key keeper; 1 KEY-KEEPER; 1 key_keeper") == "3 2"


def test_one_code_whatever_was_written() -> None:
    text = "name:  Slow   and steady\n2 Cable\n1 mole-hunt; 3 Firewall\n"
    deck, problems = parse(text, KNOWN, ANY)
    assert problems == []
    assert deck == Deck("demo", "Slow and steady", ((1, 3), (4, 1), (13, 2)))
    assert (deck.code, deck.size) == ("3 1; 1 4; 2 13", 6)
    assert deck.counts(KNOWN) == (3, 0, 0, 1, 2)
    assert parse(deck.code, PLAIN, ANY).deck.cards == deck.cards


def test_without_titles_numbers_and_ids_are_known() -> None:
    assert code("2 firewall; 1 #13 Whatever it is called; 1 2", PLAIN) == "2 1; 1 2; 1 13"
    assert only("1 #13 firewall", known=PLAIN).key == "deck-number-and-title"
    assert only("1 Palomuuri", known=PLAIN).key == "deck-strange-card"


MISTAKES: dict[str, tuple[str, dict[str, str | int]]] = {
    "Firewall": ("deck-no-count", {"text": "Firewall"}),
    "3": ("deck-no-card", {"count": 3}),
    "3 x": ("deck-no-card", {"count": 3}),
    "3 // Firewall": ("deck-no-card", {"count": 3}),
    "3 # 1": ("deck-no-card", {"count": 3}),
    "3 #1st": ("deck-no-card", {"count": 3}),
    "0 Mole": ("deck-count-zero", {"text": "Mole"}),
    "-2 Mole": ("deck-count-negative", {"count": "−2", "text": "Mole"}),
    "−2 Mole": ("deck-count-negative", {"count": "−2", "text": "Mole"}),
    "2.5 Mole": ("deck-count-fraction", {"count": "2.5"}),
    "½ Mole": ("deck-count-fraction", {"count": "1⁄2"}),
    "100 Mole": ("deck-count-absurd", {"count": "100", "most": 99}),
    "9" * 99 + " Mole": ("deck-count-absurd", {"count": "9" * 19 + "…", "most": 99}),
    "two Mole": ("deck-count-word", {"word": "two", "text": "Mole"}),
    "Mole 2": ("deck-count-after", {"count": "2", "text": "Mole"}),
    "Mole (x2)": ("deck-not-understood", {"text": "Mole (x2)"}),
    "Mole x2": ("deck-count-after", {"count": "2", "text": "Mole"}),
    "2: Mole": ("deck-separator", {"mark": ":", "count": 2, "text": "Mole"}),
    "2 - Mole": ("deck-separator", {"mark": "-", "count": 2, "text": "Mole"}),
    "* 2 Mole": ("deck-mark-before", {"mark": "*", "text": "2 Mole"}),
    "> 2 Mole": ("deck-mark-before", {"mark": ">", "text": "2 Mole"}),
    "2 Fierwall": ("deck-unknown-card", {"text": "Fierwall", "near": "Firewall"}),
    "2 Мижсетевой экран": ("deck-unknown-card", {"text": "Мижсетевой экран", "near": "Межсетевой экран"}),
    "2 zzzzz": ("deck-strange-card", {"text": "zzzzz"}),
    "2 5": ("deck-unknown-number", {"number": "5", "least": 1, "most": 13}),
    "2 0": ("deck-unknown-number", {"number": "0", "least": 1, "most": 13}),
    "2 #1 Mole": ("deck-number-and-title", {"number": 1, "card": "Firewall", "text": "Mole", "other": 3}),
    "2 #1 Fierwall": ("deck-unknown-card", {"text": "Fierwall", "near": "Firewall"}),
    "2 Talpa": ("deck-ambiguous", {"text": "Talpa", "numbers": "#3, #4", "example": "2 #3"}),
    "2 Coin": ("deck-token", {"card": "Coin"}),
    "2 Mole, 1 Cable": ("deck-several", {"text": "Mole, 1 Cable"}),
    "2 3, 1 13": ("deck-several", {"text": "3, 1 13"}),
    "5 Mole": ("deck-copies", {"card": "Mole", "count": 5, "most": 4, "extra": 1}),
    "colour: red": ("deck-header-unknown", {"header": "colour", "known": "game, name"}),
    "name:": ("deck-header-empty", {"header": "name"}),
    "name: " + "x" * 41: ("deck-name-long", {"count": 41, "most": 40}),
    "game: chess": ("deck-other-game", {"game": "chess", "wanted": "demo"}),
    "something else": ("deck-not-understood", {"text": "something else"}),
    "2 " + "x" * 199: ("deck-line-long", {"count": 201, "most": 200}),
    "2 Mo\x00le": ("deck-control", {"code": "U+0000"}),
}


@pytest.mark.parametrize("line", MISTAKES, ids=lambda line: ascii(line[:30]))
def test_a_mistake_has_its_line_and_facts(line: str) -> None:
    problem = only(f"// one\n1 #13\n{line}\n")
    assert (problem.line, problem.key, problem.details) == (3, *MISTAKES[line])


def test_there_are_more_than_twenty_kinds_of_mistake() -> None:
    assert len({key for key, _ in MISTAKES.values()}) > 20


def test_all_mistakes_are_reported_at_once_by_line() -> None:
    text = "name: a\nname: b\n3 Mole; 0 Cable; Mole\n2 Mole\n"
    assert wrong(text, DeckFormat(least=9)) == [
        (2, "deck-header-twice"),
        (3, "deck-count-zero"),
        (3, "deck-no-count"),
        (4, "deck-copies-together"),
        (0, "deck-too-few"),
    ]
    together = parse(text, KNOWN, ANY).problems[3]
    assert together.details == {"card": "Mole", "count": 5, "most": 4, "extra": 1, "lines": "3, 4"}
    assert wrong("2 Mole; 3 Mole") == [(1, "deck-copies-together")]


def test_the_size_of_a_deck() -> None:
    assert only("2 1; 1 2", DeckFormat(least=60)).details == {"count": 3, "least": 60, "missing": 57}
    assert only("").key == only("// nothing\n\n").key == only("name: x").key == "deck-empty"
    assert wrong("2 1; 2 2; 2 3", EXACT) == []
    assert only("2 1; 2 2; 1 3", EXACT).details == {"count": 5, "least": 6, "missing": 1}
    assert only("2 1; 2 2; 2 3; 2 4", EXACT).details == {"count": 8, "most": 6, "extra": 2}


def test_cards_free_of_the_limit() -> None:
    assert wrong("6 13", EXACT) == []
    assert wrong("3 1; 3 13", EXACT) == [(1, "deck-copies")]


def test_a_card_that_is_misspelt_still_counts() -> None:
    """Otherwise a misspelt line would be shown as two mistakes."""
    assert wrong("2 Fierwall; 2 #99\n1 Talpa; Mole 1", DeckFormat(least=6)) == [
        (1, "deck-unknown-card"),
        (1, "deck-unknown-number"),
        (2, "deck-ambiguous"),
        (2, "deck-count-after"),
    ]


def test_what_is_no_text_or_too_much() -> None:
    assert code("3 Межсетевой экран".encode()) == "3 1"
    latin = only("3 #1\n2 Myyrä\n".encode("latin-1"))
    assert (latin.line, latin.key, latin.details) == (2, "deck-not-text", {"byte": "E4"})
    assert only("3 Mole".encode("utf-16")).key == "deck-not-text"
    assert only("\ud800 3 Mole").key == "deck-not-text"
    assert only(b"x" * (BYTES + 1)).details == {"size": 65, "most": 64}
    assert wrong("1 13\n" + "\n" * (LINES - 2) + "1 1") == []
    assert wrong("1 13\n" + "\n" * (LINES - 1) + "1 1") == [(LINES + 1, "deck-many-lines")]
    assert wrong("// x; " * 3000 + "\n1 13") == []
    assert wrong("zz;" * (LINES + 5))[-1] == (1, "deck-many-lines")


@given(st.text(max_size=300) | st.text("0123456789 #x;:/,-\nMole.", max_size=60) | st.binary(max_size=200))
def test_any_text_is_parsed_or_refused(text: str | bytes) -> None:
    deck, problems = parse(text, KNOWN, ANY)
    if not problems:
        assert parse(deck.code, PLAIN, ANY) == (Deck("demo", "", deck.cards), [])


# Statistics


def test_chances_are_those_of_counting_all_hands() -> None:
    for size, cards, drawn in [(6, 2, 3), (7, 1, 2), (5, 5, 1), (5, 0, 4), (4, 2, 4), (4, 1, 9)]:
        hands = list(combinations(range(size), min(drawn, size)))
        good = sum(any(card < cards for card in hand) for hand in hands)
        assert at_least_one(size, cards, drawn) == Fraction(good, len(hands))


def test_what_a_deck_promises() -> None:
    deck = parse("4 1; 1 2; 3 3; 2 13", KNOWN, ANY).deck
    shown = statistics(deck, KNOWN, Deal(hand=3, again=1, each=2, turns=4), ["network", "unheard-of"])
    assert shown.size == 10
    assert shown.kinds == (("defence", 4), ("network", 3), ("attack", 3), ("event", 0))
    assert shown.curve == ((-1, 3), (0, 2), (1, 4), (2, 1))
    network, nothing = shown.chances
    miss, later = Fraction(35, 120), Fraction(21, 252)  # 7 of 10 are others: none among 3, among 5
    assert (network.cards, network.opening, network.again) == (3, 1 - miss, 1 - miss**2)
    assert network.turns[0] == 1 - miss * later
    assert network.turns[3] == 1
    assert (nothing.cards, [nothing.again, *nothing.turns]) == (0, [Fraction(0)] * 5)
    assert statistics(Deck("demo", "", ()), KNOWN, Deal(hand=3, again=1, each=2, turns=1), ["network"]).curve == ()
