"""What loading Lokalka's component data must refuse: one planted fault a case, named by file, item and reason."""

from __future__ import annotations

from tests.kits.faults import CARDS
from tests.kits.faults import in_file as case

ROLES, HOSTS, PIECES = "roles.toml", "hosts.toml", "pieces.toml"
LEVEL_1, INSIDER = r'id = "attack-1"\nkind = "attack"\nquantity = [^\n]*\nlevel = \{ value = ', r'id = "insider".*?= '
FAULTS = [
    case("card twice", CARDS, 'id = "viruses"', 'id = "flood"', "card flood", "occurs twice"),
    case("card unknown", CARDS, 'id = "viruses"', 'id = "worms"', "card worms", "is unknown"),
    case("card missing", CARDS, r'\[\[card\]\]\nid = "logic-bomb".*', "", "card logic-bomb", "is missing"),
    case("111 cards", CARDS, r"value = \d+", "value = 11", "", "number of cards is 111, not 110"),
    case("no copies", CARDS, r"value = \d+", "value = 0", "card attack-1 quantity value", ">= 1"),
    case("39 attacks", CARDS, r"value = 10(.*?)value = 9", r"value = 9\1value = 10", "", "attack cards is 39"),
    case("level", CARDS, f"({LEVEL_1})1", r"\g<1>2", "card attack-1", "level is 2, not 1"),
    case("level 6", CARDS, f"({LEVEL_1})1", r"\g<1>6", "card attack-1 level value", "<= 5"),
    case("kind", CARDS, 'kind = "attack"', 'kind = "defence"', "card attack-1", "kind is defence, not attack"),
    case("attack as special", CARDS, 'kind = "special"', 'kind = "attack"', "card flood", "not special"),
    case("amber attack", CARDS, '"lilac"', '"amber"', "card attack-1", "colour is amber, not lilac"),
    case("colour", CARDS, '"lilac"', '"pink"', "card attack-1 colour value", "'pink'"),
    case("special with a level", CARDS, '(id = "flood"\n)', r'\1level = { value = 1, provenance = "ruling" }\n',
         "card flood", "level is 1, not 0"),
    case("no provenance", CARDS, ', provenance = "book"', "", "card attack-1 colour", "`provenance`"),
    case("role unknown", ROLES, 'id = "hacker"', 'id = "guest"', "role guest", "is unknown"),
    case("no nodes", ROLES, f"({INSIDER}{{ value = )4", r"\g<1>0", "role insider nodes value", ">= 1"),
    case("too many roles", ROLES, "hacker = 2", "hacker = 3", "table 4", "number of roles is 5, not 4"),
    case("two administrators", ROLES, "administrator = 1\nhacker = 2", "administrator = 2\nhacker = 1", "table 4",
         "administrator is 2, not 1"),
    case("no insider", ROLES, "hacker = 2\ninsider = 1", "hacker = 3\ninsider = 0", "table 4", "an insider"),
    case("table for nine", ROLES, "players = 8", "players = 9", "table 9", "is unknown"),
    case("host twice", HOSTS, 'id = "proxy"', 'id = "database"', "host database", "occurs twice"),
    case("too few nodes", HOSTS, r"nodes = 3(.*?)nodes = 3", r"nodes = 2\1nodes = 2", "", "have 51 nodes"),
    case("field", HOSTS, "nodes = 3", "lives = 3", "host file-server", "`lives`"),
    case("fifty tokens", PIECES, "quantity = 51", "quantity = 50", "piece token", "quantity is 50, not 51"),
]  # fmt: skip
