"""What the server tells whoever measures it, while it happens."""

from __future__ import annotations

from typing import Final, Protocol


class Watch(Protocol):
    """Called from any thread."""

    def appended(self, seconds: float) -> None:
        """An operation was written: from the wish to its end on disk."""

    def committed(self, rows: int) -> None:
        """So many rows went to the disk together."""

    def moved(self, seconds: float) -> None:
        """A person's action was taken: from its arrival until its update was on its way to everybody."""


class Nobody:
    """Measures nothing."""

    def appended(self, seconds: float) -> None:
        pass

    def committed(self, rows: int) -> None:
        pass

    def moved(self, seconds: float) -> None:
        pass


NOBODY: Final = Nobody()
