"""The inputs of the Kiberrubezh model: a state as sparse features."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.ai.model import feature_index as at
from cyberdeck.games.kiberrubezh.ai.model.blocks import through
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import (
    ATTACKS,
    CATEGORIES,
    FIRST_ATTACK,
    FIRST_EVENT,
    FIRST_MEASURE,
    K_ASSETS,
    K_BLOCK,
    K_BOTTOM,
    K_OBJECT,
    K_REDEAL,
    KINDS,
    MEASURES,
    STEPS,
)
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.rules.power import cheaper, given, spare
from cyberdeck.games.kiberrubezh.rules.zones import deck_left
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.bits import bit, has, lowest
from cyberdeck.search.policy_value import PolicyValueModel, load_layers, smaller


class FeatureEncoder(PolicyValueModel[KrState]):
    def __init__(self, game: Kiberrubezh) -> None:
        super().__init__(game, load_layers("cyberdeck.games.kiberrubezh.ai"), at.INPUTS, at.THINGS)
        self.blunder_factor = 0.33
        self.params: RuleParams = game.params
        self.ready = filled(ATTACKS, 0)  # means, by kind
        self.lying = filled(ATTACKS, 0)
        self.many = filled(CATEGORIES + 1, 0)
        self.many_lying = filled(CATEGORIES + 1, 0)
        # How many get through, by the last encoding: ready means, by seat, and all means; the wave
        self.gets_up = filled(2, 0)
        self.gets_lying = filled(2, 0)
        self.gets_wave: i64 = 0

    def perspective(self, state: KrState) -> i64:
        return state.active

    def progress(self, state: KrState) -> i64:
        return state.turns

    def encode_features(self, state: KrState, seat: i64, everything: bool) -> None:
        features = self.features
        self.side(state, seat, 0, True)
        self.side(state, 1 - seat, at.SIDE, everything)
        self.unseen(state, seat, at.UNSEEN, True)
        self.unseen(state, 1 - seat, at.UNSEEN + at.UNSEEN_SIZE, everything)
        if state.active == seat:
            features.add(at.ACTIVE, 1.0)
        features.add(at.TURNS, float(state.turns) / 40.0)
        if state.turns <= 1:
            features.add(at.FIRST_TURN, 1.0)
        for category in range(i64(CATEGORIES)):
            if has(state.banned, category):
                features.add(at.BANNED + category, 1.0)
        self.decision(state)
        self.wave(state)

    def side(self, state: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        params = self.params
        features = self.features
        self.assets(state, seat, first)
        self.means(state, seat, first, open_hand)
        self.measures(state, seat, first, open_hand)
        self.hand(state, seat, first, open_hand)
        left = deck_left(state, seat)
        features.add(first + at.LEFT, float(left) / 60.0)
        features.add(first + at.LEFT + 1, float(smaller(left, 25)) / 25.0)
        features.add(first + at.LEFT + 2, float(smaller(left, 12)) / 12.0)
        features.add(first + at.LEFT + 3, float(smaller(left, 5)) / 5.0)
        defence, attack = spare(params, state, seat, cheaper(params, state, seat, False))
        features.add(first + at.SPARE, float(smaller(defence, 8)) / 4.0)
        features.add(first + at.SPARE + 1, float(smaller(attack, 8)) / 4.0)
        defence, attack = given(params, state, seat, True)
        features.add(first + at.GIVEN, float(defence) / 10.0)
        features.add(first + at.GIVEN + 1, float(attack) / 10.0)
        features.add(first + at.EXTRA, float(state.extra[seat]) / 4.0)
        features.add(first + at.GAPS, float(state.gaps[seat * 2]))

    def assets(self, state: KrState, seat: i64, first: i64) -> None:
        locked: i64 = 0
        for kind in range(i64(FIRST_ATTACK)):
            place = seat * KINDS + kind
            locked += state.locked[place]
            self.lies(first, kind, state.upright[place], state.turned[place] + state.locked[place])
        self.features.add(first + at.LOCKED, float(locked))

    def lies(self, first: i64, kind: i64, up: i64, down: i64) -> None:
        if up:
            self.features.add(first + at.UP + kind, float(up))
        if down:
            self.features.add(first + at.DOWN + kind, float(down))

    def means(self, state: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        params = self.params
        features = self.features
        self.none_yet()
        to_come: i64 = 0
        for i in range(i64(ATTACKS)):
            kind = FIRST_ATTACK + i
            place = seat * KINDS + kind
            up = state.upright[place]
            down = state.turned[place]
            self.ready[i] = up
            self.lying[i] = up + down
            self.lies(first, kind, up, down)
            if up + down:
                category = lowest(params.category[kind])
                self.many[category] += up
                self.many_lying[category] += up + down
            to_come += params.lists[place] - up - down - shown(state, place, open_hand)
        for category in range(i64(CATEGORIES)):
            features.add(first + at.ATTACKS_UP + category, float(self.many[category]) / 2.0)
            features.add(first + at.ATTACKS_LYING + category, float(self.many_lying[category]) / 2.0)
        features.add(first + at.TO_COME, float(to_come) / 10.0)
        self.gets_up[seat] = through(params, state, self.ready, 1 - seat, False)
        self.gets_lying[seat] = through(params, state, self.lying, 1 - seat, True)
        self.steps(first + at.THROUGH_UP, self.gets_up[seat])
        self.steps(first + at.THROUGH_LYING, self.gets_lying[seat])

    def measures(self, state: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        params = self.params
        features = self.features
        self.none_yet()
        to_come: i64 = 0
        for kind in range(i64(FIRST_MEASURE), i64(FIRST_MEASURE + MEASURES)):
            place = seat * KINDS + kind
            up = state.upright[place]
            down = state.turned[place]
            self.lies(first, kind, up, down)
            if up + down:
                self.add_blocks(kind, up, self.many)
                self.add_blocks(kind, up + down, self.many_lying)
            to_come += params.lists[place] - up - down - shown(state, place, open_hand)
        for category in range(i64(CATEGORIES + 1)):
            features.add(first + at.BLOCKS_UP + category, float(self.many[category]) / 2.0)
            features.add(first + at.BLOCKS_LYING + category, float(self.many_lying[category]) / 2.0)
        features.add(first + at.TO_COME + 1, float(to_come) / 10.0)

    def add_blocks(self, measure: i64, n: i64, out: vec[i64]) -> None:
        """Adds the blocks of n measures to each of their categories, or to the last entry if they block every one."""
        categories = self.params.category[measure]
        if categories == 0:
            categories = bit(CATEGORIES)
        while categories:
            out[lowest(categories)] += n * self.params.blocks[measure]
            categories &= categories - 1

    def none_yet(self) -> None:
        for category in range(i64(CATEGORIES + 1)):
            self.many[category] = 0
            self.many_lying[category] = 0

    def hand(self, state: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        cards = state.hands if open_hand else state.known
        for kind in range(i64(KINDS)):
            n = cards[seat * KINDS + kind]
            if n:
                self.features.add(first + at.HAND + kind, float(n))
        self.features.add(first + at.SIZE, float(state.size[seat]) / 7.0)

    def unseen(self, state: KrState, seat: i64, first: i64, open_hand: bool) -> None:
        """Inputs of the unseen cards, by what they do."""
        params = self.params
        features = self.features
        self.none_yet()
        many = self.many  # means
        blocks = self.many_lying
        assets: i64 = 0
        for kind in range(i64(KINDS)):
            place = seat * KINDS + kind
            n = params.lists[place]
            if n == 0:
                continue
            n -= (
                state.upright[place]
                + state.turned[place]
                + state.locked[place]
                + state.events[place]
                + shown(state, place, open_hand)
            )
            if n <= 0:
                continue
            if kind < FIRST_ATTACK:
                assets += n
            elif kind < FIRST_MEASURE:
                many[lowest(params.category[kind])] += n
            elif kind < FIRST_EVENT:
                self.add_blocks(kind, n, blocks)
            else:
                features.add(first + at.EVENTS + kind - FIRST_EVENT, float(n) / 2.0)
        for category in range(i64(CATEGORIES)):
            features.add(first + at.MEANS + category, float(many[category]) / 4.0)
        for category in range(i64(CATEGORIES + 1)):
            features.add(first + at.BLOCKS + category, float(blocks[category]) / 4.0)
        features.add(first + at.ASSETS, float(assets) / 10.0)
        left = deck_left(state, 1 - seat) + 1
        features.add(first + at.REACH, float(smaller(2 * self.gets_up[seat], left)) / float(left))
        features.add(first + at.REACH + 1, float(smaller(2 * self.gets_lying[seat], left)) / float(left))

    def decision(self, state: KrState) -> None:
        features = self.features
        frame = state.top
        features.add(at.DECISION + frame.kind, 1.0)
        if frame.kind == K_BLOCK:
            if frame.b:
                features.add(at.ONWARD, 1.0)
        elif frame.kind in (K_ASSETS, K_REDEAL, K_BOTTOM):
            features.add(at.COUNT, float(frame.b))
        elif frame.kind == K_OBJECT:
            features.add(at.OPERATION + self.params.ops[frame.b * STEPS + frame.pc], 1.0)
            features.add(at.COUNT + 1, float(frame.c))

    def wave(self, state: KrState) -> None:
        features = self.features
        coming = self.ready
        named: i64 = 0
        self.gets_wave = 0
        for i in range(i64(ATTACKS)):
            n = state.wave[FIRST_ATTACK + i]
            met = state.resolved[FIRST_ATTACK + i]
            coming[i] = n - met
            if n:
                named += n
                features.add(at.OPEN + i, float(n - met))
                features.add(at.MET + i, float(met))
        if named:
            features.add(at.WAVE, float(named) / 4.0)
            self.gets_wave = through(self.params, state, coming, 1 - state.active, False)
            self.steps(at.WAVE_THROUGH, self.gets_wave)

    def steps(self, first: i64, n: i64) -> None:
        """The first four separately, and the number."""
        for i in range(i64(4)):
            if i < n:
                self.features.add(first + i, 1.0)
        self.features.add(first + 4, float(n) / 4.0)


def shown(state: KrState, place: i64, open_hand: bool) -> i64:
    """Cards of a kind that are known to be in hand, in the discard pile, or out of the game."""
    held = state.hands[place] if open_hand else state.known[place]
    return held + state.pile[place] + state.gone[place]
