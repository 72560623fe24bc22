"""A seat's own notebook, and who hears a player who is out (LOK-8.8)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.games.lokalka import Lokalka, Options
from cyberdeck.games.lokalka.ids import HACKER, INSIDER
from cyberdeck.kernel import laws, record
from cyberdeck.kernel.bits import members
from cyberdeck.kernel.game import OVER
from cyberdeck.kernel.rng import FastRng
from cyberdeck.spec import make
from tests.server.house import PATIENT, House, Place
from tests.server.test_again import play


def lokalka(house: House, people: int = 4, **options: Any) -> Place:
    table = house.table(people, 4 - people, options={"network": "random", "round_limit": 1, **options}, game="lokalka")
    table.start()
    return table


def test_nobody_else_sees_a_note(open_house: Any) -> None:
    house: House = open_house(PATIENT)
    table = lokalka(house)
    with table.client(0) as writer, table.client(0) as twin, table.client(1) as other, table.client() as spectator:
        for client in (writer, twin, other, spectator):
            client.quiet()
        shown = writer.ask({"t": "note", "about": "2", "text": "hacker"}, "notes")
        assert shown["notes"] == twin.wait("notes")["notes"] == {"2": "hacker"}
        writer.ask({"t": "note", "about": "1", "text": "?"}, "notes")
        assert writer.ask({"t": "note", "about": "2", "text": ""}, "notes")["notes"] == {"1": "?"}
        assert other.quiet() == spectator.quiet() == []
        assert spectator.ask({"t": "note", "about": "1", "text": "x"}, "rejected")["key"] == "error-not-your-seat"
    house.again()
    with table.client(0) as back:
        assert back.wait("notes")["notes"] == {"1": "?"}
    for reader in (1, None):
        with table.client(reader) as other:
            other.wait("update")
            other.send({"t": "explain", "notation": "?"})
            other.wait("rejected")
            assert not any('"t":"notes"' in text for text in other.texts)


def test_notes_are_in_the_record_after_the_game(house: House) -> None:
    table = lokalka(house, people=1)
    with table.client(0) as client:
        client.my_turn()
        client.ask({"t": "note", "about": "3", "text": "insider"}, "notes")
    assert house.ask("GET", f"{table.path}/record").status == 409
    play(table)
    kept = record.decode(house.ask("GET", f"{table.path}/record").content)
    (note,) = kept.notes
    assert (note.seat, note.about, note.text) == (0, "3", "insider")
    assert 0 < note.actions < len(kept.actions)
    assert record.verify(kept, make).sound


@pytest.mark.parametrize(
    "note",
    [{"about": "", "text": "x"}, {"about": "x" * 17, "text": ""}, {"about": "1", "text": "x" * 81}, {"about": 1}],
)
def test_a_bad_note_is_refused(house: House, note: dict[str, Any]) -> None:
    with lokalka(house).client(0) as client:
        assert client.ask({"t": "note", **note}, "rejected")["key"] == "error-bad-message"


def test_no_note_before_the_game(house: House) -> None:
    table = house.table(4, game="lokalka")
    with table.client(0) as client:
        assert client.ask({"t": "note", "about": "1", "text": "x"}, "rejected")["key"] == "error-not-begun"


@pytest.mark.rule("LOK-8.8")
@pytest.mark.parametrize("talk", ["all", "out", "none"])
@pytest.mark.parametrize("sees", ["public", "all"])
def test_who_hears_a_player_who_is_out(talk: Any, sees: Any) -> None:
    """And who may see everything (LOK-8.7) is never heard by those who are in."""
    game = Lokalka(Options(players=6, out_talk=talk, out_sees=sees, network="random"))
    rng = FastRng(3)
    everybody = list(range(7))
    met = set()
    for _ in range(30):
        state = game.initial_state()
        while state.top.kind != OVER:
            seat, action = laws.choose(game, state, rng)
            game.apply(state, seat, action)
            out = [p for p in range(6) if not state.alive >> p & 1]
            for speaker in range(6):
                heard = members(game.chat_audience(state, speaker))
                blind = sees == "public" or state.role[speaker] != INSIDER
                if state.top.kind == OVER or speaker not in out or (talk == "all" and blind):
                    assert heard == everybody
                else:
                    assert heard == ([] if talk == "none" else out)
                if speaker in out:
                    met.add(int(state.role[speaker]))
    assert met >= {HACKER, INSIDER}


@pytest.mark.usefixtures("small_games")
@pytest.mark.rule("LOK-8.8")
def test_what_is_said_aside_leaves_no_trace_for_the_others(house: House) -> None:
    """The numbers of what one hears have no gaps; who comes later hears what they would have heard."""
    table = house.table(2, game="whisper")
    table.start()
    with table.client(0) as a, table.client(1) as b, table.client() as spectator:
        for n, speaker in enumerate((a, b, a, b)):
            speaker.send({"t": "say", "text": f"line {n}"})
            a.wait("chat", text=f"line {n}")
        assert [b.wait("chat")["n"] for _ in range(4)] == [0, 1, 2, 3]
        shown = [spectator.wait("chat") for _ in range(2)]
        assert [(line["n"], line["text"], line["private"]) for line in shown] == [
            (0, "line 1", False),
            (1, "line 3", False),
        ]
        assert not [line for line in spectator.quiet() if line["t"] == "chat"]
    with table.client(1) as late:
        shown = [late.wait("chat") for _ in range(4)]
        assert [(line["n"], line["private"]) for line in shown] == [(0, True), (1, False), (2, True), (3, False)]


@pytest.mark.usefixtures("small_games")
@pytest.mark.rule("LOK-8.8")
def test_who_is_heard_by_nobody_is_informed(house: House) -> None:
    table = house.table(2, game="mute")
    table.start()
    with table.client(0) as client:
        assert client.ask({"t": "say", "text": "?"}, "rejected")["key"] == "error-silenced"
