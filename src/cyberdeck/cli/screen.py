"""The output: a terminal with colours and frames, or plain lines for screen readers and pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text


def ready_streams() -> None:
    """A character that a terminal cannot show becomes a question mark, never an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


class Screen:
    def __init__(self, plain: bool = False, color: bool = True) -> None:
        self.plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") in ("dumb", "")
        self.console = Console(highlight=False, markup=False, emoji=False, no_color=not color or None)

    @property
    def width(self) -> int:
        return self.console.width

    def line(self, text: str = "", style: str = "") -> None:
        if self.plain:
            print(text, flush=True)
        else:
            self.console.print(Text(text, style))

    def lines(self, texts: Iterable[str], style: str = "") -> None:
        for text in texts:
            self.line(text, style)

    def log(self, texts: Iterable[str]) -> None:
        """Lines that end in the id of a rule, in brackets."""
        for text in texts:
            if self.plain:
                self.line(text)
            else:
                fact, bracket, rule = text.rpartition(" [")
                self.console.print(Text.assemble(("• ", "cyan"), fact, (bracket + rule, "dim")))

    def gap(self) -> None:
        """An empty line, which plain text does not need."""
        if not self.plain:
            self.console.print()

    def title(self, text: str) -> None:
        if self.plain:
            self.line(text)
        else:
            self.console.print(Rule(Text(text, "bold"), align="left", style="dim"))

    def draw(self, parts: Iterable[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    def height(self, parts: Iterable[RenderableType]) -> int:
        """The number of lines that drawing them takes."""
        return sum(len(self.console.render_lines(part)) for part in parts)

    def ask(self, prompt: str) -> str:
        """One line of input; EOFError when there is no more."""
        if not self.plain and sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 - gives `input` a line editor and a history
        text = input(prompt)
        if not sys.stdin.isatty():
            print(text, flush=True)  # echoes piped input, to make a transcript readable
        return text.strip()
