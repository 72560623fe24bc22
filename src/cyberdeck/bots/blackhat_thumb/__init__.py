"""Black Hat's rules of thumb: a table as one seat sees it, and what cards, moves and action spaces are worth."""
