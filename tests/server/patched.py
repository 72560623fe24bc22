"""The page's side of patches, as it is in web/src/lib/transport/patch.ts."""

from __future__ import annotations

from typing import Any


def patched(base: Any, patch: Any) -> Any:
    """What a patch makes of a value, which stays as it is."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(base, list):
        if "cut" in patch:
            at, gone, *items = patch["cut"]
            return [*base[:at], *items, *base[at + gone :]]
        return [patched(item, patch[str(at)]) if str(at) in patch else item for at, item in enumerate(base)]
    made = dict(base)
    for key, change in patch.items():
        if change == []:
            del made[key]
        else:
            made[key] = patched(base.get(key), change)
    return made
