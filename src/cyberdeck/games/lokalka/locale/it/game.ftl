### What the game is called, and what it is about, for those who choose one.

game-title = Lokalka
    .about = Ruoli segreti in una stessa rete locale. Scopri chi è chi e disconnetti quelli giusti.
