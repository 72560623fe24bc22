"""The online table under load, beside boardgame.io: the same number of sockets, the same size of a message, one core.

    host.py   our server, with limits that admit the load        peer/     a boardgame.io server, a small game of ours
        load.py   tables, moves, times: the method, for both         ours.py   theirs.py   the protocol of each
        connection.py   one socket of the load

`python -m bench.server`, or `make bench`.
"""
