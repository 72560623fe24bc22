"""Tables for tests of all games: short games that come to most of what there is. A game that has none here is played at
its usual table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cyberdeck.games.kiberrubezh.ids import DROP0, USE0
from cyberdeck.kernel.game import AnyGame
from cyberdeck.spec import game_ids, make


@dataclass(frozen=True, eq=False)
class Sample:
    """A random game. `every`: of so many decisions one is kept, beside the first ones of each kind. `avoided`: actions
    that are taken only where there are no others, so that the game gets somewhere.
    """

    game: str
    options: dict[str, Any]
    seed: int = 0
    every: int = 40
    avoided: range = range(0)

    def __str__(self) -> str:
        shown = [str(value) for name, value in self.options.items() if not name.endswith("_limit")]
        return " ".join([self.game, *shown, f"#{self.seed}"])

    def build(self) -> AnyGame:
        return make(self.game, self.options)


def every_game(*samples: Sample) -> list[Sample]:
    """And the usual table of each game that is not among them."""
    named = {sample.game for sample in samples}
    return [*samples, *(Sample(game, {}) for game in game_ids() if game not in named)]


ALL_SEEN = {"round_limit": 8, "out_sees": "all", "setup_defence": "per_host"}
NARRATED = every_game(
    Sample("blackhat", {"players": 2, "round_limit": 1}),
    *(Sample("lokalka", {"players": players, **ALL_SEEN}, players) for players in range(4, 9)),
    *(
        Sample("cybershield", {"deck1": first, "deck2": second, "turn_limit": 8}, seed)
        for first, second in (("basic", "basic"), ("attacker", "builder"))
        for seed in (0, 1)
    ),
    *(
        Sample("kiberrubezh", {"deck1": first, "deck2": second, "turn_limit": 8})
        for first, second in (("blue-range", "red-range"), ("worms-and-noise", "quiet-listeners"))
    ),
)
DRAWN = every_game(
    Sample("blackhat", {"players": 3, "board": "expert", "round_limit": 1}),
    *(Sample("lokalka", {"players": players, "round_limit": 12}, players, every=25) for players in range(4, 9)),
    *(Sample("cybershield", {"turn_limit": 20}, seed) for seed in (0, 1)),
    *(
        Sample("kiberrubezh", {"deck1": first, "deck2": second, "turn_limit": 20}, seed, avoided=range(DROP0, USE0))
        for seed, (first, second) in enumerate((("blue-range", "red-range"), ("quiet-listeners", "worms-and-noise")))
    ),
)
SCENES = every_game(
    Sample("blackhat", {"players": 3, "board": "expert", "round_limit": 1}, every=3),
    Sample("lokalka", {"players": 4}, every=1),
    Sample("lokalka", {"players": 5, "out_sees": "all"}, every=1),
    Sample("lokalka", {"players": 8, "network": "random"}, every=1),
    Sample("cybershield", {"turn_limit": 15}, every=5),
    Sample(
        *("kiberrubezh", {"deck1": "quiet-listeners", "deck2": "fortress", "turn_limit": 12}),
        every=6,
        avoided=range(DROP0, USE0),
    ),
)


def drawn_of(game: str) -> list[Sample]:
    return [sample for sample in DRAWN if sample.game == game]
