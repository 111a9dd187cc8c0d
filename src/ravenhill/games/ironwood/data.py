"""Reads the facts (and what a data pack replaces) into the book."""

from __future__ import annotations

from collections import deque
from typing import Any

from ravenhill.engine.kinds import Data
from ravenhill.engine.named import number
from ravenhill.games.ironwood.book import IC, WW, Book, Card, Icon, Kind
from ravenhill.games.ironwood.effects.operations import passives_of, steps_of

SIDES = {"woodwalkers": WW, "ironclad": IC}
KINDS = {"capital": Kind.CAPITAL, "inner": Kind.INNER, "outer": Kind.OUTER}


def build(data: Data) -> Book:
    """The book of the printed game, or of the game with a pack's records in it."""
    book = Book()
    _board(book, data["board"])
    for stem in ("cards_ww", "cards_ic"):
        for record in sorted(data[stem]["card"], key=lambda r: str(r["id"])):
            _card(book, record)
    _removed(book, data)
    for record in data["visions"]["vision"]:
        _vision(book, record)
    _limits(book, data)
    _offers(book)
    return book


def _board(book: Book, board: dict[str, Any]) -> None:
    mountains = sorted(board["mountain"], key=lambda r: r["kind"] != "capital")
    forests = board["forest"]
    book.mountain_names = [r["id"] for r in mountains]
    book.forest_names = [r["id"] for r in forests]
    book.mountain_index = {name: i for i, name in enumerate(book.mountain_names)}
    book.forest_index = {name: i for i, name in enumerate(book.forest_names)}
    book.mountain_labels = [f"mountain:{name}" for name in book.mountain_names]
    book.forest_labels = [f"forest:{name}" for name in book.forest_names]
    for r in mountains:
        book.mountain_number.append(r["number"])
        book.kind.append(KINDS[r["kind"]])
        book.ridges.append(sorted(book.mountain_index[m] for m in r["ridges_to"]))
        book.forests_of.append(sorted(book.forest_index[f] for f in r["forests"]))
    for r in forests:
        book.forest_number.append(r["number"])
        book.outer.append(r["kind"] == "outer")
        book.trails.append(sorted(book.forest_index[f] for f in r["trails_to"]))
        book.mountains_of.append(sorted(book.mountain_index[m] for m in r["mountains"]))
    book.inner_of = [[f for f in fs if not book.outer[f]] for fs in book.forests_of]
    book.inner_mountains = [m for m, k in enumerate(book.kind) if k == Kind.INNER]
    book.outer_mountains = [m for m, k in enumerate(book.kind) if k == Kind.OUTER]
    book.inner_forests = [f for f, outer in enumerate(book.outer) if not outer]
    book.outer_forests = [f for f, outer in enumerate(book.outer) if outer]
    book.mountain_path = [_paths(book.ridges, m) for m in range(len(mountains))]
    book.forest_path = [_paths(book.trails, f) for f in range(len(forests))]
    book.to_outer = [min(path[f] for f in book.outer_forests) for path in book.forest_path]


def _paths(edges: list[list[int]], start: int) -> list[int]:
    """I6.11. Fewest steps from one place to every other; 99 where there is no way."""
    steps = [99] * len(edges)
    steps[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in edges[here]:
            if steps[there] == 99:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def _card(book: Book, record: dict[str, Any]) -> None:
    card = Card(record["id"], SIDES[record["faction"]], record["type"] == "base")
    card.damage, card.defence, card.dominance = record["damage"], record["defence"], record["dominance"]
    for name in record["solo_icons"]:
        card.red.append(name.endswith("_red"))
        card.icons.append(number(Icon, name.removesuffix("_red")))
    card.steps = steps_of(record.get("steps", []))
    card.passive = passives_of(record.get("passive", []))
    card.on_tick = steps_of(record.get("on_tick", []))
    card.on_exhaust = steps_of(record.get("on_exhaust", []))
    card.on_burn = steps_of(record.get("on_burn", []))
    place = len(book.cards)
    book.cards.append(card)
    book.card_index[card.ident] = place
    book.card_labels.append(f"card:{card.ident}")
    (book.bases if card.base else book.specials)[card.side].append(place)
    book.card_count = len(book.cards)


def _removed(book: Book, data: Data) -> None:
    """Cards that leave a person's deck in solo play."""
    removed = data["setup"]["solo_removed"]
    book.removed_vs_ironbot = [book.card_index[i] for i in removed["vs_ironbot_remove_from_human_deck"]]
    book.removed_vs_woodbot = [book.card_index[i] for i in removed["vs_woodbot_remove_from_human_deck"]]


def _vision(book: Book, record: dict[str, Any]) -> None:
    place = len(book.vision_names)
    book.vision_names.append(record["id"])
    book.vision_index[record["id"]] = place
    book.vision_labels.append(f"card:{record['id']}")
    book.vision_mountain.append(book.mountain_index[record["mountain"]])
    book.vision_crystals.append(record["crystals"])
    book.vision_count = len(book.vision_names)
    book.vision_of_mountain = [-1] * len(book.mountain_names)
    for v, m in enumerate(book.vision_mountain):
        book.vision_of_mountain[m] = v


def _offers(book: Book) -> None:
    forests, mountains = book.forest_names, book.mountain_names
    book.fighter_moves = [[("move", forests[f], forests[g]) for g in book.trails[f]] for f in range(len(forests))]
    book.warband_moves = [[("move", mountains[m], mountains[n]) for n in book.ridges[m]] for m in range(len(mountains))]
    book.plays = [("play", card.ident) for card in book.cards]
    book.wagers = [("wager", card.ident) for card in book.cards]
    book.forest_recruits = [("recruit", name) for name in forests]
    book.mountain_recruits = [("recruit", name) for name in mountains]


def _limits(book: Book, data: Data) -> None:
    count = {r["id"]: r["count"] for r in data["setup"]["component"]}
    limits = data["setup"]["limits"]
    book.crystals = count["crystal"]
    book.markers = count["marker"]
    book.fighters = [count["ww_fighter"], count["ic_fighter"]]
    book.golems = count["golem"]
    book.totems = count["totem"]
    book.forge_tokens = count["forge"]
    book.hand_limit = limits["hand_limit"]
    book.turns = limits["cards_per_round"]
    book.forges_to_win = limits["forges_to_win"]
    book.totems_to_win = limits["totems_to_win"]
    book.recruit_cost = limits["recruit_cost"]
    book.draw_per_round = limits["draw_per_round"]
    book.first_draw = limits["first_round_mulligan_draw"]
    book.income = [limits["income_woodwalkers"], limits["income_ironclad"]]
    track = sorted(data["drill"]["step"], key=lambda r: int(r["position"]))
    book.track_last = len(track) - 1
    book.track_cargo = [r["cargo_crystals"] for r in track]
    book.track_rewards = [list(r["rewards"]) for r in track]
