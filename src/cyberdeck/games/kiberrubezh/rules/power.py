"""KR-3.5: computing power, counted separately for its two kinds."""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.games.kiberrubezh.ids import K_FIT, K_TRIM, KINDS, MEASURE
from cyberdeck.games.kiberrubezh.params import RuleParams
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.kernel.bits import bit, has


def cheaper(params: RuleParams, state: KrState, seat: i64, turned: bool) -> i64:
    """Card 9: how much less the measures named there need. KR-3.10: turned ones count only with `turned`."""
    at = seat * KINDS + params.cheap_kind
    n = state.upright[at]
    if turned:
        n += state.turned[at] + state.locked[at]
    return n * params.cheap_by


def cost(params: RuleParams, kind: i64, power: i64, less: i64) -> i64:
    full = params.power[power * KINDS + kind]
    if less and params.sort[kind] == MEASURE and has(params.category[kind], params.cheap_category):
        full -= less
        if full < 0:
            return 0
    return full


def given(params: RuleParams, state: KrState, seat: i64, turned: bool) -> tuple[i64, i64]:
    """The defence and attack power of a player's assets; turned ones count only with `turned`."""
    up = state.upright
    defence = state.extra[seat]
    attack = defence
    for kind in range(params.assets):
        at = seat * KINDS + kind
        n = up[at]
        if turned:
            n += state.turned[at] + state.locked[at]
        if n:
            defence += n * params.power[kind]
            attack += n * params.power[KINDS + kind]
    return defence, attack


def needed(params: RuleParams, state: KrState, seat: i64, turned: bool, less: i64) -> tuple[i64, i64]:
    """The power needed by a player's measures, means and events on the table. Only assets can be locked."""
    up = state.upright
    down = state.turned
    events = state.events
    defence: i64 = 0
    attack: i64 = 0
    for kind in range(params.assets, params.events):
        n = up[seat * KINDS + kind]
        if turned:
            n += down[seat * KINDS + kind]
        if n:
            defence += n * cost(params, kind, 0, less)
            attack += n * cost(params, kind, 1, less)
    for kind in range(params.events, i64(KINDS)):
        n = events[seat * KINDS + kind]
        if n:
            defence += n * params.power[kind]
            attack += n * params.power[KINDS + kind]
    return defence, attack


def spare(params: RuleParams, state: KrState, seat: i64, less: i64) -> tuple[i64, i64]:
    """What active assets give, less what all cards on the table need, turned ones too; can be negative."""
    defence, attack = given(params, state, seat, False)
    for_defence, for_attack = needed(params, state, seat, True, less)
    return defence - for_defence, attack - for_attack


def affords(params: RuleParams, kind: i64, less: i64, defence: i64, attack: i64) -> bool:
    """Whether a card can be laid with the spare power."""
    need = cost(params, kind, 0, less)
    if need and need > defence:
        return False
    need = cost(params, kind, 1, less)
    return need == 0 or need <= attack


def short_of(params: RuleParams, state: KrState, seat: i64, turned: bool) -> i64:
    """Mask of the kinds of power of which more is needed than given."""
    defence, attack = given(params, state, seat, turned)
    for_defence, for_attack = needed(params, state, seat, turned, cheaper(params, state, seat, turned))
    found: i64 = 0
    if for_defence > defence:
        found |= bit(0)
    if for_attack > attack:
        found |= bit(1)
    return found


def sheds(params: RuleParams, kind: i64, short: i64, less: i64) -> bool:
    """Whether a measure or means needs a kind of power that is short. Events stay until the end of the turn."""
    for power in range(i64(2)):
        if has(short, power) and cost(params, kind, power, less):
            return True
    return False


def can_shed(params: RuleParams, state: KrState, seat: i64, short: i64, turned: bool) -> bool:
    less = cheaper(params, state, seat, turned)
    for kind in range(params.assets, params.events):
        at = seat * KINDS + kind
        n = state.upright[at]
        if turned:
            n += state.turned[at]
        if n and sheds(params, kind, short, less):
            return True
    return False


def fit(params: RuleParams, state: KrState, seat: i64) -> None:
    """After assets have turned: upright cards must fit, as far as any can be turned."""
    short = short_of(params, state, seat, False)
    if short and can_shed(params, state, seat, short, False):
        state.push(K_FIT, bit(seat), 0, seat, short)


def trim(params: RuleParams, state: KrState, seat: i64) -> None:
    """After assets have left, or extra power has ended: all cards must fit, turned assets counted; then the upright
    ones.
    """
    short = short_of(params, state, seat, True)
    if short and can_shed(params, state, seat, short, True):
        state.push(K_TRIM, bit(seat), 0, seat, short)
    else:
        fit(params, state, seat)
