### What the game is called, and what it is about, for those who choose one.

game-title = Киберрубеж
    .about = Удержите свою систему и истощите чужую: атаки волнами, меры защиты против них и колода, которая здесь и есть жизнь.
