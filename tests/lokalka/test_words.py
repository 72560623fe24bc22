"""Texts particular to Lokalka. tests/games/test_words.py checks that every text exists."""

from __future__ import annotations

import pytest

from cyberdeck.games.lokalka import Lokalka, Options, ids
from cyberdeck.games.lokalka import events as e
from cyberdeck.games.lokalka import moves as m
from cyberdeck.games.lokalka.components.types import CARD_IDS, ROLE_IDS
from cyberdeck.games.lokalka.ui import text
from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import get_spec
from tests.lokalka.examples import DECISIONS, EXAMPLES, GAME, NAMES, event_words

pytestmark = pytest.mark.both


def test_cards_of_a_hand_are_one_line() -> None:
    dealt = [e.Dealt(0, 6, (0,)), e.Dealt(0, 1, (0,)), e.Dealt(1, -1, (1,)), e.Dealt(1, -1, (1,))]
    shown = text.Narrator(GAME, NAMES).narrate(dealt)
    assert [(key, args.get("cards", args.get("count"))) for key, args, _ in shown] == [
        ("event-dealt", "@|@level-attack-2|@level-defence-2"),
        ("event-dealt-hidden", 2),
    ]


def test_a_reward_is_not_the_draw_of_a_turn() -> None:
    narrator = text.Narrator(GAME, NAMES)
    shown = narrator.narrate([e.TurnBegan(1), e.Drew(1, -1, ()), e.HostOut(1, 5), e.Drew(1, -1, ()), e.TurnBegan(2)])
    assert [rule for key, _, rule in shown if key == "event-drew-hidden"] == ["LOK-4.1", "LOK-8.3"]
    assert narrator.narrate([e.Drew(2, -1, ())])[0][2] == "LOK-4.1"


def test_a_discard_has_its_reason() -> None:
    shown = text.Narrator(GAME, NAMES).narrate([e.TurnBegan(1), e.Discarded(2, 0), e.Discarded(1, 0)])
    assert [rule for key, _, rule in shown if key == "event-discarded"] == ["LOK-10.1", "LOK-4.4"]


def test_an_attack_across_hosts_is_pointed_out() -> None:
    shown = text.Narrator(GAME, NAMES).narrate([e.Attacked(1, 4, 2, 0, True)])
    assert [(key, rule) for key, _, rule in shown] == [("event-attacked", "LOK-6.1"), ("event-across", "LOK-7.4")]


def test_only_what_others_knew_is_worth_a_line() -> None:
    narrator = text.Narrator(GAME, NAMES)
    assert narrator.narrate([e.Knew(1, False, (), 0, ()), e.Knew(1, True, (), 1, ())]) == []
    assert [key for key, _, _ in narrator.narrate([e.Knew(1, True, (0,), 0, ())])] == ["event-knew"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decisions_have_words_where_every_host_may_be_defended(lang: str) -> None:
    game = Lokalka(Options(players=4, setup_defence="per_host"))
    for decision, view in DECISIONS.items():
        key, args = text.decision_message(game, view, NAMES)
        assert get_spec("lokalka").texts(lang).text(key, **args), decision


def test_an_attack_is_narrated_with_what_it_does() -> None:
    def attack(decision: str, place: str) -> dict[str, str | int]:
        return text.move_message(GAME, DECISIONS[decision], GAME.encode(m.Attack(3, place)))[1]

    assert attack("turn", "H1")["result"] == "open"
    assert attack("turn attacked", "H1")["result"] == "through"
    assert attack("turn attacked", "H2")["result"] == "even"
    assert attack("turn attacked", "H3")["result"] == "held"
    assert attack("last nodes", "H1")["out"] == "yes"
    assert attack("turn", "H1")["out"] == "no"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_have_names_and_no_notation(lang: str) -> None:
    texts = get_spec("lokalka").texts(lang)

    def said(event: e.LokEvent) -> str:
        shown = event_words(event)
        assert shown is not None
        return texts.text(shown[0], **shown[1])

    assert texts.text("level-attack-2") in said(e.Discarded(1, 1))
    assert "°" not in said(e.BombTested(1, ids.FLOOD, True))
    key, args = text.move_message(GAME, DECISIONS["turn"], GAME.encode(m.Attack(3, "H1")))
    assert "H1" not in texts.text(key, **args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_label_says_what_comes_of_a_move(lang: str) -> None:
    texts = get_spec("lokalka").texts(lang)
    for decision, move in EXAMPLES.moves:
        key, args = text.move_message(GAME, EXAMPLES.decisions[decision], GAME.encode(move))
        if "label" in texts.attributes(key):
            assert 0 < len(texts.attribute(key, "label", **args)) <= (16 if lang == "en" else 20), move
            assert args["tone"] in ("good", "bad", "plain")


def test_an_attack_is_labelled_with_its_outcome() -> None:
    def label(decision: str, place: str) -> tuple[str, str]:
        key, args = text.move_message(GAME, DECISIONS[decision], GAME.encode(m.Attack(3, place)))
        return get_spec("lokalka").texts("en").attribute(key, "label", **args), str(args["tone"])

    assert label("turn", "H1") == ("−1 node", "good")
    assert label("turn attacked", "H2") == ("−defence", "plain")
    assert label("turn attacked", "H3") == ("holds", "bad")
    assert label("last nodes", "H1") == ("last node: out", "good")
    assert text.move_message(GAME, DECISIONS["turn"], GAME.encode(m.RestoreNode("P1")))[1]["full"] == "4"


# Names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_by_id_are_those_of_the_components(lang: str) -> None:
    texts = get_spec("lokalka").texts(lang)
    for card in CARD_IDS:
        assert texts.text(f"card-{card}") in texts.text("card-name", card=card)
        assert texts.text("card-help", card=card) == texts.attribute(f"card-{card}", "help")
    for role in ROLE_IDS:
        assert texts.text("role-name", role=role) == texts.text(f"role-{role}")
        assert texts.text("role-goal", role=role) == texts.attribute(f"role-{role}", "goal")
