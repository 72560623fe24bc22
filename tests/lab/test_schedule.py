"""Who sits where: every bot in every seat, with every deck, equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from cyberdeck.kernel.errors import BadOption, BadPlayers
from cyberdeck.lab.schedule import Schedule, plan
from tests.lab.plans import HAT, TWO, made, tables


def seats_of(schedule: Schedule) -> Counter[tuple[int, int]]:
    return Counter((bot, seat) for table in tables(schedule) for seat, bot in enumerate(table.bots))


@pytest.mark.parametrize("names", [list("ab"), list("abc"), list("abcd"), list("abcdef")])
def test_in_every_block_every_bot_sits_in_every_seat_equally_often(names: list[str]) -> None:
    schedule = made(names, 40)
    for block in range(schedule.blocks):
        sat = Counter(
            (bot, seat) for table in tables(schedule) if table.block == block for seat, bot in enumerate(table.bots)
        )
        for bot in range(len(names)):
            assert len({sat[bot, seat] for seat in range(4)}) == 1


def test_the_games_of_a_block_have_one_deal_and_all_rotations() -> None:
    schedule = made(list("abcd"), 12)
    for block in range(3):
        played = [table for table in tables(schedule) if table.block == block]
        assert {table.deal for table in played} == {schedule.deal(block)}
        line = played[0].bots
        assert [table.bots for table in played] == [line[n:] + line[:n] for n in range(4)]
    assert len({schedule.deal(block) for block in range(3)}) == 3


@pytest.mark.parametrize("names", [list("ab"), list("abc")])
def test_no_two_games_of_a_block_are_the_same(names: list[str]) -> None:
    """Two bots at six seats never alternate: every second rotation would be a repetition."""
    played = tables(made(names, 600, players=6, round_limit=1))
    assert len({(table.block, table.bots) for table in played}) == 600


def test_decks_that_differ_are_mirrored() -> None:
    schedule = made(["a", "b"], 8, game="kiberrubezh", turn_limit=2)
    assert (schedule.mirrors, schedule.size, schedule.blocks) == (2, 4, 2)
    first = tables(schedule)[:4]
    crossed = {(table.bots, schedule.options(table.mirror)["deck1"]) for table in first}
    assert len(crossed) == 4
    assert schedule.options(0)["deck2"] == schedule.options(1)["deck1"] == "red-range"
    assert schedule.options(1)["deck2"] == "blue-range"
    assert len({table.deal for table in first}) == 1


def test_decks_that_are_the_same_need_no_mirror() -> None:
    assert made(["a", "b"], 4, game="cybershield", turn_limit=2).mirrors == 1
    assert made(["a", "b"], 4, game="cybershield", turn_limit=2, deck1="builder").mirrors == 2


def test_seats_left_over_go_round() -> None:
    """Three bots at five seats: two of them sit twice in each block, each two equally often."""
    schedule = made(["a", "b", "c"], 60, players=5, round_limit=1)
    assert schedule.blocks == 12
    assert set(seats_of(schedule).values()) == {60 // 3}


def test_with_more_bots_than_seats_everybody_meets_everybody() -> None:
    """Six bots at four seats: after all combinations, each pair has met equally often."""
    schedule = made(list("abcdef"), 15 * 4)
    met = Counter(pair for table in tables(schedule) for pair in combinations(sorted(table.bots), 2))
    assert set(met.values()) == {6 * 4}
    assert len(met) == 15
    assert set(seats_of(schedule).values()) == {10}


def test_whole_blocks_are_played() -> None:
    assert plan("blackhat", HAT, TWO, 5, 1).games == 8
    assert plan("blackhat", HAT, TWO, 8, 1).games == 8


def test_another_seed_is_another_schedule() -> None:
    one, same, other = (tables(made(list("abcd"), 40, seed)) for seed in (1, 1, 2))
    assert one == same
    assert [table.deal for table in one] != [table.deal for table in other]
    assert [table.bots for table in one] != [table.bots for table in other]


def test_a_bot_draws_from_its_own_dice() -> None:
    schedule = made(["a", "b"], 8)
    drawn = {tuple(schedule.dice(game, seat).below(1000) for _ in range(1)) for game in range(8) for seat in range(4)}
    assert len(drawn) > 28
    again = schedule.dice(3, 2), made(["a", "b"], 8).dice(3, 2)
    assert again[0].next_bits() == again[1].next_bits()


def test_plans_are_checked() -> None:
    with pytest.raises(BadOption):
        plan("blackhat", HAT, ["greedy", "wizard"], 4, 1)
    with pytest.raises(BadPlayers):
        plan("blackhat", {"players": 9}, TWO, 4, 1)
