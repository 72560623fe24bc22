"""Sources of decks: files, standard input, built-in decks; and decks as options of a table."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from cyberdeck.cli.deck.lookup import the_decks, titled, with_decks
from cyberdeck.cli.error_messages import CliError
from cyberdeck.doors import Decks
from cyberdeck.kernel.errors import BadDeck
from cyberdeck.spec import GameSpec

STDIN = "-"
_MOST = 64 * 1024 + 1  # bytes: one more than a deck may have
_GAME = re.compile(rb"(?:^|;)[ \t]*game[ \t]*:[ \t]*([\w-]+)", re.MULTILINE | re.IGNORECASE)


def find(name: str | None, game: str | None) -> tuple[Decks, str | bytes]:
    """A deck by its file or name, and the deck rules of its game: the one given, the first one with decks that the file
    names, or the only one there is.
    """
    choices = [the_decks(game)] if game is not None else [the_decks(known) for known in with_decks()]
    known = ", ".join(dict.fromkeys(name for decks in choices for name in decks.BUILT_IN))
    if not name:
        raise CliError("error-no-deck", known=known)
    brought = [decks for decks in choices if name in decks.BUILT_IN]
    if brought:
        decks = one_of(brought)
        return decks, decks.built_in(name)
    text = _stdin() if name == STDIN else _file(name, known)
    if len(choices) > 1:
        by_name = {decks.GAME: decks for decks in choices}
        named = (header[1].decode(errors="replace").casefold() for header in _GAME.finditer(text))
        choices = next(([by_name[game]] for game in named if game in by_name), choices)
    return one_of(choices), text


def one_of(choices: list[Decks]) -> Decks:
    if len(choices) != 1:
        raise CliError("error-deck-game", known=", ".join(decks.GAME for decks in choices))
    return choices[0]


def _file(name: str, known: str) -> bytes:
    try:
        with Path(name).open("rb") as file:
            return file.read(_MOST)
    except (FileNotFoundError, ValueError):
        raise CliError("error-deck-missing", deck=name[:80], known=known) from None
    except OSError as error:
        raise CliError("error-file-read", file=name[:80], detail=error.strerror or "") from None


def _stdin() -> bytes:
    raw = getattr(sys.stdin, "buffer", None)
    if raw is not None:
        return bytes(raw.read(_MOST))
    return "".join(iter(sys.stdin.readline, "")).encode("utf-8", "replace")


def write(name: str, text: str, force: bool) -> None:
    """Writes a new file; overwrites one only with `force`."""
    try:
        with Path(name).open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise CliError("error-deck-exists", file=name[:80]) from None
    except (OSError, ValueError) as error:
        raise CliError(
            "error-deck-write", file=name[:80], detail=getattr(error, "strerror", None) or str(error)
        ) from None


def with_codes(spec: GameSpec, options: Mapping[str, object], lang: str) -> dict[str, object]:
    """The options of a table with every deck, a file or a text, as the code that a record keeps."""
    decks = {option.name for option in spec.describe_options() if option.kind == "deck"}
    return {name: _code(spec, value, lang) if name in decks else value for name, value in options.items()}


def _code(spec: GameSpec, value: object, lang: str) -> object:
    decks = spec.decks
    if decks is None or not isinstance(value, str) or value in decks.BUILT_IN:
        return value
    text = value if _is_text(value) else _file(value, ", ".join(decks.BUILT_IN))
    try:
        return decks.sound(text, decks.catalogue()).code
    except BadDeck:  # its titles may be in another language
        return decks.sound(text, titled(decks, lang)).code


def _is_text(value: str) -> bool:
    """A deck is more than one word. A file name may be too, but then the file exists."""
    try:
        return len(value.split()) > 1 and not Path(value).is_file()
    except OSError:  # not a valid file name
        return True
