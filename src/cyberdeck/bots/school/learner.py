"""Learning by playing: a game is played, then the networks of a guide learn from how it went. Compiled.

What a position is worth is learned from what came of it. Answers that led to more than was expected become likelier,
others less likely (an actor and a critic, with expectations as far ahead as `farsight` says). The critic sees both
hands; the actor sees what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from cyberdeck.bots.guides.learned import MOST_FACTS, RIVAL, Learned, foresee
from cyberdeck.bots.net import Facts, Layers, powers
from cyberdeck.bots.school.steps import Teacher, zeros
from cyberdeck.bots.school.tape import Tape
from cyberdeck.kernel.acts import Acts, filled
from cyberdeck.kernel.game import CHANCE, NOBODY, Game, State
from cyberdeck.kernel.rng import Rng

S = TypeVar("S", bound=State)
ONE_OF: Final = 3  # the worth of every third position is learned: neighbours are alike
DOUBTFUL: Final = 1.01  # the scores of all answers beside the best one, which is 1
LEAST: Final = 0.05  # what an answer counts at least that was tried by lot
FINE: Final = 1 << 30
TINY: Final = 1e-12


class Learner(Generic[S]):
    """For one pair of networks; guides of several games of a kind may use them (`Learned.use`)."""

    def __init__(
        self, answers: Layers, worth: Layers, farsight: float = 0.92, openness: float = 0.0, tries: i64 = 0
    ) -> None:
        """openness: how much it is worth to leave an answer open, in wins for each unit of entropy. tries: of a
        thousand answers, those that are drawn by lot: what the network never gives it would never learn to give.
        """
        self.answers = Teacher(answers)
        self.worth = Teacher(worth)
        self.farsight = farsight
        self.openness = openness
        self.tries: i64 = tries
        self.tape = Tape()
        self.acts = Acts()
        self.facts = Facts(MOST_FACTS)
        self.share = zeros(64)
        self.goal = zeros(8)  # by seat
        self.foreseen = zeros(8)
        self.head = filled(8, 0)
        self.lowest = -1.0  # what a game can bring
        self.highest = 1.0
        self.games: i64 = 0

    def play(
        self,
        game: Game[S, Any],
        guide: Learned[S],
        rng: Rng,
        rivals: list[Callable[[S, int, list[int]], int] | None],
        imitate: bool = False,
    ) -> list[float]:
        """One game; what it brought. By seat: a rival, or nobody, where the guide plays. The guide's decisions go onto
        the tape where there was any doubt, and the rivals' if they are to be imitated.
        """
        self.tape.clear(game.seats)
        self.goal = zeros(game.seats)
        self.foreseen = zeros(game.seats)
        self.head = filled(game.seats, 0)
        self.lowest = guide.lowest
        self.highest = guide.highest
        acts = self.acts
        s = game.start()
        while True:
            seat = s.asks()
            if seat == NOBODY:
                return game.returns(s)
            if seat == CHANCE:
                game.apply(s, CHANCE, game.sample(s, rng))
                continue
            game.options(s, seat, acts)
            at: i64 = 0
            if acts.n > 1:
                rival = rivals[seat]
                if rival is None:
                    total = guide.rate(s, seat, acts)
                    by_lot = self.tries > 0 and rng.below(1000) < self.tries
                    at = rng.below(acts.n) if by_lot else self.draw(total, guide, rng)
                    if by_lot or total > DOUBTFUL:
                        self.record(s, guide, seat, at)
                else:
                    at = place(acts, rival(s, seat, acts.tolist()))
                    if imitate:
                        guide.rate(s, seat, acts)
                        self.record(s, guide, seat, at)
            game.apply(s, seat, acts.ids[at])

    def draw(self, total: float, guide: Learned[S], rng: Rng) -> i64:
        left = total * float(rng.below(FINE)) / float(FINE)
        at: i64 = 0
        while at < self.acts.n - 1 and left >= guide.scores[at]:
            left -= guide.scores[at]
            at += 1
        return at

    def record(self, s: S, guide: Learned[S], seat: i64, chosen: i64) -> None:
        """The guide has rated the answers just before."""
        tape = self.tape
        tape.seen.add(guide.facts)
        for i in range(self.acts.n):
            guide.n = 0
            guide.describe(s, seat, self.acts.ids[i])
            for j in range(guide.n):
                tape.tokens.put(guide.tokens[j])
            tape.tokens.close()
            tape.answers.put(tape.tokens.n - 1)
        tape.answers.close()
        guide.expect(s, seat)
        tape.open.add(guide.facts)
        tape.decided(seat, chosen, guide.expected, guide.head)

    def learn(self, result: list[float], rng: Rng) -> None:
        """Gathers the slopes of the game on the tape; result: by seat."""
        tape = self.tape
        seats = tape.seats
        goal = self.goal
        later = zeros(seats)
        gain = zeros(seats)
        for seat in range(seats):
            later[seat] = result[seat]
        for back in range(tape.n):
            row = tape.n - 1 - back
            for seat in range(seats):
                expected = tape.expected[row * seats + seat]
                gain[seat] = later[seat] - expected + self.farsight * gain[seat]
                later[seat] = expected
                goal[seat] = expected + gain[seat]
            if rng.below(ONE_OF) == 0:
                self.learn_worth(row)
            self.learn_answer(row, gain[tape.by[row]])
        self.games += 1

    def imitate(self) -> None:
        """Gathers the slopes of answers alone: all that are on the tape were good ones."""
        for row in range(self.tape.n):
            self.learn_answer(row, 1.0)
        self.games += 1

    def judge(self, result: list[float], rng: Rng) -> None:
        """Gathers the slopes of what positions are worth alone, by how the game ended."""
        for seat in range(self.tape.seats):
            self.goal[seat] = result[seat]
        for row in range(self.tape.n):
            if rng.below(ONE_OF) == 0:
                self.learn_worth(row)
        self.games += 1

    def learn_worth(self, row: i64) -> None:
        """Towards the goal: what the seats got, or could expect later."""
        tape = self.tape
        head = self.head
        for seat in range(tape.seats):
            head[seat] = tape.head[row * tape.seats + seat]
        tape.open.get(row, self.facts)
        self.worth.see(self.facts)
        foresee(self.worth.net, head, self.lowest, self.highest, self.foreseen)
        spread = self.highest - self.lowest
        for seat in range(tape.seats):
            if head[seat] != RIVAL:
                self.worth.blame(head[seat], (self.foreseen[seat] - self.goal[seat]) / spread)
        self.worth.trace(self.facts)

    def learn_answer(self, row: i64, gain: float) -> None:
        """Makes the chosen answer likelier by so much, and all of them a little more open."""
        tape = self.tape
        self.tape.seen.get(row, self.facts)
        self.answers.see(self.facts)
        first = tape.answers.begin(row)
        n = tape.answers.ends[row] - first
        self.rate(first, n)
        gain *= self.weight(self.share[tape.chosen[row]], n)
        certainty = 0.0
        for i in range(n):
            certainty += self.share[i] * log(self.share[i] + TINY)
        for i in range(n):
            share = self.share[i]
            slope = gain * share + self.openness * share * (log(share + TINY) - certainty)
            if i == tape.chosen[row]:
                slope -= gain
            answer = tape.answers.x[first + i]
            for j in range(tape.tokens.begin(answer), tape.tokens.ends[answer]):
                self.answers.blame(tape.tokens.x[j], slope)
        self.answers.trace(self.facts)

    def weight(self, share: float, n: i64) -> float:
        """Of what came of an answer: an unlikely one was given more often than it would have been without lots, and
        counts less for it.
        """
        lots = float(self.tries) / 1000.0
        counts = share / ((1.0 - lots) * share + lots / float(n) + TINY)
        return max(LEAST, counts)

    def rate(self, first: i64, n: i64) -> None:
        """Fills the shares of answers on the tape."""
        if n > len(self.share):
            self.share = zeros(2 * n)
        share = self.share
        tape = self.tape
        net = self.answers.net
        for i in range(n):
            answer = tape.answers.x[first + i]
            total = 0.0
            for j in range(tape.tokens.begin(answer), tape.tokens.ends[answer]):
                total += net.score(tape.tokens.x[j])
            share[i] = total
        total = powers(share, n)
        for i in range(n):
            share[i] /= total

    def step(self, pace: float) -> None:
        """Uses the slopes of the games since the last step."""
        if self.games:
            share = 1.0 / float(self.games)
            self.answers.step(pace, share)
            self.worth.step(pace, share)
            self.games = 0

    def surprise(self, result: list[float]) -> float:
        """How unexpected it was what the seats got from the game on the tape: the mean of -log of its chance, by seat;
        log 2 for whoever knows nothing.
        """
        tape = self.tape
        seats = tape.seats
        spread = self.highest - self.lowest
        total = 0.0
        for row in range(tape.n):
            for seat in range(seats):
                expected = (tape.expected[row * seats + seat] - self.lowest) / spread
                got = (result[seat] - self.lowest) / spread
                total -= got * log(expected + TINY) + (1.0 - got) * log(1.0 - expected + TINY)
        return total / float(tape.n * seats) if tape.n else 0.0


def place(acts: Acts, action: i64) -> i64:
    """Of an answer among all."""
    for i in range(acts.n):
        if acts.ids[i] == action:
            return i
    raise ValueError(f"{action} is no answer here")
