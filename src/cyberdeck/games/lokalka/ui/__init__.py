"""The user interface of the game: text, terminal, scene, lesson."""
