"""Bots of Lokalka: the heuristic, and the learned model of the search."""
