"""The laws of what is likely, for games small enough to count.

`belief` walks all histories of a tiny set-up: what `worlds` reaches is exactly what the viewer's events leave possible.
(Forgotten knowledge and a constant sampler pass the laws of laws.py.) `sampling` compares `sample_chance` with
`chance_outcomes`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cyberdeck.kernel.game import CHANCE, OVER, AnyGame, State
from cyberdeck.kernel.laws import LawViolation, choose, encode, is_observed, must, state_key, step
from cyberdeck.kernel.match import SeatAction
from cyberdeck.kernel.rng import Rng
from cyberdeck.kernel.wire import Event


def sampling(game: AnyGame, state: State, rng: Rng, draws: int) -> float:
    """How far `sample_chance` strays from `chance_outcomes`, in standard deviations of a chi-square: a few at most."""
    outcomes = game.chance_outcomes(state)
    found = Counter(int(game.sample_chance(state, rng)) for _ in range(draws))
    must(set(found) <= {outcome for outcome, _ in outcomes}, "sampling", "an outcome that cannot be")
    total = sum(weight for _, weight in outcomes)
    return surprise([(found[outcome], draws * weight / total) for outcome, weight in outcomes])


def surprise(pairs: list[tuple[int, float]]) -> float:
    """(found, expected) pairs → standardised chi-square, over the pairs that can be expected to occur."""
    usable = [(found, due) for found, due in pairs if due >= 5]
    freedom = len(usable) - 1
    if freedom < 1:
        return 0.0
    chi = sum((found - due) ** 2 / due for found, due in usable)
    return float((chi - freedom) / (2 * freedom) ** 0.5)


class Belief:
    """Everything one seat cannot rule out, by its redacted events alone: the state of every possible history, with
    its likelihood.
    """

    def __init__(self, game: AnyGame, viewer: int) -> None:
        state = game.initial_state()
        self.game = game
        self.viewer = viewer
        self.worlds: dict[bytes, tuple[Any, float]] = {state_key(game, state): (state, 1.0)}

    def learn(self, seat: int, action: int, open_to_viewer: bool, all_events: list[Event]) -> None:
        """Takes in one action: the viewer gets its events, and sees the action itself only if it is open to them."""
        heard = encode([self.game.redact(event, self.viewer) for event in all_events])
        after: dict[bytes, tuple[Any, float]] = {}
        for state, likelihood in self.worlds.values():
            for choice, weight in self._branches(state, seat, action, open_to_viewer):
                world = state.copy()
                events = step(self.game, world, seat, choice)
                if encode([self.game.redact(event, self.viewer) for event in events]) == heard:
                    name = state_key(self.game, world)
                    _, before = after.get(name, (None, 0.0))
                    after[name] = (world, before + likelihood * weight)
        total = sum(likelihood for _, likelihood in after.values())
        self.worlds = {name: (world, likelihood / total) for name, (world, likelihood) in after.items()}

    def _branches(self, state: State, seat: int, action: int, open_to_viewer: bool) -> list[tuple[int, float]]:
        if seat == CHANCE:
            outcomes = (
                self.game.chance_outcomes(state) if state.players_to_act() == 0 and state.top.kind != OVER else []
            )
            total = sum(weight for _, weight in outcomes)
            choices = [(outcome, weight / total) for outcome, weight in outcomes]
        else:
            choices = [(choice, 1.0) for choice in self.game.legal_actions(state, seat)]
        return [(choice, weight) for choice, weight in choices if not open_to_viewer or choice == action]

    def compare(self, state: State, rng: Rng, draws: int) -> float:
        """`worlds` must reach exactly these worlds. Returns how far its frequencies stray from the likelihoods, in
        standard deviations.
        """
        game = self.game
        sampler = game.worlds(game.view(state, self.viewer))
        found = Counter(state_key(game, sampler.sample(rng)) for _ in range(draws))
        impossible = [name for name in found if name not in self.worlds]
        must(not impossible, "belief", f"{len(impossible)} worlds that cannot be, such as", impossible[:1])
        unreached = [name for name, (_, chance) in self.worlds.items() if draws * chance >= 20 and name not in found]
        must(not unreached, "belief", f"{len(unreached)} worlds never reached, such as", unreached[:1])
        return surprise([(found[name], draws * chance) for name, (_, chance) in self.worlds.items()])


def belief(game: AnyGame, viewer: int, rng: Rng, draws: int, steps: int = 60, widest: int = 400) -> Counter[str]:
    """Plays one random game of a tiny set-up beside the viewer's exact belief; stops where that grows too wide."""
    state = game.initial_state()
    belief = Belief(game, viewer)
    log: list[SeatAction] = []
    tally: Counter[str] = Counter()
    try:
        while state.top.kind != OVER and len(log) < steps and len(belief.worlds) <= widest:
            seat, action = choose(game, state, rng)
            open_to_viewer = is_observed(game, state, viewer, seat)
            all_events = step(game, state, seat, action)
            log.append((seat, action))
            belief.learn(seat, action, open_to_viewer, all_events)
            must(state_key(game, state) in belief.worlds, "belief", "the truth was ruled out")
            strays = belief.compare(state, rng, draws)
            dealt_only = all(by == CHANCE for by, _ in log)
            must(strays < 6 or not dealt_only, "belief", f"worlds are drawn unevenly: {strays:.1f} deviations")
            tally["states"] += 1
            tally["worlds"] += len(belief.worlds)
    except LawViolation as broken:
        broken.action_log = log
        raise
    return tally
