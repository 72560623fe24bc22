"""`cyberdeck config`: every setting of the server, its value, and where it came from."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING

from cyberdeck.cli import configuration
from cyberdeck.cli.args import Parser
from cyberdeck.cli.configuration import DEFAULT

if TYPE_CHECKING:
    from cyberdeck.cli.app import Context


def arguments(parser: Parser) -> None:
    configuration.flags(parser)
    parser.common("json", "lang")


def run(context: Context, given: Namespace) -> int:
    settings = configuration.configure(given)
    shown = settings.shown()
    if given.json:
        facts = {name: {"value": value, "from": settings.origins[name]} for name, value in shown.items()}
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return 0
    lines = {name: ", ".join(value) if isinstance(value, list) else str(value) for name, value in shown.items()}
    wide = [max(map(len, column)) for column in (lines, lines.values())]
    for name, value in lines.items():
        origin = settings.origins[name]
        where = context.texts.text("config-default") if origin == DEFAULT else origin
        print(f"{name:<{wide[0]}}  {value or '—':<{wide[1]}}  {where}")
    return 0
