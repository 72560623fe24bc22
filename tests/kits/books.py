"""The rulebooks of games that surely have one, and what is common to the words of their cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cyberdeck.i18n import Rulebook, Texts
from cyberdeck.spec import get_spec


def rulebook(game: str, lang: str) -> Rulebook:
    found = get_spec(game).rulebook(lang)
    assert found is not None
    return found


def listed_cards(game: str, lang: str, rule: str) -> tuple[list[str], list[list[str]], list[str]]:
    """A rule that lists all cards: its lines, the cells of the rows of its table, and the lines of its list."""
    text = dict(rulebook(game, lang).rule(rule).parts)["reconstructed"].split("\n")
    rows = [line.strip("| ").split(" | ") for line in text if re.match(r"\| \d", line)]
    return text, rows, [line for line in text if re.match(r"- \d", line)]


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


def cards_have_words(texts: Texts, cards: Sequence[str]) -> None:
    """No two titles are the same; each card has its text and an idea of two or three sentences."""
    keys = [f"card-{card}" for card in cards]
    assert len({texts.text(key).casefold() for key in keys}) == len(keys)
    for key in keys:
        assert sentences(texts.attribute(key, "text")) >= 1, key
        assert 2 <= sentences(texts.attribute(key, "idea")) <= 3, key
