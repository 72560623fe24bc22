"""Cyber Shield: build what connects, attack, defend, and leave the network alone otherwise. Compiled.

A position is judged when a turn begins, by what both networks are and will be when all is mended, and by the hands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.bots.guide import Weights
from cyberdeck.bots.guides.linear import Linear
from cyberdeck.games.cybershield.component_types import CARD_IDS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import (
    A_DDOS,
    A_GENERATOR,
    A_PDOS,
    ATTACHED_KINDS,
    BREAKABLE,
    CABLE,
    DONE,
    DRAW,
    END,
    JOIN0,
    K_ANSWER,
    K_ARRANGE,
    K_DRAWING,
    K_JOIN,
    K_MULLIGAN,
    K_PLAYS,
    K_WINDOW,
    KEEP,
    KINDS,
    NONE,
    PASS,
    PORTS,
    SIDE,
    UPLINK,
)
from cyberdeck.games.cybershield.rules.network import burden, gain, worth
from cyberdeck.games.cybershield.rules.place import (
    DISRUPTED,
    OPEN,
    broken,
    count,
    joined_to,
    kind_of,
    working,
)
from cyberdeck.games.cybershield.setup import Setup
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has, lowest
from cyberdeck.kernel.game import OVER
from cyberdeck.kernel.rng import Rng

LIKELY: Final = 120
FAIR: Final = 30
SELDOM: Final = 4
TEN: Final = 10.0  # CS-2.1: points that win

# What is counted, by its place in `names`
SCORE: Final = 0
HIGH: Final = 1  # points above five
HIGHEST: Final = 2  # points above seven
BACK: Final = 3  # points that come back when all is mended
TURN: Final = 4  # whose turn begins
CUT_OFF: Final = 5  # points of cards that are not connected
CABLES: Final = 6  # free connected ones
DEPTH: Final = 7  # cards between points and their Providers
FACE_DOWN: Final = 8  # cards that take a play to restore
BROKEN: Final = 9  # defences that are disrupted
STUCK: Final = 10  # cards with a Persistent denial of service
OPENED: Final = 11  # cards with a Weak password that is still to be used
TOKENS: Final = 12
SAME: Final = 13  # cards in hand beside the first of their kind
GUARDS: Final = 14  # cards with a working defence, by its kind
PROVIDERS: Final = 19  # the first, the second, the third
ROOM: Final = 22  # free connected symbols for computers, the first to the fifth
UPLINKS: Final = 27  # … for Routers, the first and the second
HAND: Final = 29  # the first card of each kind


def names() -> list[str]:
    found = ["score", "score above 5", "score above 7", "coming back", "turn", "cut off", "free cables", "depth"]
    found += ["face down", "broken defences", "stuck", "opened", "tokens", "same kind in hand"]
    found += [f"guarded by {CARD_IDS[kind]}" for kind in ATTACHED_KINDS[:BREAKABLE]]
    found += [f"providers {n}" for n in (1, 2, 3)]
    found += [f"room {n}" for n in (1, 2, 3, 4, 5)]
    found += [f"uplinks {n}" for n in (1, 2)]
    return found + [f"hand {card}" for card in CARD_IDS]


class Thumbs(Linear[CsState]):
    def __init__(self, game: CyberShield) -> None:
        super().__init__(game, names())
        self.t: Setup = game.t
        self.horizon = 0

    def weigh(self, s: CsState, seat: i64, acts: Acts, out: Weights) -> None:
        out.even(acts.n)
        kind = s.top.kind
        ids = acts.ids
        for i in range(acts.n):
            out.w[i] = self.weight(kind, ids[i])

    def weight(self, kind: i64, action: i64) -> i64:
        if kind == K_ARRANGE:
            return 10 * LIKELY if action == DONE else 2
        if kind in (K_ANSWER, K_WINDOW):
            return 2 * LIKELY if action == PASS else 8
        if kind == K_PLAYS:
            return SELDOM if action == END else FAIR
        if kind == K_JOIN:
            return FAIR if action >= JOIN0 else 10
        if kind == K_DRAWING:
            return LIKELY if action == DRAW else 8
        if kind == K_MULLIGAN:
            return LIKELY if action == KEEP else 20
        return 16

    def finish(self, s: CsState, seat: i64, acts: Acts, out: Weights, rng: Rng) -> i64:
        """Nothing more is done in this turn."""
        for i in range(acts.n):
            action = acts.ids[i]
            if action in (END, PASS, DONE, DRAW, KEEP):
                return i
        return rng.below(acts.n)

    def moment(self, s: CsState) -> i64:
        return s.turns

    def settled(self, s: CsState, since: i64) -> bool:
        """When another turn begins."""
        kind = s.top.kind
        return kind == OVER or (kind == K_ARRANGE and s.turns > since)

    def look(self, s: CsState) -> float:
        for i in range(self.size):
            self.f[i] = 0.0
        self.count(s, 0, 1.0)
        self.count(s, 1, -1.0)
        if s.turns:
            self.f[TURN] = 1.0 if s.active == 0 else -1.0
        most: i64 = 0
        for seat in range(i64(2)):
            if s.score[seat] > most:
                most = s.score[seat]
        return float(most) / TEN

    def count(self, s: CsState, seat: i64, one: float) -> None:
        t = self.t
        f = self.f
        base = seat * SIDE
        cards = s.card
        links = s.links
        atts = s.atts
        live: i64 = 0
        todo: i64 = 0
        points: i64 = 0
        for slot in range(i64(SIDE)):
            card = cards[base + slot]
            if card == 0:
                continue
            on = atts[base + slot]
            if on:
                points += burden(t, on)
                floods = count(on, A_DDOS)
                points -= floods * t.worth[A_DDOS]
                for which in range(i64(BREAKABLE)):
                    n = broken(on, which)
                    if n:
                        f[BROKEN] += one * float(n)
                if count(on, A_PDOS):
                    f[STUCK] += one
                    continue
            live |= bit(slot)
            if has(t.providers, kind_of(card)):
                todo |= bit(slot)
            if card & DISRUPTED and (on == 0 or count(on, A_DDOS) == 0):
                f[FACE_DOWN] += one
        found = todo
        depth = 0.0
        providers: i64 = 0
        rooms: i64 = 0
        ups: i64 = 0
        while todo:
            layer = todo
            todo = 0
            while layer:
                slot = lowest(layer)
                layer &= layer - 1
                card = cards[base + slot]
                kind = kind_of(card)
                on = atts[base + slot]
                if on:
                    here = worth(t, card, on)
                    for which in range(i64(A_GENERATOR + 1)):
                        if working(on, which) > 0:
                            f[GUARDS + which] += one
                    if on & OPEN:
                        f[OPENED] += one
                else:
                    here = t.points[kind]
                points += here
                f[DEPTH] += one * depth * float(here)
                if has(t.providers, kind):
                    providers += 1
                joints = links[base + slot]
                hub = not t.one_symbol[kind] and t.ports[kind * PORTS + 1] != NONE
                for port in range(i64(PORTS)):
                    other = joined_to(joints, port)
                    if other != NONE:
                        if has(live & ~found, other):
                            found |= bit(other)
                            todo |= bit(other)
                    elif hub:
                        symbol = t.ports[kind * PORTS + port]
                        if symbol == UPLINK:
                            ups += 1
                        elif symbol == CABLE:
                            rooms += 1
                            f[CABLES] += one
                        elif symbol != NONE:
                            rooms += 1
            depth += 1.0
        lost = live & ~found
        while lost:
            slot = lowest(lost)
            lost &= lost - 1
            here = worth(t, cards[base + slot], atts[base + slot])
            if here > 0:
                f[CUT_OFF] += one * float(here)
        theirs = (1 - seat) * SIDE
        for slot in range(i64(SIDE)):
            on = atts[theirs + slot]
            if on:
                points += gain(t, on)
        score = s.score[seat]
        f[SCORE] += one * float(score)
        f[BACK] += one * float(points - score)
        if score > 5:
            f[HIGH] += one * float(score - 5)
        if score > 7:
            f[HIGHEST] += one * float(score - 7)
        self.steps(PROVIDERS, providers, 3, one)
        self.steps(ROOM, rooms, 5, one)
        self.steps(UPLINKS, ups, 2, one)
        f[TOKENS] += one * float(s.tokens[seat])
        hands = s.hands
        first = seat * KINDS
        for kind in range(i64(KINDS)):
            n = hands[first + kind]
            if n:
                f[HAND + kind] += one
                if n > 1:
                    f[SAME] += one * float(n - 1)

    def steps(self, first: i64, n: i64, most: i64, one: float) -> None:
        """The first, the second and so on count by themselves."""
        for i in range(most):
            if i < n:
                self.f[first + i] += one
