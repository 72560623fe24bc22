"""Mistakes of the user's, and how every error is shown: what is wrong, what to do next, which rule it is about.

An error's `key` is its message in errors.ftl, with an attribute `.next`; its `facts` are the arguments.
"""

from __future__ import annotations

from cyberdeck.i18n import Rulebook, Texts, UnknownLanguage, UnknownRule
from cyberdeck.kernel.errors import CyberdeckError


class CliError(Exception):
    """A mistake that only a command line can have."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.details = facts


ERRORS = (CliError, CyberdeckError, UnknownLanguage, UnknownRule)


def describe_error(texts: Texts, error: Exception, book: Rulebook | None = None) -> list[str]:
    """Lines for people. With a rulebook, the rule that an error names is quoted by its title."""
    if isinstance(error, UnknownLanguage):
        error = CliError("error-unknown-language", language=error.wanted)
    if isinstance(error, UnknownRule):
        error = CliError("error-unknown-rule", rule=error.wanted, near=", ".join(error.near))
    if not isinstance(error, CliError | CyberdeckError):
        error = CliError("error-internal", detail=f"{type(error).__name__}: {error}")
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in error.details.items()}
    lines = [texts.text(error.key, **facts)]
    rule = str(error.details.get("rule", ""))
    if book is not None and rule in book.ids():
        lines.append(f"{rule} {book.rule(rule).title}")
    return [*lines, texts.attribute(error.key, "next", **facts)]
