"""The WebSocket of a table: bytes to typed, bounded messages and back. Knows nothing of games.

The seat of a client comes from the secret in its `Hello`, never from a later message. A faulty message gets `Rejected`
and changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from cyberdeck.kernel.errors import CyberdeckError
from cyberdeck.kernel.game import SPECTATOR
from cyberdeck.server import limits
from cyberdeck.server import protocol as p
from cyberdeck.server.api.endpoint import GUESSES
from cyberdeck.server.close_codes import MOVED, QUIET, RECONNECT, REFUSED, SILENT, TOO_SLOW
from cyberdeck.server.limits import Limits, RateLimiter, TokenBucket
from cyberdeck.server.outbox import Outbox
from cyberdeck.server.store.rows import StoreError
from cyberdeck.server.tables.chat import tidied
from cyberdeck.server.tables.manager import TableManager
from cyberdeck.server.tables.presence import Client
from cyberdeck.server.tables.session import TableSession
from cyberdeck.server.tables.table_errors import BadMessage, Moved, NotYourSeat

_read = msgspec.json.Decoder(p.ClientMessage).decode
_HEY = msgspec.json.encode(p.Hey()).decode()
_HEY_BACK = msgspec.json.encode(p.HeyBack()).decode()


async def serve(
    scope: Scope, receive: Receive, send: Send, manager: TableManager, rate_limiter: RateLimiter, address: str
) -> None:
    """Serves one socket from its first message to its last."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            session, client = await _hello(socket, manager)
            session.presence.address = session.presence.address or address
        except TimeoutError:
            await socket.close(SILENT.number)
            return
        except Moved as moved:
            await socket.close(MOVED.number, str(moved.details["to"]))
            return
        except StoreError:
            await socket.close(RECONNECT.number)
            return
        except CyberdeckError as error:
            if isinstance(error, GUESSES):
                rate_limiter.guessed(address)
            await socket.send_text(_rejection(None, error))
            await socket.close(REFUSED.number)
            return
        await _exchange(receive, send, session, client, rate_limiter.limits)


async def _hello(socket: WebSocket, manager: TableManager) -> tuple[TableSession, Client]:
    message = _parse(_text(await asyncio.wait_for(socket.receive(), limits.HELLO_SECONDS)))
    if not isinstance(message, p.Hello) or message.v != p.VERSION:
        raise BadMessage(reason=f"hello v{p.VERSION}")
    session = await manager.get(socket.path_params["code"].upper(), socket.query_params.get("lost"))
    seat = SPECTATOR if message.seat is None else session.table.seat_of(message.seat)
    return session, Client(seat, message.seen, message.page, message.patches)


async def _exchange(receive: Receive, send: Send, session: TableSession, client: Client, rates: Limits) -> None:
    """Each direction has its own task: a message then does not wake all layers of the application."""
    sender = asyncio.create_task(_send(send, client.outbox))
    try:
        session.join(client)
        await asyncio.create_task(_receive(receive, session, client, rates))
    finally:
        last = client.outbox.closed
        session.leave(client)
        if last:
            await asyncio.wait({sender}, timeout=limits.LAST_SECONDS)
        sender.cancel()


async def _send(send: Send, outbox: Outbox) -> None:
    with contextlib.suppress(OSError, RuntimeError):
        while (text := await outbox.next()) is not None:
            await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": outbox.code.number})


async def _receive(receive: Receive, session: TableSession, client: Client, rates: Limits) -> None:
    messages, actions, heys = (TokenBucket(*rate) for rate in (rates.messages, rates.actions, rates.heys))
    task = asyncio.current_task()
    assert task is not None
    patience: float | None = None
    while True:
        event = await _next(receive, client.outbox, task.cancel, patience)
        if event.get("text") == _HEY and heys.has():
            patience = limits.QUIET_SECONDS
            client.outbox.push(_HEY_BACK)
            continue
        id: str | None = None
        try:
            messages.take()
            message = _parse(_text(event))
            if isinstance(message, p.SubmitAction):
                id = message.id
                actions.take()
            elif isinstance(message, p.Hey):
                patience = limits.QUIET_SECONDS
            reply = await _handle(session, client, message, rates)
            if id is not None:
                messages.give_back()
            if reply is not None:
                client.push(reply)
        except CyberdeckError as error:
            client.outbox.push(_rejection(id, error))


async def _next(
    receive: Receive, outbox: Outbox, cancel: Callable[[], object], patience: float | None = None
) -> Message:
    """The next frame; stops waiting when the client no longer reads, or says nothing for longer than `patience`. Only
    the wait is ever cancelled.
    """
    if outbox.full:
        raise WebSocketDisconnect(TOO_SLOW.number)
    outbox.overflow = cancel

    def leave() -> None:
        outbox.close(QUIET)
        cancel()

    timer = None if patience is None else asyncio.get_running_loop().call_later(patience, leave)
    try:
        event = await receive()
    except asyncio.CancelledError:
        if outbox.code in (TOO_SLOW, QUIET):
            raise WebSocketDisconnect(outbox.code.number) from None
        raise
    finally:
        outbox.overflow = None
        if timer is not None:
            timer.cancel()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    return event


async def _handle(
    session: TableSession, client: Client, message: p.ClientMessage, rates: Limits
) -> p.FromServer | None:
    if isinstance(message, p.Resync):
        session.resync(client, message.seen)
        return None
    if isinstance(message, p.Hey):
        return p.HeyBack()
    if isinstance(message, p.Hello):
        raise BadMessage(reason="hello")
    seat = client.seat
    if seat == SPECTATOR:
        raise NotYourSeat()
    match message:
        case p.SubmitAction():
            return await session.submit(seat, message, client)
        case p.ExplainMove():
            return session.violated_rule(seat, message)
        case p.RequestUndo(agree):
            if agree is None and session.presence.people() != [seat]:
                session.buckets.take("undo", seat, rates.undo)
            await session.undo(seat, agree)
        case p.SetStops(stops):
            session.set_stops(seat, stops)
        case p.SendChat(text):
            said = tidied(text)
            session.buckets.take("chat", seat, rates.chat)
            await session.perform(lambda: session.table.say(seat, said))
        case p.WriteNote(about, text):
            await session.perform(lambda: session.table.note(seat, about, text))
    return None


def _text(event: Message) -> str:
    """The text of a text frame."""
    text: str | None = event.get("text")
    if text is None:
        raise BadMessage(reason="text")
    return text


def _parse(text: str) -> p.ClientMessage:
    if len(text) > limits.MESSAGE_BYTES:
        raise BadMessage(reason="length")
    try:
        message: p.ClientMessage = _read(text)
        return message
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise BadMessage(reason=str(error)[:200]) from error


def _rejection(id: str | None, error: CyberdeckError) -> str:
    details = {name: str(value) for name, value in error.details.items()}
    return msgspec.json.encode(p.Rejected(id, error.key, details)).decode()
