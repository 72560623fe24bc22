### A table in the terminal, the same for every game. A game’s own table is in its own table.ftl.

table-you = You
table-bot = Bot { $number }
table-seat = Player { $number }
table-player = Player
table-won = winner

play-seat = Seat { $number }: { $name }
play-seat-bot = Seat { $number }: { $name } ({ $bot })
play-commitment = Shuffle hash: { $commitment }
play-seed = Seed that proves the shuffle: { $seed }
play-welcome = Type a number from the list, or help.
play-resumed = Game resumed. Type a number from the list, or help.
play-warning = Note: rule { $rule } ({ $title }) advises against this setup.
play-prompt =
    { $count ->
        [1] Your move (1, ? rule, help) >
       *[other] Your move (1–{ $count }, ? rule, help) >
    }
play-hint = Type the number of a move, or help.
play-help = What you can type
    .lines =
        3            the move with this number
        7+7  2x>b4   a move as the list writes it; =7 if it is a bare number
        ?            the rule behind this decision
        ? 5.2        a rule; ? with words searches the rules
        why 7+7      whether a move is legal, and if not, which rule it breaks
        log          the game log (log all: from the beginning)
        table        the table again; board, hand: a part of it
        undo         undo your last move, if nothing has been revealed since
        save         save now; the game is also saved after each of your moves
        quit         save and leave; Ctrl-C and Ctrl-D do the same
play-why-legal = { $move } is legal: { $words }.
play-undone = Undone. Choose again.
play-undo-nothing = You have no move to undo.
play-undo-chance = Cannot undo: you have seen cards dealt or drawn since.
play-undo-others = Cannot undo: others have moved since.
play-undo-revealed = Cannot undo: something hidden has been revealed since.
play-result = The game is over
play-saved = Game saved in { $file }
play-go-on = To continue: { $command }
play-verify = To verify the shuffle: { $command }
bot-name-argo = Argo
bot-name-byte = Byte
bot-name-cobalt = Cobalt
bot-name-delta = Delta
bot-name-echo = Echo
bot-name-flint = Flint
bot-name-glitch = Glitch
bot-name-helix = Helix
bot-name-indigo = Indigo
bot-name-juno = Juno
bot-name-kite = Kite
bot-name-lynx = Lynx
bot-name-morris = Morris
bot-name-nova = Nova
bot-name-onyx = Onyx
bot-name-pixel = Pixel
bot-name-quark = Quark
bot-name-rune = Rune
bot-name-sigma = Sigma
bot-name-tempo = Tempo
bot-name-umbra = Umbra
bot-name-vega = Vega
bot-name-wren = Wren
bot-name-zephyr = Zephyr
