"""The part of the coverage check for rulebooks.

Every rule has a chapter and at least one part, every part a known provenance; examples and options name rules that
exist. Translations of a part name the same rules and the same `code text`: an option or a condition
that was lost in translation often shows there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from cyberdeck.i18n.rulebook import WRITTEN, rule_of_attribute
from cyberdeck.i18n.shape import Shape

_RULE = re.compile(r"rule-([A-Z]+)-(\d+)((?:-\d+)+)")
_NAMED = re.compile(r"\b[A-Z]{2,}-\d+(?:\.\d+)*\b")
_CODE = re.compile(r"`[^`]+`")


def rule_problems(label: str, shapes: Mapping[str, Shape]) -> list[str]:
    """What is wrong with the rulebook of one game, in any language; nothing if the game has none."""
    found: list[str] = []
    for lang, shape in shapes.items():
        found += [f"{label}/{lang}: {fault}" for fault in _alone(shape)]
    model = next(iter(shapes.values()))
    for lang, shape in shapes.items():
        for key in sorted(model.texts.keys() & shape.texts.keys()):
            if not key.startswith(("rule-", "chapter-", "example-", "glossary-", "book-", "option-")):
                continue
            for what, pattern in (("rules", _NAMED), ("code words", _CODE)):
                ours = set(pattern.findall(model.texts[key]))
                theirs = set(pattern.findall(shape.texts[key]))
                if ours != theirs:
                    odd = ", ".join(sorted(ours ^ theirs))
                    found.append(f"{label}/{lang}: {key!r} names other {what}: {odd}")
    return found


def _alone(shape: Shape) -> Iterator[str]:
    ids = {f"{m[1]}-{m[2]}{m[3].replace('-', '.')}" for m in map(_RULE.fullmatch, shape.ids) if m}
    if not ids:
        return
    chapters = {k.removeprefix("chapter-") for k in shape.ids if k.startswith("chapter-")}
    for name in shape.ids:
        match = _RULE.fullmatch(name)
        if match:
            parts = [k.split(".")[1] for k in shape.texts if k.startswith(name + ".")]
            if f"{match[1]}-{match[2]}" not in chapters:
                yield f"{name!r} has no chapter"
            if not parts:
                yield f"{name!r} has a title only"
            yield from (f"{name!r}: no such provenance: {p!r}" for p in parts if p not in WRITTEN)
        elif name.startswith("rule-"):
            yield f"{name!r} is not the id of a rule"
        elif name.startswith("example-") and f"{name}.about" not in shape.texts:
            yield f"{name!r} does not say what it is about"
    for key in shape.texts:
        option, _, attribute = key.partition(".")
        if option.startswith("option-") and attribute not in ("", "rules") and rule_of_attribute(attribute) not in ids:
            yield f"{key!r} is about a rule that is not there"
    known, prefixes = ids | chapters, {i.split("-")[0] for i in ids}
    for key, text in shape.texts.items():
        named = (n for n in _NAMED.findall(text) if n.split("-")[0] in prefixes)
        yield from (f"{key!r} names {n}, which is not there" for n in named if n not in known)
