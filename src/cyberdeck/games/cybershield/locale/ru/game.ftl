### What the game is called, and what it is about, for those who choose one.

game-title = Cyber Shield
    .about = Постройте сеть, защитите её и обрушьте чужую. Карточные поединки со своими колодами.
