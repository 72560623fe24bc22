"""Players, cards and effects of cards in Kiberrubezh as arguments of texts."""

from __future__ import annotations

from functools import cache
from typing import Final

from cyberdeck.games.kiberrubezh import components
from cyberdeck.games.kiberrubezh.components import types as c
from cyberdeck.games.kiberrubezh.ids import NONE
from cyberdeck.games.kiberrubezh.ui.analysis import StepEffect
from cyberdeck.toolkit.messages import Args, Message, mark_of

ASSETS: Final = ("basic", "asset")
WHEN: Final = ("does-laid", "does-property")  # of abilities: when the steps are done


def card(kind: int) -> Args:
    return {"card": "none" if kind == NONE else c.CARD_IDS[kind]}


def category(number: int) -> Args:
    return {"category": c.CATEGORIES[number]}


def sort_of(kind: int) -> str:
    """Asset, attack, measure or event."""
    found = components.load().cards[kind].kind
    return "asset" if found in ASSETS else found


@cache
def mark(kind: int) -> str:
    """The mark of a card, beside its title."""
    return mark_of(components.load().cards[kind].provenance)


def powers(kind: int, needed: tuple[int, int] | None = None) -> Args:
    """For `power-name`: the power that an asset gives, or that another card needs, as printed or as `needed`."""
    found = components.load().cards[kind]
    defence, attack = needed or (found.defence, found.attack)
    if found.kind in ASSETS:
        power = "gives"
    elif defence or attack:
        power = "defence" if defence else "attack"
    else:
        power = "none"
    return {"power": power, "defence": str(defence), "attack": str(attack)}


def step_code(code: str, what: str) -> str:
    """The code of a step; those that destroy, by their object."""
    return f"{code}-{what}" if what else code


def step_effect(found: StepEffect) -> Message:
    """A step as it would be done now; one that cannot be done says so, and is shown as if it had one object."""
    key = "effect-name" if found.n else "effect-none"
    return key, {"step": step_code(found.code, found.what), "n": found.n or 1}


def steps(kind: int) -> list[Message]:
    """The steps of a text as printed."""
    found = components.load().cards[kind]
    return [
        ("effect-name", {"step": step_code(_tag(step), getattr(step, "what", "")), "n": getattr(step, "n", 1)})
        for step in found.steps or found.property
    ]


def _tag(step: c.Step) -> str:
    return str(step.__struct_config__.tag)


def step_at(kind: int, pc: int) -> str:
    """The code of a step of a card."""
    return str(steps(kind)[pc][1]["step"])


@cache
def abilities(kind: int) -> tuple[Message, ...]:
    """The effects of a card, in short, from its data: categories and blocks, steps, and what its text adds."""
    found = components.load().cards[kind]
    out: list[Message] = []
    if found.kind == "measure":
        named: Args = dict(zip(("category", "second"), found.categories, strict=False))
        key = ("does-blocks-any", "does-blocks", "does-blocks-two")[len(found.categories)]
        out.append((key, {"n": found.blocks, **named}))
    elif found.kind == "attack":
        out.append(("category-name", {"category": found.categories[0]}))
    if found.property:
        out.append(("does-property", {}))
    message = steps(kind)
    if found.kind in ASSETS and found.steps:
        out.append(("does-laid", {}))
    if found.kind == "attack" and not message:
        out.append(("does-plain", {"n": c.PLAIN}))
    return (*out, *message, *_flags(found))


def _flags(found: c.Card) -> list[Message]:
    out: list[Message] = []
    named = {
        "free-lay": found.free_lay,
        "comes-turned": found.comes_turned,
        "unique": found.unique,
        "only-uncategorised": found.only_uncategorised,
        "stays": found.stays,
        "once-upright": found.once_upright,
        "removed": found.removed,
    }
    out += [("does-flag", {"flag": flag}) for flag, is_so in named.items() if is_so]
    if found.cheapens is not None:
        out.append(("does-cheapens", {"category": found.cheapens, "n": found.cheapens_by}))
    if found.needs_blocks > 1:
        out.append(("does-needs-blocks", {"n": found.needs_blocks}))
    if found.blocked_loss != "none":
        out.append(("does-blocked-loss", {"loss": found.blocked_loss, "n": found.blocked_loss_n}))
    return out
