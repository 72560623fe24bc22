"""A table of Kiberrubezh in the terminal: it fits, it shows what the reader knows, and nothing else."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from cyberdeck.games.kiberrubezh import ids
from cyberdeck.games.kiberrubezh.components.types import CARD_IDS
from cyberdeck.games.kiberrubezh.ui.terminal import Terminal
from cyberdeck.games.kiberrubezh.ui.terminal.side import STATES, ZONES, zone
from cyberdeck.games.kiberrubezh.view import KrView, deck_left
from cyberdeck.spec import get_spec
from tests.kits.screens import drawn, moments, terminal
from tests.kits.tables import Sample, drawn_of

GAMES = drawn_of("kiberrubezh")


def test_the_games_show_what_is_to_be_drawn() -> None:
    asked = {moment.view.stack[-1][0] for sample in GAMES for moment in moments(sample)}
    assert asked >= {ids.K_REDEAL, ids.K_ASSETS, ids.K_DEPLOY, ids.K_ATTACK, ids.K_REACT, ids.K_BLOCK, ids.K_RESOLVE}
    assert asked >= {ids.K_OBJECT, ids.K_LAST}
    assert any(any(pile) for sample in GAMES for moment in moments(sample) for pile in moment.view.turned)


@pytest.mark.parametrize("sample", GAMES, ids=str)
def test_every_card_is_drawn_and_shown_with_its_state(sample: Sample) -> None:
    texts = get_spec("kiberrubezh").texts("en")
    for moment in moments(sample):
        board = drawn(terminal(moment).board(moment.view, 120), 120)
        shown = terminal(moment).describe_board(moment.view)
        for seat in (0, 1):
            for item in [item for name in ZONES.values() for item in zone(moment.view, seat, name)]:
                title = texts.text(f"card-{CARD_IDS[item.kind]}")
                assert f"{STATES[item.state]} {title}" in board
                state = texts.text("state-name", state=item.state)
                assert any(f": {title}" in line and f", {state}, " in line for line in shown)


# Content


def counts(**cards: int) -> tuple[int, ...]:
    """By kind; names with _ for -."""
    return tuple(cards.get(name.replace("-", "_"), 0) for name in CARD_IDS)


NOTHING = counts()
UP = (
    counts(laptop=3, server=1, firewall=2, endpoint_detection=1, phishing=1),
    counts(workstation=2, antivirus=1, air_gap=1),
)
TURNED = (counts(test_bench=1, antivirus=1), counts(firewall=1))
LOCKED = (counts(tablet=1), NOTHING)
SIDES: dict[str, Any] = {"upright": UP, "turned": TURNED, "locked": LOCKED, "events": (counts(power_cut=1), NOTHING)}


def turn_of(**fields: Any) -> tuple[Terminal, KrView]:
    """Deployment in the reader's turn on the table above."""
    moment = moments(GAMES[0])[0]
    view = moment.game.view(moment.state, 0)
    plain: dict[str, Any] = {"stack": ((ids.K_DEPLOY, 1, 0, 0, 0, 0),), "active": 0, "turns": 3, **SIDES}
    return terminal(moment, seat=0), msgspec.structs.replace(view, **{**plain, **fields})


def wave_of(**fields: Any) -> tuple[Terminal, KrView]:
    """The other player attacks the reader."""
    wave = counts(rootkit=2, amplification=1, zero_day=1)
    asked = ((ids.K_ATTACK, 2, 0, 1, 0, 0), (ids.K_STAGE, 0, 0, 1, ids.T_TRIGGERS, 0), (ids.K_BLOCK, 1, 0, 0, 0, 0))
    plain: dict[str, Any] = {"stack": asked, "active": 1, "wave": wave}
    return turn_of(**{**plain, "resolved": counts(rootkit=1), "partly": counts(amplification=1), **fields})


def lines_of(table: Terminal, view: KrView, width: int = 80) -> list[str]:
    return [line.rstrip() for line in drawn(table.table(view, width), width).splitlines()]


def test_zones_and_power_are_drawn() -> None:
    table, view = turn_of()
    lines = lines_of(table, view)
    first = next(n for n, line in enumerate(lines) if line.startswith("You"))
    assert lines[first + 1 : first + 7] == [
        "▼ ■■■■■■!!!! 10/6, missing 4   ▲ ■■■ 3/3, free 0",
        "Assets: ↑ Laptop ▼1▲1 ×3  ↷ Test bench ▲2  ⊗ Tablet ▼1  ↑ Server ▼3",
        "Measures: ↷ Antivirus ▼2▣1  ↑ Endpoint detection ▼4▣2  ↑ Firewall ▼2▣1 ×2",
        "Attacks: ↑ Phishing mailing ▲2",
        "Events: • Power cut ▲1",
        "↑ ready   ↷ exhausted   ⊗ exhausted, next turn too   • event   ▼ defence power",
    ]


def test_power_is_shown_in_words() -> None:
    """KR-3.5"""
    table, view = turn_of(extra=(2, 0))
    shown = table.describe(view, False)
    assert "Your defence power: given 8, needed 10, missing 2" in shown
    assert "Your attack power: given 5, needed 3, free 2" in shown
    assert "Of it until the end of the turn, of both kinds, for you: 2" in shown
    assert "Somebody 2, defence power: given 4, needed 9, missing 5" in shown
    assert "Your turn, phase: deployment" in shown


def test_so_much_power_is_shown_in_numbers_alone() -> None:
    table, view = turn_of(upright=(counts(server=9), NOTHING), turned=(NOTHING,) * 2, locked=(NOTHING,) * 2)
    assert any(line.startswith("▼ 0/27, free 27") for line in lines_of(table, view))


def test_sides_lie_beside_each_other_where_there_is_room() -> None:
    table, view = turn_of()
    lines = drawn(table.board(view, 120), 120).splitlines()
    assert any(line.startswith("Somebody 2") and " │ You " in line for line in lines)


def test_an_empty_side_is_shown() -> None:
    empty = (NOTHING, NOTHING)
    table, view = turn_of(upright=empty, turned=empty, locked=empty, events=empty)
    assert lines_of(table, view).count("nothing on the table") == 2
    assert "You have nothing on the table" in table.describe_board(view)


def test_the_wave_is_drawn_with_what_could_block_it_and_what_it_would_do() -> None:
    """KR-3.7, KR-3.8"""
    table, view = wave_of()
    lines = lines_of(table, view, 120)
    first = lines.index("The wave of Somebody 2 attacks:")
    assert lines[first + 1 : first + 14] == [
        "  Rootkit ×2, Malware; unblocked 1, blocked or done 1",
        "    could be blocked by: Endpoint detection",
        "    does: destroy an exhausted opposing measure (Antivirus (exhausted)); opponent mills 2 cards",
        "    or: opponent mills 2 cards",
        "  Amplification, Denial of service; unblocked 1, blocked or done 0; one has one block of two",
        "    could be blocked by: no measure",
        "    needs 2 blocks",
        "    does: opponent mills 3 cards",
        "    or: opponent mills 2 cards",
        "  Zero-day exploit, Intrusion; unblocked 1, blocked or done 0",
        "    could be blocked by: no measure",
        "    does: destroy an opposing asset (Laptop, Server, Test bench (exhausted), Tablet (exhausted)); "
        "opponent mills 3 cards",
        "    or: opponent mills 2 cards",
    ]


def test_the_wave_is_shown_in_words() -> None:
    table, view = wave_of(upright=(counts(air_gap=1, endpoint_detection=1), NOTHING))
    shown = table.describe(view, False)
    assert "The wave of Somebody 2 attacks" in shown
    assert "Rootkit ×2, Malware; unblocked 1, blocked or done 1" in shown
    assert "Rootkit: could be blocked by: Endpoint detection, Air gap" in shown
    assert "Zero-day exploit: could be blocked by: Air gap" in shown
    assert "Turn of Somebody 2, phase: attack" in shown


def test_a_step_that_cannot_be_done_says_so() -> None:
    """KR-3.18"""
    table, view = wave_of(wave=counts(key_side_channel=1), resolved=NOTHING, partly=NOTHING, deck_size=(0, 9))
    line = "does: destroy an opposing cryptography measure (none now); no cards left to mill"
    assert f"Key side channel: {line}" in table.describe(view, False)


def test_a_measure_that_goes_on_blocking_is_shown() -> None:
    asked = ((ids.K_ATTACK, 2, 0, 1, 0, 0), (ids.K_BLOCK, 1, 0, 0, CARD_IDS.index("endpoint-detection") + 1, 1))
    table, view = wave_of(stack=asked, upright=(NOTHING, NOTHING))
    assert "Rootkit: could be blocked by: Endpoint detection (is blocking, one more)" in table.describe(view, False)


def test_what_is_met_and_what_is_only_named() -> None:
    table, view = wave_of(resolved=counts(rootkit=2, amplification=1, zero_day=1), partly=NOTHING)
    assert not any("could be blocked" in line for line in table.describe(view, False))
    table, view = wave_of(stack=((ids.K_ATTACK, 2, 0, 1, 0, 0),), resolved=NOTHING, partly=NOTHING)
    shown = table.describe(view, False)
    assert "Somebody 2’s wave so far" in shown
    assert "Rootkit ×2, Malware" in shown
    assert "Rootkit: could be blocked by: Endpoint detection" in shown


def test_categories_that_cannot_block_are_shown() -> None:
    table, view = wave_of(banned=1 << ids.MALWARE)
    shown = table.describe(view, False)
    assert "Measures that cannot block in this turn: Malware" in shown
    assert "Rootkit: could be blocked by: no measure" in shown


def test_piles_and_known_cards_are_shown() -> None:
    known, piles = counts(firewall=2), counts(laptop=3, apt=1)
    table, view = turn_of(
        known=(NOTHING, known), piles=(piles, NOTHING), gone=(NOTHING, counts(restore_from_backup=1)), size=(7, 4)
    )
    shown = table.describe(view, True)
    assert "Somebody 2 holds Firewall ×2" in shown
    assert "In your discard pile: Laptop ×3" in shown
    assert "Of Somebody 2, out of the game: Restore from backup" in shown
    assert any(re.fullmatch(r"You: cards in the deck \d+, in hand 7, in the discard pile 4", line) for line in shown)
    text = drawn(table.table(view, 80), 80)
    assert "Known in hand (Somebody 2): Firewall ×2" in text
    assert "Discards: Laptop ×3, Advanced persistent threat" in text
    assert "hand 7 · discards 4" in text
    assert "discards 0 · out of the game 1" in text


def test_what_is_known_of_the_order_of_decks_is_shown() -> None:
    """KR-1.10, KR-3.17"""
    table, view = turn_of(peeked=((-1,), (0, 12)), under=((3, 4), (-1, 5)), under_open=((0, 1), (0, 1)))
    shown = table.describe(view, False)
    assert "Your deck, number 1 from the top: known only to the opponent" in shown
    assert "The deck of Somebody 2, number 2 from the top: Mail worm" in shown
    assert "Put under your deck, number 1 from the top: Tablet" in shown
    assert "Put under the deck of Somebody 2, number 1 from the top: a hidden card" in shown
    text = drawn(table.table(view, 80), 80)
    assert "Top of the deck, from the top (Somebody 2): Laptop, Mail worm" in text
    assert "Top of the deck, from the top (You): ?" in text
    assert "Under the deck, from the top (Somebody 2): ?, Server" in text


def test_cards_that_are_looked_at_are_the_readers_own() -> None:
    """Card 25: they still belong to the deck."""
    seen = counts(laptop=1, apt=2)
    table, view = turn_of(stack=((ids.K_ATTACK, 1, 0, 0, 0, 0), (ids.K_ORDER, 1, 0, 0, 3, 0)), seen=seen, seen_size=3)
    assert "You look at Advanced persistent threat ×2" in table.describe(view, False)
    assert "You look at: Laptop, Advanced persistent threat ×2" in drawn(table.table(view, 80), 80)
    assert deck_left(view, 1) == view.deck_size[1] + 3


def test_the_hand_shows_what_each_card_needs_and_does() -> None:
    hand = counts(firewall=2, laptop=1, extra_funding=1, sql_injection=1)
    table, view = turn_of(hand=hand)
    texts = get_spec("kiberrubezh").texts("en")
    assert texts.attribute("card-firewall", "text") in drawn(table.hand(view), 1000)
    short = lines_of(table, view)
    assert "  2× Firewall° ▼2▣1 !: blocks an attack: Intrusion" in short
    assert "  1× Laptop° ▼1▲1" in short
    assert "  1× Extra funding°: draw 2 cards" in short
    shown = table.describe(view, False)
    assert "In your hand: Firewall ×2° (Measure, needs defence 2, not enough now): blocks an attack: Intrusion" in shown
    assert "In your hand: Extra funding° (Event, needs no power): draw 2 cards" in shown


def test_the_mark_is_explained_and_numbers_are_without_it() -> None:
    table, view = turn_of()
    *lines, last = table.describe_board(view)
    assert last == "° reconstructed, not as printed"
    assert not any("°" in line for line in lines)


def test_what_the_opponent_may_hold() -> None:
    """KR-1.9: deck lists are open."""
    for sample in GAMES:
        for moment in moments(sample):
            head, *lines = terminal(moment).possible(moment.view)
            numbers = re.search(r"hand: (\d+), deck: (\d+)", head)
            assert numbers is not None
            assert sum(int(line.rpartition(": ")[2]) for line in lines) == int(numbers[1]) + int(numbers[2])


def test_the_result_shows_what_is_left_of_the_decks() -> None:
    table, view = turn_of(winner=1)
    found = table.result(view, [1.0, -1.0])
    assert found.winners == [1]
    assert [row[1] for row in found.rows] == [str(deck_left(view, seat)) for seat in (0, 1)]
    assert table.result(msgspec.structs.replace(view, winner=-1), [0.0, 0.0]).winners == []
