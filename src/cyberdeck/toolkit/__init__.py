"""What several games share: a rulebook made of modules, chance, notation, event narration, terminal tables."""
