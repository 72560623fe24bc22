"""Tries actions on a state built from a seat's view alone. The opponent holds no cards there, and so cannot answer."""

from __future__ import annotations

import msgspec

from cyberdeck.games.cybershield.ai.heuristic import weights as w
from cyberdeck.games.cybershield.ai.heuristic.evaluation import card_of, position
from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import DONE, JOIN0, K_ARRANGE, K_JOIN, K_RANDOM, KINDS, SIDE
from cyberdeck.games.cybershield.rules.place import DISRUPTED
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.games.cybershield.view import CsView, base_state

PROVIDER = CARD_IDS.index("provider")
ROUTERS = (CARD_IDS.index("wireless-router"), CARD_IDS.index("wired-router"))


class Tries:
    """`need` is the value of getting a card of each kind, `now` the value of the position as it is."""

    def __init__(self, game: CyberShield, view: CsView) -> None:
        self.game = game
        self.view = view
        self.me = view.seat
        sizes = tuple([n if seat == view.seat else 0 for seat, n in enumerate(view.size)])
        self.base = base_state(game.params, msgspec.structs.replace(view, size=sizes))
        self.need = self.needs()
        self.now = self.value(self.base)

    # Cards in hand

    def needs(self) -> list[float]:
        """A Provider, then a Router, is worth most while there is none."""
        need = list(w.KEEP)
        mine = [spot.kind for spot in self.view.table if spot.place // SIDE == self.me]
        if PROVIDER not in mine:
            need[PROVIDER] += w.NEEDED
        elif not any(kind in mine for kind in ROUTERS):
            for kind in ROUTERS:
                need[kind] += w.NEEDED / 3
        return need

    def held(self, counts: list[int]) -> float:
        total = 0.0
        for kind, n in enumerate(counts):
            if n:
                total += w.KEEP[kind] * (1 - w.AGAIN**n) / (1 - w.AGAIN)
        return total

    def wanted(self, kind: int, held: int) -> float:
        """The value of one more card of a kind beside those in hand."""
        return float(self.need[kind] * w.AGAIN**held)

    # Positions

    def value(self, state: CsState) -> float:
        """The value of the table, the own hand and Tokens."""
        value = position(self.game.params, state, self.me)
        if state.ending:
            return value
        first = self.me * KINDS
        hand = self.held(list(state.hands[first : first + KINDS]))
        if state.top.kind == K_RANDOM and state.top.a == self.me:
            lost, cards = int(state.top.b), int(state.size[self.me])
            hand *= 1 - lost / cards
        return value + hand + w.TOKEN * int(state.tokens[self.me])

    def after(self, action: int, state: CsState | None = None) -> CsState:
        """The state after an action, on a copy."""
        trial = (state or self.base).copy()
        self.game.apply(trial, self.me, action)
        return trial

    def tried(self, action: int) -> float:
        """The value after an action that nobody answers; Hardware is joined as well as possible."""
        return self.settled(self.after(action))

    def settled(self, state: CsState) -> float:
        return self.joined(state)[0] if state.top.kind == K_JOIN else self.value(state)

    def joined(self, state: CsState) -> tuple[float, int]:
        """K_JOIN: the value with the best joints, chosen greedily, and the first of them."""
        best, first = self.value(self.finished(state)), DONE
        more = True
        while more and state.top.kind == K_JOIN:
            more = False
            for action in self.game.legal_actions(state, self.me):
                if action < JOIN0:
                    continue
                trial = self.after(action, state)
                value = self.value(self.finished(trial))
                if value > best + w.STEP / 2:
                    best, found, chosen, more = value, trial, action, True
            if more:
                state = found
                first = chosen if first == DONE else first
        return best, first

    def finished(self, state: CsState) -> CsState:
        """The state after the joining or re-arranging is ended."""
        trial = state.copy()
        while trial.top.kind in (K_JOIN, K_ARRANGE) and trial.top.a == self.me:
            arranging = trial.top.kind == K_ARRANGE
            self.game.apply(trial, self.me, DONE)
            if arranging:
                break
        return trial

    def whole(self) -> bool:
        """Whether every own card in play is connected, or will be when it is turned upright, and costs no points."""
        state, first = self.finished(self.base), self.me * SIDE
        for slot in range(SIDE):
            card = state.card[first + slot]
            if card and not card & DISRUPTED:
                if not state.connected[self.me] >> slot & 1:
                    return False
                if card_of(self.game.params, (card & 31) - 1, state.attachments[first + slot]).points < 0:
                    return False
        return True
