"""Black Hat's component data: every component by name. test_components_bad covers data that fails to load."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cyberdeck.components import graph
from cyberdeck.games.blackhat import components as c
from cyberdeck.games.blackhat import ids
from cyberdeck.games.blackhat.components import types as t

LOCALE = files("cyberdeck.games.blackhat") / "locale"
LANGUAGES = ("en", "ru", "fi", "it")
ALL = c.load()
SIDES = [side for module in ALL.modules for side in module]
LANE = range(2, t.NUMBER["CA"])
TRAPS = (ids.DOS, ids.HONEYPOT, ids.ALARM)


def named(prefix: str, names: Iterable[object]) -> list[object]:
    """One case per component, marked with its name."""
    return [pytest.param(n, id=f"{prefix}-{n}", marks=pytest.mark.component(f"{prefix}-{n}")) for n in names]


def bundle(language: str) -> FluentBundle:
    out = FluentBundle([language], use_isolating=False)
    out.add_resource(FluentResource((LOCALE / language / "components.ftl").read_text(encoding="utf-8")))
    return out


TEXTS = {language: bundle(language) for language in LANGUAGES}


def text(language: str, key: str, attribute: str = "") -> str:
    message = TEXTS[language].get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    value, errors = TEXTS[language].format_pattern(pattern)
    assert not errors
    assert isinstance(value, str)
    return value


def arrows(board: t.Board, lying: dict[int, t.ModuleSide] | None = None) -> tuple[int, ...]:
    """All arrows of a board with modules on some of its places."""
    tails, heads = list(board.tails), list(board.heads)
    for place, side in (lying or {}).items():
        for x, tail, head in zip(board.places[place], *board.fitted(side, place), strict=True):
            tails[x], heads[x] = tail, head
    return graph.arrows(tails, heads)


# -- cards, status cards, tiles, pieces


@pytest.mark.rule("BH-1.1")
@pytest.mark.parametrize("code", named("card", t.CARD_CODES))
def test_number_of_cards(code: str) -> None:
    kind = ALL.kinds[t.CARD_CODES.index(code)]
    assert kind.code == code
    assert kind.quantity == {"joker": 5, "hat": 1}.get(code, 7)
    assert kind.quantity_fact.provenance == "book"


@pytest.mark.rule("BH-1.1")
def test_the_deck_has_97_cards() -> None:
    assert sum(kind.quantity for kind in ALL.kinds) == 97
    assert [printing.copies for printing in ALL.printings] == [7, 6]


@pytest.mark.rule("BH-1.3")
@pytest.mark.parametrize("code", named("card", t.CARD_CODES))
def test_trace_of_cards(code: str) -> None:
    trace = dict(zip(t.CARD_CODES, (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5), strict=True))
    kind = ALL.kinds[t.CARD_CODES.index(code)]
    assert kind.trace == trace[code]
    known = {"1": "source", "2": "book", "hat": "source"}
    assert kind.trace_fact.provenance == known.get(code, "reconstructed")


@pytest.mark.rule("BH-13.1")
@pytest.mark.parametrize("value", named("status", range(10, 55, 5)))
def test_status_cards(value: int) -> None:
    status = ALL.statuses[value // 5 - 2]
    assert status.value == value
    assert status.provenance == ("book" if value in (10, 15, 35, 40, 50) else "reconstructed")


@pytest.mark.rule("BH-11.1")
@pytest.mark.parametrize("name", named("asset", t.ASSETS))
def test_asset_tiles(name: str) -> None:
    effects = {
        "nsa": ("round_to", 10, "book"),
        "offshore": ("total_down", 5, "reconstructed"),
        "log_server": ("hand_times", 2, "reconstructed"),
        "kill_switch": ("pawns_free", 0, "reconstructed"),
        "honeynet": ("score_up", 5, "reconstructed"),
        "leak": ("swap_score", 0, "reconstructed"),
    }
    tile = ALL.assets[t.ASSETS.index(name)]
    assert (tile.id, tile.effect, tile.amount, tile.provenance) == (name, *effects[name])
    for language in LANGUAGES:
        assert text(language, f"asset-{name}")
        assert not tile.amount or str(tile.amount) in text(language, f"asset-{name}", "effect")


@pytest.mark.rule("BH-1.2")
@pytest.mark.parametrize("name", named("piece", t.PIECES))
def test_pieces(name: str) -> None:
    piece = ALL.pieces[list(t.PIECES).index(name)]
    assert (piece.id, piece.quantity, piece.provenance) == (name, t.PIECES[name], "book")
    assert piece.each == ("player" if "pawn" in name else "game")


@pytest.mark.rule("BH-1.2")
def test_what_the_box_holds() -> None:
    assert (len(ALL.modules), len(ALL.assets), len(ALL.sides)) == (8, 6, 2)


# -- the board


def spaces() -> list[object]:
    names = [(side, name) for side in t.BOARDS for name in t.SPACE_NAMES]
    return [
        pytest.param(side, name, id=f"{side}-{name}", marks=pytest.mark.component(f"space-{side}-{name}"))
        for side, name in names
    ]


@pytest.mark.parametrize(("side", "name"), spaces())
def test_spaces(side: str, name: str) -> None:
    board, x = ALL.sides[side], t.NUMBER[name]
    kind, value = board.kind[x], board.value[x]
    fixed = {"BD": (ids.START, 2), "PS": (ids.START, 2), "CA": (ids.GOAL, 0), "TJ": (ids.TRACER_JAIL, 5)}
    fixed |= {f"T{n}": (ids.TRACER, 0) for n in range(4)}
    assert (kind, value) == fixed.get(name, (kind, value))
    assert -1 <= value <= 5
    assert (value < 0) <= (kind == ids.CACHE)
    assert (kind == ids.CACHE) <= (value <= 0)
    assert board.provenance[x] == ("book" if name == "TJ" else "reconstructed")
    for language in LANGUAGES:
        assert text(language, f"space-{board.label[x]}")
        assert text(language, f"kind-{t.SPACE_KINDS[kind]}", "help")
    if x in LANE:
        assert board.column[x] == int(name[1])
        assert arrows(board)[x], "an arrow leads out"
        assert all(board.column[y] >= board.column[x] for y in graph.members(arrows(board)[x]))
        assert graph.reach(arrows(board), 0b11) >> x & 1, "an arrow leads in"


@pytest.mark.rule("BH-1.2")
@pytest.mark.parametrize("side", t.BOARDS)
def test_shape_of_the_board(side: str) -> None:
    board, n = ALL.sides[side], t.NUMBER
    lead = arrows(board)
    for start, row in (("BD", "ab"), ("PS", "cd")):
        assert lead[n[start]] == graph.mask_of(n[f"{r}1"] for r in row)
        assert all(lead[n[f"{r}8"]] >> n["CA"] & 1 for r in row)
    assert lead[n["CA"]] == 0
    assert board.next_to_asset == graph.mask_of(n[f"{row}8"] for row in "abcd")
    assert [board.column[n[s]] for s in ("TJ", "T0", "T1", "T2", "T3", "BD", "PS", "CA")] == [
        -5,
        -4,
        -3,
        -2,
        -1,
        0,
        0,
        9,
    ]
    assert (2, 0) in board.black
    assert all(row == 2 for row, _ in board.black)
    owned = [cell for cells in board.cells for cell in cells]
    assert sorted([*owned, *board.black]) == [(row, column) for row in range(5) for column in range(10)]


@pytest.mark.rule("BH-10.2")
@pytest.mark.parametrize("side", t.BOARDS)
def test_where_the_tracer_can_go(side: str) -> None:
    board, n = ALL.sides[side], t.NUMBER
    near = board.neighbours
    for here, there in (("T0", "T1"), ("T1", "T2"), ("T2", "T3"), ("T3", "BD")):
        assert near[n[here]] == 1 << n[there]
    assert near[n["TJ"]] == 0
    grid_spaces = range(n["CA"] + 1)
    assert all(near[y] >> x & 1 for x in grid_spaces for y in graph.members(near[x]))
    assert not near[n["BD"]] >> n["PS"] & 1
    upper, lower = range(2, 18), range(18, 34)
    assert any(near[x] >> y & 1 for x in upper for y in lower), "it can change lanes"


@pytest.mark.parametrize("side", t.BOARDS)
def test_five_places_clear_of_the_links(side: str) -> None:
    board = ALL.sides[side]
    covered = [x for place in board.places for x in place]
    assert len(board.places) == 5
    assert len(set(covered)) == 20
    for top_left, top_right, bottom_right, bottom_left in board.places:
        assert (top_right, bottom_left, bottom_right) == (top_left + 1, top_left + 8, top_left + 9)
    lead = arrows(board)
    links = [(x, y) for x in LANE for y in graph.members(lead[x]) if y in LANE and (x < 18) != (y < 18)]
    assert len(links) == 2
    assert all(board.column[x] < board.column[y] for x, y in links)
    assert not {space for link in links for space in link} & set(covered)
    assert len({tuple((board.kind[x], board.value[x]) for x in place) for place in board.places}) == 5


def test_kinds_on_the_two_sides() -> None:
    plain, expert = (Counter(ALL.sides[side].kind[x] for x in LANE) for side in t.BOARDS)
    assert set(plain) == {ids.HOST, ids.CACHE, ids.DOS, ids.HONEYPOT}
    for lane in (range(2, 18), range(18, 34)):
        kinds = [ALL.sides["standard"].kind[x] for x in lane]
        assert (kinds.count(ids.DOS), kinds.count(ids.HONEYPOT)) == (1, 1)
    assert set(expert) == set(range(7))
    assert expert[ids.ALARM] >= 2
    assert expert[ids.RANDOMIZER] >= 2
    board = ALL.sides["expert"]
    outside = set(LANE) - {x for place in board.places for x in place}
    assert any(board.kind[x] == ids.ALARM for x in outside), "no modules can cover the last Alarm"


# -- the modules


@pytest.mark.rule("BH-6.2")
@pytest.mark.parametrize("code", named("module", [side.code for side in SIDES]))
def test_modules(code: str) -> None:
    side = SIDES[(int(code[0]) - 1) * 2 + "AB".index(code[1])]
    assert (side.code, side.provenance) == (code, "reconstructed")
    assert len(side.kind) == len(side.value) == len(side.label) == 4
    assert all(text(language, f"space-{label}") for language in LANGUAGES for label in side.label)
    for board in ALL.sides.values():
        for place, spaces_ in enumerate(board.places):
            lead = arrows(board, {place: side})
            assert not graph.cycle(lead)
            kinds = {**dict(enumerate(board.kind)), **dict(zip(spaces_, side.kind, strict=True))}
            safe = graph.mask_of(x for x, kind in kinds.items() if kind not in TRAPS)
            for start, lane in ((0, range(2, 18)), (1, range(18, 34))):
                allowed = safe & graph.mask_of([start, *lane, t.NUMBER["CA"]])
                assert graph.reach(lead, 1 << start, allowed) >> t.NUMBER["CA"] & 1, (board.id, place)


def test_no_two_modules_alike_and_every_kind_among_them() -> None:
    assert len({(side.kind, side.value, side.out, side.into) for side in SIDES}) == 16
    assert {kind for side in SIDES for kind in side.kind} == set(range(7))


@pytest.mark.rule("BH-6.2")
def test_some_modules_cut_arrows() -> None:
    entries = Counter(("W" in side.into[0], "W" in side.into[3]) for side in SIDES)
    exits = Counter(("E" in side.out[1], "E" in side.out[2]) for side in SIDES)
    assert min(entries[True, False], entries[False, True], exits[True, False], exits[False, True]) >= 2


@pytest.mark.parametrize("name", t.BOARDS)
def test_five_modules_never_make_a_cycle_and_seldom_close_everything(name: str) -> None:
    board, rng, closed = ALL.sides[name], random.Random(1), 0
    for _ in range(1000):
        chosen = rng.sample(range(8), 5)
        lead = arrows(board, {place: ALL.modules[module][rng.randrange(2)] for place, module in enumerate(chosen)})
        assert not graph.cycle(lead)
        closed += not graph.reach(lead, 0b11) >> t.NUMBER["CA"] & 1
    assert 0 < closed < 50


# -- names


def test_numbers_agree_with_the_compiled_rules() -> None:
    kinds = [*(kind.upper() for kind in t.SPACE_KINDS[: ids.TRACER_JAIL]), "TRACER_JAIL", "TRACER"]
    assert [getattr(ids, kind) for kind in kinds] == list(range(len(t.SPACE_KINDS)))
    spaces_ = {"BD": ids.BACKDOOR, "PS": ids.PUBLIC, "a1": ids.FIRST_LANE, "CA": ids.CRITICAL, "TJ": ids.JAIL}
    assert all(t.NUMBER[name] == number for name, number in (spaces_ | {"T0": ids.TRACER_START}).items())
    assert (len(t.SPACE_NAMES), len(t.CARD_CODES), len(SIDES)) == (ids.SPACES, ids.KINDS, ids.SIDES)
    assert [getattr(ids, name.upper()) for name in t.ASSETS] == list(range(6))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_every_language(language: str) -> None:
    assert all(text(language, f"kind-{kind}") for kind in t.SPACE_KINDS)
    assert all(text(language, f"kind-{kind}", "idea") for kind in t.SPACE_KINDS[: ids.START])
    assert text(language, "card-joker")
    assert text(language, "card-hat")
    assert all(text(language, f"provenance-{p}") for p in ("book", "source", "ruling", "reconstructed"))
