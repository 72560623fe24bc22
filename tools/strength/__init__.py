"""How strong the greedy player of each game is, measured in many games."""
