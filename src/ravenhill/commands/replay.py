"""replay: a record shown as it went, and how it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.engine import record
from ravenhill.engine.decision import Message
from ravenhill.engine.script import Play
from ravenhill.words import default_language, option_text, say, seat_name, text


def replay(
    file: Annotated[Path, typer.Argument(help=help_of("cli-replay-file"), metavar="FILE")],
    to: Annotated[int | None, typer.Option(help=help_of("cli-replay-to"), min=0)] = None,
    as_json: arguments.Json = False,
) -> None:
    play = record.replay(arguments.read_bytes(file), to)
    result = play.result
    plain = None
    if result is not None:
        plain = {"winners": list(result.winners), "reason": result.reason, "rule": result.rule}
    if as_json:
        arguments.print_json({"ok": True, "decisions": play.answers, "result": plain})
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
