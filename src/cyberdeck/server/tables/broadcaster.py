"""Sends the changes of a table to its clients, by audience: what several of them share is made once.

Contract: what a client gets is made only from the view and the redacted events of its seat, and from what it got
before. Events are counted by decisions, so that a committed action leaves no trace before it is resolved.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match
from cyberdeck.server import protocol as p
from cyberdeck.server.tables.clock import TableClock
from cyberdeck.server.tables.presence import Client, Presence
from cyberdeck.server.tables.presenter import Presenter, Scene, SceneBuilder, legal_runs, plain_actions
from cyberdeck.server.tables.table import Table
from cyberdeck.server.tables.undo_vote import UndoVote

encode = msgspec.json.encode


class Broadcaster:
    """`acts_for` says whether the server acts for a seat that is to act."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        clock: TableClock,
        undo_vote: UndoVote,
        acts_for: Callable[[int], bool],
    ) -> None:
        self.table = table
        self.presence = presence
        self.clock = clock
        self.undo_vote = undo_vote
        self.acts_for = acts_for
        self.update_count = 0

    def welcome(self, client: Client) -> None:
        """Everything that a new client needs."""
        client.push(p.Welcome(p.VERSION, client.seat, self.presence.info()))
        for message in self.table.chat.messages_for(client.seat):
            client.push(message)
        if any(note.seat == client.seat for note in self.table.notes):  # others' notes are not even announced
            client.push(p.Notebook(self.table.notebook(client.seat)))
        self.send_update(client)

    def send_info(self, exclude: Client | None = None) -> None:
        """Who is at the table, and its state: the same for everybody."""
        text = encode(self.presence.info()).decode()
        for client in list(self.presence.clients):
            if client is not exclude:
                client.outbox.push(text)

    def send_chat(self) -> None:
        """Sends the last line to its audience."""
        for client in list(self.presence.clients):
            for message in self.table.chat.messages_for(client.seat, last=1):
                client.push(message)

    def send_notebook(self, seat: int) -> None:
        for client in self.presence.clients_of(seat):
            client.push(p.Notebook(self.table.notebook(seat)))

    def send_updates(self, sender: Client | None = None, ack: str | None = None) -> None:
        """Sends one more change to everybody. For its `sender` it acknowledges the id `ack`."""
        if self.table.match is not None:
            self.update_count += 1
            self._updates(self.table.match, list(self.presence.clients)).send(sender, ack)

    def send_update(self, client: Client) -> None:
        """Sends the table as it stands to one client."""
        if self.table.match is not None:
            self._updates(self.table.match, [client]).send(None, None)

    def rewind(self) -> None:
        """After an undo: no client has seen more than what is left, and the logs of pages restart."""
        for client in self.presence.clients:
            client.seen = min(client.seen, self.table.playing.decision_index)
            client.presenter = None

    def _updates(self, match: Match, clients: list[Client]) -> Updates:
        times = self.clock.times(self.table.clock_banks, self.presence.stand_ins)
        seats = {client.seat for client in clients}
        automatic = {seat for seat in match.players_to_act if seat in seats and self.acts_for(seat)}
        return Updates(clients, match, self.table, self.update_count, times, self.undo_vote.requested_by, automatic)


class Updates:
    """One moment of a table as Updates for some clients; `number`, `times` and `undo` are fields of these. `automatic`
    holds those of their seats for which the server acts.
    """

    def __init__(
        self,
        clients: Iterable[Client],
        match: Match,
        table: Table,
        number: int,
        times: p.ClockTimes | None,
        undo: int | None,
        automatic: Collection[int],
    ) -> None:
        self.clients = list(clients)
        self.match = match
        self.table = table
        self.number = number
        self.times = times
        self.undo = undo
        self.automatic = automatic
        self.decision_index = match.decision_index
        self.players_to_act = tuple(match.players_to_act)
        self.returns = tuple(match.game.returns(match.state)) if match.is_over else None
        seats = {client.seat for client in self.clients}
        if any(client.page for client in self.clients):
            seats.add(SPECTATOR)  # what all pages share is made from this view
        self._views = dict(zip(seats, match.views(list(seats)), strict=True))
        self._scenes: SceneBuilder | None = None  # for pages
        self._texts: dict[tuple[int, int], str] = {}  # for programs: clients of one seat share them

    def send(self, sender: Client | None, ack: str | None) -> None:
        """`ack` is the id of the sender's action."""
        for client in self.clients:
            if client.page:
                client.push(self._page_update(client, ack if client is sender else None))
            elif client is sender:
                client.push(self._program_update(client.seat, min(client.seen, self.decision_index), ack))
            else:
                audience = (client.seat, min(client.seen, self.decision_index))
                if audience not in self._texts:
                    self._texts[audience] = encode(self._program_update(*audience, None)).decode()
                client.outbox.push(self._texts[audience])
            client.seen = self.decision_index

    def _program_update(self, seat: int, seen: int, ack: str | None) -> p.Update:
        view = self._views[seat]
        legal = plain_actions(self.match.game, self._legal_actions(seat))
        return self._update(seat, view, legal, view, self._events(seat, seen), None, ack)

    def _page_update(self, client: Client, ack: str | None) -> p.Update:
        view = self._views[client.seat]
        if client.presenter is None:
            client.presenter = Presenter(self.match.game, self.table.names(), client.seat)
            client.seen, client.base, client.knows = 0, None, set()
        events = self._events(client.seat, min(client.seen, self.decision_index))
        legal = client.presenter.legal_actions(view, self._legal_actions(client.seat))
        if self._scenes is None:
            self._scenes = SceneBuilder(self.match.game, self._views[SPECTATOR])
        scene = self._scenes.by_field(view)
        presentation = client.presenter.present(view, events, scene.whole() if client.base is None else None)
        if client.patches:
            presentation = self._brief(client, presentation, scene, legal)
            legal = ()
        return self._update(client.seat, view, legal, None, (), presentation, ack)

    def _brief(
        self, client: Client, shown: p.Presentation, scene: Scene, legal: tuple[p.LegalAction, ...]
    ) -> p.Presentation:
        """As a change of what the client has."""
        assert self._scenes is not None
        patch, base = None, None
        if client.base is not None:
            base, before = client.base
            patch = self._scenes.patch(before, scene)
        moves = tuple(
            [p.KnownMove(one.action, one.move, one.notation) for one in legal if one.action not in client.knows]
        )
        client.base = self.number, scene
        client.knows.update([move.action for move in moves])
        return p.Presentation(
            shown.scene, shown.prompt, shown.args, shown.kept_lines, shown.log, patch, base, legal_runs(legal), moves
        )

    def _events(self, seat: int, seen: int) -> tuple[Any, ...]:
        return tuple(self.match.redacted_events(self.table.steps[seen : self.decision_index], seat))

    def _legal_actions(self, seat: int) -> list[int]:
        return self.match.legal_actions(seat) if seat != SPECTATOR and seat in self.players_to_act else []

    def _update(
        self,
        seat: int,
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
            seat in self.automatic,
            program_view,
            events,
            presentation,
            self.decision_index,
            self.times,
            self.undo,
            self.returns,
            ack,
        )
