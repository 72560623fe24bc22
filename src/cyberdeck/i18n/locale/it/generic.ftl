### Games without a user interface of their own: the view and the events by their fields, moves in notation.

generic-goal = Come si vince lo dicono le regole del gioco
generic-move = { $move }
generic-decision = Prossima mossa
generic-event = { $fields ->
        [none] { $event }
       *[some] { $event }: { $fields }
    }
generic-hint = Mosse nella notazione del gioco
generic-points = punti
