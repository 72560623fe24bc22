"""Lokalka's component data: every component by name, its words in four languages, and invalid data."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from cyberdeck.games.lokalka import components as c
from cyberdeck.games.lokalka import ids
from cyberdeck.games.lokalka.components import types as t
from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import get_spec
from tests.kits.books import rulebook, sentences
from tests.kits.faults import Data

ALL = c.load()
TEXTS = {language: get_spec("lokalka").texts(language) for language in LANGUAGES}
BOTH = ("router", "botnet")
AMBER = ("backup", "maintenance", "sandbox")


def named(prefix: str, names: Iterable[str]) -> list[object]:
    """One case per component, marked with its name."""
    return [pytest.param(n, id=f"{prefix}-{n}", marks=pytest.mark.component(f"{prefix}-{n}")) for n in names]


# -- components


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
def test_the_rulebook_shows_the_numbers_of_the_data(language: str) -> None:
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


# -- data that fails to load


def test_a_deck_without_two_coloured_cards(tmp_path: Path) -> None:
    """The other faults are in tests/lokalka/faults.py."""
    data = Data("lokalka", tmp_path)
    data.plant_everywhere('"both"', '"amber"')
    data.refuses("", "no special of both colours")
