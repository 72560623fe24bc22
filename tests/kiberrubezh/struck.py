"""Unblocked attacks, for tests of their texts."""

from __future__ import annotations

from tests.kiberrubezh.table import Table


def struck(card: str, side: str = "", hand: str = "", **more: str) -> Table:
    """A's attack is not blocked by B, and does its text."""
    t = Table().side(A=f"cluster c2-server {card}", B=side).hands(B=hand)
    for where, cards in more.items():
        getattr(t, where)(B=cards)
    t.wave(card)
    while t.seat == "B":
        t.do("done")
    return t.do(f"strike {card}")
