"""pick_language: a request must be one of ours, the environment is only a hint."""

from __future__ import annotations

import pytest

from cyberdeck.i18n import LANGUAGES, UnknownLanguage, pick_language


def test_we_speak_four_languages() -> None:
    assert LANGUAGES == ("en", "ru", "fi", "it")


@pytest.mark.parametrize(
    ("wanted", "spoken"), [("fi", "fi"), ("RU", "ru"), ("it_IT.UTF-8", "it"), ("en-GB", "en"), ("fi@euro", "fi")]
)
def test_a_language_that_is_asked_for_is_used(wanted: str, spoken: str) -> None:
    assert pick_language(wanted, {"LC_ALL": "de_DE"}) == spoken


@pytest.mark.parametrize("wanted", ["de", "", "finnish", "C"])
def test_an_unknown_language_is_refused_and_the_four_are_named(wanted: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, ru, fi, it") as caught:
        pick_language(wanted, {"LANG": "fi_FI.UTF-8"})
    assert caught.value.wanted == wanted


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LC_MESSAGES": "it_IT", "LANG": "fi_FI"}, "it"),
        ({"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "fi_FI"}, "ru"),
        ({"LC_ALL": "", "LANG": "ru_RU"}, "ru"),
        ({"LC_ALL": "POSIX", "LANG": "ru_RU"}, "en"),
    ],
)
def test_the_environment_is_a_hint(environ: dict[str, str], spoken: str) -> None:
    assert pick_language(None, environ) == spoken
