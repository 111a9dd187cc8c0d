"""games: what there is to play, its scenarios, options and players."""

from __future__ import annotations

from rich.console import Console

from ravenhill.commands import arguments
from ravenhill.commands.arguments import told
from ravenhill.engine import game as shelf
from ravenhill.players import levels
from ravenhill.words import default_language, seat_name, text


def games(as_json: arguments.Json = False) -> None:
    infos = shelf.games()
    if as_json:
        arguments.print_json([info.plain() for info in infos])
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
        console.print(f"  {told('cli-games-levels', levels=', '.join(_levels(info)))}", highlight=False)
        console.print(f"  {told('cli-games-players', players=', '.join(info.players))}", highlight=False)


def _levels(info: shelf.GameInfo) -> list[str]:
    """The levels of a game, each with what it won against the one before it."""
    fared = levels.measured(info.id)
    names = [level.name for level in levels.offered(info.players)]
    return [f"{name} ({fared[name].won:g}/{fared[name].games})" if name in fared else name for name in names]
