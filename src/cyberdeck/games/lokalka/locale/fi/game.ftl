### What the game is called, and what it is about, for those who choose one.

game-title = Lokalka
    .about = Salaisia rooleja samassa lähiverkossa. Selvitä, kuka on kuka, ja pudota oikeat pelaajat verkosta.
