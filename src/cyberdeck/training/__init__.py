"""How the weights of learned models are found: by playing against oneself."""
