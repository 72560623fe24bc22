"""BH-3, BH-4 and what BH-5 changes in a trick. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.events import Played, TrickWon
from cyberdeck.games.blackhat.ids import (
    HAT,
    IN_TRICK,
    JOKER,
    K_PLAY,
    NONE,
    PASS,
    PER_COUNT,
    PER_RANK,
    PLAY_CARDS,
    PLAY_HAT,
    PLAY_RANK,
    PLAY_SIZE,
    RANKS,
    WILD0,
)
from cyberdeck.games.blackhat.multiset import NO_HAT, count, less
from cyberdeck.games.blackhat.rules.table import answers_for, live, next_to_play
from cyberdeck.games.blackhat.setup import Setup
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.game import Sink


def legal_lead(hand: i64, out: Acts) -> None:
    """BH-3.1: one or more cards of one rank; jokers and the Black Hat fill in."""
    jokers = count(hand, JOKER)
    hats = count(hand, HAT)
    for rank in range(i64(RANKS)):
        for n in range(count(hand, rank)):
            first = rank * PER_RANK + n * PER_COUNT
            for j in range(jokers + 1):
                out.add(first + j * 2)
                if hats:
                    out.add(first + j * 2 + 1)
    for j in range(jokers + 1):
        if j:
            out.add(WILD0 - 1 + j * 2)
        if hats:
            out.add(WILD0 + j * 2)


def legal_follow(hand: i64, lead: i64, out: Acts) -> None:
    """BH-3.2: one card, or as many as the leader. BH-5.3: the Black Hat only in the latter. BH-5.4: the one pass there
    is.
    """
    jokers = count(hand, JOKER)
    hats = count(hand, HAT)
    least = lead - jokers - hats
    if least < 1:
        least = 1
    for rank in range(i64(RANKS)):
        held = count(hand, rank)
        if held == 0:
            continue
        if lead > 1:
            out.add(rank * PER_RANK)
        most = min(held, lead)
        for n in range(least, most + 1):
            first = rank * PER_RANK + (n - 1) * PER_COUNT
            rest = lead - n
            if hats and rest > 0:
                out.add(first + (rest - 1) * 2 + 1)
            if rest <= jokers:
                out.add(first + rest * 2)
    if lead == 1:
        if hats:
            out.add(WILD0)
        if jokers:
            out.add(WILD0 + 1)
        return
    if jokers:
        out.add(WILD0 + 1)
    if hats and jokers >= lead - 1:
        out.add(WILD0 + (lead - 1) * 2)
    if jokers >= lead:
        out.add(WILD0 - 1 + lead * 2)
    if out.n == 0:
        out.add(PASS)


def play(t: Setup, s: BHState, action: i64, out: Sink | None) -> i64:
    """Puts the cards down and asks the next player. Returns the winner when the trick is full, else NONE."""
    f = s.pop()
    player = f.a
    s.plays[player] = action
    if out is not None:
        out.emit(Played(player, action))
    if action != PASS:
        leave_hand(s, player, action)
    if f.pc + 1 < live(t, s):
        follower = next_to_play(t, s, player)
        s.push(K_PLAY, answers_for(t, s, follower), f.pc + 1, follower)
        return NONE
    winner = leading(t, s)
    if out is not None:
        out.emit(TrickWon(winner, s.hat == IN_TRICK))
    return winner


def leave_hand(s: BHState, player: i64, action: i64) -> None:
    """Cards that everybody knows of leave first: what is left of them is the least that everybody can be sure of."""
    cards = PLAY_CARDS[action]
    s.hands[player] -= cards
    known = s.known[player]
    if known:
        s.known[player] = less(known, cards)
    if PLAY_HAT[action]:
        s.hat = IN_TRICK
    size = PLAY_SIZE[action]
    s.size[player] -= size
    if s.lead == 0:
        s.lead = size


def leading(t: Setup, s: BHState) -> i64:
    """BH-3.3, BH-5.1: the highest rank with the leader's number of cards, the lowest in a Black Hat trick; ties to the
    last.

    Called on a full trick; on one that is not, it tells who wins it now. NONE before the lead.
    """
    low = s.hat == IN_TRICK
    best: i64 = 0
    winner: i64 = NONE
    player = s.leader
    for _i in range(live(t, s)):
        action = s.plays[player]
        if action >= 0 and action != PASS and PLAY_SIZE[action] == s.lead:
            rank = PLAY_RANK[action]
            if winner == NONE or (rank <= best if low else rank >= best):
                best = rank
                winner = player
        player = next_to_play(t, s, player)
    return winner


def on_table(s: BHState) -> i64:
    """The cards of the trick."""
    cards: i64 = 0
    for action in s.plays:
        if action >= 0 and action != PASS:
            cards += PLAY_CARDS[action]
    return cards


def sweep(t: Setup, s: BHState, kept: i64) -> None:
    """BH-3.4: the trick is discarded, but for what its winner keeps. The Black Hat never is."""
    s.discard += (on_table(s) - kept) & NO_HAT
    for player in range(t.players):
        s.plays[player] = NONE
    s.lead = 0
