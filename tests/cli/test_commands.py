"""What one can type at a table besides an answer, and what is said to answers that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck.kernel.match import Match
from cyberdeck.spec import make
from tests.cli.terminal import LANGUAGES, Here, read_record, seeds_where_one_leads
from tests.kits.books import rulebook

LEADS = next(seeds_where_one_leads({"players": 4}))
BOOK = rulebook("blackhat", "en")


def sit(cyberdeck: Here, *typed: str, lang: str = "en", more: tuple[str, ...] = ()) -> str:
    """What is shown after these lines were typed at a table where seat 1 leads; the file is game.json."""
    Path("game.json").unlink(missing_ok=True)
    table = ("play", "blackhat", "--seed", LEADS, "--lang", lang, *more, "--save", "game.json")
    done = cyberdeck(*table, typed=typed)
    assert done.code == 0, done.err
    assert done.err == ""
    return done.out


def card_not_held() -> int:
    match = Match(make("blackhat", {}), LEADS.to_bytes(32, "big"))
    match.start()
    hand = match.view(0).hand  # type: ignore[attr-defined]
    return next(rank + 1 for rank in range(13) if not hand[rank])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_move_names_its_rule(lang: str, cyberdeck: Here) -> None:
    shown = sit(cyberdeck, f"{card_not_held()}+J+J+J+J+J", lang=lang)
    book = rulebook("blackhat", lang)
    rule = next(r for r in ("BH-4.1", "BH-3.1") if f"{r} {book.rule(r).title}" in shown)
    assert book.rule(rule).parts[0][1] in shown
    assert read_record(Path("game.json"))["actions"][-1][0] == -1


def test_a_bare_number_is_the_number_of_a_move(cyberdeck: Here) -> None:
    """And with = before it a card."""
    rank = card_not_held()
    assert "BH-3.1" in sit(cyberdeck, f"={rank}").split("Your move")[1]
    assert "There is no move 99" in sit(cyberdeck, "99")
    assert "There is no move 0" in sit(cyberdeck, "0")
    first = next(line for line in sit(cyberdeck).splitlines() if line.startswith("1) "))
    notation = first.split()[1].rstrip(":")
    assert f"You lead: {notation} [BH-3.1]" in sit(cyberdeck, "1")
    assert f"You lead: {notation} [BH-3.1]" in sit(cyberdeck, f"={notation}")


@pytest.mark.parametrize("typed", ["xyz", "7+8", "2x>>b4", "\x00", "й", "7" * 5000])
def test_what_is_no_move_at_all(typed: str, cyberdeck: Here) -> None:
    shown = sit(cyberdeck, typed)
    assert "Cannot read “" in shown or "There is no move" in shown


def test_the_decision_explained(cyberdeck: Here) -> None:
    asked = sit(cyberdeck, "?").split("Your move")[1]
    assert f"BH-3.1 {BOOK.rule('BH-3.1').title}" in asked
    assert BOOK.rule("BH-5.2").parts[0][1] in sit(cyberdeck, "? BH-5.2")
    assert BOOK.rule("BH-5.2").title in sit(cyberdeck, "?bh-5.2")
    assert BOOK.rule("BH-7.6").title in sit(cyberdeck, "? Honeypot")
    assert "No rule mentions" in sit(cyberdeck, "? zebra crossing")
    near = sit(cyberdeck, "? BH-5.22")
    assert "There is no rule BH-5.22" in near
    assert "BH-5.5" in near


def test_why(cyberdeck: Here) -> None:
    assert "is legal" in sit(cyberdeck, "why 1")
    forbidden = sit(cyberdeck, "why 2x>b4")
    assert "2x>b4 is not legal now" in forbidden
    assert "Which move?" in sit(cyberdeck, "why")
    assert "Cannot read “" in sit(cyberdeck, "why me")
    assert "Undone" not in sit(cyberdeck, "why 1", "undo")


def test_looking_again(cyberdeck: Here) -> None:
    once = sit(cyberdeck)
    assert once.count("a1 (Host") == 1
    assert sit(cyberdeck, "board").count("a1 (Host") == 2
    assert sit(cyberdeck, "hand").count("Your hand: 10 cards") == 2
    assert sit(cyberdeck, "table").count("1) ") == 2
    assert sit(cyberdeck, "log").count("Round 1: ") == 2
    assert sit(cyberdeck, "log all").count("Round 1: ") == 2
    assert sit(cyberdeck, "log 1").count("Round 1: ") == 1
    assert "why 7+7" in sit(cyberdeck, "help")
    assert "or help" in sit(cyberdeck, "", "   ")


def test_saving(cyberdeck: Here) -> None:
    assert sit(cyberdeck, "save", "SAVE").count("Game saved in game.json") == 3  # and once more at the end


def test_undo_is_refused_when_something_was_learned(cyberdeck: Here) -> None:
    assert "no move to undo" in sit(cyberdeck, "undo")
    shown = sit(cyberdeck, "1", "undo")
    assert "others have moved since" in shown
    kept = read_record(Path("game.json"))
    assert any(seat == 0 for seat, _ in kept["actions"])


def test_undo_after_a_deal(cyberdeck: Here) -> None:
    """A decision that ended a round cannot be taken back: cards were dealt since."""
    game = ("play", "blackhat", "--seed", LEADS, "--option", "round_limit=3", "--save", "game.json")
    for n in range(2, 200):
        Path("game.json").unlink(missing_ok=True)
        shown = cyberdeck(*game, typed=["1"] * n + ["undo"]).out
        if "Round 2: " in shown:
            break
    assert "you have seen cards dealt or drawn since" in shown


def test_undo_gives_the_decision_back(cyberdeck: Here) -> None:
    """Taking the Black Hat and picking cards is a chain of one's own decisions: nothing is learned in between."""
    typed: list[str] = []
    for _ in range(300):
        shown = sit(cyberdeck, *typed, more=("--option", "black_hat_take=any"))
        last = shown[shown.rindex("LOWEST trace wins") :]
        if "ranked cards of your choice" in last or "1 ranked card of your choice" in last:
            break
        typed.append("1")
    assert "Black Hat trick. Choose what to take" in last
    before = read_record(Path("game.json"))["actions"]
    shown = sit(cyberdeck, *typed, "hat", "undo", more=("--option", "black_hat_take=any"))
    assert "Undone" in shown
    assert read_record(Path("game.json"))["actions"] == before
    assert shown[shown.rindex("LOWEST trace wins") :].splitlines()[:-3] == last.splitlines()[:-3]
    again = sit(cyberdeck, *typed, "hat", "undo", "all", more=("--option", "black_hat_take=any"))
    straight = sit(cyberdeck, *typed, "all", more=("--option", "black_hat_take=any"))
    assert again[again.rindex("You take") :] == straight[straight.rindex("You take") :]
