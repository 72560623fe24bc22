"""A table of Lokalka in words, a fact a line. Interpreted. `names` are those to be shown; `readers` are names as in
words.py, the reader's own empty.
"""

from __future__ import annotations

from cyberdeck.cards.terminal import Say
from cyberdeck.cards.words import MARK, Args, Names, who
from cyberdeck.games.lokalka.component_types import CARD_IDS
from cyberdeck.games.lokalka.facts import Reach, full_nodes, reach, ring, role_of
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import DEFENCE, FLOOD, NONE
from cyberdeck.games.lokalka.notation import PLACE_NAMES
from cyberdeck.games.lokalka.terminal_ring import turn_of
from cyberdeck.games.lokalka.view import LokView, Marked
from cyberdeck.games.lokalka.words_args import card, code, colour, host_mark, node_mark, place, place_list, role


def round_facts(game: Lokalka, view: LokView, readers: Names, say: Say) -> list[str]:
    out = []
    if view.round:
        out.append(say("fact-round", round=view.round, limit=game.t.round_limit))
    if turn_of(view) != NONE:
        out.append(say("fact-turn", **who(readers, turn_of(view))))
    out.append(say("fact-direction", direction="clockwise" if view.direction > 0 else "back"))
    return [*out, say("fact-deck", count=view.deck_size), say("fact-discards", cards=counted(view.discard))]


def counted(counts: tuple[int, ...]) -> str:
    """Cards by kind, as in `a2°×3 flood`; a dash for none."""
    return " ".join(code(kind) + (f"×{n}" if n > 1 else "") for kind, n in enumerate(counts) if n) or "–"


def player_facts(view: LokView, readers: Names, names: Names, say: Say) -> list[str]:
    out = []
    for seat, name in enumerate(names):
        known = role_of(view, seat)
        if seat not in view.alive:
            out.append(say("fact-out", number=seat + 1, player=name, **role(known)))
            continue
        out.append(say("fact-player", number=seat + 1, player=name, count=view.size[seat]))
        if known != NONE and seat != view.seat:
            out.append(say("fact-shown", player=name, **role(known)))
        if view.skips[seat]:
            out.append(say("fact-skips", **who(readers, seat), count=view.skips[seat]))
    return [*out, say("fact-bomb", **who(readers, view.bomb))] if view.bomb != NONE else out


def board_facts(game: Lokalka, view: LokView, readers: Names, names: Names, say: Say) -> list[str]:
    """LOK-3.2: the hosts clockwise, from the first player."""
    out = []
    for at in ring(game):
        where = place(at, view.host[at], readers)
        if NONE in view.roles or (at % 2 and view.host[at] == NONE):
            continue
        if view.nodes[at] == 0:
            out.append(say("fact-host-out", **where))
            continue
        mark = node_mark() if at % 2 == 0 else host_mark(view.host[at])
        args: Args = {"nodes": str(view.nodes[at]), "full": f"{full_nodes(game, view, at)}{mark}"}
        args["defence"] = code(DEFENCE + view.defence[at] - 1) if view.defence[at] else "–"
        out.append(say("fact-host", **where, **args, owner=names[view.owner[at]]))
    return [*out, f"{MARK} {say('table-legend', sign='mark')}"]


def _way(way: Reach) -> Args:
    return {"place": PLACE_NAMES[way.place], "start": PLACE_NAMES[way.start], "past": place_list(way.past)}


def reach_facts(game: Lokalka, view: LokView, say: Say) -> list[str]:
    """LOK-7: what the reader can attack, and why."""
    if view.seat not in view.alive or not view.round:
        return []
    ways = reach(game, view)
    told = [say("fact-reach-across" if way.past else "fact-reach-next", **_way(way)) for way in ways]
    return told or [say("fact-reach-none")]


def short_reach(game: Lokalka, view: LokView, say: Say) -> str:
    """The same in one line."""
    told = []
    for rule in ("LOK-7.1", "LOK-7.3"):
        ways = [way for way in reach(game, view) if way.rule == rule]
        if ways:
            key = "reach-across" if rule == "LOK-7.3" else "reach-next"
            told.append("; ".join(say(key, **_way(way)) for way in ways) + f" [{rule}]")
    return "; ".join(told)


def _knowers(view: LokView, mark: Marked, names: Names, say: Say) -> str:
    """LOK-4.7"""
    others = {*view.alive} - {mark.holder}
    if others <= {*mark.by}:
        return say("table-known-all")
    return ", ".join(names[seat] for seat in mark.by if seat in others)


def known_facts(view: LokView, readers: Names, names: Names, say: Say) -> list[str]:
    """LOK-4.7: cards in hands that others know; LOK-8.7: all hands, for who sees them."""
    out = _hands(view, names, say)
    for mark in view.marked:
        knowers = _knowers(view, mark, names, say)
        if not knowers:
            continue
        args: Args = {**who(readers, mark.holder), "knowers": knowers}
        if mark.kind == NONE:
            out.append(say("fact-known-hidden", **args))
        else:
            out.append(say("fact-known", **args, **card(mark.kind)))
    return out


def _hands(view: LokView, names: Names, say: Say) -> list[str]:
    return [say("fact-seen", player=names[seat], cards=counted(view.hands[seat])) for seat in view.alive if view.hands]


def known_marks(view: LokView, names: Names, say: Say) -> str:
    """The same in one line: `Bea a2° (all)`, a question mark for a card that only others know."""
    told = _hands(view, names, say)
    for mark in view.marked:
        knowers = _knowers(view, mark, names, say)
        if knowers:
            told.append(f"{names[mark.holder]} {'?' if mark.kind == NONE else code(mark.kind)} ({knowers})")
    return " · ".join(told)


def short(kind: int) -> str:
    """The argument of `card-short`: attacks and defences differ by their level alone."""
    return "attack" if kind < DEFENCE else "defence" if kind < FLOOD else CARD_IDS[kind]


def hand_facts(view: LokView, say: Say, whole: bool) -> list[str]:
    """Each card with what it does, the whole of it or in short."""
    if view.seat < 0:
        return []
    out = [say("fact-hand", count=sum(view.hand))]
    for kind, n in enumerate(view.hand):
        if n:
            key = "fact-card-help" if whole else "fact-card"
            out.append(say(key, **card(kind), **colour(kind), short=short(kind), count=n))
    return out
