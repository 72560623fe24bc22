"""Kiberrubezh: what a network sees of a table, and how answers are described to it. Compiled.

A position is judged when a turn begins.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.bots.guides.kiberrubezh import layout as at
from cyberdeck.bots.guides.kiberrubezh.blocks import stopped_by, stoppers, through
from cyberdeck.bots.guides.learned import Learned, at_most
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import (
    ADD0,
    ATTACKS,
    BLOCK0,
    CATEGORIES,
    DECLARE,
    FIRST_ATTACK,
    FIRST_EVENT,
    FIRST_MEASURE,
    K_ASSETS,
    K_BLOCK,
    K_BOTTOM,
    K_OBJECT,
    K_REDEAL,
    KINDS,
    LAY0,
    MEASURES,
    OBJECT0,
    OBJECT_TURNED0,
    STEPS,
    TEXT0,
)
from cyberdeck.games.kiberrubezh.rules.power import cheaper, given, spare
from cyberdeck.games.kiberrubezh.rules.zones import deck_left
from cyberdeck.games.kiberrubezh.setup import Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.acts import filled
from cyberdeck.kernel.bits import bit, has, lowest
from cyberdeck.kernel.game import OVER


class LearnedGuide(Learned[KrState]):
    def __init__(self, game: Kiberrubezh) -> None:
        super().__init__(game, at.INPUTS, at.THINGS)
        self.leniency = 0.33
        self.t: Setup = game.t
        self.ready = filled(ATTACKS, 0)  # means, by kind
        self.lying = filled(ATTACKS, 0)
        self.many = filled(CATEGORIES + 1, 0)
        self.many_lying = filled(CATEGORIES + 1, 0)
        # What would get through, as it was seen last: means that are ready, by seat, and all that lie there; the wave
        self.gets_up = filled(2, 0)
        self.gets_lying = filled(2, 0)
        self.gets_wave: i64 = 0

    def mover(self, s: KrState) -> i64:
        return s.active

    def moment(self, s: KrState) -> i64:
        return s.turns

    def settled(self, s: KrState, since: i64) -> bool:
        """When another turn begins."""
        kind = s.top.kind
        return kind == OVER or (kind == K_ASSETS and s.turns > since)

    # What is seen

    def look(self, s: KrState, seat: i64, everything: bool) -> None:
        facts = self.facts
        self.side(s, seat, 0, True)
        self.side(s, 1 - seat, at.SIDE, everything)
        self.unseen(s, seat, at.UNSEEN, True)
        self.unseen(s, 1 - seat, at.UNSEEN + at.UNSEEN_SIZE, everything)
        if s.active == seat:
            facts.add(at.ACTIVE, 1.0)
        facts.add(at.TURNS, float(s.turns) / 40.0)
        if s.turns <= 1:
            facts.add(at.FIRST_TURN, 1.0)
        for category in range(i64(CATEGORIES)):
            if has(s.banned, category):
                facts.add(at.BANNED + category, 1.0)
        self.question(s)
        self.wave(s)

    def side(self, s: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        t = self.t
        facts = self.facts
        self.assets(s, seat, first)
        self.means(s, seat, first, open_hand)
        self.measures(s, seat, first, open_hand)
        self.hand(s, seat, first, open_hand)
        left = deck_left(s, seat)
        facts.add(first + at.LEFT, float(left) / 60.0)
        facts.add(first + at.LEFT + 1, float(at_most(left, 25)) / 25.0)
        facts.add(first + at.LEFT + 2, float(at_most(left, 12)) / 12.0)
        facts.add(first + at.LEFT + 3, float(at_most(left, 5)) / 5.0)
        defence, attack = spare(t, s, seat, cheaper(t, s, seat, False))
        facts.add(first + at.SPARE, float(at_most(defence, 8)) / 4.0)
        facts.add(first + at.SPARE + 1, float(at_most(attack, 8)) / 4.0)
        defence, attack = given(t, s, seat, True)
        facts.add(first + at.GIVEN, float(defence) / 10.0)
        facts.add(first + at.GIVEN + 1, float(attack) / 10.0)
        facts.add(first + at.EXTRA, float(s.extra[seat]) / 4.0)
        facts.add(first + at.GAPS, float(s.gaps[seat * 2]))

    def assets(self, s: KrState, seat: i64, first: i64) -> None:
        locked: i64 = 0
        for kind in range(i64(FIRST_ATTACK)):
            place = seat * KINDS + kind
            locked += s.locked[place]
            self.lies(first, kind, s.up[place], s.turned[place] + s.locked[place])
        self.facts.add(first + at.LOCKED, float(locked))

    def lies(self, first: i64, kind: i64, up: i64, down: i64) -> None:
        if up:
            self.facts.add(first + at.UP + kind, float(up))
        if down:
            self.facts.add(first + at.DOWN + kind, float(down))

    def means(self, s: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        t = self.t
        facts = self.facts
        self.none_yet()
        to_come: i64 = 0
        for i in range(i64(ATTACKS)):
            kind = FIRST_ATTACK + i
            place = seat * KINDS + kind
            up = s.up[place]
            down = s.turned[place]
            self.ready[i] = up
            self.lying[i] = up + down
            self.lies(first, kind, up, down)
            if up + down:
                category = lowest(t.category[kind])
                self.many[category] += up
                self.many_lying[category] += up + down
            to_come += t.lists[place] - up - down - shown(s, place, open_hand)
        for category in range(i64(CATEGORIES)):
            facts.add(first + at.ATTACKS_UP + category, float(self.many[category]) / 2.0)
            facts.add(first + at.ATTACKS_LYING + category, float(self.many_lying[category]) / 2.0)
        facts.add(first + at.TO_COME, float(to_come) / 10.0)
        self.gets_up[seat] = through(t, s, self.ready, 1 - seat, False)
        self.gets_lying[seat] = through(t, s, self.lying, 1 - seat, True)
        self.steps(first + at.THROUGH_UP, self.gets_up[seat])
        self.steps(first + at.THROUGH_LYING, self.gets_lying[seat])

    def measures(self, s: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        t = self.t
        facts = self.facts
        self.none_yet()
        to_come: i64 = 0
        for kind in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
            place = seat * KINDS + kind
            up = s.up[place]
            down = s.turned[place]
            self.lies(first, kind, up, down)
            if up + down:
                self.add_blocks(kind, up, self.many)
                self.add_blocks(kind, up + down, self.many_lying)
            to_come += t.lists[place] - up - down - shown(s, place, open_hand)
        for category in range(i64(CATEGORIES + 1)):
            facts.add(first + at.BLOCKS_UP + category, float(self.many[category]) / 2.0)
            facts.add(first + at.BLOCKS_LYING + category, float(self.many_lying[category]) / 2.0)
        facts.add(first + at.TO_COME + 1, float(to_come) / 10.0)

    def add_blocks(self, measure: i64, n: i64, out: vec[i64]) -> None:
        """What so many of a measure block, to each of its categories, or to those of any."""
        categories = self.t.category[measure]
        if categories == 0:
            categories = bit(CATEGORIES)
        while categories:
            out[lowest(categories)] += n * self.t.blocks[measure]
            categories &= categories - 1

    def none_yet(self) -> None:
        for category in range(i64(CATEGORIES + 1)):
            self.many[category] = 0
            self.many_lying[category] = 0

    def hand(self, s: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        cards = s.hands if open_hand else s.known
        for kind in range(i64(KINDS)):
            n = cards[seat * KINDS + kind]
            if n:
                self.facts.add(first + at.HAND + kind, float(n))
        self.facts.add(first + at.SIZE, float(s.size[seat]) / 7.0)

    def unseen(self, s: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        """What can still come, by what it does."""
        t = self.t
        facts = self.facts
        self.none_yet()
        many = self.many  # means
        blocks = self.many_lying
        assets: i64 = 0
        for kind in range(i64(KINDS)):
            place = seat * KINDS + kind
            n = t.lists[place]
            if n == 0:
                continue
            n -= s.up[place] + s.turned[place] + s.locked[place] + s.events[place] + shown(s, place, open_hand)
            if n <= 0:
                continue
            if kind < FIRST_ATTACK:
                assets += n
            elif kind < FIRST_MEASURE:
                many[lowest(t.category[kind])] += n
            elif kind < FIRST_EVENT:
                self.add_blocks(kind, n, blocks)
            else:
                facts.add(first + at.EVENTS + kind - FIRST_EVENT, float(n) / 2.0)
        for category in range(i64(CATEGORIES)):
            facts.add(first + at.MEANS + category, float(many[category]) / 4.0)
        for category in range(i64(CATEGORIES + 1)):
            facts.add(first + at.BLOCKS + category, float(blocks[category]) / 4.0)
        facts.add(first + at.ASSETS, float(assets) / 10.0)
        left = deck_left(s, 1 - seat) + 1
        facts.add(first + at.REACH, float(at_most(2 * self.gets_up[seat], left)) / float(left))
        facts.add(first + at.REACH + 1, float(at_most(2 * self.gets_lying[seat], left)) / float(left))

    def question(self, s: KrState) -> None:
        facts = self.facts
        f = s.top
        facts.add(at.QUESTION + f.kind, 1.0)
        if f.kind == K_BLOCK:
            if f.b:
                facts.add(at.ONWARD, 1.0)
        elif f.kind in (K_ASSETS, K_REDEAL, K_BOTTOM):
            facts.add(at.COUNT, float(f.b))
        elif f.kind == K_OBJECT:
            facts.add(at.OPERATION + self.t.ops[f.b * STEPS + f.pc], 1.0)
            facts.add(at.COUNT + 1, float(f.c))

    def wave(self, s: KrState) -> None:
        facts = self.facts
        coming = self.ready
        named: i64 = 0
        self.gets_wave = 0
        for i in range(i64(ATTACKS)):
            n = s.wave[FIRST_ATTACK + i]
            met = s.met[FIRST_ATTACK + i]
            coming[i] = n - met
            if n:
                named += n
                facts.add(at.OPEN + i, float(n - met))
                facts.add(at.MET + i, float(met))
        if named:
            facts.add(at.WAVE, float(named) / 4.0)
            self.gets_wave = through(self.t, s, coming, 1 - s.active, False)
            self.steps(at.WAVE_THROUGH, self.gets_wave)

    def steps(self, first: i64, n: i64) -> None:
        """The first four by themselves, and all."""
        for i in range(i64(4)):
            if i < n:
                self.facts.add(first + i, 1.0)
        self.facts.add(first + 4, float(n) / 4.0)

    # Answers

    def describe(self, s: KrState, seat: i64, action: i64) -> None:
        t = self.t
        self.token(action)
        if action >= BLOCK0 and action < TEXT0:
            measure = (action - BLOCK0) // ATTACKS
            attack = (action - BLOCK0) % ATTACKS
            self.token(at.BY + measure)
            self.token(at.STOPS + attack)
            if stoppers(t, s, seat, FIRST_ATTACK + attack) <= t.blocks[FIRST_MEASURE + measure]:
                self.token(at.ONLY)
            if stopped_by(t, s, FIRST_MEASURE + measure) <= 1:
                self.token(at.LAST_ONE)
        elif action >= ADD0 and action < DECLARE:
            kind = action - ADD0
            self.token(at.ADDED + at_most(stoppers(t, s, 1 - seat, kind), 4))
            self.load(s, seat, True)
            self.ready[kind - FIRST_ATTACK] += 1
            self.token(at.PASSES + few(through(t, s, self.ready, 1 - seat, False) - self.gets_wave, 1))
        elif action >= LAY0 and action < ADD0:
            self.describe_laid(s, seat, action - LAY0)
        elif action >= OBJECT0 and action < OBJECT_TURNED0:
            self.describe_object(s, seat, action - OBJECT0)

    def load(self, s: KrState, seat: i64, in_wave: bool) -> None:
        """Fills `ready` with a seat's means that are upright, or with the wave's."""
        for i in range(i64(ATTACKS)):
            kind = FIRST_ATTACK + i
            self.ready[i] = s.wave[kind] - s.met[kind] if in_wave else s.up[seat * KINDS + kind]

    def describe_laid(self, s: KrState, seat: i64, kind: i64) -> None:
        t = self.t
        if kind >= FIRST_ATTACK and kind < FIRST_ATTACK + ATTACKS:
            self.load(s, seat, False)
            self.ready[kind - FIRST_ATTACK] += 1
            self.token(at.PIERCES + few(through(t, s, self.ready, 1 - seat, False) - self.gets_up[seat], 1))
        elif kind >= FIRST_MEASURE and kind < FIRST_MEASURE + MEASURES:
            self.load_all(s, 1 - seat)
            stopped = self.gets_lying[1 - seat] - through(t, s, self.lying, seat, True, kind, 1)
            self.token(at.GUARDS + few(stopped, 3))

    def load_all(self, s: KrState, seat: i64) -> None:
        """Fills `lying` with all means of a seat."""
        for i in range(i64(ATTACKS)):
            place = seat * KINDS + FIRST_ATTACK + i
            self.lying[i] = s.up[place] + s.turned[place]

    def describe_object(self, s: KrState, seat: i64, kind: i64) -> None:
        """An upright measure of the other player that something is done to."""
        if kind >= FIRST_MEASURE and kind < FIRST_MEASURE + MEASURES and s.up[(1 - seat) * KINDS + kind]:
            self.load(s, seat, False)
            more = through(self.t, s, self.ready, 1 - seat, False, kind, -1) - self.gets_up[seat]
            self.token(at.OPENS + few(more, 3))


def shown(s: KrState, place: i64, open_hand: bool) -> i64:
    """Cards of a kind that are known to be in hand, in the discard pile, or out of the game."""
    held = s.hands[place] if open_hand else s.known[place]
    return held + s.pile[place] + s.gone[place]


def few(n: i64, most: i64) -> i64:
    """Which blocks are best is not looked for, so that one attack more can seem to let fewer through."""
    return at_most(n, most) if n > 0 else 0
