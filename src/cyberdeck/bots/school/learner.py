"""Learning by playing: some hundred games are played, then the networks of a guide learn from how they went. Compiled.

What a position is worth is learned from what came of it. Answers that led to more than was expected become likelier,
others less likely (an actor and a critic, each with expectations as far ahead as it is told). All decisions are gone
through several times in small parts; an answer is left alone once it has become clearly likelier, or less likely, than
it was when it was given (proximal policy optimisation). The critic sees all hands; the actor sees what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.bots.guides.learned import MOST_FACTS, RIVAL, Learned, foresee
from cyberdeck.bots.net import Facts, Layers, powers
from cyberdeck.bots.school.steps import Teacher, zeros
from cyberdeck.bots.school.tape import MOST_SEATS, Tape
from cyberdeck.kernel.acts import Acts, filled
from cyberdeck.kernel.game import CHANCE, NOBODY, Game, State
from cyberdeck.kernel.rng import Rng

S = TypeVar("S", bound=State)
PART: Final = 1024  # decisions between two steps
DOUBTFUL: Final = 1.01  # the scores of all answers beside the best one, which is 1
NEAR: Final = 0.2  # how much likelier, or less likely, an answer may become before it is left alone
FINE: Final = 1 << 30
TINY: Final = 1e-12


class Learner(Generic[S]):
    """For one pair of networks; guides of several games of a kind may use them (`Learned.use`)."""

    def __init__(
        self,
        answers: Layers,
        worth: Layers,
        farsight: float = 0.92,
        patience: float = 0.8,
        openness: float = 0.0,
        tries: i64 = 0,
    ) -> None:
        """farsight, patience: what counts of all that comes later, from one decision to the next, for positions and for
        answers: much of it is luck, for which an answer should not be praised. openness: how much it is worth to leave
        an answer open, for each unit of entropy, where gains have a spread of 1. tries: of a thousand answers, those
        that are drawn by lot: what the network never gives it would never learn to give.
        """
        self.answers = Teacher(answers)
        self.worth = Teacher(worth)
        self.farsight = farsight
        self.patience = patience
        self.openness = openness
        self.tries: i64 = tries
        self.tape = Tape()
        self.imitates = False  # the answers on the tape are good ones, whoever gave them
        self.begun: i64 = 0  # where the last game begins on the tape
        self.acts = Acts()
        self.facts = Facts(MOST_FACTS)
        self.share = zeros(64)
        self.foreseen = zeros(0)  # by seat
        self.lowest = -1.0  # what a game can bring
        self.highest = 1.0

    # Playing

    def play(
        self,
        game: Game[S, Any],
        guide: Learned[S],
        rng: Rng,
        rivals: list[Callable[[S, int, list[int]], int] | None],
    ) -> list[float]:
        """One game; what it brought. By seat: a rival, or nobody, where the guide plays. The guide's decisions go onto
        the tape where there was any doubt, and the rivals' if they are to be imitated.
        """
        self.begin(guide)
        acts = self.acts
        s = game.start()
        while True:
            seat = ask(game, s, rng)
            if seat == NOBODY:
                return game.returns(s)
            game.options(s, seat, acts)
            at: i64 = 0
            if acts.n > 1:
                rival = rivals[seat]
                if rival is None:
                    total = guide.rate(s, seat, acts)
                    by_lot = self.tries > 0 and rng.below(1000) < self.tries
                    at = rng.below(acts.n) if by_lot else self.draw(total, guide, rng)
                    if by_lot or total > DOUBTFUL:
                        self.record(s, guide, seat, at, guide.scores[at] / total)
                else:
                    at = place(acts, rival(s, seat, acts.tolist()))
                    if self.imitates:
                        total = guide.rate(s, seat, acts)
                        self.record(s, guide, seat, at, guide.scores[at] / total)
            game.apply(s, seat, acts.ids[at])

    def begin(self, guide: Learned[S]) -> None:
        self.begun = self.tape.n
        self.lowest = guide.lowest
        self.highest = guide.highest

    def draw(self, total: float, guide: Learned[S], rng: Rng) -> i64:
        left = total * float(rng.below(FINE)) / float(FINE)
        at: i64 = 0
        while at < self.acts.n - 1 and left >= guide.scores[at]:
            left -= guide.scores[at]
            at += 1
        return at

    def record(self, s: S, guide: Learned[S], seat: i64, chosen: i64, liked: float) -> None:
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
        tape.decided(seat, chosen, liked, guide.expected, guide.head)

    def watch(self, game: Game[S, Any], guide: Learned[S], rng: Rng, lots: i64) -> list[float]:
        """One game of the guide alone; what it brought. Of the first so many answers some are drawn by lot; then it
        plays as well as it can, whatever strange place it has come to, and positions where a search would judge go onto
        the tape. No answers do.
        """
        self.begin(guide)
        acts = self.acts
        s = game.start()
        since = guide.moment(s)
        while True:
            seat = ask(game, s, rng)
            if seat == NOBODY:
                return game.returns(s)
            if lots <= 0 and guide.settled(s, since):
                since = guide.moment(s)
                mover = guide.mover(s)
                guide.expect(s, mover)
                self.tape.open.add(guide.facts)
                self.tape.decided(mover, 0, 1.0, guide.expected, guide.head)
            game.options(s, seat, acts)
            at: i64 = 0
            if acts.n > 1:
                lots -= 1
                if lots >= 0 and rng.below(1000) < self.tries:
                    at = rng.below(acts.n)
                else:
                    at = self.draw(guide.rate(s, seat, acts), guide, rng)
            game.apply(s, seat, acts.ids[at])

    # What came of it

    def explain(self, result: list[float]) -> None:
        """Fills what came of the decisions of the last game, by what was expected later; result: by seat."""
        tape = self.tape
        seats = i64(len(result))
        later = zeros(seats)
        gain = zeros(seats)  # of positions
        credit = zeros(seats)  # of answers
        for seat in range(seats):
            later[seat] = result[seat]
        for back in range(tape.n - self.begun):
            row = tape.n - 1 - back
            for seat in range(seats):
                at = row * MOST_SEATS + seat
                expected = tape.expected[at]
                more = later[seat] - expected
                gain[seat] = more + self.farsight * gain[seat]
                credit[seat] = more + self.patience * credit[seat]
                later[seat] = expected
                tape.goal[at] = expected + gain[seat]
            tape.gain[row] = credit[tape.by[row]]

    def praise(self, result: list[float]) -> None:
        """The same where all decisions were good ones, and positions are worth what the game brought."""
        tape = self.tape
        for row in range(self.begun, tape.n):
            for seat in range(i64(len(result))):
                tape.goal[row * MOST_SEATS + seat] = result[seat]
            tape.gain[row] = 1.0

    def surprise(self, result: list[float]) -> float:
        """How unexpected it was what the seats got from the last game: the mean of -log of its chance, by seat; log 2
        for whoever knows nothing.
        """
        tape = self.tape
        seats = i64(len(result))
        spread = self.highest - self.lowest
        total = 0.0
        for row in range(self.begun, tape.n):
            for seat in range(seats):
                expected = (tape.expected[row * MOST_SEATS + seat] - self.lowest) / spread
                got = (result[seat] - self.lowest) / spread
                total -= got * log(expected + TINY) + (1.0 - got) * log(1.0 - expected + TINY)
        return total / float((tape.n - self.begun) * seats) if tape.n > self.begun else 0.0

    # Learning

    def learn(self, pace: float, rng: Rng, times: i64 = 1, answers: bool = True) -> None:
        """From all that is on the tape, so many times; it is empty afterwards. What positions are worth, and answers
        unless they are left out.
        """
        tape = self.tape
        scale = 1.0 / (self.spread() + TINY)
        for _i in range(times):
            order = shuffled(tape.n, rng)
            done: i64 = 0
            for i in range(tape.n):
                if answers:
                    self.learn_answer(order[i], scale * tape.gain[order[i]])
                self.learn_worth(order[i])
                done += 1
                if done == PART or i == tape.n - 1:
                    if answers:
                        self.answers.step(pace, 1.0 / float(done))
                    self.worth.step(pace, 1.0 / float(done))
                    done = 0
        tape.clear()

    def spread(self) -> float:
        """Of the gains, from nought."""
        tape = self.tape
        total = 0.0
        for row in range(tape.n):
            total += tape.gain[row] * tape.gain[row]
        return sqrt(total / float(tape.n)) if tape.n else 0.0

    def learn_worth(self, row: i64) -> None:
        """Towards the goal: what the seats got, or could expect later."""
        tape = self.tape
        seats = tape.seats[row]
        head = filled(seats, 0)
        self.foreseen = foreseen = zeros(seats)
        for seat in range(seats):
            head[seat] = tape.head[row * MOST_SEATS + seat]
        tape.open.get(row, self.facts)
        self.worth.see(self.facts)
        foresee(self.worth.net, head, self.lowest, self.highest, foreseen)
        spread = self.highest - self.lowest
        for seat in range(seats):
            if head[seat] != RIVAL:
                self.worth.blame(head[seat], (foreseen[seat] - tape.goal[row * MOST_SEATS + seat]) / spread)
        self.worth.trace(self.facts)

    def learn_answer(self, row: i64, gain: float) -> None:
        """Makes the chosen answer likelier by so much, and all of them a little more open."""
        tape = self.tape
        tape.seen.get(row, self.facts)
        self.answers.see(self.facts)
        first = tape.answers.begin(row)
        n = tape.answers.ends[row] - first
        self.rate(first, n)
        if not self.imitates:
            gain *= self.weight(self.share[tape.chosen[row]], tape.liked[row], n, gain > 0.0)
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

    def weight(self, share: float, liked: float, n: i64, better: bool) -> float:
        """Of what came of one of n answers: its share now beside how likely it was to be given, lots included; nothing
        if it has become clearly likelier, or less likely, already.
        """
        if better:
            if share > (1.0 + NEAR) * liked:
                return 0.0
        elif share < (1.0 - NEAR) * liked:
            return 0.0
        lots = float(self.tries) / 1000.0
        return share / ((1.0 - lots) * liked + lots / float(n) + TINY)

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


def ask(game: Game[S, Any], s: S, rng: Rng) -> i64:
    """Who decides next, after all that is chance; NOBODY at the end."""
    seat = s.asks()
    while seat == CHANCE:
        game.apply(s, CHANCE, game.sample(s, rng))
        seat = s.asks()
    return seat


def shuffled(n: i64, rng: Rng) -> vec[i64]:
    """The numbers below n."""
    out = filled(n, 0)
    for i in range(n):
        j = rng.below(i + 1)
        out[i] = out[j]
        out[j] = i
    return out


def place(acts: Acts, action: i64) -> i64:
    """Of an answer among all."""
    for i in range(acts.n):
        if acts.ids[i] == action:
            return i
    raise ValueError(f"{action} is no answer here")
