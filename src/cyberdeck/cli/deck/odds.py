"""What to expect of a booster, shown before it is opened: by slot, by rarity, and for each card."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from cyberdeck.cli.screen import Screen
from cyberdeck.components.boosters import RarityOdds
from cyberdeck.i18n import Texts

MARKS = {"common": "○", "uncommon": "◇", "rare": "◆", "special": "★"}  # distinguished without colours


def mark(rarity: str) -> str:
    return MARKS.get(rarity, "·")


def show(screen: Screen, texts: Texts, rarities: Sequence[RarityOdds]) -> None:
    size = sum(one.drawn * one.slot for one in rarities)
    screen.title(texts.text("booster-odds", count=int(size)))
    for one in rarities:
        rarity = texts.get(f"rarity-{one.rarity}", one.rarity)
        facts: dict[str, str | int] = {"rarity": rarity, "drawn": one.drawn, "cards": one.cards}
        each = chance(texts, one.card)
        if one.slot == 1:
            said = texts.text("booster-odds-always", **facts, chance=each)
        else:
            said = texts.text("booster-odds-slot", **facts, chance=each, slot=chance(texts, one.slot))
        screen.line(f"{mark(one.rarity)} {said}")
    screen.line(texts.text("booster-odds-how"))


def chance(texts: Texts, value: Fraction) -> str:
    """As a percentage, and exactly."""
    return f"{texts.text('deck-percent', value=float(100 * value))} ({value})"


def facts(rarities: Sequence[RarityOdds]) -> list[dict[str, Any]]:
    """Exact, as fractions."""
    return [
        {
            "rarity": one.rarity,
            "cards": one.cards,
            "drawn": one.drawn,
            "slot": str(one.slot),
            "card": str(one.card),
        }
        for one in rarities
    ]
