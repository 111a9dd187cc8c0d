"""The contract between the table and a game, and the shelf the games stand on."""

from __future__ import annotations

import importlib
import json
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Generic, TypeVar, cast

from ravenhill.engine.answers import Kinds
from ravenhill.engine.data import built, read_data, tables_of_ids
from ravenhill.engine.decision import (
    BadPosition,
    BadSetup,
    Illegal,
    Impossible,
    Message,
    Option,
    Question,
    Script,
)
from ravenhill.engine.grammar import Grammar, Most, Pairs
from ravenhill.engine.kinds import Data, Schema
from ravenhill.engine.numbers import Shapes
from ravenhill.engine.observe import Eyes, Layout
from ravenhill.engine.outcomes import known
from ravenhill.engine.plain import Piece, copied
from ravenhill.engine.script import FED, Play, laid
from ravenhill.engine.table import Table

T = TypeVar("T", bound=Table)
S = TypeVar("S")
Value = bool | int | str

DRAWN = "drawn"  # `Setup.chance`: the table draws by itself
GRAMMARS = 16  # packs whose grammars are kept at hand
EYES = 64  # ways to look that are


@dataclass(frozen=True)
class Setting:
    """A named option of a game: a variant, a difficulty, or a doubtful rule decided one way by default."""

    id: str
    default: Value
    values: tuple[Value, ...]  # what it may be
    rule: str  # the rule it belongs to
    scenarios: tuple[str, ...] = ()  # where it applies; empty: everywhere
    kind: str = "ruling"  # variant: another way to play; difficulty: how hard; ruling: a doubtful rule; edition
    before: tuple[tuple[int, Value], ...] = ()  # up to these versions of the rules the default was another
    was: tuple[tuple[Value, Value], ...] = ()  # values of earlier versions, and what each is called today

    def default_in(self, rules: int) -> Value:
        """What the option was where nobody chose, in that version of the rules.

        >>> Setting("mercy", True, (True, False), "T1", before=((2, False),)).default_in(2)
        False
        """
        return next((value for upto, value in sorted(self.before) if rules <= upto), self.default)


@dataclass(frozen=True)
class Scenario:
    """One way to play a game; `seats` are the numbers of people it takes, `names` its seats in order."""

    id: str
    names: tuple[str, ...]
    seats: tuple[int, ...]
    automata: tuple[int, ...] = ()  # seats the rules themselves play (solo opponents): they are never asked


@dataclass(frozen=True)
class GameInfo:
    """What there is to know before sitting down."""

    id: str
    title: str
    scenarios: tuple[Scenario, ...]
    seats: tuple[int, int]
    options: tuple[Setting, ...]
    players: tuple[str, ...] = ("random", "greedy")  # the strongest last
    rules: int = 1  # the version of the rules: raised when play changes, so that what was stored is read with care
    minutes: int = 60  # thinking time that is enough for a whole game, for each player
    light: frozenset[str] = frozenset()  # verbs that cost nothing: nobody is asked back, though they can not be undone
    gone: tuple[str, ...] = ()  # options of earlier versions: what was stored may name them, nobody can choose them

    def plain(self) -> dict[str, Any]:
        told = asdict(self)
        del told["gone"], told["light"]
        for option in told["options"]:
            del option["before"], option["was"]
        return told


@dataclass(frozen=True)
class Step:
    """How what earlier versions stored is read by this one, where a name has changed."""

    rules: int  # what was stored under rules before this version goes through it
    name: str  # what it is for
    fields: Mapping[str, str] = field(default_factory=dict)  # "Piece.field" -> its name of today
    ids: Mapping[str, str] = field(default_factory=dict)  # cards, places ...: the id of then -> the id of today
    change: Callable[[dict[str, Any]], None] | None = None  # anything else, done to the plain table itself


@dataclass(frozen=True)
class Setup:
    """Everything a table is laid from. Plain data: it stands at the head of every save."""

    game: str
    scenario: str
    seats: int
    seed: int
    options: dict[str, Value] = field(default_factory=dict)  # every one; where one is missing, its default of then
    pack: dict[str, Any] | None = None  # the records a data pack replaces, by file
    position: dict[str, Any] | None = None
    rules: int = 1  # the version of the rules it was made for
    chance: str = DRAWN  # or FED: dice, cards and tiles are told from a real table

    def plain(self) -> dict[str, Any]:
        told = asdict(self)
        if self.chance == DRAWN:
            del told["chance"]
        return told


class Game(Generic[T]):
    """One game. The engine asks it; it never asks the engine to know what a card is."""

    info: GameInfo
    pieces: tuple[type[Piece], ...]  # every class whose objects lie on the table, for reading saves
    shapes: ClassVar[Shapes] = {}  # for each of these the shape of every field; {}: no record has a number
    scale: float = 1.0  # what `evaluate` must show more for the odds of winning to be e times as good, as measured
    reach: int = 0  # how many actions a search of this game spans best, as measured; 0: as many as it comes to
    trust: float = 0.0  # what `greedy` adds to `evaluate` for an option e times as heavy at first sight
    steps: tuple[Step, ...] = ()  # what was renamed since earlier versions, the oldest first
    questions: tuple[str, ...] = ()  # every kind of question it asks
    forms: tuple[str, ...] = ()  # every form of an answer

    def __init__(self) -> None:
        self._grammars: dict[str, Grammar] = {}  # by pack
        self._eyes: dict[tuple[str, int, str], Eyes] = {}

    # --- laying the table ---

    def empty(self, setup: Setup) -> T:
        """A table with its book and settings and nothing on it."""
        raise NotImplementedError

    def deal(self, t: T) -> None:
        """The set-up of the rulebook, up to before the first step of play."""
        raise NotImplementedError

    def place(self, t: T, position: Mapping[str, Any]) -> None:
        """Lays a position on an empty table; BadPosition says what is wrong with it."""
        raise NotImplementedError

    def position(self, t: T) -> dict[str, Any]:
        """The table at a checkpoint as a position `place` reads."""
        raise NotImplementedError

    # --- play ---

    def step(self, t: T) -> Script:
        """The script of the next action, found by looking at the table."""
        raise NotImplementedError

    def concede(self, t: T, seat: int) -> None:
        raise NotImplementedError

    def team(self, t: T, seat: int) -> int:
        """The number of the side a seat plays for; those of one side win together."""
        return seat

    def turn(self, t: T) -> int:
        """The number of the running turn or round, for statistics and jumps."""
        raise NotImplementedError

    # --- looking ---

    def view(self, t: T, seat: int) -> dict[str, Any]:
        """What the seat (-1: a spectator) may see, built up from nothing; JSON-able."""
        raise NotImplementedError

    def sight(self, t: T) -> Layout:
        """The names of what `see` tells of tables like this one."""
        return Layout()

    def see(self, t: T, seat: int, sight: Any, out: array[float]) -> None:
        """Fills in, where `sight` says, what the seat may see of the table, its own side first; all else is zero."""

    def redeal(self, t: T, seat: int) -> None:
        """Deals anew, with t.chance.below, everything the seat (-1: a spectator) can not know."""
        raise NotImplementedError

    def kinds(self, t: T) -> Kinds:
        """The kinds of things that answers name (`Question.TAKES`), each with its ids in the order of the data.

        Who asks for a thing of a kind the open question does not take is told so before the question is asked why."""
        return self.ids(t)

    def most(self, t: T) -> Most:
        """By verb the highest number in each place of an answer, where components allow less than the form says."""
        return {}

    def pairs(self, t: T) -> Pairs:
        """For verbs that name two things: the only pairs there can be. A verb that is not named takes all."""
        return {}

    def labels(self, t: T) -> Sequence[Sequence[str]]:
        """The labels of every die, deck and pool of this game, each apart: all that chance could ever show."""
        raise NotImplementedError

    # --- beside a printed board ---

    def lay_kept(self, t: T) -> None:
        """What is kept beside a printed board, as it is at the start of a game."""

    def deeds(self, t: T) -> list[Option]:
        """What can have happened next at a printed board beside which a part of this game is kept; a game that keeps
        nothing has none."""
        return []

    def keep(self, t: T, deed: Option) -> None:
        """It has happened, and by the rules so much follows from it."""

    # --- judging ---

    def problems(self, t: T) -> list[str]:
        """Invariants the table breaks: pieces lost or doubled, limits passed. Empty: all is well."""
        raise NotImplementedError

    def evaluate(self, t: T, seat: int) -> float:
        """How good the table looks for a seat, for machine players; higher is better."""
        raise NotImplementedError

    def terms(self, t: T, seat: int) -> list[tuple[str, float, float]]:
        """What `evaluate` adds up for the seat while the game runs: each term by its id, `<part>.<name>` (the words of
        a part: `<game>-eye-<part>`), how much of it there is, from the seat's side, and what weight it has."""
        return []

    def ahead(self, t: T, seat: int) -> list[Question]:
        """The questions this seat is likely to be asked next while others choose, as they would stand now, from what
        the seat may know: an answer to one can be left in advance."""
        return []

    def goals(self, t: T) -> list[tuple[int, str, int, int]]:
        """What wins, as everybody can see it: the side (`team`), a name (its words, with what to watch: `<game>-goal-
        <name>`), how far that side is, and how far it must come."""
        return []

    def blunders(self, t: T, lines: list[Message], before: list[Message]) -> list[str]:
        """What no person would have done in an action that has just ended, by the lines it left in the log and those of
        earlier actions of its turn: kinds of blunders, one for each time. Their words are `<game>-blunder-<kind>`."""
        return []

    # --- data ---

    def schema(self) -> Schema:
        """What the game's data files hold; a game without data has no schema, and takes no pack."""
        return {}

    def data(self) -> Data:
        """The data the game comes with."""
        return read_data(self.info.id) if self.schema() else {}

    def data_problems(self, data: Data) -> list[Message]:
        """What a schema can not tell is wrong with the data (a map in two parts, a deck of the wrong size)."""
        return []

    def printed(self, data: Data) -> dict[str, Any]:
        """What is printed on the components, for whoever draws them, in the shape `Printed` of the game's shapes."""
        return {}

    def told(self, pack: Mapping[str, Any], say: Callable[[Any], str]) -> dict[str, dict[str, str]]:
        """What the records do that a pack has changed, said in the game's own phrases: by id, part by part."""
        return {}

    def near(self, data: Data, ident: str) -> list[dict[str, Any]]:
        """Positions that come near to playing what bears this id (a card in the right hand), the nearest first, for
        whoever wants to try it. `data` are those of the pack in play."""
        return []

    def cards(self) -> tuple[str, ...]:
        """The ids of all cards, for the count of what tests prove."""
        return ()

    def things(self, pack: Mapping[str, Any] | None) -> dict[str, list[str]]:
        """Every id that a record bears, with all the ids of its table: whatever a player could name."""
        return built(self, pack, lambda data: tables_of_ids(data, self.schema()))

    def ids(self, t: T) -> dict[str, list[str]]:
        """The ids behind the numbers on this table: of every kind that `shapes` names, in the order of the numbers."""
        return {}

    # --- shared by all games ---

    def grammar(self, play: Play | None = None) -> Grammar:
        """The fixed numbers of all options, of this table's data or of the data the game comes with."""
        setup = play.setup if play is not None else self.setup()
        key = json.dumps(setup.pack, sort_keys=True) if setup.pack else ""
        if key not in self._grammars:
            table: Any = play.table if play is not None else self.empty(setup)
            made = Grammar(self.info.id, self.forms, self.kinds(table), self.most(table), self.pairs(table))
            while len(self._grammars) >= GRAMMARS:  # anybody can bring packs: only the last ones are kept
                del self._grammars[next(iter(self._grammars))]
            self._grammars[key] = made
        return self._grammars[key]

    def lay(self, setup: Setup) -> T:
        """A fresh table, nothing played yet."""
        table: Any = laid(self, setup).table
        return cast(T, table)

    def set_up(self, t: T, setup: Setup) -> None:
        """Lays what the set-up says on an empty table."""
        if setup.position is None:
            self.deal(t)
        else:
            self.place(t, {k: v for k, v in setup.position.items() if k != "then"})

    def eyes(self, play: Play) -> Eyes:
        """How tables of this scenario, number of seats and pack are looked at."""
        grammar = self.grammar(play)
        key = (play.setup.scenario, play.setup.seats, grammar.digest)
        if key not in self._eyes:
            while len(self._eyes) >= EYES:
                del self._eyes[next(iter(self._eyes))]
            table: Any = play.table
            self._eyes[key] = Eyes(self.sight(table), grammar, self.questions, play.seats)
        return self._eyes[key]

    def observation(self, play: Play | None = None) -> int:
        """How many numbers a seat's knowledge is told in: the same for a scenario, number of seats and pack; without a
        table, for the first scenario."""
        return (play or self.start(self.setup())).eyes().size

    def observed(self, play: Play | None = None) -> list[str]:
        """The name of each of these numbers."""
        return (play or self.start(self.setup())).eyes().names[:]

    def observe(self, play: Play, seat: int, out: Any) -> None:
        """Tells in numbers, about from -1 to 1, what the seat knows, its own side first; `out` is an array("f") or any
        writable buffer of 32-bit floats."""
        play.eyes().look_into(play, seat, out)

    def scenario(self, name: str) -> Scenario:
        for scenario in self.info.scenarios:
            if scenario.id == name:
                return scenario
        known = ", ".join(s.id for s in self.info.scenarios)
        raise BadSetup(Message("bad-scenario", {"game": self.info.id, "scenario": str(name), "known": known}))

    def setup(
        self,
        *,
        seed: int = 0,
        scenario: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        pack: dict[str, Any] | None = None,
        position: dict[str, Any] | None = None,
        rules: int | None = None,
        chance: str = DRAWN,
    ) -> Setup:
        """Checks what the caller wants and fills in the rest; `rules`: an earlier version, for what was made then."""
        if seed.__class__ is not int:
            raise BadSetup(Message("bad-seed", {"seed": str(seed)}))
        if options is not None and not isinstance(options, Mapping):
            raise BadSetup(Message("bad-options", {"value": str(options)}))
        if chance not in (DRAWN, FED):
            raise BadSetup(Message("bad-chance", {"value": str(chance), "known": f"{DRAWN}, {FED}"}))
        wanted = self.scenario(scenario) if scenario is not None else self._scenario_for(seats)
        number = seats if seats is not None else wanted.seats[0]
        if number not in wanted.seats:
            known = ", ".join(str(n) for n in wanted.seats)
            raise BadSetup(Message("bad-seats", {"scenario": wanted.id, "seats": str(number), "known": known}))
        meant = rules if rules is not None else self.info.rules
        specs = {s.id: s for s in self.info.options if not s.scenarios or wanted.id in s.scenarios}
        chosen: dict[str, Value] = {name: spec.default_in(meant) for name, spec in specs.items()}
        given = options or {}
        for name, value in (self.carried(given) if meant < self.info.rules else given).items():
            if name not in specs:
                known = ", ".join(sorted(specs)) or "-"
                raise BadSetup(Message("bad-option", {"option": str(name), "known": known, "scenario": wanted.id}))
            spec = specs[name]
            if not any(v == value and v.__class__ is value.__class__ for v in spec.values):
                known = ", ".join(str(v) for v in spec.values)
                raise BadSetup(Message("bad-option-value", {"option": name, "value": str(value), "known": known}))
            chosen[name] = value
        return Setup(self.info.id, wanted.id, number, seed, chosen, copied(pack), copied(position), meant, chance)

    def _scenario_for(self, seats: int | None) -> Scenario:
        for scenario in self.info.scenarios:
            if seats is None or seats in scenario.seats:
                return scenario
        low, high = self.info.seats
        raise BadSetup(Message("bad-seat-count", {"game": self.info.id, "seats": str(seats), "low": low, "high": high}))

    def carried(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """Options as an earlier version stored them, by the words of today: those that are gone are left out."""
        now = {s.id: dict(s.was) for s in self.info.options}
        left = {name: value for name, value in options.items() if name not in self.info.gone}
        return {name: now.get(name, {}).get(value, value) for name, value in left.items()}

    def values(self, setup: Setup) -> dict[str, Value]:
        """Every option of the game with its value at this table."""
        given = self.carried(setup.options)
        return {s.id: given.get(s.id, s.default_in(setup.rules)) for s in self.info.options}

    def settle(self, settings: S, setup: Setup) -> S:
        """The game's `Settings`, which have an attribute for every option, with the values of this table."""
        for name, value in self.values(setup).items():
            setattr(settings, name, value)
        return settings

    def chosen(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """Those of the options that are not as they are at a new table: what is worth telling."""
        usual = {s.id: s.default for s in self.info.options}
        given = self.carried(options)
        return {name: value for name, value in given.items() if name in usual and value != usual[name]}

    def start(self, setup: Setup) -> Play:
        """A table laid and played on to its first decision."""
        play = laid(self, setup)
        then = setup.position.get("then", []) if setup.position is not None else []
        if not isinstance(then, list):
            raise BadPosition(Message("bad-position-then", {"entry": str(then)}))
        begun = False
        for entry in [*then, ()]:
            try:
                if isinstance(entry, str):  # an outcome to come
                    play.table.chance.fed += known(play, [entry])
                    continue
                if not begun:
                    play.begin()
                    begun = True
                if entry != ():
                    _follow(play, entry)
            except (Illegal, Impossible) as e:
                raise BadPosition(Message("bad-position-answer", {"detail": f"{entry}: {e}"})) from e
        return play


def _follow(play: Play, entry: Any) -> None:
    """Plays one answer of a position's `then`: [seat, verb, ...]."""
    if not isinstance(entry, list | tuple) or len(entry) < 2 or entry[0].__class__ is not int:
        raise BadPosition(Message("bad-position-then", {"entry": str(entry)}))
    play.answer(entry[0], tuple(entry[1:]))


_shelf: dict[str, Callable[[], Game[Any]]] = {}
_open: dict[str, Game[Any]] = {}


def shelve(game_id: str, module: str) -> None:
    """Puts a game on the shelf; its module is opened when somebody first asks for it."""
    _shelf[game_id] = lambda: importlib.import_module(module).GAME


def shelved() -> tuple[str, ...]:
    """The ids of the games on the shelf, opened or not."""
    return tuple(_shelf)


def find(game_id: str) -> Game[Any]:
    if game_id not in _open:
        if game_id not in _shelf:
            known = ", ".join(sorted(_shelf))
            raise BadSetup(Message("bad-game", {"game": str(game_id), "known": known}))
        _open[game_id] = _shelf[game_id]()
    return _open[game_id]


def games() -> tuple[GameInfo, ...]:
    """What there is to play.

    >>> [info.title for info in games() if info.id == "wotr"]
    ['War of the Ring']
    """
    return tuple(find(game_id).info for game_id in _shelf)
