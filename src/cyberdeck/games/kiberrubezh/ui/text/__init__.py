"""What to say about a game of Kiberrubezh: events, moves and questions as message keys with arguments.

    event_words(event, names)            key, arguments, id of the rule; of one event
    Narrator(game, names).tell(events)     the same of a stream of events, in lines that people like to read
    move_words(game, view, action)       key, arguments: what an answer does
    question_words(game, view, names)    key, arguments: what is asked
    abilities(kind)                      keys with arguments: all that a card does, in short
    deed(step)                           key, arguments: a step of a text as it would be done now (facts.would_do)
    powers(kind, needed)                 arguments of `power-name`: what a card gives or needs
    seatless(game)                       keys of the names of players without a seat: there are none

The texts are in locale/<language>/table.ftl; nothing here knows a language. Arguments are plain strings and numbers, so
that a key with its arguments can be sent anywhere and be said there. `names` are the players' names by number; an empty
name is the reader's own, and the texts then say "you" (argument `who`). Cards are given by their ids. Power is given as
texts, since it carries MARK when it is reconstructed.
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
