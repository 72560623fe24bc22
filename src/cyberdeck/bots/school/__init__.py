"""How the weights of learned guides are found: by playing against oneself."""
