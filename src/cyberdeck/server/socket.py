"""The door of a table: one WebSocket. Interpreted.

Who somebody is comes from the secret in his `Hello`, never from any later message. Whatever is wrong with a message is
answered with `Refused` and changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from cyberdeck.kernel.errors import CyberdeckError
from cyberdeck.kernel.game import WATCHER
from cyberdeck.server import limits
from cyberdeck.server import protocol as p
from cyberdeck.server.limits import Bucket, Limits
from cyberdeck.server.outbox import Outbox
from cyberdeck.server.tables.faults import BadMessage, NotYourSeat
from cyberdeck.server.tables.hall import Hall
from cyberdeck.server.tables.live import Live
from cyberdeck.server.tables.telling import Client

AGAIN: Final = 4000  # the table was read anew, or the server stops: come back
REFUSED: Final = 4003
TOO_SLOW: Final = 4008

_read = msgspec.json.Decoder(p.ClientMessage).decode


async def serve(scope: Scope, receive: Receive, send: Send, hall: Hall, limits: Limits) -> None:
    """From the first message to the last."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        try:
            live, client = await _hello(socket, hall)
        except CyberdeckError as wrong:
            await socket.send_text(_refusal(None, wrong))
            await socket.close(REFUSED)
            return
        await _sit(receive, send, live, client, limits)


async def _hello(socket: WebSocket, hall: Hall) -> tuple[Live, Client]:
    message = _parse(_text(await asyncio.wait_for(socket.receive(), limits.HELLO_SECONDS)))
    if not isinstance(message, p.Hello) or message.v != p.VERSION:
        raise BadMessage(reason=f"hello v{p.VERSION}")
    live = hall.find(socket.path_params["code"].upper())  # only now: a table may be forgotten while one waits
    seat = WATCHER if message.seat is None else live.table.seat_of(message.seat)
    return live, Client(seat, message.seen, message.page)


async def _sit(receive: Receive, send: Send, live: Live, client: Client, rates: Limits) -> None:
    """Each way has a task of its own: a message then does not wake all the layers of the application."""
    sender = asyncio.create_task(_send(send, client.outbox))
    try:
        live.join(client)
        await asyncio.create_task(_receive(receive, live, client, rates))
    finally:
        live.part(client)
        if client.outbox.full:
            await asyncio.wait({sender}, timeout=limits.LAST_SECONDS)
        sender.cancel()


async def _send(send: Send, outbox: Outbox) -> None:
    with contextlib.suppress(OSError, RuntimeError):
        while (text := await outbox.next()) is not None:
            await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": TOO_SLOW if outbox.full else AGAIN})


async def _receive(receive: Receive, live: Live, client: Client, rates: Limits) -> None:
    talk, answers = Bucket(*rates.messages), Bucket(*rates.answers)
    task = asyncio.current_task()
    assert task is not None
    while True:
        event = await _next(receive, client.outbox, task.cancel)
        id: str | None = None
        try:
            talk.take()
            message = _parse(_text(event))
            if isinstance(message, p.Answer):
                id = message.id
                answers.take()
            reply = await _handle(live, client, message)
            if id is not None:
                talk.give_back()
            if reply is not None:
                client.push(reply)
        except CyberdeckError as wrong:
            client.outbox.push(_refusal(id, wrong))


async def _next(receive: Receive, outbox: Outbox, cancel: Callable[[], object]) -> Message:
    """The next frame; a client that has stopped reading is not waited for. Only the waiting is ever cut short."""
    if outbox.full:
        raise WebSocketDisconnect(TOO_SLOW)
    outbox.overflow = cancel
    try:
        event = await receive()
    except asyncio.CancelledError:
        if outbox.full:
            raise WebSocketDisconnect(TOO_SLOW) from None
        raise
    finally:
        outbox.overflow = None
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    return event


async def _handle(live: Live, client: Client, message: p.ClientMessage) -> p.FromServer | None:
    if isinstance(message, p.Resync):
        client.seen = message.seen
        client.drawing = None
        live.tell(client)
        return None
    if isinstance(message, p.Hello):
        raise BadMessage(reason="hello")
    seat = client.seat
    if seat == WATCHER:
        raise NotYourSeat()
    match message:
        case p.Answer():
            return await live.answer(seat, message, client)
        case p.Why(move):
            return live.why(seat, move)
        case p.Undo(agree):
            await live.undo(seat, agree)
        case p.Attend(always):
            live.attend(seat, always)
        case p.Say(text):
            await live.do(lambda: live.table.say(seat, text))
        case p.Jot(about, text):
            await live.do(lambda: live.table.note(seat, about, text))
    return None


def _text(event: Message) -> str:
    """Of a frame that is text."""
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
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as wrong:
        raise BadMessage(reason=str(wrong)[:200]) from wrong


def _refusal(id: str | None, wrong: CyberdeckError) -> str:
    return msgspec.json.encode(p.Refused(id, wrong.key, {k: str(fact) for k, fact in wrong.facts.items()})).decode()
