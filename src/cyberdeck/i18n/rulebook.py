"""`Rulebook`: the numbered rules of one game in one language.

Read from these messages of the catalogue in the game's package (XX stands for the prefix of its rule ids):

    book-XX = title            .lead = the first thing a reader should know
    chapter-XX-5 = title       .intro = optional
    rule-XX-5-2 = title        .book .source .ruling .reconstructed = its parts, by where they come from
    example-XX-5-1 = text      .about = ids of the rules it shows; 5 is the chapter, 1 the example's number
    glossary-trace = word      .meaning = what it means

The part `option` of a rule is composed: the options that belong to the rule, with values and defaults as they are
declared, and their texts (see cyberdeck.options).

Contract: a rule's parts come in the order of PROVENANCE, rules and chapters in natural order (XX-2.1 before
XX-10.1). Lines broken in the file are joined; paragraphs, lists ("- ") and tables ("|") keep their lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable

from msgspec import Struct

from cyberdeck.i18n.errors import MissingText, UnknownRule
from cyberdeck.i18n.find import nearest, ranked
from cyberdeck.i18n.texts import Texts
from cyberdeck.options import OptionInfo

WRITTEN = ("book", "source", "ruling", "reconstructed")  # in the catalogue
PROVENANCE = (*WRITTEN, "option")

_NUMBERED = re.compile(r"(chapter|rule|example)-([A-Z]+)((?:-\d+)+)")


class Example(Struct, frozen=True):
    """A worked example; `about` names the rules it shows."""

    id: str
    text: str
    about: list[str]


class Rule(Struct, frozen=True):
    """One rule; `parts` are (provenance, text)."""

    id: str
    title: str
    parts: list[tuple[str, str]]
    examples: list[Example]


class Chapter(Struct, frozen=True):
    """One chapter; `intro` is empty if it has none."""

    id: str
    title: str
    intro: str
    rules: list[str]
    examples: list[Example]


class Term(Struct, frozen=True):
    """One word of the glossary."""

    key: str
    word: str
    meaning: str


def flow(text: str) -> str:
    """Join the lines of a paragraph; lists and tables keep theirs."""
    lines: list[str] = []
    for line in text.split("\n"):
        glue = bool(lines) and lines[-1] != "" and line != "" and line[0] != "|" and line[:2] != "- "
        if glue and not lines[-1].startswith("|"):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return "\n".join(lines)


def rule_of_attribute(name: str) -> str:
    """The rule that an attribute of an option is about: XX-5.2 of `XX-5-2`."""
    prefix, _, numbers = name.partition("-")
    return f"{prefix}-{numbers.replace('-', '.')}"


def _split(key: str, kind: str) -> tuple[int, ...] | None:
    """The numbers of a numbered key of this kind: (5, 2) of rule-XX-5-2."""
    match = _NUMBERED.fullmatch(key)
    if match is None or match[1] != kind:
        return None
    return tuple(int(n) for n in match[3].split("-")[1:])


class Rulebook:
    """The rules of a game in one language; `package` is the game's, `options` are those of its tables."""

    def __init__(
        self, package: str, lang: str, options: Sequence[OptionInfo] = (), *, root: Traversable | None = None
    ) -> None:
        self.package = package
        self.lang = lang
        self.options = options
        self.texts = Texts(lang, package, root=root)
        prefixes = [k.removeprefix("book-") for k in self.texts.keys() if k.startswith("book-")]
        if len(prefixes) != 1:
            raise MissingText(f"{package!r} has {len(prefixes)} rulebooks in {lang!r}, not one")
        self.prefix = prefixes[0]
        self._rules = {self._id(n): n for n in self._numbers("rule")}
        self._examples = [(n, self._example(n)) for n in self._numbers("example")]

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.texts.text(f"book-{self.prefix}")

    @property
    def lead(self) -> str:
        """The introduction: the first thing a reader should know."""
        return flow(self.texts.attribute(f"book-{self.prefix}", "lead"))

    def ids(self) -> list[str]:
        """The id of every rule, in natural order."""
        return list(self._rules)

    def rule(self, rule_id: str) -> Rule:
        """One rule. `xx-5.2` and `5.2` mean XX-5.2; an unknown id raises UnknownRule."""
        wanted = rule_id.strip().upper().removeprefix(f"{self.prefix}-").replace("-", ".")
        exact = f"{self.prefix}-{wanted}"
        if exact not in self._rules:
            raise UnknownRule(rule_id, nearest(exact, self.ids()))
        key = self._key("rule", self._rules[exact])
        there = self.texts.attributes(key)
        parts = [(p, flow(self.texts.attribute(key, p))) for p in WRITTEN if p in there]
        if exact in self._option_parts:
            parts.append(("option", " ".join(self._option_parts[exact])))
        examples = [e for _, e in self._examples if exact in e.about]
        return Rule(exact, self.texts.text(key), parts, examples)

    def chapters(self) -> list[Chapter]:
        """Every chapter, in natural order, with the ids of its rules."""
        return [self._chapter(n) for n in self._numbers("chapter")]

    def glossary(self) -> list[Term]:
        """The words of the game, in the order of the file."""
        keys = [k for k in self.texts.keys() if k.startswith("glossary-")]
        return [
            Term(k.removeprefix("glossary-"), self.texts.text(k), flow(self.texts.attribute(k, "meaning")))
            for k in keys
        ]

    def search(self, words: str) -> list[str]:
        """The ids of the rules that mention all these words, the best first."""
        texts: dict[str, list[str]] = {}
        for chapter in self.chapters():
            for rule_id in chapter.rules:
                rule = self.rule(rule_id)
                parts = "\n".join(text for _, text in rule.parts)
                examples = "\n".join(e.text for e in rule.examples)
                texts[rule_id] = [f"{rule_id} {rule.title}", parts, f"{chapter.title}\n{examples}"]
        return ranked(words, texts)

    def check(self) -> None:
        """Reads all of it, so that whatever is missing raises MissingText."""
        _ = self.title, self.lead, self.chapters(), self.glossary(), [self.rule(rule_id) for rule_id in self.ids()]

    def markdown(self) -> str:
        """The whole rulebook as one Markdown page."""
        from cyberdeck.i18n.markdown import page

        return page(self)

    @cached_property
    def _option_parts(self) -> dict[str, list[str]]:
        """What is said of options, by rule; an option with one value is not worth a word."""
        found: dict[str, list[str]] = {}
        for option in self.options:
            key = f"option-{option.name}"
            there = self.texts.attributes(key) if self.texts.has(key) else ()
            if option.rule and not option.is_fixed:
                found.setdefault(option.rule, []).append(self._option_text(option, key))
            for name in there:
                if name != "rules":
                    found.setdefault(rule_of_attribute(name), []).append(flow(self.texts.attribute(key, name)))
        return found

    def _option_text(self, option: OptionInfo, key: str) -> str:
        """The declaration of an option, and what it is for."""
        default = str(option.default).lower() if option.kind == "switch" else str(option.default)
        declared = "rulebook-option-switch" if option.kind == "switch" else "rulebook-option"
        said = [self.texts.text(declared, option=option.notation(), default=default)]
        if self.texts.has(key):
            if "rules" in self.texts.attributes(key):
                said.append(flow(self.texts.attribute(key, "rules")))
            else:
                line = self.texts.text(key)
                said.append(f"{line[:1].upper()}{line[1:]}.")
        return " ".join(said)

    def _chapter(self, numbers: tuple[int, ...]) -> Chapter:
        key = self._key("chapter", numbers)
        has_intro = "intro" in self.texts.attributes(key)
        return Chapter(
            self._id(numbers),
            self.texts.text(key),
            flow(self.texts.attribute(key, "intro")) if has_intro else "",
            [i for i, n in self._rules.items() if n[:1] == numbers],
            [e for n, e in self._examples if n[:1] == numbers],
        )

    def _example(self, numbers: tuple[int, ...]) -> Example:
        key = self._key("example", numbers)
        about = self.texts.attribute(key, "about").split()
        return Example("-".join(map(str, (self.prefix, *numbers))), flow(self.texts.text(key)), about)

    def _numbers(self, kind: str) -> list[tuple[int, ...]]:
        found = (_split(key, kind) for key in self.texts.keys())
        return sorted(n for n in found if n is not None)

    def _key(self, kind: str, numbers: tuple[int, ...]) -> str:
        return "-".join(map(str, (kind, self.prefix, *numbers)))

    def _id(self, numbers: tuple[int, ...]) -> str:
        return f"{self.prefix}-{'.'.join(map(str, numbers))}"
