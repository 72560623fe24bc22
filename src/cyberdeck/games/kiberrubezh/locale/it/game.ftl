### What the game is called, and what it is about, for those who choose one.

game-title = Kiberrubezh
    .about = Tieni in piedi i tuoi sistemi e sfinisci l’altro: attacchi a ondate, misure che li bloccano, e un mazzo che è anche la tua vita.
