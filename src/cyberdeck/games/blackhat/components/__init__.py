"""The components of Black Hat (BH-1), read from data/*.toml and checked.

Contract: `load()` reads the files once; `load(folder)` reads files of the same names from elsewhere. The result has
passed every check of checks.py; otherwise BadData is raised with the details file, item and reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from cyberdeck.components import grid
from cyberdeck.components.data import Loader, bad, items, listed, quantities
from cyberdeck.games.blackhat.components import checks as check
from cyberdeck.games.blackhat.components.types import (
    ASSETS,
    BOARDS,
    NUMBER,
    PIECES,
    SPACE_KINDS,
    SPACE_NAMES,
    STATUSES,
    Asset,
    Board,
    CardKind,
    Components,
    HalfFile,
    ModuleFile,
    ModuleSide,
    Piece,
    PlaceFile,
    Printing,
    SideFile,
    Status,
)

_BOARD: Final = "board.toml"
_MODULES: Final = "modules.toml"
_OFF_GRID: Final = {"TJ": -5, "T0": -4, "T1": -3, "T2": -2, "T3": -1}  # columns before those of the starts


def _read(folder: Traversable | Path) -> Components:
    boards = items(folder / _BOARD, "side", SideFile)
    listed(_BOARD, "side", [side.id for side in boards], BOARDS)
    modules = items(folder / _MODULES, "module", ModuleFile)
    listed(_MODULES, "module", [module.id for module in modules], range(1, 1 + PIECES["module"]))
    c = Components(
        kinds=items(folder / "cards.toml", "card", CardKind),
        printings=items(folder / "printings.toml", "printing", Printing),
        pieces=items(folder / "pieces.toml", "piece", Piece),
        sides={side.id: _board(side) for side in boards},
        modules=tuple((_module_side(module, "A", module.a), _module_side(module, "B", module.b)) for module in modules),
        assets=items(folder / "assets.toml", "asset", Asset),
        statuses=items(folder / "status.toml", "status", Status),
    )
    check.cards(c.kinds)
    listed("assets.toml", "asset", [asset.id for asset in c.assets], ASSETS)
    listed("status.toml", "status", [status.value for status in c.statuses], STATUSES)
    quantities("pieces.toml", "piece", [(piece.id, piece.quantity) for piece in c.pieces], PIECES)
    sides = [side for module in c.modules for side in module]
    check.modules(_MODULES, sides)
    for board in c.sides.values():
        check.board(_BOARD, board)
        for side in sides:
            for place in range(len(board.places)):
                check.fit(_MODULES, board, side, place)
    return c


load: Final = Loader("cyberdeck.games.blackhat", _read)


def _module_side(module: ModuleFile, letter: str, spaces: Sequence[HalfFile]) -> ModuleSide:
    return ModuleSide(
        code=f"{module.id}{letter}",
        kind=tuple(SPACE_KINDS.index(space.kind) for space in spaces),
        value=tuple(space.value for space in spaces),
        label=tuple(space.name for space in spaces),
        out=tuple(space.out for space in spaces),
        into=tuple(space.into for space in spaces),
        provenance=module.provenance,
    )


def _board(side: SideFile) -> Board:
    listed(_BOARD, f"{side.id} space", [space.id for space in side.spaces], SPACE_NAMES)
    listed(_BOARD, f"{side.id} place", [place.id for place in side.places], range(1, 6))
    cells = tuple(space.cells for space in side.spaces)
    check.cells(_BOARD, side.id, cells, side.black)
    touch = {d: check.in_lane(grid.beside(cells, d)) for d in grid.STEPS}
    neighbours = list(grid.neighbours(cells))
    for x in range(NUMBER["T0"], NUMBER["T3"]):
        neighbours[x] = 1 << x + 1  # the tracer's own spaces are a one-way street
    neighbours[NUMBER["T3"]] = 1 << NUMBER["BD"]
    halves = [
        check.halves(_BOARD, f"{side.id} space {space.id}", touch, x, space.out, space.into)
        for x, space in enumerate(side.spaces)
    ]
    return Board(
        id=side.id,
        kind=tuple(SPACE_KINDS.index(space.kind) for space in side.spaces),
        value=tuple(space.value for space in side.spaces),
        label=tuple(space.name for space in side.spaces),
        provenance=tuple(space.provenance for space in side.spaces),
        cells=cells,
        black=side.black,
        column=tuple(_OFF_GRID.get(space.id) or space.cells[0][1] for space in side.spaces),
        tails=tuple(tails for tails, _ in halves),
        heads=tuple(heads for _, heads in halves),
        neighbours=tuple(neighbours),
        touch=touch,
        places=_places(side),
        next_to_asset=neighbours[NUMBER["CA"]],
    )


def _places(side: SideFile) -> tuple[tuple[int, ...], ...]:
    """Each marked place is the 2×2 spaces, inside one lane, right and below of the one it is named by."""
    out: list[tuple[int, ...]] = []
    for place in side.places:
        out.append(_place(side.id, place))
        twice = [SPACE_NAMES[x] for x in out[-1] if any(x in other for other in out[:-1])]
        if twice:
            raise bad(_BOARD, f"{side.id} place {place.id}", f"covers {twice[0]}, which another place covers")
    return tuple(out)


def _place(side: str, place: PlaceFile) -> tuple[int, ...]:
    row, column = place.at[:1], place.at[1:]
    if place.at not in NUMBER or row not in ("a", "c") or column == "8":
        raise bad(_BOARD, f"{side} place {place.id}", f"`{place.at}` is not the top left of four spaces in a lane")
    first = NUMBER[place.at]
    return (first, first + 1, first + 9, first + 8)
