"""Rules of thumb of Cyber Shield's greedy player."""
