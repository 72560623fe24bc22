"""Texts: the whole text in the language asked for, or MissingText."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck.i18n import LANGUAGES, MissingText, Texts, UnknownLanguage
from tests.i18n.planted import replace, sound


def texts(root: Path, lang: str = "en", package: str = "") -> Texts:
    return Texts(lang, package, root=sound(root))


def test_arguments_are_filled_in_without_invisible_marks(tmp_path: Path) -> None:
    said = texts(tmp_path)
    assert said.text("hello", name="Ann") == "Hello, Ann!"
    assert said.attribute("hello", "short", name="Ann") == "Hi, Ann!"


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта"), (22, "22 карты")]
)
def test_plurals_are_those_of_the_language(tmp_path: Path, n: int, said: str) -> None:
    assert texts(tmp_path, "ru").text("cards", n=n) == said


def test_has_keys_and_attributes(tmp_path: Path) -> None:
    said = texts(tmp_path)
    assert said.has("hello")
    assert not said.has("rule-XX-1-1")
    assert said.keys() == ["hello", "cards"]
    assert said.attributes("hello") == ("short",)


def test_a_game_adds_its_own_texts_to_the_shared_ones(tmp_path: Path) -> None:
    said = texts(tmp_path, "fi", "cyberdeck.games.demo")
    assert said.has("hello")
    assert said.text("rule-XX-1-1") == "First"


def test_an_unknown_key_raises(tmp_path: Path) -> None:
    said = texts(tmp_path)
    with pytest.raises(MissingText, match="nothing-here"):
        said.text("nothing-here")
    with pytest.raises(MissingText, match="nothing-here"):
        said.attribute("nothing-here", "short")
    with pytest.raises(MissingText, match="nothing-here"):
        said.attributes("nothing-here")


def test_an_unknown_attribute_raises(tmp_path: Path) -> None:
    with pytest.raises(MissingText, match=r"hello\.long"):
        texts(tmp_path).attribute("hello", "long")


def test_a_missing_argument_raises(tmp_path: Path) -> None:
    said = texts(tmp_path)
    with pytest.raises(MissingText, match="name"):
        said.text("hello", who="Ann")
    with pytest.raises(MissingText, match="name"):
        said.attribute("hello", "short")
    with pytest.raises(MissingText, match="n"):
        said.text("cards")


def test_there_is_no_fallback_to_another_language(tmp_path: Path) -> None:
    root = sound(tmp_path)
    replace(root, "i18n/locale/ru/table.ftl", "hello =", "goodbye =")
    assert Texts("en", root=root).has("hello")
    with pytest.raises(MissingText):
        Texts("ru", root=root).text("hello", name="Ann")


def test_a_message_of_attributes_alone_has_no_text(tmp_path: Path) -> None:
    root = sound(tmp_path)
    replace(root, "i18n/locale/en/table.ftl", "hello = Hello, { $name }!", "hello =")
    with pytest.raises(MissingText, match="no text of its own"):
        Texts("en", root=root).text("hello", name="Ann")


def test_an_unknown_language_or_game_raises(tmp_path: Path) -> None:
    with pytest.raises(UnknownLanguage):
        Texts("de")
    with pytest.raises(MissingText, match="chess"):
        texts(tmp_path, "en", "cyberdeck.games.chess")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_installed_catalogues_are_found(lang: str) -> None:
    said = Texts(lang, "cyberdeck.games.blackhat")
    assert said.text("rulebook-title", game="Black Hat").startswith("Black Hat: ")
    assert said.text("book-BH") == said.text("game-title")
