"""Constants of one game, built once from its options and components."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.cybershield import decks, ids
from cyberdeck.games.cybershield.components.types import (
    Attack,
    Card,
    Components,
    Defence,
    Disrupt,
    Outage,
    Part,
    Search,
    Supply,
    Tokens,
    Training,
)
from cyberdeck.games.cybershield.options import Options, Tiny
from cyberdeck.kernel.bits import bit

SYMBOL_NAMES: Final = ("uplink", "cable", "radio")


def effect_of(card: Card) -> int:
    match card.effect:
        case Part():
            return ids.E_PART
        case Attack():
            return ids.E_ATTACK
        case Defence():
            return ids.E_DEFENCE
        case Supply():
            return ids.E_SUPPLY
        case Disrupt():
            return ids.E_DISRUPT
        case Outage():
            return ids.E_OUTAGE
        case Training():
            return ids.E_TRAINING
        case Tokens():
            return ids.E_TOKENS
        case Search():
            return ids.E_SEARCH
    raise AssertionError(card.id)


def with_keywords(cards: tuple[Card, ...], any_of: tuple[str, ...], but_not: tuple[str, ...] = ()) -> i64:
    """CS-6.2: mask of the kinds that have one of these keywords."""
    found: i64 = 0
    for kind, card in enumerate(cards):
        if any(word in card.keywords for word in any_of) and not any(word in card.keywords for word in but_not):
            found |= bit(kind)
    return found


def deck_lists(options: Options, tiny: Tiny | None) -> list[list[int]]:
    """Both decks, by kind."""
    if tiny is not None:
        return [[deck.get(kind, 0) for kind in range(ids.KINDS)] for deck in tiny.decks]
    return [list(decks.counts(options.deck1)), list(decks.counts(options.deck2))]


def symbols_of(card: Card) -> list[int]:
    """By port."""
    return [
        SYMBOL_NAMES.index(card.symbols[port]) if port < len(card.symbols) else ids.NONE for port in range(ids.PORTS)
    ]


def number_of(kind: int) -> int:
    """The index of an attached card in ATTACHED_KINDS."""
    return ids.ATTACHED_KINDS.index(kind) if kind in ids.ATTACHED_KINDS else ids.NONE


class Effects:
    """What the cards do, read from their data. Lists are ordered as in RuleParams."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.numbers = {card.id: number_of(kind) for kind, card in enumerate(cards) if kind in ids.ATTACHED_KINDS}
        self.words = {name: number for name, number in self.numbers.items() if number < ids.BREAKABLE}  # also keywords
        self.on = [0] * ids.KINDS
        self.hits = [ids.NONE] * ids.KINDS
        self.connected = [0] * ids.KINDS
        self.stopped_by = [ids.NONE] * ids.KINDS
        self.joined = [0] * ids.KINDS
        self.disrupts = [0] * ids.KINDS
        self.discards = [0] * ids.KINDS
        self.opens = [0] * ids.KINDS
        self.removes = [ids.NONE] * ids.KINDS
        self.lasting = [0] * ids.ATTACHED
        self.scores = [0] * ids.ATTACHED
        self.trained: i64 = 0
        self.tokens: i64 = 0
        self.looks: i64 = 0
        self.sought: i64 = 0
        for kind, card in enumerate(cards):
            self.read(kind, card)

    def read(self, kind: int, card: Card) -> None:
        match card.effect:
            case Attack() as e:
                self.read_attack(kind, self.numbers[card.id], e)
            case Defence() as e:
                self.on[kind] = with_keywords(self.cards, e.on)
                self.removes[kind] = ids.NONE if e.removes is None else self.numbers[e.removes]
            case Supply() as e:
                self.on[kind] = with_keywords(self.cards, e.on)
            case Disrupt() as e:
                if e.of in self.words:
                    self.hits[kind] = self.words[e.of]
                else:
                    self.on[kind] = with_keywords(self.cards, (e.of,), e.but_not)
            case Training() as e:
                for name in e.of:
                    self.trained |= bit(self.numbers[name])
            case Tokens() as e:
                self.tokens = e.tokens
            case Search() as e:
                self.looks = e.cards
                self.sought = with_keywords(self.cards, (e.of,))

    def read_attack(self, kind: int, number: int, e: Attack) -> None:
        self.on[kind] = with_keywords(self.cards, e.on, e.but_not)
        self.connected[kind] = int(e.connected)
        self.stopped_by[kind] = ids.NONE if e.stopped_by is None else self.words[e.stopped_by]
        self.joined[kind] = int(e.joined)
        self.disrupts[kind] = int(e.disrupts != "no")
        self.discards[kind] = e.discards
        self.opens[kind] = int(e.opens)
        self.lasting[number] = int(e.lasting)
        self.scores[number] = e.scores

    def aimed(self) -> i64:
        found: i64 = 0
        for kind in range(ids.KINDS):
            if self.on[kind] or self.hits[kind] != ids.NONE:
                found |= bit(kind)
        return found


class RuleParams:
    """Vecs are by kind unless noted; those of attached cards by the indices of ATTACHED_KINDS. All attributes are
    assigned in `__init__`, where mypyc sees them defined.
    """

    def __init__(self, options: Options, components: Components, tiny: Tiny | None = None) -> None:
        self.options: Final = options  # for options that rules read rarely; those read often are an int or a bool here
        cards = components.cards
        lists = deck_lists(options, tiny)
        self.hand: i64 = 7 if tiny is None else tiny.hand  # CS-3.1
        self.keeps: i64 = 7 if tiny is None else tiny.keeps  # CS-4.4
        self.goal: i64 = 10 if tiny is None else tiny.goal  # CS-2.1, CS-2.2
        self.lists = vec[i64](lists[0] + lists[1])  # seat * KINDS + kind
        self.room: i64 = max(sum(lists[0]), sum(lists[1]))  # cards in the larger deck
        self.starter: i64 = ("coin", "first", "second").index(options.starter) - 1
        self.turn_limit: i64 = options.turn_limit

        self.effect = vec[i64]([effect_of(card) for card in cards])
        self.points = vec[i64]([card.points.value for card in cards])
        self.ports = vec[i64]([symbol for card in cards for symbol in symbols_of(card)])  # kind * PORTS + port
        self.one_symbol = vec[i64]([int(card.one_symbol) for card in cards])
        self.providers: i64 = with_keywords(cards, ("provider",))
        self.routers: i64 = with_keywords(cards, ("router",))
        self.free: i64 = with_keywords(cards, ("event", "always"))  # CS-4.3, CS-4.5
        self.unique: i64 = with_keywords(cards, ("unique",))
        self.attached = vec[i64]([number_of(kind) for kind in range(ids.KINDS)])
        self.attached_kind = vec[i64](list(ids.ATTACHED_KINDS))
        self.attached_points = vec[i64]([cards[kind].points.value for kind in ids.ATTACHED_KINDS])

        e = Effects(cards)
        self.on = vec[i64](e.on)  # mask of the Hardware that it can be attached to, or that it hits
        self.hits = vec[i64](e.hits)  # the attached card that an event disrupts
        self.aimed: i64 = e.aimed()  # mask of the kinds that are played on a place
        self.connected = vec[i64](e.connected)
        self.stopped_by = vec[i64](e.stopped_by)  # index of the attached card
        self.joined = vec[i64](e.joined)
        self.disrupts = vec[i64](e.disrupts)
        self.discards = vec[i64](e.discards)
        self.opens = vec[i64](e.opens)
        self.removes = vec[i64](e.removes)
        self.lasting = vec[i64](e.lasting)  # by attached card, as are the scores
        self.scores = vec[i64](e.scores)
        self.trained: i64 = e.trained  # mask of the attached cards that Security training removes
        self.tokens: i64 = e.tokens
        self.looks: i64 = e.looks
        self.sought: i64 = e.sought
