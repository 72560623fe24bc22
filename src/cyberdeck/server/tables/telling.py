"""One change of a table, told to its readers: what is the same for all of them is worked out once. Interpreted.

What a reader gets is made from his view and his redacted events alone, and events are counted by questions: an answer
that is still sealed leaves no trace.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cyberdeck.kernel.game import WATCHER
from cyberdeck.kernel.match import Match, Step
from cyberdeck.server import protocol as p
from cyberdeck.server.outbox import Outbox
from cyberdeck.server.tables.drawing import Drawing, Scenes, plain

encode = msgspec.json.encode


class Client:
    """A socket at the table. `seen`: questions whose events it has been told; `drawing`: a page's."""

    def __init__(self, seat: int, seen: int = 0, page: bool = False) -> None:
        self.seat = seat
        self.seen = seen
        self.page = page
        self.drawing: Drawing | None = None
        self.outbox = Outbox()

    def push(self, message: p.FromServer) -> None:
        self.outbox.push(encode(message).decode())


class Telling:
    """To some clients. `names` by seat; `steps` of the whole game; `n`, `times` and `undo` as in an Update."""

    def __init__(
        self,
        clients: Iterable[Client],
        match: Match,
        steps: list[Step],
        names: Callable[[], list[str]],
        n: int,
        times: p.Times | None,
        undo: int | None,
    ) -> None:
        self.clients = list(clients)
        self.match = match
        self.steps = steps
        self.names = names
        self.n = n
        self.times = times
        self.undo = undo
        self.question = match.question
        self.pending = tuple(match.pending)
        self.returns = tuple(match.game.returns(match.state)) if match.over else None
        seats = {client.seat for client in self.clients}
        if any(client.page for client in self.clients):
            seats.add(WATCHER)  # what all pages share is drawn from this view
        self._views = dict(zip(seats, match.views(list(seats)), strict=True))
        self._scenes: Scenes | None = None  # for pages
        self._programs: dict[tuple[int, int], str] = {}  # those with the same seat, and watchers, get the same

    def tell(self, by: Client | None, ack: str | None) -> None:
        """`by` gave the answer with the id `ack`."""
        for client in self.clients:
            if client.page:
                client.push(self._drawn(client, ack if client is by else None))
            elif client is by:
                client.push(self._bare(client.seat, min(client.seen, self.question), ack))
            else:
                key = (client.seat, min(client.seen, self.question))
                if key not in self._programs:
                    self._programs[key] = encode(self._bare(*key, None)).decode()
                client.outbox.push(self._programs[key])
            client.seen = self.question

    def _bare(self, seat: int, seen: int, ack: str | None) -> p.Update:
        view = self._views[seat]
        events = self.match.seen(self.steps[seen : self.question], seat)
        return self._update(view, plain(self.match.game, self._legal(seat)), view, tuple(events), None, ack)

    def _drawn(self, client: Client, ack: str | None) -> p.Update:
        view = self._views[client.seat]
        if client.drawing is None:
            client.drawing = Drawing(self.match.game, self.names(), client.seat)
            client.seen = 0
        events = self.match.seen(self.steps[min(client.seen, self.question) : self.question], client.seat)
        legal = client.drawing.legal(view, self._legal(client.seat))
        if self._scenes is None:
            self._scenes = Scenes(self.match.game, self._views[WATCHER])
        drawn = client.drawing.draw(view, events, self._scenes.of(view))
        return self._update(view, legal, None, (), drawn, ack)

    def _legal(self, seat: int) -> list[int]:
        return self.match.legal(seat) if seat != WATCHER and seat in self.pending else []

    def _update(
        self,
        view: Any,
        legal: tuple[p.Legal, ...],
        bare: Any,
        events: tuple[Any, ...],
        drawn: p.Drawn | None,
        ack: str | None,
    ) -> p.Update:
        return p.Update(
            self.n,
            self.question,
            None if self.returns is not None else self.match.game.rule(view),
            self.pending,
            legal,
            bare,
            events,
            drawn,
            self.question,
            self.times,
            self.undo,
            self.returns,
            ack,
        )
