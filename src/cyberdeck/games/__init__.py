"""The rulebooks, one folder a game. They know the kernel and the component data, never each other."""
