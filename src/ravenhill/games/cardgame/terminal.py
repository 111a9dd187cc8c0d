"""The card game's table drawn in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ravenhill.words import Voice

COLOURS = {"free_peoples": "bright_blue", "shadow": "red"}


def draw(view: dict[str, Any], voice: Voice) -> RenderableType:
    """The score, the active locations with both sides' cards, the players, and one's own cards."""
    parts: list[RenderableType] = [_score(view, voice)]
    parts += [_location(place, voice) for place in view["battlegrounds"]]
    if view["path"]:
        parts.append(_location(view["path"], voice))
    if view["battle"]:
        parts.append(_battle(view["battle"], voice))
    parts.append(_players(view, voice))
    for player in view["players"]:
        if "hand" in player:
            parts.append(_own(player, view, voice))
    return Group(*parts)


def _word(voice: Voice, key: str, **args: str | int) -> str:
    return voice.say({"key": f"cardgame-table-{key}", "args": args})


def _score(view: dict[str, Any], voice: Voice) -> Text:
    score = view["score"]
    return Text(
        _word(
            voice,
            "score",
            round=view["round"],
            free=score["free_peoples"],
            shadow=score["shadow"],
            corruption=view["corruption"],
        ),
        style="bold",
    )


def _stack(stack: dict[str, Any], voice: Voice) -> str:
    items = [voice.name(item["id"]) for item in stack["items"]]
    return voice.name(stack["id"]) + (f" ({', '.join(items)})" if items else "")


def _location(place: dict[str, Any], voice: Voice) -> Panel:
    """Who defends and attacks, and the running arithmetic."""
    lines = [
        Text(
            _word(
                voice,
                "arithmetic",
                attack=place["attack"],
                location=place["location_defence"],
                cards=place["cards_defence"],
            )
        )
    ]
    for side in ("free_peoples", "shadow"):
        if place[side]:
            lines.append(Text(" · ".join(_stack(s, voice) for s in place[side]), style=COLOURS[side]))
    return Panel(
        Group(*lines), title=voice.name(place["id"]), title_align="left", border_style=COLOURS[place["defender"]]
    )


def _battle(battle: dict[str, Any], voice: Voice) -> Panel:
    lines = [_word(voice, "left", n=battle["left"])]
    lines += [f"{voice.name(name)}: {icons}" for name, icons in battle["defenders"]]
    if battle["lost"]:
        lines.append(_word(voice, "lost", cards=", ".join(voice.name(name) for name in battle["lost"])))
    return Panel("\n".join(lines), title=voice.name(battle["location"]), title_align="left", border_style="yellow")


def _players(view: dict[str, Any], voice: Voice) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("player", "hand", "deck", "cycle", "eliminated", "limit", "reserve"):
        table.add_column(_word(voice, key), justify="left" if key in ("player", "reserve") else "right")
    for player in view["players"]:
        counts = [
            player["hand_count"],
            player["deck"],
            player["cycle_count"],
            player["eliminated_count"],
            player["limit"],
        ]
        table.add_row(
            Text(voice.seat(player["id"]), style=COLOURS[player["side"]]),
            *["?" if n is None else str(n) for n in counts],
            " · ".join(_stack(s, voice) for s in player["reserve"]),
        )
    return table


def _own(player: dict[str, Any], view: dict[str, Any], voice: Voice) -> Table:
    """The cards in hand, with their icons and texts."""
    table = Table(title=voice.seat(player["id"]), title_justify="left", box=None, pad_edge=False)
    table.add_column(_word(voice, "hand"))
    for key in ("attack", "defence", "path"):
        table.add_column(_word(voice, key), justify="right")
    table.add_column("")
    for name in [*player["hand"], *player["aside"]]:
        card = view["cards"][name]
        doubt = " *" if card["original"] or card["uncertain"] else ""
        table.add_row(
            Text(voice.name(name) + doubt, style="dim" if name in player["aside"] else "bold"),
            _icons(card["battleground_attack"], card["leadership_attack"]),
            _icons(card["battleground_defence"], card["leadership_defence"]),
            str(card["path_icons"] or ""),
            Text(voice.say(f"cardgame-{name}.effect"), style="dim"),
        )
    return table


def _icons(plain: int, leading: int) -> str:
    """Plain icons, and leadership in brackets."""
    return (str(plain) if plain else "") + (f"({leading})" if leading else "")
