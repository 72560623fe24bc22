"""The user interface of a game that brings none: its moves, events and view by their names, in the game's own words
where it has them.
"""
