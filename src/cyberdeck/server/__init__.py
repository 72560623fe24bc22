"""The online table: tables of any declared game over HTTP and WebSocket, on an embedded SQLite.

    protocol.py   what is said over a table's socket      lobby.py   what is said over HTTP
    store.py      what is on disk                         tables/    what happens at a table
    socket.py     the door of a table                     api.py     the door of the lobby
    app.py        all doors together                      run.py     the process around it

Nothing imports this package but the command that starts it.
"""
