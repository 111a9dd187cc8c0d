"""B12. A combat as data: in the view while it is fought, in the log when it is over."""

from __future__ import annotations

from typing import Final, cast

from ravenhill.games.bofa import shapes
from ravenhill.games.bofa.effects.fighting import raised
from ravenhill.games.bofa.names import CHARACTER_IDS, EVENTS, FP, MV_THORIN, SHADOW, SIDE_IDS, UNIT_IDS
from ravenhill.games.bofa.retreat import havens, last_ways
from ravenhill.games.bofa.rolls import able, army_at, dice_of, favoured, hindered, hits, rerolls, target_number
from ravenhill.games.bofa.table import Battle, BofaTable, Front, characters_in, standing, survivors

WON: Final = ("destroyed", "retreat", "rout")  # the region is free, and the attacker may advance


def running(t: BofaTable, b: Battle) -> shapes.Combat:
    """The combat being fought."""
    told = _told(t, b)
    names = t.book.card_id
    told["chosen"] = [SIDE_IDS[s] for s in (FP, SHADOW) if _chosen(t, b, s)]
    if not b.result and standing(t, b, 1 - b.attacker) and survivors(t, b):
        told["leaving"] = _leaving(t, b)
    told["used"] = {SIDE_IDS[s]: [names[c] for c in b.fronts[s].used] for s in (FP, SHADOW)}
    return told


def story(t: BofaTable, b: Battle) -> shapes.Combat | None:
    """The story of a combat that is over; None where nobody reads the log."""
    return None if t.quiet else _told(t, b)


def _chosen(t: BofaTable, b: Battle, side: int) -> bool:
    """B12.3.1. It has its card of this round, face down or revealed: whose turn it still is to choose, all may see."""
    return bool(b.fronts[side].shown) or (b.round > 0 and t.given[side][:1] == ("maneuver",))


def _told(t: BofaTable, b: Battle) -> shapes.Combat:
    area = t.book.area_id
    rounds = [_round(t, b, n + 1, past.fighting, past.fronts) for n, past in enumerate(b.past)]
    rounds.append(_round(t, b, b.round, b.fighting, b.fronts))
    return {
        "what": "combat",
        "attacker": SIDE_IDS[b.attacker],
        "defender": SIDE_IDS[1 - b.attacker],
        "from": [area[a] for a in b.homes],
        "target": area[b.target],
        "terrain": SIDE_IDS[b.terrain] if b.terrain >= 0 else None,
        "rounds": rounds,
        "result": cast("shapes.Result", b.result) if b.result else None,
    }


def _round(t: BofaTable, b: Battle, number: int, fighting: int, fronts: list[Front]) -> shapes.Round:
    return {
        "round": number,
        "fighting": t.book.area_id[fighting] if fighting >= 0 else None,
        "fronts": {
            SIDE_IDS[s]: _front(t, b, s, fighting if s == b.attacker else b.target, fronts) for s in (FP, SHADOW)
        },
    }


def _front(t: BofaTable, b: Battle, side: int, here: int, fronts: list[Front]) -> shapes.Front:
    front = fronts[side]
    names = t.book.card_id
    open_now = fronts is b.fronts and not front.first  # its dice are still to come
    there = fronts is b.fronts and here >= 0 and (b.bear == side or t.owner[here] == side)
    stands = open_now and there
    met = open_now and b.round > 0 and b.fighting >= 0
    army = front.army or (army_at(t, here) if here >= 0 else [])
    leaders = front.leaders if front.army or here < 0 else characters_in(t, side, here)
    return {
        "area": t.book.area_id[here] if here >= 0 else None,
        "beorn": b.bear == side,
        "units": {UNIT_IDS[u]: n for u, n in enumerate(army) if n},
        "characters": [CHARACTER_IDS[c] for c in leaders],
        "favoured": favoured(t, b, side, army),
        "cards": [names[c] for c in front.shown],
        "count": dice_of(t, b, side) if stands else front.dice,
        "target": target_number(t, b, side) if met else front.needed or 5,
        "hindrance": _hindrance(front.six, hindered(t, b, side) if met else front.hindrance),
        "plus": _pluses(t, front, front.roll_plus, False),
        "plus_again": _pluses(t, front, front.reroll_plus, True),
        "rerolls": min(5, rerolls(t, b, side)) if stands else len(front.again),
        "dice": _dice(front),
        "hits": front.hits,
        "ability": UNIT_IDS[front.ability] if front.ability >= 0 else None,
        "black_hit": front.hit_black,
        "awake": front.awake or (there and front.ability >= 0 and able(t, b, side, front.ability)),
        "damage": front.got,
        "damage_fortification": front.got_fort,
        "lost": [UNIT_IDS[u] for u in front.lost],
        "gone": [CHARACTER_IDS[c] for c in front.gone],
    }


def _hindrance(six: bool, border: str) -> shapes.Hindrance | None:
    return "card" if six else cast("shapes.Hindrance", border) if border else None


def _pluses(t: BofaTable, front: Front, plus: int, again: bool) -> list[shapes.Plus]:
    """B12.11, B14.6.2. The cards that raise this roll, as far as they have worked."""
    found: list[shapes.Plus] = []
    for card in front.shown:
        more = raised(t.book.combat[card], again) if card < EVENTS else int(card == MV_THORIN)
        more = min(more, plus)
        if more:
            found.append({"n": more, "card": t.book.card_id[card]})
            plus -= more
    return found


def _dice(front: Front) -> list[shapes.Die]:
    """Black dice first; each known as a hit or a miss by the numbers that held when it fell."""
    faces = front.black + front.white
    first = front.first or faces
    found: list[shapes.Die] = []
    for i, face in enumerate(faces):
        again = i in front.again
        plus = front.reroll_plus if again else front.roll_plus
        found.append(
            {
                "face": face,
                "first": first[i],
                "black": i < len(front.black),
                "hit": hits(face, front.needed or 5, plus),
                "again": again,
            }
        )
    return found


def _leaving(t: BofaTable, b: Battle) -> shapes.Ways:
    """B12.8. How the defender may leave at the end of this round, and to where; nobody answers for him."""
    side = 1 - b.attacker
    bear = b.bear == side
    own = havens(t, side, b.target, bear)
    driven = [] if own else last_ways(t, side, b.target, bear)
    orderly = bear or (b.fronts[side].regrouped and not (b.charge and b.round == 1))
    return {
        "how": "none" if not own and not driven else "retreat" if orderly else "rout",
        "to": [t.book.area_id[a] for a in own or driven],
        "driven": bool(driven),
    }
