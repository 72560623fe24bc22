"""Every game's table in the terminal: it fits, it shows what the reader knows, and nothing else."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from cyberdeck.cli import move_list
from cyberdeck.i18n import LANGUAGES
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.kernel.rng import KeyedRng
from cyberdeck.spec import game_ids
from tests.cli.terminal import unstyled
from tests.kits.screens import FRAMES, drawn, everything, moments, plain_lines, terminal
from tests.kits.tables import DRAWN, Sample, drawn_of

PRINTED = {"cybershield": set("●▲■")}  # on cards whose texts name them
TO_PLAYERS = {"lokalka": "You can attack", "cybershield": "your", "kiberrubezh": "You "}  # beside “Your”

of_each_sample = pytest.mark.parametrize("sample", DRAWN, ids=str)


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
@of_each_sample
def test_the_table_fits_in_every_language(sample: Sample, lang: str) -> None:
    for moment in moments(sample):
        table = terminal(moment, lang)
        offered, hint = table.choices(moment.view, moment.legal), table.hint(moment.view)
        for width in (80, 120):
            board = drawn(table.board(moment.view, width), width).splitlines()
            whole = drawn(table.table(moment.view, width), width).splitlines()
            assert max(map(cell_len, [*board, *whole])) <= width
            compact = drawn(move_list.drawn(offered, hint, width, 6), width)
            assert max(map(cell_len, compact.splitlines())) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_plain_facts_have_words_for_signs(game: str, lang: str) -> None:
    for moment in moments(drawn_of(game)[0]):
        table = terminal(moment, lang)
        in_hand = table.describe_hand(moment.view)
        assert table.describe(moment.view, True)
        for line in plain_lines(table, moment.view):
            assert "\n" not in line
            assert not set(line) & (FRAMES - PRINTED.get(game, set()) if line in in_hand else FRAMES), line


@of_each_sample
def test_colour_adds_nothing(sample: Sample) -> None:
    for moment in moments(sample):
        table = terminal(moment)
        for width in (80, 120):
            parts = table.table(moment.view, width)
            assert unstyled(drawn(parts, width, color=True)) == drawn(parts, width)


@pytest.mark.both
@of_each_sample
def test_worlds_that_look_the_same_are_drawn_the_same(sample: Sample) -> None:
    """Whatever is hidden behind the same view (LOK-7.4, CS-1.4, KR-1.9)."""
    rng = KeyedRng(bytes(32), [b"worlds"])
    differ = 0
    for moment in moments(sample):
        game, table = moment.game, terminal(moment)
        true = everything(table, moment.view, moment.legal, 80)
        worlds = game.worlds(moment.view)
        for _ in range(2):
            other = worlds.sample(rng)
            view = game.view(other, moment.seat)
            assert everything(table, view, game.legal_actions(other, moment.seat), 80) == true
            differ += game.dump(other) != game.dump(moment.state)
    assert differ > 10


@pytest.mark.parametrize("game", game_ids())
def test_a_spectator_sees_a_table_without_a_hand(game: str) -> None:
    for moment in moments(drawn_of(game)[-1]):
        view = moment.game.view(moment.state, SPECTATOR)
        text = everything(terminal(moment, seat=SPECTATOR), view, [], 80)
        assert "Your" not in text
        assert TO_PLAYERS.get(game, "Your") not in text
