"""Positions: a table written as plain words, and laid from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ravenhill.engine.chance import Deck
from ravenhill.engine.decision import Atom, BadPosition, Message
from ravenhill.engine.form import ANYTHING, FLAG, NUMBER, WORD, Each, Either, Keys, Named, check
from ravenhill.games.bofa.check import problems
from ravenhill.games.bofa.movement import site
from ravenhill.games.bofa.names import (
    ACTIONS,
    ALOFT,
    AWAY,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER_IDS,
    EVENTS,
    EYRIE,
    FACE_IDS,
    FATE_CARDS,
    FP,
    GENERALS,
    GONE,
    GROUP_IDS,
    GROUPS_OF,
    HAND_LIMIT,
    LORD,
    LUCKY_NUMBER,
    MANEUVERS,
    ORCS,
    PHASE_IDS,
    SHADOW,
    SHADOW_STORY,
    SIDE_IDS,
    TABLE_CARDS,
    TERRITORY_IDS,
    TROUBLED_MIND,
    UNIT_IDS,
    UNITS,
    WAITING,
    WILD_SPEARS,
)
from ravenhill.games.bofa.setup import lay_components, lay_map
from ravenhill.games.bofa.table import Battle, BofaTable, Front, Round, in_play, side_of
from ravenhill.games.bofa.victory import ENOUGH, shadow_points

ENGINE_KEYS = ("scenario", "seats", "options", "then", "seed", "game")
KEYS = (
    "active",
    "armour",
    "at",
    "available",
    "bats",
    "battle",
    "bodyguards",
    "characters",
    "dice",
    "die",
    "discards",
    "eagles",
    "fate",
    "focus",
    "general_used",
    "generals",
    "hands",
    "in_use",
    "passes",
    "pool",
    "regions",
    "rings",
    "spears",
    "spent_tiles",
    "steps",
    "table",
    "tokens_left",
    "troubled",
    "turn",
    "wrath",
)
REGION: Final = Keys(
    {
        "units": Named(NUMBER),
        "damage": NUMBER,
        "leadership": NUMBER,
        "fortification": NUMBER,
        "control": FLAG,
        "recruitment": Named(NUMBER),
    },
    rest=ANYTHING,
)
CARDS: Final = Each(WORD)
FRONT_NUMBERS: Final = (
    "hits",
    "dice",
    "fewer",
    "roll_plus",
    "reroll_plus",
    "extra_leadership",
    "got",
    "got_fort",
    "needed",
)
FRONT_FLAGS: Final = (
    *("regrouped", "stand", "six", "mute", "no_quarter", "captain", "fog", "vampire"),
    *("hit_black", "redoubtable", "guarded", "awake"),
)
HINDRANCES: Final = ("fortification", "slope", "ford")
FRONT_LISTS: Final = ("white", "black", "first", "again", "army")
FRONT: Final = Keys(
    {
        **dict.fromkeys(FRONT_NUMBERS, NUMBER),
        **dict.fromkeys(FRONT_FLAGS, FLAG),
        "used": CARDS,
        "shown": CARDS,
        **dict.fromkeys(FRONT_LISTS, Each(NUMBER)),
        "ability": WORD,
        "hindrance": WORD,
        "leaders": Each(WORD),
        "lost": Each(WORD),
        "gone": Each(WORD),
    }
)
FRONTS: Final = Keys({"fp": FRONT, "shadow": FRONT})
BATTLE: Final = Keys(
    {
        "attacker": WORD,
        "from": Either((WORD, Each(WORD))),
        "to": WORD,
        "fighting": WORD,
        "fought": Each(NUMBER),
        "round": NUMBER,
        "opened": FLAG,
        "superior": FLAG,
        "charge": FLAG,
        "beorn": FLAG,
        "fallen": Each(WORD),
        "fronts": FRONTS,
        "past": Each(Keys({"fighting": WORD, "fronts": FRONTS}, need=("fighting", "fronts"))),
        "terrain": WORD,
    },
    need=("attacker", "from", "to"),
)
FORM: Final = Keys(
    {
        "active": WORD,
        "armour": NUMBER,
        "at": WORD,
        "available": Keys({"fp": NUMBER, "shadow": NUMBER}),
        "bats": Named(NUMBER),
        "bodyguards": NUMBER,
        "characters": Named(WORD),
        "dice": Keys({"fp": Each(WORD), "shadow": Each(WORD)}),
        "die": WORD,
        "discards": Each(Either((WORD, Each(Either((WORD, NUMBER)), size=2)))),
        "eagles": Named(NUMBER),
        "fate": NUMBER,
        "focus": FLAG,
        "general_used": FLAG,
        "generals": Each(WORD),
        "hands": Keys({"fp": CARDS, "shadow": CARDS}),
        "in_use": WORD,
        "passes": Each(WORD),
        "pool": Named(NUMBER),
        "regions": Named(REGION),
        "rings": NUMBER,
        "spears": NUMBER,
        "spent_tiles": Each(WORD),
        "steps": Named(NUMBER),
        "table": Each(WORD),
        "tokens_left": Named(NUMBER),
        "troubled": WORD,
        "turn": NUMBER,
        "wrath": NUMBER,
        "battle": BATTLE,
    },
    rest=ANYTHING,
)
REGION_KEYS = ("units", "damage", "leadership", "fortification", "control", "recruitment")
# B7.13, B8.10: the cards that stay on the table


def bad(what: str, /, **args: Atom) -> BadPosition:
    return BadPosition(Message(f"bofa-bad-{what}", args))


# --- writing ---


def position(t: BofaTable) -> dict[str, Any]:
    """The table at a checkpoint."""
    book = t.book
    names = book.card_id
    told: dict[str, Any] = {
        "turn": t.turn,
        "at": "battle" if t.battle is not None else PHASE_IDS[t.phase],
        "active": SIDE_IDS[t.active],
        "regions": {book.area_id[a]: region for a in range(book.areas) if (region := region_written(t, a))},
        "passes": [book.area_id[p] for i, p in enumerate(book.passes) if t.open_pass[i]],
        "characters": {CHARACTER_IDS[c]: place_written(t, c) for c in range(len(CHARACTER_IDS))},
        "steps": {CHARACTER_IDS[c]: s for c, s in enumerate(t.step_of) if s >= 0},
        "generals": [CHARACTER_IDS[c] for c, active in enumerate(t.generals) if active],
        "general_used": t.general_used,
        "focus": t.focus,
        "rings": t.rings,
        "wrath": t.wrath,
        "bodyguards": t.bodyguards,
        "armour": t.worn,
        "spears": t.spears,
        "fate": t.marker,
        "pool": {name: t.pool.count(i) for i, name in enumerate(book.tile_id) if i in t.pool},
        "spent_tiles": [book.tile_id[i] for i in t.spent_tiles],
        "tokens_left": {name: sum(b.count(i) for b in t.bag) for i, name in enumerate(book.token_id)},
        "eagles": {"eyrie": t.eyrie, **{TERRITORY_IDS[k]: n for k, n in enumerate(t.eagles) if n}},
        "bats": {TERRITORY_IDS[k]: n for k, n in enumerate(t.bats) if n},
        "available": {SIDE_IDS[s]: t.available[s] for s in (FP, SHADOW)},
        "dice": {SIDE_IDS[s]: [FACE_IDS[f] for f in t.dice[s]] for s in (FP, SHADOW)},
        "hands": {SIDE_IDS[s]: [names[c] for c in t.hands[s]] for s in (FP, SHADOW)},
        "discards": [[names[c], seen] for c, seen in _discards(t)],
        "table": [names[c] for c in t.laid],
    }
    if t.troubled >= 0:
        told["troubled"] = CHARACTER_IDS[t.troubled]
    if t.die >= 0:
        told["die"] = FACE_IDS[t.die]
    if t.in_use >= 0:
        told["in_use"] = names[t.in_use]
    if t.battle is not None:
        told["battle"] = battle_written(t, t.battle)
    return told


def _discards(t: BofaTable) -> list[tuple[int, int]]:
    pairs = list(zip(t.event_discards, t.event_seen, strict=True))
    for side in (FP, SHADOW):
        pairs += zip(t.story_discards[side], t.story_seen[side], strict=True)
    return pairs + [(c, 3) for c in t.fate_discards]


def region_written(t: BofaTable, area: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    units = {UNIT_IDS[u]: t.units[area * UNITS + u] for u in range(UNITS) if t.units[area * UNITS + u]}
    if units:
        found["units"] = units
    for key, value in (("damage", t.damage[area]), ("leadership", t.lead[area]), ("fortification", t.fort[area])):
        if value:
            found[key] = value
    if t.control[area]:
        found["control"] = True
    tokens = {name: n for g, name in enumerate(GROUP_IDS) if (n := t.tokens[g * t.book.areas + area])}
    if tokens:
        found["recruitment"] = tokens
    return found


def place_written(t: BofaTable, character: int) -> str:
    place = t.place[character]
    return TERRITORY_IDS[ALOFT - place] if place <= ALOFT else t.book.place_id(place)


def battle_written(t: BofaTable, b: Battle) -> dict[str, Any]:
    area = t.book.area_id
    names = t.book.card_id
    return {
        "attacker": SIDE_IDS[b.attacker],
        "from": [area[a] for a in b.homes],
        "to": area[b.target],
        "fighting": area[b.fighting] if b.fighting >= 0 else "",
        "fought": list(b.fought),
        "round": b.round,
        "opened": b.opened,
        "superior": b.superior >= 0,
        "charge": b.charge,
        "beorn": b.bear >= 0,
        "fallen": [SIDE_IDS[s] for s in b.fallen],
        "fronts": fronts_written(b.fronts, names),
        "past": [{"fighting": area[p.fighting], "fronts": fronts_written(p.fronts, names)} for p in b.past],
        "terrain": SIDE_IDS[b.terrain] if b.terrain >= 0 else "",
    }


def fronts_written(fronts: list[Front], names: list[str]) -> dict[str, Any]:
    return {SIDE_IDS[s]: front_written(fronts[s], names) for s in (FP, SHADOW)}


def front_written(front: Front, names: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {name: getattr(front, name) for name in FRONT_NUMBERS if getattr(front, name)}
    found |= {name: True for name in FRONT_FLAGS if getattr(front, name)}
    found["used"] = [names[c] for c in front.used]
    found["shown"] = [names[c] for c in front.shown]
    for name in FRONT_LISTS:
        found[name] = list(getattr(front, name))
    found["ability"] = UNIT_IDS[front.ability] if front.ability >= 0 else ""
    found["hindrance"] = front.hindrance
    found["leaders"] = [CHARACTER_IDS[c] for c in front.leaders]
    found["lost"] = [UNIT_IDS[u] for u in front.lost]
    found["gone"] = [CHARACTER_IDS[c] for c in front.gone]
    return found


# --- reading ---


def place(t: BofaTable, position: Mapping[str, Any]) -> None:
    """Lays a position: what it does not name is as at the start; `regions`, once named, is the whole map."""
    for key in position:
        if key not in KEYS and key not in ENGINE_KEYS:
            raise bad("key", key=str(key), known=", ".join(KEYS))
    check(FORM, position)
    lay_components(t)
    try:
        _tokens_left(t, position)
        if "regions" in position:
            for name, region in position["regions"].items():
                _region(t, _area(t, name), name, region)
        else:
            lay_map(t)
        _turn(t, position)
        _control(t)
        _characters(t, position)
        _fate(t, position)
        _dice(t, position)
        _cards(t, position)
        if "battle" in position:
            t.battle = _battle(t, position["battle"])
            t.phase = ACTIONS
            t.active = t.battle.attacker
    except BadPosition:
        raise
    except (TypeError, ValueError, AttributeError, KeyError, IndexError) as e:
        raise bad("shape", detail=f"{type(e).__name__}: {e}") from e
    if t.phase == ACTIONS and not t.dice[t.active] and t.battle is None:
        t.active = 1 - t.active
    _check_places(t)
    for problem in problems(t):
        raise bad("unsound", problem=problem)


def _check_places(t: BofaTable) -> None:
    """What no play can bring about: things that wait for something else, or lie among enemies."""
    book = t.book
    for c, active in enumerate(t.generals):
        if active and not in_play(t, c):  # B5.2, B9.1.7
            raise bad("general-away", character=CHARACTER_IDS[c])
    if sum(t.eagles) and not in_play(t, LORD):  # B14.1.3
        raise bad("eagles")
    for i, area in enumerate(book.passes):
        if t.size[area] and not t.open_pass[i]:  # B11.6.1
            raise bad("closed-pass", region=book.area_id[area])
    _check_table_cards(t)
    if t.control[book.front_gate] and shadow_points(t) >= ENOUGH:  # B13.3
        raise bad("over", points=shadow_points(t))
    for side in (FP, SHADOW):
        if len(t.hands[side]) > HAND_LIMIT:  # B7.5: nobody waits before discarding
            raise bad("hand-limit", side=SIDE_IDS[side], n=len(t.hands[side]), most=HAND_LIMIT)
        for group in GROUPS_OF[side]:
            for area in range(book.areas):
                if t.tokens[group * book.areas + area] and _enemies(t, side, area):  # B11.1.3, B11.3.1
                    raise bad("token-place", group=GROUP_IDS[group], region=book.area_id[area])


def _check_table_cards(t: BofaTable) -> None:
    """B7.13, B8.10. A card lies there only while what it speaks of does."""
    for card in t.laid:
        owner = t.book.beside[card]
        if owner >= 0 and (t.place[owner] == GONE or (card == LUCKY_NUMBER and not in_play(t, owner))):
            raise bad("table-alone", card=t.book.card_id[card], character=CHARACTER_IDS[owner])
    if (WILD_SPEARS in t.laid) != (t.spears > 0):  # ss08
        raise bad("spears", card=t.book.card_id[WILD_SPEARS])
    if (TROUBLED_MIND in t.laid) != (t.troubled >= 0):  # ss09
        raise bad("troubled", card=t.book.card_id[TROUBLED_MIND])


def _enemies(t: BofaTable, side: int, area: int) -> bool:
    """Whether an area is the enemy's: by his Army, or as a Settlement or Fortification he controls."""
    return t.owner[area] == 1 - side or (t.book.points[area] > 0 and t.control[area] == (side == FP))


def _one_of(kind: str, name: Any, known: Sequence[str]) -> int:
    if name not in known:
        raise bad("name", kind=kind, name=str(name), known=", ".join(known))
    return known.index(name)


def _number(kind: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad("number", kind=kind, value=str(value), low=low, high=high)
    return value


def _area(t: BofaTable, name: Any) -> int:
    return _one_of("region", name, t.book.area_id)


def _tokens_left(t: BofaTable, position: Mapping[str, Any]) -> None:
    """Which Recruitment tokens are still face down or unused; the others have been turned over."""
    left = position.get("tokens_left")
    if left is None:
        return
    book = t.book
    for name, n in left.items():
        face = _one_of("token", name, book.token_id)
        bag = t.bag[book.token_group[face]]
        most = bag.count(face)
        _number(name, n, 0, most)
        for _ in range(most - n):
            bag.remove(face)
    t.unused = [len(b) for b in t.bag]


def _region(t: BofaTable, area: int, name: str, region: Mapping[str, Any]) -> None:
    """What lies in one area."""
    for key in region:
        if key not in REGION_KEYS:
            raise bad("key", key=f"{name}.{key}", known=", ".join(REGION_KEYS))
    for unit_name, n in region.get("units", {}).items():
        unit = _one_of("unit", unit_name, UNIT_IDS)
        _number(unit_name, n, 0, 1000)
        if n > t.supply[unit]:
            raise bad("figures", unit=unit_name, figures=t.book.figures[unit])
        t.units[area * UNITS + unit] += n
        t.supply[unit] -= n
        t.size[area] += n
        if n:
            t.owner[area] = side_of(unit)
    t.damage[area] = _number("damage", region.get("damage", 0), 0, 100)
    t.lead[area] = _number("leadership", region.get("leadership", 0), 0, 14)
    if region.get("fortification", 0) and t.book.defence[area] == 0:
        raise bad("no-fortification", region=name)
    t.fort[area] = _number("fortification", region.get("fortification", 0), 0, t.book.defence[area])
    if region.get("control", False):
        if t.book.points[area] == 0:
            raise bad("control", region=name)
        t.control[area] = True
    for group_name, n in region.get("recruitment", {}).items():
        group = _one_of("group", group_name, GROUP_IDS)
        _number(group_name, n, 0, 64)
        if n > t.unused[group]:
            raise bad("tokens", group=group_name, unused=t.unused[group])
        t.tokens[group * t.book.areas + area] += n
        t.unused[group] -= n


def _control(t: BofaTable) -> None:
    """B10.6. Who stands in a Settlement or Fortification controls it."""
    for area in t.book.worth:
        if site(t, area) and t.owner[area] == SHADOW:
            t.control[area] = True
        elif t.owner[area] == FP and t.control[area]:
            raise bad("control-held", region=t.book.area_id[area])


def _turn(t: BofaTable, position: Mapping[str, Any]) -> None:
    t.turn = _number("turn", position.get("turn", 1), 1, 10_000)
    at = position.get("at", "recovery")
    phase = _one_of("phase", at, (*PHASE_IDS, "battle"))
    t.phase = ACTIONS if at == "battle" else phase
    if at == "battle" and "battle" not in position:
        raise bad("no-battle")
    t.active = _one_of("side", position.get("active", "fp"), SIDE_IDS)
    t.general_used = bool(position.get("general_used", False))
    for name in position.get("passes", ()):
        t.open_pass[t.book.passes.index(_area(t, name))] = True
    for i, muster in enumerate(t.book.goblin_musters):  # B11.6.2
        t.open_pass[i] = t.open_pass[i] or t.size[muster] >= 5


def _characters(t: BofaTable, position: Mapping[str, Any]) -> None:
    book = t.book
    for name, where in position.get("characters", {}).items():
        c = _one_of("character", name, CHARACTER_IDS)
        places = {"waiting": WAITING, "eliminated": GONE}
        if c == BILBO:
            places["away"] = AWAY
        if c == LORD:
            places["eyrie"] = EYRIE
            places |= {territory: ALOFT - k for k, territory in enumerate(TERRITORY_IDS)}
        else:
            places |= {book.area_id[a]: a for a in range(book.regions)}
        _one_of("place", where, list(places))
        t.place[c] = places[where]
    for name, step in position.get("steps", {}).items():
        t.step_of[_one_of("character", name, CHARACTER_IDS)] = _number("step", step, 0, 15)
    for name in position.get("generals", ()):
        c = _one_of("character", name, CHARACTER_IDS)
        if c not in GENERALS:
            raise bad("general", character=name)
        t.generals[c] = True
    t.focus = bool(position.get("focus", False))
    in_play = t.place[BILBO] >= 0 or t.place[BILBO] == AWAY
    t.rings = _number("rings", position.get("rings", 5 if in_play else 0), 0, 5)
    default = book.wrath_start if t.place[BEORN] >= 0 else 0
    t.wrath = _number("wrath", position.get("wrath", default), 0, book.wrath_most)
    t.bodyguards = _number("bodyguards", position.get("bodyguards", 1 if t.place[BOLG] >= 0 else 0), 0, 3)
    t.worn = _number("armour", position.get("armour", 0), 0, 100)
    if "troubled" in position:
        t.troubled = _one_of("character", position["troubled"], CHARACTER_IDS)
    t.spears = _number("spears", position.get("spears", 0), 0, 6)
    t.supply[ORCS] -= t.spears
    eagles = position.get("eagles", {})
    t.eyrie = _number("eyrie", eagles.get("eyrie", 0), 0, book.eagles)
    for name, n in eagles.items():
        if name != "eyrie":
            t.eagles[_one_of("territory", name, TERRITORY_IDS)] = _number("eagles", n, 0, book.eagles)
    for name, n in position.get("bats", {}).items():
        t.bats[_one_of("territory", name, TERRITORY_IDS)] = _number("bats", n, 0, book.bats)


def _fate(t: BofaTable, position: Mapping[str, Any]) -> None:
    book = t.book
    t.marker = _number("fate", position.get("fate", 0), 0, 14)
    t.spent_tiles = [_one_of("tile", name, book.tile_id) for name in position.get("spent_tiles", ())]
    if "pool" in position:
        t.pool = []
        for name, n in position["pool"].items():
            tile = _one_of("tile", name, book.tile_id)
            t.pool += [tile] * _number(name, n, 0, 14)
        t.pool.sort()
    else:
        for tile in t.spent_tiles:
            if tile in t.pool:
                t.pool.remove(tile)
    for tile, name in enumerate(book.tile_id):
        if t.pool.count(tile) + t.spent_tiles.count(tile) > book.tile_copies[tile]:
            raise bad("tiles", tile=name, copies=book.tile_copies[tile])


def _dice(t: BofaTable, position: Mapping[str, Any]) -> None:
    for side in (FP, SHADOW):
        most = t.book.start_dice[side] + 1
        faces = position.get("dice", {}).get(SIDE_IDS[side], [])
        t.dice[side] = sorted(_one_of("face", f, FACE_IDS) for f in faces)
        for face in t.dice[side]:
            if face not in t.book.die_faces[side]:
                raise bad("face", side=SIDE_IDS[side], face=FACE_IDS[face])
        if len(faces) > most:
            raise bad("dice", side=SIDE_IDS[side], n=len(faces), most=most)
        available = position.get("available", {}).get(SIDE_IDS[side], max(len(faces), most - 1))
        t.available[side] = _number("available", available, len(faces), most)
    if "die" in position:
        t.die = _one_of("face", position["die"], FACE_IDS)


def _cards(t: BofaTable, position: Mapping[str, Any]) -> None:
    """Every card in one place; what is nowhere else is in its deck."""
    names = t.book.card_id
    taken: list[int] = []

    def draw(name: Any) -> int:
        card = _one_of("card", name, names[:MANEUVERS])
        if card in taken:
            raise bad("card-twice", card=name)
        taken.append(card)
        return card

    for side in (FP, SHADOW):
        hand = [draw(name) for name in position.get("hands", {}).get(SIDE_IDS[side], ())]
        own = range(EVENTS, SHADOW_STORY) if side == FP else range(SHADOW_STORY, FATE_CARDS)
        for card in hand:
            if card >= EVENTS and card not in own:
                raise bad("hand", card=names[card], side=SIDE_IDS[side])
        t.hands[side] = sorted(hand)
    for name in position.get("table", ()):
        card = draw(name)
        if card not in TABLE_CARDS and not t.book.lasts(card):  # B7.13, B8.10
            raise bad("table", card=name)
        t.laid.append(card)
    if "in_use" in position:
        t.in_use = draw(position["in_use"])
    for entry in position.get("discards", ()):
        name, known = (entry, 3) if isinstance(entry, str) else entry
        seen = _number("discards", known, 0, 3)
        card = draw(name)
        if card < EVENTS:
            t.event_discards.append(card)
            t.event_seen.append(seen)
        elif card < FATE_CARDS:
            side = FP if card < SHADOW_STORY else SHADOW
            t.story_discards[side].append(card)
            t.story_seen[side].append(seen)
        else:
            t.fate_discards.append(card)
    t.event_deck = Deck([c for c in range(EVENTS) if c not in taken])
    t.story_decks = [
        Deck([c for c in range(EVENTS, SHADOW_STORY) if c not in taken]),
        Deck([c for c in range(SHADOW_STORY, FATE_CARDS) if c not in taken]),
    ]
    t.fate_deck = Deck([c for c in range(FATE_CARDS, MANEUVERS) if c not in taken])


def _battle(t: BofaTable, battle: Mapping[str, Any]) -> Battle:
    """A combat between Armies that stand next to each other."""
    names = t.book.card_id
    b = Battle()
    b.attacker = _one_of("side", battle["attacker"], SIDE_IDS)
    homes = battle["from"]
    b.homes = [_area(t, name) for name in ([homes] if isinstance(homes, str) else homes)]
    b.target = _area(t, battle["to"])
    b.round = _number("round", battle.get("round", 0), 0, 1000)
    fought = battle.get("fought", [b.round if len(b.homes) == 1 else 0] * len(b.homes))
    if len(fought) != len(b.homes):
        raise bad("number", kind="battle.fought", value=str(fought), low=len(b.homes), high=len(b.homes))
    b.fought = [_number("battle.fought", n, 0, 1000) for n in fought]
    b.opened = bool(battle.get("opened", b.round > 0))
    b.superior = b.attacker if battle.get("superior", False) else -1
    b.charge = bool(battle.get("charge", False))
    bear = battle.get("beorn", t.place[BEORN] in (b.homes[0] if b.attacker == FP else b.target,))
    b.bear = FP if bear else -1
    fighting = battle.get("fighting", "")
    b.fighting = _area(t, fighting) if fighting else (b.homes[0] if len(b.homes) == 1 else -1)
    b.fallen = [_one_of("side", s, SIDE_IDS) for s in battle.get("fallen", ())]
    for area in b.homes:
        if b.target not in t.book.adjacent[area]:
            raise bad("battle-border", a=t.book.area_id[area], b=t.book.area_id[b.target])
        if b.bear != b.attacker and t.owner[area] != b.attacker and b.round == 0:
            raise bad("battle-army", region=t.book.area_id[area])
    if b.bear != 1 - b.attacker and t.owner[b.target] != 1 - b.attacker:
        raise bad("battle-army", region=t.book.area_id[b.target])
    b.fronts = _fronts(battle.get("fronts", {}), names)
    b.past = [Round(_area(t, p["fighting"]), _fronts(p["fronts"], names)) for p in battle.get("past", ())]
    terrain = battle.get("terrain", "")
    b.terrain = _one_of("side", terrain, SIDE_IDS) if terrain else -1
    return b


def _fronts(given: Mapping[str, Any], names: list[str]) -> list[Front]:
    return [_front(given.get(side, {}), names) for side in SIDE_IDS]


def _front(given: Mapping[str, Any], names: list[str]) -> Front:
    """One side of a round; what lies there of dice is as many as there were at first."""
    front = Front()
    for name in FRONT_NUMBERS:
        setattr(front, name, int(given.get(name, 0)))
    for name in FRONT_FLAGS:
        setattr(front, name, bool(given.get(name, False)))
    for name in FRONT_LISTS:
        setattr(front, name, list(given.get(name, ())))
    front.used = [_one_of("card", c, names) for c in given.get("used", ())]
    front.shown = [_one_of("card", c, names) for c in given.get("shown", ())]
    front.leaders = [_one_of("character", c, CHARACTER_IDS) for c in given.get("leaders", ())]
    front.lost = [_one_of("unit", u, UNIT_IDS) for u in given.get("lost", ())]
    front.gone = [_one_of("character", c, CHARACTER_IDS) for c in given.get("gone", ())]
    ability = given.get("ability", "")
    front.ability = _one_of("unit", ability, UNIT_IDS) if ability else -1
    hindrance = given.get("hindrance", "")
    if hindrance:
        _one_of("hindrance", hindrance, HINDRANCES)
    front.hindrance = hindrance
    dice = len(front.white) + len(front.black)
    if front.first and len(front.first) != dice:
        raise bad("number", kind="battle.first", value=str(len(front.first)), low=dice, high=dice)
    if front.army and len(front.army) != UNITS:
        raise bad("number", kind="battle.army", value=str(len(front.army)), low=UNITS, high=UNITS)
    return front
