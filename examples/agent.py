"""A player made of code: takes a seat at a table and answers whatever it is asked, here at random.

    python examples/agent.py http://localhost:8765 CODE

The protocol is in docs/protocol.md; any language with HTTP, WebSocket and JSON will do.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect


def sit(server: str, code: str, name: str) -> dict[str, Any]:
    body = json.dumps({"name": name}).encode()
    with urlopen(Request(f"{server}/api/tables/{code}/seats", body, {"content-type": "application/json"})) as reply:
        ticket: dict[str, Any] = json.load(reply)
        return ticket


def play(server: str, ticket: dict[str, Any]) -> list[float]:
    with connect(f"{server.replace('http', 'ws', 1)}/ws/{ticket['code']}", max_size=None) as table:
        table.send(json.dumps({"t": "hello", "v": 2, "seat": ticket["secret"]}))
        for text in table:
            message = json.loads(text)
            if message["t"] != "update":
                continue
            if message["returns"] is not None:
                return list(message["returns"])
            if message["legal_actions"]:
                # A legal action's "move" says what it does; look at message["view"], and choose better.
                chosen = random.choice(message["legal_actions"])
                answer = {"id": uuid4().hex, "decision_index": message["decision_index"], "action": chosen["action"]}
                table.send(json.dumps({"t": "action", **answer}))
    raise SystemExit("The table closed the socket.")


if __name__ == "__main__":
    server, code = sys.argv[1:]
    print(play(server, sit(server, code, "Agent")))
