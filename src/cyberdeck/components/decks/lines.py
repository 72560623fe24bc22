"""One line of a deck: `3 Firewall`, `3x Firewall`, `3 13`, `3 #13`, `3 #13 Firewall`, or a header, `name: Slow`.

Contract: `read_card` and `read_header` return what the line says or raise a Mistake: what is wrong, the details for its
text, and how many cards the line was meant to add, so that the size of the deck is not reported as wrong too.
"""

from __future__ import annotations

import re
from typing import Final

from cyberdeck.components.catalogue import Card, Catalogue, fold

Facts = dict[str, str | int]

LONGEST: Final = 200  # characters of one entry
ABSURD: Final = 99  # more copies than any deck could want
NAME: Final = 40  # characters of a deck's name
HEADERS: Final = ("game", "name")

_COMMENT = re.compile(r"(?<!:)//|(?:(?<=[\s;])|^)#")
_TIMES = "xX×хХ*"  # the fourth and the fifth are Cyrillic
_BEFORE_NUMBER = re.compile(rf"[-+]?\d+\s*[{_TIMES}]?\s*")
_NUMBER = re.compile(r"#\d+(?=[\s;/]|$)")
_HEADER = re.compile(r"([^\W\d_][\w' -]*?)\s*:(.*)")
_MARK = re.compile(r"([-−–—*•·>+]+(?=\s)|[•·>]+)\s*(.*)")
_COUNT = re.compile(r"([-−–+]?)(\d+)([.,/⁄]\d+)?(.*)", re.ASCII)
_SEPARATED = re.compile(r"\s*([:.,)=/–—-]+)\s*(.*)")
_AFTER = re.compile(rf"(.*?\w)\s*[{_TIMES}(]?\s*(\d+)\s*[{_TIMES})]?", re.ASCII)
_NUMBERED = re.compile(r"(?:#|No)?(\d+)(?:\s+(.+))?", re.ASCII)  # NFKC turns № into No
_NEXT = re.compile(r"[,&+]\s*(?=\d+\s*\D)", re.ASCII)


class Mistake(Exception):
    def __init__(self, key: str, means: int = 0, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.means = means  # cards that the line was meant to add
        self.facts: Facts = {name: clip(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}


def clip(text: str, most: int = 80) -> str:
    """A short, printable form of a text from an unknown source."""
    shown = "".join(char if char.isprintable() else "?" for char in text)
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def entries(line: str) -> list[str]:
    """The entries of a line, without its comment. A `#` between a count and a number starts no comment."""
    for found in _COMMENT.finditer(line):
        before = line[line.rfind(";", 0, found.start()) + 1 : found.start()].strip()
        if found[0] == "#" and _BEFORE_NUMBER.fullmatch(before) and _NUMBER.match(line, found.start()):
            continue
        line = line[: found.start()]
        break
    return [entry for piece in line.split(";") if (entry := piece.strip())]


def read_header(text: str) -> tuple[str, str] | None:
    """A header and its value, or None if the line is about a card."""
    found = _HEADER.fullmatch(text)
    if found is None:
        return None
    header, value = fold(found[1]), " ".join(found[2].split())
    if header not in HEADERS:
        raise Mistake("deck-header-unknown", header=found[1], known=", ".join(HEADERS))
    if not value:
        raise Mistake("deck-header-empty", header=header)
    if header == "name" and len(value) > NAME:
        raise Mistake("deck-name-long", count=len(value), most=NAME)
    return header, value


def read_card(text: str, catalogue: Catalogue) -> tuple[int, Card]:
    """The count and the card of a line."""
    if len(text) > LONGEST:
        raise Mistake("deck-line-long", count=len(text), most=LONGEST)
    mark = _MARK.fullmatch(text)
    if mark is not None:
        raise Mistake("deck-mark-before", _means(mark[2]), mark=mark[1], text=mark[2])
    found = _COUNT.fullmatch(text)
    if found is None:
        raise _uncounted(text, catalogue)
    sign, digits, fraction, rest = found.groups()
    rest = _without_times(rest)
    if fraction:
        raise Mistake("deck-count-fraction", count=digits + fraction)
    if sign not in ("", "+"):
        raise Mistake("deck-count-negative", count=f"−{digits}", text=rest)
    if len(digits) > 9 or int(digits) > ABSURD:
        raise Mistake("deck-count-absurd", count=clip(digits, 20), most=ABSURD)
    count = int(digits)
    if count == 0:
        raise Mistake("deck-count-zero", text=rest)
    apart = _SEPARATED.fullmatch(rest)
    if apart is not None and apart[2]:
        raise Mistake("deck-separator", count, mark=apart[1], count=count, text=apart[2])
    if not rest:
        raise Mistake("deck-no-card", count, count=count)
    return count, _card(rest, count, catalogue)


def _without_times(rest: str) -> str:
    """`x Firewall`, `xFirewall` and ` x Firewall` are Firewall; ` xyz` is xyz."""
    bare = rest.lstrip()
    if bare and bare[0] in _TIMES and (len(bare) == len(rest) or not bare[1:2].isalpha()):
        bare = bare[1:]
    return bare.strip()


def _means(text: str) -> int:
    found = _COUNT.fullmatch(text)
    return int(found[2]) if found is not None and len(found[2]) < 3 and not found[1] and not found[3] else 0


def _uncounted(text: str, catalogue: Catalogue) -> Mistake:
    """What is wrong with a line that does not begin with a count."""
    if catalogue.find(text):
        return Mistake("deck-no-count", text=text)
    after = _AFTER.fullmatch(text)
    if after is not None and catalogue.find(after[1]):
        return Mistake("deck-count-after", _means(after[2]), count=clip(after[2], 20), text=after[1])
    word, _, rest = text.partition(" ")
    if catalogue.find(_without_times(rest)):
        return Mistake("deck-count-word", word=word, text=_without_times(rest))
    return Mistake("deck-not-understood", text=text)


def _card(text: str, count: int, catalogue: Catalogue) -> Card:
    cards = catalogue.find(text) or catalogue.find(text.rstrip(".,!"))
    if len(cards) > 1:
        numbers = ", ".join(f"#{card.number}" for card in cards)
        raise Mistake("deck-ambiguous", count, text=text, numbers=numbers, example=f"{count} #{cards[0].number}")
    if cards:
        return _allowed(cards[0], count, catalogue)
    found = _NUMBERED.fullmatch(text)
    if found is not None:
        return _numbered(found[1], found[2] or "", count, catalogue)
    pieces = _NEXT.split(text)
    if len(pieces) > 1:
        raise Mistake("deck-several", count + sum(_means(piece) for piece in pieces[1:]), text=text)
    raise _unknown(text, count, catalogue)


def _numbered(digits: str, title: str, count: int, catalogue: Catalogue) -> Card:
    """The card of a number; a title beside it must be of the same card, if titles are known."""
    card = catalogue.numbered(int(digits)) if len(digits) < 9 else None
    if card is None:
        numbers = [known.number for known in catalogue.cards]
        raise Mistake("deck-unknown-number", count, number=clip(digits, 20), least=min(numbers), most=max(numbers))
    others = catalogue.find(title) if title else [card]
    if card not in others and (others or catalogue.titled):
        if not others:
            raise _unknown(title, count, catalogue)
        other, name = others[0], catalogue.title(card)
        raise Mistake("deck-number-and-title", count, number=card.number, card=name, text=title, other=other.number)
    return card


def _allowed(card: Card, count: int, catalogue: Catalogue) -> Card:
    if card.token:
        raise Mistake("deck-token", count, card=catalogue.title(card))
    return card


def _unknown(text: str, count: int, catalogue: Catalogue) -> Mistake:
    near = catalogue.near(text)
    if near:
        return Mistake("deck-unknown-card", count, text=text, near=" | ".join(near))
    return Mistake("deck-strange-card", count, text=text)
