"""Integer constants: card kinds, spaces, frames, and the table of action ids."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Card kinds (BH-1.1): 0..12 are the ranks 1..13
RANKS: Final = 13
JOKER: Final = 13
HAT: Final = 14
KINDS: Final = 15
WILD: Final = 13  # rank of a set without a ranked card: 14 (BH-4.1)
COPIES: Final = 7
JOKERS: Final = 5

# Spaces: BD, PS, a1..a8, b1..b8, c1..c8, d1..d8, CA, TJ, T0..T3
BACKDOOR: Final = 0
PUBLIC: Final = 1
FIRST_LANE: Final = 2
CRITICAL: Final = 34
JAIL: Final = 35
TRACER_START: Final = 36
SPACES: Final = 40
LANES: Final = 32  # spaces in the two lanes
LANDINGS: Final = 33  # spaces where an arrow can lead: the lanes and CA

# Kinds of space (BH-7)
HOST: Final = 0
CACHE: Final = 1
DOS: Final = 2
HONEYPOT: Final = 3
ALARM: Final = 4
EXPLOIT: Final = 5
RANDOMIZER: Final = 6
START: Final = 7
GOAL: Final = 8
TRACER_JAIL: Final = 9
TRACER: Final = 10

# Asset tiles (BH-11.1)
NSA: Final = 0
OFFSHORE: Final = 1
LOG_SERVER: Final = 2
KILL_SWITCH: Final = 3
HONEYNET: Final = 4
LEAK: Final = 5
ASSETS: Final = 6

MODULES: Final = 8
SIDES: Final = 16  # a side is module * 2 + (0 or 1)
PLACES: Final = 5
CORNERS: Final = 4
PLAYERS: Final = 6
PAWNS: Final = 12
MARKERS: Final = 3
STATUSES: Final = 9

# Where the Black Hat is when nobody holds it
IN_TRICK: Final = -1
ASIDE: Final = -2

NONE: Final = -1

# Frames. `a` is the player concerned unless noted
K_DEALER: Final = 0  # chance: the first dealer
K_STATUS: Final = 1  # chance: a status card
K_MODULE: Final = 2  # chance: a module of the set-up; a = how many are left
K_TURN: Final = 3  # chance: the card turned for the Black Hat
K_SHUFFLED: Final = 4  # chance: the player who is dealt the Black Hat
K_DEAL: Final = 5  # chance: a card of the deal; b = how many are left for the player
K_PLAY: Final = 6  # pc = how many have played before
K_TAKE: Final = 7
K_PICK: Final = 8  # pc = lowest rank still allowed, b = picks left, c = picks so far
K_MOVE: Final = 9
K_DRAW: Final = 10  # chance: a card instead of a move
K_SEND: Final = 11  # b = the pawn that triggered it
K_EXPLOIT: Final = 12
K_RELAY: Final = 13  # b = the space the marker was taken from
K_RANDOMIZE: Final = 14
K_DRAW_MODULE: Final = 15  # chance: module and side; b = the module if it was chosen, else NONE
K_LAY: Final = 16  # b = the drawn side
K_TRACER: Final = 17
K_ASSET: Final = 18  # chance: the tile
K_LEAK: Final = 19
K_AFTER: Final = 20  # continuation: the end of a trick; a = its winner, b = a tracer move is due, pc = 1 after it
K_CORNERS: Final = 21  # continuation: the action spaces of a new module; b = its place, pc = the next corner

# Actions
PLAY0: Final = 0
WILD0: Final = 1092  # plays without a ranked card: WILD0 - 1 + jokers * 2 + hat
PASS: Final = 1103
DECLINE: Final = 1104
TAKE_ALL: Final = 1105
TAKE_HAT: Final = 1106
PICK0: Final = 1107  # + rank
STEP0: Final = 1120  # + pawn * LANDINGS + space - FIRST_LANE
SEND0: Final = 1516  # + pawn * 2 + start
UP0: Final = 1540  # + space - FIRST_LANE
DOWN0: Final = 1572
LIFT0: Final = 1604
USE: Final = 1636  # the Randomizer, with a random module
CHOOSE0: Final = 1637  # + module
LAY0: Final = 1645  # + place
TRACE0: Final = 1650  # + space
SWAP0: Final = 1690  # + player
NUM_ACTIONS: Final = 1696

# A play is rank, ranked cards, jokers, Black Hat
PER_COUNT: Final = 12  # jokers 0..5 times hat 0..1
PER_RANK: Final = 84


def _plays() -> list[tuple[int, int, int, int]]:
    """(rank, ranked cards, jokers, hat) by action id."""
    out: list[tuple[int, int, int, int]] = []
    for rank in range(RANKS):
        for n in range(1, COPIES + 1):
            for jokers in range(JOKERS + 1):
                out.append((rank, n, jokers, 0))
                out.append((rank, n, jokers, 1))
    out.append((WILD, 0, 0, 1))
    for jokers in range(1, JOKERS + 1):
        out.append((WILD, 0, jokers, 0))
        out.append((WILD, 0, jokers, 1))
    return out


_PLAYS: Final = _plays()
PLAY_RANK: Final = vec[i64]([rank for rank, _, _, _ in _PLAYS])
PLAY_N: Final = vec[i64]([n for _, n, _, _ in _PLAYS])
PLAY_JOKERS: Final = vec[i64]([jokers for _, _, jokers, _ in _PLAYS])
PLAY_HAT: Final = vec[i64]([hat for _, _, _, hat in _PLAYS])
PLAY_SIZE: Final = vec[i64]([n + jokers + hat for _, n, jokers, hat in _PLAYS])
# as a multiset of four bits a kind
PLAY_CARDS: Final = vec[i64]([(n << (rank * 4)) + (jokers << 52) + (hat << 56) for rank, n, jokers, hat in _PLAYS])
