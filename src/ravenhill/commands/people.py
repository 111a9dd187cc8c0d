"""people: what the owner of a server does for, and about, those who play there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.console import Console
from rich.table import Table

from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.commands.tables import moment

if TYPE_CHECKING:
    from ravenhill.server.office import Office

app = typer.Typer(no_args_is_help=True, help=help_of("cli-people"))

Who = Annotated[str, typer.Argument(help=help_of("cli-people-who"), metavar="LOGIN")]


@app.command("list", help=help_of("cli-people-list"))
def list_people(
    guests: Annotated[bool, typer.Option("--guests", help=help_of("cli-people-guests"))] = False,
    banned: Annotated[bool, typer.Option("--banned", help=help_of("cli-people-banned"))] = False,
    find: Annotated[str | None, typer.Option(help=help_of("cli-people-find"), metavar="TEXT")] = None,
    last: arguments.Last = 50,
    db: arguments.Db = None,
    as_json: arguments.Json = False,
) -> None:
    rows, number = arguments.opened(db, lambda o: o.list_people(guests, banned, find, last))
    if as_json:
        arguments.print_json({"people": rows, "all": number})
        return
    shown = Table(title=told("cli-people-title", shown=len(rows), all=number))
    for head in ("login", "name", "id", "since", "tables", "banned"):
        width = arguments.widest(row["id"] for row in rows) if head == "id" else None
        side: Literal["left", "right"] = "right" if head == "tables" else "left"
        shown.add_column(told(f"cli-people-head-{head}"), justify=side, min_width=width)
    for row in rows:
        mark = told("do-yes") if row["banned"] else ""
        since = moment(row["created"])
        shown.add_row(row["login"] or "-", row["name"], row["id"], since, str(row["tables"]), mark)
    Console().print(shown, markup=False)


@app.command("reports", help=help_of("cli-people-reports"))
def reports(last: arguments.Last = 50, db: arguments.Db = None, as_json: arguments.Json = False) -> None:
    rows, number = arguments.opened(db, lambda o: o.reports(last))
    if as_json:
        arguments.print_json({"reports": rows, "all": number})
        return
    print(told("cli-people-reports-title", shown=len(rows), all=number))
    for row in rows:
        named = {"about": row["name"] or told("cli-people-gone"), "about_id": row["about"]}
        by = {"by": row["reporter_name"] or told("cli-people-gone"), "by_id": row["reporter"]}
        print("\n" + told("cli-people-report", at=moment(row["at"]), table=row["table_id"], **named, **by))
        print(told("cli-people-report-words", words=row["words"] or "-"))
        for line in row["lines"]:
            print(told("cli-people-report-theirs" if line["theirs"] else "cli-people-report-line", text=line["text"]))


@app.command("reset", help=help_of("cli-people-reset"))
def reset(who: Who, db: arguments.Db = None, as_json: arguments.Json = False) -> None:
    async def doing(o: Office) -> tuple[str, str]:
        person = await o.people.named(who)
        return person.name, await o.people.give_password(person)

    name, password = arguments.opened(db, doing)
    arguments.report(
        {"reset": who, "password": password}, told("cli-people-new", name=name, password=password), as_json
    )


@app.command("ban", help=help_of("cli-people-ban"))
def ban(who: Who, db: arguments.Db = None, as_json: arguments.Json = False) -> None:
    arguments.report({"banned": who}, told("cli-people-is-banned", name=_set_banned(db, who, True)), as_json)


@app.command("unban", help=help_of("cli-people-unban"))
def unban(who: Who, db: arguments.Db = None, as_json: arguments.Json = False) -> None:
    arguments.report({"unbanned": who}, told("cli-people-is-back", name=_set_banned(db, who, False)), as_json)


def _set_banned(db: str | None, who: str, banned: bool) -> str:
    async def doing(o: Office) -> str:
        return (await o.people.ban(await o.people.named(who), banned)).name

    return arguments.opened(db, doing)


@app.command("delete", help=help_of("cli-people-delete"))
def delete(who: Who, yes: arguments.Yes = False, db: arguments.Db = None, as_json: arguments.Json = False) -> None:
    person = arguments.opened(db, lambda o: o.people.named(who))
    if not yes and not arguments.sure(told("cli-people-delete-sure", name=person.name)):
        raise typer.Exit(1)
    arguments.opened(db, lambda o: o.part(person))
    arguments.report({"deleted": who}, told("cli-people-deleted", name=person.name), as_json)
