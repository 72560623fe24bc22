"""The steps of a recorded game, for a replay.

A reader of a record has its seed. The steps are still made from views, so that a replay from one seat's knowledge
shows what that seat knew. A game whose rules have changed since has no views any more, and is told by its events alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from cyberdeck.kernel import record
from cyberdeck.kernel.errors import CorruptRecord, WrongVersion
from cyberdeck.kernel.game import CHANCE, SPECTATOR
from cyberdeck.kernel.match import Match, Step
from cyberdeck.kernel.record import PastStep, Record
from cyberdeck.server.protocol import Presentation
from cyberdeck.server.schemas import ReplayRequest, ReplayStep, ReplaySteps
from cyberdeck.server.tables.presenter import Presenter, SceneBuilder
from cyberdeck.server.tables.table_errors import BadMessage
from cyberdeck.server.work import Pulse, no_pulse
from cyberdeck.spec import make


class ReplayCursor:
    """Chance outcomes belong to the step before the next decision."""

    def __init__(self, request: ReplayRequest, kept: Record, match: Match) -> None:
        self.seats = [request.seat] if request.seat is not None else [SPECTATOR, *range(match.game.num_seats)]
        self.match = match
        names = kept.names or [str(seat + 1) for seat in range(match.game.num_seats)]
        self.presenter = Presenter(match.game, names, self.seats[0])
        self.steps: list[Step] = []

    def skip(self) -> None:
        """Continues the log for a step that is not shown."""
        self.presenter.log_lines(self.match.redacted_events(self.steps, self.seats[0]))
        self.steps = []

    def take(self, n: int) -> ReplayStep:
        """The step with the events since the last one."""
        match, reader = self.match, self.seats[0]
        by_seats = [step for step in self.steps if step.seat != CHANCE]
        watched, *views = match.views([SPECTATOR, *self.seats])
        scenes = SceneBuilder(match.game, watched)
        presentation = self.presenter.present(
            views[0], match.redacted_events(self.steps, reader), scenes.for_view(views[0])
        )
        shown = (presentation.scene, *(scenes.for_view(view) for view in views[1:]))
        self.steps, actions = [], len(match.action_log)
        if not by_seats:
            return ReplayStep(n, actions, SPECTATOR, None, None, presentation, shown)
        last = by_seats[-1]
        move = match.game.decode(last.action)
        return ReplayStep(n, actions, last.seat, move, match.game.format_move(move), presentation, shown)


def build_replay(request: ReplayRequest, pulse: Pulse = no_pulse) -> ReplaySteps:
    """Every action is checked; an inconsistent record raises."""
    kept = record.from_builtins(request.record)
    try:
        first = record.new_match(kept, make)
    except WrongVersion:
        return _past_replay(request, kept, pulse)
    if kept.names and len(kept.names) != first.game.num_seats:
        raise CorruptRecord(reason="names")
    if request.seat is not None and not SPECTATOR <= request.seat < first.game.num_seats:
        raise BadMessage(reason="seat")
    cursor = ReplayCursor(request, kept, first)
    found: list[ReplayStep] = []
    n = 0
    after_each = ((match, [step]) for match, step in record.replay(kept, make))
    for match, steps in chain([(first, list[Step]())], after_each):
        pulse()
        cursor.match = match
        cursor.steps += steps
        if match.state.current_player() == CHANCE:
            continue
        if n < request.first:
            cursor.skip()
        elif n < request.first + request.count:
            found.append(cursor.take(n))
        n += 1
    return ReplaySteps(n, tuple(kept.notes), tuple(found))


def _past_replay(request: ReplayRequest, kept: Record, pulse: Pulse) -> ReplaySteps:
    """By the events in the record: what happened, without a table."""
    game, steps = record.past_steps(kept, make)
    reader = SPECTATOR if request.seat is None else request.seat
    if not SPECTATOR <= reader < game.num_seats or len(kept.names) not in (0, game.num_seats):
        raise BadMessage(reason="seat")
    presenter = Presenter(game, kept.names or [str(seat + 1) for seat in range(game.num_seats)], reader)
    found: list[ReplayStep] = []
    shown = list(_by_decision(steps))
    for n, (actions, taken) in enumerate(shown[: request.first + request.count]):
        pulse()
        events = [event for step in taken for event in step.events]
        seen = events if request.seat is None else [game.redact(event, reader) for event in events]
        before, log = presenter.lines, presenter.log_lines(seen)
        if n >= request.first:
            seat, move = taken[0].seat, taken[0].move
            notation = None if seat == CHANCE else str(move)
            presentation = Presentation(None, "", {}, before, log)
            found.append(ReplayStep(n, actions, max(seat, SPECTATOR), None, notation, presentation, ()))
    return ReplaySteps(len(shown), tuple(kept.notes), tuple(found), rules_changed=True)


def _by_decision(steps: list[PastStep]) -> Iterator[tuple[int, list[PastStep]]]:
    """Each decision with the outcomes of chance that follow it, and the number of actions by then."""
    taken: list[PastStep] = []
    for n, step in enumerate(steps):
        taken.append(step)
        if n + 1 == len(steps) or steps[n + 1].seat != CHANCE:
            yield n + 1, taken
            taken = []
