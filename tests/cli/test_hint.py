"""`hint` at a table: legal, in words, from what the person sees, and kept nowhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.bots import advice
from cyberdeck.bots.advice import Advice
from cyberdeck.cli import hint
from cyberdeck.i18n import Texts
from tests.cli.terminal import LANGUAGES, Here, on_terminal, read_record, seeds_where_one_leads
from tests.cli.test_secrets import swapped

LEADS = next(seeds_where_one_leads({"players": 4}))
TABLE = ("play", "blackhat", "--bots", "greedy", "--seed", LEADS, "--option", "round_limit=1", "--save", "game.json")
ADVISED = re.compile(r"^(\d+)\) (\S+): .+ — wins (\d+) % \((\d+)–(\d+) %\)$", re.MULTILINE)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same advice on every machine."""
    monkeypatch.setattr(hint, "ITERATIONS", 30)
    monkeypatch.setattr(hint, "SECONDS", 0.0)


def test_it_shows_the_best_moves_and_why(cyberdeck: Here) -> None:
    done = cyberdeck(*TABLE, typed=["hint"])
    assert done.code == 0, done.err
    offered = dict(re.findall(r"^(\d+)\) (\S+): [^—\n]*$", done.out, re.MULTILINE))
    shown = done.out[done.out.index("The expert is thinking") :]
    advised = ADVISED.findall(shown)
    assert 1 < len(advised) <= hint.SHOWN
    assert all(offered[number] == move for number, move, *_ in advised)
    assert all(0 <= int(low) <= int(mean) <= int(high) <= 100 for _, _, mean, low, high in advised)
    assert shown.index("The expert suggests:") < shown.index(advised[0][1]) < shown.index("Next best:")
    assert "Why: " in shown


def test_it_costs_nothing_and_is_kept_nowhere(cyberdeck: Here) -> None:
    cyberdeck(*TABLE, typed=["1"])
    without = Path("game.json").read_bytes()
    Path("game.json").unlink()
    shown = cyberdeck(*TABLE, typed=["hint", "HINT", "hint please", "1", "hint"]).out
    assert shown.count("The expert is thinking") == 4
    assert Path("game.json").read_bytes() == without


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str, cyberdeck: Here) -> None:
    shown = cyberdeck(*TABLE, "--plain", "--lang", lang, typed=["help", "hint"]).out
    texts = Texts(lang)
    for key in ("advice-thinking", "advice-best", "advice-others"):
        assert texts.text(key) in shown.splitlines()
    assert texts.attribute("play-help-hint", "lines") in shown


def test_it_can_be_switched_off(cyberdeck: Here) -> None:
    shown = cyberdeck(*TABLE, "--no-hints", typed=["help", "hint"]).out
    assert "Hints are off at this table" in shown
    assert "The expert" not in shown
    assert Texts("en").attribute("play-help-hint", "lines") not in shown
    assert "The expert" in cyberdeck("play", "--resume", "game.json", typed=["hint"]).out


def test_what_others_hold_changes_no_hint(cyberdeck: Here) -> None:
    cyberdeck(*TABLE)
    shown = cyberdeck("play", "--resume", "game.json", typed=["hint"]).out
    assert ADVISED.search(shown)
    Path("game.json").write_text(json.dumps(swapped(read_record(Path("game.json")))), encoding="utf-8")
    assert cyberdeck("play", "--resume", "game.json", typed=["hint"]).out == shown


def test_a_single_move_needs_no_search(cyberdeck: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "cyberdeck.kernel.match.Match.legal_actions",
        lambda match, seat: match.game.legal_actions(match.state, seat)[:1],
    )
    assert "There is only one move." in cyberdeck(*TABLE, typed=["hint"]).out


def reasons(cyberdeck: Here, monkeypatch: pytest.MonkeyPatch, wanted: int | None, first: float, second: float) -> str:
    """What is said of two answers that bring so much; the heuristics want the one with this place, or none."""

    def two(game: Any, view: Any, legal: list[int], *budget: Any) -> list[Advice]:
        return [Advice(legal[n], 50, mean, mean - 0.02, mean + 0.02) for n, mean in enumerate((first, second))]

    monkeypatch.setattr(hint, "advise", two)
    monkeypatch.setattr(hint, "heuristic_actions", lambda game, view, legal: [] if wanted is None else [legal[wanted]])
    Path("game.json").unlink(missing_ok=True)
    return cyberdeck(*TABLE, typed=["hint"]).out


def test_the_reason(cyberdeck: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "the simple rules agree" in reasons(cyberdeck, monkeypatch, 0, 0.7, 0.3)
    less = reasons(cyberdeck, monkeypatch, 1, 0.7, 0.3)
    assert "but it scores lower: wins 30 % (28–32 %)." in less
    assert "matter of taste" not in less
    close = reasons(cyberdeck, monkeypatch, 1, 0.7, 0.71)
    assert "looks as good but is less certain: wins 71 %" in close
    assert "matter of taste" in close
    assert "50 runs of this move" in reasons(cyberdeck, monkeypatch, None, 0.7, 0.3)


def test_it_asks_with_the_view_and_nothing_else(cyberdeck: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def watched(game: Any, view: Any, *more: Any) -> list[Advice]:
        asked.append(view)
        return advice.advise(game, view, *more)

    monkeypatch.setattr(hint, "advise", watched)
    cyberdeck(*TABLE, typed=["hint"])
    assert [type(view).__name__ for view in asked] == ["BHView"]
    assert asked[0].seat == 0


def test_on_a_terminal(tmp_path: Path) -> None:
    """With the real budget of about a second."""
    child = on_terminal(*TABLE, folder=tmp_path)
    child.expect(r"help\) > ")
    child.sendline("hint")
    child.expect("The expert suggests:")
    child.expect("Why: ")
    child.expect(r"help\) > ")
    child.sendeof()
