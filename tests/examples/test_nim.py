"""The example of a plug-in: the laws of Nim; and Nim installed, and played in the terminal and over the socket."""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.i18n import LANGUAGES, problems
from cyberdeck.kernel import laws
from cyberdeck.kernel.belief import belief
from cyberdeck.kernel.errors import CorruptRecord
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import LazyAI
from cyberdeck_nim.ai.heuristic import is_lost, weights
from cyberdeck_nim.game import Nim
from cyberdeck_nim.options import Options
from cyberdeck_nim.spec import SPEC
from tests.examples.scratch import Scratch
from tests.server.house import Place, to_act

NIM = Path(__file__).parents[2] / "examples" / "nim"


def test_it_is_short() -> None:
    lines = [line for path in NIM.rglob("*.py") for line in path.read_text().splitlines() if line.strip()]
    assert len(lines) < 150


@pytest.mark.both
@pytest.mark.parametrize("options", [Options(), Options(heaps=1), Options(heaps=6, last="loses")], ids=str)
def test_the_laws(options: Options) -> None:
    game = Nim(options)
    for seed in range(20):
        laws.walk(game, FastRng(seed))
    for seat in range(2):
        belief(game, seat, FastRng(1), 5)
    for text in ("", "A", "A0", "G1", "A-1", "1", "A1 A1", "a 1", "é"):
        laws.unreadable(game, text)


@pytest.mark.both
def test_a_dump_that_is_none() -> None:
    game = Nim(Options())
    data = dict(game.dump(game.initial_state()))
    for broken in ({**data, "more": 1}, {**data, "heaps": 3}, {"heaps": [1]}):
        with pytest.raises(CorruptRecord):
            game.load(broken)


@pytest.mark.both
@pytest.mark.parametrize("last", ["wins", "loses"])
def test_the_strategy_is_right_about_every_position(last: Any) -> None:
    """Compared with the whole tree of a small game."""
    game = Nim(Options(heaps=3, last=last))

    @cache
    def lost(heaps: tuple[int, ...]) -> bool:
        after = [(*heaps[:n], left, *heaps[n + 1 :]) for n, sticks in enumerate(heaps) for left in range(sticks)]
        return not any(map(lost, after)) if after else last == "wins"

    for heaps in product(range(2), range(4), range(6)):
        assert is_lost(game, list(heaps)) == lost(heaps), heaps
    state = game.initial_state()
    legal = game.legal_actions(state, 0)
    best = [
        game.format_move(game.decode(n)) for n, good in zip(legal, weights(game, game.view(state, 0), legal)) if good
    ]
    assert best == ["C3"]


def test_its_texts_are_complete() -> None:
    assert problems(packages=["cyberdeck_nim"]) == []
    assert [SPEC.title(lang) for lang in LANGUAGES] == ["Nim", "Ним", "Nim", "Nim"]
    for kind in (
        "move-take",
        "event-taken",
        "event-won",
        "decision-NIM-2-1",
        "field-heaps",
        "field-moves",
        "table-goal",
    ):
        assert SPEC.has_text(kind)
    assert isinstance(SPEC.ai, LazyAI)
    assert SPEC.ui.lesson is not None


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    """Nim is installed here as anybody would install it."""
    scratch = Scratch(tmp_path_factory.mktemp("nim"))
    scratch.sh(f"pip install {NIM}")
    return scratch


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_the_terminal(scratch: Scratch, lang: str) -> None:
    play = f"cyberdeck play nim --plain --seed 1 --bots greedy --save {lang}.json --lang {lang}"
    shown = scratch.sh(play, typed="? \nwhy A1\nboard\n" + "1\n" * 30)
    texts = SPEC.texts(lang)
    assert texts.text("table-goal") in shown
    assert texts.text("move-take", heap="B", sticks=3) in shown
    won = texts.text("event-won", who="other", player=texts.text("table-bot", number=2))
    assert won in shown
    if lang == "en":
        assert won in scratch.sh(f"cyberdeck replay {lang}.json --plain")
        scratch.sh(f"cyberdeck verify {lang}.json")


@pytest.mark.slow
def test_it_is_listed_explained_and_measured(scratch: Scratch) -> None:
    games = {game["id"]: game for game in json.loads(scratch.sh("cyberdeck games --json"))}
    assert games["nim"]["title"] == "Nim"
    assert [option["name"] for option in games["nim"]["options"]] == ["players", "heaps", "last"]
    assert all(option["about"] for option in games["nim"]["options"])
    assert "NIM-2.2" in scratch.sh("cyberdeck rules nim NIM-2.2 --plain --lang ru")
    found = json.loads(scratch.sh("cyberdeck arena nim --bots greedy,random --games 40 --seed 1 --jobs 1 --json"))
    assert found["standings"][0]["bot"] == "greedy"
    assert found["standings"][0]["mean"] > 0.9


@pytest.mark.slow
def test_it_is_played_over_the_socket(scratch: Scratch) -> None:
    with scratch.serve() as house:
        about = {game["id"]: game for game in house.good("GET", "/api/games")}["nim"]
        assert about["titles"]["ru"] == "Ним"
        assert about["lesson"]
        assert "greedy" in about["bots"]
        assert "field-heaps" in house.good("GET", "/api/texts/fi/nim")["ftl"]
        assert house.good("GET", "/api/rules/nim/it")["title"]
        table = house.table(2, game="nim", options={"last": "loses"})
        table.start()
        with table.client(0, page=True) as ann, table.client(1) as ben:
            moves(table, ann, ben)
        kept = house.good("GET", f"{table.path}/record")
        (scratch.folder / "served.json").write_text(json.dumps(kept))
        scratch.sh("cyberdeck verify served.json")
        replayed = house.good("POST", "/api/replay", {"record": kept})
        assert replayed["total"] == 7
        lesson = house.good("POST", "/api/lessons/nim", status=201)
        assert lesson["options"] == {"heaps": 3, "players": 2}


def moves(table: Place, ann: Any, ben: Any) -> None:
    """Ann takes the last stick, and loses."""
    first = ann.my_turn()
    assert first["presentation"]["scene"] == {
        "seat": 0,
        "fields": [
            {"name": "heaps", "value": {"A": "1", "B": "3", "C": "5", "D": "7"}},
            {"name": "moves", "value": "0"},
        ],
    }
    assert first["legal_actions"][0] == {
        "action": 0,
        "move": {"type": "nim.take", "heap": "A", "sticks": 1},
        "notation": "A1",
        "key": "move-take",
        "args": {"heap": "A", "sticks": 1},
    }
    ann.send({"t": "explain", "notation": "A7"})
    assert ann.wait("explanation")["rule"] == "NIM-2.1"
    for number, text in enumerate(["D7", "C5", "B1", "B1", "B1", "A1"]):
        mover = to_act([ann, ben])
        move = {"type": "nim.take", "heap": text[0], "sticks": int(text[1])}
        mover.send({"t": "action", "id": f"m{number}", "decision_index": mover.update["decision_index"], "move": move})
        mover.wait("ack", id=f"m{number}")
    assert ann.wait_for(lambda update: update["returns"])["returns"] == [1.0, -1.0]
    assert ann.update["presentation"]["log"][-1]["key"] == "event-won"
