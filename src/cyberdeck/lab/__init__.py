"""Experiments with players made of code. Games are reached through the registry, players through `cyberdeck.bots`."""
