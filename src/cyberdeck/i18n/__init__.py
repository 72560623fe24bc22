"""Texts: Fluent catalogues in four languages, and the rulebooks written in them.

    Texts(lang, package)       text of one message; raises instead of falling back
    Rulebook(package, lang)    numbered rules with provenance, glossary, search, Markdown
    pick_language(wanted, env) the language to use
    problems()                 coverage check: what is missing, extra or broken in the catalogues

Contract: no text comes from another language than the one asked for, and a key is never shown in place
of its text. The texts of a game are found by its package; nothing here knows which games there are.
"""

from cyberdeck.i18n.check import problems
from cyberdeck.i18n.errors import MissingText, TextError, UnknownLanguage, UnknownRule
from cyberdeck.i18n.language import LANGUAGES, pick_language
from cyberdeck.i18n.rulebook import Chapter, Example, Rule, Rulebook, Term
from cyberdeck.i18n.texts import Texts

__all__ = [
    "LANGUAGES",
    "Chapter",
    "Example",
    "MissingText",
    "Rule",
    "Rulebook",
    "Term",
    "TextError",
    "Texts",
    "UnknownLanguage",
    "UnknownRule",
    "pick_language",
    "problems",
]
