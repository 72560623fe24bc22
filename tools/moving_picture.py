"""A few moves of a game as a moving picture for the documents: `make picture` writes docs/playing.webp.

The browser records its own screen and encodes each frame; only the container is made here, since an animated WebP is no
more than its frames one after another.
"""

from __future__ import annotations

import argparse
import base64
import struct
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from cyberdeck.server.tables.clock import Pace
from tests.browser.kit import LIVING, Person, launch
from tests.browser.table import TablePlayer
from tests.server.house import House

SIZE = (1280, 800)
SHOWN = (800, 500)
LEAST = 0.12  # seconds between two frames
SECONDS = 16.0
LAST = 1500  # milliseconds that the last frame stays
QUALITY = 0.62
ENCODE = """
async ([png, width, height, quality]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
"""


class Frame(NamedTuple):
    at: float  # seconds
    jpeg: str  # base64


class Recorder:
    """The screen of a page, whenever it changes."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._take)
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})

    def _take(self, frame: dict[str, Any]) -> None:
        at = float(frame["metadata"]["timestamp"])
        if not self.frames or at - self.frames[-1].at >= LEAST:
            self.frames.append(Frame(at, frame["data"]))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> None:
        self._session.send("Page.stopScreencast")


def animated(frames: list[tuple[bytes, int]], width: int, height: int) -> bytes:
    """An animated WebP of WebP pictures of one size, each with its milliseconds; it plays for ever."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)

    def three(number: int) -> bytes:
        return number.to_bytes(3, "little")

    size = three(width - 1) + three(height - 1)
    body = chunk(b"VP8X", b"\x02\0\0\0" + size) + chunk(b"ANIM", b"\0\0\0\xff" + b"\0\0")
    for picture, milliseconds in frames:
        if picture[12:16] not in (b"VP8 ", b"VP8L"):
            raise ValueError("a frame is no plain WebP")
        body += chunk(b"ANMF", three(0) * 2 + size + three(milliseconds) + b"\x02" + picture[12:])
    return chunk(b"RIFF", b"WEBP" + body)


def play(person: Person, house: House) -> Recorder:
    """Some moves of Black Hat at the usual pace."""
    table = house.table(1, 3, bot="easy")
    table.start()
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    page = person.page
    page.wait_for_selector(LIVING)
    page.wait_for_selector("[data-prompt].mine")
    page.wait_for_timeout(1500)
    recorder = Recorder(page)
    while not recorder.frames or recorder.frames[-1].at - recorder.frames[0].at < SECONDS:
        TablePlayer(person, "mouse").play(most=1)
        page.wait_for_timeout(700)
    recorder.stop()
    return recorder


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.moving_picture", description=__doc__)
    parser.add_argument("to", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        house = House(Path(scratch) / "tables.sqlite", Pace())
        browser = launch(playwright)
        person = Person(browser, house, width=SIZE[0], height=SIZE[1], motion="no-preference", pace="normal")
        frames = play(person, house).frames
        person.close()
        blank = browser.new_page()
        ends = [*(frame.at for frame in frames[1:]), frames[-1].at + LAST / 1000]
        shown = [
            (base64.b64decode(blank.evaluate(ENCODE, [frame.jpeg, *SHOWN, QUALITY])), round(1000 * (end - frame.at)))
            for frame, end in zip(frames, ends, strict=True)
        ]
        browser.close()
        house.stop()
    args.to.write_bytes(animated(shown, *SHOWN))
    print(f"{args.to}: {len(shown)} frames, {args.to.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
