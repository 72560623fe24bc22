"""Two worlds over the real socket: what a reader receives does not depend on what they may not know, to the byte.

Two servers play the same game at tables of the same code and seed. Before every action the second one's state is
replaced by a world drawn from the reader's view, so that all that is hidden from them is different there; both get the
same action (where they do not observe it, each its own), and chance has the same outcome wherever they observe it. Then
everything that they were sent is compared, and the second table is made like the first again. Where an action is
declared to reveal something, or is possible in no world that was drawn, the second table keeps the truth for that
action, and only the unseen chance outcomes are different.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from cyberdeck.kernel.game import CHANCE, SPECTATOR, State
from cyberdeck.kernel.laws import encode, is_observed, possible_actions, state_key, step
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server import protocol as p
from cyberdeck.spec import make
from tests.server.house import House, until

TRIES = 4


def parting(text: str, twin: str) -> str:
    """Where two texts begin to differ."""
    at = next((at for at, (a, b) in enumerate(zip(text, twin, strict=False)) if a != b), 0)
    return f"{text[max(at - 80, 0) : at + 80]} | {twin[max(at - 80, 0) : at + 80]}"


class Scripted(Match):
    """Its chance outcomes follow a script."""

    script: list[int]

    def roll_chance(self) -> int:
        return self.script.pop(0)


class Twins:
    """`reader`: a seat or SPECTATOR; `stops`: which decisions they make. They have a program, a page and a page that
    takes patches at each of the two tables.
    """

    def __init__(
        self, first: House, second: House, reader: int, seed: int, people: int, stops: str | None = None, **request: Any
    ) -> None:
        self.reader = reader
        self.rng = FastRng(seed)
        self.tables = [house.table(people, **request) for house in (first, second)]
        who = None if reader == SPECTATOR else reader
        self.readers = [
            (table.client(who), table.client(who, page=True), table.client(who, page=True, patches=True))
            for table in self.tables
        ]
        for program, *_ in self.readers if stops is not None else ():
            program.send({"t": "stops", "stops": stops})
            program.quiet()
        for table in self.tables:
            table.session.clock.away_since.clear()  # nobody is away: there is no time to count down, which would differ
            table.start()
        header = self.tables[0].session.table.header
        self.game = make(header.game, header.options)
        self.hear()
        self.tally: Counter[str] = Counter()

    @property
    def matches(self) -> tuple[Match, Match]:
        one, other = [table.session.table.playing for table in self.tables]
        return one, other

    def hear(self, updates: int = 1) -> None:
        for pair in self.readers:
            for client in pair:
                for _ in range(updates):
                    client.wait("update")

    def compare(self) -> None:
        for mine, theirs in zip(*self.readers, strict=True):
            for n, (text, twin) in enumerate(zip(mine.texts, theirs.texts, strict=True)):
                assert text == twin, f"message {n}: {parting(text, twin)}"

    def play(self, most: int = 10_000) -> None:
        while not self.matches[0].is_over and self.tally["actions"] < most:
            self.act()
        for pair in self.readers:
            for client in pair:
                client.quiet()
        self.compare()

    def act(self) -> None:
        truth, twin = self.matches
        game, pending = self.game, truth.players_to_act
        seat = pending[self.rng.below(len(pending))]
        legal = game.legal_actions(truth.state, seat)
        action = legal[self.rng.below(len(legal))]
        before = truth.state.copy()
        world, other = self.world(before, seat, action)
        twin.state = world.copy()
        self.provoke()

        start = len(truth.action_log)
        self.give(0, seat, action)
        chance = [outcome for _, outcome in self.matches[0].action_log[start + 1 :]]
        steps = [(seat, action), *((CHANCE, outcome) for outcome in chance)]
        script, became = self.foresee(before, world, steps, other)
        if became == "same":
            self.tally["different"] += state_key(game, world) != state_key(game, before)
        else:
            twin.state, other, script = before.copy(), action, self.elsewhere(before, steps)
        twin.__class__ = Scripted
        twin.script = script  # type: ignore[attr-defined]
        self.give(1, seat, other)
        self.tally.update(("actions", became))
        self.hear()
        if seat == self.reader:
            for program, *_ in self.readers:
                program.wait("ack")
        self.compare()
        self.make_alike()

    def give(self, which: int, seat: int, action: int) -> None:
        """The reader's own over their socket; another's through the same door behind it."""
        table, decision = self.tables[which], self.matches[which].decision_index
        id = str(self.tally["actions"])
        if seat == self.reader:
            program = self.readers[which][0]
            given = len(self.matches[which].action_log)
            program.submit(action, id, decision)
            until(lambda: len(self.matches[which].action_log) > given, "the action is taken")
        else:
            table.house.run(table.session.submit(seat, p.SubmitAction(id=id, decision_index=decision, action=action)))

    def world(self, state: State, seat: int, action: int) -> tuple[State, int]:
        """A world that the reader cannot tell from the truth, and the action of this seat there."""
        game = self.game
        for _ in range(TRIES):
            world: State = game.worlds(game.view(state, self.reader)).sample(self.rng)
            choices = possible_actions(game, world, seat)
            other = action if is_observed(game, state, self.reader, seat) else choices[self.rng.below(len(choices))]
            if other in choices:
                return world, other
        return state.copy(), action

    def foresee(self, state: State, world: State, steps: list[tuple[int, int]], other: int) -> tuple[list[int], str]:
        """The chance outcomes in the world, and whether all of them can be without anything declared to reveal."""
        game, here, there = self.game, state.copy(), world.copy()
        script: list[int] = []
        for n, (seat, action) in enumerate(steps):
            choices = possible_actions(game, there, seat)
            if n == 0:
                taken = other
            elif is_observed(game, here, self.reader, seat):
                taken = action
            else:
                taken = int(game.sample_chance(there, self.rng))
            if taken not in choices:
                return [], "impossible"
            if n:
                script.append(taken)
            for event, its_twin in zip(step(game, here, seat, action), step(game, there, seat, taken), strict=False):
                shown, twin = (encode(game.redact(event, self.reader)) for event in (event, its_twin))
                if shown != twin and event.reveals and its_twin.reveals:
                    return [], "revealed"
        return script, "same"

    def elsewhere(self, state: State, steps: list[tuple[int, int]]) -> list[int]:
        """From the truth on: other chance outcomes where the reader does not observe them, if they can be."""
        for _ in range(10 * TRIES):
            script, became = self.foresee(state, state, steps, steps[0][1])
            if became == "same":
                self.tally["other chance"] += script != [outcome for _, outcome in steps[1:]]
                return script
        return [outcome for _, outcome in steps[1:]]

    def provoke(self) -> None:
        """Errors and explanations are the same too."""
        if self.rng.below(8):
            return
        game = self.game
        action = self.rng.below(game.num_actions)
        decision = self.matches[0].decision_index
        for program, *_ in self.readers:
            program.send({"t": "explain", "notation": game.format_move(game.decode(action))})
            error = {"t": "action", "id": "no", "decision_index": decision + 1, "action": action}
            program.send(error)
            program.wait("rejected")
            if self.reader != SPECTATOR and action not in game.legal_actions(self.matches[0].state, self.reader):
                program.send({**error, "decision_index": decision})
                program.wait("rejected", id="no")
        self.tally["provoked"] += 1

    def make_alike(self) -> None:
        truth, twin = self.matches
        twin.state, twin.action_log = truth.state.copy(), list(truth.action_log)
        self.tables[1].session.table.steps[:] = self.tables[0].session.table.steps

    def texts(self, before_the_end: bool = False) -> list[str]:
        """All that the reader has received at the first table."""
        every = [text for client in self.readers[0] for text in client.texts]
        return [text for text in every if json.loads(text).get("status") != "over"] if before_the_end else every

    def close(self) -> None:
        for pair in self.readers:
            for client in pair:
                client.close()
