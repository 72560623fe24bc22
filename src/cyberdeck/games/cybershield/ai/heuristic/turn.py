"""Playing cards: in step 3 of the own turn, and as an answer."""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.games.cybershield.ai.heuristic import weights as w
from cyberdeck.games.cybershield.ai.heuristic.tries import PROVIDER, Tries
from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.ids import (
    DISCARD0,
    E_ATTACK,
    E_DISRUPT,
    E_SEARCH,
    END,
    K_WINDOW,
    NONE,
    ON0,
    PASS,
    PAY_PLAY,
    SIDE,
)
from cyberdeck.games.cybershield.rules.cards import card_of

Evaluator = Callable[[int], float]
NEVER = -2 * w.WIN
PHISHING = CARD_IDS.index("phishing")


def plays(tries: Tries) -> Evaluator:
    """CS-4.3: plays what gains more on the table than it costs in hand; else ends the step."""
    legal = set(tries.game.legal_actions(tries.base, tries.me))

    def evaluate(action: int) -> float:
        if action == END:
            return still(tries, END)
        if action == PAY_PLAY:
            return bought(tries, legal)
        return played(tries, action, legal)

    return evaluate


def still(tries: Tries, action: int) -> float:
    """The value of doing nothing: the present one, unless that ends the game."""
    state = tries.after(action)
    return tries.value(state) if state.ending else tries.now


def played(tries: Tries, action: int, legal: set[int]) -> float:
    value = tries.tried(action) + extra(tries, action)
    kind = card_of(action)
    if kind == NONE or action < ON0 or not opens(tries, kind):
        return value
    return max(value, followed(tries, action, legal) - w.PLAY)


def extra(tries: Tries, action: int) -> float:
    """What trying does not show: cards of the opponent's hand, and cards to be found."""
    kind = card_of(action)
    if kind == PHISHING:
        return w.LOST if tries.view.size[1 - tries.me] else 0.0
    if searches(tries, kind):
        lacking = tries.need[PROVIDER] > w.NEEDED and not tries.view.hand[PROVIDER]
        return w.FOUND * (2 if lacking else 1)
    return 0.0


def searches(tries: Tries, kind: int) -> bool:
    return kind != NONE and bool(tries.game.params.effect[kind] == E_SEARCH)


def opens(tries: Tries, kind: int) -> bool:
    """Whether a card removes a defence, or makes it useless."""
    params = tries.game.params
    return bool(params.opens[kind]) or (params.effect[kind] == E_DISRUPT and params.hits[kind] != NONE)


def followed(tries: Tries, action: int, legal: set[int]) -> float:
    """The value after the best attack on the same card that this play makes possible."""
    if tries.view.plays < 1 or tries.view.active != tries.me:
        return NEVER
    state, slot = tries.after(action), (action - ON0) % SIDE
    if state.plays < 1 or state.ending:
        return NEVER
    best = NEVER
    for then in tries.game.legal_actions(state, tries.me):
        kind = card_of(then)
        if kind != NONE and then >= ON0 and (then - ON0) % SIDE == slot and then not in legal:
            if tries.game.params.effect[kind] == E_ATTACK:
                best = max(best, tries.value(tries.after(then, state)) + extra(tries, then))
    return best


def bought(tries: Tries, legal: set[int]) -> float:
    """CS-4.12: pays a Token for a play, if there is a good card to play with it."""
    if tries.view.plays > 0:
        return NEVER
    state = tries.after(PAY_PLAY)
    best = NEVER
    for then in tries.game.legal_actions(state, tries.me):
        if then not in legal:
            best = max(best, tries.settled(tries.after(then, state)) + extra(tries, then))
    return best


def answer(tries: Tries) -> Evaluator:
    """CS-4.5: plays what stops a win or saves more than the card is worth; the card could also be kept."""
    window = tries.view.stack[-1][0] == K_WINDOW

    def evaluate(action: int) -> float:
        if action == PASS:
            return still(tries, PASS) if window else tries.tried(PASS)
        if searches(tries, card_of(action)):
            return NEVER  # it stops nothing
        return tries.tried(action) + extra(tries, action) - w.WAIT

    return evaluate


def excess(tries: Tries) -> Evaluator:
    """CS-4.4: discards the card of least value, unless one can still be played for more."""

    def evaluate(action: int) -> float:
        if action >= DISCARD0:
            return tries.now - tries.wanted(action - DISCARD0, tries.view.hand[action - DISCARD0] - 1)
        return tries.tried(action) + extra(tries, action)

    return evaluate
