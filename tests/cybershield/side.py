"""Reads and writes a player's side of the table as text.

    provider | wired-router 1 +firewall! | desktop~ 2 +antivirus | laptop 1:radio

Cards are numbered from 1 in order. `!` is disrupted, `~` disconnected. Then come the numbers of the joined cards, by
the first of uplink, cable, radio that fits or by a named one; each joint stands once or at both ends. Then come the
attached cards. `+weak-password` is unused, `+weak-password!` is used up. `+generator*` has a Persistent denial of
service on it. `-` is a free place.
"""

from __future__ import annotations

import re

from cyberdeck.games.cybershield import components
from cyberdeck.games.cybershield.components.types import CARD_IDS
from cyberdeck.games.cybershield.ids import A_GENERATOR, A_PASSWORD, ATTACHED_KINDS, BREAKABLE, PORTS, SIDE
from cyberdeck.games.cybershield.spots import Spot
from tests.cybershield.cards import KIND

CARDS = components.load().cards
ATTACHED_NAMES = [CARD_IDS[kind] for kind in ATTACHED_KINDS]
_WORD = re.compile(r"(\+?)([a-z-]+)([!~*]*)|([0-9]+)(?::([a-z]+))?")


class Lying:
    """A card on a place while its side is being read."""

    def __init__(self, name: str, marks: str) -> None:
        self.name = name
        self.disrupted, self.turned = "!" in marks, "~" in marks
        self.links = [-1] * PORTS
        self.cards, self.broken = [0] * len(ATTACHED_NAMES), [0] * BREAKABLE
        self.hit, self.open = 0, False

    def attach(self, name: str, marks: str) -> None:
        which = ATTACHED_NAMES.index(name)
        self.cards[which] += 1
        if which == A_PASSWORD:
            self.open = not marks
        elif marks:
            self.broken[which] += 1
            self.hit += marks == "*" and which == A_GENERATOR

    def free(self, symbol: str) -> int:
        symbols = CARDS[KIND[self.name]].symbols
        return next((p for p, found in enumerate(symbols) if found == symbol and self.links[p] < 0), -1)

    def spot(self, place: int) -> Spot:
        return Spot(
            place,
            KIND[self.name],
            self.disrupted,
            self.turned,
            tuple(self.links),
            tuple(self.cards),
            tuple(self.broken),
            self.hit,
            self.open,
        )


def read(text: str, seat: int) -> list[Spot]:
    lying: list[Lying | None] = []
    joints: list[tuple[int, int, str]] = []
    for slot, words in enumerate(part.split() for part in text.split("|") if part.strip()):
        lying.append(None)
        for word in words if words != ["-"] else []:
            found = _WORD.fullmatch(word)
            assert found, f"what is {word}?"
            attached, name, marks, number, symbol = found.groups()
            card = lying[slot]
            if number:
                joints.append((slot, int(number) - 1, symbol or ""))
            elif attached:
                assert card
                card.attach(name, marks)
            else:
                lying[slot] = Lying(name, marks)
    for slot, other, symbol in joints:
        _join(lying, slot, other, symbol)
    return [card.spot(seat * SIDE + slot) for slot, card in enumerate(lying) if card]


def _join(lying: list[Lying | None], slot: int, other: int, symbol: str) -> None:
    one, two = lying[slot], lying[other]
    assert one
    assert two, f"nothing lies on {other + 1}"
    if other in one.links:
        return
    fitting = [s for s in ("uplink", "cable", "radio") if one.free(s) >= 0 and two.free(s) >= 0]
    assert symbol in fitting if symbol else fitting, f"{one.name} and {two.name} do not fit, or by {fitting} alone"
    through = symbol or fitting[0]
    port, its_port = one.free(through), two.free(through)
    one.links[port], two.links[its_port] = other, slot


def write(spot: Spot | None) -> str:
    """A card in the notation of `read`, joints in the order of the numbers and without symbols."""
    if spot is None:
        return ""
    words = [CARD_IDS[spot.kind] + "!" * spot.disrupted + "~" * spot.turned]
    words += [str(slot + 1) for slot in sorted(spot.links) if slot >= 0]
    for which, n in enumerate(spot.cards):
        if which == A_PASSWORD:
            marks = ["" if spot.open else "!"] + ["!"] * (n - 1) if n else []
        else:
            alone = spot.broken[which] if which < BREAKABLE else 0
            hit = spot.hit if which == A_GENERATOR else 0
            marks = [""] * (n - alone) + ["!"] * (alone - hit) + ["*"] * hit
        words += [f"+{ATTACHED_NAMES[which]}{mark}" for mark in marks]
    return " ".join(words)


def connected(spots: list[Spot]) -> set[int]:
    """CS-5.2: the slots of one side, by spreading from slot to slot until no new one is reached."""
    upright = {spot.place % SIDE: spot for spot in spots if not spot.disrupted and not spot.turned}
    found = {slot for slot, spot in upright.items() if CARD_IDS[spot.kind] == "provider"}
    while more := {slot for slot in upright if slot not in found and found & set(upright[slot].links)}:
        found |= more
    return found


def points(own: list[Spot], others: list[Spot]) -> int:
    """CS-2.5: the points of a side, and the points of its sniffers."""
    net, total = connected(own), 0
    for spot in own:
        on = spot.place % SIDE in net
        total += CARDS[spot.kind].points.value * on - spot.hit
        for which, n in enumerate(spot.cards):
            name, working = ATTACHED_NAMES[which], n - (spot.broken[which] if which < BREAKABLE else 0)
            if on or name in ("ddos", "pdos", "usb-trap"):
                total += working * CARDS[KIND[name]].points.value
    return total + sum(spot.cards[ATTACHED_NAMES.index("sniffer")] for spot in others)
