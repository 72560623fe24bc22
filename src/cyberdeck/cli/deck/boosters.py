"""`cyberdeck deck open`, `odds` and `collection`: boosters, what to expect of them, and the cards of a collection."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cyberdeck.cli.args import number
from cyberdeck.cli.deck import collection, odds
from cyberdeck.cli.deck.lookup import titled, with_boosters
from cyberdeck.cli.deck.odds import mark
from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.screen import Screen
from cyberdeck.components.catalogue import Card, Catalogue
from cyberdeck.components.collection import BoosterRules
from cyberdeck.doors import Decks
from cyberdeck.spec import get_spec

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context


class BoosterScreen:
    """What the three commands share."""

    def __init__(self, context: Context, given: Namespace) -> None:
        if given.file is not None:
            raise CliError("error-unknown-argument", argument=given.file[:80], near=f"--collection={given.file[:80]}")
        self.given = given
        self.decks, self.collecting = with_boosters(given.game)
        self.known: Catalogue = titled(self.decks, context.lang)
        self.cards: dict[int, Card] = {card.number: card for card in self.known.cards}
        self.texts = get_spec(self.decks.GAME).texts(context.lang)
        self.screen = Screen(given.plain, not given.no_color)
        self.path: Path = collection.place(given.collection, self.decks.GAME)

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        self.screen.line(self.texts.text(key, **args), style)

    def card(self, card: Card, tail: str = "") -> None:
        """A mark, the rarity as text, the title."""
        rarity = self.texts.get(f"rarity-{card.rarity}", card.rarity)
        self.screen.line(f"  {mark(card.rarity)} {rarity}: {self.known.title(card)}  #{card.number}{tail}")

    def facts(self, card: Card) -> dict[str, Any]:
        return {"number": card.number, "id": card.id, "title": self.known.title(card), "rarity": card.rarity}


def show_odds(context: Context, given: Namespace) -> int:
    desk = BoosterScreen(context, given)
    rarities = desk.collecting.odds()
    if given.json:
        chances = {one.rarity: str(one.card) for one in rarities}
        cards = [desk.facts(card) | {"chance": chances[card.rarity]} for card in desk.known.cards]
        _print({"game": desk.decks.GAME, "odds": odds.facts(rarities), "cards": cards})
        return 0
    odds.show(desk.screen, desk.texts, rarities)
    for one in rarities:
        desk.screen.gap()
        desk.say("booster-odds-cards", "bold", rarity=desk.texts.get(f"rarity-{one.rarity}", one.rarity))
        chance = odds.chance(desk.texts, one.card)
        for card in desk.known.cards:
            if card.rarity == one.rarity:
                desk.card(card, f"  {chance}")
    return 0


def open_boosters(context: Context, given: Namespace) -> int:
    desk = BoosterScreen(context, given)
    wanted = _how_many(given, desk.collecting)
    starter = _starter(given.starter, desk.decks, desk.collecting)
    seed = secrets.token_hex(8) if given.seed is None else given.seed
    before = collection.load(desk.path, desk.collecting)
    opened = [desk.collecting.open_booster(seed, n) for n in range(wanted)]
    rarities = desk.collecting.odds()
    if not given.json and wanted:
        odds.show(desk.screen, desk.texts, rarities)
    own = before.plus(starter).plus(Counter(card for cards in opened for card in cards), wanted)
    collection.save(desk.path, desk.collecting, own)
    seen = set(dict(before.plus(starter).cards))
    boosters = [[(card, _first(card, seen)) for card in cards] for cards in opened]
    if given.json:
        listed = [[desk.facts(desk.cards[card]) | {"new": new} for card, new in cards] for cards in boosters]
        facts: dict[str, Any] = {"game": desk.decks.GAME, "seed": seed if wanted else None, "starter": given.starter}
        facts |= {"odds": odds.facts(rarities), "boosters": listed}
        _print(facts | {"collection": {"file": str(desk.path), "boosters": own.boosters, "size": own.size}})
        return 0
    if starter:
        name = desk.texts.get(f"deck-{given.starter}", given.starter)
        desk.say("collection-starter", "bold", name=name, count=sum(starter.values()))
    for n, cards in enumerate(boosters, 1):
        desk.screen.gap()
        desk.say("booster-title", "bold", number=n, count=wanted)
        for card, new in cards:
            desk.card(desk.cards[card], f"  {desk.texts.text('booster-new')}" if new else "")
    desk.screen.gap()
    if wanted:
        desk.say("booster-seed", seed=seed)
    desk.say("collection-kept", file=str(desk.path), count=own.size)
    return 0


def show_collection(context: Context, given: Namespace) -> int:
    desk = BoosterScreen(context, given)
    if given.reset:
        return _reset(desk)
    own = collection.load(desk.path, desk.collecting, needed=bool(given.collection))
    cards = [(desk.cards[card], count) for card, count in own.cards]
    if given.json:
        listed = [desk.facts(card) | {"count": count} for card, count in cards]
        facts = {"game": desk.decks.GAME, "file": str(desk.path), "boosters": own.boosters, "size": own.size}
        _print(facts | {"different": len(cards), "of": len(desk.cards), "cards": listed})
        return 0
    if not cards:
        desk.say("collection-empty", command="cyberdeck deck open")
        return 0
    desk.screen.title(desk.texts.text("collection-title", count=own.size, different=len(cards), all=len(desk.cards)))
    for one in desk.collecting.odds():
        of_rarity = [(card, count) for card, count in cards if card.rarity == one.rarity]
        if of_rarity:
            desk.screen.gap()
            _group(desk, one.rarity, of_rarity)
    desk.screen.gap()
    desk.say("collection-boosters", count=own.boosters)
    desk.say("collection-basic")
    return 0


def _group(desk: BoosterScreen, rarity: str, cards: list[tuple[Card, int]]) -> None:
    name = f"{mark(rarity)} {desk.texts.get(f'rarity-{rarity}', rarity)}"
    desk.say("deck-group", "bold", kind=name, count=sum(count for _, count in cards))
    for card, count in cards:
        desk.screen.line(f"  {count} {desk.known.title(card)}  #{card.number}")


def _reset(desk: BoosterScreen) -> int:
    if not desk.given.yes:
        raise CliError("error-collection-reset", file=str(desk.path))
    aside = collection.reset(desk.path)
    if desk.given.json:
        _print({"game": desk.decks.GAME, "file": str(desk.path), "aside": None if aside is None else str(aside)})
    elif aside is None:
        desk.say("collection-empty", command="cyberdeck deck open")
    else:
        desk.say("collection-reset", file=str(aside))
    return 0


def _how_many(given: Namespace, collecting: BoosterRules) -> int:
    """One booster, unless a number is given or only a starter set is wanted."""
    wanted = number(given.boosters, "--boosters", 1)
    if wanted is None:
        return 1 if given.starter is None else 0
    if wanted > collecting.most:
        raise CliError("error-many-boosters", most=collecting.most)
    return wanted


def _starter(name: str | None, decks: Decks, collecting: BoosterRules) -> dict[int, int]:
    """The cards of a starter set; none without a name."""
    if name is None:
        return {}
    if name not in collecting.starters:
        raise CliError("error-starter", name=name[:80], known=", ".join(collecting.starters))
    return dict(decks.sound(decks.built_in(name), decks.catalogue()).cards)


def _first(card: int, seen: set[int]) -> bool:
    """Whether the card is the first of its kind; records it."""
    new = card not in seen
    seen.add(card)
    return new


def _print(facts: dict[str, Any]) -> None:
    print(json.dumps(facts, ensure_ascii=False, indent=2))
