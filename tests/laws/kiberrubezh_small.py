"""Tables of Kiberrubezh so small that all that may be true can be shown, and a viewer's belief beside their games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cyberdeck.games.kiberrubezh import Kiberrubezh, Options
from cyberdeck.games.kiberrubezh import ids as i
from cyberdeck.games.kiberrubezh.options import Tiny
from cyberdeck.kernel import laws
from cyberdeck.kernel.belief import Belief
from cyberdeck.kernel.game import OVER
from cyberdeck.kernel.rng import FastRng
from tests.kiberrubezh.cards import counted
from tests.kits.changed import Changed


def tiny(first: str, second: str) -> Tiny:
    """Hands of three: so many cards may have to go under a deck (KR-2.2)."""
    both = [dict(enumerate(counted(deck))) for deck in (first, second)]
    return Tiny(decks=(both[0], both[1]), hand=3)


BENCHES = "test-bench test-bench test-bench test-bench test-bench "
LAPTOPS = "laptop laptop laptop laptop "
PEEKING = tiny(BENCHES + "acoustic-channel acoustic-channel acoustic-channel", LAPTOPS + "tablet tablet tablet")
REDEALS = tiny("laptop tablet tablet extra-funding restore-from-backup", "laptop laptop sql-injection tablet laptop")
HANDS = tiny(BENCHES + "spy-trojan spy-trojan sql-injection", LAPTOPS + "tablet tablet extra-funding")
SMALL: list[tuple[dict[str, Any], Tiny]] = [
    ({}, PEEKING),
    ({}, REDEALS),
    ({"free_redeals_count": True}, REDEALS),
    ({}, HANDS),
]


def small(options: dict[str, Any], cards: Tiny) -> Kiberrubezh:
    return Kiberrubezh(Options(**options), cards)


class Hasty(Changed):
    """The game for players who keep their first hand, and lay and attack when they can: to get somewhere."""

    def legal_actions(self, state: Any, seat: int) -> list[int]:
        every: list[int] = self.game.legal_actions(state, seat)
        if i.KEEP in every:
            return [i.KEEP]
        texts = [action for action in every if i.TEXT0 <= action < i.MILL0]
        busy = texts or [action for action in every if action != i.DONE and not i.DROP0 <= action < i.USE0]
        return busy or every


def hasty_beliefs(game: Any, viewers: tuple[int, ...], games: int) -> Counter[str]:
    """Players are in a hurry, which the viewer does not know: any legal action is possible to them."""
    tally: Counter[str] = Counter()
    for viewer in viewers:
        rng = FastRng(100 + viewer)
        for _ in range(games):
            s, belief = game.initial_state(), Belief(game, viewer)
            hurry: Any = Hasty(game)
            while s.top.kind != OVER and len(belief.worlds) <= 300:
                seat, action = laws.choose(hurry, s, rng)
                open_to_viewer = laws.is_observed(game, s, viewer, seat)
                shown = laws.step(game, s, seat, action)
                belief.learn(seat, action, open_to_viewer, shown)
                laws.must(laws.state_key(game, s) in belief.worlds, "belief", "the truth was ruled out")
                belief.compare(s, rng, 300)
                tally += Counter(states=1, worlds=len(belief.worlds), seen=int(any(s.known)), put=sum(s.peeked_size))
    return tally
