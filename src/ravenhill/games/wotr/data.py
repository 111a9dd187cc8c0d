"""From the data files to the book: names become numbers, borders become lists."""

from __future__ import annotations

from typing import Any

from ravenhill.engine.decision import Arg, Message
from ravenhill.engine.kinds import Data
from ravenhill.engine.provenance import Provenance
from ravenhill.games.wotr.book import Book
from ravenhill.games.wotr.decks import CARD_IDS, CARDS, DECK_SIZE, card_side
from ravenhill.games.wotr.dice import FACE_NUMBER
from ravenhill.games.wotr.kinds import KIND_IDS, KINDS
from ravenhill.games.wotr.nations import FP, NATION_NUMBER, NATIONS, NO_NATION, SH
from ravenhill.games.wotr.people import CHARACTER_IDS, CHARACTERS
from ravenhill.games.wotr.places import BOXES, CITY, FORTIFICATION, NOTHING, REGIONS, STRONGHOLD, TOWN, army_at
from ravenhill.games.wotr.ranks import ELITE, LEADER, REGULAR, kind_of
from ravenhill.games.wotr.tiles import TILE_DIE, TILE_EYE, TILES

SETTLEMENTS = {
    "none": NOTHING,
    "town": TOWN,
    "city": CITY,
    "stronghold": STRONGHOLD,
    "fortification": FORTIFICATION,
}
RANKS = (("regular", REGULAR), ("elite", ELITE), ("leader", LEADER), ("nazgul", LEADER))


def make_book(data: Data) -> Book:
    book = Book()
    _regions(book, data)
    _figures(book, data)
    _characters(book, data)
    _dice(book, data)
    _cards(book, data)
    _tiles(book, data)
    return book


def _regions(book: Book, data: Data) -> None:
    records: list[dict[str, Any]] = data["regions"]["region"]
    book.region_ids = [r["id"] for r in records]
    book.region_index = {r["id"]: i for i, r in enumerate(records)}
    book.region_nation = [NATION_NUMBER.get(r.get("nation", "none"), NO_NATION) for r in records]
    book.settlement = [SETTLEMENTS[r.get("settlement", "none")] for r in records]
    book.vp = [r.get("vp", 0) for r in records]
    book.coastal = [i for i, r in enumerate(records) if r.get("coastal", False)]
    book.eastern = [i for i, r in enumerate(records) if r.get("eastern_edge", False)]
    book.near = [sorted(book.region_index[name] for name in r["adjacent"]) for r in records]
    book.strongholds = [i for i in range(REGIONS) if book.settlement[i] == STRONGHOLD]
    book.region_of = list(range(REGIONS)) + book.strongholds
    book.box = [-1] * REGIONS
    for i, r in enumerate(book.strongholds):
        book.box[r] = REGIONS + i
    book.settlements = [
        [i for i in range(REGIONS) if book.region_nation[i] == n and book.settlement[i] in (TOWN, CITY, STRONGHOLD)]
        for n in range(NATIONS)
    ]
    book.distance = [_distances(book, [r]) for r in range(REGIONS)]
    book.gate_distance = _distances(book, [i for i, r in enumerate(records) if r.get("mordor_entry", False)])
    book.armies = [army_at(book.region_index[name], side) for name in sorted(book.region_ids) for side in (FP, SH)]
    book.to_option = [("to", name) for name in book.region_ids]
    places = {p["id"]: p["sites"][0] for p in data["layout"]["layout"]}
    xs, ys = (sorted(places[name][axis] for name in book.region_ids) for axis in (0, 1))
    book.area = [_third(places[n][1], ys) * 3 + _third(places[n][0], xs) for n in book.region_ids]


def _distances(book: Book, ends: list[int]) -> list[int]:
    """From every region to the nearest of these, over passable borders."""
    far = [99] * REGIONS
    queue = list(ends)
    for r in ends:
        far[r] = 0
    for here in queue:
        for r in book.near[here]:
            if far[r] == 99:
                far[r] = far[here] + 1
                queue.append(r)
    return far


def _third(value: int, ordered: list[int]) -> int:
    """Which third of the ordered values this one lies in."""
    if value < ordered[len(ordered) // 3]:
        return 0
    return 1 if value < ordered[2 * len(ordered) // 3] else 2


def _figures(book: Book, data: Data) -> None:
    book.totals = [0] * KINDS
    for nation in data["components"]["nation"]:
        for name, rank in RANKS:
            book.totals[kind_of(NATION_NUMBER[nation["id"]], rank)] += nation.get(name, 0)
    book.start_reserve = book.totals[:]  # W4.13
    for army in data["setup"]["army"]:
        for name, rank in RANKS:
            if army.get(name):
                kind = kind_of(NATION_NUMBER[army["nation"]], rank)
                book.start_figures.append((book.region_index[army["region"]], kind, army[name]))
                book.start_reserve[kind] -= army[name]
    book.start_politics = [0] * NATIONS
    book.start_active = [0] * NATIONS
    for nation in data["politics"]["nation"]:
        book.start_politics[NATION_NUMBER[nation["id"]]] = nation["start"]
        book.start_active[NATION_NUMBER[nation["id"]]] = int(nation["active"])


def _characters(book: Book, data: Data) -> None:
    by_id = {c["id"]: c for c in data["characters"]["character"]}
    ordered = [by_id[name] for name in CHARACTER_IDS]
    book.level = [c["level"] for c in ordered]
    book.leadership = [c["leadership"] for c in ordered]
    book.extra_dice = [c.get("extra_dice", 0) for c in ordered]
    known = {**NATION_NUMBER, "any": NATIONS}
    book.activates = [known.get(c.get("activates", "none"), NO_NATION) for c in ordered]


def _dice(book: Book, data: Data) -> None:
    for side in ("fp", "shadow"):
        faces = data["dice"][side]["faces"]
        book.dice_faces.append([FACE_NUMBER[f] for f in faces])
        book.dice_labels.append([f"action:{f}" for f in faces])
        book.start_dice.append(data["dice"][side]["start"])


def _cards(book: Book, data: Data) -> None:
    book.card_index = {name: i for i, name in enumerate(CARD_IDS)}
    by_id = {c["id"]: c for c in data["events"]["event"]}
    ordered = [by_id[name] for name in CARD_IDS]
    combats = data["events"]["combat"]
    book.combat_ids = [c["id"] for c in combats]
    book.card_labels = [f"card:{name}" for name in CARD_IDS]
    book.card_icon = [FACE_NUMBER[c["icon"]] for c in ordered]
    book.card_table = [int(c.get("table", False)) for c in ordered]
    book.card_combat = [book.combat_ids.index(c["combat"]) for c in ordered]
    book.card_initiative = [list(combats[combat]["initiative"]) for combat in book.card_combat]
    book.card_player = [c.get("mp", "any") for c in ordered]
    book.card_player_doubtful = ["mp" in Provenance(c).assumed for c in ordered]


def _tiles(book: Book, data: Data) -> None:
    special = {"eye": TILE_EYE, "die": TILE_DIE}
    for i, tile in enumerate(sorted(data["hunt"]["tile"], key=lambda tile: _bag(book, tile))):
        book.tile_ids.append(tile["id"])
        book.tile_labels.append(f"tile:{tile['id']}")
        book.tile_value.append(special.get(tile["value"], tile["value"]))
        book.tile_reveal.append(int(tile.get("reveal", False)))
        book.tile_stop.append(int(tile.get("stop", False)))
        if "card" in tile:
            book.special_tile[book.card_index[tile["card"]]] = i


def _bag(book: Book, tile: dict[str, Any]) -> int:
    """Standard tiles come first, then those the cards of the Free Peoples bring, then those of the Shadow."""
    return 1 + card_side(book.card_index[tile["card"]]) if "card" in tile else 0


def data_problems(data: Data) -> list[Message]:
    """What fits the schema and still can not be played: borders of one side, counts that do not add up."""
    found: list[Message] = []
    near = {r["id"]: r["adjacent"] for r in data["regions"]["region"]}
    for name, others in near.items():
        found += [
            Message("wotr-bad-pack-border", {"region": name, "other": other})
            for other in others
            if name not in near[other]
        ]
    strongholds = [r for r in data["regions"]["region"] if r.get("settlement") == "stronghold"]
    for what, count, wanted in (
        ("region", len(near), REGIONS),
        ("stronghold", len(strongholds), BOXES),
        ("event", len(data["events"]["event"]), CARDS),
        ("tile", len(data["hunt"]["tile"]), TILES),
        ("character", len(data["characters"]["character"]), CHARACTERS),
    ):
        if count != wanted:
            found.append(Message("wotr-bad-pack-count", {"what": what, "count": count, "wanted": wanted}))
    brought = sorted(tile["card"] for tile in data["hunt"]["tile"] if "card" in tile)
    if brought != [*CARD_IDS[:4], *CARD_IDS[2 * DECK_SIZE : 2 * DECK_SIZE + 4]]:
        found.append(Message("wotr-bad-pack-tiles"))
    if not found:
        book = make_book(data)
        for k, left in enumerate(book.start_reserve):
            if left < 0:
                args: dict[str, Arg] = {"kind": KIND_IDS[k], "count": book.totals[k] - left, "wanted": book.totals[k]}
                found.append(Message("wotr-bad-pack-figures", args))
    return found
