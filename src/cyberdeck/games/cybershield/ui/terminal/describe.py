"""A table of Cyber Shield as text, one fact a line. In `readers` the reader's own name is empty."""

from __future__ import annotations

from cyberdeck.games.cybershield.components.types import SYMBOLS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import K_JOIN, KINDS, NONE, PORTS, SIDE
from cyberdeck.games.cybershield.rules.arrange import joint, slot_of, symbol_of
from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.games.cybershield.ui.analysis import Reason, reasons, side, step, waiting
from cyberdeck.games.cybershield.ui.terminal.network import free_symbols
from cyberdeck.games.cybershield.ui.terminal.score import attached, own_points, planned, reason_state, spot_state
from cyberdeck.games.cybershield.ui.text.args import announced_args, card, card_mark, is_attack, place, points, signed
from cyberdeck.games.cybershield.view import CsView, unseen
from cyberdeck.toolkit import terminal
from cyberdeck.toolkit.lines import seats
from cyberdeck.toolkit.messages import MARK, Args, Names, who
from cyberdeck.toolkit.terminal import Translate


def turn_facts(game: CyberShield, view: CsView, readers: Names, translate: Translate) -> list[str]:
    if not view.turns:
        return [translate("step-name", step=0)]
    out = [translate("fact-turn", turn=(view.turns + 1) // 2, limit=game.params.turn_limit)]
    if step(view):
        out.append(translate("fact-active", **who(readers, view.active), step=step(view)))
    if step(view) == 3:
        out.append(translate("fact-plays", count=view.plays))
    return out


def bounds(game: CyberShield) -> Args:
    return {"win": signed(game.params.goal), "lose": signed(-game.params.goal)}


def player_facts(game: CyberShield, view: CsView, readers: Names, translate: Translate) -> list[str]:
    """CS-2.5, CS-4.9, CS-4.10: points, piles, Tokens, and known cards."""
    out = []
    for seat in seats(view):
        name = who(readers, seat)
        out.append(translate("fact-score", **name, points=signed(view.score[seat]), **bounds(game)))
        deck = view.deck_size[seat] + view.under_size[seat]
        out.append(translate("fact-piles", **name, hand=view.size[seat], deck=deck, discards=len(view.piles[seat])))
        if view.piles[seat]:
            out.append(translate("fact-top", **name, **card(view.piles[seat][-1])))
        if view.tokens[seat]:
            out.append(translate("fact-tokens", **name, count=view.tokens[seat]))
        out += [translate("fact-known", **name, **card(kind), count=n) for kind, n in enumerate(view.known[seat]) if n]
    return out


def waiting_facts(view: CsView, readers: Names, translate: Translate) -> list[str]:
    """CS-4.5: announcements, the next to take effect first."""
    return [
        translate(
            "fact-waiting", **who(readers, w.player), number=n, **announced_args(view, w.player, w.action, readers)
        )
        for n, w in enumerate(waiting(view), 1)
    ]


def board_facts(game: CyberShield, view: CsView, readers: Names, translate: Translate) -> list[str]:
    out = []
    for seat in seats(view):
        spots, found = side(view, seat), reasons(game, view, seat)
        if not spots:
            out.append(translate("fact-empty", **who(readers, seat)))
        for spot in spots:
            out += _spot_facts(game, view, spot, attached(found, spot), readers, translate)
    then = planned(game, view)
    if then is not None:
        seat = view.active
        out.append(translate("fact-planned", **who(readers, seat), points=signed(then.score[seat])))
        for spot in side(then, seat):
            out.append(translate("fact-plan-joint", slot=spot.place % SIDE + 1, joins=_joins(game, spot, translate)))
    return [*out, f"{MARK} {translate('table-legend', sign='mark')}"]


def _spot_facts(
    game: CyberShield, view: CsView, spot: Spot, found: list[Reason], readers: Names, translate: Translate
) -> list[str]:
    """A card, then what is attached to it."""
    where = place(spot.place, spot.kind, readers)
    free = ", ".join(translate("symbol-name", symbol=SYMBOLS[symbol]) for symbol in free_symbols(game, spot)) or "–"
    args: Args = {"state": spot_state(view, spot), "points": own_points(game, view, spot), "free": free}
    out = [translate("fact-spot", **where, **args, joins=_joins(game, spot, translate))]
    for reason in found:
        state = reason_state(game, view, spot.place // SIDE, reason)
        if state not in ("broken", "hit"):
            state = "attack" if is_attack(reason.kind) else "works"
        parts: Args = {"state": state, "count": reason.cards, "points": points(reason.kind, reason.points)}
        out.append(translate("fact-attached", **where, **card(reason.kind), **parts))
    return [*out, translate("fact-open", **where)] if spot.open else out


def _joins(game: CyberShield, spot: Spot, translate: Translate) -> str:
    """As in `2 (cable), 3 (radio)`; a dash for none."""
    found = []
    for port, slot in enumerate(spot.links):
        if slot != NONE:
            found.append(_join(slot, game.params.ports[spot.kind * PORTS + port], translate))
    return ", ".join(found) or "–"


def _join(slot: int, symbol: int, translate: Translate) -> str:
    return f"{slot + 1} ({translate('symbol-name', symbol=SYMBOLS[symbol])})"


def joining(view: CsView, translate: Translate) -> list[str]:
    """CS-4.7: the joints so far of the card that is being played."""
    if not view.stack:
        return []
    kind, _, pc, _, _, c = view.stack[-1]
    found = [_join(slot_of(byte), symbol_of(byte), translate) for n in range(PORTS) if (byte := joint(c, n))]
    if kind != K_JOIN or not pc or not found:
        return []
    return [translate("fact-joining", **card(pc - 1), joins=", ".join(found))]


def own_facts(view: CsView, translate: Translate) -> list[str]:
    """Card 25: cards that the reader looks at, and those that they have put under their deck."""
    out = [translate("fact-looked", **card(kind)) for kind, n in enumerate(view.looked) for _ in range(n)]
    return out + [translate("fact-under", **card(kind), number=n) for n, kind in enumerate(view.under, 1)]


def hand_facts(game: CyberShield, view: CsView, translate: Translate, whole: bool) -> list[str]:
    """Each card with its effect, whole or in short."""

    def fact(kind: int, n: int) -> str:
        key = "fact-card-help" if whole else "fact-card"
        free = "yes" if game.params.free >> kind & 1 else "no"
        return translate(key, **card(kind), mark=card_mark(kind), count=n, points=points(kind), free=free)

    return terminal.hand_facts(view, translate, fact)


def possible(game: CyberShield, view: CsView, readers: Names, translate: Translate) -> list[str]:
    """CS-1.4: the unseen cards of each opponent, by kind."""
    out = []
    for seat in seats(view):
        if seat != view.seat:
            deck = view.deck_size[seat] + view.under_size[seat]
            out.append(translate("possible-head", player=readers[seat], hand=view.size[seat], deck=deck))
            left = [n + known for n, known in zip(unseen(game.params, view)[seat], view.known[seat], strict=True)]
            out += [translate("possible-card", **card(kind), count=left[kind]) for kind in range(KINDS) if left[kind]]
    return out
