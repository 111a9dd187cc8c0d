"""From the data files to the books: one for each scenario, names become numbers, texts become instructions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ravenhill.engine.decision import Arg, Message
from ravenhill.engine.kinds import Data
from ravenhill.engine.schema import problem_at
from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame.book import Book
from ravenhill.games.cardgame.effects.notation import Reader, Unreadable
from ravenhill.games.cardgame.effects.operation import Operation
from ravenhill.games.cardgame.effects.timings import TIMINGS, read_ability
from ravenhill.games.cardgame.effects.vocabulary import reader
from ravenhill.games.cardgame.printed import printed, records_of, sides_of
from ravenhill.games.cardgame.shapes import Side

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
    records, locations = records_of(data)
    texts = reader(records, locations)
    faces = printed(data)
    book.card_ids = list(faces["cards"])
    book.card_faces = list(faces["cards"].values())
    book.location_faces = list(faces["locations"].values())
    _cards(book, records, texts, sides_of(data))
    for card, record in enumerate(records):
        for written in record.get("ability", []):
            if written["timing"] in TIMINGS:  # a stored pack may have one of old
                ability = read_ability(texts, record["id"], written)
                TIMINGS[ability.timing].lay(book, card, ability)
                book.texts[card].append(ability)
    _locations(book, locations, texts)
    _scenario(book, scenario, _out_of_decks(data, promos))
    return book


# --- what the schema can not tell ---


def data_problems(data: Data) -> list[Message]:
    """Texts that are not in the notation, and decks that have too many cards, or too few."""
    if (len(data["battlegrounds"]["battleground"]), len(data["paths"]["path"])) != (b.BATTLEGROUNDS, b.PATHS):
        return [Message("cardgame-bad-location-count")]
    sides = _side_problems(data)
    return sides or _text_problems(data) + _seat_problems(data) or _deck_problems(data)


def _side_problems(data: Data) -> list[Message]:
    """A faction that stands on no side, or on both."""
    sides = data["components"]["sides"]
    return [
        problem_at("pack-faction-side", "components", "sides", "", side, {"got": faction})
        for faction in b.FACTION_IDS
        for side, other in (("free_peoples", "shadow"), ("shadow", "free_peoples"))
        if sides[side].count(faction) + sides[other].count(faction) != 1
    ]


def _seat_problems(data: Data) -> list[Message]:
    """Players who are named and have no seat; decks that name more copies of a card than there are."""
    found: list[Message] = []
    copies = {r["id"]: r.get("copies", 1) for r in data["cards"]["card"]}
    for s in data["scenarios"]["scenario"]:
        left = dict(copies)
        for seat_number, seat in enumerate(s["seat"]):
            for card, n in seat.get("deck", {}).items():
                left[card] -= n
                if left[card] < 0:
                    field = f"seat[{seat_number}].deck.{card}"
                    n = copies[card]
                    found.append(problem_at("pack-few-copies", "scenarios", "scenario", s["id"], field, {"n": n}))
        known = [seat["id"] for seat in s["seat"]]
        for field in ("slots", "doubling_applies_to"):
            for i, name in enumerate(s.get(field, [])):
                if name not in known:
                    args: dict[str, Arg] = {"got": name, "known": ", ".join(known)}
                    at = ("scenarios", "scenario", s["id"], f"{field}[{i}]")
                    found.append(problem_at("pack-need-one-of", *at, args))
    return found


def _text_problems(data: Data) -> list[Message]:
    found: list[Message] = []
    texts = reader(*records_of(data), strict=True)
    for r in data["cards"]["card"]:
        if r["type"] == "item":
            found += _unread(texts.cards, "|".join(r.get("wielders", [])), "", ("cards", "card", r["id"], "wielders"))
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
            wrong = [problem_at("pack-bad-timing", *at(f"effect[{i}]"), {"text": line, "timing": a["timing"]})]
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
    return [problem_at("pack-bad-text", *at, {"text": text})]


def _deck_problems(data: Data) -> list[Message]:
    found: list[Message] = []
    for s in data["scenarios"]["scenario"]:
        decks = [make_book(data, s, promos).deck_of for promos in (False, True)]
        for i, seat in enumerate(s["seat"]):
            for n in dict.fromkeys(len(deck[i]) for deck in decks):
                if n != seat["deck_size"]:
                    field = f"seat[{i}].deck_size"
                    found.append(problem_at("pack-bad-deck", "scenarios", "scenario", s["id"], field, {"n": n}))
    return found


# --- cards ---


def _cards(book: Book, records: list[Mapping[str, Any]], texts: Reader, sides: Mapping[str, Side]) -> None:
    book.cards = len(records)
    kinds = list(dict.fromkeys(r["id"] for r in records))
    n = book.cards
    book.card_index = {name: i for i, name in enumerate(book.card_ids)}
    book.card_labels = [f"card:{name}" for name in book.card_ids]
    book.kind_of = [kinds.index(r["id"]) for r in records]
    book.side = [b.SIDE_IDS.index(sides[r["faction"]]) for r in records]
    book.type = [b.TYPE_IDS.index(r["type"]) for r in records]
    book.faction = [b.FACTION_IDS.index(r["faction"]) for r in records]
    book.attack = [r.get("battleground_attack", 0) for r in records]
    book.defence = [r.get("battleground_defence", 0) for r in records]
    book.leader_attack = [r.get("leadership_attack", 0) for r in records]
    book.leader_defence = [r.get("leadership_defence", 0) for r in records]
    book.path_icons = [r.get("path_icons", 0) for r in records]
    book.paths = [[number in r.get("paths", []) for number in range(10)] for r in records]
    book.weapon = ["weapon" in r.get("keywords", []) for r in records]
    book.wielders = [_wielders(r, texts, sides) for r in records]
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


def _wielders(r: Mapping[str, Any], texts: Reader, sides: Mapping[str, Side]) -> list[bool]:
    """Which characters may wield the item: those of its side that its list speaks of."""
    if r["type"] != "item":
        return []
    match = texts.cards("|".join(r.get("wielders", []))).match
    side = sides[r["faction"]]
    return [
        may and o["type"] == "character" and sides[o["faction"]] == side
        for may, o in zip(match, texts.records, strict=True)
    ]


# --- locations and scenario ---


def _locations(book: Book, records: list[Mapping[str, Any]], texts: Reader) -> None:
    book.location_ids = [r["id"] for r in records]
    book.location_index = {name: i for i, name in enumerate(book.location_ids)}
    book.location_labels = [f"location:{name}" for name in book.location_ids]
    book.to_location = [("to", name) for name in book.location_ids]
    book.location_defence = [r.get("defence", 0) for r in records]
    book.location_vp = [r["vp"] for r in records]
    book.location_texts = [[texts.line(line) for line in r["effect"]] for r in records]
    for i, r in enumerate(records):
        ground = i < b.BATTLEGROUNDS
        book.location_side.append(b.SIDE_IDS.index(r["side"]) if ground else b.FREE)
        book.path_number.append(0 if ground else r["path"])
        shown = [*r.get("attackers", []), *r.get("defenders", [])]
        book.shows.append([faction in shown for faction in b.FACTION_IDS])


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
        book.doubled.append(seat["id"] in s.get("doubling_applies_to", []))
    book.setup_draw = [seat["setup_draw"] for seat in seats]
    book.setup_cycle = [seat["setup_cycle"] for seat in seats]
    book.draw_step = [seat["draw_step"] for seat in seats]
    book.last_path = s["last_path"]
    book.path_duel = s.get("path_scoring") == "duel"
    by_round = s.get("battlegrounds_by_round")
    book.used_locations = [True] * b.LOCATIONS
    if by_round:
        rounds = [[book.location_index[name] for name in by_round.get(str(n), [])] for n in range(s["last_path"] + 1)]
        book.battlegrounds_by_round = rounds
        named = [i for grounds in rounds for i in grounds]
        named += [book.location_index[name] for names in s["paths_by_number"].values() for name in names]
        book.used_locations = [i in named for i in range(b.LOCATIONS)]


def _deck(book: Book, seat: Mapping[str, Any], left_out: list[str]) -> list[int]:
    """The cards of a seat: those of its factions, or those its list names."""
    if "deck" not in seat:
        factions = [b.FACTION_IDS.index(f) for f in seat["factions"]]
        ids = [face["kind"] for face in book.card_faces]
        return [card for card in range(book.cards) if book.faction[card] in factions and ids[card] not in left_out]
    left = dict(seat["deck"])
    deck: list[int] = []
    for card in range(book.cards):
        name = book.card_faces[card]["kind"]
        if left.get(name, 0) > 0:
            left[name] -= 1
            deck.append(card)
    return deck
