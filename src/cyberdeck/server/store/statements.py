"""What is asked of PostgreSQL, with the guards that keep two workers from writing to one table.

Safety rests on one thing: an append commits only while it holds a lock on its table's lease row and finds its own epoch
there. FOR SHARE, not a plain join: that would read a snapshot and let a late append in after the new owner has read the
log. Locks are taken in the order of the codes on both sides, so there are no deadlocks.
"""

from __future__ import annotations

from typing import Final

from cyberdeck.server.store.rows import TableRow

# Workers

ENTER: Final = "INSERT INTO workers (name, address) VALUES ($1, $2) RETURNING worker"
REPLACE: Final = """
UPDATE workers SET state = 'fenced' WHERE name = $1 AND state <> 'fenced' RETURNING worker
"""  # who starts takes over its name
BEAT: Final = """
WITH me AS (UPDATE workers SET beats = beats + 1 WHERE worker = $1 AND state <> 'fenced' RETURNING worker)
SELECT worker, name, address, beats, state, EXISTS (SELECT FROM me) AS mine FROM workers WHERE state <> 'fenced'
"""
FENCE: Final = """
UPDATE workers SET state = 'fenced' WHERE worker = $1 AND beats = $2 AND state <> 'fenced' RETURNING worker
"""
FENCE_NAMED: Final = """
UPDATE workers SET state = 'fenced' WHERE name = $1 AND state <> 'fenced' RETURNING worker
"""  # by whoever knows that its process has ended
END_SESSIONS: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = 'cyberdeck-' || $1::text AND datname = current_database() AND pid <> pg_backend_pid()
"""
DRAIN: Final = "UPDATE workers SET state = 'draining' WHERE worker = $1 AND state = 'owning'"
LEAVE: Final = "UPDATE workers SET state = 'fenced' WHERE worker = $1"
SWEEP_WORKERS: Final = """
DELETE FROM workers w WHERE w.state = 'fenced' AND w.worker < $1
AND NOT EXISTS (SELECT FROM leases l WHERE l.owner = w.worker)
"""

# Tables and their owners

# Free: nobody's, one's own (after an append whose outcome one does not know), or of a worker that is fenced. Rows that
# are held are skipped, not waited for. The epoch is compared again under the lock: a condition on the joined worker
# alone would be checked against the old owner's row, and of two claimers the second would rob the first.
CLAIM: Final = """
WITH seen AS MATERIALIZED (
    SELECT l.code, l.epoch FROM leases l LEFT JOIN workers w ON w.worker = l.owner
    WHERE l.code = ANY ($1::text[]) AND (l.owner IS NULL OR l.owner = $2 OR w.worker IS NULL OR w.state = 'fenced')),
free AS MATERIALIZED (
    SELECT l.code FROM leases l JOIN seen s ON l.code = s.code AND l.epoch = s.epoch
    ORDER BY l.code FOR UPDATE OF l SKIP LOCKED)
UPDATE leases l SET owner = $2, epoch = l.epoch + 1 FROM free
WHERE l.code = free.code AND EXISTS (SELECT FROM workers WHERE worker = $2 AND state = 'owning')
RETURNING l.code, l.epoch
"""
RELEASE: Final = "UPDATE leases SET owner = NULL WHERE owner = $1 AND code = ANY ($2::text[])"
OWNER: Final = """
SELECT w.worker, w.name, w.state FROM leases l
LEFT JOIN workers w ON w.worker = l.owner AND w.state <> 'fenced' WHERE l.code = $1
"""
DUE: Final = """
SELECT t.code FROM tables t JOIN leases l ON l.code = t.code LEFT JOIN workers w ON w.worker = l.owner
WHERE t.due < $1 AND (l.owner IS NULL OR l.owner = $2 OR w.worker IS NULL OR w.state = 'fenced')
ORDER BY t.due LIMIT $3
"""

# Appending

_ROWS: Final = """
WITH o AS MATERIALIZED (
    SELECT * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[]) AS o(code, n, epoch, done)),
held AS MATERIALIZED (
    SELECT l.code FROM leases l JOIN o ON l.code = o.code AND l.epoch = o.epoch AND l.owner = $1
    ORDER BY l.code FOR SHARE OF l),
taken AS (
    INSERT INTO operations (code, n, epoch, done) SELECT o.code, o.n, o.epoch, o.done FROM o JOIN held USING (code)
    ON CONFLICT (code, n) DO NOTHING RETURNING code)
"""
APPEND: Final = _ROWS + "SELECT code FROM taken"
APPEND_CHANGING: Final = (  # with the rows of tables and seats; `seats`: whether a table's are given, all of them
    _ROWS
    + """,
c AS MATERIALIZED (
    SELECT c.* FROM unnest($6::text[], $7::text[], $8::bigint[], $9::text[], $10::bool[], $11::float8[], $12::bool[])
        AS c(code, status, rules, rules_hash, dated, due, seats) JOIN taken USING (code)),
s AS MATERIALIZED (
    SELECT s.* FROM unnest($13::text[], $14::bigint[], $15::text[], $16::text[], $17::bigint[])
        AS s(code, seat, lock, name, asked) JOIN taken USING (code)),
changed AS (
    UPDATE tables t SET status = coalesce(c.status, t.status), rules = coalesce(c.rules, t.rules),
        rules_hash = coalesce(c.rules_hash, t.rules_hash), due = CASE WHEN c.dated THEN c.due ELSE t.due END
    FROM c WHERE t.code = c.code),
gone AS (
    DELETE FROM seats USING c WHERE seats.code = c.code AND c.seats
    AND NOT EXISTS (SELECT FROM s WHERE s.code = seats.code AND s.seat = seats.seat)),
come AS (
    INSERT INTO seats (code, seat, lock, name, asked) SELECT code, seat, lock, name, asked FROM s
    ON CONFLICT (code, seat) DO UPDATE SET lock = excluded.lock, name = excluded.name, asked = excluded.asked)
SELECT code FROM taken
"""
)
_COLUMNS: Final = ", ".join(TableRow._fields)
CREATE: Final = f"""
WITH made AS (
    INSERT INTO tables ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING code),
lease AS (INSERT INTO leases (code) SELECT code FROM made),
done AS (
    INSERT INTO operations (code, n, done)
    SELECT $1, o.n - 1, o.done FROM unnest($11::text[]) WITH ORDINALITY AS o(done, n)),
come AS (
    INSERT INTO seats (code, seat, lock, name, asked)
    SELECT $1, s.* FROM unnest($12::bigint[], $13::text[], $14::text[], $15::bigint[]) AS s(seat, lock, name, asked))
SELECT code FROM made
"""
SET_STATUS: Final = """
WITH held AS MATERIALIZED (SELECT code FROM leases WHERE code = $1 AND owner = $4 AND epoch = $5 FOR SHARE)
UPDATE tables t SET status = $2, fault = $3 FROM held WHERE t.code = held.code RETURNING t.code
"""
SET_DUE: Final = """
WITH held AS MATERIALIZED (SELECT code FROM leases WHERE code = $1 AND owner = $3 AND epoch = $4 FOR SHARE)
UPDATE tables t SET due = $2 FROM held WHERE t.code = held.code RETURNING t.code
"""

# Reading

TABLE: Final = f"SELECT {_COLUMNS} FROM tables WHERE code = $1"
LOG: Final = "SELECT n, done FROM operations WHERE code = $1 ORDER BY n"  # a statement of its own, after CLAIM
EXISTS: Final = "SELECT 1 FROM tables WHERE code = $1"
CODES: Final = """
SELECT code FROM tables WHERE status = $1 AND public >= $2 AND ($3::text IS NULL OR game = $3)
ORDER BY made DESC LIMIT $4
"""
FAULTS: Final = """
SELECT code, coalesce(fault, '') AS fault FROM tables WHERE status = 'quarantined' ORDER BY made DESC LIMIT $1
"""

LISTED: Final = f"""
SELECT {_COLUMNS} FROM tables WHERE ($1::text IS NULL OR status = $1) AND ($2::text IS NULL OR game = $2)
ORDER BY made DESC LIMIT $3
"""
FINISHED: Final = "SELECT code FROM tables WHERE made < $1 AND status IN ('over', 'stopped', 'open')"
TABLES_OF: Final = "SELECT code, seat FROM seats WHERE name = $1 ORDER BY code, seat"
CHAT: Final = """
SELECT o.code, o.n, o.done, t.made FROM tables t JOIN operations o ON o.code = t.code
WHERE t.made < $1 AND left(o.done, 11) = '{"t":"said"' AND (o.code, o.n) > ($2, $3) ORDER BY o.code, o.n LIMIT $4
"""

# For operators

DELETE: Final = """
WITH o AS (DELETE FROM operations WHERE code = $1), s AS (DELETE FROM seats WHERE code = $1),
l AS (DELETE FROM leases WHERE code = $1) DELETE FROM tables WHERE code = $1
"""
REWRITE: Final = """
UPDATE operations o SET done = r.done FROM unnest($1::text[], $2::bigint[], $3::text[]) AS r(code, n, done)
WHERE o.code = r.code AND o.n = r.n
"""
RENAME: Final = "UPDATE seats SET name = $3 WHERE code = $1 AND seat = $2"
ORDER: Final = "INSERT INTO orders (id, made, kind, code) VALUES ($1, $2, $3, $4)"
ORDERS: Final = "SELECT id, kind, code FROM orders WHERE answer IS NULL ORDER BY made"
ANSWER_TO: Final = "SELECT answer FROM orders WHERE id = $1"
ANSWER: Final = "UPDATE orders SET answer = $2 WHERE id = $1"

# The schema

MIGRATE: Final = "SELECT pg_advisory_xact_lock(hashtext('cyberdeck schema'))"
KNOWN: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
SCHEMA_NUMBER: Final = "SELECT value FROM meta WHERE key = 'schema'"
SET_SCHEMA: Final = """
INSERT INTO meta VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""
PROBE: Final = """
INSERT INTO meta VALUES ('probe', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""
