"""The story of a finished game: how everybody stood after each step, and the steps that decided it.

All of it is what a spectator saw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from cyberdeck.doors import GameStory
from cyberdeck.kernel.game import CHANCE, SPECTATOR
from cyberdeck.kernel.match import Match, Step
from cyberdeck.server.protocol import LogLine
from cyberdeck.server.schemas import Standing, StoryResponse, TurningPoint
from cyberdeck.server.tables.presenter import Presenter
from cyberdeck.server.work import Pulse, no_pulse
from cyberdeck.spec import get_spec

LEAST: Final = 2  # moments, if there are so many
MOST: Final = 4
WORTH: Final = 0.5  # of the largest swing, for more than the least


def build_story(match: Match, steps: Sequence[Step], names: Sequence[str], pulse: Pulse = no_pulse) -> StoryResponse:
    """Of a match that is over, with all its steps. The work is that of playing it once more."""
    game = match.game
    story = get_spec(game.id).ui.story
    presenter = Presenter(game, names, SPECTATOR)
    winners = _winners(match.returns)
    if story is None:
        return StoryResponse("", False, tuple(presenter.names), winners, 0, (), ())
    standings: list[Standing] = []
    moments: list[TurningPoint] = []
    n = -1
    for n, actions, values, taken in _course(match, steps, story):
        pulse()
        lines = presenter.log_lines(match.redacted_events(taken, SPECTATOR))
        before = standings[-1].values if standings else None
        if values == before:
            continue
        standings.append(Standing(n, actions, values))
        if before is not None:
            changes = [abs(after - was) for after, was in zip(values, before, strict=True)]
            line = _telling(lines, story, presenter.names[changes.index(max(changes))])
            swing = _lead(values, winners, story) - _lead(before, winners, story)
            moments += [] if line is None else [TurningPoint(n, actions, round(swing, 3), line)]
    decided = _largest(moments)
    return StoryResponse(
        story.LABEL, story.LOW_IS_GOOD, tuple(presenter.names), winners, n + 1, tuple(standings), decided
    )


def _course(
    match: Match, steps: Sequence[Step], story: GameStory
) -> Iterator[tuple[int, int, tuple[int, ...], list[Step]]]:
    """Step by step as a replay counts them: its number, the actions in the log, the standing, and what was done."""
    game, state = match.game, match.game.initial_state()
    n, taken = 0, list[Step]()
    for actions, step in enumerate((None, *steps)):
        if step is not None:
            game.apply(state, step.seat, step.action)
            taken.append(step)
        if state.current_player() != CHANCE:
            yield n, actions, tuple(story.standing(game, game.view(state, SPECTATOR))), taken
            n, taken = n + 1, []


def _telling(lines: Sequence[LogLine], story: GameStory, name: str) -> LogLine | None:
    """The line of what changed the standing; or of its details, the one about the player whom it changed most."""
    first = next((n for n, line in enumerate(lines) if isinstance(line.event, story.CAUSES)), None)
    if first is None:
        return None
    details = takewhile(lambda line: line.event is None, lines[first + 1 :])
    return next((line for line in details if line.args.get("player") == name), lines[first])


def _winners(returns: Sequence[float]) -> tuple[int, ...]:
    """Nobody where all have the same."""
    most = max(returns)
    return tuple([seat for seat, value in enumerate(returns) if value == most]) if most > min(returns) else ()


def _lead(values: Sequence[int], winners: Sequence[int], story: GameStory) -> float:
    """How far the winners are ahead of the others; of the first player where nobody has won."""
    first = winners or (0,)
    mine = [value for player, value in enumerate(values) if player in first]
    theirs = [value for player, value in enumerate(values) if player not in first]
    lead = sum(mine) / len(mine) - (sum(theirs) / len(theirs) if theirs else 0.0)
    return -lead if story.LOW_IS_GOOD else lead


def _largest(moments: list[TurningPoint]) -> tuple[TurningPoint, ...]:
    """The largest swings in either direction, in the order of the game; of equal ones the later."""
    ranked = sorted((one for one in moments if one.swing), key=lambda one: (abs(one.swing), one.n), reverse=True)[:MOST]
    worth = [one for place, one in enumerate(ranked) if place < LEAST or abs(one.swing) >= WORTH * abs(ranked[0].swing)]
    return tuple(sorted(worth, key=lambda one: one.n))
