"""The scenes of one moment, written together, are what each reader would have been given alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from cyberdeck.games.lokalka.events import Dealt
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.server.tables.presenter import Presenter, SceneBuilder
from cyberdeck.spec import get_spec, make

EVERYTHING = {"board": "expert", "tracer": True, "modules": 3, "secret_asset": True, "celebrity": True}
TABLES: list[dict[str, Any]] = [{"players": 4}, {"players": 2, "celebrity": True}, {"players": 5, **EVERYTHING}]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options["players"]))
def test_scenes_together_are_those_of_each_alone(options: dict[str, Any]) -> None:
    game, rng = make("blackhat", options), FastRng(5)
    module = get_spec(game.id).ui.scene
    assert module is not None
    match = Match(game, bytes(32))
    match.start()
    while True:
        watched, *views = match.views([SPECTATOR, *range(game.num_seats)])
        scenes = SceneBuilder(game, watched)
        for view in (watched, *views):
            alone = msgspec.json.encode(module.scene(game, view))
            assert msgspec.json.decode(scenes.for_view(view) or b"") == msgspec.json.decode(alone)
        if match.is_over:
            break
        seat = match.players_to_act[0]
        legal = match.legal_actions(seat)
        match.submit(seat, legal[rng.below(len(legal))])


class PlainNarrator:
    """The narrator of a plug-in without events."""

    def __init__(self, game: Any, names: Any) -> None:
        pass

    def narrate(self, events: Any) -> list[Any]:
        return [("generic-event", {"event": "x", "fields": "none"}, "") for _ in events]


def test_a_line_carries_the_events_that_its_reader_may_know() -> None:
    """Cards that are combined come with all of them; a plain narrator has none."""
    game = make("lokalka", {"players": 4})
    match = Match(game, bytes(32))
    steps = match.start()
    while not any(isinstance(event, Dealt) for step in steps for event in step.events):
        seat = match.players_to_act[0]
        steps += match.submit(seat, match.legal_actions(seat)[0])
    for reader in (SPECTATOR, 0, 1):
        events = match.redacted_events(steps, reader)
        log = Presenter(game, ["A", "B", "C", "D"], reader).log_lines(events)
        sent = [event for line in log if line.event is not None for event in (line.event, *line.more)]
        assert {id(event) for event in sent} <= {id(event) for event in events}
        hands = Counter(event.player for event in events if isinstance(event, Dealt))
        dealt = [line for line in log if isinstance(line.event, Dealt)]
        assert len(dealt) == 4
        assert [(line.event.player, 1 + len(line.more)) for line in dealt] == list(hands.items())
        for line in dealt:
            kinds = [event.kind for event in (line.event, *line.more)]
            assert (-1 not in kinds) == (line.event.player == reader)


def test_a_narrator_may_tell_no_events(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make("blackhat", {"players": 3})
    presenter = Presenter(game, ["A", "B", "C"], SPECTATOR)
    monkeypatch.setattr(presenter, "narrator", PlainNarrator(game, []))
    match = Match(game, bytes(32))
    (line, *_) = presenter.log_lines(match.redacted_events(match.start(), SPECTATOR))
    assert (line.key, line.event, line.more) == ("generic-event", None, ())
