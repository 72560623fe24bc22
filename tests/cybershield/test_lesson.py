"""The first game of Cyber Shield; what holds for the first game of every game is in tests/games/test_lesson.py."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield import CyberShield
from cyberdeck.games.cybershield import ids as i
from cyberdeck.games.cybershield.rules.cards import card_of
from cyberdeck.games.cybershield.view import CsView
from tests.cybershield.cards import KIND
from tests.kits.lesson import SENSIBLE, YOU, Choice, play, started


def kind_of(game: CyberShield, choice: Choice) -> str:
    """What an action is, for somebody who learns."""
    effect, (_, state, seat, action) = game.params.effect, choice
    card = card_of(action)
    if card == i.NONE:
        moved = state.top.kind == i.K_ARRANGE and action != i.DONE
        return "re-arranges" if moved else "restores" if i.RESTORE0 <= action < i.SCRAP0 else ""
    if seat != YOU:
        return "is attacked" if effect[card] == i.E_ATTACK and state.size[YOU] else ""
    if state.top.kind == i.K_ANSWER:
        return "responds"
    return {i.E_ATTACK: "attacks", i.E_DEFENCE: "defends", i.E_PART: "builds"}.get(effect[card], "")


def test_the_learner_begins_with_all_that_a_network_needs() -> None:
    match = started("cybershield")
    assert match.game.decision_rule(match.view(YOU)) == "CS-3.1"
    view = match.view(YOU)
    assert isinstance(view, CsView)
    hand = view.hand
    assert hand[KIND["provider"]]
    assert hand[KIND["wireless-router"]] or hand[KIND["wired-router"]]
    assert hand[KIND["desktop"]] or hand[KIND["laptop"]] or hand[KIND["server"]]
    assert any(hand[KIND[card]] for card in ("firewall", "encryption", "update", "antivirus"))


@pytest.mark.parametrize("learner", SENSIBLE, ids=str)
def test_a_sensible_learner_does_not_lose(learner: tuple[str, int]) -> None:
    met = play("cybershield", *learner)
    assert met.state.winner == YOU
    assert 40 <= met.decisions <= 80


@pytest.mark.parametrize("learner", SENSIBLE, ids=str)
def test_each_thing_to_do_comes_up_early(learner: tuple[str, int]) -> None:
    met = play("cybershield", *learner)
    assert isinstance(met.game, CyberShield)
    early = {kind_of(met.game, choice) for choice in met.choices if choice.decisions <= 30}
    assert early >= {"builds", "defends", "is attacked", "responds", "attacks", "restores", "re-arranges"}
