"""KR-3.5: computing power, of two kinds, each for itself. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.ids import K_FIT, K_TRIM, KINDS, MEASURE
from cyberdeck.games.kiberrubezh.setup import Setup
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.bits import bit, has


def cheaper(t: Setup, s: KrState, seat: i64, turned: bool) -> i64:
    """Card 9: so much less for the measures that it names; KR-3.10: not by a turned one, unless it is asked so."""
    at = seat * KINDS + t.cheap_kind
    n = s.up[at]
    if turned:
        n += s.turned[at] + s.locked[at]
    return n * t.cheap_by


def cost(t: Setup, kind: i64, power: i64, less: i64) -> i64:
    full = t.power[power * KINDS + kind]
    if less and t.sort[kind] == MEASURE and has(t.category[kind], t.cheap_category):
        full -= less
        if full < 0:
            return 0
    return full


def given(t: Setup, s: KrState, seat: i64, turned: bool) -> tuple[i64, i64]:
    """What the assets of a player give, of both kinds of power; turned ones too, if it is asked so."""
    up = s.up
    defence = s.extra[seat]
    attack = defence
    for kind in range(t.assets):
        at = seat * KINDS + kind
        n = up[at]
        if turned:
            n += s.turned[at] + s.locked[at]
        if n:
            defence += n * t.power[kind]
            attack += n * t.power[KINDS + kind]
    return defence, attack


def needed(t: Setup, s: KrState, seat: i64, turned: bool, less: i64) -> tuple[i64, i64]:
    """What measures, means and events on the table of a player need. Only assets are ever locked."""
    up = s.up
    down = s.turned
    events = s.events
    defence: i64 = 0
    attack: i64 = 0
    for kind in range(t.assets, t.events):
        n = up[seat * KINDS + kind]
        if turned:
            n += down[seat * KINDS + kind]
        if n:
            defence += n * cost(t, kind, 0, less)
            attack += n * cost(t, kind, 1, less)
    for kind in range(t.events, i64(KINDS)):
        n = events[seat * KINDS + kind]
        if n:
            defence += n * t.power[kind]
            attack += n * t.power[KINDS + kind]
    return defence, attack


def spare(t: Setup, s: KrState, seat: i64, less: i64) -> tuple[i64, i64]:
    """What active assets give beyond all that lies there, turned cards too; less than nothing if assets are turned."""
    defence, attack = given(t, s, seat, False)
    for_defence, for_attack = needed(t, s, seat, True, less)
    return defence - for_defence, attack - for_attack


def affords(t: Setup, kind: i64, less: i64, defence: i64, attack: i64) -> bool:
    """Whether a card can be laid for what is spare."""
    need = cost(t, kind, 0, less)
    if need and need > defence:
        return False
    need = cost(t, kind, 1, less)
    return need == 0 or need <= attack


def short_of(t: Setup, s: KrState, seat: i64, turned: bool) -> i64:
    """Mask of the kinds of power that are exceeded."""
    defence, attack = given(t, s, seat, turned)
    for_defence, for_attack = needed(t, s, seat, turned, cheaper(t, s, seat, turned))
    found: i64 = 0
    if for_defence > defence:
        found |= bit(0)
    if for_attack > attack:
        found |= bit(1)
    return found


def sheds(t: Setup, kind: i64, short: i64, less: i64) -> bool:
    """Whether a measure or means needs a kind of power that is exceeded; events lie there till the end of the turn."""
    for power in range(i64(2)):
        if has(short, power) and cost(t, kind, power, less):
            return True
    return False


def can_shed(t: Setup, s: KrState, seat: i64, short: i64, turned: bool) -> bool:
    less = cheaper(t, s, seat, turned)
    for kind in range(t.assets, t.events):
        at = seat * KINDS + kind
        n = s.up[at]
        if turned:
            n += s.turned[at]
        if n and sheds(t, kind, short, less):
            return True
    return False


def fit(t: Setup, s: KrState, seat: i64) -> None:
    """After assets have turned: the upright ones must fit, if there are any that can be turned."""
    short = short_of(t, s, seat, False)
    if short and can_shed(t, s, seat, short, False):
        s.push(K_FIT, bit(seat), 0, seat, short)


def trim(t: Setup, s: KrState, seat: i64) -> None:
    """After assets have left, or extra power has ended: all of them must, turned assets counted; then the upright."""
    short = short_of(t, s, seat, True)
    if short and can_shed(t, s, seat, short, True):
        s.push(K_TRIM, bit(seat), 0, seat, short)
    else:
        fit(t, s, seat)
