"""Finds the weights of a learned model (games/<game>/ai/model.json) by playing.

`python -m tools.train --game kiberrubezh --rounds 20` continues from the stored weights. In a round each process plays
games against itself and some against the greedy player, learns after every few hundred, and explores some actions at
random; then as many more that explore at random first, from which it learns only the values of positions. The weights
of all processes are averaged and stored. `--fresh` ignores the stored weights, and begins with rounds that imitate the
greedy player. `--sharpen 2` doubles the scores of the actions in the end: a search needs a sharper policy than a player
who samples from it. `--try` stores nothing.

The options that are drawn are stored beside the weights (`trained_on.json`): with other options bots use no model.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

import cyberdeck.games
from cyberdeck import bots
from cyberdeck.bots.trained_on import ANY, FILE
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.search.network import Layers
from cyberdeck.search.policy_value import POLICY, VALUE, PolicyValueModel, pack_layers, unpack_layers
from cyberdeck.spec import get_spec, make
from cyberdeck.training.learner import Learner

GAMES = ("blackhat", "lokalka", "cybershield", "kiberrubezh")
FOLDER = Path(cyberdeck.games.__file__).parent
Rows = list[list[int]]
Rival = Callable[[Any, int, list[int]], int]
BATCH = 200  # games that are learned from at once
TIMES = 3  # how often
UNUSUAL = 0.6  # share of games with two random built-in decks; the others have the default ones
VARIANTS = 0.3  # share of the other games with other options than the default
SPREAD = 0.1  # of initial weights
BLUNDER_RATES = (0.0, 0.03, 0.1, 0.2)  # random actions while imitating the greedy player: shows more than its own games
EXPLORATION = (0, 20, 50, 150)  # random actions in a thousand, while only values are learned: a search visits odd ones
EXPLORED_ACTIONS = 120  # at most so many actions with them


DECKS = ("cybershield", "kiberrubezh")
PLAYERS = {"blackhat": (2, 6), "lokalka": (4, 8)}
OTHER_RULES: dict[str, tuple[dict[str, Any], ...]] = {
    "blackhat": (
        {"modules": 3},
        {"modules": 5, "randomizer": "choice"},
        {"board": "expert"},
        {"board": "expert", "tracer": True},
        {"secret_asset": True},
        {"secret_asset": True, "asset_turned": "next"},
        {"celebrity": True},
        {"black_hat_take": "highest", "hand": "ten_plus_hat"},
        {"black_hat": "shuffled"},
        {"fewer_cards": True, "honeypot_half_hands": True},
    ),
    "lokalka": ({"hackers_win": "team"}, {"network": "random"}, {"setup_defence": "per_host"}),
}
# Options that change no decision: when the game ends at the latest, who begins, what those who are out see and say
ALIKE = {
    "blackhat": ("round_limit",),
    "lokalka": ("round_limit", "out_sees", "out_talk"),
    "cybershield": ("starter", "turn_limit"),
    "kiberrubezh": ("turn_limit",),
}


class Job(NamedTuple):
    game: str
    policy: Rows
    value: Rows
    seed: int
    games: int
    learning_rate: float
    against: float  # share of the games that are played against the greedy player
    policy_lambda: float = 0.8
    entropy_coef: float = 0.0
    explore_per_mille: int = 0
    imitate: bool = False


class Learnt(NamedTuple):
    policy: Rows
    value: Rows
    played: int  # against the greedy player
    won: float  # half of them is fair, for any number of players
    value_loss: float


def lesson(job: Job) -> Learnt:
    draw, rng = random.Random(job.seed), FastRng(job.seed)
    policy, value = unpack_layers(job.policy), unpack_layers(job.value)
    learner: Learner[Any] = Learner(
        policy,
        value,
        policy_lambda=job.policy_lambda,
        entropy_coef=job.entropy_coef,
        explore_per_mille=job.explore_per_mille,
    )
    learner.imitation = job.imitate
    tables: dict[str, tuple[AnyGame, PolicyValueModel[Any]]] = {}
    played, won, value_loss = 0, 0.0, 0.0
    for number in range(job.games):
        game, model = table(job.game, draw, tables, policy, value)
        rivals: list[Rival | None] = [None] * game.num_seats
        if job.imitate:
            rivals = [heuristic(game, draw.choice(BLUNDER_RATES), draw, rng)] * game.num_seats
        elif draw.random() < job.against:
            rivals = [heuristic(game, 0.0, draw, rng)] * game.num_seats
            rivals[draw.randrange(game.num_seats)] = None
        found = learner.play(game, model, rng, rivals)
        if job.imitate:
            learner.assign_imitation_targets(found)
        else:
            learner.assign_targets(found)
        if number % BATCH == BATCH - 1:
            learner.learn(job.learning_rate, rng, TIMES)
        if rivals.count(None) == 1:
            played += 1
            share = (found[rivals.index(None)] - model.min_return) / (model.max_return - model.min_return)
            won += share * int(game.num_seats) / 2
    learner.trajectory.clear()
    for number in range(job.games):
        game, model = table(job.game, draw, tables, policy, value)
        learner.explore_per_mille = draw.choice(EXPLORATION)
        found = learner.play_for_value(game, model, rng, draw.randrange(EXPLORED_ACTIONS))
        value_loss += learner.value_loss(found)
        learner.assign_targets(found)
        if number % BATCH == BATCH - 1:
            learner.learn(job.learning_rate, rng, policy=False)
    return Learnt(pack_layers(policy), pack_layers(value), played, won, value_loss / job.games)


def table(
    name: str,
    draw: random.Random,
    tables: dict[str, tuple[AnyGame, PolicyValueModel[Any]]],
    policy: Layers,
    value: Layers,
) -> tuple[AnyGame, PolicyValueModel[Any]]:
    options = cards(name, draw) if name in DECKS else rules(name, draw)
    key = json.dumps(options)
    if key not in tables:
        game = make(name, options)
        model = learned_model(game)
        model.use(policy, value)
        tables[key] = game, model
    return tables[key]


def learned_model(game: AnyGame) -> PolicyValueModel[Any]:
    """The model, whatever the options: they are what is to be learned."""
    found = get_spec(game.id).ai.model
    assert found is not None
    model = found.LearnedModel(game)
    assert isinstance(model, PolicyValueModel)
    return model


def cards(name: str, draw: random.Random) -> dict[str, Any]:
    """Decks, the default ones or others."""
    if draw.random() >= UNUSUAL:
        return {}
    decks = get_spec(name).decks
    assert decks is not None
    built_in = decks.BUILT_IN
    return {"deck1": draw.choice(built_in), "deck2": draw.choice(built_in)}


def rules(name: str, draw: random.Random) -> dict[str, Any]:
    """Any number of players, and sometimes other options."""
    options: dict[str, Any] = {"players": draw.randint(*PLAYERS[name])}
    if draw.random() < VARIANTS:
        options |= draw.choice(OTHER_RULES[name])
    return options


def heuristic(game: AnyGame, blunder_rate: float, draw: random.Random, rng: Rng) -> Rival:
    greedy = bots.make_bot("greedy", game.id)

    def act(state: Any, seat: int, legal: list[int]) -> int:
        if blunder_rate and draw.random() < blunder_rate:
            return draw.choice(legal)
        return greedy(game, game.view(state, seat), legal, rng)

    return act


def fresh(game: str, hidden: int) -> tuple[Rows, Rows]:
    model = learned_model(make(game, {}))
    draw = random.Random(1)

    def some(n: int) -> list[float]:
        return [draw.gauss(0, SPREAD) for _ in range(n)]

    inputs, things = int(model.inputs), int(model.outputs)
    both = [
        Layers(some(inputs * hidden), [0.0] * hidden, some(n * hidden), [0.0] * n) for n in (things, int(model.heads))
    ]
    return pack_layers(both[0]), pack_layers(both[1])


def mean(rows: list[Rows]) -> Rows:
    """The mean of the weights of several processes."""
    return [
        [round(sum(numbers) / len(numbers)) for numbers in zip(*row, strict=True)] for row in zip(*rows, strict=True)
    ]


def sharper(policy: Rows, times: float) -> Rows:
    first, bias, last, last_bias = policy
    return [first, bias, [round(times * w) for w in last], [round(times * w) for w in last_bias]]


def stored(game: str) -> tuple[Rows, Rows]:
    data = json.loads((FOLDER / game / "ai" / "model.json").read_text(encoding="utf-8"))
    return data[POLICY], data[VALUE]


def trained_on(game: str) -> dict[str, Any]:
    """The values that `table` draws, by option: ANY where all values are alike; none that are the default alone."""
    found: dict[str, Any] = {}
    for option in get_spec(game).describe_options():
        values = [option.default]
        if option.name == "players" and game in PLAYERS:
            least, most = PLAYERS[game]
            values = list(range(least, most + 1))
        elif option.kind == "deck":
            values = list(option.choices)
        for rules in OTHER_RULES.get(game, ()):
            if rules.get(option.name, option.default) not in values:
                values.append(rules[option.name])
        if option.name in ALIKE[game] or values != [option.default]:
            found[option.name] = ANY if option.name in ALIKE[game] else values
    return found


def store(game: str, policy: Rows, value: Rows) -> None:
    folder = FOLDER / game / "ai"
    text = json.dumps({POLICY: policy, VALUE: value}, separators=(",", ":"))
    (folder / "model.json").write_text(text.replace("],", "],\n") + "\n", encoding="utf-8")
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(values)}" for name, values in trained_on(game).items())
    (folder / FILE).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def rounds(args: argparse.Namespace, errors: Console) -> Iterator[Learnt]:
    policy, value = fresh(args.game, args.hidden) if args.fresh else stored(args.game)
    total = args.rounds + args.fresh
    with Progress(console=errors, disable=not errors.is_terminal) as progress, ProcessPoolExecutor(args.jobs) as pool:
        task = progress.add_task(args.game, total=total)
        for number in range(total):
            learning_rate = args.learning_rate * (1 - number / (total + 1))
            imitate = number < args.fresh
            jobs = [
                Job(
                    game=args.game,
                    policy=policy,
                    value=value,
                    seed=seed,
                    games=args.games // args.jobs,
                    learning_rate=learning_rate,
                    against=args.against,
                    policy_lambda=args.policy_lambda,
                    entropy_coef=args.entropy_coef,
                    explore_per_mille=args.explore_per_mille,
                    imitate=imitate,
                )
                for seed in range((args.seed + number) * args.jobs, (args.seed + number + 1) * args.jobs)
            ]
            found = list(pool.map(lesson, jobs))
            policy, value = mean([one.policy for one in found]), mean([one.value for one in found])
            progress.advance(task)
            played, won = sum(one.played for one in found), sum(one.won for one in found)
            yield Learnt(policy, value, played, won, sum(one.value_loss for one in found) / len(found))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=4000, help="of a round")
    parser.add_argument(
        "--fresh",
        type=int,
        default=0,
        metavar="ROUNDS",
        help="start from random weights, with so many rounds of imitation",
    )
    parser.add_argument(
        "--hidden", type=int, default=64, help="units of a hidden layer, if it starts from random weights"
    )
    parser.add_argument("--against", type=float, default=0.2, help="share of the games against the greedy player")
    parser.add_argument("--entropy-coef", type=float, default=0.001)
    parser.add_argument("--explore-per-mille", type=int, default=10, help="random ones of a thousand actions")
    parser.add_argument("--policy-lambda", type=float, default=0.8, help="of the policy targets, from 0 to 1")
    parser.add_argument("--sharpen", type=float, default=1.0, metavar="TIMES", help="factor of the final action scores")
    parser.add_argument("--learning-rate", type=float, default=0.0005)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--try", action="store_true", dest="dry", help="store nothing")
    args = parser.parse_args()
    for number, found in enumerate(rounds(args, Console(stderr=True)), 1):
        share = f"{100 * found.won / found.played:.1f} % of {found.played}" if found.played else "not played"
        print(f"round {number}: value loss {found.value_loss:.4f}, against greedy {share}", flush=True)
        if not args.dry:
            last = number == args.rounds + args.fresh
            store(args.game, sharper(found.policy, args.sharpen if last else 1.0), found.value)
    return 0


if __name__ == "__main__":
    sys.exit(main())
