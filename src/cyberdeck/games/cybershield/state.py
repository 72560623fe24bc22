"""The state of a game of Cyber Shield: data, no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyberdeck.games.cybershield.ids import KINDS, NONE, PLACES, SIDE
from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.game import Frame, FrameData, State, build_stack
from cyberdeck.kernel.saved import SavedFields


@final
@mypyc_attr(acyclic=True)
class CsState(State):
    """vecs never change their length. How a place is packed: rules/place.py."""

    hands: vec[i64]  # seat * KINDS + kind; at first: filled(2 * KINDS, 0)
    known: vec[i64]  # of them, those that the other player has seen (CS-4.10); at first: filled(2 * KINDS, 0)
    size: vec[i64]  # cards in hand; at first: filled(2, 0)
    deck: vec[i64]  # seat * KINDS + kind: what lies in no known order
    deck_size: vec[i64]  # at first: filled(2, 0)
    under: vec[i64]  # seat * room + i: what its owner put under it, from the top down
    under_size: vec[i64]  # at first: filled(2, 0)
    pile: vec[i64]  # seat * room + i: the discard pile from the bottom up
    pile_size: vec[i64]  # at first: filled(2, 0)
    looked: vec[i64]  # by kind: cards that somebody looks at (card 25); at first: filled(KINDS, 0)
    card: vec[i64]  # by place: the Hardware there and its state; at first: filled(PLACES, 0)
    links: vec[i64]  # by place: what it is joined to; at first: filled(PLACES, 0)
    attachments: vec[i64]  # by place: what is attached; at first: filled(PLACES, 0)
    plan: vec[i64]  # by slot: the joints as the active player re-arranges them; at first: filled(SIDE, 0)
    connected: vec[i64]  # by seat: mask of the connected slots; at first: filled(2, 0); saved as "net"
    score: vec[i64]  # at first: filled(2, 0)
    tokens: vec[i64]  # at first: filled(2, 0)
    active: i64  # at first: NONE
    turns: i64  # begun by both together; at first: 0
    plays: i64  # left in this turn; at first: 0
    cancelled: i64  # 1: the attack that is announced is cancelled (card 19); at first: 0
    ending: i64  # how the game ended; at first: 0; saved as "why"
    winner: i64  # seat, or NONE; at first: NONE

    # --- below: written by `make states` from the fields above; do not edit ---
    # fmt: off

    def __init__(
        self, top: Frame, committed: list[int], hands: vec[i64], known: vec[i64], size: vec[i64], deck: vec[i64],
        deck_size: vec[i64], under: vec[i64], under_size: vec[i64], pile: vec[i64], pile_size: vec[i64],
        looked: vec[i64], card: vec[i64], links: vec[i64], attachments: vec[i64], plan: vec[i64], connected: vec[i64],
        score: vec[i64], tokens: vec[i64], active: i64, turns: i64, plays: i64, cancelled: i64, ending: i64,
        winner: i64,
    ) -> None:
        super().__init__(top, committed)
        self.hands = hands
        self.known = known
        self.size = size
        self.deck = deck
        self.deck_size = deck_size
        self.under = under
        self.under_size = under_size
        self.pile = pile
        self.pile_size = pile_size
        self.looked = looked
        self.card = card
        self.links = links
        self.attachments = attachments
        self.plan = plan
        self.connected = connected
        self.score = score
        self.tokens = tokens
        self.active = active
        self.turns = turns
        self.plays = plays
        self.cancelled = cancelled
        self.ending = ending
        self.winner = winner

    def copy(self) -> CsState:
        return CsState(
            self.top, self.committed, self.hands[:], self.known[:], self.size[:], self.deck[:], self.deck_size[:],
            self.under[:], self.under_size[:], self.pile[:], self.pile_size[:], self.looked[:], self.card[:],
            self.links[:], self.attachments[:], self.plan[:], self.connected[:], self.score[:], self.tokens[:],
            self.active, self.turns, self.plays, self.cancelled, self.ending, self.winner,
        )

    @staticmethod
    def initial(*, deck: vec[i64], under: vec[i64], pile: vec[i64]) -> CsState:
        """A new state, with an empty stack."""
        return CsState(
            build_stack([]), [], filled(2 * KINDS, 0), filled(2 * KINDS, 0), filled(2, 0), deck, filled(2, 0), under,
            filled(2, 0), pile, filled(2, 0), filled(KINDS, 0), filled(PLACES, 0), filled(PLACES, 0), filled(PLACES, 0),
            filled(SIDE, 0), filled(2, 0), filled(2, 0), filled(2, 0), NONE, 0, 0, 0, 0, NONE,
        )

    @staticmethod
    def from_lists(
        *, stack: list[FrameData], hands: list[int], known: list[int], size: list[int], deck: list[int],
        deck_size: list[int], under: list[int], under_size: list[int], pile: list[int], pile_size: list[int],
        looked: list[int], card: list[int], links: list[int], attachments: list[int], plan: list[int],
        connected: list[int], score: list[int], tokens: list[int], active: i64 = NONE, turns: i64 = 0, plays: i64 = 0,
        cancelled: i64 = 0, ending: i64 = 0, winner: i64 = NONE,
    ) -> CsState:
        """From plain lists: interpreted code must not make vecs of its own. The stack is bottom up."""
        return CsState(
            build_stack(stack), [], vec[i64](hands), vec[i64](known), vec[i64](size), vec[i64](deck),
            vec[i64](deck_size), vec[i64](under), vec[i64](under_size), vec[i64](pile), vec[i64](pile_size),
            vec[i64](looked), vec[i64](card), vec[i64](links), vec[i64](attachments), vec[i64](plan),
            vec[i64](connected), vec[i64](score), vec[i64](tokens), active, turns, plays, cancelled, ending, winner,
        )

    def dump(self) -> dict[str, object]:
        return {  # mypyc: ok
            "stack": tuple(self.stack()), "hands": tuple(self.hands), "known": tuple(self.known),
            "size": tuple(self.size), "deck": tuple(self.deck), "deck_size": tuple(self.deck_size),
            "under": tuple(self.under), "under_size": tuple(self.under_size), "pile": tuple(self.pile),
            "pile_size": tuple(self.pile_size), "looked": tuple(self.looked), "card": tuple(self.card),
            "links": tuple(self.links), "attachments": tuple(self.attachments), "plan": tuple(self.plan),
            "net": tuple(self.connected), "score": tuple(self.score), "tokens": tuple(self.tokens),
            "active": self.active, "turns": self.turns, "plays": self.plays, "cancelled": self.cancelled,
            "why": self.ending, "winner": self.winner,
        }

    @staticmethod
    def load(saved: SavedFields) -> CsState:
        state = CsState.from_lists(
            stack=saved.frames("stack"), hands=saved.ints("hands"), known=saved.ints("known"), size=saved.ints("size"),
            deck=saved.ints("deck"), deck_size=saved.ints("deck_size"), under=saved.ints("under"),
            under_size=saved.ints("under_size"), pile=saved.ints("pile"), pile_size=saved.ints("pile_size"),
            looked=saved.ints("looked"), card=saved.ints("card"), links=saved.ints("links"),
            attachments=saved.ints("attachments"), plan=saved.ints("plan"), connected=saved.ints("net"),
            score=saved.ints("score"), tokens=saved.ints("tokens"), active=saved.number("active"),
            turns=saved.number("turns"), plays=saved.number("plays"), cancelled=saved.number("cancelled"),
            ending=saved.number("why"), winner=saved.number("winner"),
        )
        saved.finish()
        return state
