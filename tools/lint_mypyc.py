"""Finds in the hot modules what mypyc compiles wrongly or slowly. Run from the root: python -m tools.lint_mypyc

shift     `literal << x` and `literal >> x`: with a native x, mypyc 2.4 hands the C compiler a 32-bit shift, so counts
          of 32 and more give wrong results. Literals are also `Final` names with a literal value, `i64(1)`, and a local
          `one: i64 = 1` that is assigned once, because mypyc puts the value in its place.
big       an int outside [-2**62, 2**62) is kept as an object and unpacked at each use.
constant  an upper-case name without `Final` is looked up in the module's dict at each use.
enum      a member of an enum is looked up as a Python attribute at each use.
struct    class keywords (`frozen=`, `tag=`) and msgspec structs: mypyc silently drops the keywords.
strkey    dicts keyed by strings.
grow      append, extend, pop, remove of librt.vecs work in place where they can: a copy of a state may see it.

A line that ends with the comment `# mypyc: ok` is left alone.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

NATIVE: Final = frozenset({"i64", "i32", "i16", "u8"})
ENUMS: Final = frozenset({"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"})
TYPE_MAKERS: Final = frozenset({"TypeVar", "ParamSpec", "TypeVarTuple", "NewType"})
GROWERS: Final = frozenset({"append", "extend", "pop", "remove"})
PRAGMA: Final = "# mypyc: ok"
UNKNOWN: Final = "unknown"  # a constant of unknown value

Value = int | str | None  # an int, UNKNOWN, or None: not a constant
Constants = Mapping[str, Mapping[str, Value]]  # module -> its own names -> value


def check(source: str, name: str, constants: Constants | None = None) -> list[str]:
    """Complaints about one module, as `name:line: rule: what is wrong`.

    Imported names are looked up in `constants`; an upper-case one that is not there counts as a literal.
    """
    tree = ast.parse(source, name)
    lines = source.splitlines()
    scope = Scope(tree, constants or {})
    found = sorted({*_shifts(tree, scope), *_big(tree, scope), *_classes(tree, scope), *_module(tree), *_strkeys(tree)})
    return [f"{name}:{line}: {text}" for line, text in found if not lines[line - 1].rstrip().endswith(PRAGMA)]


def constants_of(sources: Mapping[str, str]) -> dict[str, dict[str, Value]]:
    """The constants of some modules (module -> source), including those computed from each other."""
    trees = {module: ast.parse(source) for module, source in sources.items()}
    known: dict[str, dict[str, Value]] = {module: {} for module in trees}
    while True:
        new = {module: Scope(tree, known).values for module, tree in trees.items()}
        if new == known:
            return known
        known = new


class Scope:
    """The constants of a module, as far as mypyc folds them."""

    def __init__(self, tree: ast.Module, constants: Constants) -> None:
        self.constants = constants
        self.imported: dict[str, str] = {}  # local name -> dotted name
        self.values: dict[str, Value] = {}
        self.locals: dict[str, Value] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                self.imported.update({a.asname or a.name: f"{node.module}.{a.name}" for a in node.names})
            elif isinstance(node, ast.Import):
                self.imported.update({a.asname: a.name for a in node.names if a.asname})
        self._finals(tree.body, "")

    def _finals(self, body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                self._finals(node.body, f"{prefix}{node.name}.")
            elif isinstance(node, ast.AnnAssign | ast.Assign):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if isinstance(target, ast.Name):
                    final = isinstance(node, ast.AnnAssign) and _mentions(node.annotation, "Final")
                    self.values[prefix + target.id] = self.value(node.value) if final else None

    def enter(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Adds the native locals of a function that are bound once, to a constant."""
        inside = [n for statement in function.body for n in _walk_scope(statement)]
        bound = Counter(n.id for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
        bound.update(a.arg for a in ast.walk(function.args) if isinstance(a, ast.arg))
        native: set[str] = set()
        for n in inside:
            if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name) and _mentions(n.annotation, *NATIVE):
                native.add(n.target.id)
                if n.value is None:
                    bound[n.target.id] -= 1
        self.locals = dict.fromkeys(bound)
        for n in inside:
            if isinstance(n, ast.Assign | ast.AnnAssign) and n.value is not None:
                value = self.value(n.value)
                for target in n.targets if isinstance(n, ast.Assign) else [n.target]:
                    if isinstance(target, ast.Name) and bound[target.id] == 1 and value is not None:
                        if target.id in native or not isinstance(n.value, ast.Constant):
                            self.locals[target.id] = value

    def value(self, node: ast.expr | None) -> Value:
        match node:
            case ast.Constant(value=bool()):
                return None
            case ast.Constant(value=int() as number):
                return number
            case ast.NamedExpr(value=inner):
                return self.value(inner)
            case ast.Call(func=ast.Name(id=kind), args=[inner], keywords=[]) if kind in NATIVE:
                return self.value(inner)
            case ast.UnaryOp(op=op, operand=inner):
                return _fold_unary(op, self.value(inner))
            case ast.BinOp(left=left, op=op, right=right):
                return _fold(op, self.value(left), self.value(right))
            case ast.Name(id=name):
                return self.locals[name] if name in self.locals else self._named(name)
            case ast.Attribute():
                return self._named(_dotted(node))
        return None

    def _named(self, name: str) -> Value:
        """The value of a name of this module, or of a dotted one."""
        if name in self.values:
            return self.values[name]
        first, _, rest = name.partition(".")
        dotted = self.imported.get(first, first) + (f".{rest}" if rest else "")
        module = max((m for m in self.constants if dotted.startswith(m + ".")), key=len, default="")
        names = self.constants.get(module, {})
        inside = dotted[len(module) + 1 :]
        if inside in names:
            return names[inside]
        return UNKNOWN if name.rpartition(".")[2].isupper() else None


def _fold_unary(op: ast.unaryop, value: Value) -> Value:
    if isinstance(value, int):
        match op:
            case ast.USub():
                return -value
            case ast.Invert():
                return ~value
            case ast.UAdd():
                return value
        return None
    return value


def _fold(op: ast.operator, left: Value, right: Value) -> Value:
    if left is None or right is None:
        return None
    if isinstance(left, str) or isinstance(right, str):
        return UNKNOWN
    match op:
        case ast.Add():
            return left + right
        case ast.Sub():
            return left - right
        case ast.Mult():
            return left * right
        case ast.BitOr():
            return left | right
        case ast.BitAnd():
            return left & right
        case ast.BitXor():
            return left ^ right
        case ast.FloorDiv() if right:
            return left // right
        case ast.Mod() if right:
            return left % right
        case ast.LShift() if 0 <= right <= 256:
            return left << right
        case ast.RShift() if right >= 0:
            return left >> right
        case ast.Pow() if 0 <= right <= 256:
            return int(left**right)
    return None


def _shifts(tree: ast.Module, scope: Scope) -> Iterator[tuple[int, str]]:
    for node in _with_scopes(tree, scope):
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.LShift | ast.RShift):
            continue
        left = scope.value(node.left)
        wide = isinstance(left, int) and not -(2**31) <= left < 2**31
        if left is not None and not wide and scope.value(node.right) is None:
            yield (
                node.lineno,
                f"shift: `{ast.unparse(node)}` shifts a literal, in 32 bits if the count is native; "
                "pass it as an argument, as shl() and bit() of kernel/bits.py do",
            )


def _big(tree: ast.Module, scope: Scope) -> Iterator[tuple[int, str]]:
    inner: set[ast.AST] = set()
    for node in _with_scopes(tree, scope):
        if not isinstance(node, ast.Constant | ast.BinOp | ast.UnaryOp) or node in inner:
            continue
        value = scope.value(node)
        if isinstance(value, int):
            inner.update(ast.walk(node))
            if not -(2**62) <= value < 2**62:
                yield (
                    node.lineno,
                    f"big: `{ast.unparse(node)}` does not fit a native literal (62 bits): it becomes an object",
                )


def _classes(tree: ast.Module, scope: Scope) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        bases = [_dotted(b.value if isinstance(b, ast.Subscript) else b) for b in node.bases]
        if any(b.rpartition(".")[2] in ENUMS for b in bases):
            yield node.lineno, f"enum: {node.name}: use `Final` ints"
        dropped = [k.arg or "**" for k in node.keywords if k.arg != "metaclass"]
        from_wire = any(scope.imported.get(b, b).rpartition(".")[0].endswith(".wire") for b in bases)
        if dropped or from_wire or any(b.rpartition(".")[2] == "Struct" for b in bases):
            what = f"class keywords ({', '.join(dropped)})" if dropped else "a msgspec struct"
            yield node.lineno, f"struct: {node.name}: mypyc does not keep {what}; move it to an interpreted module"


def _module(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            final = isinstance(node, ast.AnnAssign) and _mentions(node.annotation, "Final", "TypeAlias")
            makes_type = isinstance(node.value, ast.Call) and _dotted(node.value.func).rpartition(".")[2] in TYPE_MAKERS
            for target in targets:
                if isinstance(target, ast.Name) and target.id.isupper() and not final and not makes_type:
                    yield node.lineno, f"constant: {target.id} is not `Final`: it is looked up by name at each use"
        elif isinstance(node, ast.ImportFrom) and node.module == "librt.vecs":
            for name in sorted({a.name for a in node.names} & GROWERS):
                yield node.lineno, f"grow: {name}() may change a vec that a copy shares; make a vec of the right size"


def _strkeys(tree: ast.Module) -> Iterator[tuple[int, str]]:
    annotations: set[ast.AST] = set()
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):
            annotation = getattr(node, field, None)
            if isinstance(annotation, ast.AST):
                annotations.update(ast.walk(annotation))
    for node in ast.walk(tree):
        if node in annotations:
            continue
        if isinstance(node, ast.Dict):
            keys: list[ast.expr | None] = list(node.keys)
        elif isinstance(node, ast.Subscript) and _dotted(node.value).rpartition(".")[2] not in ("Literal", "Annotated"):
            keys = [node.slice]
        else:
            continue
        if any(isinstance(k, ast.Constant) and isinstance(k.value, str) for k in keys):
            yield node.lineno, f"strkey: `{ast.unparse(node)[:60]}` looks up strings; number the keys"


def _with_scopes(tree: ast.Module, scope: Scope) -> Iterator[ast.AST]:
    """Every node, outer ones first, while scope.locals holds the locals of the function around it."""

    def visit(node: ast.AST) -> Iterator[ast.AST]:
        yield node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            outer = scope.locals
            scope.enter(node)
            for child in ast.iter_child_nodes(node):
                yield from visit(child)
            scope.locals = outer
        else:
            for child in ast.iter_child_nodes(node):
                yield from visit(child)

    return visit(tree)


def _walk_scope(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of one function, in order, without those of functions inside it."""
    yield node
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
        for child in ast.iter_child_nodes(node):
            yield from _walk_scope(child)


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def _mentions(annotation: ast.expr, *names: str) -> bool:
    return any(
        isinstance(n, ast.Name | ast.Attribute) and _dotted(n).rpartition(".")[2] in names for n in ast.walk(annotation)
    )


def main() -> int:
    from hatch_build import hot_modules

    root = Path(__file__).resolve().parent.parent
    src = root / "src"
    sources = {
        ".".join(p.relative_to(src).with_suffix("").parts).removesuffix(".__init__"): p.read_text(encoding="utf-8")
        for p in sorted((src / "cyberdeck").rglob("*.py"))
    }
    constants = constants_of(sources)
    hot = hot_modules(root)
    complaints = [
        line for p in hot for line in check((src / p).read_text(encoding="utf-8"), f"src/{p.as_posix()}", constants)
    ]
    print("\n".join([*complaints, f"lint_mypyc: {len(hot)} hot modules, {len(complaints)} complaints"]))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
