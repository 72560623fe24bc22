### What the game is called, and what it is about, for those who choose one.

game-title = Black Hat
    .about = Tikkejä ja kilpajuoksu verkossa, johon murtaudut. Vähiten jälkiä jättänyt voittaa.
