"""The bench of the page works: a few updates in a real Chromium."""

from __future__ import annotations

import json
import os

import pytest

import bench.page as program
from cyberdeck.server.app import PAGE


@pytest.mark.skipif(not os.environ.get("CYBERDECK_CHROMIUM"), reason="CYBERDECK_CHROMIUM names no browser")
@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the package was built without its page")
@pytest.mark.usefixtures("few")
def test_a_quick_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--quick", "--json"]) == 0
    times = json.loads(capsys.readouterr().out)
    assert len(times) >= 5
    assert all(time > 0 for time in times)
