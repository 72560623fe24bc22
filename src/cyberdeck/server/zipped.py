"""Gzip for what is the same for everybody: the page's files, and texts, rules and games for it.

Nothing else is compressed. What carries a secret beside what somebody else chose would tell of it by its length.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache

SUFFIX = ".gz"  # of a file's compressed copy, which is made with the page


def takes_gzip(headers: Mapping[str, str]) -> bool:
    """Whether the client of a request with these headers can read it."""
    offered = headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return any(one == "gzip" or (one.startswith("gzip;") and not one.endswith("q=0")) for one in offered)


@lru_cache(maxsize=128)
def zipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
