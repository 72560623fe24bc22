"""The attacks that the defender faces in this turn."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh.ai.heuristic import weights as w
from cyberdeck.games.kiberrubezh.ai.heuristic.blocks import Threat, best_blocks
from cyberdeck.games.kiberrubezh.ai.heuristic.table import ATTACKS, MEASURES, Table


def threats_here(table: Table) -> list[Threat]:
    """The unblocked attacks of the wave."""
    view = table.view
    return [
        (kind, table.does(kind, table.other)) for kind in ATTACKS for _ in range(view.wave[kind] - view.resolved[kind])
    ]


def threats_later(table: Table) -> list[Threat]:
    """Means that may come in a later wave."""
    return [(kind, w.LATER * table.does(kind, table.other)) for kind in table.upright(table.other, ATTACKS)]


def unstopped(table: Table) -> list[Threat]:
    """The attacks of the wave that get through the best blocks."""
    here = threats_here(table)
    by = best_blocks(table.cards, here, table.upright(table.me, MEASURES), table.view.banned)
    return [threat for threat, stopped in zip(here, by, strict=True) if not stopped]
