"""What has changed from one JSON text to another, as a patch that makes the second of the first.

A patch is one of

    [value]                       the whole value is another one
    []                            in an object: the key is gone
    {"key": patch, …}             an object: patches of its values; keys that it did not have come last
    {"3": patch, …}               an array that is as long as before: patches of its items
    {"cut": [at, gone, item, …]}  an array of another length: items in the place of `gone` items from `at` on

It is made of nothing but the two texts. What is equal in them is compared as text and never decoded.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

import msgspec

_object = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_array = msgspec.json.Decoder(list[msgspec.Raw]).decode
GONE = b"[]"


def patch(old: bytes, new: bytes) -> bytes:
    """From `old` to another text, both without spaces between what they hold."""
    whole = b"[%b]" % new
    if old[:1] != new[:1] or old[:1] not in (b"{", b"["):
        return whole
    made = _of_objects(old, new) if old[:1] == b"{" else _of_arrays(old, new)
    return made if made is not None and len(made) < len(whole) else whole


def of_fields(old: dict[str, bytes], new: dict[str, bytes]) -> list[bytes]:
    """What has changed in the values of the same keys: entries of a patch, without its braces."""
    return [_entry(key, patch(old[key], value)) for key, value in new.items() if old[key] != value]


def joined(entries: Iterable[bytes]) -> bytes:
    """The entries of an object as a text."""
    return b"{%b}" % b",".join(entries)


def _entry(key: str, value: bytes) -> bytes:
    return b"%b:%b" % (msgspec.json.encode(key), value)


def _of_objects(old: bytes, new: bytes) -> bytes | None:
    """None if the keys have another order: the order of what a patch makes would be wrong."""
    before, after = _values(old), _values(new)
    kept = [key for key in before if key in after]
    if kept != list(after)[: len(kept)]:
        return None
    gone = [_entry(key, GONE) for key in before if key not in after]
    added = [_entry(key, b"[%b]" % after[key]) for key in list(after)[len(kept) :]]
    changed = of_fields(before, {key: after[key] for key in kept})
    return joined([*gone, *changed, *added])


def _values(text: bytes) -> dict[str, bytes]:
    return {key: bytes(value) for key, value in _object(text).items()}


def _of_arrays(old: bytes, new: bytes) -> bytes:
    before, after = [bytes(item) for item in _array(old)], [bytes(item) for item in _array(new)]
    if len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return joined([_entry(str(at), patch(was, item)) for at, (was, item) in pairs if was != item])
    start = _common(before, after)
    end = min(_common(before[::-1], after[::-1]), min(len(before), len(after)) - start)
    figures = (str(start).encode(), str(len(before) - start - end).encode())
    return b'{"cut":[%b]}' % b",".join([*figures, *after[start : len(after) - end]])


def _common(some: list[bytes], others: list[bytes]) -> int:
    """How many items at their beginning are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(some, others, strict=False)))
