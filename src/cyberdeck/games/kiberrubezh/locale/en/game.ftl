### What the game is called, and what it is about, for those who choose one.

game-title = Kiberrubezh
    .about = Keep your systems running and exhaust the other side: attacks in waves, measures that block them, and decks that are also your life.
