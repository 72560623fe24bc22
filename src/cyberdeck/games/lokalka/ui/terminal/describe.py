"""A table of Lokalka as text, one fact a line. `names` are shown; in `readers` the reader's own name is empty."""

from __future__ import annotations

from cyberdeck.games.lokalka.components.types import CARD_IDS
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import DEFENCE, FLOOD, NONE
from cyberdeck.games.lokalka.notation import PLACE_NAMES
from cyberdeck.games.lokalka.ui.analysis import Reach, reach, ring, role_of
from cyberdeck.games.lokalka.ui.terminal.ring import turn_of
from cyberdeck.games.lokalka.ui.text.args import card, card_mark, code, colour, host_mark, place, place_list, role
from cyberdeck.games.lokalka.view import LokView, Marked, full_nodes
from cyberdeck.toolkit import terminal
from cyberdeck.toolkit.messages import MARK, Args, Names, who
from cyberdeck.toolkit.terminal import Translate


def round_facts(game: Lokalka, view: LokView, readers: Names, translate: Translate) -> list[str]:
    out = []
    if view.round:
        out.append(translate("fact-round", round=view.round, limit=game.params.round_limit))
    if turn_of(view) != NONE:
        out.append(translate("fact-turn", **who(readers, turn_of(view))))
    out.append(translate("fact-direction", direction="clockwise" if view.direction > 0 else "back"))
    return [*out, translate("fact-deck", count=view.deck_size), translate("fact-discards", cards=counted(view.discard))]


def counted(counts: tuple[int, ...]) -> str:
    """Cards by kind, as in `a2×3 flood`; a dash for none."""
    return " ".join(code(kind) + (f"×{n}" if n > 1 else "") for kind, n in enumerate(counts) if n) or "–"


def player_facts(view: LokView, readers: Names, names: Names, translate: Translate) -> list[str]:
    out = []
    for seat, name in enumerate(names):
        known = role_of(view, seat)
        if seat not in view.alive:
            out.append(translate("fact-out", number=seat + 1, player=name, **role(known)))
            continue
        out.append(translate("fact-player", number=seat + 1, player=name, count=view.size[seat]))
        if known != NONE and seat != view.seat:
            out.append(translate("fact-shown", player=name, **role(known)))
        if view.skips[seat]:
            out.append(translate("fact-skips", **who(readers, seat), count=view.skips[seat]))
    return [*out, translate("fact-bomb", **who(readers, view.bomb))] if view.bomb != NONE else out


def board_facts(game: Lokalka, view: LokView, readers: Names, names: Names, translate: Translate) -> list[str]:
    """LOK-3.2: the hosts clockwise, from the first player."""
    out = []
    for at in ring(game):
        where = {**place(at, view.host[at], readers), "beside": f" ({PLACE_NAMES[at]})"}
        if NONE in view.roles or (at % 2 and view.host[at] == NONE):
            continue
        if view.nodes[at] == 0:
            out.append(translate("fact-host-out", **where))
            continue
        where["mark"] = "" if at % 2 == 0 else host_mark(view.host[at])
        args: Args = {"nodes": str(view.nodes[at]), "full": str(full_nodes(game.params, view, at))}
        args["defence"] = code(DEFENCE + view.defence[at] - 1) if view.defence[at] else "–"
        out.append(translate("fact-host", **where, **args, owner=names[view.owner[at]]))
    return [*out, f"{MARK} {translate('table-legend', sign='mark')}"]


def _way(way: Reach) -> Args:
    return {"place": PLACE_NAMES[way.place], "start": PLACE_NAMES[way.start], "past": place_list(way.past)}


def reach_facts(game: Lokalka, view: LokView, translate: Translate) -> list[str]:
    """LOK-7: what the reader can attack, and why."""
    if view.seat not in view.alive or not view.round:
        return []
    ways = reach(game, view)
    parts = [translate("fact-reach-across" if way.past else "fact-reach-next", **_way(way)) for way in ways]
    return parts or [translate("fact-reach-none")]


def short_reach(game: Lokalka, view: LokView, translate: Translate) -> str:
    """The same in one line."""
    parts = []
    for rule in ("LOK-7.1", "LOK-7.3"):
        ways = [way for way in reach(game, view) if way.rule == rule]
        if ways:
            key = "reach-across" if rule == "LOK-7.3" else "reach-next"
            parts.append("; ".join(translate(key, **_way(way)) for way in ways) + f" [{rule}]")
    return "; ".join(parts)


def _knowers(view: LokView, mark: Marked, names: Names, translate: Translate) -> str:
    """LOK-4.7"""
    others = {*view.alive} - {mark.holder}
    if others <= {*mark.known_by}:
        return translate("table-known-all")
    return ", ".join(names[seat] for seat in mark.known_by if seat in others)


def known_facts(view: LokView, readers: Names, names: Names, translate: Translate) -> list[str]:
    """LOK-4.7: cards in hands that others know; LOK-8.7: all hands, for readers who see them."""
    out = _hands(view, names, translate)
    for mark in view.marked:
        knowers = _knowers(view, mark, names, translate)
        if not knowers:
            continue
        args: Args = {**who(readers, mark.holder), "knowers": knowers}
        if mark.kind == NONE:
            out.append(translate("fact-known-hidden", **args))
        else:
            out.append(translate("fact-known", **args, **card(mark.kind)))
    return out


def _hands(view: LokView, names: Names, translate: Translate) -> list[str]:
    return [
        translate("fact-seen", player=names[seat], cards=counted(view.hands[seat])) for seat in view.alive if view.hands
    ]


def known_marks(view: LokView, names: Names, translate: Translate) -> str:
    """The same in one line: `Bea a2 (all)`, a question mark for a card that only others know."""
    parts = _hands(view, names, translate)
    for mark in view.marked:
        knowers = _knowers(view, mark, names, translate)
        if knowers:
            parts.append(f"{names[mark.holder]} {'?' if mark.kind == NONE else code(mark.kind)} ({knowers})")
    return " · ".join(parts)


def short(kind: int) -> str:
    """The argument of `card-short`: attacks and defences differ only by level."""
    return "attack" if kind < DEFENCE else "defence" if kind < FLOOD else CARD_IDS[kind]


def hand_facts(view: LokView, translate: Translate, whole: bool) -> list[str]:
    """Each card with its effect, whole or in short."""
    key = "fact-card-help" if whole else "fact-card"
    return terminal.hand_facts(
        view,
        translate,
        lambda kind, n: translate(key, **card(kind), **colour(kind), mark=card_mark(kind), short=short(kind), count=n),
    )
