"""What to say about a game of Lokalka: events, moves and questions as message keys with arguments.

    event_words(event, names, known)     key, arguments, id of the rule; of one event
    Narrator(game, names).tell(events)     the same of a stream of events, in lines that people like to read
    move_words(game, view, action)       key, arguments: what an answer does
    question_words(game, view, names)    key, arguments: what is asked
    seatless(game)                       keys of the names of players without a seat: there are none

The texts are in locale/<language>/table.ftl; nothing here knows a language. Arguments are plain strings and numbers, so
that a key with its arguments can be sent anywhere and be said there. `names` are the players' names by number; an empty
name is the reader's own, and the texts then say "you" (argument `who`). Single cards, hosts and roles are given by
their ids, lists of cards and places as the notation spells them. What is reconstructed carries MARK wherever it is
named: levels and colours of cards, auxiliary hosts, and nodes.
"""

from cyberdeck.games.lokalka.ui.text.events import Known, event_message
from cyberdeck.games.lokalka.ui.text.moves import decision_message, move_message, unseated_players
from cyberdeck.games.lokalka.ui.text.narrator import Narrator
from cyberdeck.toolkit.messages import MARK

__all__ = [
    "MARK",
    "Known",
    "Narrator",
    "event_message",
    "move_message",
    "decision_message",
    "unseated_players",
]
