"""Duel, a plug-in for tests to which players bring decks. It has no texts: everything of it is shown by ids."""
