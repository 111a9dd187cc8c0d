"""A run in pictures and as a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot as plt

from ravenhill.engine.decision import Message
from ravenhill.words import default_language, say


def draw(folder: Path) -> None:
    """Writes curves.png and matches.md beside the history of a run."""
    lines = [json.loads(line) for line in (folder / "history.jsonl").read_text(encoding="utf-8").splitlines()]
    rounds = [line for line in lines if "choices_per_second" in line]
    matches = [line for line in lines if "match" in line]
    if matches:
        (folder / "matches.md").write_text(table_of(rounds, matches), encoding="utf-8")
    figure, places = plt.subplots(2, 2, figsize=(11, 7), layout="constrained")
    _rates(places[0][0], rounds, matches)
    for place, key in zip((places[0][1], places[1][0], places[1][1]), ("entropy", "value", "moved"), strict=True):
        place.plot([line["hours"] for line in rounds], [line[key] for line in rounds])
        place.set_title(_said(f"curve-{key}"))
        place.set_xlabel(_said("curve-hours"))
    figure.savefig(folder / "curves.png", dpi=110)
    plt.close(figure)


def _rates(place: Any, rounds: list[dict[str, Any]], matches: list[dict[str, Any]]) -> None:
    if matches:
        hours = [line["hours"] for line in matches]
        place.plot(hours, [line["rate"] for line in matches], "o-", label=_said("curve-match", matches[0]["match"]))
        place.fill_between(hours, [m["low"] for m in matches], [m["high"] for m in matches], alpha=0.2)
        for side in matches[0]["by_side"]:
            place.plot(hours, [m["by_side"][side] for m in matches], ":", label=_said("curve-side", side))
    place.axhline(0.5, color="grey", linewidth=0.5)
    place.set_ylim(0, 1)
    place.set_title(_said("curve-rate"))
    place.set_xlabel(_said("curve-hours"))
    place.legend(loc="lower right", fontsize="small")


def table_of(rounds: list[dict[str, Any]], matches: list[dict[str, Any]]) -> str:
    """The matches against the teacher, and the last rates against everybody in the pool, in Markdown."""
    sides = list(matches[0]["by_side"])
    heads = ["curve-round", "curve-hours", "curve-rate", "curve-interval"]
    told = [_row([_said(head) for head in heads] + [_said("curve-side", side) for side in sides])]
    told.append(_row(["---"] * (len(heads) + len(sides))))
    for line in matches:
        interval = f"{line['low']:.0%}–{line['high']:.0%}"
        shares = [f"{line['by_side'][side]:.0%}" for side in sides]
        told.append(_row([str(line["round"]), f"{line['hours']:.2f}", f"{line['rate']:.1%}", interval, *shares]))
    if rounds:
        told += ["", _row([_said("curve-opponent"), _said("curve-rate")]), _row(["---", "---"])]
        told += [_row([name, f"{rate:.1%}"]) for name, rate in rounds[-1]["rates"].items()]
    return "\n".join(told) + "\n"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _said(key: str, name: str = "") -> str:
    return say(Message(key, {"name": name}), default_language())
