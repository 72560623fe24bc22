"""One person's game against bots: runs the bots, records steps, undoes actions, saves. Prints nothing.

Everything random, the bots' choices included, depends only on the seed and the number of earlier actions. A game that
is saved, undone or restarted with the same seed therefore continues the same; with bots that search, if no clock stops
them and they keep their memory. Bots get their seat's View, as a person would. One bot plays a seat as long as the
session lasts.
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
        """`names`: as a record keeps them, a bot's seat as `bot:greedy`. `clock`: bots think no longer than their level
        allows, so their choices depend on the machine.
        """
        self.match = match
        self.options = options
        self.names = names
        self.seat = seat
        self.path = path
        self.steps: list[Step] = []
        self.notes: list[Note] = []  # of every seat, in the order of writing
        self.saved: tuple[list[SeatAction], list[Note]] | None = None  # what the file holds
        self._passed: set[int] = set()  # steps in which the person passed automatically
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
        """Replays a record into the match."""
        passes = False
        for match, step in record.replay(saved, make):
            if passes and step.seat == self.seat:
                self._passed.add(len(self.steps))
            self.match = match
            self.steps.append(step)
            passes = self._can_only_pass()

    def advance(self) -> None:
        """Plays chance and the bots until the person is to act or the game is over. A forced pass is made at once."""
        if not self.match.players_to_act:
            self.steps += self.match.start()
        while not self.match.is_over:
            if not self.is_to_act:
                self._play_bot(self.match.players_to_act[0])
            elif self._can_only_pass():
                self._passed.add(len(self.steps))
                self.steps += self.match.submit(self.seat, self.match.game.pass_action)
            else:
                return

    def _play_bot(self, seat: int) -> None:
        self._dice.seek(len(self.match.action_log))
        legal = self.match.legal_actions(seat)
        action = self._bots[seat](self.match.game, self.match.view(seat), legal, self._dice)
        self.steps += self.match.submit(seat, action)

    def _can_only_pass(self) -> bool:
        return self.is_to_act and self.match.legal_actions(self.seat) == [self.match.game.pass_action]

    def submit(self, action: int | str) -> None:
        self.steps += self.match.submit(self.seat, action)

    def events(self, first: int = 0) -> list[Any]:
        """The events from a step on, as the person may see them."""
        return self.match.redacted_events(self.steps[first:], self.seat)

    def own_steps(self) -> list[int]:
        """The steps of the person's own decisions."""
        return [n for n, step in enumerate(self.steps) if step.seat == self.seat and n not in self._passed]

    def undo(self) -> str:
        """Undoes the last decision. Returns "" if done, else why not: something has been revealed or decided since."""
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
        """Writes a note about a player into the person's notebook; an empty text removes it."""
        self.notes.append(Note(self.seat, len(self.match.action_log), str(about), text))

    def own_notes(self) -> dict[int, str]:
        """The current notes of the person, by player."""
        found = {note.about: note.text for note in self.notes if note.seat == self.seat}
        players = range(int(self.match.game.num_seats))
        return {player: found[str(player)] for player in players if found.get(str(player))}

    def to_record(self) -> Record:
        return record.record_match(self.match, self.options, self.names, notes=self.notes)

    def restore_state(self) -> None:
        """After an interruption, which may have left the state between two actions: replays the action log."""
        self.match.rewind(len(self.match.action_log))

    def save(self) -> None:
        if self.saved != (self.match.action_log, self.notes):
            files.save(self.to_record(), self.path)
            self.saved = (list(self.match.action_log), list(self.notes))
