"""What is the same for everybody is sent compressed to those who can read it, and nothing else is."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from cyberdeck.server.zipped import takes_gzip
from tests.server.house import House

CAN = {"accept-encoding": "br, gzip"}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose page has a script with a compressed copy and one without."""
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (assets / "one.js").write_bytes(b"one()")
    (assets / "one.js.gz").write_bytes(gzip.compress(b"one()"))
    (assets / "two.js").write_bytes(b"two()")
    monkeypatch.setattr("cyberdeck.server.app.PAGE", tmp_path / "page")
    house = House(tmp_path / "tables.sqlite")
    yield house
    house.stop()


@pytest.mark.parametrize(
    ("offered", "taken"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("", False), ("br", False), ("gzip;q=0", False), ("x-gzip", False)],
)
def test_who_takes_gzip(offered: str, taken: bool) -> None:
    assert takes_gzip({"accept-encoding": offered}) is taken


def test_files_of_the_page(site: House) -> None:
    small, plain = site.ask("GET", "/assets/one.js", headers=CAN), site.ask("GET", "/assets/one.js")
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small.content) == plain.content == b"one()"
    assert "content-encoding" not in plain.headers
    for reply in (small, plain):
        assert reply.headers["content-type"].startswith("text/javascript")
        assert reply.headers["vary"] == "accept-encoding"
        assert "immutable" in reply.headers["cache-control"]
    without = site.ask("GET", "/assets/two.js", headers=CAN)
    assert (without.content, "content-encoding" in without.headers) == (b"two()", False)
    assert site.ask("GET", "/assets/three.js", headers=CAN).status == 404


def test_texts_rules_and_decks(house: House) -> None:
    for path in ("/api/texts/ru", "/api/texts/en/lokalka", "/api/rules/blackhat/en", "/api/decks/cybershield"):
        small, plain = house.ask("GET", path, headers=CAN), house.ask("GET", path)
        assert small.headers["content-encoding"] == "gzip", path
        assert gzip.decompress(small.content) == plain.content
        assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert len(small.content) < len(plain.content) / 2


def test_what_belongs_to_a_table_is_never_compressed(house: House) -> None:
    table = house.table(1, bots=1)
    table.start()
    for path in (table.path, "/api/tables"):
        assert "content-encoding" not in house.ask("GET", path, headers=CAN).headers
