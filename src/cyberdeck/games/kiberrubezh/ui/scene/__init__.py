"""A table of Kiberrubezh as the page draws it: what a view shows, worked out. Structs: types.py."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal

from msgspec import structs

from cyberdeck.games.kiberrubezh.components import load
from cyberdeck.games.kiberrubezh.components.types import CARD_IDS, CATEGORIES
from cyberdeck.games.kiberrubezh.explain import decision_rule
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import K_OBJECT, KINDS, NONE
from cyberdeck.games.kiberrubezh.rules.power import cheaper, cost
from cyberdeck.games.kiberrubezh.rules.turn import DRAWN, WAYS
from cyberdeck.games.kiberrubezh.ui import analysis
from cyberdeck.games.kiberrubezh.ui.scene.types import (
    CardCount,
    Decision,
    Kind,
    Lies,
    Lying,
    Mine,
    Player,
    Power,
    Scene,
    Zone,
)
from cyberdeck.games.kiberrubezh.ui.scene.wave import prospects, wave
from cyberdeck.games.kiberrubezh.ui.text.args import ASSETS, sort_of, step_at
from cyberdeck.games.kiberrubezh.ui.text.moves import decision
from cyberdeck.games.kiberrubezh.view import Ints, KrView, deck_left

__all__ = ["OWN", "Scene", "scene"]

# Fields of a scene that differ from reader to reader
OWN: Final = ("seat", "hand", "seen", "tops", "bottoms")
ZONES: Final[dict[str, Zone]] = {"asset": "assets", "measure": "measures", "attack": "means", "event": "events"}
NOBODYS: Final = ("chance", "over")  # decisions of no player
Among = Literal["table", "hand", "pile", "wave"]
# Places of the objects of a step; other objects are cards of the table
AMONG: Final[dict[str, Among | None]] = {"discard-seen": "hand", "under": "pile", "cancel": "wave", "ban": None}
OF_ONES_OWN: Final = ("under", "upright-one")  # steps whose objects are the owner's


def scene(game: Kiberrubezh, view: KrView, watched: Scene | None = None) -> Scene:
    """`watched`: the scene of the same moment from a spectator's view, if there is one; gives all fields but OWN."""
    public = _public(game, view) if watched is None else watched
    return structs.replace(
        public,
        seat=view.seat,
        hand=_hand(game, view),
        seen=_card_counts(view.seen),
        tops=(_order(view.peeked[0]), _order(view.peeked[1])),
        bottoms=(_order(view.under[0]), _order(view.under[1])),
    )


def _public(game: Kiberrubezh, view: KrView) -> Scene:
    return Scene(
        seat=NONE,
        hand=(),
        seen=(),
        tops=(),
        bottoms=(),
        kinds=_kinds(),
        players=(_player(game, view, 0), _player(game, view, 1)),
        active=view.active if view.turns and view.stack else None,
        turn=(view.turns + 1) // 2,
        limit=game.options.turn_limit,
        phase=analysis.phase(view),
        wave=wave(game, view),
        prospects=prospects(game, view),
        banned=tuple([name for n, name in enumerate(CATEGORIES) if view.banned >> n & 1]),
        looks=view.seen_size,
        decision=_decision(view),
        winner=None if view.winner == NONE else view.winner,
        end=None if view.stack else WAYS[view.ending],  # type: ignore[arg-type]
    )


@cache
def _kinds() -> tuple[Kind, ...]:
    return tuple(
        [
            Kind(
                card=card.id,
                number=card.number,
                kind=card.kind,
                categories=card.categories,
                rarity=card.rarity,
                defence=card.defence,
                attack=card.attack,
                blocks=card.blocks,
                takes=card.needs_blocks,
                reconstructed=card.provenance == "reconstructed",
            )
            for card in load().cards
        ]
    )


def _player(game: Kiberrubezh, view: KrView, seat: int) -> Player:
    deck, lists = deck_left(view, seat), game.params.lists
    lying = (view.piles, view.gone, view.upright, view.turned, view.locked, view.events)
    rest = tuple([lists[seat * KINDS + kind] - sum([pair[seat][kind] for pair in lying]) for kind in range(KINDS)])
    defence, attack = [Power(found.given, found.needed, found.free) for found in analysis.power(game, view, seat)]
    return Player(
        deck=deck,
        start=sum([lists[seat * KINDS + kind] for kind in range(KINDS)]),
        lasts=deck // DRAWN,
        size=view.size[seat],
        known=_card_counts(view.known[seat]),
        rest=_card_counts(rest),
        pile=_card_counts(view.piles[seat]),
        gone=_card_counts(view.gone[seat]),
        defence=defence,
        attack=attack,
        extra=view.extra[seat],
        table=_table(game, view, seat),
    )


def _table(game: Kiberrubezh, view: KrView, seat: int) -> tuple[Lying, ...]:
    """By kind, upright ones first. The means of a wave are upright while it is being named, then turned."""
    counts: dict[Lies, Ints] = {
        "upright": view.upright[seat],
        "turned": view.turned[seat],
        "locked": view.locked[seat],
        "played": view.events[seat],
    }
    named: Lies = "turned" if any(view.wave) and analysis.declared(view) else "upright"
    found, less = [], cheaper(game.params, analysis.table_state(game.params, view), seat, False)
    for kind in range(KINDS):
        for state, pile in counts.items():
            n = pile[kind]
            if state == named and seat == view.active:
                n -= view.wave[kind]
            if n > 0:
                defence, attack = _powers(game, kind, less)
                found.append(Lying(CARD_IDS[kind], ZONES[sort_of(kind)], state, n, defence, attack))
    return tuple(found)


def _powers(game: Kiberrubezh, kind: int, less: int) -> tuple[int, int]:
    """The power that an asset gives, or that another card needs now (card 9: `less`)."""
    card = load().cards[kind]
    if card.kind in ASSETS:
        return card.defence, card.attack
    return cost(game.params, kind, 0, less), cost(game.params, kind, 1, less)


def _hand(game: Kiberrubezh, view: KrView) -> tuple[Mine, ...]:
    if not any(view.hand):
        return ()
    free = [found.free for found in analysis.power(game, view, view.seat)]
    less = cheaper(game.params, analysis.table_state(game.params, view), view.seat, False)
    found = []
    for kind, n in enumerate(view.hand):
        if n:
            powers = _powers(game, kind, less)
            short = any(need > max(left, 0) for need, left in zip(powers, free, strict=True))
            found.append(Mine(CARD_IDS[kind], n, *powers, dear=short and sort_of(kind) != "asset"))
    return tuple(found)


def _decision(view: KrView) -> Decision:
    name = decision(view)
    if name in NOBODYS:
        return Decision(name, decision_rule(view), None, None, None, 0, None, None)
    kind, _, pc, player, b, c = view.stack[-1]
    if kind == K_OBJECT:
        step = step_at(b, pc)
        among = AMONG.get(step, "table")
        side = None if among is None else player if step in OF_ONES_OWN else 1 - player
        return Decision(name, decision_rule(view), player, CARD_IDS[b], step, c, among, side)
    if name == "block-on":
        return Decision(name, decision_rule(view), player, CARD_IDS[b - 1], None, c, None, None)
    return Decision(name, decision_rule(view), player, None, None, 0, None, None)


def _order(pile: Ints) -> tuple[str | None, ...]:
    return tuple([None if kind == NONE else CARD_IDS[kind] for kind in pile])


@lru_cache(maxsize=1 << 13)
def _card_counts(counts: Ints) -> tuple[CardCount, ...]:
    return tuple([CardCount(CARD_IDS[kind], n) for kind, n in enumerate(counts) if n])
