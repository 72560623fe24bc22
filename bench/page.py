"""python -m bench.page: how long the browser takes to show an update, in a real Chromium.

Measured from the arrival of the socket's message to the frame painted with it, over one whole game against bots, as a
person would play it at a desk. `make bench` runs it; CYBERDECK_CHROMIUM names the browser.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from cyberdeck.server.tables.clock import Pace
from tests.browser.kit import LIVING, Person, launch
from tests.server.house import House

WANTED = 50.0  # milliseconds
CLOCK = """
const shown = (globalThis.shown = []);
globalThis.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", (event) => {
      if (!event.data.startsWith('{"t":"update"')) return;
      const came = performance.now();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => shown.push(performance.now() - came);
      requestAnimationFrame(() => channel.port2.postMessage(0));
    });
  }
};
"""


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="of the game (3)")
    parser.add_argument("--json", action="store_true", help="all times as JSON")
    parser.add_argument("--quick", action="store_true", help="a few updates only, to see that it works")
    args = parser.parse_args(argv)
    times = measure(args.rounds, 5 if args.quick else None)
    if args.json:
        print(json.dumps(times))
        return 0
    times.sort()
    parts = ", ".join(f"{share:.0%} within {times[int(len(times) * share)]:.0f} ms" for share in (0.9, 0.95, 0.99))
    late = sum(time > WANTED for time in times)
    print(f"{len(times)} updates on screen: median {statistics.median(times):.0f} ms, {parts}, all {times[-1]:.0f} ms")
    print(f"later than the {WANTED:.0f} ms we want: {late} of them, {late / len(times):.1%}")
    return 0


def measure(rounds: int, enough: int | None = None) -> list[float]:
    """Milliseconds of each update, of a whole game or until there are enough. Moves are clicked inside the page, so
    that nothing else takes its time.
    """
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "tables.sqlite", Pace(min_delay=0.2, max_delay=0.4, grace=60))
        browser = launch(playwright)
        person = Person(browser, house, motion="no-preference")
        person.page.add_init_script(CLOCK)
        table = house.table(1, 3, options={"round_limit": rounds})
        person.go(f"/t/{table.code}#0.{table.secrets[0]}")
        person.button("page-start").click()
        person.page.wait_for_selector(LIVING)
        person.page.keyboard.press("m")  # the list of moves stays open
        person.page.evaluate(
            "setInterval(() => { const all = document.querySelectorAll('[data-action]:enabled');"
            " all[Math.floor(Math.random() * all.length)]?.click(); }, 400)"
        )
        while not person.over() and (enough is None or person.page.evaluate("shown.length") < enough):
            person.page.wait_for_timeout(1000 if enough is None else 100)
        times: list[float] = person.page.evaluate("shown")
        person.close()
        browser.close()
        house.stop()
        return times


if __name__ == "__main__":
    sys.exit(main())
