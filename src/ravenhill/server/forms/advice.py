"""Why not, odds, hints."""

from __future__ import annotations

from ravenhill.server.forms.values import Form, Given, Message, Option, Place


class WhyForm(Form):
    seat: Place
    option: Option


class Why(Given):
    open: bool
    reason: Message | None
    rule: str


class Chance(Given):
    label: Message
    p: float


class ChanceGroup(Given):
    title: Message
    chances: list[Chance]
    mean: float | None


class Odds(Given):
    groups: list[ChanceGroup]
    notes: list[Message]


class OddsAnswer(Given):
    odds: Odds | None


class OptionLook(Given):
    """How good an option looks, by its place in the list: its chance to win, and 1 for the best, towards 0."""

    option: int
    chance: float
    good: float


class HintAnswer(Given):
    """The ways a strong player would look at, the best first, and what speaks for it; `part` is one of the game's
    (`<game>-eye-<part>`), null: all look alike."""

    ask: int
    part: str | None
    best: Option
    looks: list[OptionLook]
