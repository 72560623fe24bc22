### What the game is called, and what it is about, for those who choose one.

game-title = Cyber Shield
    .about = Costruisci una rete, difendila e fa’ cadere quella dell’altro. Duelli di carte con mazzi propri.
