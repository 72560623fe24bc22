"""The rules of a game for readers who choose options in a form and never type them.

A rulebook writes options as the terminal takes them: `board=expert`, `tracer`. Here they have the names of the form:
“Board: expert”, “Tracer”. A value alone belongs to the option that was named last in the same text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cyberdeck.i18n.rulebook import Chapter, Example, Rule, Rulebook
from cyberdeck.i18n.texts import Texts
from cyberdeck.options import OptionInfo

_CODE = re.compile(r"`([^`]+)`")


class OptionWords:
    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.texts: Texts = book.texts
        self.options: Sequence[OptionInfo] = book.options

    def rules(self) -> list[Rule]:
        return [self._rule(self.book.rule(rule_id)) for rule_id in self.book.ids()]

    def chapters(self) -> list[Chapter]:
        return [
            Chapter(one.id, one.title, self.in_words(one.intro), one.rules, self._examples(one.examples))
            for one in self.book.chapters()
        ]

    def in_words(self, text: str) -> str:
        """A text without the spelling of options."""
        named: OptionInfo | None = None

        def said(code: re.Match[str]) -> str:
            nonlocal named
            name, _, value = code[1].partition("=")
            option = next((one for one in self.options if one.name == name), None)
            if option is not None:
                named = option
                chosen = "" if value in ("", option.notation().partition("=")[2]) else self._value(option, value)
                return self._quoted(f"{self._name(option)}: {chosen}" if chosen else self._name(option))
            if named is None or code[1].isdigit():
                return code[1]
            return self._quoted(self._value(named, code[1]))

        return _CODE.sub(said, text)

    def _rule(self, rule: Rule) -> Rule:
        parts = [(mark, self.in_words(text)) for mark, text in rule.parts]
        return Rule(rule.id, rule.title, parts, self._examples(rule.examples))

    def _examples(self, examples: list[Example]) -> list[Example]:
        return [Example(one.id, self.in_words(one.text), one.about) for one in examples]

    def _quoted(self, words: str) -> str:
        return self.texts.text("rulebook-quoted", words=words)

    def _name(self, option: OptionInfo) -> str:
        if option.kind == "deck":
            return self.texts.text("page-decks-choose", number=option.name.removeprefix("deck"))
        if option.name == "players":
            return self.texts.text("page-seats")
        key = f"setup-{option.name}"
        return self.texts.text(key) if self.texts.has(key) else option.name

    def _value(self, option: OptionInfo, value: str) -> str:
        key = f"option-{option.name}-{value}"
        return self.texts.text(key) if self.texts.has(key) else value
