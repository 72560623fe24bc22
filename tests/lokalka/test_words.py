"""Every event, every move and every question of Lokalka has words in all four languages, and names a rule that is
there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from cyberdeck.games.lokalka import Lokalka, Options, ids, words
from cyberdeck.games.lokalka import events as e
from cyberdeck.games.lokalka import moves as m
from cyberdeck.games.lokalka.component_types import CARD_IDS, ROLE_IDS
from cyberdeck.i18n import LANGUAGES, Rulebook, Texts
from cyberdeck.kernel.game import WATCHER
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import KeyedRng
from cyberdeck.kernel.wire import Event

pytestmark = pytest.mark.both

GAME = Lokalka(Options(players=4))
NAMES = ["", "Bea", "Cid", "Dee"]
CARDS = tuple(2 if kind in (1, ids.FLOOD) else 0 for kind in range(ids.KINDS))
NOTHING = (0,) * ids.KINDS
BOTH = (0, 1)  # the reader, and another
PLACES = (0, 1, 2)  # his own, an auxiliary one, another's
PAIRS = ((0, 1), (1, 0), (1, 2))

EVENTS: list[e.AnyEvent] = [
    *(e.AdminShown(player) for player in BOTH),
    *(e.RoleDealt(player, role) for player in BOTH for role in (-1, *range(ids.ROLES))),
    *(e.HostLaid(player, 1, host) for player in (None, *BOTH) for host in range(ids.HOSTS)),
    *(e.Dealt(player, kind, (player,)) for player in BOTH for kind in (-1, *range(ids.KINDS))),
    e.RoundBegan(1),
    *(event(player) for player in BOTH for event in (e.TurnBegan, e.TurnSkipped, e.TurnEnded, e.NothingLaid)),
    *(e.Reshuffled(n) for n in (1, 2, 5, 21)),
    *(e.Drew(player, kind, (player,)) for player in BOTH for kind in (-1, 1)),
    *(e.Knew(player, marked, by, 0, ()) for player in BOTH for marked, by in ((True, (2,)), (False, ()))),
    *(e.Defended(player, at, 3, over) for player in BOTH for at in PLACES for over in (0, 2)),
    *(e.Attacked(p, at, 3, d, across) for p in BOTH for at in PLACES for d in (0, 2, 3, 4) for across in (True, False)),
    *(e.NodesLost(at, nodes, left) for at in PLACES for nodes in (1, 2) for left in (0, 1, 3)),
    e.HostOut(1, 5),
    *(e.PlayerOut(p, role, hand, 2) for p in BOTH for role in range(ids.ROLES) for hand in (CARDS, NOTHING)),
    *(e.AllShown(player, (), (), ()) for player in BOTH),
    *(e.HostsReturned(player, places) for player in BOTH for places in ((1,), (1, 3))),
    *(e.HandDropped(player, hand) for player in BOTH for hand in (CARDS, NOTHING)),
    *(e.Played(player, kind, -1, -1) for player in BOTH for kind in range(ids.FLOOD, ids.KINDS)),
    *(e.Played(player, ids.SANDBOX, other, -1) for player, other in PAIRS),
    *(e.Played(player, ids.MAINTENANCE, -1, at) for player in BOTH for at in PLACES),
    *(e.Discarded(player, kind) for player in BOTH for kind in range(ids.KINDS)),
    *(e.Answered(player, level) for player in BOTH for level in (0, 3)),
    *(e.Duelled(0, 1, 3, defence) for defence in (0, 2, 3, 4)),
    *(e.Stole(player, other, kind, (), False, (), 0, ()) for player, other in PAIRS for kind in (-1, 6)),
    *(e.TookBack(player, 6) for player in BOTH),
    *(e.Restored(player, at, 3) for player in BOTH for at in PLACES),
    *(e.Turned(direction) for direction in (1, -1)),
    *(e.Captured(player, owner, (1, 7)) for player in BOTH for owner in (player, 2)),
    *(e.BombTested(player, kind, off) for player in BOTH for kind in (0, 5, ids.ROUTER) for off in (True, False)),
    *(e.BombPassed(player, to) for player, to in (*PAIRS, (0, 0))),
    *(e.BombGone(player) for player in BOTH),
    *(e.GameEnded(why, (0, 1, 2, 1), (2,)) for why in ("network", "hacker", "insider", "hackers")),
    e.GameEnded("hackers", (0, 1, 2, 1), (1, 3)),
    e.GameEnded("network", (0, 1, 2, 1), (0,)),
    e.GameEnded("limit", (0, 1, 2, 1), ()),
]


def known(host: int = 5) -> words.Known:
    told = words.Known()
    told.see(e.HostLaid(0, 1, host))
    return told


def test_every_type_of_event_is_among_the_examples() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.AnyEvent))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(lang: str) -> None:
    texts, rules = Texts(lang, "lokalka"), Rulebook("lokalka", lang).ids()
    for event in EVENTS:
        told = words.event_words(event, NAMES, known())
        for line in (told, *words.Teller(GAME, NAMES).tell([e.HostLaid(0, 1, 5), event])):
            assert line is not None, event
            key, args, rule = line
            assert texts.text(key, **args)
            assert rule in rules


def test_an_event_of_another_game_has_none() -> None:
    assert words.event_words(Event(), NAMES, known()) is None


def test_cards_of_a_hand_are_one_line() -> None:
    dealt = [e.Dealt(0, 6, (0,)), e.Dealt(0, 1, (0,)), e.Dealt(1, -1, (1,)), e.Dealt(1, -1, (1,))]
    told = words.Teller(GAME, NAMES).tell(dealt)
    assert [(key, args.get("cards", args.get("count"))) for key, args, _ in told] == [
        ("event-dealt", "a2° d2°"),
        ("event-dealt-hidden", 2),
    ]


def test_a_reward_is_not_the_draw_of_a_turn() -> None:
    teller = words.Teller(GAME, NAMES)
    told = teller.tell([e.TurnBegan(1), e.Drew(1, -1, ()), e.HostOut(1, 5), e.Drew(1, -1, ()), e.TurnBegan(2)])
    assert [rule for key, _, rule in told if key == "event-drew-hidden"] == ["LOK-4.1", "LOK-8.3"]
    assert teller.tell([e.Drew(2, -1, ())])[0][2] == "LOK-4.1"


def test_a_discard_has_its_reason() -> None:
    told = words.Teller(GAME, NAMES).tell([e.TurnBegan(1), e.Discarded(2, 0), e.Discarded(1, 0)])
    assert [rule for key, _, rule in told if key == "event-discarded"] == ["LOK-10.1", "LOK-4.4"]


def test_an_attack_across_hosts_is_pointed_out() -> None:
    told = words.Teller(GAME, NAMES).tell([e.Attacked(1, 4, 2, 0, True)])
    assert [(key, rule) for key, _, rule in told] == [("event-attacked", "LOK-6.1"), ("event-across", "LOK-7.4")]


def test_only_what_others_knew_is_worth_a_line() -> None:
    teller = words.Teller(GAME, NAMES)
    assert teller.tell([e.Knew(1, False, (), 0, ()), e.Knew(1, True, (), 1, ())]) == []
    assert [key for key, _, _ in teller.tell([e.Knew(1, True, (0,), 0, ())])] == ["event-knew"]


# Moves and questions: a view of a real game, with the question put in


@cache
def dealt() -> Any:
    match = Match(Lokalka(Options(players=4, network="random")), bytes(32))
    match.start()
    return match.view(0)


def table(kind: int, b: int = 0, player: int = 0, **fields: Any) -> Any:
    return msgspec.structs.replace(dealt(), questions=((kind, 1, 0, player, b, 0),), **fields)


QUESTIONS: dict[str, Any] = {
    "build": table(ids.K_BUILD, b=3),
    "setup": table(ids.K_SETUP),
    "setup more": table(ids.K_SETUP, b=1),
    "turn": table(ids.K_TURN),
    "turn attacked": table(ids.K_TURN, attacked=True, direction=-1, defence=(0, 2, 0, 3, 0, 4, 0, 5)),
    "last nodes": table(ids.K_TURN, nodes=(1,) * 8, defence=(1,) * 8),
    "last open nodes": table(ids.K_TURN, nodes=(1,) * 8),
    "flood": table(ids.K_FLOOD, b=1),
    "viruses": table(ids.K_VIRUSES, b=1),
    "attack": table(ids.K_DIRECT, b=1),
    "defend": table(ids.K_DIRECT, b=0, player=1),
    "excess": table(ids.K_EXCESS, b=1),
    "excess two": table(ids.K_EXCESS, b=2),
    "draw": table(ids.K_DRAW, b=2),
    "over": msgspec.structs.replace(dealt(), questions=()),
}
TURNS = ("turn", "turn attacked", "last nodes", "last open nodes")
MOVES: list[tuple[str, m.AnyMove]] = [
    *((question, m.Pass()) for question in ("setup", "setup more", "viruses", "defend")),
    ("turn", m.End()),
    *(("build", m.Build(host)) for host in ("file-server", "proxy")),
    *((question, m.Defend(3, place)) for question in TURNS for place in ("P1", "H1")),
    *((question, m.Attack(3, place)) for question in TURNS for place in ("P2", "H1", "H2", "H3")),
    *((turn, m.Special(name)) for turn in TURNS for name in ("flood", "viruses", "router", "botnet", "bomb")),
    *(("turn", m.Against(name, 2)) for name in ("social", "direct", "sandbox")),
    ("turn", m.TakeBack("a3")),
    *(("turn", m.Maintain(place)) for place in ("P1", "H1")),
    *(("excess", m.Discard(card)) for card in ("a1", "d5", "flood")),
    *(("attack", m.Show(card)) for card in ("a1", "d5")),
]


def test_every_type_of_move_is_among_the_examples() -> None:
    assert {type(move) for _, move in MOVES} == set(get_args(m.AnyMove))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words(lang: str) -> None:
    texts = Texts(lang, "lokalka")
    for question, move in MOVES:
        for role in range(ids.ROLES):
            view = msgspec.structs.replace(QUESTIONS[question], roles=(role, -2, -2, -2))
            key, args = words.move_words(GAME, view, GAME.encode(move))
            assert texts.text(key, **args), move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    texts, rules = Texts(lang, "lokalka"), Rulebook("lokalka", lang).ids()
    for question, view in QUESTIONS.items():
        for game in (GAME, Lokalka(Options(players=4, setup_defence="per_host"))):
            key, args = words.question_words(game, view, NAMES)
            assert texts.text(key, **args), question
        assert GAME.rule(view) in rules


def test_every_question_to_a_person_is_among_the_examples() -> None:
    asked = {getattr(ids, name) for name in dir(ids) if name.startswith("K_")}
    chance = {ids.K_ADMIN, ids.K_ROLE, ids.K_LAY, ids.K_DEAL, ids.K_TEST, ids.K_DRAW, ids.K_STEAL, ids.K_STOLEN}
    assert {view.questions[0][0] for view in QUESTIONS.values() if view.questions} - chance == asked - chance


def test_an_attack_is_told_with_what_it_does() -> None:
    def attack(question: str, place: str) -> dict[str, str | int]:
        return words.move_words(GAME, QUESTIONS[question], GAME.encode(m.Attack(3, place)))[1]

    assert attack("turn", "H1")["result"] == "open"
    assert attack("turn attacked", "H1")["result"] == "through"
    assert attack("turn attacked", "H2")["result"] == "even"
    assert attack("turn attacked", "H3")["result"] == "held"
    assert attack("last nodes", "H1")["out"] == "yes"
    assert attack("turn", "H1")["out"] == "no"


def test_nobody_plays_without_a_seat() -> None:
    assert words.seatless(GAME) == []


def texts_used() -> Iterator[str]:
    for event in EVENTS:
        for key, _, _ in words.Teller(GAME, NAMES).tell([e.HostLaid(0, 1, 5), event]):
            yield key
        told = words.event_words(event, NAMES, known())
        assert told is not None
        yield told[0]
    for question, move in MOVES:
        yield words.move_words(GAME, QUESTIONS[question], GAME.encode(move))[0]
    for view in QUESTIONS.values():
        yield words.question_words(GAME, view, NAMES)[0]


def test_no_text_is_left_over() -> None:
    kept = {key for key in Texts("en", "lokalka").keys() if key.split("-")[0] in ("event", "move", "ask")}
    assert kept == {*texts_used(), "move-result"}


# What is reconstructed


def test_reconstructed_numbers_carry_their_mark() -> None:
    told = words.event_words(e.Discarded(1, 1), NAMES, known())
    assert told is not None
    assert told[1]["code"] == "a2°"
    told = words.event_words(e.BombTested(1, ids.FLOOD, True), NAMES, known())
    assert told is not None
    assert (told[1]["colour"], told[1]["dye"]) == ("lilac", words.MARK)
    told = words.event_words(e.BombTested(1, 0, True), NAMES, known())
    assert told is not None
    assert told[1]["dye"] == ""
    told = words.event_words(e.HostOut(1, 5), NAMES, known())
    assert told is not None
    assert told[1]["mark"] == words.MARK
    assert words.move_words(GAME, QUESTIONS["turn"], GAME.encode(m.Maintain("P1")))[1]["full"] == "4°"


# Names, options


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_by_id_are_those_of_the_components(lang: str) -> None:
    texts = Texts(lang, "lokalka")
    for card in CARD_IDS:
        assert texts.text(f"card-{card}") in texts.text("card-name", card=card, code="x")
        assert texts.text("card-help", card=card) == texts.attribute(f"card-{card}", "help")
    for role in ROLE_IDS:
        assert texts.text("role-name", role=role) == texts.text(f"role-{role}")
        assert texts.text("role-goal", role=role) == texts.attribute(f"role-{role}", "goal")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_option_and_each_value_has_its_words(lang: str) -> None:
    texts = Texts(lang, "lokalka")
    for field in msgspec.structs.fields(Options):
        assert texts.text(f"option-{field.name}")
        if get_origin(field.type) is Literal:
            said = [texts.text(f"option-{field.name}-{value}") for value in get_args(field.type)]
            assert len(said) == len(set(said)) > 1


# Whole games


@pytest.mark.parametrize("players", range(4, 9))
def test_whole_games_in_all_languages(players: int) -> None:
    """Whoever reads: every seat, a watcher, and who sees everything."""
    options = Options(players=players, round_limit=8, out_sees="all", setup_defence="per_host")
    game = Lokalka(options)
    texts = [Texts(lang, "lokalka") for lang in LANGUAGES]
    rules = Rulebook("lokalka", "en").ids()
    match = Match(game, players.to_bytes(32, "big"))
    rng = KeyedRng(bytes(32), [b"words"])
    steps = match.start()
    while not match.over:
        seat = match.pending[0]
        view, legal = game.view(match.state, seat), match.legal(seat)
        names = ["" if other == seat else f"P{other}" for other in range(players)]
        said = [words.question_words(game, view, names)]
        said += [words.move_words(game, view, action) for action in legal]
        assert all(text.text(key, **args) for key, args in said for text in texts)
        steps += match.submit(seat, legal[rng.below(len(legal))])
    for reader in (WATCHER, *range(players), None):
        names = ["" if other == reader else f"P{other}" for other in range(players)]
        events = [event for step in steps for event in step.events] if reader is None else match.seen(steps, reader)
        told = words.Teller(game, names).tell(events)
        assert {rule for _, _, rule in told} <= set(rules)
        assert all(text.text(key, **args) for key, args, _ in told for text in texts)
