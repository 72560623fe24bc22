### What the game is called, and what it is about, for those who choose one.

game-title = Взломщик
    .about = Взятки и гонка по сети, которую вы взламываете. Побеждает тот, кто оставит меньше всего следов.
