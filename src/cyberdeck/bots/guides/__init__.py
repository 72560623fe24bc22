"""What searches are led by, one module or package a game, each with a class `LearnedGuide`. Compiled."""
