"""Every option has its texts in every language, and the rules say of it what is declared."""

from __future__ import annotations

import pytest

from cyberdeck.i18n import LANGUAGES
from cyberdeck.i18n.option_words import OptionWords
from cyberdeck.i18n.rulebook import rule_of_attribute
from cyberdeck.options import OptionInfo
from cyberdeck.spec import game_ids, get_spec
from tests.kits.books import rulebook

OFF = {"en": "default off", "ru": "по умолчанию выключена", "fi": "oletuksena pois päältä"} | {
    "it": "disattivata per impostazione predefinita"
}
DEFAULT = {"en": "default", "ru": "по умолчанию", "fi": "oletus", "it": "predefinito"}
EVERY = [
    pytest.param(game, option, id=f"{game}-{option.name}")
    for game in game_ids()
    for option in get_spec(game).describe_options()
]
of_every_option = pytest.mark.parametrize(("game", "option"), EVERY)
in_each_language = pytest.mark.parametrize("lang", LANGUAGES)


@of_every_option
@in_each_language
def test_an_option_and_each_of_its_values_has_a_text(lang: str, game: str, option: OptionInfo) -> None:
    texts = get_spec(game).texts(lang)
    assert texts.text(f"option-{option.name}")
    if option.kind in ("choice", "deck"):
        said = [texts.text(f"option-{option.name}-{value}") for value in option.choices]
        assert len(said) == len(set(said)) > 1


@of_every_option
@in_each_language
def test_it_belongs_to_a_rule_that_is_there(lang: str, game: str, option: OptionInfo) -> None:
    rules, texts = rulebook(game, lang).ids(), get_spec(game).texts(lang)
    assert option.rule in rules
    others = [name for name in texts.attributes(f"option-{option.name}") if name != "rules"]
    assert {rule_of_attribute(name) for name in others} <= set(rules)


@of_every_option
@in_each_language
def test_its_rule_says_what_is_declared(lang: str, game: str, option: OptionInfo) -> None:
    part = dict(rulebook(game, lang).rule(option.rule).parts).get("option", "")
    match option.kind:
        case "switch":
            assert option.default is False
            said = f"`{option.name}`, {OFF[lang]}."
        case "choice":
            said = f"`{option.name}={'|'.join(map(str, option.choices))}`, {DEFAULT[lang]} `{option.default}`."
        case "number":
            said = f"`{option.name}={option.min}..{option.max}`, {DEFAULT[lang]} `{option.default}`."
        case "deck":
            said = f"`{option.name}`, {DEFAULT[lang]} `{option.default}`."
    only_value = option.name == "players" and len(get_spec(game).players) == 1
    assert (said in part) != only_value


@in_each_language
@pytest.mark.parametrize("game", game_ids())
def test_no_text_is_of_an_option_that_is_not_there(game: str, lang: str) -> None:
    wanted = {f"option-{option.name}" for option in get_spec(game).describe_options()}
    wanted |= {
        f"option-{option.name}-{value}"
        for option in get_spec(game).describe_options()
        if option.kind in ("choice", "deck")
        for value in option.choices
    }
    assert {key for key in get_spec(game).texts(lang).keys() if key.startswith("option-")} == wanted


@in_each_language
def test_a_rule_says_what_an_option_of_another_rule_changes_in_it(lang: str) -> None:
    changed = ["BH-8.1", "BH-10.2", "BH-10.3", "BH-10.4", "BH-10.5"]
    book = rulebook("blackhat", lang)
    assert all("`tracer`" in dict(book.rule(rule).parts)["option"] for rule in changed)


@in_each_language
@pytest.mark.parametrize("game", game_ids())
def test_a_reader_of_the_page_meets_no_spelling_of_an_option(lang: str, game: str) -> None:
    book = rulebook(game, lang)
    words = OptionWords(book)
    said = [text for rule in words.rules() for _, text in rule.parts] + [one.intro for one in words.chapters()]
    spelt = {option.name for option in book.options if "_" in option.name}
    assert not [text for text in said if "`" in text or any(name in text for name in spelt)]


def test_options_have_the_names_of_the_form() -> None:
    words = OptionWords(rulebook("blackhat", "en"))
    assert words.in_words("`board=standard|expert`, default `standard`.") == "“Board”, default “standard”."
    assert words.in_words("With `board=expert` or `tracer`") == "With “Board: expert” or “Tracer”"
    modules = next(option for option in words.options if option.name == "modules").notation()
    assert words.in_words(f"`{modules}`, default `0`.") == "“Modules”, default 0."
