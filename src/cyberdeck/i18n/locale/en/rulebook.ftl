### Words of the rules help and of RULES.md, the same for every game.

# $game (text): the name of the game
rulebook-title = { $game }: the rules
rulebook-how = How to read these rules
    .text = Every rule has a number. Each part of a rule begins with a mark that says where it comes from:
rulebook-contents = Contents
rulebook-glossary = Glossary
# $count (number): how many examples the chapter has
rulebook-examples =
    { $count ->
        [one] Example
       *[other] Examples
    }

rulebook-mark-book = book
    .meaning = the printed rulebook says so. Where two printings differ, both are named and an option chooses.
rulebook-mark-source = source
    .meaning = the rulebook is silent, but a public source about the printed game says so.
rulebook-mark-ruling = ruling
    .meaning = nobody says so, and play cannot go on without it. This is our decision.
rulebook-mark-reconstructed = reconstructed
    .meaning = the printed game has this component, but no source shows it. This one is ours, made to fit what is known. Do not take it for the printed one.
rulebook-mark-option = option
    .meaning = the name of a setting, its values and its default.
# $option (text): the option with its values; $default (text)
rulebook-option = `{ $option }`, default `{ $default }`.
rulebook-option-switch =
    { $default ->
        [true] `{ $option }`, default on.
       *[false] `{ $option }`, default off.
    }
# $words (text): an option or its value, as the form calls it
rulebook-quoted = “{ $words }”

# $id (text): what was asked for; $near (text): ids that exist
rulebook-unknown-rule = There is no rule { $id }. Near it: { $near }.
# $words (text): what was searched for
rulebook-nothing-found = No rule mentions “{ $words }”.
