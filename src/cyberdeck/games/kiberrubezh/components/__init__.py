"""The cards of Kiberrubezh (KR-1), read from data/cards.toml and checked.

Contract: `load()` reads the file once; `load(folder)` reads the file of that name from elsewhere. The result has passed
every check below; otherwise BadData is raised with the details file, item and reason.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from msgspec.structs import fields

from cyberdeck.components.data import Loader, bad, equal, items, listed
from cyberdeck.games.kiberrubezh.components import types as t
from cyberdeck.games.kiberrubezh.components.types import CARD_IDS, KINDS, LAST, Card, Components, Kind

_CARDS: Final = "cards.toml"
_GIVES: Final = ("basic", "asset")
_STEPS: Final[dict[Kind, tuple[type, ...]]] = {
    "basic": (),
    "asset": (t.Draw, t.Under),
    "attack": (
        *(t.Draw, t.Mill, t.TurnAssets, t.LockAssets, t.TurnMeasure, t.Destroy),
        *(t.SeeHand, t.DiscardSeen, t.Random, t.Peek),
    ),
    "measure": (),
    "event": (t.Draw, t.TurnAssets, t.Destroy, t.UprightAll, t.Under, t.ExtraPower, t.Ban, t.Each, t.Cancel),
}
_PROPERTY: Final = (t.UprightOne,)
_OF_ONE_KIND: Final[dict[str, Kind]] = {
    "property": "asset",
    "free_lay": "asset",
    "comes_turned": "asset",
    "cheapens": "asset",
    "cheapens_by": "asset",
    "unique": "asset",
    "needs_blocks": "attack",
    "only_uncategorised": "attack",
    "stays": "attack",
    "blocks": "measure",
    "once_upright": "measure",
    "blocked_loss": "measure",
    "blocked_loss_n": "measure",
    "removed": "event",
}
_DEFAULTS: Final = {field.name: field.default for field in fields(Card)}


def _read(folder: Traversable | Path) -> Components:
    cards = items(folder / _CARDS, "card", Card)
    listed(_CARDS, "card", [card.id for card in cards], CARD_IDS)
    for number, card in enumerate(cards, 1):
        equal(_CARDS, _item(card), "number", card.number, number)
        equal(_CARDS, _item(card), "kind", card.kind, _kind(number))
        _check_fields(card)
        _check_categories(card)
        _check_power(card)
        _check_steps(card)
        _check_numbers(card)
    equal(_CARDS, "", "the number of cards that cheapen", sum(card.cheapens is not None for card in cards), 1)
    return Components(cards=cards)


load: Final = Loader("cyberdeck.games.kiberrubezh", _read)


def _item(card: Card) -> str:
    return f"card {card.id}"


def _kind(number: int) -> Kind:
    return next(kind for kind, last in zip(KINDS, LAST, strict=True) if number <= last)


def _check_fields(card: Card) -> None:
    """Fields of one kind of card are empty on the others."""
    for field, kind in _OF_ONE_KIND.items():
        if card.kind != kind and getattr(card, field) != _DEFAULTS[field]:
            raise bad(_CARDS, _item(card), f"a card of the kind {card.kind} cannot have {field}")


def _check_categories(card: Card) -> None:
    """KR-1.4, KR-1.5: an attack has one, a measure some or none, other cards none."""
    if len(set(card.categories)) < len(card.categories):
        raise bad(_CARDS, _item(card), f"category {card.categories[0]} occurs twice")
    if card.kind == "attack":
        equal(_CARDS, _item(card), "the number of categories", len(card.categories), 1)
    elif card.kind != "measure" and card.categories:
        raise bad(_CARDS, _item(card), f"a card of the kind {card.kind} cannot have categories")


def _check_power(card: Card) -> None:
    """KR-1.3, KR-3.5: assets give power; attacks need attack power, measures defence power, events one kind or none."""
    if card.kind in _GIVES and not card.defence + card.attack:
        raise bad(_CARDS, _item(card), "gives no power")
    if card.kind == "attack" and (card.defence or not card.attack):
        raise bad(_CARDS, _item(card), "an attack needs attack power and no other")
    if card.kind == "measure" and (card.attack or not card.defence):
        raise bad(_CARDS, _item(card), "a measure needs defence power and no other")
    if card.kind == "event" and card.attack and card.defence:
        raise bad(_CARDS, _item(card), "an event needs power of one kind at most")
    if card.kind == "measure" and not card.blocks:
        raise bad(_CARDS, _item(card), "a measure blocks something")


def _check_steps(card: Card) -> None:
    """Each step is possible at that moment of the game."""
    for i, step in enumerate(card.steps):
        if not isinstance(step, _STEPS[card.kind]):
            raise bad(_CARDS, _item(card), f"a card of the kind {card.kind} has a step of another")
        if isinstance(step, t.DiscardSeen) and not any(isinstance(before, t.SeeHand) for before in card.steps[:i]):
            raise bad(_CARDS, _item(card), "discard-seen comes before see-hand")
    if card.kind == "event" and not card.steps:
        raise bad(_CARDS, _item(card), "an event does something")
    if not all(isinstance(step, _PROPERTY) for step in card.property):
        raise bad(_CARDS, _item(card), "a property has another step")
    if card.property and card.steps:
        raise bad(_CARDS, _item(card), "has steps and a property")


def _check_numbers(card: Card) -> None:
    """Fields that belong together are set together."""
    if (card.blocked_loss == "none") != (card.blocked_loss_n == 0):
        raise bad(
            _CARDS, _item(card), f"blocked_loss is {card.blocked_loss} and blocked_loss_n is {card.blocked_loss_n}"
        )
    if (card.cheapens is None) != (card.cheapens_by == 0):
        raise bad(_CARDS, _item(card), f"cheapens is {card.cheapens} and cheapens_by is {card.cheapens_by}")
