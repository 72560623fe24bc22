"""The fixed board of the rule tests: data/board.toml and data/modules.toml. All other data is the game's.

Kind, value and arrows (h host, c cache, D Denial of Service, H Honeypot, A Alarm, E Exploit, R Randomizer):

standard                                                 expert
BD 2 a1 b1      PS 2 c1 d1                               BD 2 a1 b1      PS 2 c1 d1
a1 h4 a2        c1 h5 c2 d1       places                 a1 h4 a2 b1     c1 h4 c2          places
a2 h3 a3 b2     c2 c-1 c3 d2      1 a1 a2 b2 b1          a2 E3 a3        c2 c0 c3 d2       1 a2 a3 b3 b2
a3 h3 a4        c3 H5 c4 d3       2 a4 a5 b5 b4          a3 D2 a4        c3 h3 c4          2 a7 a8 b8 b7
a4 h2 a5        c4 h3 c5          3 a7 a8 b8 b7          a4 R2 a5 b4     c4 h3 c5          3 c1 c2 d2 d1
a5 h2 b5        c5 h2 b6 c6       4 c2 c3 d3 d2          a5 A1 a6        c5 R2 b6 c6 d5    4 c3 c4 d4 d3
a6 h1 a7        c6 h2 c7 d6       5 c6 c7 d7 d6          a6 h1 a7        c6 h2 c7 d6       5 c7 c8 d8 d7
a7 h2 a8 b7     c7 c-1 c8 d7                             a7 c-1 a8       c7 D2 c8
a8 h1 b8 CA     c8 h1 d8 CA                              a8 H5 b8 CA     c8 A1 CA
b1 h5 a1 b2     d1 h4 d2                                 b1 h5 b2        d1 h5 c1 d2
b2 h4 b3        d2 h4 d3                                 b2 h4 a2 b3     d2 E4 d3
b3 c-1 a3 b4 c4 d3 h3 d4                                 b3 c-1 a3 b4    d3 c-1 c3 d4
b4 H5 a4 b5     d4 c0 c4 d5                              b4 h3 b5 c5     d4 H5 c4 d5
b5 h3 b6        d5 h3 c5 d6                              b5 h2 a5 b6     d5 h2 d6
b6 h2 a6 b7     d6 h2 d7                                 b6 h2 a6 b7     d6 h2 d7
b7 D2 b8        d7 D2 d8                                 b7 h1 a7 b8     d7 E1 c7 d8
b8 c-1 CA       d8 h0 CA                                 b8 h0 CA        d8 c-1 c8 CA
"""

from __future__ import annotations

import shutil
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory

from cyberdeck.games.blackhat.components import load
from cyberdeck.games.blackhat.components.types import Components

HERE = Path(__file__).parent / "data"


@cache
def fixed() -> Components:
    with TemporaryDirectory() as folder, as_file(files("cyberdeck.games.blackhat") / "data") as own:
        shutil.copytree(own, folder, dirs_exist_ok=True)
        shutil.copytree(HERE, folder, dirs_exist_ok=True)
        return load(Path(folder))
