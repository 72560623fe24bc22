"""LOK-10.2: Social engineering takes cards from another hand."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.lokalka.events import Stole
from cyberdeck.games.lokalka.ids import K_STEAL, K_STOLEN, KINDS, SOCIAL
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.hands import gain_known, put, see_all
from cyberdeck.games.lokalka.rules.marks import (
    eyes,
    first_of_group,
    kind_of,
    known_by,
    marks_of,
    nots_of,
    pool_of,
    remove,
)
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, members
from cyberdeck.kernel.game import BY_CHANCE, Sink


def ask_steal(state: LokState, seat: i64, other: i64, cards: i64) -> None:
    """LOK-10.2: takes a random card, this many times. Chance first draws, openly, the group: known to others or not."""
    if cards == 0 or state.size[other] == 0:
        put(state, SOCIAL)
    elif marks_of(state, other):
        state.push(K_STEAL, BY_CHANCE, 0, seat, other, cards)
    else:
        state.push(K_STOLEN, BY_CHANCE, 0, seat, other, cards)


def steal(state: LokState, group: i64) -> None:
    frame = state.pop()
    state.push(K_STOLEN, BY_CHANCE, group, frame.a, frame.b, frame.c)


def knows_group(state: LokState, seat: i64, number: i64) -> i64:
    """Mask of the seats that know the cards of a group, except the holder."""
    return 0 if number == 0 else known_by(state.marked[first_of_group(state, seat, number)])


def stolen(params: RuleParams, state: LokState, kind: i64, sink: Sink | None) -> None:
    """LOK-10.2, LOK-4.7: the player who lost the card still knows it."""
    frame = state.pop()
    known: i64 = 0
    pool: i64 = 0
    nots: i64 = 0
    if frame.pc:
        at = first_of_group(state, frame.b, frame.pc)
        while kind_of(state.marked[at]) != kind:
            at += 1
        card = remove(state, at)
        known = known_by(card)
        pool = pool_of(card)
        nots = nots_of(card)
    state.hands[frame.b * KINDS + kind] -= 1
    state.size[frame.b] -= 1
    gain_known(state, frame.a, kind, known | bit(frame.b), pool, nots)
    if sink is not None:
        seen = known | bit(frame.a) | bit(frame.b) | see_all(params, state)
        sink.emit(
            Stole(
                frame.a,
                frame.b,
                kind,
                eyes(params, seen),
                frame.pc != 0,
                eyes(params, known),
                pool,
                tuple(members(nots)),
            )
        )
    ask_steal(state, frame.a, frame.b, frame.c - 1)
