"""Records of earlier formats, brought to the present one.

| format | written by | what differs from the next one |
|---|---|---|
| 1 | 0.1.0 | `actions` of the record and of its notes were called `answers`; a snapshot had other field names |

A snapshot is a cache, so an old one is dropped: the actions give the same state.
"""

from __future__ import annotations

from typing import Any, Final

FORMAT: Final = 2
FIRST: Final = 1


def upgrade(data: dict[str, Any]) -> dict[str, Any]:
    """The same record in the present format. Checks no more than it needs: decoding does that."""
    if type(data.get("format")) is int and data["format"] == FIRST:
        data = {**_renamed(data), "format": FORMAT, "snapshot": None}
        notes = data.get("notes")
        if isinstance(notes, list):
            data["notes"] = [_renamed(note) if isinstance(note, dict) else note for note in notes]
    return data


def _renamed(data: dict[str, Any]) -> dict[str, Any]:
    return {"actions" if name == "answers" else name: value for name, value in data.items()}
