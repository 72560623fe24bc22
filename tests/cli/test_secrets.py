"""Nothing on the screen depends on what the person may not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.games.blackhat.events import Dealt
from cyberdeck.kernel import record
from cyberdeck.spec import make
from tests.cli.terminal import Here, read_record, seeds_where_one_leads


def swapped(kept: dict[str, Any]) -> dict[str, Any]:
    """The same game, but two others have exchanged one card each."""
    dealt = {
        n: event
        for n, (_, step) in enumerate(record.replay(record.decode(json.dumps(kept).encode()), make))
        for event in step.events
        if isinstance(event, Dealt) and event.player != 0
    }
    own = next(n for n, event in dealt.items() if event.player == 1)
    theirs = next(n for n, event in dealt.items() if event.player == 2 and event.kind != dealt[own].kind)
    answers = [list(answer) for answer in kept["actions"]]
    answers[own][1], answers[theirs][1] = answers[theirs][1], answers[own][1]
    return {**kept, "actions": answers}


@pytest.mark.both
@pytest.mark.parametrize("players", [3, 4])
def test_two_worlds_look_the_same(players: int, cyberdeck: Here, tmp_path: Path) -> None:
    """Two games that differ in what others hold: table, answers, log, help and errors are the same to the letter."""
    path = tmp_path / "game.json"
    seed = next(seeds_where_one_leads({"players": players}))
    cyberdeck("play", "blackhat", "--players", players, "--seed", seed, "--save", path)
    typed = ["log all", "board", "hand", "table", "?", "why 13+13", "13+13+13+13+13", "T>b4", "undo", "help", "quit"]
    looks = [("play", "--resume", path), ("replay", path), ("replay", path, "--seat", 1), ("replay", path, "--json")]
    shown = [cyberdeck(*look, typed=typed) for look in looks]
    own = cyberdeck("replay", path, "--seat", 2)
    path.write_text(json.dumps(swapped(read_record(path))), encoding="utf-8")
    assert [cyberdeck(*look, typed=typed) for look in looks] == shown
    assert cyberdeck("replay", path, "--seat", 2).out != own.out
    assert [done.code for done in shown] == [0, 0, 0, 0]


def test_a_transcript_shows_no_card_before_it_is_played(cyberdeck: Here) -> None:
    """The only cards that are dealt on the screen are one's own."""
    done = cyberdeck("play", "blackhat", "--seed", 3, "--option", "round_limit=2", "--save", "game.json", ever="1")
    lines = [line for line in done.out.splitlines() if "[BH-2.4]" in line]
    dealt = [line for line in lines if line.startswith(("Your hand: ", "Dealt to"))]
    assert len(dealt) == 2
    assert all(line.startswith("Your hand: ") for line in dealt)
    drawn = [line for line in done.out.splitlines() if "No pawn can move: Bot" in line]
    assert all("draws a card" in line for line in drawn)
