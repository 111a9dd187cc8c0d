"""Nothing public changes on the table without a line in the log: random games, and every card from positions for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ravenhill.engine.decision import Message
from ravenhill.engine.game import find
from ravenhill.engine.script import Play

# A part of an onlooker's view, and the lines one of which must be there when it has changed.
TOLD: dict[tuple[str, ...], tuple[str, ...]] = {
    ("turn",): ("turn",),
    ("fate", "marker"): ("fate",),
    ("fate", "pool"): ("tile", "tile-added", "fate"),
    ("fate", "spent"): ("tile", "fate"),
    ("dice",): ("dice", "uses", "plays-by", "appears", "luck", "die-lost"),
    ("eagles",): ("eagle-flies", "eagle-home", "hatch", "turn"),
    ("bats",): ("bats-placed", "bat-spent", "turn"),
    ("characters", "bilbo", "tokens"): ("rings", "appears", "vanishes"),
    ("characters", "beorn", "tokens"): ("wrath-got", "wrath-lost", "eliminated"),
    ("characters", "bolg", "tokens"): ("bodyguards", "guarded", "new-bodyguard"),
    ("characters", "gandalf", "tokens"): ("focus", "focus-spent"),
    ("table",): ("laid", "fate-card", "leaves-table", "armour", "eliminated", "spears"),
    ("passes",): ("pass-opens",),
    ("hands",): ("draws", "discards", "plays-by", "maneuver"),
    ("decks",): ("draws", "fate-card", "reshuffle"),
}
# The same for what lies in an area; the line must name the area too.
MOVED = ("moves", "part")
FALLEN = ("casualty", "destroyed")
IN_AREA: dict[str, tuple[str, ...]] = {
    "units": (*MOVED, *FALLEN, "turned", "enlists", "new-bodyguard"),
    "damage": (*MOVED, *FALLEN, "damage", "heals", "captain", "cancelled", "guarded", "vanishes", "rallies"),
    "tokens_lead": (*MOVED, *FALLEN, "leader", "leaders-lost", "new-bodyguard"),
    "fortification": ("damage", "cancelled", "guarded", "mended"),
    "control": ("control", "freed"),
    "recruitment": ("token", "tokens-lost", "turned"),
}
OF_FRONT = {
    "cards": ("maneuver",),
    "lost": ("casualty",),
    "gone": ("eliminated",),
    "hits": ("roll", "reroll"),
    "damage": ("damage", "cancelled", "guarded", "wrath-lost"),
    "damage_fortification": ("damage", "cancelled", "guarded"),
}
ENDS = ("ceases", "fog", "destroyed", "retreat", "rout", "eliminated", "stays", "moves", "character-moves")
# Questions in the middle of something that is told when it is done.
PENDING = (
    "bat",
    "bilbo_appears",
    "damage_goes",
    "part",
    "use",
    "who_goes",
)
EMPTY = {"units": {}, "damage": 0, "tokens_lead": 0, "fortification": 0, "control": False, "recruitment": {}}


def silent(before: Any, after: Any, lines: list[Message]) -> list[str]:
    """The changes between two views of an onlooker that none of these lines tells."""
    keys = {line.key.removeprefix("bofa-log-") for line in lines}
    found = [".".join(p) for p, any_of in TOLD.items() if part(before, p) != part(after, p) and not keys & {*any_of}]
    found += _areas(before, after, lines, keys)
    found += _characters(before, after, lines, keys)
    found += _battle(before["battle"], after["battle"], keys)
    return found


def part(view: Any, path: tuple[str, ...]) -> Any:
    for step in path:
        view = view[step]
    return view


def lying(view: Any) -> dict[str, Any]:
    """What lies in each area, with those who have marched there but not yet merged."""
    areas = {area: {**EMPTY, **seen, "units": dict(seen["units"])} for area, seen in view["areas"].items()}
    for column in view["columns"]:
        here = areas.setdefault(column["at"], {**EMPTY, "units": {}})
        here["damage"] += column["damage"]
        here["tokens_lead"] += column["leadership"]
        for unit, n in column["units"].items():
            here["units"][unit] = here["units"].get(unit, 0) + n
    return areas


def _areas(before: Any, after: Any, lines: list[Message], keys: set[str]) -> list[str]:
    found = []
    areas_before, areas_after = lying(before), lying(after)
    for area in {**areas_before, **areas_after}:
        was, now = areas_before.get(area, EMPTY), areas_after.get(area, EMPTY)
        named = {line.key.removeprefix("bofa-log-") for line in lines if area in line.args.values()}
        for name, any_of in IN_AREA.items():
            told = named & {*any_of}
            told |= keys & {"turn"} if name == "tokens_lead" else set()  # they leave the map with the turn
            told |= keys & {"armour"} if name == "damage" else set()
            if was[name] != now[name] and not told:
                found.append(f"{name} in {area}: {was[name]} to {now[name]}")
    return found


def _characters(before: Any, after: Any, lines: list[Message], keys: set[str]) -> list[str]:
    named = {str(value) for line in lines for value in line.args.values()}
    marched = {str(line.args[end]) for line in lines if line.key == "bofa-log-moves" for end in ("from", "to")}
    lord = {"lord-flies", "lord-home", "turn"}
    found = []
    for who, now in after["characters"].items():
        was = before["characters"][who]
        going = {was["place"], now["place"]} & (marched | {"marching"}) or (who == "lord_of_the_eagles" and keys & lord)
        going = going or (who == "bilbo" and keys & {"appears", "vanishes"})
        if was["place"] != now["place"] and who not in named and not going:
            found.append(f"{who} from {was['place']} to {now['place']}")
        if was["active"] != now["active"] and who not in named and "turn" not in keys:
            found.append(f"activation of {who}")
        if was["step"] != now["step"] and "step" not in keys:
            found.append(f"step of {who}")
        if was["troubled"] != now["troubled"] and not keys & {"troubled", "leaves-table"}:
            found.append(f"troubled mind of {who}")
    return found


def _battle(before: Any, after: Any, keys: set[str]) -> list[str]:
    if before is None and after is None:
        return []
    if before is None:
        return [] if keys & {"attack", "attack-together"} else ["a combat begins"]
    if after is None:
        return [] if keys & {*ENDS} else ["a combat ends"]
    was, now = before["rounds"][-1], after["rounds"][-1]
    found = [] if was["round"] == now["round"] or keys & {"round", "round-by"} else ["a round begins"]
    if was["round"] and len(after["from"]) > 1 and was["fighting"] != now["fighting"] and "round-by" not in keys:
        found.append("another Army fights")
    if was["round"] != now["round"]:
        return found
    for side in ("fp", "shadow"):
        for name, any_of in OF_FRONT.items():
            if was["fronts"][side][name] != now["fronts"][side][name] and not keys & {*any_of}:
                found.append(f"{name} of {side}")
    return found


class Listener:
    """Answers at random and gathers what nobody told."""

    def __init__(self, play: Play, seed: int) -> None:
        self.play = play
        self.chance = Random(seed)
        self.found: list[str] = []
        self._seen = play.view(None)
        self._said = len(play.log(None))

    def anything(self) -> None:
        d = self.chance.choice(self.play.decisions)
        self.answer(d.seat, self.chance.choice(d.options))

    def answer(self, seat: int, option: tuple[Any, ...]) -> None:
        self.play.answer(seat, option)
        if self.play.decisions and self.play.decisions[0].kind in PENDING:
            return
        now, lines = self.play.view(None), self.play.log(None)
        self.found += [f"{option}: {change}" for change in silent(self._seen, now, lines[self._said :])]
        self._seen, self._said = now, len(lines)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_are_told(seed: int) -> None:
    game = find("bofa")
    listener = Listener(game.start(game.setup(seed=seed)), seed)
    for _ in range(500):
        if not listener.play.decisions:
            break
        listener.anything()
    assert listener.found == []


STAGE: dict[str, Any] = {
    "regions": {
        "camp": {"units": {"dwarf_warriors": 3, "dwarf_veterans": 1}, "damage": 2, "leadership": 1},
        "ravenhill": {"units": {"elven_spearmen": 2, "elven_archers": 2}, "fortification": 2, "damage": 1},
        "eastern_spur": {"units": {"men_of_the_lake": 3}, "recruitment": {"dwarves_and_men": 1}},
        "lower_slopes": {"recruitment": {"elves": 1}},
        "ruins_of_dale": {"units": {"orcs": 3, "great_orcs": 1}, "control": True, "leadership": 1},
        "fallen_bridge": {"control": True},
        "upper_vale": {"units": {"wargs": 3}, "damage": 1, "leadership": 2},
        "wolf_moor": {"units": {"orcs": 2, "great_orcs": 2}, "damage": 1, "recruitment": {"shadow": 2}},
        "goblin_muster_north": {"units": {"goblins": 3}, "leadership": 1},
    },
    "characters": {
        "bard": "eastern_spur",
        "dain": "eliminated",
        "gandalf": "camp",
        "thranduil": "ravenhill",
        "bilbo": "ravenhill",
        "bolg": "wolf_moor",
        "thorin": "camp",
    },
    "rings": 3,
    "bodyguards": 2,
    "bats": {"valley": 2, "eastern_bank": 1},
    "fate": 7,
}
CARDS = [f"ev{n:02}" for n in range(1, 31)] + [f"{side}{n:02}" for side in ("fs", "ss") for n in range(1, 21)]


def played(name: str, seed: int, **more: Any) -> Play:
    side = "shadow" if name.startswith("ss") or (name.startswith("ev") and seed % 2) else "fp"
    game = find("bofa")
    dice = {"fp": ["event", "muster"], "shadow": ["event", "muster"]}
    hands = {side: [name]}
    position = {**STAGE, "at": "actions", "active": side, "dice": dice, "hands": hands, **more}
    return game.start(game.setup(seed=seed, position=position))


@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_told(name: str) -> None:
    """As an order or a story, with all it asks for, and the combats it begins."""
    for seed in range(4):
        play = played(name, seed)
        listener = Listener(play, seed)
        seat = play.decisions[0].seat
        listener.answer(seat, ("die", "event"))
        assert ("play", name) in play.decisions[0].options
        listener.answer(seat, ("play", name))
        for _ in range(60):
            if not play.decisions or play.decisions[0].kind in ("die", "use"):
                break
            listener.anything()
        assert listener.found == [], f"seed {seed}"


BEASTS = {
    "characters": {**STAGE["characters"], "beorn": "gate_road", "lord_of_the_eagles": "eyrie", "bilbo": "waiting"},
    "wrath": 8,
    "rings": 0,
    "eagles": {"eyrie": 1, "valley": 2, "eastern_bank": 1},
    "table": ["fa06", "fa09"],
    "generals": ["gandalf", "lord_of_the_eagles", "thranduil"],
    "focus": True,
}


@pytest.mark.parametrize("seed", range(12))
def test_beorn_the_eagles_and_the_generals_are_told(seed: int) -> None:
    listener = Listener(played("fs03", 0, **BEASTS), seed)
    for _ in range(120):
        if not listener.play.decisions:
            break
        listener.anything()
    assert listener.found == []
