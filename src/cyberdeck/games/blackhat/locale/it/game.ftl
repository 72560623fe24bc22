### What the game is called, and what it is about, for those who choose one.

game-title = Black Hat
    .about = Prese e una corsa nella rete in cui ti introduci. Vince chi lascia meno tracce.
