### Games without a user interface of their own: the view and the events by their fields, moves in notation.

generic-goal = un gioco senza un tavolo suo: come si vince lo dicono le sue regole
generic-move = { $move }
generic-decision = Che cosa succede ora
generic-event = { $fields ->
        [none] { $event }
       *[some] { $event }: { $fields }
    }
generic-hint = Mosse nella notazione del gioco
generic-points = punti
