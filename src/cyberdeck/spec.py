"""Declarations of games: everything that a table, the page or a bot needs to know of a game, and the list of games.

    get_spec(game)          the declaration of a game, by its id
    game_ids()              the games that can be played, sorted
    faulty_games()          plug-ins that cannot be used, and why
    make(game, options)     the rulebook of a table
    parse_options(spec, options)    checked options (`GameSpec.describe_options` says what there is)

A built-in game has its GameSpec as `SPEC` in the module `spec` of its folder. A plug-in is any package that declares a
GameSpec as an entry point in the group `cyberdeck.games`, under the id of the game. Callers see no difference. Option
values may be text (`tracer=true`), as from a command line, or typed.

The user interface, the bots and the texts of a game are imported at their first use: listing the games loads neither
the terminal nor the catalogues nor the search.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

import cyberdeck.games
from cyberdeck.doors import LazyAI as LazyAI
from cyberdeck.doors import LazyUI as LazyUI
from cyberdeck.doors import submodule
from cyberdeck.kernel.errors import BadOption, BadPlayers, FaultyGame, UnknownGame, UnknownOption
from cyberdeck.kernel.game import AnyGame, Game
from cyberdeck.options import Conflict, OptionInfo, Preset, declared_options, option_types

if TYPE_CHECKING:
    from cyberdeck.components.collection import BoosterRules
    from cyberdeck.doors import Decks
    from cyberdeck.i18n import Rulebook, Texts

GROUP: Final = "cyberdeck.games"  # of the entry points
LONGEST_REASON: Final = 200
UI_ENTRIES: Final = {  # by module
    "text": "Narrator",
    "terminal": "Terminal",
    "scene": "Scene",
    "windows": "open_window",
    "story": "standing",
    "lesson": "SEED",
}
AI_ENTRIES: Final = {"heuristic": "weights", "model": "LearnedModel"}

_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_log = logging.getLogger(__name__)


class GameSpec(msgspec.Struct, frozen=True, kw_only=True):
    """The declaration of a game."""

    id: str
    players: range
    minutes: tuple[int, int]
    options: type[msgspec.Struct]  # with the field `players`
    presets: tuple[Preset, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    build: Callable[[Any], AnyGame]
    rules_hash: str = ""  # of what happens by these rules; "" if nobody computes it
    package: str = ""  # `locale/<language>/*.ftl` lies in it
    ui: LazyUI = LazyUI()
    ai: LazyAI = LazyAI()
    decks: Decks | None = None  # of a game in which players bring their own
    boosters: BoosterRules | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "ui", LazyUI(self.ui.package, cache(self.has_text)))

    def describe_options(self) -> tuple[OptionInfo, ...]:
        """Every option with its values, default and rule, in the order of their declaration."""
        return tuple(self._described(option) for option in declared_options(self.options))

    def _described(self, option: OptionInfo) -> OptionInfo:
        if option.name == "players":
            return msgspec.structs.replace(option, min=self.players[0], max=self.players[-1])
        if option.kind == "deck" and self.decks is not None:
            return msgspec.structs.replace(option, choices=tuple(self.decks.BUILT_IN))
        return option

    def texts(self, lang: str) -> Texts:
        """The shared texts and the game's own; only the shared ones if it has none in this language."""
        from cyberdeck.i18n import Texts
        from cyberdeck.i18n.catalogue import has_locale

        return Texts(lang, self.package if has_locale(self.package, lang) else "")

    def has_text(self, key: str) -> bool:
        """Whether a text exists in every language, shared or the game's own."""
        from cyberdeck.i18n import LANGUAGES

        return all(self.texts(lang).has(key) for lang in LANGUAGES)

    def rulebook(self, lang: str) -> Rulebook | None:
        """The rulebook; None if it has none in this language."""
        from cyberdeck.i18n import MissingText, Rulebook

        try:
            return Rulebook(self.package, lang, self.describe_options())
        except MissingText:
            return None

    def title(self, lang: str) -> str:
        texts = self.texts(lang)
        return texts.text("game-title") if texts.has("game-title") else self.id

    def about(self, lang: str) -> str:
        """A sentence or two for the list of games; empty if it has none."""
        texts = self.texts(lang)
        has = texts.has("game-title") and "about" in texts.attributes("game-title")
        return texts.attribute("game-title", "about") if has else ""

    def kind(self, lang: str) -> str:
        """Two or three words for what is played, such as "hidden roles"; empty if it has none."""
        texts = self.texts(lang)
        return texts.text("game-kind") if texts.has("game-kind") else ""


class Fault(NamedTuple):
    """A plug-in that cannot be used."""

    game: str  # the name of its entry point
    reason: str


def game_ids() -> list[str]:
    return sorted([*_built_ins(), *_plugins()[0]])


def faulty_games() -> list[Fault]:
    return list(_plugins()[1])


def get_spec(game: str) -> GameSpec:
    """UnknownGame if there is none; FaultyGame for a plug-in that cannot be used."""
    if game in _built_ins():
        return _built_in(game)
    plugins, faults = _plugins()
    if game in plugins:
        return plugins[game]
    if any(fault.game == game for fault in faults):
        raise FaultyGame(game=game)
    raise UnknownGame(game=game, known=", ".join(game_ids()))


def make(game: str, options: Mapping[str, object]) -> AnyGame:
    """The rulebook of a table; every mistake in its options raises its own error."""
    spec = get_spec(game)
    return spec.build(parse_options(spec, options))


def parse_options(spec: GameSpec, options: Mapping[str, object]) -> msgspec.Struct:
    """The options struct of a table; every mistake has an error of its own."""
    declared = {option.name: option for option in declared_options(spec.options)}
    values: dict[str, object] = {}
    for name, value in options.items():
        if name not in declared:
            raise UnknownOption(option=name, known=", ".join(sorted(declared)))
        values[name] = _value(spec, declared[name], value)
    players = values.get("players")
    if players is not None and int(str(players)) not in spec.players:
        raise BadPlayers(players=players, least=spec.players[0], most=spec.players[-1])
    return spec.options(**values)


def _value(spec: GameSpec, option: OptionInfo, value: object) -> object:
    try:
        return msgspec.convert(value, option_types(spec.options)[option.name], strict=False)
    except msgspec.ValidationError:
        raise BadOption(option=option.name, value=str(value)[:80], allowed=option.allowed()) from None


# Registration


@cache
def _built_ins() -> frozenset[str]:
    return frozenset(found.name for found in pkgutil.iter_modules(cyberdeck.games.__path__))


@cache
def _built_in(game: str) -> GameSpec:
    spec = importlib.import_module(f"{cyberdeck.games.__name__}.{game}.spec").SPEC
    assert isinstance(spec, GameSpec)
    return spec


@cache
def _plugins() -> tuple[dict[str, GameSpec], list[Fault]]:
    """The usable plug-ins by id, and the others. A fault of one never affects another."""
    found: dict[str, GameSpec] = {}
    faults: list[Fault] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            if point.name in _built_ins() or point.name in found:
                raise ValueError("there is another game of this name")
            found[point.name] = _load(point)
        except (Exception, SystemExit) as error:  # a plug-in's module may raise anything
            reason = " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_REASON]
            faults.append(Fault(point.name, reason))
            _log.warning("faulty game: %s: %s", point.name, reason)
    return found, faults


def _load(point: EntryPoint) -> GameSpec:
    """The declaration of a plug-in, after every check that can be made before somebody plays."""
    spec = point.load()
    if not isinstance(spec, GameSpec):
        raise TypeError(f"{point.value} is no GameSpec")
    if spec.id != point.name or not _ID.fullmatch(spec.id):
        raise ValueError(f"{spec.id!r} is not the name of the entry point, or not an id: {_ID.pattern}")
    if not spec.players or spec.players[0] < 1 or spec.players.step != 1:
        raise ValueError(f"players: {spec.players}")
    defaults = spec.options()
    game: object = spec.build(defaults)
    if not isinstance(game, Game) or game.id != spec.id:
        raise ValueError(f"{game!r} is not a Game with the id {spec.id!r}")
    if "players" not in {option.name for option in spec.describe_options()}:
        raise ValueError("its options have no field `players`")
    for preset in spec.presets:
        parse_options(spec, preset.options)
    msgspec.json.encode(defaults)
    _check_modules(spec)
    if spec.package:
        _check_texts(spec)
    return spec


def _check_modules(spec: GameSpec) -> None:
    for package, entries in ((spec.ui.package, UI_ENTRIES), (spec.ai.package, AI_ENTRIES)):
        if package:
            importlib.import_module(package)
        for name, entry in entries.items():
            module = submodule(package, name)
            if module is not None:
                getattr(module, entry)
    if spec.ui.lesson is not None:
        parse_options(spec, {**spec.ui.lesson.OPTIONS, "players": len(spec.ui.lesson.SEATS)})
    if spec.decks is not None:
        for deck in spec.decks.BUILT_IN:
            spec.decks.sound(spec.decks.built_in(deck), spec.decks.catalogue())


def _check_texts(spec: GameSpec) -> None:
    from cyberdeck.i18n import LANGUAGES

    for lang in LANGUAGES:
        spec.title(lang)
        spec.about(lang)
        book = spec.rulebook(lang)
        if book is not None:
            book.check()
