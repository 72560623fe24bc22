"""problems(): our catalogues have none, and every kind of fault is found when it is planted."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cyberdeck.i18n import problems
from tests.i18n.planted import replace, sound

TABLE_RU = "i18n/locale/ru/table.ftl"
RULES_FI = "games/demo/locale/fi/rules.ftl"


def test_our_catalogues_have_no_problems() -> None:
    assert problems() == []


def test_the_command_says_nothing_when_nothing_is_wrong() -> None:
    done = subprocess.run([sys.executable, "-m", "cyberdeck.i18n"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_sound_catalogue_has_no_problems(tmp_path: Path) -> None:
    assert problems(sound(tmp_path)) == []


FAULTS = [
    # file, old, new, what the report says
    (TABLE_RU, "hello = ", "goodbye = ", "i18n/locale/ru: text 'hello' is missing"),
    (TABLE_RU, "hello = ", "goodbye = ", "i18n/locale/ru: text 'goodbye' is not in en"),
    (TABLE_RU, "    .short = Hi, { $name }!\n", "", "i18n/locale/ru: text 'hello.short' is missing"),
    (TABLE_RU, ".short", ".brief", "i18n/locale/ru: text 'hello.brief' is not in en"),
    (TABLE_RU, "Hello, { $name }", "Hello, { $who }", "i18n/locale/ru: 'hello': variable 'name' is missing"),
    (TABLE_RU, "Hello, { $name }", "Hello, { $who }", "i18n/locale/ru: 'hello': variable 'who' is not in en"),
    (TABLE_RU, "Hi, { $name }", "Hi", "i18n/locale/ru: 'hello.short': variable 'name' is missing"),
    (TABLE_RU, "Hello, { $name }!", "Hello, { $name !", "table.ftl:1: junk: "),
    (TABLE_RU, "cards =", "?? oops\ncards =", "table.ftl:3: junk: "),
    (TABLE_RU, "cards =", "hello = again\ncards =", "'hello' is already in i18n/locale/ru/table.ftl"),
    (TABLE_RU, "cards =", "    .short = again\ncards =", "'hello.short' is there twice"),
    (TABLE_RU, "[few]", "[two]", "ru/table.ftl: 'cards': plural without few"),
    (TABLE_RU, "Hello, { $name }!", "{ $name } { hullo }", "refers to 'hullo', which is not there"),
    (TABLE_RU, "Hello, { $name }!", "{ $name } { -brand }", "refers to '-brand', which is not there"),
    ("i18n/locale/en/table.ftl", "[one]", "[few]", "en/table.ftl: 'cards': plural without one"),
    (RULES_FI, "book-XX = Demo", "hello = x\nbook-XX = Demo", "'hello' is already in i18n/locale/fi/table.ftl"),
    (RULES_FI, "rule-XX-1-1 = First", "rule-XX-7-1 = First", "'rule-XX-7-1' has no chapter"),
    (RULES_FI, "    .ruling = Two.\n", "", "'rule-XX-1-2' has a title only"),
    (RULES_FI, ".ruling = Two.", ".guess = Two.", "'rule-XX-1-2': no such provenance: 'guess'"),
    (RULES_FI, "rule-XX-1-2 =", "rule-XX-one =", "'rule-XX-one' is not the id of a rule"),
    (RULES_FI, "    .about = XX-1.1\n", "", "'example-XX-1-1' does not say what it is about"),
    (RULES_FI, ".about = XX-1.1", ".about = XX-1.9", "names XX-1.9, which is not there"),
    (RULES_FI, ".about = XX-1.1", ".about = XX-1.2", "'example-XX-1-1.about' names other rules: XX-1.1, XX-1.2"),
    (RULES_FI, "XX-1.2 and", "that and", "'rule-XX-1-1.book' names other rules: XX-1.2"),
    (RULES_FI, "`option=a|b`", "`option=a`", "names other code words: `option=a`, `option=a|b`"),
]


@pytest.mark.parametrize(("file", "old", "new", "report"), FAULTS)
def test_a_planted_fault_is_found(tmp_path: Path, file: str, old: str, new: str, report: str) -> None:
    root = sound(tmp_path)
    replace(root, file, old, new)
    assert any(report in line for line in problems(root)), problems(root)


def test_a_missing_file_is_found(tmp_path: Path) -> None:
    root = sound(tmp_path)
    root.joinpath(TABLE_RU).unlink()
    assert "i18n/locale/ru: file 'table.ftl' is missing" in problems(root)


def test_a_file_that_english_lacks_is_found(tmp_path: Path) -> None:
    root = sound(tmp_path)
    root.joinpath("i18n/locale/ru/more.ftl").write_text("more = ещё\n", encoding="utf-8")
    assert "i18n/locale/ru: file 'more.ftl' is not in en" in problems(root)
    assert "i18n/locale/ru: text 'more' is not in en" in problems(root)


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    root = sound(tmp_path)
    shutil.rmtree(root / "games/demo/locale/it")
    assert "games/demo/locale/it: file 'rules.ftl' is missing" in problems(root)


def test_a_strange_language_is_found(tmp_path: Path) -> None:
    root = sound(tmp_path)
    root.joinpath("i18n/locale/de").mkdir()
    assert problems(root) == ["i18n/locale/de: not a language of ours"]
