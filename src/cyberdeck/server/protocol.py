"""Messages on a table's socket: JSON text, one message a frame, each with a tag `t`.

A client opens the socket of a table and sends `Hello`, with the secret of its seat, or without one as a spectator. The
server sends `Welcome`, and the first `Update` if the game has begun. Updates are numbered without gaps. Each holds the
whole view of its reader, which is enough to draw the table, and the events since the one before it; only pages that ask
for it get patches of what they have. A client that finds a gap in the numbers sends `Resync`.

A `SubmitAction` carries an id of the client's choice and the index of its decision. It takes effect once:
the same id again is acknowledged again and changes nothing. An acknowledged action is on disk.

A move has three forms: the number of an action, the game's typed move (games/*/moves.py, an object with its kind in
`type`), and notation for people. The server sends all three; a client may send any one of them.

JSON Schema and the page's types are generated from these structs: docs/protocol.schema.json, web/src/wire.ts. The types
of the moves and events of a game are in web/src/games/*/wire.ts and events.ts.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

VERSION = 2

Args = dict[str, str | int]
Status = Literal["open", "playing", "over", "stopped"]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Notation = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
TypedMove = dict[str, Any]  # of the table's game: decoded once the game is known
Stops = Literal["choices", "attacks", "all"]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]


# From a client


class FromClient(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True, gc=False):
    pass


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. `seat` is the secret of a seat, none for a spectator. `seen` is from the last update that the
    client has; earlier events are not sent again. A page gets scenes and messages in its updates, a program the view;
    one that takes `patches` gets a whole scene once and then what has changed in it.
    """

    v: int
    seat: Secret | None = None
    seen: Count = 0
    page: bool = False
    patches: bool = False


class SubmitAction(FromClient, frozen=True, tag="action"):
    """Exactly one of: an action, a typed move, a move in notation."""

    id: Id
    decision_index: Count
    action: Count | None = None
    move: TypedMove | None = None
    notation: Notation | None = None


class Resync(FromClient, frozen=True, tag="resync"):
    seen: Count = 0


class Hey(FromClient, frozen=True, tag="hey"):
    """Asks for a sign of life. Who has asked once is expected to say something from time to time."""


class ExplainMove(FromClient, frozen=True, tag="explain"):
    """Asks which rule forbids a move. Exactly one of: an action, a typed move, a move in notation."""

    action: Count | None = None
    move: TypedMove | None = None
    notation: Notation | None = None


class SendChat(FromClient, frozen=True, tag="say"):
    text: Text


class WriteNote(FromClient, frozen=True, tag="note"):
    """A note in the seat's own notebook, hidden from others until the game is over. An empty text removes it."""

    about: Annotated[str, Meta(min_length=1, max_length=16)]
    text: Annotated[str, Meta(max_length=80)]


class SetStops(FromClient, frozen=True, tag="stops"):
    """Which decisions the seat makes itself; the server makes the others, after the delay that bots have.

    `choices`: those with a choice, but for windows in which nothing has happened that the seat could react to; this is
    how it is at first. `attacks`: of the windows in which the seat may only react, those alone that concern an attack
    against it; the server passes in the others. `all`: every one, also where there is one action only. Nobody else
    learns which of them a seat has.
    """

    stops: Stops


class RequestUndo(FromClient, frozen=True, tag="undo"):
    """Requests to undo the seat's last action; with `agree`, accepts or declines the request of another seat."""

    agree: bool | None = None


ClientMessage = Hello | SubmitAction | Resync | Hey | ExplainMove | SendChat | WriteNote | SetStops | RequestUndo


# From the server


class FromServer(Struct, frozen=True, tag_field="t", gc=False):
    pass


class SeatInfo(Struct, frozen=True, gc=False):
    """A seat of the table. `bot` plays for it: always, or, with `stand_in`, for a person who is away. A bot's `name` is
    `@` and the key of a text.
    """

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    connected: bool
    stand_in: bool


class Clock(Struct, frozen=True):
    """`move`: `seconds` for each move. `bank`: `seconds` for the whole game, and `increment` for each move. `days`: the
    same as `move`, for games that go on for weeks: the time runs while nobody is there, and also across a restart.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[float, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


class Absence(Struct, frozen=True):
    """What happens when everybody has left during a game without a clock of days. `wait`: it waits for them. `days`: it
    waits so many days, then bots play it to its end. `play`: bots play on at once.
    """

    kind: Literal["wait", "days", "play"] = "wait"
    days: Annotated[float, Meta(ge=0, le=365)] = 0


class TableResponse(FromServer, frozen=True, tag="table"):
    """Who is at the table, and its state. The seed is shown after the game, to prove the commitment. The status
    is `stopped` if the game ended as it stood.
    """

    code: str
    game: str
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    clock: Clock
    absence: Absence
    public: bool
    owner: int | None  # the seat that starts the game and may lock the table; none before anybody sits
    locked: bool  # nobody else may sit down
    status: Status
    stopped: Literal["rules", "operator"] | None  # why the game ended as it stood
    commitment: str
    seed: str | None
    rematch: str | None  # the code of the next table
    to_act: tuple[int, ...]  # the seats whose move it is, when this was sent


class Welcome(FromServer, frozen=True, tag="welcome"):
    v: int
    seat: int  # -1 a spectator
    table: TableResponse


class LegalAction(Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal action as a number, as the game's typed move and in notation. For a page also as text: a message key with
    its arguments.
    """

    action: int
    move: Any
    notation: str
    key: str | None = None
    args: Args | None = None


class KnownMove(Struct, frozen=True, gc=False, array_like=True):
    """What the number of an action stands for throughout the game."""

    action: int
    move: Any
    notation: str


class LegalRun(Struct, frozen=True, gc=False, array_like=True):
    """Legal actions one after another with the same message key and the same names of arguments. Each row has the
    number of an action and its arguments.
    """

    key: str
    names: tuple[str, ...]
    rows: tuple[tuple[str | int, ...], ...]


class LogLine(Struct, frozen=True, gc=False):
    """A line of the log as text, with its rule. `event`: the redacted event behind it, an object with its kind in
    `type`; none where a line only adds to the one before. `more`: the other events of a line that combines several.
    """

    key: str
    args: Args
    rule: str
    event: Any
    more: tuple[Any, ...]


class Presentation(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a page draws, made from the reader's view alone: the scene, the open decision as a message, and the log,
    which continues after its first `kept_lines`. A page that takes patches has the scene of the update with the number
    `base`; the `patch` makes the new one of it (docs/protocol.md). Its legal actions are in `legal`; `moves` are those
    that were not in an update since its last whole one.
    """

    scene: Any  # none with a patch
    prompt: str
    args: Args
    kept_lines: int
    log: tuple[LogLine, ...]
    patch: Any = None
    base: int | None = None
    legal: tuple[LegalRun, ...] = ()
    moves: tuple[KnownMove, ...] = ()


class ClockTimes(Struct, frozen=True, gc=False):
    """Milliseconds by seat. `left` on its clock; `takes_over` until a bot plays for a seat that is away and to act."""

    left: tuple[int | None, ...]
    takes_over: tuple[int | None, ...]


class Update(FromServer, frozen=True, tag="update"):
    """The table as its reader may see it, after one more change."""

    n: int
    decision_index: int
    rule: str | None  # behind the open decision
    players_to_act: tuple[int, ...]
    legal_actions: tuple[LegalAction, ...]  # of the reader
    automatic: bool  # the server is about to act for the reader, who need not
    view: Any  # none for a page
    events: tuple[Any, ...]  # since the last update, redacted; none for a page
    presentation: Presentation | None  # for a page
    seen: int  # for `Hello` and `Resync`
    times: ClockTimes | None  # none without a clock while nobody is away
    undo: int | None  # the seat that requests to undo its last action
    returns: tuple[float, ...] | None  # when the game is over
    ack: str | None  # the id of the reader's action that made this change


class Ack(FromServer, frozen=True, tag="ack"):
    """The action was already taken. The first time, an update acknowledges it."""

    id: str


class HeyBack(FromServer, frozen=True, tag="hey"):
    """A sign of life."""


class MoveExplanation(FromServer, frozen=True, tag="explanation"):
    """The rule that forbids a move; none if it is legal or the reader is not to act."""

    notation: str
    rule: str | None


class ChatMessage(FromServer, frozen=True, tag="chat"):
    n: int  # number among the lines that this reader gets
    seat: int
    name: str
    text: str
    private: bool  # some do not get it


class Notebook(FromServer, frozen=True, tag="notes"):
    """The reader's own notebook, whole: text by subject."""

    notes: dict[str, str]


class Rejected(FromServer, frozen=True, tag="rejected"):
    """Nothing has changed. The key has its text in locale/, `details` are its arguments. `id` is the action's."""

    id: str | None
    key: str
    details: dict[str, str]


ServerMessage = Welcome | TableResponse | Update | Ack | HeyBack | MoveExplanation | ChatMessage | Notebook | Rejected
