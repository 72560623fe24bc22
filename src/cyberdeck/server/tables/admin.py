"""What an operator does with tables. It works on what is stored alone, so that a table which cannot be read can still
be shown, ended or deleted, with a server running or without.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from cyberdeck.server.store import Change, Store
from cyberdeck.server.store.rows import QUARANTINED, STOPPED, StoredTable
from cyberdeck.server.tables import operations

KINDS: Final = ("end", "delete", "quarantine", "release", "forget")
DONE: Final = "done"
NO_TABLE: Final = "no-table"
NOT_SO: Final = "not-so"  # it is not in a state to which this could be done
NOBODY: Final = "—"  # the name of a person who is forgotten


async def carry_out(store: Store, kind: str, code: str, epoch: int = 0) -> str:
    """`code` is a table's; to forget somebody, their name. `epoch` is from the claim of the table."""
    if kind == "forget":
        return await forget(store, code)
    stored = await store.load(code)
    if stored is None:
        return NO_TABLE
    status = stored.row.status
    match kind:
        case "end" if status == "playing":
            stop = operations.GameStopped(stored.row.rules, by_operator=True)
            await store.append(code, len(stored.operations), stop, Change(STOPPED, due=(None,)), epoch)
        case "delete":
            await store.delete(code)
        case "quarantine" if status != QUARANTINED:
            await store.set_status(code, QUARANTINED, "by an operator", epoch)
        case "release" if status == QUARANTINED:
            await store.set_status(code, _status(stored), None, epoch)
        case _:
            return NOT_SO
    return DONE


def _status(stored: StoredTable) -> str:
    """Of a table in quarantine, out of its log."""
    status = "open"
    for text in stored.operations:
        try:
            done = operations.read_operation(text)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue
        match done:
            case operations.GameStarted():
                status = "playing"
            case operations.GameStopped():
                status = STOPPED
            case operations.ActionTaken(returns=returns) if returns is not None:
                status = "over"
    return status


def describe(stored: StoredTable) -> dict[str, Any]:
    """A table without its secrets: who sits where, what it waits for, what is wrong with it."""
    row, names = stored.row, dict[int, str]()
    counts: dict[str, int] = {}
    last = None
    for text in stored.operations:
        try:
            done = operations.read_operation(text)
        except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
            counts["unreadable"] = counts.get("unreadable", 0) + 1
            last = str(fault)
            continue
        kind = type(done).__name__
        counts[kind] = counts.get(kind, 0) + 1
        if isinstance(done, operations.SeatClaimed):
            names[done.seat] = done.name
        elif isinstance(done, operations.SeatLeft):
            names.pop(done.seat, None)
    try:
        header: Any = json.loads(row.header)
        header = {name: fact for name, fact in header.items() if name != "seed"}
    except (ValueError, AttributeError) as fault:
        header = {"unreadable": str(fault)}
    facts = {name: fact for name, fact in row._asdict().items() if name != "header"}
    return {**facts, "header": header, "people": names, "operations": counts, "last_fault": last}


# What is known of a person. There are no accounts: a person is a name at tables.


async def export(store: Store, name: str) -> list[dict[str, Any]]:
    """Everything that is stored of a person: where they sat, what they wrote."""
    found = []
    for code, seat in await store.tables_of(name):
        stored = await store.load(code)
        if stored is None:
            continue
        wrote = [msgspec.to_builtins(done) for _, done in _of_person(stored.operations, seat, name)]
        found.append({"code": code, "game": stored.row.game, "made": stored.row.made, "seat": seat, "wrote": wrote})
    return found


async def forget(store: Store, name: str) -> str:
    """Removes name, chat and notes of a person everywhere. The games stay as they were played."""
    seats = await store.tables_of(name)
    for code, seat in seats:
        stored = await store.load(code)
        if stored is not None:
            less = {n: _less(done) for n, done in _of_person(stored.operations, seat, name)}
            await store.rewrite(code, less)
            await store.rename(code, seat, NOBODY)
    return DONE if seats else NO_TABLE


def _of_person(log: Sequence[str], seat: int, name: str) -> list[tuple[int, operations.AnyOperation]]:
    """The operations that hold words of the person, while they had the seat."""
    found: list[tuple[int, operations.AnyOperation]] = []
    theirs = False
    for n, text in enumerate(log):
        try:
            done = operations.read_operation(text)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue
        match done:
            case operations.SeatClaimed(number, other) if number == seat:
                theirs = other == name
                if theirs:
                    found.append((n, done))
            case operations.ChatSent(number) | operations.NoteWritten(number) if theirs and number == seat:
                found.append((n, done))
    return found


def _less(done: operations.AnyOperation) -> operations.AnyOperation:
    if isinstance(done, operations.SeatClaimed):
        return msgspec.structs.replace(done, name=NOBODY)
    return msgspec.structs.replace(done, text="")
