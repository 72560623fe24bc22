"""`cyberdeck deck`, and decks as options of a table."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

import cyberdeck.components
from cyberdeck.cli.deck import lookup, sources
from cyberdeck.games.cybershield import decks
from cyberdeck.i18n import LANGUAGES, Texts
from cyberdeck.kernel.errors import BadDeck, BadOption
from cyberdeck.server.api.games import describe
from cyberdeck.spec import get_spec, make
from tests.cli.terminal import Here, on_terminal, process, unstyled

MISTAKES = Path(__file__).parents[1] / "data" / "twenty-mistakes.txt"
WRONG = [  # line, key, what is said in English, how to correct it
    (2, "deck-other-game", "This is a deck for “blackhat”, not for cybershield.", "game: cybershield"),
    (3, "deck-header-empty", "Nothing stands after “name:”.", "after the colon"),
    (4, "deck-header-unknown", "“colour:” is not a header of a deck.", "There are: game, name."),
    (5, "deck-header-twice", "“game:” is there twice; it is already in line 2.", "Delete one of the two lines."),
    (6, "deck-no-count", "How many “Firewall”? There is no count.", "as in: 2 Firewall"),
    (7, "deck-no-card", "After the count 3 there is no card.", "Add its title"),
    (8, "deck-count-zero", "A count of 0 does nothing: “Antivirus”.", "from 1 on"),
    (9, "deck-count-negative", "There cannot be −2 cards: “Laptop”.", "from 1 on"),
    (10, "deck-count-fraction", "1.5 is not a whole number of cards.", "a whole number"),
    (11, "deck-count-absurd", "4000 copies of one card are too many.", "99 at most"),
    (12, "deck-count-word", "“three” is not a count in digits.", "as in: 2 Wired router"),
    (13, "deck-count-after", "The count stands after the card: “Desktop computer”.", "3 Desktop computer"),
    (14, "deck-separator", "“:” does not belong between the count and the card.", "Write: 3 Trojan horse"),
    (15, "deck-mark-before", "The line begins with “-”.", "2 USB trap"),
    (16, "deck-unknown-card", "There is no card “Firewal”.", "Firewall"),
    (17, "deck-strange-card", "There is no card “Quantum teapot”, nor one with a title like that.", "after #"),
    (18, "deck-unknown-number", "There is no card with the number 31.", "from 1 to 27"),
    (19, "deck-number-and-title", "Number 13 is “Firewall”, but the line says “Antivirus”.", "is number 16"),
    (20, "deck-token", "“Budget Token” is a token: it comes from outside the decks.", "Delete the line"),
    (21, "deck-several", "There are several cards on one line: “Laptop, 3 Phishing”.", "put ; between them"),
    (22, "deck-copies", "5 of “Wired router” are too many: 4 are allowed.", "Take 1 out."),
    (24, "deck-copies-together", "Lines 23, 24 together hold 5 of “Weak password”: 4 are allowed.", "on one line"),
    (25, "deck-not-understood", "Cannot read this line: “lorem ipsum”.", "put // before it"),
    (0, "deck-too-few", "There are only 36 cards; a deck has at least 60.", "Add 24 cards."),
]


def test_twenty_mistakes_are_reported_at_once(cyberdeck: Here) -> None:
    done = cyberdeck("deck", "check", MISTAKES)
    assert done.code == 1
    lines = done.out.splitlines()
    assert len(lines) == 2 * len(WRONG) + 1
    for (line, _, said, remedy), shown, how in zip(WRONG, lines[::2], lines[1::2], strict=False):
        assert shown == (f"Line {line}: {said}" if line else said)
        assert remedy in how
    assert lines[-1] == "Not legal yet: 24 problems."
    assert len({key for _, key, _, _ in WRONG}) == len(WRONG) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_in_every_language(lang: str, cyberdeck: Here) -> None:
    shown = cyberdeck("deck", "check", MISTAKES, "--json", "--lang", lang)
    assert shown.code == 1
    assert [(p["line"], p["key"]) for p in shown.json["problems"]] == [(line, key) for line, key, _, _ in WRONG]
    if lang != "en":
        english = {said for _, _, said, _ in WRONG}
        assert not english & {problem["text"] for problem in shown.json["problems"]}
        assert all(problem["next"] for problem in shown.json["problems"])


def test_every_mistake_has_words_and_can_be_the_first_of_a_bad_deck() -> None:
    folder = Path(cyberdeck.components.__file__).parent
    sources = [*folder.glob("decks/*.py"), folder / "catalogue.py", Path(decks.__file__)]
    keys = {key for path in sources for key in re.findall(r'"(deck-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert len(keys) > 30
    names = "text near count most least line lines header known first game wanted mark card extra number other word"
    facts: dict[str, str | int] = dict.fromkeys([*names.split(), "size", "byte", "code", "numbers", "example"], "FACT")
    facts["missing"] = "FACT"
    for lang in LANGUAGES:
        texts = Texts(lang)
        for key in keys:
            said = texts.text("error-bad-deck", problem=key, problems=2, **facts)
            assert texts.text(key, **facts) in said
            remedy = texts.attribute("error-bad-deck", "next", problem=key, problems=2, **facts)
            assert remedy == texts.attribute(key, "next", **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", decks.BUILT_IN)
def test_the_decks_of_the_game_are_sound_and_shown(name: str, lang: str, cyberdeck: Here) -> None:
    assert cyberdeck("deck", "check", name, "--lang", lang).code == 0
    known = lookup.titled(decks, lang)
    done = cyberdeck("deck", "show", name, "--lang", lang)
    assert done.code == 0
    lines = done.out.splitlines()
    for card, count in zip(known.cards, decks.counts(name), strict=True):
        assert (f"  {count} {known.title(card)} °  #{card.number}" in lines) == (count > 0)
    texts = get_spec("cybershield").texts(lang)
    assert texts.text("deck-marked", mark="°") in lines
    shown = cyberdeck("deck", "show", name, "--json", "--lang", lang).json
    assert sum(card["count"] for card in shown["cards"]) == shown["size"] == 60
    assert all(card["reconstructed"] for card in shown["cards"])
    assert lines[-1] == texts.text("deck-code", code=shown["code"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_deck_is_sound_and_commented(lang: str, cyberdeck: Here) -> None:
    done = cyberdeck("deck", "new", "mine.txt", "--game", "cybershield", "--lang", lang)
    assert done.code == 0
    assert "mine.txt" in done.out
    text = Path("mine.txt").read_text(encoding="utf-8")
    assert text == cyberdeck("deck", "new", "-", "--game", "cybershield", "--lang", lang).out
    assert text.startswith("// ")
    assert cyberdeck("deck", "check", "mine.txt").code == 0  # whatever language it is read in
    checked = cyberdeck("deck", "check", "mine.txt", "--json").json
    assert checked["code"] == cyberdeck("deck", "check", "basic", "--json").json["code"]


def test_a_new_deck_is_not_written_over_another(cyberdeck: Here) -> None:
    Path("mine.txt").write_text("mine", encoding="utf-8")
    done = cyberdeck("deck", "new", "mine.txt", "--game", "cybershield")
    assert (done.code, done.out) == (2, "")
    assert "--force" in done.err
    assert Path("mine.txt").read_text(encoding="utf-8") == "mine"
    assert cyberdeck("deck", "new", "mine.txt", "--force", "--game", "cybershield").code == 0
    assert cyberdeck("deck", "check", "mine.txt").code == 0


def test_statistics(cyberdeck: Here) -> None:
    shown = cyberdeck("deck", "stats", "basic", "--json").json
    assert shown["kinds"] == {"network": 18, "attack": 14, "defence": 10, "event": 18}
    assert shown["points"] == {"-2": 4, "-1": 10, "0": 22, "1": 22, "2": 2}
    provider = shown["chances"][0]
    miss = Fraction(1)
    for card in range(7):
        miss *= Fraction(56 - card, 60 - card)
    assert (provider["keyword"], provider["cards"]) == ("provider", 4)
    assert Fraction(provider["opening"]) == 1 - miss
    assert Fraction(provider["again"]) == 1 - miss**2
    plain = cyberdeck("deck", "stats", "basic").out
    assert "Provider: 4: opening hand 39.9 %, after mulligan 63.9 %, turn 1 69.2 %" in plain
    assert "█" not in plain
    assert "39,9 %" in cyberdeck("deck", "stats", "basic", "--lang", "fi").out.replace("\xa0", " ")


def test_statistics_on_a_terminal_without_colour(tmp_path: Path) -> None:
    child = on_terminal("deck", "stats", "basic", "--no-color", folder=tmp_path)
    text = child.read()
    assert "\x1b[3" not in text
    lines = unstyled(text).splitlines()
    assert any(re.fullmatch(r" *Network +18 █+ *", line) for line in lines), text
    assert any(re.match(r"Provider: 4 +39\.9 % +63\.9 %", line) for line in lines), text
    assert max(map(len, lines)) <= 80


def test_a_deck_from_standard_input(tmp_path: Path) -> None:
    text = decks.built_in("attacker")
    done = process("deck", "check", "-", folder=tmp_path, typed=text)
    assert done.code == 0, done.err
    assert process("deck", "show", "-", folder=tmp_path, typed="3 Firewall").code == 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("deck", "Which deck action"),
        ("deck chek basic", "Choose: check"),
        ("deck check", "Which deck?"),
        ("deck new --game cybershield", "Which file to write to?"),
        ("deck check nothing.txt", "No file or deck called “nothing.txt”"),
        ("deck check .", "cannot be read"),
        ("deck new /no/such/folder/x.txt --game cybershield", "cannot be written"),
        ("deck new x.txt", "Which game is the deck for?"),
        ("deck check basic --game blackhat", "has no custom decks"),
        ("deck check basic --game chess", "no game called “chess”"),
    ],
)
def test_mistakes_on_the_command_line(line: str, said: str, cyberdeck: Here) -> None:
    done = cyberdeck(*line.split())
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert len(done.err.splitlines()) == 2


@pytest.mark.parametrize("action", ["show", "stats"])
def test_a_deck_with_mistakes_is_not_shown(action: str, cyberdeck: Here) -> None:
    done = cyberdeck("deck", action, MISTAKES)
    assert (done.code, done.out) == (2, "")
    assert "Line 16: There is no card “Firewal”." in done.err


# Two games with decks


def test_the_line_of_the_game_decides(cyberdeck: Here) -> None:
    for game, head in (("cybershield", "game: cybershield"), ("kiberrubezh", "// mine\nname: x; GAME : Kiberrubezh")):
        Path("mine.txt").write_text(f"{head}\n2 #13\n", encoding="utf-8")
        assert cyberdeck("deck", "check", "mine.txt", "--json").json["game"] == game
        other = "kiberrubezh" if game == "cybershield" else "cybershield"
        shown = cyberdeck("deck", "check", "mine.txt", "--json", "--game", other).json
        assert shown["problems"][0]["key"] == "deck-other-game"


@pytest.mark.parametrize(
    "text", ["2 #13\n", "game: blackhat\n2 #13\n", "// game: cybershield\n2 #13", "", "game: \xe9"]
)
def test_without_it_one_is_asked(text: str, cyberdeck: Here) -> None:
    Path("mine.txt").write_text(text, encoding="latin-1")
    for action in ("check", "show", "stats"):
        done = cyberdeck("deck", action, "mine.txt")
        assert (done.code, done.out) == (2, "")
        assert "Which game is the deck for?\nName it with --game: cybershield, kiberrubezh." in done.err
    assert cyberdeck("deck", "check", "mine.txt", "--game", "kiberrubezh").code == 1


def test_the_decks_of_a_game_need_no_game(cyberdeck: Here) -> None:
    assert cyberdeck("deck", "check", "basic", "--json").json["game"] == "cybershield"
    assert cyberdeck("deck", "check", "blue-range", "--json").json["game"] == "kiberrubezh"


# Decks as options


def test_counts_of_a_deck_for_a_table() -> None:
    basic = decks.counts("basic")
    assert sum(basic) == 60
    assert decks.counts("; ".join(f"{n} {kind + 1}" for kind, n in enumerate(basic))) == basic
    assert decks.counts(decks.built_in("builder")) == decks.counts("builder")
    with pytest.raises(BadDeck) as error:
        decks.counts("5 1; 55 firewal")
    assert {"problem": "deck-unknown-card", "line": 1, "problems": 2}.items() <= error.value.details.items()
    with pytest.raises(BadDeck) as error:
        decks.counts("basics")
    assert error.value.details["problem"] == "deck-unknown-name"


def test_a_table_takes_decks_as_files_names_and_texts(cyberdeck: Here) -> None:
    """A record keeps a name or a code, never a path."""
    cyberdeck("deck", "new", "my deck.txt", "--game", "cybershield", "--lang", "it")
    spec = get_spec("cybershield")
    basic, attacker = (cyberdeck("deck", "check", name, "--json").json["code"] for name in ("basic", "attacker"))
    kept = {"my deck.txt": basic, "basic": "basic", attacker: attacker, decks.built_in("attacker"): attacker}
    for value, wanted in kept.items():
        options = sources.with_codes(spec, {"deck1": value, "turn_limit": "9"}, "en")
        assert options == {"deck1": wanted, "turn_limit": "9"}
        assert make("cybershield", options).num_seats == 2
    assert sources.with_codes(get_spec("blackhat"), {"deck1": "x"}, "en") == {"deck1": "x"}


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("missing.txt", "No file or deck called “missing.txt”"),
        (MISTAKES, "mistakes: 24; the first is in line 2"),
        ("60 Firewall", "60 of “Firewall” are too many"),
        ("4 Firewall; " * 300, "200 lines at most"),
    ],
)
def test_a_table_without_a_deck_is_not_set_up(value: object, said: str, cyberdeck: Here, tmp_path: Path) -> None:
    done = cyberdeck("play", "cybershield", "--option", f"deck1={value}")
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert not list(tmp_path.iterdir())


def test_what_a_deck_option_takes(cyberdeck: Here) -> None:
    kinds = {option.name: option.kind for option in get_spec("cybershield").describe_options()}
    assert kinds["deck1"] == "deck"
    (game,) = [game for game in cyberdeck("games", "--json").json if game["id"] == "cybershield"]
    (option,) = [option for option in game["options"] if option["name"] == "deck1"]
    assert option["allowed"] == "basic | attacker | builder | 4 1; 2 2; …"
    with pytest.raises(BadOption):
        make("cybershield", {"deck1": "1 1;" * 1001})


def test_the_page_gets_the_deck_options() -> None:
    shown = describe(get_spec("cybershield"))
    (option,) = [option for option in shown.options if option.name == "deck1"]
    assert (option.kind, option.default, option.choices) == ("deck", "basic", decks.BUILT_IN)
