"""The rules name every option of the game, with the values and the default that the game really has."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

import msgspec
import pytest

from cyberdeck.games.blackhat.options import Options
from cyberdeck.i18n import LANGUAGES
from tests.kits.books import rulebook

OFF = {"en": "default off", "ru": "по умолчанию выключена", "fi": "oletuksena pois päältä"} | {
    "it": "disattivata per impostazione predefinita"
}
DEFAULT = {"en": "default", "ru": "по умолчанию", "fi": "oletus", "it": "predefinito"}
FIELDS = [f for f in msgspec.structs.fields(Options) if f.name != "players"]
RANGES = {"modules": "modules=0..5", "round_limit": "round_limit"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_an_option_is_shown_as_it_is(lang: str, field: msgspec.structs.FieldInfo) -> None:
    if field.type is bool:
        assert field.default is False
        said = f"`{field.name}`, {OFF[lang]}"
    elif get_origin(field.type) is Literal:
        values = "|".join(str(v) for v in get_args(field.type))
        said = f"`{field.name}={values}`, {DEFAULT[lang]} `{field.default}`"
    else:
        said = f"`{RANGES[field.name]}`, {DEFAULT[lang]} `{field.default}`"
    book = rulebook("blackhat", lang)
    shown = [text for i in book.ids() for mark, text in book.rule(i).parts if mark == "option"]
    assert any(said in text for text in shown), said
