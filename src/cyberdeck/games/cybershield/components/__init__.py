"""The cards of Cyber Shield (CS-1), read from data/cards.toml and checked.

Contract: `load()` reads the file once; `load(folder)` reads the file of that name from elsewhere. The result has passed
every check below; otherwise BadData is raised with the details file, item and reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from cyberdeck.components.data import Loader, bad, equal, items, listed
from cyberdeck.games.cybershield.components import types as t

_CARDS: Final = "cards.toml"
_SIGN: Final[dict[t.Kind, tuple[int, int]]] = {
    "network": (0, 9),
    "attack": (-9, -1),
    "defence": (0, 9),
    "event": (0, 0),
}
_FAMILY: Final[dict[t.Kind, t.Keyword]] = {
    "network": "hardware",
    "attack": "attack",
    "defence": "defence",
    "event": "event",
}
_EFFECTS: Final[dict[t.Kind, tuple[type, ...]]] = {
    "network": (t.Part, t.Supply),
    "attack": (t.Attack,),
    "defence": (t.Defence,),
    "event": (t.Disrupt, t.Outage, t.Training, t.Tokens, t.Search),
}


def _read(folder: Traversable | Path) -> t.Components:
    cards = items(folder / _CARDS, "card", t.Card)
    listed(_CARDS, "card", [card.id for card in cards], t.CARD_IDS)
    for number, card in enumerate(cards, 1):
        equal(_CARDS, _item(card), "number", card.number, number)
        _check_kind(card)
        _check_symbols(card)
        _check_effect(card, cards)
    equal(_CARDS, "", "the number of cards", sum(card.quantity.value for card in cards), t.BASIC_DECK)
    _at_most("parts", sum(isinstance(card.effect, t.Part) for card in cards), t.PART_TITLES)
    _at_most("attaching cards", sum(isinstance(card.effect, t.Attaching) for card in cards), t.ATTACHING_TITLES)
    return t.Components(cards=cards)


load: Final = Loader("cyberdeck.games.cybershield", _read)


def _item(card: t.Card) -> str:
    return f"card {card.id}"


def _at_most(what: str, found: int, most: int) -> None:
    if found > most:
        raise bad(_CARDS, "", f"has {found} titles of {what}, more than {most}")


def _check_kind(card: t.Card) -> None:
    """The keywords, the points and the effect fit the card's kind; no keyword occurs twice."""
    for i, word in enumerate(card.keywords):
        if word in card.keywords[:i]:
            raise bad(_CARDS, _item(card), f"keyword {word} occurs twice")
    for kind, family in _FAMILY.items():
        _iff(card, family, card.kind == kind)
    least, most = _SIGN[card.kind]
    if not least <= card.points.value <= most:
        raise bad(_CARDS, _item(card), f"points are {card.points.value}, not between {least} and {most}")
    if not isinstance(card.effect, _EFFECTS[card.kind]):
        raise bad(_CARDS, _item(card), f"a card of the kind {card.kind} has another effect")
    _iff(card, "attach", isinstance(card.effect, t.Attaching))
    if "token" in card.keywords:
        raise bad(_CARDS, _item(card), "a token comes from outside the decks")


def _iff(card: t.Card, word: t.Keyword, wanted: bool) -> None:
    if (word in card.keywords) != wanted:
        raise bad(_CARDS, _item(card), f"{'needs' if wanted else 'cannot have'} the keyword {word}")


def _check_symbols(card: t.Card) -> None:
    """CS-5.1: parts have symbols, other cards have none; a choice is only among several."""
    if bool(card.symbols) != isinstance(card.effect, t.Part):
        raise bad(_CARDS, _item(card), "cannot have symbols" if card.symbols else "needs symbols")
    if card.one_symbol and len(set(card.symbols)) < 2:
        raise bad(_CARDS, _item(card), "one_symbol needs two different symbols")


def _check_effect(card: t.Card, cards: Sequence[t.Card]) -> None:
    """Everything that an effect names exists."""
    effect, item = card.effect, _item(card)
    networks = [other for other in cards if other.kind == "network"]
    if isinstance(effect, t.Attaching):
        _borne(item, effect.on, [other for other in networks if isinstance(other.effect, t.Part)])
    if isinstance(effect, t.Attack):
        _borne(item, effect.but_not, networks)
        if effect.stopped_by is not None:
            _borne(item, [effect.stopped_by], [other for other in cards if isinstance(other.effect, t.Defence)])
        elif effect.joined:
            raise bad(_CARDS, item, "joined needs stopped_by")
    elif isinstance(effect, t.Defence) and effect.removes is not None:
        _attacks(item, [effect.removes], cards)
    elif isinstance(effect, t.Disrupt):
        _borne(item, [effect.of, *effect.but_not], [other for other in cards if other.kind in ("network", "defence")])
    elif isinstance(effect, t.Training):
        _attacks(item, effect.of, cards)
    elif isinstance(effect, t.Search):
        _borne(item, [effect.of], cards)


def _borne(item: str, words: Iterable[t.Keyword], cards: Sequence[t.Card]) -> None:
    """Each keyword is on one of these cards."""
    for word in words:
        if not any(word in card.keywords for card in cards):
            raise bad(_CARDS, item, f"no card that it could mean has the keyword {word}")


def _attacks(item: str, names: Iterable[str], cards: Sequence[t.Card]) -> None:
    attacks = [card.id for card in cards if isinstance(card.effect, t.Attack)]
    for name in names:
        if name not in attacks:
            raise bad(_CARDS, item, f"{name} is not the id of an attack")
