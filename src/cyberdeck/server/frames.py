"""Moments of a game out of its record: what a replay shows. Interpreted.

A record is its owner's: whoever has one has its seed. The moments are still made from views, so that a replay from one
seat's knowledge shows what that seat knew.
"""

from __future__ import annotations

from cyberdeck.kernel import record
from cyberdeck.kernel.errors import CorruptRecord, WrongVersion
from cyberdeck.kernel.game import CHANCE, WATCHER
from cyberdeck.kernel.match import Match, Step
from cyberdeck.server.lobby import Frame, Frames, FramesWish
from cyberdeck.server.tables.drawing import Drawing, Scenes
from cyberdeck.server.tables.faults import BadMessage


class Moment:
    """Answers of chance belong to the moment before the next question."""

    def __init__(self, wish: FramesWish, match: Match) -> None:
        self.seats = [wish.seat] if wish.seat is not None else [WATCHER, *range(match.game.seats)]
        self.match = match
        names = wish.record.names or [str(seat + 1) for seat in range(match.game.seats)]
        self.drawing = Drawing(match.game, names, self.seats[0])
        self.steps: list[Step] = []

    def skip(self) -> None:
        """The log goes on, whether it is shown or not."""
        self.drawing.tell(self.match.seen(self.steps, self.seats[0]))
        self.steps = []

    def take(self, n: int) -> Frame:
        """What has happened since the last one."""
        match, reader = self.match, self.seats[0]
        answers = [step for step in self.steps if step.seat != CHANCE]
        watched, *views = match.views([WATCHER, *self.seats])
        scenes = Scenes(match.game, watched)
        drawn = self.drawing.draw(views[0], match.seen(self.steps, reader), scenes.of(views[0]))
        shown = (drawn.scene, *(scenes.of(view) for view in views[1:]))
        self.steps, given = [], len(match.answers)
        if not answers:
            return Frame(n, given, WATCHER, None, drawn, shown)
        move = match.game.write(match.game.decode(answers[-1].action))
        return Frame(n, given, answers[-1].seat, move, drawn, shown)


def frames(wish: FramesWish) -> Frames:
    """Every answer is checked on the way; a record that does not hold raises."""
    game = record.build(wish.record)
    if wish.record.format != record.FORMAT:
        raise WrongVersion(what="format", found=wish.record.format, ours=record.FORMAT)
    if wish.record.names and len(wish.record.names) != game.seats:
        raise CorruptRecord(reason="names")
    if wish.seat is not None and not WATCHER <= wish.seat < game.seats:
        raise BadMessage(reason="seat")
    found: list[Frame] = []
    n = 0
    moment: Moment | None = None
    for match, step in record.replay(wish.record):
        if moment is None:
            moment = Moment(wish, match)
        moment.steps.append(step)
        if match.state.asks() == CHANCE:
            continue
        if n < wish.first:
            moment.skip()
        elif n < wish.first + wish.count:
            found.append(moment.take(n))
        n += 1
    return Frames(n, tuple(found))
