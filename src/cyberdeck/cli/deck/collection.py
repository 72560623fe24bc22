"""The collection of this computer's user: one file a game, beside the tables of `cyberdeck serve` or in a given place.

Contract: a file is written whole or not at all. A file that is not a collection of the game is an error and is never
overwritten; `reset` moves a file aside.
"""

from __future__ import annotations

import os
from pathlib import Path

from cyberdeck.cli.configuration import default_database
from cyberdeck.cli.error_messages import CliError
from cyberdeck.components.collection import BoosterRules, Collection
from cyberdeck.kernel.errors import CyberdeckError

_MOST = 64 * 1024 + 1  # bytes: one more than a collection may have


def place(wanted: str | None, game: str) -> Path:
    """`wanted` is empty, or None, for the default place."""
    return Path(wanted) if wanted else default_database().with_name(f"collection-{game}.json")


def load(path: Path, collecting: BoosterRules, needed: bool = False) -> Collection:
    """An empty collection if there is no file yet, unless `needed`."""
    try:
        with path.open("rb") as file:
            raw = file.read(_MOST)
    except FileNotFoundError:
        if needed:
            raise CliError("error-file-missing", file=str(path)) from None
        return collecting.empty()
    except (OSError, ValueError) as error:
        raise CliError("error-file-read", file=str(path), detail=_why(error)) from None
    try:
        return collecting.decode(raw)
    except CyberdeckError as error:
        facts = {name: str(fact) for name, fact in error.details.items()}
        raise CliError("error-collection-file", file=str(path), **facts) from None


def save(path: Path, collecting: BoosterRules, collection: Collection) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(collecting.encode(collection))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except (OSError, ValueError) as error:
        raise CliError("error-collection-write", file=str(path), detail=_why(error)) from None


def reset(path: Path) -> Path | None:
    """Moves the file aside, whatever its content; None if there is none."""
    aside = path.with_name(f"{path.name}.old")
    n = 1
    while aside.exists():
        n += 1
        aside = path.with_name(f"{path.name}.old-{n}")
    try:
        path.rename(aside)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise CliError("error-collection-write", file=str(path), detail=_why(error)) from None
    return aside


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
