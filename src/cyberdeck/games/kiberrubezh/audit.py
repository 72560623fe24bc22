"""A slow recount: what does not add up in a state. Interpreted."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh.ids import ASSET, BASIC, EVENT, K_FIT, K_TRIM, KINDS, MEASURE
from cyberdeck.games.kiberrubezh.setup import LOOKED, Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.games.kiberrubezh.view import looking


def problems(t: Setup, s: KrState) -> list[str]:
    return [*_cards(t, s), *_table(t, s), *_power(t, s), *_wave(s)]


def _cards(t: Setup, s: KrState) -> list[str]:
    """Nothing is lost, of either deck."""
    wrong = []
    for seat in (0, 1):
        first = seat * KINDS
        zones = (s.hands, s.deck, s.pile, s.gone, s.up, s.turned, s.locked, s.events)
        total = [sum(zone[first + kind] for zone in zones) for kind in range(KINDS)]
        for i in range(s.peeked_size[seat]):
            total[s.peeked[seat * LOOKED + i]] += 1
        for i in range(s.under_size[seat]):
            total[s.under[seat * t.room + i] // 2] += 1
        if looking(tuple(s.stack())) == 1 - seat:
            total = [n + seen for n, seen in zip(total, s.seen, strict=True)]
        if total != list(t.lists)[first : first + KINDS]:
            wrong.append(f"cards of seat {seat} are lost or new: {total}")
        if sum(list(s.hands)[first : first + KINDS]) != s.size[seat]:
            wrong.append(f"seat {seat} does not hold {s.size[seat]} cards")
        if sum(list(s.deck)[first : first + KINDS]) != s.deck_size[seat]:
            wrong.append(f"the deck of seat {seat} has not {s.deck_size[seat]} cards")
        if any(s.known[first + kind] > s.hands[first + kind] for kind in range(KINDS)):
            wrong.append(f"seat {seat} is known to hold what he does not")
    return wrong


def _table(t: Setup, s: KrState) -> list[str]:
    wrong = []
    for at in range(2 * KINDS):
        sort = t.sort[at % KINDS]
        if min(s.up[at], s.turned[at], s.locked[at], s.events[at], s.pile[at]) < 0:
            wrong.append(f"less than nothing of {at}")
        if (s.events[at] and sort != EVENT) or (sort == EVENT and s.up[at] + s.turned[at] + s.locked[at]):
            wrong.append(f"{at} lies where it does not belong")
        if s.locked[at] and sort not in (BASIC, ASSET):
            wrong.append(f"{at} is locked and no asset")
    return wrong


def _power(t: Setup, s: KrState) -> list[str]:
    """KR-3.5: the sum holds at every moment, but for him who is being asked to mend it: the upright cards with what the
    upright assets give, and all of them with what all assets give. What is left over events alone need.
    """
    asked = {a for kind, _, _, a, _, _ in s.stack() if kind in (K_FIT, K_TRIM)}
    wrong = []
    for seat in {0, 1} - asked:
        for zones in ((s.up,), (s.up, s.turned, s.locked)):
            lies = [sum(zone[seat * KINDS + kind] for zone in zones) for kind in range(KINDS)]
            less = lies[t.cheap_kind] * t.cheap_by
            for first in (0, KINDS):
                gives = s.extra[seat]
                needs = 0
                for kind, n in enumerate(lies):
                    gives -= s.events[seat * KINDS + kind] * t.power[first + kind]
                    if t.sort[kind] in (BASIC, ASSET):
                        gives += n * t.power[first + kind]
                        continue
                    cheap = t.sort[kind] == MEASURE and t.category[kind] >> t.cheap_category & 1
                    needs += n * max(0, t.power[first + kind] - less * cheap)
                if needs > max(gives, 0):
                    wrong.append(f"seat {seat} has not enough power: needs {needs}, has {gives}")
    return wrong


def _wave(s: KrState) -> list[str]:
    return [
        f"more of {kind} are met than attack"
        for kind in range(KINDS)
        if s.met[kind] + s.partly[kind] > s.wave[kind] or min(s.met[kind], s.partly[kind]) < 0
    ]
