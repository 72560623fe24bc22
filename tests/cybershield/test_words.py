"""Texts particular to Cyber Shield. tests/games/test_words.py checks that every text exists."""

from __future__ import annotations

import pytest

from cyberdeck.games.cybershield import events as e
from cyberdeck.games.cybershield import ids
from cyberdeck.games.cybershield import moves as m
from cyberdeck.games.cybershield.components.types import CARD_IDS, SYMBOLS
from cyberdeck.games.cybershield.ui import text
from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import get_spec
from tests.cybershield.examples import DECISIONS, EXAMPLES, GAME, NAMES, PARTS_OF_NETWORKS

pytestmark = pytest.mark.both


def test_cards_in_a_row_are_a_line_for_each_kind() -> None:
    dealt = [e.Dealt(0, 6), e.Dealt(0, 1), e.Dealt(0, 6), e.Dealt(1, -1), e.Dealt(1, -1), e.Drew(1, -1)]
    shown = text.Narrator(GAME, NAMES).narrate(dealt)
    assert [(key, args.get("card"), args["count"]) for key, args, _ in shown] == [
        ("event-dealt", "pdos", 2),
        ("event-dealt", "wireless-router", 1),
        ("event-dealt-hidden", None, 2),
        ("event-drew-hidden", None, 1),
    ]


def test_ends_of_turns_are_not_narrated() -> None:
    assert text.Narrator(GAME, NAMES).narrate([e.TurnEnded(0)]) == []


def test_a_card_on_the_table_has_its_title_its_number_and_its_owner() -> None:
    narrator = text.Narrator(GAME, NAMES)
    placed = e.Placed(1, 4, ids.SIDE + 6, ())
    ((key, args, _),) = narrator.narrate([placed, e.Disrupted(ids.SIDE + 6, -1)])[1:]
    assert get_spec("cybershield").texts("en").text(key, **args) == "Disrupted: Bea’s Laptop 7"
    ((key, args, _),) = text.Narrator(GAME, ["Ada", ""]).narrate([placed, e.Disrupted(ids.SIDE + 6, -1)])[1:]
    assert get_spec("cybershield").texts("en").text(key, **args) == "Disrupted: your Laptop 7"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_moves_are_short(lang: str) -> None:
    texts = get_spec("cybershield").texts(lang)
    for decision, move in EXAMPLES.moves:
        key, args = text.move_message(GAME, EXAMPLES.decisions[decision], GAME.encode(move))
        if "label" in texts.attributes(key):
            assert 0 < len(texts.attribute(key, "label", **args)) <= (16 if lang == "en" else 20), move
            assert args["tone"] in ("good", "bad", "plain")


def test_moves_are_written_with_whose_card_it_is() -> None:
    texts = get_spec("cybershield").texts("en")

    def shown(decision: str, move: m.AnyMove) -> str:
        key, args = text.move_message(GAME, DECISIONS[decision], GAME.encode(move))
        return texts.text(key, **args)

    assert shown("plays", m.PlayOn("firewall", 1)) == "Firewall on your Wired router 1"
    assert shown("plays", m.PlayOn("trojan", 1)) == "Trojan horse on the opponent’s Laptop 1"
    assert shown("plays", m.PlayOn("generator", 2)) == "Power generator on your Internet service provider 2"
    assert shown("drawing", m.TakeDiscard()) == "take Distributed denial of service from your discard pile"
    assert shown("arrange", m.Done()) != shown("arrange moved", m.Done()) == shown("arrange turned", m.Done())


def test_the_prompt_for_an_answer_names_the_announcement() -> None:
    key, args = text.decision_message(GAME, DECISIONS["answer joined"], NAMES)
    said = get_spec("cybershield").texts("en").text(key, **args)
    assert said == "Bea announces: Desktop computer, connected to 3. Respond?"


# Names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_by_id_are_those_of_the_components(lang: str) -> None:
    texts = get_spec("cybershield").texts(lang)
    for card in CARD_IDS:
        assert texts.text("card-name", card=card) == texts.text(f"card-{card}")
        assert texts.text("card-help", card=card) == texts.attribute(f"card-{card}", "text")
    for kind in PARTS_OF_NETWORKS:
        assert texts.text("spot-title", at=CARD_IDS[kind]) == texts.text(f"card-{CARD_IDS[kind]}")
    for kind in ids.ATTACHED_KINDS[: ids.BREAKABLE]:
        assert texts.text("part-name", part=CARD_IDS[kind]) == texts.text(f"card-{CARD_IDS[kind]}")
    for symbol in SYMBOLS:
        assert texts.text("symbol-name", symbol=symbol) == texts.text(f"symbol-{symbol}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_does_in_short_is_said_of_each(lang: str) -> None:
    texts = get_spec("cybershield").texts(lang)
    assert len({texts.text("card-short", card=card) for card in CARD_IDS}) == len(CARD_IDS)
