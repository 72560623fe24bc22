"""What to say about a game of Black Hat: events, moves and questions as message keys with arguments.

    event_words(game, event, names)      key, arguments, id of the rule; of one event
    Narrator(game, names).tell(events)     the same of a stream of events, in lines that people like to read
    move_words(game, view, action)       key, arguments: what an answer costs or brings
    question_words(game, view, names)    key, arguments: what is asked
    seatless(game)                       keys of the names of players without a seat (the robot)

The texts are in locale/<language>/table.ftl; nothing here knows a language. Arguments are plain strings and numbers, so
that a key with its arguments can be sent anywhere and be said there. `names` are the players' names by number; an empty
name is the reader's own, and the texts then say "you" (argument `who`). Components that are reconstructed carry MARK
wherever they are named.
"""

from cyberdeck.games.blackhat.ui.text.events import Narrator, event_message
from cyberdeck.games.blackhat.ui.text.moves import decision_message, move_message, unseated_players
from cyberdeck.toolkit.messages import MARK

__all__ = ["MARK", "Narrator", "event_message", "move_message", "decision_message", "unseated_players"]
