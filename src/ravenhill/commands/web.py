"""serve: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of


def serve(
    host: Annotated[str, typer.Option(help=help_of("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=help_of("cli-serve-port"), min=0, max=65535)] = 8000,
    db: arguments.Db = None,
    redis: Annotated[str | None, typer.Option(help=help_of("cli-serve-redis"), metavar="URL")] = None,
    workers: Annotated[int, typer.Option(help=help_of("cli-serve-workers"), min=1)] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help=help_of("cli-serve-open"))] = False,
    access_log: Annotated[bool, typer.Option("--access-log", help=help_of("cli-serve-access-log"))] = False,
    pack: Annotated[list[Path] | None, typer.Option(help=help_of("cli-serve-pack"), metavar="DIR")] = None,
) -> None:
    with arguments.server_libraries():
        from ravenhill.server import command
    command.serve(host, port, db, redis, workers, open_browser, access_log, packs=pack or ())
