"""The online table under load, beside boardgame.io: the same number of sockets, the same size of a message, one core.

    host.py   our server, with limits that let the load in       peer/     a boardgame.io server, our own small game
    load.py   tables, moves, times: the method, for both         ours.py   theirs.py   how to speak to each
    connection.py   one socket of the load

`python -m bench.server`, or `make bench`.
"""
