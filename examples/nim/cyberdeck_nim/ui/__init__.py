"""What Nim brings of its own; its text, terminal table and scene are the generic ones."""
