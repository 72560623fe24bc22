"""The names of a table's bots: another one for each seat, in an order of the table's own.

A name is stored and sent as `@` and the key of its text, so that everybody reads it in their language. No person's name
begins with `@`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import Final

from cyberdeck.i18n import LANGUAGES, Texts

PREFIX: Final = "bot-name-"
NAMES: Final = (
    *("argo", "byte", "cobalt", "delta", "echo", "flint", "glitch", "helix", "indigo", "juno", "kite", "lynx"),
    *("morris", "nova", "onyx", "pixel", "quark", "rune", "sigma", "tempo", "umbra", "vega", "wren", "zephyr"),
)


def bot_names(table: str, seats: int, people: Iterable[str]) -> list[str]:
    """The name that a bot has in each seat. It depends on the table's code and on its seat alone, unless a person has
    that name in one of the languages.
    """
    order = sorted(NAMES, key=lambda name: sha256(f"{table} {name}".encode()).digest())
    taken = {_plain(name) for name in people}
    spare = [name for name in order[seats:] if not _spellings(name) & taken]
    out: list[str] = []
    for name in order[:seats]:
        clash = bool(_spellings(name) & taken) and bool(spare)
        out.append(f"@{PREFIX}{spare.pop(0) if clash else name}")
    return out


@cache
def _spellings(name: str) -> frozenset[str]:
    return frozenset(_plain(Texts(lang).text(PREFIX + name)) for lang in LANGUAGES)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().strip()


def person_name(name: str) -> str:
    """What somebody wants to be called, without what would make it the key of a text."""
    return " ".join(name.split()).lstrip("@ ")
