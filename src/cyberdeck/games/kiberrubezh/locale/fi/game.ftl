### What the game is called, and what it is about, for those who choose one.

game-title = Kiberrubezh
    .about = Pidä järjestelmäsi pystyssä ja kuluta vastapuoli loppuun: hyökkäysaaltoja, niitä torjuvia suojakeinoja ja pakka, joka on samalla kestosi.
