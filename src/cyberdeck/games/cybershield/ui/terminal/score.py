"""Points of Cyber Shield with their reasons as text, from a view."""

from __future__ import annotations

import msgspec

from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import A_GENERATOR, ATTACHED_KINDS, ITSELF, NONE, SIDE
from cyberdeck.games.cybershield.rules.network import flow
from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.games.cybershield.ui.analysis import Reason, connected, reasons, side, spot_at
from cyberdeck.games.cybershield.ui.text.args import card, place, points, signed
from cyberdeck.games.cybershield.view import CsView, base_state
from cyberdeck.kernel.bits import members
from cyberdeck.toolkit.lines import seats
from cyberdeck.toolkit.messages import Args, Names, who
from cyberdeck.toolkit.terminal import Translate


def spot_state(view: CsView, spot: Spot) -> str:
    """CS-5.2, CS-5.3, CS-5.4"""
    if spot.disrupted:
        return "disrupted"
    if spot.turned:
        return "turned"
    return "connected" if connected(view, spot.place) else "cut"


def reason_state(game: CyberShield, view: CsView, seat: int, reason: Reason) -> str:
    """Why a card counts for a player, or does not."""
    spot = spot_at(view, reason.place)
    assert spot is not None
    if reason.place // SIDE != seat:
        return "gain"
    if reason.part == ITSELF:
        return spot_state(view, spot)
    if reason.part == A_GENERATOR and reason.kind != ATTACHED_KINDS[A_GENERATOR]:
        return "hit"
    if reason.rule == "CS-5.3":
        return "broken"
    if connected(view, reason.place):
        return "works"
    return "lasting" if game.params.lasting[reason.part] else "idle"


def attached(found: list[Reason], spot: Spot) -> list[Reason]:
    """The reasons for points of the owner that are attached to a card."""
    return [reason for reason in found if reason.place == spot.place and reason.part != ITSELF]


def own_points(game: CyberShield, view: CsView, spot: Spot) -> str:
    """The points of the Hardware alone, now."""
    return points(spot.kind, game.params.points[spot.kind] if connected(view, spot.place) else 0)


def score_lines(game: CyberShield, view: CsView, readers: Names, translate: Translate) -> list[str]:
    """CS-2.5: both players' points, each followed by all its reasons with their rules."""
    out = []
    for seat in seats(view):
        out.append(translate("score-total", **who(readers, seat), points=signed(view.score[seat])))
        for reason in reasons(game, view, seat):
            spot = spot_at(view, reason.place)
            args: Args = {**place(reason.place, NONE if spot is None else spot.kind, readers), **card(reason.kind)}
            args |= {"count": reason.cards, "points": points(reason.kind, reason.points)}
            parts = translate("score-reason", **args, state=reason_state(game, view, seat, reason))
            out.append(f"  {parts} [{reason.rule}]")
    return out


def planned(game: CyberShield, view: CsView) -> CsView | None:
    """CS-4.1: the view after the re-arranging in progress, with its points; None if that changes nothing."""
    if not view.plan:
        return None
    seat = view.active
    lying = [
        msgspec.structs.replace(spot, links=view.plan[spot.place % SIDE], turned=False) for spot in side(view, seat)
    ]
    table = tuple(sorted([*lying, *side(view, 1 - seat)], key=lambda spot: spot.place))
    if table == view.table:
        return None
    then = msgspec.structs.replace(view, table=table)
    net = list(view.connected)
    net[seat] = tuple(members(flow(game.params, base_state(game.params, then), seat, 0)))
    then = msgspec.structs.replace(then, connected=(net[0], net[1]))
    score = tuple(sum(reason.points for reason in reasons(game, then, player)) for player in (0, 1))
    return msgspec.structs.replace(then, score=score)
