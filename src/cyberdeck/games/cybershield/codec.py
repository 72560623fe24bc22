"""A state as JSON data: its fields, the piles cut to their sizes and the places unpacked. JSON readers cannot take
54-bit ints.
"""

from __future__ import annotations

from collections.abc import Mapping

from cyberdeck.games.cybershield.params import RuleParams
from cyberdeck.games.cybershield.spots import Spot, flat_piles, packed, ports, spots, table
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.saved import SavedFields

Ints = tuple[int, ...]
Piles = tuple[Ints, Ints]


def dump(state: CsState) -> Mapping[str, object]:
    data = state.dump()
    for key in ("under_size", "pile_size", "card", "links", "attachments"):
        del data[key]
    return {
        **data,
        "under": _piles(list(state.under), list(state.under_size)),
        "pile": _piles(list(state.pile), list(state.pile_size)),
        "table": spots(state),
        "plan": tuple([ports(links) for links in state.plan]),
    }


def _piles(cards: list[int], size: list[int]) -> Piles:
    room = len(cards) // 2
    return tuple(cards[: size[0]]), tuple(cards[room : room + size[1]])


def load(params: RuleParams, data: Mapping[str, object]) -> CsState:
    saved = SavedFields(data)
    for key, size_key in (("under", "under_size"), ("pile", "pile_size")):
        piles: Piles = saved.take(key, Piles)
        saved.put(key, flat_piles(params, piles))
        saved.put(size_key, [len(pile) for pile in piles])
    for key, values in zip(("card", "links", "attachments"), table(saved.take("table", list[Spot])), strict=True):
        saved.put(key, values)
    saved.put("plan", [packed(links) for links in saved.take("plan", list[Ints])])
    return CsState.load(saved)
