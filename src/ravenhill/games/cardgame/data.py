"""From the data files to the books: one for each scenario, names become numbers, texts become instructions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ravenhill.engine.decision import Message
from ravenhill.engine.pack import Data, problem_at
from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame.book import Book
from ravenhill.games.cardgame.effects.notation import Reader, Unreadable
from ravenhill.games.cardgame.effects.operation import Operation
from ravenhill.games.cardgame.effects.timings import TIMINGS, read_ability
from ravenhill.games.cardgame.effects.vocabulary import reader
from ravenhill.games.cardgame.shapes import CardRecord, LocationRecord

RINGS = {"trilogy": b.RING_TRILOGY, "duel": b.RING_DUEL}
WITH_PROMOS = "+promos"


def make_books(data: Data) -> dict[str, Book]:
    """One book for each scenario, and one with the promotional cards in the decks (C10.5)."""
    books: dict[str, Book] = {}
    for record in data["scenarios"]["scenario"]:
        books[record["id"]] = make_book(data, record, False)
        books[record["id"] + WITH_PROMOS] = make_book(data, record, True)
    return books


def make_book(data: Data, scenario: Mapping[str, Any], promos: bool) -> Book:
    book = Book()
    records, locations = _records(data)
    texts = reader(records, locations)
    _cards(book, records, texts)
    for card, record in enumerate(records):
        for written in record.get("ability", []):
            if written["timing"] in TIMINGS:  # a stored pack may have one of old
                ability = read_ability(texts, record["id"], written)
                TIMINGS[ability.timing].lay(book, card, ability)
                book.texts[card].append(ability)
    _locations(book, locations, texts)
    _scenario(book, scenario, _out_of_decks(data, promos))
    return book


def _records(data: Data) -> tuple[list[Mapping[str, Any]], list[Mapping[str, Any]]]:
    """Every card, copies included, and every location, battlegrounds first."""
    cards = [r for r in data["cards"]["card"] for _ in range(r["copies"])]
    return cards, [*data["battlegrounds"]["battleground"], *data["paths"]["path"]]


# --- what the schema can not tell ---


def data_problems(data: Data) -> list[Message]:
    """Wrong counts of cards, decks that are not full, and texts that are not in the notation."""
    found: list[Message] = []
    promos = _out_of_decks(data, False)
    copies = sum(r["copies"] for r in data["cards"]["card"] if r["id"] not in promos)
    if copies != data["components"]["counts"].get("faction_cards"):
        found.append(Message("cardgame-bad-card-count"))
    if (len(data["battlegrounds"]["battleground"]), len(data["paths"]["path"])) != (b.BATTLEGROUNDS, b.PATHS):
        found.append(Message("cardgame-bad-location-count"))
    return found or _text_problems(data) or _deck_problems(data)


def _text_problems(data: Data) -> list[Message]:
    found: list[Message] = []
    texts = reader(*_records(data), strict=True)
    for r in data["cards"]["card"]:
        if r["type"] == "item":
            found += _unread(texts.cards, "|".join(r["wielders"]), "", ("cards", "card", r["id"], "wielders"))
        for i, a in enumerate(r.get("ability", [])):
            found += _ability_problems(texts, r["id"], a, f"ability[{i}]")
    for stem, name in (("battlegrounds", "battleground"), ("paths", "path")):
        for r in data[stem][name]:
            for i, line in enumerate(r["effect"]):
                found += _unread(texts.line, line, "", (stem, name, r["id"], f"effect[{i}]"), Operation)
    return found


def _ability_problems(texts: Reader, card: str, a: Mapping[str, Any], field: str) -> list[Message]:
    def at(part: str) -> tuple[str, str, str, str]:
        return ("cards", "card", card, f"{field}.{part}")

    found: list[Message] = []
    if "condition" in a:
        found += _unread(texts.condition, a["condition"], card, at("condition"))
    if "actor" in a:
        found += _unread(lambda text, this: texts.who(text), a["actor"], card, at("actor"))
    for i, line in enumerate(a.get("cost", [])):
        found += _unread(texts.line, line, card, at(f"cost[{i}]"), Operation)
    for i, line in enumerate(a["effect"]):
        wrong = _unread(texts.line, line, card, at(f"effect[{i}]"))
        if not wrong and not TIMINGS[a["timing"]].takes(texts.line(line, card)):
            wrong = [problem_at("cardgame-bad-timing", *at(f"effect[{i}]"), {"text": line, "timing": a["timing"]})]
        found += wrong
    return found


def _unread(
    read: Callable[[str, str], object], text: str, this: str, at: tuple[str, str, str, str], kind: type = object
) -> list[Message]:
    """That a text can not be read, or not as what must stand there."""
    try:
        if isinstance(read(text, this), kind):
            return []
    except Unreadable:
        pass
    return [problem_at("cardgame-bad-notation", *at, {"text": text})]


def _deck_problems(data: Data) -> list[Message]:
    found: list[Message] = []
    for s in data["scenarios"]["scenario"]:
        book = make_book(data, s, False)
        for i, seat in enumerate(s["seat"]):
            n = len(book.deck_of[i])
            if n != seat["deck_size"]:
                field = f"seat[{i}].deck_size"
                found.append(problem_at("cardgame-bad-deck", "scenarios", "scenario", s["id"], field, {"n": n}))
    return found


# --- cards ---


def _cards(book: Book, records: list[Mapping[str, Any]], texts: Reader) -> None:
    book.cards = len(records)
    seen: dict[str, int] = {}
    kinds = list(dict.fromkeys(r["id"] for r in records))
    for r in records:
        seen[r["id"]] = seen.get(r["id"], 0) + 1
        copy = seen[r["id"]]
        book.card_ids.append(r["id"] if copy == 1 else f"{r['id']}_{copy}")
        book.card_records.append(_card_record(r))
    n = book.cards
    book.card_index = {name: i for i, name in enumerate(book.card_ids)}
    book.card_labels = [f"card:{name}" for name in book.card_ids]
    book.kind_of = [kinds.index(r["id"]) for r in records]
    book.side = [b.SIDE_IDS.index(r["side"]) for r in records]
    book.type = [b.TYPE_IDS.index(r["type"]) for r in records]
    book.faction = [b.FACTION_IDS.index(r["faction"]) for r in records]
    book.attack = [r["battleground_attack"] for r in records]
    book.defence = [r["battleground_defence"] for r in records]
    book.leader_attack = [r["leadership_attack"] for r in records]
    book.leader_defence = [r["leadership_defence"] for r in records]
    book.path_icons = [r["path_icons"] for r in records]
    book.paths = [[number in r["paths"] for number in range(10)] for r in records]
    book.weapon = ["weapon" in r["keywords"] for r in records]
    book.wielders = [_wielders(r, texts) for r in records]
    book.wielder_cards = [[i for i, may in enumerate(w) if may] for w in book.wielders]
    for lists in (book.arrivals, book.actions, book.event_text, book.bonus_of_self, book.round_rights):
        lists.extend([] for _ in range(n))
    for replaced in (book.replaces_self, book.item_replaces):
        replaced.extend([] for _ in range(n))
    book.texts = [[] for _ in range(n)]
    book.event_condition = [None] * n
    for flags in (book.one_weapon, book.forbid_path, book.forbid_shadow_ground):
        flags.extend([False] * n)
    book.speaks_of_elimination = [False] * n
    book.looks_around = [False] * n
    for counts in (book.carryover_reserve, book.carryover_always, book.extra_draw, book.extra_cycle):
        counts.extend([0] * n)
    book.play_option = [("play", name) for name in book.card_ids]
    book.move_option = [("move", name) for name in book.card_ids]
    book.cycle_option = [("cycle", name) for name in book.card_ids]
    book.use_option = [("use", name) for name in book.card_ids]
    book.eliminate_option = [("eliminate", name) for name in book.card_ids]
    book.forsake_option = [("forsake", name) for name in book.card_ids]
    book.take_option = [("take", name) for name in book.card_ids]
    book.loses_option = [("lose", name) for name in book.card_ids]
    book.to_card = [("on", name) for name in book.card_ids]


def _card_record(r: Mapping[str, Any]) -> CardRecord:
    """C5.3. What is printed on a card, with the marks of doubt its data carries."""
    return {
        "id": r["id"],
        "side": r["side"],
        "faction": r["faction"],
        "type": r["type"],
        "battleground_attack": r["battleground_attack"],
        "battleground_defence": r["battleground_defence"],
        "leadership_attack": r["leadership_attack"],
        "leadership_defence": r["leadership_defence"],
        "paths": r["paths"],
        "path_icons": r["path_icons"],
        "variable_icons": r["variable_icons"],
        "wielders": r["wielders"],
        "keywords": r["keywords"],
        "original": _original(r),
        "uncertain": list(r.get("uncertain", [])),
    }


def _location_record(r: Mapping[str, Any]) -> LocationRecord:
    return {
        "id": r["id"],
        "side": r.get("side", b.SIDE_IDS[b.FREE]),
        "path": r.get("path", 0),
        "defence": r["defence"],
        "vp": r["vp"],
        "attackers": r.get("attackers", []),
        "defenders": r.get("defenders", []),
        "original": _original(r),
        "uncertain": list(r.get("uncertain", [])),
    }


def _original(r: Mapping[str, Any]) -> bool:
    return str(r.get("source", "")).startswith("original")


def _wielders(r: Mapping[str, Any], texts: Reader) -> list[bool]:
    """Which characters may wield the item."""
    if r["type"] != "item":
        return []
    listed = texts.cards("|".join(r["wielders"])).match
    return [
        w and o["type"] == "character" and o["side"] == r["side"] for w, o in zip(listed, texts.records, strict=True)
    ]


# --- locations and scenario ---


def _locations(book: Book, records: list[Mapping[str, Any]], texts: Reader) -> None:
    book.location_ids = [r["id"] for r in records]
    book.location_index = {name: i for i, name in enumerate(book.location_ids)}
    book.location_labels = [f"location:{name}" for name in book.location_ids]
    book.to_location = [("to", name) for name in book.location_ids]
    book.location_defence = [r["defence"] for r in records]
    book.location_vp = [r["vp"] for r in records]
    book.location_texts = [[texts.line(line) for line in r["effect"]] for r in records]
    for i, r in enumerate(records):
        ground = i < b.BATTLEGROUNDS
        book.location_side.append(b.SIDE_IDS.index(r["side"]) if ground else b.FREE)
        book.path_number.append(0 if ground else r["path"])
        attackers = [b.FACTION_IDS.index(f) for f in r.get("attackers", [])]
        defenders = [b.FACTION_IDS.index(f) for f in r.get("defenders", [])]
        book.attackers.append(attackers)
        book.defenders.append(defenders)
        book.shows.append([f in attackers or f in defenders for f in range(len(b.FACTION_IDS))])
        book.location_records.append(_location_record(r))


def _out_of_decks(data: Data, promos: bool) -> list[str]:
    """C10.5. The cards in no deck made of factions: promotional cards, or those they stand in for."""
    return [r["replaces" if promos else "card"] for r in data["components"]["promo"]]


def _scenario(book: Book, s: Mapping[str, Any], left_out: list[str]) -> None:
    seats = s["seat"]
    book.scenario = s["id"]
    book.player_ids = [seat["id"] for seat in seats]
    book.sides = [b.SIDE_IDS.index(seat["side"]) for seat in seats]
    book.slots = [book.player_ids.index(name) for name in s["slots"]]
    book.owner = [-1] * book.cards
    book.faction_player = [-1] * len(b.FACTION_IDS)
    for player, seat in enumerate(seats):
        deck = _deck(book, seat, left_out)
        book.deck_of.append(deck)
        for card in deck:
            book.owner[card] = player
            book.faction_player[book.faction[card]] = player
        ring = seat.get("ring_token")
        book.ring_rule.append(RINGS[ring["rule"]] if ring else b.NO_RING)
        book.ring_vp.append(ring["unused_vp"] if ring else 0)
        book.doubled.append(s["each_player_doubling"] and seat["id"] in s.get("doubling_applies_to", book.player_ids))
    book.setup_draw = [seat["setup_draw"] for seat in seats]
    book.setup_cycle = [seat["setup_cycle"] for seat in seats]
    book.draw_step = [seat["draw_step"] for seat in seats]
    book.first_path = s["first_path"]
    book.last_path = s["last_path"]
    book.path_duel = s["path_scoring"] == "duel"
    by_round = s.get("battlegrounds_by_round")
    book.used_locations = [True] * b.LOCATIONS
    if by_round:
        rounds = [[book.location_index[name] for name in by_round.get(str(n), [])] for n in range(s["max_rounds"] + 1)]
        book.battlegrounds_by_round = rounds
        named = [i for grounds in rounds for i in grounds]
        named += [book.location_index[name] for names in s["paths_by_number"].values() for name in names]
        book.used_locations = [i in named for i in range(b.LOCATIONS)]


def _deck(book: Book, seat: Mapping[str, Any], left_out: list[str]) -> list[int]:
    """The cards of a seat: those of its factions, or those its list names."""
    if "deck" not in seat:
        factions = [b.FACTION_IDS.index(f) for f in seat["factions"]]
        ids = [str(record["id"]) for record in book.card_records]
        return [card for card in range(book.cards) if book.faction[card] in factions and ids[card] not in left_out]
    left = dict(seat["deck"])
    deck: list[int] = []
    for card in range(book.cards):
        name = str(book.card_records[card]["id"])
        if left.get(name, 0) > 0:
            left[name] -= 1
            deck.append(card)
    return deck
