"""A table of Cyber Shield in the terminal: it fits, it shows what the reader knows, and nothing else."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield.spots import Spot
from cyberdeck.games.cybershield.ui.analysis import Branch, reasons, side
from cyberdeck.games.cybershield.ui.terminal import Terminal
from cyberdeck.games.cybershield.ui.terminal.network import without_repeats
from cyberdeck.games.cybershield.ui.terminal.score import planned
from cyberdeck.games.cybershield.ui.text import MARK
from cyberdeck.games.cybershield.view import CsView
from cyberdeck.spec import get_spec
from tests.kits.books import rulebook
from tests.kits.screens import drawn, moments, terminal
from tests.kits.tables import Sample, drawn_of

GAMES = drawn_of("cybershield")


@pytest.mark.parametrize("sample", GAMES, ids=str)
def test_every_card_is_drawn_and_shown_with_its_state(sample: Sample) -> None:
    for moment in moments(sample):
        if planned(moment.game, moment.view) is not None:
            continue
        table, texts = terminal(moment), get_spec("cybershield").texts("en")
        board = drawn(table.board(moment.view, 80), 80).splitlines()
        shown = table.describe_board(moment.view)
        for spot in moment.view.table:
            number = spot.place % ids.SIDE + 1
            state = "disrupted" if spot.disrupted else "turned" if spot.turned else "connected"
            if state == "connected" and spot.place % ids.SIDE not in moment.view.connected[spot.place // ids.SIDE]:
                state = "cut"
            sign = {"connected": "✓", "cut": "–", "turned": "↷", "disrupted": "✗"}[state]
            assert any(re.search(rf"(^|[●▲■] ){sign} {number} ", line) for line in board)
            assert any(f" {number}" in line and texts.text("state-name", state=state) in line for line in shown)


# Content


def spot(place: int, kind: int, **fields: Any) -> Spot:
    plain: dict[str, Any] = {"disrupted": False, "turned": False, "links": (-1,) * 4, "cards": (0,) * ids.ATTACHED}
    plain |= {"broken": (0,) * ids.BREAKABLE, "hit": 0, "open": False}
    return Spot(place=place, kind=kind, **{**plain, **fields})


def cards(**numbers: int) -> tuple[int, ...]:
    names = ("firewall", "encryption", "update", "antivirus", "generator")
    attacks = ("ddos", "pdos", "sniffer", "trojan", "phishing", "password", "usb")
    return tuple(numbers.get(name, 0) for name in (*names, *attacks))


PROVIDER, WIRELESS, WIRED, DESKTOP, SERVER = 0, 1, 2, 3, 11
NETWORK = (
    spot(0, PROVIDER, links=(1, -1, 2, -1), cards=cards(generator=2), broken=(0, 0, 0, 0, 1), hit=1),
    spot(1, WIRED, links=(0, 3, -1, -1), cards=cards(firewall=2), broken=(1, 0, 0, 0, 0)),
    spot(2, DESKTOP, links=(0, -1, -1, -1), cards=cards(trojan=1, password=1), open=True),
    spot(3, SERVER, links=(1, -1, -1, -1), disrupted=True, cards=cards(pdos=1)),
    spot(4, WIRELESS, turned=True, cards=cards(sniffer=1)),
    spot(24, DESKTOP, cards=cards(usb=1, antivirus=1)),
)


def turn_of(**fields: Any) -> tuple[Terminal, CsView]:
    """Step 3 of the reader's turn on the table above."""
    moment = moments(GAMES[0])[0]
    view = moment.game.view(moment.state, 0)
    view = msgspec.structs.replace(view, stack=((ids.K_PLAYS, 1, 0, 0, 0, 0),), active=0, turns=3, plays=2)
    view = msgspec.structs.replace(view, **{"table": NETWORK, "connected": ((0, 1, 2), ()), **fields})
    score = tuple(sum(reason.points for reason in reasons(moment.game, view, seat)) for seat in (0, 1))
    return terminal(moment, seat=0), msgspec.structs.replace(view, score=score)


def test_networks_are_trees() -> None:
    table, view = turn_of()
    lines = [line.rstrip() for line in drawn(table.board(view, 80), 80).splitlines()]
    first = next(n for n, line in enumerate(lines) if line.startswith("✓ 1 "))
    assert lines[first : first + 9] == [
        "✓ 1 Internet service provider 0  free ●■",
        "│  + Power generator 1   +✗ Power generator 0",
        "│  ! Power generator: Persistent denial of service −1",
        "├● ✓ 2 Wired router 1  free ▲▲",
        "│  │  + Firewall 1   +✗ Firewall 0",
        "│  └▲ ✗ 4 Application server 0",
        "│        ! Persistent denial of service −1",
        "└▲ ✓ 3 Desktop computer 1",
        "      ! Trojan horse −2   ! Weak password −1",
    ]
    assert lines[first + 10] == "↷ 5 Wireless router 0  free ●■■■"
    assert "      ! the next attack ignores defences" in lines


def test_networks_lie_side_by_side_where_there_is_room() -> None:
    table, view = turn_of()
    lines = drawn(table.board(view, 120), 120).splitlines()
    assert any(line.startswith("Somebody 2") and " │ You " in line for line in lines)


def test_a_ring_is_closed_once() -> None:
    ring = [Branch(0, 0, -1, False), Branch(1, 1, 0, False), Branch(2, 2, 0, False)]
    assert without_repeats([*ring, Branch(0, 3, 1, True), Branch(2, 1, 1, True)]) == [*ring, Branch(0, 3, 1, True)]


def test_points_are_explained() -> None:
    """CS-2.5: the reasons of both players add up, and each names an existing rule."""
    table, view = turn_of()
    lines = table.score(view)
    assert lines == [
        "Points of Somebody 2: −1 [CS-2.5]",
        "  1: Wireless sniffer, an attack on your Wireless router 5 [CS-5.5]",
        "  0: Somebody 2’s Desktop computer 1 is not connected [CS-5.4]",
        "  0: Antivirus on Somebody 2’s Desktop computer 1, which is not connected [CS-5.5]",
        "  −2: USB trap on Somebody 2’s Desktop computer 1, connected or not [CS-5.5]",
        "Your points: −1 [CS-2.5]",
        "  0: your Internet service provider 1 is connected [CS-5.2]",
        "  1: Power generator on your Internet service provider 1 [CS-5.5]",
        "  0: Power generator on your Internet service provider 1, disrupted [CS-5.3]",
        "  −1: Persistent denial of service on a Power generator of your Internet service provider 1 [CS-5.11]",
        "  1: your Wired router 2 is connected [CS-5.2]",
        "  1: Firewall on your Wired router 2 [CS-5.5]",
        "  0: Firewall on your Wired router 2, disrupted [CS-5.3]",
        "  1: your Desktop computer 3 is connected [CS-5.2]",
        "  −2: Trojan horse on your Desktop computer 3 [CS-5.5]",
        "  −1: Weak password on your Desktop computer 3 [CS-5.5]",
        "  0: your Application server 4 is disrupted [CS-5.3]",
        "  −1: Persistent denial of service on your Application server 4, connected or not [CS-5.5]",
        "  0: your Wireless router 5 is disconnected [CS-5.3]",
        "  0: Wireless sniffer on your Wireless router 5, which is not connected [CS-5.5]",
    ]


@pytest.mark.parametrize("sample", GAMES, ids=str)
def test_reasons_add_up_in_every_game(sample: Sample) -> None:
    rules = rulebook("cybershield", "en").ids()
    for moment in moments(sample):
        sums = {0: 0, 1: 0}
        seat = 1 - moment.seat
        for line in terminal(moment).score(moment.view):
            rule = re.search(r"\[(CS-[\d.]+)\]$", line)
            assert rule is not None
            assert rule[1] in rules
            if line.startswith("  "):
                sums[seat] += int(line.strip().split(":")[0].replace("−", "-"))
            elif line.startswith("Your"):
                seat = moment.seat
        assert (sums[0], sums[1]) == moment.view.score


def test_piles_tokens_plays_and_known_cards_are_shown() -> None:
    known = tuple(2 if kind == 12 else 0 for kind in range(ids.KINDS))
    nothing = (0,) * ids.KINDS
    table, view = turn_of(known=(nothing, known), tokens=(2, 0), piles=((), (5, 17)), size=(7, 4))
    shown = table.describe(view, False)
    assert "Plays left: 2" in shown
    assert "Your turn, step 3, play cards" in shown
    assert "Your Budget Tokens: 2" in shown
    assert "On top of the discard pile of Somebody 2: Power outage" in shown
    assert "Somebody 2 holds Firewall ×2" in shown
    assert "Your points: −1; 10 wins, −10 loses" in shown
    text = drawn(table.table(view, 80), 80)
    assert "Known in hand (Somebody 2): Firewall ×2" in text
    assert "discards 2 · top: Power outage" in text
    assert "Tokens 2" in text
    assert "−10 ├─────────◆┼──────────┤ 10" in text


def test_what_is_announced_is_shown_the_next_first() -> None:
    """CS-4.5"""
    stack = ((ids.K_ANNOUNCED, 0, 0, 1, ids.ON0 + 9 * ids.SIDE + 2, 0), (ids.K_ANNOUNCED, 0, 0, 0, ids.CANCEL, 0))
    table, view = turn_of(stack=((ids.K_PLAYS, 2, 0, 1, 0, 0), *stack, (ids.K_ANSWER, 2, 0, 1, 0, 0)))
    text = drawn(table.table(view, 80), 80)
    first = text.index("  1. You: Security training, cancelling the attack")
    assert first < text.index("  2. Somebody 2: Phishing on your Desktop computer 3")
    shown = [line for line in table.describe(view, False) if line.startswith("Announced")]
    assert [line.rpartition(": ")[2] for line in shown] == [
        "Security training, cancelling the attack",
        "Phishing on your Desktop computer 3",
    ]


def test_a_plan_is_drawn_with_what_it_would_score() -> None:
    """CS-4.1, CS-5.9: the Server is off, the Router is upright again."""
    links = {0: (1, -1, -1, 4), 1: (0, -1, -1, -1), 4: (-1, 0, -1, -1)}
    plan = tuple(links.get(slot, (-1,) * 4) for slot in range(ids.SIDE))
    table, view = turn_of(stack=((ids.K_ARRANGE, 1, 0, 0, 1, 0),), plan=plan)
    assert view.score[0] == -1
    text = drawn(table.table(view, 80), 80)
    assert "Planned points: 1" in text
    assert "└■ ✓ 5 Wireless router 1" in text
    shown = table.describe_board(view)
    assert "Your planned points: 1. The plan:" in shown
    assert "Card 5 connected to: 1 (radio)" in shown
    then = planned(table.game, view)
    assert then is not None
    assert len(side(then, 1)) == 1
    same = tuple(next((s.links for s in NETWORK if s.place == slot), (-1,) * 4) for slot in range(ids.SIDE))
    upright = tuple(msgspec.structs.replace(s, turned=False) for s in NETWORK)
    assert planned(table.game, msgspec.structs.replace(view, table=upright, plan=same)) is None


def test_cards_that_are_looked_at_or_lie_under_the_deck_are_the_readers_own() -> None:
    looked = tuple(1 if kind in (4, 6) else 0 for kind in range(ids.KINDS))
    table, view = turn_of(looked=looked, under=(5, 12))
    shown = table.describe(view, False)
    assert "You look at Laptop" in shown
    assert "Under your deck, number 2 from the top: Firewall" in shown
    text = drawn(table.table(view, 80), 80)
    assert "You look at: Laptop, Persistent denial of service" in text
    assert "Under your deck, from the top: Distributed denial of service, Firewall" in text


def test_the_joints_of_a_new_card_are_noted() -> None:
    """CS-4.7"""
    table, view = turn_of(stack=((ids.K_JOIN, 1, DESKTOP + 1, 0, 0, 0x80 | ids.CABLE << 5 | 1),))
    assert table.notes(view, True) == ["Desktop computer will be connected to: 2 (cable)"]
    assert turn_of()[0].notes(view, False) == table.notes(view, True)
    assert table.notes(turn_of()[1], True) == []


def test_the_hand_shows_what_each_card_does() -> None:
    hand = tuple({12: 2, 14: 1, 24: 1}.get(kind, 0) for kind in range(ids.KINDS))
    table, view = turn_of(hand=hand)
    texts = get_spec("cybershield").texts("en")
    whole = drawn(table.hand(view), 1000)
    assert texts.attribute("card-firewall", "text") in whole
    short = drawn(table.table(view, 80), 80)
    assert f"2× Firewall{MARK} 1: on a Router" in short
    assert f"1× Operating-system update{MARK} 1 (free): " in short
    assert f"1× WTO tender{MARK} (free): look at five cards" in short


def test_what_the_opponent_may_hold() -> None:
    """CS-1.4: deck lists are open."""
    for moment in moments(GAMES[1]):
        head, *lines = terminal(moment).possible(moment.view)
        numbers = re.search(r"hand: (\d+), deck: (\d+)", head)
        assert numbers is not None
        total = sum(int(line.rpartition(": ")[2]) for line in lines)
        flying = moment.view.looked_size if not sum(moment.view.looked) else 0
        assert total == int(numbers[1]) + int(numbers[2]) + flying
