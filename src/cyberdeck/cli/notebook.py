"""A player's private notes about the others: which texts are allowed, and how they are shown after the game."""

from __future__ import annotations

import re

from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.game_ui import GameUI
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.record import Note, Record

LONGEST = 80


def tidy_note(text: str) -> str:
    """A text without control characters and of limited length."""
    words = _printable(text)
    if len(words) > LONGEST:
        raise CliError("error-note-long", count=len(words), most=LONGEST)
    return words


def _printable(text: str) -> str:
    return re.sub(r"\s+", " ", "".join(char if char.isprintable() else " " for char in text)).strip()


def shown_notes(kept: Record, seats: int, over: bool, eyes: int | None) -> list[Note]:
    """The notes that a reader may see, in the order of writing: none before the game is over; then a seat sees its own,
    and a reader without secrets sees all of them.
    """
    if not over:
        return []
    players = [str(seat) for seat in range(seats)]
    known = [note for note in kept.notes if note.about in players and 0 <= note.seat < seats]
    return [note for note in known if eyes is None or note.seat == eyes]


def truths(ui: GameUI, match: Match) -> list[str]:
    """What each player really was, of a game that is over; nothing in a game without roles."""
    view = match.view(SPECTATOR)
    found = [ui.terminal.truth(view, seat) for seat in range(int(match.game.num_seats))]
    return found if any(found) else []


def note_line(ui: GameUI, note: Note, truth: list[str]) -> str:
    """A note beside the truth."""
    about = int(note.about)
    names = {"player": ui.names[note.seat], "other": ui.names[about]}
    text = _printable(note.text)[:LONGEST]
    if not text:
        return ui.texts.text("replay-note-gone", **names)
    said = ui.texts.text("replay-note", **names, text=text)
    return f"{said} ({ui.texts.text('replay-note-truth', truth=truth[about])})" if truth else said
