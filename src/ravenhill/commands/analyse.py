"""analyse: what a finished game came to, choice by choice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ravenhill.analysis.course import ITERATIONS, analysed, choices, moments
from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.engine.decision import Message
from ravenhill.words import default_language, option_text, say


def analyse(
    game: Annotated[str, typer.Argument(help=help_of("cli-analyse-game"), metavar="RECORD|TABLE")],
    iterations: Annotated[int, typer.Option(help=help_of("cli-analyse-iterations"), min=1)] = ITERATIONS,
    workers: arguments.Workers = 0,
    ray: arguments.Ray = None,
    db: arguments.Db = None,
    as_json: arguments.Json = False,
) -> None:
    written = _record_of(game, db)
    number = len(choices(moments(written)))
    with arguments.progress(told("cli-analyse-progress"), number) as step:
        found = analysed(written, iterations, workers, step, ray)
    if as_json:
        arguments.print_json(found)
    else:
        _show(found)


def _record_of(game: str, db: str | None) -> bytes:
    """A file of that name, or the table of that id in the database; no id has a dot or a stroke in it."""
    if Path(game).is_file() or any(sign in game for sign in "./\\"):
        return arguments.read_bytes(Path(game))
    return arguments.opened(db, lambda o: o.record(game))


def _show(found: dict[str, Any]) -> None:
    language, game = default_language(), str(found["game"])
    table = Table(title=told("cli-analyse-title", studied=found["studied"], iterations=found["iterations"]))
    for head in ("n", "turn", "what", "change", "better"):
        table.add_column(told(f"cli-analyse-{head}"), justify="right" if head in ("n", "turn", "change") else "left")
    by_number = {study["n"]: study for study in found["choices"]}
    for point in found["points"]:
        study = by_number.get(point["n"]) if point["kind"] == "choice" else None
        what = (
            option_text(game, tuple(point["option"]), language)
            if study is not None
            else say(Message(point["line"]["key"], point["line"]["args"]), language, game)
            if point["line"] is not None
            else ""
        )
        better = option_text(game, tuple(study["ways"][0]["option"]), language) if study is not None else ""
        table.add_row(str(point["n"]), str(point["turn"]), what, f"{100 * point['change']:+.0f}%", better)
    Console().print(table, highlight=False)
