"""The shape of one language of a catalogue: what must be the same in all four.

A `Shape` holds, for every message and attribute, the variables its text uses; `faults` are what is wrong
inside that language alone: junk, ids used twice, references that lead nowhere, incomplete plurals.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from cyberdeck.i18n.catalogue import Source

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
PLURALS = {
    "en": frozenset({"one", "other"}),
    "ru": frozenset({"one", "few", "many", "other"}),
    "fi": frozenset({"one", "other"}),
    "it": frozenset({"one", "other"}),
}


class _Reader(Visitor):
    """Collects the variables, references and selects of a text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)


class Shape:
    """One language of one catalogue."""

    def __init__(self, lang: str, sources: list[Source], taken: dict[str, str] | None = None) -> None:
        """`taken`: ids of another catalogue that is loaded together with this one, and their files."""
        self.variables: dict[str, frozenset[str]] = {}  # key or key.attribute -> names
        self.texts: dict[str, str] = {}  # key or key.attribute -> source text
        self.ids: dict[str, str] = {}  # id of a message or term -> its file
        self.faults: list[str] = []
        self._references: list[tuple[str, str]] = []
        for source in sources:
            for entry in source.resource.body:
                self._entry(lang, source, entry, taken or {})
        known = {*self.variables, *self.ids, *(taken or {})}
        self.faults += [
            f"{where}: refers to {name!r}, which is not there"
            for where, name in self._references
            if name.split(".")[0] not in (taken or {}) and name not in known
        ]

    def _entry(self, lang: str, source: Source, entry: object, taken: dict[str, str]) -> None:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = source.text.count("\n", 0, start) + 1
            reason = entry.annotations[0].message if entry.annotations else "unreadable"
            self.faults.append(f"{source.name}:{line}: junk: {reason}")
        if not isinstance(entry, ast.Message | ast.Term):
            return
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        first = taken.get(name) or self.ids.get(name)
        if first is not None:
            self.faults.append(f"{source.name}: {name!r} is already in {first}")
            return
        self.ids[name] = source.name
        for key, pattern in _patterns(name, entry):
            where = f"{source.name}: {key!r}"
            if key in self.variables:
                self.faults.append(f"{where} is there twice")
            reader = _Reader()
            reader.visit(pattern)
            self.variables[key] = frozenset(reader.variables)
            if pattern.span:
                self.texts[key] = source.text[pattern.span.start : pattern.span.end]
            self._references += [(where, r) for r in sorted(reader.references)]
            self.faults += [f"{where}: {fault}" for fault in _plural_faults(lang, reader.selects)]


def _patterns(name: str, entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


def _plural_faults(lang: str, selects: list[set[str]]) -> Iterator[str]:
    """A choice that names any plural category but `other` must name every one its language has."""
    for keys in selects:
        if keys & (CATEGORIES - {"other"}):
            lacking = PLURALS[lang] - keys
            if lacking:
                yield f"plural without {', '.join(sorted(lacking))}"
