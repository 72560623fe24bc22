"""Whose turn it is."""

from __future__ import annotations

import random

from cyberdeck.server.thinking.fair_queue import FairQueue

Entry = tuple[str, str, int]  # address, table, number


def drained(queue: FairQueue[Entry], people: bool = False) -> list[Entry]:
    out = []
    while (entry := queue.pop(people)) is not None:
        out.append(entry)
    return out


def test_addresses_take_turns_and_of_each_its_tables() -> None:
    queue: FairQueue[Entry] = FairQueue()
    for number in range(2):
        for address, table in (("a", "1"), ("a", "2"), ("a", "3"), ("b", "4")):
            queue.push((address, table, number), False, address, table)
    order = drained(queue)
    assert [address for address, _, _ in order] == [*"abab", *"aaaa"]
    assert [table for address, table, _ in order if address == "a"] == [*"123123"]


def test_one_who_asks_much_delays_others_by_one_only() -> None:
    queue: FairQueue[Entry] = FairQueue()
    for number in range(100):
        queue.push(("greedy", str(number), 0), False, "greedy", number)
    assert queue.pop(False) == ("greedy", "0", 0)
    queue.push(("b", "t", 0), False, "b", "t")
    assert [queue.pop(False), queue.pop(False)] == [("greedy", "1", 0), ("b", "t", 0)]
    assert queue.waiting(False) == 98


def test_the_lanes_know_nothing_of_each_other() -> None:
    queue: FairQueue[Entry] = FairQueue()
    queue.push(("a", "1", 0), False, "a", "1")
    queue.push(("a", "1", 1), True, "a", "1")
    assert (queue.waiting(True), queue.waiting(False)) == (1, 1)
    assert queue.pop(True) == ("a", "1", 1)
    assert queue.pop(True) is None
    assert queue.pop(False) == ("a", "1", 0)


def test_nothing_is_lost_and_a_table_keeps_its_order() -> None:
    rng = random.Random(1)
    queue: FairQueue[Entry] = FairQueue()
    pushed: list[Entry] = []
    popped: list[Entry] = []
    for number in range(2000):
        if rng.random() < 0.6:
            entry = rng.choice("abc"), rng.choice("xyz"), number
            queue.push(entry, True, entry[0], entry[1])
            pushed.append(entry)
        elif (taken := queue.pop(True)) is not None:
            popped.append(taken)
    popped += drained(queue, True)
    assert sorted(popped) == sorted(pushed)
    for address in "abc":
        for table in "xyz":
            numbers = [number for a, t, number in popped if (a, t) == (address, table)]
            assert numbers == sorted(numbers)
    assert queue.waiting(True) == 0
