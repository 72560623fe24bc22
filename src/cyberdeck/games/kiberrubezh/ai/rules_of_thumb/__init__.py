"""Heuristics of Kiberrubezh's greedy player."""
