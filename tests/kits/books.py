"""The rulebook of a game that surely has one."""

from __future__ import annotations

import re

from cyberdeck.i18n import Rulebook
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
