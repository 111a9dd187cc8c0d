"""Ironwood's table drawn in a terminal."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ravenhill.words import Voice

SIDES = ("woodwalkers", "ironclad")
COLOURS = {"woodwalkers": "green", "ironclad": "steel_blue"}


def draw(view: dict[str, Any], voice: Voice, book: object = None) -> RenderableType:
    """Both maps, both player boards, the hand, and the battle if there is one."""
    parts: list[RenderableType] = [
        Columns([_mountains(view, voice), _forests(view, voice)]),
        Columns([_board(view, voice, side) for side in SIDES]),
    ]
    if view.get("solo"):
        parts.append(_solo(view["solo"], voice))
    if view.get("battle"):
        parts.append(_battle(view["battle"], voice))
    if view.get("hand") or view["visions"].get("own"):
        parts.append(_hand(view, voice))
    return Group(*parts)


def _word(voice: Voice, key: str, **args: str | int) -> str:
    return voice.say({"key": f"ironwood-table-{key}", "args": args})


def _mountains(view: dict[str, Any], voice: Voice) -> Table:
    table = Table(title=_word(voice, "mountains"), title_style="bold steel_blue", box=None, pad_edge=False)
    table.add_column("")
    for key in ("fighters", "golems"):
        table.add_column(_word(voice, key), justify="right")
    table.add_column("")
    for name, m in view["mountains"].items():
        things = []
        if m["site"] != "empty":
            things.append(_word(voice, m["site"]))
        if name == "ferrum":
            things.append(_word(voice, "forge"))
        if m["drill"]:
            things.append(_word(voice, "drill", track=view["drill"]["track"], cargo=view["drill"]["cargo"]))
        if m["marks"] or m["marked"]:
            things.append(_word(voice, "marked"))
        strong = "bold" if m["fighters"] or m["golems"] else "dim"
        counts = _count(m["fighters"]), _count(m["golems"])
        table.add_row(Text(voice.name(name), style=strong), *counts, " ".join(things))
    return table


def _forests(view: dict[str, Any], voice: Voice) -> Table:
    table = Table(title=_word(voice, "forests"), title_style="bold green", box=None, pad_edge=False)
    table.add_column("")
    table.add_column(_word(voice, "fighters"), justify="right")
    table.add_column("")
    for name, f in view["forests"].items():
        things = [_word(voice, "totem-charged")] * f["charged"] + [_word(voice, "totem-fading")] * f["fading"]
        if f["marks"]:
            things.append(_word(voice, "marked"))
        strong = "bold" if f["fighters"] else "dim"
        table.add_row(Text(voice.name(name), style=strong), _count(f["fighters"]), " ".join(things))
    return table


def _count(n: int) -> Text:
    return Text(str(n) if n else "·", style="bold" if n else "dim")


def _board(view: dict[str, Any], voice: Voice, side: str) -> Panel:
    s = view["sides"][side]
    lines = [_word(voice, "crystals", n=s["crystals"]), _word(voice, "cards", hand=s["hand"], deck=s["deck"])]
    if side == "woodwalkers":
        lines.append(_word(voice, "visions", hand=view["visions"]["hand"], deck=view["visions"]["deck"]))
        lines.append(_word(voice, "secured", n=view["goals"]["woodwalkers"]["n"]))
    else:
        lines.append(_word(voice, "forges", n=view["goals"]["ironclad"]["n"], left=view["forge_tokens"]))
    for space in s["played"]:
        lines.append("▸ " + " + ".join(voice.name(card) for card in space))
    for lying in s["lingering"]:
        lines.append("◦ " + voice.name(lying["card"]) + " " + "■" * lying["markers"])
    title = voice.seat(side)
    if view["active"] == side:
        title = "▶ " + title
    return Panel("\n".join(lines), title=title, border_style=COLOURS[side], width=38)


def _solo(solo: dict[str, Any], voice: Voice) -> Text:
    told = _automaton(solo, voice)
    if solo["out_of_reach"]:
        told.append("\n" + _word(voice, "out-of-reach"), style="bold red")
    return told


def _automaton(solo: dict[str, Any], voice: Voice) -> Text:
    flow = _word(voice, "exhausted" if solo["exhausted"] else "alert")
    if solo["bot"] == "woodbot":
        flow = _word(voice, solo["stance"])
        return Text(_word(voice, "woodbot", face=flow, spirits=solo["spirits"], hand=solo["hand"]), style="italic")
    return Text(_word(voice, "ironbot", flow=flow, hand=solo["hand"]), style="italic")


def _battle(b: dict[str, Any], voice: Voice) -> Panel:
    told = []
    for side in SIDES:
        wager = b["wagers"][side]
        shown = voice.name(wager["card"]) if wager["state"] == "card" else _word(voice, "wager-" + wager["state"])
        told.append(f"{voice.seat(side)}: {shown}")
        if b["revealed"]:
            told[-1] += " " + _word(voice, "deals", n=b["damage"][side])
    where = _word(voice, "battle", a=voice.name(b["forest"]), b=voice.name(b["mountain"]))
    return Panel("\n".join(told), title=where, border_style="red", width=60)


def _hand(view: dict[str, Any], voice: Voice) -> Table:
    table = Table(title=_word(voice, "hand"), box=None, pad_edge=False, title_style="bold")
    table.add_column("")
    table.add_column("")
    for card in [*view.get("hand", []), *view["visions"].get("own", [])]:
        table.add_row(Text(voice.name(card), style="bold"), Text(voice.effect(card), style="dim"))
    return table


def face(thing: str, view: dict[str, Any], voice: Voice) -> RenderableType:
    """A card's name and what it does."""
    return Text.assemble((voice.name(thing), "bold"), " ", voice.effect(thing))
