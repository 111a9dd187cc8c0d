"""puzzles: positions with one clearly best choice, made from machine games and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ravenhill import puzzles
from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.engine import game as shelf

app = typer.Typer(no_args_is_help=True, help=help_of("cli-puzzles"))


@app.command("make", help=help_of("cli-puzzles-make"))
def make(
    game: arguments.GameArgument,
    number: Annotated[int, typer.Option(help=help_of("cli-puzzles-number"), min=1)] = puzzles.NUMBER,
    seed: arguments.Seed = 0,
    games: Annotated[int, typer.Option(help=help_of("cli-games-count"), min=1)] = 400,
    keep: Annotated[bool, typer.Option("--keep", help=help_of("cli-puzzles-keep"))] = False,
    out: Annotated[Path | None, typer.Option(help=help_of("cli-puzzles-out"), metavar="FILE")] = None,
    workers: arguments.Workers = 0,
    ray: arguments.Ray = None,
    as_json: arguments.Json = False,
) -> None:
    shelf.find(game)
    if out is not None:
        arguments.check_place(out)
    standing = [puzzles.renewed(puzzle) for puzzle in puzzles.puzzles(game)] if keep else []
    with arguments.progress(told("cli-puzzles-progress", game=game), number) as step:
        found = puzzles.make(game, number, seed, games, step, standing=standing, workers=workers, ray=ray)
    written = puzzles.written(found)
    if out is None:
        print(written, end="")
        return
    arguments.write_bytes(out, written.encode())
    done: dict[str, object] = {"puzzles": len(found), "file": str(out)}
    arguments.report(done, told("cli-puzzles-made", count=len(found), file=str(out)), as_json)


@app.command("check", help=help_of("cli-puzzles-check"))
def check(
    games: Annotated[list[str] | None, typer.Argument(help=help_of("cli-bench-games"), metavar="[GAME]...")] = None,
    as_json: arguments.Json = False,
) -> None:
    wanted = games or [info.id for info in shelf.games()]
    bad: dict[str, list[int]] = {}
    number = 0
    for game in wanted:
        shelf.find(game)
        known = puzzles.puzzles(game)
        number += len(known)
        bad[game] = [n for n, puzzle in enumerate(known, 1) if not puzzles.holds(puzzle)]
    wrong = ", ".join(f"{game} {n}" for game, numbers in bad.items() for n in numbers)
    sentence = told("cli-puzzles-wrong", which=wrong) if wrong else told("cli-puzzles-right", count=number)
    arguments.report({"puzzles": number, "wrong": bad}, sentence, as_json)
    if wrong:
        raise typer.Exit(1)
