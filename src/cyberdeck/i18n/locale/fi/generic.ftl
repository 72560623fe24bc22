### Games without a user interface of their own: the view and the events by their fields, moves in notation.

generic-goal = Miten voitetaan, lukee pelin säännöissä
generic-move = { $move }
generic-decision = Seuraava siirto
generic-event = { $fields ->
        [none] { $event }
       *[some] { $event }: { $fields }
    }
generic-hint = Siirrot pelin omalla merkintätavalla
generic-points = pisteet
