"""A rulebook as one Markdown page: title, how to read it, glossary, contents, chapters, rules, examples.

Contract: every chapter and rule has an anchor (`xx-5`, `xx-5-2`), and every id named in a text links to it.
All words come from the catalogues.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cyberdeck.i18n.rulebook import PROVENANCE, Chapter

if TYPE_CHECKING:
    from cyberdeck.i18n.rulebook import Rulebook


def anchor(rule_id: str) -> str:
    """The anchor of a rule or chapter: xx-5-2 of XX-5.2."""
    return rule_id.lower().replace(".", "-")


class _Page:
    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.words = book.texts
        self.known = {*book.ids(), *(c.id for c in book.chapters())}

    def linked(self, text: str) -> str:
        """The text with every id of a rule or chapter turned into a link."""

        def link(match: re.Match[str]) -> str:
            return f"[{match[0]}](#{anchor(match[0])})" if match[0] in self.known else match[0]

        return re.sub(rf"\b{self.book.prefix}-\d+(?:\.\d+)*\b", link, text)

    def top(self) -> list[str]:
        text = self.words.text
        how = [
            f"- **{text(f'rulebook-mark-{p}')}** — {self.words.attribute(f'rulebook-mark-{p}', 'meaning')}"
            for p in PROVENANCE
        ]
        glossary = [f"- **{t.word}** — {self.linked(t.meaning)}" for t in self.book.glossary()]
        contents = [
            f"- [{c.id.removeprefix(self.book.prefix + '-')} {c.title}](#{anchor(c.id)})" for c in self.book.chapters()
        ]
        return [
            f"# {text('rulebook-title', game=self.book.title)}",
            self.linked(self.book.lead),
            f"## {text('rulebook-how')}",
            self.words.attribute("rulebook-how", "text"),
            "\n".join(how),
            f"## {text('rulebook-contents')}",
            "\n".join(contents),
            f"## {text('rulebook-glossary')}",
            "\n".join(glossary),
        ]

    def chapter(self, chapter: Chapter) -> list[str]:
        number = chapter.id.removeprefix(self.book.prefix + "-")
        blocks = [f'<a id="{anchor(chapter.id)}"></a>', f"## {number} {chapter.title}"]
        if chapter.intro:
            blocks.append(self.linked(chapter.intro))
        for rule_id in chapter.rules:
            blocks += self.rule(rule_id)
        if chapter.examples:
            blocks.append(f"### {self.words.text('rulebook-examples', count=len(chapter.examples))}")
        for n, example in enumerate(chapter.examples, 1):
            label = f"{n}. " if len(chapter.examples) > 1 else ""
            about = ", ".join(self.linked(i) for i in example.about)
            blocks.append(f"{label}{self.linked(example.text)}")
            blocks.append(f"{' ' * len(label)}({about})")
        return blocks

    def rule(self, rule_id: str) -> list[str]:
        rule = self.book.rule(rule_id)
        blocks = [f'<a id="{anchor(rule.id)}"></a>', f"### {rule.id} {rule.title}"]
        for provenance, text in rule.parts:
            mark = self.words.text(f"rulebook-mark-{provenance}")
            blocks.append(f"**{mark}** — {self.linked(text)}")
        return blocks


def page(book: Rulebook) -> str:
    """The page, ending in one newline."""
    made = _Page(book)
    blocks = made.top()
    for chapter in book.chapters():
        blocks += made.chapter(chapter)
    return "\n\n".join(blocks) + "\n"
