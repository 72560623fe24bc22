"""`python -m cyberdeck.i18n [PACKAGE…]`: print what is wrong with the catalogues, those of further games too; exit 1 if
anything is.
"""

from __future__ import annotations

import sys

from cyberdeck.i18n.check import problems

if __name__ == "__main__":
    found = problems(packages=sys.argv[1:])
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
