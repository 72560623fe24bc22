### Games without a user interface of their own: the view and the events by their fields, moves in notation.

generic-goal = See the game’s rules for how to win
generic-move = { $move }
generic-decision = Next move
generic-event = { $fields ->
        [none] { $event }
       *[some] { $event }: { $fields }
    }
generic-hint = Moves in the game’s own notation
generic-points = points
