"""The choice of language. An explicit request must be available; the environment is only a hint."""

from __future__ import annotations

from collections.abc import Mapping

from cyberdeck.i18n.errors import UnknownLanguage

LANGUAGES = ("en", "ru", "fi", "it")

DEFAULT = "en"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as in POSIX


def _primary(tag: str) -> str:
    """The language of a locale name: `fi` of `fi_FI.UTF-8` and of `fi-FI`."""
    return tag.split(".")[0].split("@")[0].replace("-", "_").split("_")[0].lower()


def check_language(lang: str) -> str:
    """`lang` itself if it is one of LANGUAGES, else UnknownLanguage."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang, LANGUAGES)
    return lang


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The requested language, else that of the environment if it is available, else English."""
    if wanted is not None:
        lang = _primary(wanted)
        if lang not in LANGUAGES:
            raise UnknownLanguage(wanted, LANGUAGES)
        return lang
    hint = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    lang = _primary(hint)
    return lang if lang in LANGUAGES else DEFAULT
