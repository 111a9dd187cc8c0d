"""Every card of the Dúnedain and of Rohan with a text: what it does, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import card

# --- Dúnedain ---


@card("dead_men_of_dunharrow")
def test_dead_men(lay: Any) -> None:
    at = {"path": "weathertop", "active": ["umbar"]}
    assert lay(at | {"cards": {"umbar": ["dead_men_of_dunharrow"]}}).shown_ground()["attack"] == 0
    assert lay(at | {"cards": {"umbar": ["dead_men_of_dunharrow", "boromir"]}}).shown_ground()["attack"] == 1
    assert lay(at | {"cards": {"umbar": ["dead_men_of_dunharrow", "strider"]}}).shown_ground()["attack"] == 1 + 2
    assert lay(at | {"cards": {"umbar": ["dead_men_of_dunharrow", "aragorn"]}}).shown_ground()["attack"] == 1 + 1 + 2


@card("dead_men_of_dunharrow")
def test_dead_men_serve_aragorn_rather_than_boromir(lay: Any) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "weathertop",
            "active": ["minas_tirith"],
            "cards": {
                "minas_tirith": ["dead_men_of_dunharrow", "denethor", "aragorn", "grond", "olog_hai", "black_uruks"]
            },
        }
    ).do("resolve minas_tirith")
    assert m.kind == "support"
    m.do("support dead_men_of_dunharrow denethor")
    assert m.state("minas_tirith") == "shadow"  # 7 - 3 against 1 + 1: Denethor's leadership and Aragorn's own icon


@card("the_great_gate")
def test_the_great_gate(lay: Any) -> None:
    assert (
        lay({"path": "weathertop", "active": ["pelargir"], "cards": {"pelargir": ["the_great_gate"]}}).shown_ground()[
            "cards_defence"
        ]
        == 0
    )
    m = lay(
        {
            "path": "weathertop",
            "active": ["minas_tirith", "umbar"],
            "turn": 2,
            "players": {"aragorn": {"hand": ["the_great_gate", "arwen"]}},
        }
    ).do("play the_great_gate")
    assert m.options == ["to reserve", "to minas_tirith"] and m.refused("to umbar") == "C2.1.4"
    m.do("to minas_tirith")
    assert m.shown_ground()["cards_defence"] == 3


@card("aragorn")
def test_aragorn(lay: Any) -> None:
    m = lay({"path": "imladris", "turn": 2, "players": {"aragorn": {"hand": ["aragorn", "arwen", "strider"]}}})
    m.do("play aragorn")
    assert m.kind == "cycle"  # no path lists him: reserve is his only place
    m.do("cycle arwen")
    assert m.where("strider") == "eliminated"
    m = lay({"path": "imladris", "turn": 2, "players": {"aragorn": {"hand": ["boromir"], "top": ["aragorn"]}}})
    m.do("play boromir", "to reserve")
    assert m.where("aragorn") == "cycle"


@card("boromir")
def test_boromir(lay: Any) -> None:
    held = {"aragorn": {"hand": ["boromir", "arwen", "vilya"]}}
    m = lay({"path": "amon_hen", "turn": 2, "players": held})
    m.do("play boromir", "to reserve", "cycle arwen")
    assert len(m.hand("aragorn")) == 2 and m.asked == "saruman"
    m = lay({"path": "amon_hen", "turn": 2, "players": held}).do("play boromir", "to amon_hen", "cycle arwen")
    assert m.kind == "forsake" and len(m.hand("aragorn")) == 2
    m.do("forsake vilya")
    assert m.where("vilya") == "eliminated"
    m = lay({"path": "amon_hen", "turn": 2, "players": {"aragorn": {"hand": ["vilya"], "reserve": ["boromir"]}}})
    m.do("move boromir", "forsake vilya")
    assert m.hand("aragorn") == [] and m.shown_path()["cards_defence"] == 1


@card("denethor")
def test_denethor(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": ["arwen"], "reserve": ["denethor"]}}})
    m.do("use denethor", "forsake arwen")
    assert m.options == ["take boromir", "take faramir"]
    m.do("take faramir")
    assert m.hand("aragorn") == ["faramir"] and m.where("denethor") == "reserve"
    at = {"path": "weathertop", "active": ["minas_tirith"]}
    assert (
        lay(at | {"cards": {"minas_tirith": ["denethor", "soldiers_of_gondor"]}}).shown_ground()["cards_defence"] == 2
    )


@card("faramir")
def test_faramir(lay: Any) -> None:
    start = {"path": "osgiliath", "turn": 2, "players": {"aragorn": {"reserve": ["faramir"]}}}
    m = lay(start).do("move faramir")
    assert m.options == ["accept", "skip"]
    m.do("accept", "activate henneth_annun")
    assert m.path == "henneth_annun" and m.where("faramir") == "cycle" and m.state("osgiliath") == "free_peoples"
    assert lay(start).do("move faramir", "skip").path == "osgiliath"
    m = lay(start | {"path": "cirith_ungol"}).do("move faramir")
    assert m.asked == "saruman" and m.path == "cirith_ungol"


@card("halbarad")
def test_halbarad(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": {"reserve": ["halbarad"], "cycle": ["strider"]}}})
    m.do("use halbarad")
    assert m.hand("aragorn") == ["aragorn"] and m.where("halbarad") == "cycle"


@card("prince_imrahil")
def test_imrahil(lay: Any) -> None:
    start = {"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": ["prince_imrahil", "arwen", "vilya"]}}}
    m = lay(start).do("play prince_imrahil", "cycle arwen", "skip")
    assert m.hand("aragorn") == ["vilya"]
    m = lay(start | {"players": {"aragorn": {**start["players"]["aragorn"], "cycle": ["knights_of_dol_amroth"]}}})
    m.do("play prince_imrahil", "cycle arwen")
    assert m.options == ["skip"]  # not in the deck: nothing to pay for, but nobody else gets to know


@card("strider")
def test_strider(lay: Any) -> None:
    m = lay({"path": "imladris", "turn": 2, "cards": {"imladris": ["strider"]}})
    assert m.shown_path()["cards_defence"] == 2
    m.do("use strider", "activate khazad_dum")
    assert m.path == "khazad_dum" and m.asked == "saruman"
    assert (
        lay({"path": "imladris", "turn": 2, "players": {"aragorn": {"reserve": ["strider"]}}}).refused("use strider")
        == "C6.8.6"
    )


@card("anduril")
@pytest.mark.parametrize("wielder", ["strider", "aragorn"])
def test_anduril(lay: Any, wielder: str) -> None:
    start = {
        "path": "weathertop",
        "turn": 2,
        "players": {"aragorn": {"reserve": [wielder]}},
        "items": {"anduril": wielder},
        "fresh": [wielder],
        "locations": {"umbar": "shadow"},
    }
    m = lay(start).do("use anduril")
    grounds = ["dol_amroth", "minas_tirith", "pelargir", "harad", "minas_morgul", "morannon", "umbar"]
    assert m.options == [f"activate {g}" for g in grounds]
    m.do("activate umbar")
    assert m.where(wielder) == "umbar" and m.where("anduril") == wielder and m.shown_ground()["attack"] == 2


@card("blade_of_westernesse")
def test_blade_is_for_hobbits(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 2,
            "players": {
                "aragorn": {"hand": ["blade_of_westernesse", "arwen"], "reserve": ["strider"]},
                "frodo": {"reserve": ["pippin_took", "fatty_bolger"]},
            },
        }
    ).do("play blade_of_westernesse")
    assert m.options == ["on fatty_bolger", "on pippin_took"]


@card("paths_of_the_dead")
@pytest.mark.parametrize(("there", "drawn"), [([], 4), (["strider"], 5), (["aragorn"], 5)])
def test_paths_of_the_dead(lay: Any, there: list[str], drawn: int) -> None:
    hand = ["paths_of_the_dead", "arwen", "vilya", "nenya"]
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": hand, "reserve": there}}})
    m.do("play paths_of_the_dead", "cycle arwen", "forsake vilya", "forsake nenya")
    assert len(m.hand("aragorn")) == drawn and m.where("paths_of_the_dead") == "eliminated"


@card("the_red_arrow")
def test_the_red_arrow(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "active": ["minas_tirith"],
            "turn": 2,
            "players": {
                "aragorn": {"hand": ["the_red_arrow", "arwen"]},
                "frodo": {"reserve": ["eomer"], "hand": ["riders_of_rohan", "gimli", "shadowfax"]},
            },
        }
    )
    m.do("play the_red_arrow", "pass")
    assert m.asked == "frodo" and "move eomer" in m.options
    assert m.do("play riders_of_rohan").options == ["to reserve", "to minas_tirith"]
    m.do("to minas_tirith", "cycle gimli")
    assert m.shown_ground()["cards_defence"] == 1
    m.passes().do("resolve minas_tirith")
    assert m.t.round == 2 and m.t.events == []


@card("the_three_hunters")
def test_the_three_hunters(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "active": ["edoras"],
        "turn": 2,
        "cards": {"edoras": ["riders_of_rohan"]},
        "players": {
            "aragorn": {"hand": ["the_three_hunters", "arwen"], "reserve": ["aragorn", "legolas", "elrond"]},
            "frodo": {"reserve": ["gimli"]},
        },
    }
    assert lay(start).refused("move aragorn") == "C6.8.2"
    m = lay(start).do("play the_three_hunters", "pass", "move gimli", "pass", "move aragorn")
    assert m.where("gimli") == m.where("aragorn") == "edoras"
    assert m.shown_ground()["cards_defence"] == 1 + 1 + 1 + 1  # riders, Gimli, Aragorn, his leadership
    m.do("pass", "pass", "pass")
    assert "move legolas" in m.options and m.refused("move elrond") == "C6.8.2"


# --- Rohan ---


@card("eomer")
def test_eomer_plays_only_a_rohan_army(lay: Any) -> None:
    top = ["theoden", "village_militia", "gandalf_the_grey", "shadowfax", "riders_of_rohan"]
    m = lay(
        {"path": "weathertop", "active": ["edoras"], "players": {"frodo": {"hand": ["eomer", "sting"], "top": top}}}
    )
    m.do("play eomer", "to edoras")
    assert m.options == ["play riders_of_rohan", "play village_militia", "done"]
    m.do("play riders_of_rohan", "to edoras")
    assert m.shown_ground()["cards_defence"] == 0 + 1 + 1 and len(m.cycle("frodo")) == 5
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["eomer", "sting"], "top": top}}}).do(
        "play eomer", "done"
    )
    assert len(m.cycle("frodo")) == 6


@card("eowyn")
def test_eowyn_slays_a_nazgul(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "active": ["edoras"],
        "cards": {"weathertop": ["the_hunter"]},
        "players": {
            "frodo": {"hand": ["eowyn", "gimli"], "cycle": ["merry_brandybuck"]},
            "witch_king": {"reserve": ["the_witch_king", "mouth_of_sauron"]},
        },
        "items": {"fell_beast": "the_witch_king"},
    }
    m = lay(start).do("play eowyn", "to edoras")
    assert sorted(m.options) == ["eliminate the_hunter", "eliminate the_witch_king", "skip"]
    m.do("eliminate the_witch_king")
    assert m.where("the_witch_king") == m.where("fell_beast") == "eliminated"
    m = lay(start).do("play eowyn", "to reserve")
    assert m.options == ["take merry_brandybuck", "skip"]
    assert m.do("take merry_brandybuck").hand("frodo") == ["merry_brandybuck"]


@card("ghan_buri_ghan")
def test_ghan_buri_ghan_leads_rohan_to_minas_tirith(lay: Any) -> None:
    start = {"path": "weathertop", "active": ["minas_tirith", "pelargir"]}
    held = {"frodo": {"reserve": ["ghan_buri_ghan", "riders_of_rohan", "gimli"]}}
    m = lay(start | {"players": held}, ghan_buri_ghan=True)
    m.do("move riders_of_rohan")
    assert m.where("riders_of_rohan") == "minas_tirith"
    held = {"frodo": {"reserve": ["riders_of_rohan"], "cycle": ["ghan_buri_ghan"]}}
    m = lay(start | {"players": held}, ghan_buri_ghan=True)
    assert m.refused("move riders_of_rohan") == "C6.8.2"


@card("theoden")
def test_theoden(lay: Any) -> None:
    at = {"path": "weathertop", "active": ["edoras", "orthanc"]}
    assert lay(at | {"cards": {"edoras": ["theoden"]}}).shown_ground()["cards_defence"] == 0
    with_gandalf = {"players": {"frodo": {"reserve": ["gandalf_the_white"]}}}
    assert lay(at | with_gandalf | {"cards": {"orthanc": ["theoden"]}}).shown_ground(1)["attack"] == 1
    top = ["eowyn", "shadowfax", "death_ride_to_ruin", "gimli", "village_militia"]
    held = {"frodo": {"hand": ["theoden", "sting"], "top": top, "reserve": ["gandalf_the_grey"]}}
    m = lay({"path": "weathertop", "players": held}).do("play theoden")
    assert m.options == ["play village_militia", "play eowyn", "play shadowfax", "play death_ride_to_ruin", "done"]
    m.do("play shadowfax")
    assert m.where("shadowfax") == "gandalf_the_grey" and len(m.cycle("frodo")) == 5


@card("shadowfax")
def test_shadowfax(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "players": {"frodo": {"reserve": ["gandalf_the_grey"]}},
        "items": {"shadowfax": "gandalf_the_grey"},
    }
    m = lay(start).do("use shadowfax")
    assert len(m.options) == 14
    m.do("activate umbar")
    assert m.where("gandalf_the_grey") == "umbar" and m.shown_ground()["attack"] == 3
    m = lay(start | {"fresh": ["gandalf_the_grey"]}).do("use shadowfax", "activate umbar")
    assert m.where("gandalf_the_grey") == "reserve" and m.active == ["umbar"]


@card("death_ride_to_ruin")
def test_death_ride_to_ruin(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "active": ["minas_tirith"],
            "cards": {"minas_tirith": ["the_hunter", "mordor_orcs", "haradrim_mumakil"], "weathertop": ["the_reaver"]},
            "players": {
                "frodo": {"hand": ["death_ride_to_ruin", "sting"], "reserve": ["eomer", "riders_of_rohan", "gimli"]},
                "witch_king": {"reserve": ["grond"]},
            },
        }
    )
    m.do("play death_ride_to_ruin")
    assert m.options == ["eliminate riders_of_rohan", "eliminate eomer", "done"]
    m.do("eliminate eomer", "done")
    assert m.asked == "witch_king" and m.options == ["eliminate mordor_orcs", "eliminate the_hunter"]
    m.do("eliminate mordor_orcs")
    assert m.where("mordor_orcs") == "eliminated" and m.where("the_hunter") == "minas_tirith"
