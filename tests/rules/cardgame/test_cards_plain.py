"""Armies and items that are only icons, and the bonus some have at one place."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import card

# card: (a battleground it attacks, its attack there), (one it defends, its defence there)
ARMIES = {
    "soldiers_of_gondor": (("umbar", 1), ("pelargir", 1)),
    "high_elves": (("moria", 2), ("rivendell", 2)),
    "riders_of_rohan": (("orthanc", 2), ("edoras", 1)),
    "village_militia": (("orthanc", 1), ("edoras", 1)),
    "devilry_of_saruman": (("edoras", 3), ("orthanc", 0)),
    "fighting_uruk_hai": (("edoras", 1), ("orthanc", 2)),
    "white_hand_orcs": (("edoras", 1), ("orthanc", 1)),
    "wolf_riders": (("edoras", 2), ("orthanc", 1)),
    "goblins_of_the_misty_mountains": (("rivendell", 1), ("moria", 1)),
    "haradrim_mumakil": (("pelargir", 2), ("umbar", 1)),
    "black_uruks": (("minas_tirith", 2), ("dol_guldur", 1)),
    "grond": (("minas_tirith", 3), ("dol_guldur", 0)),
    "mordor_orcs": (("minas_tirith", 1), ("dol_guldur", 1)),
    "olog_hai": (("minas_tirith", 2), ("dol_guldur", 2)),
    "trolls_of_udun": (("minas_tirith", 1), ("dol_guldur", 2)),
    # with a bonus at one place
    "guards_of_the_citadel": (("umbar", 1), ("minas_tirith", 2)),
    "knights_of_dol_amroth": (("umbar", 1), ("dol_amroth", 2)),
    "the_black_fleet": (("pelargir", 2), ("umbar", 1)),
    "coastal_raiders": (("dol_amroth", 2), ("umbar", 1)),
    "corsairs_of_umbar": (("pelargir", 1), ("umbar", 1)),
    "haradrim_cavalry": (("minas_tirith", 2), ("umbar", 1)),
    "haradrim_regulars": (("minas_tirith", 1), ("harad", 1)),
}
ELSEWHERE = {
    "guards_of_the_citadel": ("pelargir", 1),
    "knights_of_dol_amroth": ("pelargir", 1),
    "the_black_fleet": ("minas_tirith", 1),
    "coastal_raiders": ("minas_tirith", 1),
    "haradrim_cavalry": ("pelargir", 1),
}
# item: wielder, then battleground attack and defence and path icons it adds
ITEMS = {
    "blade_of_westernesse": ("sam_gamgee", 1, 1, 1),
    "dwarven_axe": ("gimli", 1, 1, 1),
    "bow_of_the_galadhrim": ("legolas", 1, 1, 1),
    "mithril_coat": ("frodo_baggins", 0, 0, 2),
    "glamdring": ("gandalf_the_grey", 1, 1, 1),
    "gandalfs_staff": ("gandalf_the_grey", 1, 1, 1),
    "sarumans_staff": ("saruman", 1, 1, 1),
    "sting": ("sam_gamgee", 0, 0, 1),
    "fell_beast": ("the_hunter", 1, 0, 0),
    "black_riders_mount": ("the_hunter", 0, 0, 1),
    "morgul_blade": ("the_hunter", 0, 0, 1),
    "nazguls_mantle": ("the_hunter", 0, 0, 0),
    "elven_cloak": ("merry_brandybuck", 0, 0, 1),
    "vilya": ("elrond", 1, 1, 1),
    "nenya": ("galadriel", 1, 1, 1),
    "narya": ("gandalf_the_grey", 1, 1, 1),
    "anduril": ("aragorn", 1, 1, 1),
    "shadowfax": ("gandalf_the_grey", 1, 1, 0),
}


@card(*ARMIES)
@pytest.mark.parametrize("army", ARMIES)
def test_armies_attack_and_defend(lay: Any, army: str) -> None:
    (attacked, attack), (defended, defence) = ARMIES[army]
    m = lay({"path": "weathertop", "active": [attacked], "cards": {attacked: [army]}})
    assert m.play.view(None)["battlegrounds"][0]["attack"] == attack
    m = lay({"path": "weathertop", "active": [defended], "cards": {defended: [army]}})
    assert m.play.view(None)["battlegrounds"][0]["cards_defence"] == defence


@card(*ELSEWHERE)
@pytest.mark.parametrize("army", ELSEWHERE)
def test_a_bonus_counts_only_at_its_place(lay: Any, army: str) -> None:
    place, icons = ELSEWHERE[army]
    m = lay({"path": "weathertop", "active": [place], "cards": {place: [army]}})
    now = m.play.view(None)["battlegrounds"][0]
    assert now["attack"] + now["cards_defence"] == icons


@card(*ITEMS)
@pytest.mark.parametrize("item", ITEMS)
def test_items_add_their_icons_to_the_wielder(lay: Any, item: str) -> None:
    wielder, attack, defence, path = ITEMS[item]
    bare = _stack(lay({"path": "weathertop", "players": _in_reserve(wielder)}), wielder)
    worn = _stack(lay({"path": "weathertop", "players": _in_reserve(wielder), "items": {item: wielder}}), wielder)
    assert [worn[k] - bare[k] for k in ("attack", "defence", "path")] == [attack, defence, path]


def _in_reserve(wielder: str) -> dict[str, dict[str, list[str]]]:
    players = {"legolas": "aragorn", "elrond": "aragorn", "galadriel": "aragorn", "aragorn": "aragorn"}
    players |= {"saruman": "saruman", "the_hunter": "witch_king"}
    return {players.get(wielder, "frodo"): {"reserve": [wielder]}}


def _stack(m: Any, name: str) -> dict[str, Any]:
    stacks = [s for p in m.play.view(None)["players"] for s in p["reserve"]]
    return next(s for s in stacks if s["id"] == name)


@card("corsairs_of_umbar", "haradrim_regulars", "haradrim_cavalry", "coastal_raiders", "the_black_fleet")
@pytest.mark.parametrize(
    ("army", "place"),
    [
        ("corsairs_of_umbar", "umbar"),
        ("haradrim_regulars", "harad"),
        ("haradrim_cavalry", "minas_tirith"),
        ("coastal_raiders", "dol_amroth"),
        ("the_black_fleet", "pelargir"),
    ],
)
def test_southrons_in_reserve_bring_a_battleground_out_of_its_deck(lay: Any, army: str, place: str) -> None:
    start = {"path": "weathertop", "turn": 3, "players": {"saruman": {"reserve": [army]}}}
    m = lay(start).do(f"use {army}")
    assert m.where(army) == "eliminated" and m.active == [place]
    assert lay(start | {"locations": {place: "shadow"}}).refused(f"use {army}") == "C6.8.4"


@card("the_hunter", "the_commander", "the_destroyer", "the_messenger", "the_reaver", "the_warrior", "the_beguiler")
@pytest.mark.parametrize(
    "nazgul",
    ["the_hunter", "the_commander", "the_destroyer", "the_messenger", "the_reaver", "the_warrior", "the_beguiler"],
)
def test_nazgul_lead_and_ride_on_all_paths_but_four(lay: Any, nazgul: str) -> None:
    m = lay({"path": "weathertop", "active": ["minas_tirith"], "cards": {"minas_tirith": [nazgul, "mordor_orcs"]}})
    assert m.play.view(None)["battlegrounds"][0]["attack"] == 2
    for path, may in (("weathertop", True), ("khazad_dum", False), ("orodruin", True)):
        m = lay({"path": path, "turn": 1, "players": {"witch_king": {"reserve": [nazgul]}}})
        assert (f"move {nazgul}" in m.options) == may
    m = lay({"path": "weathertop", "cards": {"weathertop": [nazgul]}})
    assert m.play.view(None)["path"]["attack"] == 1
