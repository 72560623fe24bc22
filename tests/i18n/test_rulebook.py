"""Rulebook: numbered rules, found by id and by words, and the Markdown page made of them."""

from __future__ import annotations

import re

import pytest

from cyberdeck.i18n import LANGUAGES, MissingText, Rulebook, UnknownRule
from cyberdeck.i18n.rulebook import PROVENANCE, flow
from tests.kits.books import rulebook

RULES_OF = {1: 4, 2: 6, 3: 5, 4: 1, 5: 5, 6: 5, 7: 11, 8: 3, 9: 2, 10: 5, 11: 1, 12: 2, 13: 1}
IDS = [f"BH-{chapter}.{n}" for chapter, most in RULES_OF.items() for n in range(1, most + 1)]
LOWEST = {"en": "The lowest trace wins", "ru": "Побеждает наименьший след"} | {
    "fi": "Vähiten jälkiä jättänyt voittaa",
    "it": "Vince la traccia più bassa",
}


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook("blackhat", request.param)


def test_every_rule_is_there_in_natural_order(book: Rulebook) -> None:
    assert book.ids() == IDS


def test_every_rule_has_a_title_and_parts_in_order(book: Rulebook) -> None:
    for rule_id in book.ids():
        rule = book.rule(rule_id)
        marks = [mark for mark, _ in rule.parts]
        assert rule.title
        assert marks
        assert marks == [p for p in PROVENANCE if p in marks]
        assert all(text for _, text in rule.parts)


def test_chapters_hold_every_rule_once(book: Rulebook) -> None:
    chapters = book.chapters()
    assert [c.id for c in chapters] == [f"BH-{n}" for n in RULES_OF]
    assert [i for c in chapters for i in c.rules] == IDS


def test_examples_stand_by_their_rules(book: Rulebook) -> None:
    examples = {c.id: [e.id for e in c.examples] for c in book.chapters() if c.examples}
    assert examples == {"BH-5": [f"BH-5-{n}" for n in range(1, 7)], "BH-11": ["BH-11-1"], "BH-13": ["BH-13-1"]}
    assert [e.id for e in book.rule("BH-5.4").examples] == ["BH-5-4"]


def test_the_lowest_trace_wins_is_said_first(book: Rulebook) -> None:
    first = LOWEST[book.lang]
    assert book.lead.startswith(first)
    for chapter in book.chapters():
        if chapter.id in ("BH-8", "BH-9"):
            assert chapter.intro.startswith(first)
    assert book.rule("BH-8.1").parts[0][1].startswith(first)
    assert book.rule("BH-8.2").parts[0][1].startswith(first)


@pytest.mark.parametrize("rule_id", ["BH-1.2", "BH-1.3", "BH-11.1", "BH-13.1"])
def test_what_we_made_up_is_marked_as_reconstructed(book: Rulebook, rule_id: str) -> None:
    assert "reconstructed" in dict(book.rule(rule_id).parts)


def test_glossary_explains_every_word(book: Rulebook) -> None:
    terms = {t.key: t for t in book.glossary()}
    assert {"trace", "trick", "leader", "black-hat", "mover", "tracer", "robot", "controller"} <= terms.keys()
    assert all(t.word and t.meaning for t in terms.values())
    assert len({t.word for t in terms.values()}) == len(terms)


@pytest.mark.parametrize("spelling", ["BH-5.2", "bh-5.2", " 5.2 ", "BH-5-2", "5-2"])
def test_a_rule_is_found_however_its_id_is_spelled(spelling: str) -> None:
    assert rulebook("blackhat", "en").rule(spelling).id == "BH-5.2"


@pytest.mark.parametrize(
    ("wanted", "near"),
    [
        ("BH-5.9", ["BH-5.5", "BH-5.4", "BH-5.3"]),
        ("BH-5", ["BH-5.1", "BH-5.2", "BH-5.3"]),
        ("BH-14.1", ["BH-13.1", "BH-12.1", "BH-12.2"]),
    ],
)
def test_an_unknown_rule_names_its_neighbours(wanted: str, near: list[str]) -> None:
    with pytest.raises(UnknownRule) as caught:
        rulebook("blackhat", "en").rule(wanted)
    assert caught.value.near == near
    assert near[0] in str(caught.value)


@pytest.mark.parametrize("wanted", ["", "nonsense", "BH-", "LOK-4.2", "BH-" + "9" * 5000])
def test_nonsense_is_an_unknown_rule_too(wanted: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        rulebook("blackhat", "en").rule(wanted)
    assert len(caught.value.near) == 3


@pytest.mark.parametrize(
    ("lang", "words", "first"),
    [
        ("en", "honeypot", "BH-7.6"),
        ("en", "jokers", "BH-4.1"),
        ("en", "black_hat_take", "BH-5.2"),
        ("ru", "ловушки", "BH-7.6"),
        ("ru", "ЧЕРНЫЙ ХОД", "BH-7.1"),
        ("fi", "randomizer", "BH-7.9"),
        ("it", "prigione", "BH-10.3"),
        ("en", "5.2", "BH-5.2"),
    ],
)
def test_search_finds_the_rule_that_is_about_the_words(lang: str, words: str, first: str) -> None:
    assert rulebook("blackhat", lang).search(words)[0] == first


@pytest.mark.parametrize("words", ["", "   ", "xyzzy", "honeypot xyzzy"])
def test_search_finds_nothing_where_there_is_nothing(words: str) -> None:
    assert rulebook("blackhat", "en").search(words) == []


def test_every_link_of_the_page_leads_somewhere(book: Rulebook) -> None:
    page = book.markdown()
    anchors = re.findall(r'<a id="([^"]+)"></a>', page)
    assert len(anchors) == len(set(anchors)) == len(IDS) + len(RULES_OF)
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(anchors)


def test_the_page_has_everything(book: Rulebook) -> None:
    page = book.markdown()
    assert page.startswith(f"# {book.title}: ")
    assert page.index(LOWEST[book.lang]) < 100
    assert page.endswith("\n")
    for rule_id in IDS:
        assert f"### {rule_id} {book.rule(rule_id).title}\n" in page
    for term in book.glossary():
        assert f"- **{term.word}** — " in page
    assert "\n| −7, −6" in page


def test_a_game_without_a_rulebook() -> None:
    with pytest.raises(MissingText):
        Rulebook("cyberdeck.games.chess", "en")


def test_lines_of_a_paragraph_are_joined_and_lists_and_tables_are_not() -> None:
    text = "one\ntwo\n\n- a\nb\n- c\n\nthree\n\n| x |\n|---|\n| y |"
    assert flow(text) == "one two\n\n- a b\n- c\n\nthree\n\n| x |\n|---|\n| y |"
