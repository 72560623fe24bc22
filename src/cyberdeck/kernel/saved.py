"""States as plain data, for files and views: fields that are checked, and lists of a fixed length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.game import FrameData


class SavedFields:
    """The fields of a dumped state. Each is taken once; what does not fit raises CorruptRecord."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self._left = dict(data)

    def take(self, key: str, shape: Any) -> Any:
        """A field that msgspec converts to the type `shape`."""
        if key not in self._left:
            raise CorruptRecord(reason=f"there is no {key}")
        try:
            return msgspec.convert(self._left.pop(key), shape, from_attributes=True)
        except msgspec.ValidationError as error:
            raise CorruptRecord(reason=f"{key}: {error}") from error

    def ints(self, key: str) -> list[int]:
        found: list[int] = self.take(key, list[int])
        return found

    def number(self, key: str) -> int:
        found: int = self.take(key, int)
        return found

    def frames(self, key: str) -> list[FrameData]:
        found: list[FrameData] = self.take(key, list[FrameData])
        return found

    def put(self, key: str, value: object) -> None:
        """A field in the form that `load` of the state takes, in place of one in the form of files."""
        if key in self._left:
            raise CorruptRecord(reason=f"{key} is no field")
        self._left[key] = value

    def finish(self) -> None:
        """Raises if a field is left that nobody has taken."""
        if self._left:
            raise CorruptRecord(reason=f"{', '.join(self._left)}: no field")


def padded(items: Sequence[int], length: int) -> list[int]:
    """`items` and then zeros: the vecs of a state keep their length."""
    return [*items, *[0] * (length - len(items))]
