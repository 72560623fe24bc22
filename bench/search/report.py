"""The whole report of a run, as JSON and for people."""

from __future__ import annotations

from math import log

from rich import box
from rich.console import Console
from rich.table import Table

from bench.bars import Bar, bar
from bench.measure import Row
from bench.report import Header
from bench.search.duels import Duel
from bench.search.ours import GUIDED, PLAIN
from bench.table import number, verdict

KINDS = {PLAIN: "plain", GUIDED: "with a heuristic"}
PEERS = ("hearts.search", "gin_rummy.search")
WANTED = 1.0  # ratio to the peer with the nearest simulation size; the other one has no verdict


class Report(Header, frozen=True, kw_only=True):
    positions: int  # of each game
    simulations: int  # for each decision
    rows: list[Row]
    nodes: dict[str, float]  # by row: in one simulation
    bars: list[Bar]
    duels: list[Duel]


def bars(rows: list[Row], nodes: dict[str, float]) -> list[Bar]:
    """Our rows beside both peers. The target is the rate of the peer whose simulations are nearest in size, in nodes;
    for random rollouts to the end, of the peer's like.
    """
    peers = [row for row in rows if row.id in PEERS]
    found = []
    for ours in rows:
        if ours.id in PEERS or not peers:
            continue
        nearest = min(peers, key=lambda peer: abs(log(nodes[peer.id] / nodes[ours.id])))
        judged = ours.id.endswith(f".{PLAIN}")
        found += [bar(ours, peer, WANTED if judged and peer is nearest else None) for peer in peers]
    return found


def show(report: Report, out: Console) -> None:
    facts = report.facts
    kind = "compiled" if facts.compiled else "[bold red]INTERPRETED[/]"
    out.print(f"{facts.cpu}; {facts.python}; Cyberdeck {facts.cyberdeck}, {kind}; {report.date}")
    out.print(f"{report.simulations} simulations for each of {report.positions} positions of a game")
    if report.rows:
        out.print(rates(report))
    if report.bars:
        out.print(ratios(report))
    if report.duels:
        out.print(strength(report))
    if report.quick:
        out.print("[bold]A quick look, not a result.[/bold]")


def grid(*names: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, name in enumerate(names):
        table.add_column(name, justify="right" if at and name else "left", no_wrap=True)
    return table


def rates(report: Report) -> Table:
    table = grid("search", "", "", "simul./s", "least", "most", "nodes in one", "nodes/s")
    for row in report.rows:
        nodes = report.nodes[row.id]
        figures = [number(rate) for rate in (row.per_second, row.least, row.most)]
        table.add_row(row.who, row.game, row.how, *figures, f"{nodes:.0f}", number(nodes * row.per_second))
    return table


def ratios(report: Report) -> Table:
    table = grid("ours", "beside", "times", "least", "most", "wanted", "")
    for one in report.bars:
        times = [f"{ratio:.2f}" for ratio in (one.ratio, one.least, one.most)]
        wanted = "" if one.wanted is None else f"≥ {one.wanted:g}"
        table.add_row(one.ours, one.peer, *times, wanted, verdict(one.passed))
    return table


def strength(report: Report) -> Table:
    table = grid("against flat Monte Carlo", "", "ms", "its games", "played", "fair %", "won %", "from", "to")
    for one in report.duels:
        shares = [f"{100 * share:.1f}" for share in (one.fair, one.won, one.low, one.high)]
        played = (f"{1000 * one.seconds:g}", number(one.flat_games), str(one.games))
        table.add_row(one.game, KINDS[one.kind], *played, *shares)
    return table
