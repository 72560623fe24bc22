"""How moves of Kiberrubezh are written, and what is no move."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import moves as m
from tests.kits.notation import Notation

NOTATION = Notation(
    written=[
        ("done", m.Done()),
        ("keep", m.KeepHand()),
        ("redeal", m.RedealHand(False)),
        ("redeal free", m.RedealHand(True)),
        ("bottom laptop", m.PutOnBottom("laptop")),
        ("lay c2-server", m.PlayCard("c2-server")),
        ("add mail-worm", m.AddToWave("mail-worm")),
        ("declare", m.DeclareWave()),
        ("drop antivirus", m.DropCard("antivirus", False)),
        ("drop antivirus/", m.DropCard("antivirus", True)),
        ("use monitoring-console", m.UseProperty("monitoring-console")),
        ("block firewall phishing", m.Block("firewall", "phishing")),
        ("block air-gap zero-day", m.Block("air-gap", "zero-day")),
        ("strike rootkit", m.ResolveAttack("rootkit", True)),
        ("mill rootkit", m.ResolveAttack("rootkit", False)),
        ("on server", m.ChooseObject("server", False)),
        ("on server/", m.ChooseObject("server", True)),
        ("ban crypto", m.BanCategory("crypto")),
        ("put laptop", m.PutBack("laptop")),
    ],
    sloppy=[
        ("  LAY  C2-SERVER ", "lay c2-server"),
        ("play extra-funding", "lay extra-funding"),  # events may be played
        (" DROP  Antivirus/ ", "drop antivirus/"),
        ("Block  FIREWALL   phishing", "block firewall phishing"),
    ],
    malformed=[
        "",
        "lay",
        "lay nothing",
        "lay laptop/",
        "block firewall",
        "block phishing firewall",
        "block laptop phishing",
        "strike laptop",
        "mill firewall",
        "ban none",
        "ban",
        "put",
        "redeal dear",
        "keep it",
        "1",
        "on",
        "on server//",
    ],
    impossible=[
        m.PlayCard("nothing"),
        m.PutOnBottom(""),
        m.Block("phishing", "firewall"),
        m.ResolveAttack("laptop", True),
        m.BanCategory("none"),
        m.ChooseObject("nobody", True),
    ],
)
