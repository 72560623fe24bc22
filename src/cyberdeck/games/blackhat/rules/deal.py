"""BH-1.4, BH-2: set-up and the start of a round. Every draw is an answer of chance. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.blackhat.events import DealerChosen, Dealt, HatGiven, ModuleLaid, RoundBegan, StatusDrawn
from cyberdeck.games.blackhat.ids import (
    ASIDE,
    BACKDOOR,
    HAT,
    HONEYPOT,
    K_DEAL,
    K_DEALER,
    K_MODULE,
    K_PLAY,
    K_SHUFFLED,
    K_STATUS,
    K_TURN,
    MODULES,
    NONE,
    PLACES,
    PUBLIC,
    SIDES,
    STATUSES,
)
from cyberdeck.games.blackhat.multiset import cards
from cyberdeck.games.blackhat.rules.table import answers_for, left_of, live, right_of, take_control
from cyberdeck.games.blackhat.setup import STATUS_BITS, Setup, slot, status_of, supply, with_slot
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.acts import filled
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, Frame, Sink, restack


def new_state(t: Setup) -> BHState:
    """BH-2.1: a pawn on each start space, no trace."""
    n = t.players
    pawns = filled(2 * n, BACKDOOR)
    for player in range(n):
        pawns[2 * player + 1] = PUBLIC
    s = BHState(
        restack([]),
        [],
        filled(n, 0),
        filled(n, 0),
        filled(n, 0),
        filled(n, NONE),
        pawns,
        filled(n, 0),
        filled(n, 0),
        t.deck,
        t.deck_size,
        0,
        NONE,
        ASIDE,
        0,
        0,
        0,
        0,
        t.base,
        0,
        0,
        0,
        NONE,
        NONE,
        0,
        0,
        NONE,
        NONE,
        0,
    )
    s.push(K_DEALER, BY_CHANCE)
    if t.celebrity:
        s.push(K_STATUS, BY_CHANCE, 0, 0)
    if t.modules:
        s.push(K_MODULE, BY_CHANCE, 0, t.modules)
    return s


def module_outcomes(s: BHState) -> list[int]:
    """BH-2.2: any module that is left, either side, on any marked place that is free: place * SIDES + side."""
    free = supply(s.slots)
    return [
        place * SIDES + side
        for place in range(PLACES)
        if slot(s.slots, place) == NONE
        for side in range(SIDES)
        if has(free, side >> 1)
    ]


def module(t: Setup, s: BHState, outcome: i64, out: Sink | None) -> None:
    """BH-2.2: a random module on a random place."""
    f = s.pop()
    place = outcome // SIDES
    side = outcome % SIDES
    s.slots = with_slot(s.slots, place, side)
    s.layout = t.layout(s.slots)
    if out is not None:
        out.emit(ModuleLaid(None, side, place))
    if f.a > 1:
        s.push(K_MODULE, BY_CHANCE, 0, f.a - 1)


def drawable_outcomes(chosen: i64, s: BHState) -> list[int]:
    """BH-7.9: the sides that a Randomizer can bring, of one module if it was chosen."""
    free = supply(s.slots)
    return [side for side in range(2 * MODULES) if has(free, side >> 1) and chosen in (NONE, side >> 1)]


def status_outcomes(s: BHState) -> list[int]:
    taken = [status_of(s.statuses, player) for player in range(len(s.size))]
    return [card for card in range(STATUSES) if card not in taken]


def status(t: Setup, s: BHState, card: i64, out: Sink | None) -> None:
    """BH-13.1: each player draws a status card; BH-12.1: the robot's lies face up."""
    f = s.pop()
    s.statuses |= (card + 1) << (f.a * STATUS_BITS)
    if out is not None:
        out.emit(StatusDrawn(f.a, t.status[card], f.a == t.robot))
    if f.a + 1 < t.players:
        s.push(K_STATUS, BY_CHANCE, 0, f.a + 1)


def dealer(t: Setup, s: BHState, player: i64, out: Sink | None) -> None:
    """BH-2.6: the first dealer is random."""
    s.pop()
    s.dealer = player
    if out is not None:
        out.emit(DealerChosen(player))
    new_round(t, s, out)


def pass_deal(t: Setup, s: BHState) -> None:
    """BH-2.6: the deal passes left. BH-12.1: the two people deal in turn."""
    if t.robot == NONE:
        s.dealer = left_of(t, s, s.dealer)
    elif not has(s.out, 1 - s.dealer):
        s.dealer = 1 - s.dealer


def new_round(t: Setup, s: BHState, out: Sink | None) -> None:
    """BH-2.3, BH-8.3: everything is shuffled; the Black Hat is not in the deck."""
    s.round += 1
    for player in range(t.players):
        s.hands[player] = 0
        s.known[player] = 0
        s.size[player] = 0
    s.deck = t.deck
    s.deck_size = t.deck_size
    s.discard = 0
    s.turned = NONE
    s.hat = ASIDE
    if out is not None:
        out.emit(RoundBegan(s.round, s.dealer, hand_size(t, s)))
    s.push(K_SHUFFLED if t.shuffled else K_TURN, BY_CHANCE)


def hand_size(t: Setup, s: BHState) -> i64:
    """BH-2.4: ten cards. BH-7.6, option honeypot_half_hands: five while a pawn is in a Honeypot."""
    if t.half_hands:
        for at in s.pawns:
            if s.layout.kind[at] == HONEYPOT:
                return t.half
    return t.hand


def turn(t: Setup, s: BHState, kind: i64, out: Sink | None) -> None:
    """BH-2.3: the rank of the card turned is counted clockwise from the dealer's left; a joker counts 14."""
    s.pop()
    s.deck -= cards(kind, 1)
    s.deck_size -= 1
    s.turned = kind
    player = s.dealer
    for _i in range((kind + 1) % live(t, s)):
        player = left_of(t, s, player)
    give_hat(t, s, player, out)


def shuffled_outcomes(t: Setup, s: BHState) -> list[tuple[int, int]]:
    """BH-2.3, option black_hat=shuffled: among the first 30 cards dealt, or all of them: by player, how many of those
    he gets.
    """
    total: int = hand_size(t, s) * live(t, s)
    weight = [0] * len(s.size)
    player = s.dealer
    for _i in range(min(30, total)):
        player = left_of(t, s, player)
        weight[player] += 1
    return [(p, w) for p, w in enumerate(weight) if w]


def shuffled(t: Setup, s: BHState, player: i64, out: Sink | None) -> None:
    s.pop()
    give_hat(t, s, player, out)


def give_hat(t: Setup, s: BHState, player: i64, out: Sink | None) -> None:
    """BH-1.1: everybody sees who holds it."""
    s.hat = player
    s.hands[player] = cards(HAT, 1)
    s.known[player] = cards(HAT, 1)
    s.size[player] = 1
    if out is not None:
        out.emit(HatGiven(player, s.turned))
    ask_deal(t, s, 0)


def ask_deal(t: Setup, s: BHState, player: i64) -> None:
    """BH-2.4: the Black Hat is one of the ten cards, or the eleventh."""
    target = hand_size(t, s)
    while player < t.players:
        missing = target - s.size[player]
        if player == s.hat:
            missing += t.plus_hat
        if missing > 0 and not has(s.out, player):
            s.push(K_DEAL, BY_CHANCE, 0, player, missing)
            return
        player += 1
    first_trick(t, s)


def deal(t: Setup, s: BHState, kind: i64, out: Sink | None) -> None:
    """BH-2.4: one card."""
    f = s.pop()
    give(t, s, f.a, kind)
    if out is not None:
        out.emit(Dealt(f.a, kind, f.a == t.robot))
    if f.b > 1:
        s.push(K_DEAL, BY_CHANCE, 0, f.a, f.b - 1)
    else:
        ask_deal(t, s, f.a + 1)


def give(t: Setup, s: BHState, player: i64, kind: i64) -> None:
    """A card from the deck to a hand. BH-12.1: the robot's hand is open."""
    card = cards(kind, 1)
    s.deck -= card
    s.deck_size -= 1
    s.hands[player] += card
    s.size[player] += 1
    if player == t.robot:
        s.known[player] += card


def first_trick(t: Setup, s: BHState) -> None:
    """BH-2.5: the player to the right of the Black Hat's holder leads."""
    s.leader = right_of(t, s, s.hat)
    take_control(t, s, True)
    ask_lead(t, s)


def ask_lead(t: Setup, s: BHState) -> None:
    s.lead = 0
    s.push(K_PLAY, answers_for(t, s, s.leader), 0, s.leader)


def seen_by(t: Setup, f: Frame, everybody: i64) -> i64:
    """Mask of those who see a card dealt or drawn, or a status card."""
    return everybody if f.a == t.robot else everybody & bit(f.a)
