"""Players made of code: the heuristic, and the learned model of the search."""
