"""`cyberdeck` runs the command line in this process; `saved` is a game that was played to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck import bots
from tests.cli.terminal import SHORT, Here


@pytest.fixture
def cyberdeck(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Here:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "CYBERDECK_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(bots, "DEFAULT_BOT", "greedy")  # which is quick
    return Here(monkeypatch, capsys)


@pytest.fixture
def saved(cyberdeck: Here, tmp_path: Path) -> Path:
    path = tmp_path / "saved.json"
    assert cyberdeck("play", "blackhat", "--seed", 7, *SHORT, "--save", path, ever="1").code == 0
    return path
