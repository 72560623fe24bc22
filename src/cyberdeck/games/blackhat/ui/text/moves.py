"""Moves and decisions of Black Hat as message keys with arguments, from a view alone.

A move is shown with its cost or gain, so that nobody has to add up. Signed values are strings in their printed form.
`tone` (good, bad, plain) is that of the move's label: what the move does for the player who makes it.
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
from cyberdeck.games.blackhat.ui.text.marks import module_name
from cyberdeck.games.blackhat.ui.text.names import card_name, covered, named_cards, space_name
from cyberdeck.games.blackhat.view import BHView, Ints, base_state, layout
from cyberdeck.toolkit.latest import LastResult
from cyberdeck.toolkit.messages import Args, Names, minus, signed, who

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
    elif open_decision == "relay":
        args |= space_name(game, view.slots, view.stack[-1][4])
    elif open_decision == "lay":
        args["module"] = module_name(view.stack[-1][4])
    return f"ask-{open_decision}", args


def move_message(game: BlackHat, view: BHView, action: int, names: Names = ()) -> tuple[str, Args]:
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
            number = notation.PAWN_IDS[pawn]
            own = number // 2 == view.stack[-1][3]
            step = _step(game, view.slots, view.plus, view.minus, number, own, view.pawns[number], NUMBER[space])
            return key, step if own else {**step, **_whose(names, number // 2)}
        case m.PlaceMarker(space, up):
            return "move-mark", _changed(game, view, space, 1 if up else -1)
        case m.RemoveMarker(space):
            return "move-lift", _changed(game, view, space, 1 if NUMBER[space] in view.minus else -1)
    return _rare(game, view, move, names)


def _whose(names: Names, player: int) -> Args:
    """Another player by their name, or by their number without names; or the reader, for whom the robot acts."""
    if not names:
        return {"whose": "other", "player": ""}
    return {"whose": "named" if names[player] else "you", "player": names[player]}


def _rare(game: BlackHat, view: BHView, move: m.AnyMove, names: Names) -> tuple[str, Args]:
    match move:
        case m.DrawModule():
            return "move-use", {}
        case m.ChooseModule(module):
            return "move-choose", {"module": str(module), "tone": "plain"}
        case m.PlaceModule(number):
            under = [at for at in view.pawns if at in covered(game, number - 1)]
            return "move-lay", {"place": number, "count": len(under), "tone": "plain"}
        case m.MoveTracer(space):
            return "move-trace", _trace(game, view, NUMBER[space])
        case m.SwapScores(player):
            mine, theirs = view.last[view.stack[-1][3]], view.last[player - 1]
            args: Args = {"number": player, "mine": minus(mine), "theirs": minus(theirs)}
            return "move-swap", {**args, **_whose(names, player - 1), "tone": _tone(theirs - mine)}
    raise AssertionError(move)


def _tone(change: int) -> str:
    """Less trace is better."""
    return "good" if change < 0 else "bad" if change > 0 else "plain"


def _trace(game: BlackHat, view: BHView, to: int) -> Args:
    """BH-10.2, BH-10.3: where the tracer goes, and how many pawns it catches, the player's own among them or not."""
    caught = [pawn // 2 for pawn, at in enumerate(view.pawns) if at == to and to >= ids.FIRST_LANE]
    tone = "plain" if not caught else "bad" if view.stack[-1][3] in caught else "good"
    return {**space_name(game, view.slots, to), "count": len(caught), "tone": tone}


@lru_cache(maxsize=1 << 14)
def _step(game: BlackHat, slots: Ints, plus: Ints, less: Ints, pawn: int, own: bool, at: int, to: int) -> Args:
    """A pawn goes from one space to another. `fate`: whether it can go on from there."""
    lying = _lying(game, slots, plus, less)
    change = lying[to][1] - lying[at][1]
    kind = SPACE_KINDS.index(lying[to][0])
    fate = "end" if to == ids.CRITICAL else "stuck" if game.params.sticky >> kind & 1 else "free"
    tone = "bad" if fate == "stuck" and change >= 0 else _tone(change)
    return {
        **_place(game, slots, lying, to),
        **space_name(game, slots, at, "from"),
        "was": minus(lying[at][1]),
        "whose": "own" if own else "other",
        "number": pawn // 2 + 1,
        "player": "",
        "change": signed(change, "±0"),
        "fate": fate,
        "jump": "yes" if to >= ids.FIRST_LANE and not layout(game.params, slots).arrows[at] >> to & 1 else "no",
        "tone": tone if own else {"good": "bad", "bad": "good"}.get(tone, tone),
    }


@lru_cache(maxsize=1 << 10)
def _lying(game: BlackHat, slots: Ints, plus: Ints, less: Ints) -> list[tuple[str, int]]:
    """Kind and trace of every space as it lies now, markers included."""
    board = layout(game.params, slots)
    return [
        (SPACE_KINDS[board.kind[space]], board.value[space] + (space in plus) - (space in less))
        for space in range(len(SPACE_NAMES))
    ]


def _place(game: BlackHat, slots: Ints, lying: list[tuple[str, int]], at: int) -> Args:
    kind, trace = lying[at]
    return {**space_name(game, slots, at), "kind": kind, "value": minus(trace)}


def place(game: BlackHat, view: BHView, space: str) -> Args:
    """A space as it lies now: name, kind and trace."""
    return _place(game, view.slots, _lying(game, view.slots, view.plus, view.minus), NUMBER[space])


def value(game: BlackHat, view: BHView, at: int) -> str:
    """The trace of a space, markers included."""
    return minus(_lying(game, view.slots, view.plus, view.minus)[at][1])


def _changed(game: BlackHat, view: BHView, space: str, change: int) -> Args:
    """BH-7.8. A Host under an own pawn is better lower, one under others higher."""
    at = NUMBER[space]
    owners = {pawn // 2 for pawn, stands in enumerate(view.pawns) if stands == at}
    good = "plain" if not owners else "good" if (view.stack[-1][3] in owners) == (change < 0) else "bad"
    after = minus(table_state(game.params, view).value(at) + change)
    return {**place(game, view, space), "after": after, "change": "up" if change > 0 else "down", "tone": good}


def trace(game: BlackHat, multiset: int) -> str:
    """The trace of cards in hand."""
    return minus(hand_trace(game.params, multiset))


@lru_cache(maxsize=1 << 13)
def _play(game: BlackHat, action: int, wins: str) -> Args:
    return {
        "cards": named_cards(counts(ids.PLAY_CARDS[action])),
        "count": ids.PLAY_SIZE[action],
        "trace": trace(game, ids.PLAY_CARDS[action]),
        "wins": wins,
        "hat": "yes" if ids.PLAY_HAT[action] else "no",
        "tone": "good" if wins == "yes" else "plain",
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
        taken = trace(game, cards(move.rank - 1, 1))
        return "move-pick", {"card": card_name(move.rank - 1), "trace": taken, "count": left, "tone": "bad"}
    if isinstance(move, m.TakeAll):
        return "move-take-all", {"cards": named_cards(counts(table)), "trace": trace(game, table), "tone": "bad"}
    ranked = table & RANKED
    if game.params.take_any and size(ranked) > view.lead and not one_rank(ranked):
        return "move-take-pick", {"count": view.lead, "trace": trace(game, cards(ids.HAT, 1)), "tone": "bad"}
    mine = highest(ranked, view.lead) + cards(ids.HAT, 1)
    return "move-take-hat", {"cards": named_cards(counts(mine)), "trace": trace(game, mine), "tone": "bad"}
