"""The words of docs/terms.md: coinages of our own do not come back, and a rule that forbids a move says why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import game_ids, get_spec

ROOT = Path(str(files("cyberdeck")))

# Words that are wrong in every text: pattern, and what players say
EVERYWHERE: dict[str, dict[str, str]] = {
    "en": {
        r"[Ww]hoever\b": "a player who, anyone who",
        r"\b([Ss]ome|[Aa]ny)body\b": "someone, anyone",
        r"\b[Mm]end(s|ed|ing)?\b": "fix",
        r"\bby lot\b|\b[Tt]he lot (decides|says)": "at random",
        r"\b[Tt]old\b|\b[Tt]ells?\b": "shows, explains",
        r"\bspeaks? of\b": "mentions",
        r"\bin thought\b": "simulation",
        r"\bTake back\b|\btake (the|your) last (answer|decision) back\b": "undo",
        r"\b[Rr]ules of thumb\b": "simple rules",
        r"\b[Rr]edeal|\bdealt anew\b": "mulligan",
        r"\b[Mm]eans of attack\b": "attack, attack card",
        r"\b(un)?sound record\b|\brecord is (not )?sound\b": "game file; valid",
        r"\b[Ww]atcher\b": "spectator",
        r"\b[Cc]ommitment\b": "shuffle hash",
        r"\b[Jj]oints?\b": "connection",
        r"\b[Rr]edraws?\b": "mulligan",
        r"\w'": "’",
    },
    "ru": {
        r"\b[Зз]ерн[оаеу]м?\b|\bзёрна?\b": "сид",
        r"\b[Зз]аявк": "хеш тасовки",
        r"\bпримет(ы|ам|ами)\b": "простые правила",
        r"\b[Зз]наток": "эксперт",
        r"\b[Зз]амешива": "тасовать, вернуть в колоду",
        r"\b[Вв]закрытую": "закрытый",
        r"\bв уме\b": "по симуляциям",
        r"\b[Ии]щейк|\bТайл": "трассировщик, жетон",
        r"\bв рук[еу]\b": "на руке, на руку",
    },
    "fi": {
        r"\b[Pp]an(en|et|ee|emme|ette|evat|i|it|in|na|nee?t|nut|nun|naan|tu|tava|eminen|ematta|taisiin)\b": (
            "asettaa, siirtää, pelata"
        ),
        r"\b[Pp]ane\b(?! merkille)": "aseta, siirrä, pelaa",
        r"\bkimppu": "hyökätä johonkin, jotakuta vastaan",
        r"\b[Pp]äät(ät vuorosi|tää vuoron)": "lopettaa vuoro",
        r"\b[Ss]ekoit\w+ kä(tesi|tensä|den)\b": "sekoittaa käsikortit pakkaan",
        r"\b[Ss]itoumus|\bsitoutu[it]": "tiiviste",
        r"\b[Uu]usi erä\b|\buuden erän\b|\buuteen erään\b": "revanssi",
        r"\belämi(ä|en)\b": "kestopiste",
        r"\bmielessä eteenpäin\b": "simulaatio",
        r"\b[Aa]siantuntija": "mestari",
        r"\b[Uu]usintaja": "uusi käsi",
        r"\b[Pp]oistopino": "poistopakka",
    },
    "it": {
        r"\b[Ss]em[ei]\b": "seed",
        r"\b[Mm]escolat[ae]\b": "mazzo, rimescolamento",
        r"\bChiacchiere\b": "chat",
        r"\b[Gg]oloso\b": "euristico",
        r"\b[Ii]mpegno\b|\bimpegnat[oa]\b": "hash del mazzo",
        r"\bcol pensiero\b": "nelle simulazioni",
        r"\b(se non lo dici|di solito \w+ per)\b": "predefinito",
        r"\b[Dd]orsale\b": "uplink",
        r"\bsorte\b": "caso",
        r"\w'": "’",
    },
}
# Words that are wrong in the product's own texts and at the tables, and right in a rule or an idea
AT_THE_TABLE: dict[str, dict[str, str]] = {
    "en": {
        r"\b[Aa]nswers?\b": "move, choice; respond to a reaction",
        r"\b(he|him|his)\b": "they, their",
        r"\bTalk\b": "chat",
        r"\b[Ll]ike the system\b|\bNo motion\b|\bGo on\b": "System, Reduce motion, Continue",
        r"\b[Uu]pright\b": "ready",
        r"\bput(s)? down\b": "play, choose",
        r"°": "a title carries the mark, by $mark",
    },
    "ru": {
        r"\b[Оо]твет(а|у|ом|ы|ов|ами|ах)?\b": "ход",
        r"\bРазговор\b|\bСказать\b": "чат, отправить",
        r"°": "a title carries the mark, by $mark",
    },
    "fi": {r"\b[Vv]astau(s|ks)": "siirto", r"\bEi liikettä\b": "Vähennä animaatioita", r"°": "$mark"},
    "it": {r"\b[Rr]ispost[ae]\b": "mossa", r"\bSenza movimento\b": "Riduci animazioni", r"°": "$mark"},
}
# Reviewed: texts in which such a word is right. Language, key (with its attribute), word
ALLOWED: set[tuple[str, str, str]] = {
    ("en", "card-joint-exercise", "Joint"),  # a title
    ("ru", "card-antivirus.idea", "приметы"),  # what an antivirus looks for
    ("ru", "shield-choose-card", "ответа"),  # a reaction
    ("fi", "card-encryption.idea", "asiantuntija"),  # people who study ciphers
    ("it", "shield-choose-card", "risposta"),  # a reaction
    ("it", "shield-may-answer-idle", "risposta"),
    ("it", "move-pass", "risposta"),
}
TABLE_FILES = {"page", "table", "options", "game"}


def texts(lang: str) -> Iterator[tuple[bool, str, str]]:
    """Every text: whether it belongs to the product or a table, its key, its words without what is put in."""
    for path in sorted(ROOT.glob(f"**/locale/{lang}/*.ftl")):
        shared = "games" not in path.parts
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                attributes = ((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)
                parts = [(entry.id.name, entry.value), *attributes]
                for key, pattern in parts:
                    if pattern is not None:
                        yield shared or path.stem in TABLE_FILES, key, " ".join(words(pattern))


def words(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield re.sub(r"`[^`]*`", "", element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from words(variant.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_coinage_comes_back(lang: str) -> None:
    found = []
    for at_the_table, key, text in texts(lang):
        forbidden = {**EVERYWHERE[lang], **(AT_THE_TABLE[lang] if at_the_table else {})}
        for pattern, better in forbidden.items():
            if (hit := re.search(pattern, text)) and (lang, key, hit[0]) not in ALLOWED:
                found.append(f"{key}: “{hit[0]}” ({better}): {text[max(0, hit.start() - 40) : hit.end() + 40]}")
    assert not found, "\n".join(found)


def test_every_exception_is_still_needed() -> None:
    """An exception whose text has changed goes."""
    for lang, key, word in ALLOWED:
        assert any(key == other and word in text for _, other, text in texts(lang)), (lang, key, word)


def rules_of(game: str) -> set[str]:
    """The rules that `violated_rule` can name: every id in the game's explain.py."""
    module = import_module(f"{get_spec(game).package}.explain")
    return set(re.findall(r'"([A-Z]+-\d+\.\d+)"', Path(str(module.__file__)).read_text(encoding="utf-8")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_a_rule_that_forbids_a_move_says_why_in_a_line(game: str, lang: str) -> None:
    said = get_spec(game).texts(lang)
    wanted = {f"reason-{rule.replace('.', '-')}" for rule in rules_of(game)}
    assert {key for key in said.keys() if key.startswith("reason-")} == wanted
    assert all(0 < len(said.text(key)) <= 70 for key in wanted)
