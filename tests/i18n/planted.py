"""Catalogues planted in a directory, so that the checker can be seen to find what is wrong."""

from __future__ import annotations

from pathlib import Path

from cyberdeck.i18n import LANGUAGES

RULES = """\
book-XX = Demo
    .lead = The lowest wins.
chapter-XX-1 = One
rule-XX-1-1 = First
    .book = See XX-1.2 and `option=a|b`.
rule-XX-1-2 = Second
    .ruling = Two.
example-XX-1-1 = Like this.
    .about = XX-1.1
"""
PLURALS = {
    "en": "{ $n -> [one] one card *[other] { $n } cards }",
    "ru": "{ $n -> [one] { $n } карта [few] { $n } карты [many] { $n } карт *[other] { $n } карты }",
    "fi": "{ $n -> [one] yksi kortti *[other] { $n } korttia }",
    "it": "{ $n -> [one] una carta *[other] { $n } carte }",
}


def sound(root: Path) -> Path:
    """A directory of the package's layout with nothing wrong in it."""
    for lang in LANGUAGES:
        shared = root / "i18n" / "locale" / lang
        shared.mkdir(parents=True)
        plural = PLURALS[lang].replace("[", "\n        [").replace("*\n        [", "\n       *[").replace(" }\n", "}\n")
        shared.joinpath("table.ftl").write_text(
            f"hello = Hello, {{ $name }}!\n    .short = Hi, {{ $name }}!\ncards = {plural[:-1].rstrip()}\n    }}\n",
            encoding="utf-8",
        )
        game = root / "games" / "demo" / "locale" / lang
        game.mkdir(parents=True)
        game.joinpath("rules.ftl").write_text(RULES, encoding="utf-8")
    return root


def replace(root: Path, file: str, old: str, new: str) -> None:
    """Plant one fault: the text must be there exactly once."""
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, text
    path.write_text(text.replace(old, new), encoding="utf-8")
