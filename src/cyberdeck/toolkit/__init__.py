"""What the user interfaces of several games share: event narration, terminal tables, notation."""
