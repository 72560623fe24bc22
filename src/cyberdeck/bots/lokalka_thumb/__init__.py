"""Rules of thumb of Lokalka's greedy player."""
