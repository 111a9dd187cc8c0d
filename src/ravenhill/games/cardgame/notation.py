"""The short notation of card texts: from strings to instructions.

    statement = ["may "] name "(" argument {"," argument} ")"      an argument may be key=value or a nested call
    line      = statement | statement " -> " statement             the left one is paid to get the right one
    choose(A or B)                                                 one of the two
    filter    = name {"&" name} {"|" ...}                          a card id, type, type:faction, faction:x, keyword:x

The `text` of a record decides in case of doubt; this is the same text for the machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame.book import Condition, Effect

KINDS = {
    "bg_attack": b.BG_ATTACK,
    "bg_defence": b.BG_DEFENCE,
    "path": b.PATH_ICON,
    "path_attack": b.PATH_ATTACK,
    "path_defence": b.PATH_DEFENCE,
}
PLACES = {
    "reserve": b.RESERVE,
    "any_legal": b.ANY_LEGAL,
    "active_path": b.ACTIVE_PATH,
    "this_path": b.ACTIVE_PATH,
    "active_battleground": b.ACTIVE_BATTLEGROUND,
    "that_battleground": b.THAT_BATTLEGROUND,
    "this": b.THIS_CARD,
    "in_play": b.IN_PLAY,
    "active_battlegrounds": b.ON_BATTLEGROUNDS,
}


class Unreadable(ValueError):
    """A text that is not in the notation."""


def split(text: str, mark: str) -> list[str]:
    """Cuts at a mark that stands outside all brackets."""
    parts: list[str] = []
    depth = start = 0
    for i, c in enumerate(text):
        depth += {"(": 1, ")": -1}.get(c, 0)
        if depth == 0 and i >= start and text.startswith(mark, i):
            parts.append(text[start:i])
            start = i + len(mark)
    if depth:
        raise Unreadable(text)
    return [*parts, text[start:]]


def call(text: str) -> tuple[str, list[str], dict[str, str]]:
    """Name, arguments and named arguments of `name(a,b,k=v)`."""
    name, bracket, rest = text.partition("(")
    if not bracket or not rest.endswith(")"):
        raise Unreadable(text)
    plain: list[str] = []
    named: dict[str, str] = {}
    for argument in split(rest[:-1], ","):
        head, equals, value = argument.partition("=")
        if equals and head.isidentifier():
            named[head] = value
        else:
            plain.append(argument)
    return name, plain, named


class Reader:
    """Reads texts against the cards and locations there are."""

    def __init__(self, records: list[Mapping[str, Any]], locations: list[Mapping[str, Any]]) -> None:
        self.records = records  # one for every card, copies included
        self.locations = locations  # battlegrounds first
        self.place_of = {r["id"]: i for i, r in enumerate(locations)}
        self.known = {r["id"] for r in records}

    # --- which cards, which locations, whom ---

    def match(self, wanted: str, this: str = "") -> list[bool]:
        """Which cards a filter speaks of."""
        ways = [[self._one(part, this) for part in way.split("&")] for way in wanted.split("|")]
        return [any(all(part[i] for part in way) for way in ways) for i in range(len(self.records))]

    def _one(self, name: str, this: str) -> list[bool]:
        kind, colon, faction = name.partition(":")
        if name == "this":
            name = this
        if name in b.TYPE_IDS:
            return [r["type"] == name for r in self.records]
        if kind in b.TYPE_IDS and faction in b.FACTION_IDS:
            return [r["type"] == kind and r["faction"] == faction for r in self.records]
        if kind == "faction" and faction in b.FACTION_IDS:
            return [r["faction"] == faction for r in self.records]
        if kind == "keyword" and colon:
            return [faction in r["keywords"] for r in self.records]
        if name in self.known:
            return [r["id"] == name for r in self.records]
        raise Unreadable(name)

    def grounds(self, wanted: str) -> list[bool]:
        """Which battlegrounds: all, one, or those that show a faction (C2.1.5)."""
        chosen = [False] * b.LOCATIONS
        faction = wanted.removeprefix("battleground:")
        for i in range(b.BATTLEGROUNDS):
            r = self.locations[i]
            if wanted in ("any", "any_battleground", r["id"]) or faction in r["attackers"] or faction in r["defenders"]:
                chosen[i] = True
        if not any(chosen) and faction not in b.FACTION_IDS:
            raise Unreadable(wanted)
        return chosen

    def who(self, text: str) -> int:
        fixed = {"self": b.SELF, "it": b.IT, "each_fp": b.EACH_FREE, "each_shadow": b.EACH_SHADOW}
        if text in fixed:
            return fixed[text]
        name, plain, _ = call(text)
        if name != "player" or plain[0] not in b.FACTION_IDS:
            raise Unreadable(text)
        return b.FACTION_IDS.index(plain[0])

    def condition(self, text: str | None, this: str = "") -> Condition | None:
        if not text:
            return None
        name, plain, _ = call(text)
        filters = {
            "on_path": b.ON_PATH,
            "in_play": b.ANYWHERE_IN_PLAY,
            "in_reserve": b.IN_RESERVE,
            "supports": b.SUPPORTS,
        }
        if name in filters:
            return Condition(filters[name], -1, self.match(plain[0], this), 0)
        if name in ("at", "in_deck"):
            return Condition(b.AT if name == "at" else b.IN_DECK, self.place_of[plain[0]], [], 0)
        if name == "path_number":
            return Condition(b.PATH_NUMBER, -1, [], int(plain[0]))
        if name == "active" and plain[0] == "shadow_battleground":
            return Condition(b.SHADOW_ACTIVE, -1, [], 0)
        raise Unreadable(text)

    # --- instructions ---

    def line(self, text: str, this: str = "") -> Effect:
        """One string of an `effect` or `cost` list."""
        ways = split(text, " -> ")
        if len(ways) == 2:
            paid = Effect(b.PAY)
            paid.parts = [self.line(way, this) for way in ways]
            paid.who = paid.parts[0].who
            return paid
        may = text.startswith("may ")
        name, plain, named = call(text.removeprefix("may "))
        reader = getattr(self, f"_read_{name}", None)
        if reader is None:
            raise Unreadable(text)
        effect: Effect = reader(plain, named, this)
        effect.may = may
        if "if" in named:
            effect.alt = int(named["alt"])
            effect.alt_if = self.condition(named["if"], this)
        if "per" in named:
            effect.per = int(named["per"])
            effect.of = self.match(named["of"], this)
            effect.place = PLACES[named["at"]]
        return effect

    def _simple(self, op: int, plain: list[str]) -> Effect:
        effect = Effect(op)
        effect.who = self.who(plain[0])
        effect.n = int(plain[1]) if len(plain) > 1 else 1
        return effect

    def _read_draw(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return self._simple(b.DRAW, plain)

    def _read_cycle_hand(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return self._simple(b.CYCLE_HAND, plain)

    def _read_forsake(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return self._simple(b.FORSAKE, plain)

    def _read_recycle(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return self._simple(b.RECYCLE, plain)

    def _read_cycle(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return Effect(b.CYCLE_WIELDER if plain[0] == "wielder_with_items" else b.CYCLE_THIS)

    def _read_eliminate(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return Effect(b.ELIMINATE_THIS)

    def _read_remove(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = Effect(b.REMOVE)
        effect.match = self.match(plain[0], this)
        return effect

    def _read_take(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = Effect(b.TAKE)
        effect.who = self.who(plain[0])
        for zone in plain[1].split("|"):
            effect.source |= {"draw": b.FROM_DRAW, "cycle": b.FROM_CYCLE}[zone]
        effect.match = self.match(plain[2], this)
        effect.n = int(plain[3]) if len(plain) > 3 else 1
        return effect

    def _read_draw_play_cycle(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = self._simple(b.DRAW_PLAY_CYCLE, plain)
        effect.match = self.match(plain[2], this)
        effect.count = int(named["max"])
        effect.extra = int(named.get("eliminate", "0"))
        self._where(effect, named["where"])
        return effect

    def _where(self, effect: Effect, place: str) -> None:
        if place in PLACES:
            effect.place = PLACES[place]
        else:
            effect.place = b.ONE_LOCATION
            effect.places = [r["id"] == place for r in self.locations]

    def _read_look_top(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = self._simple(b.LOOK_TOP, plain)
        effect.extra = int(named["eliminate"])
        effect.count = int(named["cycle"])
        return effect

    def _read_add_token(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = Effect(b.ADD_TOKEN)
        effect.place = PLACES[plain[0]]
        effect.kind = KINDS[plain[1]]
        effect.n = int(plain[2])
        return effect

    def _read_add_corruption(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = Effect(b.ADD_CORRUPTION)
        effect.n = int(plain[0])
        return effect

    def _read_remove_corruption(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = Effect(b.REMOVE_CORRUPTION)
        effect.n = int(plain[0])
        return effect

    def _read_activate_path(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = Effect(b.ACTIVATE_PATH)
        effect.n = {"same": 0, "next": 1}[plain[0]]
        return effect

    def _read_activate(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return self._ground(plain, b.FROM_DECK)

    def _read_reactivate(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return self._ground(plain, b.FROM_SCORED)

    def _read_activate_or_reactivate(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return self._ground(plain, b.FROM_DECK | b.FROM_SCORED)

    def _ground(self, plain: list[str], source: int) -> Effect:
        effect = Effect(b.ACTIVATE)
        effect.places = self.grounds(plain[0])
        effect.source = source
        return effect

    def _read_move(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = Effect(b.MOVE)
        if plain[0] != "wielder":
            effect.match = self.match(plain[0], this)
        effect.place = PLACES[plain[1]]
        effect.even_fresh = "even_if_played_this_round" in plain
        return effect

    def _read_round_permission(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return Effect(b.ROUND_RIGHT)

    def _read_round_support(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return Effect(b.ROUND_RIGHT)

    def _read_eliminate_target(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return self._victims(b.ELIMINATE_TARGET, plain, this)

    def _read_eliminate_own(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        return self._victims(b.ELIMINATE_OWN, plain, this)

    def _read_eliminate_by(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = self._victims(b.ELIMINATE_BY, plain[1:], this)
        effect.who = self.who(plain[0])
        return effect

    def _victims(self, op: int, plain: list[str], this: str) -> Effect:
        effect = Effect(op)
        effect.place = PLACES[plain[0]]
        effect.match = self.match(plain[1], this)
        if plain[2] == "result":
            effect.count = -1
        elif plain[2] != "any_number":
            effect.n = int(plain[2])
        return effect

    def _read_choose(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = Effect(b.CHOOSE)
        effect.parts = [self.line(way, this) for way in split(",".join(plain), " or ")]
        return effect

    def _read_for_each(self, plain: list[str], named: dict[str, str], this: str) -> Effect:
        effect = Effect(b.FOR_EACH)
        effect.who = self.who(plain[0])
        effect.parts = [self.line(part, this) for part in plain[1:]]
        return effect
