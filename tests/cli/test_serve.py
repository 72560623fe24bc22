"""`cyberdeck serve`: what its flags become."""

from __future__ import annotations

from socket import socket
from typing import Any

import pytest

from cyberdeck.cli import app
from cyberdeck.i18n import LANGUAGES
from cyberdeck.server import run
from cyberdeck.server.settings import CHAT_DAYS, ServerSettings


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[ServerSettings]:
    """The settings of the servers that were started."""
    found: list[ServerSettings] = []

    def take(listening: socket, *given: Any, settings: ServerSettings, **more: Any) -> None:
        listening.close()
        found.append(settings)

    monkeypatch.setattr(run, "run", take)
    return found


def serve(tmp_path: Any, *more: str) -> int:
    return app.main(["serve", "--port", "0", "--db", str(tmp_path / "tables.sqlite"), *more])


def test_nobody_is_trusted_at_first(tmp_path: Any, served: list[ServerSettings]) -> None:
    assert serve(tmp_path) == 0
    assert served == [ServerSettings((), (), "", CHAT_DAYS)]


def test_what_the_operator_decides(tmp_path: Any, served: list[ServerSettings]) -> None:
    flags = ("--trusted-proxies", "127.0.0.1, 10.0.0.0/8", "--hosts", "a.example,b.example")
    assert serve(tmp_path, *flags, "--metrics-token", "token", "--chat-days", "0") == 0
    assert served == [ServerSettings(("127.0.0.1", "10.0.0.0/8"), ("a.example", "b.example"), "token", 0)]


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--trusted-proxies", "proxy.example"), "“proxy.example” is neither an address nor a network."),
        (("--chat-days", "-1"), "-1"),
        (("--chat-days", "soon"), "soon"),
    ],
)
def test_what_is_none(
    tmp_path: Any, served: list[ServerSettings], flags: tuple[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(tmp_path, *flags, "--lang", "en") != 0
    assert said in capsys.readouterr().err
    assert served == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["serve", "--help", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    for flag in ("--trusted-proxies", "--hosts", "--metrics-token", "--chat-days"):
        assert flag in shown
    assert "help-" not in shown
