"""The options of a table, as a game declares them.

An option is a field of the game's options struct, and everything else about it is derived from that field. The type of
the field gives the values, its default is the rulebook's, and `Rule` names the rule that it belongs to:

    first: Annotated[Literal["coin", "oldest"], Rule("XX-3.1")] = "coin"

A switch is a `bool`, a choice a `Literal`, a number an `int` with bounds (`Meta(ge=…, le=…)`), a deck a `Deck`. The
texts of an option are in `locale/<language>/options.ftl` of the game:

    option-<name>            one line, for forms and lists
        .rules               what the rulebook says of it in place of that line
        .XX-5-2              what the rulebook says of it at another rule, XX-5.2
    option-<name>-<value>    the name of a value

Values that exclude each other are a `Conflict`: the options struct checks them, and forms prevent them.

A game may also declare presets: options that go well together, for people who do not want to choose each. Their texts
are `preset-<name>` and its `.about`. Forms name an option by `setup-<name>` and describe the value that it has by
`.is-<value>`, or by `.about` if it is a number.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

OptionKind = Literal["switch", "choice", "number", "deck"]
Deck = Annotated[str, Meta(max_length=4000, extra={"deck": True})]  # the name of a built-in deck, or a list of cards

_A_DECK: Final = "4 1; 2 2; …"


class Rule(Struct, frozen=True):
    """Stands in the type of an option: the id of its rule."""

    id: str


class Preset(Struct, frozen=True):
    """Options that go well together; its texts are `preset-<name>`. What it leaves out has its default."""

    name: str
    options: dict[str, bool | int | str]
    minutes: tuple[int, int]  # that a game takes


class Conflict(Struct, frozen=True):
    """Values of options that exclude each other, and the rule that says so."""

    options: dict[str, bool | int | str]
    rule: str

    def is_in(self, options: Struct) -> bool:
        return all(getattr(options, name) == value for name, value in self.options.items())

    def notation(self) -> str:
        """`tracer=true, board=standard`."""
        return ", ".join(f"{name}={str(value).lower()}" for name, value in self.options.items())


class OptionInfo(Struct, frozen=True):
    """One option of a game; its texts are `option-<name>`."""

    name: str
    kind: OptionKind  # a deck: one of the choices, or the text of one
    default: bool | int | str
    choices: tuple[int | str, ...] = ()
    min: int = 0
    max: int = 0
    rule: str = ""

    def allowed(self) -> str:
        """What the option takes, for people: `coin | oldest`, `1 … 5`."""
        match self.kind:
            case "switch":
                return "true | false"
            case "choice":
                return " | ".join(map(str, self.choices))  # in the order they were declared in
            case "number":
                return f"{self.min} … {self.max}" if self.min or self.max else "1, 2, 3 …"
            case "deck":
                return " | ".join((*map(str, self.choices), _A_DECK))

    def notation(self) -> str:
        """The option with its values, as the rulebook writes it: `first=coin|oldest`, `rounds=1..5`."""
        match self.kind:
            case "choice":
                return f"{self.name}={'|'.join(map(str, self.choices))}"
            case "number":
                return f"{self.name}={self.min}..{self.max}"
            case _:
                return self.name

    @property
    def is_fixed(self) -> bool:
        """Whether there is one value only."""
        return self.kind == "number" and self.min == self.max


@cache
def option_types(options: type[Struct]) -> dict[str, Any]:
    """The type of each option, by name, with its metadata."""
    return get_type_hints(options, include_extras=True)


@cache
def declared_options(options: type[Struct]) -> tuple[OptionInfo, ...]:
    """What a struct declares, in its order; TypeError for a field that is no option. The bounds of `players` and the
    built-in decks are not in the struct: `GameSpec.describe_options` adds them.
    """
    defaults = msgspec.structs.asdict(options())
    return tuple(_declared(name, hint, defaults[name]) for name, hint in option_types(options).items())


def _declared(name: str, hint: Any, default: Any) -> OptionInfo:
    metadata = getattr(hint, "__metadata__", ())
    rule = next((given.id for given in metadata if isinstance(given, Rule)), "")
    match msgspec.inspect.type_info(hint):
        case msgspec.inspect.BoolType():
            return OptionInfo(name, "switch", default, rule=rule)
        case msgspec.inspect.LiteralType():
            return OptionInfo(name, "choice", default, get_args(hint.__origin__ if metadata else hint), rule=rule)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return OptionInfo(name, "number", default, min=least, max=most, rule=rule)
        case msgspec.inspect.IntType() if name == "players":
            return OptionInfo(name, "number", default, rule=rule)
        case msgspec.inspect.Metadata(extra={"deck": True}):
            return OptionInfo(name, "deck", default, rule=rule)
        case other:
            raise TypeError(f"the option {name} is no switch, choice, number with bounds or deck: {other}")
