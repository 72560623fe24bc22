"""Black Hat's heuristics: a table as one seat sees it, and what cards, moves and action spaces are worth."""
