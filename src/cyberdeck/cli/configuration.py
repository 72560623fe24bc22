"""The settings of a server: one object, and where each value came from.

A flag beats the environment (`--public-url`, CYBERDECK_PUBLIC_URL), that beats the file (`public_url = "…"`), and that
the default. What is empty in the environment is not given. A mistake anywhere raises a sentence that names its place.
"""

from __future__ import annotations

import os
import re
import tomllib
from argparse import Namespace
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import msgspec

from cyberdeck.cli.args import Parser, number
from cyberdeck.cli.error_messages import CliError

USUAL_FILE: Final = Path("/etc/cyberdeck/config.toml")
PREFIX: Final = "CYBERDECK_"
DEFAULT: Final = "default"
LEVELS: Final = ("debug", "info", "warning", "error")
PORT: Final = 8765
LAST_PORT: Final = 65_535
SECRET: Final = ("metrics_token",)
MASK: Final = "***"
_PASSWORD: Final = re.compile(r"(?<=://)([^/@\s]*?):[^/\s]*@")


class Configuration(msgspec.Struct, frozen=True):
    """`origins`: of each value: a flag, a variable, a file, or DEFAULT."""

    host: str = "127.0.0.1"
    port: int = PORT
    db: str = ""
    workers: int = 1
    name: str = ""
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    metrics_token: str = ""
    chat_days: int = 30
    log: str = "warning"
    origins: Mapping[str, str] = {}

    def shown(self) -> dict[str, str | int | list[str]]:
        """Every value, secrets masked."""
        return {name: _masked(name, getattr(self, name)) for name in NAMES}


NAMES: Final = tuple(name for name in Configuration.__struct_fields__ if name != "origins")
EXAMPLES: Final[Mapping[str, str]] = {
    "host": '"0.0.0.0"',
    "port": "8765",
    "db": '"/var/lib/cyberdeck/tables.sqlite"',
    "workers": "4",
    "name": '"w1"',
    "public_url": '"https://play.example"',
    "trusted_proxies": '["127.0.0.1", "10.0.0.0/8"]',
    "hosts": '["play.example"]',
    "metrics_token": '"…"',
    "chat_days": "30",
    "log": '"info"',
}


def flags(parser: Parser, *names: str) -> None:
    """A flag for each of these settings, or for all, and one for the file."""
    for name in names or NAMES:
        flag = flag_of(name)
        parser.setting(flag, f"help{flag[1:]}")
    parser.setting("--config", "help-config-file")


def configure(
    given: Namespace, environ: Mapping[str, str] | None = None, names: tuple[str, ...] = NAMES
) -> Configuration:
    """`names`: the settings for which this command has flags. Raises CliError."""
    environ = os.environ if environ is None else environ
    sources: list[dict[str, tuple[Any, str, str]]] = [_of_file(given, environ), {}, {}]  # value, place, origin
    for name in NAMES:
        variable, flag = PREFIX + name.upper(), flag_of(name)
        if environ.get(variable):
            sources[1][name] = environ[variable], variable, variable
        found = getattr(given, name, None) if name in names else None
        if found is not None:
            sources[2][name] = found, flag, flag
    values: dict[str, Any] = {"db": str(default_database(environ))}
    origins = dict.fromkeys(NAMES, DEFAULT)
    for source in sources:
        for name, (value, place, origin) in source.items():
            values[name] = _read(name, value, place)
            origins[name] = origin
    return Configuration(**values, origins=origins)


def default_database(environ: Mapping[str, str] | None = None) -> Path:
    """The user's data folder on this system."""
    home = (os.environ if environ is None else environ).get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cyberdeck" / "tables.sqlite"


def flag_of(name: str) -> str:
    return "--" + name.replace("_", "-")


def _of_file(given: Namespace, environ: Mapping[str, str]) -> dict[str, tuple[Any, str, str]]:
    named = given.config or environ.get(f"{PREFIX}CONFIG")
    path = Path(named) if named else USUAL_FILE
    if not named and not path.is_file():
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise CliError("error-file-missing", file=str(path)) from None
    except OSError as error:
        raise CliError("error-file-read", file=str(path), detail=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CliError("error-config-file", file=str(path), detail=str(error)[:200]) from None
    for key in found:
        if key not in NAMES:
            near = get_close_matches(key.replace("-", "_").lower(), NAMES, 1) or NAMES
            raise CliError("error-config-key", file=str(path), name=key[:40], near=", ".join(near))
    return {name: (value, f"{path}: {name}", str(path)) for name, value in found.items()}


def _read(name: str, value: Any, place: str) -> Any:
    """What a flag or a variable says is text; a file has types."""
    wanted = type(getattr(Configuration(), name))
    if wanted is tuple:
        listed = value.split(",") if isinstance(value, str) else value
        if not isinstance(listed, list) or not all(isinstance(one, str) for one in listed):
            raise _wrong(name, value, place)
        return tuple(one.strip() for one in listed if one.strip())
    if wanted is int:
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise _wrong(name, value, place)
        whole = number(str(value), place)
        assert whole is not None
        if name == "port" and whole > LAST_PORT:
            raise _wrong(name, value, place)
        return whole
    if not isinstance(value, str):
        raise _wrong(name, value, place)
    if name == "log" and value not in LEVELS:
        raise CliError("error-log-level", level=value[:20], known=", ".join(LEVELS))
    return value


def _wrong(name: str, value: Any, place: str) -> CliError:
    """The value of a secret is not repeated."""
    said = MASK if name in SECRET else str(value)[:40]
    return CliError("error-config-value", argument=place, value=said, example=f"{name} = {EXAMPLES[name]}")


def _masked(name: str, value: Any) -> str | int | list[str]:
    if name in SECRET:
        return MASK if value else ""
    if isinstance(value, tuple):
        return list(value)
    return _PASSWORD.sub(rf"\1:{MASK}@", value) if name == "db" else value
