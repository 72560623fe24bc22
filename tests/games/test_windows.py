"""The windows in which a player may react: declared from the view, with an attack behind them or not."""

from __future__ import annotations

from collections import Counter

import pytest

from cyberdeck.bots import make_bot
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import get_spec, make

pytestmark = pytest.mark.both

# By game: the decisions that are windows, each with what may be behind it.
WINDOWS: dict[str, set[tuple[str, str]]] = {
    "blackhat": set(),
    "lokalka": {("viruses", "attack"), ("defend", "attack")},
    "cybershield": {("answer", "attack"), ("answer", "other"), ("window", "idle")},
    "kiberrubezh": {("react", "attack"), ("block", "attack"), ("last", "other")},
}
PLAYERS = {"blackhat": 3, "lokalka": 5, "cybershield": 2, "kiberrubezh": 2}


@pytest.mark.parametrize("game", WINDOWS)
def test_in_every_window_its_player_may_pass(game: str) -> None:
    """Heuristics reach windows that chance does not, and the other way round."""
    spec, random, greedy = get_spec(game), make_bot("random", game), make_bot("greedy", game)
    assert spec.ui.windows is not None
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(4):
        match, rng = Match(make(game, {"players": PLAYERS[game]}), bytes([seed] * 32)), FastRng(seed)
        match.start()
        while not match.is_over and len(match.action_log) < 900:
            for seat in match.players_to_act:
                view, legal = match.view(seat), match.legal_actions(seat)
                window = spec.ui.windows.open_window(match.game, view)
                if window is not None:
                    key, _ = spec.ui.text.decision_message(match.game, view, ["A", "B", "C", "D", "E"])
                    seen[key.removeprefix("ask-").removesuffix("-on"), window] += 1
                    assert match.game.pass_action in legal
            seat = match.players_to_act[0]
            legal = match.legal_actions(seat)
            match.submit(seat, (greedy if seed % 2 else random)(match.game, match.view(seat), legal, rng))
        assert not match.is_over or spec.ui.windows.open_window(match.game, match.view(0)) is None
    assert set(seen) == WINDOWS[game]


def test_an_attack_waits_below_answers_to_it() -> None:
    """CS-4.5: it is still behind the window while cards that answer it are on top."""
    game = make("cybershield", {})
    windows = get_spec("cybershield").ui.windows
    assert windows is not None
    found = 0
    for seed in range(6):
        match, rng = Match(game, bytes([seed] * 32)), FastRng(seed)
        match.start()
        attacked = {0: False, 1: False}
        while not match.is_over and not found:
            seat = match.players_to_act[0]
            window = windows.open_window(game, match.view(seat))
            if window == "attack" and attacked[seat]:
                found += 1
            attacked[seat] = window == "attack"
            legal = match.legal_actions(seat)
            match.submit(seat, legal[-1] if window == "attack" else legal[rng.below(len(legal))])
    assert found
