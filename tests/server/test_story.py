"""The story of a finished game: how everybody stood after each step, and what decided it."""

from __future__ import annotations

import threading
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from cyberdeck.bots import make_bot
from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel import record
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server import story
from cyberdeck.server.replay import build_replay
from cyberdeck.server.schemas import ReplayRequest, StoryResponse
from cyberdeck.spec import get_spec, make
from tests.server.house import House

GAMES: dict[str, dict[str, Any]] = {
    "blackhat": {"players": 4, "round_limit": 3},
    "lokalka": {"players": 5},
    "cybershield": {"players": 2, "turn_limit": 30},
    "kiberrubezh": {"players": 2, "turn_limit": 30},
}
ENDS = {"blackhat": "totals", "cybershield": "scores", "kiberrubezh": "decks"}  # what the last event says


def played(game: str, seed: int, **options: Any) -> tuple[Match, list[Step]]:
    match, bot, rng = Match(make(game, options), bytes([seed] * 32)), make_bot("greedy", game), FastRng(seed)
    steps = match.start()
    while not match.is_over:
        seat = match.players_to_act[0]
        steps += match.submit(seat, bot(match.game, match.view(seat), match.legal_actions(seat), rng))
    return match, steps


def names_of(match: Match) -> list[str]:
    return [f"P{seat}" for seat in range(match.game.num_seats)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_standing_after_every_step(game: str, seed: int) -> None:
    """Every change is there and nothing else; the last one is what the end of the game says."""
    match, steps = played(game, seed, **GAMES[game])
    found = story.build_story(match, steps, names_of(match))
    values = [standing.values for standing in found.standings]
    assert len(values) > 2
    assert all(one != after for one, after in pairwise(values))
    assert [standing.n for standing in found.standings] == sorted({standing.n for standing in found.standings})
    assert (found.standings[0].n, len(set(found.players))) == (0, len(values[0]))
    assert found.winners == tuple(seat for seat, value in enumerate(match.returns) if value == max(match.returns))
    if game in ENDS:
        assert values[-1] == getattr(steps[-1].events[-1], ENDS[game])
    if game == "blackhat":
        assert found.low_is_good
        assert min(values[-1]) == values[-1][found.winners[0]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_decided_it(game: str, seed: int) -> None:
    """Two to four steps, the largest for or against the winners, each with a line that has words."""
    match, steps = played(game, seed, **GAMES[game])
    found = story.build_story(match, steps, names_of(match))
    assert 2 <= len(found.moments) <= 4
    assert [moment.n for moment in found.moments] == sorted({moment.n for moment in found.moments})
    by_step = {standing.n: at for at, standing in enumerate(found.standings)}
    sign = -1 if found.low_is_good else 1

    def lead(values: tuple[int, ...]) -> float:
        mine = [value for seat, value in enumerate(values) if seat in found.winners]
        theirs = [value for seat, value in enumerate(values) if seat not in found.winners]
        return sign * (sum(mine) / len(mine) - sum(theirs) / len(theirs))

    swings = [abs(lead(after.values) - lead(one.values)) for one, after in pairwise(found.standings)]
    for moment in found.moments:
        at = by_step[moment.n]
        after, before = found.standings[at], found.standings[at - 1]
        assert moment.actions == after.actions
        assert moment.swing == pytest.approx(lead(after.values) - lead(before.values), abs=1e-3)
        for lang in LANGUAGES:
            assert get_spec(game).texts(lang).text(moment.line.key, **moment.line.args)
    if game in ("blackhat", "cybershield"):  # every change there has a cause that is told
        assert max(abs(moment.swing) for moment in found.moments) == pytest.approx(max(swings), abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_those_of_a_replay(game: str) -> None:
    match, steps = played(game, 4, **GAMES[game])
    found = story.build_story(match, steps, names_of(match))
    data = msgspec.to_builtins(record.record_match(match, GAMES[game], names_of(match)))
    assert build_replay(ReplayRequest(data, SPECTATOR, 0, 1)).total == found.steps
    for moment in found.moments:
        (step,) = build_replay(ReplayRequest(data, SPECTATOR, moment.n, 1)).steps
        assert step.actions == moment.actions
        assert moment.line in step.presentation.log


def test_it_is_what_a_spectator_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a seat's view nor an event that is not redacted is used."""
    match, steps = played("lokalka", 5, **GAMES["lokalka"])
    asked: list[int] = []

    class Watched:
        def __init__(self, game: Any) -> None:
            self.game = game

        def __getattr__(self, name: str) -> Any:
            return getattr(self.game, name)

        def view(self, state: Any, seat: int) -> Any:
            asked.append(seat)
            return self.game.view(state, seat)

        def redact(self, event: Any, seat: int) -> Any:
            asked.append(seat)
            return self.game.redact(event, seat)

    plain = story.build_story(match, steps, names_of(match))
    monkeypatch.setattr(match, "game", Watched(match.game))
    assert story.build_story(match, steps, names_of(match)) == plain
    assert set(asked) == {SPECTATOR}


@pytest.mark.parametrize("game", GAMES)
def test_the_number_has_a_name(game: str) -> None:
    declared = get_spec(game).ui.story
    assert declared is not None
    assert len({get_spec(game).texts(lang).text(declared.LABEL) for lang in LANGUAGES}) >= 3


def test_a_draw_has_no_winners() -> None:
    assert story._winners([0.0, 0.0]) == ()
    assert story._winners([1.0, -1.0]) == (0,)
    assert story._winners([0.5, 0.0, 0.5]) == (0, 2)


# At a table


def test_only_after_the_game(house: House) -> None:
    table = house.table(1, 3, options={"round_limit": 1})
    reply = house.ask("GET", f"{table.path}/story")
    assert (reply.status, reply.json()["key"]) == (409, "error-not-over")
    table.start()
    assert house.ask("GET", f"{table.path}/story").status == 409
    with table.client(0) as client:
        while client.my_turn()["returns"] is None:
            client.act()
    found = house.good("GET", f"{table.path}/story")
    assert (found["label"], found["players"]) == ("story-trace", table.session.table.names())
    assert len(found["standings"]) == 2


@pytest.mark.usefixtures("small_games")
def test_a_game_without_a_number_has_none(house: House) -> None:
    table = house.table(0, 2, game="kuhn")
    table.start()
    table.watch()
    found = house.good("GET", f"{table.path}/story")
    assert (found["label"], found["standings"], found["moments"]) == ("", [], [])
    assert len(found["winners"]) == 1


def test_it_is_made_once_and_holds_nobody_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests that come meanwhile are served; those for the same story wait for it."""
    table = house.table(0, 2, options={"round_limit": 1})
    table.start()
    table.watch()
    begun, go_on, made = threading.Event(), threading.Event(), list[int]()
    build = story.build_story

    def slowly(*given: Any) -> StoryResponse:
        made.append(1)
        begun.set()
        assert go_on.wait(10)
        return build(*given)

    monkeypatch.setattr("cyberdeck.server.tables.manager.build_story", slowly)
    found: list[Any] = []
    asking = [threading.Thread(target=lambda: found.append(house.good("GET", f"{table.path}/story"))) for _ in range(3)]
    for thread in asking:
        thread.start()
    assert begun.wait(10)
    assert house.ask("GET", "/api/games").status == 200
    assert found == []
    go_on.set()
    for thread in asking:
        thread.join()
    assert found[0] == found[1] == found[2] == house.good("GET", f"{table.path}/story")
    assert made == [1]
