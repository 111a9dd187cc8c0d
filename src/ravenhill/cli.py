"""ravenhill: its commands, in the order `--help` lists them, and how a caller is told what went wrong."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.main import get_command

import ravenhill
from ravenhill.commands import (
    analyse,
    games,
    measure,
    pack,
    people,
    puzzles,
    record,
    replay,
    rules,
    tables,
    terminal,
    train,
    web,
)
from ravenhill.commands.arguments import help_of
from ravenhill.engine.decision import Bad, Illegal
from ravenhill.words import default_language, say

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help=help_of("cli-about"),
)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"ravenhill {ravenhill.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=help_of("cli-version"))
    ] = False,
) -> None:
    """What stands before every command."""


# Every command is registered here, in the order --help lists them; its text is the key `cli-<name>`.
COMMANDS: dict[str, Callable[..., None]] = {
    "serve": web.serve,
    "play": terminal.play,
    "games": games.games,
    "sim": measure.sim,
    "arena": measure.arena,
    "train": train.train,
    "blunders": measure.blunders,
    "fuzz": measure.fuzz,
    "bench": measure.bench,
    "replay": replay.replay,
    "analyse": analyse.analyse,
}
for name, command in COMMANDS.items():
    app.command(name, help=help_of(f"cli-{name}"))(command)
app.add_typer(record.app, name="record")
app.add_typer(rules.app, name="rules")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(pack.app, name="pack")
app.add_typer(tables.app, name="tables")
app.add_typer(people.app, name="people")


def command_line() -> Any:
    """All commands. In the help an option without a value shows none: typer would tell its type, `--json <bool>`."""
    found: Any = get_command(app)
    groups = [found]
    for command in groups:
        for param in (*command.params, command.get_help_option(typer.Context(command))):
            if getattr(param, "is_flag", False):
                param.metavar = ""
        groups += getattr(command, "commands", {}).values()
    return found


def main() -> None:
    """Runs the command line; whatever a caller can put right is told in a sentence, never by a traceback."""
    gc.set_threshold(50_000, 20, 50)  # tables are trees: cycles are rare, and looking for them is slow
    try:
        command_line()()
    except (Bad, Illegal) as e:
        print(_sentence(e), file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:  # the reader of our output has gone, as in `ravenhill games | head -1`
        sys.stderr.close()
        sys.exit(1)


def _sentence(e: Bad | Illegal) -> str:
    problems = getattr(e, "problems", None) or [e.message]
    said = "\n".join(say(p, default_language()) for p in problems)
    rule = e.rule if isinstance(e, Illegal) else ""
    return f"{said} [{rule}]" if rule else said
