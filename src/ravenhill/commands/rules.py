"""rules: the numbered rules, and which tests prove them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ravenhill import coverage as counting
from ravenhill import rulebook
from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import BadSetup, Message
from ravenhill.words import default_language

app = typer.Typer(no_args_is_help=True, help=help_of("cli-rules"))


@app.command("coverage", help=help_of("cli-rules-coverage"))
def rules_coverage(
    game: Annotated[str | None, typer.Argument(help=help_of("cli-game-or-all"), metavar="[GAME]")] = None,
    tests: Annotated[Path | None, typer.Option(help=help_of("cli-rules-tests"), metavar="DIR")] = None,
    as_json: arguments.Json = False,
) -> None:
    shelved = [info.id for info in shelf.games()] if game is None else [game]
    folder = counting.tests_folder(tests)
    if not folder.is_dir():
        raise BadSetup(Message("bad-tests", {"folder": str(folder)}))
    found = {g: counting.report(g, _cards(g), folder) for g in shelved}
    if as_json:
        arguments.print_json(found)
        return
    console = Console()
    for game_id, told_of in found.items():
        _show_coverage(console, game_id, told_of)


def _cards(game_id: str) -> tuple[str, ...]:
    """The ids of a game's cards; none for rules that are written down before the game stands on the shelf."""
    return shelf.find(game_id).cards() if game_id in shelf.shelved() else ()


def _show_coverage(console: Console, game_id: str, found: dict[str, Any]) -> None:
    table = Table(title=told("cli-coverage-title", game=game_id))
    for head in ("cli-coverage-what", "cli-coverage-all", "cli-coverage-proven", "cli-coverage-share"):
        table.add_column(told(head), justify="left" if head == "cli-coverage-what" else "right")
    for kind, head in (("rules", ""), ("cards", "cards_"), ("examples", "examples_")):
        covered, whole = found[f"{head}covered"], found[kind]
        share = f"{covered / whole:.1%}" if whole else "-"
        table.add_row(told(f"cli-coverage-{kind}"), str(whole), str(covered), share)
    console.print(table)
    for head, key in (
        ("missing", "cli-coverage-missing-rules"),
        ("cards_missing", "cli-coverage-missing-cards"),
        ("examples_missing", "cli-coverage-missing-examples"),
        ("unknown", "cli-coverage-unknown"),
        ("cards_unknown", "cli-coverage-unknown"),
        ("examples_unknown", "cli-coverage-unknown"),
    ):
        if found[head]:
            console.print(told(key, names=" ".join(found[head])), highlight=False)


@app.command("show", help=help_of("cli-rules-show"))
def rules_show(
    game: Annotated[str, typer.Argument(help=help_of("cli-rules-game"), metavar="GAME|NUMBER")],
    number: Annotated[str | None, typer.Argument(help=help_of("cli-rules-number"), metavar="NUMBER")] = None,
    as_json: arguments.Json = False,
) -> None:
    if number is None:  # a number alone says by its letter which book it stands in
        number, book = game, rulebook.book_of(game)
        if book is None:
            raise BadSetup(Message("bad-rule-anywhere", {"rule": number}))
        game = book
    found = rulebook.passage(game, number, default_language())
    if not found:
        raise BadSetup(Message("bad-rule", {"game": game, "rule": number}))
    if as_json:
        arguments.print_json([asdict(block) for block in found])
        return
    show_rules(Console(), found)


def show_rules(console: Console, found: Iterable[rulebook.Block]) -> None:
    for block in found:
        if block.kind == "table":
            _show_table(console, block)
            continue
        line = Text("  " * block.depth)
        line.append(f"{block.number}  " if block.number else "", style="bold")
        line.append("- " if block.kind == "item" else "")
        line.append(block.text, style="bold" if block.kind == "heading" else "")
        line.append(_marks(block.marks), style="dim")
        console.print(line, highlight=False)


def _show_table(console: Console, block: rulebook.Block) -> None:
    table = Table()
    for head in block.head:
        table.add_column(Text(head))
    for row in block.rows:
        *cells, end = row.cells
        table.add_row(*(Text(cell) for cell in cells), Text(end).append(_marks(row.marks), style="dim"))
    console.print(table, highlight=False)


def _marks(marks: list[rulebook.Mark]) -> str:
    """Where a rule was found, in words."""
    said = [mark.note if mark.kind == "printed" else _mark(mark) for mark in marks]
    said = [one for one in said if one]  # a translation does not say again at which place something is printed
    return f" ({'; '.join(said)})" if said else ""


def _mark(mark: rulebook.Mark) -> str:
    name = told(f"client-mark-{mark.kind}")
    return told("client-mark-noted", mark=name, note=mark.note) if mark.note else name
