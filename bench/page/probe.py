"""What is measured inside the page: a script that runs before the page's own, and what can be asked of the browser."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

from tests.browser.kit import Person

SCRIPT = (Path(__file__).parent / "probe.js").read_text(encoding="utf-8")
GAP, LONGEST = 1000, 5000  # milliseconds: a window of layout shifts ends after so long a rest, or altogether


class Shift(NamedTuple):
    """A layout shift. `caused`: within half a second of an input, which does not count."""

    at: float
    value: float
    caused: bool
    what: str


class Memory(NamedTuple):
    """Of the page, after its garbage was collected."""

    nodes: int
    heap: float  # megabytes


class Probe:
    """What a person's page tells about itself."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self.page: Page = person.page
        self.page.add_init_script(SCRIPT)
        self._browser: CDPSession = person.context.new_cdp_session(self.page)
        self._browser.send("Performance.enable")

    def slow_down(self, times: float) -> None:
        self._browser.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def facts(self) -> dict[str, Any]:
        """Numbers of `probe.js`."""
        found: dict[str, Any] = self.page.evaluate("bench.facts()")
        return found

    def moves(self) -> int:
        found: int = self.page.evaluate("bench.moves")
        return found

    def times(self) -> list[float]:
        """Milliseconds from the socket to the screen, of every update so far."""
        found: list[float] = self.page.evaluate("bench.times")
        return found

    def shifts(self) -> list[Shift]:
        return [Shift(*one) for one in self.page.evaluate("bench.shifts")]

    def close(self) -> None:
        """Tells what went wrong in the page, which is worth knowing and no reason to lose what was measured."""
        for complaint in self._person.complaints:
            print(f"{self._person.game}: the page complains: {complaint}", file=sys.stderr)
        self._person.context.close()

    def memory(self) -> Memory:
        self._browser.send("HeapProfiler.collectGarbage")
        found = {one["name"]: one["value"] for one in self._browser.send("Performance.getMetrics")["metrics"]}
        return Memory(int(found["Nodes"]), found["JSHeapUsedSize"] / 1e6)


def total(shifts: list[Shift]) -> float:
    return sum(one.value for one in shifts if not one.caused)


def worst(shifts: list[Shift]) -> float:
    """The largest sum in one window: what browsers call cumulative layout shift."""
    most = sum_ = begun = last = 0.0
    for one in shifts:
        if one.caused:
            continue
        if one.at - last > GAP or one.at - begun > LONGEST:
            sum_, begun = 0.0, one.at
        sum_, last = sum_ + one.value, one.at
        most = max(most, sum_)
    return most
