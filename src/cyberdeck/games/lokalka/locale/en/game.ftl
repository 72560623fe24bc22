### What the game is called, and what it is about, for those who choose one.

game-title = Lokalka
    .about = Hidden roles in one local network. Find out who is who, and take the right ones off it.
