"""`python -m cyberdeck`."""

import sys

from cyberdeck.cli import main

if __name__ == "__main__":
    sys.exit(main())
