"""Bots of Cyber Shield: the heuristic, and the learned model of the search."""
