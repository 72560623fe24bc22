"""One person's game against bots: asks the bots, keeps what has happened, takes answers back, saves. Prints nothing.

Everything random is decided by the seed and the number of answers given before, the bots' choices too: a game that is
saved, taken back or started again with the same seed goes on the same; with bots that search, if no clock stops them
and nothing that they remember is lost. Bots get their seat's View, as a person would. One bot plays a seat as long as
the session lasts.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cyberdeck import bots
from cyberdeck.cli import files
from cyberdeck.kernel import record
from cyberdeck.kernel.game import CHANCE
from cyberdeck.kernel.match import Match, SeatAction, Step
from cyberdeck.kernel.record import Note, Record
from cyberdeck.kernel.rng import KeyedRng
from cyberdeck.spec import make

_BOTS_DICE = b"cyberdeck-bots"


class Session:
    def __init__(
        self, match: Match, options: dict[str, Any], names: list[str], seat: int, path: Path, clock: bool = True
    ) -> None:
        """`names`: as a record keeps them, a bot's seat as `bot:greedy`. `clock`: nobody thinks longer than their level
        may, so that how far they get depends on the machine.
        """
        self.match = match
        self.options = options
        self.names = names
        self.seat = seat
        self.path = path
        self.steps: list[Step] = []
        self.notes: list[Note] = []  # of every seat, in the order in which they were written
        self.saved: tuple[list[SeatAction], list[Note]] | None = None  # what the file holds
        self._passed: set[int] = set()  # steps in which the person could only pass, and was not asked
        self._bots = {
            s: bots.make_bot(name.removeprefix(files.BOT), match.game.id, timed=clock)
            for s, name in enumerate(names)
            if s != seat
        }
        self._dice = KeyedRng(match.seed, [_BOTS_DICE])

    @property
    def view(self) -> Any:
        return self.match.view(self.seat)

    @property
    def is_to_act(self) -> bool:
        return self.seat in self.match.players_to_act

    def replay(self, saved: Record) -> None:
        """Brings the match to where a record leaves it."""
        passes = False
        for match, step in record.replay(saved, make):
            if passes and step.seat == self.seat:
                self._passed.add(len(self.steps))
            self.match = match
            self.steps.append(step)
            passes = self._can_only_pass()

    def advance(self) -> None:
        """Chance and the bots answer until the person is asked, or the game is over. Who can only pass passes."""
        if not self.match.players_to_act:
            self.steps += self.match.start()
        while not self.match.is_over:
            if not self.is_to_act:
                self._ask_bot(self.match.players_to_act[0])
            elif self._can_only_pass():
                self._passed.add(len(self.steps))
                self.steps += self.match.submit(self.seat, self.match.game.pass_action)
            else:
                return

    def _ask_bot(self, seat: int) -> None:
        self._dice.seek(len(self.match.action_log))
        legal = self.match.legal_actions(seat)
        action = self._bots[seat](self.match.game, self.match.view(seat), legal, self._dice)
        self.steps += self.match.submit(seat, action)

    def _can_only_pass(self) -> bool:
        return self.is_to_act and self.match.legal_actions(self.seat) == [self.match.game.pass_action]

    def submit(self, action: int | str) -> None:
        self.steps += self.match.submit(self.seat, action)

    def events(self, first: int = 0) -> list[Any]:
        """What the person has been shown, from one step on."""
        return self.match.redacted_events(self.steps[first:], self.seat)

    def own_steps(self) -> list[int]:
        """The person's decisions."""
        return [n for n, step in enumerate(self.steps) if step.seat == self.seat and n not in self._passed]

    def undo(self) -> str:
        """Takes the last decision back. "" if it was done, else why it cannot be: something has been learned since."""
        own = self.own_steps()
        if not own:
            return "play-undo-nothing"
        since = self.steps[own[-1] :]
        if any(step.seat == CHANCE for step in since):
            return "play-undo-chance"
        if any(step.seat != self.seat for step in since):
            return "play-undo-others"
        if any(event.reveals for step in since for event in step.events):
            return "play-undo-revealed"
        self.match.rewind(own[-1])
        del self.steps[own[-1] :]
        self.notes = [msgspec.structs.replace(note, actions=min(note.actions, own[-1])) for note in self.notes]
        return ""

    def note(self, about: int, text: str) -> None:
        """The person writes something about a player into the notebook; without a text, rubs it out."""
        self.notes.append(Note(self.seat, len(self.match.action_log), str(about), text))

    def own_notes(self) -> dict[int, str]:
        """What the person's notebook says now, by player."""
        found = {note.about: note.text for note in self.notes if note.seat == self.seat}
        players = range(int(self.match.game.num_seats))
        return {player: found[str(player)] for player in players if found.get(str(player))}

    def to_record(self) -> Record:
        return record.record_match(self.match, self.options, self.names, notes=self.notes)

    def restore_state(self) -> None:
        """After an interruption, which may have left the state between two answers: the answers are the truth."""
        self.match.rewind(len(self.match.action_log))

    def save(self) -> None:
        if self.saved != (self.match.action_log, self.notes):
            files.save(self.to_record(), self.path)
            self.saved = (list(self.match.action_log), list(self.notes))
