"""Events, moves and decisions of Lokalka as message keys with arguments.

    event_message(event, names, known)      key, arguments, id of the rule; of one event
    Narrator(game, names).narrate(events)   the same of a stream of events, as lines of a log
    move_message(game, view, action, names) key, arguments: the effect of a move
    decision_message(game, view, names)     key, arguments: the open decision
    unseated_players(game)                  keys of the names of players without a seat: there are none

The texts are in locale/<language>/table.ftl; nothing here knows a language. Arguments are plain strings and numbers, so
that a message can be sent anywhere and translated there. `names` are the players' names by number; an empty name is the
reader's own, and the texts then say "you" (argument `who`). Single cards, hosts and roles are given by their ids, lists
of cards and places in notation. Reconstructed levels and colours of cards, auxiliary hosts and nodes carry MARK
wherever they are named.
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
