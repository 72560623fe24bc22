"""Moves and decisions of Black Hat as message keys with arguments, from a view alone.

A move is shown with its cost or gain, so that nobody has to add up. Signed values are strings in their printed form.
"""

from __future__ import annotations

from functools import lru_cache

from cyberdeck.games.blackhat import ids, notation
from cyberdeck.games.blackhat import moves as m
from cyberdeck.games.blackhat.components.types import NUMBER, SPACE_KINDS, SPACE_NAMES
from cyberdeck.games.blackhat.game import BlackHat
from cyberdeck.games.blackhat.multiset import RANKED, cards, counts, size
from cyberdeck.games.blackhat.rules.hat import highest, one_rank
from cyberdeck.games.blackhat.rules.score import hand_trace
from cyberdeck.games.blackhat.rules.trick import leading, on_table
from cyberdeck.games.blackhat.ui.text.events import card, card_list, place_spaces, played
from cyberdeck.games.blackhat.ui.text.marks import module_mark, module_name, space_mark, trace_mark
from cyberdeck.games.blackhat.view import BHView, Ints, base_state, layout
from cyberdeck.toolkit.latest import LastResult
from cyberdeck.toolkit.messages import Args, Names, who

_DECISIONS = {
    ids.K_PLAY: "follow",
    ids.K_TAKE: "take",
    ids.K_PICK: "pick",
    ids.K_MOVE: "move",
    ids.K_SEND: "send",
    ids.K_EXPLOIT: "exploit",
    ids.K_RELAY: "relay",
    ids.K_RANDOMIZE: "randomize",
    ids.K_LAY: "lay",
    ids.K_TRACER: "tracer",
    ids.K_LEAK: "leak",
}

table_state = LastResult(base_state)  # the state that a view describes


def unseated_players(game: BlackHat) -> list[str]:
    """BH-12.1: the robot has no seat of its own."""
    return [] if game.params.robot == ids.NONE else ["table-robot"]


def decision(view: BHView) -> tuple[str, int]:
    """The name of the open decision, and its player; `over` and nobody when the game is over."""
    if not view.stack:
        return "over", ids.NONE
    kind, _, _, player, _, _ = view.stack[-1]
    if kind == ids.K_PLAY and not view.lead:
        return "lead", player
    return _DECISIONS.get(kind, "chance"), player


def decision_message(game: BlackHat, view: BHView, names: Names) -> tuple[str, Args]:
    """The open decision, for the seat of the view."""
    open_decision, player = decision(view)
    if player == ids.NONE:
        return "ask-over", {}
    args: Args = {**who(names, player), "robot": "yes" if player == game.params.robot else "no"}
    if open_decision == "follow":
        args["count"] = view.lead
    elif open_decision == "pick":
        args["count"] = view.stack[-1][4]
    elif open_decision in ("send", "relay"):
        at = view.stack[-1][4]
        args["what"] = notation.PAWN_NAMES[at] if open_decision == "send" else SPACE_NAMES[at]
    elif open_decision == "lay":
        args["module"] = module_name(view.stack[-1][4])
    return f"ask-{open_decision}", args


def move_message(game: BlackHat, view: BHView, action: int) -> tuple[str, Args]:
    """The effect of a move at the open decision. The arguments are shared: never change them."""
    if action < ids.PASS:
        return "move-play", _play(game, action, wins(game, view, action))
    move = notation.decode(action)
    match move:
        case m.Pass():
            return "move-pass", {}
        case m.Decline():
            return "move-decline", {"decision": decision(view)[0]}
        case m.TakeAll() | m.TakeBlackHat() | m.TakeCard():
            return _taking(game, view, move)
        case m.MovePawn(pawn, space) | m.SendPawn(pawn, space):
            key = "move-step" if isinstance(move, m.MovePawn) else "move-send"
            at = view.pawns[notation.PAWN_IDS[pawn]]
            return key, _step(game, view.slots, view.plus, view.minus, pawn, at, NUMBER[space])
        case m.PlaceMarker(space, up):
            after = _changed(game, view, space, 1 if up else -1)
            return "move-mark", {**place(game, view, space), "after": after, "change": "up" if up else "down"}
        case m.RemoveMarker(space):
            change = 1 if NUMBER[space] in view.minus else -1
            return "move-lift", {**place(game, view, space), "after": _changed(game, view, space, change)}
    return _rare(game, view, move)


def _rare(game: BlackHat, view: BHView, move: m.AnyMove) -> tuple[str, Args]:
    match move:
        case m.DrawModule():
            return "move-use", {}
        case m.ChooseModule(module):
            return "move-choose", {"module": f"{module}{module_mark(2 * module - 2)}"}
        case m.PlaceModule(number):
            covered = place_spaces(game, number - 1)
            under = [notation.PAWN_NAMES[p] for p, at in enumerate(view.pawns) if SPACE_NAMES[at] in covered.split()]
            return "move-lay", {"place": number, "spaces": covered, "pawns": " ".join(under), "count": len(under)}
        case m.MoveTracer(space):
            caught = [notation.PAWN_NAMES[p] for p, at in enumerate(view.pawns) if SPACE_NAMES[at] == space]
            return "move-trace", {"space": space, "pawns": " ".join(caught), "count": len(caught)}
        case m.SwapScores(player):
            mine, theirs = view.last[view.stack[-1][3]], view.last[player - 1]
            return "move-swap", {"number": player, "mine": str(mine), "theirs": str(theirs)}
    raise AssertionError(move)


@lru_cache(maxsize=1 << 14)
def _step(game: BlackHat, slots: Ints, plus: Ints, minus: Ints, pawn: str, at: int, to: int) -> Args:
    """A pawn goes from one space to another."""
    lying = _lying(game, slots, plus, minus)
    return {"pawn": pawn, "from": SPACE_NAMES[at], "was": lying[at][1], **_place(lying, to)}


@lru_cache(maxsize=1 << 10)
def _lying(game: BlackHat, slots: Ints, plus: Ints, minus: Ints) -> list[tuple[str, str]]:
    """Kind and trace of every space as it lies now, markers included, with its mark."""
    board = layout(game.params, slots)
    traces = [board.value[space] + (space in plus) - (space in minus) for space in range(len(SPACE_NAMES))]
    return [
        (SPACE_KINDS[board.kind[space]], f"{trace}{space_mark(game, slots, space)}")
        for space, trace in enumerate(traces)
    ]


def _place(lying: list[tuple[str, str]], at: int) -> Args:
    kind, trace = lying[at]
    return {"space": SPACE_NAMES[at], "kind": kind, "value": trace}


def place(game: BlackHat, view: BHView, space: str) -> Args:
    """A space as it lies now: name, kind and trace."""
    return _place(_lying(game, view.slots, view.plus, view.minus), NUMBER[space])


def value(game: BlackHat, view: BHView, at: int) -> str:
    """The trace of a space, markers included, with its mark."""
    return _lying(game, view.slots, view.plus, view.minus)[at][1]


def _changed(game: BlackHat, view: BHView, space: str, change: int) -> str:
    at = NUMBER[space]
    return f"{table_state(game.params, view).value(at) + change}{space_mark(game, view.slots, at)}"


def trace(game: BlackHat, multiset: int) -> str:
    """The trace of cards in hand, with the mark if a part of it is reconstructed."""
    kinds = [kind for kind, n in enumerate(counts(multiset)) if n]
    return f"{hand_trace(game.params, multiset)}{trace_mark(*kinds)}"


@lru_cache(maxsize=1 << 13)
def _play(game: BlackHat, action: int, wins: str) -> Args:
    return {
        "cards": played(action),
        "count": ids.PLAY_SIZE[action],
        "trace": trace(game, ids.PLAY_CARDS[action]),
        "wins": wins,
        "hat": "yes" if ids.PLAY_HAT[action] else "no",
    }


def wins(game: BlackHat, view: BHView, action: int) -> str:
    """Whether a play wins the trick now: yes, no; lead: it opens the trick; never: the Black Hat led alone."""
    if not view.lead:
        return "never" if action == ids.WILD0 else "lead"
    state = table_state(game.params, view).copy()
    player = view.stack[-1][3]
    state.plays[player] = action
    if ids.PLAY_HAT[action]:
        state.hat = ids.IN_TRICK
    return "yes" if leading(game.params, state) == player else "no"


def _taking(game: BlackHat, view: BHView, move: m.TakeAll | m.TakeBlackHat | m.TakeCard) -> tuple[str, Args]:
    table = on_table(table_state(game.params, view))
    if isinstance(move, m.TakeCard):
        left = view.stack[-1][4] - 1
        return "move-pick", {"card": card(move.rank - 1), "trace": trace(game, cards(move.rank - 1, 1)), "count": left}
    if isinstance(move, m.TakeAll):
        return "move-take-all", {"cards": card_list(counts(table)), "trace": trace(game, table)}
    ranked = table & RANKED
    if game.params.take_any and size(ranked) > view.lead and not one_rank(ranked):
        return "move-take-pick", {"count": view.lead, "trace": trace(game, cards(ids.HAT, 1))}
    mine = highest(ranked, view.lead) + cards(ids.HAT, 1)
    return "move-take-hat", {"cards": card_list(counts(mine)), "trace": trace(game, mine)}
