"""pack: an owner's records, checked before they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.words import default_language, say

app = typer.Typer(no_args_is_help=True, help=help_of("cli-pack-command"))


@app.command("check", help=help_of("cli-pack-check"))
def pack_check(
    directory: Annotated[Path, typer.Argument(help=help_of("cli-pack"), metavar="DIR")],
    game: Annotated[str | None, typer.Option(help=help_of("cli-pack-game"), metavar="GAME")] = None,
    as_json: arguments.Json = False,
) -> None:
    from ravenhill.engine.pack import problems_of

    named, found = problems_of(directory, game)
    problems = [say(p, default_language()) for p in found]
    if as_json:
        arguments.print_json({"ok": not problems, "game": named, "problems": problems})
    elif problems:
        for problem in problems:
            print(problem)
    else:
        print(told("cli-pack-ok", game=named))
    if problems:
        raise typer.Exit(1)
