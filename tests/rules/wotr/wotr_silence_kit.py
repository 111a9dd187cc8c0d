"""What changes on the table and which lines of the log may tell it: finds changes told by nobody."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from ravenhill.engine.decision import Message
from ravenhill.engine.script import Play
from ravenhill.games.wotr.kinds import KIND_IDS

# Lines that speak of a whole Army, so that nobody in it is named.
WHOLE = ("retreat", "inside", "outside", "siege-over")
TILES = ("tile", "tile-back", "tile-gone", "special-tile", "into-pool", "eyes-back", "refill", "enter-mordor")

# A part of the view, and the lines one of which must be there when it has changed.
TOLD: dict[tuple[str, ...], tuple[str, ...]] = {
    ("fellowship", "corruption"): ("corruption", "heal"),
    ("fellowship", "progress"): ("fellowship", "declared", "found", "enter-mordor"),
    ("fellowship", "region"): ("declared", "found", "driven-to"),
    ("fellowship", "hidden"): ("hide", "revealed"),
    ("fellowship", "guide"): ("guide",),
    ("fellowship", "mordor"): ("mordor", "enter-mordor"),
    ("hunt", "fp"): ("hunt-die", "turn"),
    ("hunt", "shadow"): ("allocate", "roll", "turned", "ring", "turn"),
    ("hunt", "pool"): TILES,
    ("hunt", "specials"): TILES,
    ("hunt", "removed"): TILES,
    ("dice",): ("die", "ring", "turned", "no-dawn", "rolled", "turn"),
    ("rings",): ("ring-over", "ring-gone"),
    ("cards", "decks"): ("draw",),
    ("cards", "dropped"): ("dropped", "dropped-card"),
    ("mixed",): ("mixed", "unmixed", "move", "leading"),  # who leads it follows from who stands there
    ("leading",): ("leading",),
    ("victory",): ("points",),
    ("messenger_used",): ("messenger", "turn"),
    ("turn",): ("turn",),
    ("over",): ("victory",),
}

# The same for what Combat cards change on the table within a round of a battle.
ROUND = {
    "add": ("mod-roll",),
    "add_reroll": ("mod-reroll",),
    "fewer": ("mod-dice",),
    "most": ("mod-most",),
    "no_reroll": ("mod-no-reroll",),
    "cancelled": ("mod-cancelled",),
    "bonus": ("mod-hits",),
    "extra": ("extra-attack", "mod-hits"),
    "muted": ("silenced",),
}
ENDS = ("ceased", "destroyed", "retreat", "besieged", "outside", "advanced", "no-advance")


def part(view: Any, path: tuple[str, ...]) -> Any:
    for step in path:
        view = view[step]
    return view


def seen(play: Play) -> Any:
    """What an onlooker sees, whether it is over, and what Combat cards have changed."""
    view: Any = play.view(None)
    view["over"] = play.over
    if view["battle"] is not None:
        table: Any = play.table
        view["battle"].update({what: deepcopy(getattr(table.battle, what)) for what in ROUND})
    return view


def silent(before: Any, after: Any, lines: list[Message]) -> list[str]:
    """The changes between two views of an onlooker that none of these lines tells."""
    keys = {line.key.removeprefix("wotr-log-") for line in lines}
    found = [
        ".".join(path)
        for path, any_of in TOLD.items()
        if part(before, path) != part(after, path) and not keys & {*any_of}
    ]
    named = {str(value) for line in lines for value in line.args.values()}
    found += [
        f"politics of {n}" for n, now in after["politics"].items() if now != before["politics"][n] and n not in named
    ]
    found += _battle(before["battle"], after["battle"], keys)
    path = after["fellowship"]["path"]
    if len(path) > 1 and path != before["fellowship"]["path"] and "path" not in keys:
        found.append("the path of the Fellowship")
    found += _cards(before, after, lines)
    whole = {str(v) for line in lines if line.key.removeprefix("wotr-log-") in WHOLE for v in line.args.values()}
    found += _figures(before["regions"], after["regions"], lines, named, whole)
    for who, now in after["characters"].items():
        was = before["characters"][who]
        if now.get("region") == was.get("region") and now.get("place") == was.get("place"):
            continue  # inside and outside a Stronghold are told of the Army
        if who not in named and not whole & {was.get("region"), now.get("region")}:
            found.append(f"{who} goes from {was} to {now}")
    return found


def _battle(before: Any, after: Any, keys: set[str]) -> list[str]:
    if after is None:
        return ["the end of the battle"] if before is not None and not keys & {*ENDS} else []
    if before is None:
        found = [] if "attack" in keys else ["the battle"]
        behind = after["rearguard"] or after["rearguard_characters"]
        return [*found, "the rearguard"] if behind and "rearguard" not in keys else found
    if before["round"] != after["round"]:
        return []
    return [what for what, any_of in ROUND.items() if before[what] != after[what] and not keys & {*any_of}]


def _cards(before: Any, after: Any, lines: list[Message]) -> list[str]:
    """Cards that come to lie on the table or leave it; one chosen for a battle is shown later with the other's."""
    named = {line.args.get("card") for line in lines}
    chosen = after["battle"] is not None and any(after["battle"]["cards"].values())
    gone = [c for c in before["cards"]["table"] if c not in after["cards"]["table"] and not chosen]
    new = [c for c in after["cards"]["table"] if c not in before["cards"]["table"]]
    return [f"{c} on the table" for c in gone + new if c not in named]


def _figures(before: Any, after: Any, lines: list[Message], named: set[str], whole: set[str]) -> list[str]:
    """Figures by region, those inside a Stronghold with those outside; Leaders must be named by their kind."""
    found: list[str] = []
    nazgul = any(line.key in ("wotr-log-fly", "wotr-log-driven") for line in lines)
    for region in {*before, *after}:
        was, now = before.get(region, {}), after.get(region, {})
        if was == now:
            continue
        if was.get("control") != now.get("control") and not _taken(region, lines):
            found.append(f"control of {region}")
        for kind in KIND_IDS:
            if _count(was, kind) == _count(now, kind) or region in whole:
                continue
            leader = kind == "nazgul" or kind.endswith("_leader")
            if region not in named or (leader and kind not in named and not (kind == "nazgul" and nazgul)):
                found.append(f"{kind} in {region}")
    return found


def _taken(region: str, lines: list[Message]) -> bool:
    return any(line.key == "wotr-log-captured" and line.args["region"] == region for line in lines)


def _count(held: Any, kind: str) -> int:
    return int(held.get("figures", {}).get(kind, 0)) + int(held.get("besieged", {}).get(kind, 0))


class Listener:
    """Plays on at random and gathers what nobody told, with the answer after which it happened."""

    def __init__(self, play: Play, seed: int) -> None:
        self.play = play
        self.random = Random(seed)
        self.view = seen(play)
        self.heard = len(play.log(None))
        self.found: list[str] = []

    def answer(self, option: Any) -> None:
        decision = self.play.decisions[0]
        self.play.answer(decision.seat, option)
        after = seen(self.play)
        lines = self.play.log(None)[self.heard :]
        for change in silent(self.view, after, lines):
            self.found.append(f"{change}, after {decision.kind} {option}")
        self.view = after
        self.heard += len(lines)

    def anything(self) -> None:
        self.answer(self.random.choice(self.play.decisions[0].options))
