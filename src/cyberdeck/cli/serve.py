"""`cyberdeck serve`: the online server."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path
from socket import gethostname, socket
from typing import TYPE_CHECKING, Final

from cyberdeck.cli.args import Parser, number
from cyberdeck.cli.error_messages import CliError

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context

HOST: Final = "127.0.0.1"
PORT: Final = 8765
LEVELS: Final = ("debug", "info", "warning", "error")


def arguments(parser: Parser) -> None:
    for flag in ("host", "port", "db", "workers", "name", "public-url", "trusted-proxies", "hosts", "metrics-token"):
        parser.setting(f"--{flag}", f"help-{flag}")
    for flag in ("chat-days", "log"):
        parser.setting(f"--{flag}", f"help-{flag}")
    parser.switch("--open", key="help-open")
    parser.common("lang")


def run(context: Context, given: Namespace) -> int:
    # Only here: the other commands need no web server.
    from cyberdeck.server import run as server
    from cyberdeck.server.addresses import Networks
    from cyberdeck.server.settings import CHAT_DAYS, ServerSettings
    from cyberdeck.server.store.opening import is_address, without_password

    host = given.host or HOST
    port = number(given.port, "--port")
    level = given.log or "warning"
    if level not in LEVELS:
        raise CliError("error-log-level", level=level[:20], known=", ".join(LEVELS))
    days = number(given.chat_days, "--chat-days")
    settings = ServerSettings(
        trusted_proxies=_listed(given.trusted_proxies),
        hosts=_listed(given.hosts),
        metrics_token=given.metrics_token or "",
        chat_days=CHAT_DAYS if days is None else days,
    )
    Networks(settings.trusted_proxies)  # raises if one is none
    database: Path | str = given.db if is_address(given.db or "") else Path(given.db or default_database())
    workers = number(given.workers, "--workers") or 1
    if workers > 1:
        if not is_address(database):
            raise CliError("error-workers", file=str(database))
        from cyberdeck.server.workers import parent
        from cyberdeck.server.workers.child import Orders
    try:
        if isinstance(database, Path):
            database.parent.mkdir(parents=True, exist_ok=True)
        listening = _listen(host, port)
    except OSError as error:
        if isinstance(error, PermissionError | FileExistsError | NotADirectoryError) and error.filename:
            raise CliError("error-file-write", file=str(database), detail=error.strerror or "") from None
        raise CliError("error-port", host=host, port=str(port), detail=error.strerror or str(error)) from None
    name = given.name or f"{gethostname()}-{listening.getsockname()[1]}"
    at = listening.getsockname()[1]
    shown = "localhost" if host in (HOST, "0.0.0.0", "::", "::1") else host
    url = (given.public_url or f"http://{shown}:{at}").rstrip("/")
    text = context.texts.text

    def ready() -> None:
        print(text("serve-ready", url=url))
        print(text("serve-kept", file=without_password(database)))
        print(text("serve-stop"), flush=True)
        if given.open and not webbrowser.open(url):
            print(text("serve-open", url=url), flush=True)

    if workers > 1:
        orders = Orders(name, url, level, settings)
        parent.run(listening, str(database), orders, workers, ready)
    else:
        server.run(listening, database, url, ready, level, settings=settings, name=name)
    print(text("serve-stopped"), file=sys.stderr)
    return 0


def _listed(text: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def _listen(host: str, port: int | None) -> socket:
    from cyberdeck.server.run import listen

    if port is not None:
        return listen(host, port)
    try:
        return listen(host, PORT)
    except OSError:
        return listen(host, 0)  # the default port is taken: any other will do


def default_database() -> Path:
    """The user's data folder on this system."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cyberdeck" / "tables.sqlite"
