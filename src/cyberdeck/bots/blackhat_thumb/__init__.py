"""Black Hat's rules of thumb: what a table looks like from one seat, and what cards, moves and action spaces are worth."""
