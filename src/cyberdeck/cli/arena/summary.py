"""The results of an arena as tables or plain lines, and its progress."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Self

from rich import progress as bars
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cyberdeck.cli.screen import Screen
from cyberdeck.i18n import Texts
from cyberdeck.lab.schedule import Schedule
from cyberdeck.lab.tally import Pair, Tally

MARKS = {"ahead": ("▲", "bold green"), "behind": ("▼", "red"), "level": ("=", "")}  # distinguished without colours


def show(screen: Screen, texts: Texts, schedule: Schedule, found: Tally) -> None:
    plan = schedule.plan
    facts: dict[str, str | int] = {"games": plan.games, "blocks": schedule.blocks, "size": schedule.size}
    screen.title(texts.text("arena-title", game=plan.game, seats=schedule.seats))
    screen.line(texts.text("arena-how", **facts, seed=str(plan.seed)))
    if schedule.mirrors > 1:
        screen.line(texts.text("arena-mirrored"))
    _standings(screen, texts, found)
    _pairs(screen, texts, found)
    _timing(screen, texts, found)


def _standings(screen: Screen, texts: Texts, found: Tally) -> None:
    screen.gap()
    if screen.plain:
        for place, one in enumerate(found.standings, 1):
            values = {"rating": f"{one.rating:.0f}", "low": f"{one.low:.0f}", "high": f"{one.high:.0f}"}
            more = {"points": _number(texts, one.points), "mean": _number(texts, one.mean)}
            screen.line(texts.text("arena-standing", place=place, bot=one.bot, games=str(one.games), **values, **more))
    else:
        heads = ("", "arena-bot", "arena-rating", "arena-interval", "arena-games", "arena-points", "arena-mean")
        table = _table(screen, texts, "arena-ratings", heads)
        for place, one in enumerate(found.standings, 1):
            cells = (
                f"{one.low:.0f}–{one.high:.0f}",
                str(one.games),
                _number(texts, one.points),
                _number(texts, one.mean),
            )
            style = "bold green" if place == 1 else ""
            table.add_row(str(place), one.bot, f"{one.rating:.0f}", *cells, style=style)
        screen.draw([table])
    screen.line(texts.text("arena-rating-how"), "dim")


def _pairs(screen: Screen, texts: Texts, found: Tally) -> None:
    screen.gap()
    if screen.plain:
        for pair in found.pairs:
            values = {name: _percent(texts, getattr(pair, name)) for name in ("share", "low", "high")}
            side = texts.text(f"arena-{_side(pair)}")
            screen.line(
                texts.text("arena-pair", bot=pair.bot, against=pair.against, games=str(pair.games), side=side, **values)
            )
        return
    names = [one.bot for one in found.standings]
    table = _table(screen, texts, "arena-pairs", ("",))
    for name in names:
        table.add_column(name, justify="right")
    by_names = {(pair.bot, pair.against): pair for pair in found.pairs}
    for bot in names:
        table.add_row(bot, *(_cell(texts, by_names.get((bot, against))) for against in names))
    screen.draw([table])
    marks = {side: mark for side, (mark, _) in MARKS.items()}
    screen.line(texts.text("arena-pairs-how", **marks), "dim")


def _timing(screen: Screen, texts: Texts, found: Tally) -> None:
    screen.gap()
    if screen.plain:
        for one in found.timing:
            times = {"mean": _number(texts, 1000 * one.mean), "longest": _number(texts, 1000 * one.longest)}
            screen.line(texts.text("arena-time", bot=one.bot, decisions=str(one.decisions), **times))
        return
    table = _table(
        screen, texts, "arena-timing", ("arena-bot", "arena-decisions", "arena-time-mean", "arena-time-longest")
    )
    for one in found.timing:
        table.add_row(one.bot, str(one.decisions), _number(texts, 1000 * one.mean), _number(texts, 1000 * one.longest))
    screen.draw([table])


def _table(screen: Screen, texts: Texts, title: str, heads: tuple[str, ...]) -> Table:
    """An empty table with its title."""
    screen.line(texts.text(title), "bold")
    table = Table()
    for head in heads:
        left = head in ("", "arena-bot")
        table.add_column(texts.text(head) if head else "", justify="left" if left else "right")
    return table


def _side(pair: Pair) -> str:
    """The side of one half on which the whole interval lies."""
    if pair.low > 0.5:
        return "ahead"
    return "behind" if pair.high < 0.5 else "level"


def _cell(texts: Texts, pair: Pair | None) -> Text:
    if pair is None:
        return Text("·", "dim")
    mark, style = MARKS[_side(pair)]
    interval = texts.text("arena-span", low=100 * pair.low, high=100 * pair.high)
    return Text.assemble((f"{mark} {_percent(texts, pair.share)}\n", style), (interval, "dim"))


def _percent(texts: Texts, share: float) -> str:
    return texts.text("deck-percent", value=100 * share)


def _number(texts: Texts, value: float) -> str:
    return texts.text("arena-number", value=value)


class Progress:
    """On a terminal a bar, with games a second and the remaining time; in plain text a line now and then; nothing in a
    pipe. On standard error.
    """

    def __init__(self, texts: Texts, games: int, done: int, plain: bool, color: bool) -> None:
        shown = sys.stderr.isatty()
        self._texts, self._games, self._done = texts, games, done
        self._lines = shown and plain
        self._bar = bars.Progress(
            bars.BarColumn(),
            bars.MofNCompleteColumn(),
            _Speed(texts),
            bars.TimeRemainingColumn(),
            console=Console(stderr=True, no_color=not color or None),
            disable=not shown or plain,
            transient=True,
        )
        self._task = self._bar.add_task("", total=games, completed=done)

    def __enter__(self) -> Self:
        self._bar.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._bar.__exit__(kind, error, at)

    def advance(self) -> None:
        tenths = 10 * self._done // self._games
        self._done += 1
        self._bar.advance(self._task)
        if self._lines and 10 * self._done // self._games > tenths:
            print(self._texts.text("arena-done", done=self._done, games=self._games), file=sys.stderr, flush=True)


class _Speed(bars.ProgressColumn):
    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def render(self, task: bars.Task) -> Text:
        return Text(self._texts.text("arena-speed", speed=f"{task.speed or 0:.1f}"))
