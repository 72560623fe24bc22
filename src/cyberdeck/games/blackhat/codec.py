"""A state as JSON data: its fields, the multisets unpacked. JSON readers cannot take 60-bit ints."""

from __future__ import annotations

from collections.abc import Mapping

from cyberdeck.games.blackhat.multiset import counts, packed
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.saved import SavedFields

Counts = tuple[int, ...]


def dump(state: BHState) -> Mapping[str, object]:
    return {
        **state.dump(),
        "hands": tuple([counts(hand) for hand in state.hands]),
        "known": tuple([counts(hand) for hand in state.known]),
        "deck": counts(state.deck),
        "discard": counts(state.discard),
    }


def load(params: RuleParams, data: Mapping[str, object]) -> BHState:
    saved = SavedFields(data)
    for key in ("hands", "known"):
        saved.put(key, [packed(hand) for hand in saved.take(key, list[Counts])])
    for key in ("deck", "discard"):
        saved.put(key, packed(saved.take(key, Counts)))
    state = BHState.load(saved, params.base)
    if state.slots:
        state.layout = params.layout(state.slots)
    return state
