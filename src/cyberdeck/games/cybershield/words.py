"""What to say about a game of Cyber Shield: events, moves and questions as message keys with arguments. Interpreted.

    event_words(event, names, known)     key, arguments, id of the rule; of one event
    Teller(game, names).tell(events)     the same of a stream of events, in lines that people like to read
    move_words(game, view, action)       key, arguments: what an answer does
    question_words(game, view, names)    key, arguments: what is asked
    deed_args(view, player, action, names)    arguments of `deed-name`: something that is announced
    seatless(game)                       keys of the names of players without a seat: there are none

The texts are in locale/<language>/table.ftl; nothing here knows a language. Arguments are plain strings and numbers, so
that a key with its arguments can be sent anywhere and be said there. `names` are the players' names by number; an empty
name is the reader's own, and the texts then say "you" (argument `who`). Cards are given by their ids; a card on the
table by its title and its number on its side; lists of such cards are lists of numbers. Points are texts, since they
have a sign; those of a card carry MARK when they are reconstructed.
"""

from cyberdeck.cards.words import MARK
from cyberdeck.games.cybershield.words_args import deed_args
from cyberdeck.games.cybershield.words_events import Known, event_words
from cyberdeck.games.cybershield.words_moves import move_words, question_words, seatless
from cyberdeck.games.cybershield.words_teller import Teller

__all__ = [
    "MARK",
    "Known",
    "Teller",
    "deed_args",
    "event_words",
    "move_words",
    "question_words",
    "seatless",
]
