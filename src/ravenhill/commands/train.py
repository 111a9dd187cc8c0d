"""train: a policy learned by self-play."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import BadSetup, Message

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")  # small nets: more threads only wait


def train(
    game: arguments.GameArgument,
    hours: Annotated[float, typer.Option(help=help_of("cli-train-hours"), min=0)] = 1.0,
    scenario: arguments.Scenario = None,
    seats: arguments.Seats = None,
    seed: arguments.Seed = 1,
    wide: Annotated[int, typer.Option(help=help_of("cli-train-wide"), min=8, max=1024)] = 192,
    tables: Annotated[int, typer.Option(help=help_of("cli-train-tables"), min=1)] = 128,
    rows: Annotated[int, typer.Option(help=help_of("cli-train-rows"), min=64)] = 65536,
    lesson: Annotated[int, typer.Option(help=help_of("cli-train-lesson"), min=1)] = 150_000,
    match_games: Annotated[int, typer.Option(help=help_of("cli-train-match"), min=2)] = 100,
    workers: Annotated[int, typer.Option(help=help_of("cli-train-workers"), min=1)] = 1,
    ray: arguments.Ray = None,
    folder: Annotated[Path | None, typer.Option(help=help_of("cli-train-folder"), metavar="DIR")] = None,
    as_json: arguments.Json = False,
) -> None:
    shelf.find(game).setup(scenario=scenario, seats=seats)  # whatever is wrong is said before anything is loaded
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    with train_libraries():
        from ravenhill.players.learn import curves
        from ravenhill.players.learn.school import Plan, School
    plan = Plan(game, scenario, seats, seed, tables, rows, wide, lesson=lesson, match_games=match_games)
    named = [part for part in (game, scenario, seats) if part is not None]
    place = (folder or training_folder()) / "-".join([str(part) for part in named])
    console = Console(stderr=as_json)

    def tell(line: dict[str, Any]) -> None:
        if as_json:
            print(json.dumps(line), flush=True)
        else:
            console.print(sentence(line), highlight=False)

    school = School(plan, place, tell, workers, ray)
    console.print(told("cli-train-begins", game=game, folder=str(place), round=school.round), highlight=False)
    try:
        school.train(hours)
    except KeyboardInterrupt:
        school.save()
    curves.draw(place)
    console.print(told("cli-train-kept", folder=str(place), rounds=school.round), highlight=False)


def sentence(line: dict[str, Any]) -> str:
    """A line of the history in words."""
    if "match" in line:
        args = {name: f"{line[name]:.0%}" for name in ("rate", "low", "high")}
        return told("cli-train-match-line", rival=line["match"], round=line["round"], games=line["games"], **args)
    if "lesson" in line:
        return told(
            "cli-train-lesson-line", epoch=line["lesson"], choices=line["choices"], agrees=f"{line['agrees']:.0%}"
        )
    rates = ", ".join(f"{name} {rate:.0%}" for name, rate in line["rates"].items())
    return told("cli-train-round-line", round=line["round"], pace=line["choices_per_second"], rates=rates)


def training_folder() -> Path:
    """Where runs are kept: $RAVENHILL_TRAINING, else a folder of one's own data."""
    asked = os.environ.get("RAVENHILL_TRAINING")
    return Path(asked) if asked else Path(typer.get_app_dir("ravenhill")) / "training"


@contextmanager
def train_libraries() -> Iterator[None]:
    """Opened only by the command that needs them; a sentence names the one that is missing."""
    try:
        yield
    except ImportError as e:
        raise BadSetup(Message("bad-train-extra", {"missing": str(e.name)})) from e
