"""Random games with random options under the laws, without end."""
