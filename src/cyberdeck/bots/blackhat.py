"""A greedy player of Black Hat: weighs every legal answer by rules of thumb and gives the best. Interpreted.

Scores are points of trace as the deciding seat sees them, more is better: what an answer should save its own total, and
a share of what it should cost the others. It knows the seat's View alone and looks no further than the trick on the
table. When it answers for the robot (BH-12.1) it goes on counting for its own seat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp

from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.multiset import counts, packed
from cyberdeck.games.blackhat.rules import board, score, spaces
from cyberdeck.games.blackhat.setup import Setup, with_slot
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.games.blackhat.view import BHView, base_state
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import Rng

SHARE = 0.5  # a point of trace of all the others together
CLOSE = 15.0  # a rival so many points behind another matters a third as much
WIN = 30.0  # a game won
PACE = 0.9  # cards one sheds while the smallest other hand sheds one
TEMPO = 0.5  # one card fewer in hand
LEAD = 0.4  # every card beyond the first in the largest set one could lead
OUT = 2.0  # ending the round with an empty hand
GIFT = 2.0  # somebody else takes the Black Hat
USES_HAT = 0.25  # how often its holder plays the Black Hat when he can
WILLING = 0.8  # how often somebody who can win a trick does
AVOIDS = 0.35  # the same, of a Black Hat trick
GOES_ON = 0.7  # how often another round follows
MOVES = 1.6  # moves of a pawn in a round, times the number of players
SHOVED = 0.3  # how often a round somebody moves a pawn away from a negative space
GOAL = 3.0  # standing on the Critical Asset, in plans: one does not always want to end the game
RACE = 0.4  # a column nearer to the Critical Asset, for the leader
ACTION = 1.0  # an Exploit or a Randomizer to use
UNSEEN = 2.1  # trace of an unseen card
DOUBT = 0.8  # how unsure the trace of an unseen hand is, times the root of its size
SWING = 8.0  # a lead of so many points in totals makes one about three times as likely to win
GONE = 12.0  # a player who is out

RANK, SIZE, WITH_HAT = list(ids.PLAY_RANK), list(ids.PLAY_SIZE), list(ids.PLAY_HAT)
CARDS = [counts(cards) for cards in ids.PLAY_CARDS]
DOWN_KINDS = range(ids.HAT, -1, -1)  # dearest first


def choose(game: AnyGame, view: BHView, legal: list[int], rng: Rng) -> int:
    """The best answer; ties are broken by lot."""
    if len(legal) == 1:
        return legal[0]
    assert isinstance(game, BlackHat)
    table = Table(game.t, view)
    weigh = WEIGH[view.questions[-1][0]](table)
    scores = [weigh(action) for action in legal]
    most = max(scores) - 1e-9
    best = [action for action, points in zip(legal, scores, strict=True) if points >= most]
    return best[rng.below(len(best))]


class Table:
    """A view, and what every rule of thumb asks of it."""

    def __init__(self, t: Setup, view: BHView) -> None:
        self.t = t
        self.v = view
        self.me = view.seat
        self.s: BHState = base_state(t, view)
        self.actor = view.questions[-1][3]
        self.trace = list(t.trace)
        self.rivals = [p for p in range(t.players) if p != self.me and p not in view.out]
        self.cost = prospects(t, self.s.slots, self.s.plus, self.s.minus)
        self.finals = [self.final(p) for p in range(t.players)]
        self.weight = self.weights()

    def final(self, player: int) -> float:
        """A player's total if the game ended now; unseen cards cost what they do on average (BH-8.2, BH-11.1)."""
        v, hand = self.v, self.v.hand if player == self.me else self.v.known[player]
        unseen = v.size[player] - sum(hand)
        trace = sum(n * each for n, each in zip(hand, self.trace, strict=True)) + UNSEEN * unseen
        pawns = score.pawn_trace(self.s, player)
        if v.asset == ids.LOG_SERVER:
            trace *= 2
        if v.asset == ids.KILL_SWITCH:
            pawns = 0
        return v.total[player] + max(0.0, trace + pawns)

    def weights(self) -> list[float]:
        """What a point saved by each player is worth: one's own 1, the rivals' less than 0 and most for those in front.

        With status cards (BH-13.1) one wants trace until one's total is near the target, and cannot tell what the others
        want.
        """
        v = self.v
        weight = [0.0] * self.t.players
        if v.statuses:
            weight[self.me] = max(-1.0, min(1.0, (self.finals[self.me] + 4 - self.target()) / 8))
            return weight
        weight[self.me] = 1.0
        pull = [exp(-v.total[p] / CLOSE) for p in self.rivals]
        for p, x in zip(self.rivals, pull, strict=True):
            weight[p] = -SHARE * x / sum(pull)
        return weight

    def target(self) -> int:
        return self.t.status[self.v.statuses[self.me]]

    def lead(self) -> float:
        """How far one is ahead of the best rival, in totals as they would be now."""
        return min([self.finals[p] for p in self.rivals], default=0.0) - self.finals[self.me]

    def ends(self, arriving: int) -> float:
        """Ending the game now: good in front, bad behind; the more cards are unseen, the less one knows."""
        v = self.v
        if v.statuses:
            return WIN * (exp(-abs(self.finals[self.me] - self.target()) / 6) - 0.35)
        bonus = {ids.OFFSHORE: 5.0, ids.HONEYNET: -5.0}.get(v.asset, 0.0)
        mine = self.finals[self.me] - (bonus if arriving == self.me else 0.0)
        now, against = 1.0, 0.0
        for p in self.rivals:
            theirs = self.finals[p] - (bonus if arriving == p else 0.0)
            doubt = 0.5 + v.size[p] ** 0.5 * DOUBT + (2.0 if self.t.secret and v.asset == ids.NONE else 0.0)
            now *= sigmoid((theirs - mine) / doubt)
            against += exp(max(-9.0, min(9.0, (v.total[self.me] - v.total[p]) / SWING)))
        return WIN * (now - 1 / (1 + against))


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


# The board


@lru_cache(maxsize=512)
def prospects(t: Setup, slots: int, plus: int, minus: int) -> tuple[float, ...]:
    """What a pawn on each space should cost until the game ends: the space itself every round, then the best way on.

    A pawn that is stuck pays for good; one on a negative space may be shoved along the worst arrow (BH-6.1).
    """
    layout = t.layout(slots)
    value = [layout.value[x] + (plus >> x & 1) - (minus >> x & 1) for x in range(ids.SPACES)]
    moves = min(0.9, MOVES / t.players)
    cost: dict[int, float] = {ids.CRITICAL: GOAL}

    def of(x: int) -> float:
        if x not in cost:
            stays = value[x] / (1 - GOES_ON)
            onward = [of(y) for y in members(layout.arrows[x])]
            if t.sticky >> layout.kind[x] & 1 or not onward:
                cost[x] = stays
            else:
                shoved = SHOVED if value[x] < 0 else 0.0
                kept = 1 - moves - shoved * (1 - moves)
                after = moves * min(onward) + shoved * (1 - moves) * max(onward)
                goes = (value[x] + GOES_ON * after) / (1 - GOES_ON * kept)
                cost[x] = goes if shoved else min(stays, goes)
        return cost[x]

    return tuple([of(x) for x in range(ids.SPACES)])


def weigh_move(table: Table) -> Callable[[int], float]:
    """From dear spaces to cheap ones; opponents the other way; to the Critical Asset when that wins; actions help."""
    s, cost, column = table.s, table.cost, table.t.column
    kinds = s.layout.kind
    race = RACE * max(-1.0, min(1.0, table.lead() / 10)) if not table.v.statuses else 0.0

    def weigh(action: int) -> float:
        pawn, to = divmod(action - ids.STEP0, ids.LANDINGS)
        to += ids.FIRST_LANE
        at = s.pawns[pawn]
        owner = pawn >> 1
        points = table.weight[owner] * (cost[at] - cost[to])
        if to == ids.CRITICAL:
            return points + table.ends(owner)
        if owner == table.me:
            points += race * (column[to] - column[at])
        kind = kinds[to]
        if kind == ids.DOS:
            points += max([send_gain(table, p, start) for p, start in sendable(table, pawn)], default=0.0)
        elif kind in (ids.EXPLOIT, ids.RANDOMIZER):
            points += ACTION
        return points

    return weigh


def sendable(table: Table, trigger: int) -> list[tuple[int, int]]:
    pawns = range(2 * table.t.players)
    return [(pawn, start) for pawn in pawns for start in (0, 1) if spaces.may_send(table.s, trigger, pawn, start)]


def send_gain(table: Table, pawn: int, start: int) -> float:
    """Denial of Service: an opponent's good pawn goes back, or one's own bad one (BH-7.5)."""
    return table.weight[pawn >> 1] * (table.cost[table.s.pawns[pawn]] - table.cost[start])


def weigh_send(table: Table) -> Callable[[int], float]:
    return lambda action: send_gain(table, (action - ids.SEND0) >> 1, (action - ids.SEND0) & 1)


def weigh_mark(table: Table) -> Callable[[int], float]:
    """Exploit: dearer under opponents, cheaper under oneself; the space in front of a pawn counts a little (BH-7.8)."""
    s = table.s
    down = [0.0] * ids.SPACES  # what one point less on a space is worth
    taken = board.occupied(s)
    for pawn, at in enumerate(table.v.pawns):
        down[at] += table.weight[pawn >> 1]
        if not board.stuck(table.t, s, at):
            for to in members(board.landings(s, at, taken)):
                down[to] += 0.2 * table.weight[pawn >> 1]

    def weigh(action: int) -> float:
        if action == ids.DECLINE:
            return 0.0
        if action >= ids.LIFT0:
            space = action - ids.LIFT0 + ids.FIRST_LANE
            rest = [abs(down[x]) for x in range(ids.FIRST_LANE, ids.CRITICAL) if x != space and spaces.is_host(table.t, s, x)]
            return (down[space] if space in table.v.plus else -down[space]) + max(rest)
        if action >= ids.DOWN0:
            return down[action - ids.DOWN0 + ids.FIRST_LANE]
        return -down[action - ids.UP0 + ids.FIRST_LANE]

    return weigh


def layout_gain(table: Table, slots: int) -> float:
    """What other modules would save (BH-7.9)."""
    cost = prospects(table.t, slots, 0, 0)
    return sum(table.weight[pawn >> 1] * (table.cost[at] - cost[at]) for pawn, at in enumerate(table.v.pawns))


def weigh_lay(table: Table) -> Callable[[int], float]:
    side = table.v.questions[-1][4]
    return lambda action: layout_gain(table, with_slot(table.s.slots, action - ids.LAY0, side))


def weigh_randomize(table: Table) -> Callable[[int], float]:
    """One place of five will suit; a module of one's choice by the better of its places, either side up."""

    def weigh(action: int) -> float:
        if action in (ids.DECLINE, ids.USE):
            return 0.0 if action == ids.DECLINE else ACTION
        first = 2 * (action - ids.CHOOSE0)
        slots = table.s.slots
        tries = [[layout_gain(table, with_slot(slots, p, side)) for p in range(ids.PLACES)] for side in (first, first + 1)]
        return sum(map(max, tries)) / 2

    return weigh


def weigh_tracer(table: Table) -> Callable[[int], float]:
    """Onto opponents and towards them, away from oneself; to the Critical Asset when that wins (BH-10)."""
    v, column = table.v, table.t.column

    def weigh(action: int) -> float:
        to = action - ids.TRACE0
        if to == ids.CRITICAL:
            return table.ends(ids.NONE)
        points = 0.0
        for pawn, at in enumerate(v.pawns):
            weight = table.weight[pawn >> 1]
            if at == to:
                points += weight * (table.cost[at] - table.cost[ids.JAIL])
                if v.pawns[pawn ^ 1] in (to, ids.JAIL):
                    points += GONE if pawn >> 1 != table.me else -WIN
            elif at < ids.CRITICAL and column[at] >= column[to]:
                points -= 2 * weight / (1 + column[at] - column[to] + (at - to) % 8)
        return points

    return weigh


# The cards


@lru_cache(maxsize=1024)
def beaters(held: int, k: int, low: bool) -> tuple[float, ...]:
    """By rank: the chance that so many unseen cards hold k of one rank at least as good. Ranks and jokers come by
    Poisson's law.
    """
    each, wild = held * 7 / 97, held * 5 / 97
    has = [at_least(k, each + (wild / 2 if k > 1 else 0.0))] * ids.RANKS + [at_least(k, wild)]
    out, none = [0.0] * len(has), 1.0
    for rank in range(len(has)) if low else range(len(has) - 1, -1, -1):
        none *= 1 - has[rank]
        out[rank] = 1 - none
    return tuple(out)


def at_least(k: int, mean: float) -> float:
    term = total = exp(-mean)
    for n in range(1, k):
        term *= mean / n
        total += term
    return 1 - total


def leftover(table: Table, hand: list[int], spare: float) -> float:
    """What a hand should still cost when the round ends: one gets rid of the dearest cards first, of `spare` of them."""
    cost = 0.0
    trace = table.trace
    for kind in DOWN_KINDS:
        held = hand[kind]
        if held:
            if spare >= held:
                spare -= held
            else:
                cost += (held - spare) * trace[kind]
                spare = 0.0
    return cost


def burden(table: Table, hand: list[int], spare: float) -> float:
    """Trace to come, and the cards that still must be played."""
    held = sum(hand)
    return leftover(table, hand, spare) + TEMPO * held if held else -OUT


def best_move(table: Table, player: int) -> float:
    """What the move of a trick's winner is worth to the seat that decides (BH-6.1); a card drawn if there is none."""
    acts = Acts()
    board.legal_move(table.t, table.s, player, acts)
    weigh = weigh_move(table)
    moves = [weigh(action) for action in acts.tolist()]
    if not moves:
        return -2.0 * table.weight[player]
    return max(moves) if player in (table.me, table.actor) else min(moves)


def weigh_play(table: Table) -> Callable[[int], float]:
    """Shed dear cards and many; win when the move is good, lose when it is not; leave the Black Hat to others."""
    v, me = table.v, table.actor
    weight = table.weight[me]
    hand = v.hand if me == table.me else v.known[me]
    later = [p for p in range(table.t.players) if v.plays[p] == ids.NONE and p != me and p not in v.out]
    others = [v.size[p] - (p in later) for p in range(table.t.players) if p != me and p not in v.out]
    spare = PACE * min(others, default=0)
    fought = [a for a in v.plays if a >= 0 and a != ids.PASS and SIZE[a] == v.lead]
    high, low = max([RANK[a] for a in fought], default=0), min([RANK[a] for a in fought], default=ids.WILD)
    wins = best_move(table, me)
    loses = sum(best_move(table, p) for p in table.rivals if p != me) / max(1, len(table.rivals))

    def chance(action: int, is_low: bool) -> float:
        """That nobody still to play beats it."""
        k, rank = SIZE[action], RANK[action]
        if v.lead not in (0, k) or (rank > low if is_low else rank < high):
            return 0.0
        p = 1.0
        for rival in later:
            p *= 1 - (AVOIDS if is_low else WILLING) * beaters(v.size[rival], k, is_low)[rank]
        return p

    def weigh(action: int) -> float:
        if action == ids.PASS:
            return 0.0
        left = [a - b for a, b in zip(hand, CARDS[action], strict=True)]
        k = v.lead or SIZE[action]
        hat = 1.0 if v.hat == ids.IN_TRICK or WITH_HAT[action] else USES_HAT if v.hat in later else 0.0
        plain = (1 - hat) * chance(action, False) if hat < 1 else 0.0
        dark = hat * chance(action, True) if hat else 0.0
        after = burden(table, left, spare)
        points = -weight * after + (plain + dark) * (wins + weight * LEAD * max(left)) + (1 - plain - dark) * loses
        if dark:
            left[ids.HAT] += 1
            left[3] += k
            points -= dark * weight * (burden(table, left, spare) - after)
        if WITH_HAT[action]:
            points += (1 - dark) * GIFT
        return points

    return weigh


def weigh_take(table: Table) -> Callable[[int], float]:
    """As little as may be; the robot takes all (BH-5.2)."""
    weight = table.weight[table.actor]
    return lambda action: -weight if action == ids.TAKE_ALL else 0.0


def weigh_pick(table: Table) -> Callable[[int], float]:
    """The cheapest cards, rather of ranks one holds."""
    weight = table.weight[table.actor]
    hand = table.v.hand if table.actor == table.me else table.v.known[table.actor]
    return lambda action: weight * (0.3 * min(hand[action - ids.PICK0], 3) - table.trace[action - ids.PICK0])


def weigh_leak(table: Table) -> Callable[[int], float]:
    """The swap that wins, if there is one (BH-11.1)."""
    v = table.v

    def weigh(action: int) -> float:
        total = list(v.total)
        if action != ids.DECLINE:
            other, shift = action - ids.SWAP0, v.last[action - ids.SWAP0] - v.last[table.actor]
            total[table.actor] += shift
            total[other] -= shift
        if v.statuses:
            return -abs(total[table.me] - table.target())
        return min(total[p] for p in table.rivals) - total[table.me]

    return weigh


WEIGH: dict[int, Callable[[Table], Callable[[int], float]]] = {
    ids.K_PLAY: weigh_play,
    ids.K_TAKE: weigh_take,
    ids.K_PICK: weigh_pick,
    ids.K_MOVE: weigh_move,
    ids.K_SEND: weigh_send,
    ids.K_EXPLOIT: weigh_mark,
    ids.K_RELAY: weigh_mark,
    ids.K_RANDOMIZE: weigh_randomize,
    ids.K_LAY: weigh_lay,
    ids.K_TRACER: weigh_tracer,
    ids.K_LEAK: weigh_leak,
}
