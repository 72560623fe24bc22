"""Decks and boosters over HTTP: their cards, and whether a deck is legal.

Nothing is stored here. What a deck contains and whether it can be played is decided by its game.
"""

from __future__ import annotations

from functools import cache

from cyberdeck.components.catalogue import Catalogue
from cyberdeck.components.collection import BoosterRules
from cyberdeck.components.decks import Deck
from cyberdeck.components.decks.statistics import Chance
from cyberdeck.doors import Decks
from cyberdeck.i18n.titles import titles
from cyberdeck.server.schemas import (
    BoosterInfo,
    BuiltInDeck,
    CollectionResponse,
    DeckCard,
    DeckChance,
    DeckFormat,
    DeckResponse,
    DecksResponse,
    OpenedBoosters,
    RarityOdds,
)
from cyberdeck.server.tables.table_errors import ManyBoosters, NoBoosters, NoDecks
from cyberdeck.spec import game_ids, get_spec


@cache
def about(game: str) -> DecksResponse:
    """The cards and the built-in decks of a game."""
    decks = _decks(game)
    known = decks.catalogue()
    own = tuple(_built_in(decks, name) for name in decks.BUILT_IN)
    first = dict(own[0].cards) if own else {}
    cards = [
        DeckCard(
            *(c.number, c.id, c.key, c.kind, c.value, c.keywords, c.symbols, c.figures),
            *(first.get(c.number, 0), c.marked, c.rarity),
        )
        for c in known.cards
    ]
    form, deal = decks.FORMAT, decks.DEAL
    shape = DeckFormat(form.least, form.most, form.copies, tuple(sorted(form.free)), deal.hand, deal.each)
    return DecksResponse(game, decks.VALUE, shape, tuple(cards), own, _boosters(get_spec(game).boosters))


def check(game: str, text: str, lang: str, own: tuple[tuple[int, int], ...] | None = None) -> DeckResponse:
    """Problems and statistics of a deck; with a collection, also what it lacks."""
    decks = _decks(game)
    known = _titled(game, lang)
    deck, problems = decks.read(text, known)
    promise = decks.statistics(deck, known)
    missing = () if own is None else _boosters_of(game).missing(deck, dict(own), known)
    return DeckResponse(
        name=deck.name,
        size=deck.size,
        code=deck.code,
        cards=deck.cards,
        problems=tuple(problems),
        kinds=promise.kinds,
        curve=promise.curve,
        chances=tuple(_chance(chance) for chance in promise.chances),
        text=_written(deck, known, lang),
        missing=tuple(missing),
    )


def open_boosters(game: str, seed: str, count: int) -> OpenedBoosters:
    """The first `count` boosters of a seed."""
    collecting = _boosters_of(game)
    if not 1 <= count <= collecting.most:
        raise ManyBoosters(most=collecting.most)
    return OpenedBoosters(seed, tuple(collecting.open_booster(seed, n) for n in range(count)))


def collection(game: str, text: str) -> CollectionResponse:
    """A collection read from its text."""
    read = _boosters_of(game).decode(text.encode())
    return CollectionResponse(read.game, read.boosters, read.cards)


def _decks(game: str) -> Decks:
    """The deck rules of a game, or NoDecks."""
    found = get_spec(game).decks
    if found is None:
        raise NoDecks(game=game, known=", ".join(name for name in game_ids() if get_spec(name).decks is not None))
    return found


def _boosters_of(game: str) -> BoosterRules:
    """The booster rules of a game; NoBoosters, or NoDecks, if it has none."""
    _decks(game)
    found = get_spec(game).boosters
    if found is None:
        raise NoBoosters(game=game, known=", ".join(n for n in game_ids() if get_spec(n).boosters is not None))
    return found


def _boosters(collecting: BoosterRules | None) -> BoosterInfo | None:
    if collecting is None:
        return None
    odds = [
        RarityOdds(o.rarity, o.cards, o.drawn, o.slot.numerator, o.slot.denominator, float(o.card), str(o.card))
        for o in collecting.odds()
    ]
    return BoosterInfo(collecting.booster.size, collecting.most, tuple(odds), collecting.starters)


@cache
def _titled(game: str, lang: str) -> Catalogue:
    decks = _decks(game)
    plain = decks.catalogue()
    return decks.catalogue(titles(get_spec(game).package, (*plain.cards, *plain.tokens), lang))


def _built_in(decks: Decks, name: str) -> BuiltInDeck:
    text = decks.built_in(name)
    deck = decks.sound(text, _titled(decks.GAME, "en"))
    return BuiltInDeck(name, deck.code, deck.cards, text)


def _chance(found: Chance) -> DeckChance:
    turns = tuple(float(turn) for turn in found.turns)
    return DeckChance(found.keyword, found.cards, float(found.opening), float(found.again), turns)


def _written(deck: Deck, known: Catalogue, lang: str) -> str:
    """The deck as a file: by kind, with numbers and titles, so that it reads in every language."""
    texts = get_spec(deck.game).texts(lang)
    own = dict(deck.cards)
    lines = [f"game: {deck.game}"]
    if deck.name:
        lines.append(f"name: {deck.name}")
    cards = [card for card in known.cards if card.number in own]
    for kind in dict.fromkeys(card.kind for card in cards):
        of_kind = [card for card in cards if card.kind == kind]
        count = sum(own[card.number] for card in of_kind)
        lines += ["", f"// {texts.text('deck-group', kind=texts.get(f'kind-{kind}', kind), count=count)}"]
        lines += [f"{own[card.number]} #{card.number} {known.title(card)}" for card in of_kind]
    return "\n".join(lines) + "\n"
