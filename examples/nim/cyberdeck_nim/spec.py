"""Nim declares itself: pyproject.toml names SPEC as an entry point."""

from cyberdeck.spec import GameSpec, LazyAI, LazyUI
from cyberdeck_nim.game import Nim
from cyberdeck_nim.options import Options

SPEC = GameSpec(
    id="nim",
    players=range(2, 3),
    minutes=(2, 5),
    options=Options,
    build=Nim,
    package="cyberdeck_nim",
    ui=LazyUI("cyberdeck_nim.ui"),
    ai=LazyAI("cyberdeck_nim.ai"),
)
