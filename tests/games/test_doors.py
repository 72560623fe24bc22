"""Every game's modules fit the types of their doors: mypy checks the assignments, this test that the doors are open."""

from __future__ import annotations

import pytest

import cyberdeck.games.blackhat.ai.heuristic
import cyberdeck.games.blackhat.ai.model
import cyberdeck.games.blackhat.ui.lesson
import cyberdeck.games.blackhat.ui.scene
import cyberdeck.games.blackhat.ui.terminal
import cyberdeck.games.blackhat.ui.text
import cyberdeck.games.cybershield.ai.heuristic
import cyberdeck.games.cybershield.ai.model
import cyberdeck.games.cybershield.ui.lesson
import cyberdeck.games.cybershield.ui.scene
import cyberdeck.games.cybershield.ui.terminal
import cyberdeck.games.cybershield.ui.text
import cyberdeck.games.kiberrubezh.ai.heuristic
import cyberdeck.games.kiberrubezh.ai.model
import cyberdeck.games.kiberrubezh.ui.lesson
import cyberdeck.games.kiberrubezh.ui.scene
import cyberdeck.games.kiberrubezh.ui.terminal
import cyberdeck.games.kiberrubezh.ui.text
import cyberdeck.games.lokalka.ai.heuristic
import cyberdeck.games.lokalka.ai.model
import cyberdeck.games.lokalka.ui.lesson
import cyberdeck.games.lokalka.ui.scene
import cyberdeck.games.lokalka.ui.terminal
import cyberdeck.games.lokalka.ui.text
import cyberdeck.toolkit.generic.scene
from cyberdeck import games
from cyberdeck.doors import GameHeuristic, GameModel, GameScene, GameTerminal, GameText, Lesson
from cyberdeck.spec import LazyUI, game_ids, get_spec
from cyberdeck.toolkit.generic.terminal import GenericTerminal
from cyberdeck.toolkit.generic.text import GenericText

TEXTS: dict[str, GameText] = {
    "blackhat": games.blackhat.ui.text,
    "cybershield": games.cybershield.ui.text,
    "kiberrubezh": games.kiberrubezh.ui.text,
    "lokalka": games.lokalka.ui.text,
}
TERMINALS: dict[str, GameTerminal] = {
    "blackhat": games.blackhat.ui.terminal,
    "cybershield": games.cybershield.ui.terminal,
    "kiberrubezh": games.kiberrubezh.ui.terminal,
    "lokalka": games.lokalka.ui.terminal,
}
SCENES: dict[str, GameScene] = {
    "blackhat": games.blackhat.ui.scene,
    "cybershield": games.cybershield.ui.scene,
    "kiberrubezh": games.kiberrubezh.ui.scene,
    "lokalka": games.lokalka.ui.scene,
}
LESSONS: dict[str, Lesson] = {
    "blackhat": games.blackhat.ui.lesson,
    "cybershield": games.cybershield.ui.lesson,
    "kiberrubezh": games.kiberrubezh.ui.lesson,
    "lokalka": games.lokalka.ui.lesson,
}
HEURISTICS: dict[str, GameHeuristic] = {
    "blackhat": games.blackhat.ai.heuristic,
    "cybershield": games.cybershield.ai.heuristic,
    "kiberrubezh": games.kiberrubezh.ai.heuristic,
    "lokalka": games.lokalka.ai.heuristic,
}
MODELS: dict[str, GameModel] = {
    "blackhat": games.blackhat.ai.model,
    "cybershield": games.cybershield.ai.model,
    "kiberrubezh": games.kiberrubezh.ai.model,
    "lokalka": games.lokalka.ai.model,
}


@pytest.mark.parametrize("game", game_ids())
def test_every_door_of_a_game_is_its_own(game: str) -> None:
    spec = get_spec(game)
    assert spec.ui.text is TEXTS[game]
    assert spec.ui.terminal is TERMINALS[game]
    assert spec.ui.scene is SCENES[game]
    assert spec.ui.lesson is LESSONS[game]
    assert spec.ai.has_heuristic
    assert spec.ai.heuristic is HEURISTICS[game]
    assert spec.ai.model is MODELS[game]


def test_without_a_package_the_doors_are_generic() -> None:
    ui = LazyUI()
    text: GameText = GenericText(ui.has_text)
    terminal: GameTerminal = GenericTerminal(ui.has_text)
    scene: GameScene = cyberdeck.toolkit.generic.scene
    assert type(ui.text) is type(text)
    assert type(ui.terminal) is type(terminal)
    assert ui.scene is scene
    assert ui.lesson is None
