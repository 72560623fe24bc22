### Nim: the rules.

book-NIM = Nim
    .lead = Take the last stick and you win. Nim is a game for two players in which nothing is hidden and nothing is left to chance.

glossary-heap = heap
    .meaning = sticks that lie together; each heap has a letter (NIM-1.2).

chapter-NIM-1 = Setup
rule-NIM-1-1 = Players
    .book = Two players play. The first seat begins.
rule-NIM-1-2 = Heaps
    .book = The heaps lie open on the table. The first has 1 stick, the second 3, the third 5, and so on.

chapter-NIM-2 = Play
rule-NIM-2-1 = Taking sticks
    .book = In turn, each player chooses one heap and takes one or more sticks from it. You must take at least one, and all of them must come from the same heap.
rule-NIM-2-2 = The end
    .book = When all heaps are empty, the player who took the last stick has won.
