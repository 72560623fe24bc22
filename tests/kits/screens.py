"""Tables in the terminal, as tests look at them: moments of random games, and what is drawn and shown them."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from rich.console import Console, RenderableType

from cyberdeck.cli import move_list
from cyberdeck.cli.game_ui import GameUI
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import KeyedRng
from cyberdeck.spec import get_spec
from tests.kits.tables import Sample

FRAMES = set("│─├└╭✓✗↷●▲■◆↑⊗•▼▣□")  # signs that are drawn, and never read out


class Moment(NamedTuple):
    """A decision of a seat."""

    game: Any
    state: Any
    seat: int
    view: Any
    legal: list[int]


@cache
def moments(sample: Sample) -> list[Moment]:
    """Decisions of a random game, a few of each kind, and of its middle."""
    game = sample.build()
    match = Match(game, sample.seed.to_bytes(32, "big"))
    rng = KeyedRng(bytes(32), [b"terminal"])
    match.start()
    kinds: Counter[int] = Counter()
    found: list[Moment] = []
    while not match.is_over:
        seat = match.players_to_act[0]
        view, legal = game.view(match.state, seat), match.legal_actions(seat)
        kind = match.state.top.kind
        kinds[kind] += 1
        if kinds[kind] <= 2 or kinds.total() % sample.every == 0:
            found.append(Moment(game, match.state.copy(), seat, view, legal))
        likely = [action for action in legal if action not in sample.avoided] or legal
        match.submit(seat, likely[rng.below(len(likely))])
    return found


def terminal(moment: Moment, lang: str = "en", seat: int | None = None) -> Any:
    """For the player who is to act, unless another reader is named."""
    reader = moment.seat if seat is None else seat
    names = ["" if other == reader else f"Somebody {other + 1}" for other in range(moment.game.num_seats)]
    return GameUI(moment.game, names, get_spec(moment.game.id).texts(lang)).terminal


def drawn(parts: Sequence[RenderableType], width: int, color: bool = False) -> str:
    out = io.StringIO()
    system = "truecolor" if color else None
    console = Console(file=out, width=width, color_system=system, force_terminal=color, highlight=False)  # type: ignore[arg-type]
    for part in parts:
        console.print(part)
    return out.getvalue()


def plain_lines(table: Any, view: Any) -> list[str]:
    """All facts about a table, a line each."""
    more = [line for name in ("possible", "score") if hasattr(table, name) for line in getattr(table, name)(view)]
    return [*table.describe(view, True), *table.describe_hand(view), *table.notes(view, False), *more]


def everything(table: Any, view: Any, legal: list[int], width: int) -> str:
    """Drawn and shown, with the moves."""
    lines = [*plain_lines(table, view), *move_list.in_lines(table.choices(view, legal))]
    return "\n".join([drawn(table.table(view, width), width), *lines])
