"""One change of a table, shown to its readers: what is the same for all of them is worked out once.

What a reader gets is made from their view and their redacted events alone, and events are counted by questions: an
answer that is still sealed leaves no trace.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match, Step
from cyberdeck.server import protocol as p
from cyberdeck.server.outbox import Outbox
from cyberdeck.server.tables.presenter import Presenter, SceneBuilder, plain_actions

encode = msgspec.json.encode


class Client:
    """A socket at the table. `seen`: questions whose events it has been shown; `presenter`: a page's."""

    def __init__(self, seat: int, seen: int = 0, page: bool = False) -> None:
        self.seat = seat
        self.seen = seen
        self.page = page
        self.presenter: Presenter | None = None
        self.outbox = Outbox()

    def push(self, message: p.FromServer) -> None:
        self.outbox.push(encode(message).decode())


class Broadcaster:
    """To some clients. `names` by seat; `steps` of the whole game; `number`, `times` and `undo` as in an Update."""

    def __init__(
        self,
        clients: Iterable[Client],
        match: Match,
        steps: list[Step],
        names: Callable[[], list[str]],
        number: int,
        times: p.ClockTimes | None,
        undo: int | None,
    ) -> None:
        self.clients = list(clients)
        self.match = match
        self.steps = steps
        self.names = names
        self.number = number
        self.times = times
        self.undo = undo
        self.decision_index = match.decision_index
        self.players_to_act = tuple(match.players_to_act)
        self.returns = tuple(match.game.returns(match.state)) if match.is_over else None
        seats = {client.seat for client in self.clients}
        if any(client.page for client in self.clients):
            seats.add(SPECTATOR)  # what all pages share is drawn from this view
        self._views = dict(zip(seats, match.views(list(seats)), strict=True))
        self._scenes: SceneBuilder | None = None  # for pages
        self._programs: dict[tuple[int, int], str] = {}  # those with the same seat, and spectators, get the same

    def send(self, sender: Client | None, ack: str | None) -> None:
        """`sender` gave the answer with the id `ack`."""
        for client in self.clients:
            if client.page:
                client.push(self._page_update(client, ack if client is sender else None))
            elif client is sender:
                client.push(self._program_update(client.seat, min(client.seen, self.decision_index), ack))
            else:
                key = (client.seat, min(client.seen, self.decision_index))
                if key not in self._programs:
                    self._programs[key] = encode(self._program_update(*key, None)).decode()
                client.outbox.push(self._programs[key])
            client.seen = self.decision_index

    def _program_update(self, seat: int, seen: int, ack: str | None) -> p.Update:
        view = self._views[seat]
        events = self.match.redacted_events(self.steps[seen : self.decision_index], seat)
        return self._update(view, plain_actions(self.match.game, self._legal(seat)), view, tuple(events), None, ack)

    def _page_update(self, client: Client, ack: str | None) -> p.Update:
        view = self._views[client.seat]
        if client.presenter is None:
            client.presenter = Presenter(self.match.game, self.names(), client.seat)
            client.seen = 0
        events = self.match.redacted_events(
            self.steps[min(client.seen, self.decision_index) : self.decision_index], client.seat
        )
        legal = client.presenter.legal_actions(view, self._legal(client.seat))
        if self._scenes is None:
            self._scenes = SceneBuilder(self.match.game, self._views[SPECTATOR])
        presentation = client.presenter.present(view, events, self._scenes.for_view(view))
        return self._update(view, legal, None, (), presentation, ack)

    def _legal(self, seat: int) -> list[int]:
        return self.match.legal_actions(seat) if seat != SPECTATOR and seat in self.players_to_act else []

    def _update(
        self,
        view: Any,
        legal: tuple[p.LegalAction, ...],
        program_view: Any,
        events: tuple[Any, ...],
        presentation: p.Presentation | None,
        ack: str | None,
    ) -> p.Update:
        return p.Update(
            self.number,
            self.decision_index,
            None if self.returns is not None else self.match.game.decision_rule(view),
            self.players_to_act,
            legal,
            program_view,
            events,
            presentation,
            self.decision_index,
            self.times,
            self.undo,
            self.returns,
            ack,
        )
