"""The laws of the kernel, executable, for every game. Interpreted.

`walk` plays a random game and runs at every state:
- answers: legal answers are ascending, unique, and there exactly for the seats that owe one; encode∘decode and
  read∘write are the identity; chance has outcomes with positive weights exactly when it is asked, and `sample` stays
  within them.
- copies: what happens to a copy leaves the original alone.
- round trip: load∘dump keeps the state, every view and every legal answer, in the middle of a stack too.
- no peeking: a world sampled from p's view looks to p exactly like the truth, legal answers included, and is sound.
- two worlds: the same answer in two worlds that p cannot tell apart (independent ones where p does not witness it)
  shows p the same events, view, question and legal answers, byte for byte, unless an event is declared to reveal.
- sealed answers give the same state in every order of arrival.
- audit: nothing is lost, everything adds up. And at the end: the game was over within its bound, and its record replays
  to the same events and the same state.

`belief` walks all histories of a tiny set-up: what `worlds` reaches is exactly what p's events leave possible.
(Forgotten knowledge and a constant sampler pass the other laws.) `sampling` compares `sample` with `chance`. `digest`
is one hash over everything that happened in some games: equal for every build, process and hash seed.

A broken law raises `Broken`, which names the law and holds the answers that lead there.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import msgspec

from cyberdeck.kernel.bits import members
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.game import CHANCE, OVER, WATCHER, Sink, State
from cyberdeck.kernel.match import Answer
from cyberdeck.kernel.registry import AnyGame
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.kernel.wire import Event

TRIES = 3  # worlds drawn in search of one where another seat's answer is possible too


class Broken(AssertionError):
    def __init__(self, law: str, what: object, answers: list[Answer] | None = None) -> None:
        super().__init__(f"{law}: {what}")
        self.law = law
        self.answers = answers or []


def must(holds: bool, law: str, *what: object) -> None:
    if not holds:
        raise Broken(law, what)


def encode(thing: object) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")


def key(game: AnyGame, s: State) -> bytes:
    """Everything that is true in a state."""
    return encode(game.dump(s))


def step(game: AnyGame, s: State, seat: int, action: int) -> list[Event]:
    sink = Sink()
    game.apply(s, seat, action, sink)
    return sink.events


def owing(s: State) -> list[int]:
    return [] if s.top.kind == OVER else members(s.pending())


def face(game: AnyGame, s: State, viewer: int) -> bytes:
    """Everything that a seat, or a watcher, gets to see: view, question, legal answers."""
    legal = [] if viewer == WATCHER else game.legal(s, viewer)
    v = game.view(s, viewer)
    return encode((v, owing(s), s.top.kind, legal, game.rule(v)))


# Laws of one state


def answers(game: AnyGame, s: State, rng: Rng) -> None:
    owed = owing(s)
    for seat in range(game.seats):
        legal = game.legal(s, seat)
        must(legal == sorted(set(legal)), "answers", "not ascending", legal)
        must(bool(legal) == (seat in owed), "answers", f"seat {seat} has {legal}, owed by {owed}")
        must(all(0 <= action < game.num_actions for action in legal), "answers", "no such id", legal)
        spelling(game, legal)
    if s.top.kind == OVER:
        return
    must(s.top.owed >= 0, "answers", "a continuation is on top")
    if not owed:
        outcomes = game.chance(s)
        must(bool(outcomes) and all(weight > 0 for _, weight in outcomes), "answers", "weights", outcomes)
        names = [outcome for outcome, _ in outcomes]
        must(names == sorted(set(names)), "answers", "outcomes not ascending", names)
        must(game.sample(s, rng) in names, "answers", "sampled outside the outcomes")


_spelled: dict[str, set[int]] = {}  # by game: what a move is called does not depend on the state


def spelling(game: AnyGame, legal: list[int]) -> None:
    done = _spelled.setdefault(game.id, set())
    for action in legal:
        if action not in done:
            move = game.decode(action)
            must(game.encode(move) == action, "answers", "encode∘decode", action, move)
            must(game.read(game.write(move)) == move, "answers", "read∘write", move, game.write(move))
            done.add(action)


def round_trip(game: AnyGame, s: State, viewer: int) -> None:
    before = key(game, s)
    again = game.load(msgspec.json.decode(before))
    must(key(game, again) == before, "round trip", "dump∘load", before)
    must(face(game, again, viewer) == face(game, s, viewer), "round trip", f"looks different to {viewer}")


def copies(game: AnyGame, s: State, seat: int, action: int) -> State:
    """Returns the state after the answer, reached on a copy."""
    before = key(game, s)
    after = s.copy()
    must(key(game, after) == before, "copies", "a copy is not the same")
    game.apply(after, seat, action)
    must(key(game, s) == before, "copies", "changed through its copy")
    return after


def no_peeking(game: AnyGame, s: State, viewer: int, rng: Rng) -> State:
    """Returns the world it sampled."""
    v = game.view(s, viewer)
    must(msgspec.json.decode(encode(v), type=type(v)) == v, "no peeking", "a view is not JSON", v)
    world: State = game.worlds(v).sample(rng)
    must(face(game, world, viewer) == face(game, s, viewer), "no peeking", viewer, v, game.view(world, viewer))
    must(not (problems := game.audit(world)), "no peeking", "an unsound world", problems)
    return world


# Laws of one answer


def witnessed(game: AnyGame, s: State, viewer: int, seat: int) -> bool:
    """Whether a viewer sees the next answer as it is given."""
    bit = game.seats if viewer == WATCHER else viewer
    return viewer == seat != CHANCE or bool(game.witnesses(s) >> bit & 1)


def possible(game: AnyGame, s: State, seat: int) -> list[int]:
    return [outcome for outcome, _ in game.chance(s)] if seat == CHANCE else game.legal(s, seat)


def two_worlds(game: AnyGame, s: State, seat: int, action: int, viewer: int, rng: Rng) -> str:
    """Says what became of it: `same`, `revealed`, or `impossible` if no world was found in which the answer can be
    given.
    """
    open_to_viewer = witnessed(game, s, viewer, seat)
    for _ in range(TRIES):
        world = no_peeking(game, s, viewer, rng)
        must(game.witnesses(world) == game.witnesses(s), "two worlds", "other witnesses", viewer)
        choices = possible(game, world, seat)
        other = action if open_to_viewer else choices[rng.below(len(choices))]
        if other in choices:
            break
    else:
        return "impossible"
    truth = s.copy()
    events, others = step(game, truth, seat, action), step(game, world, seat, other)
    for event, its_twin in zip(events, others, strict=False):
        if encode(game.redact(event, viewer)) != encode(game.redact(its_twin, viewer)):
            must(event.reveals and its_twin.reveals, "two worlds", viewer, event, its_twin)
            return "revealed"  # what follows may differ
    must(len(events) == len(others), "two worlds", viewer, events, others)
    must(face(game, truth, viewer) == face(game, world, viewer), "two worlds", viewer, action, other)
    return "same"


def sealed(game: AnyGame, s: State, rng: Rng) -> None:
    seats = owing(s)
    if len(seats) < 2:
        return
    given = [(seat, legal[rng.below(len(legal))]) for seat in seats if (legal := game.legal(s, seat))]
    ends = set()
    for order in (given, given[::-1]):
        after = s.copy()
        for seat, action in order:
            must(action in game.legal(after, seat), "sealed", "an answer was lost through another's")
            game.apply(after, seat, action)
        ends.add(key(game, after))
    must(len(ends) == 1, "sealed", "the order of arrival matters", given)


# Whole games


def choose(game: AnyGame, s: State, rng: Rng) -> Answer:
    owed = owing(s)
    if not owed:
        return CHANCE, int(game.sample(s, rng))
    seat = owed[rng.below(len(owed))]
    legal = game.legal(s, seat)
    return seat, legal[rng.below(len(legal))]


def walk(game: AnyGame, rng: Rng, every: int = 1, replayed: bool = True) -> Counter[str]:
    """A random game under all laws; with `every` = n, those of a state at one state in n, picked at random. To play it
    again from its record takes as long as to play it.
    """
    s = game.start()
    given: list[Answer] = []
    told: list[Event] = []
    tally: Counter[str] = Counter(games=1)
    try:
        while s.top.kind != OVER:
            seat, action = choose(game, s, rng)
            if every == 1 or rng.below(every) == 0:
                viewer = rng.below(game.seats + 1) - 1
                answers(game, s, rng)
                round_trip(game, s, viewer)
                copies(game, s, seat, action)
                tally[two_worlds(game, s, seat, action, viewer, rng)] += 1
                sealed(game, s, rng)
                must(not (problems := game.audit(s)), "audit", problems)
                tally["states"] += 1
            if replayed:
                told += step(game, s, seat, action)
            else:
                game.apply(s, seat, action)
            given.append((seat, action))
            must(len(given) <= game.max_steps, "ends", f"not over after {len(given)} answers")
        answers(game, s, rng)
        for viewer in range(-1, game.seats):
            round_trip(game, s, viewer)
            no_peeking(game, s, viewer, rng)
        must(not (problems := game.audit(s)), "audit", problems)
        if replayed:
            replay(game, given, told, s)
    except Broken as broken:
        broken.answers = given
        raise
    except Exception as crash:
        raise Broken("crash", repr(crash), given) from crash
    tally["answers"] += len(given)
    return tally


def replay(game: AnyGame, given: list[Answer], told: list[Event], end: State) -> None:
    """The list of answers is the truth."""
    s = game.start()
    events = [event for seat, action in given for event in step(game, s, seat, action)]
    must(encode(events) == encode(told), "replay", "other events")
    must(key(game, s) == key(game, end), "replay", "another state")
    must(game.returns(s) == game.returns(end), "replay", "another result")


def digest(game: AnyGame, seed: int, games: int) -> str:
    """One hash over every answer, event, legal list and view of some random games."""
    rng = FastRng(seed)
    total = hashlib.sha256()
    for _ in range(games):
        s = game.start()
        while s.top.kind != OVER:
            seat, action = choose(game, s, rng)
            legal = [game.legal(s, p) for p in range(game.seats)]
            viewer = rng.below(game.seats + 1) - 1
            total.update(encode((seat, action, legal, game.view(s, viewer), step(game, s, seat, action))))
        total.update(key(game, s) + encode(game.returns(s)))
    return total.hexdigest()


def sampling(game: AnyGame, s: State, rng: Rng, draws: int) -> float:
    """How far `sample` strays from `chance`, in standard deviations of a chi-square: a few at most."""
    outcomes = game.chance(s)
    found = Counter(int(game.sample(s, rng)) for _ in range(draws))
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


def unreadable(game: AnyGame, text: str) -> None:
    """Whatever people type is a move or MalformedMove, never anything else."""
    try:
        move = game.read(text)
    except MalformedMove:
        return
    must(0 <= game.encode(move) < game.num_actions, "answers", "read a move that is none", text, move)


# Belief


class Belief:
    """All that may be true as far as one seat can tell, by its redacted events alone: every history, with its
    likelihood.
    """

    def __init__(self, game: AnyGame, viewer: int) -> None:
        s = game.start()
        self.game = game
        self.viewer = viewer
        self.worlds: dict[bytes, tuple[Any, float]] = {key(game, s): (s, 1.0)}

    def learn(self, seat: int, action: int, open_to_viewer: bool, told: list[Event]) -> None:
        """An answer was given and the viewer was told of it; he saw the answer itself only if it was open to him."""
        heard = encode([self.game.redact(event, self.viewer) for event in told])
        after: dict[bytes, tuple[Any, float]] = {}
        for s, likelihood in self.worlds.values():
            for choice, weight in self._branches(s, seat, action, open_to_viewer):
                world = s.copy()
                events = step(self.game, world, seat, choice)
                if encode([self.game.redact(event, self.viewer) for event in events]) == heard:
                    name = key(self.game, world)
                    _, before = after.get(name, (None, 0.0))
                    after[name] = (world, before + likelihood * weight)
        total = sum(likelihood for _, likelihood in after.values())
        self.worlds = {name: (world, likelihood / total) for name, (world, likelihood) in after.items()}

    def _branches(self, s: State, seat: int, action: int, open_to_viewer: bool) -> list[tuple[int, float]]:
        if seat == CHANCE:
            outcomes = self.game.chance(s) if s.pending() == 0 and s.top.kind != OVER else []
            total = sum(weight for _, weight in outcomes)
            choices = [(outcome, weight / total) for outcome, weight in outcomes]
        else:
            choices = [(choice, 1.0) for choice in self.game.legal(s, seat)]
        return [(choice, weight) for choice, weight in choices if not open_to_viewer or choice == action]

    def compare(self, s: State, rng: Rng, draws: int) -> float:
        """`worlds` must reach these worlds, all of them, and no other. Returns how far its frequencies stray from the
        likelihoods.
        """
        game = self.game
        sampler = game.worlds(game.view(s, self.viewer))
        found = Counter(key(game, sampler.sample(rng)) for _ in range(draws))
        impossible = [name for name in found if name not in self.worlds]
        must(not impossible, "belief", f"{len(impossible)} worlds that cannot be, such as", impossible[:1])
        unreached = [name for name, (_, chance) in self.worlds.items() if draws * chance >= 20 and name not in found]
        must(not unreached, "belief", f"{len(unreached)} worlds never reached, such as", unreached[:1])
        return surprise([(found[name], draws * chance) for name, (_, chance) in self.worlds.items()])


def belief(game: AnyGame, viewer: int, rng: Rng, draws: int, steps: int = 60, widest: int = 400) -> Counter[str]:
    """One random game of a tiny set-up beside the viewer's exact belief; stops where that grows too wide."""
    s = game.start()
    mind = Belief(game, viewer)
    given: list[Answer] = []
    tally: Counter[str] = Counter()
    try:
        while s.top.kind != OVER and len(given) < steps and len(mind.worlds) <= widest:
            seat, action = choose(game, s, rng)
            open_to_viewer = witnessed(game, s, viewer, seat)
            told = step(game, s, seat, action)
            given.append((seat, action))
            mind.learn(seat, action, open_to_viewer, told)
            must(key(game, s) in mind.worlds, "belief", "the truth was ruled out")
            strays = mind.compare(s, rng, draws)
            dealt_only = all(by == CHANCE for by, _ in given)
            must(strays < 6 or not dealt_only, "belief", f"worlds are drawn unevenly: {strays:.1f} deviations")
            tally["states"] += 1
            tally["worlds"] += len(mind.worlds)
    except Broken as broken:
        broken.answers = given
        raise
    return tally
