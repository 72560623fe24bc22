### Boosters and collections, in the terminal and at the page.

booster-odds =
    { $count ->
        [one] A booster has { $count } card
       *[other] A booster has { $count } cards
    }
booster-odds-always = { $rarity }: { $drawn } in every booster, out of { $cards }; the chance of each is { $chance }
booster-odds-slot = { $rarity }: { $drawn } with a chance of { $slot }, out of { $cards }; the chance of each is { $chance }
booster-odds-how = No card is in one booster twice; cards of the same rarity are equally likely.
booster-odds-cards = Chance of each card: { $rarity }
booster-title = Booster { $number } of { $count }
booster-new = (new)
booster-seed = Seed: { $seed }. Whoever opens boosters with it finds the same cards.
collection-starter =
    { $count ->
        [one] Starter set “{ $name }”: one card
       *[other] Starter set “{ $name }”: { $count } cards
    }
collection-kept =
    { $count ->
        [one] The collection has one card now: { $file }
       *[other] The collection has { $count } cards now: { $file }
    }
collection-empty = The collection is empty. To open a booster: { $command }
collection-title =
    { $count ->
        [one] Your collection: { $count } card; titles: { $different } of { $all }
       *[other] Your collection: { $count } cards; titles: { $different } of { $all }
    }
collection-boosters = Boosters opened: { $count }
collection-basic = Cards that a deck may hold without limit need not be collected: take as many as you like.
collection-reset = The collection is empty again. What it was is kept: { $file }
collection-missing = “{ $card }” (#{ $number }): the deck wants { $wanted }, you have { $have }; missing: { $missing }.
    .next = Open boosters, or take { $missing } out. In open play every card is at hand.
collection-lacks =
    { $count ->
        [one] One card of this deck is not in your collection.
       *[other] { $count } cards of this deck are not in your collection.
    }
collection-has = Your collection has all cards of this deck.

## What can be wrong

error-bad-collection =
    { $reason ->
        [size] This is too large for a collection: { $detail } kB at most.
        [text] This is no collection: damaged, cut off, or something else ({ $detail }).
        [shape] This is not built like a collection ({ $detail }).
        [version] This collection was written by another version of the program ({ $detail }).
        [game] This is a collection for another game: “{ $detail }”.
        [card] This collection has a card that the game does not have: #{ $detail }.
        [twice] This collection lists a card twice: #{ $detail }.
       *[other] This is no collection.
    }
    .next = Nothing was changed. Take a text that was saved as a collection.
error-collection-file = { $file }: { error-bad-collection }
    .next = Nothing was changed. Name another file with --collection, or put this one aside with `cyberdeck deck collection --reset --yes`.
error-collection-write = { $file } cannot be written ({ $detail }).
    .next = Choose another place with --collection.
error-collection-reset = This would empty the collection in { $file }.
    .next = If you mean it, add --yes. The old file is put aside, not deleted.
error-bad-seed = “{ $seed }” cannot be a seed.
    .next = Take a word or a number, { $most } characters at most.
error-many-boosters = So many boosters are not opened at once.
    .next = Open { $most } at most.
error-starter = There is no starter set called “{ $name }”.
    .next = There are: { $known }.
error-no-boosters = { $game } has no boosters and no collections.
    .next = Games that have: { $known }.
error-deck-game = Which game is the deck for?
    .next = Name it with --game: { $known }. Or write it into the file, in a line that begins with game:

## The page

page-boosters = Boosters and collection
page-boosters-about = Open as many as you like: it costs nothing and needs no account, and what you find is kept on this device. Nobody needs a collection: at every table all cards are at hand.
page-boosters-odds = What is in a booster
page-boosters-rarity = Rarity
page-boosters-slot = In a booster
page-boosters-cards = There are
page-boosters-each = Chance of each
page-boosters-always = { $drawn }, always
page-boosters-sometimes = { $drawn }, in { $weight } of { $all } boosters
page-boosters-how-many = How many boosters
page-boosters-seed = Seed (optional: the same word, the same cards)
page-boosters-open =
    { $count ->
        [one] Open { $count } booster
       *[other] Open { $count } boosters
    }
page-boosters-opened =
    { $count ->
        [one] Opened: { $count } booster. New titles: { $new }.
       *[other] Opened: { $count } boosters. New titles: { $new }.
    }
page-boosters-new = new
page-boosters-starter = Starter set
page-boosters-take-starter = Add the starter set
page-boosters-took-starter = Added: { $name }.
page-collection = My collection
page-collection-empty = Your collection is empty.
page-collection-only = Only cards that I have
page-collection-owned = I have { $count }
page-collection-free = free to take
page-collection-text = The collection as text, the same that cyberdeck deck collection reads in the terminal
page-collection-read = Put it in place of my collection
page-collection-reset = Empty the collection
page-collection-reset-sure = Yes, empty it
page-collection-keep = No, keep it
page-collection-gone = The collection is empty now.
page-collection-back = Bring back the collection that was here
page-collection-done =
    { $count ->
        [one] Your collection has { $count } card now.
       *[other] Your collection has { $count } cards now.
    }
page-collection-full = This device has no room for it: the collection is not kept.
