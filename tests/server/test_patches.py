"""Patches: of any two JSON texts the one makes the other, and a page that takes them has what others are sent whole."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from cyberdeck.server.patches import patch
from tests.server.house import PATIENT, Client, House, Message
from tests.server.patched import patched

MOST = 2048  # bytes of a usual move
GAMES: dict[str, tuple[int, dict[str, Any]]] = {  # and so many bots
    "blackhat": (3, {"round_limit": 2}),
    "lokalka": (4, {"round_limit": 6}),
    "cybershield": (1, {"turn_limit": 12}),
    "kiberrubezh": (1, {"turn_limit": 12}),
}
STEMS = [None, True, False, 0, 1, 1.0, -3, "", "a", 'ё\n"', [], {}, [1], {"a": 1}]


def text(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def anything(dice: random.Random, depth: int = 4) -> Any:
    kind = dice.random()
    if depth == 0 or kind < 0.3:
        return dice.choice(STEMS)
    if kind < 0.65:
        return [anything(dice, depth - 1) for _ in range(dice.randrange(6))]
    return {dice.choice("abcdefgh") + dice.choice(["", "cut", "1"]): anything(dice, depth - 1) for _ in range(6)}


def changed(dice: random.Random, value: Any) -> Any:
    """Something much like it."""
    if dice.random() < 0.1:
        return anything(dice, 2)
    if isinstance(value, list):
        made = [changed(dice, item) if dice.random() < 0.3 else item for item in value if dice.random() < 0.9]
        if dice.random() < 0.2:
            made.insert(dice.randrange(len(made) + 1), anything(dice, 2))
        return made
    if isinstance(value, dict):
        kept = {key: changed(dice, one) if dice.random() < 0.3 else one for key, one in value.items()}
        if kept and dice.random() < 0.2:
            kept.pop(dice.choice(list(kept)))
        if dice.random() < 0.2:
            kept["new"] = anything(dice, 2)
        return dict(dice.sample(list(kept.items()), len(kept))) if dice.random() < 0.05 else kept
    return value


def test_a_patch_makes_the_other_text_whatever_they_are() -> None:
    """Also the order of keys, which a page may show."""
    dice = random.Random(9)
    small = 0
    for _ in range(3000):
        old = anything(dice)
        new = anything(dice) if dice.random() < 0.1 else changed(dice, old)
        made = patch(text(old), text(new))
        assert text(patched(old, json.loads(made))) == text(new)
        assert len(made) <= len(text(new)) + 2
        small += len(made) < len(text(new)) // 2
    assert small > 1000


@pytest.mark.parametrize(
    ("old", "new", "made"),
    [
        ({"a": 1, "b": [1, 2, 3]}, {"a": 1, "b": [1, 2, 3]}, {}),
        ({"a": 1, "b": {"c": "long enough", "d": 2}}, {"a": 1, "b": {"c": "long enough", "d": 3}}, {"b": {"d": [3]}}),
        ({"a": "long enough", "b": 2}, {"a": "long enough"}, {"b": []}),
        ({"a": ["long enough", 2]}, {"a": ["long enough", 4]}, {"a": {"1": [4]}}),
        (["some", "more", "words"], ["some", "words"], {"cut": [1, 1]}),
        (["some", "words", "more"], ["some", "words", 0, "more"], {"cut": [2, 0, 0]}),
        ({"a": 1}, {"a": True}, [{"a": True}]),
        ([1, 1], [1, 1.0], [[1, 1.0]]),
        (["longer", "than", 1, "all"], ["longer", "than", 1.0, "all"], {"2": [1.0]}),
    ],
)
def test_a_patch(old: Any, new: Any, made: Any) -> None:
    assert text(json.loads(patch(text(old), text(new)))) == text(made)


def updates(client: Client) -> list[tuple[Message, int]]:
    """Those that came, each with its size."""
    every = [(json.loads(one), len(one.encode())) for one in client.texts]
    return [(message, size) for message, size in every if message["t"] == "update"]


def scenes(client: Client) -> list[Any]:
    """What a page has after each update."""
    last: tuple[int, Any] = 0, None
    made = []
    for update, _ in updates(client):
        shown = update["presentation"]
        if "patch" in shown:
            assert (shown["scene"], shown["base"]) == (None, last[0])
            last = update["n"], patched(last[1], shown["patch"])
        else:
            assert "base" not in shown
            last = update["n"], shown["scene"]
        made.append(last[1])
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_usual_move_is_small_and_what_it_makes_is_right(open_house: Any, game: str) -> None:
    """A whole game against bots: nine updates of ten have 2 kB at most, for who plays and for who looks on."""
    bots, options = GAMES[game]
    house: House = open_house(PATIENT)
    table = house.table(1, bots, game=game, options=options)
    dice = random.Random(5)
    mine, theirs = table.client(0, page=True, patches=True), table.client(page=True, patches=True)
    whole = [table.client(0, page=True), table.client(page=True)]
    table.start()
    while mine.my_turn()["returns"] is None:
        mine.act(dice.randrange(len(mine.update["legal_actions"])))
    for client in (mine, theirs, *whole):
        client.wait_for(lambda update: update["returns"] is not None)
    for client, other in zip((mine, theirs), whole, strict=True):
        assert [text(scene) for scene in scenes(client)] == [text(scene) for scene in scenes(other)]
        assert client.update["legal_actions"] == other.update["legal_actions"]
        sizes = sorted(size for update, size in updates(client) if "patch" in update["presentation"])
        assert len(sizes) > 40
        assert len(updates(client)) - len(sizes) == 1, "one is whole, the first"
        assert sizes[len(sizes) * 9 // 10] <= MOST, (sizes[len(sizes) // 2], sizes[len(sizes) * 9 // 10], sizes[-1])
    for client in (mine, theirs, *whole):
        client.close()
