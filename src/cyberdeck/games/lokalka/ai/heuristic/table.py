"""A table as one seat sees it, and the figures that all heuristics share."""

from __future__ import annotations

from cyberdeck.games.lokalka.ai.heuristic import weights as w
from cyberdeck.games.lokalka.deals import deals, open_roles
from cyberdeck.games.lokalka.ids import ADMIN, ATTACK, DEFENCE, FLOOD, HACKER, HELPDESK, INSIDER, LEVELS, NONE, ROLES
from cyberdeck.games.lokalka.params import RuleParams
from cyberdeck.games.lokalka.rules.ring import next_in
from cyberdeck.games.lokalka.rules.turn import hand_limit
from cyberdeck.games.lokalka.view import LokView, base_state, full_nodes

Ints = tuple[int, ...]
KEEP = (*w.ATTACKS, *w.DEFENCES, *w.SPECIALS)


class Table:
    """`stake` is the value of each player's going out to the deciding seat; `role` is that seat's role."""

    def __init__(self, params: RuleParams, view: LokView) -> None:
        self.params = params
        self.view = view
        self.state = base_state(params, view)  # the view as a state, which the rule functions take
        self.me = view.seat
        self.role = view.roles[self.me]
        self.places: int = params.places
        self.full = [full_nodes(params, view, place) for place in range(self.places)]
        self.others = [seat for seat in view.alive if seat != self.me]
        self.chance = self.chances()
        self.stake = [self.seat_value(seat) for seat in range(len(view.roles))]
        self.keep = self.keeps()
        kept = sorted([self.keep[kind] for kind, n in enumerate(view.hand) for _ in range(n)], reverse=True)
        limit: int = hand_limit(params)
        self.spare = kept[limit] if len(kept) > limit else 0.0  # the best card above the hand limit
        self.hits, self.first = self.way()

    # The ring

    def next_in(self, place: int, way: int) -> int:
        """LOK-7.1: the first host still in the network on that side."""
        return next_in(self.params, self.state, place, way)

    def beside(self, place: int) -> tuple[int, int]:
        return self.next_in(place, -1), self.next_in(place, 1)

    def way(self, mine: Ints = ()) -> tuple[float, int]:
        """The shortest way to the Administrator: the number of hits, and the first host to hit (the Administrator's own
        if the way is open). `mine` are hosts that count as the seat's own.
        """
        view, best, first = self.view, 1000.0, NONE
        for side in (-1, 1):
            at = last = 2 * view.admin
            hits = 0.0
            while True:
                at = self.next_in(at, side)
                if view.owner[at] == self.me or at in mine:
                    break
                hits += view.nodes[at] + 0.5 * min(1, view.defence[at])
                last = at
            if hits < best:
                best, first = hits, last
        return best, first

    # The players

    def chances(self) -> list[list[float]]:
        """LOK-7.4: the chance of each role, by seat, over all deals that the view allows. Missing nodes beside a player
        make a Hacker likelier: at first a Hacker has nothing else to attack.
        """
        view = self.view
        possible = deals(tuple(self.params.roles), open_roles(view.roles, view.possible_roles))
        likely = [self.likelihood(seat) for seat in range(len(view.roles))]
        found = [[0.0] * ROLES for _ in view.roles]
        total = 0.0
        for deal in possible:
            weight = 1.0
            for seat, role in enumerate(deal):
                weight *= likely[seat][role]
            total += weight
            for seat, role in enumerate(deal):
                found[seat][role] += weight
        return [[weight / total for weight in by_role] for by_role in found]

    def likelihood(self, seat: int) -> tuple[float, float, float, float]:
        missing = w.SUSPECT * sum(
            [self.full[p] - self.view.nodes[p] for p in (2 * seat + 1, (2 * seat - 1) % self.places)]
        )
        return 1.0, 1.0 + missing, 1.0 + w.INSIDER_TOO * missing, 1.0

    def seat_value(self, seat: int) -> float:
        if seat == self.me:
            return w.OWN[self.role]
        stakes = w.STAKE[self.role]
        if self.role == INSIDER:
            stakes = self.balance()
        return sum([stake * p for stake, p in zip(stakes, self.chance[seat], strict=True)])

    def balance(self) -> tuple[float, float, float, float]:
        """LOK-9.3: an Insider weakens the side that is ahead, and needs the Administrator until nobody else is left."""
        view = self.view
        if self.others == [view.admin]:
            return w.DUEL, 0.0, 0.0, 0.0
        hackers = sum([self.chance[seat][HACKER] for seat in self.others])
        helpers = sum([self.chance[seat][HELPDESK] for seat in self.others])
        ahead = w.HEAD + view.nodes[2 * view.admin] / 5 + helpers - hackers
        lean = max(-1.0, min(1.0, ahead)) * w.LEAN
        _, hacker, insider, helpdesk = w.STAKE[INSIDER]
        return w.ALIVE, hacker - lean, insider, helpdesk + lean

    # Cards and nodes

    def keeps(self) -> list[float]:
        """The value of a card of each kind in hand; the last defence card counts more."""
        keep = list(KEEP)
        defences = [kind for kind in range(DEFENCE, DEFENCE + LEVELS) if self.view.hand[kind]]
        if sum([self.view.hand[kind] for kind in defences]) == 1:
            keep[defences[0]] += w.LAST
        return keep

    def cost(self, kind: int) -> float:
        """LOK-4.4: what playing a card gives up: nothing if it could not be kept anyway."""
        return max(0.0, self.keep[kind] - self.spare)

    def hit(self, place: int) -> float:
        """The value of taking a node from a role host."""
        seat, nodes = place // 2, self.view.nodes[place]
        value = self.stake[seat] * w.NODE[min(nodes, 5)]
        if nodes > 1 or seat == self.me:
            return value
        chance = self.chance[seat]
        value += w.LOOT * (2 * chance[HACKER] + 3 * chance[INSIDER])
        if self.role == ADMIN:
            value -= w.PUNISHED * chance[HELPDESK]
        if seat == self.view.admin and (self.role == HACKER or len(self.others) == 1):
            value += w.WIN
        return value

    def bare(self, seat: int, least: int = 1) -> float:
        """The chance that a player holds no defence of at least this level."""
        known = 0
        for card in self.view.marked:
            if card.holder == seat and card.kind != NONE:
                known += 1
                if DEFENCE + least - 1 <= card.kind < FLOOD:
                    return 0.1
        return float((1 - w.HIGHER[least - 1]) ** (self.view.size[seat] - known))

    def best_attack(self) -> int:
        """The highest level of the attacks in hand."""
        return max([level + 1 for level in range(LEVELS) if self.view.hand[ATTACK + level]])

    def lilac(self) -> float:
        """LOK-10.10: the share of lilac cards, which set off a bomb, among the unseen cards."""
        view = self.view
        unseen: list[int] = [n - view.hand[kind] - view.discard[kind] for kind, n in enumerate(self.params.quantity)]
        for level in view.defence:
            if level:
                unseen[DEFENCE + level - 1] -= 1
        lilac = sum([n for n, goes_off in zip(unseen, self.params.lilac, strict=True) if goes_off])
        return lilac / max(1, sum(unseen))
