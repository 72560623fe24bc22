"""BH-5.2: what the winner of a Black Hat trick takes. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.events import Took
from cyberdeck.games.blackhat.ids import HAT, K_PICK, K_TAKE, PICK0, RANKS, TAKE_ALL, TAKE_HAT
from cyberdeck.games.blackhat.multiset import RANKED, cards, count, counts, size
from cyberdeck.games.blackhat.rules.table import answers_for
from cyberdeck.games.blackhat.rules.trick import on_table, sweep
from cyberdeck.games.blackhat.setup import Setup
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.game import Frame, Sink


def ask_take(t: Setup, s: BHState, winner: i64) -> None:
    s.push(K_TAKE, answers_for(t, s, winner), 0, winner)


def legal_take(out: Acts) -> None:
    out.add(TAKE_ALL)
    out.add(TAKE_HAT)


def take(t: Setup, s: BHState, action: i64, out: Sink | None) -> bool:
    """All the cards, or the Black Hat and as many ranked cards as the leader played. True when nothing is left to
    choose.
    """
    winner = s.pop().a
    table = on_table(s)
    if action == TAKE_ALL:
        collect(t, s, winner, table, out)
        return True
    ranked = table & RANKED
    if t.take_any and size(ranked) > s.lead and not one_rank(ranked):
        s.push(K_PICK, answers_for(t, s, winner), 0, winner, s.lead, 0)
        return False
    collect(t, s, winner, highest(ranked, s.lead) + cards(HAT, 1), out)
    return True


def one_rank(ranked: i64) -> bool:
    for rank in range(i64(RANKS)):
        held = count(ranked, rank)
        if held:
            return ranked == cards(rank, held)
    return True


def highest(ranked: i64, n: i64) -> i64:
    """Option black_hat_take=highest: from the highest down; all of them if there are fewer."""
    mine: i64 = 0
    for rank in range(i64(RANKS - 1), -1, -1):
        held = count(ranked, rank)
        if held > n:
            held = n
        mine += cards(rank, held)
        n -= held
    return mine


def legal_pick(s: BHState, f: Frame, out: Acts) -> None:
    """Option black_hat_take=any. Picks go up in rank: a choice has one spelling. Enough must be left to finish."""
    free = (on_table(s) & RANKED) - f.c
    above: i64 = 0
    for rank in range(i64(RANKS - 1), f.pc - 1, -1):
        left = count(free, rank)
        above += left
        if left > 0 and above >= f.b:
            out.add(PICK0 + rank)
    out.reverse()


def pick(t: Setup, s: BHState, action: i64, out: Sink | None) -> bool:
    """One more card. True when it was the last."""
    f = s.pop()
    rank = action - PICK0
    picks = f.c + cards(rank, 1)
    if f.b > 1:
        s.push(K_PICK, answers_for(t, s, f.a), rank, f.a, f.b - 1, picks)
        return False
    collect(t, s, f.a, picks + cards(HAT, 1), out)
    return True


def collect(t: Setup, s: BHState, winner: i64, mine: i64, out: Sink | None) -> None:
    """The cards go to the hand in the open, so everybody knows of them; the rest is discarded."""
    if out is not None:
        out.emit(Took(winner, counts(mine)))
    sweep(t, s, mine)
    s.hands[winner] += mine
    s.known[winner] += mine
    s.size[winner] += size(mine)
    s.hat = winner
