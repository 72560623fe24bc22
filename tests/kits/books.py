"""The rulebook of a game that surely has one."""

from __future__ import annotations

from cyberdeck.i18n import Rulebook
from cyberdeck.spec import get_spec


def rulebook(game: str, lang: str) -> Rulebook:
    found = get_spec(game).rulebook(lang)
    assert found is not None
    return found
