"""The search beside OpenSpiel's, in simulations a second, and against flat Monte Carlo, in games won
(`python -m bench.search`).

docs/bench.md describes the method and how to read the figures.
"""
