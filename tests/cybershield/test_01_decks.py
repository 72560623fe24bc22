"""CS-1: decks, the data of a card, and that cards override rules."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield import CyberShield, decks
from cyberdeck.games.cybershield.ids import KINDS
from cyberdeck.kernel.errors import BadDeck
from cyberdeck.spec import make
from tests.cybershield.cards import FOUR_OF_EACH, KIND
from tests.cybershield.table import Table

pytestmark = pytest.mark.both

BASIC = (4, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 3, 3, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2)


@pytest.mark.rule("CS-1.1")
def test_the_basic_deck_is_the_printed_list() -> None:
    assert decks.counts("basic") == BASIC
    assert sum(BASIC) == 60
    assert list(CyberShield().params.lists) == [*BASIC, *BASIC]


@pytest.mark.rule("CS-1.1")
@pytest.mark.parametrize("name", decks.BUILT_IN)
def test_built_in_decks_are_legal(name: str) -> None:
    cards = decks.counts(name)
    assert sum(cards) >= 60
    assert max(cards) <= 4


@pytest.mark.rule("CS-1.1")
def test_each_player_has_their_own_deck() -> None:
    t = Table(deck1="attacker", deck2=FOUR_OF_EACH, starter="second").fresh()
    assert len(t.odds()) == KINDS  # the second player's cards come first
    assert t.view().deck_size == (60, 108)
    t.roll()
    assert t.view().deck_size == (53, 101)
    assert set(t.cards("A", "deck").split()).isdisjoint({"update", "training", "generator"})


@pytest.mark.rule("CS-1.1")
@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        ("; ".join(f"4 {number}" for number in range(1, 15)), "deck-too-few"),  # 56 cards
        (FOUR_OF_EACH + "; 1 1", "deck-copies-together"),
        ("4 28", "deck-unknown-number"),
        ("turtle", "deck-unknown-name"),
    ],
)
def test_decks_that_are_none(deck: str, problem: str) -> None:
    for option in ("deck1", "deck2"):
        with pytest.raises(BadDeck) as refused:
            make("cybershield", {option: deck})
        assert refused.value.details["problem"] == problem


@pytest.mark.rule("CS-1.2")
@pytest.mark.parametrize(
    ("side", "points"),
    [
        ("provider", 0),
        ("provider | wireless-router 1", 1),
        ("provider | wired-router 1", 1),
        ("provider | desktop 1", 1),
        ("provider | laptop 1", 1),
        ("provider | server 1", 2),
        ("provider +generator", 1),
        ("provider | wired-router 1 +firewall", 2),
        ("provider | laptop 1 +encryption", 2),
        ("provider | desktop 1 +update", 2),
        ("provider | desktop 1 +antivirus", 2),
        ("provider! +ddos", -1),
        ("provider | desktop! 1 +pdos", -1),
        ("provider | laptop 1 +sniffer", 0),
        ("provider | desktop 1 +trojan", -1),
        ("provider | desktop 1 +phishing", 0),
        ("provider | desktop 1 +weak-password", 0),
        ("provider | desktop 1 +usb-trap", -1),
    ],
)
def test_what_cards_are_worth(side: str, points: int) -> None:
    t = Table().side("A", side)
    assert t.score("A") == points
    assert t.score("B") == side.count("sniffer")


@pytest.mark.rule("CS-1.3")
def test_the_same_card_lies_several_times_and_is_attached_several_times() -> None:
    t = Table().side("A", "provider | provider | wired-router 1").hands(A="provider firewall firewall wired-router")
    t.turn("A", plays=4).do("firewall>3", "firewall>3", "play provider", "done", "play wired-router", "done")
    assert t.at("A3") == "wired-router 1 +firewall +firewall"
    assert t.lies("A").count("provider") == 3
    assert t.lies("A").count("wired-router") == 2
    assert t.score("A") == 3


@pytest.mark.rule("CS-1.3")
@pytest.mark.rule("CS-5.6")
@pytest.mark.component("card-usb-trap")
def test_the_card_wins_over_the_rules() -> None:
    """CS-5.6 requires a connected card; USB trap says that it needs none."""
    t = Table().side("B", "desktop").hands(A="usb-trap trojan")
    assert t.on("usb-trap") == "1"
    assert t.refuses("trojan>1") == "CS-5.6"


@pytest.mark.rule("CS-1.4")
def test_deck_lists_are_open_and_the_order_is_not() -> None:
    """Sampled worlds have the same lists; the order of the opponent's deck is free."""
    t = Table(deck1="basic", deck2="builder").fresh().luck("A").roll()
    for player in ("A", "B", ""):
        view = t.view(player)
        assert view.deck_size == (53, 53)
        assert view.hand == (() if not player else tuple(t.state.hands)[KINDS * "AB".index(player) :][:KINDS])
    t.nobody_peeks()


@pytest.mark.rule("CS-1.4")
def test_a_deck_has_no_order_until_somebody_draws() -> None:
    t = Table().turn("A", "draw").deck(A="firewall firewall desktop").hands(A="rest").do("draw")
    assert t.odds() == {"firewall": 2, "desktop": 1}
    assert t.luck("desktop").odds() == {"firewall": 2}
    assert KIND["firewall"] == 12
