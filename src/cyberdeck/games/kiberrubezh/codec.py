"""A state as JSON data: its fields as they are."""

from __future__ import annotations

from collections.abc import Mapping

from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.saved import SavedFields


def dump(state: KrState) -> Mapping[str, object]:
    return state.dump()


def load(params: RuleParams, data: Mapping[str, object]) -> KrState:
    return KrState.load(SavedFields(data))
