"""Real processes in which bots think: the same answers, and what happens when they die, hang or are asked too much."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from cyberdeck import bots
from cyberdeck.server.thinking.minds import Minds
from cyberdeck.server.thinking.process import BotProcess, _environment
from cyberdeck.server.thinking.questions import Job, NoThought, Question, frame
from cyberdeck.server.thinking.thinkers import Processes, processes_for
from tests.server.house import QUICK, House, until
from tests.server.test_bot_runner import SHORT
from tests.server.test_minds import LEVELS, compiled, decisions, question

pytestmark = pytest.mark.usefixtures("real_levels")
WINDOWS = sys.platform == "win32"
PROC = Path("/proc/self/stat").exists()


@pytest.fixture
def real_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyberdeck.bots.levels.LEVELS", LEVELS)


def asked(name: str = "blackhat", bot: str = "hard", mind: int = 0) -> Question:
    _, _, view, legal = next(found for found in decisions(name, 3) if len(found[3]) > 2)
    return question(name, bot, view, legal, 5, mind)


def odd(kind: str, patience: float = 10.0) -> BotProcess:
    return BotProcess((sys.executable, "-m", "tests.server.odd_child", kind), patience)


def with_process(process: BotProcess | Processes, test: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """In a loop of its own."""

    async def inside() -> Any:
        try:
            return await asyncio.wait_for(test(), 20)
        finally:
            await process.close()

    return asyncio.run(inside())


@compiled
def test_every_game_and_level_as_here() -> None:
    """The process keeps what its minds remember, and people interrupt those who play alone."""
    process = BotProcess()

    async def ask() -> None:
        minds = Minds()
        for n, name in enumerate(("blackhat", "lokalka", "cybershield", "kiberrubezh")):
            for m, bot in enumerate(LEVELS):
                for luck, (_, seat, view, legal) in enumerate(decisions(name, 4)):
                    if luck > 8:
                        break
                    one = question(name, bot, view, legal, luck, mind=100 * n + 10 * m + seat)
                    wanted = minds.think(Job(0, True, one))
                    quick = question(name, "easy", view, legal, luck, mind=-luck)
                    thought, _ = await asyncio.gather(
                        process.think(one, False, "a", "t"), process.think(quick, True, "b", "u")
                    )
                    assert (thought.action, thought.iterations) == (wanted.action, wanted.iterations)
        assert process.counts.restarts == 0

    with_process(process, ask)


@compiled
def test_load_makes_nobody_weaker() -> None:
    """As many iterations beside other searches and a busy machine as alone."""
    process = BotProcess()
    stop = threading.Event()

    def burn() -> None:
        while not stop.is_set():
            sum(range(1000))

    async def ask() -> None:
        alone = await process.think(asked("cybershield", "expert"), True, "a", "t")
        thread = threading.Thread(target=burn)
        thread.start()
        try:
            many = [process.think(asked("cybershield", "expert", n), n > 3, "a", n) for n in range(1, 8)]
            crowd = await asyncio.gather(*many)
        finally:
            stop.set()
            thread.join()
        assert {thought.iterations for thought in crowd} == {alone.iterations}
        assert {thought.action for thought in crowd} == {alone.action}

    with_process(process, ask)


def test_people_come_first_then_addresses_take_turns() -> None:
    process, order = odd("slow"), list[str]()

    async def one(name: str, people: bool, address: str) -> None:
        await process.think(asked(), people, address, name)
        order.append(name)

    async def ask() -> None:
        await one("warm", True, "")
        alone = [one(f"a{n}", False, "a") for n in range(4)] + [one("b0", False, "b")]
        people = [one(f"p{n}", True, "c") for n in range(3)]
        await asyncio.gather(*alone, *people)

    with_process(process, ask)
    assert order[:2] == ["warm", "a0"]  # which was in the process before anybody else came
    assert order[2:5] in (["p0", "p1", "p2"], ["p0", "p1", "a1"])  # the last one is in the process: a1 may follow it
    assert [name for name in order if name[0] in "ab"] == ["a0", "a1", "b0", "a2", "a3"]


def test_people_do_not_wait_for_a_search_that_nobody_waits_for() -> None:
    """It is interrupted, and comes to the same end."""
    process = BotProcess()

    async def ask() -> None:
        await process.think(asked("cybershield", "easy", 9), True, "", "warm")
        slow = asyncio.create_task(process.think(asked("cybershield", "expert", 1), False, "a", "t"))
        while not process._jobs:
            await asyncio.sleep(0)
        await asyncio.sleep(0.003)
        await process.think(asked("cybershield", "easy", 2), True, "b", "u")
        assert not slow.done()
        wanted = Minds().think(Job(0, True, asked("cybershield", "expert")))
        assert (await slow).action == wanted.action

    with_process(process, ask)


@pytest.mark.skipif(WINDOWS, reason="signals")
def test_a_process_killed_in_the_middle_of_a_search() -> None:
    """The next one answers."""
    process = BotProcess()

    async def ask() -> None:
        await process.think(asked("cybershield", "easy"), True, "", "t")
        first = process.child
        assert first is not None
        asking = asyncio.create_task(process.think(asked("cybershield", "expert", 1), True, "", "t"))
        waiting = asyncio.create_task(process.think(asked("cybershield", "hard", 2), True, "", "t"))
        await asyncio.sleep(0.005)
        assert not asking.done()
        os.kill(first.pid, signal.SIGKILL)
        wanted = Minds().think(Job(0, True, asked("cybershield", "expert")))
        assert (await asking).action == wanted.action
        assert (await waiting).fault == ""
        assert process.child is not None
        assert process.child.pid != first.pid
        assert (process.counts.restarts, process.counts.given_up) == (1, 0)

    with_process(process, ask)


@pytest.mark.parametrize(("kind", "patience"), [("dies", 10.0), ("stuck", 0.2)])
def test_what_is_never_answered_is_given_up(kind: str, patience: float) -> None:
    process = odd(kind, patience)

    async def ask() -> None:
        with pytest.raises(NoThought):
            await process.think(asked(), True, "", "t")
        assert process.counts.given_up == 1
        assert process.counts.restarts >= 1

    with_process(process, ask)


def test_a_process_that_cannot_be_started() -> None:
    process = BotProcess(("/nowhere/python",))

    async def ask() -> None:
        for _ in range(2):
            with pytest.raises(NoThought):
                await process.think(asked(), True, "", "t")

    with_process(process, ask)


def test_a_fault_is_not_tried_again() -> None:
    process = odd("faulty")

    async def ask() -> None:
        with pytest.raises(NoThought, match="a fault"):
            await process.think(asked(), True, "", "t")
        assert (process.counts.thoughts, process.counts.restarts) == (1, 0)

    with_process(process, ask)


def test_whom_nobody_waits_for_any_more_is_not_asked() -> None:
    process = odd("slow")

    async def ask() -> None:
        tasks = [asyncio.create_task(process.think(asked(), True, "", n)) for n in range(5)]
        await asyncio.sleep(0)
        for task in tasks[:4]:
            task.cancel()
        await tasks[4]
        assert process._number <= 2

    with_process(process, ask)


def test_it_ends_with_its_input_in_the_middle_of_a_search() -> None:
    """It does not search on for nobody. And it lets others go first."""
    endless = "from cyberdeck.bots import levels; levels.LEVELS['expert'] = levels.Level(10**9, 0.0)"
    code = f"{endless}; from cyberdeck.server.thinking import child; child.main()"
    job = Job(1, False, asked("cybershield", "expert"))
    with subprocess.Popen([sys.executable, "-c", code], stdin=-1, stdout=-1, env=_environment()) as child:
        assert child.stdin is not None
        child.stdin.write(frame(job))
        child.stdin.flush()
        time.sleep(0.5)
        assert child.poll() is None
        if PROC:
            assert os.getpriority(os.PRIO_PROCESS, child.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
        try:
            out, _ = child.communicate(b"", 5)
        finally:
            child.kill()
        assert (out, child.returncode) == (b"", 0)


def test_what_is_printed_does_not_get_among_the_thoughts() -> None:
    printing = (
        "from cyberdeck import bots; make = bots.make_bot;bots.make_bot = lambda *a, **b: print(1) or make(*a, **b)"
    )
    code = f"{printing}; from cyberdeck.server.thinking import child; child.main()"
    process = BotProcess((sys.executable, "-c", code))

    async def ask() -> None:
        assert (await process.think(asked(), True, "", "t")).fault == ""

    with_process(process, ask)


def test_it_imports_what_it_needs() -> None:
    """Neither the web server nor the database, nor the texts nor what draws."""
    code = (
        "import sys, cyberdeck.server.thinking.child as child\n"
        "from cyberdeck.bots import levels\n"
        "heavy = ('uvicorn', 'starlette', 'sqlite3', 'fluent', 'rich', 'websockets', 'segno', 'cyberdeck.i18n',"
        " 'cyberdeck.server.tables', 'cyberdeck.server.store', 'cyberdeck.games.', 'pickle')\n"
        "print([name for name in sys.modules if name.startswith(heavy)])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=_environment())
    assert done.stdout.strip() == "[]"


def test_how_many_processes() -> None:
    assert [processes_for(cores) for cores in (1, 2, 3, 4, 16)] == [1, 1, 2, 3, 15]


def test_tables_are_spread_and_stay() -> None:
    thinker = Processes(2)
    homes = [thinker.home() for _ in range(4)]
    assert homes == [thinker.all[0], thinker.all[1]] * 2
    assert [process.child for process in thinker.all] == [None, None]


# With a whole server


@pytest.mark.parametrize("game", SHORT)
def test_a_server_whose_bots_think_elsewhere(open_house: Any, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pace is quicker; the process itself searches as always."""
    monkeypatch.setattr(bots, "time_limit", lambda name: 0.001)
    players, options = SHORT[game]
    house: House = open_house(QUICK, thinker=Processes)
    table = house.table(0, players, game=game, bot="hard", options=options)
    table.start()
    table.watch()
    counts = house.call(lambda: house.app.state.thinker.counts())
    assert counts.thoughts > 4
    assert (counts.given_up, counts.restarts) == (0, 0)
    shown = house.ask("GET", "/metrics").text
    assert f"cyberdeck_bot_thoughts_total {counts.thoughts}.0\n" in shown
    assert 'cyberdeck_bot_queue{for="people"} 0.0\n' in shown


def children(pid: int) -> list[int]:
    """The processes that it has started and that are not gone, zombies too."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


def alive(pid: int) -> bool:
    path = Path(f"/proc/{pid}/stat")
    try:
        return path.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not PROC, reason="processes are looked up in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_process_stays_behind(how: signal.Signals, tmp_path: Path) -> None:
    """However the server ends, to the whole group as a terminal does it."""
    command = [sys.executable, "-m", "cyberdeck", "serve", "--port", "0", "--db", str(tmp_path / "x.sqlite")]
    server = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert server.stdout is not None
        assert "http" in server.stdout.readline()
        (child,) = until(lambda: children(server.pid), "the process starts")
        os.killpg(server.pid, how)
        _, errors = server.communicate(timeout=15)
        assert "Traceback" not in errors
        assert how == signal.SIGKILL or "bot-process" not in errors
        until(lambda: not alive(child), "it has gone")
    finally:
        server.kill()
        server.wait()
