"""tables: what the owner of a server does with the tables in its database."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console
from rich.table import Table

from ravenhill import words
from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.engine import game as shelf

app = typer.Typer(no_args_is_help=True, help=help_of("cli-tables"))

TableId = Annotated[str, typer.Argument(help=help_of("cli-tables-id"), metavar="ID")]


class Status(StrEnum):
    """How far a table has come."""

    waiting = "waiting"
    running = "running"
    over = "over"


@app.command("list", help=help_of("cli-tables-list"))
def list_tables(
    status: Annotated[Status | None, typer.Option(help=help_of("cli-tables-status"))] = None,
    game: Annotated[str | None, typer.Option(help=help_of("cli-tables-game"), metavar="GAME")] = None,
    last: arguments.Last = 50,
    db: arguments.Db = None,
    as_json: arguments.Json = False,
) -> None:
    wanted = None if status is None else status.value
    if game is not None:
        shelf.find(game)  # a game that is none is refused, and not told as one without tables
    rows, number = arguments.opened(db, lambda o: o.tables(wanted, game, last))
    if as_json:
        arguments.print_json({"tables": rows, "all": number})
        return
    shown = Table(title=told("cli-tables-title", shown=len(rows), all=number))
    for head in ("id", "game", "status", "moves", "moved", "seats"):
        width = arguments.widest(row["id"] for row in rows) if head == "id" else None
        side: Literal["left", "right"] = "right" if head == "moves" else "left"
        shown.add_column(told(f"cli-tables-head-{head}"), justify=side, min_width=width)
    for row in rows:
        where = f"{row['game']} {row['scenario']}"
        shown.add_row(
            row["id"], where, _status(row), told("cli-number", n=row["version"]), moment(row["moved"]), _seats(row)
        )
    Console().print(shown, markup=False)


@app.command("show", help=help_of("cli-tables-show"))
def show(table: TableId, db: arguments.Db = None, as_json: arguments.Json = False) -> None:
    found = arguments.opened(db, lambda o: o.table(table))
    if as_json:
        arguments.print_json(found)
        return
    lines = Table(show_header=False)
    for name, value in found.items():
        if name != "seats":
            lines.add_row(name.replace("_", " "), _plain(name, value))
    for seat in found["seats"]:
        lines.add_row(told("cli-tables-seat", number=seat["seat"]), _who(seat))
    Console().print(lines, markup=False)


@app.command("delete", help=help_of("cli-tables-delete"))
def delete(
    table: TableId, yes: arguments.Yes = False, db: arguments.Db = None, as_json: arguments.Json = False
) -> None:
    found = arguments.opened(db, lambda o: o.table(table))
    question = told("cli-tables-delete-sure", id=table, game=found["game"], moves=found["version"])
    if not yes and not arguments.sure(question):
        raise typer.Exit(1)
    arguments.opened(db, lambda o: o.delete_table(table))
    arguments.report({"deleted": table}, told("cli-tables-deleted", id=table), as_json)


@app.command("export", help=help_of("cli-tables-export"))
def export(
    table: TableId,
    file: Annotated[Path, typer.Argument(help=help_of("cli-tables-file"), metavar="FILE")],
    as_record: Annotated[bool, typer.Option("--record", help=help_of("cli-tables-record"))] = False,
    as_rows: Annotated[bool, typer.Option("--rows", help=help_of("cli-tables-rows"))] = False,
    force: Annotated[bool, typer.Option("--force", help=help_of("cli-force"))] = False,
    db: arguments.Db = None,
    as_json: arguments.Json = False,
) -> None:
    arguments.check_new(file, force)
    data = arguments.opened(db, lambda o: o.rows(table) if as_rows else o.record(table) if as_record else o.save(table))
    arguments.write_private(file, data, force)
    done = {"exported": table, "file": str(file), "bytes": len(data)}
    arguments.report(done, told("cli-tables-exported", id=table, file=str(file)), as_json)


@app.command("check", help=help_of("cli-tables-check"))
def check(db: arguments.Db = None, as_json: arguments.Json = False) -> None:
    from ravenhill.server import office, repairs

    async def all_of_them(o: office.Office) -> dict[str, list[str]]:
        found = await repairs.ids(o)
        with arguments.progress(told("cli-tables-checking"), len(found)) as step:
            return await repairs.check(o, found, step)

    ways = office.dry_run(db, all_of_them)
    if as_json:
        arguments.print_json({way: {"number": len(found), "tables": found} for way, found in ways.items()})
    else:
        console = Console()
        for way, found in ways.items():
            console.print(told(f"cli-tables-way-{way}", count=len(found)), highlight=False)
            if way in ("cut", "frozen", "broken"):
                for table in found:
                    console.print(f"  {table}", highlight=False, markup=False)
    if ways["frozen"] or ways["broken"]:
        raise typer.Exit(1)


@app.command("freeze", help=help_of("cli-tables-freeze"))
def freeze(
    table: TableId,
    off: Annotated[bool, typer.Option("--off", help=help_of("cli-tables-thaw"))] = False,
    db: arguments.Db = None,
    as_json: arguments.Json = False,
) -> None:
    from ravenhill.server import repairs

    arguments.opened(db, lambda o: repairs.freeze(o, table, not off))
    arguments.report(
        {"frozen": not off, "table": table},
        told("cli-tables-thawed" if off else "cli-tables-frozen", id=table),
        as_json,
    )


@app.command("repair", help=help_of("cli-tables-repair"))
def repair(
    table: TableId, yes: arguments.Yes = False, db: arguments.Db = None, as_json: arguments.Json = False
) -> None:
    from ravenhill.server import repairs

    if not yes and not arguments.sure(told("cli-tables-repair-sure", id=table)):
        raise typer.Exit(1)
    done = arguments.opened(db, lambda o: repairs.repair(o, table))
    sentence = told("cli-tables-repaired", id=table, played=done["played"], aside=done["set_aside"])
    if done["frozen"]:
        sentence += " " + told("cli-tables-repaired-frozen", thaw=f"ravenhill tables freeze {table} --off")
    arguments.report(done, sentence, as_json)


def moment(at: float) -> str:
    """A time as it is read in a list."""
    return words.moment(datetime.fromtimestamp(at), words.default_language())


def _status(row: dict[str, Any]) -> str:
    """How far it has come, and whether it goes on."""
    marks = [told(f"cli-tables-is-{mark}") for mark in ("frozen", "broken") if row[mark]]
    return ", ".join([row["status"], *marks])


def _plain(name: str, value: Any) -> str:
    """A value as it is read by people."""
    if value is None or value in ([], {}, ""):
        return "-"
    if isinstance(value, bool):
        return told("do-yes" if value else "do-no").lower()
    if isinstance(value, dict):
        return ", ".join(f"{key.replace('_', ' ')} {_plain(key, found)}" for key, found in value.items())
    if isinstance(value, list):
        return ("; " if isinstance(value[0], dict) else ", ").join(_plain(name, found) for found in value)
    return moment(value) if name in ("created", "moved", "at") else str(value)


def _seats(row: dict[str, Any]) -> str:
    return ", ".join(_who(seat) for seat in row["seats"])


def _who(seat: dict[str, Any]) -> str:
    """Who sits there: a person, a machine, a machine for a person, the rules, or nobody yet."""
    if seat["kind"] in ("open", "automaton"):
        return told(f"cli-tables-seat-{seat['kind']}")
    person = told("cli-people-gone") if seat["player"] == "" else seat["player"]
    return " / ".join(name for name in (person, seat["machine"]) if name) or "-"
