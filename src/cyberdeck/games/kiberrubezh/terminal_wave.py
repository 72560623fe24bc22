"""The wave of Kiberrubezh in words, from a view: what could block it, and what it would do. Interpreted."""

from __future__ import annotations

from cyberdeck.cards.terminal import Say
from cyberdeck.cards.words import Args, Names, who
from cyberdeck.games.kiberrubezh.component_types import CARD_IDS
from cyberdeck.games.kiberrubezh.facts import Blocker, Deed, blockers, declared, plain, wave, would_do
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.games.kiberrubezh.words_args import abilities, card, deed

_UNLISTED = ("under", "cancel", "ban", "upright-all")  # steps whose objects are seen elsewhere


def wave_head(view: KrView, readers: Names, say: Say) -> list[str]:
    """Whose wave it is; nothing if there is none."""
    if not any(view.wave):
        return []
    return [say("wave-head" if declared(view) else "wave-naming", **who(readers, view.active))]


def wave_lines(game: Kiberrubezh, view: KrView, say: Say) -> list[tuple[int, str, list[str]]]:
    """Each kind of attack, how far it is met, and what follows: what could block it, what it would do."""
    return [(kind, _attack(view, kind, say), _follows(game, view, kind, say)) for kind in wave(view)]


def _attack(view: KrView, kind: int, say: Say) -> str:
    args: Args = {**card(kind), "count": view.wave[kind], "open": view.wave[kind] - view.met[kind]}
    category = str(dict(abilities(kind))["category-name"]["category"])
    key = "wave-attack" if declared(view) else "wave-named"
    told = say(key, **args, met=view.met[kind], category=category)
    return f"{told}; {say('wave-partly')}" if view.partly[kind] else told


def _follows(game: Kiberrubezh, view: KrView, kind: int, say: Say) -> list[str]:
    if view.wave[kind] == view.met[kind]:
        return []
    out = [say("wave-blockers", cards=_blockers(blockers(game, view, kind), say) or say("wave-nobody"))]
    if game.t.needs_blocks[kind] > 1:
        out.append(say("does-needs-blocks", n=game.t.needs_blocks[kind]))
    found = would_do(game, view, view.active, kind)
    instead = said_deed(plain(view, view.active), say)
    if found:
        text = "; ".join(said_deed(step, say) for step in found)
        return [*out, say("wave-does", text=text), say("wave-instead", text=instead)]
    return [*out, say("wave-does", text=instead)]


def _blockers(found: list[Blocker], say: Say) -> str:
    """As in `Antivirus ×2, Incident team`."""
    told = []
    for blocker in found:
        title = say("card-times", **card(blocker.measure), count=blocker.ready)
        told.append(say("wave-goes-on", title=title, count=blocker.blocks) if blocker.goes_on else title)
    return ", ".join(told)


def said_deed(found: Deed, say: Say) -> str:
    """A step as it would be done now, with what it could be done to."""
    key, args = deed(found)
    told = say(key, **args)
    if not found.n or found.code in _UNLISTED:
        return told
    titles = [say(f"card-{CARD_IDS[kind]}") for kind in found.upright]
    titles += [say("card-turned", **card(kind)) for kind in found.turned]
    return f"{told} ({', '.join(titles)})" if titles else told
