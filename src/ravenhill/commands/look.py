"""games, replay, rules, pack: looking at what there is."""

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
from ravenhill.commands import given
from ravenhill.commands.given import help_of, told
from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.engine.decision import BadSetup, Message
from ravenhill.engine.script import Play
from ravenhill.words import default_language, option_text, say, seat_name, text

rules = typer.Typer(no_args_is_help=True, help=help_of("cli-rules"))
pack = typer.Typer(no_args_is_help=True, help=help_of("cli-pack-command"))


def games(as_json: given.Json = False) -> None:
    infos = shelf.games()
    if as_json:
        given.print_json([info.plain() for info in infos])
        return
    console = Console()
    language = default_language()
    for info in infos:
        title = text(f"{info.id}-title", None, language, info.id) or info.title
        console.print(f"[bold]{title}[/bold]  [dim]{info.id}[/dim]")
        about = text(f"{info.id}-about", None, language, info.id)
        if about:
            console.print(f"  {about}")
        for scenario in info.scenarios:
            named = text(f"{info.id}-scenario-{scenario.id}", None, language, info.id) or scenario.id
            seats = ", ".join(seat_name(info.id, n, language) for n in scenario.names)
            console.print(f"  {scenario.id}: {named} ({seats})", highlight=False)
        for setting in info.options:
            values = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in setting.values)
            named = text(f"{info.id}-option-{setting.id}", None, language, info.id) or ""
            console.print(f"  [dim]--option {setting.id}={setting.default}  {named} ({values})[/dim]", highlight=False)
        console.print(f"  {told('cli-games-players', players=', '.join(info.players))}", highlight=False)


def replay(
    file: Annotated[Path, typer.Argument(help=help_of("cli-replay-file"))],
    to: Annotated[int | None, typer.Option(help=help_of("cli-replay-to"), min=0)] = None,
    as_json: given.Json = False,
) -> None:
    play = record.replay(given.read_bytes(file), to)
    result = play.result
    plain = None
    if result is not None:
        plain = {"winners": list(result.winners), "reason": result.reason, "rule": result.rule}
    if as_json:
        given.print_json({"ok": True, "decisions": play.answers, "result": plain})
        return
    console = Console()
    language = default_language()
    game_id = play.setup.game
    for line in play.log(None):
        console.print(f"[dim]{line.at:>5}[/dim]  {say(line, language, game_id)}", highlight=False)
    for decision in play.decisions:
        console.print(
            f"{_seat(play, decision.seat)}: {say(decision.prompt, language, game_id)} [dim]{decision.rule}[/dim]"
        )
        for option in decision.options:
            said = option_text(game_id, option, language, decision.note(option))
            console.print(f"  {said}", markup=False, highlight=False)
    console.print(told("cli-replay-ok", decisions=play.answers, turn=play.game.turn(play.table)), style="green")
    if plain is not None:
        console.print(ending(play), highlight=False)


def ending(play: Play, language: str | None = None) -> str:
    """Who won, and how."""
    result = play.result
    if result is None:
        return ""
    wanted = language if language is not None else default_language()
    game_id = play.setup.game
    how = text(f"{game_id}-end-{result.reason}", None, wanted, game_id) or result.reason
    who = ", ".join(_seat(play, seat, wanted) for seat in result.winners)
    key = "cli-ending-won" if result.winners else "cli-ending-draw"
    return say(Message(key, {"who": who, "how": how, "rule": result.rule}), wanted)


def _seat(play: Play, seat: int, language: str | None = None) -> str:
    names = play.game.scenario(play.setup.scenario).names
    return seat_name(play.setup.game, names[seat], language if language is not None else default_language())


@rules.command("coverage", help=help_of("cli-rules-coverage"))
def rules_coverage(
    game: Annotated[str | None, typer.Argument(help=help_of("cli-game-or-all"), metavar="[GAME]")] = None,
    tests: Annotated[Path | None, typer.Option(help=help_of("cli-rules-tests"), metavar="DIR")] = None,
    as_json: given.Json = False,
) -> None:
    shelved = [info.id for info in shelf.games()] if game is None else [game]
    folder = counting.tests_folder(tests)
    if not folder.is_dir():
        raise BadSetup(Message("bad-tests", {"folder": str(folder)}))
    found = {g: counting.report(g, _cards(g), folder) for g in shelved}
    if as_json:
        given.print_json(found)
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


@rules.command("show", help=help_of("cli-rules-show"))
def rules_show(
    game: Annotated[str, typer.Argument(help=help_of("cli-rules-game"), metavar="GAME|NUMBER")],
    number: Annotated[str | None, typer.Argument(help=help_of("cli-rules-number"), metavar="NUMBER")] = None,
    as_json: given.Json = False,
) -> None:
    if number is None:  # a number alone says by its letter which book it stands in
        number, book = game, rulebook.book_of(game)
        if book is None:
            raise BadSetup(Message("bad-rule-anywhere", {"rule": number}))
        game = book
    found = rulebook.passage(game, number)
    if not found:
        raise BadSetup(Message("bad-rule", {"game": game, "rule": number}))
    if as_json:
        given.print_json([asdict(block) for block in found])
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
    return f" ({'; '.join(said)})" if said else ""


def _mark(mark: rulebook.Mark) -> str:
    name = told(f"client-mark-{mark.kind}")
    return told("client-mark-noted", mark=name, note=mark.note) if mark.note else name


@pack.command("check", help=help_of("cli-pack-check"))
def pack_check(
    directory: Annotated[Path, typer.Argument(help=help_of("cli-pack"), metavar="DIR")],
    game: Annotated[str | None, typer.Option(help=help_of("cli-pack-game"), metavar="GAME")] = None,
    as_json: given.Json = False,
) -> None:
    from ravenhill.engine.pack import problems_of

    named, found = problems_of(directory, game)
    problems = [say(p, default_language()) for p in found]
    if as_json:
        given.print_json({"ok": not problems, "game": named, "problems": problems})
    elif problems:
        for problem in problems:
            print(problem)
    else:
        print(told("cli-pack-ok", game=named))
    if problems:
        raise typer.Exit(1)
