### Games without a user interface of their own: the view and the events by their fields, moves in notation.

generic-goal = a game without a table of its own: its rules say how to win
generic-move = { $move }
generic-decision = What comes next
generic-event = { $fields ->
        [none] { $event }
       *[some] { $event }: { $fields }
    }
generic-hint = Moves in the game's own notation
generic-points = points
