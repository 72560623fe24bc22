### Games without a user interface of their own: the view and the events by their fields, moves in notation.

generic-goal = у этой игры нет своего стола: как в ней победить, скажут её правила
generic-move = { $move }
generic-decision = Что дальше
generic-event = { $fields ->
        [none] { $event }
       *[some] { $event }: { $fields }
    }
generic-hint = Ходы в записи самой игры
generic-points = очки
