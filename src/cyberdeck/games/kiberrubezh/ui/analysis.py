"""Facts derived from a view, for text, terminal and page. Nothing here sees a state but the one that is rebuilt from
the view.
"""

from __future__ import annotations

from msgspec import Struct

from cyberdeck.games.kiberrubezh import components
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import (
    ATTACKS,
    CATEGORIES,
    FIRST_ATTACK,
    FIRST_MEASURE,
    K_ASSETS,
    K_ATTACK,
    K_BLOCK,
    K_DEPLOY,
    K_OBJECT,
    K_STAGE,
    KINDS,
    MEASURES,
    NONE,
    OBJECT0,
    OBJECT_TURNED0,
    T_UPRIGHT,
)
from cyberdeck.games.kiberrubezh.rules.objects import legal_objects
from cyberdeck.games.kiberrubezh.rules.power import cheaper, cost, given, needed
from cyberdeck.games.kiberrubezh.rules.wave import PLAIN, can_block, open_attack, ready
from cyberdeck.games.kiberrubezh.view import KrView, base_state, deck_left
from cyberdeck.kernel.actions import ActionBuffer
from cyberdeck.kernel.bits import bit
from cyberdeck.toolkit.latest import LastResult

table_state = LastResult(base_state)  # the state that a view describes


class Power(Struct, frozen=True):
    """KR-3.5: power of one kind. `given` by upright assets and for this turn, `needed` by all cards there, turned cards
    and events too; `free` is negative while turned assets are missing.
    """

    given: int
    needed: int
    free: int


class Blocker(Struct, frozen=True):
    """KR-3.7: a kind of measure of the defender: how many of it can still block in this wave, how many attacks each
    blocks, and which kinds of attack. `goes_on`: it is blocking now, with so many blocks left.
    """

    measure: int
    ready: int
    blocks: int
    attacks: tuple[int, ...]
    goes_on: bool


class StepEffect(Struct, frozen=True):
    """A step of a text as it would be done now: its code (components/types.py), the number of its cards or objects
    (none if it has no object, KR-3.13, KR-3.18), its possible objects by kind, upright or turned, and the type of
    object it needs (`what`).
    """

    code: str
    n: int
    upright: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    what: str = ""


def power(game: Kiberrubezh, view: KrView, seat: int) -> tuple[Power, Power]:
    """Defence power, attack power."""
    params, state = game.params, table_state(game.params, view)
    defence, attack = given(params, state, seat, False)
    for_defence, for_attack = needed(params, state, seat, True, cheaper(params, state, seat, False))
    return Power(defence, for_defence, defence - for_defence), Power(attack, for_attack, attack - for_attack)


def needs(game: Kiberrubezh, view: KrView, seat: int, kind: int) -> tuple[int, int]:
    """The defence and the attack power that a player's card needs with their present table (card 9)."""
    params = game.params
    if kind < params.assets:
        return 0, 0
    less = cheaper(params, table_state(params, view), seat, False)
    return cost(params, kind, 0, less), cost(params, kind, 1, less)


def affordable(game: Kiberrubezh, view: KrView, seat: int, kind: int) -> bool:
    """KR-3.5: whether a player has the power that a card needs; assets need none."""
    found = zip(needs(game, view, seat, kind), power(game, view, seat), strict=True)
    return all(not need or need <= kind_of_power.free for need, kind_of_power in found)


def phase(view: KrView) -> str:
    """KR-3.16: draw, assets, deployment, attack or end; `start` before the first turn, "" after the game. The lowest
    frame decides it.
    """
    if not view.stack:
        return ""
    if not view.turns:
        return "start"
    kind, _, _, _, b, _ = view.stack[0]
    if kind == K_STAGE:
        return "draw" if b == T_UPRIGHT else "end"
    return {K_ASSETS: "assets", K_DEPLOY: "deployment", K_ATTACK: "attack"}[kind]


def declared(view: KrView) -> bool:
    """KR-3.6: whether the wave attacks; before that it is being named."""
    return any(view.wave) and view.stack[-1][0] != K_ATTACK


def wave(view: KrView) -> list[int]:
    """The kinds of attack in the wave."""
    return [kind for kind in range(FIRST_ATTACK, FIRST_ATTACK + ATTACKS) if view.wave[kind]]


def open_attacks(view: KrView) -> int:
    """The number of attacks of the wave that are neither blocked nor done."""
    return sum(view.wave) - sum(view.resolved)


def could_block(game: Kiberrubezh, view: KrView) -> list[Blocker]:
    """The defender's measures that could block attacks of the wave, also while it is being named."""
    params, state, seat = game.params, table_state(game.params, view), 1 - view.active
    found = []
    kind, _, _, _, b, c = view.stack[-1] if view.stack else (NONE,) * 6
    going = b - 1 if kind == K_BLOCK and b else NONE
    for measure in range(FIRST_MEASURE, FIRST_MEASURE + MEASURES):
        attacks = tuple(
            attack for attack in wave(view) if open_attack(state, attack) and can_block(params, state, measure, attack)
        )
        if not attacks:
            continue
        if measure == going:
            found.append(Blocker(measure, 1, c, attacks, True))
        if ready(params, state, seat, measure):
            stayed = view.stay if params.once_upright >> measure & 1 else 0
            found.append(Blocker(measure, view.upright[seat][measure] - stayed, params.blocks[measure], attacks, False))
    return found


def blockers(game: Kiberrubezh, view: KrView, attack: int) -> list[Blocker]:
    """The measures that could block an attack of the wave."""
    return [blocker for blocker in could_block(game, view) if attack in blocker.attacks]


def would_do(game: Kiberrubezh, view: KrView, seat: int, kind: int) -> list[StepEffect]:
    """The text of a card in steps, as a player would do it now; none if it has no text."""
    card = components.load().cards[kind]
    return [_step_effect(game, view, seat, kind, pc) for pc in range(len(card.steps or card.property))]


def plain(view: KrView, seat: int) -> StepEffect:
    """KR-3.8: the alternative of any attack to its text."""
    return StepEffect("mill", min(PLAIN, deck_left(view, 1 - seat)))


def _step_effect(game: Kiberrubezh, view: KrView, seat: int, kind: int, pc: int) -> StepEffect:
    card = components.load().cards[kind]
    step = (card.steps or card.property)[pc]
    code, n, other = str(step.__struct_config__.tag), getattr(step, "n", 1), 1 - seat
    if code == "draw":
        return StepEffect(code, min(n, deck_left(view, seat)))
    if code == "mill":
        return StepEffect(code, min(n, deck_left(view, other)))
    if code == "peek":
        return StepEffect(code, min(n, deck_left(view, other) - len(view.under[other])))
    if code == "see-hand":
        return StepEffect(code, view.size[other])
    if code in ("discard-seen", "random"):
        return StepEffect(code, min(n, view.size[other]))
    if code == "upright-all":
        lying = view.turned[seat][FIRST_MEASURE : FIRST_MEASURE + MEASURES]
        turned = tuple(FIRST_MEASURE + at for at, count in enumerate(lying) if count)
        return StepEffect(code, sum(lying), turned=turned)
    if code in ("power", "each"):
        return StepEffect(code, n)
    found, what = _objects(game, view, seat, kind, pc), str(getattr(step, "what", ""))
    upright = tuple(a - OBJECT0 for a in found if OBJECT0 <= a < OBJECT0 + KINDS)
    turned = tuple(a - OBJECT_TURNED0 for a in found if OBJECT_TURNED0 <= a < OBJECT_TURNED0 + KINDS)
    return StepEffect(code, min(n, _count(view, seat, code, upright, turned)), upright, turned, what)


def _objects(game: Kiberrubezh, view: KrView, seat: int, kind: int, pc: int) -> list[int]:
    """The legal objects of a step, if it were done now."""
    state, buffer = table_state(game.params, view).copy(), ActionBuffer()
    state.push(K_OBJECT, bit(seat), pc, seat, kind, 1)
    legal_objects(game.params, state, state.top, buffer)
    return buffer.tolist()


def _count(view: KrView, seat: int, code: str, upright: tuple[int, ...], turned: tuple[int, ...]) -> int:
    """The number of objects."""
    other = 1 - seat
    if code == "ban":
        return CATEGORIES - view.banned.bit_count()
    if code == "cancel":
        return open_attacks(view)
    if code == "under":
        return sum(view.piles[seat])
    if code == "upright-one":
        return sum(view.turned[seat][kind] for kind in turned)
    lying = sum(view.upright[other][kind] for kind in upright) + sum(view.turned[other][kind] for kind in turned)
    return lying if code == "lock-assets" else lying + sum(view.locked[other][kind] for kind in turned)
