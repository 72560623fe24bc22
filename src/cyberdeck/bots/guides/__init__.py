"""Rules of thumb for rollouts, one file a game, each with a class `Thumbs`. Compiled."""
