"""`rules`, `games`, `--version` and `--help`."""

from __future__ import annotations

import pytest

from cyberdeck.cli import version
from cyberdeck.games.blackhat.options import Options
from cyberdeck.i18n import LANGUAGES, Texts
from tests.cli.terminal import Here
from tests.kits.books import rulebook

COMMANDS = ("play", "replay", "verify", "rules", "games")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_with_its_marks(lang: str, cyberdeck: Here) -> None:
    book = rulebook("blackhat", lang)
    done = cyberdeck("rules", "blackhat", "BH-5.2", "--lang", lang)
    assert done.code == 0
    rule = book.rule("BH-5.2")
    assert f"BH-5.2 {rule.title}" in done.out
    for provenance, text in rule.parts:
        assert f"[{book.texts.text(f'rulebook-mark-{provenance}')}] {text}" in done.out
    assert done.out == cyberdeck("rules", "blackhat", "bh-5.2", "--lang", lang).out
    assert done.out == cyberdeck("rules", "blackhat", "5.2", "--lang", lang).out


def test_contents_chapters_search_and_markdown(cyberdeck: Here) -> None:
    book = rulebook("blackhat", "en")
    contents = cyberdeck("rules", "blackhat").out
    assert all(f"{rule} {book.rule(rule).title}" in contents for rule in book.ids())
    assert contents.splitlines()[1].startswith("The lowest trace wins.")
    chapter = cyberdeck("rules", "blackhat", "BH-5").out
    assert book.rule("BH-5.5").title in chapter
    found = cyberdeck("rules", "blackhat", "denial", "of", "service")
    assert found.code == 0
    assert "BH-7.5" in found.out
    assert "more rules mention it" in cyberdeck("rules", "blackhat", "trick").out
    assert cyberdeck("rules", "blackhat", "zebra").code == 1
    assert cyberdeck("rules", "blackhat", "--markdown").out == book.markdown()


def test_rules_for_programs(cyberdeck: Here) -> None:
    assert cyberdeck("rules", "blackhat", "--json").json["chapters"][0]["id"] == "BH-1"
    assert cyberdeck("rules", "blackhat", "5.2", "--json").json["id"] == "BH-5.2"
    assert cyberdeck("rules", "blackhat", "5", "--json").json["rules"][0] == "BH-5.1"
    assert "BH-7.6" in [rule["id"] for rule in cyberdeck("rules", "blackhat", "honeypot", "--json").json]
    nothing = cyberdeck("rules", "blackhat", "zebra", "--json")
    assert nothing.code == 1
    assert nothing.json == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_and_their_options(lang: str, cyberdeck: Here) -> None:
    """Every option with what it takes, its default and a line of explanation."""
    shown = cyberdeck("games", "--lang", lang).out
    (game,) = [game for game in cyberdeck("games", "--json", "--lang", lang).json if game["id"] == "blackhat"]
    assert game["players"] == [2, 6]
    assert [option["name"] for option in game["options"]] == list(Options.__struct_fields__)
    for option in game["options"]:
        assert option["about"]
        assert f"{option['name']}={option['default']}  ({option['allowed']})" in shown
        assert option["about"] in shown
    assert {"name": "tracer", "allowed": "true | false", "default": "false"}.items() <= game["options"][11].items()


@pytest.mark.both
def test_version_says_what_runs(cyberdeck: Here) -> None:
    shown = cyberdeck("--version", "--json").json
    assert shown["build"] == ("compiled" if version.compiled() else "interpreted")
    assert cyberdeck("--version").out.startswith(f"Cyberdeck {shown['version']}")


@pytest.mark.parametrize(
    ("report", "why", "words"),
    [
        ({}, "source", "runs from source"),
        ({"compiled": False, "reason": "there is no C compiler"}, "build", "there is no C compiler"),
        ({"compiled": True, "reason": ""}, "shadowed", "other files come first"),
    ],
)
def test_version_says_why_nothing_is_compiled(
    report: dict[str, object], why: str, words: str, cyberdeck: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(version, "compiled", lambda: False)
    monkeypatch.setattr(version, "report", lambda: report)
    shown = cyberdeck("--version").out
    assert "not compiled" in shown
    assert words in shown
    assert "What to do" in shown
    assert cyberdeck("--version", "--json").json["why"] == why


def test_version_of_a_compiled_build(cyberdeck: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "compiled", lambda: True)
    monkeypatch.setattr(version, "report", lambda: {"compiled": True, "mypyc": "2.4.1", "compiler": "cc 1"})
    assert "compiled (mypyc 2.4.1)" in cyberdeck("--version").out
    assert cyberdeck("--version", "--json").json["compiler"] == "cc 1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(lang: str, cyberdeck: Here) -> None:
    """In the language asked for, wherever it is asked for; nothing in it is argparse's own English."""
    texts = Texts(lang)
    top = cyberdeck("--lang", lang, "--help").out
    assert top == cyberdeck(f"--lang={lang}").out
    for command in COMMANDS:
        assert texts.text(f"help-{command}") in top
        shown = cyberdeck(command, "--help", "--lang", lang).out
        assert shown == cyberdeck("--lang", lang, command, "-h").out
        assert shown.startswith(texts.text("help-usage"))
        for foreign in ("usage:", "options:", "positional arguments", "show this help message"):
            assert foreign not in shown


def test_the_language_of_the_system(cyberdeck: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fi_FI.UTF-8")
    assert cyberdeck("--help").out == cyberdeck("--lang", "fi", "--help").out
    assert cyberdeck("--lang", "en", "--help").out != cyberdeck("--help").out
