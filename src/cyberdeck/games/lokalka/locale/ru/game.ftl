### What the game is called, and what it is about, for those who choose one.

game-title = Локалка
    .about = Скрытые роли в одной локальной сети. Выясните, кто есть кто, и отключите тех, кого нужно.
