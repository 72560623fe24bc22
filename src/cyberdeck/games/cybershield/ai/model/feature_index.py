"""The indices of the model's inputs and of the tokens that describe actions. Stored weights depend on them.

A slot has no meaning, so a place is described by what lies there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.cybershield.ids import (
    BREAKABLE,
    K_ANSWER,
    K_ARRANGE,
    K_DRAWING,
    K_EXCESS,
    K_JOIN,
    K_MULLIGAN,
    K_PLAYS,
    K_TENDER,
    K_UNDER,
    K_WINDOW,
    KINDS,
    SYMBOLS,
)
from cyberdeck.search.policy_value import smaller

PARTS_KINDS: Final = 6  # titles of Hardware with symbols: kinds 0 to 4, and the server
EFFECTS: Final = 9
ATTACKS: Final = 7  # that can be attached: all but what is BREAKABLE
ON_GENERATOR: Final = 27  # bits beside those of kinds: a Persistent denial of service on a Power generator
FAILS_GENERATOR: Final = 28  # … a Hardware failure
CHANCES: Final = 14  # attacks and events that hit something, and these two

# Inputs of a side
SCORE: Final = 0
HIGH: Final = 1  # from 5, 7, 8, 9 points
BACK: Final = HIGH + 4  # points that come back when everything is restored
CUT_OFF: Final = BACK + 1  # points of cards that are not connected even then
TOKENS: Final = CUT_OFF + 1
TOKEN: Final = TOKENS + 1  # at least one
DECK: Final = TOKEN + 1
LOW: Final = DECK + 1  # almost empty
CARDS: Final = LOW + 1
NO_CARD: Final = CARDS + 1
LIVE: Final = NO_CARD + 1  # by title: connected
IDLE: Final = LIVE + PARTS_KINDS  # in play, not connected
DOWN: Final = IDLE + PARTS_KINDS  # disrupted
ASIDE: Final = DOWN + PARTS_KINDS  # disconnected until its owner's turn
GUARDS: Final = ASIDE + 1  # working ones, by number
BROKEN: Final = GUARDS + BREAKABLE
BURDENS: Final = BROKEN + BREAKABLE  # attached attacks
HIT: Final = BURDENS + ATTACKS  # Power generators with an attack on them
OPENED: Final = HIT + 1
STUCK: Final = OPENED + 1
ROOM: Final = STUCK + 1  # free connected ports, by symbol: the first to the fourth
PROVIDERS: Final = ROOM + 4 * SYMBOLS
DEPTH: Final = PROVIDERS + 3  # cards between points and their Providers
HUBS: Final = DEPTH + 1  # cards that others depend on
LOSS: Final = HUBS + 1  # the most points that depend on one card
LOSSES: Final = LOSS + 1  # … from 2, 3, 4 points
LOSS_FLOOD: Final = LOSSES + 3  # … on a card that a Distributed denial of service can hit now
LOSS_STUCK: Final = LOSS_FLOOD + 1  # … a Persistent one
LOSS_FAIL: Final = LOSS_STUCK + 1  # … a Hardware failure
OUTAGE: Final = LOSS_FAIL + 1  # points that a Power outage takes
TRAIN: Final = OUTAGE + 1  # points that a Security training brings back
CHANCE: Final = TRAIN + 1  # targets, by what can hit them: the first, and more
HAND: Final = CHANCE + 2 * CHANCES  # by kind: the first card
EXTRA: Final = HAND + KINDS  # by effect: cards beside the first of their kind
SIDE_SIZE: Final = EXTRA + EFFECTS

# Other inputs
MY_TURN: Final = 2 * SIDE_SIZE
PLAYS: Final = MY_TURN + 1  # none, one, two, more
TURNS: Final = PLAYS + 4

# The decision
DECISIONS: Final = 10
DECISION_KINDS: Final = (
    K_MULLIGAN,
    K_ARRANGE,
    K_JOIN,
    K_DRAWING,
    K_PLAYS,
    K_EXCESS,
    K_ANSWER,
    K_WINDOW,
    K_TENDER,
    K_UNDER,
)
DECISION: Final = TURNS + 1
JOINING: Final = DECISION + DECISIONS  # the title to join
JOINED: Final = JOINING + PARTS_KINDS  # it is joined to something connected already
PLANNED: Final = JOINED + 1  # points that re-arranging brings so far
PLAN_UP: Final = PLANNED + 1
PLAN_DOWN: Final = PLAN_UP + 1
SAID: Final = PLAN_DOWN + 1  # the announced card
SAID_ELSE: Final = SAID + KINDS  # re-arranging, restoring, scrapping, a play, restoring for a Token
SAID_AT: Final = SAID_ELSE + 5  # the title that it targets
SAID_AT_ME: Final = SAID_AT + PARTS_KINDS
SAID_STAKE: Final = SAID_AT_ME + 1
SAID_BRINGS: Final = SAID_STAKE + 1
SAID_TAKES: Final = SAID_BRINGS + 1
SAID_WINS: Final = SAID_TAKES + 1
MINE_WAITS: Final = SAID_WINS + 1  # an own card is announced too
CANCELLED: Final = MINE_WAITS + 1
STEP: Final = CANCELLED + 1  # after which step
ON_PILE: Final = STEP + 4  # the top of the own discard pile
OVER_LIMIT: Final = ON_PILE + KINDS
PILE: Final = OVER_LIMIT + 1  # discard piles, by side and kind
INPUTS: Final = PILE + 2 * KINDS

# Tokens of actions
FEW: Final = 6  # amounts: nothing or less, 1, 2, 3, 4, more
T_PASS: Final = 0  # by kind of decision
T_DONE: Final = T_PASS + DECISIONS
T_END: Final = T_DONE + DECISIONS
T_KEEP: Final = T_END + 1
T_AGAIN: Final = T_KEEP + 1
T_DRAW: Final = T_AGAIN + 1
T_PAY_PLAY: Final = T_DRAW + 1
T_CANCEL: Final = T_PAY_PLAY + 1
T_PDOS_GEN: Final = T_CANCEL + 1
T_FAIL_GEN: Final = T_PDOS_GEN + 1
T_SCRAP: Final = T_FAIL_GEN + 1  # by title
T_SCRAP_GEN: Final = T_SCRAP + PARTS_KINDS
T_TAKE: Final = T_SCRAP_GEN + 1  # by kind, as the following ones
T_PLAY: Final = T_TAKE + KINDS
T_ON: Final = T_PLAY + KINDS
T_DISCARD: Final = T_ON + KINDS
T_TENDER: Final = T_DISCARD + KINDS
T_UNDER: Final = T_TENDER + KINDS
T_HELD: Final = T_UNDER + KINDS  # another one is in hand: of a card taken, played, discarded, chosen
T_ON_TITLE: Final = T_HELD + 4  # kind * titles + title
T_FITS: Final = T_ON_TITLE + KINDS * PARTS_KINDS  # Hardware that can be connected at once, or cannot
T_JOIN: Final = T_FITS + 2 * PARTS_KINDS  # title * symbols + symbol
T_PAIR: Final = T_JOIN + PARTS_KINDS * SYMBOLS  # title to join, title it is joined to
T_NET: Final = T_PAIR + PARTS_KINDS * PARTS_KINDS  # which of the two are connected
T_LINKED: Final = T_NET + 4  # points that become connected
T_MOVE: Final = T_LINKED + FEW  # title, connected or not
T_JOINTS: Final = T_MOVE + 2 * PARTS_KINDS  # of the moved card: none, one, more
T_MOVE_LOSS: Final = T_JOINTS + 3
T_RESTORE: Final = T_MOVE_LOSS + FEW  # part * titles + title
T_PAY: Final = T_RESTORE + 6 * PARTS_KINDS
T_SAME: Final = T_PAY + 6 * PARTS_KINDS  # the same defence is there already
FAMILIES: Final = 8
F_FLOOD: Final = 0  # attacks that disrupt
F_ATTACK: Final = 1
F_FAILURE: Final = 2
F_PART: Final = 3  # events that disrupt an attached card
F_DEFENCE: Final = 4
F_RESTORE: Final = 5
F_MEND: Final = 6  # an attached card
F_SCRAP: Final = 7
T_STAKE: Final = T_SAME + BREAKABLE  # family * FEW + amount
STATUS: Final = 9  # connected, turned, five defences, attacked, opened
T_STATUS: Final = T_STAKE + FAMILIES * FEW
T_BRINGS: Final = T_STATUS + FAMILIES * STATUS  # points gained
T_COSTS: Final = T_BRINGS + FEW
T_TAKES: Final = T_COSTS + 1  # points that the opponent loses
T_WINS: Final = T_TAKES + FEW
T_SAVES: Final = T_WINS + 1  # the opponent does not win with the announcement
THINGS: Final = T_SAVES + 1


def title(kind: i64) -> i64:
    """The title of Hardware with symbols, from 0 to 5."""
    return smaller(kind, 5)


def few(n: i64) -> i64:
    if n <= 0:
        return 0
    return n if n < FEW else FEW - 1
