"""Records of earlier formats, brought to the present one.

| format | written by | what differs from the next one |
|---|---|---|
| 1 | 0.1.0 | `actions` of the record, of its notes and of its snapshot were called `answers` |
"""

from __future__ import annotations

from typing import Any, Final

FORMAT: Final = 2
FIRST: Final = 1


def upgrade(data: dict[str, Any]) -> dict[str, Any]:
    """The same record in the present format. Checks no more than it needs: decoding does that."""
    if type(data.get("format")) is int and data["format"] == FIRST:
        data = {**_renamed(data), "format": FORMAT, "snapshot": _renamed(data.get("snapshot"))}
        notes = data.get("notes")
        if isinstance(notes, list):
            data["notes"] = [_renamed(note) for note in notes]
    return data


def _renamed(data: Any) -> Any:
    if not isinstance(data, dict):
        return data
    return {"actions" if name == "answers" else name: value for name, value in data.items()}
