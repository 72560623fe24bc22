"""Search for rules: by words, and for the ids nearest to one that does not exist.

Words are compared without case, and loosely at their ends, so that «взятки» finds «взятка» and "movers"
finds "mover". A rule is found only if it has every word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches

_WORD = re.compile(r"[^\W_]+(?:[._][^\W_]+)*")


def _words(text: str) -> list[str]:
    return [w.casefold().replace("ё", "е") for w in _WORD.findall(text)]


def _stem(word: str) -> str:
    """The part of a word that stays when its ending changes."""
    n = len(word)
    return word[: n - (0 if n < 5 else 1 if n == 5 else 2 if n < 9 else 3)]


def _score(word: str, words: list[str]) -> int:
    """2: the text has the word itself; 1: one with the same stem; 0: none."""
    if word in words:
        return 2
    return 1 if any(w.startswith(_stem(word)) for w in words) else 0


def ranked(query: str, texts: Mapping[str, Sequence[str]]) -> list[str]:
    """The keys whose texts have every word of the query, the best first: a key's earlier texts weigh more."""
    wanted = _words(query)
    scores: dict[str, int] = {}
    for key, sections in texts.items():
        split = [_words(section) for section in sections]
        found = [sum(_score(w, words) << 2 * (len(split) - i) for i, words in enumerate(split)) for w in wanted]
        if found and all(found):
            scores[key] = sum(found)
    return sorted(scores, key=lambda key: -scores[key])


def nearest(wanted: str, ids: list[str], most: int = 3) -> list[str]:
    """The ids most like one that does not exist: by number if it has any, else by spelling."""
    numbers = [int(n) for n in re.findall(r"\d{1,9}", wanted)]
    if not numbers:
        return get_close_matches(wanted, ids, most, 0.0)
    chapter, rule = numbers[0], numbers[1] if len(numbers) > 1 else 0

    def distance(rule_id: str) -> tuple[int, int]:
        parts = [int(n) for n in re.findall(r"\d+", rule_id)]
        return abs(parts[0] - chapter), abs(parts[1] - rule)

    return sorted(ids, key=distance)[:most]
