"""What follows from a view: power, what could block the wave, what a text would do."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from cyberdeck.games.kiberrubezh import Kiberrubezh, Options, ids
from cyberdeck.games.kiberrubezh.components import load
from cyberdeck.games.kiberrubezh.components.types import CARD_IDS
from cyberdeck.games.kiberrubezh.rules import zones
from cyberdeck.games.kiberrubezh.ui import analysis
from cyberdeck.games.kiberrubezh.ui.analysis import Blocker, Power, StepEffect
from cyberdeck.games.kiberrubezh.view import KrView, deck_left
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import KeyedRng

pytestmark = pytest.mark.both

GAME = Kiberrubezh(Options())
KIND = {name: kind for kind, name in enumerate(CARD_IDS)}


def counts(**cards: int) -> tuple[int, ...]:
    """By kind; names with _ for -."""
    return tuple(cards.get(name.replace("-", "_"), 0) for name in CARD_IDS)


NOTHING = counts()


@cache
def dealt() -> KrView:
    match = Match(GAME, bytes(32))
    match.start()
    return GAME.view(match.state, match.players_to_act[0])


def attacked(**fields: Any) -> KrView:
    """A wave of player 1 against player 0, before the blocks, as a spectator sees it."""
    asked = ((ids.K_ATTACK, 2, 0, 1, 0, 0), (ids.K_BLOCK, 1, 0, 0, 0, 0))
    empty = (NOTHING, NOTHING)
    plain: dict[str, Any] = {
        "stack": asked,
        "active": 1,
        "turns": 4,
        "upright": empty,
        "turned": empty,
        "locked": empty,
    }
    return msgspec.structs.replace(dealt(), **{**plain, "seat": SPECTATOR, "hand": (), **fields})


def sides(own: tuple[int, ...], other: tuple[int, ...] = NOTHING) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return own, other


@pytest.mark.rule("KR-3.5")
def test_power_of_both_kinds() -> None:
    """Turned cards and events need power, turned assets give none."""
    view = attacked(
        upright=sides(counts(laptop=2, server=1, antivirus=1, phishing=1)),
        turned=sides(counts(server=1, antivirus=1, mail_worm=1)),
        events=sides(counts(emergency_patch=1)),
        extra=(1, 0),
    )
    assert analysis.power(GAME, view, 0) == (Power(6, 5, 1), Power(3, 3, 0))
    assert analysis.power(GAME, view, 1) == (Power(0, 0, 0), Power(0, 0, 0))


@pytest.mark.component("KR card-border-router")
def test_what_a_card_needs_now() -> None:
    upright, turned = counts(border_router=1), counts(border_router=3)
    view = attacked(upright=sides(upright), turned=sides(NOTHING, turned))
    assert analysis.needs(GAME, view, 0, KIND["firewall"]) == (1, 0)
    assert analysis.needs(GAME, view, 1, KIND["firewall"]) == (2, 0)
    assert analysis.needs(GAME, view, 0, KIND["antivirus"]) == (2, 0)
    assert analysis.needs(GAME, view, 0, KIND["server"]) == (0, 0)
    assert analysis.affordable(GAME, view, 0, KIND["firewall"])
    assert not analysis.affordable(GAME, view, 0, KIND["antivirus"])
    assert analysis.affordable(GAME, view, 1, KIND["server"])


@pytest.mark.rule("KR-1.5")
def test_what_could_block_which_attack() -> None:
    up = sides(counts(antivirus=2, endpoint_detection=1, encryption=1, air_gap=2))
    wave = counts(mail_worm=2, rootkit=1, zero_day=1)
    view = attacked(upright=up, wave=wave, resolved=counts(rootkit=1), stay=1)
    worm, zero = KIND["mail-worm"], KIND["zero-day"]
    assert analysis.could_block(GAME, view) == [
        Blocker(KIND["antivirus"], 2, 1, (worm,), False),
        Blocker(KIND["endpoint-detection"], 1, 2, (worm,), False),
        Blocker(KIND["air-gap"], 1, 1, (worm, zero), False),
    ]
    assert [found.measure for found in analysis.blockers(GAME, view, zero)] == [KIND["air-gap"]]
    assert analysis.open_attacks(view) == 3


@pytest.mark.component("KR card-supply-chain")
def test_a_banned_category_blocks_nothing() -> None:
    view = attacked(upright=sides(counts(crypto_gateway=1)), wave=counts(phishing=1), banned=1 << ids.CRYPTO)
    assert analysis.could_block(GAME, view) == []


@pytest.mark.rule("KR-3.8")
def test_what_a_text_would_do() -> None:
    view = attacked(
        upright=sides(counts(laptop=1, tablet=1, antivirus=1)),
        turned=sides(counts(server=1, firewall=1)),
        locked=sides(counts(laptop=1)),
        size=(1, 3),
        deck_size=(1, 20),
    )
    laptop, tablet, server = KIND["laptop"], KIND["tablet"], KIND["server"]

    def would(name: str, seat: int = 1) -> list[StepEffect]:
        return analysis.would_do(GAME, view, seat, KIND[name])

    assert would("mail-worm") == []
    assert analysis.plain(view, 1) == StepEffect("mill", 1)
    assert would("rootkit") == [
        StepEffect("destroy", 1, (), (KIND["firewall"],), "turned-measure"),
        StepEffect("mill", 1),
    ]
    assert would("ransomware") == [StepEffect("lock-assets", 2, (laptop, tablet), (server,))]
    assert would("botnet-flood")[0] == StepEffect("turn-assets", 2, (laptop, tablet))
    assert would("zero-day")[0] == StepEffect("destroy", 1, (laptop, tablet), (laptop, server), "asset")
    assert would("lateral-movement")[0] == StepEffect("destroy", 1, (tablet,), (server,), "not-basic")
    assert would("key-side-channel")[0] == StepEffect("destroy", 0, what="crypto-measure")
    assert would("spy-trojan") == [StepEffect("see-hand", 1), StepEffect("discard-seen", 1), StepEffect("mill", 1)]
    assert would("phishing")[0] == StepEffect("draw", 1)
    assert would("acoustic-channel") == [StepEffect("peek", 1)]
    assert would("incident-response", 0) == [StepEffect("upright-all", 1, (), (KIND["firewall"],))]
    assert would("monitoring-console", 0) == [StepEffect("upright-one", 1, (), (KIND["firewall"],))]
    assert would("restore-from-backup")[0].n == 0
    assert would("supply-chain") == [StepEffect("ban", 1)]
    assert would("reserve-capacity") == [StepEffect("power", 2)]


def test_every_text_is_shown_in_its_steps() -> None:
    view = attacked()
    for kind, card in enumerate(load().cards):
        found = analysis.would_do(GAME, view, 0, kind)
        codes = [step.__struct_config__.tag for step in card.steps or card.property]
        assert [effect.code for effect in found] == codes


@pytest.mark.rule("KR-3.16")
def test_phases() -> None:
    def phase(*asked: tuple[int, ...], turns: int = 4) -> str:
        return analysis.phase(attacked(stack=asked, turns=turns))

    assert phase((ids.K_ASSETS, 1, 0, 0, 0, 0)) == "assets"
    assert phase((ids.K_DEPLOY, 1, 0, 0, 0, 0), (ids.K_OBJECT, 1, 0, 0, 47, 1)) == "deployment"
    assert phase((ids.K_ATTACK, 1, 0, 0, 0, 0)) == "attack"
    assert phase((ids.K_STAGE, 0, 0, 0, ids.T_UPRIGHT, 0), (ids.K_DRAW, 0, 0, 0, 2, 0)) == "draw"
    assert phase((ids.K_STAGE, 0, 0, 0, -1, 0), (ids.K_TRIM, 1, 0, 0, 1, 0)) == "end"
    assert phase((ids.K_REDEAL, 1, 0, 0, 0, 0), turns=0) == "start"
    assert phase() == ""


@pytest.mark.parametrize("decks", [("blue-range", "red-range"), ("fortress", "worms-and-noise")])
def test_the_facts_agree_with_the_rules_in_whole_games(decks: tuple[str, str]) -> None:
    """Legal blocks are the possible ones; affordable cards can be laid; decks are as long as shown."""
    game = Kiberrubezh(Options(deck1=decks[0], deck2=decks[1], turn_limit=25))
    match, rng, blocks = Match(game, bytes(32)), KeyedRng(bytes(32), [b"facts"]), 0
    match.start()
    while not match.is_over:
        seat = match.players_to_act[0]
        view, legal = game.view(match.state, seat), match.legal_actions(seat)
        kind, _, _, _, going, left = view.stack[-1]
        if kind == ids.K_BLOCK:
            blocks += 1
            found = [blocker for blocker in analysis.could_block(game, view) if blocker.goes_on == bool(going)]
            assert all(blocker.blocks == left for blocker in found if blocker.goes_on)
            pairs = {(blocker.measure, attack) for blocker in found for attack in blocker.attacks}
            shown = {divmod(action - ids.BLOCK0, ids.ATTACKS) for action in legal if action >= ids.BLOCK0}
            assert pairs == {(m + ids.FIRST_MEASURE, a + ids.FIRST_ATTACK) for m, a in shown}
        if kind == ids.K_DEPLOY:
            held = [card for card in range(ids.FIRST_ATTACK, KIND["emergency-patch"]) if view.hand[card]]
            able = [card for card in held if analysis.affordable(game, view, seat, card)]
            assert able == [card for card in held if ids.LAY0 + card in legal]
        if not any(view.seen):
            assert [deck_left(view, n) for n in (0, 1)] == [zones.deck_left(match.state, n) for n in (0, 1)]
        kept = [action for action in legal if not ids.DROP0 <= action < ids.USE0] or legal
        match.submit(seat, kept[rng.below(len(kept))])
    assert blocks > 5
