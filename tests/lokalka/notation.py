"""How moves of Lokalka are written, and what is no move."""

from __future__ import annotations

from cyberdeck.games.lokalka import moves as m
from tests.kits.notation import Notation

NOTATION = Notation(
    written=[
        ("pass", m.Pass()),
        ("end", m.EndTurn()),
        ("lay proxy", m.LayHost("proxy")),
        ("lay backup-storage", m.LayHost("backup-storage")),
        ("d3>H2", m.Defend(3, "H2")),
        ("a4>P8", m.Attack(4, "P8")),
        ("flood", m.PlaySpecial("flood")),
        ("viruses", m.PlaySpecial("viruses")),
        ("router", m.PlaySpecial("router")),
        ("botnet", m.PlaySpecial("botnet")),
        ("bomb", m.PlaySpecial("bomb")),
        ("social 3", m.PlaySpecialOn("social", 3)),
        ("direct 8", m.PlaySpecialOn("direct", 8)),
        ("sandbox 1", m.PlaySpecialOn("sandbox", 1)),
        ("backup a4", m.TakeBack("a4")),
        ("backup bomb", m.TakeBack("bomb")),
        ("repair H2", m.RestoreNode("H2")),
        ("drop maintenance", m.Discard("maintenance")),
        ("show d4", m.ShowCard("d4")),
        ("show a1", m.ShowCard("a1")),
    ],
    sloppy=[
        (" PASS ", "pass"),
        ("A4>p3", "a4>P3"),
        ("D1>h2", "d1>H2"),
        ("Social   3", "social 3"),
        ("Lay PROXY", "lay proxy"),
        ("repair h2", "repair H2"),
        ("DROP A1", "drop a1"),
    ],
    malformed=[
        *("", "a", "a6>P1", "a0>P1", "a1>P9", "a1>X1", "a1>", "d1", "lay", "lay castle", "social", "social 0"),
        *("social 9", "social x", "backup", "backup a9", "repair", "repair Q1", "show flood", "show", "drop zero"),
        *("flood 3", "pass pass", "end now", "direct -1", "social ²"),
    ],
    impossible=[
        *(m.LayHost("castle"), m.Defend(6, "P1"), m.Defend(0, "P1"), m.Attack(1, "P9"), m.PlaySpecial("social")),
        *(m.PlaySpecialOn("flood", 1), m.PlaySpecialOn("social", 0), m.PlaySpecialOn("social", 9), m.TakeBack("a9")),
        *(m.RestoreNode("Q1"), m.Discard(""), m.ShowCard("flood")),
    ],
)
