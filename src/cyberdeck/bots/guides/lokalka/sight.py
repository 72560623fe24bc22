"""What a network sees of a table of Lokalka. Compiled.

A position is judged from the Administrator's side: the network wins or not, and so does each Hacker and Insider.
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.bots.guides.learned import Learned
from cyberdeck.bots.guides.lokalka import layout as at
from cyberdeck.games.lokalka.game import Lokalka
from cyberdeck.games.lokalka.ids import ADMIN, HACKER, HELPDESK, K_DIRECT, KINDS, MOST, NONE, ROLES
from cyberdeck.games.lokalka.rules.ring import next_in, reach
from cyberdeck.games.lokalka.rules.turn import KEPT
from cyberdeck.games.lokalka.setup import Setup
from cyberdeck.games.lokalka.state import LokState
from cyberdeck.kernel.bits import bit, has


class Sight(Learned[LokState]):
    def __init__(self, game: Lokalka) -> None:
        super().__init__(game, at.INPUTS, at.THINGS, 1 + MOST)
        self.lowest = 0.0
        self.leniency = 2.0
        self.t: Setup = game.t
        # As it was seen last
        self.reached: i64 = 0  # places that whoever looked can attack
        self.gate: i64 = NONE  # where his shortest way to the Administrator begins

    def mover(self, s: LokState) -> i64:
        return s.admin

    def expect(self, s: LokState, seat: i64) -> None:
        super().expect(s, s.admin)

    def name_heads(self, s: LokState, seat: i64) -> None:
        """LOK-9.1: the network wins together."""
        for other in range(self.seats):
            role = s.role[other]
            self.head[other] = 0 if role in (ADMIN, HELPDESK) else 1 + self.slot(seat, other)

    def slot(self, me: i64, seat: i64) -> i64:
        """A player's place: oneself, right, left, second to the right …"""
        n = self.seats
        right = seat - me
        if right < 0:
            right += n
        if right == 0:
            return 0
        return 2 * right - 1 if right <= n - right else 2 * (n - right)

    def host_slot(self, me: i64, place: i64) -> i64:
        """An auxiliary host's place: right, left, second to the right …"""
        n = self.seats
        right = place // 2 - me
        if right < 0:
            right += n
        left = n - 1 - right
        return 2 * right if right <= left else 2 * left + 1

    def guess(self, s: LokState, me: i64, seat: i64) -> i64:
        """Mask of the roles that a player may have, for all that one knows."""
        if seat == me or seat == s.admin or not has(s.alive, seat):
            return bit(s.role[seat])
        return s.may[seat]

    def look(self, s: LokState, seat: i64, everything: bool) -> None:
        self.reached = reach(self.t, s, seat) if has(s.alive, seat) else 0
        self.gate = NONE
        late: i64 = 0
        first = s.top.a if s.top.a >= 0 else seat
        for i in range(self.seats):
            other = first + i * s.direction
            if other < 0:
                other += self.seats
            elif other >= self.seats:
                other -= self.seats
            if has(s.alive, other):
                self.player(s, seat, other, late, everything)
                late += 1
            else:
                self.facts.add(self.slot(seat, other) * at.PLAYER + at.ROLE + s.role[other], 1.0)
        for place in range(i64(1), self.t.places, i64(2)):
            if s.nodes[place]:
                self.host(s, seat, place)
        self.table(s, seat)

    def player(self, s: LokState, me: i64, seat: i64, late: i64, everything: bool) -> None:
        facts = self.facts
        first = self.slot(me, seat) * at.PLAYER
        if everything:
            facts.add(first + at.ROLE + s.role[seat], 1.0)
        may = self.guess(s, me, seat)
        for role in range(i64(ROLES)):
            if has(may, role):
                facts.add(first + at.MAY + role, 1.0)
        place = 2 * seat
        nodes = s.nodes[place]
        facts.add(first + at.NODES, float(nodes) / 4.0)
        if nodes <= 2:
            facts.add(first + at.NODES + 1, 1.0)
            if nodes <= 1:
                facts.add(first + at.NODES + 2, 1.0)
        facts.add(first + at.DEFENCE + s.defence[place], 1.0)
        facts.add(first + at.SIZE, float(s.size[seat]) / 4.0)
        facts.add(first + at.SKIPS, float(s.skips[seat]))
        if s.bomb == seat:
            facts.add(first + at.BOMB, 1.0)
        if late == 0:
            facts.add(first + at.ACTIVE, 1.0)
        facts.add(first + at.LATE, float(late) / 4.0)
        if has(self.reached, place):
            facts.add(first + at.REACHED, 1.0)
        self.way(s, me, seat, first)
        if everything or seat == me:
            for kind in range(i64(KINDS)):
                n = s.hands[seat * KINDS + kind]
                if n:
                    facts.add(first + at.HAND + kind, float(n))

    def way(self, s: LokState, me: i64, seat: i64, first: i64) -> None:
        """The shortest way to the Administrator."""
        if seat == s.admin:
            return
        t = self.t
        facts = self.facts
        owned: i64 = 0
        for place in range(i64(1), t.places, i64(2)):
            if s.nodes[place] and s.owner[place] == seat:
                owned += 1
        facts.add(first + at.OWNS, float(owned))
        least: i64 = 1000
        for side in (-1, 1):
            place = 2 * s.admin
            last = place
            hits: i64 = 0
            while True:
                place = next_in(t, s, place, side)
                if s.owner[place] == seat:
                    break
                hits += s.nodes[place]
                last = place
            if hits < least:
                least = hits
                if seat == me:
                    self.gate = last
        facts.add(first + at.HITS, float(least) / 5.0)
        if least == 0:
            facts.add(first + at.OPEN, 1.0)

    def host(self, s: LokState, me: i64, place: i64) -> None:
        facts = self.facts
        first = at.HOST + self.host_slot(me, place) * at.HOST_SIZE
        facts.add(first + at.HOST_NODES, float(s.nodes[place]) / 3.0)
        if s.nodes[place] == 1:
            facts.add(first + at.HOST_NODES + 1, 1.0)
        facts.add(first + at.HOST_DEFENCE + s.defence[place], 1.0)
        owner: i64 = 2
        if s.owner[place] == me:
            owner = 0
        elif s.owner[place] == s.admin:
            owner = 1
        facts.add(first + at.HOST_OWNER + owner, 1.0)
        if has(self.reached, place):
            facts.add(first + at.HOST_REACHED, 1.0)

    def table(self, s: LokState, me: i64) -> None:
        t = self.t
        facts = self.facts
        f = s.top
        facts.add(at.MINE + s.role[me], 1.0)
        facts.add(at.QUESTION + f.kind, 1.0)
        facts.add(at.TABLE + self.seats - 4, 1.0)
        facts.add(at.ATTACKED, float(s.attacked))
        facts.add(at.ROUND, float(s.round) / 10.0)
        for role in range(i64(HACKER), i64(ROLES)):
            left = t.roles[role]
            for seat in range(self.seats):
                if not has(s.alive, seat) and s.role[seat] == role:
                    left -= 1
            facts.add(at.LEFT + role - HACKER, float(left) / 2.0)
        for kind in range(i64(KINDS)):
            facts.add(at.SPENT + kind, float(s.discard[kind]) / 5.0)
        if s.size[me] > KEPT:
            facts.add(at.EXCESS, float(s.size[me] - KEPT))
        if t.team:
            facts.add(at.TEAM, 1.0)
        if f.kind == K_DIRECT and f.b == me:
            may = self.guess(s, me, f.a)
            for role in range(i64(ROLES)):
                if has(may, role):
                    facts.add(at.ASKED_BY + role, 1.0)
