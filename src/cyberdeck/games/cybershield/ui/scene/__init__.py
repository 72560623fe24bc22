"""A table of Cyber Shield as the page draws it: what a view shows, worked out. Structs: types.py."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from msgspec import structs

from cyberdeck.games.cybershield import ids, notation
from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield.components import load
from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.explain import decision_rule
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.rules.cards import side_of
from cyberdeck.games.cybershield.rules.end import WAYS
from cyberdeck.games.cybershield.ui import analysis
from cyberdeck.games.cybershield.ui.scene.future import fits, outcomes
from cyberdeck.games.cybershield.ui.scene.table import name, places, planned, trees
from cyberdeck.games.cybershield.ui.scene.types import CardCount, Decision, Kind, Player, Reason, Scene, Waiting
from cyberdeck.games.cybershield.view import CsView, Ints

__all__ = ["OWN", "Scene", "scene"]

# Fields of a scene that differ from reader to reader
OWN: Final = ("seat", "hand", "fits", "outcomes", "under", "looked")


def scene(game: CyberShield, view: CsView, watched: Scene | None = None) -> Scene:
    """`watched`: the scene of the same moment from a spectator's view, if there is one; gives all fields but OWN."""
    public = _public(game, view) if watched is None else watched
    return structs.replace(
        public,
        seat=view.seat,
        hand=_card_counts(view.hand),
        fits=fits(game, view),
        outcomes=outcomes(game, view),
        under=tuple([CARD_IDS[kind] for kind in view.under]),
        looked=_card_counts(view.looked),
    )


def _public(game: CyberShield, view: CsView) -> Scene:
    plan = planned(game, view)
    return Scene(
        seat=ids.NONE,
        hand=(),
        fits=(),
        outcomes=(),
        under=(),
        looked=(),
        kinds=_kinds(game),
        places=places(game, view, plan),
        players=tuple([_player(game, view, plan, seat) for seat in (0, 1)]),
        active=view.active if view.turns and view.stack else None,
        turn=(view.turns + 1) // 2,
        limit=game.options.turn_limit,
        step=analysis.step(view),
        plays=view.plays,
        waiting=tuple([_waiting(game, one) for one in analysis.waiting(view)]),
        looks=view.looked_size,
        decision=_decision(view),
        goal=game.params.goal,
        winner=None if view.winner == ids.NONE else view.winner,
        end=None if view.stack else WAYS[view.ending],  # type: ignore[arg-type]
    )


@cache
def _kinds(game: CyberShield) -> tuple[Kind, ...]:
    params = game.params
    return tuple(
        [
            Kind(
                card=card.id,
                number=card.number,
                kind=card.kind,
                points=card.points.value,
                keywords=card.keywords,
                symbols=card.symbols,
                free=bool(params.free >> kind & 1),
                aims=("own" if side_of(params, 0, kind) == 0 else "other") if params.aimed >> kind & 1 else None,
                reconstructed=card.provenance == "reconstructed",
            )
            for kind, card in enumerate(load().cards)
        ]
    )


def _player(game: CyberShield, view: CsView, plan: CsView, seat: int) -> Player:
    return Player(
        score=view.score[seat],
        reasons=tuple([_reason(one) for one in analysis.reasons(game, view, seat)]),
        trees=trees(game, plan, seat),
        tokens=view.tokens[seat],
        size=view.size[seat],
        known=_card_counts(view.known[seat]),
        deck=view.deck_size[seat] + view.under_size[seat],
        pile=tuple([CARD_IDS[kind] for kind in view.piles[seat]]),
    )


def _reason(one: analysis.Reason) -> Reason:
    return Reason(name(one.place), CARD_IDS[one.kind], one.part != ids.ITSELF, one.cards, one.points, one.rule)


def _waiting(game: CyberShield, one: analysis.Waiting) -> Waiting:
    """An announced action, read as a move."""
    own = one.player * ids.SIDE - 1
    match notation.decode(one.action):
        case m.Play(card):
            return Waiting(one.player, "card", card, None, None)
        case m.PlayOn(card, slot, generator):
            side = side_of(game.params, one.player, notation.KIND_OF[card]) * ids.SIDE - 1
            return Waiting(one.player, "card", card, name(side + slot), notation.GENERATOR if generator else None)
        case m.Cancel():
            return Waiting(one.player, "cancel", "training", None, None)
        case m.Restore(slot, part, pay):
            return Waiting(one.player, "pay" if pay else "restore", None, name(own + slot), part or None)
        case m.Scrap(slot, generator):
            return Waiting(one.player, "scrap", None, name(own + slot), notation.GENERATOR if generator else None)
        case m.BuyPlay():
            return Waiting(one.player, "pay-play", None, None, None)
    return Waiting(one.player, "rearrange", None, None, None)


def _decision(view: CsView) -> Decision:
    if not view.stack:
        return Decision("over", decision_rule(view), None, None, None)
    kind, _, pc, player, b, _ = view.stack[-1]
    return Decision(
        name=analysis.DECISIONS.get(kind, "chance"),
        rule=decision_rule(view),
        player=player if kind in analysis.DECISIONS else None,
        place=name(player * ids.SIDE + b) if kind == ids.K_JOIN and not pc else None,
        card=CARD_IDS[pc - 1] if kind == ids.K_JOIN and pc else None,
    )


@lru_cache(maxsize=1 << 13)
def _card_counts(counts: Ints) -> tuple[CardCount, ...]:
    return tuple([CardCount(CARD_IDS[kind], n) for kind, n in enumerate(counts) if n])
