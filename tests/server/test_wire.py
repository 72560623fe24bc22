"""The wire types for others are fresh, and the example of an agent plays a whole game."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from cyberdeck.kernel.errors import CyberdeckError, MoveError, RecordError, SetupError
from cyberdeck.server import api, protocol
from cyberdeck.server.tables.table_errors import TableError
from tests.server.house import House
from tools.wire import stale

ROOT = Path(__file__).parents[2]


def test_the_wire_types_are_what_the_structs_say() -> None:
    """`make wire` writes them."""
    assert stale() == []


def test_the_schema_names_every_message() -> None:
    """What our clients receive in all these tests is decoded as protocol.ServerMessage (house.py)."""
    schema = json.loads((ROOT / "docs" / "protocol.schema.json").read_text())
    tags = {name: shape["properties"]["t"]["enum"][0] for name, shape in schema["$defs"].items() if _tagged(shape)}
    structs = [*protocol.FromClient.__subclasses__(), *protocol.FromServer.__subclasses__()]
    assert tags == {struct.__name__: struct.__struct_config__.tag for struct in structs}


def _tagged(shape: dict[str, object]) -> bool:
    properties = shape.get("properties", {})
    return isinstance(properties, dict) and "t" in properties


def test_the_protocol_document_shows_real_messages() -> None:
    """Every JSON message in it can be read."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    client = msgspec.json.Decoder(protocol.ClientMessage)
    server = msgspec.json.Decoder(protocol.ServerMessage)
    read = {"→": 0, "←": 0}
    for line in text.splitlines():
        for arrow, decoder in (("→", client), ("←", server)):
            if line.startswith(f"{arrow} {{"):
                decoder.decode(line[2:])
                read[arrow] += 1
    assert min(read.values()) > 5


def _agent() -> ModuleType:
    spec = importlib.util.spec_from_file_location("agent", ROOT / "examples" / "agent.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("bots", [1, 3])
def test_the_example_of_an_agent_plays_a_whole_game(house: House, bots: int) -> None:
    agent = _agent()
    table = house.table(1, bots, options={"round_limit": 1}, sit=False)
    ticket = agent.sit(house.url, table.code, "Agent")
    table.secrets[ticket["seat"]] = ticket["secret"]
    table.start()
    returns = agent.play(house.url, ticket)
    assert len(returns) == 1 + bots
    assert 0 <= sum(returns) <= 1 + 1e-9  # the robot of a table of two may win
    assert table.info()["status"] == "over"


# The documents


def _tree(kind: type[CyberdeckError]) -> list[type[CyberdeckError]]:
    return [kind, *(leaf for sub in kind.__subclasses__() for leaf in _tree(sub))]


def test_the_protocol_document_names_every_error() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    said = [leaf.key for kind in (MoveError, SetupError, RecordError, TableError) for leaf in _tree(kind)[1:]]
    assert [key for key in said if f"`{key}`" not in text] == []


def test_the_protocol_document_names_every_route() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [route.path for route in api.ROUTES if route.path not in text] == []


def test_the_security_document_names_tests_that_are() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", text))
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert len(named) > 30
    assert [name for name in sorted(named) if f"def {name}(" not in code] == []
