"""`cyberdeck deck odds`, `open` and `collection`, and decks held against what one has (KR-4.1)."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from cyberdeck.cli.deck.odds import MARKS
from cyberdeck.games.kiberrubezh import decks
from cyberdeck.i18n import LANGUAGES
from cyberdeck.spec import get_spec
from tests.cli.terminal import Here, on_terminal, unstyled

OURS = decks.BOOSTERS


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The usual place, of a user of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "cyberdeck" / "collection-kiberrubezh.json"


def kept(path: Path) -> dict[int, int]:
    return dict(OURS.decode(path.read_bytes()).cards)


def numbers(shown: Any) -> list[list[int]]:
    return [[card["number"] for card in booster] for booster in shown["boosters"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_odds_are_shown_before_the_cards(lang: str, cyberdeck: Here) -> None:
    texts = get_spec("kiberrubezh").texts(lang)
    done = cyberdeck("deck", "open", "--seed", "Friday", "--lang", lang)
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == texts.text("booster-odds", count=10)
    first = lines.index(texts.text("booster-title", number=1, count=1))
    for line, one in zip(lines[1:5], OURS.odds(), strict=True):
        assert line.startswith(f"{MARKS[one.rarity]} {texts.text(f'rarity-{one.rarity}')}: ")
        assert f"({one.card})" in line
        assert (f"({one.slot})" in line) == (one.slot != 1)
    assert lines[5] == texts.text("booster-odds-how")
    cards = {card.number: card for card in decks.catalogue().cards}
    for line, number in zip(lines[first + 1 : first + 11], OURS.open_booster("Friday", 0), strict=True):
        card = cards[number]
        rarity = texts.text(f"rarity-{card.rarity}")
        assert line.startswith(f"  {MARKS[card.rarity]} {rarity}: {texts.text(card.key)}  #{number}")
    assert len(set(MARKS.values())) == 4  # distinguished without colours


def test_the_odds_alone(cyberdeck: Here, home: Path) -> None:
    shown = cyberdeck("deck", "odds", "--json").json
    assert [(one["rarity"], one["cards"], one["drawn"], one["slot"], one["card"]) for one in shown["odds"]] == [
        ("common", 23, 6, "1", "6/23"),
        ("uncommon", 16, 3, "1", "3/16"),
        ("rare", 12, 1, "5/6", "5/72"),
        ("special", 3, 1, "1/6", "1/18"),
    ]
    assert len(shown["cards"]) == 54
    assert sum(Fraction(card["chance"]) for card in shown["cards"]) == 10
    plain = cyberdeck("deck", "odds").out
    assert "◆ rare: 1 with a chance of 83.3 % (5/6), out of 12; the chance of each is 6.9 % (5/72)" in plain
    assert "  ★ special: Air gap  #45  5.6 % (1/18)" in plain.splitlines()
    assert not home.exists()


def test_the_same_seed_the_same_boosters(cyberdeck: Here, home: Path) -> None:
    three = cyberdeck("deck", "open", "--boosters", 3, "--seed", "Friday", "--json").json
    assert numbers(three) == [list(OURS.open_booster("Friday", n)) for n in range(3)]
    assert three["seed"] == "Friday"
    assert three["collection"] == {"file": str(home), "boosters": 3, "size": 30}
    again = cyberdeck("deck", "open", "--boosters", 2, "--seed", " friday", "--json").json
    assert numbers(again) == numbers(three)[:2]
    assert not any(card["new"] for booster in again["boosters"] for card in booster)
    assert sum(kept(home).values()) == 50


def test_without_a_seed_the_seed_is_random_and_shown(cyberdeck: Here) -> None:
    one, two = (cyberdeck("deck", "open", "--json").json for _ in range(2))
    assert one["seed"] != two["seed"]
    assert numbers(one) != numbers(two)
    again = cyberdeck("deck", "open", "--seed", one["seed"], "--json").json
    assert numbers(again) == numbers(one)


def test_new_titles_are_marked_once(cyberdeck: Here) -> None:
    shown = cyberdeck("deck", "open", "--boosters", 9, "--seed", "x", "--json").json
    cards = [card for booster in shown["boosters"] for card in booster]
    new = [card["number"] for card in cards if card["new"]]
    assert len(new) == len(set(new)) == len({card["number"] for card in cards}) < 90


def test_what_one_has_is_listed(cyberdeck: Here, home: Path) -> None:
    assert "The collection is empty. To open a booster: cyberdeck deck open" in cyberdeck("deck", "collection").out
    cyberdeck("deck", "open", "--boosters", 4, "--seed", "Friday")
    shown = cyberdeck("deck", "collection", "--json").json
    assert {card["number"]: card["count"] for card in shown["cards"]} == kept(home)
    assert (shown["size"], shown["boosters"], shown["of"], shown["different"]) == (40, 4, 54, len(kept(home)))
    plain = cyberdeck("deck", "collection").out.splitlines()
    assert plain[0] == f"Your collection: 40 cards; titles: {len(kept(home))} of 54"
    assert "○ common: 24" in plain
    assert "◇ uncommon: 12" in plain


def test_a_starter_set(cyberdeck: Here, home: Path) -> None:
    shown = cyberdeck("deck", "open", "--starter", "red-range").out
    assert "Starter set “Red range”: 60 cards" in shown
    assert "Booster" not in shown
    assert kept(home) == dict(decks.sound(decks.built_in("red-range"), decks.catalogue()).cards)
    assert cyberdeck("deck", "check", "red-range", "--collection").code == 0
    more = cyberdeck("deck", "open", "--starter", "blue-range", "--boosters", 1, "--json").json
    assert (more["starter"], more["collection"]["size"]) == ("blue-range", 130)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_held_against_the_collection(lang: str, cyberdeck: Here) -> None:
    texts = get_spec("kiberrubezh").texts(lang)
    cyberdeck("deck", "open", "--starter", "blue-range")
    done = cyberdeck("deck", "check", "red-range", "--collection", "--lang", lang)
    assert done.code == 1
    shown = cyberdeck("deck", "check", "red-range", "--json", "--collection").json
    assert shown["problems"] == []
    own, wanted = (decks.counts(name) for name in ("blue-range", "red-range"))
    lacks = {n: w - h for n, (h, w) in enumerate(zip(own, wanted, strict=True), 1) if h < w and n not in (1, 2, 3)}
    assert {one["facts"]["number"]: one["facts"]["missing"] for one in shown["missing"]} == lacks
    for number, count in lacks.items():
        title = texts.text(decks.catalogue().cards[number - 1].key)
        have, needed = own[number - 1], wanted[number - 1]
        facts: dict[str, str | int] = {
            "card": title,
            "number": number,
            "have": have,
            "wanted": needed,
            "missing": count,
        }
        assert texts.text("collection-missing", **facts) in done.out.splitlines()
    assert texts.text("collection-lacks", count=sum(lacks.values())) in done.out
    assert texts.text("deck-check-good", count=60, game="kiberrubezh") in done.out  # in open play
    assert cyberdeck("deck", "check", "red-range").code == 0
    assert "missing" not in cyberdeck("deck", "check", "red-range", "--json").json


def test_a_file_of_ones_own(cyberdeck: Here, home: Path) -> None:
    cyberdeck("deck", "open", "--collection", "mine.json", "--starter", "blue-range")
    assert not home.exists()
    assert cyberdeck("deck", "check", "blue-range", "--collection", "mine.json").code == 0
    assert cyberdeck("deck", "check", "blue-range", "--collection=mine.json").code == 0
    assert cyberdeck("deck", "collection", "--collection", "mine.json", "--json").json["size"] == 60
    assert not list(Path().glob("*.part"))


def test_starting_over_needs_a_yes_and_loses_nothing(cyberdeck: Here, home: Path) -> None:
    cyberdeck("deck", "open", "--seed", "Friday")
    before = home.read_bytes()
    done = cyberdeck("deck", "collection", "--reset")
    assert (done.code, done.out) == (2, "")
    assert "--yes" in done.err
    assert home.read_bytes() == before
    assert cyberdeck("deck", "collection", "--reset", "--yes").code == 0
    assert not home.exists()
    assert home.with_name(f"{home.name}.old").read_bytes() == before
    cyberdeck("deck", "open", "--seed", "Monday")
    shown = cyberdeck("deck", "collection", "--reset", "--yes", "--json").json
    assert Path(shown["aside"]).name == f"{home.name}.old-2"
    assert home.with_name(f"{home.name}.old").read_bytes() == before
    assert cyberdeck("deck", "collection", "--reset", "--yes", "--json").json["aside"] is None


BAD = {
    "": "damaged, cut off, or something else",
    '{"format":"cyberdeck-collection","version":1,"game":"kiberrubezh","boosters":1,"cards":[[3,': "damaged, cut off",
    '{"t": "something else"}': "is not built like a collection",
    '{"format":"cyberdeck-collection","version":9,"game":"kiberrubezh"}': "another version of the program (9)",
    '{"format":"cyberdeck-collection","version":1,"game":"chess"}': "another game: “chess”",
    '{"format":"cyberdeck-collection","version":1,"game":"kiberrubezh","cards":[[99,1]]}': "#99",
}


@pytest.mark.parametrize("text", BAD)
def test_a_file_that_is_no_collection_is_left_alone(text: str, cyberdeck: Here, home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.write_text(text, encoding="utf-8")
    for line in (["open"], ["open", "--json"], ["collection"], ["check", "blue-range", "--collection"]):
        done = cyberdeck("deck", *line)
        assert (done.code, done.out) == (2, "")
        assert f"{home}: " in done.err
        assert BAD[text] in done.err
        assert "Nothing was changed." in done.err
    assert home.read_text(encoding="utf-8") == text
    assert [path.name for path in home.parent.iterdir()] == [home.name]
    assert cyberdeck("deck", "collection", "--reset", "--yes").code == 0
    assert home.with_name(f"{home.name}.old").read_text(encoding="utf-8") == text


def test_a_save_that_fails_leaves_the_old_file(cyberdeck: Here, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cyberdeck("deck", "open", "--seed", "Friday")
    before = home.read_bytes()

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    done = cyberdeck("deck", "open", "--seed", "Monday")
    assert done.code == 2
    assert "cannot be written (No space left on device)" in done.err
    assert "Booster 1" not in done.out
    assert home.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("deck open --boosters 0", "--boosters needs a whole number, at least 1"),
        ("deck open --boosters many", "--boosters needs a whole number"),
        ("deck open --boosters 37", "Open 36 at most."),
        ("deck open --seed=", "cannot be a seed"),
        (f"deck open --seed {'x' * 65}", "64 characters at most"),
        ("deck open --starter fortress", "Available: blue-range, red-range."),
        ("deck open mine.json", "--collection=mine.json"),
        ("deck open --game cybershield", "cybershield has no boosters"),
        ("deck odds --game chess", "no game called “chess”"),
        ("deck check basic --collection", "cybershield has no boosters"),
        ("deck collection --collection nothing.json", "There is no file nothing.json."),
        ("deck check blue-range --collection nothing.json", "There is no file nothing.json."),
        ("deck collection --collection .", "cannot be read"),
        ("deck open --collection /dev/null/x.json", "cannot be"),
        ("deck opne", "Choose: open"),
    ],
)
def test_mistakes_on_the_command_line(line: str, said: str, cyberdeck: Here, home: Path) -> None:
    done = cyberdeck(*line.split())
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert len(done.err.splitlines()) == 2
    assert not home.exists()


def test_nothing_of_money_or_accounts(cyberdeck: Here) -> None:
    """Nothing is sold, nobody signs in, and nothing is asked."""
    words = r"(?i)\b(buy|pay|price|coin|credit|gem|purchase|shop|sign in|log in|password|e-?mail address)\b|[$€₽£]\d"
    said = [cyberdeck("deck", *line.split()).out for line in ("odds", "open --boosters 3", "collection", "--help")]
    assert not [re.findall(words, text) for text in said if re.search(words, text)]
    listed = cyberdeck("deck", "open", "--json").json
    assert set(listed) == {"game", "seed", "starter", "odds", "boosters", "collection"}
    assert set(json.loads(Path(listed["collection"]["file"]).read_text(encoding="utf-8"))) == {
        *("format", "version", "game", "boosters", "cards")
    }


def test_on_a_terminal_without_colour(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    child = on_terminal("deck", "open", "--no-color", "--seed", "Friday", "--collection", mine, folder=tmp_path)
    text = child.read()
    assert "\x1b[3" not in text
    lines = [line.rstrip() for line in unstyled(text).splitlines()]
    assert "  ◆ rare: Broken protocol  #30  (new)" in lines, text
    assert max(map(len, lines)) <= 80
