"""Heuristics of Cyber Shield's greedy player."""
