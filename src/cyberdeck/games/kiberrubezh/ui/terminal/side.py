"""The side of a player of Kiberrubezh drawn in text, from a view.

Power is a meter of each kind. A zone is a list of cards, each with a sign for how it lies, its title, its numbers and
how many there are. Every sign is explained by `legend`.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from cyberdeck.games.kiberrubezh import components
from cyberdeck.games.kiberrubezh.components.types import CARD_IDS
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ui.analysis import Power, needs, power
from cyberdeck.games.kiberrubezh.ui.text.args import ASSETS, sort_of
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.toolkit.lines import cut
from cyberdeck.toolkit.messages import MARK
from cyberdeck.toolkit.terminal import Translate

DEFENCE, ATTACK, BLOCKS = "▼", "▲", "▣"
STATES = {"upright": "↑", "turned": "↷", "locked": "⊗", "played": "•"}
STYLES = {"upright": "green", "turned": "yellow", "locked": "red", "played": "magenta"}
NEEDED, FREE, MISSING = "■", "□", "!"
ZONES = {"asset": "assets", "measure": "measures", "attack": "means", "event": "events"}
_LONGEST = 24  # cells of a meter; more power is shown only as a number
_LEAST_TITLE = 6


class Lying(NamedTuple):
    """Cards of one kind that lie alike: upright, turned, locked, or an event that was played."""

    kind: int
    state: str
    n: int


def zone(view: KrView, seat: int, name: str) -> list[Lying]:
    """The cards of a zone, by kind, the upright ones first (KR-1.2)."""
    counts = {"upright": view.upright, "turned": view.turned, "locked": view.locked, "played": view.events}
    return [
        Lying(kind, state, pair[seat][kind])
        for kind in range(len(CARD_IDS))
        if ZONES[sort_of(kind)] == name
        for state, pair in counts.items()
        if pair[seat][kind]
    ]


def numbers(kind: int, needed: tuple[int, int] = (0, 0)) -> str:
    """An asset's power, or another card's need (`needed`), and its blocks, in signs; empty if there are none."""
    found = components.load().cards[kind]
    defence, attack = (found.defence, found.attack) if found.kind in ASSETS else needed
    parts = [f"{DEFENCE}{defence}"] if defence else []
    parts += [f"{ATTACK}{attack}"] if attack else []
    parts += [f"{BLOCKS}{found.blocks}"] if found.kind == "measure" else []
    return "".join(parts)


def meter(found: Power) -> str:
    """As in `■■■□□`; missing power is marked."""
    if max(found.given, found.needed) > _LONGEST:
        return ""
    held = min(found.given, found.needed)
    return NEEDED * held + FREE * max(found.free, 0) + MISSING * max(-found.free, 0)


def meters(game: Kiberrubezh, view: KrView, seat: int, translate: Translate) -> list[str]:
    """KR-3.5: both kinds of power of a player."""
    out = []
    for sign, found in zip((DEFENCE, ATTACK), power(game, view, seat), strict=True):
        drawn = meter(found)
        parts = translate(
            "table-power", given=found.given, needed=found.needed, free=found.free, missing=max(-found.free, 0)
        )
        out.append(f"{sign} {drawn} {parts}" if drawn else f"{sign} {parts}")
    return out


def side(game: Kiberrubezh, view: KrView, seat: int, translate: Translate, width: int) -> list[Text]:
    """The zones of a player, each in as few lines as possible; empty ones are left out."""
    lines: list[Text] = []
    for name in ZONES.values():
        lying = zone(view, seat, name)
        if lying:
            items = [_item(item, needs(game, view, seat, item.kind), translate, width - 2) for item in lying]
            lines += _zone(translate("zone-name", zone=name), items, width)
    return lines or [Text(translate("table-empty"), "dim")]


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


def _item(item: Lying, needed: tuple[int, int], translate: Translate, room: int) -> Text:
    parts = numbers(item.kind, needed)
    tail = f" {parts}" if parts else ""
    tail += f" ×{item.n}" if item.n > 1 else ""
    title = cut(translate(f"card-{CARD_IDS[item.kind]}"), max(room - 2 - cell_len(tail), _LEAST_TITLE))
    line = Text(no_wrap=True).append(f"{STATES[item.state]} ", f"bold {STYLES[item.state]}")
    return line.append(title, "" if item.state == "upright" else "dim").append(tail, "cyan")


def legend(translate: Translate) -> list[tuple[str, str]]:
    """(sign, its meaning) for the signs in the pictures."""
    signs = {sign: state for state, sign in STATES.items()}
    signs |= {DEFENCE: "defence", ATTACK: "attack", BLOCKS: "blocks"}
    signs |= {NEEDED: "needed", FREE: "free", MISSING: "missing", MARK: "mark"}
    return [(sign, translate("table-legend", sign=key)) for sign, key in signs.items()]
