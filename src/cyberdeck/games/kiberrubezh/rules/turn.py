"""KR-3: the phases of a turn. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.events import (
    AllUpright,
    Dropped,
    GameEnded,
    Laid,
    PhaseBegan,
    Played,
    TurnBegan,
    Turned,
    TurnEnded,
    Used,
)
from cyberdeck.games.kiberrubezh.ids import (
    ATTACK,
    ATTACKS,
    DROP0,
    DROP_TURNED0,
    EVENT,
    FIRST_ATTACK,
    K_ASSETS,
    K_ATTACK,
    K_DEPLOY,
    K_STAGE,
    KINDS,
    LAY0,
    MEASURE,
    NONE,
    S_CANCEL,
    STEPS,
    T_UPRIGHT,
    USE0,
    W_DECK,
    W_LIMIT,
)
from cyberdeck.games.kiberrubezh.rules.effects import begin, draw, has_object, keep_gaps, turn_measure
from cyberdeck.games.kiberrubezh.rules.power import affords, cheaper, fit, sheds, spare, trim
from cyberdeck.games.kiberrubezh.rules.zones import deck_left, lose, on_table, put, take_off, turn
from cyberdeck.games.kiberrubezh.setup import Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.acts import Acts
from cyberdeck.kernel.bits import bit, has
from cyberdeck.kernel.game import BY_NOBODY, Frame, Sink

WAYS: Final = ("", "deck", "limit")
NEEDED: Final = 2  # KR-3.1
DRAWN: Final = 2  # KR-3.2
LAID: Final = 2  # KR-3.4


def begin_turn(t: Setup, s: KrState, seat: i64, out: Sink | None) -> None:
    """KR-3.1, KR-3.2, KR-3.15"""
    if s.turns >= 2 * t.turn_limit:
        winner: i64 = NONE
        if deck_left(s, 0) != deck_left(s, 1):
            winner = 0
            if deck_left(s, 1) > deck_left(s, 0):
                winner = 1
        finish(s, W_LIMIT, winner, out)
        return
    if deck_left(s, seat) < NEEDED:
        finish(s, W_DECK, 1 - seat, out)
        return
    s.turns += 1
    s.active = seat
    if out is not None:
        out.emit(TurnBegan(seat, (s.turns + 1) // 2))
    s.push(K_STAGE, BY_NOBODY, 0, seat, T_UPRIGHT)
    cards: i64 = DRAWN
    if s.turns == 1:
        cards = 1
    draw(s, seat, cards)


def finish(s: KrState, why: i64, winner: i64, out: Sink | None) -> None:
    s.why = why
    s.winner = winner
    s.finish()
    if out is not None:
        out.emit(GameEnded(WAYS[why], winner, (deck_left(s, 0), deck_left(s, 1))))


def upright(t: Setup, s: KrState, seat: i64, out: Sink | None) -> None:
    """KR-3.3; card 16: what is locked stays turned for this turn. KR-3.5: what is upright then must fit."""
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        s.up[at] += s.turned[at]
        s.turned[at] = s.locked[at]
        s.locked[at] = 0
    if out is not None:
        out.emit(AllUpright(seat))
    phase(s, K_ASSETS, seat, "assets", out)
    fit(t, s, seat)


def phase(s: KrState, kind: i64, seat: i64, name: str, out: Sink | None) -> None:
    s.push(kind, bit(seat), 0, seat)
    if out is not None:
        out.emit(PhaseBegan(seat, name))


def next_phase(t: Setup, s: KrState, out: Sink | None) -> None:
    """KR-3.16"""
    f = s.pop()
    if f.kind == K_ASSETS:
        phase(s, K_DEPLOY, f.a, "deployment", out)
    elif f.kind == K_DEPLOY:
        phase(s, K_ATTACK, f.a, "attack", out)
    else:
        end_turn(t, s, f.a, out)


# What is laid, played and dropped


def legal_lay(t: Setup, s: KrState, f: Frame, out: Acts) -> None:
    """KR-3.4, KR-3.5, KR-1.6: what belongs to the phase, and events."""
    less = cheaper(t, s, f.a, False)
    defence, attack = spare(t, s, f.a, less)
    hands = s.hands
    for kind in range(i64(KINDS)):
        if not hands[f.a * KINDS + kind]:
            continue
        if (kind < t.assets or affords(t, kind, less, defence, attack)) and can_lay(t, s, f, kind):
            out.add(LAY0 + kind)


def can_lay(t: Setup, s: KrState, f: Frame, kind: i64) -> bool:
    """If there is the power for it."""
    sort = t.sort[kind]
    if sort == EVENT:
        return can_play(t, s, f.a, kind)
    if sort in (MEASURE, ATTACK):
        return f.kind == K_DEPLOY
    if f.kind != K_ASSETS or (f.b >= LAID and not has(t.free_lay, kind)):
        return False
    return not has(t.unique, kind) or on_table(s, f.a * KINDS + kind) == 0


def can_play(t: Setup, s: KrState, seat: i64, kind: i64) -> bool:
    """KR-1.6: events, if there is the power for them; card 46 needs an attack to cancel."""
    return t.ops[kind * STEPS] != S_CANCEL or (seat != s.active and has_object(t, s, seat, kind, 0))


def legal_events(t: Setup, s: KrState, seat: i64, out: Acts) -> None:
    held = False
    for kind in range(t.events, i64(KINDS)):
        if s.hands[seat * KINDS + kind]:
            held = True
    if not held:
        return
    defence, attack = spare(t, s, seat, cheaper(t, s, seat, False))
    for kind in range(t.events, i64(KINDS)):
        if s.hands[seat * KINDS + kind] and affords(t, kind, 0, defence, attack) and can_play(t, s, seat, kind):
            out.add(LAY0 + kind)


def lay(t: Setup, s: KrState, seat: i64, kind: i64, out: Sink | None) -> None:
    lose(s, seat, kind)
    at = seat * KINDS + kind
    if t.sort[kind] == EVENT:
        s.events[at] += 1
        if out is not None:
            out.emit(Played(seat, kind))
        begin(s, seat, kind)
        return
    if out is not None:
        out.emit(Laid(seat, kind))
    if t.sort[kind] in (MEASURE, ATTACK):
        s.up[at] += 1
        return
    if not has(t.free_lay, kind):
        f = s.pop()
        s.push(f.kind, f.owed, 0, f.a, f.b + 1)
    if has(t.comes_turned, kind):
        s.turned[at] += 1
    else:
        s.up[at] += 1
    if not has(t.properties, kind):
        begin(s, seat, kind)


def legal_drops(t: Setup, s: KrState, seat: i64, naming: bool, out: Acts) -> None:
    """KR-3.5: any measure or means, at any moment of his turn, but for those of the wave: they are upright while it is
    being named, and turned from then on.
    """
    up = s.up
    turned = s.turned
    wave = s.wave
    for kind in range(t.assets, t.events):
        n = up[seat * KINDS + kind]
        if n and (not naming or n > wave[kind]):
            out.add(DROP0 + kind)
    for kind in range(t.assets, t.events):
        n = turned[seat * KINDS + kind]
        if n and (naming or n > wave[kind]):
            out.add(DROP_TURNED0 + kind)


def drop(t: Setup, s: KrState, seat: i64, action: i64, must: bool, out: Sink | None) -> None:
    upright_one = action < DROP_TURNED0
    kind = action - DROP0
    if not upright_one:
        kind = action - DROP_TURNED0
    take_off(s, seat * KINDS + kind, upright_one)
    put(s, seat, kind)
    keep_gaps(t, s, seat)
    if out is not None:
        out.emit(Dropped(seat, kind, must))


def legal_properties(t: Setup, s: KrState, seat: i64, out: Acts) -> None:
    """Card 10; KR-3.10: not of a turned card."""
    for kind in range(t.assets):
        if has(t.properties, kind) and s.up[seat * KINDS + kind] and has_object(t, s, seat, kind, 0):
            out.add(USE0 + kind)


def use(t: Setup, s: KrState, seat: i64, kind: i64, out: Sink | None) -> None:
    """It turns, which may cost power; then its text."""
    turn(s, seat * KINDS + kind)
    if out is not None:
        out.emit(Used(seat, kind))
    begin(s, seat, kind)
    fit(t, s, seat)


# Power that is not enough


def legal_fit(t: Setup, s: KrState, f: Frame, out: Acts) -> None:
    less = cheaper(t, s, f.a, False)
    for kind in range(t.assets, t.events):
        if s.up[f.a * KINDS + kind] and sheds(t, kind, f.b, less):
            out.add(DROP0 + kind)


def turn_down(t: Setup, s: KrState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    kind = action - DROP0
    turn_measure(t, s, f.a, kind)
    if out is not None:
        out.emit(Turned(f.a, kind, False, True))
    fit(t, s, f.a)


def legal_trim(t: Setup, s: KrState, f: Frame, out: Acts) -> None:
    less = cheaper(t, s, f.a, True)
    for kind in range(t.assets, t.events):
        if s.up[f.a * KINDS + kind] and sheds(t, kind, f.b, less):
            out.add(DROP0 + kind)
    for kind in range(t.assets, t.events):
        if s.turned[f.a * KINDS + kind] and sheds(t, kind, f.b, less):
            out.add(DROP_TURNED0 + kind)


def trim_one(t: Setup, s: KrState, action: i64, out: Sink | None) -> None:
    f = s.pop()
    drop(t, s, f.a, action, True, out)
    trim(t, s, f.a)


def end_turn(t: Setup, s: KrState, seat: i64, out: Sink | None) -> None:
    """KR-3.9: turned means and the events of both go to the discard piles; extra power ends (KR-3.5)."""
    for kind in range(i64(FIRST_ATTACK), i64(FIRST_ATTACK + ATTACKS)):
        at = seat * KINDS + kind
        if s.turned[at] and not has(t.stays, kind):
            s.pile[at] += s.turned[at]
            s.turned[at] = 0
    for kind in range(t.events, i64(KINDS)):
        clear_events(t, s, kind)
        clear_events(t, s, kind + KINDS)
    s.extra[0] = 0
    s.extra[1] = 0
    for i in range(i64(4)):
        s.gaps[i] = 0
    s.banned = 0
    if out is not None:
        out.emit(TurnEnded(seat))
    s.push(K_STAGE, BY_NOBODY, 0, seat, -1)
    trim(t, s, 1 - seat)
    trim(t, s, seat)


def clear_events(t: Setup, s: KrState, at: i64) -> None:
    """Card 50 leaves the game."""
    if not s.events[at]:
        return
    if has(t.removed, at % KINDS):
        s.gone[at] += s.events[at]
    else:
        s.pile[at] += s.events[at]
    s.events[at] = 0
