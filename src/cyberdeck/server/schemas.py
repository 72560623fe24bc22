"""Structs of the HTTP API: games, tables, seats, records. docs/openapi.json is generated from them.

Secrets travel in bodies and in the Authorization header, never in an address. Every error is an `ErrorResponse`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from cyberdeck.components.decks import DeckProblem
from cyberdeck.i18n.rulebook import Chapter, Rule, Term
from cyberdeck.kernel.record import Note
from cyberdeck.options import Conflict, OptionInfo, Preset
from cyberdeck.server.protocol import Absence, Clock, LogLine, Presentation, SeatInfo, Secret, Status

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Entropy = Annotated[str, Meta(max_length=200)]


class ClientRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class CreateTableRequest(ClientRequest, frozen=True):
    """`seats`: the name of a bot, or null for a person. A table that is not public is found only by its code."""

    game: str
    seats: Annotated[list[str | None], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = Clock()
    public: bool = False
    absence: Absence = Absence()


class LockRequest(ClientRequest, frozen=True):
    """`locked`: whether nobody else may sit down."""

    locked: bool


class OwnerRequest(ClientRequest, frozen=True):
    """The seat of the person who owns the table from now on."""

    seat: Annotated[int, Meta(ge=0)]


class TakeSeatRequest(ClientRequest, frozen=True):
    """`seat` null: any free one. `entropy` goes into the shuffle."""

    name: Name
    seat: Annotated[int, Meta(ge=0)] | None = None
    entropy: Entropy = ""


class StartRequest(ClientRequest, frozen=True):
    """`fill`: the bot for the seats that are still free."""

    fill: str | None = None


class SeatTicket(Struct, frozen=True):
    """The secret is the seat: its holder sits there."""

    code: str
    seat: int
    secret: Secret


class TableListing(Struct, frozen=True):
    """A public table. `free_seats` are open to people. `options`: those that are not at their defaults."""

    code: str
    game: str
    status: Status
    options: dict[str, Any]
    clock: Clock
    seats: tuple[SeatInfo, ...]
    free_seats: int
    spectators: int
    created: float  # seconds since 1970


class TableQuery(ClientRequest, frozen=True):
    """Which public tables are listed: of one game, with so many seats, with a free seat (1), of one status."""

    game: str | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    free: Literal[0, 1] = 0
    status: Literal["open", "playing"] | None = None


class GameInfo(Struct, frozen=True):
    id: str
    titles: dict[str, str]  # by language
    kinds: dict[str, str]  # by language: two or three words for what is played
    about: dict[str, str]  # by language: a sentence or two for the list of games
    min_players: int
    max_players: int
    minutes: tuple[int, int]
    bots: tuple[str, ...]  # from the weakest to the strongest
    default_bot: str
    time_limits: dict[str, float]  # of the bots that search: at most so many seconds a move
    options: tuple[OptionInfo, ...]
    presets: tuple[Preset, ...]
    conflicts: tuple[Conflict, ...]
    lesson: bool  # whether it has a tutorial


Copies = Annotated[int, Meta(ge=1, le=1_000_000)]


class DeckFormat(Struct, frozen=True):
    """What a legal deck is, and how it is dealt: the opening hand, and the cards drawn each turn."""

    min_size: int
    max_size: int | None  # null: no limit
    copies: int  # of one number
    unlimited: tuple[int, ...]  # numbers without that limit
    opening_hand: int
    draw_per_turn: int


class DeckCard(Struct, frozen=True):
    """One card that decks are made of. Its texts are the game's: `key` its title, `.text`, `.idea`."""

    number: int
    id: str
    key: str
    kind: str
    value: int  # what the curve shows
    keywords: tuple[str, ...]
    symbols: tuple[str, ...]
    figures: tuple[tuple[str, str, int], ...]  # printed on it: name (`figure-…`), sign, number
    quantity: int  # in the first built-in deck
    reconstructed: bool
    rarity: str  # empty in a game without boosters


class BuiltInDeck(Struct, frozen=True):
    """A deck that comes with the game; `cards`: number and count."""

    name: str
    code: str
    cards: tuple[tuple[int, int], ...]
    text: str


class RarityOdds(Struct, frozen=True):
    """`weight` of `total` boosters hold `count` of the `cards` of this rarity. Each of these cards is in a booster with
    probability `chance`, exactly `fraction`.
    """

    rarity: str
    cards: int
    count: int
    weight: int
    total: int
    chance: float
    fraction: str


class BoosterInfo(Struct, frozen=True):
    """What a booster holds, and what a collection starts with: `starters` names decks of the game."""

    size: int  # cards
    max_count: int  # boosters at a time
    odds: tuple[RarityOdds, ...]
    starters: tuple[str, ...]


class DecksResponse(Struct, frozen=True):
    """What decks of a game are made of. `value`: what the curve shows. `boosters`: for games that have them."""

    game: str
    value: str
    format: DeckFormat
    cards: tuple[DeckCard, ...]
    built_in: tuple[BuiltInDeck, ...]
    boosters: BoosterInfo | None


class CheckDeckRequest(ClientRequest, frozen=True):
    """A deck as text, with titles in any language; `lang`: the language to write it back in. `collection`: number and
    count of the cards that it may use, to find what is missing.
    """

    text: str
    lang: str = "en"
    collection: Annotated[tuple[tuple[int, Copies], ...], Meta(max_length=500)] | None = None


class OpenBoostersRequest(ClientRequest, frozen=True):
    """The same seed gives the same boosters to everybody."""

    seed: str
    count: int = 1


class OpenedBoosters(Struct, frozen=True):
    """The numbers of the cards in each booster."""

    seed: str
    boosters: tuple[tuple[int, ...], ...]


class ReadCollectionRequest(ClientRequest, frozen=True):
    """A collection as text."""

    text: str


class CollectionResponse(Struct, frozen=True):
    """A valid collection: number and count of its cards, and how many boosters were opened for it."""

    game: str
    boosters: int
    cards: tuple[tuple[int, int], ...]


class DeckChance(Struct, frozen=True):
    """Of at least one card with the keyword: in the opening hand, in a redrawn one if it had none, by each turn."""

    keyword: str
    cards: int
    opening: float
    redrawn: float
    turns: tuple[float, ...]


class DeckResponse(Struct, frozen=True):
    """A deck: `cards` as number and count, its problems and its statistics. Without problems, `code` is the option
    value for a table. `text`: the cards that were understood. `missing`: what the collection lacks.
    """

    name: str
    size: int
    code: str
    cards: tuple[tuple[int, int], ...]
    problems: tuple[DeckProblem, ...]
    kinds: tuple[tuple[str, int], ...]
    curve: tuple[tuple[int, int], ...]
    chances: tuple[DeckChance, ...]
    text: str
    missing: tuple[DeckProblem, ...]


class RulesResponse(Struct, frozen=True):
    """A rulebook in one language."""

    title: str
    lead: str
    chapters: list[Chapter]
    rules: list[Rule]
    glossary: list[Term]


class TextsResponse(Struct, frozen=True):
    """Fluent sources: the shared ones, or a game's."""

    lang: str
    ftl: str


class ReplayRequest(ClientRequest, frozen=True):
    """`count` steps of a recorded game from `first` on. `record`: as the server gave it or a file holds it, of this
    release or an earlier one. `seat`: whose knowledge, -1 a spectator's, null everybody's.
    """

    record: dict[str, Any]
    seat: int | None = None
    first: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=64)] = 32


class ReplayStep(Struct, frozen=True):
    """A step: the table after the move of `seat`, or before the first one (-1, no move). `scenes`: the wanted one, or a
    spectator's and then each seat's.
    """

    n: int
    actions: int  # in the log by then, chance included: notes refer to it
    seat: int
    move: Any  # the game's typed move
    notation: str | None
    presentation: Presentation
    scenes: tuple[Any, ...]


class ReplaySteps(Struct, frozen=True):
    """Some steps of a game, and all the notes in its record. `rules_changed`: the rules that it was played by are no
    longer there; its steps have the log alone, without scenes.
    """

    total: int  # steps in the whole game
    notes: tuple[Note, ...]
    steps: tuple[ReplayStep, ...]
    rules_changed: bool = False


class Standing(Struct, frozen=True):
    """How every player stands after step `n` of the game, as a replay counts them, with `actions` in the log."""

    n: int
    actions: int
    values: tuple[int, ...]


class TurningPoint(Struct, frozen=True):
    """A step that decided much: `swing` is how far it moved the winners ahead of the others, below zero if it threw
    them back. `line` of the log tells of it.
    """

    n: int
    actions: int
    swing: float
    line: LogLine


class StoryResponse(Struct, frozen=True):
    """A finished game as a number by player (`players`: their names; seats first): how they stood at first and after
    each step that changed it, and what decided the game. `label`: the key of the number's name in the game's texts.
    Empty for a game that declares no such number.
    """

    label: str
    low_is_good: bool
    players: tuple[str, ...]
    winners: tuple[int, ...]  # seats
    steps: int
    standings: tuple[Standing, ...]
    moments: tuple[TurningPoint, ...]


class ErrorResponse(Struct, frozen=True):
    """The key has its text in locale/, `details` are its arguments."""

    key: str
    details: dict[str, str | int]
