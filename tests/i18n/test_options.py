"""The rules name every option of the game, with the values and the default that the game really has; there are words
for each value that one can choose.
"""

from __future__ import annotations

from typing import Literal, get_args, get_origin

import msgspec
import pytest

from cyberdeck.games.blackhat.options import Options
from cyberdeck.i18n import LANGUAGES, Rulebook, Texts

OFF = {"en": "default off", "ru": "по умолчанию выключена", "fi": "oletuksena pois päältä"} | {
    "it": "disattivata per impostazione predefinita"
}
DEFAULT = {"en": "default", "ru": "по умолчанию", "fi": "oletus", "it": "predefinito"}
FIELDS = [f for f in msgspec.structs.fields(Options) if f.name != "players"]
RANGES = {"modules": "modules=0..5", "round_limit": "round_limit"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_an_option_is_told_as_it_is(lang: str, field: msgspec.structs.FieldInfo) -> None:
    if field.type is bool:
        assert field.default is False
        said = f"`{field.name}`, {OFF[lang]}"
    elif get_origin(field.type) is Literal:
        values = "|".join(str(v) for v in get_args(field.type))
        said = f"`{field.name}={values}`, {DEFAULT[lang]} `{field.default}`"
    else:
        said = f"`{RANGES[field.name]}`, {DEFAULT[lang]} `{field.default}`"
    book = Rulebook("blackhat", lang)
    told = [text for i in book.ids() for mark, text in book.rule(i).parts if mark == "option"]
    assert any(said in text for text in told), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_value_that_one_chooses_has_its_words(lang: str) -> None:
    texts = Texts(lang, "blackhat")
    keys = [f"option-{f.name}-{value}" for f in FIELDS if get_origin(f.type) is Literal for value in get_args(f.type)]
    assert keys
    words = {key: texts.text(key) for key in keys if texts.has(key)}
    assert sorted(words) == sorted(keys)
    assert len(words) == len({(key.rpartition("-")[0], said) for key, said in words.items()}), "two values alike"
