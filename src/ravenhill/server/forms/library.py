"""Games, their words, rules and terms, and what is printed on their components."""

from __future__ import annotations

from typing import Any, Literal

from ravenhill.server.forms.values import Chosen, Given


class Scenario(Given):
    id: str
    names: list[str]
    seats: list[int]
    automata: list[int]


class Setting(Given):
    id: str
    default: Chosen
    values: list[Chosen]
    rule: str
    scenarios: list[str]
    kind: Literal["variant", "difficulty", "ruling", "edition"]


class Fared(Given):
    """How a level has fared against the level before it, at tables of one scenario and number of seats."""

    won: float  # games, half for a draw
    games: int
    scenario: str
    seats: int
    hurried: bool  # whether they had less time to think than the levels have


class Level(Given):
    """A machine as people choose it."""

    name: str
    ms: int  # how long it may think about a choice; 0: it answers at once
    fared: Fared | None  # null: not measured


class Game(Given):
    id: str
    title: str
    scenarios: list[Scenario]
    seats: tuple[int, int]  # at least, at most
    options: list[Setting]
    players: list[str]
    levels: list[Level]  # the strongest last
    puzzles: int  # how many there are
    rules: int  # the version of its rules
    minutes: int  # thinking time that is enough for a whole game, for each player


class GamesAnswer(Given):
    games: list[Game]


class Content(Given):
    game: str
    sources: dict[str, int]
    own: list[str]
    parts: dict[str, int]
    setup: str  # the mark of how it is laid out


class ContentAnswer(Given):
    games: list[Content]


class WordsAnswer(Given):
    language: str
    languages: list[str]
    files: dict[str, str]
    digests: dict[str, str]  # of each game's words: by this they are asked for alone


class RuleMark(Given):
    """Where a rule was found, as docs/rules/README.md names it."""

    kind: Literal["printed", "derived", "decision", "source", "recalled", "inferred", "original"]
    note: str


class RuleRow(Given):
    number: str
    cells: list[str]
    marks: list[RuleMark]


class RuleBlock(Given):
    """A heading, a numbered rule, an item of a list, a paragraph, or a table."""

    kind: Literal["heading", "rule", "item", "text", "table"]
    text: str
    number: str
    depth: int
    marks: list[RuleMark]
    head: list[str]
    rows: list[RuleRow]


class Chapter(Given):
    id: str
    number: str
    title: str
    example: bool
    marks: list[RuleMark]
    blocks: list[RuleBlock]


class RulesAnswer(Given):
    game: str
    title: str
    chapters: list[Chapter]
    examples: list[str]  # the numbers of those that can be played


class RuleAnswer(Given):
    game: str
    number: str
    chapter: str
    title: str
    blocks: list[RuleBlock]


class Term(Given):
    """A term, a sentence on it, the rule that says more, and the forms it has in texts, in small letters."""

    name: str
    says: str
    rule: str
    first: bool  # one of the words a newcomer meets first
    forms: list[str]


class GlossaryAnswer(Given):
    game: str
    terms: list[Term]


class ServerAnswer(Given):
    name: str
    version: str
    mail: bool


class Printed(Given):
    """Where it is told what is printed on the components, and where the drawn board lies: what is found at one of
    these addresses never changes."""

    facts: str
    map: str | None
    picture: str | None


class PrintedAnswer(Given):
    """What is printed on the components, in the shape `Printed` of the game, and what a pack calls them."""

    facts: dict[str, Any]
    words: dict[str, dict[str, dict[str, str]]]  # what the pack in play says: by language, id and part
