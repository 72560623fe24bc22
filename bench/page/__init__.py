"""The page in a real Chromium, measured for each game on a desk and on a phone (`python -m bench.page`).

- weight: what the browser fetches for the start page, and beyond that for a table (`weight.py`).
- pace: a person at normal pace from the start page to the end of a game: clicks, waiting, layout shifts (`person.py`).
- speed: from the message at the socket to the painted frame, with and without a slowed-down processor (`speed.py`).
- memory: nodes and heap after a few moves, and at the end of a long play with a rematch (`speed.py`).

docs/bench.md describes the method and has the figures.
"""
