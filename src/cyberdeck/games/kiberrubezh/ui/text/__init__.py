"""Events, moves and decisions of Kiberrubezh as message keys with arguments.

    event_message(event, names)             key, arguments, id of the rule; of one event
    Narrator(game, names).narrate(events)   the same of a stream of events, as lines of a log
    move_message(game, view, action, names) key, arguments: the effect of a move
    decision_message(game, view, names)     key, arguments: the open decision
    abilities(kind)                         keys with arguments: the effects of a card, in short
    step_effect(found)                      key, arguments: a step of a text as it would be done now (analysis.would_do)
    powers(kind, needed)                    arguments of `power-name`: what a card gives or needs
    unseated_players(game)                  keys of the names of players without a seat: there are none

The texts are in locale/<language>/table.ftl; nothing here knows a language. Arguments are plain strings and numbers, so
that a message can be sent anywhere and translated there. `names` are the players' names by number; an empty name is the
reader's own, and the texts then say "you" (argument `who`). Cards are given by their ids. Power is given as texts,
since it carries MARK when it is reconstructed.
"""

from cyberdeck.games.kiberrubezh.ui.text.args import abilities, powers, step_effect
from cyberdeck.games.kiberrubezh.ui.text.events import event_message
from cyberdeck.games.kiberrubezh.ui.text.moves import decision_message, move_message, unseated_players
from cyberdeck.games.kiberrubezh.ui.text.narrator import Narrator
from cyberdeck.toolkit.messages import MARK

__all__ = [
    "MARK",
    "Narrator",
    "abilities",
    "step_effect",
    "event_message",
    "move_message",
    "powers",
    "decision_message",
    "unseated_players",
]
