"""The wave of Kiberrubezh as text, from a view: what could block it, and what it would do."""

from __future__ import annotations

from cyberdeck.games.kiberrubezh.components.types import CARD_IDS
from cyberdeck.games.kiberrubezh.game import Kiberrubezh
from cyberdeck.games.kiberrubezh.ui.analysis import Blocker, StepEffect, blockers, declared, plain, wave, would_do
from cyberdeck.games.kiberrubezh.ui.text.args import abilities, card, step_effect
from cyberdeck.games.kiberrubezh.view import KrView
from cyberdeck.toolkit.messages import Args, Names, who
from cyberdeck.toolkit.terminal import Translate

_UNLISTED = ("under", "cancel", "ban", "upright-all")  # steps whose objects are shown elsewhere


def wave_head(view: KrView, readers: Names, translate: Translate) -> list[str]:
    """Whose wave it is; nothing if there is none."""
    if not any(view.wave):
        return []
    return [translate("wave-head" if declared(view) else "wave-naming", **who(readers, view.active))]


def wave_lines(game: Kiberrubezh, view: KrView, translate: Translate) -> list[tuple[int, str, list[str]]]:
    """Each kind of attack, how far it is met, and what follows: what could block it, what it would do."""
    return [(kind, _attack(view, kind, translate), _follows(game, view, kind, translate)) for kind in wave(view)]


def _attack(view: KrView, kind: int, translate: Translate) -> str:
    args: Args = {**card(kind), "count": view.wave[kind], "open": view.wave[kind] - view.resolved[kind]}
    category = str(dict(abilities(kind))["category-name"]["category"])
    key = "wave-attack" if declared(view) else "wave-named"
    parts = translate(key, **args, met=view.resolved[kind], category=category)
    return f"{parts}; {translate('wave-partly')}" if view.partly[kind] else parts


def _follows(game: Kiberrubezh, view: KrView, kind: int, translate: Translate) -> list[str]:
    if view.wave[kind] == view.resolved[kind]:
        return []
    out = [
        translate("wave-blockers", cards=_blockers(blockers(game, view, kind), translate) or translate("wave-nobody"))
    ]
    if game.params.needs_blocks[kind] > 1:
        out.append(translate("does-needs-blocks", n=game.params.needs_blocks[kind]))
    found = would_do(game, view, view.active, kind)
    instead = step_effect_text(plain(view, view.active), translate)
    if found:
        text = "; ".join(step_effect_text(step, translate) for step in found)
        return [*out, translate("wave-does", text=text), translate("wave-instead", text=instead)]
    return [*out, translate("wave-does", text=instead)]


def _blockers(found: list[Blocker], translate: Translate) -> str:
    """As in `Antivirus ×2, Incident team`."""
    parts = []
    for blocker in found:
        title = translate("card-times", **card(blocker.measure), count=blocker.ready)
        parts.append(translate("wave-goes-on", title=title, count=blocker.blocks) if blocker.goes_on else title)
    return ", ".join(parts)


def step_effect_text(found: StepEffect, translate: Translate) -> str:
    """A step as it would be done now, with its possible objects."""
    key, args = step_effect(found)
    parts = translate(key, **args)
    if not found.n or found.code in _UNLISTED:
        return parts
    titles = [translate(f"card-{CARD_IDS[kind]}") for kind in found.upright]
    titles += [translate("card-turned", **card(kind)) for kind in found.turned]
    return f"{parts} ({', '.join(titles)})" if titles else parts
