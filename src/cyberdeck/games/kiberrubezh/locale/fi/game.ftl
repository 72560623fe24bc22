### What the game is called, and what it is about, for those who choose one.

game-title = Kiberrubezh
    .about = Pidä järjestelmäsi pystyssä ja kuluta toisen pakka loppuun: hyökkäyksiä aalloittain, niitä torjuvia keinoja ja pakka, joka on samalla elämäsi.
