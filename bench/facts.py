"""The system that the figures were measured on."""

from __future__ import annotations

import os
import platform
import re
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from msgspec import Struct

from cyberdeck import __version__
from cyberdeck.spec import game_ids, make

PACKAGES = ("librt", "msgspec", "numpy", "open_spiel", "rlcard")


class Facts(Struct, frozen=True):
    cpu: str
    cores: int
    pinned: int | None  # the core that everything ran on
    load: float | None  # load average of the minute before
    system: str
    python: str
    cyberdeck: str
    compiled: bool
    packages: dict[str, str]


def facts(pinned: int | None) -> Facts:
    return Facts(
        cpu=cpu(),
        cores=os.cpu_count() or 1,
        pinned=pinned,
        load=os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        system=f"{platform.system()} {platform.release()}, {platform.machine()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        cyberdeck=__version__,
        compiled=compiled(),
        packages={name: found for name in PACKAGES if (found := installed(name))},
    )


def cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists() and (found := re.search(r"^model name\s*:\s*(.+)$", info.read_text(), re.MULTILINE)):
        return found[1].strip()
    return platform.processor() or platform.machine()


def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def compiled() -> bool:
    """Whether the playout loop and every rulebook run as machine code."""
    modules = ["cyberdeck.kernel.playout", *(type(make(name, {})).__module__ for name in game_ids())]
    return all(str(import_module(module).__file__).endswith(tuple(EXTENSION_SUFFIXES)) for module in modules)


def pin(core: int | None) -> int | None:
    """Pins the process to one core, the last available one by default; None where the system cannot."""
    if sys.platform != "linux":
        return None
    core = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {core})
    return core
