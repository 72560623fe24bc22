"""The tags of events are part of the protocol: a class may be renamed, its tag stays."""

from __future__ import annotations

import pytest

from cyberdeck.games.blackhat.events import BHEvent
from cyberdeck.games.cybershield.events import CsEvent
from cyberdeck.games.kiberrubezh.events import KrEvent
from cyberdeck.games.lokalka.events import LokEvent
from cyberdeck.kernel.wire import Event, kebab

TAGS: dict[type[Event], str] = {
    BHEvent: """
        bh.asset bh.dealer bh.dealt bh.drew bh.ended bh.hat-given bh.jailed bh.lifted bh.marked bh.module-drawn
        bh.module-laid bh.moved bh.out bh.played bh.reshuffled bh.round bh.scored bh.sent bh.status bh.swapped
        bh.took bh.tracer-moved bh.tracer-woke bh.unmarked bh.won
    """,
    LokEvent: """
        lok.admin lok.all-shown lok.answered lok.attacked lok.bomb-gone lok.bomb-passed lok.bomb-tested lok.captured
        lok.dealt lok.defended lok.discarded lok.drew lok.duelled lok.ended lok.hand-dropped lok.host lok.host-out
        lok.knew lok.nodes-lost lok.nothing-laid lok.out lok.played lok.reshuffled lok.restored lok.returned
        lok.role lok.round lok.skipped lok.stole lok.took-back lok.turn lok.turn-ended lok.turned
    """,
    CsEvent: """
        cs.announced cs.attached cs.buys cs.cancelled cs.dealt cs.discarded cs.disrupted cs.drew cs.ended cs.failed
        cs.kept cs.lifted cs.looked cs.mended cs.more-plays cs.placed cs.planned cs.rearranged cs.rearranges
        cs.removed cs.restores cs.scored cs.scraps cs.shuffled-back cs.starter cs.tokens cs.took cs.took-shown
        cs.turn cs.turn-ended cs.turned-aside cs.under
    """,
    KrEvent: """
        kr.all-upright kr.banned kr.blocked kr.cancelled kr.dealt kr.destroyed kr.discarded kr.drew kr.dropped
        kr.ended kr.hand kr.kept kr.laid kr.milled kr.named kr.nothing kr.ordered kr.peeked kr.phase kr.played
        kr.power kr.redealt kr.starter kr.struck kr.turn kr.turn-ended kr.turned kr.under kr.upright kr.used kr.wave
    """,
}


@pytest.mark.parametrize("base", TAGS, ids=lambda base: base.__name__)
def test_tags_of_events_stay(base: type[Event]) -> None:
    assert sorted(str(kind.__struct_config__.tag) for kind in base.__subclasses__()) == TAGS[base].split()


@pytest.mark.parametrize("base", TAGS, ids=lambda base: base.__name__)
def test_events_are_frozen_and_not_tracked_by_the_garbage_collector(base: type[Event]) -> None:
    for kind in base.__subclasses__():
        assert kind.__struct_config__.frozen
        assert not kind.__struct_config__.gc


@pytest.mark.parametrize(("name", "tag"), [("Play", "play"), ("TakeAll", "take-all"), ("HatGiven", "hat-given")])
def test_a_tag_is_the_name_of_its_class(name: str, tag: str) -> None:
    assert kebab(name) == tag
