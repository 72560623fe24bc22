### A table in the browser while a game is played or watched: what is the same for every game.

page-decision = Your decision
page-field = The table
page-hand =
    { $count ->
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
page-card-dim = not available now
page-ways = Ways to do it
page-clear = Clear
page-hint-select = Select what you want to use
page-hint-choose = Choose a highlighted spot
page-hint-watch = Click or press a key to catch up
page-looking-round = Looking round: the arrow keys go to everything on the table, Space reads it, Esc ends
page-card-held = In the hand of { $name }
page-cards-open = Cards lying open
page-keys = Keys
page-keys-tab = Tab, arrow keys
    .about = Go through your hand and the highlighted spots; ↑ leads from a card to where it can go
page-keys-enter = Enter
    .about = Choose; on the main button: do it
page-keys-space = Space
    .about = Read what you are at: a card, a space, a player
page-keys-v = Look round: arrow keys go to everything on the table
page-keys-w = Where am I: the whole situation in words
page-keys-past = Step back and on through the game
page-keys-z = Undo
page-keys-e = The button beside the prompt: pass, end, done
page-keys-m = All moves as a list
page-keys-panels = Log, chat, rules
page-keys-n = Notes
page-keys-esc = Cancel, close, back to now
page-skip-ahead = Skip ahead
page-a-moment = One moment…
page-over = The game is over
page-not-now = Not possible now
page-past = You’re looking at an earlier moment
page-more-moves =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
page-looking-back = Looking back:
page-moment = moment { $moment } of { $of }
page-back-to-now = Back to now
page-past-moments = Earlier moments
page-step-back = One moment back
page-last-moves = Last moves
page-show-move = Show this move again
page-step-on = One moment on
page-leave-table = To the start page
page-tools = Table tools
page-notes = Notes
page-panel-log = Log
page-panel-chat = Chat
page-panel-rules = Rules
page-panel-moves = Moves
page-panel-menu = Menu
page-unread = unread
page-rule-of = Rule { $rule }
page-idea = The security idea
page-reconstructed = Reconstructed: no source shows the printed one.
page-pace = Speed of other players’ moves
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = Instant
page-sound = Sound
page-stops = Ask me
page-stops-choices = When I have a choice
    .about = Everything else happens by itself.
page-stops-attacks = When I am attacked
    .about = I let everything else happen.
page-stops-all = Always
    .about = Even when I can only pass.
page-you-win = You win!
page-you-share = You share the win!
page-you-lose = You lose
page-share = Share
page-see-table = See the table
page-story-chart = { $label } over the game
page-story-decided = What decided it
page-story-table = As numbers

## The gallery

page-gallery = Gallery
page-gallery-count = { $count } pictures
page-gallery-players = Players
page-gallery-buttons = Buttons
