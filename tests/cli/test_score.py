"""`why` alone explains the points of a game that can tell them; who can only pass is not asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cyberdeck.cli.session import Session
from cyberdeck.games.cybershield import CyberShield, Options
from cyberdeck.kernel import record
from cyberdeck.kernel.match import Match
from cyberdeck.spec import get_spec
from tests.cli.terminal import LANGUAGES, Here, read_record

NAMES = ["", "bot:random"]


def sit(cyberdeck: Here, *typed: str, lang: str = "en", game: str = "cybershield") -> str:
    Path("game.json").unlink(missing_ok=True)
    table = ("play", game, "--bots", "random", "--seed", 5, "--lang", lang, "--save", "game.json")
    done = cyberdeck(*table, typed=typed)
    assert (done.code, done.err) == (0, "")
    return done.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["why", "why score", "WHY Score"])
def test_why_alone_explains_the_points(typed: str, lang: str, cyberdeck: Here) -> None:
    said = get_spec("cybershield").texts(lang).text("score-total", who="you", player="", points="0")
    assert said not in sit(cyberdeck, "1", lang=lang)
    assert said in sit(cyberdeck, "1", typed, lang=lang)


def test_why_with_a_move_is_about_the_move(cyberdeck: Here) -> None:
    assert "keep is legal: keep this hand." in sit(cyberdeck, "why 1")
    assert "draw is not legal now" in sit(cyberdeck, "why draw")


def test_games_without_points_to_explain_ask_why_what(cyberdeck: Here) -> None:
    assert "Which move?" in sit(cyberdeck, "why", game="lokalka")
    assert "Cannot read “" in sit(cyberdeck, "why score", game="lokalka")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_it_where_it_works(lang: str, cyberdeck: Here) -> None:
    line = get_spec("cybershield").texts(lang).attribute("play-help-score", "lines")
    assert line in sit(cyberdeck, "help", lang=lang).splitlines()
    assert line not in sit(cyberdeck, "help", lang=lang, game="lokalka").splitlines()


# Passing


def session(seed: int = 5) -> Session:
    match = Match(CyberShield(Options(turn_limit=6)), seed.to_bytes(32, "big"))
    return Session(match, {"turn_limit": 6}, NAMES, 0, Path("game.json"))


def play(table: Session, decisions: int) -> None:
    """The last answer each time, so that cards are played."""
    table.advance()
    while not table.match.is_over and decisions:
        legal = table.match.legal_actions(0)
        assert legal != [table.match.game.pass_action]
        table.submit(legal[-1])
        table.advance()
        decisions -= 1


def test_who_can_only_pass_is_not_asked() -> None:
    table = session()
    play(table, 1000)
    assert table.match.is_over
    own = [n for n, step in enumerate(table.steps) if step.seat == 0]
    passed = set(own) - set(table.own_steps())
    assert passed
    assert all(table.match.action_log[n] == (0, table.match.game.pass_action) for n in passed)


def test_a_game_that_goes_on_knows_who_only_passed() -> None:
    table = session()
    play(table, 25)
    again = session()
    again.replay(record.decode(record.encode(table.to_record())))
    assert again.own_steps() == table.own_steps()
    assert len(again.own_steps()) < sum(step.seat == 0 for step in again.steps)


def test_a_pass_is_no_decision_to_take_back() -> None:
    """Others have acted between it and the decision before."""
    refused = set()
    for decisions in range(1, 40):
        table = session()
        play(table, decisions)
        last = table.own_steps()[-1]
        if any(step.seat == 0 for step in table.steps[last + 1 :]):
            refused.add(table.undo())
    assert refused
    assert refused <= {"play-undo-others", "play-undo-chance"}


def test_a_whole_game_asks_only_where_there_is_a_choice(cyberdeck: Here) -> None:
    Path("game.json").unlink(missing_ok=True)
    options = ("--bots", "random", "--seed", 5, "--option", "turn_limit=4", "--save", "game.json")
    done = cyberdeck("play", "cybershield", *options, ever="1")
    assert done.code == 0
    assert not re.search(r"(?m)^1\) pass: .*\nYour move \(1, ", done.out)
    assert read_record(Path("game.json"))["result"] is not None
