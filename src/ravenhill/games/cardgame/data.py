"""From the data files to the books: one for each scenario, names become numbers, texts become instructions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ravenhill.engine.decision import Message
from ravenhill.engine.pack import Data
from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame.book import Ability, Bonus, Book, Replacement, Right
from ravenhill.games.cardgame.notation import KINDS, Reader, Unreadable, call
from ravenhill.games.cardgame.shapes import CardRecord, LocationRecord

EVERYWHERE = b.TO_RESERVE | b.TO_PATH | b.TO_BATTLEGROUND
ARRIVALS = {  # timing: where it works, and whether on a move too
    "on_play": (EVERYWHERE, False),
    "on_play_battleground": (b.TO_BATTLEGROUND, False),
    "on_play_reserve": (b.TO_RESERVE, False),
    "on_play_path": (b.TO_PATH, False),
    "on_play_on_wielder_in_reserve": (b.TO_RESERVE, False),
    "on_play_or_move_path": (b.TO_PATH, True),
    "on_play_or_move_battleground": (b.TO_BATTLEGROUND, True),
    "on_play_or_move_path_or_battleground": (b.TO_PATH | b.TO_BATTLEGROUND, True),
}
ACTIONS = {
    "action_reserve": b.TO_RESERVE,
    "action_path": b.TO_PATH,
    "action_path_or_battleground": b.TO_PATH | b.TO_BATTLEGROUND,
    "action_in_play": EVERYWHERE,
}
ANY_CAUSE = [b.BY_TEXT, b.IN_PATH_COMBAT, b.IN_BATTLE, b.FORSAKEN_HAND, b.FORSAKEN_RESERVE, b.FORSAKEN_TOP]
REPLACED = {
    "replace_eliminated_any": ANY_CAUSE,
    "replace_eliminated_path_combat": [b.IN_PATH_COMBAT],
    "replace_forsake_top_of_deck": [b.FORSAKEN_TOP],
    "replace_forsake_from_reserve": [b.FORSAKEN_RESERVE],
    "replace_wielder_eliminated_path_combat": [b.IN_PATH_COMBAT],
    "replace_wielder_eliminated_combat": [b.IN_PATH_COMBAT, b.IN_BATTLE],
}
RINGS = {"trilogy": b.RING_TRILOGY, "duel": b.RING_DUEL}
WITH_PROMOS = "+promos"
ELSEWHERE = (b.ANYWHERE_IN_PLAY, b.SHADOW_ACTIVE)  # conditions that a combat elsewhere may end


def make_books(data: Data) -> dict[str, Book]:
    """One book for each scenario, and one with the promotional cards in the decks (C10.5)."""
    books: dict[str, Book] = {}
    for record in data["scenarios"]["scenario"]:
        books[record["id"]] = make_book(data, record, False)
        books[record["id"] + WITH_PROMOS] = make_book(data, record, True)
    return books


def make_book(data: Data, scenario: Mapping[str, Any], promos: bool) -> Book:
    book = Book()
    records = [r for r in data["cards"]["card"] for _ in range(r["copies"])]
    locations = [*data["battlegrounds"]["battleground"], *data["paths"]["path"]]
    reader = Reader(records, locations)
    _cards(book, records, reader)
    for card, record in enumerate(records):
        for ability in record.get("ability", []):
            _text(book, reader, card, record, ability)
    _locations(book, locations, reader)
    _scenario(book, scenario, _out_of_decks(data, promos))
    return book


def data_problems(data: Data) -> list[Message]:
    """What the schema can not tell: counts of cards, and texts that are not in the notation."""
    found: list[Message] = []
    promos = _out_of_decks(data, False)
    copies = sum(r["copies"] for r in data["cards"]["card"] if r["id"] not in promos)
    if copies != data["components"]["counts"].get("faction_cards"):
        found.append(Message("cardgame-bad-card-count"))
    if (len(data["battlegrounds"]["battleground"]), len(data["paths"]["path"])) != (b.BATTLEGROUNDS, b.PATHS):
        found.append(Message("cardgame-bad-location-count"))
    if found:
        return found
    try:
        make_books(data)
    except (Unreadable, KeyError, IndexError, ValueError) as e:
        found.append(Message("cardgame-bad-notation", {"text": str(e)}))
    return found


def _cards(book: Book, records: list[Mapping[str, Any]], reader: Reader) -> None:
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
    book.wielders = [_wielders(r, reader) for r in records]
    book.wielder_cards = [[i for i, may in enumerate(w) if may] for w in book.wielders]
    for lists in (book.arrivals, book.actions, book.event_text, book.bonus_of_self, book.round_rights):
        lists.extend([] for _ in range(n))
    for replaced in (book.replaces_self, book.item_replaces):
        replaced.extend([] for _ in range(n))
    book.event_condition = [_play_condition(r, reader) for r in records]
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


def _wielders(r: Mapping[str, Any], reader: Reader) -> list[bool]:
    """Which characters may wield the item."""
    if r["type"] != "item":
        return []
    listed = reader.match("|".join(r["wielders"]))
    return [
        w and o["type"] == "character" and o["side"] == r["side"] for w, o in zip(listed, reader.records, strict=True)
    ]


def _play_condition(r: Mapping[str, Any], reader: Reader) -> b.Condition | None:
    """What must hold for an event to be played at all (C6.3.9)."""
    if r["type"] != "event" or "(" not in r["play_condition"]:
        return None
    return reader.condition(r["play_condition"])


# --- texts of cards ---


def _text(book: Book, reader: Reader, card: int, r: Mapping[str, Any], a: Mapping[str, Any]) -> None:
    timing: str = a["timing"]
    if timing in ARRIVALS:
        ability = _ability(reader, r, a)
        ability.where, ability.moved = ARRIVALS[timing]
        book.arrivals[card].append(ability)
    elif timing in ACTIONS:
        ability = _ability(reader, r, a)
        ability.where = ACTIONS[timing]
        book.actions[card].append(ability)
    elif timing == "event":
        book.event_text[card] = [reader.line(line, r["id"]) for line in a["effect"]]
        for line in a["effect"]:
            if line.startswith("round_"):
                _right(book, reader, card, r, line)
    elif timing in REPLACED:
        keeps = a["effect"][0] != "cycle(this)"
        place = book.item_replaces if "wielder" in timing else book.replaces_self
        place[card].append(Replacement(REPLACED[timing], keeps))
        book.speaks_of_elimination[card] = "wielder" not in timing
    elif timing == "draw_step_reserve":
        for line in a["effect"]:
            name, plain, _ = call(line)
            if name == "draw":
                book.extra_draw[card] += int(plain[1])
            else:
                book.extra_cycle[card] += int(plain[1])
    elif timing in ("static", "restriction", "while_reserve", "while_in_play", "while_on_path"):
        for line in a["effect"]:
            _lasting(book, reader, card, r, a, line)
    elif timing not in ("on_aragorn_played", "on_gandalf_the_white_played"):  # told by the card that is played
        raise Unreadable(timing)


def _ability(reader: Reader, r: Mapping[str, Any], a: Mapping[str, Any]) -> Ability:
    ability = Ability()
    ability.optional = a["optional"]
    ability.condition = reader.condition(a.get("condition"), r["id"])
    ability.cost = [reader.line(line, r["id"]) for line in a.get("cost", [])]
    ability.effects = [reader.line(line, r["id"]) for line in a["effect"]]
    ability.actor = reader.who(a["actor"]) if "actor" in a else b.SELF
    ability.once = "limit" in a
    return ability


def _lasting(book: Book, reader: Reader, card: int, r: Mapping[str, Any], a: Mapping[str, Any], line: str) -> None:
    """A text that works as long as the card lies where it says."""
    name, plain, named = call(line)
    if name == "carryover":
        counts = book.carryover_reserve if a["timing"] == "while_reserve" else book.carryover_always
        counts[card] += int(plain[1])
    elif name == "peek_top":
        book.peeks = card
    elif name == "forbid":
        if plain[-1] == "second_weapon":
            book.one_weapon[card] = True
        elif plain[-1] == "shadow_battleground":
            book.forbid_shadow_ground[card] = True
        else:
            book.forbid_path[card] = True
    elif name in ("permission", "support"):
        _right(book, reader, card, r, line)
        book.rights[-1].reserve = a["timing"] == "while_reserve"
    elif name == "icons":
        bonus = Bonus()
        bonus.source = card
        bonus.where = {"while_reserve": b.TO_RESERVE, "while_on_path": b.TO_PATH}.get(a["timing"], EVERYWHERE)
        bonus.kind = KINDS[plain[1]]
        bonus.n = int(plain[2])
        bonus.condition = reader.condition(a.get("condition"), r["id"])
        if "per" in named:
            bonus.per = int(named["per"])
            bonus.of = reader.match(named["of"], r["id"])
        if _looks_around(bonus, plain[0]):
            book.looks_around[card] = True
        if plain[0] == "active_path":
            book.bonus_for_path.append(bonus)
        elif plain[0] == "this":
            book.bonus_of_self[card].append(bonus)
        else:
            bonus.match = reader.match(plain[0], r["id"])
            book.bonus_to_others.append(bonus)
    else:
        raise Unreadable(line)


def _looks_around(bonus: Bonus, whose: str) -> bool:
    """C8.1. Whether a combat in another place may change these icons; reserves are touched by none."""
    op = bonus.condition.op if bonus.condition is not None else -1
    if op in ELSEWHERE or (op == b.ON_PATH and whose != "active_path"):
        return True
    return whose not in ("active_path", "this") and bonus.where != b.TO_RESERVE


def _right(book: Book, reader: Reader, card: int, r: Mapping[str, Any], line: str) -> None:
    name, plain, _ = call(line)
    right = Right(card, reader.match(plain[0], r["id"]))
    if name.endswith("permission"):
        right.places = reader.grounds(plain[2])
    else:
        right.armies = reader.match(plain[1], r["id"])
    if name.startswith("round_"):
        book.round_rights[card].append(right)
    else:
        book.rights.append(right)


# --- locations and scenario ---


def _locations(book: Book, records: list[Mapping[str, Any]], reader: Reader) -> None:
    book.location_ids = [r["id"] for r in records]
    book.location_index = {name: i for i, name in enumerate(book.location_ids)}
    book.location_labels = [f"location:{name}" for name in book.location_ids]
    book.to_location = [("to", name) for name in book.location_ids]
    book.location_defence = [r["defence"] for r in records]
    book.location_vp = [r["vp"] for r in records]
    book.location_texts = [[reader.line(line) for line in r["effect"]] for r in records]
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
        if len(deck) != seat["deck_size"]:
            raise Unreadable(f"{s['id']}.{seat['id']}: {len(deck)} cards")
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
