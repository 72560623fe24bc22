"""Records on disk. Every failure becomes an error with a text."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

from cyberdeck.cli.error_messages import CliError
from cyberdeck.i18n import Texts
from cyberdeck.kernel import record
from cyberdeck.kernel.record import Record

BOT = "bot:"  # a seat named `bot:greedy` in a record is played by that bot
BOT_NAME = "@bot-name-"  # a bot of an online table: the rest after @ is the key of its name


def load(name: str | None) -> Record:
    if not name:
        raise CliError("error-no-file")
    try:
        return record.load(Path(name))
    except FileNotFoundError:
        raise CliError("error-file-missing", file=name) from None
    except OSError as error:
        raise CliError("error-file-read", file=name, detail=error.strerror or "") from None


def save(kept: Record, path: Path) -> None:
    try:
        record.save(kept, path)
    except OSError as error:
        raise CliError("error-file-write", file=str(path), detail=error.strerror or "") from None


def new_path(wanted: str | None, game: str) -> Path:
    """The file for a new game; never one that exists."""
    if wanted is not None:
        path = Path(wanted)
        if path.exists():
            raise CliError("error-file-exists", file=wanted)
        return path
    stem = f"cyberdeck-{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, n = Path(f"{stem}.json"), 1
    while path.exists():
        n += 1
        path = Path(f"{stem}-{n}.json")
    return path


def tidy(name: str) -> str:
    """A name without characters that would disturb a terminal or a table."""
    return re.sub(r"\s+", " ", "".join(char if char.isprintable() else " " for char in name)).strip()[:16]


def seat_names(kept: list[str], seats: int, texts: Texts) -> list[str]:
    """Display names for the seats of a record."""
    out = []
    for seat in range(seats):
        name = kept[seat] if seat < len(kept) else ""
        if name.startswith(BOT_NAME) and texts.has(name[1:]):
            name = texts.text(name[1:])
        name = tidy(name)
        if name.startswith(BOT):
            name = texts.text("table-bot", number=seat + 1)
        out.append(name or texts.text("table-seat", number=seat + 1))
    return out
