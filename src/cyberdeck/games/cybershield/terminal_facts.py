"""A table of Cyber Shield in words, a fact a line. Interpreted. `readers` are names as in words.py, the reader's own
empty.
"""

from __future__ import annotations

from cyberdeck.cards.terminal import Say
from cyberdeck.cards.terminal_lines import seats
from cyberdeck.cards.words import MARK, Args, Names, who
from cyberdeck.games.cybershield.component_types import SYMBOLS
from cyberdeck.games.cybershield.facts import Reason, reasons, side, step, waiting
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import K_JOIN, KINDS, NONE, PORTS, SIDE
from cyberdeck.games.cybershield.rules.arrange import joint, slot_of, symbol_of
from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.games.cybershield.terminal_network import free_symbols
from cyberdeck.games.cybershield.terminal_score import attached, own_points, planned, reason_state, spot_state
from cyberdeck.games.cybershield.view import CsView, unseen
from cyberdeck.games.cybershield.words_args import card, deed_args, is_attack, place, points, signed


def turn_facts(game: CyberShield, view: CsView, readers: Names, say: Say) -> list[str]:
    if not view.turns:
        return [say("step-name", step=0)]
    out = [say("fact-turn", turn=(view.turns + 1) // 2, limit=game.t.turn_limit)]
    if step(view):
        out.append(say("fact-active", **who(readers, view.active), step=step(view)))
    if step(view) == 3:
        out.append(say("fact-plays", count=view.plays))
    return out


def bounds(game: CyberShield) -> Args:
    return {"win": signed(game.t.goal), "lose": signed(-game.t.goal)}


def player_facts(game: CyberShield, view: CsView, readers: Names, say: Say) -> list[str]:
    """CS-2.5, CS-4.9, CS-4.10: points, piles, Tokens, and cards that are known."""
    out = []
    for seat in seats(view):
        name = who(readers, seat)
        out.append(say("fact-score", **name, points=signed(view.score[seat]), **bounds(game)))
        deck = view.deck_size[seat] + view.under_size[seat]
        out.append(say("fact-piles", **name, hand=view.size[seat], deck=deck, discards=len(view.piles[seat])))
        if view.piles[seat]:
            out.append(say("fact-top", **name, **card(view.piles[seat][-1])))
        if view.tokens[seat]:
            out.append(say("fact-tokens", **name, count=view.tokens[seat]))
        out += [say("fact-known", **name, **card(kind), count=n) for kind, n in enumerate(view.known[seat]) if n]
    return out


def waiting_facts(view: CsView, readers: Names, say: Say) -> list[str]:
    """CS-4.5: what is announced, the next to take effect first."""
    return [
        say("fact-waiting", **who(readers, w.player), number=n, **deed_args(view, w.player, w.action, readers))
        for n, w in enumerate(waiting(view), 1)
    ]


def board_facts(game: CyberShield, view: CsView, readers: Names, say: Say) -> list[str]:
    out = []
    for seat in seats(view):
        spots, found = side(view, seat), reasons(game, view, seat)
        if not spots:
            out.append(say("fact-empty", **who(readers, seat)))
        for spot in spots:
            out += _spot_facts(game, view, spot, attached(found, spot), readers, say)
    then = planned(game, view)
    if then is not None:
        seat = view.active
        out.append(say("fact-planned", **who(readers, seat), points=signed(then.score[seat])))
        for spot in side(then, seat):
            out.append(say("fact-plan-joint", slot=spot.place % SIDE + 1, joins=_joins(game, spot, say)))
    return [*out, f"{MARK} {say('table-legend', sign='mark')}"]


def _spot_facts(
    game: CyberShield, view: CsView, spot: Spot, found: list[Reason], readers: Names, say: Say
) -> list[str]:
    """A card, then what is attached to it."""
    where = place(spot.place, spot.kind, readers)
    free = ", ".join(say("symbol-name", symbol=SYMBOLS[symbol]) for symbol in free_symbols(game, spot)) or "–"
    args: Args = {"state": spot_state(view, spot), "points": own_points(game, view, spot), "free": free}
    out = [say("fact-spot", **where, **args, joins=_joins(game, spot, say))]
    for reason in found:
        state = reason_state(game, view, spot.place // SIDE, reason)
        if state not in ("broken", "hit"):
            state = "attack" if is_attack(reason.kind) else "works"
        told: Args = {"state": state, "count": reason.cards, "points": points(reason.kind, reason.points)}
        out.append(say("fact-attached", **where, **card(reason.kind), **told))
    return [*out, say("fact-open", **where)] if spot.open else out


def _joins(game: CyberShield, spot: Spot, say: Say) -> str:
    """As in `2 (cable), 3 (radio)`; a dash for none."""
    found = []
    for port, slot in enumerate(spot.links):
        if slot != NONE:
            found.append(_join(slot, game.t.ports[spot.kind * PORTS + port], say))
    return ", ".join(found) or "–"


def _join(slot: int, symbol: int, say: Say) -> str:
    return f"{slot + 1} ({say('symbol-name', symbol=SYMBOLS[symbol])})"


def joining(view: CsView, say: Say) -> list[str]:
    """CS-4.7: what the card that is being played is to be joined to so far."""
    if not view.questions:
        return []
    kind, _, pc, _, _, c = view.questions[-1]
    found = [_join(slot_of(byte), symbol_of(byte), say) for n in range(PORTS) if (byte := joint(c, n))]
    if kind != K_JOIN or not pc or not found:
        return []
    return [say("fact-joining", **card(pc - 1), joins=", ".join(found))]


def own_facts(view: CsView, say: Say) -> list[str]:
    """Card 25: cards that the reader looks at, and those that he has put under his deck."""
    out = [say("fact-looked", **card(kind)) for kind, n in enumerate(view.looked) for _ in range(n)]
    return out + [say("fact-under", **card(kind), number=n) for n, kind in enumerate(view.under, 1)]


def hand_facts(game: CyberShield, view: CsView, say: Say, whole: bool) -> list[str]:
    """Each card with what it does, the whole of it or in short."""
    if view.seat < 0:
        return []
    out = [say("fact-hand", count=sum(view.hand))]
    for kind, n in enumerate(view.hand):
        if n:
            key = "fact-card-help" if whole else "fact-card"
            free = "yes" if game.t.free >> kind & 1 else "no"
            out.append(say(key, **card(kind), count=n, points=points(kind), free=free))
    return out


def possible(game: CyberShield, view: CsView, readers: Names, say: Say) -> list[str]:
    """CS-1.4: the cards of each opponent that are not seen, by kind."""
    out = []
    for seat in seats(view):
        if seat != view.seat:
            deck = view.deck_size[seat] + view.under_size[seat]
            out.append(say("possible-head", player=readers[seat], hand=view.size[seat], deck=deck))
            left = [n + known for n, known in zip(unseen(game.t, view)[seat], view.known[seat], strict=True)]
            out += [say("possible-card", **card(kind), count=left[kind]) for kind in range(KINDS) if left[kind]]
    return out
