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
booster-seed = Seed: { $seed }. The same seed gives the same cards.
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
error-many-boosters = That is too many boosters at once.
    .next = Open { $most } at most.
error-starter = There is no starter set called “{ $name }”.
    .next = Available: { $known }.
error-no-boosters = { $game } has no boosters and no collections.
    .next = Games that have: { $known }.
error-deck-game = Which game is the deck for?
    .next = Name it with --game: { $known }. Or write it into the file, in a line that begins with game:

## The page

page-boosters = Boosters and collection
page-boosters-about = Open as many as you like: free, no account, and your finds are saved on this device. You never need a collection: every card is available at every table.
page-boosters-odds = What is in a booster
page-boosters-rarity = Rarity
page-boosters-slot = In a booster
page-boosters-cards = Cards
page-boosters-each = Chance of each
page-boosters-always = { $drawn }, always
page-boosters-sometimes = { $drawn } in { $weight } of { $all } boosters
page-boosters-how-many = How many boosters
page-boosters-seed = Seed (optional: same seed, same cards)
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
page-collection-only = Only cards I own
page-collection-owned = Owned: { $count }
page-collection-free = no limit
page-collection-text = Collection as text, to keep or to move to another device
page-collection-read = Replace my collection
page-collection-reset = Empty the collection
page-collection-reset-sure = Yes, empty it
page-collection-keep = No, keep it
page-collection-gone = The collection is empty now.
page-collection-back = Restore the previous collection
page-collection-done =
    { $count ->
        [one] Your collection has { $count } card now.
       *[other] Your collection has { $count } cards now.
    }
page-collection-full = No room on this device: the collection was not saved.
