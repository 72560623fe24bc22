"""The online table: tables of any declared game over HTTP and WebSocket, on an embedded SQLite.

    app.py        the ASGI application               run.py        the process around it
    api/          the lobby over HTTP, by subject    schemas.py    its structs
    websocket.py  the socket of a table              protocol.py   its messages
    tables/       what happens at a table            store.py      what is on disk
    replay.py     a recorded game, step by step      decks.py      decks and boosters
    limits.py     how much one address may do        outbox.py     what waits for a slow client

Nothing imports this package but the command that starts it.
"""
