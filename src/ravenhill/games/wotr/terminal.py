"""The War of the Ring drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ravenhill.games.wotr.nations import FP_NATIONS, NATION_IDS
from ravenhill.words import Voice

SIDES = ("fp", "shadow")
COLOURS = {"fp": "blue", "shadow": "red"}
MINIONS = ("saruman", "witch_king", "mouth_of_sauron")


def draw(view: dict[str, Any], voice: Voice, book: object = None) -> RenderableType:
    """Both sides, the Fellowship and the Hunt, the nations, the armies, the battle if there is one, and the hand."""
    parts: list[RenderableType] = [
        Text(" · ".join([_word(voice, "turn", n=view["turn"]), *_phase(view, voice)]), style="bold"),
        Columns([_side(view, voice, side) for side in SIDES]),
        Columns([_fellowship(view["fellowship"], voice), _hunt(view["hunt"], voice)]),
        _nations(view, voice),
        Columns([_armies(view, voice, side) for side in SIDES], padding=(0, 3)),
    ]
    if view["cards"]["table"]:
        parts.append(Text(f"{_word(voice, 'laid')}: {_names(view['cards']['table'], voice)}"))
    if view["battle"]:
        parts.append(_battle(view["battle"], voice))
    if view["cards"]["hand"]:
        parts.append(_hand(view["cards"]["hand"], voice))
    return Group(*parts)


def _word(voice: Voice, key: str, **args: str | int) -> str:
    return voice.say({"key": f"wotr-ui-{key}", "args": args})


def _names(things: list[str], voice: Voice) -> str:
    return ", ".join(voice.name(thing) for thing in things)


def _counted(counts: dict[str, int], voice: Voice) -> list[str]:
    return [voice.name(what) if n == 1 else f"{n} × {voice.name(what)}" for what, n in counts.items()]


def _phase(view: dict[str, Any], voice: Voice) -> list[str]:
    return [_word(voice, f"phase-{view['phase']}")] if view["phase"] else []


def _side(view: dict[str, Any], voice: Voice, side: str) -> Panel:
    points, ready, rings = view["victory"][side], view["dice_ready"][side], view["rings"][side]
    dice = ", ".join(_counted(view["dice"][side], voice))
    lines = [
        _word(voice, "points", n=points["n"], goal=points["of"]),
        dice or (_word(voice, "dice-ready", n=ready) if ready else _word(voice, "no-dice")),
    ]
    if rings:
        lines.append(_word(voice, "rings", n=rings))
    for team, hand in zip(view["team"], view["cards"]["hands"], strict=True):
        if team == side and "cards" in hand:
            lines.append(_word(voice, "cards", n=hand["cards"]))
        elif team == side:
            lines.append(_word(voice, "backs", a=hand.get("character", 0), b=hand.get("strategy", 0)))
    active = "▶ " if view["team"][view["acting"]] == side else ""
    return Panel("\n".join(lines), title=active + voice.name(side), border_style=COLOURS[side], width=50)


def _fellowship(f: dict[str, Any], voice: Voice) -> Panel:
    lines = [_word(voice, "hidden" if f["hidden"] else "revealed")]
    if f["mordor"] is not None:
        lines.append(_word(voice, "in-mordor", n=f["mordor"]))
    elif f["region"] is not None:
        lines.append(_word(voice, "last-seen", region=f["region"]))
    if f["progress"]:
        lines.append(_word(voice, "progress", n=f["progress"]))
    lines += [_word(voice, "corruption", n=f["corruption"]), _word(voice, "guide", who=f["guide"])]
    lines.append(_names(f["companions"], voice))
    return Panel("\n".join(line for line in lines if line), title=_word(voice, "fellowship"), width=50)


def _hunt(hunt: dict[str, Any], voice: Voice) -> Panel:
    lines = [_word(voice, "hunt-level", n=hunt["dice"], bonus=hunt["fp"])]
    lines.append(_word(voice, "unseen-tiles", n=len(hunt["pool"])))
    if hunt["specials"]:
        lines.append(f"{_word(voice, 'special-tiles')} {_names(hunt['specials'], voice)}")
    if hunt["tile"]:
        lines.append(voice.name(hunt["tile"]))
    if hunt["damage"]:
        lines.append(_word(voice, "damage-left", n=hunt["damage"]))
    return Panel("\n".join(lines), title=_word(voice, "hunt-box"), border_style="red", width=50)


def _nations(view: dict[str, Any], voice: Voice) -> Table:
    table = Table(title=_word(voice, "politics"), title_style="bold", box=None, pad_edge=False, show_header=False)
    for nation, state in view["politics"].items():
        how = "active" if state["active"] else "passive"
        told = _word(voice, "at-war") if state["at_war"] else _word(voice, how, n=state["steps"])
        table.add_row(Text(voice.name(nation), style=COLOURS[_side_of(nation)]), told)
    return table


def _side_of(kind: str) -> str:
    """Whose a nation or a kind of figure is."""
    return "fp" if kind.partition("_")[0] in NATION_IDS[:FP_NATIONS] else "shadow"


def _armies(view: dict[str, Any], voice: Voice, side: str) -> Table:
    table = Table(title=voice.name(side), title_style=f"bold {COLOURS[side]}", box=None, show_header=False)
    table.add_column("")
    table.add_column("", max_width=44)
    for region, told in _standing(view, voice, side):
        table.add_row(Text(voice.name(region), style="bold"), told)
    return table


def _standing(view: dict[str, Any], voice: Voice, side: str) -> Iterator[tuple[str, str]]:
    """The regions where a side has somebody, or a Settlement it has taken."""
    for region, held in view["regions"].items():
        told: list[str] = []
        for where, mark in (("figures", ""), ("besieged", f" ({_word(voice, 'map-besieged')})")):
            own = {kind: n for kind, n in held.get(where, {}).items() if _side_of(kind) == side}
            told += [f"{one}{mark}" for one in _counted(own, voice)]
        told += [
            voice.name(who)
            for who, at in view["characters"].items()
            if at.get("region") == region and (who in MINIONS) == (side == "shadow")
        ]
        if "captor" in held and held.get("control") == side:
            told.append(_word(voice, "map-held", side=side))
        if told:
            yield region, ", ".join(told)


def _battle(b: dict[str, Any], voice: Voice) -> Panel:
    lines = [_word(voice, "round", n=b["round"])]
    for side in SIDES:
        force, card = b["sides"][side], b["cards"][side]
        told = [*_counted(force["figures"], voice), *(voice.name(who) for who in force["characters"])]
        told += [_word(voice, "dice", n=force["dice"]), f"{_word(voice, 'leads-word')} {force['leadership']}"]
        told.append(f"{_word(voice, 'to-hit')} {force['to_hit']}")
        if card:
            told.append(voice.name(card["card"]) if "card" in card else _word(voice, "card-back", deck=card["back"]))
        acts = _word(voice, "attacks" if side == b["attacker"] else "defends")
        lines.append(f"{voice.name(side)} {acts}: {', '.join(told)}")
    where = _word(voice, f"battle-{b['kind']}", region=b["region"])
    return Panel("\n".join(lines), title=where, border_style="yellow")


def _hand(cards: list[str], voice: Voice) -> Table:
    table = Table(title=voice.say("client-hand"), title_style="bold", box=None, pad_edge=False, show_header=False)
    for card in cards:
        table.add_row(Text(voice.name(card), style="bold"), Text(voice.effect(card), style="dim"))
    return table
