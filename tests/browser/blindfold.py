"""A player who sees nothing: they read the accessibility tree, and press keys.

What they know of the page is in that tree alone, and in the keys that the page itself names.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.browser.kit import Person

BUTTONS = ("button", "link", "radio", "checkbox", "switch", "slider", "textbox", "combobox")
NOTATION = re.compile(
    r"undefined|\[object|NaN|null|\{|\}|_|\b[A-Z]{2,3}-\d|\w\.\w+:|\b[a-z]+-[a-z]+-[a-z]+\b(?<!face-to-face)"
)
DOUBLED = re.compile(r"\b(\w{4,}(?: \w+)?)[.:,]? \1\b")
MOST_WORDS = 60  # of a prompt: what takes longer to hear is not heard


@dataclass
class Node:
    """Of the tree: what a screen reader says of it, and what is in it."""

    role: str
    name: str
    states: dict[str, Any]
    within: Node | None = None
    children: list[Node] = field(default_factory=list)

    def all(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.all()

    @property
    def text(self) -> str:
        """All that is read in it, from beginning to end."""
        words = [one.name for one in self.all() if one.role == "StaticText"]
        return re.sub(r"\s+", " ", " ".join(words)).strip()

    def inside(self, other: Node | None) -> bool:
        return self is other or (self.within is not None and self.within.inside(other))


class Tree:
    """The whole page, as it is read out now."""

    def __init__(self, nodes: list[dict[str, Any]]) -> None:
        by_id = {node["nodeId"]: node for node in nodes}
        self.root = self._make(by_id, nodes[0], None)
        self.nodes = list(self.root.all())

    def _make(self, by_id: dict[str, dict[str, Any]], raw: dict[str, Any], within: Node | None) -> Node:
        states = {one["name"]: one["value"].get("value") for one in raw.get("properties", [])}
        node = Node(raw["role"]["value"], raw.get("name", {}).get("value", "").strip(), states, within)
        if raw.get("ignored"):
            node.role = "none"
        for child in raw.get("childIds", []):
            if child in by_id:
                node.children.append(self._make(by_id, by_id[child], node))
        return node

    def roles(self, *roles: str) -> list[Node]:
        return [node for node in self.nodes if node.role in roles]

    def called(self, role: str, name: str) -> Node | None:
        """The first of a role whose name begins so."""
        return next((node for node in self.roles(role) if node.name.startswith(name)), None)

    @property
    def focus(self) -> Node | None:
        """What has the focus; None while the page as a whole has it."""
        focused = [
            node for node in self.nodes if node.states.get("focused") and node.role not in ("none", "RootWebArea")
        ]
        return focused[-1] if focused else None


class Blindfolded:
    """Plays at a table of their own, by keys, and listens."""

    def __init__(self, person: Person, names: list[str]) -> None:
        self.person = person
        self.page = person.page
        self.names = names
        self.press = person.page.keyboard.press
        self.ears = person.context.new_cdp_session(person.page)
        self.ears.send("Accessibility.enable")
        self.turn = person.say("page-your-turn")
        self.rule = person.say("page-rule-of", rule="").strip()
        self.decisions = 0
        self.asked: list[str] = []
        self.heard: set[str] = set()
        self.faults: list[str] = []
        self.read_large: set[str] = set()

    def tree(self) -> Tree:
        return Tree(self.ears.send("Accessibility.getFullAXTree")["nodes"])

    # What is heard

    def ending(self, tree: Tree) -> Node | None:
        won = [self.person.say(key) for key in ("page-you-win", "page-you-share", "page-you-lose")]
        return next((node for node in tree.roles("dialog") if node.name in won), None)

    def prompt(self, tree: Tree) -> Node | None:
        return next((node for node in tree.roles("status") if node.states.get("live") == "polite"), None)

    def hand(self, tree: Tree) -> Node | None:
        own = self.person.say("page-hand", count=5).partition(",")[0]
        return tree.called("region", own)

    def listen(self, tree: Tree) -> None:
        """At a decision everything must be there, in words."""
        live = [node for node in tree.nodes if node.states.get("live") == "polite" and node.role != "none"]
        regions = [node.role for node in live if node.states.get("root") is None or node.role in ("status", "log")]
        self.check(regions.count("status") == 1 and regions.count("log") == 1, f"live regions: {regions}")
        prompt = self.prompt(tree)
        text = prompt.text if prompt else ""
        asks = text.removeprefix(f"{self.turn}.").strip()
        for log in tree.roles("log"):
            self.heard |= {line.text for line in log.children}
        self.check(text.startswith(self.turn) and len(asks.split()) >= 2, f"nothing is asked: {text}")
        self.check(len(asks.split()) <= MOST_WORDS, f"too long to be heard: {text}")
        self.check(not DOUBLED.search(text), f"said twice: {text}")
        self.check(tree.focus is not None, "the focus is nowhere")
        for node in tree.roles(*BUTTONS):
            where = (
                f"{node.role} in {node.within.role if node.within else ''} “{node.within.name if node.within else ''}”"
            )
            self.check(bool(node.name), f"without a name: {where}")
        for node in tree.nodes:
            rule = node.role == "button" and node.name.startswith(self.rule)
            rule = rule or (node.within is not None and node.within.name.startswith(self.rule))
            if node.role in ("StaticText", *BUTTONS) and not rule:
                self.check(not NOTATION.search(node.name), f"notation: {node.role} “{node.name}”")
        if hand := self.hand(tree):
            cards = [node for node in hand.all() if node.role == "button"]
            self.check(hand.name == self.person.say("page-hand", count=len(cards)), f"{hand.name}: {len(cards)} cards")

    def check(self, true: bool, fault: str) -> None:
        if not true and fault not in self.faults:
            self.faults.append(fault)

    def where(self) -> str:
        """What the key that asks "where am I" tells."""
        before = self.prompt(self.tree())
        self.press("w")
        end = time.monotonic() + 3
        while time.monotonic() < end:
            prompt = self.prompt(self.tree())
            if prompt and before and len(prompt.text) > len(before.text) + 40:
                return prompt.text
        return ""

    def look_round(self, most: int = 12) -> list[str]:
        """Goes over what lies on the table and reads some of it in large; back to the prompt."""
        seen: list[str] = []
        if not self.my_turn():
            return seen
        self.press("v")
        keys = ["Home", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowRight", "End", "ArrowUp", "ArrowLeft"]
        for n in range(most):
            self.press(keys[n % len(keys)])
            here = self.tree().focus
            if here is None or not here.name:
                self.check(False, f"arrows lead to nothing: {here}")
                continue
            if here.name in seen:
                continue
            seen.append(here.name)
            self.press("Space")
            large = self.large()
            for _ in range(40):  # it is loaded when it is first wanted
                if large is not None:
                    break
                self.page.wait_for_timeout(50)
                large = self.large()
            if large is None:
                self.check(False, f"cannot be read in large: {here.name}")
                continue
            self.check(bool(large.name) and len(large.text) > 20, f"large, but without words: {here.name}")
            self.read_large.add(large.name)
            self.press("Escape")
            back = self.tree().focus
            self.check(
                back is not None and back.name == here.name, f"focus is not back on “{here.name}”: {back and back.name}"
            )
        self.press("Escape")
        return seen

    def large(self) -> Node | None:
        """What is read in large, when it has opened."""
        end = time.monotonic() + 1
        while time.monotonic() < end:
            if found := self.tree().roles("dialog"):
                return found[0]
        return None

    # What is done

    def my_turn(self) -> bool:
        """Waits for a decision of one's own; False at the end of the game."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            tree = self.tree()
            prompt = self.prompt(tree)
            if self.ending(tree):
                return False
            if prompt and prompt.text.startswith(self.turn):
                return True
        return False

    def play(self, seconds: float, most: int = 10_000) -> Node | None:
        """Plays on; returns the end of the game, or None if time or decisions ran out first."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.decisions < most:
            tree = self.tree()
            if (over := self.ending(tree)) is not None:
                return over
            prompt = self.prompt(tree)
            if prompt is None or not prompt.text.startswith(self.turn):
                self.page.wait_for_timeout(15)
                continue
            self.decisions += 1
            self.asked = [*self.asked[-8:], prompt.text]
            if self.decisions <= 8 or self.decisions % 10 == 0:
                self.listen(tree)
            self.check(tree.focus is not None, "the focus is nowhere")
            self.decide(tree)
        return None

    def decide(self, tree: Tree) -> None:
        """One step: a way, a button, or a thing and where it goes. What leads nowhere is left for a button."""
        dice = self.person.dice
        ways = tree.called("group", self.person.say("page-ways"))
        if ways and tree.focus and tree.focus.inside(ways):
            for _ in range(dice.randrange(len(ways.children))):
                self.press("Tab")
            return self.press("Enter")
        buttons = self.buttons(tree)
        pressed = [node for node in tree.roles("button") if node.states.get("pressed") in ("true", True)]
        stuck = self.asked.count(self.asked[-1]) if self.asked else 0
        if buttons and dice.random() < (0.6 if pressed or stuck > 2 else 0.15) and self._to(dice.choice(buttons).name):
            return self.press("Enter")
        if not pressed or dice.random() < 0.3:
            for _ in range(dice.randrange(1, 7)):
                self.press("ArrowRight")
            here = self.tree().focus
            if here and here.states.get("disabled"):
                return None
            self.press("Enter")
        before = self.tree().focus
        self.press("ArrowUp")
        here = self.tree().focus
        if here is None or (before and before.name == here.name and not here.name.strip()):
            return None
        for _ in range(dice.randrange(4)):
            self.press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp"]))
        return self.press("Enter")

    def buttons(self, tree: Tree) -> list[Node]:
        """Of the prompt, without the one that lets go."""
        region = tree.called("region", self.person.say("page-decision"))
        clear = self.person.say("page-clear")
        return (
            [one for one in region.all() if one.role == "button" and not one.name.startswith(clear)] if region else []
        )

    def _to(self, name: str) -> bool:
        """Goes to a button of the prompt by Tab: its buttons come right after it, before the hand."""
        tree = self.tree()
        region = tree.called("region", self.person.say("page-decision"))
        row = [one.name for one in region.all() if one.role == "button"] if region else []
        if name not in row or tree.focus is None:
            return False
        if tree.focus.inside(region):
            here = row.index(tree.focus.name) if tree.focus.name in row else -1
            steps = row.index(name) - here
        else:
            steps = row.index(name) - len(row)
        for _ in range(abs(steps)):
            self.press("Tab" if steps > 0 else "Shift+Tab")
        here_now = self.tree().focus
        return here_now is not None and here_now.name == name
