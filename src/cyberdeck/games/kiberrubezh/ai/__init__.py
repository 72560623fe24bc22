"""Bots of Kiberrubezh: the heuristic, and the learned model of the search."""
