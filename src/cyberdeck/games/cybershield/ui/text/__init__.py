"""What to say about a game of Cyber Shield: events, moves and questions as message keys with arguments.

    event_words(event, names, known)     key, arguments, id of the rule; of one event
    Narrator(game, names).tell(events)     the same of a stream of events, in lines that people like to read
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

from cyberdeck.games.cybershield.ui.text.args import deed_args
from cyberdeck.games.cybershield.ui.text.events import Known, event_message
from cyberdeck.games.cybershield.ui.text.moves import decision_message, move_message, unseated_players
from cyberdeck.games.cybershield.ui.text.narrator import Narrator
from cyberdeck.toolkit.messages import MARK

__all__ = [
    "MARK",
    "Known",
    "Narrator",
    "deed_args",
    "event_message",
    "move_message",
    "decision_message",
    "unseated_players",
]
