### What the game is called, and what it is about, for those who choose one.

game-title = Kiberrubezh
    .about = Keep your systems running and exhaust the other side: attack waves, measures that block them, and a deck that is also your life.
