"""The wire types for other languages, generated from the Python structs: `make wire` writes them, a test checks them.

docs/protocol.schema.json          messages on a table's socket, as JSON Schema
docs/openapi.json                  the HTTP API, as OpenAPI
web/src/wire.ts                    both, as TypeScript
web/src/games/<id>/scene.ts        what a game's table is drawn from, as TypeScript
web/src/games/<id>/wire.ts         the typed moves of a game, as TypeScript: a union with the tag `type`
web/src/games/<id>/events.ts       its events, likewise
web/src/components/genericScene.ts the same for games that draw none
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any, Union, get_args, get_origin

import msgspec

import cyberdeck
from cyberdeck.kernel.game import AnyGame
from cyberdeck.kernel.wire import Event
from cyberdeck.server import api, protocol, schemas
from cyberdeck.server.tables.chosen import move_types
from cyberdeck.spec import game_ids, get_spec
from cyberdeck.toolkit.generic import scene as generic_scene

ROOT = Path(__file__).parents[1]
REF = "#/components/schemas/{name}"
MADE = "// Made by tools/wire.py from the Python structs; `make wire` regenerates it.\n"
Schema = dict[str, Any]


def json_schemas(types: list[Any], ref: str = REF) -> tuple[list[Schema], dict[str, Schema]]:
    tops, components = msgspec.json.schema_components(types, ref_template=ref)
    return list(tops), dict(sorted(components.items()))


def default_games() -> dict[str, AnyGame]:
    """By id, with default options."""
    specs = [get_spec(name) for name in game_ids()]
    return {spec.id: spec.build(spec.options()) for spec in specs}


def event_types(game: str) -> Any:
    """The union of a game's events: the structs of its module `events`, in their order there."""
    module = importlib.import_module(f"{cyberdeck.__name__}.games.{game}.events")
    structs = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)]
    leaves = [struct for struct in structs if struct is not Event and not struct.__subclasses__()]
    return Union[tuple(leaves)]  # noqa: UP007


def protocol_schema() -> str:
    """With the moves of every game, prefixed by the game. Each is a move of `Move`."""
    sides = [protocol.ClientMessage, protocol.ServerMessage]
    (client, server), components = json_schemas(sides, "#/$defs/{name}")
    moves: dict[str, Schema] = {}
    for name, game in default_games().items():
        (union,), types = json_schemas([move_types(game)], f"#/$defs/{name}.{{name}}")
        moves |= {f"{name}.{type_name}": schema for type_name, schema in types.items()} | {f"{name}.Move": union}
    moves["Move"] = {
        "description": "A typed move. A game that is not among these has its own.",
        "anyOf": [{"$ref": f"#/$defs/{name}.Move"} for name in default_games()],
    }
    components["LegalAction"]["properties"]["move"] = {"$ref": "#/$defs/Move"}
    for name in ("SubmitAction", "ExplainMove"):
        components[name]["properties"]["move"]["anyOf"][0] = {"$ref": "#/$defs/Move"}
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The socket of a table, version {protocol.VERSION}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server, **moves},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def openapi() -> str:
    wanted = [shape for route in api.ROUTES for shape in (route.request, route.response) if shape is not None]
    tops, components = json_schemas([*wanted, schemas.ErrorResponse])
    of = {id(shape): top for shape, top in zip([*wanted, schemas.ErrorResponse], tops, strict=True)}
    paths: dict[str, Schema] = {}
    for route in api.ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, of)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Cyberdeck", "version": cyberdeck.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The secret of a seat."}},
        },
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def _operation(route: api.Endpoint, of: dict[int, Schema]) -> Schema:
    names = [piece[1:-1] for piece in route.path.split("/") if piece.startswith("{")]
    good: Schema = {"description": "Done."}
    if route.response is not None:
        good["content"] = {"application/json": {"schema": of[id(route.response)]}}
    error = {
        "description": "What is wrong.",
        "content": {"application/json": {"schema": of[id(schemas.ErrorResponse)]}},
    }
    out: Schema = {
        "operationId": route.handler.__name__,
        "summary": (route.handler.__doc__ or "").strip(),
        "responses": {str(route.status): good, "4XX": error, "5XX": error},
    }
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    if route.query is not None:
        fields = msgspec.json.schema_components([route.query])[1][route.query.__name__]["properties"]
        parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in fields.items()]
    if parameters:
        out["parameters"] = parameters
    if route.request is not None:
        out["requestBody"] = {"required": True, "content": {"application/json": {"schema": of[id(route.request)]}}}
    if route.seat:
        out["security"] = [{"seat": []}]
    return out


def typescript(types: list[Any], exported: dict[str, Any] | None = None) -> str:
    """An interface a struct; `exported` names unions."""
    unions = exported or {}
    tops, components = json_schemas([*types, *unions.values()])
    parts = [_interface(name, schema) for name, schema in components.items()]
    parts += [f"export type {name} = {_type(top)};" for name, top in zip(unions, tops[len(types) :], strict=True)]
    return MADE + "\n" + "\n\n".join(parts) + "\n"


def _interface(name: str, schema: Schema) -> str:
    about = " ".join(schema.get("description", "").split())
    lines = [f"/** {about} */"] if about else []
    if schema.get("type") != "object" or "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {_type(schema)};"])
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(shape)};" for field, shape in schema["properties"].items()
    ]
    return "\n".join([*lines, f"export interface {name} {{", *fields, "}"])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(_type(shape) for shape in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return "[" + ", ".join(_type(item) for item in schema["prefixItems"]) + "]"
        case "array":
            inner = _type(schema["items"]) if schema.get("items") else "unknown"
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"{{ [key: string]: {_type(values) if isinstance(values, dict) else 'unknown'} }}"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case "integer" | "number":
            return "number"
    return "unknown"


def wire_ts() -> str:
    spoken = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
    wanted = [shape for route in api.ROUTES for shape in (route.request, route.response) if shape is not None]
    plain = [get_args(shape)[0] if get_origin(shape) is list else shape for shape in wanted]
    return typescript([*plain, schemas.ErrorResponse], spoken)


def files() -> dict[Path, str]:
    out = {
        ROOT / "docs" / "protocol.schema.json": protocol_schema(),
        ROOT / "docs" / "openapi.json": openapi(),
        ROOT / "web" / "src" / "wire.ts": wire_ts(),
    }
    out[ROOT / "web" / "src" / "components" / "genericScene.ts"] = typescript([generic_scene.Scene])
    for name, game in default_games().items():
        folder = ROOT / "web" / "src" / "games" / name
        out[folder / "wire.ts"] = typescript([], {"Move": move_types(game)})
        out[folder / "events.ts"] = typescript([], {"GameEvent": event_types(name)})
        out[folder / "scene.ts"] = typescript([get_spec(name).ui.scene.Scene])
    return out


def stale() -> list[Path]:
    return [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the files; without it, only say which are old")
    if parser.parse_args().write:
        for path, text in files().items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return 0
    for path in stale():
        print(f"{path.relative_to(ROOT)} is old: make wire")
    return 1 if stale() else 0


if __name__ == "__main__":
    sys.exit(main())
