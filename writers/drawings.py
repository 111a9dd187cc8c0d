"""Pictures of the docs that are drawn from what they show whenever the site is built (`<!-- drawing: NAME -->`).

- `rooms`: the rooms of the package and which room imports which, read from the sources.
- `walk`: one decision from the click to the board; every station is looked up where it is said to stand.
- `speed`: releases measured in turn, from `bench/history.json` (`python bench/history.py`).
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "ravenhill"
FONT: Final = 'font-family="Georgia, serif"'
BLUE, RED, GOLD, GREEN = "#2f5d8a", "#8f2d2a", "#b8862d", "#4f7042"
TALL, WIDE, APART = 34, 104, 12

# Who does what in the walk: a lane, the file, what is there (a function, class or component), and what it does.
STATIONS: Final = (
    ("browser", "web/src/parts/thing.ts", "thing", "a thing of the board is clicked"),
    ("browser", "web/src/lib/choice.svelte.ts", "Choice", "the option it settles"),
    ("browser", "web/src/pages/TablePage.svelte", "", "hands it on"),
    ("browser", "web/src/lib/live.svelte.ts", "Live", "sends the answer"),
    ("server", "src/ravenhill/server/routes/tables.py", "table_socket", "hears it"),
    ("server", "src/ravenhill/server/wire.py", "_read", "reads the message by its form"),
    ("server", "src/ravenhill/server/playing.py", "answer", "looks whose seat it is"),
    ("server", "src/ravenhill/server/open_tables.py", "happen", "takes the table"),
    ("server", "src/ravenhill/server/open_table.py", "enter", "gives it the answer"),
    ("engine", "src/ravenhill/engine/script.py", "answer", "journals it, wakes the rule"),
    ("rules", "src/ravenhill/games/ironwood/battle.py", "fight", "goes on where it had asked"),
    ("rules", "src/ravenhill/games/ironwood/wager.py", "Wager", "asks the other side"),
    ("engine", "src/ravenhill/engine/running.py", "_advance", "keeps the next question and the log"),
    ("server", "src/ravenhill/server/store.py", "Writer", "stores the row; now it is acknowledged"),
    ("server", "src/ravenhill/server/telling.py", "tell_state", "makes each seat its own state"),
    ("rules", "src/ravenhill/games/ironwood/view.py", "view", "what this seat may see"),
    ("rules", "src/ravenhill/games/ironwood/stories.py", "fight", "the fight as data"),
    ("browser", "web/src/lib/live.svelte.ts", "Live", "takes the state"),
    ("browser", "web/src/parts/TableFrame.svelte", "", "shows it"),
    ("browser", "web/src/lib/words.svelte.ts", "Words", "says prompt and log"),
    ("browser", "web/src/games/ironwood/Focus.svelte", "", "draws the fight as it is"),
)
LANES: Final = {"browser": BLUE, "server": GOLD, "engine": GREEN, "rules": RED}


class Missing(Exception):
    """A station that does not stand where the picture says."""


def svg(wide: float, tall: float, title: str, parts: list[str]) -> str:
    """A picture in one line, so that it is one block of a page."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {tall:.0f}" width="100%" role="img" '
        f'aria-label="{escape(title)}" fill="currentColor" {FONT} font-size="12">'
    )
    return head + "".join(parts) + "</svg>"


def text(x: float, y: float, said: str, *, at: str = "middle", size: int = 12, colour: str = "") -> str:
    fill = f' fill="{colour}"' if colour else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{at}" font-size="{size}"{fill}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, *, wide: float = 1.0, faint: float = 1.0) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{wide}" stroke-opacity="{faint}"/>'


def box(x: float, y: float, wide: float, tall: float, colour: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}" rx="4"'
    ground = f'<rect {place} fill="var(--md-default-bg-color, white)"/>'  # lines pass behind
    return f'{ground}<rect {place} fill="{colour}" fill-opacity="0.14" stroke="{colour}"/>'


# --- the rooms ---


def imports(path: Path) -> Iterator[str]:
    """The modules of the package a file needs to be imported; late imports and those for the type checker are left."""
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("ravenhill"):
            for alias in node.names:
                deeper = f"{node.module}.{alias.name}"
                yield deeper if room(deeper) else node.module
        waiting += ast.iter_child_nodes(node)


def room(module: str) -> str:
    """The room a module lies in: a folder of the package, or a file of its own; empty if there is none.

    >>> room("ravenhill.engine.script"), room("ravenhill.sim"), room("ravenhill.new")
    ('engine', 'sim', '')
    """
    name = module.split(".")[1] if "." in module else ""
    return name if (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file() else ""


def needs() -> dict[str, set[str]]:
    """For every room the rooms it imports.

    >>> needs()["engine"], "engine" in needs()["games"]
    (set(), True)
    """
    found: dict[str, set[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).parts
        own = inside[0].removesuffix(".py")
        if own.startswith("_"):
            continue
        found.setdefault(own, set()).update(r for module in imports(path) if (r := room(module)) not in ("", own))
    return {own: {other for other in others if not other.startswith("_")} for own, others in found.items()}


def layers(graph: dict[str, set[str]]) -> list[list[str]]:
    """The rooms by how far they stand above the ground: each above all it needs.

    >>> layers({"a": set(), "b": {"a"}, "c": {"a", "b"}})
    [['a'], ['b'], ['c']]
    """
    level: dict[str, int] = {}
    while len(level) < len(graph):
        ready = [name for name in graph if name not in level and graph[name] <= level.keys()]
        if not ready:
            raise Missing(f"rooms that need each other: {sorted(graph.keys() - level.keys())}")
        level.update({name: max((level[other] + 1 for other in graph[name]), default=0) for name in ready})
    return [sorted(n for n in graph if level[n] == height) for height in range(max(level.values()) + 1)]


def direct(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """Without what follows from the rest.

    >>> direct({"a": set(), "b": {"a"}, "c": {"a", "b"}})["c"]
    {'b'}
    """

    def below(name: str) -> set[str]:
        return graph[name] | {deeper for other in graph[name] for deeper in below(other)}

    return {name: others - {deeper for other in others for deeper in below(other)} for name, others in graph.items()}


def lines_of(name: str) -> int:
    """The lines of Python in a room."""
    place = PACKAGE / name
    files = place.rglob("*.py") if place.is_dir() else [place.with_suffix(".py")]
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


def rooms() -> str:
    graph = needs()
    rows = layers(graph)[::-1]
    wide = max(len(row) for row in rows) * (WIDE + APART) + APART
    down = 2 * TALL
    at: dict[str, tuple[float, float]] = {}
    for number, row in enumerate(rows):
        left = (wide - len(row) * (WIDE + APART) + APART) / 2
        for place, name in enumerate(row):
            at[name] = (left + place * (WIDE + APART), APART + number * down)
    parts: list[str] = []
    for name, others in sorted(direct(graph).items()):
        for other in sorted(others):
            (x, y), (to_x, to_y) = at[name], at[other]
            parts.append(line(x + WIDE / 2, y + TALL, to_x + WIDE / 2, to_y, GOLD, wide=1.4, faint=0.7))
    colours = {"engine": GREEN, "games": RED, "server": GOLD}
    for name, (x, y) in at.items():
        parts.append(box(x, y, WIDE, TALL, colours.get(name, BLUE)))
        parts.append(text(x + WIDE / 2, y + 15, name))
        parts.append(text(x + WIDE / 2, y + 28, f"{lines_of(name):,} lines", size=9))
    return svg(wide, len(rows) * down - TALL + 2 * APART, "The rooms, each above those it imports", parts)


# --- the walk ---


def stands(path: str, name: str) -> bool:
    """Whether a file is there and defines that name.

    >>> stands("src/ravenhill/engine/script.py", "answer"), stands("src/ravenhill/engine/script.py", "no_such")
    (True, False)
    """
    file = ROOT / path
    if not file.is_file():
        return False
    defined = rf"\b(?:def|class|function|const|export) {re.escape(name)}\b|^ +(?:async )?{re.escape(name)}\("
    return not name or re.search(defined, file.read_text(encoding="utf-8"), re.MULTILINE) is not None


def walk() -> str:
    lost = [f"{path}: {name}" for _, path, name, _ in STATIONS if not stands(path, name)]
    if lost:
        raise Missing(", ".join(lost))
    apart, down, top = 190.0, 40.0, 44.0
    middle = {lane: 95 + apart * number for number, lane in enumerate(LANES)}
    tall = top + down * len(STATIONS)
    parts: list[str] = []
    for lane, colour in LANES.items():
        parts.append(text(middle[lane], 18, lane, size=15, colour=colour))
        parts.append(line(middle[lane], 26, middle[lane], tall, colour, faint=0.35))
    before: tuple[float, float] | None = None
    for number, (lane, path, name, does) in enumerate(STATIONS, 1):
        x, y = middle[lane], top + down * (number - 1)
        if before is not None:
            parts.insert(0, line(*before, x, y, "currentColor", wide=1.2, faint=0.45))
        before = (x, y + 27)
        parts.append(box(x - 89, y - 1, 178, 30, LANES[lane]))
        place = Path(path).name + (f": {name}" if name else "")
        parts.append(text(x, y + 11, f"{number}. {place}", size=11))
        parts.append(text(x, y + 24, does, size=9))
    return svg(190 + apart * (len(LANES) - 1), tall, "One decision from the click to the board", parts)


# --- the speed ---


def history() -> dict[str, Any]:
    told: dict[str, Any] = json.loads((ROOT / "bench" / "history.json").read_text(encoding="utf-8"))
    return told


def ratios(told: dict[str, Any], key: str) -> dict[str, list[float | None]]:
    """By game, how many times the figure of the last release each of those measured has; None where it had no game."""
    last = next(one for one in told["measured"] if one["name"] == told["last_release"])
    games = sorted({game for one in told["measured"] for game in one["games"]})
    found: dict[str, list[float | None]] = {}
    for game in games:
        base = last["games"].get(game)
        found[game] = [
            one["games"][game][key] / base[key] if base and game in one["games"] else None for one in told["measured"]
        ]
    return found


def speed() -> str:
    """A panel for each game: what it does in a second, of what the last release did."""
    told = history()
    shown = ratios(told, "decisions_per_second")
    names = [one["name"] for one in told["measured"]]
    wide, tall, left = 200.0, 150.0, 40.0
    most = max(value for row in shown.values() for value in row if value is not None) * 1.15
    parts: list[str] = []
    for number, (game, row) in enumerate(shown.items()):
        x0 = left + number * (wide + 24)
        ground = 30 + tall
        parts.append(text(x0 + wide / 2, 18, game, size=14))
        level = ground - tall / most
        parts.append(line(x0, level, x0 + wide, level, "currentColor", faint=0.4))
        parts.append(line(x0, ground, x0 + wide, ground, "currentColor"))
        step = wide / len(row)
        for place, value in enumerate(row):
            if value is None:
                continue
            height = tall * value / most
            x = x0 + place * step + step * 0.15
            colour = GOLD if names[place] == told["last_release"] else BLUE
            parts.append(box(x, ground - height, step * 0.7, height, colour))
            parts.append(text(x + step * 0.35, ground - height - 4, f"{value:.2f}", size=10))
            parts.append(text(x + step * 0.35, ground + 13, names[place], size=10))
        if not number:
            parts.append(text(x0 - 6, level + 4, "1", at="end", size=10))
    return svg(left + len(shown) * (wide + 24), tall + 60, "Speed of the releases against the last", parts)


def speed_table() -> str:
    told = history()
    games = sorted({game for one in told["measured"] for game in one["games"]})
    rows = [f"| version | {' | '.join(games)} |", "|---|" + "---:|" * len(games)]
    for one in told["measured"]:
        figures = [f"{one['games'][g]['decisions_per_second']:,.0f}" if g in one["games"] else "" for g in games]
        rows.append(f"| {one['name']} (`{one['commit']}`, {one['date']}) | {' | '.join(figures)} |")
    return "\n".join(rows)


DRAWINGS: Final = {"rooms": rooms, "walk": walk, "speed": speed, "speed-table": speed_table}
