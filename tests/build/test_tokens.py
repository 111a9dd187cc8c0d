"""Colour, type and time of the client have names, and the names are in one file."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
TOKENS = (SOURCE / "tokens.css").read_text(encoding="utf-8")
DRAWN = {
    path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(SOURCE.rglob("*"))
    if path.suffix in (".svelte", ".css", ".ts")
    and path.name != "tokens.css"
    and not path.name.endswith((".test.ts", ".sample.ts"))
}
COLOUR = re.compile(r"(?<![\w&/{(])#[0-9a-fA-F]{3,8}\b(?!-)|\b(?:rgb|hsl)a?\(\s*\d|(?<=\()#[0-9a-fA-F]{3,8}\b(?=[ ,])")
SIZE = re.compile(r"\bfont(?:-size)?: [^;{}]*\d(?:rem|pt)\b")
TIME = re.compile(r"\b(?:transition|animation)(?:-duration)?: [^;{}]*?(?<![\w.-])(?!0\.01ms)[\d.]+m?s\b")
MOST_COLOURS = 160  # of four games and the room; there were 386


def found(wrong: re.Pattern[str]) -> list[str]:
    return [f"{name}: {match[0]}" for name, text in DRAWN.items() for match in wrong.finditer(text)]


def test_the_patterns_find_what_they_look_for() -> None:
    for wrong, line in (
        (COLOUR, "  color: #8f2d2a;"),
        (COLOUR, 'fill="#fff"'),
        (COLOUR, "linear-gradient(#fff2, white)"),
        (COLOUR, "rgb(42 33 27 / 0.4)"),
        (SIZE, "  font: 700 0.9rem/1.2 var(--sans);"),
        (TIME, "  transition: opacity 180ms;"),
        (TIME, "  animation: breathe 2.4s infinite;"),
    ):
        assert wrong.search(line), line
    assert len(DRAWN) > 150


def test_every_colour_has_a_name() -> None:
    assert found(COLOUR) == []


def test_every_size_of_text_has_a_name() -> None:
    assert found(SIZE) == []


def test_every_time_has_a_name() -> None:
    assert found(TIME) == []


def test_there_are_few_colours_and_each_is_used() -> None:
    colours = set(re.findall(r"#[0-9a-f]{3,8}\b", TOKENS))
    assert len(colours) <= MOST_COLOURS, len(colours)
    names = re.findall(r"^  (--[\w-]+):", TOKENS, re.M)
    everything = TOKENS + "".join(DRAWN.values())
    assert [name for name in names if f"var({name})" not in everything and f'"{name}"' not in everything] == []
