"""Writes docs/fuzz.md from the lots of a long run of `ravenhill fuzz --keep`.

    python writers/fuzz_page.py KEPT [--commit REV]

What never came up is told with its reason, from WHY below; what has none there is told so."""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import ravenhill
from ravenhill import fuzz, rulebook, words
from ravenhill.engine import game as shelf

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "fuzz.md"
NUMBER: Final = re.compile(r"[A-Z]\d+(\.\d+)*[a-z]?")
SILENT: Final = re.compile(r"(?:reason|why\w*|illegal|absent|wrong_\w+|refuse\w*|setting|run)$", re.IGNORECASE)

# A game, and the names of questions, cards, rules or endings that share one reason never to have come up.
WHY: Final[dict[str, tuple[tuple[str, tuple[str, ...]], ...]]] = {
    "wotr": (
        (
            "one Event card asks it, and only where there is something to choose, which takes a rare position",
            (
                *("dead_men", "dead_men_to", "driven_to", "eagles", "eagles_to", "ents", "folly", "grey_company"),
                *("leaver", "mordor", "mute", "strike", "theoden", "uruk_hai", "woses_to"),
            ),
        ),
        ("only refusals name it", ("W12.2.3", "W12.2.5", "W13.2.3")),
        ("who marches blindly is corrupted before the Crack of Doom", ("ring", "W20.2")),
        (
            "a Combat card with a condition that blind players seldom meet, and less often still when they think of it",
            ("anduril", "blade_of_westernesse", "mumakil", "it_is_a_gift", "one_for_the_dark_lord"),
        ),
    ),
    "bofa": (
        (
            "an ability of a character: the log tells what it does, not its name",
            (
                *("bard_archery", "bard_general", "beorn_fury", "bilbo_out_of_the_way", "bilbo_vanish"),
                *("bolg_bodyguard", "bolg_renewed", "dain_general", "eagles_attack", "gandalf_general"),
                *("lord_as_eagle", "lord_general", "thorin_strokes", "thranduil_general", "vampire_like"),
            ),
        ),
        ("Thorin comes late and seldom fights", ("mv_thorin",)),
        (
            "Beorn acts only where he came while the Shadow held six points or more (B13.2), which it never did, "
            "choosing blindly",
            ("beorn_advances", "beorn_attacks", "beorn_moves", "B14.2.3", "B14.2.4", "B14.2.12"),
        ),
        (
            "Bolg comes seldom, and more seldom still into a fight he could fall in, or while two Settlements are held",
            ("bodyguard", "bolg", "renewed", "B14.4.2", "B14.4.4"),
        ),
        ("needs a damaged Fortification", ("cancel", "mend", "B12.7.3", "B12.7.4")),
        ("asked where the Wargs' card meets a retreat of several kinds of units", ("rearguard",)),
        (
            "needs Settlements under the Shadow's control, of which blind players seldom take any",
            ("B17.5", "gate", "points", "B13.3", "ss04", "ss18"),
        ),
    ),
    "cardgame": (
        ("only by an option, which is drawn in one game in four", ("ghan_buri_ghan",)),
        ("asked only where every opponent may hold more and does", ("C6.2.3",)),
    ),
}


def asked_by(game: str) -> list[str]:
    """The rules by which a game asks somebody or ends: numbers in its code that are handed on to a question or an
    ending. Those of refusals, options and running cards are not, and nobody concedes here.

    >>> "I4.3" in asked_by("ironwood")
    True
    """
    known = rulebook.rules(game)
    found: set[str] = set()
    for path in (Path(ravenhill.__file__).parent / "games" / game).rglob("*.py"):
        found.update(numbers(ast.parse(path.read_text(encoding="utf-8"))))
    return sorted((n for n in found if n in known), key=in_order)


def numbers(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call):
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if SILENT.fullmatch(called) or any(isinstance(a, ast.Constant) and a.value == "conceded" for a in node.args):
            return
    if isinstance(node, ast.Dict) or (isinstance(node, ast.FunctionDef) and SILENT.fullmatch(node.name)):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from numbers(child)


def in_order(number: str) -> list[tuple[int, str]]:
    """Rules as the book has them.

    >>> sorted(["W10.2", "W9.4", "W10.1a"], key=in_order)
    ['W9.4', 'W10.1a', 'W10.2']
    """
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"\d+|[A-Za-z]", number)]


def endings(game: str) -> list[str]:
    """The ways a game can end, but that somebody concedes: no player here does."""
    text = (Path(ravenhill.__file__).parent / "locale" / game / "en.ftl").read_text(encoding="utf-8")
    return [way for way in re.findall(rf"^{game}-end-([\w-]+) =", text, re.MULTILINE) if way != "conceded"]


def named(game: str, name: str) -> str:
    """A card by its name and id."""
    told = words.name(game, name)
    return f"{told} (`{name}`)" if told != name else f"`{name}`"


def never(game: str, names: list[str], said: Callable[[str], str]) -> list[str]:
    """Lines of those that never came up, those with one reason together."""
    lines: list[str] = []
    left = list(names)
    for reason, those in WHY.get(game, ()):
        here = [name for name in left if name in those]
        left = [name for name in left if name not in those]
        if here:
            lines.append(f"    - {', '.join(said(name) for name in here)}: {reason}")
    if left:
        lines.append(f"    - {', '.join(said(name) for name in left)}: not looked into.")
    return lines


def share(seen: int, of: int) -> str:
    return f"all {of}" if seen == of else f"{seen} of {of}"


def page(found: dict[str, Any], games: list[str], commit: str) -> str:
    """The page of a report."""
    lines = [
        "# Random games, counted",
        "",
        f"{found['games']:,} games of every scenario and number of seats, {found['decisions']:,} decisions, between "
        f"players that choose blindly: `ravenhill fuzz`. {found['drawn']:,} of them were played by options drawn for "
        f"each game. {found['checked']:,} were looked at as `ravenhill sim --check` does: pieces and limits at every "
        "decision, and at some of them secrets, copies, saves, taking back and words; at the end the record played "
        f"again. Of {found['counted']:,} the questions and rules that came up were counted, of {found['named']:,} also "
        f"the cards that everybody could read of. {found['finished']:,} came to an end by the rules"
        f"{'' if found['finished'] == found['games'] else '; the others were stopped at 20,000 decisions'}.",
        "",
        f"**Errors: {len(found['errors']) or 'none'}.** Played by {versions(numbers_of(games))}"
        f"{f', commit `{commit}`' if commit else ''}.",
        "",
        "A run goes on where it was cut, and this page is written from what it kept:",
        "",
        "```",
        "ravenhill fuzz --games 1000000 --keep lots.jsonl --failures failures",
        "python writers/fuzz_page.py lots.jsonl",
        "```",
        "",
        "Parts that were played with seeds far apart (`--seed`) can be put together: `cat part-*.jsonl > lots.jsonl`. "
        "Of every scenario and number of seats there are at least "
        f"{min(row['games'] for row in found['courses'].values()):,} games, of short ones more.",
        "",
        "## Games",
        "",
        "| game | scenario | seats | games | to the end | decisions a game | drawn options | counted | checked |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for course, row in found["courses"].items():
        game, scenario, seats = course.split("/")
        told = [row[key] for key in ("games", "finished")]
        told += [round(row["decisions"] / row["games"]), *(row[key] for key in ("drawn", "counted", "checked"))]
        lines.append(f"| {game} | {scenario} | {seats} | {' | '.join(f'{n:,}' for n in told)} |")
    for game in games:
        lines += ["", f"## {shelf.find(game).info.title}", ""]
        rows = found["came_up"][game]
        for what, said in (("questions", quoted), ("cards", partial(named, game))):
            row = rows[what]
            rarest = ", ".join(f"{said(name)} {times}" for name, times in list(row["rarest"].items())[:5])
            lines.append(f"- **{what.capitalize()}** that came up: {share(row['seen'], row['of'])}. Rarest: {rarest}.")
            lines += never(game, row["never"], said)
        asked = asked_by(game)
        met = set(rows["rules"])
        came = share(len(met & set(asked)), len(asked))
        lines.append(f"- **Rules** by which somebody is asked or a game ends: {came} came up.")
        lines += never(game, [n for n in asked if n not in met], partial(linked, game))
        ways: dict[str, int] = {}
        for course, ended in found["endings"].items():
            if course.startswith(f"{game}/"):
                for way, times in ended.items():
                    ways[way] = ways.get(way, 0) + times
        told_ways = ", ".join(f"{way} {times:,}" for way, times in sorted(ways.items(), key=lambda one: -one[1]))
        lines.append(f"- **Endings**: {told_ways}.")
        lines += never(game, [way for way in endings(game) if way not in ways], quoted)
    lines += ["", "## Errors", ""]
    lines += [f"- {e['course']}, seed {e['seed']}: {e['error']}" for e in found["errors"]] or ["None."]
    return "\n".join(lines) + "\n"


def quoted(name: str) -> str:
    return f"`{name}`"


def linked(game: str, number: str) -> str:
    return f"[{number}](rules/{game}.md#{number})" if "." in number else number


def numbers_of(games: list[str]) -> dict[str, int]:
    """The versions of the rules, by the titles of the games."""
    return {shelf.find(game).info.title: shelf.find(game).info.rules for game in games}


def versions(numbers: dict[str, int]) -> str:
    """Which rules were played by.

    >>> versions({"Ironwood": 3, "War of the Ring": 3})
    'version 3 of the rules'
    >>> versions({"Ironwood": 3, "War of the Ring": 4})
    'version 3 of the rules of Ironwood, 4 of War of the Ring'
    """
    if len(set(numbers.values())) == 1:
        return f"version {next(iter(numbers.values()))} of the rules"
    told = [
        f"{number} of {'the rules of ' if not n else ''}{title}" for n, (title, number) in enumerate(numbers.items())
    ]
    return f"version {', '.join(told)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kept", type=Path)
    parser.add_argument("--commit", default="", help="of the rules that were played")
    parser.add_argument("--out", type=Path, default=PAGE)
    args = parser.parse_args()
    lots = fuzz.Kept(args.kept).lots
    games = list(dict.fromkeys(lot.course.partition("/")[0] for lot in lots))
    args.out.write_text(page(fuzz.report(games, lots), games, args.commit), encoding="utf-8")


if __name__ == "__main__":
    main()
