"""What to say about a game of Lokalka: events, moves and questions as message keys with arguments. Interpreted.

    event_words(event, names, known)     key, arguments, id of the rule; of one event
    Teller(game, names).tell(events)     the same of a stream of events, in lines that people like to read
    move_words(game, view, action)       key, arguments: what an answer does
    question_words(game, view, names)    key, arguments: what is asked
    seatless(game)                       keys of the names of players without a seat: there are none

The texts are in locale/<language>/table.ftl; nothing here knows a language. Arguments are plain strings and numbers, so
that a key with its arguments can be sent anywhere and be said there. `names` are the players' names by number; an empty
name is the reader's own, and the texts then say "you" (argument `who`). Single cards, hosts and roles are given by
their ids, lists of cards and places as the notation spells them. What is reconstructed carries MARK wherever it is
named: levels and colours of cards, auxiliary hosts, and nodes.
"""

from cyberdeck.cards.words import MARK
from cyberdeck.games.lokalka.words_events import Known, event_words
from cyberdeck.games.lokalka.words_moves import move_words, question_words, seatless
from cyberdeck.games.lokalka.words_teller import Teller

__all__ = [
    "MARK",
    "Known",
    "Teller",
    "event_words",
    "move_words",
    "question_words",
    "seatless",
]
