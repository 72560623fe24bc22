"""BH-5.2: what the winner of a Black Hat trick takes."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.events import Took
from cyberdeck.games.blackhat.ids import HAT, K_PICK, K_TAKE, PICK0, RANKS, TAKE_ALL, TAKE_HAT
from cyberdeck.games.blackhat.multiset import RANKED, cards, count, counts, size
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.rules.table import controller_mask
from cyberdeck.games.blackhat.rules.trick import on_table, sweep
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import Frame, Sink


def ask_take(params: RuleParams, state: BHState, winner: i64) -> None:
    state.push(K_TAKE, controller_mask(params, state, winner), 0, winner)


def legal_take(buffer: ActionBuffer) -> None:
    buffer.add(TAKE_ALL)
    buffer.add(TAKE_HAT)


def take(params: RuleParams, state: BHState, action: i64, sink: Sink | None) -> bool:
    """Takes all the cards, or the Black Hat and as many ranked cards as the leader played. Returns whether nothing is
    left to choose.
    """
    winner = state.pop().a
    table = on_table(state)
    if action == TAKE_ALL:
        collect(params, state, winner, table, sink)
        return True
    ranked = table & RANKED
    if params.take_any and size(ranked) > state.lead and not one_rank(ranked):
        state.push(K_PICK, controller_mask(params, state, winner), 0, winner, state.lead, 0)
        return False
    collect(params, state, winner, highest(ranked, state.lead) + cards(HAT, 1), sink)
    return True


def one_rank(ranked: i64) -> bool:
    for rank in range(i64(RANKS)):
        held = count(ranked, rank)
        if held:
            return ranked == cards(rank, held)
    return True


def highest(ranked: i64, n: i64) -> i64:
    """Option black_hat_take=highest: from the highest rank down; all cards if there are too few."""
    mine: i64 = 0
    for rank in range(i64(RANKS - 1), -1, -1):
        held = count(ranked, rank)
        if held > n:
            held = n
        mine += cards(rank, held)
        n -= held
    return mine


def legal_pick(state: BHState, frame: Frame, buffer: ActionBuffer) -> None:
    """Option black_hat_take=any. Picks go up in rank, so that a choice has one spelling. Enough cards must be left."""
    free = (on_table(state) & RANKED) - frame.c
    above: i64 = 0
    for rank in range(i64(RANKS - 1), frame.pc - 1, -1):
        left = count(free, rank)
        above += left
        if left > 0 and above >= frame.b:
            buffer.add(PICK0 + rank)
    buffer.reverse()


def pick(params: RuleParams, state: BHState, action: i64, sink: Sink | None) -> bool:
    """One more card. Returns whether it was the last."""
    frame = state.pop()
    rank = action - PICK0
    picks = frame.c + cards(rank, 1)
    if frame.b > 1:
        state.push(K_PICK, controller_mask(params, state, frame.a), rank, frame.a, frame.b - 1, picks)
        return False
    collect(params, state, frame.a, picks + cards(HAT, 1), sink)
    return True


def collect(params: RuleParams, state: BHState, winner: i64, mine: i64, sink: Sink | None) -> None:
    """The cards go to the hand openly, so everybody knows them; the rest is discarded."""
    if sink is not None:
        sink.emit(Took(winner, counts(mine)))
    sweep(params, state, mine)
    state.hands[winner] += mine
    state.known[winner] += mine
    state.size[winner] += size(mine)
    state.hat = winner
