"""`cyberdeck --version`: which version this is, and whether its hot modules run compiled."""

from __future__ import annotations

import json
import platform
from argparse import Namespace
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import cyberdeck
from cyberdeck.kernel import game

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context


def compiled() -> bool:
    """Whether the kernel was loaded from an extension module."""
    return str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def report() -> dict[str, Any]:
    """The build report in the package; empty when run from source."""
    file = files("cyberdeck") / "_build.json"
    try:
        build = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return build if isinstance(build, dict) else {}


def why_not(build: dict[str, Any]) -> str:
    """Why nothing is compiled: `source`, `build` (the build says why) or `shadowed` (compiled, but not what runs)."""
    if "compiled" not in build:
        return "source"
    return "shadowed" if build["compiled"] else "build"


def run(context: Context, given: Namespace) -> int:
    build, fast = report(), compiled()
    why = "" if fast else why_not(build)
    reason = str(build.get("reason", ""))
    if given.json:
        facts = {
            "version": cyberdeck.__version__,
            "build": "compiled" if fast else "interpreted",
            "why": why,
            "reason": reason,
            "compiler": str(build.get("compiler", "")) if fast else "",
            "mypyc": str(build.get("mypyc", "")) if fast else "",
            "python": platform.python_version(),
        }
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return 0
    text = context.texts.text
    print(text("version-line", version=cyberdeck.__version__, python=platform.python_version()))
    if fast:
        print(text("version-compiled", mypyc=str(build.get("mypyc", "")) or "?"))
        return 0
    print(text("version-interpreted"))
    print(text(f"version-{why}", reason=reason))
    print(context.texts.attribute(f"version-{why}", "next"))
    return 0
