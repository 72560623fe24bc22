"""The bill of materials: valid in shape, and every locked package is in it with a licence."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import sbom

ROOT = Path(__file__).parents[1]
# CycloneDX 1.6: what a document and a component may hold, and must
DOCUMENT = {"$schema", "bomFormat", "specVersion", "serialNumber", "version", "metadata", "components", "dependencies"}
COMPONENT = {"type", "bom-ref", "group", "name", "version", "scope", "licenses", "purl", "hashes", "externalReferences"}
URN = re.compile(r"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
LENGTHS = {"SHA-256": 64, "SHA-384": 96, "SHA-512": 128}
WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]*\+?")


@pytest.fixture(scope="module")
def packages() -> list[sbom.Package]:
    return sorted([*sbom.python_packages(), *sbom.page_packages()])


@pytest.fixture(scope="module")
def document(packages: list[sbom.Package]) -> dict[str, Any]:
    return sbom.document(packages)


def test_every_locked_package_is_there_with_a_licence(document: dict[str, Any]) -> None:
    there = {(one.get("group", ""), one["name"], one["version"]): one for one in document["components"]}
    wanted = set()
    for lock in ROOT.glob("**/requirements.lock"):
        if not any(part.startswith(".") or part == "node_modules" for part in lock.relative_to(ROOT).parts):
            for line in lock.read_text(encoding="utf-8").splitlines():
                if line[:1].isalnum():
                    name, _, rest = line.partition("==")
                    wanted.add(("", name.partition("[")[0], rest.split()[0]))
    for path, facts in json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"].items():
        if path:
            group, _, name = path.rpartition("node_modules/")[2].rpartition("/")
            wanted.add((group, name, facts["version"]))
    assert len(wanted) > 150
    assert wanted == set(there)
    for one in there.values():
        (licence,) = one["licenses"]
        words = [word for word in re.split(r"[ ()]+", licence["expression"]) if word]
        assert words, one["name"]
        assert all(WORD.fullmatch(word) for word in words), licence


def test_the_shape_of_the_document(document: dict[str, Any]) -> None:
    assert set(document) == DOCUMENT
    assert (document["bomFormat"], document["specVersion"], document["version"]) == ("CycloneDX", "1.6", 1)
    assert URN.fullmatch(document["serialNumber"])
    refs = [one["bom-ref"] for one in document["components"]]
    assert len(set(refs)) == len(refs)
    (ours,) = document["dependencies"]
    assert ours["ref"] == document["metadata"]["component"]["bom-ref"]
    assert set(ours["dependsOn"]) == {one["bom-ref"] for one in document["components"] if one["scope"] == "required"}
    for one in document["components"]:
        assert set(one) <= COMPONENT
        assert one["type"] == "library"
        assert one["scope"] in ("required", "excluded")
        assert re.fullmatch(r"pkg:(pypi|npm)/[^@\s]+@[^@\s]+", one["purl"])
        files = one.get("externalReferences", ())
        hashes = [*one.get("hashes", ()), *(hash for file in files for hash in file["hashes"])]
        assert hashes, one["name"]
        for hash in hashes:
            assert re.fullmatch(r"[0-9a-f]+", hash["content"])
            assert len(hash["content"]) == LENGTHS[hash["alg"]]


def test_what_runs_is_told_from_what_builds(packages: list[sbom.Package]) -> None:
    runs = {package.name for package in packages if package.runs}
    assert {"starlette", "msgspec", "prometheus-client", "asyncpg", "svelte", "@fluent/bundle"} <= runs
    assert not {"pytest", "mypy", "vite", "playwright", "typescript"} & runs
    assert set(sbom.IN_PAGE) <= runs, "it is locked"


def test_the_same_packages_make_the_same_document(packages: list[sbom.Package], document: dict[str, Any]) -> None:
    assert sbom.document(packages) == document
    assert sbom.document(packages[1:])["serialNumber"] != document["serialNumber"]


def test_one_command_writes_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["sbom", "--folder", str(tmp_path / "new")])
    assert sbom.main() == 0
    assert json.loads((tmp_path / "new" / "sbom.cdx.json").read_text())["bomFormat"] == "CycloneDX"
    listed = (tmp_path / "new" / "licences.txt").read_text()
    assert re.search(r"MIT +svelte ", listed)


def test_a_package_without_a_licence_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sbom", "--folder", str(tmp_path / "new")])
    monkeypatch.setattr(sbom, "page_packages", lambda: [sbom.Package("npm", "nameless", "1.0", "", True)])
    assert sbom.main() == 1
    assert "pkg:npm/nameless@1.0" in capsys.readouterr().out
    assert not (tmp_path / "new").exists()
