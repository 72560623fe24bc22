"""A slow recount of a state: what a table would find if it counted everything. Interpreted."""

from __future__ import annotations

from collections import Counter

from cyberdeck.games.blackhat.ids import HAT, IN_TRICK, JAIL, MARKERS, NONE, PASS, PLAY_CARDS, PUBLIC
from cyberdeck.games.blackhat.multiset import NO_HAT, cards, counts, less, size
from cyberdeck.games.blackhat.rules.spaces import is_host
from cyberdeck.games.blackhat.rules.trick import on_table
from cyberdeck.games.blackhat.setup import Setup, slot, status_of
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.bits import members


def problems(t: Setup, s: BHState) -> list[str]:
    return [*_cards(t, s), *_hat(t, s), *_hands(t, s), *_board(t, s), *_statuses(t, s)]


def _cards(t: Setup, s: BHState) -> list[str]:
    """BH-1.1, BH-3.4: no card is lost and none appears; the Black Hat counts apart."""
    found = s.deck + s.discard + sum(pile & NO_HAT for pile in (on_table(s), *s.hands))
    if s.turned != NONE:
        found += cards(s.turned, 1)
    return [] if found == t.deck else [f"cards: {counts(found)} instead of {counts(t.deck)}"]


def _hat(t: Setup, s: BHState) -> list[str]:
    """BH-1.1: one Black Hat, where everybody sees it."""
    holders = [player for player, hand in enumerate(s.hands) if hand >> HAT * 4]
    played = [p for p, action in enumerate(s.plays) if action not in (NONE, PASS) and PLAY_CARDS[action] >> HAT * 4]
    if (s.hat >= 0 and (holders != [s.hat] or played)) or (s.hat < 0 and holders):
        return [f"the Black Hat is said to be at {s.hat}, held by {holders}, played by {played}"]
    if (s.hat == IN_TRICK) != (len(played) == 1):
        return [f"the Black Hat is said to be at {s.hat}, played by {played}"]
    return []


def _hands(t: Setup, s: BHState) -> list[str]:
    wrong = []
    for player in range(t.players):
        if size(s.hands[player]) != s.size[player]:
            wrong.append(f"player {player} holds {size(s.hands[player])} cards, not {s.size[player]}")
        if less(s.known[player], s.hands[player]):
            wrong.append(f"player {player} is known to hold what he does not")
        if player == t.robot and s.known[player] != s.hands[player]:
            wrong.append("the robot's hand is not open (BH-12.1)")
    if size(s.deck) != s.deck_size:
        wrong.append(f"the deck has {size(s.deck)} cards, not {s.deck_size}")
    return wrong


def _board(t: Setup, s: BHState) -> list[str]:
    wrong = []
    crowded = [at for at, n in Counter(s.pawns).items() if n > 1 and at > PUBLIC and at != JAIL]
    if crowded:
        wrong.append(f"more than one pawn on {crowded} (BH-6.2)")
    for player in range(t.players):
        if s.pawns[2 * player] == s.pawns[2 * player + 1] <= PUBLIC:
            wrong.append(f"both pawns of player {player} on one start space (BH-7.5)")
    marked = members(s.plus | s.minus)
    if s.plus & s.minus or len(marked) > MARKERS or not all(is_host(t, s, space) for space in marked):
        wrong.append(f"markers on {members(s.plus)} and {members(s.minus)} (BH-7.8)")
    modules = [slot(s.slots, place) >> 1 for place in range(5) if slot(s.slots, place) != NONE]
    if len(set(modules)) < len(modules):
        wrong.append(f"a module lies twice: {modules} (BH-7.9)")
    fresh = t.layout(s.slots)
    if list(fresh.kind) != list(s.layout.kind) or list(fresh.arrows) != list(s.layout.arrows):
        wrong.append("the layout is not that of the modules")
    return wrong


def _statuses(t: Setup, s: BHState) -> list[str]:
    drawn = [card for player in range(t.players) if (card := status_of(s.statuses, player)) != NONE]
    return [f"status cards {drawn} (BH-13.1)"] if len(set(drawn)) < len(drawn) else []
