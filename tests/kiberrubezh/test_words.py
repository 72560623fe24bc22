"""Texts particular to Kiberrubezh. tests/games/test_words.py checks that every text exists."""

from __future__ import annotations

import pytest

from cyberdeck.games.kiberrubezh import events as e
from cyberdeck.games.kiberrubezh import ids
from cyberdeck.games.kiberrubezh import moves as m
from cyberdeck.games.kiberrubezh.components import load
from cyberdeck.games.kiberrubezh.components.types import CARD_IDS, CATEGORIES
from cyberdeck.games.kiberrubezh.ui import text
from cyberdeck.games.kiberrubezh.ui.analysis import StepEffect
from cyberdeck.games.kiberrubezh.ui.text.args import step_code, steps
from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel.wire import Event
from cyberdeck.spec import get_spec
from tests.kiberrubezh.examples import DECISIONS, EXAMPLES, GAME, KIND, MEASURES, NAMES, TWO_KINDS

pytestmark = pytest.mark.both


def said(*events: Event, names: list[str] = NAMES) -> list[str]:
    texts = get_spec("kiberrubezh").texts("en")
    return [texts.text(key, **args) for key, args, _ in text.Narrator(GAME, names).narrate(events)]


def test_cards_in_a_row_are_a_line_for_each_kind() -> None:
    sent = [e.Milled(0, 0), e.Milled(0, 1), e.Milled(0, 0), e.Milled(1, 1), e.Drew(1, -1, (1,)), e.Drew(1, -1, (1,))]
    assert said(*sent) == [
        "You mill: Laptop ×2",
        "You mill: Workstation",
        "Bea mills: Workstation",
        "Bea draws 2 cards",
    ]


def test_cards_that_are_put_back_keep_their_order() -> None:
    back = [e.Ordered(1, kind, (0,)) for kind in (0, 1, 0)]
    assert [line.rpartition(": ")[2] for line in said(*back)] == ["Laptop", "Workstation", "Laptop"]
    assert said(*[e.Ordered(0, -1, (1,))] * 2) == ["The cards return to your deck in a new order"]


def test_phases_and_ends_of_turns_are_not_narrated() -> None:
    assert said(e.AllUpright(0), e.PhaseBegan(0, "attack"), e.Named(0, 12), e.TurnEnded(0)) == []


def test_a_wave_is_followed_by_its_attacks() -> None:
    wave = e.WaveDeclared(1, TWO_KINDS)
    assert said(wave) == [
        "Bea launches a wave of 3 attacks",
        "In the wave of Bea: Mail worm ×2",
        "In the wave of Bea: Rootkit",
    ]
    assert said(wave, names=["Ada", ""])[0] == "You launch a wave of 3 attacks"


def test_a_hand_that_is_seen_or_shown_is_listed_card_by_card() -> None:
    """KR-1.10, KR-2.2"""
    assert said(e.HandSeen(0, TWO_KINDS))[1:] == ["In your hand: Mail worm ×2", "In your hand: Rootkit"]
    assert said(e.Redealt(1, True, TWO_KINDS))[1:] == ["Bea shows Mail worm ×2", "Bea shows Rootkit"]


def test_the_end_shows_what_is_left_of_the_decks() -> None:
    assert said(e.GameEnded("deck", 0, (20, 1))) == [
        "Game over: a turn began with fewer than two cards in the deck",
        "Cards left in your deck: 20",
        "Cards left in the deck of Bea: 1",
        "You win",
    ]
    assert said(e.GameEnded("limit", -1, (9, 9)))[-1] == "A draw"


def shown_move(decision: str, move: m.AnyMove) -> str:
    key, args = text.move_message(GAME, DECISIONS[decision], GAME.encode(move))
    return get_spec("kiberrubezh").texts("en").text(key, **args)


def shown_decision(decision: str) -> str:
    key, args = text.decision_message(GAME, DECISIONS[decision], NAMES)
    return get_spec("kiberrubezh").texts("en").text(key, **args)


def test_moves_are_written_with_what_they_need() -> None:
    """KR-3.5; card 9 makes the Firewall cheaper."""
    assert shown_move("deploy", m.PlayCard("laptop")) == "play Laptop (gives defence 1, attack 1)"
    assert shown_move("deploy", m.PlayCard("firewall")) == "play Firewall (needs defence 1)"
    assert shown_move("deploy", m.PlayCard("antivirus")) == "play Antivirus (needs defence 2)"
    assert shown_move("deploy", m.PlayCard("power-cut")) == "play Power cut (needs attack 1)"
    assert shown_move("deploy", m.PlayCard("extra-funding")) == "play Extra funding (needs no power)"
    assert shown_move("block", m.Block("antivirus", "rootkit")) == "block Rootkit with Antivirus"
    assert shown_move("fit 1", m.DropCard("firewall", False)) == "exhaust Firewall"
    assert shown_move("trim 1", m.DropCard("firewall", True)) == "discard Firewall (exhausted) from play"
    assert shown_move("ransomware 0", m.ChooseObject("server", True)) == "exhaust Server (exhausted), next turn too"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_moves_are_short(lang: str) -> None:
    texts = get_spec("kiberrubezh").texts(lang)
    for decision, move in EXAMPLES.moves:
        key, args = text.move_message(GAME, EXAMPLES.decisions[decision], GAME.encode(move))
        if "label" in texts.attributes(key):
            assert 0 < len(texts.attribute(key, "label", **args)) <= (16 if lang == "en" else 20), move
            assert args["tone"] in ("good", "bad", "plain")


def test_a_label_says_what_comes_of_a_move() -> None:
    def label(decision: str, move: m.AnyMove) -> tuple[str, str]:
        key, args = text.move_message(GAME, DECISIONS[decision], GAME.encode(move))
        return get_spec("kiberrubezh").texts("en").attribute(key, "label", **args), str(args["tone"])

    assert label("deploy", m.PlayCard("firewall")) == ("4 power left", "plain")
    assert label("block", m.Block("antivirus", "rootkit")) == ("1 unblocked", "good")


@pytest.mark.rule("KR-2.2")
def test_a_redeal_is_written_with_its_price() -> None:
    assert shown_move("redeal 1 0", m.RedealHand(False)) == "mulligan, then 1 card under the deck"
    assert shown_move("redeal 2 1", m.RedealHand(False)) == "mulligan, then 2 cards under the deck"
    assert shown_move("redeal 2 1", m.RedealHand(True)) == "free mulligan (shows the hand)"


def test_decisions_are_written_with_their_numbers() -> None:
    assert shown_decision("deploy").endswith("Free power: defence 5, attack 0")
    assert shown_decision("react").startswith("Bea attacks (2 attacks).")
    assert shown_decision("block on") == "Endpoint detection can block 1 more attack"
    assert shown_decision("botnet-flood 0") == "Botnet flood: choose an asset to exhaust (up to 2 more)"
    assert shown_decision("fit 3") == "Not enough power: choose a card to exhaust"


# Names, effects of cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_by_id_are_those_of_the_components(lang: str) -> None:
    texts = get_spec("kiberrubezh").texts(lang)
    for card in CARD_IDS:
        assert texts.text("card-name", card=card) == texts.text(f"card-{card}")
        assert texts.text("card-help", card=card) == texts.attribute(f"card-{card}", "text")
    for measure in MEASURES:
        assert texts.text("measure-name", measure=measure) == texts.text(f"card-{measure}")
    for category in CATEGORIES:
        assert texts.text("category-name", category=category) == texts.text(f"category-{category}")
        assert texts.text("category-second", second=category) == texts.text(f"category-{category}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cards_do_is_said_from_their_data(lang: str) -> None:
    texts = get_spec("kiberrubezh").texts(lang)
    for kind, card in enumerate(load().cards):
        shown = [texts.text(key, **args) for key, args in text.abilities(kind)]
        assert all(shown)
        plain = card.kind in ("basic", "asset") and not (card.steps or card.property)
        assert shown or plain
        assert len(shown) >= len(card.steps) + len(card.property) + len(card.categories[:1])


def test_what_cards_do_in_short() -> None:
    texts = get_spec("kiberrubezh").texts("en")

    def does(name: str) -> list[str]:
        return [texts.text(key, **args) for key, args in text.abilities(KIND[name])]

    assert does("laptop") == []
    assert does("tablet") == ["when played", "draw a card"]
    assert does("mail-worm") == ["Malware", "no text: opponent mills 2 cards"]
    assert does("amplification") == ["Denial of service", "opponent mills 3 cards", "needs 2 blocks"]
    assert does("crypto-gateway") == ["blocks up to 2 attacks: Cryptography, Intrusion"]
    assert does("incident-team") == ["blocks any 2 attacks"]
    assert does("border-router") == ["your measures of this category need 1 less: Intrusion"]
    assert does("honeypot")[1] == "after blocking: the attacker discards a card at random"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_step_has_words_done_or_not(lang: str) -> None:
    texts = get_spec("kiberrubezh").texts(lang)
    codes = {str(args["step"]) for kind in range(ids.KINDS) for _, args in steps(kind)}
    done = {texts.text("effect-name", step=code, n=2) for code in codes}
    assert len(done) == len(codes) == 21
    for code in codes:
        key, args = text.step_effect(StepEffect(code, 0))
        assert key == "effect-none"
        assert texts.text(key, **args)
    assert step_code("destroy", "asset") in codes
