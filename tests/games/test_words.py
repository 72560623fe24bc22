"""Every event, every move and every decision has words in all languages, and names a rule that is there.

Black Hat's examples are in tests/cli/test_words.py.
"""

from __future__ import annotations

from typing import get_args

import pytest

from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import KeyedRng
from cyberdeck.kernel.wire import Event
from cyberdeck.spec import get_spec
from cyberdeck.toolkit.narrator import NarratedLine
from tests.cybershield.examples import EXAMPLES as CYBERSHIELD
from tests.kiberrubezh.examples import EXAMPLES as KIBERRUBEZH
from tests.kits.books import rulebook
from tests.kits.modules import beside
from tests.kits.tables import NARRATED, Sample
from tests.kits.words import Examples
from tests.lokalka.examples import EXAMPLES as LOKALKA

pytestmark = pytest.mark.both

of_each_game = pytest.mark.parametrize("of", [LOKALKA, CYBERSHIELD, KIBERRUBEZH], ids=lambda of: of.game.id)
in_each_language = pytest.mark.parametrize("lang", LANGUAGES)


@of_each_game
def test_every_type_of_event_and_of_move_is_among_the_examples(of: Examples) -> None:
    moves = beside(of.game, "moves")
    [base] = {type(event).mro()[1] for event in of.events}
    assert {type(event) for event in of.events} == set(base.__subclasses__())
    assert {type(move) for _, move in of.moves} == set(get_args(moves.AnyMove))


@of_each_game
def test_every_decision_of_a_person_is_among_the_examples(of: Examples) -> None:
    ids = beside(of.game, "ids")
    kinds = {getattr(ids, name): name.removeprefix("K_") for name in dir(ids) if name.startswith("K_")}
    assert of.nobody <= set(kinds.values())
    asked = {kinds[view.stack[-1][0]] for view in of.decisions.values() if view.stack}
    assert asked - of.nobody == set(kinds.values()) - of.nobody


@of_each_game
@in_each_language
def test_every_event_has_words(of: Examples, lang: str) -> None:
    texts, rules = get_spec(of.game.id).texts(lang), rulebook(of.game.id, lang).ids()
    for event in of.events:
        for line in of.lines(event):
            assert line is not None, event
            key, args, rule = line
            assert texts.text(key, **args)
            assert rule in rules


@of_each_game
def test_an_event_of_another_game_has_none(of: Examples) -> None:
    assert of.event_words(Event()) is None


@of_each_game
@in_each_language
def test_every_move_has_words(of: Examples, lang: str) -> None:
    texts = get_spec(of.game.id).texts(lang)
    for decision, move in of.moves:
        key, args = of.words.move_message(of.game, of.decisions[decision], of.game.encode(move))
        assert texts.text(key, **args), move


@of_each_game
@in_each_language
def test_every_decision_has_words(of: Examples, lang: str) -> None:
    texts, rules = get_spec(of.game.id).texts(lang), rulebook(of.game.id, lang).ids()
    for decision, view in of.decisions.items():
        key, args = of.words.decision_message(of.game, view, of.names)
        assert texts.text(key, **args), decision
        assert of.game.decision_rule(view) in rules


@of_each_game
def test_nobody_plays_without_a_seat(of: Examples) -> None:
    assert of.words.unseated_players(of.game) == []


@of_each_game
def test_no_text_is_left_over(of: Examples) -> None:
    kept = {key for key in get_spec(of.game.id).texts("en").keys() if key.split("-")[0] in ("event", "move", "ask")}
    assert kept == {*of.texts_used(), *of.besides}


# Of every game


def check_events_of_lines(lines: list[NarratedLine], events: list[Event]) -> None:
    """Each event is narrated once, in its order; what one line combines is of one kind and about one player."""
    numbers = {id(event): n for n, event in enumerate(events)}
    narrated = [[numbers[id(event)] for event in line.events] for line in lines]
    assert len({n for line in narrated for n in line}) == sum(map(len, narrated))
    assert all(line == sorted(line) for line in narrated)
    first = [line[0] for line in narrated if line]
    assert first == sorted(first)
    assert len(first) > len(lines) // 2
    for line in lines:
        assert len({(type(event), getattr(event, "player", None)) for event in line.events}) <= 1
        count = line.message[1].get("count")
        if len(line.events) > 1 and count is not None:
            assert count == len(line.events)


@pytest.mark.parametrize("sample", NARRATED, ids=str)
def test_whole_games_in_all_languages(sample: Sample) -> None:
    """The one who reads: each seat, a spectator, and who sees everything."""
    game = sample.build()
    words, rules = get_spec(game.id).ui.text, set(rulebook(game.id, "en").ids())
    assert words is not None
    texts = [get_spec(game.id).texts(lang) for lang in LANGUAGES]
    match = Match(game, sample.seed.to_bytes(32, "big"))
    rng = KeyedRng(bytes(32), [b"words"])

    def names(reader: int | None) -> list[str]:
        seats = ["" if seat == reader else f"P{seat}" for seat in range(game.num_seats)]
        return [*seats, *(texts[0].text(key) for key in words.unseated_players(game))]

    steps = match.start()
    while not match.is_over:
        seat = match.players_to_act[0]
        view, legal = game.view(match.state, seat), match.legal_actions(seat)
        said = [words.decision_message(game, view, names(seat))]
        said += [words.move_message(game, view, action) for action in legal]
        assert all(text.text(key, **args) for key, args in said for text in texts)
        steps += match.submit(seat, legal[rng.below(len(legal))])
    for reader in (SPECTATOR, *range(game.num_seats), None):
        events = (
            [event for step in steps for event in step.events]
            if reader is None
            else match.redacted_events(steps, reader)
        )
        shown = words.Narrator(game, names(reader)).narrate(events)
        assert shown
        lines = words.Narrator(game, names(reader)).lines(events)
        assert [line.message for line in lines] == shown
        check_events_of_lines(lines, events)
        assert {rule for _, _, rule in shown} <= rules
        assert all(text.text(key, **args) for key, args, _ in shown for text in texts)
