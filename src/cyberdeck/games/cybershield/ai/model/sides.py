"""Inputs of one side of the table, card by card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.cybershield.ai.model.feature_index import (
    ASIDE,
    BROKEN,
    BURDENS,
    CARDS,
    DECK,
    DOWN,
    EXTRA,
    FAILS_GENERATOR,
    GUARDS,
    HAND,
    HIGH,
    HIT,
    IDLE,
    LIVE,
    LOW,
    NO_CARD,
    ON_GENERATOR,
    OPENED,
    OUTAGE,
    SCORE,
    STUCK,
    TOKEN,
    TOKENS,
    TRAIN,
    title,
)
from cyberdeck.games.cybershield.ai.model.network import exposed, restored, spread
from cyberdeck.games.cybershield.ai.model.survey import Side, Survey
from cyberdeck.games.cybershield.ids import (
    A_DDOS,
    A_FIREWALL,
    A_GENERATOR,
    A_PDOS,
    ATTACHED,
    BREAKABLE,
    KINDS,
    SIDE,
)
from cyberdeck.games.cybershield.rules.network import card_points, served
from cyberdeck.games.cybershield.rules.place import (
    DISRUPTED,
    OPEN,
    TURNED,
    broken,
    count,
    hit_generators,
    kind_of,
)
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.bits import bit, has


def look_at_side(survey: Survey, state: CsState, seat: i64, at: i64) -> None:
    """Inputs of a side except its hand, from index `at` on."""
    side = survey.side(seat)
    look_at_cards(survey, side, state, seat, at)
    spread(survey, side, state, seat, at)
    restored(survey, side, at)
    exposed(survey, side, state, seat, at)
    lost = side.points
    if side.powered and lost:
        spared = served(survey.params, state, seat) & side.net
        lost -= side.points_in(side.reach(side.roots & spared, spared))
    side.outage = lost
    inputs = survey.inputs
    inputs[at + OUTAGE] = float(lost) / 10.0
    inputs[at + TRAIN] = float(side.train) / 5.0
    look_at_counts(survey, state, seat, at)


def look_at_cards(survey: Survey, side: Side, state: CsState, seat: i64, at: i64) -> None:
    params = survey.params
    inputs = survey.inputs
    base = seat * SIDE
    net = state.connected[seat]
    cards = state.card
    links = state.links
    attachments = state.attachments
    near = side.near
    here = side.here
    open_to = side.open_to
    may = survey.kinds.may
    wired = survey.kinds.wired
    worths = params.points
    providers = params.providers
    side.net = net
    side.stuck = side.walls = side.flooded = side.train = 0
    side.powered = False
    there: i64 = 0
    up: i64 = 0
    lying: i64 = 0
    roots: i64 = 0
    points: i64 = 0
    for slot in range(i64(SIDE)):
        card = cards[base + slot]
        if card == 0:
            continue
        kind = kind_of(card)
        me = bit(slot)
        there |= me
        if has(providers, kind):
            roots |= me
        near[slot] = neighbours(links[base + slot])
        connected = net & me != 0
        can_hit = may[kind]
        if not connected:
            can_hit &= ~wired
        value = worths[kind]
        on = attachments[base + slot]
        if on:
            value = card_points(params, card, on)
            can_hit = look_at_defences(survey, side, at, slot, card, on, can_hit)
            look_at_attacks(survey, side, at, slot, on)
        here[slot] = value
        if connected:
            points += value
            lying |= me
            up |= me
            inputs[at + LIVE + title(kind)] += 1.0
        elif card & DISRUPTED:
            can_hit = 0
            inputs[at + DOWN + title(kind)] += 1.0
        else:
            lying |= me
            inputs[at + IDLE + title(kind)] += 1.0
            if card & TURNED:
                inputs[at + ASIDE] += 0.5
            else:
                up |= me
        open_to[slot] = can_hit
    side.up = up
    side.lying = lying
    side.mended = there & ~side.stuck
    side.roots = roots
    side.points = points


def neighbours(links: i64) -> i64:
    """Mask of the slots to which a card is joined."""
    found: i64 = 0
    while links:
        other = (links & 31) - 1
        if other >= 0:
            found |= bit(other)
        links >>= 5
    return found


def look_at_defences(survey: Survey, side: Side, at: i64, slot: i64, card: i64, on: i64, can_hit: i64) -> i64:
    """Inputs of a card's defences. Returns what can hit the card."""
    inputs = survey.inputs
    kinds = survey.kinds
    in_play = card & DISRUPTED == 0
    for which in range(i64(BREAKABLE)):
        n = count(on, which)
        if n == 0:
            continue
        bad = broken(on, which)
        inputs[at + BROKEN + which] += float(bad)
        if n == bad:
            continue
        inputs[at + GUARDS + which] += float(n - bad)
        if on & OPEN == 0:
            can_hit &= ~kinds.stops[which]
        can_hit |= kinds.breaks[which]
        if which == A_GENERATOR:
            can_hit |= bit(FAILS_GENERATOR)
            if has(side.net, slot):
                can_hit |= bit(ON_GENERATOR)
            if in_play:
                side.powered = True
        elif which == A_FIREWALL and in_play and has(survey.params.routers, kind_of(card)):
            side.walls |= bit(slot)
    return can_hit


def look_at_attacks(survey: Survey, side: Side, at: i64, slot: i64, on: i64) -> None:
    params = survey.params
    inputs = survey.inputs
    for which in range(i64(BREAKABLE), i64(ATTACHED)):
        n = count(on, which)
        if n == 0:
            continue
        inputs[at + BURDENS + which - BREAKABLE] += float(n)
        if has(params.trained, which) and (has(side.net, slot) or params.lasting[which]):
            side.train -= n * params.attached_points[which]
        if which == A_PDOS:
            side.stuck |= bit(slot)
            inputs[at + STUCK] += 1.0
        elif which == A_DDOS:
            side.flooded += n
    inputs[at + HIT] += float(hit_generators(on))
    if on & OPEN:
        inputs[at + OPENED] += 1.0


def look_at_counts(survey: Survey, state: CsState, seat: i64, at: i64) -> None:
    """Inputs of score, Tokens, cards in the deck and in hand."""
    inputs = survey.inputs
    score = state.score[seat]
    inputs[at + SCORE] = float(score) / 10.0
    if score >= 5:
        inputs[at + HIGH] = 1.0
        if score >= 7:
            survey.steps(at + HIGH + 1, score - 6, 3)
    tokens = state.tokens[seat]
    if tokens:
        inputs[at + TOKENS] = float(tokens) / 4.0
        inputs[at + TOKEN] = 1.0
    left = state.deck_size[seat] + state.under_size[seat]
    inputs[at + DECK] = float(left) / float(survey.cards[seat])
    if left < 6:
        inputs[at + LOW] = float(6 - left) / 6.0
    size = state.size[seat]
    inputs[at + CARDS] = float(size) / 7.0
    if size == 0:
        inputs[at + NO_CARD] = 1.0


def look_at_hand(survey: Survey, hands: vec[i64], seat: i64, at: i64) -> None:
    inputs = survey.inputs
    effect = survey.params.effect
    first = seat * KINDS
    for kind in range(i64(KINDS)):
        n = hands[first + kind]
        if n:
            inputs[at + HAND + kind] = 1.0
            if n > 1:
                inputs[at + EXTRA + effect[kind]] += float(n - 1)


def look_at_pile(survey: Survey, state: CsState, seat: i64, at: i64) -> None:
    """Inputs of the discard pile, from index `at` on."""
    inputs = survey.inputs
    first = seat * survey.params.room
    for i in range(state.pile_size[seat]):
        inputs[at + state.pile[first + i]] += 0.5
