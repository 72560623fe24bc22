"""The errors of texts.

    TextError
    ├── MissingText       a key, an attribute, an argument or a catalogue is missing
    ├── UnknownLanguage   an unavailable language; `.wanted`
    └── UnknownRule       a rule id the rulebook does not have; `.wanted`, `.near`

Messages are for developers. Users get the texts of the catalogues, formatted from the fields.
"""

from __future__ import annotations


class TextError(Exception):
    """Base of everything this package raises."""


class MissingText(TextError, LookupError):
    """A text is not complete in the language asked for."""


class UnknownLanguage(TextError, ValueError):
    """The language asked for is not available."""

    def __init__(self, wanted: str, languages: tuple[str, ...]) -> None:
        super().__init__(f"unknown language {wanted!r}: choose one of {', '.join(languages)}")
        self.wanted = wanted


class UnknownRule(TextError, LookupError):
    """No rule has this id; `near` holds the ids most like it, the nearest first."""

    def __init__(self, wanted: str, near: list[str]) -> None:
        super().__init__(f"no rule {wanted!r}; near it: {', '.join(near)}")
        self.wanted = wanted
        self.near = near
