"""The wave in a scene: how far it is met, what could block it, what it would do."""

from __future__ import annotations

from msgspec import structs

from cyberdeck.games.kiberrubezh.components.types import CARD_IDS
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import (
    ATTACKS,
    FIRST_ATTACK,
    K_LAST,
    K_STAGE,
    KINDS,
    T_BLOCK,
    T_REACT,
    T_TRIGGERS,
)
from cyberdeck.games.kiberrubezh.ui import analysis
from cyberdeck.games.kiberrubezh.ui.scene.types import Attack, Blocker, Prospect, Stage, StepEffect, Wave
from cyberdeck.games.kiberrubezh.ui.text.args import step_effect
from cyberdeck.games.kiberrubezh.view import KrView

_MEANS = range(FIRST_ATTACK, FIRST_ATTACK + ATTACKS)


def stage(view: KrView) -> Stage | None:
    """The stage of the wave, if there is one: the one that comes next."""
    if not any(view.wave):
        return None
    if not analysis.declared(view):
        return "naming"
    coming = next(b for kind, _, _, _, b, _ in reversed(view.stack) if kind == K_STAGE)
    if coming in (T_REACT, T_BLOCK):
        return "react"
    if coming == T_TRIGGERS:
        return "block"
    return "last" if any(frame[0] == K_LAST for frame in view.stack) else "resolve"


def wave(game: Kiberrubezh, view: KrView) -> Wave | None:
    now = stage(view)
    if now is None:
        return None
    attacks = [
        Attack(
            card=CARD_IDS[kind],
            count=view.wave[kind],
            met=view.resolved[kind],
            partly=view.partly[kind],
            wants=game.params.needs_blocks[kind] * (view.wave[kind] - view.resolved[kind]) - view.partly[kind],
        )
        for kind in analysis.wave(view)
    ]
    return Wave(view.active, now, tuple(attacks))


def prospects(game: Kiberrubezh, view: KrView) -> tuple[Prospect, ...]:
    """Of the attacking wave; or of all means that could still be named, as if they were."""
    if not view.stack or not view.turns:
        return ()
    now = stage(view)
    if now in (None, "naming"):
        means = view.upright[view.active]
        view = structs.replace(view, wave=tuple([means[kind] if kind in _MEANS else 0 for kind in range(KINDS)]))
    kinds = [kind for kind in analysis.wave(view) if view.wave[kind] > view.resolved[kind]]
    if not kinds:
        return ()
    blockers = [] if now in ("last", "resolve") else analysis.could_block(game, view)
    instead = _step_effect(analysis.plain(view, view.active))
    return tuple(
        [
            Prospect(
                card=CARD_IDS[kind],
                blockers=tuple([_blocker(found) for found in blockers if kind in found.attacks]),
                does=tuple([_step_effect(found) for found in analysis.would_do(game, view, view.active, kind)]),
                instead=instead,
            )
            for kind in kinds
        ]
    )


def _blocker(found: analysis.Blocker) -> Blocker:
    return Blocker(CARD_IDS[found.measure], found.ready, found.blocks, found.goes_on)


def _step_effect(found: analysis.StepEffect) -> StepEffect:
    key, args = step_effect(found)
    names = [tuple([CARD_IDS[kind] for kind in kinds]) for kinds in (found.upright, found.turned)]
    return StepEffect(key, str(args["step"]), int(args["n"]), names[0], names[1])
