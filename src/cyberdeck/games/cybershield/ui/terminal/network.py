"""The networks of Cyber Shield drawn in text, from a view.

A network is a tree with one card a line: the symbol that joins it to the card before it, its state, its number, title
and points, and its free symbols; under it its attached cards. Every sign is explained by `legend`.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import CABLE, NONE, PORTS, RADIO, SIDE, UPLINK
from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.games.cybershield.ui.analysis import Branch, Reason, reasons, spot_at, trees
from cyberdeck.games.cybershield.ui.terminal.score import attached, own_points, reason_state, spot_state
from cyberdeck.games.cybershield.ui.text.args import is_attack, points
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.toolkit.lines import cut
from cyberdeck.toolkit.messages import MARK
from cyberdeck.toolkit.terminal import Translate

SIGNS = {UPLINK: "●", CABLE: "▲", RADIO: "■"}
STATES = {"connected": "✓", "cut": "–", "turned": "↷", "disrupted": "✗"}
STYLES = {"connected": "green", "cut": "yellow", "turned": "yellow", "disrupted": "red"}
ATTACHED, ATTACK, RING = "+", "!", "↺"
_LEAST_TITLE = 6


def free_symbols(game: CyberShield, spot: Spot) -> list[int]:
    """CS-5.1: the symbols that can still be joined; of a card that uses one symbol, all of them or none."""
    ports = [(game.params.ports[spot.kind * PORTS + port], slot) for port, slot in enumerate(spot.links)]
    if game.params.one_symbol[spot.kind] and any(slot != NONE for _, slot in ports):
        return []
    return [symbol for symbol, slot in ports if symbol != NONE and slot == NONE]


def free_text(game: CyberShield, spot: Spot) -> str:
    between = "/" if game.params.one_symbol[spot.kind] else ""
    return between.join(SIGNS[symbol] for symbol in free_symbols(game, spot))


def without_repeats(tree: list[Branch]) -> list[Branch]:
    """The tree without the second end of a joint that closes a ring."""
    path: list[int] = []
    parts: set[frozenset[int]] = set()
    found = []
    for branch in tree:
        del path[branch.depth :]
        pair = frozenset({branch.place, path[-1]}) if path else frozenset({branch.place})
        path.append(branch.place)
        if pair not in parts:
            parts.add(pair)
            found.append(branch)
    return found


class Picture:
    """The networks of one player."""

    def __init__(self, game: CyberShield, view: CsView, seat: int, translate: Translate, width: int) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.translate = translate
        self.width = width
        self.reasons = reasons(game, view, seat)

    def draw(self) -> list[Text]:
        lines: list[Text] = []
        for tree in trees(self.game, self.view, self.seat):
            lines += self._tree(without_repeats(tree))
        return lines or [Text(self.translate("table-empty"), "dim")]

    def _tree(self, tree: list[Branch]) -> list[Text]:
        lines = []
        for n, branch in enumerate(tree):
            rails = ["│  " if _goes_on(tree, n, depth) else "   " for depth in range(1, branch.depth + 1)]
            before = "".join(rails[:-1])
            if branch.depth:
                before += ("├" if _goes_on(tree, n, branch.depth) else "└") + SIGNS[branch.symbol] + " "
            spot = spot_at(self.view, branch.place)
            assert spot is not None
            if branch.again:
                lines.append(Text.assemble((before, "dim"), f"{RING} {branch.place % SIDE + 1}"))
                continue
            lines.append(self._card(spot, before))
            below = "│  " if tree[n + 1 : n + 2] and tree[n + 1].depth > branch.depth else "   "
            lines += self._attached(spot, "".join(rails) + below)
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return lines

    def _card(self, spot: Spot, before: str) -> Text:
        state = spot_state(self.view, spot)
        head = f"{before}{STATES[state]} {spot.place % SIDE + 1} "
        tail = f" {own_points(self.game, self.view, spot)}"
        free = free_text(self.game, spot)
        tail += f"  {self.translate('table-free')} {free}" if free else ""
        room = max(self.width - cell_len(head) - cell_len(tail), _LEAST_TITLE)
        line = Text(no_wrap=True).append(before, "dim").append(f"{STATES[state]} ", f"bold {STYLES[state]}")
        line.append(f"{spot.place % SIDE + 1} ", "bold")
        title = cut(self.translate(f"card-{CARD_IDS[spot.kind]}"), room)
        return line.append(title, "" if state == "connected" else "dim").append(tail, "bold cyan")

    def _attached(self, spot: Spot, before: str) -> list[Text]:
        lines: list[Text] = []
        items = [self._item(reason, len(before)) for reason in attached(self.reasons, spot)]
        if spot.open:
            items.append((cut(f"{ATTACK} {self.translate('table-open')}", self.width - len(before)), "red"))
        for text, style in items:
            if lines and lines[-1].cell_len + 3 + cell_len(text) <= self.width:
                lines[-1].append("   ").append(text, style)
            else:
                lines.append(Text(no_wrap=True).append(before, "dim").append(text, style))
        return lines

    def _item(self, reason: Reason, used: int) -> tuple[str, str]:
        """One attached title, and its style; `used` is the room before it."""
        state = reason_state(self.game, self.view, self.seat, reason)
        attack = is_attack(reason.kind)
        sign = (ATTACK if attack else ATTACHED) + (STATES["disrupted"] if state == "broken" else "")
        tail = f" ×{reason.cards}" if reason.cards > 1 else ""
        tail += f" {points(reason.kind, reason.points)}"
        title = self.translate(f"card-{CARD_IDS[reason.kind]}")
        if state == "hit":
            title = f"{self.translate('card-generator')}: {title}"
        head = cut(f"{sign} {title}", max(self.width - used - len(tail), _LEAST_TITLE))
        return head + tail, "red" if attack else "dim" if state == "broken" else "yellow"


def _goes_on(tree: list[Branch], n: int, depth: int) -> bool:
    """Whether another card at this depth follows before the tree goes back above it."""
    for branch in tree[n + 1 :]:
        if branch.depth <= depth:
            return branch.depth == depth
    return False


def legend(translate: Translate) -> list[tuple[str, str]]:
    """(sign, its meaning) for the signs in the pictures."""
    signs = {sign: state for state, sign in STATES.items()}
    signs |= {ATTACHED: "attached", ATTACK: "attack", RING: "ring"}
    signs |= {SIGNS[UPLINK]: "uplink", SIGNS[CABLE]: "cable", SIGNS[RADIO]: "radio", MARK: "mark"}
    return [(sign, translate("table-legend", sign=key)) for sign, key in signs.items()]
