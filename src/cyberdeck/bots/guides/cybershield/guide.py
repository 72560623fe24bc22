"""Cyber Shield: what a network sees of a table, and how answers are described to it. Compiled.

A position is judged when a turn begins.
"""

from __future__ import annotations

from mypy_extensions import i64

from cyberdeck.bots.guides.cybershield.answers import describe_answer
from cyberdeck.bots.guides.cybershield.layout import INPUTS, MY_TURN, PILE, PLAYS, SIDE_SIZE, THINGS, TURNS
from cyberdeck.bots.guides.cybershield.question import look_at_question
from cyberdeck.bots.guides.cybershield.sides import look_at_hand, look_at_pile, look_at_side
from cyberdeck.bots.guides.cybershield.survey import Survey
from cyberdeck.bots.guides.learned import Learned, at_most
from cyberdeck.games.cybershield.game import CyberShield
from cyberdeck.games.cybershield.ids import K_ARRANGE, KINDS
from cyberdeck.games.cybershield.state import CsState
from cyberdeck.kernel.game import OVER


class LearnedGuide(Learned[CsState]):
    def __init__(self, game: CyberShield) -> None:
        super().__init__(game, INPUTS, THINGS)
        self.leniency = 1.1
        self.survey = Survey(game.t)

    def moment(self, s: CsState) -> i64:
        return s.turns

    def settled(self, s: CsState, since: i64) -> bool:
        """When another turn begins."""
        kind = s.top.kind
        return kind == OVER or (kind == K_ARRANGE and s.turns > since)

    def mover(self, s: CsState) -> i64:
        return s.active

    def look(self, s: CsState, seat: i64, everything: bool) -> None:
        survey = self.survey
        inputs = survey.inputs
        look_at_side(survey, s, seat, 0)
        look_at_side(survey, s, 1 - seat, SIDE_SIZE)
        look_at_hand(survey, s.hands, seat, 0)
        look_at_hand(survey, s.hands if everything else s.known, 1 - seat, SIDE_SIZE)
        look_at_pile(survey, s, seat, PILE)
        look_at_pile(survey, s, 1 - seat, PILE + KINDS)
        if s.active == seat:
            inputs[MY_TURN] = 1.0
        inputs[PLAYS + at_most(s.plays, 3)] = 1.0
        inputs[TURNS] = float(s.turns) / 40.0
        look_at_question(survey, s, seat)
        self.gather()

    def gather(self) -> None:
        """The inputs that are not nought become facts."""
        inputs = self.survey.inputs
        facts = self.facts
        places = facts.at
        amounts = facts.much
        n = facts.n
        for i in range(i64(INPUTS)):
            much = inputs[i]
            if much != 0.0:
                places[n] = i
                amounts[n] = much
                n += 1
                inputs[i] = 0.0
        facts.n = n

    def describe(self, s: CsState, seat: i64, action: i64) -> None:
        """Only after look(s, seat, False) of the same state: it reads what was surveyed then, and surveys nothing."""
        describe_answer(self, self.survey, s, seat, action)
