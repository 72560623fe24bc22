"""The files in deploy/ name what there is: paths, targets, settings, routes, locked packages."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from cyberdeck.cli.args import Parser
from cyberdeck.cli.configuration import NAMES, PREFIX
from cyberdeck.cli.serve import arguments
from cyberdeck.i18n import Texts

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
UNIT = (DEPLOY / "cyberdeck.service").read_text(encoding="utf-8")
HOSTING = ROOT / "docs" / "hosting.md"
OTHER_VARIABLES = {"CYBERDECK_CONFIG", "CYBERDECK_DEBUG", "CYBERDECK_COMPILE", "CYBERDECK_PAGE"}
LOCKED = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)


def steps(word: str) -> list[str]:
    """The instructions of the Containerfile that begin so, each on one line."""
    whole = re.sub(r"\\\n\s*", "", CONTAINER)
    return [line.partition(" ")[2] for line in whole.splitlines() if line.startswith(f"{word} ")]


def locked(path: Path) -> dict[str, str]:
    return dict(LOCKED.findall(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", [*sorted(DEPLOY.iterdir()), HOSTING], ids=lambda path: path.name)
def test_every_variable_is_a_setting(path: Path) -> None:
    known = {PREFIX + name.upper() for name in NAMES} | OTHER_VARIABLES
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", text)) <= known


def test_the_image_is_made_of_what_there_is() -> None:
    """And of nothing that is kept from it."""
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert rules[0] == "*", "only what is named"
    allowed = {rule[1:] for rule in rules if rule.startswith("!")}
    copied = [source for step in steps("COPY") if not step.startswith("--from") for source in step.split()[:-1]]
    assert set(copied) == allowed
    assert [source for source in copied if not (ROOT / source).exists()] == []
    kept_out = [rule for rule in rules[1:] if not rule.startswith("!")]
    assert any(fnmatch("web/node_modules", rule) for rule in kept_out)
    assert any(fnmatch("src/cyberdeck/kernel/rng.cpython-311.so", rule) for rule in kept_out)


def test_the_image_is_made_by_targets_of_make() -> None:
    targets = [target for step in steps("RUN") for target in re.findall(r"(?:^|&& )make (\S+)", step)]
    assert targets == [".venv/.deps", "compiled"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(VENV)", ".venv")
    assert [target for target in targets if not re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE)] == []
    assert ".venv/wheel" in makefile


def test_the_image_runs_without_rights() -> None:
    assert steps("USER") == ["10001:10001"]
    assert "USER" in CONTAINER.rpartition("FROM ")[2]
    assert steps("VOLUME") == ["/var/lib/cyberdeck"]
    (check,) = steps("HEALTHCHECK")
    assert "/ready" in check
    assert steps("ENTRYPOINT") + steps("CMD") == ['["cyberdeck"]', '["serve"]']


def test_what_the_image_installs_is_locked() -> None:
    """All that the package needs to run, in the versions that are tested, and nothing else."""
    ours, all_of_us = locked(DEPLOY / "requirements.lock"), locked(ROOT / "requirements.lock")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    names = {re.split(r"[^\w.-]", need)[0].lower().replace("_", "-").replace(".", "-") for need in needed}
    assert names <= set(ours)
    assert {name: ours[name] for name in ours if name in all_of_us} == {
        name: all_of_us[name] for name in ours if name in all_of_us
    }
    assert not {"pytest", "mypy", "ruff", "playwright", "pyarrow"} & set(ours)
    entries = re.split(r"^(?=\w)", (DEPLOY / "requirements.lock").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert len(entries) == len(ours)
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_services_fit_together() -> None:
    listed = COMPOSE.partition("services:\n")[2].partition("\nnetworks:")[0]
    services = re.split(r"^  (\w+):\n", listed, flags=re.MULTILINE)
    found = dict(zip(services[1::2], services[2::2], strict=True))
    assert list(found) == ["server", "database", "proxy"]
    assert (DEPLOY / re.findall(r"context: (\S+)", COMPOSE)[0] / "deploy" / "Containerfile").is_file()
    subnet = re.findall(r"subnet: (\S+)", COMPOSE)
    assert re.findall(r"CYBERDECK_TRUSTED_PROXIES: (\S+)", COMPOSE) == subnet, "the proxy is believed"
    assert "@database/" in found["server"], "the name of the service"
    assert '"server:8765"' in found["proxy"]
    assert "CYBERDECK_PORT=8765" in CONTAINER
    assert [name for name, text in found.items() if "ports:" in text] == ["proxy"], "nothing else can be reached"
    for name in ("server", "proxy"):
        assert "read_only: true" in found[name]
        assert "cap_drop: [ALL]" in found[name]
    assert "networks: [back]" in found["database"]
    assert re.search(r"back:\n    internal: true", COMPOSE)
    for variable in re.findall(r"\$\{(\w+)(?!\w)", COMPOSE):
        asked = re.findall(rf"\$\{{{variable}(:.)", COMPOSE)
        assert set(asked) <= {":?", ":-"}, "missing ones are told"


def test_the_unit_starts_the_server() -> None:
    (command,) = re.findall(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    program, name, *flags = command.split()
    assert (Path(program).name, name) == ("cyberdeck", "serve")
    parser = Parser(Texts("en"), "serve")
    arguments(parser)
    parser.read(flags)
    for line in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet="):
        assert line in UNIT.splitlines()
    assert "CYBERDECK_DB=/var/lib/cyberdeck/" in UNIT
    assert "StateDirectory=cyberdeck" in UNIT.splitlines()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "cyberdeck.service"
    unit.write_text(UNIT.replace("/opt/cyberdeck/bin/cyberdeck", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "cyberdeck" in line]) == (0, [])


def test_there_is_nothing_but_text() -> None:
    for path in DEPLOY.iterdir():
        assert "\0" not in path.read_text(encoding="utf-8")
