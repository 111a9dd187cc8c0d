"""Every location: its values and its activation text."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import card
from ravenhill.engine.data import read_data
from ravenhill.games.cardgame.book import BATTLEGROUNDS, SIDE_IDS
from ravenhill.games.cardgame.data import make_books

BOOK = make_books(read_data("cardgame"))["trilogy"]
PLAYERS = ("frodo", "witch_king", "aragorn", "saruman")

# path: number, points, defence, and how many cards each player (in turn order) holds after its text
PATHS_THAT_DRAW = {
    "bag_end": (1, 1, 0, [2, 0, 0, 0]),
    "bucklebury_ferry": (1, 1, 1, [1, 1, 0, 0]),
    "inn_of_the_prancing_pony": (2, 2, 1, [0, 2, 0, 2]),
    "weathertop": (2, 2, 0, [0, 2, 0, 0]),
    "the_council_of_elrond": (3, 1, 1, [1, 0, 1, 0]),
    "imladris": (3, 1, 1, [0, 0, 2, 0]),
    "khazad_dum": (4, 2, 0, [0, 0, 0, 2]),
    "dead_marshes": (6, 2, 1, [0, 0, 0, 2]),
    "the_cross_roads": (7, 1, 0, [1, 0, 1, 0]),
    "henneth_annun": (7, 1, 1, [0, 0, 1, 0]),
    "shelobs_lair": (8, 2, 0, [0, 0, 0, 2]),
    "cracks_of_doom": (9, 3, 0, [0, 0, 0, 2]),
    "orodruin": (9, 3, 0, [0, 2, 0, 0]),
    "the_morgai": (9, 3, 0, [0, 0, 0, 0]),
}
# path: number, points, defence, the player that draws 1 and cycles 1
PATHS_THAT_SIFT = {
    "gildors_encampment": (1, 1, 1, "aragorn"),
    "lothlorien": (5, 1, 2, "aragorn"),
    "amon_hen": (6, 2, 0, "witch_king"),
}
# path: number, points, defence; each Free Peoples player forsakes 1
PATHS_THAT_COST = {"the_old_forest": (2, 2, 1), "caradhras": (4, 2, 0), "emyn_muil": (6, 2, 0)}
# battleground: points, defence, owner, defenders, attackers
GROUNDS = {
    "dol_amroth": (1, 2, "free_peoples", ["wizard", "dunedain"], ["southron"]),
    "edoras": (1, 1, "free_peoples", ["wizard", "rohan"], ["isengard"]),
    "helms_deep": (2, 2, "free_peoples", ["wizard", "rohan"], ["isengard"]),
    "lorien": (2, 2, "free_peoples", ["wizard", "elf"], ["monstrous", "mordor"]),
    "minas_tirith": (3, 3, "free_peoples", ["wizard", "dunedain"], ["southron", "mordor"]),
    "pelargir": (1, 1, "free_peoples", ["wizard", "dunedain"], ["southron"]),
    "rivendell": (2, 2, "free_peoples", ["wizard", "elf"], ["monstrous"]),
    "dol_guldur": (1, 2, "shadow", ["mordor"], ["wizard", "elf"]),
    "harad": (1, 1, "shadow", ["southron"], ["wizard", "dunedain"]),
    "minas_morgul": (2, 2, "shadow", ["mordor"], ["wizard", "dunedain"]),
    "morannon": (2, 2, "shadow", ["southron", "mordor"], ["wizard", "rohan", "dunedain"]),
    "moria": (1, 2, "shadow", ["monstrous"], ["wizard", "dwarf", "elf"]),
    "orthanc": (2, 2, "shadow", ["isengard"], ["wizard", "rohan"]),
    "umbar": (1, 2, "shadow", ["southron"], ["wizard", "dunedain"]),
}


def on_path(lay: Any, name: str, players: dict[str, Any] | None = None, **more: Any) -> Any:
    """The Location step with this path coming up for certain."""
    number = BOOK.path_number[BOOK.location_index[name]]
    others = [n for i, n in enumerate(BOOK.location_ids) if BOOK.path_number[i] == number and n != name]
    position = {"at": "path", "path_number": number - 1, "locations": dict.fromkeys(others, "aside")}
    return lay(position | {"players": players or {}} | more)


def on_ground(lay: Any, name: str, players: dict[str, Any] | None = None, **more: Any) -> Any:
    """The Location step with this battleground coming up for certain, and a path without consequence after it."""
    i = BOOK.location_index[name]
    others = [
        n
        for j, n in enumerate(BOOK.location_ids[:BATTLEGROUNDS])
        if BOOK.location_side[j] == BOOK.location_side[i] and j != i
    ]
    locations = dict.fromkeys([*others, "cracks_of_doom", "orodruin"], "aside") | more.pop("locations", {})
    position = {
        "at": "battleground",
        "start": 0 if BOOK.location_side[i] == 0 else 1,
        "path_number": 8,
        "locations": locations,
    }
    return lay(position | {"players": players or {}} | more)


def printed(name: str) -> tuple[int, int, int]:
    i = BOOK.location_index[name]
    return BOOK.path_number[i], BOOK.location_vp[i], BOOK.location_defence[i]


def hands(m: Any) -> list[int]:
    return [len(m.hand(p)) for p in PLAYERS]


@card(*PATHS_THAT_DRAW)
@pytest.mark.parametrize("name", PATHS_THAT_DRAW)
def test_paths_where_cards_are_drawn(lay: Any, name: str) -> None:
    m = on_path(lay, name)
    assert m.path == name and printed(name) == PATHS_THAT_DRAW[name][:3]
    assert hands(m) == PATHS_THAT_DRAW[name][3]
    assert m.tokens(name) == ((1, 0) if name == "the_morgai" else (0, 0))


@card(*PATHS_THAT_SIFT)
@pytest.mark.parametrize("name", PATHS_THAT_SIFT)
def test_paths_where_a_card_is_drawn_and_one_cycled(lay: Any, name: str) -> None:
    number, points, defence, player = PATHS_THAT_SIFT[name]
    own = {"aragorn": "arwen", "witch_king": "grond"}[player]
    m = on_path(lay, name, {player: {"hand": [own]}})
    assert printed(name) == (number, points, defence)
    assert m.asked == player and len(m.hand(player)) == 2
    m.do(f"cycle {own}")
    assert m.cycle(player) == [own] and len(m.hand(player)) == 1


@card(*PATHS_THAT_COST)
@pytest.mark.parametrize("name", PATHS_THAT_COST)
def test_paths_where_each_free_player_forsakes(lay: Any, name: str) -> None:
    m = on_path(lay, name, {"frodo": {"hand": ["gimli"]}, "aragorn": {"hand": ["arwen"]}})
    assert printed(name) == PATHS_THAT_COST[name]
    m.do("forsake gimli", "forsake arwen")
    assert m.where("gimli") == m.where("arwen") == "eliminated" and m.kind == "action"


@card("fords_of_bruinen")
def test_fords_of_bruinen(lay: Any) -> None:
    m = on_path(lay, "fords_of_bruinen", {"frodo": {"hand": ["gimli"]}, "aragorn": {"hand": ["arwen"]}})
    assert printed("fords_of_bruinen") == (3, 1, 0)
    m.do("forsake gimli")
    assert len(m.hand("frodo")) == 3 and m.asked == "aragorn"
    m.do("forsake arwen")
    assert hands(m) == [3, 0, 3, 0]


@card("the_doors_of_durin")
def test_the_doors_of_durin(lay: Any) -> None:
    m = on_path(lay, "the_doors_of_durin", {"saruman": {"hand": ["gollum"]}})
    assert printed("the_doors_of_durin") == (4, 2, 0)
    assert m.asked == "saruman" and m.options == ["accept", "skip"]
    m.do("accept", "forsake gollum")
    assert m.tokens("the_doors_of_durin") == (1, 0) and m.where("gollum") == "eliminated"
    m = on_path(lay, "the_doors_of_durin").do("skip")
    assert m.tokens("the_doors_of_durin") == (0, 0)


@card("dimrill_dale")
def test_dimrill_dale(lay: Any) -> None:
    held = {
        "witch_king": {"hand": ["grond", "olog_hai", "fell_beast"]},
        "saruman": {"hand": ["gollum", "shelob", "ugluk"]},
    }
    m = on_path(lay, "dimrill_dale", held)
    assert printed("dimrill_dale") == (5, 1, 0)
    m.do("cycle grond", "cycle olog_hai", "cycle gollum", "cycle ugluk")
    assert hands(m) == [0, 1, 0, 1] and m.cycle("saruman") == ["gollum", "ugluk"]


@card("egladil")
def test_egladil(lay: Any) -> None:
    m = on_path(lay, "egladil")
    assert printed("egladil") == (5, 1, 1)
    assert m.asked == "frodo" and hands(m) == [2, 0, 0, 0]
    m.do(m.options[0])
    assert m.asked == "aragorn" and hands(m) == [1, 0, 2, 0]
    m.do(m.options[0])
    assert hands(m) == [1, 0, 1, 0]


@card("osgiliath")
def test_osgiliath(lay: Any) -> None:
    m = on_path(lay, "osgiliath", {"aragorn": {"hand": ["arwen"]}})
    assert printed("osgiliath") == (7, 1, 0) and m.asked == "aragorn"
    m.do("accept", "forsake arwen")
    assert hands(m) == [0, 0, 3, 0]


@card("cirith_ungol", "morgul_vale")
@pytest.mark.parametrize(
    ("name", "offered"),
    [("cirith_ungol", ["play grond", "done"]), ("morgul_vale", ["play the_hunter", "play the_witch_king", "done"])],
)
def test_paths_where_mordor_draws_five_and_plays_one(lay: Any, name: str, offered: list[str]) -> None:
    top = ["the_hunter", "grond", "mouth_of_sauron", "fell_beast", "the_witch_king"]
    m = on_path(lay, name, {"witch_king": {"top": top}}, active=["minas_tirith"])
    assert printed(name) == (8, 2, 0) and m.options == offered
    m.do(offered[0])
    places = ["to reserve", "to minas_tirith"] + ([f"to {name}"] if name == "morgul_vale" else [])
    assert m.options == places
    m.do("to minas_tirith")
    assert len(m.cycle("witch_king")) == 4


@card(*GROUNDS)
@pytest.mark.parametrize("name", GROUNDS)
def test_what_is_printed_on_battlegrounds(name: str) -> None:
    i = BOOK.location_index[name]
    shown = (
        BOOK.location_vp[i],
        BOOK.location_defence[i],
        SIDE_IDS[BOOK.location_side[i]],
        BOOK.location_faces[i]["defenders"],
        BOOK.location_faces[i]["attackers"],
    )
    assert shown == GROUNDS[name]


@card("dol_amroth", "pelargir", "minas_tirith")
@pytest.mark.parametrize(("name", "drawn"), [("dol_amroth", 1), ("pelargir", 1), ("minas_tirith", 3)])
def test_havens_of_gondor(lay: Any, name: str, drawn: int) -> None:
    m = on_ground(lay, name, {"aragorn": {"hand": ["arwen"]}})
    assert m.asked == "aragorn" and m.options == ["accept", "skip"]
    m.do("accept", "forsake arwen")
    assert hands(m) == [0, 0, drawn, 0] and m.where("arwen") == "eliminated"
    m = on_ground(lay, name, {"aragorn": {"hand": ["arwen"]}}).do("skip")
    assert m.hand("aragorn") == ["arwen"]


@card("edoras")
def test_edoras_brings_helms_deep(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "players": {"frodo": {"reserve": ["gandalf_the_grey"]}},
        "items": {"shadowfax": "gandalf_the_grey"},
    }
    m = lay(start).do("use shadowfax", "activate edoras")
    assert m.kind == "play_aside" and m.active == ["edoras", "helms_deep"]
    m = lay(start | {"locations": {"helms_deep": "free_peoples"}}).do("use shadowfax", "activate edoras")
    assert m.active == ["edoras"] and m.kind == "action"


@card("helms_deep")
def test_helms_deep(lay: Any) -> None:
    top = ["gimli", "sting", "riders_of_rohan", "gandalf_the_white", "merry_brandybuck"]
    m = on_ground(lay, "helms_deep", {"frodo": {"top": top}})
    assert m.options == ["play merry_brandybuck", "play riders_of_rohan", "play gandalf_the_white", "done"]
    m.do("play riders_of_rohan")
    assert m.where("riders_of_rohan") == "helms_deep" and len(m.cycle("frodo")) == 4


@card("lorien", "dol_guldur")
@pytest.mark.parametrize(("name", "other"), [("lorien", "dol_guldur"), ("dol_guldur", "lorien")])
def test_lorien_and_dol_guldur(lay: Any, name: str, other: str) -> None:
    assert on_ground(lay, name).active == [name, other]
    assert on_ground(lay, name, locations={other: "shadow"}).active == [name, other]


@card("rivendell")
def test_rivendell(lay: Any) -> None:
    m = on_ground(lay, "rivendell", {"aragorn": {"hand": ["arwen"]}})
    assert m.asked == "aragorn" and len(m.hand("aragorn")) == 2
    m.do("cycle arwen")
    assert m.cycle("aragorn") == ["arwen"]


@card("harad", "umbar", "moria")
@pytest.mark.parametrize(("name", "after"), [("harad", [0, 1, 0, 1]), ("umbar", [0, 1, 0, 1]), ("moria", [0, 0, 0, 2])])
def test_shadow_lands_where_cards_are_drawn(lay: Any, name: str, after: list[int]) -> None:
    assert hands(on_ground(lay, name)) == after


@card("minas_morgul", "morannon")
@pytest.mark.parametrize(
    ("name", "offered", "places"),
    [
        ("minas_morgul", ["play the_hunter", "play the_witch_king", "done"], None),
        ("morannon", ["play grond", "done"], ["to reserve", "to morannon"]),
    ],
)
def test_gates_of_mordor(lay: Any, name: str, offered: list[str], places: list[str] | None) -> None:
    top = ["the_hunter", "grond", "mouth_of_sauron", "fell_beast", "the_witch_king"]
    m = on_ground(lay, name, {"witch_king": {"top": top}})
    assert m.asked == "witch_king" and m.options == offered
    m.do(offered[0])
    if places is None:
        assert m.where("the_hunter") == "reserve"
    else:
        assert m.options == places
        m.do("to morannon")
        assert m.where("grond") == "morannon"
    assert len(m.cycle("witch_king")) == 4


@card("orthanc")
@pytest.mark.parametrize("zone", ["cycle", "top"])
def test_orthanc(lay: Any, zone: str) -> None:
    held = {"cycle": ["gollum", "ugluk"]}
    held[zone] = [*held.get(zone, []), "saruman"]
    m = on_ground(lay, "orthanc", {"saruman": held})
    assert m.asked == "saruman" and m.options == ["take saruman", "skip"]
    m.do("take saruman")
    assert m.hand("saruman") == ["saruman"] and m.cycle("saruman") == [] and m.deck("saruman") == 29
    m = on_ground(lay, "orthanc", {"saruman": held}).do("skip")
    assert m.cycle("saruman") == [] and m.deck("saruman") == 30
