"""Reading the command line with argparse, in the user's language.

argparse shows no words of its own here: headings come from the catalogue, every value is read as text and checked by
the command, and the few remaining errors are distinguished by their kind.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from cyberdeck.cli.error_messages import CliError
from cyberdeck.i18n import Texts

PROG = "cyberdeck"
_DIGITS = 78  # of the largest number accepted anywhere


class Parser(argparse.ArgumentParser):
    """`value` and `setting` name their help by message key; metavars are in its attribute `.value`."""

    def __init__(self, texts: Texts, command: str) -> None:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return _Formatter(prog, texts.text("help-usage"))

        super().__init__(
            prog=f"{PROG} {command}".strip(),
            description=texts.attribute(f"help-{command or 'top'}", "about"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=formatter,
        )
        self.texts = texts
        self._values = self.add_argument_group(texts.text("help-arguments"))
        self._settings = self.add_argument_group(texts.text("help-options"))
        self.switch("--help", "-h", key="help-help")

    def value(self, name: str, key: str, nargs: str = "?") -> None:
        self._values.add_argument(name, nargs=nargs, **self._words(key))

    def setting(self, flag: str, key: str, **more: Any) -> None:
        self._settings.add_argument(flag, **self._words(key), **more)

    def switch(self, *flags: str, key: str) -> None:
        self._settings.add_argument(*flags, action="store_true", help=self._help(key))

    def common(self, *names: str) -> None:
        """Switches that several commands share."""
        for name in names:
            if name == "lang":
                self.setting("--lang", "help-lang")
            else:
                self.switch(f"--{name}", key=f"help-{name}")

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        try:
            given, strange = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            raise CliError("error-needs-value", argument=error.argument_name or "") from None
        if strange:
            flags = [flag for action in self._actions for flag in action.option_strings]
            near = get_close_matches(strange[0], flags, 1)
            raise CliError("error-unknown-argument", argument=strange[0], near=near[0] if near else "--help")
        return given

    def error(self, message: str) -> NoReturn:
        raise CliError("error-arguments", detail=message)

    def _words(self, key: str) -> dict[str, Any]:
        return {"help": self._help(key), "metavar": self.texts.attribute(key, "value")}

    def _help(self, key: str) -> str:
        return self.texts.text(key).replace("%", "%%")


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._usage_words = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_words} ")


def take_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """`--lang ru` may stand anywhere, also before the command: it decides the language of everything else."""
    rest: list[str] = []
    wanted: str | None = None
    words = iter(argv)
    for word in words:
        if word == "--lang":
            wanted = next(words, None)
            if wanted is None:
                rest.append(word)
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    return wanted, rest


def number(text: str | None, flag: str, least: int = 0) -> int | None:
    """The whole number given for a flag."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > _DIGITS or int(text) < least:
        raise CliError("error-bad-number", argument=flag, value=text[:80], least=least)
    return int(text)


def table_options(given: argparse.Namespace) -> dict[str, object]:
    """The options of a table from `--players N --option NAME=VALUE …`, as text."""
    out: dict[str, object] = {}
    if given.players is not None:
        out["players"] = given.players
    for word in given.option or []:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise CliError("error-option-shape", option=word[:80])
        if name in out:
            raise CliError("error-option-twice", option=name)
        out[name] = value
    return out
