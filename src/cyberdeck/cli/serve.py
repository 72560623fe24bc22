"""`cyberdeck serve`: the online server."""

from __future__ import annotations

import sys
import webbrowser
from argparse import Namespace
from pathlib import Path
from socket import gethostname, socket
from typing import TYPE_CHECKING, Final

from cyberdeck.cli import configuration
from cyberdeck.cli.args import Parser
from cyberdeck.cli.configuration import DEFAULT
from cyberdeck.cli.error_messages import CliError

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context

EVERYWHERE: Final = ("127.0.0.1", "0.0.0.0", "::", "::1")  # reached as localhost from here


def arguments(parser: Parser) -> None:
    configuration.flags(parser)
    parser.switch("--open", key="help-open")
    parser.common("lang")


def run(context: Context, given: Namespace) -> int:
    # Only here: the other commands need no web server.
    from cyberdeck.server import run as server
    from cyberdeck.server.addresses import Networks
    from cyberdeck.server.settings import ServerSettings
    from cyberdeck.server.store.opening import is_address, without_password

    wanted = configuration.configure(given)
    host, port = wanted.host, wanted.port
    settings = ServerSettings(wanted.trusted_proxies, wanted.hosts, wanted.metrics_token, wanted.chat_days)
    Networks(settings.trusted_proxies)  # raises if one is none
    database: Path | str = wanted.db if is_address(wanted.db) else Path(wanted.db)
    if wanted.workers > 1:
        if not is_address(database):
            raise CliError("error-workers", file=str(database))
        from cyberdeck.server.workers import parent
        from cyberdeck.server.workers.child import Orders
    try:
        if isinstance(database, Path):
            database.parent.mkdir(parents=True, exist_ok=True)
        listening = _listen(host, port, any_other=wanted.origins["port"] == DEFAULT)
    except OSError as error:
        if isinstance(error, PermissionError | FileExistsError | NotADirectoryError) and error.filename:
            raise CliError("error-file-write", file=str(database), detail=error.strerror or "") from None
        raise CliError("error-port", host=host, port=str(port), detail=error.strerror or str(error)) from None
    name = wanted.name or f"{gethostname()}-{listening.getsockname()[1]}"
    at = listening.getsockname()[1]
    shown = "localhost" if host in EVERYWHERE else host
    url = (wanted.public_url or f"http://{shown}:{at}").rstrip("/")
    text = context.texts.text

    def ready() -> None:
        print(text("serve-ready", url=url))
        print(text("serve-kept", file=without_password(database)))
        print(text("serve-stop"), flush=True)
        if given.open and not webbrowser.open(url):
            print(text("serve-open", url=url), flush=True)

    if wanted.workers > 1:
        orders = Orders(name, url, wanted.log, settings)
        parent.run(listening, str(database), orders, wanted.workers, ready)
    else:
        server.run(listening, database, url, ready, wanted.log, settings=settings, name=name)
    print(text("serve-stopped"), file=sys.stderr)
    return 0


def _listen(host: str, port: int, any_other: bool) -> socket:
    """`any_other`: nobody has chosen the port, so if it is taken any other will do."""
    from cyberdeck.server.run import listen

    try:
        return listen(host, port)
    except OSError:
        if not any_other:
            raise
        return listen(host, 0)
