"""Random games of random tables under the laws, for as long as you like."""
