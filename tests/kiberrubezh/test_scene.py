"""The scene from which the page draws Kiberrubezh: complete, and built from the reader's view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from cyberdeck.games.kiberrubezh import Kiberrubezh, Options
from cyberdeck.games.kiberrubezh.components.types import CARD_IDS
from cyberdeck.games.kiberrubezh.ids import DROP0, NONE, USE0
from cyberdeck.games.kiberrubezh.state import KrState
from cyberdeck.games.kiberrubezh.ui import analysis
from cyberdeck.games.kiberrubezh.ui.scene import Scene, scene
from cyberdeck.games.kiberrubezh.ui.scene.types import CardCount, Lying, Player, Prospect
from cyberdeck.games.kiberrubezh.view import deck_left
from cyberdeck.kernel.game import SPECTATOR
from tests.kiberrubezh.table import Table
from tests.kits.states import states

TABLES = [Options(turn_limit=12), Options(deck1="quiet-listeners", deck2="fortress", turn_limit=12)]
READERS = (SPECTATOR, 0, 1)
CARDS = 60
PLACES: dict[str | None, Callable[[Player], tuple[CardCount, ...]]] = {
    "hand": lambda one: one.known,
    "pile": lambda one: one.pile,
}


def moments(game: Kiberrubezh, seed: int, every: int = 1) -> Iterator[KrState]:
    """Moments of a random game in which nobody drops their own cards."""
    return states(game, seed, every, avoided=range(DROP0, USE0))


def drawn(t: Table, player: str = "") -> Scene:
    return scene(t.game, t.view(player))


def on_table(found: Scene, seat: int) -> int:
    """The cards on a player's table, including those of the wave."""
    wave = found.wave.attacks if found.wave and found.wave.player == seat else ()
    return sum(one.count for one in found.players[seat].table) + sum(one.count for one in wave)


def lies(found: Scene, seat: int, card: str) -> list[Lying]:
    return [one for one in found.players[seat].table if one.card == card]


def prospect(found: Scene, card: str) -> Prospect:
    (one,) = [one for one in found.prospects if one.card == card]
    return one


@pytest.mark.parametrize("options", TABLES, ids=["starter decks", "other decks"])
def test_a_scene_is_json_and_adds_up(options: Options) -> None:
    game = Kiberrubezh(options)
    for state in moments(game, 5, every=4):
        for reader in READERS:
            view = game.view(state, reader)
            found = scene(game, view)
            assert msgspec.json.decode(msgspec.json.encode(found), type=Scene) == found
            for seat, player in enumerate(found.players):
                hidden = player.deck + player.size
                lying = sum(held.count for held in (*player.pile, *player.gone)) + on_table(found, seat)
                assert hidden + lying == player.start == CARDS
                assert sum(held.count for held in player.rest) == hidden
                assert player.deck == deck_left(view, seat)
                powers = analysis.power(game, view, seat)
                assert [one.free for one in (player.defence, player.attack)] == [one.free for one in powers]
            if reader != SPECTATOR:
                assert sum(held.count for held in found.hand) == found.players[reader].size


def test_every_move_is_about_something_that_is_shown() -> None:
    """The cards that actions name are where the decision says, so the page can highlight them."""
    asked: set[str] = set()
    for seed, options in enumerate([*TABLES, Options(deck1="worms-and-noise", deck2="quiet-listeners", turn_limit=40)]):
        game = Kiberrubezh(options)
        for state in moments(game, seed):
            seat = state.current_player()
            if seat < 0:
                break
            found = scene(game, game.view(state, seat))
            decision = found.decision
            asked.add(decision.name)
            assert decision.player == seat
            for action in game.legal_actions(state, seat):
                verb, *names = game.format_move(game.decode(action)).split()
                assert shown(found, verb, names), (decision, verb, names)
        ended = scene(game, game.view(state, SPECTATOR))
        assert (ended.decision.name, ended.decision.player) == ("over", None)
        assert ended.end in ("deck", "limit")
        assert ended.winner == (None if state.winner == NONE else state.winner)
    assert asked >= {"redeal", "bottom", "assets", "deploy", "attack", "wave", "react", "block", "last"}
    assert asked >= {"resolve", "object", "order"}


def shown(found: Scene, verb: str, names: list[str]) -> bool:
    """Whether the page has something to click for an action."""
    decision, seat = found.decision, found.seat
    mine = [(one.card, one.state) for one in found.players[seat].table]
    wave = [one.card for one in found.wave.attacks if one.wants] if found.wave else []
    card = names[0].removesuffix("/") if names else ""
    states = ("turned", "locked") if names and names[0].endswith("/") else ("upright",)
    if verb in ("lay", "bottom"):
        return card in [one.card for one in found.hand]
    if verb in ("add", "use", "drop"):
        return any((card, state) in mine for state in states)
    if verb == "block":
        blockers = [one for one in prospect(found, names[1]).blockers if one.card == card]
        return names[1] in wave and any(one.count and one.blocks for one in blockers)
    if verb in ("strike", "mill"):
        return card in wave and bool(prospect(found, card).does) >= (verb == "strike")
    if verb == "on":
        assert decision.side is not None
        side = found.players[decision.side]
        if decision.among == "table":
            return any((card, state) in [(one.card, one.state) for one in side.table] for state in states)
        return card in (wave if decision.among == "wave" else [one.card for one in PLACES[decision.among](side)])
    if verb == "put":
        return card in [one.card for one in found.seen]
    return verb in ("done", "keep", "redeal", "declare", "ban")


@pytest.mark.rule("KR-3.6", "KR-3.7")
def test_means_lie_in_the_wave_from_their_naming_to_its_end() -> None:
    t = (
        Table()
        .side(A="test-bench test-bench mail-worm mail-worm phishing", B="laptop laptop antivirus")
        .hands(B="laptop")
    )
    assert drawn(t).wave is None
    t.do("add mail-worm")
    found = drawn(t)
    assert found.wave is not None
    assert (found.wave.stage, [(one.card, one.count) for one in found.wave.attacks]) == ("naming", [("mail-worm", 1)])
    assert [(one.state, one.count) for one in lies(found, 0, "mail-worm")] == [("upright", 1)]
    t.do("declare")
    stages = []
    for move in ("done", "block antivirus mail-worm"):
        found = drawn(t)
        assert found.wave is not None
        stages.append(found.wave.stage)
        assert [(one.state, one.count) for one in lies(found, 0, "mail-worm")] == [("upright", 1)]
        t.do(move)
    assert stages == ["react", "block"]
    found = drawn(t)
    assert found.wave is None
    assert [(one.state, one.count) for one in lies(found, 0, "mail-worm")] == [("upright", 1), ("turned", 1)]


@pytest.mark.rule("KR-3.5", "KR-3.8")
def test_what_attacks_would_do_is_shown_before_they_are_named() -> None:
    t = Table().side(A="test-bench test-bench rootkit", B="server server antivirus/ endpoint-detection")
    one = prospect(drawn(t), "rootkit")
    assert [(blocker.card, blocker.count, blocker.blocks) for blocker in one.blockers] == [("endpoint-detection", 1, 2)]
    assert [(effect.step, effect.n, effect.turned) for effect in one.does] == [
        ("destroy-turned-measure", 1, ("antivirus",)),
        ("mill", 2, ()),
    ]
    assert (one.instead.step, one.instead.n) == ("mill", 2)
    t.wave("rootkit").do("done")
    found = drawn(t)
    assert found.wave is not None
    assert (found.wave.stage, prospect(found, "rootkit").blockers) == ("resolve", ())


@pytest.mark.rule("KR-3.7")
@pytest.mark.component("KR card-amplification")
def test_attacks_show_how_many_blocks_they_need() -> None:
    t = Table().side(A="c2-server c2-server amplification amplification", B="server server scrubbing")
    t.wave("amplification amplification")
    found = drawn(t)
    assert found.wave is not None
    assert [(one.count, one.met, one.partly, one.wants) for one in found.wave.attacks] == [(2, 0, 0, 4)]
    t.do("block scrubbing amplification")
    found = drawn(t)
    assert found.wave is not None
    assert [(one.count, one.met, one.partly, one.wants) for one in found.wave.attacks] == [(2, 0, 1, 3)]
    assert (found.decision.name, found.decision.card, found.decision.left) == ("block-on", "scrubbing", 2)
    assert [(one.count, one.blocks, one.goes_on) for one in prospect(found, "amplification").blockers] == [(1, 2, True)]


@pytest.mark.rule("KR-3.5")
@pytest.mark.component("KR card-border-router")
def test_what_a_card_needs_is_shown_as_the_table_lies() -> None:
    t = Table().turn("A", "deploy").side(A="laptop border-router", B="laptop").hands(A="firewall honeypot antivirus")
    found = drawn(t, "A")
    assert {one.card: (one.defence, one.attack, one.dear) for one in found.hand} == {
        "antivirus": (2, 0, False),
        "firewall": (1, 0, False),
        "honeypot": (2, 0, False),
    }
    t.do("lay firewall")
    assert {one.card: one.dear for one in drawn(t, "A").hand} == {"antivirus": True, "honeypot": True}
    assert [(one.defence, one.attack) for one in lies(drawn(t), 0, "firewall")] == [(1, 0)]


@pytest.mark.rule("KR-1.10", "KR-3.17")
def test_tops_and_bottoms_are_for_those_who_know_them() -> None:
    t = Table().peeked(B="laptop server").under(B="cluster apt+")
    assert drawn(t, "A").tops == ((), ("laptop", "server"))
    assert drawn(t, "A").bottoms == ((), (None, "apt"))
    assert drawn(t, "B").tops == ((), (None, None))
    assert drawn(t, "B").bottoms == ((), ("cluster", "apt"))
    assert drawn(t).tops == ((), (None, None))


def test_kinds_are_those_of_the_notation() -> None:
    found = drawn(Table())
    assert tuple(kind.card for kind in found.kinds) == CARD_IDS
    kinds = {kind.card: kind for kind in found.kinds}
    assert (kinds["amplification"].takes, kinds["scrubbing"].blocks, kinds["crypto-gateway"].categories) == (
        2,
        3,
        ("crypto", "intrusion"),
    )
    assert all(kind.reconstructed for kind in found.kinds)
