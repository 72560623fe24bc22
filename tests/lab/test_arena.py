"""Games of the arena, and what they come to."""

from __future__ import annotations

import pytest

from cyberdeck import bots
from cyberdeck.bots.levels import Level, SearchBot
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import Rng
from cyberdeck.lab import arena
from cyberdeck.lab.arena import BotIllegal, BotRaised, Outcome
from cyberdeck.lab.ratings import wilson
from cyberdeck.lab.schedule import Schedule, plan
from cyberdeck.lab.tally import tally
from tests.lab.plans import HAT, TWO, figures, made, tables, without_time


def test_a_game_is_the_match_with_the_same_seed() -> None:
    schedule = Schedule(plan("blackhat", HAT, TWO, 4, 9))
    for number in range(4):
        outcome = arena.play(schedule, number)
        assert isinstance(outcome, Outcome)
        table = schedule.table(number)
        match = Match(schedule.games[0], table.deal)
        match.start()
        rngs = [schedule.dice(number, seat) for seat in range(4)]
        while not match.is_over:
            seat = match.players_to_act[0]
            legal = match.legal_actions(seat)
            bot = bots.make_bot(TWO[table.bots[seat]], "blackhat")
            action = legal[0] if len(legal) == 1 else bot(match.game, match.view(seat), legal, rngs[seat])
            match.submit(seat, action)
        assert outcome.points == match.game.returns(match.state)
        assert outcome.actions == len(match.action_log)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("blackhat", HAT),
        ("lokalka", {"players": 5, "round_limit": 2}),
        ("cybershield", {"turn_limit": 2, "deck2": "attacker"}),
        ("kiberrubezh", {"turn_limit": 2}),
    ],
)
def test_every_game_can_be_played(game: str, options: dict[str, object]) -> None:
    schedule = Schedule(plan(game, options, TWO, 1, 1))
    outcomes = list(arena.run(schedule, range(schedule.plan.games), 1))
    found = tally(schedule, outcomes)
    assert sum(one.games for one in found.standings) == schedule.seats * schedule.plan.games
    everything = sum(sum(one.points) for one in outcomes)
    assert sum(one.points for one in found.standings) == pytest.approx(everything, abs=1e-5)


def test_jobs_and_order_do_not_matter() -> None:
    schedule = Schedule(plan("blackhat", HAT, TWO, 12, 5))
    alone = list(arena.run(schedule, range(12), 1))
    together = list(arena.run(schedule, reversed(range(12)), 2))
    assert without_time(alone) == without_time(together)
    assert figures(tally(schedule, alone)) == figures(tally(schedule, together))


def test_pairs_of_two_players_have_wilsons_interval() -> None:
    schedule = made(["a", "b"], 20, game="cybershield", turn_limit=2)
    outcomes = []
    for number in range(20):
        first = schedule.table(number).bots[0] == 0
        wins = number < 15
        points = [0.0, 0.0] if number == 19 else [1.0, -1.0] if first == wins else [-1.0, 1.0]
        outcomes.append(Outcome(number, points, 9, [1, 1], [0.5, 0.25], [0.5, 0.25]))
    found = tally(schedule, outcomes)
    pair, back = found.pairs
    assert (pair.bot, pair.against, pair.games) == ("a", "b", 20)
    assert (pair.share, pair.low, pair.high) == pytest.approx(tuple(wilson(15.5 / 20, 20)), abs=1e-6)
    assert (back.share, back.low, back.high) == pytest.approx((1 - pair.share, 1 - pair.high, 1 - pair.low), abs=1e-5)
    assert found.standings[0].points == 15 - 4
    assert sum(one.decisions for one in found.timing) == 40
    assert max(one.longest for one in found.timing) == 0.5


def test_pairs_at_larger_tables_are_shares_of_what_both_took() -> None:
    """`a` takes three games of four, `b` one, the others nothing."""
    schedule = made(list("abcd"), 80)
    outcomes = []
    for table in tables(schedule):
        winner = 1 if table.number % 4 == 0 else 0
        points = [float(bot == winner) for bot in table.bots]
        outcomes.append(Outcome(table.number, points, 9, [1] * 4, [0.1] * 4, [0.1] * 4))
    found = {(pair.bot, pair.against): pair for pair in tally(schedule, outcomes).pairs}
    assert len(found) == 12
    assert found["a", "b"].share == 0.75
    assert 0.6 < found["a", "b"].low < 0.75 < found["a", "b"].high < 0.9
    assert found["c", "d"].share == 0.5
    assert found["c", "d"].high - found["c", "d"].low > 0.7
    assert found["a", "c"].share == 1.0
    assert found["a", "c"].low > 0.9


def test_no_clock_decides_what_a_searcher_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would act otherwise on a busy machine."""
    made: list[SearchBot] = []

    def find(name: str, game: str, timed: bool = True) -> bots.Bot:
        made.append(SearchBot(Level(2, 1.0), timed))
        return made[-1]

    schedule = Schedule(plan("blackhat", HAT, TWO, 4, 1))
    monkeypatch.setattr(bots, "make_bot", find)
    first, again = (arena.play(schedule, 0) for _ in range(2))
    assert isinstance(first, Outcome)
    assert isinstance(again, Outcome)
    assert without_time([first]) == without_time([again])
    assert len(made) == 8
    assert not any(bot.timed for bot in made)


def wrong(game: object, view: object, legal: list[int], rng: Rng) -> int:
    return -5


def fails(game: object, view: object, legal: list[int], rng: Rng) -> int:
    legal.clear()
    raise ArithmeticError("no idea")


@pytest.mark.parametrize(("bot", "error", "detail"), [(wrong, BotIllegal, "-5"), (fails, BotRaised, "no idea")])
def test_a_bad_bot_is_reported_with_its_place(
    bot: bots.Bot, error: type[Exception], detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    schedule = Schedule(plan("blackhat", HAT, TWO, 4, 1))
    monkeypatch.setattr(bots, "make_bot", lambda name, game, timed=True: bot if name == "greedy" else bots.random_bot)
    with pytest.raises(error) as raised:
        list(arena.run(schedule, range(4), 1))
    facts = raised.value.details  # type: ignore[attr-defined]
    assert facts["bot"] == "greedy"
    assert facts["seed"] == schedule.deal(0).hex()
    assert detail in facts["detail"]
    assert "round_limit=1" in facts["table"]
    assert TWO[schedule.table(facts["game"] - 1).bots[facts["seat"] - 1]] == "greedy"
