"""One file a chapter of the rulebook."""
