"""Errors at a table besides illegal moves. Keys have texts in locale/; details reveal nothing hidden."""

from __future__ import annotations

from cyberdeck.kernel.errors import CyberdeckError


class TableError(CyberdeckError):
    key = "error-table"
    status = 409  # over HTTP


class NoSuchAddress(TableError):
    """Nothing is at this address."""

    key = "error-no-such-address"
    status = 404


class WrongHost(TableError):
    """This server is not known by that name. details: host"""

    key = "error-wrong-host"
    status = 400


class BadNetwork(CyberdeckError):
    """Neither an address nor a network. details: value"""

    key = "error-bad-network"


class NotAllowed(TableError):
    """Only for who runs the server."""

    key = "error-not-allowed"
    status = 403


class NoSuchTable(TableError):
    """details: code"""

    key = "error-no-such-table"
    status = 404


class NoRules(TableError):
    """details: game"""

    key = "error-no-rules"
    status = 404


class NoLesson(TableError):
    """details: game"""

    key = "error-no-lesson"
    status = 404


class NoDecks(TableError):
    """details: game, known"""

    key = "error-no-decks"
    status = 404


class NoBoosters(TableError):
    """details: game, known"""

    key = "error-no-boosters"
    status = 404


class ManyBoosters(TableError):
    """details: most"""

    key = "error-many-boosters"
    status = 400


class SeatTaken(TableError):
    key = "error-seat-taken"


class NotYourSeat(TableError):
    key = "error-not-your-seat"
    status = 403


class AlreadyBegun(TableError):
    key = "error-already-begun"


class NotBegun(TableError):
    key = "error-not-begun"


class SeatsFree(TableError):
    """details: free"""

    key = "error-seats-free"


class NotOver(TableError):
    key = "error-not-over"


class CannotUndo(TableError):
    """details: reason (over, chance, answered, revealed, none, nobody, asked, refused)"""

    key = "error-cannot-undo"


class NotOwner(TableError):
    """Only the owner of the table does this."""

    key = "error-not-owner"
    status = 403


class Locked(TableError):
    """Its owner lets nobody else sit down."""

    key = "error-locked"


class TooLate(TableError):
    """The seat's clock ran out before its action came."""

    key = "error-too-late"


class RulesChanged(TableError):
    """The game was played by rules that are no longer there."""

    key = "error-rules-changed"


class EndedByOperator(TableError):
    """Whoever runs the server has ended the game."""

    key = "error-ended-by-operator"


class TableBroken(TableError):
    """What is stored of the table cannot be read. details: code"""

    key = "error-table-broken"


class Silenced(TableError):
    """Nobody would receive the message."""

    key = "error-silenced"


class TooFast(TableError):
    key = "error-too-fast"
    status = 429


class TooMany(TableError):
    """details: what (sockets, tables, work)"""

    key = "error-too-many"
    status = 503


class TooManyOfBots(TableError):
    """details: most"""

    key = "error-too-many-of-bots"
    status = 429


class BadMessage(TableError):
    """details: reason"""

    key = "error-bad-message"
    status = 400


class Unsaved(TableError):
    """The operation could not be stored and did not happen."""

    key = "error-unsaved"
    status = 503


class Moved(TableError):
    """The table belongs to another worker. details: to, its name"""

    key = "error-moved"
    status = 307
