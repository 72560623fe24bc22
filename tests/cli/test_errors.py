"""Every mistake has its own words in every language, with what to do next; exit code 2, on stderr, no traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cyberdeck.cli
from cyberdeck.components import collection
from cyberdeck.i18n import LANGUAGES, Texts
from cyberdeck.kernel import errors
from cyberdeck.lab import arena, results
from cyberdeck.server.store import rows
from cyberdeck.server.tables import table_errors
from tests.cli.terminal import Here, process

FACTS = re.compile(r"details: (.*)")


def family(kind: type[errors.CyberdeckError]) -> list[type[errors.CyberdeckError]]:
    return [kind, *(further for child in kind.__subclasses__() for further in family(child))]


PLACES = {module.__name__ for module in (errors, table_errors, rows, collection, arena, results)}
OURS = [kind for kind in family(errors.CyberdeckError) if kind.__module__ in PLACES]


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", OURS, ids=lambda kind: kind.__name__)
def test_every_error_of_kernel_and_tables_has_words(lang: str, kind: type[errors.CyberdeckError]) -> None:
    texts = Texts(lang)
    shown = FACTS.search(kind.__doc__ or "")
    facts = dict.fromkeys(re.findall(r"\w+", shown[1].partition("(")[0]), "FACT") if shown else {}
    assert texts.text(kind.key, **facts)
    assert texts.attribute(kind.key, "next", **facts)


def test_every_fault_of_the_command_line_has_words() -> None:
    folder = Path(cyberdeck.cli.__file__).parent
    used = {
        key for path in folder.rglob("*.py") for key in re.findall(r'CliError\(\s*"(error-[a-z-]+)"', path.read_text())
    }
    assert len(used) > 15
    for lang in LANGUAGES:
        texts = Texts(lang)
        assert [key for key in used if not texts.has(key) or "next" not in texts.attributes(key)] == []
        keys = [key for key in texts.keys() if key.split("-")[0] == "error"]
        assert {*used, *(kind.key for kind in OURS)} == set(keys)


WRONG: dict[str, str] = {
    "play chess": "no game called “chess”",
    "play": "Which game?",
    "play blackhat --players 9": "Choose 2 to 6 players",
    "play blackhat --players x": "“x” is not a value of players",
    "play blackhat --seat 7": "no seat 7",
    "play blackhat --seat 0": "--seat needs a whole number",
    "play blackhat --seed -4": "--seed needs a whole number",
    "play blackhat --seed 1e9": "--seed needs a whole number",
    f"play blackhat --seed {2**256}": "--seed needs a whole number",
    f"play blackhat --seed {'9' * 5000}": "--seed needs a whole number",
    "play blackhat --seed": "--seed: the value is missing",
    "play blackhat --plain=3": "--plain: the value is missing",
    "play blackhat --sed 4": "Try: --seed",
    "play blackhat more": "“more” is not recognised here",
    "play blackhat --bots clever": "Values: random | greedy",
    "play blackhat --bots ,": "is not a value of bots",
    "play blackhat --option tracer": "is not NAME=VALUE",
    "play blackhat --option =true": "is not NAME=VALUE",
    "play blackhat --option tracer=maybe": "Values: true | false",
    "play blackhat --option modules=6": "Values: 0 … 5",
    "play blackhat --option board=golden": "Values: standard | expert",
    "play blackhat --option tracr=true": "no option “tracr”",
    "play blackhat --option copies=7 --option copies=6": "given twice",
    "play blackhat --players 3 --option players=4": "given twice",
    "play blackhat --option tracer=true": "BH-7.7 Alarm",
    "play blackhat --option asset_turned=next": "BH-11.1",
    "play blackhat --option black_hat=shuffled --option hand=ten_plus_hat": "BH-2.3",
    "play blackhat --resume a.json --seed 4": "--resume and --seed cannot be combined",
    "play blackhat --resume a.json --option tracer=true": "--resume and --option cannot be combined",
    "play blackhat --save /no/such/folder/a.json": "cannot be written",
    "rules": "Which game?",
    "rules chess": "no game called “chess”",
    "rules blackhat BH-5.22": "Near it: BH-5.5",
    "rules blackhat BH-77": "There is no rule BH-77",
    "deal": "There is no command “deal”",
    "plya": "Try: play",
    "--verson": "Try: --version",
    "games --lang de": "is not available",
    "games --lang": "--lang: the value is missing",
}


@pytest.mark.parametrize("line", WRONG, ids=lambda line: line[:50])
def test_mistakes_on_the_command_line(line: str, cyberdeck: Here, tmp_path: Path) -> None:
    done = cyberdeck(*line.split())
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("cyberdeck: ")
    assert WRONG[line] in done.err
    assert len(done.err.splitlines()) in (2, 3)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_mistakes_are_reported_in_the_language_asked_for(lang: str, cyberdeck: Here) -> None:
    for line in list(WRONG)[:-2]:
        shown, english = cyberdeck(*line.split(), "--lang", lang).err, cyberdeck(*line.split()).err
        assert shown
        titles = {"BH-7.7 Alarm"}  # printed in English in the Finnish book too
        assert not ({*shown.splitlines()} & {*english.splitlines()}) - titles, line


def test_an_error_of_ours_is_no_traceback(cyberdeck: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise RuntimeError("planted")

    monkeypatch.setattr("cyberdeck.cli.games.game_ids", broken)
    done = cyberdeck("games")
    assert done.code == 2
    assert "planted" in done.err
    assert "Traceback" not in done.err
    monkeypatch.setenv("CYBERDECK_DEBUG", "1")
    assert "Traceback" in cyberdeck("games").err


def test_an_error_of_ours_in_the_middle_of_a_game_loses_nothing(
    cyberdeck: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cyberdeck.cli.session import Session

    go_on = Session.advance

    def breaks(self: Session) -> None:
        go_on(self)
        if len(self.own_steps()) == 3:
            raise RuntimeError("planted")

    monkeypatch.setattr(Session, "advance", breaks)
    done = cyberdeck("play", "blackhat", "--seed", 7, "--save", "game.json", ever="1")
    assert done.code == 2
    assert "planted" in done.err
    monkeypatch.setattr(Session, "advance", go_on)
    assert cyberdeck("play", "--resume", "game.json").code == 0


def test_nobody_reads_on(tmp_path: Path) -> None:
    """`cyberdeck rules blackhat --markdown | head -1`"""
    import subprocess

    from tests.cli.terminal import COMMAND, environ

    child = subprocess.Popen(
        [*COMMAND, "rules", "blackhat", "--markdown"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environ()
    )
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.read(10)
    child.stdout.close()
    assert child.stderr.read() == b""
    child.stderr.close()
    assert child.wait(20) == 0


def test_a_terminal_that_cannot_show_every_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = process("play", "blackhat", "--bots", "greedy", "--lang", "ru", "--save", "game.json", folder=tmp_path)
    assert done.code == 0, done.err
    assert "?" in done.out
