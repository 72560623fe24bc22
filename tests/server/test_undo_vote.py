"""The vote on an undo, by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from cyberdeck.server.tables.table_errors import CannotUndo
from cyberdeck.server.tables.undo_vote import UndoVote


def vote(test: Callable[[UndoVote, list[str]], Awaitable[None]], timeout: float = 60, hold: float = 60) -> None:
    """Runs a test with a vote, and the list of its expiries."""

    async def inside() -> None:
        expired: list[str] = []
        await test(UndoVote(timeout, hold, lambda: expired.append("expired")), expired)

    asyncio.run(inside())


def test_everyone_who_is_connected_has_to_agree() -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(1, 1)
        assert (vote.is_open, vote.requested_by) == (True, 1)
        assert vote.take_consent([0, 1, 2]) is None
        vote.vote(0, True)
        assert vote.take_consent([0, 1, 2]) is None
        vote.vote(2, True)
        assert vote.take_consent([0, 1, 2]) == 1
        assert not vote.is_open
        assert vote.take_consent([0, 1, 2]) is None

    vote(test)


@pytest.mark.parametrize("connected", [[], [1]])
def test_alone_the_request_is_enough(connected: list[int]) -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(1, 2)
        assert vote.take_consent(connected) == 1

    vote(test)


def test_one_no_ends_it() -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(0, 3)
        vote.vote(1, True)
        vote.vote(2, False)
        assert not vote.is_open
        assert vote.take_consent([0, 1]) is None

    vote(test)


@pytest.mark.parametrize("agree", [True, False])
def test_nobody_votes_on_nothing(agree: bool) -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        with pytest.raises(CannotUndo) as error:
            vote.vote(0, agree)
        assert error.value.details == {"reason": "nobody"}

    vote(test)


def test_an_action_is_voted_on_once() -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(0, 5)
        with pytest.raises(CannotUndo) as error:
            vote.request(0, 5)
        assert error.value.details == {"reason": "asked"}
        vote.vote(1, False)
        with pytest.raises(CannotUndo) as error:
            vote.request(0, 5)
        assert error.value.details == {"reason": "refused"}
        assert not vote.is_open
        vote.request(0, 6)
        assert vote.is_open

    vote(test)


def test_what_nobody_agreed_to_in_time_is_refused() -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(0, 5)
        await asyncio.sleep(0.03)
        with pytest.raises(CannotUndo):
            vote.request(0, 5)

    vote(test, timeout=0.01)


def test_an_action_in_the_place_of_an_undone_one_is_another() -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(0, 5)
        vote.vote(1, False)
        vote.request(0, 6)
        vote.vote(1, True)
        assert vote.take_consent([0, 1]) == 0
        vote.request(0, 5)

    vote(test)


def test_bots_wait_for_a_while() -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(0, 5)
        assert vote.holds_bots
        await asyncio.sleep(0.03)
        assert (vote.is_open, vote.holds_bots, expired) == (True, False, ["expired"])
        vote.request(0, 6)
        assert vote.holds_bots
        vote.close()
        await asyncio.sleep(0.03)
        assert (vote.holds_bots, expired) == (False, ["expired"])

    vote(test, hold=0.01)


def test_an_action_of_another_ends_it() -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(0, 4)
        vote.keep_only_for(0)
        assert vote.is_open
        vote.keep_only_for(1)
        assert not vote.is_open

    vote(test)


def test_it_expires_once() -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(0, 5)
        await asyncio.sleep(0.03)
        assert (vote.is_open, expired) == (False, ["expired"])
        vote.request(0, 6)
        vote.request(1, 7)
        await asyncio.sleep(0.03)
        assert expired == ["expired"] * 2

    vote(test, timeout=0.01)


def test_a_vote_that_is_settled_does_not_expire() -> None:
    async def test(vote: UndoVote, expired: list[str]) -> None:
        vote.request(0, 8)
        assert vote.take_consent([0]) == 0
        vote.request(0, 9)
        vote.vote(1, False)
        vote.request(0, 10)
        vote.close()
        await asyncio.sleep(0.03)
        assert expired == []

    vote(test, timeout=0.01)
