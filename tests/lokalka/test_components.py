"""Lokalka's component data: every component by name, its words in four languages, and what loading must refuse."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from cyberdeck.games.lokalka import component_types as t
from cyberdeck.games.lokalka import components as c
from cyberdeck.games.lokalka import ids
from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import get_spec
from tests.kits.books import rulebook
from tests.kits.faults import CARDS, Data, case

ALL = c.load()
TEXTS = {language: get_spec("lokalka").texts(language) for language in LANGUAGES}
ROLES, HOSTS, PIECES = "roles.toml", "hosts.toml", "pieces.toml"
BOTH = ("router", "botnet")
AMBER = ("backup", "maintenance", "sandbox")


def named(prefix: str, names: Iterable[str]) -> list[object]:
    """One case a component, each marked with its name."""
    return [pytest.param(n, id=f"{prefix}-{n}", marks=pytest.mark.component(f"{prefix}-{n}")) for n in names]


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


# -- what there is


@pytest.mark.rule("LOK-1.1")
@pytest.mark.parametrize("name", named("piece", t.PIECES))
def test_what_the_box_holds(name: str) -> None:
    piece = ALL.pieces[list(t.PIECES).index(name)]
    assert (piece.id, piece.quantity, piece.provenance) == (name, t.PIECES[name], "book")


@pytest.mark.rule("LOK-1.1")
def test_sizes() -> None:
    assert sum(ALL.quantity) == 110
    assert sum(ALL.roles[8]) == len(ALL.hosts) == 8


@pytest.mark.rule("LOK-1.2")
@pytest.mark.parametrize("name", named("card", t.CARD_IDS))
def test_kinds_of_card(name: str) -> None:
    number = t.CARD_IDS.index(name)
    card = ALL.kinds[number]
    family, _, level = name.rpartition("-")
    assert card.id == name
    assert ALL.quantity[number] == card.quantity
    assert card.quantity_fact.provenance == "reconstructed"
    if family in ("attack", "defence"):
        assert (card.kind, card.level, ALL.level[number]) == (family, int(level), int(level))
        assert (ALL.lilac[number], ALL.amber[number]) == (family == "attack", family == "defence")
        assert card.colour_fact.provenance == "book"
    else:
        assert (card.kind, card.level, ALL.level[number]) == ("special", 0, 0)
        assert (ALL.lilac[number], ALL.amber[number]) == (name not in AMBER, name in AMBER + BOTH)
        assert card.colour_fact.provenance == "reconstructed"


@pytest.mark.rule("LOK-1.3")
def test_attacks_and_defences() -> None:
    assert sum(ALL.quantity[ids.ATTACK : ids.ATTACK + ids.LEVELS]) == t.DECK["attack"] == 40
    assert sum(ALL.quantity[ids.DEFENCE : ids.DEFENCE + ids.LEVELS]) == t.DECK["defence"] == 36


def test_numbers_agree_with_the_compiled_rules() -> None:
    names = ("FLOOD", "SOCIAL", "VIRUSES", "DIRECT", "BACKUP", "MAINTENANCE", "SANDBOX", "ROUTER", "BOTNET", "BOMB")
    assert [getattr(ids, name) for name in names] == list(range(ids.DEFENCE + ids.LEVELS, len(t.CARD_IDS)))
    assert (len(t.CARD_IDS), t.LEVELS, max(t.PLAYERS)) == (ids.KINDS, ids.LEVELS, ids.MOST)


@pytest.mark.rule("LOK-2.1")
@pytest.mark.parametrize("name", named("role", t.ROLE_IDS))
def test_roles(name: str) -> None:
    number = t.ROLE_IDS.index(name)
    role = ALL.role_items[number]
    assert (role.id, role.nodes_fact.provenance) == (name, "reconstructed")
    assert ALL.role_nodes[number] == role.nodes


@pytest.mark.rule("LOK-2.2")
def test_roles_by_number_of_players() -> None:
    assert ALL.roles == {4: (1, 2, 1, 0), 5: (1, 2, 1, 1), 6: (1, 3, 1, 1), 7: (1, 3, 1, 2), 8: (1, 3, 2, 2)}
    assert {table.provenance for table in ALL.tables} == {"book"}


@pytest.mark.rule("LOK-3.2")
@pytest.mark.parametrize("name", named("host", t.HOST_IDS))
def test_auxiliary_hosts(name: str) -> None:
    number = t.HOST_IDS.index(name)
    host = ALL.hosts[number]
    assert (host.id, host.provenance, ALL.host_nodes[number]) == (name, "reconstructed", host.nodes)


@pytest.mark.rule("LOK-1.4")
def test_the_box_has_fewer_tokens_than_nodes() -> None:
    roles = sum(nodes * count for nodes, count in zip(ALL.role_nodes, ALL.roles[8], strict=True))
    assert roles + sum(ALL.host_nodes) > t.PIECES["token"]


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_words(language: str) -> None:
    texts = TEXTS[language]
    keys = [f"card-{n}" for n in t.CARD_IDS] + [f"role-{n}" for n in t.ROLE_IDS] + [f"host-{n}" for n in t.HOST_IDS]
    assert len({texts.text(key) for key in keys}) == len(keys), "no two components share a name"
    for key in keys:
        assert sentences(texts.attribute(key, "idea")) == 2, key
    for name in t.CARD_IDS:
        assert 1 <= sentences(texts.attribute(f"card-{name}", "help")) <= 2, name
    for name in t.ROLE_IDS:
        assert sentences(texts.attribute(f"role-{name}", "goal")) == 1, name
    words = ("kind-attack", "kind-defence", "kind-special", "colour-lilac", "colour-amber", "colour-both")
    assert all(texts.text(key) for key in (*words, "card-reconstructed"))


def rows(text: str) -> dict[str, list[str]]:
    """The tables in a text: the cells after the first, by the first."""
    lines = (line.strip("| ").split(" | ") for line in text.split("\n") if line.startswith("| "))
    return {first: rest for first, *rest in lines}


@pytest.mark.rule("LOK-1.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_the_numbers_of_the_data(language: str) -> None:
    texts, book = TEXTS[language], rulebook("lokalka", language)
    table = rows(dict(book.rule("LOK-1.3").parts)["reconstructed"])
    cells = list(table.values())
    for row, first in ((1, ids.ATTACK), (2, ids.DEFENCE)):
        of_level = ALL.quantity[first : first + ids.LEVELS]
        assert cells[row] == [str(n) for n in (*of_level, sum(of_level))]
    for number in range(ids.FLOOD, ids.KINDS):
        assert table[texts.text(f"card-{t.CARD_IDS[number]}")][0] == str(ALL.quantity[number])
        if ALL.lilac[number] != ALL.amber[number]:
            colour = "colour-lilac" if ALL.lilac[number] else "colour-amber"
            assert table[texts.text(f"card-{t.CARD_IDS[number]}")][1] == texts.text(colour)
    for name, nodes in zip(t.ROLE_IDS, ALL.role_nodes, strict=True):
        assert table[texts.text(f"role-{name}")] == [str(nodes)]
    for name, nodes in zip(t.HOST_IDS, ALL.host_nodes, strict=True):
        assert table[texts.text(f"host-{name}")] == [str(nodes)]
    players = rows(dict(book.rule("LOK-2.2").parts)["book"])
    assert {n: players[str(n)] for n in t.PLAYERS} == {n: [str(x) for x in ALL.roles[n]] for n in t.PLAYERS}


# -- what loading must refuse


@pytest.fixture
def data(tmp_path: Path) -> Data:
    return Data("lokalka", tmp_path)


LEVEL_1, INSIDER = r'id = "attack-1"\nkind = "attack"\nquantity = [^\n]*\nlevel = \{ value = ', r'id = "insider".*?= '


@pytest.mark.parametrize(
    ("file", "pattern", "new", "item", "reason"),
    [
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
    ],
)  # fmt: skip
def test_a_planted_fault(data: Data, file: str, pattern: str, new: str, item: str, reason: str) -> None:
    data.plant(pattern, new, file)
    data.refuses(item, reason, file)


def test_a_deck_without_two_coloured_cards(data: Data) -> None:
    data.plant_everywhere('"both"', '"amber"')
    data.refuses("", "no special of both colours")
