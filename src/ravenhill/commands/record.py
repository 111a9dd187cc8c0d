"""record: files of games, made fit for later versions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.engine import record
from ravenhill.engine.decision import Bad, Illegal
from ravenhill.words import default_language, say

app = typer.Typer(no_args_is_help=True, help=help_of("cli-record"))


@app.command("convert", help=help_of("cli-record-convert"))
def convert(
    files: Annotated[list[Path], typer.Argument(help=help_of("cli-record-files"), metavar="FILE...")],
    into: Annotated[Path | None, typer.Option(help=help_of("cli-record-into"), metavar="DIR")] = None,
    as_json: arguments.Json = False,
) -> None:
    done: list[str] = []
    already: list[str] = []
    failed: dict[str, str] = {}
    if into is not None:
        arguments.make_folder(into)
    with arguments.progress(told("cli-record-doing"), len(files)) as step:
        for file in files:
            try:
                before = arguments.read_bytes(file)
                converted = record.converted(before)
                if into is not None or converted != before:
                    arguments.write_bytes(file if into is None else into / file.name, converted)
                (already if converted == before else done).append(str(file))
            except (Bad, Illegal) as e:
                failed[str(file)] = say(e, default_language())
            step()
    if as_json:
        arguments.print_json({"converted": done, "already": already, "failed": failed})
    else:
        console = Console()
        console.print(told("cli-record-converted", count=len(done)), highlight=False)
        if already:
            console.print(told("cli-record-already", count=len(already)), highlight=False)
        for name, why in failed.items():
            console.print(f"{name}: {why}", style="red", highlight=False, markup=False)
    if failed:
        raise typer.Exit(1)
