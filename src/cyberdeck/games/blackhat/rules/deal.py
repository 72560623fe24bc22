"""BH-1.4, BH-2: set-up and the start of a round. Every draw is a chance outcome."""

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
from cyberdeck.games.blackhat.params import STATUS_BITS, RuleParams, slot, status_of, supply, with_slot
from cyberdeck.games.blackhat.rules.table import controller_mask, left_of, live, right_of, take_control
from cyberdeck.games.blackhat.state import BHState
from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_CHANCE, Frame, Sink


def new_state(params: RuleParams) -> BHState:
    """BH-2.1: a pawn on each start space, no trace."""
    n = params.players
    pawns = filled(2 * n, BACKDOOR)
    for player in range(n):
        pawns[2 * player + 1] = PUBLIC
    state = BHState.initial(
        hands=filled(n, 0),
        known=filled(n, 0),
        size=filled(n, 0),
        plays=filled(n, NONE),
        pawns=pawns,
        total=filled(n, 0),
        last=filled(n, 0),
        deck=params.deck,
        deck_size=params.deck_size,
        layout=params.base,
    )
    state.push(K_DEALER, BY_CHANCE)
    if params.celebrity:
        state.push(K_STATUS, BY_CHANCE, 0, 0)
    if params.modules:
        state.push(K_MODULE, BY_CHANCE, 0, params.modules)
    return state


def module_outcomes(state: BHState) -> list[int]:
    """BH-2.2: any module left, either side, on any free marked place: place * SIDES + side."""
    free = supply(state.slots)
    return [
        place * SIDES + side
        for place in range(PLACES)
        if slot(state.slots, place) == NONE
        for side in range(SIDES)
        if has(free, side >> 1)
    ]


def module(params: RuleParams, state: BHState, outcome: i64, sink: Sink | None) -> None:
    """BH-2.2: a random module on a random place."""
    frame = state.pop()
    place = outcome // SIDES
    side = outcome % SIDES
    state.slots = with_slot(state.slots, place, side)
    state.layout = params.layout(state.slots)
    if sink is not None:
        sink.emit(ModuleLaid(None, side, place))
    if frame.a > 1:
        state.push(K_MODULE, BY_CHANCE, 0, frame.a - 1)


def drawable_outcomes(chosen: i64, state: BHState) -> list[int]:
    """BH-7.9: the sides that a Randomizer can bring; of the chosen module only, if there is one."""
    free = supply(state.slots)
    return [side for side in range(2 * MODULES) if has(free, side >> 1) and chosen in (NONE, side >> 1)]


def status_outcomes(state: BHState) -> list[int]:
    taken = [status_of(state.statuses, player) for player in range(len(state.size))]
    return [card for card in range(STATUSES) if card not in taken]


def status(params: RuleParams, state: BHState, card: i64, sink: Sink | None) -> None:
    """BH-13.1: each player draws a status card. BH-12.1: the robot's lies face up."""
    frame = state.pop()
    state.statuses |= (card + 1) << (frame.a * STATUS_BITS)
    if sink is not None:
        sink.emit(StatusDrawn(frame.a, params.status[card], frame.a == params.robot))
    if frame.a + 1 < params.players:
        state.push(K_STATUS, BY_CHANCE, 0, frame.a + 1)


def dealer(params: RuleParams, state: BHState, player: i64, sink: Sink | None) -> None:
    """BH-2.6: the first dealer is random."""
    state.pop()
    state.dealer = player
    if sink is not None:
        sink.emit(DealerChosen(player))
    new_round(params, state, sink)


def pass_deal(params: RuleParams, state: BHState) -> None:
    """BH-2.6: the deal passes left. BH-12.1: the two people deal by turns."""
    if params.robot == NONE:
        state.dealer = left_of(params, state, state.dealer)
    elif not has(state.out, 1 - state.dealer):
        state.dealer = 1 - state.dealer


def new_round(params: RuleParams, state: BHState, sink: Sink | None) -> None:
    """BH-2.3, BH-8.3: all cards are shuffled; the Black Hat is not in the deck."""
    state.round += 1
    for player in range(params.players):
        state.hands[player] = 0
        state.known[player] = 0
        state.size[player] = 0
    state.deck = params.deck
    state.deck_size = params.deck_size
    state.discard = 0
    state.turned = NONE
    state.hat = ASIDE
    if sink is not None:
        sink.emit(RoundBegan(state.round, state.dealer, hand_size(params, state)))
    state.push(K_SHUFFLED if params.shuffled else K_TURN, BY_CHANCE)


def hand_size(params: RuleParams, state: BHState) -> i64:
    """BH-2.4: ten cards. BH-7.6, option honeypot_half_hands: five while a pawn is in a Honeypot."""
    if params.half_hands:
        for at in state.pawns:
            if state.layout.kind[at] == HONEYPOT:
                return params.half
    return params.hand


def turn(params: RuleParams, state: BHState, kind: i64, sink: Sink | None) -> None:
    """BH-2.3: the rank of the turned card is counted clockwise from the dealer's left; a joker counts 14."""
    state.pop()
    state.deck -= cards(kind, 1)
    state.deck_size -= 1
    state.turned = kind
    player = state.dealer
    for _i in range((kind + 1) % live(params, state)):
        player = left_of(params, state, player)
    give_hat(params, state, player, sink)


def shuffled_outcomes(params: RuleParams, state: BHState) -> list[tuple[int, int]]:
    """BH-2.3, option black_hat=shuffled: by player, how many of the first 30 cards dealt they get (of all, if there are
    fewer).
    """
    total: int = hand_size(params, state) * live(params, state)
    weight = [0] * len(state.size)
    player = state.dealer
    for _i in range(min(30, total)):
        player = left_of(params, state, player)
        weight[player] += 1
    return [(p, w) for p, w in enumerate(weight) if w]


def shuffled(params: RuleParams, state: BHState, player: i64, sink: Sink | None) -> None:
    state.pop()
    give_hat(params, state, player, sink)


def give_hat(params: RuleParams, state: BHState, player: i64, sink: Sink | None) -> None:
    """BH-1.1: everybody sees who holds it."""
    state.hat = player
    state.hands[player] = cards(HAT, 1)
    state.known[player] = cards(HAT, 1)
    state.size[player] = 1
    if sink is not None:
        sink.emit(HatGiven(player, state.turned))
    ask_deal(params, state, 0)


def ask_deal(params: RuleParams, state: BHState, player: i64) -> None:
    """BH-2.4: the Black Hat is one of the ten cards, or the eleventh."""
    target = hand_size(params, state)
    while player < params.players:
        missing = target - state.size[player]
        if player == state.hat:
            missing += params.plus_hat
        if missing > 0 and not has(state.out, player):
            state.push(K_DEAL, BY_CHANCE, 0, player, missing)
            return
        player += 1
    first_trick(params, state)


def deal(params: RuleParams, state: BHState, kind: i64, sink: Sink | None) -> None:
    """BH-2.4: one card."""
    frame = state.pop()
    give(params, state, frame.a, kind)
    if sink is not None:
        sink.emit(Dealt(frame.a, kind, frame.a == params.robot))
    if frame.b > 1:
        state.push(K_DEAL, BY_CHANCE, 0, frame.a, frame.b - 1)
    else:
        ask_deal(params, state, frame.a + 1)


def give(params: RuleParams, state: BHState, player: i64, kind: i64) -> None:
    """Moves a card from the deck to a hand. BH-12.1: the robot's hand is open."""
    card = cards(kind, 1)
    state.deck -= card
    state.deck_size -= 1
    state.hands[player] += card
    state.size[player] += 1
    if player == params.robot:
        state.known[player] += card


def first_trick(params: RuleParams, state: BHState) -> None:
    """BH-2.5: the player to the right of the Black Hat's holder leads."""
    state.leader = right_of(params, state, state.hat)
    take_control(params, state, True)
    ask_lead(params, state)


def ask_lead(params: RuleParams, state: BHState) -> None:
    state.lead = 0
    state.push(K_PLAY, controller_mask(params, state, state.leader), 0, state.leader)


def seen_by(params: RuleParams, frame: Frame, everybody: i64) -> i64:
    """Mask of the observers of a dealt or drawn card, or of a status card."""
    return everybody if frame.a == params.robot else everybody & bit(frame.a)
