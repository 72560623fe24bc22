"""The side of a player of Kiberrubezh as a picture in text, from a view. Interpreted.

Power is a meter of each kind. A zone is a list of cards, each with a sign for how it lies, its title, its numbers and
how many there are. Every sign is explained by `legend`.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from cyberdeck.cards.terminal import Say
from cyberdeck.cards.terminal_lines import cut
from cyberdeck.cards.words import MARK
from cyberdeck.games.kiberrubezh import components
from cyberdeck.games.kiberrubezh.component_types import CARD_IDS
from cyberdeck.games.kiberrubezh.facts import Power, needs, power
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.games.kiberrubezh.words_args import ASSETS, mark, sort_of

DEFENCE, ATTACK, BLOCKS = "▼", "▲", "▣"
STATES = {"upright": "↑", "turned": "↷", "locked": "⊗", "played": "•"}
STYLES = {"upright": "green", "turned": "yellow", "locked": "red", "played": "magenta"}
NEEDED, FREE, MISSING = "■", "□", "!"
ZONES = {"asset": "assets", "measure": "measures", "attack": "means", "event": "events"}
_LONGEST = 24  # cells of a meter; more power is told in numbers alone
_LEAST_TITLE = 6


class Lying(NamedTuple):
    """Cards of one kind that lie alike: upright, turned, locked, or an event that was played."""

    kind: int
    state: str
    n: int


def zone(view: KrView, seat: int, name: str) -> list[Lying]:
    """The cards of a zone, by kind, the upright ones first (KR-1.2)."""
    counts = {"upright": view.up, "turned": view.turned, "locked": view.locked, "played": view.events}
    return [
        Lying(kind, state, pair[seat][kind])
        for kind in range(len(CARD_IDS))
        if ZONES[sort_of(kind)] == name
        for state, pair in counts.items()
        if pair[seat][kind]
    ]


def numbers(kind: int, needed: tuple[int, int] = (0, 0)) -> str:
    """What an asset gives, or what another card needs (`needed`), and how much it blocks, in signs; nothing if there is
    nothing to tell.
    """
    found = components.load().cards[kind]
    defence, attack = (found.defence, found.attack) if found.kind in ASSETS else needed
    told = [f"{DEFENCE}{defence}"] if defence else []
    told += [f"{ATTACK}{attack}"] if attack else []
    told += [f"{BLOCKS}{found.blocks}"] if found.kind == "measure" else []
    return "".join(told) + mark(kind) if told else ""


def meter(found: Power) -> str:
    """As in `■■■□□`; what is missing is marked."""
    if max(found.given, found.needed) > _LONGEST:
        return ""
    held = min(found.given, found.needed)
    return NEEDED * held + FREE * max(found.free, 0) + MISSING * max(-found.free, 0)


def meters(game: Kiberrubezh, view: KrView, seat: int, say: Say) -> list[str]:
    """KR-3.5: both kinds of power of a player."""
    out = []
    for sign, found in zip((DEFENCE, ATTACK), power(game, view, seat), strict=True):
        drawn = meter(found)
        told = say("table-power", given=found.given, needed=found.needed, free=found.free, missing=max(-found.free, 0))
        out.append(f"{sign} {drawn} {told}" if drawn else f"{sign} {told}")
    return out


def side(game: Kiberrubezh, view: KrView, seat: int, say: Say, width: int) -> list[Text]:
    """The zones of a player, each in as few lines as hold it; those that are empty are left out."""
    lines: list[Text] = []
    for name in ZONES.values():
        lying = zone(view, seat, name)
        if lying:
            items = [_item(item, needs(game, view, seat, item.kind), say, width - 2) for item in lying]
            lines += _zone(say("zone-name", zone=name), items, width)
    return lines or [Text(say("table-empty"), "dim")]


def _zone(title: str, items: list[Text], width: int) -> list[Text]:
    lines = [Text(no_wrap=True).append(f"{title}:", "bold")]
    gap = " "
    for item in items:
        if lines[-1].cell_len + len(gap) + item.cell_len > width:
            lines.append(Text(no_wrap=True))
            gap = "  "
        lines[-1].append(gap).append_text(item)
        gap = "  "
    return lines


def _item(item: Lying, needed: tuple[int, int], say: Say, room: int) -> Text:
    told = numbers(item.kind, needed)
    tail = f" {told}" if told else ""
    tail += f" ×{item.n}" if item.n > 1 else ""
    title = cut(say(f"card-{CARD_IDS[item.kind]}"), max(room - 2 - cell_len(tail), _LEAST_TITLE))
    line = Text(no_wrap=True).append(f"{STATES[item.state]} ", f"bold {STYLES[item.state]}")
    return line.append(title, "" if item.state == "upright" else "dim").append(tail, "cyan")


def legend(say: Say) -> list[tuple[str, str]]:
    """(sign, its meaning) of what the pictures use."""
    signs = {sign: state for state, sign in STATES.items()}
    signs |= {DEFENCE: "defence", ATTACK: "attack", BLOCKS: "blocks"}
    signs |= {NEEDED: "needed", FREE: "free", MISSING: "missing", MARK: "mark"}
    return [(sign, say("table-legend", sign=key)) for sign, key in signs.items()]
