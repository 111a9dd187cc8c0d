"""Views of earlier versions beside those of today: the same is told, though some of it in another form."""

from __future__ import annotations

from typing import Any

OTHERWISE = {  # keys of a view that hold something else today: what is printed is as in the data of today
    "bofa": ("battle",),
    "cardgame": ("battle", "sums"),
    "ironwood": ("battle", "solo", "bonuses"),
}


def as_then(game: str, view: Any) -> Any:
    """A view of today in the form it had: what was a list by side, a bare number or name."""
    if game == "bofa":
        view["passes"] = {name: one["open"] for name, one in view["passes"].items()}
        view["table"] = [laid["card"] for laid in view["table"]]
        view["tokens_unused"] = {group: n for side in view["tokens_unused"].values() for group, n in side.items()}
        if view["active"] is None:  # nobody has the turn while Generals are chosen: then the last one's was told
            del view["active"]
    if game == "wotr":
        view["victory"] = {side: points["n"] for side, points in view["victory"].items()}
        for key in ("leading", "ring_used", "dice_ready"):
            view[key] = [view[key]["fp"], view[key]["shadow"]]
        if view["battle"] is not None:
            for key in ("sides", "cards"):
                view["battle"][key] = [view["battle"][key]["fp"], view["battle"][key]["shadow"]]
    return view


def same(now: Any, before: Any, but: tuple[str, ...]) -> bool:
    """Whether a view tells what it told then, in all the keys that both have but these."""
    if isinstance(now, dict) and isinstance(before, dict):
        both = [key for key in now if key in before]
        return (bool(both) or now == before) and all(same(now[k], before[k], but) for k in both if k not in but)
    if isinstance(now, list) and isinstance(before, list):
        return len(now) == len(before) and all(same(a, b, but) for a, b in zip(now, before, strict=True))
    return bool(now == before)


def differing(now: Any, before: Any, but: tuple[str, ...], at: str = "") -> list[str]:
    """Where `same` finds a difference, for the message of a test."""
    if isinstance(now, dict) and isinstance(before, dict):
        both = [key for key in now if key in before and key not in but]
        return [found for k in both for found in differing(now[k], before[k], but, f"{at}.{k}")]
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        pairs = enumerate(zip(now, before, strict=True))
        return [found for i, (a, b) in pairs for found in differing(a, b, but, f"{at}[{i}]")]
    return [] if now == before else [f"{at}: {before!r} is {now!r} now"]
