"""play: a game in the terminal, against machines."""

from __future__ import annotations

import importlib
import importlib.util
import os
import unicodedata
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, TypeAlias

import typer
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table

import ravenhill
from ravenhill import packs, rulebook
from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of
from ravenhill.commands.replay import ending
from ravenhill.commands.rules import show_rules
from ravenhill.engine.chance import Chance
from ravenhill.engine.data import built, marks_of
from ravenhill.engine.decision import Atom, Bad, BadSetup, Illegal, Message, Option, Question
from ravenhill.engine.script import Play
from ravenhill.players import Player, spelled
from ravenhill.players.order import people_of
from ravenhill.words import Voice, default_language, languages, preferred

Draw: TypeAlias = Callable[[dict[str, Any], Voice, Any], RenderableType]  # view, words, book
Face: TypeAlias = Callable[[str, dict[str, Any], Voice, Any], RenderableType | None]
MANY = 12  # options beyond this number stand in columns
LINES = 12  # of the log shown before a choice


def play(
    game: arguments.GameArgument,
    seat: Annotated[str | None, typer.Option(help=help_of("cli-play-seat"), metavar="SEAT")] = None,
    against: Annotated[str, typer.Option(help=help_of("cli-play-against"), metavar="PLAYER")] = "captain",
    seed: Annotated[int | None, typer.Option(help=help_of("cli-play-seed"))] = None,
    scenario: arguments.Scenario = None,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    pack: arguments.Pack = None,
    language: Annotated[
        str | None, typer.Option("--language", "--lang", help=help_of("cli-language"), metavar="LANGUAGE")
    ] = None,
    load: Annotated[Path | None, typer.Option(help=help_of("cli-play-load"), metavar="FILE")] = None,
) -> None:
    if language is not None and preferred([language]) != language:
        raise BadSetup(Message("bad-language", {"language": language, "known": ", ".join(languages())}))
    if load is not None:
        table = ravenhill.load(arguments.read_bytes(load))
        if table.setup.game != game:
            raise BadSetup(Message("bad-save-game", {"game": str(table.setup.game), "wanted": game}))
    else:
        options = arguments.options_of(game, option)
        table = ravenhill.new(game, seed=seed, scenario=scenario, seats=seats, options=options, pack=pack)
        table.keep()
    Sitting(table, seat_of(table, seat), against, Voice(game, language or default_language(), table.setup.pack)).run()


def seat_of(table: Play, wanted: str | None) -> int:
    """The seat the caller takes, by its name or number; the first one that is free for a person."""
    people = people_of(table)
    names = table.game.scenario(table.setup.scenario).names
    if wanted is None:
        return people[0]
    for seat in people:
        if wanted.lower() in (names[seat].lower(), str(seat)):
            return seat
    known = ", ".join(f"{names[s]} ({s})" for s in people)
    raise BadSetup(Message("bad-seat", {"seat": wanted, "known": known}))


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """One person at a table, the others played by machines."""

    def __init__(self, table: Play, seat: int, against: str, voice: Voice) -> None:
        self._table = table
        self._seat = seat
        self._voice = voice
        self._console = Console(highlight=False)
        self._names = table.game.scenario(table.setup.scenario).names
        seed = int(table.setup.seed)
        self._machines: dict[int, Player] = {s: spelled(against, seed * 64 + s) for s in people_of(table) if s != seat}
        self._chance = Chance()  # deals what machines may not know anew
        self._chance.seed(seed)
        self._read = 0  # lines of the log that were shown
        self._shown = -1  # the answer count at which the table was last drawn
        room = _room(str(table.setup.game))
        self._draw: Draw = getattr(room, "draw", listed)
        self._face: Face = getattr(room, "face", plain_face)
        self._book: object = getattr(table.table, "book", None)  # what is printed
        self._marks = built(table.game, table.setup.pack, marks_of)

    def run(self) -> None:
        title = self._voice.say(f"{self._voice.game}-title")
        self._console.rule(title if title != f"{self._voice.game}-title" else self._table.game.info.title)
        pack = self._table.setup.pack
        if pack is not None:
            told = packs.told(self._voice.game, pack)
            self._tell("cli-play-pack", name=told["name"] or "–", version=told["version"] or "–", n=told["size"])
        self._tell("cli-play-welcome", seat=self._seat_name(self._seat), seed=str(self._table.setup.seed))
        try:
            while not self._table.over:
                decision = self._table.decision_of(self._seat)
                if decision is None:
                    self._machine()
                else:
                    self._ask(decision)
        except Left:
            self._keep()
            return
        self._news()
        self._console.print(ending(self._table, self._voice.language), style="bold")

    def _machine(self) -> None:
        """A machine's choice, made on a table re-dealt for its seat."""
        decision = self._table.decisions[0]
        options = decision.options
        if len(options) == 1:
            self._table.answer(decision.seat, 0)
            return
        dealt = self._table.determinize(decision.seat, self._chance.below(1 << 30))
        if self._console.is_terminal:
            with self._console.status(self._say("cli-play-thinking", seat=self._seat_name(decision.seat))):
                choice = self._machines[decision.seat].choose(dealt, decision.seat)
        else:
            choice = self._machines[decision.seat].choose(dealt, decision.seat)
        self._table.answer(decision.seat, choice)

    def _ask(self, decision: Question) -> None:
        """Shows the table once for every choice, then takes one line of what the person wants."""
        if self._shown != self._table.answers:
            self._shown = self._table.answers
            self._console.print(self._draw(self._table.view(self._seat), self._voice, self._book))
            self._news()
            self._offer(decision)
        line = self._line().strip()
        if not line:
            if len(decision.options) == 1:
                self._table.answer(self._seat, 0)
            return
        if line.isdecimal():
            if 1 <= int(line) <= len(decision.options):
                self._table.answer(self._seat, int(line) - 1)
            else:
                self._tell("cli-play-number", count=len(decision.options))
            return
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is None:
            self._tell("cli-play-unclear", line=line)
            return
        try:
            command(self, rest.strip())
        except (Bad, Illegal) as e:
            rule = f" [{e.rule}]" if isinstance(e, Illegal) and e.rule else ""
            self._console.print(escape(self._voice.say(e) + rule), style="yellow")

    def _line(self) -> str:
        try:
            return input("> ")
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Left from None

    def _offer(self, decision: Question) -> None:
        prompt = escape(self._voice.say(decision.prompt))
        self._console.print(f"[bold]{prompt}[/bold] [dim]{escape(decision.rule)}[/dim]")
        lines = [
            f"[cyan]{i:>3}[/cyan] {escape(self._voice.option(option, decision.note(option)))}"
            for i, option in enumerate(decision.options, 1)
        ]
        if len(lines) > MANY:
            self._console.print(Columns(lines, padding=(0, 2), column_first=True))
        else:
            for line in lines:
                self._console.print(line)

    def _news(self) -> None:
        """What has happened since the person last chose."""
        lines = self._table.log(self._seat)
        fresh = lines[min(self._read, len(lines)) :]
        self._read = len(lines)
        if len(fresh) > LINES:
            self._tell("cli-play-earlier", count=len(fresh) - LINES)
        for line in fresh[-LINES:]:
            self._console.print(f"[dim]·[/dim] {escape(self._voice.say(line))}")

    # --- what a person may type besides a number ---

    def undo(self, rest: str) -> None:
        self._table.undo(self._seat)
        self._read = min(self._read, len(self._table.log(self._seat)))
        self._shown = -1

    def log(self, rest: str) -> None:
        for line in self._table.log(self._seat):
            self._console.print(f"[dim]{line.at:>5}[/dim] {escape(self._voice.say(line))}")

    def why(self, rest: str) -> None:
        """Why something is not among the options: given by its verb and the ids of what it touches."""
        written = rest.replace(",", " ").split()
        if not written:
            self._tell("cli-play-why-what")
            return
        option = self._meant(written)
        reason = self._table.why_not(self._seat, option)
        if reason is None:
            self._tell("cli-play-why-open")
        else:
            rule = f" [{reason.rule}]" if reason.rule else ""
            self._console.print(escape(self._voice.say(reason) + rule))

    def _meant(self, written: list[str]) -> Option:
        """The option in words of the keyboard: numbers are numbers where an open option has one in that place."""
        plain: Option = tuple(written)
        numbers: Option = tuple(int(w) if w.isdecimal() else w for w in written)
        decision = self._table.decision_of(self._seat)
        open_now: tuple[Option, ...] = decision.options if decision is not None else ()
        return plain if plain in open_now else numbers

    def look(self, rest: str) -> None:
        """What is printed on things the seat can see, found by their names or a part of them."""
        if not rest:
            self._tell("cli-play-look-what")
            return
        view = self._table.view(self._seat)
        found = named_in(view, rest, self._voice, self._marks)
        if not found:
            self._tell("cli-play-look-none", name=rest)
        for thing in found:
            self._console.print(
                self._face(thing, view, self._voice, self._book) or plain_face(thing, view, self._voice)
            )
            if mark := self._marks.get(thing):
                key = f"client-source-{mark}"
                self._console.print(f"{self._voice.say(f'{key}-mark')} {self._voice.say(key)}", style="dim")

    def rule(self, rest: str) -> None:
        decision = self._table.decision_of(self._seat)
        number = rest or (decision.rule if decision is not None else "")
        found = rulebook.passage(self._voice.game, number, self._voice.language)
        if not found:
            raise BadSetup(Message("bad-rule", {"game": self._voice.game, "rule": number}))
        show_rules(self._console, found)

    def save(self, rest: str) -> None:
        if not rest:
            self._tell("cli-play-save-where")
            return
        arguments.write_bytes(Path(rest).expanduser(), self._table.save())
        self._tell("cli-play-saved", file=rest)

    def concede(self, rest: str) -> None:
        self._tell("cli-play-concede")
        if self._line().strip().lower() in self._say("cli-play-yes").split():
            self._table.answer(self._seat, ("concede",))

    def show(self, rest: str) -> None:
        self._shown = -1

    def help(self, rest: str) -> None:
        self._console.print(escape(self._say("cli-play-help")))

    def quit(self, rest: str) -> None:
        raise Left

    def _keep(self) -> None:
        """Saves the game where it can be found again, and says where."""
        data = self._table.save()
        name = f"{self._voice.game}.ravenhill"
        kept = os.environ.get("RAVENHILL_SAVES")
        folders = [Path(kept)] if kept else [Path(typer.get_app_dir("ravenhill")), Path.cwd()]
        for folder in folders:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                (folder / name).write_bytes(data)
            except OSError:
                continue
            self._tell("cli-play-kept", file=str(folder / name), game=self._voice.game)
            return
        self._tell("cli-play-not-kept")

    def _seat_name(self, seat: int) -> str:
        return self._voice.seat(self._names[seat])

    def _say(self, key: str, **args: Atom) -> str:
        return self._voice.say(Message(key, dict(args)))

    def _tell(self, key: str, **args: Atom) -> None:
        self._console.print(escape(self._say(key, **args)), soft_wrap=True)


COMMANDS: dict[str, Callable[[Sitting, str], None]] = {
    "u": Sitting.undo,
    "l": Sitting.log,
    "w": Sitting.why,
    "i": Sitting.look,
    "r": Sitting.rule,
    "s": Sitting.save,
    "c": Sitting.concede,
    "t": Sitting.show,
    "q": Sitting.quit,
    "?": Sitting.help,
    "h": Sitting.help,
}


def _room(game_id: str) -> ModuleType | None:
    """Where a game says how its table is drawn in a terminal (`draw`), and one thing on it (`face`)."""
    module = f"ravenhill.games.{game_id}.terminal"
    try:
        if importlib.util.find_spec(module) is None:
            return None
    except ModuleNotFoundError:  # a game from elsewhere has no room in this house
        return None
    return importlib.import_module(module)


def named_in(view: Any, wanted: str, voice: Voice, also: Collection[str] = ()) -> list[str]:
    """The things in a view whose name or id is this, or whose name has it for a part; of copies the first. Only those
    that have a text, or stand in `also`."""
    things: dict[str, str] = {}
    for thing in _things_in(view):
        if voice.effect(thing) or thing in also:
            if thing == wanted:
                return [thing]
            things.setdefault(_folded(voice.name(thing)), thing)
    asked = _folded(wanted)
    if asked in things:
        return [things[asked]]
    return [thing for name, thing in things.items() if asked in name]


def _things_in(value: Any) -> Iterator[str]:
    """Every id in a view, wherever it stands."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, held in value.items():
            yield str(key)
            yield from _things_in(held)
    elif isinstance(value, list | tuple):
        for held in value:
            yield from _things_in(held)


def _folded(name: str) -> str:
    """Small letters without marks: Eomer finds Éomer."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def plain_face(thing: str, view: dict[str, Any], voice: Voice, book: object = None) -> RenderableType:
    """A thing's name and text."""
    return f"[bold]{escape(voice.name(thing))}[/bold] {escape(voice.effect(thing))}"


def listed(view: dict[str, Any], voice: Voice, book: object = None) -> RenderableType:
    """Any view, as a table of names and what they hold."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for key, value in view.items():
        told = _held(value, voice) if value is not None else ""
        if told:
            table.add_row(f"[dim]{escape(_label(key, voice))}[/dim]", escape(told))
    return table


def _label(key: str, voice: Voice) -> str:
    named = voice.name(key)
    return named if named != key else key.replace("_", " ")


def _held(value: Any, voice: Voice) -> str:
    """What a thing holds: things that hold others a line each, and nothing said of the empty ones."""
    if isinstance(value, dict):
        inner = {k: v for k, v in value.items() if v not in (None, "", [], {}, (), 0, False)}
        told = {_label(str(k), voice): _held(v, voice) for k, v in inner.items()}
        deep = any(isinstance(v, dict) for v in inner.values())
        return ("\n" if deep else "; ").join(f"{k}: {v}" for k, v in told.items() if v)
    if isinstance(value, list | tuple):
        return ("\n" if any(isinstance(v, dict) for v in value) else ", ").join(_held(v, voice) for v in value)
    if isinstance(value, bool):
        return voice.say("do-yes" if value else "do-no")
    return voice.name(value) if isinstance(value, str) else str(value)
