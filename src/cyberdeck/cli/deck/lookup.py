"""The games with decks and with boosters, and their cards with titles."""

from __future__ import annotations

from cyberdeck.cli.error_messages import CliError
from cyberdeck.components.catalogue import Catalogue
from cyberdeck.components.collection import BoosterRules
from cyberdeck.doors import Decks
from cyberdeck.i18n.titles import titles
from cyberdeck.spec import game_ids, get_spec


def the_decks(game: str) -> Decks:
    found = get_spec(game).decks
    if found is None:
        raise CliError("error-no-decks", game=game, known=", ".join(with_decks()))
    return found


def with_decks() -> list[str]:
    """The games with decks."""
    return [name for name in game_ids() if get_spec(name).decks is not None]


def with_boosters(game: str | None) -> tuple[Decks, BoosterRules]:
    """The named game, or the only one that has boosters."""
    specs = [get_spec(name) for name in with_decks()]
    found = [(spec.decks, spec.boosters) for spec in specs if spec.decks is not None and spec.boosters is not None]
    known = ", ".join(decks.GAME for decks, _ in found)
    if game is not None:
        get_spec(game)
        found = [(decks, own) for decks, own in found if game == decks.GAME]
        if not found:
            raise CliError("error-no-boosters", game=game, known=known)
    if len(found) != 1:
        raise CliError("error-deck-game", known=known)
    return found[0]


def titled(decks: Decks, lang: str) -> Catalogue:
    """The cards with their titles, those of the reader's language first."""
    plain = decks.catalogue()
    return decks.catalogue(titles(get_spec(decks.GAME).package, (*plain.cards, *plain.tokens), lang))
