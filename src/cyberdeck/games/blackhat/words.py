"""What to say about a game of Black Hat: events, moves and questions as message keys with arguments. Interpreted.

    event_words(game, event, names)      key, arguments, id of the rule; of one event
    Teller(game, names).tell(events)     the same of a stream of events, in lines that people like to read
    move_words(game, view, action)       key, arguments: what an answer costs or brings
    question_words(game, view, names)    key, arguments: what is asked
    seatless(game)                       keys of the names of players without a seat (the robot)

The texts are in locale/<language>/table.ftl; nothing here knows a language. Arguments are plain strings and numbers, so
that a key with its arguments can be sent anywhere and be said there. `names` are the players' names by number; an empty
name is the reader's own, and the texts then say "you" (argument `who`). Components that are reconstructed carry MARK
wherever they are named.
"""

from cyberdeck.cards.words import MARK
from cyberdeck.games.blackhat.words_events import Teller, event_words
from cyberdeck.games.blackhat.words_moves import move_words, question_words, seatless

__all__ = ["MARK", "Teller", "event_words", "move_words", "question_words", "seatless"]
