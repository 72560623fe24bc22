### What the game is called, and what it is about, for those who choose one.

game-title = Cyber Shield
    .about = Build a network, defend it, and bring the other one down. Card duels with decks of your own.
