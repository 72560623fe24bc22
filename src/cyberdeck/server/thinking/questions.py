"""What a bot is asked and what it answers, in bytes: each frame is four bytes of length and a msgpack array."""

from __future__ import annotations

import struct
from typing import Final, Protocol

import msgspec
from msgspec import Struct

HEAD: Final = struct.Struct(">I")


class Question(Struct, frozen=True, array_like=True):
    """A decision of one seat, with everything that its bot gets to know."""

    mind: int  # who decides: what a bot remembers of its own earlier decisions goes by this number
    bot: str
    game: str
    options: bytes  # of the table, JSON
    view: bytes  # of the seat, msgpack
    legal: list[int]
    luck: int  # the seed of its randomness


class Job(Struct, frozen=True, array_like=True):
    """A question on its way. `people`: somebody waits for it. `forget`: minds that play no longer."""

    number: int
    people: bool
    question: Question
    forget: list[int] = []


class Thought(Struct, frozen=True, array_like=True):
    """The answer to a job. `fault` says why there is no action."""

    number: int
    action: int
    seconds: float  # since it began to think
    iterations: int  # of its search
    fault: str = ""


class NoThought(Exception):
    """A question stays without an answer."""


class Source(Protocol):
    def read(self, size: int, /) -> bytes: ...


encode = msgspec.msgpack.encode
read_job = msgspec.msgpack.Decoder(Job).decode
read_thought = msgspec.msgpack.Decoder(Thought).decode


def frame(thing: Struct) -> bytes:
    data = encode(thing)
    return HEAD.pack(len(data)) + data


def read_frame(source: Source) -> bytes | None:
    """The next frame; None at the end."""
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    (size,) = HEAD.unpack(head)
    data = source.read(size)
    return data if len(data) == size else None
