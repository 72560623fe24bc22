"""The presets of the games: each can be played by every number of people, and says what it is in every language."""

from __future__ import annotations

import pytest

from cyberdeck.i18n import LANGUAGES
from cyberdeck.options import OptionInfo, Preset
from cyberdeck.spec import game_ids, get_spec, parse_options

EVERY = [
    pytest.param(game, preset, id=f"{game}-{preset.name}") for game in game_ids() for preset in get_spec(game).presets
]
OPTIONS = [
    pytest.param(game, option, id=f"{game}-{option.name}")
    for game in game_ids()
    for option in get_spec(game).describe_options()
    if option.name != "players" and option.kind != "deck"
]


def test_every_game_has_presets_that_differ() -> None:
    for game in game_ids():
        presets = get_spec(game).presets
        assert len(presets) >= 3
        assert len({preset.name for preset in presets}) == len(presets)
        assert len({str(sorted(preset.options.items())) for preset in presets}) == len(presets)


@pytest.mark.parametrize(("game", "preset"), EVERY)
def test_a_preset_is_legal_for_every_number_of_players(game: str, preset: Preset) -> None:
    spec = get_spec(game)
    for players in spec.players:
        parse_options(spec, {**preset.options, "players": players})
    least, most = preset.minutes
    assert 5 <= least <= most <= 120


@pytest.mark.parametrize(("game", "preset"), EVERY)
def test_a_preset_sets_nothing_to_its_default(game: str, preset: Preset) -> None:
    default = {option.name: option.default for option in get_spec(game).describe_options()}
    assert "players" not in preset.options
    assert all(default[name] != value for name, value in preset.options.items())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), EVERY)
def test_a_preset_has_a_name_and_says_what_it_is(game: str, preset: Preset, lang: str) -> None:
    texts = get_spec(game).texts(lang)
    assert 0 < len(texts.text(f"preset-{preset.name}")) <= 22
    assert 0 < len(texts.attribute(f"preset-{preset.name}", "about")) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_an_option_has_a_name_in_the_form_and_describes_each_value(game: str, option: OptionInfo, lang: str) -> None:
    texts = get_spec(game).texts(lang)
    assert 0 < len(texts.text(f"setup-{option.name}")) <= 34
    values = {"switch": ("true", "false"), "choice": option.choices}.get(option.kind, ())
    names = [f"is-{value}" for value in values] or ["about"]
    said = [texts.attribute(f"setup-{option.name}", name) for name in names]
    assert len(set(said)) == len(said)
