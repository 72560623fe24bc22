### What can be wrong with a deck, and how to fix it (.next): the keys of cards/decks.py.

deck-too-large = The file is too large: { $size } kB.
    .next = A deck takes { $most } kB at most. Is it the right file?
deck-not-text = This is not text in UTF-8 (byte { $byte }).
    .next = Save the file as plain text in UTF-8.
deck-control = The line has an invisible character ({ $code }).
    .next = Delete the line and type it again.
deck-many-lines = A deck has { $most } lines at most; the rest was not read.
    .next = Leave lines out, or write equal cards on one line.
deck-empty = There are no cards in it.
    .next = Write a line for each card, such as 3 #13, until there are { $least } cards.
deck-line-long = The line is too long: { $count } characters.
    .next = An entry has { $most } at most. Put each card on a line of its own.
deck-header-unknown = “{ $header }:” is not a header of a deck.
    .next = There are: { $known }. If it is a comment, put // before it.
deck-header-empty = Nothing stands after “{ $header }:”.
    .next = Write it after the colon, or delete the line.
deck-header-twice = “{ $header }:” is there twice; it is already in line { $first }.
    .next = Delete one of the two lines.
deck-name-long = The name is too long: { $count } characters.
    .next = Choose one of { $most } characters at most.
deck-other-game = This is a deck for “{ $game }”, not for { $wanted }.
    .next = Take another file, or change the line to: game: { $wanted }
deck-mark-before = The line begins with “{ $mark }”.
    .next = Begin with the count: { $text }
deck-count-fraction = { $count } is not a whole number of cards.
    .next = Write a whole number, such as 2.
deck-count-negative = There cannot be { $count } cards: “{ $text }”.
    .next = Write a count from 1 on, or delete the line.
deck-count-absurd = { $count } copies of one card are too many.
    .next = Write a count of { $most } at most; a deck hardly ever takes more than a few.
deck-count-zero = A count of 0 does nothing: “{ $text }”.
    .next = Write a count from 1 on, or delete the line.
deck-separator = “{ $mark }” does not belong between the count and the card.
    .next = Write: { $count } { $text }
deck-no-card = After the count { $count } there is no card.
    .next = Add its title, or its number after #.
deck-no-count = How many “{ $text }”? There is no count.
    .next = Put the count first, as in: 2 { $text }
deck-count-after = The count stands after the card: “{ $text }”.
    .next = Put it first: { $count } { $text }
deck-count-word = “{ $word }” is not a count in digits.
    .next = Write a number before the card, as in: 2 { $text }
deck-not-understood = Cannot read this line: “{ $text }”.
    .next = A line is a count and a card, such as 3 #13. If it is a comment, put // before it.
deck-ambiguous = “{ $text }” may mean several cards: { $numbers }.
    .next = Write the number of the one you mean, as in: { $example }
deck-several = There are several cards on one line: “{ $text }”.
    .next = Give each a line of its own, or put ; between them.
deck-unknown-number = There is no card with the number { $number }.
    .next = Numbers go from { $least } to { $most }. The count comes first, then the number.
deck-number-and-title = Number { $number } is “{ $card }”, but the line says “{ $text }”.
    .next = Delete the number or the title. “{ $text }” is number { $other }.
deck-token = “{ $card }” is a token: it comes from outside the decks.
    .next = Delete the line; cards bring tokens into play.
deck-unknown-card = There is no card “{ $text }”.
    .next = Did you mean one of these? { $near }
deck-strange-card = There is no card “{ $text }”, nor one with a title like that.
    .next = Check the title, or write the number of the card after #.
deck-copies = { $count } of “{ $card }” are too many: { $most } are allowed.
    .next = Take { $extra } out.
deck-copies-together = Lines { $lines } together hold { $count } of “{ $card }”: { $most } are allowed.
    .next = Take { $extra } out, and keep the card on one line.
deck-too-few =
    { $count ->
        [one] There is only one card; a deck has at least { $least }.
       *[other] There are only { $count } cards; a deck has at least { $least }.
    }
    .next =
        { $missing ->
            [one] Add one card.
           *[other] Add { $missing } cards.
        }
deck-too-many =
    { $count ->
        [one] There is one card; a deck has at most { $most }.
       *[other] There are { $count } cards; a deck has at most { $most }.
    }
    .next =
        { $extra ->
            [one] Take one card out.
           *[other] Take { $extra } cards out.
        }
deck-unknown-name = There is no deck called “{ $text }”.
    .next = Available: { $known }. Or give the text of a deck.
