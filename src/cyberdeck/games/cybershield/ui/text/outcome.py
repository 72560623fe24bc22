"""What an announcement of Cyber Shield would do if it took effect now, from a view alone."""

from __future__ import annotations

from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.rules.arrange import with_joint
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.rules.resolve import resolve
from cyberdeck.games.cybershield.view import CsView, base_state
from cyberdeck.kernel.game import Frame
from cyberdeck.toolkit.latest import LastResult
from cyberdeck.toolkit.messages import Args, signed

_state = LastResult(base_state)
_QUIET = {  # by effect of the card: what it does when the points stay as they are
    ids.E_ATTACK: ("attacks", "good"),
    ids.E_DEFENCE: ("protects", "good"),
    ids.E_SUPPLY: ("protects", "good"),
    ids.E_DISRUPT: ("disrupts", "good"),
    ids.E_OUTAGE: ("disrupts", "good"),
    ids.E_TRAINING: ("protects", "good"),
    ids.E_TOKENS: ("tokens", "good"),
    ids.E_SEARCH: ("looks", "plain"),
}


def outcome(game: CyberShield, view: CsView, action: int, packed: int = 0) -> Args:
    """`outcome`, `mine`, `theirs` (changes of points), `count` and `tone`, for the label of a move. `packed`: the
    joints of Hardware that is played.
    """
    params, seat = game.params, view.seat
    kind = card_of(action)
    if action == ids.CANCEL:
        return _label("cancels", tone="good")
    if kind != ids.NONE and params.effect[kind] == ids.E_PART and not packed and action < ids.ON0:
        return _label("joins", tone="plain")
    state = _state(params, view).copy()
    resolve(params, state, Frame(None, ids.K_ANNOUNCED, ids.NONE, 0, seat, action, packed), None)
    mine, theirs = (state.score[player] - view.score[player] for player in (seat, 1 - seat))
    if mine or theirs:
        said = "both" if mine and theirs else "mine" if mine else "theirs"
        if state.score[seat] >= params.goal or state.score[1 - seat] <= -params.goal:
            said = "wins"
        return _label(said, mine, theirs, tone="good" if mine >= theirs else "bad")
    if kind == ids.NONE:
        return _label("buys" if action == ids.PAY_PLAY else "restores", tone="plain")
    cards = min(params.discards[kind], view.size[1 - seat])
    if params.effect[kind] == ids.E_PART:
        return _label("cut", tone="bad")
    if cards:
        return _label("discards", count=cards, tone="good")
    if params.opens[kind]:
        return _label("opens", tone="good")
    said, tone = _QUIET[params.effect[kind]]
    return _label(said, count=params.tokens if said == "tokens" else params.looks, tone=tone)


def joined(game: CyberShield, view: CsView, slot: int, symbol: int) -> Args:
    """The same for a joint: of the card that is played, or of one that is moved."""
    _, _, pc, _, _, packed = view.stack[-1]
    if pc:
        return outcome(game, view, ids.PLAY0 + pc - 1, with_joint(packed, slot, symbol))
    live = slot in view.connected[view.seat]
    return _label("connects" if live else "cut", tone="good" if live else "bad")


def _label(said: str, mine: int = 0, theirs: int = 0, count: int = 0, tone: str = "plain") -> Args:
    return {"outcome": said, "mine": signed(mine), "theirs": signed(theirs), "count": count, "tone": tone}
