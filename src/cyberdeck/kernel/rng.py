"""Randomness comes in as an argument and belongs to the driver; no State and no Game holds any.

`FastRng` is for simulation. `KeyedRng` is for tables where people must be able to check the shuffle afterwards: a
secret seed, whose hash (the commitment) is shown before the deal and whose value is shown after the game, drives a
keyed hash. What outcome n of a game draws depends on the key and n alone, so a game continues identically after a
restart or an undo without any generator state to keep.

Both give the same numbers compiled and interpreted: FastRng's values stay below 2**62, since mypyc makes objects of
larger ints.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0x100000000
_MASK: Final = 0x3FFFFFFFFFFFFFFF
_BLOCK: Final = 16  # 32-bit words in one hash


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """below(n) is uniform in [0, n), for 0 < n < 2**31."""

    def below(self, n: i64) -> i64:
        raise NotImplementedError


class FastRng(Rng):
    """A Weyl sequence through a multiplying mixer on 62 bits; draws are exact (multiply, reject the overhang)."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed & _MASK

    def next_bits(self) -> i64:
        """62 random bits."""
        x: i64 = (self.state + 0x278DDE6E5FD29E4D) & _MASK
        self.state = x
        x = ((x ^ (x >> 31)) * 0x2545F4914F6CDD1D) & _MASK
        x = ((x ^ (x >> 29)) * 0x1CE4E5B9BF58476D) & _MASK
        return x ^ (x >> 32)

    def below(self, n: i64) -> i64:
        scaled = (self.next_bits() >> 30) * n
        low = scaled & 0xFFFFFFFF
        if low < n:
            overhang = (WORD - n) % n
            while low < overhang:
                scaled = (self.next_bits() >> 30) * n
                low = scaled & 0xFFFFFFFF
        return scaled >> 32


class KeyedRng(Rng):
    """seek(n) puts it at the start of the stream of outcome n."""

    def __init__(self, seed: bytes, entropy: list[bytes] | None = None) -> None:
        parts = [seed] if entropy is None else [seed, *entropy]
        key = hashlib.blake2b(digest_size=32, person=b"cyberdeck-dice")
        for part in parts:
            key.update(len(part).to_bytes(8, "big") + part)
        self.key: Final = key.digest()
        self.position = 0
        self.used = 0
        self.words: list[int] = []

    def seek(self, position: int) -> None:
        self.position = position
        self.used = 0
        self.words = []

    def next_word(self) -> int:
        """The next 32 bits."""
        at = self.used % _BLOCK
        if at == 0:
            place = self.position.to_bytes(8, "big") + (self.used // _BLOCK).to_bytes(8, "big")
            block = hashlib.blake2b(place, key=self.key).digest()
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 4 * _BLOCK, 4)]
        self.used += 1
        return self.words[at]

    def below(self, n: i64) -> i64:
        size: int = n
        fair = WORD - WORD % size
        drawn = self.next_word()
        while drawn >= fair:
            drawn = self.next_word()
        return drawn % size


def commitment(seed: bytes) -> str:
    """The hash that is shown before the deal: it fixes the seed and reveals nothing about it."""
    return hashlib.sha256(b"cyberdeck-seed:" + seed).hexdigest()
