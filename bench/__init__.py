"""Speed beside other libraries (`python -m bench`), the search beside another and against a plainer one
(`python -m bench.search`), people beside bots (`python -m bench.bots`), and memory over many games
(`python -m bench.soak`).

docs/bench.md describes the method and how to read the figures.
"""
