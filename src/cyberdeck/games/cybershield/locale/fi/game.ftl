### What the game is called, and what it is about, for those who choose one.

game-title = Cyber Shield
    .about = Rakenna verkko, puolusta sitä ja kaada toisen verkko. Korttikaksintaistelu omilla pakoilla.
