"""A table as one seat sees it, and the figures that all heuristics share."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.ai.heuristic import weights as w
from cyberdeck.games.blackhat.multiset import size
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.rules import score
from cyberdeck.games.blackhat.view import BHView, base_state
from cyberdeck.kernel.bits import members


class Table:
    """`me` is the seat that decides, `actor` the player it decides for: itself, or the robot (BH-12.1)."""

    def __init__(self, params: RuleParams, view: BHView) -> None:
        self.params = params
        self.view = view
        self.state = base_state(params, view)  # the view as a state, which the rule functions take
        self.me = view.seat
        self.actor = view.stack[-1][3]
        self.players: int = params.players
        self.live = [p for p in range(self.players) if p not in view.out]
        self.rivals = [p for p in self.live if p != self.me]
        self.trace: list[int] = list(params.trace)
        self.column: list[int] = list(params.column)
        self.cost = prospects(params, self.state.slots, self.state.plus, self.state.minus)
        self.finals = [self.final(p) for p in range(self.players)]
        self.weight = self.weights()
        self.eager = max(-1.0, min(1.0, self.ahead() / w.AHEAD))

    def hand(self, player: int) -> tuple[int, ...]:
        """The cards that a player is known to hold; complete for the own hand and the robot's."""
        return self.view.hand if player == self.me else self.view.known[player]

    def final(self, player: int) -> float:
        """BH-8.2, BH-11.1: a player's total if the game ended now. Unseen cards count with their average trace."""
        view, known = self.view, self.state.hands[player]
        seen: int = score.hand_trace(self.params, known)
        trace = seen + w.UNSEEN * (view.size[player] - int(size(known)))
        pawns: int = score.pawn_trace(self.state, player)
        if view.asset == ids.LOG_SERVER:
            trace *= int(self.params.amount[ids.LOG_SERVER])
        if view.asset == ids.KILL_SWITCH:
            pawns = 0
        return view.total[player] + max(0.0, trace + pawns)

    def weights(self) -> list[float]:
        """The value of a point saved by each player: 1 for `me`, below 0 for rivals, lowest for the best-placed rival.

        With status cards, trace is good until the target is near, and what the others want is unknown (BH-13.1).
        """
        weight = [0.0] * self.players
        if self.view.statuses:
            over = self.finals[self.me] + w.SLACK - self.target()
            weight[self.me] = max(-1.0, min(1.0, over / w.SPREAD))
            return weight
        weight[self.me] = 1.0
        pull = [exp(-self.view.total[p] / w.CLOSE) for p in self.rivals]
        for p, x in zip(self.rivals, pull, strict=True):
            weight[p] = -w.SHARE * x / sum(pull)
        return weight

    def ahead(self) -> float:
        """How good an early end of the game is: the lead over the best rival, or the target nearly reached."""
        mine = self.finals[self.me]
        if self.view.statuses:
            return mine + w.AHEAD / 2 - self.target()
        return min([self.finals[p] for p in self.rivals], default=mine) - mine

    def target(self) -> int:
        """The value of the own status card."""
        return self.params.status[self.view.statuses[self.me]]

    def ends(self, pawn: int = ids.NONE) -> float:
        """The value of ending the game now, with `pawn` on the Critical Asset if given. It compares the chance to win
        now with the chance if the game goes on. The surer the latter, the less a point of trace shifts it. A sure win
        is taken.
        """
        view = self.view
        finals = self.finals[:]
        if pawn != ids.NONE:
            finals[pawn >> 1] -= int(self.state.value(view.pawns[pawn])) + self.gift()
        mine = finals[self.me]
        if view.statuses:
            return w.AIM * (exp(-abs(mine - self.target()) / w.CLOSENESS) - w.MODEST)
        hidden = w.TILE if self.params.secret and view.asset == ids.NONE else 0.0
        won, against = 1.0, 0.0
        for p in self.rivals:
            won *= sigmoid((finals[p] - mine) / (0.5 + hidden + w.DOUBT * view.size[p] ** 0.5))
            against += exp(max(-9.0, min(9.0, (view.total[self.me] - view.total[p]) / w.SWING)))
        if won > w.SURE:
            return w.SURELY
        later = 1 / (1 + against)
        return w.WIN * (won - later) / max(0.05, later * (1 - later))

    def gift(self) -> int:
        """What a face-up tile saves the arriving player."""
        if self.view.asset not in (ids.OFFSHORE, ids.HONEYNET):
            return 0
        amount: int = self.params.amount[self.view.asset]
        return amount if self.view.asset == ids.OFFSHORE else -amount


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


@lru_cache(maxsize=512)
def prospects(params: RuleParams, slots: int, plus: int, minus: int) -> tuple[float, ...]:
    """The expected cost of a pawn on each space until the game ends: the space itself every round, then the best way
    on.

    A stuck pawn pays until the end. A pawn on a negative space may be pushed along the worst arrow (BH-6.1).
    """
    layout = params.layout(slots)
    value: list[int] = [layout.value[x] + (plus >> x & 1) - (minus >> x & 1) for x in range(ids.SPACES)]
    players: int = params.players
    moved = min(0.9, w.MOVES / players)
    cost = {ids.CRITICAL: w.GOAL}

    def of(x: int) -> float:
        if x in cost:
            return cost[x]
        stays = value[x] / (1 - w.GOES_ON)
        onward = [of(y) for y in members(layout.arrows[x])]
        if params.sticky >> layout.kind[x] & 1 or not onward:
            cost[x] = stays
        else:
            shoved = w.SHOVED * (1 - moved) if value[x] < 0 else 0.0
            later = moved * min(onward) + shoved * max(onward)
            goes = (value[x] + w.GOES_ON * later) / (1 - w.GOES_ON * (1 - moved - shoved))
            cost[x] = goes if shoved else min(stays, goes)
        return cost[x]

    return tuple([of(x) for x in range(ids.SPACES)])
