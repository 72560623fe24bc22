"""Events, moves and decisions of Black Hat as message keys with arguments.

    event_message(game, event, names)       key, arguments, id of the rule; of one event
    Narrator(game, names).narrate(events)   the same of a stream of events, as lines of a log
    move_message(game, view, action, names) key, arguments: what a move costs or brings
    decision_message(game, view, names)     key, arguments: the open decision
    unseated_players(game)                  keys of the names of players without a seat (the robot)

The texts are in locale/<language>/table.ftl; nothing here knows a language. Arguments are plain strings and numbers, so
that a message can be sent anywhere and translated there. `names` are the players' names by number; an empty name is the
reader's own, and the texts then say "you" (argument `who`). Reconstructed components carry MARK wherever they are
named.
"""

from cyberdeck.games.blackhat.ui.text.events import Narrator, event_message
from cyberdeck.games.blackhat.ui.text.moves import decision_message, move_message, unseated_players
from cyberdeck.toolkit.messages import MARK

__all__ = ["MARK", "Narrator", "event_message", "move_message", "decision_message", "unseated_players"]
