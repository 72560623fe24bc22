"""Who is at a table now: its clients, and the bots that stand in for people who are away.

None of this is stored; it starts empty after a restart.
"""

from __future__ import annotations

import msgspec

from cyberdeck.server import protocol as p
from cyberdeck.server.close_codes import LEFT
from cyberdeck.server.outbox import Outbox
from cyberdeck.server.tables.presenter import Presenter, Scene
from cyberdeck.server.tables.table import Table


class Client:
    """A socket at the table. `seen` counts the decisions whose events it got. A page has a `presenter`, and, if it
    takes `patches`, a `base`: the number and the scene of the last update that it got, and the actions whose moves it
    `knows`.
    """

    def __init__(self, seat: int, seen: int = 0, page: bool = False, patches: bool = False) -> None:
        self.seat = seat
        self.seen = seen
        self.page = page
        self.patches = patches
        self.presenter: Presenter | None = None
        self.base: tuple[int, Scene] | None = None
        self.knows: set[int] = set()
        self.outbox = Outbox()

    def push(self, message: p.FromServer) -> None:
        self.outbox.push(msgspec.json.encode(message).decode())


class Presence:
    """`stand_ins` maps the seat of a person to the bot that plays for them. `address` is that of who made the table, or
    else of the first who came: its bots take turns with those of other addresses.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clients: set[Client] = set()
        self.stand_ins: dict[int, str] = {}
        self.seen: set[int] = set()  # seats whose person has been connected
        self.address = ""

    def clients_of(self, seat: int) -> list[Client]:
        return [client for client in self.clients if client.seat == seat]

    def is_connected(self, seat: int) -> bool:
        return any(client.seat == seat for client in self.clients)

    def people(self) -> list[int]:
        """The seats of people, connected or not."""
        return [number for number, seat in enumerate(self.table.seats) if seat.secret_hash]

    def connected_people(self) -> list[int]:
        return [seat for seat in self.people() if self.is_connected(seat)]

    @property
    def is_deserted(self) -> bool:
        """Whether people play here, and none of them is connected."""
        return bool(self.people()) and not self.connected_people()

    @property
    def is_unwatched(self) -> bool:
        """Whether only bots play, and nobody looks on."""
        return not self.clients and not self.people()

    def disconnect(self, seat: int) -> None:
        """Closes every socket of a seat that is given up."""
        for client in self.clients_of(seat):
            client.outbox.close(LEFT)

    def info(self) -> p.TableResponse:
        """The table as everybody may see it. The seed is shown only after the game."""
        table = self.table
        over = table.status in ("over", "stopped")
        return p.TableResponse(
            code=table.code,
            game=table.header.game,
            options=table.header.options,
            seats=tuple([self._seat_info(number) for number in range(len(table.seats))]),
            clock=table.header.clock,
            absence=table.header.absence,
            public=table.header.public,
            owner=table.owner,
            locked=table.locked,
            status=table.status,
            stopped=table.stopped,
            commitment=table.commitment,
            seed=table.header.seed if over else None,
            rematch=table.rematch,
            to_act=tuple(table.playing.players_to_act) if table.status == "playing" else (),
        )

    def _seat_info(self, number: int) -> p.SeatInfo:
        seat = self.table.seats[number]
        if seat.bot is not None:
            return p.SeatInfo(self.table.names()[number], "bot", seat.bot, True, False)
        stand_in = self.stand_ins.get(number)
        kind = "person" if seat.secret_hash else "open"
        return p.SeatInfo(seat.name, kind, stand_in, self.is_connected(number), stand_in is not None)  # type: ignore[arg-type]
