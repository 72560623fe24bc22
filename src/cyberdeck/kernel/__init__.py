"""The kernel: turn-based games with hidden information. Knows no game; needs the standard library, msgspec and the
mypyc run-time.

game.py is the contract and the place to start; match.py plays, record.py keeps, laws.py checks, registry.py finds,
playout.py simulates.
"""
