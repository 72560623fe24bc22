"""How moves of Kiberrubezh are written, and what is no move."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh import moves as m
from tests.kits.notation import Notation

NOTATION = Notation(
    written=[
        ("done", m.Done()),
        ("keep", m.Keep()),
        ("redeal", m.Redeal(False)),
        ("redeal free", m.Redeal(True)),
        ("bottom laptop", m.Bottom("laptop")),
        ("lay c2-server", m.Lay("c2-server")),
        ("add mail-worm", m.Add("mail-worm")),
        ("declare", m.Declare()),
        ("drop antivirus", m.Drop("antivirus", False)),
        ("drop antivirus/", m.Drop("antivirus", True)),
        ("use monitoring-console", m.Use("monitoring-console")),
        ("block firewall phishing", m.Block("firewall", "phishing")),
        ("block air-gap zero-day", m.Block("air-gap", "zero-day")),
        ("strike rootkit", m.Strike("rootkit", True)),
        ("mill rootkit", m.Strike("rootkit", False)),
        ("on server", m.Object("server", False)),
        ("on server/", m.Object("server", True)),
        ("ban crypto", m.Category("crypto")),
        ("put laptop", m.Put("laptop")),
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
        m.Lay("nothing"),
        m.Bottom(""),
        m.Block("phishing", "firewall"),
        m.Strike("laptop", True),
        m.Category("none"),
        m.Object("nobody", True),
    ],
)
