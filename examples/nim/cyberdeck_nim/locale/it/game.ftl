### Nim al tavolo: nome, mosse, eventi e tutorial.

game-title = Nim
    .about = A turno si prendono bastoncini dai mucchi. Chi prende l’ultimo vince; o perde, se si decide così.
table-goal = Prendi l’ultimo bastoncino per vincere, o lascialo all’avversario se fa perdere

field-heaps = Mucchi
field-moves = Mosse fatte

decision-NIM-2-1 = Prendi bastoncini da un mucchio
# $heap (text): its letter; $sticks (number)
move-take =
    { $sticks ->
        [one] prendi { $sticks } bastoncino dal mucchio { $heap }
        [many] prendi { $sticks } di bastoncini dal mucchio { $heap }
       *[other] prendi { $sticks } bastoncini dal mucchio { $heap }
    }
# $who (text): you or other; $player (text): the name
event-taken =
    { $who ->
        [you] Prendi { $sticks } dal mucchio { $heap }
       *[other] { $player } prende { $sticks } dal mucchio { $heap }
    }
event-won =
    { $who ->
        [you] Hai vinto
       *[other] Vince { $player }
    }

lesson-NIM-2-1 = Scegli un mucchio e prendi quanti bastoncini vuoi, almeno uno. Cerca di lasciare due mucchi uguali: quello che l’avversario prende da uno, tu lo prendi dall’altro.
lesson-NIM-2-2 = I mucchi sono vuoti e la partita è finita. Ora sai giocare: la prossima volta prova con più mucchi, o fai perdere chi prende l’ultimo.
