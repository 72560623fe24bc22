"""How the weights of models are learned: by self-play and proximal policy optimisation."""
