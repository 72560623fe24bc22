"""`Texts`: the texts of one language, shared ones and those in a game's package.

Contract: `text` and `attribute` give the whole text or raise MissingText. There is no fallback to another
language, no key in place of a text, and no invisible direction marks around the arguments.
"""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from cyberdeck.i18n.catalogue import SHARED, read
from cyberdeck.i18n.errors import MissingText
from cyberdeck.i18n.language import check_language

Argument = str | int | float


class _Catalogue:
    """The messages of one language and game, ready to format."""

    def __init__(self, root: Traversable | None, lang: str, package: str) -> None:
        sources = read(SHARED, lang, root)
        if package:
            own = read(package, lang, root)
            if not own:
                raise MissingText(f"no texts of {package!r} in {lang!r}")
            sources += own
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.attributes: dict[str, tuple[str, ...]] = {}
        for source in sources:
            self.bundle.add_resource(source.resource)
            for entry in source.resource.body:
                if isinstance(entry, ast.Junk):
                    raise MissingText(f"{source.name} cannot be read: {str(entry.content).strip()[:60]!r}")
                if isinstance(entry, ast.Message):
                    names = tuple(a.id.name for a in entry.attributes)
                    self.attributes.setdefault(entry.id.name, names)


@cache
def _installed(lang: str, package: str) -> _Catalogue:
    return _Catalogue(None, lang, package)


class Texts:
    """The texts of one language: the shared ones, and those of a game's package if one is given. `root` is a directory
    in place of the installed package.
    """

    def __init__(self, lang: str, package: str = "", *, root: Traversable | None = None) -> None:
        self.lang = check_language(lang)
        self.package = package
        self._catalogue = _installed(lang, package) if root is None else _Catalogue(root, lang, package)

    def __repr__(self) -> str:
        return f"Texts({self.lang!r}, {self.package!r})"

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self._catalogue.attributes

    def keys(self) -> list[str]:
        """Every key, in the order of the files."""
        return list(self._catalogue.attributes)

    def attributes(self, key: str) -> tuple[str, ...]:
        """The names of a message's attributes, in the order of the file."""
        if not self.has(key):
            raise MissingText(f"no text {key!r} in {self.lang!r}")
        return self._catalogue.attributes[key]

    def text(self, key: str, /, **args: Argument) -> str:
        """The text of a message."""
        if not self.has(key):
            raise MissingText(f"no text {key!r} in {self.lang!r}")
        return self._format(key, self._catalogue.bundle.get_message(key).value, args)

    def get(self, key: str, default: str) -> str:
        """The text of a message, or `default` if there is no such message: for names that a plug-in may lack."""
        return self.text(key) if self.has(key) else default

    def attribute(self, key: str, name: str, /, **args: Argument) -> str:
        """The text of one attribute of a message."""
        if name not in self.attributes(key):
            raise MissingText(f"no text {key + '.' + name!r} in {self.lang!r}")
        pattern = self._catalogue.bundle.get_message(key).attributes[name]
        return self._format(f"{key}.{name}", pattern, args)

    def spoken(self, args: dict[str, Argument]) -> dict[str, Argument]:
        """The arguments with names in place of keys: one that begins with @ is the key of a text, or several items with
        | between them. What follows a key after a space, such as a number, stays behind the name.
        """
        keys = [name for name, value in args.items() if isinstance(value, str) and value.startswith("@")]
        return {**args, **{name: self._listed(str(args[name])) for name in keys}} if keys else args

    def _listed(self, value: str) -> str:
        return ", ".join(self._item(item) for item in value.split("|") if item != "@")

    def _item(self, item: str) -> str:
        named, _, rest = item[1:].partition(" ")
        key, _, name = named.partition(".")
        if not item.startswith("@") or not self.has(key):
            return item
        return f"{self.attribute(key, name) if name else self.text(key)} {rest}".rstrip()

    def _format(self, key: str, pattern: Any, args: dict[str, Argument]) -> str:
        if pattern is None:
            raise MissingText(f"{key!r} has attributes but no text of its own in {self.lang!r}")
        text, errors = self._catalogue.bundle.format_pattern(pattern, self.spoken(args))
        if errors or not isinstance(text, str):
            reasons = "; ".join(map(str, errors)) or "nothing to show"
            raise MissingText(f"{key!r} cannot be said in {self.lang!r}: {reasons}")
        return text
