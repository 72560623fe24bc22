"""Experiments with bots: the arena, its schedules and ratings. Bots come from `cyberdeck.bots`."""
