### A table in the terminal, the same for every game. A game's own table is in its own table.ftl.

table-you = You
table-bot = Bot { $number }
table-seat = Player { $number }
table-player = Player
table-won = winner

play-seat = Seat { $number }: { $name }
play-seat-bot = Seat { $number }: { $name } ({ $bot })
play-commitment = Commitment to the shuffle: { $commitment }
play-seed = Seed, which proves the shuffle: { $seed }
play-welcome = Write the commitment down if you want to check the shuffle afterwards. Answer with a number from the list, or with the move itself; a move that is a bare number is written =7. Type help at any time.
play-resumed = The game goes on where it was left. Type help at any time.
play-warning = Note: rule { $rule } ({ $title }) advises against this table.
play-prompt =
    { $count ->
        [1] Your answer (1, ? why, help) >
       *[other] Your answer (1–{ $count }, ? why, help) >
    }
play-hint = Type the number of an answer, or help.
play-help = What you can type
    .lines =
        3            the answer with this number
        7+7  2x>b4   an answer as it is written in the list; =7 if it is a bare number
        ?            the rule behind this question
        ? 5.2        a rule; ? with words looks for them in the rules
        why 7+7      may I, and if not, which rule forbids it
        log          what has happened (log all: from the beginning)
        table        the table again; board, hand: a part of it
        undo         take your last decision back, if nothing has been learned since
        save         save now; the game is also saved after each of your answers
        quit         save and go; Ctrl-C and Ctrl-D do the same
play-why-legal = { $move } is legal: { $words }.
play-undone = Taken back. Decide again.
play-undo-nothing = There is no decision of yours to take back.
play-undo-chance = That cannot be taken back: cards were dealt or drawn since, and you have seen what came.
play-undo-others = That cannot be taken back: others have acted since, and you have seen what they did.
play-undo-revealed = That cannot be taken back: something hidden was shown since.
play-result = The game is over
play-saved = The game is saved in { $file }
play-go-on = Go on with: { $command }
play-verify = Check the shuffle with: { $command }

## The names of bots

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
