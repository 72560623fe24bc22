### Games without a user interface of their own: the view and the events by their fields, moves in notation.

generic-goal = pelillä ei ole omaa pöytää: sen säännöt kertovat, miten voitetaan
generic-move = { $move }
generic-decision = Mitä seuraavaksi
generic-event = { $fields ->
        [none] { $event }
       *[some] { $event }: { $fields }
    }
generic-hint = Siirrot pelin omalla merkintätavalla
generic-points = pisteet
