"""Constants of one game, built once from its options and components."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyberdeck.games.kiberrubezh import decks
from cyberdeck.games.kiberrubezh.components.types import Components
from cyberdeck.games.kiberrubezh.ids import KINDS
from cyberdeck.games.kiberrubezh.options import Options, Tiny
from cyberdeck.games.kiberrubezh.steps import step_numbers
from cyberdeck.kernel.bits import bit

LOOKED: Final = 3  # cards of a deck that can be looked at together
SORTS: Final = ("basic", "asset", "attack", "measure", "event")
CATEGORY_NAMES: Final = ("malware", "denial", "intrusion", "tempest", "crypto")


class RuleParams:
    """Vecs are by kind unless noted."""

    def __init__(self, options: Options, components: Components, tiny: Tiny | None = None) -> None:
        self.options: Final = options  # for options that rules read rarely; those read often are an int or a bool here
        cards = components.cards
        lists = [
            list(decks.counts(options.deck1, options.deck_size)),
            list(decks.counts(options.deck2, options.deck_size)),
        ]
        self.hand: i64 = 7  # KR-2.1
        if tiny is not None:
            lists = [[deck.get(kind, 0) for kind in range(KINDS)] for deck in tiny.decks]
            self.hand = tiny.hand
        self.lists = vec[i64](lists[0] + lists[1])  # seat * KINDS + kind
        self.room: i64 = max(sum(lists[0]), sum(lists[1]))
        self.turn_limit: i64 = options.turn_limit
        self.no_first_attack = options.no_first_attack

        self.sort = vec[i64]([SORTS.index(card.kind) for card in cards])
        self.assets: i64 = len([card for card in cards if card.kind in ("basic", "asset")])  # the first kinds
        self.events: i64 = min([kind for kind, card in enumerate(cards) if card.kind == "event"])  # the last kinds
        self.power = vec[i64]([card.defence for card in cards] + [card.attack for card in cards])  # at power * KINDS
        self.category = vec[i64](
            [sum([bit(CATEGORY_NAMES.index(name)) for name in card.categories]) for card in cards]
        )  # masks
        self.blocks = vec[i64]([card.blocks for card in cards])
        self.needs_blocks = vec[i64]([card.needs_blocks for card in cards])
        steps = [step_numbers(card) for card in cards]
        self.ops = vec[i64]([op for card in steps for op, _ in card])  # kind * STEPS + step
        self.args = vec[i64]([arg for card in steps for _, arg in card])
        self.free_lay: i64 = 0
        self.comes_turned: i64 = 0
        self.unique: i64 = 0
        self.uncategorised: i64 = 0  # attacks that only measures without category block
        self.stays: i64 = 0
        self.once_upright: i64 = 0
        self.removed: i64 = 0
        self.properties: i64 = 0  # assets with a text that turns them when a wave is declared
        self.cheap_kind: i64 = 0
        self.cheap_category: i64 = 0
        self.cheap_by: i64 = 0
        self.mills = vec[i64]([card.blocked_loss_n if card.blocked_loss == "mill" else 0 for card in cards])
        self.losses = vec[i64]([card.blocked_loss_n if card.blocked_loss == "random" else 0 for card in cards])
        for kind, card in enumerate(cards):
            one = bit(kind)
            if card.free_lay:
                self.free_lay |= one
            if card.comes_turned:
                self.comes_turned |= one
            if card.unique:
                self.unique |= one
            if card.only_uncategorised:
                self.uncategorised |= one
            if card.stays:
                self.stays |= one
            if card.once_upright:
                self.once_upright |= one
            if card.removed:
                self.removed |= one
            if card.property:
                self.properties |= one
            if card.cheapens is not None:
                self.cheap_kind = kind
                self.cheap_category = CATEGORY_NAMES.index(card.cheapens)
                self.cheap_by = card.cheapens_by
