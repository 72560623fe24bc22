"""The tables of the database, and the steps from each earlier schema to the next.

One text for every database: `{int}`, `{real}` and `{strict}` stand for what differs. JSON is TEXT, and yes or no is 1
or 0. A step runs in one transaction with the number of its schema. `fill` gives new columns their values out of old
rows; only an SQLite database can have rows that old. A broken row must not stop a step. `shared`: what only a database
needs that several workers share.

| schema | releases |
|---|---|
| 1 | 0.1.0 |
| 2 | 0.2.0 |
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Step(NamedTuple):
    sql: str
    fill: str = ""
    shared: str = ""


META: Final = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL){strict}"

STEPS: Final = (
    Step("""
CREATE TABLE tables (
    code TEXT PRIMARY KEY, made {real} NOT NULL, public {int} NOT NULL, status TEXT NOT NULL, header TEXT NOT NULL
){strict};
CREATE INDEX lobby ON tables (status, public, made);
CREATE TABLE operations (
    code TEXT NOT NULL, n {int} NOT NULL, done TEXT NOT NULL, PRIMARY KEY (code, n)
){strict};
"""),
    Step(
        """
ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN rules {int} NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rules_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN fault TEXT;
ALTER TABLE tables ADD COLUMN due {real};
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
ALTER TABLE operations ADD COLUMN epoch {int} NOT NULL DEFAULT 0;
CREATE TABLE seats (
    code TEXT NOT NULL, seat {int} NOT NULL, lock TEXT NOT NULL, name TEXT NOT NULL, asked {int} NOT NULL,
    PRIMARY KEY (code, seat)
){strict};
CREATE INDEX seats_of ON seats (lock, asked);
CREATE INDEX seats_by_name ON seats (name);
CREATE TABLE orders (
    id TEXT PRIMARY KEY, made {real} NOT NULL, kind TEXT NOT NULL, code TEXT NOT NULL, answer TEXT
){strict};
""",
        fill="""
UPDATE tables SET game = json_extract(header, '$.game'),
    rules = json_extract(header, '$.version')
    WHERE CASE WHEN json_valid(header) THEN
        json_type(header, '$.game') = 'text' AND json_type(header, '$.version') = 'integer' ELSE 0 END;
""",
        # A worker's number is one start of it, never used again. A lease row comes with its table; no owner: the table
        # is in nobody's memory. Both are updated often, so their pages have room.
        shared="""
CREATE TABLE workers (
    worker BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL,
    beats BIGINT NOT NULL DEFAULT 0, state TEXT NOT NULL DEFAULT 'owning'
) WITH (fillfactor = 50);
CREATE TABLE leases (
    code TEXT PRIMARY KEY, owner BIGINT, epoch BIGINT NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE INDEX leases_of ON leases (owner);
""",
    ),
)
SCHEMA: Final = len(STEPS)


def statements(sql: str, **words: str) -> list[str]:
    """The statements of a text, in the words of one database."""
    return [part.strip() for part in sql.format(**words).split(";") if part.strip()]
