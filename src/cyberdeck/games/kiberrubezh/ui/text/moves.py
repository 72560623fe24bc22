"""Moves and decisions of Kiberrubezh as message keys with arguments, from a view alone.

`tone` (good, bad, plain) is that of a move's label, which says what comes of it.
"""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import moves as m
from cyberdeck.games.kiberrubezh import notation
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import (
    K_ASSETS,
    K_ATTACK,
    K_BLOCK,
    K_BOTTOM,
    K_DEPLOY,
    K_FIT,
    K_LAST,
    K_OBJECT,
    K_ORDER,
    K_REACT,
    K_REDEAL,
    K_RESOLVE,
    K_TRIM,
)
from cyberdeck.games.kiberrubezh.rules.cards import LAID
from cyberdeck.games.kiberrubezh.rules.deal import REDEALS
from cyberdeck.games.kiberrubezh.ui.analysis import needs, open_attacks, plain, power, would_do
from cyberdeck.games.kiberrubezh.ui.text.args import card, powers, sort_of, step_at, step_code
from cyberdeck.games.kiberrubezh.view import KrView, deck_left
from cyberdeck.toolkit.messages import Args, Names, who

_DECISIONS = {
    K_REDEAL: "redeal",
    K_BOTTOM: "bottom",
    K_ASSETS: "assets",
    K_DEPLOY: "deploy",
    K_ATTACK: "attack",
    K_REACT: "react",
    K_BLOCK: "block",
    K_LAST: "last",
    K_RESOLVE: "resolve",
    K_OBJECT: "object",
    K_ORDER: "order",
    K_FIT: "fit",
    K_TRIM: "trim",
}
_SHORT = ("", "defence", "attack", "both")  # by the mask of K_FIT and K_TRIM


def unseated_players(game: Kiberrubezh) -> list[str]:
    return []


def decision(view: KrView) -> str:
    """The name of the open decision; `over` when the game is over."""
    if not view.stack:
        return "over"
    kind, _, _, _, b, _ = view.stack[-1]
    if kind == K_ATTACK and any(view.wave):
        return "wave"
    if kind == K_BLOCK and b:
        return "block-on"
    return _DECISIONS.get(kind, "chance")


def decision_message(game: Kiberrubezh, view: KrView, names: Names) -> tuple[str, Args]:
    """The open decision, for the seat that is to act."""
    open_decision = decision(view)
    args: Args = {}
    if open_decision in ("over", "chance"):
        return f"ask-{open_decision}", args
    _, _, pc, player, b, c = view.stack[-1]
    if open_decision == "redeal":
        args = {"count": REDEALS - b}
    elif open_decision in ("bottom", "order"):
        args = {"count": b}
    elif open_decision == "assets":
        args = {"count": max(LAID - b, 0)}
    elif open_decision == "deploy":
        defence, attack = power(game, view, player)
        args = {"defence": max(defence.free, 0), "attack": max(attack.free, 0)}
    elif open_decision == "wave":
        args = {"count": sum(view.wave)}
    elif open_decision == "react":
        args = {**who(names, 1 - player), "count": open_attacks(view)}
    elif open_decision in ("block", "last", "resolve"):
        args = {"count": open_attacks(view)}
    elif open_decision == "block-on":
        args = {**card(b - 1), "count": c}
    elif open_decision == "object":
        args = {**card(b), "step": step_at(b, pc), "count": c}
    elif open_decision in ("fit", "trim"):
        args = {"short": _SHORT[b]}
    return f"ask-{open_decision}", args


def move_message(game: Kiberrubezh, view: KrView, action: int, names: Names = ()) -> tuple[str, Args]:
    """The effect of a move at the open decision."""
    move, open_decision = notation.decode(action), decision(view)
    match move:
        case m.Done():
            return "move-done", {"decision": open_decision}
        case m.KeepHand() | m.DeclareWave():
            return f"move-{notation.format_move(move)}", {}
        case m.RedealHand(free):
            return "move-redeal", {"free": "yes" if free else "no", "count": view.stack[-1][5] + 1}
        case m.PutOnBottom(name):
            return "move-bottom", {"card": name}
        case m.PlayCard(name):
            kind = notation.KIND_OF[name]
            sort = sort_of(kind)
            cost = None if sort == "asset" else needs(game, view, view.seat, kind)
            args = {"card": name, **powers(kind, cost), **_power_left(game, view, cost)}
            return "move-play" if sort == "event" else "move-lay", args
        case m.AddToWave(name):
            return "move-add", {"card": name, "tone": "plain"}
        case m.DropCard(name, turned):
            if open_decision == "fit":
                return "move-turn", {"card": name, "tone": "plain"}
            return "move-drop", {"card": name, "state": "turned" if turned else "upright", "tone": "bad"}
        case m.UseProperty(name):
            return "move-use", {"card": name, "tone": "plain"}
        case m.Block(measure, attack):
            return "move-block", {"measure": measure, "card": attack, **_block(game, view, notation.KIND_OF[attack])}
        case m.ResolveAttack(name, text):
            return "move-strike" if text else "move-mill", {"card": name, **_strike(game, view, name, text)}
        case m.ChooseObject(name, turned):
            _, _, pc, _, b, _ = view.stack[-1]
            state = "turned" if turned else "upright"
            step = step_at(b, pc)
            tone = "plain" if step in ("upright-one", "under") else "good"
            return "move-object", {"card": name, "step": step, "state": state, "tone": tone}
        case m.BanCategory(category):
            return "move-ban", {"category": category, "tone": "good"}
    return "move-put", {"card": move.card}


def _power_left(game: Kiberrubezh, view: KrView, cost: tuple[int, int] | None) -> Args:
    """The power of its kind that is free after the card; of an asset, and of a card without cost, none is used."""
    if cost is None or not any(cost):
        return {"left": 0, "tone": "good" if cost is None else "plain"}
    defence, attack = power(game, view, view.seat)
    left = defence.free - cost[0] if cost[0] else attack.free - cost[1]
    return {"left": left, "tone": "plain" if left >= 0 else "bad"}


def _block(game: Kiberrubezh, view: KrView, attack: int) -> Args:
    """`half`: the attack needs one block more; `left`: unblocked attacks of the wave after this block."""
    half = game.params.needs_blocks[attack] > 1 and not view.partly[attack]
    left = open_attacks(view) - (0 if half else 1)
    return {"half": "yes" if half else "no", "left": left, "tone": "plain" if half else "good"}


def _strike(game: Kiberrubezh, view: KrView, name: str, by_text: bool) -> Args:
    """What an unblocked attack does first: `step`, how many `n`, and the opponent's deck before and after."""
    effects = would_do(game, view, view.seat, notation.KIND_OF[name]) if by_text else [plain(view, view.seat)]
    deck = deck_left(view, 1 - view.seat)
    milled = sum(effect.n for effect in effects if effect.code == "mill")
    first = effects[0] if effects else None
    step = "mill" if milled else step_code(first.code, first.what) if first is not None and first.n else "none"
    n = milled or (first.n if first is not None else 0)
    return {"step": step, "n": n, "deck": deck, "after": deck - milled, "tone": "plain" if step == "none" else "good"}
