"""BH-3, BH-4, and how BH-5 changes a trick."""

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
from cyberdeck.games.blackhat.params import RuleParams
from cyberdeck.games.blackhat.rules.table import controller_mask, live, next_to_play
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.game import Sink


def legal_lead(hand: i64, buffer: ActionBuffer) -> None:
    """BH-3.1: one or more cards of one rank; jokers and the Black Hat fill in."""
    jokers = count(hand, JOKER)
    hats = count(hand, HAT)
    for rank in range(i64(RANKS)):
        for n in range(count(hand, rank)):
            first = rank * PER_RANK + n * PER_COUNT
            for j in range(jokers + 1):
                buffer.add(first + j * 2)
                if hats:
                    buffer.add(first + j * 2 + 1)
    for j in range(jokers + 1):
        if j:
            buffer.add(WILD0 - 1 + j * 2)
        if hats:
            buffer.add(WILD0 + j * 2)


def legal_follow(hand: i64, lead: i64, buffer: ActionBuffer) -> None:
    """BH-3.2: one card, or as many as the leader. BH-5.3: the Black Hat only in the latter. BH-5.4: the only pass."""
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
            buffer.add(rank * PER_RANK)
        most = min(held, lead)
        for n in range(least, most + 1):
            first = rank * PER_RANK + (n - 1) * PER_COUNT
            rest = lead - n
            if hats and rest > 0:
                buffer.add(first + (rest - 1) * 2 + 1)
            if rest <= jokers:
                buffer.add(first + rest * 2)
    if lead == 1:
        if hats:
            buffer.add(WILD0)
        if jokers:
            buffer.add(WILD0 + 1)
        return
    if jokers:
        buffer.add(WILD0 + 1)
    if hats and jokers >= lead - 1:
        buffer.add(WILD0 + (lead - 1) * 2)
    if jokers >= lead:
        buffer.add(WILD0 - 1 + lead * 2)
    if buffer.count == 0:
        buffer.add(PASS)


def play(params: RuleParams, state: BHState, action: i64, sink: Sink | None) -> i64:
    """Puts the cards down; then the next player is to act. Returns the winner when the trick is full, else NONE."""
    frame = state.pop()
    player = frame.a
    state.plays[player] = action
    if sink is not None:
        sink.emit(Played(player, action))
    if action != PASS:
        leave_hand(state, player, action)
    if frame.pc + 1 < live(params, state):
        follower = next_to_play(params, state, player)
        state.push(K_PLAY, controller_mask(params, state, follower), frame.pc + 1, follower)
        return NONE
    winner = leading(params, state)
    if sink is not None:
        sink.emit(TrickWon(winner, state.hat == IN_TRICK))
    return winner


def leave_hand(state: BHState, player: i64, action: i64) -> None:
    """Cards known to everybody leave first, so that the rest stays a lower bound of what everybody knows."""
    cards = PLAY_CARDS[action]
    state.hands[player] -= cards
    known = state.known[player]
    if known:
        state.known[player] = less(known, cards)
    if PLAY_HAT[action]:
        state.hat = IN_TRICK
    size = PLAY_SIZE[action]
    state.size[player] -= size
    if state.lead == 0:
        state.lead = size


def leading(params: RuleParams, state: BHState) -> i64:
    """BH-3.3, BH-5.1: the winner: the highest rank with the leader's number of cards, or the lowest in a Black Hat
    trick; ties go to the last.

    On an unfinished trick it is the player who wins so far. NONE before the lead.
    """
    low = state.hat == IN_TRICK
    best: i64 = 0
    winner: i64 = NONE
    player = state.leader
    for _i in range(live(params, state)):
        action = state.plays[player]
        if action >= 0 and action != PASS and PLAY_SIZE[action] == state.lead:
            rank = PLAY_RANK[action]
            if winner == NONE or (rank <= best if low else rank >= best):
                best = rank
                winner = player
        player = next_to_play(params, state, player)
    return winner


def on_table(state: BHState) -> i64:
    """The cards of the trick."""
    cards: i64 = 0
    for action in state.plays:
        if action >= 0 and action != PASS:
            cards += PLAY_CARDS[action]
    return cards


def sweep(params: RuleParams, state: BHState, kept: i64) -> None:
    """BH-3.4: discards the trick, except what its winner keeps. The Black Hat is never discarded."""
    state.discard += (on_table(state) - kept) & NO_HAT
    for player in range(params.players):
        state.plays[player] = NONE
    state.lead = 0
