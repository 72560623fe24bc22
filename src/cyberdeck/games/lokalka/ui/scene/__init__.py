"""A table of Lokalka as the page draws it: what a view shows, worked out. Structs: types.py."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from msgspec import structs

from cyberdeck.games.lokalka.components import load
from cyberdeck.games.lokalka.components.types import HOST_IDS, ROLE_IDS
from cyberdeck.games.lokalka.explain import decision_rule
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import K_BUILD, K_DIRECT, K_EXCESS, K_FLOOD, K_TURN, K_VIRUSES, NONE
from cyberdeck.games.lokalka.notation import CARD_NAMES, PLACE_NAMES
from cyberdeck.games.lokalka.rules.out import ENDS
from cyberdeck.games.lokalka.ui import analysis
from cyberdeck.games.lokalka.ui.scene.types import (
    CardCount,
    Chance,
    Decision,
    Kind,
    Machine,
    Marked,
    Place,
    Player,
    Reach,
    Scene,
)
from cyberdeck.games.lokalka.view import Ints, LokView, full_nodes, in_flight
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import UNCOMMITTED

__all__ = ["OWN", "Scene", "scene"]

# Fields of a scene that differ from reader to reader
OWN: Final = ("seat", "roles", "hand", "hands", "marked", "reach", "chances")


def scene(game: Lokalka, view: LokView, watched: Scene | None = None) -> Scene:
    """`watched`: the scene of the same moment from a spectator's view, if there is one; gives all fields but OWN."""
    public = _public(game, view) if watched is None else watched
    hands = tuple([_card_counts(hand) for hand in view.hands])
    return structs.replace(
        public,
        seat=view.seat,
        roles=tuple([_role(role) for role in view.roles]),
        hand=_card_counts(view.hand),
        hands=hands,
        marked=tuple([Marked(card.holder, card.known_by, _card(card.kind)) for card in view.marked if card.known_by]),
        reach=tuple([_reach(way) for way in analysis.reach(game, view)]),
        chances=tuple([_chances(found) for found in analysis.chances(game, view)]),
    )


def _public(game: Lokalka, view: LokView) -> Scene:
    turns = [frame for frame in view.stack if frame[0] in (K_TURN, K_EXCESS)]
    return Scene(
        seat=NONE,
        roles=(),
        hand=(),
        hands=(),
        marked=(),
        reach=(),
        chances=(),
        kinds=_kinds(),
        places=tuple([_place(game, view, place) for place in analysis.ring(game)]),
        players=tuple([_player(view, seat) for seat in range(game.num_seats)]),
        admin=_seat(view.admin),
        turn=turns[-1][3] if turns else None,
        direction=view.direction,
        round=view.round,
        limit=game.options.round_limit,
        attacked=view.attacked,
        deck=view.deck_size,
        discard=_card_counts(view.discard),
        pools=tuple([_card_counts(counts) for _, counts in view.pools]),
        decision=_decision(view),
        choice=_choice(view),
        winners=view.winners,
        end=None if view.stack else ENDS[view.ending],
    )


@cache
def _kinds() -> tuple[Kind, ...]:
    return tuple(
        [
            Kind(
                card=name,
                id=kind.id,
                level=kind.level,
                colour=kind.colour,
                reconstructed="reconstructed"
                in (kind.colour_fact.provenance, kind.level_fact.provenance if kind.level_fact else ""),
            )
            for name, kind in zip(CARD_NAMES, load().kinds, strict=True)
        ]
    )


def _place(game: Lokalka, view: LokView, place: int) -> Place:
    player = None if place % 2 else place // 2
    host = view.host[place]
    items = load()
    fact = items.role_items[0].nodes_fact if player is not None else items.hosts[max(host, 0)]
    return Place(
        id=PLACE_NAMES[place],
        player=player,
        host=None if host == NONE else HOST_IDS[host],
        nodes=view.nodes[place],
        full=full_nodes(game.params, view, place),
        defence=f"d{view.defence[place]}" if view.defence[place] else None,
        owner=_seat(view.owner[place]),
        reconstructed=fact.provenance == "reconstructed",
    )


def _player(view: LokView, seat: int) -> Player:
    """The role is the public one: the Administrator's, that of a player who is out, all at the end."""
    shown = seat == view.admin or seat not in view.alive or not view.stack
    return Player(
        role=_role(view.roles[seat]) if shown else None,
        alive=seat in view.alive,
        size=view.size[seat],
        skips=view.skips[seat],
        bomb=view.bomb == seat,
        chosen=view.committed[seat] != UNCOMMITTED,
    )


def _decision(view: LokView) -> Decision:
    if not view.stack:
        return Decision("over", decision_rule(view), None, None, (), None, 0, (), None)
    kind, to_act, _, player, b, c = view.stack[-1]
    flying = [_card(kind) for kind in in_flight(view.stack)]
    return Decision(
        name=analysis.DECISIONS.get(kind, "deal"),
        rule=decision_rule(view),
        player=player if kind in analysis.DECISIONS else None,
        other=b if kind in (K_FLOOD, K_VIRUSES, K_DIRECT) else None,
        to_act=tuple([seat for seat in members(max(to_act, 0)) if view.committed[seat] == UNCOMMITTED]),
        at=PLACE_NAMES[b] if kind == K_BUILD else None,
        count=b if kind == K_EXCESS else 1 if kind == K_FLOOD else 0,
        struck=tuple(members(c)) if kind == K_VIRUSES else (),
        card=flying[-1] if flying else None,
    )


def _choice(view: LokView) -> tuple[Machine, ...]:
    if not view.stack or view.stack[-1][0] != K_BUILD:
        return ()
    left = [host for number, host in enumerate(load().hosts) if number not in view.host]
    return tuple([Machine(host.id, host.nodes, host.provenance == "reconstructed") for host in left])


def _reach(way: analysis.Reach) -> Reach:
    return Reach(PLACE_NAMES[way.place], PLACE_NAMES[way.start], tuple([PLACE_NAMES[at] for at in way.past]), way.rule)


def _chances(found: dict[int, int]) -> tuple[Chance, ...]:
    """Roles that are certain or impossible are left out."""
    every = sum(found.values())
    least, most = (1, 99) if len(found) > 1 else (0, 100)
    shares = [(role, min(most, max(least, round(100 * ways / every)))) for role, ways in found.items()]
    return tuple([Chance(ROLE_IDS[role], share) for role, share in shares])


@lru_cache(maxsize=1 << 13)
def _card_counts(counts: Ints) -> tuple[CardCount, ...]:
    return tuple([CardCount(CARD_NAMES[kind], n) for kind, n in enumerate(counts) if n])


def _card(kind: int) -> str | None:
    return None if kind == NONE else CARD_NAMES[kind]


def _role(role: int) -> str | None:
    return ROLE_IDS[role] if role >= 0 else None


def _seat(number: int) -> int | None:
    return None if number == NONE else number
