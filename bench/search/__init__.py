"""The search beside OpenSpiel's, in simulations a second, and against flat Monte Carlo, in games won
(`python -m bench.search`).

docs/bench.md says how it is measured and how to read it.
"""
