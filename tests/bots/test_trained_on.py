"""Learned models are used on the tables that they were trained on; on others the heuristic guides the search."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from cyberdeck.bots import make_bot, trained_on
from cyberdeck.bots.heuristic_model import HeuristicModel
from cyberdeck.bots.levels import Level, SearchBot, model_for
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.search.model import Model
from cyberdeck.search.policy_value import PolicyValueModel
from cyberdeck.spec import get_spec, make
from fuzz.tables import values
from tools import train

UNUSUAL: tuple[tuple[str, dict[str, object]], ...] = (
    ("blackhat", {"copies": 6}),
    ("kiberrubezh", {"deck_size": 40}),
    ("kiberrubezh", {"no_first_attack": True}),
    ("kiberrubezh", {"free_redeals_count": True}),
)
NEEDED: dict[str, dict[str, object]] = {"tracer": {"board": "expert"}, "asset_turned": {"secret_asset": True}}


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """Tables are checked, and warned of, once a process."""
    trained_on._is_covered.cache_clear()
    yield
    trained_on._is_covered.cache_clear()


def drawn(game: str) -> Iterator[dict[str, object]]:
    """Every value of every option that training drew."""
    yield {}
    yield from train.OTHER_RULES.get(game, ())
    for name, seen in train.trained_on(game).items():
        for value in values(get_spec(game))[name] if seen == trained_on.ANY else seen:
            yield {**NEEDED.get(name, {}), name: value}


@pytest.mark.parametrize("game", train.GAMES)
def test_the_stored_file_is_what_training_draws(game: str) -> None:
    text = (files(get_spec(game).ai.package) / trained_on.FILE).read_text(encoding="utf-8")
    assert json.loads(text) == train.trained_on(game)


@pytest.mark.parametrize("game", train.GAMES)
def test_what_training_drew_does_not_warn(game: str, caplog: pytest.LogCaptureFixture) -> None:
    for options in drawn(game):
        assert isinstance(model_for(make(game, options)), PolicyValueModel), options
    assert caplog.records == []


@pytest.mark.parametrize("game", train.GAMES)
def test_a_table_that_training_draws_is_covered(game: str) -> None:
    draw = random.Random(1)
    for _ in range(30):
        options = train.cards(game, draw) if game in train.DECKS else train.rules(game, draw)
        assert trained_on.is_covered(make(game, options)), options


@pytest.mark.parametrize(("game", "options"), UNUSUAL)
def test_an_unusual_table_falls_back_and_warns_once(
    game: str, options: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    ((name, value),) = options.items()
    with caplog.at_level(logging.WARNING):
        models = [model_for(make(game, options)) for _ in range(3)]
    learned = model_for(make(game, {}))
    for model in models:
        assert isinstance(model, HeuristicModel)
        assert (model.min_return, model.max_return) == (learned.min_return, learned.max_return)
        assert model.blunder_factor == learned.blunder_factor
    (record,) = caplog.records
    assert f"{name}='{value}'" in record.getMessage()
    assert game in record.getMessage()


def test_each_table_has_a_warning_of_its_own(caplog: pytest.LogCaptureFixture) -> None:
    for size in (40, 41, 40, 42, 41):
        model_for(make("kiberrubezh", {"deck_size": size}))
    assert len(caplog.records) == 3


def test_numbers_between_those_that_were_drawn_are_covered() -> None:
    for modules in range(6):
        assert trained_on.is_covered(make("blackhat", {"modules": modules}))


@pytest.mark.parametrize(
    ("deck", "covered"),
    [("20 1; 4 2; 4 3; 4 13; 28 #1", True), ("56 1; 4 4", False), ("56 1; 4 54", False)],
    ids=["cards of training", "a card that no deck of training had", "another"],
)
def test_a_deck_is_covered_by_its_cards(deck: str, covered: bool) -> None:
    assert trained_on.is_covered(make("kiberrubezh", {"deck2": deck})) is covered


def test_the_decks_of_training_have_every_card_of_cyber_shield() -> None:
    decks = get_spec("cybershield").decks
    assert decks is not None
    numbers = {card.number for card in decks.catalogue().cards if not card.token}
    cards = [trained_on._cards(get_spec("cybershield"), deck) for deck in decks.BUILT_IN]
    assert set().union(*cards) == numbers


def test_an_option_that_the_file_does_not_name_is_covered_at_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one that is new."""
    known = train.trained_on("lokalka")
    del known["hackers_win"]
    monkeypatch.setattr(trained_on, "_trained_on", lambda package: known)
    assert trained_on.is_covered(make("lokalka", {"hackers_win": "killer"}))
    assert not trained_on.is_covered(make("lokalka", {"hackers_win": "team"}))


def test_a_model_that_does_not_say_what_it_was_trained_on_is_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trained_on, "_trained_on", lambda package: None)
    assert isinstance(model_for(make("blackhat", {"copies": 6})), PolicyValueModel)


def test_a_game_without_a_model_is_guided_by_its_heuristic(monkeypatch: pytest.MonkeyPatch) -> None:
    ai = get_spec("lokalka").ai
    monkeypatch.setattr(ai, "model", None)
    assert isinstance(model_for(make("lokalka", {})), HeuristicModel)
    monkeypatch.setattr(ai, "heuristic", None)
    assert type(model_for(make("lokalka", {}))) is Model


SHORT: tuple[tuple[str, dict[str, object]], ...] = (
    ("blackhat", {"copies": 6, "players": 2, "round_limit": 2}),
    ("kiberrubezh", {"deck_size": 40, "turn_limit": 12}),
)
GAMES = 6


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), SHORT)
def test_it_plays_by_the_rules_and_beats_random(game: str, options: dict[str, object]) -> None:
    """Match refuses illegal actions. Seats are taken in turn."""
    rules: Any = make(game, options)
    share = 0.0
    for number in range(GAMES):
        mine = number % 2
        match, dice = Match(rules, (number // 2).to_bytes(32, "big")), FastRng(number)
        seats = [make_bot("random", game)] * 2
        seats[mine] = SearchBot(Level(30, 0.0), timed=False)
        match.start()
        while not match.is_over:
            seat = match.players_to_act[0]
            match.submit(seat, seats[seat](rules, match.view(seat), match.legal_actions(seat), dice))
        returns = rules.returns(match.state)
        share += (returns[mine] > returns[1 - mine]) + 0.5 * (returns[mine] == returns[1 - mine])
    assert share / GAMES > 0.5
