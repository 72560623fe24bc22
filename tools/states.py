"""Generates code from the fields of a state: `make states` runs it, a test checks that the result is current.

A subclass of State in games/*/state.py declares each field on one line, with its meaning as the comment:

    hands: vec[i64]       a list in `from_lists` and in a dump; `copy` copies it
    admin: i64
    layout: Layout        a field of any other type is shared by copies and in no dump; `load` takes it as an argument
    committed: list[int]  State has this field; a game with simultaneous decisions declares it, to have it in dumps

The comment can end with some of these, each after a semicolon:

    derived: sum(deck)    computed from the other fields by `from_lists`; not in dumps
    at first: NONE        the value in a new state, set by `initial`; an int that `from_lists` is not given has it too
    saved as "why"        the key in a dump, if it is not the name of the field

Below the marker the tool writes __init__, copy, initial, from_lists, dump and load.
"""

from __future__ import annotations

import argparse
import ast
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
MARKER = "    # --- below: written by `make states` from the fields above; do not edit ---"
WIDTH = 120
VEC, INT, LIST = "vec[i64]", "i64", "list[int]"


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    key: str  # in a dump
    derived: str = ""
    at_first: str = ""

    @property
    def shared(self) -> bool:
        return self.type not in (VEC, INT, LIST)

    @property
    def saved(self) -> bool:
        return not self.shared and not self.derived


NEVER_COMMITTED = Field("committed", LIST, "committed", derived="[]")


def read_fields(text: str) -> tuple[str, list[Field]]:
    """The name of the class that has the marker, and its fields; `committed` comes first, declared or not."""
    above = text.partition(MARKER)[0]
    *_, node = (node for node in ast.parse(above).body if isinstance(node, ast.ClassDef))
    fields = [_field(found, above.splitlines()) for found in node.body if isinstance(found, ast.AnnAssign)]
    return node.name, fields if fields[0].name == "committed" else [NEVER_COMMITTED, *fields]


def _field(node: ast.AnnAssign, lines: list[str]) -> Field:
    name = ast.unparse(node.target)
    said = {"saved as": f'"{name}"', "derived:": "", "at first:": ""}
    for part in lines[node.lineno - 1].partition("#")[2].split(";"):
        for word in said:
            if part.strip().startswith(word):
                said[word] = part.strip().removeprefix(word).strip()
    return Field(name, ast.unparse(node.annotation), said["saved as"].strip('"'), said["derived:"], said["at first:"])


def generate(text: str) -> str:
    """The text of a module, with everything below the marker regenerated."""
    name, fields = read_fields(text)
    functions = [_init(fields), _copy(name, fields), _initial(name, fields), _from_lists(name, fields)]
    functions += [_dump(fields), _load(name, fields)]
    return text.partition(MARKER)[0] + "\n\n".join([f"{MARKER}\n    # fmt: off", *functions]) + "\n"


def _init(fields: list[Field]) -> str:
    parameters = [f"{field.name}: {field.type}" for field in fields]
    return "\n".join(
        [
            _wrapped("    def __init__(", ["self", "top: Frame", *parameters], ") -> None:"),
            "        super().__init__(top, committed)",
            *[f"        self.{field.name} = {field.name}" for field in fields[1:]],
        ]
    )


def _copy(name: str, fields: list[Field]) -> str:
    values = [f"self.{field.name}{'[:]' if _changes_in_place(field) else ''}" for field in fields]
    return f"    def copy(self) -> {name}:\n" + _wrapped(f"        return {name}(", ["self.top", *values], ")")


def _changes_in_place(field: Field) -> bool:
    return field.type == VEC or (field.type == LIST and field.saved)


def _initial(name: str, fields: list[Field]) -> str:
    """Values that no field states are arguments. A derived value is stated too: the rules know it without counting."""
    given = [f"{field.name}: {field.type}" for field in fields if not _first(field)]
    values = [_first(field) or field.name for field in fields]
    return "\n".join(
        [
            "    @staticmethod",
            _wrapped("    def initial(", ["*", *given] if given else [], f") -> {name}:"),
            '        """A new state, with an empty stack."""',
            _wrapped(f"        return {name}(", ["build_stack([])", *values], ")"),
        ]
    )


def _first(field: Field) -> str:
    return "[]" if field == NEVER_COMMITTED else field.at_first


def _from_lists(name: str, fields: list[Field]) -> str:
    parameters = [_parameter(field) for field in fields if not field.derived]
    parameters.sort(key=lambda parameter: "=" in parameter)  # mypyc 2.4 writes no signature otherwise, and stops
    values = [_from_list(field, field.derived or field.name) for field in fields]
    return "\n".join(
        [
            "    @staticmethod",
            _wrapped("    def from_lists(", ["*", "stack: list[FrameData]", *parameters], f") -> {name}:"),
            '        """From plain lists: interpreted code must not make vecs of its own. The stack is bottom up."""',
            _wrapped(f"        return {name}(", ["build_stack(stack)", *values], ")"),
        ]
    )


def _parameter(field: Field) -> str:
    default = f" = {field.at_first}" if field.type == INT and field.at_first else ""
    return f"{field.name}: {field.type.replace(VEC, LIST)}{default}"


def _from_list(field: Field, value: str) -> str:
    return f"{VEC}({value})" if field.type == VEC else value


def _dump(fields: list[Field]) -> str:
    items = [f'"{field.key}": {_dumped(field)}' for field in fields if field.saved]
    return "\n".join(
        [
            "    def dump(self) -> dict[str, object]:",
            _wrapped("        return {  # mypyc: ok", ['"stack": tuple(self.stack())', *items], "}"),
        ]
    )


def _dumped(field: Field) -> str:
    return f"self.{field.name}" if field.type == INT else f"tuple(self.{field.name})"


def _load(name: str, fields: list[Field]) -> str:
    parameters = [f"{field.name}: {field.type}" for field in fields if field.shared]
    values = [f"{field.name}={_loaded(field)}" for field in fields if not field.derived]
    return "\n".join(
        [
            "    @staticmethod",
            _wrapped("    def load(", ["saved: SavedFields", *parameters], f") -> {name}:"),
            _wrapped(f"        state = {name}.from_lists(", ['stack=saved.frames("stack")', *values], ")"),
            "        saved.finish()",
            "        return state",
        ]
    )


def _loaded(field: Field) -> str:
    if field.shared:
        return field.name
    return f'saved.{"number" if field.type == INT else "ints"}("{field.key}")'


def _wrapped(head: str, items: list[str], tail: str) -> str:
    """On one line, or with the items on as few further lines as possible."""
    short = f"{head}{', '.join(items)}{tail}"
    if len(short) <= WIDTH and "#" not in head:
        return short
    indent = " " * (len(head) - len(head.lstrip()))
    lines = [head]
    for item in items:
        if lines[-1] is head or len(lines[-1]) + len(item) + 2 > WIDTH:
            lines.append(f"{indent}    {item},")
        else:
            lines[-1] += f" {item},"
    return "\n".join([*lines, indent + tail])


def stale() -> dict[Path, str]:
    """The modules that differ from what their fields generate, and the generated text."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("src/cyberdeck/games/*/state.py"))}
    new = {path: generate(text) for path, text in texts.items()}
    return {path: text for path, text in new.items() if text != texts[path]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the modules; without it, only name outdated ones")
    write = parser.parse_args().write
    for path, text in stale().items():
        if write:
            path.write_text(text, encoding="utf-8")
        else:
            print(f"{path.relative_to(ROOT)} is old: make states")
    return 1 if stale() else 0


if __name__ == "__main__":
    sys.exit(main())
