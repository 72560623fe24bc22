"""Build hook: compiles the hot modules and builds the page into the wheel.

A wheel carries every module as Python and, beside it, the hot ones (`[tool.cyberdeck.compiled]` in pyproject.toml)
as one mypyc group. That happens in a temporary folder. The page of the online table is built by Vite in web/, which
keeps its node_modules and dist for the next time. Editable installs stay pure.

CYBERDECK_COMPILE decides about the hot modules, CYBERDECK_PAGE about the page:
    unset, "1"   do it; without the tools for it, a C tool chain or Node.js, go without and say why
    "0"          go without
    "require"    do it, or fail

A small extension is built first. If that fails, the tool chain is at fault; if it works, whatever goes wrong later is a
fault of this code and ends the build. What was done is written to cyberdeck/_build.json in the wheel.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from itertools import takewhile
from pathlib import Path
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "cyberdeck"
SWITCH = "CYBERDECK_COMPILE"
PAGE = "CYBERDECK_PAGE"
# Signed overflow wraps, no C asserts, and calls inside the shared library stay direct (a fifth faster).
CFLAGS = ["-fwrapv", "-DNDEBUG", "-fno-semantic-interposition"]


def hot_modules(root: Path) -> list[Path]:
    """Paths of the hot modules, relative to root/src. A plain name without a file is an error, an empty glob is not."""
    with (root / "pyproject.toml").open("rb") as f:
        patterns: list[str] = tomllib.load(f)["tool"]["cyberdeck"]["compiled"]["modules"]
    src = root / "src"
    found: set[Path] = set()
    for pattern in patterns:
        files = list((src / PACKAGE).glob(pattern))
        if not files and "*" not in pattern:
            raise FileNotFoundError(f"pyproject.toml, tool.cyberdeck.compiled: there is no {PACKAGE}/{pattern}")
        found.update(p.relative_to(src) for p in files if p.name != "__init__.py")
    return sorted(found)


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        switch = setting(SWITCH)
        self.tmp = tempfile.TemporaryDirectory(prefix="cyberdeck-build-")
        tmp = Path(self.tmp.name)
        compiler, reason = ("", f"{SWITCH}=0") if switch == "0" else probe(tmp)
        if reason and switch == "require":
            stop(f"{SWITCH}=require, but nothing can be compiled here: {reason}")
        if reason:
            say(f"pure Python wheel, nothing compiled: {reason}")
        else:
            self.compile(tmp, compiler, build_data)
        report = tmp / "_build.json"
        mypyc = "" if reason else version_of("mypy")
        pageless = self.page(build_data)
        build = {"compiled": not reason, "reason": reason, "compiler": compiler, "mypyc": mypyc, "pageless": pageless}
        report.write_text(json.dumps(build) + "\n")
        build_data["force_include"][str(report)] = f"{PACKAGE}/_build.json"

    def compile(self, tmp: Path, compiler: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        modules = hot_modules(root)
        lib = tmp / "lib"
        say(f"compiling {len(modules)} modules with mypyc {version_of('mypy')} and {compiler}")
        data = {"root": str(root), "tmp": str(tmp), "modules": [p.as_posix() for p in modules]}
        done = child("compile", data, root / "src")
        if done.returncode:
            print(done.stdout, done.stderr, sep="", file=sys.stderr)
            stop(f"the hot modules do not compile, though the C compiler works ({SWITCH}=0 builds without it)")
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        missing = [str(p) for p in modules if not (lib / p).with_suffix(suffix).is_file()]
        if missing:
            stop(f"mypyc made no library for {', '.join(missing)}")
        for file in lib.rglob(f"*{suffix}"):
            build_data["force_include"][str(file)] = file.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def page(self, build_data: dict[str, Any]) -> str:
        """Puts the page into the wheel, or says why there is none."""
        switch, web = setting(PAGE), Path(self.root) / "web"
        reason = f"{PAGE}=0" if switch == "0" else build_page(web)
        if reason and switch == "require":
            stop(f"{PAGE}=require, but the page cannot be built: {reason}")
        if reason:
            say(f"wheel without the page of the online table: {reason}")
        else:
            build_data["force_include"][str(web / "dist")] = f"{PACKAGE}/server/page"
        return reason

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.tmp.cleanup()


def setting(switch: str) -> str:
    wanted = os.environ.get(switch) or "1"
    if wanted not in ("0", "1", "require"):
        stop(f"{switch}={wanted}: expected 0, 1 or require")
    return wanted


def build_page(web: Path) -> str:
    """Builds the page if something has changed since the last time. Returns "" or the reason why it cannot be done."""
    sources = [path for path in web.rglob("*") if path.is_file() and not {"node_modules", "dist"} & set(path.parts)]
    return fetch_modules(web) or npm(web, "dist", sum_of(sources), ["run", "build"])


def fetch_modules(web: Path) -> str:
    """What web/package-lock.json lists, into web/node_modules."""
    return npm(web, "node_modules", sum_of([web / "package-lock.json"]), ["ci", "--no-audit", "--no-fund"])


def npm(web: Path, folder: str, content: str, command: list[str]) -> str:
    """Runs npm, unless the folder that it makes carries the stamp of the same content."""
    stamp, program = web / folder / ".stamp", shutil.which("npm")
    if stamp.is_file() and stamp.read_text() == content:
        return ""
    if program is None:
        return "there is no Node.js (npm not found)"
    say(f"npm {' '.join(command[:2])}")
    done = subprocess.run([program, *command], cwd=web, capture_output=True, text=True, check=False)
    if done.returncode:
        say("\n".join(["npm said:", *(done.stdout + done.stderr).strip().splitlines()[-40:]]))
        return f"npm {command[0]} failed"
    stamp.write_text(content)
    return ""


def sum_of(files: list[Path]) -> str:
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def probe(tmp: Path) -> tuple[str, str]:
    """Name of the C compiler and "", or "" and the reason why nothing can be compiled here."""
    if sys.implementation.name != "cpython":
        return "", f"mypyc needs CPython, this is {sys.implementation.name}"
    for tool in ("mypy", "setuptools"):
        try:
            version_of(tool)
        except PackageNotFoundError:
            return "", f"{tool} is not installed"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "", "the headers of Python are not installed (no Python.h)"
    done = child("probe", {"tmp": str(tmp / "probe")}, tmp)
    *said, last = (done.stdout + done.stderr).strip().splitlines() or ["no answer"]
    if done.returncode == 0:
        return last, ""
    if said:
        say("\n".join(["the C compiler said:", *said]))
    return "", last


def child(task: str, data: dict[str, Any], cwd: Path) -> subprocess.CompletedProcess[str]:
    """Runs task_probe or task_compile in a process of its own: setuptools looks at the working folder, and may exit."""
    env = dict(os.environ)
    if os.name == "posix":
        env["CFLAGS"] = " ".join([*env.get("CFLAGS", "").split(), *CFLAGS])
    command = [sys.executable, str(Path(__file__).resolve()), task, json.dumps(data)]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)


def stop(text: str) -> NoReturn:
    sys.exit(f"cyberdeck: {text}")


def say(text: str) -> None:
    print(f"cyberdeck: {text}", file=sys.stderr, flush=True)


def task_probe(tmp: str) -> None:
    import setuptools
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    os.makedirs(tmp)
    Path(tmp, "probe.c").write_text(
        "#include <Python.h>\n"
        'static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, .m_name = "probe", .m_size = -1};\n'
        "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&def); }\n"
    )
    compiler: Any = new_compiler()
    customize_compiler(compiler)
    name = str(compiler.compiler_type)
    if name == "unix":
        command = list(takewhile(lambda word: not word.startswith("-"), compiler.compiler_so))
        if shutil.which(command[0]) is None:
            sys.exit(f"there is no C compiler ({command[0]} not found)")
        shown = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
        name = shown.stdout.partition("\n")[0] or " ".join(command)
    try:
        build([setuptools.Extension("probe", [str(Path(tmp, "probe.c"))])], tmp)
    except SystemExit as e:
        print(e)
        sys.exit(f"the C compiler does not work ({name})")
    print(name)


def task_compile(root: str, tmp: str, modules: list[str]) -> None:
    from mypyc.build import mypycify

    # Wrong types end the build; what is only untidy, and may depend on the version of Python, is left to `make test`.
    options = ["--no-warn-unused-ignores", "--no-warn-unreachable", f"--cache-dir={tmp}/cache"]
    options += [f"--config-file={root}/pyproject.toml"]
    build(mypycify([*options, *modules], target_dir=f"{tmp}/c", group_name=PACKAGE, debug_level="0"), tmp)


def build(extensions: list[Any], tmp: str) -> None:
    import setuptools

    setuptools.setup(
        name=PACKAGE,
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--build-lib", f"{tmp}/lib", "--build-temp", f"{tmp}/o"],
    )


if __name__ == "__main__":
    arguments = json.loads(sys.argv[2])
    if sys.argv[1] == "probe":
        task_probe(**arguments)
    else:
        task_compile(**arguments)
