"""sim, arena, blunders, fuzz, bench: games without people, and what they tell."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ravenhill import bench as benches
from ravenhill import fuzz as fuzzing
from ravenhill.commands import arguments
from ravenhill.commands.arguments import help_of, told
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import BadSetup, Message
from ravenhill.players import blunders as blundering
from ravenhill.players import within
from ravenhill.players.arena import JUDGING, Doubt, contest
from ravenhill.players.order import Order
from ravenhill.sim import simulate
from ravenhill.words import default_language, say, seat_name

Players = Annotated[str, typer.Option(help=help_of("cli-players"), metavar="P[,P..]")]
Games = Annotated[int, typer.Option(help=help_of("cli-games-count"), min=1)]


def order_of(
    game: str,
    seed: int,
    scenario: str | None,
    seats: int | None,
    option: list[str] | None,
    pack: arguments.Pack,
    limit: int,
) -> Order:
    """The games the caller wants, checked before the first one is played."""
    options = arguments.options_of(game, option)
    records = arguments.pack_of(game, pack)
    return Order(game, seed=seed, scenario=scenario, seats=seats, options=options, pack=records, limit=limit)


def sim(
    game: arguments.GameArgument,
    games: Games = 100,
    seed: arguments.Seed = 0,
    players: Players = "random",
    scenario: arguments.Scenario = None,
    seats: arguments.Seats = None,
    check: Annotated[bool, typer.Option("--check", help=help_of("cli-check"))] = False,
    option: arguments.Options = None,
    pack: arguments.Pack = None,
    limit: arguments.Limit = 100000,
    workers: arguments.Workers = 0,
    ray: arguments.Ray = None,
    as_json: arguments.Json = False,
) -> None:
    order = order_of(game, seed, scenario, seats, option, pack, limit)
    with arguments.progress(told("cli-sim-progress", game=game), games) as step:
        found = simulate(order, players.split(","), games, checked=check, workers=workers, ray=ray, progress=step)
    if as_json:
        arguments.print_json(found)
    else:
        _show_sim(order, found, check)
    if found["errors"]:
        raise typer.Exit(1)


def _show_sim(order: Order, found: dict[str, Any], checked: bool) -> None:
    table = Table(title=told("cli-sim-title", games=found["games"], game=order.game), show_header=False)
    for key in ("finished", "unfinished", "decisions", "decisions_per_second", "decisions_per_game"):
        table.add_row(told(f"cli-sim-{key.replace('_', '-')}"), told("cli-number", n=found[key]))
    table.add_row(told("cli-sim-branching"), f"{found['branching']} ({found['branching_max']})")
    table.add_row(told("cli-sim-turns"), str(found["turns_median"]))
    names = _seat_names(order)
    for seat, wins in found["winners"].items():
        table.add_row(
            told("cli-sim-wins", seat=names[int(seat)]),
            f"{told('cli-number', n=wins)} ({wins / found['finished']:.1%})",
        )
    for reason, times in found["reasons"].items():
        text = say(f"{order.game}-end-{reason}", default_language(), order.game)
        table.add_row(reason if text.endswith(f"-end-{reason}") else text, told("cli-number", n=times))
    console = Console()
    console.print(table)
    for error in found["errors"]:
        console.print(error, style="red", markup=False, soft_wrap=True)
    if checked and not found["errors"]:
        console.print(told("cli-sim-clean"), style="green")


def _seat_names(order: Order) -> list[str]:
    play = order.lay(0)
    names = play.game.scenario(play.setup.scenario).names
    return [seat_name(order.game, n, default_language()) for n in names]


def arena(
    game: arguments.GameArgument,
    a: Annotated[str, typer.Option(help=help_of("cli-a"), metavar="P")] = "greedy",
    b: Annotated[str, typer.Option(help=help_of("cli-b"), metavar="P")] = "random",
    games: Games = 100,
    seed: arguments.Seed = 0,
    scenario: arguments.Scenario = None,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    pack: arguments.Pack = None,
    limit: arguments.Limit = 100000,
    cpu_ms: Annotated[int, typer.Option(help=help_of("cli-cpu-ms"), min=0)] = 0,
    judge: Annotated[bool, typer.Option("--judge", help=help_of("cli-judge"))] = False,
    until: Annotated[str | None, typer.Option(help=help_of("cli-until"), metavar="LOW,HIGH")] = None,
    keep: Annotated[Path | None, typer.Option(help=help_of("cli-keep"), metavar="FILE")] = None,
    workers: arguments.Workers = 0,
    ray: arguments.Ray = None,
    as_json: arguments.Json = False,
) -> None:
    order = order_of(game, seed + (JUDGING if judge else 0), scenario, seats, option, pack, limit)
    doubt = _doubt(until)
    if cpu_ms:
        a, b = within(a, cpu_ms), within(b, cpu_ms)
    with arguments.progress(told("cli-arena-progress", a=a, b=b), games) as step:
        found = contest(order, a, b, games, workers, step, doubt=doubt, kept=keep, ray=ray)
    if as_json:
        arguments.print_json(found)
        return
    low, high = found["ci95"]
    names = _seat_names(order)
    table = Table(title=told("cli-arena-title", a=a, b=b, games=found["games"]))
    for head in ("cli-arena-seat", "cli-arena-a", "cli-arena-b", "cli-arena-draws", "cli-arena-share"):
        table.add_column(told(head, a=a, b=b))
    for seat, won in sorted(found["by_seat"].items()):
        share = f"{won['a_rate']:.1%} ({won['ci95'][0]:.1%} – {won['ci95'][1]:.1%})"
        table.add_row(names[int(seat)], str(won["a_wins"]), str(won["b_wins"]), str(won["draws"]), share)
    console = Console()
    console.print(table)
    rate = told("cli-arena-rate", a=a, rate=f"{found['a_rate']:.1%}", low=f"{low:.1%}", high=f"{high:.1%}")
    console.print(rate, highlight=False)
    if doubt is not None:
        verdict = found["verdict"].replace(" ", "-") or "open"
        console.print(told(f"cli-arena-{verdict}", a=a, low=f"{doubt.low:.0%}", high=f"{doubt.high:.0%}"))
    pace = found["ms_per_decision"]
    console.print(told("cli-arena-pace", a=a, b=b, first=f"{pace['a']:.2f}", second=f"{pace['b']:.2f}"))


def blunders(
    game: arguments.GameArgument,
    games: Games = 20,
    seed: arguments.Seed = 0,
    players: Players = "greedy",
    scenario: arguments.Scenario = None,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    pack: arguments.Pack = None,
    limit: arguments.Limit = 100000,
    workers: arguments.Workers = 0,
    ray: arguments.Ray = None,
    as_json: arguments.Json = False,
) -> None:
    order = order_of(game, seed, scenario, seats, option, pack, limit)
    with arguments.progress(told("cli-blunders-progress", game=game), games) as step:
        found = blundering.counted(order, players.split(","), games, workers, step, ray)
    if as_json:
        arguments.print_json(found)
        return
    table = Table(title=told("cli-blunders-title", games=games))
    table.add_column("")
    for name, player in zip(_seat_names(order), found["players"], strict=False):
        table.add_column(f"{name} ({player})" if player else name, justify="right")
    for kind, shares in found["by_seat"].items():
        table.add_row(say(f"{game}-blunder-{kind}", default_language(), game), *(f"{share:.2f}" for share in shares))
    Console().print(table)


def fuzz(
    games: Annotated[list[str] | None, typer.Argument(help=help_of("cli-bench-games"), metavar="[GAME]...")] = None,
    total: Annotated[int | None, typer.Option("--games", help=help_of("cli-fuzz-total"), min=1)] = None,
    hours: Annotated[float | None, typer.Option(help=help_of("cli-fuzz-hours"), min=0)] = None,
    seed: arguments.Seed = 1,
    keep: Annotated[Path | None, typer.Option(help=help_of("cli-fuzz-keep"), metavar="FILE")] = None,
    failures: Annotated[Path | None, typer.Option(help=help_of("cli-fuzz-failures"), metavar="DIR")] = None,
    workers: arguments.Workers = 0,
    ray: arguments.Ray = None,
    as_json: arguments.Json = False,
) -> None:
    wanted = games or [info.id for info in shelf.games()]
    for game_id in wanted:
        shelf.find(game_id)
    if failures is not None:
        arguments.make_folder(failures)
    with arguments.progress(told("cli-fuzz-progress"), total or 0) as step:
        found = fuzzing.fuzz(
            wanted, seed=seed, total=total, hours=hours, kept=keep, workers=workers, ray=ray, progress=step
        )
    if failures is not None and found["errors"]:
        for number, error in enumerate(found["errors"]):
            name = f"{error['course'].replace('/', '-')}-{error['seed']}-{number}.json"
            arguments.write_bytes(failures / name, json.dumps(error, ensure_ascii=False, indent=1).encode())
    if as_json:
        arguments.print_json(found)
    else:
        _show_fuzz(found)
    if found["errors"]:
        raise typer.Exit(1)


def _show_fuzz(found: dict[str, Any]) -> None:
    console = Console()
    table = Table(title=told("cli-fuzz-title", games=found["games"], checked=found["checked"]))
    for head in ("cli-fuzz-course", "cli-fuzz-games", "cli-sim-finished", "cli-sim-decisions"):
        table.add_column(told(head), justify="left" if head == "cli-fuzz-course" else "right")
    for course, row in found["courses"].items():
        table.add_row(course, *(told("cli-number", n=row[key]) for key in ("games", "finished", "decisions")))
    console.print(table)
    for game_id, rows in found["came_up"].items():
        for kind in ("questions", "cards"):
            row = rows[kind]
            never = ", ".join(row["never"]) or "–"
            counted = rows["counted"][kind]
            said = told(f"cli-fuzz-{kind}", game=game_id, games=counted, seen=row["seen"], of=row["of"], never=never)
            console.print(said, highlight=False, soft_wrap=True)
    for error in found["errors"][: fuzzing.TOLD]:
        console.print(f"{error['course']} {error['seed']}: {error['error']}", style="red", markup=False, soft_wrap=True)


def _doubt(until: str | None) -> Doubt | None:
    """The two rates between which the caller wants to be told where the truth lies."""
    if until is None:
        return None
    try:
        low, high = (float(part) for part in until.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise BadSetup(Message("bad-until", {"until": until}))
    return Doubt(low, high)


def bench(
    games: Annotated[list[str] | None, typer.Argument(help=help_of("cli-bench-games"), metavar="[GAME]...")] = None,
    seconds: Annotated[float, typer.Option(help=help_of("cli-bench-seconds"), min=0.01)] = 2.0,
    seed: arguments.Seed = 1,
    pure_too: Annotated[bool, typer.Option("--pure-too", help=help_of("cli-bench-pure"))] = False,
    as_json: arguments.Json = False,
) -> None:
    wanted = games or [info.id for info in shelf.games()]
    for game_id in wanted:
        shelf.find(game_id)
    with arguments.progress(told("cli-bench-progress"), len(wanted)) as step:
        found = benches.bench(wanted, seconds, seed, step)
    if pure_too:
        pure = benches.pure_too(wanted, seconds, seed)
        found["pure"] = pure["games"]
        found["ratio"] = benches.ratios(found, pure)
    if as_json:
        arguments.print_json(found)
        return
    built = told("cli-bench-compiled" if found["compiled"] else "cli-bench-is-pure")
    table = Table(title=told("cli-bench-title", built=built, unit=f"{found['machine_unit']:.2f}"))
    keys = ["decisions_per_second", "games_per_second", "search_iterations_per_second"]
    keys += ["clone_us", "view_us", "save_us", "load_us", "save_bytes"]
    table.add_column("")
    for game_id in found["games"]:
        table.add_column(game_id, justify="right")
    for key in keys:
        figures = [_rounded(figure[key]) for figure in found["games"].values()]
        table.add_row(told(f"cli-bench-{key.replace('_', '-')}"), *figures)
    if pure_too:
        table.add_row(told("cli-bench-ratio"), *(f"{ratio:.1f}" for ratio in found["ratio"].values()))
    Console().print(table)


def _rounded(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}"
