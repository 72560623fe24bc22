"""What the rules read of the options and the components: plain ints, built once per Game. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.cybershield import decks
from cyberdeck.games.cybershield.component_types import (
    Attack,
    Card,
    Defence,
    Disrupt,
    Outage,
    Part,
    Search,
    Supply,
    Tokens,
    Training,
)
from cyberdeck.games.cybershield.components import Components
from cyberdeck.games.cybershield.ids import (
    ATTACHED,
    ATTACHED_KINDS,
    BREAKABLE,
    E_ATTACK,
    E_DEFENCE,
    E_DISRUPT,
    E_OUTAGE,
    E_PART,
    E_SEARCH,
    E_SUPPLY,
    E_TOKENS,
    E_TRAINING,
    KINDS,
    NONE,
    PORTS,
)
from cyberdeck.games.cybershield.options import Options, Tiny
from cyberdeck.kernel.bits import bit

SYMBOL_NAMES: Final = ("uplink", "cable", "radio")


def effect_of(card: Card) -> int:
    match card.effect:
        case Part():
            return E_PART
        case Attack():
            return E_ATTACK
        case Defence():
            return E_DEFENCE
        case Supply():
            return E_SUPPLY
        case Disrupt():
            return E_DISRUPT
        case Outage():
            return E_OUTAGE
        case Training():
            return E_TRAINING
        case Tokens():
            return E_TOKENS
        case Search():
            return E_SEARCH
    raise AssertionError(card.id)


def with_keywords(cards: tuple[Card, ...], any_of: tuple[str, ...], but_not: tuple[str, ...] = ()) -> i64:
    """Mask of the kinds that have one of these keywords (CS-6.2)."""
    found: i64 = 0
    for kind, card in enumerate(cards):
        if any(word in card.keywords for word in any_of) and not any(word in card.keywords for word in but_not):
            found |= bit(kind)
    return found


class Setup:
    """Vecs are by kind, unless they say otherwise; those of attached cards by the numbers of ATTACHED_KINDS."""

    def __init__(self, o: Options, c: Components, tiny: Tiny | None = None) -> None:
        cards = c.cards
        lists = [list(decks.counts(o.deck1)), list(decks.counts(o.deck2))]
        self.hand: i64 = 7  # CS-3.1
        self.keeps: i64 = 7  # CS-4.4
        self.goal: i64 = 10  # CS-2.1, CS-2.2
        if tiny is not None:
            lists = [[deck.get(kind, 0) for kind in range(KINDS)] for deck in tiny.decks]
            self.hand = tiny.hand
            self.keeps = tiny.keeps
            self.goal = tiny.goal
        self.lists = vec[i64](lists[0] + lists[1])  # seat * KINDS + kind
        self.room: i64 = max(sum(lists[0]), sum(lists[1]))  # cards in the larger deck
        self.starter: i64 = ("coin", "first", "second").index(o.starter) - 1
        self.turn_limit: i64 = o.turn_limit

        self.effect = vec[i64]([effect_of(card) for card in cards])
        self.points = vec[i64]([card.points.value for card in cards])
        self.ports = vec[i64](
            [
                SYMBOL_NAMES.index(card.symbols[port]) if port < len(card.symbols) else NONE
                for card in cards
                for port in range(PORTS)
            ]
        )  # kind * PORTS + port: its symbol
        self.one_symbol = vec[i64]([int(card.one_symbol) for card in cards])
        self.providers: i64 = with_keywords(cards, ("provider",))
        self.routers: i64 = with_keywords(cards, ("router",))
        self.hardware: i64 = with_keywords(cards, ("hardware",))
        self.free: i64 = with_keywords(cards, ("event", "always"))  # CS-4.3, CS-4.5
        self.unique: i64 = with_keywords(cards, ("unique",))
        self.attached = vec[i64](
            [ATTACHED_KINDS.index(kind) if kind in ATTACHED_KINDS else NONE for kind in range(KINDS)]
        )

        on = [0] * KINDS  # mask of the Hardware that it can be attached to, or hits
        hits = [NONE] * KINDS  # the attached card that an event disrupts
        connected = [0] * KINDS
        stopped_by = [NONE] * KINDS  # number of the attached card
        joined = [0] * KINDS
        disrupts = [0] * KINDS
        discards = [0] * KINDS
        opens = [0] * KINDS
        removes = [NONE] * KINDS
        lasting = [0] * ATTACHED
        scores = [0] * ATTACHED
        self.trained: i64 = 0  # mask of the attached cards that Security training is against
        self.tokens: i64 = 0
        self.looks: i64 = 0
        self.sought: i64 = 0
        numbers = {card.id: ATTACHED_KINDS.index(kind) for kind, card in enumerate(cards) if kind in ATTACHED_KINDS}
        words = {name: number for name, number in numbers.items() if number < BREAKABLE}  # their ids are keywords
        for kind, card in enumerate(cards):
            match card.effect:
                case Attack() as e:
                    on[kind] = with_keywords(cards, e.on, e.but_not)
                    connected[kind] = int(e.connected)
                    stopped_by[kind] = NONE if e.stopped_by is None else words[e.stopped_by]
                    joined[kind] = int(e.joined)
                    disrupts[kind] = int(e.disrupts != "no")
                    discards[kind] = e.discards
                    opens[kind] = int(e.opens)
                    lasting[numbers[card.id]] = int(e.lasting)
                    scores[numbers[card.id]] = e.scores
                case Defence() as e:
                    on[kind] = with_keywords(cards, e.on)
                    removes[kind] = NONE if e.removes is None else numbers[e.removes]
                case Supply() as e:
                    on[kind] = with_keywords(cards, e.on)
                case Disrupt() as e:
                    if e.of in words:
                        hits[kind] = words[e.of]
                    else:
                        on[kind] = with_keywords(cards, (e.of,), e.but_not)
                case Training() as e:
                    for name in e.of:
                        self.trained |= bit(numbers[name])
                case Tokens() as e:
                    self.tokens = e.tokens
                case Search() as e:
                    self.looks = e.cards
                    self.sought = with_keywords(cards, (e.of,))
        self.aimed: i64 = 0  # mask of the kinds that are played on a place
        for kind in range(KINDS):
            if on[kind] or hits[kind] != NONE:
                self.aimed |= bit(kind)
        self.on = vec[i64](on)
        self.hits = vec[i64](hits)
        self.connected = vec[i64](connected)
        self.stopped_by = vec[i64](stopped_by)
        self.joined = vec[i64](joined)
        self.disrupts = vec[i64](disrupts)
        self.discards = vec[i64](discards)
        self.opens = vec[i64](opens)
        self.removes = vec[i64](removes)
        self.lasting = vec[i64](lasting)
        self.scores = vec[i64](scores)
        self.worth = vec[i64]([cards[kind].points.value for kind in ATTACHED_KINDS])
        self.attached_kind = vec[i64](list(ATTACHED_KINDS))
