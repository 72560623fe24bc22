"""A state as JSON data: its fields, the marked cards unpacked. JSON readers cannot take 45-bit ints."""

from __future__ import annotations

from collections.abc import Mapping

from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.marks import holder_of, kind_of, known_by, mark, nots_of, pool_of
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.saved import SavedFields, padded

Marked = tuple[int, int, int, int, int]  # holder, knowers, pool, excluded kinds, kind: see rules/marks.py


def dump(state: LokState) -> Mapping[str, object]:
    cards = [state.marked[i] for i in range(state.marks)]
    return {**state.dump(), "marked": tuple([_unpacked(card) for card in cards])}


def _unpacked(card: int) -> Marked:
    return holder_of(card), known_by(card), pool_of(card), nots_of(card), kind_of(card)


def load(params: RuleParams, data: Mapping[str, object]) -> LokState:
    saved = SavedFields(data)
    cards = [mark(*card) for card in saved.take("marked", list[Marked])]
    saved.put("marked", padded(cards, params.cards))
    return LokState.load(saved)
