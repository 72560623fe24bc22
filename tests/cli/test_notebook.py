"""Private marks about other players: kept with the game, shown to nobody else before it is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck.i18n import Texts
from tests.cli.terminal import LANGUAGES, Here, read_record

LOKALKA = ("play", "lokalka", "--bots", "random", "--option", "round_limit=2", "--seed", 3, "--save", "game.json")
BLACKHAT = ("play", "blackhat", "--option", "round_limit=1", "--seed", 3, "--save", "game.json")


def answers(cyberdeck: Here, *typed: str, game: tuple[object, ...] = LOKALKA) -> list[str]:
    """What the last command says."""
    Path("game.json").unlink(missing_ok=True)
    done = cyberdeck(*game, typed=typed)
    assert done.code == 0, done.err
    after = done.out.split(f"> {typed[-1]}\n")[-1]
    return after.split("Your move")[0].splitlines()


@pytest.mark.parametrize("game", [LOKALKA, BLACKHAT])
def test_notes_are_written_listed_and_rubbed_out(game: tuple[object, ...], cyberdeck: Here) -> None:
    assert answers(cyberdeck, "notes", game=game) == ["Your notebook is empty. To write: note 3 some words"]
    assert answers(cyberdeck, "note 3 a hacker,  surely", game=game) == ["Noted about player 3: a hacker, surely"]
    typed = ["note 3 hacker", "note 2 insider?", "note 3 helpdesk", "NOTES"]
    assert answers(cyberdeck, *typed, game=game) == ["Player 2: insider?", "Player 3: helpdesk"]
    assert answers(cyberdeck, *typed, "note 2", game=game) == ["Note about player 2 deleted."]
    assert answers(cyberdeck, *typed, "note 2", "notes", game=game) == ["Player 3: helpdesk"]
    assert answers(cyberdeck, "note 2", game=game) == ["No note about player 2."]


@pytest.mark.parametrize(
    "typed", ["note", "note x", "note 0 y", "note 6 y", "note -1 y", "note 3x", "note " + "9" * 5000]
)
def test_a_note_is_about_a_player(typed: str, cyberdeck: Here) -> None:
    assert answers(cyberdeck, typed)[0] == "A note is about a player, from 1 to 5."


def test_a_note_is_short_and_cannot_disturb(cyberdeck: Here) -> None:
    assert answers(cyberdeck, "note 3 " + "x" * 80) == ["Noted about player 3: " + "x" * 80]
    assert "80 letters at most; this one has 81" in answers(cyberdeck, "note 3 " + "x" * 81)[0]
    assert answers(cyberdeck, "note 3 a\x1b[31m\tb") == ["Noted about player 3: a [31m b"]


def test_notes_survive_saving_and_coming_back(cyberdeck: Here) -> None:
    assert cyberdeck(*LOKALKA, typed=["note 3 hacker", "note 2 odd", "1", "note 2"]).code == 0
    kept = read_record(Path("game.json"))["notes"]
    assert [(note["seat"], note["about"], note["text"]) for note in kept] == [
        (0, "2", "hacker"),
        (0, "1", "odd"),
        (0, "1", ""),
    ]
    assert kept[0]["actions"] == kept[1]["actions"] < kept[2]["actions"]
    again = cyberdeck("play", "--resume", "game.json", typed=["notes"])
    assert "Player 3: hacker" in again.out.splitlines()
    assert "Player 2: odd" not in again.out
    assert read_record(Path("game.json"))["notes"] == kept
    assert cyberdeck("verify", "game.json").code == 0


def test_a_decision_taken_back_leaves_the_notes(cyberdeck: Here) -> None:
    """Ending a turn with too many cards in hand reveals nothing new, so it can be taken back."""
    typed = ["1", "end", "note 3 hacker", "undo", "notes"]
    assert answers(cyberdeck, *typed) == ["Player 3: hacker"]
    kept = read_record(Path("game.json"))
    assert kept["notes"][0]["actions"] == len(kept["actions"])


def test_a_replay_shows_notes_beside_the_truth_when_the_game_is_over(cyberdeck: Here) -> None:
    cyberdeck(*LOKALKA, typed=["note 3 surely a helpdesk", "note 2 odd", "1", "note 2"])
    for more in ((), ("--all",), ("--seat", 1)):
        assert "helpdesk" not in cyberdeck("replay", "game.json", *more).out
        assert cyberdeck("replay", "game.json", "--json", *more).json["notes"] == []
    assert cyberdeck("play", "--resume", "game.json", ever="1").code == 0
    lines = cyberdeck("replay", "game.json").out.splitlines()
    note = lines.index("Note of Player 1 about Bot 3: surely a helpdesk (actually: Hacker)")
    assert lines[note + 1] == "Note of Player 1 about Bot 2: odd (actually: Insider)"
    assert lines[note - 1].endswith("[LOK-4.1]")
    assert note < lines.index("Player 1 deletes the note about Bot 2.")
    assert any("surely a helpdesk" in line for line in cyberdeck("replay", "game.json", "--seat", 1).out.splitlines())
    assert "surely a helpdesk" not in cyberdeck("replay", "game.json", "--seat", 2).out
    assert len(cyberdeck("replay", "game.json", "--json").json["notes"]) == 3


def test_a_game_without_roles_has_no_truth_to_show(cyberdeck: Here) -> None:
    cyberdeck(*BLACKHAT, typed=["note 3 brave"])
    assert cyberdeck("play", "--resume", "game.json", ever="1").code == 0
    assert "Note of Player 1 about Bot 3: brave" in cyberdeck("replay", "game.json").out.splitlines()


def test_what_is_possible(cyberdeck: Here) -> None:
    shown = answers(cyberdeck, "possible")
    assert shown[1] == "Player 1, You: Hacker"
    assert shown[2] == "Player 2, Bot 2: Hacker (2 of 6) or Insider (2 of 6) or Helpdesk (2 of 6)"
    assert shown[5] == "Player 5, Bot 5: Administrator"
    assert answers(cyberdeck, "possible", game=BLACKHAT) == ["Nothing hidden to work out right now."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_the_notebook(lang: str, cyberdeck: Here) -> None:
    done = cyberdeck(*LOKALKA, "--lang", lang, typed=["help"])
    for line in Texts(lang).attribute("play-help-notebook", "lines").splitlines():
        assert line in done.out.splitlines()
