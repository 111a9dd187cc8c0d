"""Reads the facts into the book. Never compiled."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Atom, Message
from ravenhill.engine.kinds import Data
from ravenhill.games.bofa.book import Book
from ravenhill.games.bofa.effects.mustering import COMPANY_IDS, GENERAL, Enter
from ravenhill.games.bofa.effects.orders import Strike, Surround
from ravenhill.games.bofa.effects.shooting import Blast
from ravenhill.games.bofa.effects.vocabulary import blocks_of, lasting_of
from ravenhill.games.bofa.names import (
    ARMY,
    BILBO,
    CARDS,
    CHARACTER,
    CHARACTER_IDS,
    EVENTS,
    FACE_IDS,
    FATE_CARDS,
    FIRST_UNIT,
    FP,
    FP_STORY,
    GENERALS,
    GROUP_IDS,
    GROUPS_OF,
    LASTING_KINDS,
    LORD,
    LUCKY_NUMBER,
    MANEUVER_IDS,
    MANEUVERS,
    MUSTER,
    SHADOW,
    SHADOW_STORY,
    TABLE_CARDS,
    TERRAIN_IDS,
    TERRITORY_IDS,
    UNIT_IDS,
    UNITS,
    WAITING,
)
from ravenhill.games.bofa.schema import FATE_TYPES

TYPES = {"army": ARMY, "character": CHARACTER, "muster": MUSTER}
BORDERS = {"open": 1, "ford": 2}
NAMED = ("front_gate", "ravenhill", "ruins_of_dale")  # regions the rules themselves name


def build(data: Data) -> Book:
    """Everything the rules need, computed once."""
    book = Book()
    _map(book, data)
    _units(book, data)
    _characters(book, data)
    _dice(book, data)
    _cards(book, data)
    _tokens(book, data)
    _setup(book, data)
    return book


def _map(book: Book, data: Data) -> None:
    regions: list[dict[str, Any]] = data["regions"]["region"]
    special = [a for a in data["regions"]["special_area"] if a["kind"] in ("goblin_muster", "mountain_pass")]
    book.area_id = [r["id"] for r in regions] + [a["id"] for a in special]
    book.area_of = {name: i for i, name in enumerate(book.area_id)}
    book.regions = len(regions)
    book.areas = n = len(book.area_id)
    of = book.area_of
    open_borders = [b for b in data["regions"]["border"] if b["type"] != "none"]
    book.adjacent = [[] for _ in regions]
    for border in open_borders:
        book.adjacent[of[border["a"]]].append(of[border["b"]])
        book.adjacent[of[border["b"]]].append(of[border["a"]])
    book.adjacent = [sorted(set(others)) for others in book.adjacent]
    book.in_range = [sorted(of[a] for a in r["in_range"]) for r in regions]
    book.terrain = [TERRAIN_IDS.index(r["terrain"]) for r in regions]
    book.territory = [TERRITORY_IDS.index(r["territory"]) for r in regions]
    book.points = [r.get("vp", 0) for r in regions]
    book.defence = [r.get("defence", 0) for r in regions]
    book.unlimited = [r.get("muster", False) for r in regions]  # B10.1.3
    book.worth = [i for i in range(len(regions)) if book.points[i]]
    book.fortified = [i for i in range(len(regions)) if book.defence[i]]
    book.settlements = [i for i, r in enumerate(regions) if r.get("settlement", False)]
    book.mustering = [i for i, r in enumerate(regions) if r.get("muster", False)]
    book.south_edge = [i for i, r in enumerate(regions) if r.get("south_edge", False)]
    book.kind = [0] * len(regions)
    for area in special:
        book.adjacent.append([of[area["leads_to"]]])
        book.in_range.append([])
        book.terrain.append(-1)
        book.territory.append(-1)
        book.points.append(0)
        book.defence.append(0)
        book.unlimited.append(area["kind"] == "goblin_muster")
        book.kind.append(1 if area["kind"] == "goblin_muster" else 2)
    book.goblin_musters = [i for i in range(n) if book.kind[i] == 1]
    book.passes = [book.adjacent[i][0] for i in book.goblin_musters]
    book.slope_or_ford = [0] * (n * n)
    for border in open_borders:
        a, b = of[border["a"]], of[border["b"]]
        if border["type"] == "slope":
            up = of[border["up"]]
            down = a + b - up
            book.slope_or_ford[down * n + up] = 3
            book.slope_or_ford[up * n + down] = 4
        else:
            book.slope_or_ford[a * n + b] = book.slope_or_ford[b * n + a] = BORDERS[border["type"]]
    book.distance = [99] * (n * n)
    for start in range(n):
        reached = {start: 0}
        edge = [start]
        while edge:
            edge = [b for a in edge for b in book.adjacent[a] if reached.setdefault(b, reached[a] + 1) > reached[a]]
            edge = list(dict.fromkeys(edge))
        for goal, steps in reached.items():
            book.distance[start * n + goal] = steps
    book.front_gate, book.ravenhill, book.ruins_of_dale = (of[name] for name in NAMED)


def _units(book: Book, data: Data) -> None:
    units = {u["id"]: u for u in data["units"]["unit"]}
    ordered = [units[name] for name in UNIT_IDS]
    book.figures = [u["figures"] for u in ordered]
    book.strength = [u["strength"] for u in ordered]
    book.favourable = [[terrain in u["favourable"] for terrain in TERRAIN_IDS] for u in ordered]
    book.unit_group = [GROUP_IDS.index(u["group"]) if u["recruit_by_token"] else -1 for u in ordered]


def _characters(book: Book, data: Data) -> None:
    characters = {c["id"]: c for c in data["characters"]["character"]}
    ordered = [characters[name] for name in CHARACTER_IDS]
    book.movement = [c["movement"] for c in ordered]
    book.leadership = [c["leadership"] for c in ordered]
    book.start_step = [c.get("fate_step", -1) for c in ordered]
    bear = characters["beorn"]
    book.bear_dice, book.bear_target = bear["combat_dice"], bear["combat_target"]
    book.wrath_start, book.wrath_most = bear["wrath_start"], bear["wrath_max"]
    book.entry = blocks_of(characters["thorin"]["enters"])
    book.ways = [[] for _ in CHARACTER_IDS]
    for r in data["characters"]["ability"]:
        if "ways" in r:
            book.ways[CHARACTER_IDS.index(r["of"])] = [blocks_of(way) for way in r["ways"]]
    flying = {u["id"]: u for u in data["units"]["special_unit"]}
    book.eagles, book.bats = flying["eagles"]["figures"], flying["great_bats"]["figures"]
    book.eagle_dice, book.eagle_target = flying["eagles"]["attack_dice"], flying["eagles"]["attack_target"]
    tokens = {r["id"]: r["count"] for r in data["tokens"]["token"]}
    book.lead_tokens = [tokens["leadership_fp"], tokens["leadership_shadow"]]


def _dice(book: Book, data: Data) -> None:
    dice = {d["side"]: d for d in data["dice"]["action_die"]}
    book.die_faces = [[FACE_IDS.index(f) for f in dice[s]["faces"]] for s in ("fp", "shadow")]
    book.action_labels = [[f"die:{FACE_IDS[f]}" for f in faces] for faces in book.die_faces]


def _cards(book: Book, data: Data) -> None:
    events = _by_id(data["events"]["event"])
    stories = _by_id(data["story_fp"]["story"]) + _by_id(data["story_shadow"]["story"])
    fates = _by_id(data["fate"]["fate_card"])
    maneuvers = sorted(data["maneuver"]["maneuver"], key=lambda card: MANEUVER_IDS.index(card["id"]))
    whole = events + stories + fates + maneuvers
    book.card_id = [c["id"] for c in whole]
    book.card_of = {name: i for i, name in enumerate(book.card_id)}
    book.card_labels = [f"card:{name}" for name in book.card_id]
    book.card_type = [TYPES[c["type"]] for c in events + stories] + [-1] * (len(fates) + len(maneuvers))
    book.card_acts = [c.get("acts_as", c["id"]) for c in whole]
    book.effects = [blocks_of(record["order"]) for record in events] + [[] for _ in whole[len(events) :]]
    book.combat = [blocks_of(record["combat"]) for record in events]
    _fates(book, fates)


def _fates(book: Book, fates: list[dict[str, Any]]) -> None:
    """B8.10. What Fate cards do, at once and as long as they lie beside their character."""
    book.beside = [-1] * len(book.card_id)
    book.beside[LUCKY_NUMBER] = BILBO
    book.lasting = [[0] * len(book.card_id) for _ in range(LASTING_KINDS)]
    for r in fates:
        card = book.card_of[r["id"]]
        book.beside[card] = FATE_TYPES[r["type"]]
        book.effects[card] = blocks_of(r["effect"])
        for block in lasting_of(r.get("lasting", [])):
            book.lasting[block.LASTS][card] += block.n


def _by_id(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """In the order of `names`, wherever the records stand in their file."""
    return sorted(cards, key=lambda card: str(card["id"]))


def _tokens(book: Book, data: Data) -> None:
    faces = data["tokens"]["recruitment_token"]
    book.token_id = [f["id"] for f in faces]
    book.token_group = [GROUP_IDS.index(f["group"]) for f in faces]
    book.token_unit = [UNIT_IDS.index(f["unit"]) for f in faces]
    book.token_number = [f["units"] for f in faces]
    book.token_labels = [f"token:{name}" for name in book.token_id]
    book.bag = [[i for i, f in enumerate(faces) if f["group"] == g for _ in range(f["copies"])] for g in GROUP_IDS]
    kinds = {"common": 0, "special_fp": 1, "special_shadow": 2}
    tiles = sorted(data["tokens"]["fate_tile"], key=lambda tile: kinds[tile["kind"]])
    book.tile_id = [f["id"] for f in tiles]
    book.tile_value = [f["value"] for f in tiles]
    book.tile_icon = [f["fate_icon"] for f in tiles]
    book.tile_copies = [f["copies"] for f in tiles]
    book.tile_labels = [f"tile:{name}" for name in book.tile_id]


def _setup(book: Book, data: Data) -> None:
    book.start_units = [0] * (book.areas * UNITS)
    book.start_tokens = [0] * (book.areas * len(GROUP_IDS))
    book.start_place = [WAITING] * len(CHARACTER_IDS)
    start = data["setup"]["start"]
    book.start_dice = [start["fp_dice"], start["shadow_dice"]]
    for position in data["setup"]["fp_position"] + data["setup"]["shadow_position"]:
        area = book.area_of[position["region"]]
        for name, number in position["units"].items():
            book.start_units[area * UNITS + UNIT_IDS.index(name)] += number
        for name in position.get("characters", ()):
            book.start_place[CHARACTER_IDS.index(name)] = area
        if position.get("recruitment_group"):
            group = GROUP_IDS.index(position["recruitment_group"])
            book.start_tokens[group * book.areas + area] += position.get("recruitment_tokens", 0)


# --- what a schema can not say ---


def problems(data: Data) -> list[Message]:
    """Where data that fits the schema does not hold together."""
    found = _missing(data) or _map_problems(data) + _count_problems(data) + _effect_problems(data)
    return found or _setup_problems(data)


def _fault(key: str, file: str, table: str, record: str, field: str, args: dict[str, Atom] | None = None) -> Message:
    place: dict[str, Atom] = {
        "part": "record-field",
        "file": f"{file}.toml",
        "table": table,
        "record": record,
        "field": field,
    }
    return Message(key, {**place, **(args or {})})


def _map_problems(data: Data) -> list[Message]:
    """Slopes say which side is higher; range is mutual; all hangs together, and passes lead into it."""
    regions = {r["id"]: r for r in data["regions"]["region"]}
    found = [_fault("bofa-pack-named-region", "regions", "region", n, "id") for n in NAMED if n not in regions]
    for border in data["regions"]["border"]:
        if border["type"] == "slope" and border.get("up") not in (border["a"], border["b"]):
            found.append(_fault("bofa-pack-slope", "regions", "border", f"{border['a']}/{border['b']}", "up"))
    for name, region in regions.items():
        for other in region["in_range"]:
            if name not in regions[other]["in_range"] or other == name:
                found.append(_fault("bofa-pack-range", "regions", "region", name, "in_range", {"other": other}))
    for area in data["regions"]["special_area"]:
        if area["kind"] != "eyrie" and area["leads_to"] not in _walkable(data):
            found.append(_fault("bofa-pack-no-place", "regions", "special_area", area["id"], "leads_to"))
    lost = None if found else _cut_off(list(regions), data["regions"]["border"])
    return found if lost is None else [_fault("bofa-pack-cut-off", "regions", "region", lost, "id")]


def _cut_off(regions: list[str], borders: list[dict[str, Any]]) -> str | None:
    """The first region that no way leads to from where the list begins."""
    near: dict[str, list[str]] = {name: [] for name in regions}
    for border in borders:
        if border["type"] != "none":
            near[border["a"]].append(border["b"])
            near[border["b"]].append(border["a"])
    reached = regions[:1]
    for name in reached:
        reached += [o for o in near[name] if o not in reached]
    return next((name for name in regions if name not in reached), None)


def _walkable(data: Data) -> list[str]:
    """The places an Army can be in."""
    areas = data["regions"]["region"] + data["regions"]["special_area"]
    return [a["id"] for a in areas if a.get("kind") != "eyrie"]


def _missing(data: Data) -> list[Message]:
    """Fields that only some records of a table have, and must have."""
    needed = [
        ("characters", "character", "beorn", ("combat_dice", "combat_target", "wrath_start", "wrath_max")),
        ("units", "special_unit", "eagles", ("attack_dice", "attack_target")),
        ("characters", "character", "thorin", ("enters",)),
    ]
    needed += [
        ("regions", "special_area", a["id"], ("leads_to",))
        for a in data["regions"]["special_area"]
        if a["kind"] != "eyrie"
    ]
    found: list[Message] = []
    for file, table, ident, fields in needed:
        [record] = [r for r in data[file][table] if r["id"] == ident]
        found += [_fault("pack-missing-field", file, table, ident, name) for name in fields if name not in record]
    return found


def _count_problems(data: Data) -> list[Message]:
    found: list[Message] = []
    cards = [c["id"] for c in data["events"]["event"]]
    stories = [c["id"] for c in data["story_fp"]["story"] + data["story_shadow"]["story"]]
    fates = [c["id"] for c in data["fate"]["fate_card"]]
    maneuvers = [m["id"] for m in data["maneuver"]["maneuver"]]
    for file, got, wanted in (
        ("events", len(cards), EVENTS),
        ("story_fp", len(stories), SHADOW_STORY - FP_STORY + FATE_CARDS - SHADOW_STORY),
        ("fate", len(fates), MANEUVERS - FATE_CARDS),
        ("maneuver", len(maneuvers), CARDS - MANEUVERS),
    ):
        if got != wanted:
            found.append(_fault("bofa-pack-card-count", file, "card", "*", "id", {"got": got, "wanted": wanted}))
    for group in data["tokens"]["recruitment_group"]:
        copies = sum(f["copies"] for f in data["tokens"]["recruitment_token"] if f["group"] == group["id"])
        if copies != group["count"]:
            args: dict[str, Atom] = {"got": copies, "wanted": group["count"]}
            found.append(_fault("bofa-pack-copies", "tokens", "recruitment_group", group["id"], "count", args))
    ids = sorted(cards) + sorted(stories) + sorted(fates)
    lasting = [ids[card] for card in TABLE_CARDS if card < len(ids)]
    for file, table in (("story_fp", "story"), ("story_shadow", "story")):
        for record in data[file][table]:
            other = record.get("acts_as", record["id"])
            if other != record["id"] and (other in lasting or record["id"] in lasting):  # B7.13
                found.append(_fault("bofa-pack-on-table", file, table, record["id"], "acts_as"))
    specials = [f["kind"] for f in data["tokens"]["fate_tile"] if f["kind"] != "common"]
    if sorted(specials) != ["special_fp", "special_shadow"]:
        found.append(_fault("bofa-pack-special-tiles", "tokens", "fate_tile", "*", "kind"))
    return found


def _effect_problems(data: Data) -> list[Message]:
    """What building blocks can not do where they stand."""
    found: list[Message] = []
    abilities = data["characters"]["ability"]
    generals = [CHARACTER_IDS[g] for g in GENERALS]
    for r in abilities:
        if "ways" not in r:
            continue
        if r["of"] not in generals:
            found.append(_fault("bofa-pack-no-general", "characters", "ability", r["id"], "ways", {"who": r["of"]}))
        firsts = [way[0]["op"] for way in r["ways"]]
        for i, op in enumerate(firsts):
            if op in firsts[:i]:  # an answer names the way by its first block
                found.append(_fault("bofa-pack-way", "characters", "ability", r["id"], f"ways[{i}]", {"op": op}))
    for name in generals:
        able = [r["id"] for r in abilities if r["of"] == name and "ways" in r]
        own = next((r["id"] for r in abilities if r["of"] == name), "*")
        if len(able) != 1:
            args: dict[str, Atom] = {"who": name, "got": len(able)}
            found.append(_fault("bofa-pack-general", "characters", "ability", (able or [own])[-1], "ways", args))
    for r in data["characters"]["character"]:
        entering = [block["op"] == Enter.NAME for block in r.get("enters", ())]
        if entering and r["id"] != "thorin":  # the others come by rules that are printed
            found.append(_fault("bofa-pack-enters", "characters", "character", r["id"], "enters", {"who": r["id"]}))
        elif entering and (entering.count(True) != 1 or not entering[0]):
            found.append(_fault("bofa-pack-enter-first", "characters", "character", r["id"], "enters"))
    return found + _aloft_problems(data) + _lasting_problems(data) + _order_problems(data)


def _order_problems(data: Data) -> list[Message]:
    """An Event card is nobody's, and its attack is fought out once the order is done."""
    found: list[Message] = []
    for r in data["events"]["event"]:
        for i, block in enumerate(r["order"]):
            field = f"order[{i}]"
            if COMPANY_IDS[GENERAL] in block.get("with", ()):
                found.append(_fault("bofa-pack-nobody", "events", "event", r["id"], f"{field}.with"))
            if block["op"] in (Strike.NAME, Surround.NAME) and i + 1 < len(r["order"]):
                found.append(_fault("bofa-pack-attack-last", "events", "event", r["id"], field, {"op": block["op"]}))
    return found


def _aloft_problems(data: Data) -> list[Message]:
    """The Lord of the Eagles is in no region: nothing is in range of him, no Army contains him."""
    lords = [("characters", "ability", r, r["ways"]) for r in data["characters"]["ability"] if "ways" in r]
    lords = [one for one in lords if one[2]["of"] == CHARACTER_IDS[LORD]]
    lords += [("fate", "fate_card", r, [r["effect"]]) for r in data["fate"]["fate_card"] if r["type"] == "eagles"]
    found: list[Message] = []
    for file, table, record, effects in lords:
        for block in (block for effect in effects for block in effect):
            if block["op"] == Blast.NAME or block.get("with") == [COMPANY_IDS[GENERAL]]:
                field = "ways" if file == "characters" else "effect"
                found.append(_fault("bofa-pack-aloft", file, table, record["id"], field, {"op": block["op"]}))
    return found


def _lasting_problems(data: Data) -> list[Message]:
    """What only one card can do: the table counts it once."""
    found: list[Message] = []
    seen: dict[str, str] = {}
    for r in data["fate"]["fate_card"]:
        for block in lasting_of(r.get("lasting", [])):
            other = seen.setdefault(block.NAME, r["id"])
            if block.ALONE and other != r["id"]:
                args: dict[str, Atom] = {"op": block.NAME, "other": other}
                found.append(_fault("bofa-pack-lasting", "fate", "fate_card", r["id"], "lasting", args))
    return found


def _setup_problems(data: Data) -> list[Message]:
    """The starting position fits the figures and the tokens."""
    found: list[Message] = []
    positions = data["setup"]["fp_position"] + data["setup"]["shadow_position"]
    walkable = _walkable(data)
    for table in ("fp_position", "shadow_position"):
        for position in data["setup"][table]:
            if position["region"] not in walkable:
                found.append(_fault("bofa-pack-no-place", "setup", table, str(position["number"]), "region"))
    for unit in data["units"]["unit"]:
        side = SHADOW if UNIT_IDS.index(unit["id"]) >= FIRST_UNIT[SHADOW] else FP
        if GROUP_IDS.index(unit["group"]) not in GROUPS_OF[side]:  # B11.1.1
            found.append(_fault("bofa-pack-unit-side", "units", "unit", unit["id"], "group"))
        placed = sum(p["units"].get(unit["id"], 0) for p in positions)
        if placed > unit["figures"]:
            args: dict[str, Atom] = {"got": placed, "wanted": unit["figures"]}
            found.append(_fault("bofa-pack-figures", "units", "unit", unit["id"], "figures", args))
    for group in data["tokens"]["recruitment_group"]:
        placed = sum(p.get("recruitment_tokens", 0) for p in positions if p.get("recruitment_group") == group["id"])
        if placed > group["count"]:
            args = {"got": placed, "wanted": group["count"]}
            found.append(_fault("bofa-pack-figures", "tokens", "recruitment_group", group["id"], "count", args))
    return found
