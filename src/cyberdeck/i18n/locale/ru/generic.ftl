### Games without a user interface of their own: the view and the events by their fields, moves in notation.

generic-goal = Как победить, сказано в правилах игры
generic-move = { $move }
generic-decision = Следующий ход
generic-event = { $fields ->
        [none] { $event }
       *[some] { $event }: { $fields }
    }
generic-hint = Ходы в записи самой игры
generic-points = очки
