"""A slow recount of a state."""

from __future__ import annotations

from collections import Counter

from cyberdeck.games.blackhat.ids import HAT, IN_TRICK, JAIL, MARKERS, NONE, PASS, PLAY_CARDS, PUBLIC
from cyberdeck.games.blackhat.multiset import NO_HAT, cards, counts, less, size
from cyberdeck.games.blackhat.params import RuleParams, slot, status_of
from cyberdeck.games.blackhat.rules.spaces import is_host
from cyberdeck.games.blackhat.rules.trick import on_table
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.bits import members


def violations(params: RuleParams, state: BHState) -> list[str]:
    return [
        *_cards(params, state),
        *_hat(state),
        *_hands(params, state),
        *_board(params, state),
        *_statuses(params, state),
    ]


def _cards(params: RuleParams, state: BHState) -> list[str]:
    """BH-1.1, BH-3.4: no card is lost and none appears; the Black Hat is counted separately."""
    found = state.deck + state.discard + sum(pile & NO_HAT for pile in (on_table(state), *state.hands))
    if state.turned != NONE:
        found += cards(state.turned, 1)
    return [] if found == params.deck else [f"cards: {counts(found)} instead of {counts(params.deck)}"]


def _hat(state: BHState) -> list[str]:
    """BH-1.1: one Black Hat, where everybody sees it."""
    holders = [player for player, hand in enumerate(state.hands) if hand >> HAT * 4]
    played = [p for p, action in enumerate(state.plays) if action not in (NONE, PASS) and PLAY_CARDS[action] >> HAT * 4]
    if (state.hat >= 0 and (holders != [state.hat] or played)) or (state.hat < 0 and holders):
        return [f"the Black Hat is said to be at {state.hat}, held by {holders}, played by {played}"]
    if (state.hat == IN_TRICK) != (len(played) == 1):
        return [f"the Black Hat is said to be at {state.hat}, played by {played}"]
    return []


def _hands(params: RuleParams, state: BHState) -> list[str]:
    error = []
    for player in range(params.players):
        if size(state.hands[player]) != state.size[player]:
            error.append(f"player {player} holds {size(state.hands[player])} cards, not {state.size[player]}")
        if less(state.known[player], state.hands[player]):
            error.append(f"player {player} is known to hold what they do not")
        if player == params.robot and state.known[player] != state.hands[player]:
            error.append("the robot's hand is not open (BH-12.1)")
    if size(state.deck) != state.deck_size:
        error.append(f"the deck has {size(state.deck)} cards, not {state.deck_size}")
    return error


def _board(params: RuleParams, state: BHState) -> list[str]:
    error = []
    crowded = [at for at, n in Counter(state.pawns).items() if n > 1 and at > PUBLIC and at != JAIL]
    if crowded:
        error.append(f"more than one pawn on {crowded} (BH-6.2)")
    for player in range(params.players):
        if state.pawns[2 * player] == state.pawns[2 * player + 1] <= PUBLIC:
            error.append(f"both pawns of player {player} on one start space (BH-7.5)")
    marked = members(state.plus | state.minus)
    if state.plus & state.minus or len(marked) > MARKERS or not all(is_host(params, state, space) for space in marked):
        error.append(f"markers on {members(state.plus)} and {members(state.minus)} (BH-7.8)")
    modules = [slot(state.slots, place) >> 1 for place in range(5) if slot(state.slots, place) != NONE]
    if len(set(modules)) < len(modules):
        error.append(f"a module lies twice: {modules} (BH-7.9)")
    fresh = params.layout(state.slots)
    if list(fresh.kind) != list(state.layout.kind) or list(fresh.arrows) != list(state.layout.arrows):
        error.append("the layout is not that of the modules")
    return error


def _statuses(params: RuleParams, state: BHState) -> list[str]:
    drawn = [card for player in range(params.players) if (card := status_of(state.statuses, player)) != NONE]
    return [f"status cards {drawn} (BH-13.1)"] if len(set(drawn)) < len(drawn) else []
