"""The Battle of Five Armies drawn in a terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ravenhill.words import Voice

SIDES = ("fp", "shadow")
COLOURS = {"fp": "blue", "shadow": "red"}


def draw(view: dict[str, Any], voice: Voice, book: object = None) -> RenderableType:
    """Both sides, Fate and who waits for it, the Armies, the combat if there is one, and the hand."""
    phase = voice.say(f"bofa-phase-{view['phase']}")
    parts: list[RenderableType] = [
        Text(f"{_word(voice, 'turn', n=view['turn'])} · {phase}", style="bold"),
        Columns([*(_side(view, voice, side) for side in SIDES), _fate(view, voice)]),
        Columns([_armies(view, voice, side) for side in SIDES], padding=(0, 3)),
    ]
    parts += [Text(sky) for sky in _sky(view, voice)]
    if view["table"]:
        parts.append(Text(f"{_word(voice, 'on-table')}: {_names([laid['card'] for laid in view['table']], voice)}"))
    if view["battle"]:
        parts.append(_battle(view["battle"], voice))
    if view["hand"]:
        parts.append(_hand(view["hand"], voice))
    return Group(*parts)


def _word(voice: Voice, key: str, **args: str | int) -> str:
    return voice.say({"key": f"bofa-ui-{key}", "args": args})


def _names(things: list[str], voice: Voice) -> str:
    return ", ".join(voice.name(thing) for thing in things)


def _counted(counts: dict[str, int], voice: Voice) -> list[str]:
    return [f"{n} × {voice.name(what)}" for what, n in counts.items() if n]


def _side(view: dict[str, Any], voice: Voice, side: str) -> Panel:
    lines = [_word(voice, "points", n=view["points"], goal=view["goal"])] if side == "shadow" else []
    dice = _counted(Counter(view["dice"][side]), voice)
    lines.append(f"{_word(voice, 'dice-of', side=side)}: {', '.join(dice) or '–'}")
    hand = view["hands"][side]
    lines.append(_word(voice, "hand", events=hand["events"], stories=hand["stories"]))
    lines.append(_word(voice, "leaders-left", n=view["leadership_supply"][side]))
    active = "▶ " if view["active"] == side else ""
    return Panel("\n".join(lines), title=active + voice.name(side), border_style=COLOURS[side], width=48)


def _fate(view: dict[str, Any], voice: Voice) -> Panel:
    fate = view["fate"]
    lines = [_word(voice, "fate-label", step=fate["marker"], last=fate["last"])]
    if fate["drawn"]:
        lines.append(_word(voice, "tile", tile=fate["drawn"]))
    lines += [
        _word(voice, "waits-ready" if person["ready"] else "waits", character=who, step=person["step"])
        for who, person in view["characters"].items()
        if person["step"] >= 0
    ]
    return Panel("\n".join(lines), title=voice.say("bofa-phase-fate"), width=60)


def _armies(view: dict[str, Any], voice: Voice, side: str) -> Table:
    table = Table(title=voice.name(side), title_style=f"bold {COLOURS[side]}", box=None, show_header=False)
    table.add_column("")
    table.add_column("", max_width=52)
    for name, area in view["areas"].items():
        if area["side"] == side:
            table.add_row(Text(voice.name(name), style="bold"), ", ".join(_told(area, view["characters"], side, voice)))
    return table


def _told(area: dict[str, Any], people: dict[str, Any], side: str, voice: Voice) -> list[str]:
    """Who and what stands in a region for a side."""
    told = _counted(area["units"], voice)
    told += [voice.name(who) for who in area["characters"] if people[who]["side"] == side]
    if area["tokens_lead"]:
        told.append(_word(voice, "label-leaders", n=area["tokens_lead"]))
    if area["damage"]:
        told.append(_word(voice, "label-damage", n=area["damage"]))
    waiting = sum(area["recruitment"].values())
    if waiting:
        told.append(_word(voice, "label-tokens", n=waiting))
    return told


def _sky(view: dict[str, Any], voice: Voice) -> list[str]:
    """The territories over which somebody flies."""
    lord = view["characters"].get("lord_of_the_eagles", {}).get("place")
    return [
        _word(voice, "sky-label", territory=over, eagles=n, bats=bats, lord="yes" if lord == over else "no")
        for over, bats in view["bats"].items()
        if (n := view["eagles"].get(over, 0)) or bats or lord == over
    ]


def _battle(b: dict[str, Any], voice: Voice) -> Panel:
    now = b["rounds"][-1]
    lines = []
    for side, front in now["fronts"].items():
        acts = _word(voice, "attacks" if side == b["attacker"] else "defends")
        told = [*_counted(front["units"], voice), *(voice.name(who) for who in front["characters"])]
        told += [voice.name(card) for card in front["cards"]]
        told.append(_word(voice, "will-roll", dice=front["count"], target=front["target"]))
        if front["dice"]:
            told.append(_word(voice, "rolled", hits=front["hits"]))
        lines.append(f"{voice.name(side)} {acts}: {', '.join(told)}")
    where = _word(voice, "combat-at", area=b["target"], round=now["round"])
    return Panel("\n".join(lines), title=where, border_style="yellow")


def _hand(cards: list[str], voice: Voice) -> Table:
    table = Table(title=voice.say("client-hand"), title_style="bold", box=None, show_header=False)
    for card in cards:
        table.add_row(Text(voice.name(card), style="bold"), Text(voice.effect(card), style="dim"))
    return table
