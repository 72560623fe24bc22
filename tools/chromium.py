"""Finds a Chromium for tests in a real browser: prints its path, and downloads one if there is none.

CYBERDECK_CHROMIUM names one; otherwise one on the PATH is taken, or the one that Playwright keeps. If there is none,
Playwright downloads its own, or, as root on Debian-like systems, the package manager installs one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def found() -> str | None:
    named = os.environ.get("CYBERDECK_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if os.path.exists(own) else None


def fetch() -> None:
    print("There is no Chromium here; getting one.", file=sys.stderr)
    commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        commands += [["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "--no-install-recommends", "chromium"]]
    for command in commands:
        subprocess.run(command, stdout=sys.stderr, stderr=sys.stderr, check=False)
        if found() is not None:
            return


def main() -> int:
    path = found()
    if path is None:
        fetch()
        path = found()
    if path is None:
        print("No Chromium could be had. Install one, or name one in CYBERDECK_CHROMIUM.", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
