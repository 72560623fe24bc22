"""Plug-ins: the same to every caller as a built-in game; a faulty one is named and takes no other down."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec
import pytest

from cyberdeck import bots
from cyberdeck.bots.levels import LEVELS, model_for
from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel import record
from cyberdeck.kernel.errors import BadOption, FaultyGame, UnknownGame
from cyberdeck.kernel.game import OVER, SPECTATOR
from cyberdeck.kernel.match import Match
from cyberdeck.kernel.rng import FastRng
from cyberdeck.kernel.wire import Event
from cyberdeck.search.model import Model
from cyberdeck.server.api import games
from cyberdeck.server.tables.presenter import Presenter, SceneBuilder
from cyberdeck.server.tables.table import rulebook
from cyberdeck.spec import LazyAI, LazyUI, faulty_games, game_ids, get_spec, make
from cyberdeck.toolkit.generic.fields import fields, nested, plain
from cyberdeck.toolkit.generic.scene import Field, Scene
from tests.cli.conftest import cyberdeck
from tests.cli.terminal import Here
from tests.kernel.kuhn import Kuhn
from tests.kits.plugins import Point, install, install_specs
from tests.plugins.games import KUHN, TREE, Tree, Two, declare
from tests.server.house import House

__all__ = ["cyberdeck"]  # a fixture

BUILT_IN = ["blackhat", "cybershield", "kiberrubezh", "lokalka"]


def listed() -> list[dict[str, Any]]:
    """What GET /api/games answers."""
    reply = asyncio.run(games.games(cast(Any, None), cast(Any, None)))
    assert reply.status_code == 200
    found: list[dict[str, Any]] = msgspec.json.decode(bytes(reply.body))
    return found


def raising(error: BaseException) -> Callable[[], object]:
    def load() -> object:
        raise error

    return load


def broken(options: object) -> Any:
    raise RuntimeError("no board")


FAULTY = [
    Point("raises", raising(RuntimeError("at import"))),
    Point("exits", raising(SystemExit(3))),
    Point("missing", raising(ModuleNotFoundError("No module named 'missing'"))),
    Point("wrong-type", lambda: "no spec"),
    Point("wrong-id", lambda: KUHN),
    Point("unbuilt", lambda: declare(Kuhn, id="unbuilt", build=broken)),
    Point("stranger", lambda: declare(Kuhn, id="stranger")),  # builds a game with another id
    Point("nobody", lambda: declare(Kuhn, id="nobody", players=range(0))),
    Point("doorless", lambda: declare(Kuhn, id="doorless", ui=LazyUI("there.is.no.such.package"))),
    Point("blackhat", lambda: declare(Kuhn, id="blackhat")),
    Point("Bad Name", lambda: declare(Kuhn, id="Bad Name")),
]


def test_a_plug_in_is_listed_and_made_as_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    install_specs(monkeypatch, KUHN, TREE)
    assert game_ids() == sorted([*BUILT_IN, "kuhn", "tree"])
    assert get_spec("tree") is TREE
    assert isinstance(make("kuhn", {"players": "2"}), Kuhn)
    assert faulty_games() == []
    about = {game["id"]: game for game in listed()}
    assert list(about) == game_ids()
    assert about["tree"]["titles"]["fi"] == "tree"
    assert about["tree"]["min_players"] == about["tree"]["max_players"] == 2
    assert not about["tree"]["lesson"]


def test_a_plug_in_may_have_the_name_of_a_module_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name is looked up nowhere: it is offered no bot that it does not bring, and gets no model of another."""
    install_specs(monkeypatch, TREE)
    assert bots.bot_names("tree") == ("random", *LEVELS)
    with pytest.raises(BadOption):
        bots.make_bot("greedy", "tree")
    game = make("tree", {})
    assert type(model_for(game)) is Model
    match, rng = Match(game, bytes(32)), FastRng(1)
    match.start()
    players = [bots.make_bot("random", "tree"), bots.make_bot("easy", "tree")]
    while not match.is_over:
        seat = match.players_to_act[0]
        match.submit(seat, players[seat](game, match.view(seat), match.legal_actions(seat), rng))
    assert match.state.top.kind == OVER
    assert record.verify(record.record_match(match, {"players": 2}), make).sound


def test_faulty_plug_ins_are_named_and_take_no_other_down(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(monkeypatch, *FAULTY, Point("tree", lambda: TREE), Point("tree", lambda: TREE))
    with caplog.at_level(logging.WARNING, "cyberdeck.spec"):
        assert game_ids() == [*BUILT_IN, "tree"]
    faults = {fault.game: fault.reason for fault in faulty_games()}
    assert set(faults) == {*(point.name for point in FAULTY), "tree"}  # the second one of that name
    assert faults["raises"] == "RuntimeError: at import"
    assert faults["unbuilt"] == "RuntimeError: no board"
    assert len(caplog.records) == len(faulty_games())
    for fault in faulty_games():
        assert f"faulty game: {fault.game}: {fault.reason}" in caplog.messages
    assert [game["id"] for game in listed()] == game_ids()
    for name in set(faults) - {"tree", "blackhat"}:
        with pytest.raises(FaultyGame) as caught:
            get_spec(name)
        assert caught.value.details == {"game": name}
    assert get_spec("blackhat").package == "cyberdeck.games.blackhat"
    with pytest.raises(UnknownGame) as unknown:
        get_spec("chess")
    assert unknown.value.details["known"] == ", ".join(game_ids())


def test_the_command_line_lists_them(monkeypatch: pytest.MonkeyPatch, cyberdeck: Here) -> None:
    install(monkeypatch, Point("raises", raising(RuntimeError("at import"))), Point("tree", lambda: TREE))
    done = cyberdeck("games", "--plain")
    assert done.code == 0
    assert "tree (tree)" in done.out
    assert done.out.splitlines()[-1] == "Faulty: raises: RuntimeError: at import"
    assert [game["id"] for game in cyberdeck("games", "--json").json] == game_ids()
    refused = cyberdeck("play", "raises")
    assert refused.code == 2
    assert "“raises”" in refused.err


@pytest.mark.parametrize("lang", ["en", "ru", "fi", "it"])
@pytest.mark.parametrize("plain", [["--plain"], []])
def test_a_game_without_a_user_interface_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, cyberdeck: Here, tmp_path: Path, plain: list[str], lang: str
) -> None:
    install_specs(monkeypatch, TREE)
    path = tmp_path / "game.json"
    typed = ["table", "board", "hand", "notes", "possible", "log", "? 1", "why 1", "help"]
    arguments = ["play", "tree", "--bots", "easy", "--seed", 3, "--save", path, "--lang", lang, *plain]
    done = cyberdeck(*arguments, typed=typed, ever="1")
    assert done.code == 0, done.err
    assert "history" in done.out
    assert cyberdeck("verify", path, "--lang", lang).code == 0
    assert cyberdeck("replay", path, "--all", "--step", "--lang", lang, *plain, ever="").code == 0
    assert cyberdeck("replay", path, "--json", "--lang", lang).json["game"] == "tree"


def test_rules_that_are_not_there_are_an_error_of_their_own(monkeypatch: pytest.MonkeyPatch, cyberdeck: Here) -> None:
    install_specs(monkeypatch, TREE)
    done = cyberdeck("rules", "tree")
    assert done.code == 2
    assert "“tree” has no rulebook." in done.err


def test_the_texts_of_a_plug_in_lie_in_its_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "acme_nim"
    (package / "locale" / "fi").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "locale" / "fi" / "game.ftl").write_text("game-title = Nim-peli\n    .about = Tikkuja.\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    spec = declare(Kuhn, package="acme_nim")
    install_specs(monkeypatch, spec)
    assert (spec.title("fi"), spec.about("fi")) == ("Nim-peli", "Tikkuja.")
    assert (spec.title("en"), spec.about("en")) == ("kuhn", "")  # never another language
    about = {game["id"]: game for game in listed()}["kuhn"]
    assert about["titles"]["fi"] == "Nim-peli"


WORDS_OF_ITS_OWN = """\
table-goal = Win the pot
move-action = say { $word }
event-said = { $who ->
    [you] You said { $word }
   *[other] { $player } said { $word }
 }
decision-KUHN-1 = Pass or bet
field-cards = Cards
"""


class Said(Event, frozen=True, tag="tree.said"):
    rule: ClassVar[str] = "KUHN-1"
    player: int
    word: str


def test_a_plug_in_brings_words_without_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In all languages or not at all: none falls back to another one."""
    package = tmp_path / "acme_words"
    for lang in LANGUAGES:
        (package / "locale" / lang).mkdir(parents=True)
        (package / "locale" / lang / "game.ftl").write_text(WORDS_OF_ITS_OWN)
    with (package / "locale" / "fi" / "game.ftl").open("a") as more:
        more.write("field-history = Historia\n")
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    spec = declare(Tree, package="acme_words")
    install_specs(monkeypatch, spec)
    match = Match(make("tree", {}), bytes(32))
    match.start()
    seat = match.players_to_act[0]
    view: Any = match.view(seat)
    names = ["Ann", "Bo"]
    assert spec.ui.text.move_message(match.game, view, 1) == ("move-action", {"word": "bet"})
    assert spec.ui.text.decision_message(match.game, view, names) == ("decision-KUHN-1", {})
    lines = spec.ui.text.Narrator(match.game, ["", "Bo"]).narrate([Said(0, "bet"), Said(1, "pass")])
    own = spec.texts("en")
    assert [(own.text(key, **args), rule) for key, args, rule in lines] == [
        ("You said bet", "KUHN-1"),
        ("Bo said pass", "KUHN-1"),
    ]
    terminal = spec.ui.terminal.Terminal(match.game, names, own.text)
    assert terminal.goal() == "Win the pot"
    labels = [line.partition(":")[0] for line in terminal.describe_board(view)]
    assert "Cards" in labels
    assert "history" in labels  # Finnish alone has a name for it
    assert "seat" not in labels
    assert [choice.words for choice in terminal.choices(view, [0, 1])] == ["say pass", "say bet"]


BAD_TEXTS = {
    "encoding": (b"game-title = \xff\n", "UnicodeDecodeError"),
    "syntax": (b"game-title = Kuhn\nthis is { no message\n", "/locale/it/game.ftl cannot be read"),
    "reference": (b"game-title = { nothing }\n", "nothing"),
    "rules": (b"book-AB = Kuhn\n    .lead = Poker\nrule-AC-1-1 = Ante\n    .book = One each.\n", "'rule-AB-1-1'"),
}


@pytest.mark.parametrize("what", BAD_TEXTS)
def test_a_plug_in_whose_texts_cannot_be_read_is_faulty(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, what: str
) -> None:
    package = tmp_path / f"acme_bad_{what}"
    written, reason = BAD_TEXTS[what]
    (package / "locale" / "it").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "locale" / "it" / "game.ftl").write_bytes(written)
    monkeypatch.syspath_prepend(str(tmp_path))
    install_specs(monkeypatch, declare(Kuhn, package=package.name), TREE)
    ((faulty, why),) = faulty_games()
    assert faulty == "kuhn"
    assert reason in why
    assert [game["id"] for game in listed()] == [*BUILT_IN, "tree"]


MODULES = {
    "ui/text": "raise RuntimeError('at first use')",
    "ui/terminal": "import there_is_no_such_module",
    "ui/scene": "Scene = 1 / 0",
    "ui/lesson": "SEATS = (None, 'random')\nOPTIONS = {'colour': 'red'}\nSEED = bytes(32)",
    "ai/heuristic": "def weigh(game, view, legal): ...",
    "ai/model": "class Model(",
}
REASONS = ("at first use", "there_is_no_such_module", "division", "colour", "weights", "SyntaxError")


@pytest.mark.parametrize(("module", "reason"), list(zip(MODULES, REASONS, strict=True)))
def test_a_plug_in_with_a_broken_module_is_faulty(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str, reason: str
) -> None:
    """Found when games are listed, not when somebody has begun to play."""
    name = f"acme_{module.replace('/', '_')}"
    for folder in ("ui", "ai"):
        (tmp_path / name / folder).mkdir(parents=True)
        (tmp_path / name / folder / "__init__.py").write_text("")
    (tmp_path / name / f"{module}.py").write_text(MODULES[module])
    monkeypatch.syspath_prepend(str(tmp_path))
    install_specs(monkeypatch, declare(Kuhn, ui=LazyUI(f"{name}.ui"), ai=LazyAI(f"{name}.ai")), TREE)
    ((faulty, why),) = faulty_games()
    assert faulty == "kuhn"
    assert reason in why
    assert [game["id"] for game in listed()] == [*BUILT_IN, "tree"]


def test_a_plug_in_that_breaks_later_takes_no_table_of_others_down(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, few: None
) -> None:
    """Its rules raise when the server starts again with a game of it in progress."""
    install_specs(monkeypatch, TREE)
    house = House(tmp_path / "tables.sqlite")
    try:
        tree, other = house.table(2, game="tree", public=True), house.table(2, game="blackhat", public=True)
        tree.start()
        other.start()
        house.stop()
        monkeypatch.setattr(Tree, "initial_state", broken)
        rulebook.cache_clear()
        house.start()
        assert [table["code"] for table in house.good("GET", "/api/tables")] == [other.code]
        with other.client(0) as client:
            assert client.wait("update")
    finally:
        house.stop()


SINGLE = """\
from tests.plugins.games import Two, declare
from tests.kernel.kuhn import Kuhn


class Solo(Kuhn):
    id = "solo"


SPEC = declare(Solo, package=__package__)
"""
ASKED = """\
import asyncio, msgspec
from cyberdeck.server.api import games
from cyberdeck.spec import faulty_games, game_ids
reply = asyncio.run(games.games(None, None))
print(reply.status_code, [game["id"] for game in msgspec.json.decode(bytes(reply.body))] == game_ids())
print(" ".join(game_ids()), "/", " ".join(fault.game for fault in faulty_games()))
"""


def test_entry_points_of_installed_packages_are_found(tmp_path: Path) -> None:
    """A plug-in of a single file, and one whose module is not there, as pip leaves them."""
    (tmp_path / "solo_game.py").write_text(SINGLE)
    info = tmp_path / "solo-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: solo\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[cyberdeck.games]\nsolo = solo_game:SPEC\nlost = lost_game:SPEC\n")
    root = Path(__file__).parents[2]
    code = f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(root)!r}]\n{ASKED}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["200 True", f"{' '.join([*BUILT_IN, 'solo'])} / lost"]
    assert done.stderr.strip() == "faulty game: lost: ModuleNotFoundError: No module named 'lost_game'"


def test_options_of_a_plug_in_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    install_specs(monkeypatch, TREE)
    assert TREE.options is Two
    with pytest.raises(BadOption):
        make("tree", {"players": "many"})


def test_a_game_without_a_user_interface_is_shown_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the fields of the reader's own view, and nothing of another's."""
    install_specs(monkeypatch, TREE)
    game = make("tree", {})
    match = Match(game, bytes(32))
    match.start()
    seat = match.players_to_act[0]
    views: list[Any] = match.views([SPECTATOR, seat])
    watched, own = views
    scenes = SceneBuilder(game, watched)
    for view in views:
        shown = msgspec.json.decode(scenes.for_view(view), type=Scene)
        held = [Field(name, nested(value)) for name, value in fields(view).items() if name != "seat"]
        assert shown == Scene(view.seat, tuple(held))
    presenter = Presenter(game, ["Ann", "Bo"], seat)
    legal = presenter.legal_actions(own, match.legal_actions(seat))
    assert [(one.notation, one.key, one.args) for one in legal] == [
        (move, "generic-move", {"move": move}) for move in ("pass", "bet")
    ]
    steps = match.submit(seat, legal[0].action)
    shown_to = presenter.present(match.view(seat), match.redacted_events(steps, seat), None)
    english = TREE.texts("en")
    assert [english.text(line.key, **line.args) for line in shown_to.log] == ["said: seat: 0, word: pass"]
    assert english.text(shown_to.prompt, **shown_to.args) == "Next move"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (3, "3"),
        (True, "true"),
        (None, "–"),
        ("", "–"),
        ((1, 2), "1, 2"),
        (((1, 2), ()), "[1, 2], []"),
        ({"a": (1,), 2: None}, "a: [1], 2: –"),
        (({"a": 1},), "{a: 1}"),
        (frozenset({2, 1}), "1, 2"),
        (Two(), "(players: 2)"),
        ((), "[]"),
    ],
)
def test_every_value_has_a_plain_text(value: object, said: str) -> None:
    assert plain(value) == said
