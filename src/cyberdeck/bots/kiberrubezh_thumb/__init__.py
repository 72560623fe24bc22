"""Rules of thumb of Kiberrubezh's greedy player."""
