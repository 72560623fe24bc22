"""What every bot promises, tested on the greedy one of each game: legal actions, from the view alone, the same every
time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest

from cyberdeck import bots
from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.ai.heuristic import HEURISTICS as BLACKHAT
from cyberdeck.games.cybershield.ai.heuristic import HEURISTICS as CYBERSHIELD
from cyberdeck.games.kiberrubezh.ai.heuristic import HEURISTICS as KIBERRUBEZH
from cyberdeck.games.kiberrubezh.ids import KINDS
from cyberdeck.games.lokalka.ai.heuristic import HEURISTICS as LOKALKA
from cyberdeck.kernel.errors import BadOption, OptionConflict
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import get_spec, make
from fuzz.tables import random_options
from tests.kits.greedy import play

ASSETS = 12  # kinds of card in Kiberrubezh; they have the first numbers
GAMES = ("blackhat", "cybershield", "kiberrubezh", "lokalka")
LIMITS: dict[str, tuple[str, tuple[int, int]]] = {  # short games and long ones
    "blackhat": ("round_limit", (2, 20)),
    "cybershield": ("turn_limit", (8, 50)),
    "kiberrubezh": ("turn_limit", (8, 100)),
    "lokalka": ("round_limit", (3, 100)),
}
EXPERT = {"board": "expert", "tracer": True, "secret_asset": True}


class Table(NamedTuple):
    game: str
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game}-{self.options['players']}" if "players" in self.options else self.game

    def build(self) -> AnyGame:
        return make(self.game, self.options)

    @property
    def greedy(self) -> bots.Bot:
        return bots.make_bot("greedy", self.game)


def blackhat_tables(**expert: object) -> list[Table]:
    return [Table("blackhat", {"players": players, **EXPERT, **expert}) for players in (2, 4)]


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_found_by_name(game: str) -> None:
    assert bots.bot_names(game)[:2] == ("random", "greedy")
    assert bots.make_bot("random", game) is bots.random_bot
    with pytest.raises(BadOption):
        bots.make_bot("clever", game)


def asset_deck(rng: FastRng) -> str:
    """Kiberrubezh: sixty random cards, a third of them assets, so that much can be paid."""
    copies = [number for number in range(1, KINDS + 1) for _ in range(4)]
    assets, others = copies[: 4 * ASSETS], copies[4 * ASSETS :]
    cards = [pile.pop(rng.below(len(pile))) for pile, n in ((assets, 20), (others, 40)) for _ in range(n)]
    return "; ".join(f"{cards.count(number)} {number}" for number in sorted(set(cards)))


def random_table(table: Table, rng: FastRng) -> AnyGame:
    option, limits = LIMITS[table.game]
    while True:
        options = random_options(get_spec(table.game), rng) | {option: limits[rng.below(2)]}
        if table.game == "kiberrubezh" and rng.below(2):
            options |= {"deck1": asset_deck(rng), "deck2": asset_deck(rng), "deck_size": 60}
        try:
            return make(table.game, options | table.options)
        except OptionConflict:
            continue


def actions_are_legal(table: Table, games: range) -> None:
    """Tables of every kind, with greedy and random players, so that strange positions come up too."""
    for number in games:
        rng = FastRng(number)
        game = random_table(table, rng)

        def check(view: Any, legal: list[int], action: int, game: Any = game) -> None:
            assert action in legal, (game.options, view)

        seats = [table.greedy if rng.below(10) < 7 else bots.random_bot for _ in range(game.num_seats)]
        seats[number % game.num_seats] = table.greedy
        assert game.check_invariants(play(game, seats, number, check)) == []


SIZES = [Table("lokalka", {"players": players}) for players in range(4, 9)]


@pytest.mark.both
@pytest.mark.parametrize(
    ("table", "games"),
    [
        (Table("blackhat", {}), 6),
        (Table("cybershield", {}), 8),
        (Table("kiberrubezh", {}), 8),
        *((size, 3) for size in SIZES),
    ],
    ids=str,
)
def test_actions_are_legal(table: Table, games: int) -> None:
    actions_are_legal(table, range(games))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "games"),
    [
        *((Table("blackhat", {}), range(first, first + 30)) for first in range(1000, 1300, 30)),
        *((table, range(1000, 1060)) for table in (Table("cybershield", {}), Table("kiberrubezh", {}), *SIZES)),
    ],
    ids=str,
)
def test_actions_are_legal_at_many_tables(table: Table, games: range) -> None:
    actions_are_legal(table, games)


@pytest.mark.parametrize(
    ("tables", "heuristics", "greedy_seats"),
    [
        *(
            pytest.param([table] * 300, BLACKHAT, 1, id=str(table))
            for table in blackhat_tables(modules=3, round_limit=100)
        ),
        pytest.param([Table("cybershield", {})] * 20, CYBERSHIELD, 2, id="cybershield"),
        pytest.param(
            [
                Table("kiberrubezh", {"deck1": "quiet-listeners", "deck2": asset_deck(FastRng(number))})
                for number in range(60)
            ],
            *(KIBERRUBEZH, 0),
            id="kiberrubezh",
        ),
        pytest.param([Table("lokalka", {"players": 5})] * 30, LOKALKA, 5, id="lokalka"),
    ],
)
def test_every_kind_of_decision_comes_up_and_has_a_heuristic(
    tables: list[Table], heuristics: dict[int, Any], greedy_seats: int
) -> None:
    asked: set[int] = set()
    for number, table in enumerate(tables):
        game = table.build()

        def check(view: Any, legal: list[int], action: int, game: AnyGame = game, table: Table = table) -> None:
            kind = view.stack[-1][0]
            if kind not in asked:
                assert table.greedy(game, view, legal, FastRng(1)) in legal
                asked.add(kind)

        seats = [table.greedy if seat < greedy_seats else bots.random_bot for seat in range(game.num_seats)]
        play(game, seats, number, check)
        if asked == set(heuristics):
            return
    raise AssertionError(f"never asked: {set(heuristics) - asked}")


@pytest.mark.parametrize(
    "table",
    [
        Table("blackhat", {"players": 3, "board": "expert", "tracer": True, "modules": 2}),
        *(Table(game, {}) for game in GAMES[1:]),
    ],
    ids=str,
)
def test_the_same_seed_plays_the_same_game(table: Table) -> None:
    game = table.build()
    games: list[list[int]] = [[], []]
    for actions in games:
        record = actions.append
        play(game, [table.greedy] * game.num_seats, 7, lambda view, legal, action, record=record: record(action))  # type: ignore[misc]
    assert games[0] == games[1]
    assert len(games[0]) > 50


@pytest.mark.both
@pytest.mark.parametrize(
    "table",
    [
        *blackhat_tables(celebrity=True),
        *(Table("cybershield", {}), Table("kiberrubezh", {}), Table("lokalka", {"players": 6})),
    ],
    ids=str,
)
def test_it_needs_nothing_but_what_goes_over_the_wire(table: Table) -> None:
    """The view, sent as JSON to a rulebook of the receiver's own, leads to the same action; and nothing is changed."""
    game, far, greedy, asked = table.build(), table.build(), table.greedy, 0

    def check(view: Any, legal: list[int], action: int) -> None:
        nonlocal asked
        asked += 1
        sent = msgspec.json.encode(view)
        before = legal[:]
        received = msgspec.json.decode(sent, type=type(view))
        assert greedy(game, view, legal, FastRng(asked)) == greedy(far, received, before, FastRng(asked))
        assert legal == before
        assert msgspec.json.encode(view) == sent

    play(game, [greedy] * game.num_seats, 3, check)
    assert asked > 50


@pytest.mark.parametrize(
    ("table", "every"),
    [(Table("cybershield", {}), 3), (Table("kiberrubezh", {}), 3), (Table("lokalka", {"players": 7}), 5)],
    ids=str,
)
def test_what_is_hidden_changes_nothing(table: Table, every: int) -> None:
    """Other hidden facts that look the same from the seat lead to the same action."""
    game, greedy, asked = table.build(), table.greedy, 0

    def check(view: Any, legal: list[int], action: int) -> None:
        nonlocal asked
        asked += 1
        if asked % every:
            return
        world = game.worlds(view).sample(FastRng(asked))
        there = game.view(world, view.seat), game.legal_actions(world, view.seat)
        assert greedy(game, *there, FastRng(asked)) == greedy(game, view, legal, FastRng(asked))

    play(game, [greedy] * game.num_seats, 5, check)
    assert asked > 50


def test_ties_are_broken_by_chance() -> None:
    """Black Hat: of two ranks that cost the same, taken out of a Black Hat trick, each is chosen at times."""
    table = Table("blackhat", {"players": 4})
    game = table.build()
    seen: dict[tuple[int, ...], set[int]] = {}

    def check(view: Any, legal: list[int], action: int) -> None:
        if view.stack[-1][0] == ids.K_PICK:
            seen[tuple(legal)] = {table.greedy(game, view, legal, FastRng(seed)) for seed in range(20)}

    for number in range(20):
        play(game, [table.greedy] * 4, number, check)
    assert max(len(actions) for actions in seen.values()) > 1
