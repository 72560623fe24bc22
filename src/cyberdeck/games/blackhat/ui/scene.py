"""A table of Black Hat as the page draws it: everything that a view shows, worked out.

Players, spaces, pawns and cards have the names of the notation; players count from 0 as seats do, the robot's number
is the last. Everything `reconstructed` is marked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct, structs

from cyberdeck.games.blackhat import notation
from cyberdeck.games.blackhat.components import load
from cyberdeck.games.blackhat.components.types import ASSETS, SPACE_KINDS, SPACE_NAMES
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.ids import IN_TRICK, JAIL, NONE, SIDES, TRACER_START
from cyberdeck.games.blackhat.multiset import packed
from cyberdeck.games.blackhat.rules.score import hand_trace, pawn_trace, winners
from cyberdeck.games.blackhat.ui import analysis
from cyberdeck.games.blackhat.ui.text.events import card
from cyberdeck.games.blackhat.ui.text.marks import asset_mark, module_mark, space_mark, trace_mark
from cyberdeck.games.blackhat.ui.text.moves import decision, table_state
from cyberdeck.games.blackhat.view import BHView, Ints, layout
from cyberdeck.kernel.bits import members

OWN: Final = ("seat", "players", "hand", "hand_trace")  # fields of a scene that differ from reader to reader


class Space(Struct, frozen=True, gc=False):
    """A space as it lies now: `name` is the key of its name, `change` the marker on it.

    `cell`: its uppermost row and its column on the board's grid, and how many rows it is tall; none for spaces beside
    the grid.
    """

    id: str
    kind: str
    name: str
    value: int
    arrows: tuple[str, ...]
    change: int
    place: int | None  # number of the module that covers it
    reconstructed: bool
    cell: tuple[int, int, int] | None


class Module(Struct, frozen=True, gc=False):
    """A side of a module: its four spaces clockwise from the top left."""

    code: str
    kinds: tuple[str, ...]
    values: tuple[int, ...]
    reconstructed: bool


class Place(Struct, frozen=True, gc=False):
    """A marked place for a module, and the side that lies there."""

    number: int
    spaces: tuple[str, ...]
    module: Module | None


class Pawn(Struct, frozen=True, gc=False):
    id: str
    player: int
    at: str


class CardCount(Struct, frozen=True, gc=False):
    """Cards of one kind in a hand, and the trace of one of them."""

    card: str
    count: int
    trace: int
    reconstructed: bool


class Player(Struct, frozen=True, gc=False):
    """`so_far`: the trace of this round if it ended now; a lower bound unless `exact`."""

    robot: bool
    total: int
    last: int
    so_far: int
    exact: bool
    pawns: int
    size: int
    known: tuple[CardCount, ...]
    out: bool
    status: int | None


class Put(Struct, frozen=True, gc=False):
    """A player's cards in the trick; no cards: they passed."""

    player: int
    cards: tuple[str, ...]


class Tile(Struct, frozen=True, gc=False):
    id: str
    reconstructed: bool


class Scene(Struct, frozen=True, gc=False):
    seat: int
    celebrity: bool
    board: str
    round: int
    limit: int
    dealer: int
    leader: int
    hat: int | None  # who holds the Black Hat; -1: it lies in the trick
    deck: int
    discard: tuple[CardCount, ...]
    turned: str | None  # the card that decided who gets the Black Hat
    spaces: tuple[Space, ...]
    places: tuple[Place, ...]
    pawns: tuple[Pawn, ...]
    players: tuple[Player, ...]
    hand: tuple[CardCount, ...]
    hand_trace: int
    lead: int  # cards that the leader played
    trick: tuple[Put, ...]
    wins: int | None  # who is winning the trick
    why: str | None  # the key of the reason
    tracer: str | None  # where the tracer stands
    asset: Tile | None
    decision: str
    player: int | None  # the player of the decision
    choice: tuple[Module, ...]  # modules to choose from, or the one to be laid
    winners: tuple[int, ...]  # when the game is over


def scene(game: BlackHat, view: BHView, watched: Scene | None = None) -> Scene:
    """`watched`: the scene of the same moment from a spectator's view, if there is one; gives all fields but OWN."""
    return _watched(game, view) if watched is None else _seated(game, view, watched)


def _seated(game: BlackHat, view: BHView, watched: Scene) -> Scene:
    """A seat knows more than a spectator only about its own player."""
    seat, players = view.seat, list(watched.players)
    if seat >= 0:
        players[seat] = _player(game, view, seat, players[seat].pawns)
    return structs.replace(
        watched,
        seat=seat,
        players=tuple(players),
        hand=_card_counts(game, view.hand),
        hand_trace=hand_trace(game.params, packed(view.hand)),
    )


def _watched(game: BlackHat, view: BHView) -> Scene:
    params = game.params
    state = table_state(params, view)
    wins, why = analysis.winning(game, view)
    open_decision, player = decision(view)
    return Scene(
        seat=view.seat,
        celebrity=bool(params.celebrity),
        board=game.options.board,
        round=view.round,
        limit=params.round_limit,
        dealer=view.dealer,
        leader=view.leader,
        hat=view.hat if view.hat >= 0 else -1 if view.hat == IN_TRICK else None,
        deck=view.deck_size,
        discard=_card_counts(game, view.discard),
        turned=None if view.turned == NONE else card(view.turned),
        spaces=_spaces(game, view.slots, view.plus, view.minus),
        places=_places(game, view.slots),
        pawns=tuple([Pawn(notation.PAWN_NAMES[p], p // 2, SPACE_NAMES[at]) for p, at in enumerate(view.pawns)]),
        players=tuple([_player(game, view, number, pawn_trace(state, number)) for number in range(params.players)]),
        hand=_card_counts(game, view.hand),
        hand_trace=hand_trace(params, packed(view.hand)),
        lead=view.lead,
        trick=tuple([Put(p, tuple(put.split("+")) if put else ()) for p, put in analysis.plays(game, view)]),
        wins=None if wins == NONE else wins,
        why=why or None,
        tracer=SPACE_NAMES[view.tracer] if params.tracer and view.tracer != NONE else None,
        asset=None if view.asset == NONE else Tile(ASSETS[view.asset], bool(asset_mark(view.asset))),
        decision=open_decision,
        player=None if player == NONE else player,
        choice=_choice(game, view, open_decision),
        winners=tuple(winners(params, state)) if open_decision == "over" else (),
    )


@lru_cache(maxsize=1 << 13)
def _card_counts(game: BlackHat, counts: Ints) -> tuple[CardCount, ...]:
    return tuple(
        [
            CardCount(card(kind), n, game.params.trace[kind], bool(trace_mark(kind)))
            for kind, n in enumerate(counts)
            if n
        ]
    )


@lru_cache(maxsize=1 << 10)
def _spaces(game: BlackHat, slots: Ints, plus: Ints, minus: Ints) -> tuple[Space, ...]:
    """All spaces of this game: without the tracer, neither its jail nor its way. The result stays the same until a
    module or a marker is laid.
    """
    lying = layout(game.params, slots)
    under = {
        space: place for place, side in enumerate(slots) if side != NONE for space in analysis.covered(game, place)
    }
    change = {**dict.fromkeys(plus, 1), **dict.fromkeys(minus, -1)}
    last = TRACER_START + 4 if game.params.tracer else JAIL
    return tuple(
        [
            Space(
                id=SPACE_NAMES[space],
                kind=SPACE_KINDS[lying.kind[space]],
                name=f"space-{analysis.space_label(game, slots, space)}",
                value=lying.value[space] + change.get(space, 0),
                arrows=tuple([SPACE_NAMES[head] for head in members(lying.arrows[space])]),
                change=change.get(space, 0),
                place=under[space] + 1 if space in under else None,
                reconstructed=bool(space_mark(game, slots, space)),
                cell=_cell(game, space),
            )
            for space in range(last)
        ]
    )


def _cell(game: BlackHat, space: int) -> tuple[int, int, int] | None:
    cells = load().sides[game.options.board].cells[space]
    if not cells or cells[0][1] < 0:
        return None
    rows = [row for row, _ in cells]
    return min(rows), cells[0][1], max(rows) - min(rows) + 1


@lru_cache(maxsize=1 << 10)
def _places(game: BlackHat, slots: Ints) -> tuple[Place, ...]:
    if not analysis.uses_modules(game, slots):
        return ()
    return tuple(
        [
            Place(
                place + 1,
                tuple([SPACE_NAMES[space] for space in analysis.covered(game, place)]),
                None if side == NONE else _module(side),
            )
            for place, side in enumerate(slots)
        ]
    )


def _module(side: int) -> Module:
    face = load().modules[side >> 1][side & 1]
    return Module(face.code, tuple([SPACE_KINDS[kind] for kind in face.kind]), face.value, bool(module_mark(side)))


def _player(game: BlackHat, view: BHView, number: int, pawns: int) -> Player:
    """`pawns`: the trace of their pawns."""
    so_far = analysis.so_far(game, view, number, pawns)
    status = view.statuses[number] if view.statuses else NONE
    return Player(
        robot=number == game.params.robot,
        total=view.total[number],
        last=view.last[number],
        so_far=so_far.trace,
        exact=so_far.exact,
        pawns=pawns,
        size=view.size[number],
        known=() if number == view.seat else _card_counts(game, view.known[number]),
        out=number in view.out,
        status=None if status == NONE else game.params.status[status],
    )


def _choice(game: BlackHat, view: BHView, open_decision: str) -> tuple[Module, ...]:
    """The modules that the decision is about."""
    if open_decision == "lay":
        return (_module(view.stack[-1][4]),)
    if open_decision == "randomize" and game.options.randomizer == "choice":
        lying = {side >> 1 for side in view.slots if side != NONE}
        return tuple([_module(side) for side in range(SIDES) if side >> 1 not in lying])
    return ()
