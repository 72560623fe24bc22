### What the game is called, and what it is about, for those who choose one.

game-title = Black Hat
    .about = Tricks and a race through the network you break into. The player who leaves the least trace wins.
