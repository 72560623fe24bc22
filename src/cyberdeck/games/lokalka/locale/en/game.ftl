### What the game is called, and what it is about, for those who choose one.

game-title = Lokalka
    .about = Hidden roles on one local network. Find out who is who, and take out the right ones.
