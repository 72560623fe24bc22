"""The bench of the online table works: a quick run of our own sides, and what the load makes of messages."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bench.server.__main__ as program
from bench.server.load import SEATS, Count, Figures, Table, drive
from bench.server.ours import Listener, Player, Update
from cyberdeck.server.protocol import SubmitAction

ROOT = Path(__file__).parents[2]
two_cores = pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2, reason="one core for each side"
)


def row(side: str, mode: str, moves: float, p99: float) -> program.Row:
    return program.Row(side, mode, [Figures(moves=moves, p50=1.0, p99=p99, cpu=1.0, size=1.0, memory=1.0, late=0)])


@two_cores
def test_a_quick_run_without_the_peer(tmp_path: Path) -> None:
    """Real servers, real sockets: every move comes back, and no game ends too soon."""
    out = tmp_path / "figures.json"
    command = [sys.executable, "-m", "bench.server", "--quick", "--ours-only", "--json", str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rows = msgspec.json.decode(out.read_bytes(), type=list[program.Row])
    sides = [side for side in program.SIDES if side.startswith("ours")]
    assert [(row.side, row.mode) for row in rows] == [(side, mode) for mode in ("closed", "open") for side in sides]
    for one in rows:
        (figures,) = one.runs
        assert figures.moves > 1
        assert 0 < figures.p50 <= figures.p99
        assert figures.size > 100
        assert figures.memory > 1
    assert rows[1].runs[0].size > 2 * rows[0].runs[0].size  # pages get scenes and texts
    assert "A quick look, not a result" in done.stdout


@two_cores
def test_a_full_run_needs_the_fast_client(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(program, "FAST", False)
    assert program.main(["--ours-only"]) == 2
    assert "make bench" in capsys.readouterr().err


@two_cores
def test_a_file_that_cannot_be_written_is_reported_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--quick", "--ours-only", "--json", str(tmp_path / "nowhere" / "x.json")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_ratios_are_those_of_one_run() -> None:
    rows = [
        row(side + kind, mode, moves, p99)
        for kind in ("", ", pages")
        for side, moves, p99 in (("ours", 30.0, 1.0), ("boardgame.io", 10.0, 5.0))
        for mode in ("closed", "open")
    ]
    shown = program.ratios(rows)
    assert shown[0] == "closed, moves: 3.0 times as good as boardgame.io (as wanted)"
    assert shown[1] == "closed, p99: 5.0 times as good as boardgame.io (as wanted)"
    assert len(shown) == 6
    assert program.ratios([one for one in rows if one.side.startswith("ours")]) == []


# The load


class Sent:
    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.texts.append(text)


def update(**fields: Any) -> bytes:
    whole = {"decision_index": 7, "legal_actions": [], "returns": None, "view": {"more": [1, 2]}, **fields}
    return msgspec.json.encode({"t": "update", **whole})


def test_the_seat_that_is_offered_actions_moves() -> None:
    async def play() -> None:
        player, table = Player(), Table(Count(), closed=False)
        seats = [(Sent(), Listener(table, player)) for _ in range(2)]
        (first, receives), (second, also_receives) = seats
        receives(first, b'{"t":"welcome"}')
        receives(first, update(legal_actions=[{"action": 5, "move": {"type": "five"}, "notation": "5"}]))
        also_receives(second, update())
        assert receives.ready.done()
        assert player.send() is True
        (text,) = first.texts
        assert msgspec.json.decode(text, type=SubmitAction) == SubmitAction(id="7", decision_index=7, action=5)
        assert second.texts == []
        with pytest.raises(RuntimeError, match="offered"):
            player.send()
        also_receives(second, update(returns=[0.0, 1.0]))
        assert player.send() is False

    asyncio.run(play())


def test_a_mistake_of_the_load_ends_the_run() -> None:
    """Not only a game that ends."""

    class Broken:
        def send(self) -> bool:
            raise RuntimeError("broken")

    async def run() -> None:
        count = Count()
        table = Table(count, closed=True)
        table.mover = Broken()
        await drive([table], count, 0.0, 0.01, os.getpid())

    with pytest.raises(RuntimeError, match="broken"):
        asyncio.run(run())


def test_a_move_has_been_made_when_every_seat_has_it() -> None:
    async def run() -> None:
        count = Count()
        count.on = True
        table = Table(count, closed=False)
        player = Player()
        table.mover = player
        player.offer(Sent(), msgspec.json.decode(update(legal_actions=[{"action": 1}]), type=Update))
        table.move(0.0)
        for heard in range(SEATS):
            assert count.moves == 0, heard
            table.heard(100)
        assert (count.moves, count.bytes, len(count.times)) == (1, 100 * SEATS, SEATS)

    asyncio.run(run())
