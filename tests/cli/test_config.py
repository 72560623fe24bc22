"""The settings of a server: flags before the environment, that before the file, that before the defaults."""

from __future__ import annotations

import json
import tomllib
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.cli import app, configuration
from cyberdeck.cli.configuration import DEFAULT, EXAMPLES, NAMES, PREFIX, SECRET, Configuration, configure
from cyberdeck.i18n import LANGUAGES
from cyberdeck.server.settings import ServerSettings


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither variables nor a file of this machine."""
    for name in NAMES:
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)
    monkeypatch.delenv(f"{PREFIX}CONFIG", raising=False)
    monkeypatch.setattr(configuration, "USUAL_FILE", tmp_path / "etc" / "config.toml")


def settings(file: Path | None = None, environ: dict[str, str] | None = None, /, **flags: str) -> Configuration:
    return configure(Namespace(config=str(file) if file else None, **flags), environ or {})


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_defaults_are_those_of_the_server() -> None:
    wanted = settings()
    assert set(wanted.origins.values()) == {DEFAULT}
    given = wanted.trusted_proxies, wanted.hosts, wanted.metrics_token, wanted.chat_days
    assert ServerSettings(*given) == ServerSettings()


def test_one_precedence(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nlog = "info"\nchat_days = 3\nhosts = ["a.example"]\n')
    wanted = settings(file, {"CYBERDECK_PORT": "2", "CYBERDECK_LOG": "debug", "CYBERDECK_HOST": ""}, port="4")
    assert (wanted.port, wanted.log, wanted.chat_days, wanted.hosts) == (4, "debug", 3, ("a.example",))
    assert wanted.host == "127.0.0.1", "what is empty is not given"
    origins = [wanted.origins[name] for name in ("port", "log", "chat_days", "host")]
    assert origins == ["--port", "CYBERDECK_LOG", str(file), DEFAULT]


def test_every_setting_has_each_of_its_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A flag, a variable, a key; the examples are right."""
    examples = tomllib.loads("\n".join(f"{name} = {value}" for name, value in EXAMPLES.items()))
    assert tuple(examples) == NAMES
    file = written(tmp_path, "\n".join(f"{name} = {value}" for name, value in EXAMPLES.items()))
    texts = {name: ",".join(value) if isinstance(value, list) else str(value) for name, value in examples.items()}
    from_file = settings(file)
    from_variables = settings(None, {PREFIX + name.upper(): text for name, text in texts.items()})
    from_flags = settings(**texts)
    for name in NAMES:
        assert getattr(from_file, name) == getattr(from_variables, name) == getattr(from_flags, name)
        assert DEFAULT not in (from_file.origins[name], from_variables.origins[name], from_flags.origins[name])
    for command in ("serve", "config"):
        assert app.main([command, "--help", "--lang", "en"]) == 0
        shown = capsys.readouterr().out
        assert [name for name in (*NAMES, "config") if f"--{name.replace('_', '-')} " not in shown] == []


def test_the_usual_file_is_read_if_it_is_there(tmp_path: Path) -> None:
    usual = configuration.USUAL_FILE
    assert settings().port == 8765
    usual.parent.mkdir()
    usual.write_text("port = 99\n")
    assert (settings().port, settings().origins["port"]) == (99, str(usual))
    assert settings(None, {"CYBERDECK_CONFIG": str(written(tmp_path, "port = 98"))}).port == 98


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 1\nprot = 2\n", ("there is no setting “prot”", "Try: port.")),
        ('metrics-token = "x"\n', ("“metrics-token”", "Try: metrics_token.")),
        ("port = yes\n", ("not valid TOML", "line 1")),
        ("port = true\n", ("own.toml: port cannot be “True”", "port = 8765")),
        ("port = 70000\n", ("own.toml: port cannot be “70000”", "port = 8765")),
        ('port = "http"\n', ("own.toml: port needs a whole number", "http")),
        ("chat_days = -1\n", ("own.toml: chat_days needs a whole number", "-1")),
        ("host = 5\n", ("own.toml: host cannot be “5”", 'host = "0.0.0.0"')),
        ("hosts = [5]\n", ("own.toml: hosts cannot be", "hosts = [")),
        ("metrics_token = 12345\n", ("metrics_token cannot be “***”",)),
        ('log = "loud"\n', ("“loud” is not a log level", "debug, info, warning, error")),
        ('trusted_proxies = ["proxy.example"]\n', ("neither an address nor a network",)),
    ],
)
def test_a_mistake_is_told_with_what_to_do(
    tmp_path: Path, text: str, said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, text)
    assert app.main(["serve", "--config", str(file), "--lang", "en", "--db", str(tmp_path / "db.sqlite")]) == 2
    shown = capsys.readouterr().err
    assert [part for part in said if part not in shown] == [], shown
    assert "12345" not in shown
    assert len(shown.splitlines()) == 2


def test_a_mistake_in_the_environment_names_its_variable(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CYBERDECK_CHAT_DAYS", "soon")
    assert app.main(["config", "--lang", "en"]) == 2
    assert "CYBERDECK_CHAT_DAYS needs a whole number" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["none.toml", "."])
def test_a_file_that_is_none(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["config", "--config", str(tmp_path / name), "--lang", "en"]) == 2
    assert str(tmp_path / name) in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_command_shows(lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Secrets are masked, in JSON too."""
    monkeypatch.setenv("CYBERDECK_METRICS_TOKEN", "do-not-tell")
    monkeypatch.setenv("CYBERDECK_DB", "postgresql://deck:pass:word@db.example/deck")
    assert app.main(["config", "--port", "7", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    lines = {line.split()[0]: line for line in shown.splitlines()}
    assert tuple(lines) == NAMES
    assert lines["metrics_token"].split()[1:] == ["***", "CYBERDECK_METRICS_TOKEN"]
    assert lines["port"].split()[1:] == ["7", "--port"]
    assert app.main(["config", "--json", "--lang", lang]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["metrics_token"] == {"value": "***", "from": "CYBERDECK_METRICS_TOKEN"}
    assert found["db"]["value"] == "postgresql://deck:***@db.example/deck"
    assert found["hosts"] == {"value": [], "from": "default"}
    for secret in ("do-not-tell", "pass", "word"):
        assert secret not in shown
        assert secret not in str(found)


def test_every_secret_is_known_to_be_one() -> None:
    assert {name for name in NAMES if "token" in name or "password" in name} <= set(SECRET)


def test_the_operators_commands_look_at_the_same_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, f'db = "{tmp_path / "from-the-file.sqlite"}"\n')

    def says(*more: str) -> str:
        assert app.main(["admin", "list", "--lang", "en", *more]) == 2
        return capsys.readouterr().err

    assert "from-the-file.sqlite" in says("--config", str(file))
    monkeypatch.setenv("CYBERDECK_DB", str(tmp_path / "from-a-variable.sqlite"))
    assert "from-a-variable.sqlite" in says("--config", str(file))
    assert "from-a-flag.sqlite" in says("--config", str(file), "--db", str(tmp_path / "from-a-flag.sqlite"))


def test_what_the_server_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cyberdeck.server import run

    found: list[Any] = []

    def take(listening: Any, database: Path, url: str, ready: Any, level: str, **more: Any) -> None:
        listening.close()
        found.append((database, url, level, more["settings"]))

    monkeypatch.setattr(run, "run", take)
    database = tmp_path / "tables.sqlite"
    text = 'port = 0\nlog = "info"\nmetrics_token = "t"\npublic_url = "https://a.example/"\nhosts = "b.example"\n'
    file = written(tmp_path, f'{text}db = "{database}"\n')
    assert app.main(["serve", "--config", str(file), "--chat-days", "7"]) == 0
    assert found == [(database, "https://a.example", "info", ServerSettings((), ("b.example",), "t", 7))]
