"""python -m tools.picture: draws docs/table.svg, the picture in the README, from the real program's output."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path

import pexpect
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

PICTURE = Path(__file__).parents[1] / "docs" / "table.svg"
TURNS = 14
SEED = "15"
PROMPT = r"help\) > "

# as rich draws it, but with the reader's own fonts: a picture should not load anything
SVG = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{aria}">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def screen() -> str:
    """The last table of a game of a few turns, with its colours."""
    environ = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor"}
    command = ["-m", "cyberdeck", "play", "blackhat", "--seed", SEED]
    with tempfile.TemporaryDirectory() as folder:
        child = pexpect.spawn(
            sys.executable, command, env=environ, cwd=folder, dimensions=(44, 80), encoding="utf-8", timeout=60
        )
        for _ in range(TURNS):
            child.expect(PROMPT)
            child.sendline("1")
        child.expect(PROMPT)
        shown = f"{child.before}{child.after}".replace("\r", "")
        child.close(force=True)
    return re.sub(r"\A1\n", "", shown)


def main() -> None:
    console = Console(record=True, width=80, file=open(os.devnull, "w"), color_system="truecolor", force_terminal=True)  # noqa: SIM115
    console.print(Text.from_ansi(screen()))
    code = SVG.replace("{aria}", "A table of Black Hat in the terminal")
    drawn = console.export_svg(title="cyberdeck play blackhat", theme=MONOKAI, code_format=code, unique_id="table")
    PICTURE.write_text(drawn)


if __name__ == "__main__":
    main()
