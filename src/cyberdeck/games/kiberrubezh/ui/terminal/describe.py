"""A table of Kiberrubezh as text, one fact a line. In `readers` the reader's own name is empty."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh.components.types import CATEGORIES
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ids import KINDS, NONE
from cyberdeck.games.kiberrubezh.ui.analysis import affordable, needs, phase, power
from cyberdeck.games.kiberrubezh.ui.terminal.side import ZONES, zone
from cyberdeck.games.kiberrubezh.ui.terminal.wave import wave_head, wave_lines
from cyberdeck.games.kiberrubezh.ui.text.args import WHEN, abilities, card, mark, powers, sort_of
from cyberdeck.games.kiberrubezh.view import KrView, deck_left, unseen
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.toolkit import terminal
from cyberdeck.toolkit.lines import seats
from cyberdeck.toolkit.messages import MARK, Args, Names, who
from cyberdeck.toolkit.terminal import Translate


def turn_facts(game: Kiberrubezh, view: KrView, readers: Names, translate: Translate) -> list[str]:
    now = phase(view)
    if now == "start":
        return [translate("phase-name", phase=now)]
    out = [translate("fact-turn", turn=(view.turns + 1) // 2, limit=game.params.turn_limit)]
    if now:
        out.append(translate("fact-active", **who(readers, view.active), phase=now))
    banned = [name for n, name in enumerate(CATEGORIES) if view.banned >> n & 1]
    return out + [translate("fact-banned", category=name) for name in banned]


def player_facts(game: Kiberrubezh, view: KrView, readers: Names, translate: Translate) -> list[str]:
    """KR-3.5, KR-1.10: decks, power, and known cards."""
    out = []
    for seat in seats(view):
        name = who(readers, seat)
        args: Args = {"hand": view.size[seat], "deck": deck_left(view, seat), "discards": sum(view.piles[seat])}
        out.append(translate("fact-piles", **name, **args))
        for kind, found in zip(("defence", "attack"), power(game, view, seat), strict=True):
            parts: Args = {"given": found.given, "needed": found.needed, "free": found.free}
            out.append(translate("fact-power", **name, kind=kind, **parts, missing=max(-found.free, 0)))
        if view.extra[seat]:
            out.append(translate("fact-extra", **name, count=view.extra[seat]))
        out += [translate("fact-known", **name, **card(kind), count=n) for kind, n in enumerate(view.known[seat]) if n]
        out += _deck_facts(view, seat, name, translate)
    return out


def _deck_facts(view: KrView, seat: int, name: Args, translate: Translate) -> list[str]:
    """The known order of a deck: its top, and the cards put under it."""
    out = []
    for key, pile in (("top", view.peeked[seat]), ("under", view.under[seat])):
        for n, kind in enumerate(pile, 1):
            hidden = "-hidden" if kind == NONE else ""
            out.append(translate(f"fact-{key}{hidden}", **name, **card(kind), number=n))
    return out


def board_facts(view: KrView, readers: Names, translate: Translate) -> list[str]:
    """KR-1.2: each zone, then the cards that have left the table."""
    out = []
    for seat in seats(view):
        name = who(readers, seat)
        lying = [(title, item) for title in ZONES.values() for item in zone(view, seat, title)]
        if not lying:
            out.append(translate("fact-empty", **name))
        for title, item in lying:
            args: Args = {**card(item.kind), "count": item.n, "state": item.state, "zone": title}
            out.append(_with(translate("fact-lying", **name, **args, **powers(item.kind)), does(item.kind, translate)))
        out += [
            translate("fact-discard", **name, **card(kind), count=n) for kind, n in enumerate(view.piles[seat]) if n
        ]
        out += [translate("fact-gone", **name, **card(kind), count=n) for kind, n in enumerate(view.gone[seat]) if n]
    return [*out, f"{MARK} {translate('table-legend', sign='mark')}"]


def does(kind: int, translate: Translate) -> str:
    """The effects of a card, in short; empty for power alone."""
    when = [translate(key, **args) for key, args in abilities(kind) if key in WHEN]
    parts = "; ".join(translate(key, **args) for key, args in abilities(kind) if key not in WHEN)
    return ": ".join([*when, parts]) if parts else ""


def _with(fact: str, more: str) -> str:
    return f"{fact}: {more}" if more else fact


def wave_facts(game: Kiberrubezh, view: KrView, readers: Names, translate: Translate) -> list[str]:
    """KR-3.7, KR-3.8: the wave; each line is complete in itself."""
    out = wave_head(view, readers, translate)
    for kind, attack, follows in wave_lines(game, view, translate):
        out.append(attack)
        out += [f"{translate('card-name', **card(kind))}: {line}" for line in follows]
    return out


def own_facts(view: KrView, translate: Translate) -> list[str]:
    """Card 25: cards that the reader looks at."""
    return [translate("fact-seen", **card(kind), count=n) for kind, n in enumerate(view.seen) if n]


def hand_facts(game: Kiberrubezh, view: KrView, translate: Translate, whole: bool) -> list[str]:
    """Each card with its cost and effect, whole or in short."""

    def fact(kind: int, n: int) -> str:
        args: Args = {**card(kind), "mark": mark(kind), "count": n, **_cost(game, view, kind)}
        if whole:
            return translate("fact-card-help", **args)
        return _with(translate("fact-card", **args), does(kind, translate))

    return terminal.hand_facts(view, translate, fact)


def _cost(game: Kiberrubezh, view: KrView, kind: int) -> Args:
    """The power that a card in hand gives or needs now, its sort, and whether that is missing (`dear`: yes)."""
    sort = sort_of(kind)
    found = powers(kind, None if sort == "asset" else needs(game, view, view.seat, kind))
    return {**found, "sort": sort, "dear": "no" if affordable(game, view, view.seat, kind) else "yes"}


def possible(game: Kiberrubezh, view: KrView, names: Names, translate: Translate) -> list[str]:
    """KR-1.9: the unseen cards of each opponent, by kind."""
    out = []
    for seat in seats(view):
        if seat != view.seat:
            args: Args = {"hand": view.size[seat], "deck": deck_left(view, seat)}
            out.append(translate("possible-head", player=names[seat], **args))
            left = [n + known for n, known in zip(unseen(game.params, view)[seat], view.known[seat], strict=True)]
            for kind in (*view.peeked[seat], *view.under[seat]):
                if kind != NONE:
                    left[kind] += 1
            if view.seat != SPECTATOR:
                left = [n + seen for n, seen in zip(left, view.seen or (0,) * KINDS, strict=True)]
            out += [translate("possible-card", **card(kind), count=left[kind]) for kind in range(KINDS) if left[kind]]
    return out
