"""Nim for Cyberdeck: two players take sticks from heaps."""
