"""`cyberdeck admin`: what the operator of a server does with its database.

A server that works on the database carries out what changes it, within seconds; without one it is done here.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cyberdeck.cli import configuration
from cyberdeck.cli.args import Parser, number
from cyberdeck.cli.error_messages import CliError
from cyberdeck.cli.screen import Screen

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context
    from cyberdeck.server.store import SqliteStore, Store

DAY: Final = 86_400
WAIT: Final = 20.0  # seconds for a server to carry something out
STATUSES: Final = ("open", "playing", "over", "stopped", "quarantined")
ON_A_TABLE: Final = ("show", "end", "delete", "quarantine", "release")
ON_A_FILE: Final = ("backup", "restore")
ON_A_PERSON: Final = ("export", "forget")
COMMANDS: Final = ("list", *ON_A_TABLE, *ON_A_FILE, *ON_A_PERSON, "retention")


def arguments(parser: Parser) -> None:
    parser.value("command", "help-admin-command")
    parser.value("what", "help-admin-what")
    configuration.flags(parser, "db")
    for flag in ("status", "game", "days", "chat-days"):
        parser.setting(f"--{flag}", f"help-admin-{flag}")
    parser.common("json", "plain", "no-color", "lang")


def run(context: Context, given: Namespace) -> int:
    if given.command not in COMMANDS:
        raise CliError("error-admin-command", command=str(given.command)[:40], known=", ".join(COMMANDS))
    if given.command not in ("list", "retention") and not given.what:
        raise CliError("error-needs-value", argument=given.command)
    database = Path(configuration.configure(given, names=("db",)).db)
    return Admin(context, given, database).run()


class Admin:
    def __init__(self, context: Context, given: Namespace, database: Path) -> None:
        self.given = given
        self.database = database
        self.text = context.texts.text
        self.screen = Screen(given.plain, not given.no_color)

    def run(self) -> int:
        command, what = self.given.command, str(self.given.what or "")
        if command in ON_A_FILE:
            return self._copy(command, Path(what))
        with self._store() as store:
            if command == "list":
                return self._list(store)
            if command == "show":
                return self._show(store, what.upper())
            if command == "export":
                return self._export(store, what)
            if command == "retention":
                return self._retention(store)
            return self._change(store, command, what if command in ON_A_PERSON else what.upper())

    def _store(self) -> _Opened:
        from cyberdeck.server.store.backup import check

        check(self.database)  # nothing is made where nothing was
        return _Opened(self.database)

    def _copy(self, command: str, file: Path) -> int:
        from cyberdeck.server.store import backup

        count = backup.back_up(self.database, file) if command == "backup" else backup.restore(file, self.database)
        if self.given.json:
            return self._json({"file": str(file), "database": str(self.database), "tables": count})
        self.screen.line(self.text(f"admin-{command}-done", file=str(file), database=str(self.database), count=count))
        return 0

    def _list(self, store: Store) -> int:
        status, game = self.given.status, self.given.game
        if status is not None and status not in STATUSES:
            raise CliError("error-admin-status", status=status[:40], known=", ".join(STATUSES))
        rows = asyncio.run(store.listed(status, game))
        if self.given.json:
            return self._json(
                [{name: fact for name, fact in row._asdict().items() if name != "header"} for row in rows]
            )
        for row in rows:
            made = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.made))
            fault = f"  {row.fault}" if row.fault else ""
            style = "red" if row.status == "quarantined" else ""
            self.screen.line(f"{row.code}  {row.status:<11}  {row.game:<12}  {made}{fault}", style)
        self.screen.line(self.text("admin-count", count=len(rows)))
        return 0

    def _show(self, store: Store, code: str) -> int:
        from cyberdeck.server.tables import admin

        stored = asyncio.run(store.load(code))
        if stored is None:
            raise CliError("error-no-such-table", code=code[:12])
        return self._json(admin.describe(stored))

    def _export(self, store: Store, name: str) -> int:
        from cyberdeck.server.tables import admin

        return self._json(asyncio.run(admin.export(store, name)))

    def _change(self, store: SqliteStore, kind: str, code: str) -> int:
        answer = asyncio.run(self._carry_out(store, kind, code))
        if answer == "no-table":
            raise CliError("error-admin-nothing", what=code[:40])
        if answer != "done":
            raise CliError("error-admin-not-so", what=code[:40], command=kind)
        if self.given.json:
            return self._json({"done": kind, "what": code})
        self.screen.line(self.text("admin-done", command=kind, what=code))
        return 0

    async def _carry_out(self, store: SqliteStore, kind: str, code: str) -> str:
        """By the server that works on the database, if there is one."""
        from cyberdeck.server.store import Order
        from cyberdeck.server.tables import admin

        if store.alone:
            return await admin.carry_out(store, kind, code)
        order = Order(secrets.token_hex(16), kind, code)
        await store.order(order, time.time())
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            answer = await store.answer_to(order.id)
            if answer is not None:
                return answer
            await asyncio.sleep(0.1)
        raise CliError("error-admin-unanswered", seconds=round(WAIT))

    def _retention(self, store: SqliteStore) -> int:
        """Deletes finished games and empties chat that are older than so many days."""
        days, chat_days = number(self.given.days, "--days"), number(self.given.chat_days, "--chat-days")
        if days is None and chat_days is None:
            raise CliError("error-needs-value", argument="--days")
        deleted = 0
        if days is not None:
            for code in asyncio.run(store.finished(time.time() - days * DAY)):
                deleted += asyncio.run(self._carry_out(store, "delete", code)) == "done"
        forgotten = 0 if chat_days is None else asyncio.run(store.forget_chat(time.time() - chat_days * DAY))
        if self.given.json:
            return self._json({"deleted": deleted, "chat_lines": forgotten})
        self.screen.line(self.text("admin-retention-done", tables=deleted, lines=forgotten))
        return 0

    def _json(self, facts: Any) -> int:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return 0


class _Opened:
    """A store that is closed afterwards; beside a server that works on the database too, if there is one."""

    def __init__(self, database: Path) -> None:
        from cyberdeck.server.store import SqliteStore
        from cyberdeck.server.store.rows import DatabaseInUse

        try:
            self.store = SqliteStore(database)
        except DatabaseInUse:
            self.store = SqliteStore(database, alone=False)

    def __enter__(self) -> SqliteStore:
        return self.store

    def __exit__(self, *error: object) -> None:
        self.store.close()
