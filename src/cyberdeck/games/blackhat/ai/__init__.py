"""Bots of Black Hat: the heuristic, and the learned model of the search."""
