"""Measures the page: `python -m bench.page`, described in docs/bench.md. `make bench` runs it; CYBERDECK_CHROMIUM names
the browser.
"""

from __future__ import annotations

import sys

from bench.page.command import main

if __name__ == "__main__":
    sys.exit(main())
