"""The kernel: turn-based games with hidden information. Knows no game; needs the standard library, msgspec and the
mypyc run-time.

game.py is the contract and the place to start; match.py runs a game, record.py stores it, laws.py and belief.py check
it, playout.py simulates it. Which games there are is declared above it, in cyberdeck/spec.py.
"""
