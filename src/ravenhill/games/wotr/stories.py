"""Battles, Hunts and moves as data: in the view while they run, in the log when they are over.

While they run their events lie on the table (`Battle.course`, `Wotr.chase`), each a tuple with what happened first."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Arg, Option
from ravenhill.games.wotr import armies, shapes, strength
from ravenhill.games.wotr.decks import CARD_IDS
from ravenhill.games.wotr.dice import SUCCESS, is_hit, is_success
from ravenhill.games.wotr.groups import members, only
from ravenhill.games.wotr.kinds import KIND_IDS, KIND_NUMBER, KINDS, kinds_of, side_of_kind
from ravenhill.games.wotr.nations import FP, SH, SIDE_IDS
from ravenhill.games.wotr.people import CHARACTER_IDS, CHARACTER_NUMBER, char_side
from ravenhill.games.wotr.table import BATTLE_IDS, Battle, Wotr

# --- battles ---

CHANGES: Final[tuple[shapes.Changed, ...]] = (
    "roll",
    "reroll",
    "dice",
    "most",
    "no-reroll",
    "leadership",
    "cancelled",
    "hits",
)
CHANGED: Final[dict[str, shapes.Changed]] = {name: name for name in CHANGES}


def battle_story(t: Wotr, b: Battle) -> shapes.BattleStory:
    """W13. The battle so far."""
    rounds: list[shapes.Round] = []
    ends: list[shapes.Said] = []
    for event in b.course:
        if event[0] == "round":
            at = 2 * len(rounds)
            rounds.append({"fp": _part(b.shown[at]), "shadow": _part(b.shown[at + 1]), "changes": []})
        elif rounds and event[0] in ("force", "captain", "leads"):
            _bring(b, rounds[-1]["fp"] if event[1] == FP else rounds[-1]["shadow"], event)
        elif event[0] == "end":
            ends.append({"key": str(event[1]), "args": _paired(event)})
        elif rounds:
            _add(rounds[-1], event)
    return {
        "what": "battle",
        "kind": BATTLE_IDS[b.kind],
        "attacker": SIDE_IDS[b.attacker],
        "region": t.book.region_ids[b.region],
        "source": t.name_at(b.source),
        "rounds": rounds,
        "ends": ends,
    }


def _part(card: int) -> shapes.Part:
    return {
        "card": CARD_IDS[card] if card >= 0 else None,
        "force": None,
        "roll": None,
        "reroll": None,
        "extra": [],
        "losses": [],
    }


def force(t: Wotr, b: Battle, side: int) -> shapes.Force:
    """W13.3. What a side brings to a Combat roll now, and where each part comes from."""
    chars = b.chars(t, side)
    led = {
        KIND_IDS[k]: b.figures(t, side, k) for k in kinds_of(side) if b.figures(t, side, k) and strength.leads(t, b, k)
    }
    for c in members(chars):
        n = strength.lead_of_characters(t, b, only(c))
        if n:
            led[CHARACTER_IDS[c]] = n
    captains = [CHARACTER_IDS[c] for c in members(chars & ~b.muted) if strength.is_captain(c)]
    units = b.units(t, side)
    return {
        "units": units,
        "captains": captains,
        "most": _most(units, captains),
        "dice": strength.dice_of(t, b, side),
        "relieved": t.units_at(b.relief, FP) if side == SH and b.relief >= 0 else 0,
        "leads": led,
        "white_rider": side == SH and bool(b.white_rider),
        "leadership": strength.leadership(t, b, side),
        "to_hit": strength.to_hit(t, b, side),
        "walls": BATTLE_IDS[b.kind] if strength.walls(t, b, side) else None,
    }


def _most(units: int, captains: list[shapes.CharacterId]) -> int | None:
    """W13.3.1. The most dice a side may roll, if it has more strength than that."""
    return strength.DICE if units + len(captains) > strength.DICE else None


def keep_force(t: Wotr, b: Battle, side: int) -> None:
    """Keeps what a side brings to the roll it is about to make: losses and a retreat change it afterwards."""
    now = force(t, b, side)
    walls = 1 if now["walls"] is not None else 0
    t.fought(("force", side, now["units"], now["dice"], now["relieved"], now["leadership"], now["to_hit"], walls))
    for captain in now["captains"]:
        t.fought(("captain", side, captain))
    for who, n in now["leads"].items():
        t.fought(("leads", side, who, n))


def _bring(b: Battle, part: shapes.Part, event: Option) -> None:
    """One event of those that `keep_force` has kept."""
    if event[0] == "force":
        part["force"] = {
            "units": int(event[2]),
            "captains": [],
            "most": _most(int(event[2]), []),
            "dice": int(event[3]),
            "relieved": int(event[4]),
            "leads": {},
            "white_rider": event[1] == SH and bool(b.white_rider),
            "leadership": int(event[5]),
            "to_hit": int(event[6]),
            "walls": BATTLE_IDS[b.kind] if event[7] else None,
        }
        return
    brought = part["force"]
    if brought is None:
        return
    if event[0] == "captain":
        brought["captains"].append(CHARACTER_IDS[CHARACTER_NUMBER[str(event[2])]])
        brought["most"] = _most(brought["units"], brought["captains"])
    else:
        brought["leads"][str(event[2])] = int(event[3])


def _paired(event: Option) -> dict[str, Arg]:
    paired: dict[str, Arg] = {}
    for i in range(2, len(event), 2):
        paired[str(event[i])] = event[i + 1]
    return paired


def _add(now: shapes.Round, event: Option) -> None:
    """One event of a round."""
    what = event[0]
    if what in ("loss", "reduced"):
        loss: shapes.Loss = {"who": str(event[1]), "n": int(event[2]), "reduced": what == "reduced"}
        (now["fp"] if _side_of(loss["who"]) == FP else now["shadow"])["losses"].append(loss)
        return
    part = now["fp"] if event[1] == FP else now["shadow"]
    if what == "roll":
        part["roll"] = _roll(event)
    elif what == "reroll":
        part["reroll"] = _roll(event)
    elif what == "extra":
        part["extra"].append(_roll(event))
    elif what == "change":
        side = SIDE_IDS[int(event[1])]
        changed = CHANGED[str(event[2])]
        through = str(event[5]) or None
        card = (now["fp"] if event[4] == FP else now["shadow"])["card"] or ""
        now["changes"].append({"card": card, "side": side, "what": changed, "n": int(event[3]), "character": through})


def _side_of(name: str) -> int:
    """Whose figure or Character this is."""
    if name in KIND_NUMBER:
        return side_of_kind(KIND_NUMBER[name])
    return char_side(CHARACTER_NUMBER[name])


def _roll(event: Option) -> shapes.Roll:
    need, add = int(event[2]), int(event[3])
    dice = [int(event[i]) for i in range(5, len(event))]
    counts = [is_hit(d, add, need) for d in dice]
    return {"dice": dice, "counts": counts, "need": need, "add": add, "hits": int(event[4])}


# --- moves ---


def march(
    t: Wotr, source: int, target: int, figures: shapes.Figures, chars: int = 0, fellowship: bool = False
) -> shapes.March | None:
    """Who goes from one place to another; nothing where all stay in their region, or nobody keeps a log."""
    start, end = t.name_at(source), t.name_at(target)
    if t.quiet or start == end:
        return None
    return {
        "what": "march",
        "from": start,
        "to": end,
        "figures": figures,
        "characters": [CHARACTER_IDS[c] for c in members(chars)],
        "fellowship": fellowship,
    }


def army_march(t: Wotr, source: int, target: int, force: armies.Force) -> shapes.March | None:
    """W12. An Army, or a part of one, goes."""
    return None if t.quiet else march(t, source, target, counted(force.n), force.chars)


def counted(n: list[int]) -> shapes.Figures:
    """Figures by kind."""
    return {KIND_IDS[k]: n[k] for k in range(KINDS) if n[k]}


# --- Hunts ---


def hunt_story(t: Wotr) -> shapes.HuntStory:
    """W18. The Hunt so far."""
    told: shapes.HuntStory = {
        "what": "hunt",
        "roll": None,
        "reroll": None,
        "successes": 0,
        "tiles": [],
        "kept": None,
        "lessened": [],
        "fallen": [],
        "corruption": 0,
        "healed": 0,
        "step": None,
        "revealed": False,
        "found": None,
    }
    region: str | None = None
    cards = [CARD_IDS[card] for card in t.helped]
    for event in t.chase:
        what = event[0]
        if what == "for":
            region = str(event[1])
        elif what == "tile":
            tile: shapes.DrawnTile = {
                "id": str(event[1]),
                "region": region,
                "die": None,
                "damage": None,
                "void": False,
                "back": None,
            }
            told["tiles"].append(tile)
            region = None
        elif what in ("roll", "reroll"):
            _add_roll(told, event)
        elif what == "back" and told["tiles"]:
            told["tiles"][-1]["back"] = cards.pop(0)
        elif what == "kept":
            told["kept"] = cards.pop(0)
        elif what == "lessened":
            told["lessened"].append(cards.pop(0))
        elif what in ("die", "damage", "void"):
            _add_to_tile(told["tiles"], event)
        else:
            _add_outcome(told, event)
    return told


def _add_roll(told: shapes.HuntStory, event: Option) -> None:
    bonus = int(event[1])
    dice = [int(event[i]) for i in range(3, len(event))]
    roll: shapes.HuntRoll = {
        "dice": dice,
        "counts": [is_success(d, bonus) for d in dice],
        "need": SUCCESS,
        "bonus": bonus,
    }
    told["successes"] = int(event[2])
    if event[0] == "roll":
        told["roll"] = roll
    else:
        told["reroll"] = roll


def _add_to_tile(tiles: list[shapes.DrawnTile], event: Option) -> None:
    if not tiles:
        return
    tile = tiles[-1]
    if event[0] == "die":
        tile["die"] = int(event[1])
    elif event[0] == "damage":
        tile["damage"] = int(event[1])
    else:
        tile["void"] = True


def _add_outcome(told: shapes.HuntStory, event: Option) -> None:
    what = event[0]
    if what == "corruption":
        told["corruption"] += int(event[1])
    elif what == "healed":
        told["healed"] += int(event[1])
    elif what == "fallen":
        told["fallen"].append(str(event[1]))
    elif what == "guided":
        told["lessened"].append(str(event[1]))
    elif what == "step":
        told["step"] = int(event[1])
    elif what == "revealed":
        told["revealed"] = True
    elif what == "found":
        told["found"] = str(event[1])
