### Nim at the table: its name, moves, events and the tutorial.

game-title = Nim
    .about = Take sticks from heaps in turn. Whoever takes the last one wins — or loses, if you play it that way.
table-goal = Take the last stick to win, or leave it to the other player if it loses

field-heaps = Heaps
field-moves = Moves made

decision-NIM-2-1 = Take sticks from one heap
# $heap (text): its letter; $sticks (number)
move-take =
    { $sticks ->
        [one] take { $sticks } stick from heap { $heap }
       *[other] take { $sticks } sticks from heap { $heap }
    }
# $who (text): you or other; $player (text): the name
event-taken =
    { $who ->
        [you] You take { $sticks } from heap { $heap }
       *[other] { $player } takes { $sticks } from heap { $heap }
    }
event-won =
    { $who ->
        [you] You win
       *[other] { $player } wins
    }

lesson-NIM-2-1 = Choose one heap and take as many sticks from it as you like, at least one. Try to leave two equal heaps: whatever the other player then takes from one, you can take from the other.
lesson-NIM-2-2 = The heaps are empty, so the game is over. Now you know how to play: next time try more heaps, or let the last stick lose.
