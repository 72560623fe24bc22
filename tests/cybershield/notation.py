"""How moves of Cyber Shield are written, and what is no move."""

from __future__ import annotations

from cyberdeck.games.cybershield import moves as m
from tests.kits.notation import Notation

NOTATION = Notation(
    written=[
        ("pass", m.Pass()),
        ("done", m.Done()),
        ("end", m.EndPlays()),
        ("keep", m.KeepHand()),
        ("again", m.RedrawHand()),
        ("draw", m.DrawCards()),
        ("take", m.TakeDiscard()),
        ("move 2", m.MoveCard(2)),
        ("move 24", m.MoveCard(24)),
        ("join 1 cable", m.JoinCard(1, "cable")),
        ("join 24 radio", m.JoinCard(24, "radio")),
        ("play wired-router", m.Play("wired-router")),
        ("play power-outage", m.Play("power-outage")),
        ("firewall>2", m.PlayOn("firewall", 2)),
        ("trojan>14", m.PlayOn("trojan", 14)),
        ("pdos>1+generator", m.PlayOn("pdos", 1, True)),
        ("hardware-failure>24+generator", m.PlayOn("hardware-failure", 24, True)),
        ("cancel", m.Cancel()),
        ("restore 2", m.Restore(2)),
        ("restore 2+firewall", m.Restore(2, "firewall")),
        ("restore 2+generator", m.Restore(2, "generator")),
        ("pay 3", m.Restore(3, pay=True)),
        ("pay 3+antivirus", m.Restore(3, "antivirus", True)),
        ("pay play", m.BuyPlay()),
        ("scrap 3", m.Scrap(3)),
        ("scrap 3+generator", m.Scrap(3, True)),
        ("drop usb-trap", m.Discard("usb-trap")),
        ("choose laptop", m.TakeShown("laptop")),
        ("under laptop", m.PutUnder("laptop")),
    ],
    sloppy=[
        (" PASS ", "pass"),
        ("Move   2", "move 2"),
        ("JOIN 1 Cable", "join 1 cable"),
        ("Firewall>2", "firewall>2"),
        ("PDOS>1+Generator", "pdos>1+generator"),
        ("Pay PLAY", "pay play"),
        ("drop  USB-trap", "drop usb-trap"),
    ],
    malformed=[
        *("", "a", "move", "move 0", "move 25", "move x", "move 02", "join 1", "join 1 wire", "join 0 cable"),
        *("play", "play castle", "firewall>", "firewall>0", "firewall>25", "castle>1", "firewall>1+generator"),
        *("pdos>1+firewall", "cancel 1", "restore", "restore 0", "restore 2+trojan", "restore 2+", "pay", "pay 25"),
        *("pay 2+desktop", "scrap", "scrap 2+firewall", "drop", "drop zero", "choose", "under", "pass pass"),
        *("end now", "move ²", "join ² cable", "firewall > 2", "pay play play"),
    ],
    impossible=[
        *(
            m.MoveCard(0),
            m.MoveCard(25),
            m.JoinCard(0, "cable"),
            m.JoinCard(1, "wire"),
            m.Play("castle"),
            m.PlayOn("castle", 1),
        ),
        *(m.PlayOn("firewall", 0), m.PlayOn("firewall", 1, True), m.PlayOn("pdos", 25, True), m.Restore(0)),
        *(m.Restore(1, "trojan"), m.Restore(25, pay=True), m.Scrap(0), m.Scrap(25, True), m.Discard("")),
        *(m.TakeShown("castle"), m.PutUnder("castle")),
    ],
)
