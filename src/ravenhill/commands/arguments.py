"""What the caller wrote on the command line, read and checked; and the texts that explain it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Bad, BadSetup, Message
from ravenhill.words import default_language, say

if TYPE_CHECKING:
    from ravenhill.server.office import Office

T = TypeVar("T")


def help_of(key: str) -> str:
    """The text that explains a command, an argument or an option."""
    return say(key, default_language())


def told(key: str, **args: str | int) -> str:
    """A sentence of the command line."""
    return say(Message(key, dict(args)), default_language())


GameArgument: TypeAlias = Annotated[str, typer.Argument(help=help_of("cli-game"), metavar="GAME")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help=help_of("cli-json"))]
Seed: TypeAlias = Annotated[int, typer.Option(help=help_of("cli-seed"))]
Scenario: TypeAlias = Annotated[str | None, typer.Option(help=help_of("cli-scenario"), metavar="NAME")]
Seats: TypeAlias = Annotated[int | None, typer.Option(help=help_of("cli-seats"))]
Options: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", help=help_of("cli-option"), metavar="NAME=VALUE")
]
Pack: TypeAlias = Annotated[Path | None, typer.Option(help=help_of("cli-pack"), metavar="DIR")]
Db: TypeAlias = Annotated[str | None, typer.Option(help=help_of("cli-serve-db"), metavar="URL")]
Yes: TypeAlias = Annotated[bool, typer.Option("--yes", help=help_of("cli-yes"))]
Last: TypeAlias = Annotated[int, typer.Option(help=help_of("cli-last"), min=1)]
Limit: TypeAlias = Annotated[int, typer.Option(help=help_of("cli-limit"), min=1)]
Ray: TypeAlias = Annotated[str | None, typer.Option(help=help_of("cli-ray"), metavar="ADDRESS")]
Workers: TypeAlias = Annotated[int, typer.Option(help=help_of("cli-workers"), min=0)]


@contextmanager
def server_libraries() -> Iterator[None]:
    """Opened only by the commands that need them; a sentence names the one that is missing."""
    try:
        yield
    except ImportError as e:
        raise BadSetup(Message("bad-serve-extra", {"missing": str(e.name)})) from e


def opened(db: str | None, doing: Callable[[Office], Awaitable[T]]) -> T:
    """Does something with the database the caller named; without a name, the one `serve` takes."""
    with server_libraries():
        from ravenhill.server import office
    return office.work(db, doing)


class BadFile(Bad):
    """A file that can not be read or written."""


def options_of(game_id: str, written: list[str] | None) -> dict[str, shelf.Value]:
    """NAME=VALUE as the game's options want their values."""
    specs = {s.id: s for s in shelf.find(game_id).info.options}
    chosen: dict[str, shelf.Value] = {}
    for part in written or ():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadSetup(Message("bad-option-form", {"option": part}))
        spec = specs.get(name)
        chosen[name] = value if spec is None else _fitting(value, spec.values)
    return chosen


def _fitting(written: str, values: tuple[shelf.Value, ...]) -> shelf.Value:
    """The value that is written so; the text itself where none is, for the game to refuse."""
    for value in values:
        spellings = (("false", "no", "off"), ("true", "yes", "on"))[value] if isinstance(value, bool) else (str(value),)
        if written.lower() in spellings or written == str(value):
            return value
    return written


def pack_of(game_id: str, directory: Path | None) -> dict[str, Any] | None:
    from ravenhill.engine.pack import read_pack

    return None if directory is None else read_pack(shelf.find(game_id), directory)


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as e:
        raise BadFile(Message("bad-file", {"file": str(path), "detail": e.strerror or str(e)})) from e


def write_bytes(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as e:
        raise BadFile(Message("bad-file", {"file": str(path), "detail": e.strerror or str(e)})) from e


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise BadFile(Message("bad-file", {"file": str(folder), "detail": e.strerror or str(e)})) from e


def check_place(path: Path) -> None:
    """Before hours are spent on what is to be written there: whether it can be."""
    try:
        path.open("ab").close()
    except OSError as e:
        raise BadFile(Message("bad-file", {"file": str(path), "detail": e.strerror or str(e)})) from e


def check_new(path: Path, force: bool) -> None:
    """Before anything is done for it: a file that is there stays, unless that is wanted."""
    if path.exists() and not force:
        raise BadFile(Message("bad-file-there", {"file": str(path)}))


def write_private(path: Path, data: bytes, force: bool) -> None:
    """A new file that its owner alone may read."""
    how = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if force else os.O_EXCL)
    try:
        with open(os.open(path, how, 0o600), "wb") as file:
            if force and hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), 0o600)
            file.write(data)
    except FileExistsError:
        raise BadFile(Message("bad-file-there", {"file": str(path)})) from None
    except OSError as e:
        raise BadFile(Message("bad-file", {"file": str(path), "detail": e.strerror or str(e)})) from e


def widest(texts: Iterable[str]) -> int | None:
    """The width of a column whose texts are never cut: they are to be copied."""
    return max((len(text) for text in texts), default=None)


def sure(question: str) -> bool:
    """Asks before something is done that can not be undone; no answer is a no."""
    print(question, end=" ", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in told("cli-play-yes").split()


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def report(done: dict[str, object], sentence: str, as_json: bool) -> None:
    """What was done: as a sentence, or for a program."""
    if as_json:
        print_json(done)
    else:
        print(sentence)


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar that moves with every call; only on a terminal, and never among the figures."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(text, total=total)
        yield lambda: bar.advance(task)
