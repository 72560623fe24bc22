"""The state of a game of Kiberrubezh: data, no rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyberdeck.games.kiberrubezh.ids import KINDS, NONE
from cyberdeck.kernel.actions import filled
from cyberdeck.kernel.game import Frame, FrameData, State, build_stack
from cyberdeck.kernel.saved import SavedFields


@final
@mypyc_attr(acyclic=True)
class KrState(State):
    """vecs never change their length. What is by seat and kind is at seat * KINDS + kind."""

    hands: vec[i64]  # at first: filled(2 * KINDS, 0)
    known: vec[i64]  # of them, those that everybody has seen (KR-1.10); at first: filled(2 * KINDS, 0)
    size: vec[i64]  # cards in hand; at first: filled(2, 0)
    deck: vec[i64]  # what lies in no known order
    deck_size: vec[i64]  # at first: filled(2, 0)
    peeked: vec[i64]  # seat * LOOKED + i: the top of it, from the top down, as the other player has put it
    peeked_size: vec[i64]  # at first: filled(2, 0)
    under: vec[i64]  # seat * room + i: what was put under it, from the top down: kind * 2 + 1 if all know it
    under_size: vec[i64]  # at first: filled(2, 0)
    pile: vec[i64]  # discard piles; at first: filled(2 * KINDS, 0)
    gone: vec[i64]  # cards that have left the game; at first: filled(2 * KINDS, 0)
    upright: vec[i64]  # on the table; at first: filled(2 * KINDS, 0); saved as "up"
    turned: vec[i64]  # on the table; at first: filled(2 * KINDS, 0)
    locked: vec[i64]  # turned, and through their owner's next turn (card 16); at first: filled(2 * KINDS, 0)
    events: vec[i64]  # played in this turn; at first: filled(2 * KINDS, 0)
    wave: vec[i64]  # by kind: means that attack together; at first: filled(KINDS, 0)
    resolved: vec[i64]  # of them: blocked, cancelled or done; at first: filled(KINDS, 0); saved as "met"
    partly: vec[i64]  # of them: with one block of two; at first: filled(KINDS, 0)
    seen: vec[i64]  # by kind: cards of the other's deck that somebody looks at; at first: filled(KINDS, 0)
    extra: vec[i64]  # power of both kinds until the end of the turn (card 52); at first: filled(2, 0)
    gaps: vec[i64]  # seat * 2: Air gaps upright throughout this turn (card 45); + 1: now turned; at first: filled(4, 0)
    stay: i64  # of them, in this wave; at first: 0
    mills: i64  # what blocks have set off: cards from the attacker's deck; at first: 0
    losses: i64  # and out of their hand; at first: 0
    banned: i64  # mask of categories that cannot block in this turn; at first: 0
    active: i64  # at first: NONE
    turns: i64  # begun by both together; at first: 0
    ending: i64  # how the game ended; at first: 0; saved as "why"
    winner: i64  # seat, or NONE; at first: NONE

    # --- below: written by `make states` from the fields above; do not edit ---
    # fmt: off

    def __init__(
        self, top: Frame, committed: list[int], hands: vec[i64], known: vec[i64], size: vec[i64], deck: vec[i64],
        deck_size: vec[i64], peeked: vec[i64], peeked_size: vec[i64], under: vec[i64], under_size: vec[i64],
        pile: vec[i64], gone: vec[i64], upright: vec[i64], turned: vec[i64], locked: vec[i64], events: vec[i64],
        wave: vec[i64], resolved: vec[i64], partly: vec[i64], seen: vec[i64], extra: vec[i64], gaps: vec[i64],
        stay: i64, mills: i64, losses: i64, banned: i64, active: i64, turns: i64, ending: i64, winner: i64,
    ) -> None:
        super().__init__(top, committed)
        self.hands = hands
        self.known = known
        self.size = size
        self.deck = deck
        self.deck_size = deck_size
        self.peeked = peeked
        self.peeked_size = peeked_size
        self.under = under
        self.under_size = under_size
        self.pile = pile
        self.gone = gone
        self.upright = upright
        self.turned = turned
        self.locked = locked
        self.events = events
        self.wave = wave
        self.resolved = resolved
        self.partly = partly
        self.seen = seen
        self.extra = extra
        self.gaps = gaps
        self.stay = stay
        self.mills = mills
        self.losses = losses
        self.banned = banned
        self.active = active
        self.turns = turns
        self.ending = ending
        self.winner = winner

    def copy(self) -> KrState:
        return KrState(
            self.top, self.committed, self.hands[:], self.known[:], self.size[:], self.deck[:], self.deck_size[:],
            self.peeked[:], self.peeked_size[:], self.under[:], self.under_size[:], self.pile[:], self.gone[:],
            self.upright[:], self.turned[:], self.locked[:], self.events[:], self.wave[:], self.resolved[:],
            self.partly[:], self.seen[:], self.extra[:], self.gaps[:], self.stay, self.mills, self.losses, self.banned,
            self.active, self.turns, self.ending, self.winner,
        )

    @staticmethod
    def initial(*, deck: vec[i64], peeked: vec[i64], under: vec[i64]) -> KrState:
        """A new state, with an empty stack."""
        return KrState(
            build_stack([]), [], filled(2 * KINDS, 0), filled(2 * KINDS, 0), filled(2, 0), deck, filled(2, 0), peeked,
            filled(2, 0), under, filled(2, 0), filled(2 * KINDS, 0), filled(2 * KINDS, 0), filled(2 * KINDS, 0),
            filled(2 * KINDS, 0), filled(2 * KINDS, 0), filled(2 * KINDS, 0), filled(KINDS, 0), filled(KINDS, 0),
            filled(KINDS, 0), filled(KINDS, 0), filled(2, 0), filled(4, 0), 0, 0, 0, 0, NONE, 0, 0, NONE,
        )

    @staticmethod
    def from_lists(
        *, stack: list[FrameData], hands: list[int], known: list[int], size: list[int], deck: list[int],
        deck_size: list[int], peeked: list[int], peeked_size: list[int], under: list[int], under_size: list[int],
        pile: list[int], gone: list[int], upright: list[int], turned: list[int], locked: list[int], events: list[int],
        wave: list[int], resolved: list[int], partly: list[int], seen: list[int], extra: list[int], gaps: list[int],
        stay: i64 = 0, mills: i64 = 0, losses: i64 = 0, banned: i64 = 0, active: i64 = NONE, turns: i64 = 0,
        ending: i64 = 0, winner: i64 = NONE,
    ) -> KrState:
        """From plain lists: interpreted code must not make vecs of its own. The stack is bottom up."""
        return KrState(
            build_stack(stack), [], vec[i64](hands), vec[i64](known), vec[i64](size), vec[i64](deck),
            vec[i64](deck_size), vec[i64](peeked), vec[i64](peeked_size), vec[i64](under), vec[i64](under_size),
            vec[i64](pile), vec[i64](gone), vec[i64](upright), vec[i64](turned), vec[i64](locked), vec[i64](events),
            vec[i64](wave), vec[i64](resolved), vec[i64](partly), vec[i64](seen), vec[i64](extra), vec[i64](gaps), stay,
            mills, losses, banned, active, turns, ending, winner,
        )

    def dump(self) -> dict[str, object]:
        return {  # mypyc: ok
            "stack": tuple(self.stack()), "hands": tuple(self.hands), "known": tuple(self.known),
            "size": tuple(self.size), "deck": tuple(self.deck), "deck_size": tuple(self.deck_size),
            "peeked": tuple(self.peeked), "peeked_size": tuple(self.peeked_size), "under": tuple(self.under),
            "under_size": tuple(self.under_size), "pile": tuple(self.pile), "gone": tuple(self.gone),
            "up": tuple(self.upright), "turned": tuple(self.turned), "locked": tuple(self.locked),
            "events": tuple(self.events), "wave": tuple(self.wave), "met": tuple(self.resolved),
            "partly": tuple(self.partly), "seen": tuple(self.seen), "extra": tuple(self.extra),
            "gaps": tuple(self.gaps), "stay": self.stay, "mills": self.mills, "losses": self.losses,
            "banned": self.banned, "active": self.active, "turns": self.turns, "why": self.ending,
            "winner": self.winner,
        }

    @staticmethod
    def load(saved: SavedFields) -> KrState:
        state = KrState.from_lists(
            stack=saved.frames("stack"), hands=saved.ints("hands"), known=saved.ints("known"), size=saved.ints("size"),
            deck=saved.ints("deck"), deck_size=saved.ints("deck_size"), peeked=saved.ints("peeked"),
            peeked_size=saved.ints("peeked_size"), under=saved.ints("under"), under_size=saved.ints("under_size"),
            pile=saved.ints("pile"), gone=saved.ints("gone"), upright=saved.ints("up"), turned=saved.ints("turned"),
            locked=saved.ints("locked"), events=saved.ints("events"), wave=saved.ints("wave"),
            resolved=saved.ints("met"), partly=saved.ints("partly"), seen=saved.ints("seen"), extra=saved.ints("extra"),
            gaps=saved.ints("gaps"), stay=saved.number("stay"), mills=saved.number("mills"),
            losses=saved.number("losses"), banned=saved.number("banned"), active=saved.number("active"),
            turns=saved.number("turns"), ending=saved.number("why"), winner=saved.number("winner"),
        )
        saved.finish()
        return state
