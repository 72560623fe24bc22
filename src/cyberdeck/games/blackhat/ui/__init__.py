"""What people see of the game: text, terminal, scene, lesson."""
