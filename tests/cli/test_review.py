"""`replay --review`: a blunder is marked, a sensible game hardly; from what the seat knew; the same every time."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cyberdeck import bots
from cyberdeck.bots import advice
from cyberdeck.cli import review
from cyberdeck.games.cybershield.ids import END
from cyberdeck.i18n import Texts
from cyberdeck.kernel import record
from cyberdeck.kernel.match import Match, SeatAction
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make
from tests.cli.terminal import LANGUAGES, Here, process, read_record, seeds_where_one_leads
from tests.cli.test_secrets import swapped

OPTIONS = {"turn_limit": 2}
NAMES = ["Ann", "bot:greedy"]
ADVICE = {"move": str, "text": str, "tried": int, "mean": float, "low": float, "high": float}
DECISION = {
    "action_number": int,
    "seat": int,
    "rule": str,
    "legal_actions": int,
    "chosen": dict,
    "best": dict,
    "heuristic": list,
    "strong": bool,
    "loss": float,
}
SEAT = {"seat": int, "decisions": int, "strong": int, "loss": float}
WHOLE = {
    "game": str,
    "version": int,
    "options": dict,
    "names": list,
    "budget": int,
    "seed": int,
    "result": list,
    "decisions": list,
    "seats": list,
}


def begin(seed: int) -> Match:
    match = Match(make("cybershield", OPTIONS), seed.to_bytes(32, "big"))
    match.start()
    return match


def play_on(match: Match) -> Match:
    """Greedy players, whose luck is the number of earlier actions."""
    greedy = bots.make_bot("greedy", "cybershield")
    while not match.is_over:
        seat = match.players_to_act[0]
        luck = FastRng(len(match.action_log))
        match.submit(seat, greedy(match.game, match.view(seat), match.legal_actions(seat), luck))
    return match


def again(seed: int, actions: list[SeatAction]) -> Match:
    match = Match(make("cybershield", OPTIONS), seed.to_bytes(32, "big"))
    for seat, action in actions:
        match.replay_action(seat, action)
    return match


@cache
def games() -> tuple[Match, Match, int, int]:
    """A game of Cyber Shield, and the same one up to where a seat ends its last turn though an answer wins for certain
    (CS-2.6); which answer that is, from 1, and whose.
    """
    for seed in range(1, 40):
        match = play_on(begin(seed))
        for n in range(len(match.action_log) - 1, len(match.action_log) - 20, -1):
            before, seat = again(seed, match.action_log[:n]), match.action_log[n][0]
            if seat < 0 or END not in (legal := before.legal_actions(seat)):
                continue
            given = advice.compare(match.game, before.view(seat), legal, 10, FastRng(seed))
            if max(one.mean for one in given) - given[legal.index(END)].mean > 0.9:
                before.submit(seat, END)
                return match, play_on(before), n + 1, seat
    raise AssertionError("no such game")


def keep(match: Match, name: str = "game.json") -> str:
    record.save(record.record_match(match, OPTIONS, NAMES), Path(name))
    return name


def as_typed(facts: dict[str, Any]) -> dict[str, type]:
    return {name: type(value) for name, value in facts.items()}


@pytest.mark.slow
def test_a_win_thrown_away_is_marked(cyberdeck: Here) -> None:
    _, blunder, number, seat = games()
    file = keep(blunder)
    assert blunder.game.returns(blunder.state)[seat] < 1
    done = cyberdeck("replay", file, "--review", "--seat", seat + 1, "--budget", 100)
    assert done.code == 0, done.err
    assert done.err == ""
    name = Texts("en").text("table-bot", number=2) if seat else "Ann"
    lines = done.out.splitlines()
    at = lines.index(f"Move {number}, {name}: likely mistake.")
    assert re.search(r"\[CS-[\d.]+\]$", lines[at + 1])
    chosen, better = (re.search(r"wins (\d+) % \((\d+)–(\d+) %\)", lines[at + n]) for n in (2, 3))
    assert chosen is not None
    assert better is not None
    assert lines[at + 2].startswith("Played: end (")
    assert int(chosen[3]) < int(better[2])
    assert re.fullmatch(rf"{name}: decisions \d+, likely mistakes \d+, win chance lost per decision .+ %", lines[-1])


@pytest.mark.slow
def test_for_programs(cyberdeck: Here) -> None:
    _, blunder, _, seat = games()
    given = ("replay", keep(blunder), "--review", "--budget", 12, "--json")
    done = cyberdeck(*given)
    shown = done.json
    assert as_typed(shown) == WHOLE
    assert (shown["game"], shown["budget"], shown["seed"]) == ("cybershield", 12, review.SEED)
    legal = {(one.number, one.seat): len(one.legal) for one in review.decisions(record.load(Path("game.json")))}
    assert {(one["action_number"], one["seat"]): one["legal_actions"] for one in shown["decisions"]} == legal
    kept = record.load(Path("game.json"))
    for one in shown["decisions"]:
        assert as_typed(one) == DECISION
        assert as_typed(one["chosen"]) == as_typed(one["best"]) == ADVICE
        assert kept.actions[one["action_number"] - 1] == (one["seat"], one["chosen"]["move"])
        assert one["loss"] == pytest.approx(one["best"]["mean"] - one["chosen"]["mean"])
        assert not one["strong"] or one["chosen"]["high"] < one["best"]["low"]
    assert [as_typed(one) for one in shown["seats"]] == [SEAT] * 2
    for one in shown["seats"]:
        own = [decision for decision in shown["decisions"] if decision["seat"] == one["seat"]]
        assert one["decisions"] == len(own)
        assert one["strong"] == sum(decision["strong"] for decision in own)
        assert one["loss"] == pytest.approx(sum(decision["loss"] for decision in own) / len(own))
    assert cyberdeck(*given) == done
    alone = cyberdeck(*given, "--seat", seat + 1).json
    assert alone["decisions"] == [one for one in shown["decisions"] if one["seat"] == seat]
    assert cyberdeck(*given, "--seed", 2).json["decisions"] != shown["decisions"]


@pytest.mark.slow
def test_a_sensible_game_has_few_marks(cyberdeck: Here) -> None:
    sensible, _, number, seat = games()
    shown = cyberdeck("replay", keep(sensible), "--review", "--seat", seat + 1, "--budget", 30, "--json").json
    marked = [one["action_number"] for one in shown["decisions"] if one["strong"]]
    assert number not in marked
    assert len(marked) <= len(shown["decisions"]) / 5


def test_what_others_hold_changes_no_opinion(cyberdeck: Here) -> None:
    """A first decision at two tables that look the same to the seat: the same review, to the last digit."""
    game = ("play", "blackhat", "--option", "round_limit=1", "--save", "game.json")
    cyberdeck(*game, "--seed", next(seeds_where_one_leads({"players": 4})))
    kept = read_record(Path("game.json"))
    first = record.resume(record.load(Path("game.json")), make)
    move = first.game.format_move(first.game.decode(first.legal_actions(0)[-1]))
    shown = []
    for same in (kept, swapped(kept)):
        same["actions"].append([0, move])
        Path("game.json").write_text(json.dumps(same), encoding="utf-8")
        shown.append(cyberdeck("replay", "game.json", "--review", "--seat", 1, "--budget", 20, "--json"))
    assert shown[0] == shown[1]
    assert len(shown[0].json["decisions"]) == 1


def test_a_seat_is_reviewed_by_its_view(cyberdeck: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    _, blunder, _, _ = games()
    kept = record.record_match(blunder, OPTIONS, NAMES)
    asked: list[Any] = []
    real = advice.review_move

    def watched(game: Any, view: Any, *more: Any) -> Any:
        asked.append((view, more[0]))
        return real(game, view, *more)

    monkeypatch.setattr(review, "review_move", watched)
    cyberdeck("replay", keep(blunder), "--review", "--budget", 2)
    match, found = record.new_match(kept, make), []
    for seat, action in blunder.action_log:
        if seat >= 0 and len(match.legal_actions(seat)) > 1:
            found.append((match.view(seat), match.legal_actions(seat)))
        match.replay_action(seat, action)
    assert asked == found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str, cyberdeck: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    _, blunder, number, seat = games()
    every = review.decisions
    monkeypatch.setattr(review, "decisions", lambda kept: [one for one in every(kept) if one.number == number])
    shown = cyberdeck("replay", keep(blunder), "--review", "--seat", seat + 1, "--budget", 100, "--lang", lang).out
    texts = Texts(lang)
    name = texts.text("table-bot", number=2) if seat else "Ann"
    assert texts.text("review-mark", number=number, player=name) in shown.splitlines()
    assert texts.text("review-how", count=1, budget=100) in shown.splitlines()
    assert texts.text("review-none") not in shown


def test_nothing_to_mark(cyberdeck: Here, saved: Path) -> None:
    done = cyberdeck("replay", saved, "--review", "--budget", 1)
    assert "No likely mistakes found." in done.out.splitlines()


def test_a_game_that_is_not_over_keeps_its_secrets(cyberdeck: Here) -> None:
    cyberdeck("play", "blackhat", "--seed", 7, "--option", "round_limit=1", "--save", "going.json", typed=["1"] * 2)
    refused = cyberdeck("replay", "going.json", "--review")
    assert refused.code == 2
    assert "--seat" in refused.err
    own = cyberdeck("replay", "going.json", "--review", "--seat", 1, "--budget", 2, "--json").json
    assert {one["seat"] for one in own["decisions"]} == {0}
    assert own["result"] is None
    every = cyberdeck("replay", "going.json", "--review", "--all", "--budget", 2, "--json").json
    assert len({one["seat"] for one in every["decisions"]}) > 1


@pytest.mark.parametrize(
    "error",
    [
        ("--budget", 5),
        ("--seed", 5),
        ("--review", "--budget", 0),
        ("--review", "--budget", "much"),
        ("--review", "--step"),
        ("--review", "--seat", 9),
        ("--review", "--seat", 1, "--all"),
    ],
)
def test_what_makes_no_sense(error: tuple[object, ...], cyberdeck: Here, saved: Path) -> None:
    done = cyberdeck("replay", saved, *error)
    assert done.code == 2
    assert done.out == ""
    assert len(done.err.splitlines()) == 2


def test_through_a_pipe(tmp_path: Path) -> None:
    """The bar is for terminals alone."""
    record.save(record.record_match(games()[0], OPTIONS, NAMES), tmp_path / "game.json")
    done = process("replay", "game.json", "--review", "--budget", 1, "--json", folder=tmp_path)
    assert done.code == 0
    assert done.err == ""
    assert as_typed(json.loads(done.out)) == WHOLE
