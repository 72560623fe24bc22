"""The laws of the kernel, executable, for every game.

`walk` plays a random game and runs at every state:
- legal actions: legal actions are ascending, unique, and non-empty exactly for the seats to act; encode∘decode and
  parse∘format are the identity; chance has outcomes with positive weights exactly when it is to act, and
  `sample_chance` stays within them.
- copies: what happens to a copy leaves the original alone.
- round trip: load∘dump keeps the state, every view and every legal action, in the middle of a stack too.
- no peeking: a world sampled from p's view looks to p exactly like the truth, legal actions included, and is valid.
- two worlds: the same action in two worlds that p cannot tell apart (independent ones where p does not observe it)
  shows p the same events, view, decision and legal actions, byte for byte, unless an event is declared to reveal.
- committed: simultaneous actions give the same state in every order of arrival.
- invariants: nothing is lost, everything adds up. At the end: the game ended within its bound, and its record replays.

`digest` is one hash over some games: equal for every build, process and hash seed. The laws of what is likely are in
belief.py.

A violation raises `LawViolation`, which names the law and holds the actions that lead there.
"""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec

from cyberdeck.kernel.bits import members
from cyberdeck.kernel.errors import MalformedMove
from cyberdeck.kernel.game import CHANCE, OVER, SPECTATOR, AnyGame, Sink, State
from cyberdeck.kernel.match import SeatAction
from cyberdeck.kernel.rng import FastRng, Rng
from cyberdeck.kernel.wire import Event

WORLDS_TRIED = 3  # worlds drawn in search of one where another seat's action is possible too


class LawViolation(AssertionError):
    def __init__(self, law: str, what: object, action_log: list[SeatAction] | None = None) -> None:
        super().__init__(f"{law}: {what}")
        self.law = law
        self.action_log = action_log or []


def must(holds: bool, law: str, *what: object) -> None:
    if not holds:
        raise LawViolation(law, what)


def encode(thing: object) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")


def state_key(game: AnyGame, state: State) -> bytes:
    """Everything that is true in a state, as bytes."""
    return encode(game.dump(state))


def step(game: AnyGame, state: State, seat: int, action: int) -> list[Event]:
    sink = Sink()
    game.apply(state, seat, action, sink)
    return sink.events


def players_to_act(state: State) -> list[int]:
    return [] if state.top.kind == OVER else members(state.players_to_act())


def visible(game: AnyGame, state: State, viewer: int) -> bytes:
    """Everything that a seat, or a spectator, gets to see: view, decision, legal actions."""
    legal = [] if viewer == SPECTATOR else game.legal_actions(state, viewer)
    view = game.view(state, viewer)
    return encode((view, players_to_act(state), state.top.kind, legal, game.decision_rule(view)))


# Laws of one state


def legality(game: AnyGame, state: State, rng: Rng) -> None:
    to_act = players_to_act(state)
    for seat in range(game.num_seats):
        legal = game.legal_actions(state, seat)
        must(legal == sorted(set(legal)), "legal actions", "not ascending", legal)
        must(bool(legal) == (seat in to_act), "legal actions", f"seat {seat} has {legal}, to act: {to_act}")
        must(all(0 <= action < game.num_actions for action in legal), "legal actions", "no such id", legal)
        notation(game, legal)
    if state.top.kind == OVER:
        return
    must(state.top.to_act >= 0, "legal actions", "a continuation is on top")
    if not to_act:
        outcomes = game.chance_outcomes(state)
        must(bool(outcomes) and all(weight > 0 for _, weight in outcomes), "legal actions", "weights", outcomes)
        names = [outcome for outcome, _ in outcomes]
        must(names == sorted(set(names)), "legal actions", "outcomes not ascending", names)
        must(game.sample_chance(state, rng) in names, "legal actions", "sampled outside the outcomes")


_checked_notation: dict[str, set[int]] = {}  # by game: notation does not depend on the state


def notation(game: AnyGame, legal: list[int]) -> None:
    done = _checked_notation.setdefault(game.id, set())
    for action in legal:
        if action not in done:
            move = game.decode(action)
            must(game.encode(move) == action, "legal actions", "encode∘decode", action, move)
            must(game.parse_move(game.format_move(move)) == move, "legal actions", "read∘write", move)
            done.add(action)


def round_trip(game: AnyGame, state: State, viewer: int) -> None:
    before = state_key(game, state)
    again = game.load(msgspec.json.decode(before))
    must(state_key(game, again) == before, "round trip", "dump∘load", before)
    must(visible(game, again, viewer) == visible(game, state, viewer), "round trip", f"looks different to {viewer}")


def copies(game: AnyGame, state: State, seat: int, action: int) -> State:
    """Returns the state after the action, reached on a copy."""
    before = state_key(game, state)
    after = state.copy()
    must(state_key(game, after) == before, "copies", "a copy is not the same")
    game.apply(after, seat, action)
    must(state_key(game, state) == before, "copies", "changed through its copy")
    return after


def no_peeking(game: AnyGame, state: State, viewer: int, rng: Rng) -> State:
    """Returns the world it sampled."""
    view = game.view(state, viewer)
    must(msgspec.json.decode(encode(view), type=type(view)) == view, "no peeking", "a view is not JSON", view)
    world: State = game.worlds(view).sample(rng)
    must(
        visible(game, world, viewer) == visible(game, state, viewer),
        "no peeking",
        viewer,
        view,
        game.view(world, viewer),
    )
    must(not (problems := game.check_invariants(world)), "no peeking", "an unsound world", problems)
    return world


# Laws of one action


def is_observed(game: AnyGame, state: State, viewer: int, seat: int) -> bool:
    """Whether a viewer sees the next action as it is made."""
    bit = game.num_seats if viewer == SPECTATOR else viewer
    return viewer == seat != CHANCE or bool(game.observers(state) >> bit & 1)


def possible_actions(game: AnyGame, state: State, seat: int) -> list[int]:
    return (
        [outcome for outcome, _ in game.chance_outcomes(state)] if seat == CHANCE else game.legal_actions(state, seat)
    )


def two_worlds(game: AnyGame, state: State, seat: int, action: int, viewer: int, rng: Rng) -> str:
    """Returns the outcome: `same`, `revealed`, or `impossible` if no world was found in which the action is
    possible.
    """
    open_to_viewer = is_observed(game, state, viewer, seat)
    for _ in range(WORLDS_TRIED):
        world = no_peeking(game, state, viewer, rng)
        must(game.observers(world) == game.observers(state), "two worlds", "other observers", viewer)
        choices = possible_actions(game, world, seat)
        other = action if open_to_viewer else choices[rng.below(len(choices))]
        if other in choices:
            break
    else:
        return "impossible"
    truth = state.copy()
    events, others = step(game, truth, seat, action), step(game, world, seat, other)
    for event, its_twin in zip(events, others, strict=False):
        if encode(game.redact(event, viewer)) != encode(game.redact(its_twin, viewer)):
            must(event.reveals and its_twin.reveals, "two worlds", viewer, event, its_twin)
            return "revealed"  # what follows may differ
    must(len(events) == len(others), "two worlds", viewer, events, others)
    must(visible(game, truth, viewer) == visible(game, world, viewer), "two worlds", viewer, action, other)
    return "same"


def simultaneous(game: AnyGame, state: State, rng: Rng) -> None:
    seats = players_to_act(state)
    if len(seats) < 2:
        return
    log = [(seat, legal[rng.below(len(legal))]) for seat in seats if (legal := game.legal_actions(state, seat))]
    ends = set()
    for order in (log, log[::-1]):
        after = state.copy()
        for seat, action in order:
            must(action in game.legal_actions(after, seat), "committed", "an action was lost through another one")
            game.apply(after, seat, action)
        ends.add(state_key(game, after))
    must(len(ends) == 1, "committed", "the order of arrival matters", log)


# Whole games


def choose(game: AnyGame, state: State, rng: Rng) -> SeatAction:
    to_act = players_to_act(state)
    if not to_act:
        return CHANCE, int(game.sample_chance(state, rng))
    seat = to_act[rng.below(len(to_act))]
    legal = game.legal_actions(state, seat)
    return seat, legal[rng.below(len(legal))]


def walk(game: AnyGame, rng: Rng, every: int = 1, replayed: bool = True) -> Counter[str]:
    """A random game under all laws; with `every` = n, the laws of a state at one state in n, picked at random. A replay
    of the record takes as long as the game.
    """
    state = game.initial_state()
    log: list[SeatAction] = []
    all_events: list[Event] = []
    tally: Counter[str] = Counter(games=1)
    try:
        while state.top.kind != OVER:
            seat, action = choose(game, state, rng)
            if every == 1 or rng.below(every) == 0:
                viewer = rng.below(game.num_seats + 1) - 1
                legality(game, state, rng)
                round_trip(game, state, viewer)
                copies(game, state, seat, action)
                tally[two_worlds(game, state, seat, action, viewer, rng)] += 1
                simultaneous(game, state, rng)
                must(not (problems := game.check_invariants(state)), "invariants", problems)
                tally["states"] += 1
            if replayed:
                all_events += step(game, state, seat, action)
            else:
                game.apply(state, seat, action)
            log.append((seat, action))
            must(len(log) <= game.max_steps, "ends", f"not over after {len(log)} actions")
        legality(game, state, rng)
        for viewer in range(-1, game.num_seats):
            round_trip(game, state, viewer)
            no_peeking(game, state, viewer, rng)
        must(not (problems := game.check_invariants(state)), "invariants", problems)
        if replayed:
            replay(game, log, all_events, state)
    except LawViolation as broken:
        broken.action_log = log
        raise
    except Exception as crash:
        raise LawViolation("crash", repr(crash), log) from crash
    tally["actions"] += len(log)
    return tally


def replay(game: AnyGame, log: list[SeatAction], all_events: list[Event], end: State) -> None:
    """The action log is the truth."""
    state = game.initial_state()
    events = [event for seat, action in log for event in step(game, state, seat, action)]
    must(encode(events) == encode(all_events), "replay", "other events")
    must(state_key(game, state) == state_key(game, end), "replay", "another state")
    must(game.returns(state) == game.returns(end), "replay", "another result")


def digest(game: AnyGame, seed: int, games: int) -> str:
    """One hash over every action, event, list of legal actions and view of some random games."""
    rng = FastRng(seed)
    total = hashlib.sha256()
    for _ in range(games):
        state = game.initial_state()
        while state.top.kind != OVER:
            seat, action = choose(game, state, rng)
            legal = [game.legal_actions(state, p) for p in range(game.num_seats)]
            viewer = rng.below(game.num_seats + 1) - 1
            total.update(encode((seat, action, legal, game.view(state, viewer), step(game, state, seat, action))))
        total.update(state_key(game, state) + encode(game.returns(state)))
    return total.hexdigest()


def unreadable(game: AnyGame, text: str) -> None:
    """Whatever people type is a move or raises MalformedMove, nothing else."""
    try:
        move = game.parse_move(text)
    except MalformedMove:
        return
    must(0 <= game.encode(move) < game.num_actions, "legal actions", "read a move that is none", text, move)
