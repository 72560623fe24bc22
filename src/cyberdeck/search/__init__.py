"""One search for all games: information-set MCTS, guided by a policy/value model. Knows no game."""
