"""What is printed on the components, for whoever draws them."""

from __future__ import annotations

from typing import Any, Final

from ravenhill.engine.kinds import Data
from ravenhill.engine.pictures import pictures
from ravenhill.engine.provenance import Provenance
from ravenhill.games.wotr.data import make_book
from ravenhill.games.wotr.decks import CARD_NUMBER, DECK_SIZE, card_side, is_character_card
from ravenhill.games.wotr.nations import NATION_NUMBER, side_of
from ravenhill.games.wotr.people import CHARACTER_NUMBER, char_side
from ravenhill.games.wotr.places import AREA_IDS
from ravenhill.games.wotr.shapes import CardPrint, CharacterPrint, Printed, RegionPrint, Side, TilePrint

SIDES: Final[tuple[Side, ...]] = ("fp", "shadow")


def printed(data: Data) -> Printed:
    initiative = {r["id"]: r["initiative"] for r in data["events"]["combat"]}
    areas = [AREA_IDS[area] for area in make_book(data).area]
    return {
        "cards": {r["id"]: _card(r, initiative[r["combat"]]) for r in data["events"]["event"]},
        "tiles": {r["id"]: _tile(r) for r in data["hunt"]["tile"]},
        "people": {r["id"]: _character(r) for r in data["characters"]["character"]},
        "regions": {r["id"]: _region(r, areas[i]) for i, r in enumerate(data["regions"]["region"])},
        "pictures": pictures(data),
    }


def _card(r: dict[str, Any], initiative: list[int]) -> CardPrint:
    card = CARD_NUMBER[r["id"]]
    return {
        "side": SIDES[card_side(card)],
        "deck": "character" if is_character_card(card) else "strategy",
        "number": card % DECK_SIZE + 1,
        "symbol": r["icon"],
        "table": r.get("table", False),
        "initiative": initiative,
        "combat": r["combat"],
        "player": r.get("mp", "any"),
        "mark": Provenance(r).mark,
    }


def _tile(r: dict[str, Any]) -> TilePrint:
    return {
        "kind": SIDES[card_side(CARD_NUMBER[r["card"]])] if "card" in r else "standard",
        "value": r["value"],
        "reveal": r.get("reveal", False),
        "stop": r.get("stop", False),
    }


def _character(r: dict[str, Any]) -> CharacterPrint:
    side = SIDES[char_side(CHARACTER_NUMBER[r["id"]])]
    return {"side": side, "level": r["level"], "leadership": r["leadership"], "mark": Provenance(r).mark}


def _region(r: dict[str, Any], area: str) -> RegionPrint:
    nation = r.get("nation", "none")
    return {
        "nation": nation,
        "side": SIDES[side_of(NATION_NUMBER[nation])] if nation != "none" else "none",
        "settlement": r.get("settlement", "none"),
        "vp": r.get("vp", 0),
        "adjacent": r["adjacent"],
        "area": area,
        "mark": Provenance(r).mark,
    }
