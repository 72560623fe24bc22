"""Heuristics of Lokalka's greedy player."""
