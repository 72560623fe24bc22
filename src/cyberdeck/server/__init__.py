"""The online server: tables of any declared game over HTTP and WebSocket, on an embedded SQLite database,
or by several workers on PostgreSQL.

    app.py        the ASGI application               run.py        the process around it
    api/          the lobby over HTTP, by subject    schemas.py    its structs
    websocket.py  the socket of a table              protocol.py   its messages
    tables/       what happens at a table            store/        what is on disk
    thinking/     processes in which bots search   workers/      several servers on one database
    replay.py     recorded games, step by step     decks.py      decks and boosters
    limits.py     rate limits by address            outbox.py     the send queue of one socket
    http.py       deadlines of connections          close_codes.py  of sockets
    addresses.py  clients, networks, proxies        hosts.py      names of this server
    work.py       long requests                     settings.py   what the operator decides
    chores.py     what is done once a day

Only the command that starts the server imports this package.
"""
