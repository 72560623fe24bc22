"""The bench of bots beside people works: a quick run, and what it makes of messages."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bench.bots as program
from bench.bots import Count, Figures, Person, Round, Watcher

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_a_quick_run() -> None:
    """Real servers with processes for their bots."""
    command = [sys.executable, "-m", "bench.bots", "--quick", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (one,) = msgspec.json.decode(done.stdout, type=list[Round])
    for figures in (one.without, one.beside):
        assert figures.moves > 0
        assert 0 < figures.move_p50 <= figures.move_p99
        assert 0.2 < figures.answer_p50 <= figures.answer_max
    assert one.without.actions_beside == 0 < one.beside.actions_beside


def update(decision: int, to_act: list[int], ack: str | None = None, **more: Any) -> bytes:
    legal = [{"action": 7}] if 0 in to_act else []
    facts = {"decision_index": decision, "players_to_act": to_act, "legal_actions": legal, "ack": ack}
    return msgspec.json.encode({"t": "update", "automatic": False, "returns": None, **facts, **more})


class Sent:
    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.texts.append(text)


def test_moves_and_answers_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "SLOWEST", 0.0)

    async def run() -> None:
        count, sent = Count(), Sent()
        count.on = True
        person = Person(count, random.Random(1))
        person(sent, b'{"t":"chat"}')
        person(sent, update(0, [0]))
        await asyncio.sleep(0.01)
        assert len(sent.texts) == 1
        person(sent, update(1, [1], ack="0"))  # the move
        person(sent, update(1, [1]))  # somebody comes
        assert (len(count.moves), len(count.answers)) == (1, 0)
        person(sent, update(2, [1]))  # the bot, which is to act again
        person(sent, update(3, [0]))
        assert (len(count.moves), len(count.answers)) == (1, 2)
        person(sent, update(4, [0], automatic=True))  # the server acts
        await asyncio.sleep(0.01)
        assert len(sent.texts) == 2
        person(sent, update(5, [], returns=[1.0, 0.0]))
        assert person.over.is_set()

    asyncio.run(run())


def test_who_watches_counts() -> None:
    async def run() -> None:
        count = Count()
        watcher = Watcher(count)
        watcher(Sent(), update(1, [0]))
        count.on = True
        watcher(Sent(), update(2, [0]))
        watcher(Sent(), update(3, [], returns=[1.0]))
        assert (count.beside, watcher.over.is_set()) == (2, True)

    asyncio.run(run())


def test_a_ratio_is_that_of_each_round(capsys: pytest.CaptureFixture[str]) -> None:
    def figures(p99: float) -> Figures:
        return Figures(10, 1.0, p99, 10, 1.0, 2.0, 0.0)

    rounds = [Round(figures(a), figures(b)) for a, b in ((10, 40), (10, 20), (40, 40))]
    program.show(rounds, program.parser().parse_args([]))
    shown = capsys.readouterr().out
    assert "2.00 (PASS" in shown
    rounds = [Round(figures(10), figures(21))]
    program.show(rounds, program.parser().parse_args([]))
    assert "2.10 (FAIL" in capsys.readouterr().out
