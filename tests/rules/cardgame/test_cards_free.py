"""Every Free Peoples card with a text: what it does, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import card, rule


def ground(m: Any, i: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = m.play.view(None)["battlegrounds"][i]
    return found


def path(m: Any) -> dict[str, Any]:
    found: dict[str, Any] = m.play.view(None)["path"]
    return found


# --- Dúnedain ---


@card("dead_men_of_dunharrow")
def test_dead_men(lay: Any) -> None:
    at = {"path": "weathertop", "active": ["umbar"]}
    assert ground(lay(at | {"cards": {"umbar": ["dead_men_of_dunharrow"]}}))["attack"] == 0
    assert ground(lay(at | {"cards": {"umbar": ["dead_men_of_dunharrow", "boromir"]}}))["attack"] == 1
    assert ground(lay(at | {"cards": {"umbar": ["dead_men_of_dunharrow", "strider"]}}))["attack"] == 1 + 2
    assert ground(lay(at | {"cards": {"umbar": ["dead_men_of_dunharrow", "aragorn"]}}))["attack"] == 1 + 1 + 2


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
    assert m.prompt == "cardgame-ask-support"
    m.do("support dead_men_of_dunharrow denethor")
    assert m.state("minas_tirith") == "shadow"  # 7 - 3 against 1 + 1: Denethor's leadership and Aragorn's own icon


@card("the_great_gate")
def test_the_great_gate(lay: Any) -> None:
    assert (
        ground(lay({"path": "weathertop", "active": ["pelargir"], "cards": {"pelargir": ["the_great_gate"]}}))[
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
    assert ground(m)["cards_defence"] == 3


@card("aragorn")
def test_aragorn(lay: Any) -> None:
    m = lay({"path": "imladris", "turn": 2, "players": {"aragorn": {"hand": ["aragorn", "arwen", "strider"]}}})
    m.do("play aragorn")
    assert m.prompt == "cardgame-ask-cycle"  # no path lists him: reserve is his only place
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
    assert m.prompt == "cardgame-ask-forsake" and len(m.hand("aragorn")) == 2
    m.do("forsake vilya")
    assert m.where("vilya") == "eliminated"
    m = lay({"path": "amon_hen", "turn": 2, "players": {"aragorn": {"hand": ["vilya"], "reserve": ["boromir"]}}})
    m.do("move boromir", "forsake vilya")
    assert m.hand("aragorn") == [] and path(m)["cards_defence"] == 1


@card("denethor")
def test_denethor(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": ["arwen"], "reserve": ["denethor"]}}})
    m.do("use denethor", "forsake arwen")
    assert m.options == ["take boromir", "take faramir"]
    m.do("take faramir")
    assert m.hand("aragorn") == ["faramir"] and m.where("denethor") == "reserve"
    at = {"path": "weathertop", "active": ["minas_tirith"]}
    assert ground(lay(at | {"cards": {"minas_tirith": ["denethor", "soldiers_of_gondor"]}}))["cards_defence"] == 2


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
    assert path(m)["cards_defence"] == 2
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
    assert m.where(wielder) == "umbar" and m.where("anduril") == wielder and ground(m)["attack"] == 2


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
    assert ground(m)["cards_defence"] == 1
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
    assert ground(m)["cards_defence"] == 1 + 1 + 1 + 1  # riders, Gimli, Aragorn and, by the riders, his leadership
    m.do("pass", "pass", "pass")
    assert "move legolas" in m.options and m.refused("move elrond") == "C6.8.2"


# --- Elves ---


@card("arwen")
def test_arwen(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": ["arwen", "vilya"]}}}).do("play arwen")
    assert len(m.hand("aragorn")) == 1
    here: dict[str, Any] = {"path": "imladris", "active": ["minas_tirith"]}
    reserve = {"players": {"aragorn": {"reserve": ["arwen"]}}}
    king = here | {"cards": {"minas_tirith": ["aragorn"]}}
    ranger = here | {"cards": {"imladris": ["strider"]}}
    assert ground(lay(king | reserve))["cards_defence"] == 2 and path(lay(ranger | reserve))["cards_defence"] == 3
    assert ground(lay(king))["cards_defence"] == 1 and path(lay(ranger))["cards_defence"] == 2
    m = lay(here | {"active": ["umbar", "rivendell"], "cards": {"umbar": ["aragorn"], "rivendell": ["arwen"]}})
    assert ground(m)["attack"] == 1


@card("elrond")
def test_elrond(lay: Any) -> None:
    m = lay({"path": "imladris", "turn": 2, "players": {"aragorn": {"hand": ["elrond", "vilya"]}}})
    m.do("play elrond", "to imladris")
    assert len(m.hand("aragorn")) == 1 and path(m)["cards_defence"] == 2 and m.limit("aragorn") == 2
    m = lay({"path": "imladris", "active": ["moria"], "cards": {"moria": ["elrond", "high_elves"]}})
    assert ground(m)["attack"] == 4


@card("galadriel")
def test_galadriel(lay: Any) -> None:
    m = lay({"path": "egladil", "turn": 2, "players": {"aragorn": {"hand": ["galadriel", "vilya"]}}})
    m.do("play galadriel", "to egladil")
    assert len(m.hand("aragorn")) == 1 and path(m)["cards_defence"] == 2
    m = lay({"at": "draw", "path_number": 2, "players": {"aragorn": {"reserve": ["galadriel"]}}})
    assert len(m.hand("aragorn")) == 4 and m.rule == "C9.8"


@card("legolas")
def test_legolas(lay: Any) -> None:
    start = {"path": "imladris", "turn": 2, "players": {"aragorn": {"hand": ["legolas", "vilya"]}}}
    m = lay(start).do("play legolas", "to imladris")
    assert m.options == ["take bow_of_the_galadhrim", "skip"]
    assert m.do("take bow_of_the_galadhrim").hand("aragorn") == ["bow_of_the_galadhrim"]
    assert lay(start).do("play legolas", "to imladris", "skip").hand("aragorn") == []


@card("bow_of_the_galadhrim")
def test_the_bow_is_for_elves_and_forbids_a_second_weapon(lay: Any) -> None:
    held = {"aragorn": {"hand": ["bow_of_the_galadhrim", "vilya"], "reserve": ["legolas", "arwen", "strider"]}}
    m = lay({"path": "weathertop", "turn": 2, "players": held}).do("play bow_of_the_galadhrim")
    assert m.options == ["on arwen", "on legolas"]
    assert m.t.book.one_weapon[m.t.book.card_index["bow_of_the_galadhrim"]]


@card("elven_cloak")
def test_elven_cloak(lay: Any) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "weathertop",
            "active": ["umbar"],
            "cards": {"weathertop": ["sam_gamgee"]},
            "items": {"elven_cloak": "sam_gamgee", "sting": "sam_gamgee"},
            "tokens": {"weathertop": {"attack": 1}},
        }
    ).do("resolve weathertop")
    assert m.where("sam_gamgee") == m.where("elven_cloak") == m.where("sting") == "cycle"
    m = lay(
        {
            "at": "combat",
            "path": "weathertop",
            "active": ["edoras", "umbar"],
            "cards": {"edoras": ["merry_brandybuck", "village_militia", "wolf_riders"]},
            "items": {"elven_cloak": "merry_brandybuck"},
            "tokens": {"edoras": {"attack": 1}},
        }
    ).do("resolve edoras")
    assert m.where("merry_brandybuck") == "eliminated" == m.where("elven_cloak")  # not in battleground combat


@card("lembas")
def test_lembas(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "corruption": 5,
            "cards": {"weathertop": ["frodo_baggins", "sam_gamgee", "gandalf_the_grey"]},
            "items": {"lembas": "sam_gamgee"},
            "players": {"frodo": {"reserve": ["merry_brandybuck"]}},
        }
    ).do("use lembas")
    assert m.t.corruption == 3  # two Hobbits on the path


@card("mirror_of_galadriel")
def test_mirror_of_galadriel(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 2,
            "players": {"aragorn": {"hand": ["mirror_of_galadriel", "vilya"], "reserve": ["galadriel"]}},
        }
    )
    assert "top" not in m.play.view(2)["players"][2]
    m.do("play mirror_of_galadriel")
    top = m.play.view(2)["players"][2]["top"]
    assert m.where(top) == "deck"
    for seat in (None, 0, 1, 3):
        assert "top" not in m.play.view(seat)["players"][2]
    m.do("pass", "pass", "pass", "ring")
    assert top in m.hand("aragorn") and m.play.view(2)["players"][2]["top"] not in m.hand("aragorn")


@card("nenya")
def test_nenya(lay: Any) -> None:
    start = {"path": "weathertop", "active": ["umbar"], "turn": 2, "players": {"aragorn": {"reserve": ["galadriel"]}}}
    m = lay(start | {"items": {"nenya": "galadriel"}}).do("use nenya")
    assert m.options == ["to weathertop", "to umbar"]
    m.do("to weathertop")
    assert m.tokens("weathertop") == (0, 1) and m.where("nenya") == "cycle" and m.where("galadriel") == "reserve"
    m = lay(start | {"items": {"nenya": "galadriel"}}).do("use nenya", "to umbar")
    assert m.tokens("umbar") == (0, 1)


@card("phial_of_galadriel")
def test_the_phial_strengthens_the_path_not_its_wielder(lay: Any) -> None:
    m = lay(
        {"path": "weathertop", "cards": {"weathertop": ["sam_gamgee"]}, "items": {"phial_of_galadriel": "sam_gamgee"}}
    )
    assert (path(m)["location_defence"], path(m)["cards_defence"]) == (2, 1)
    m = lay(
        {
            "path": "weathertop",
            "players": {"frodo": {"reserve": ["sam_gamgee"]}},
            "items": {"phial_of_galadriel": "sam_gamgee"},
        }
    )
    assert path(m)["location_defence"] == 0


@card("vilya")
def test_vilya(lay: Any) -> None:
    m = lay(
        {"path": "weathertop", "turn": 2, "players": {"aragorn": {"reserve": ["elrond"]}}, "items": {"vilya": "elrond"}}
    )
    m.do("use vilya")
    assert (len(m.hand("aragorn")), len(m.hand("frodo")), len(m.hand("saruman"))) == (1, 1, 0)
    assert m.where("vilya") == "cycle" and m.where("elrond") == "reserve"


# --- Dwarf, Hobbits ---


@card("gimli", "dwarven_axe")
def test_gimli_and_his_axe(lay: Any) -> None:
    held = {"frodo": {"hand": ["gimli", "sting"], "cycle": ["dwarven_axe"]}}
    m = lay({"path": "weathertop", "players": held}).do("play gimli", "take dwarven_axe")
    assert m.hand("frodo") == ["dwarven_axe"]
    m.do("pass", "pass", "pass", "play dwarven_axe")
    assert m.where("dwarven_axe") == "gimli"
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gimli", "sting"]}}}).do("play gimli")
    assert m.options == ["skip"]  # the axe is in the deck, not in the cycle pile


@card("bilbo_baggins")
def test_bilbo(lay: Any) -> None:
    m = lay({"path": "imladris", "players": {"frodo": {"reserve": ["bilbo_baggins"]}}}).do("use bilbo_baggins")
    assert len(m.hand("frodo")) == 2 and m.where("bilbo_baggins") == "cycle"
    m = lay(
        {
            "at": "combat",
            "path": "imladris",
            "active": ["umbar"],
            "cards": {"imladris": ["bilbo_baggins"]},
            "items": {"blade_of_westernesse": "bilbo_baggins"},
            "tokens": {"imladris": {"attack": 4}},
        }
    ).do("resolve imladris")
    assert m.where("bilbo_baggins") == m.where("blade_of_westernesse") == "cycle" and m.t.corruption == 1


@card("fatty_bolger")
def test_fatty(lay: Any) -> None:
    start = {"path": "weathertop", "players": {"frodo": {"reserve": ["fatty_bolger"]}}}
    m = lay(start).do("use fatty_bolger")
    assert len(m.hand("frodo")) == 3 and m.where("fatty_bolger") == "eliminated"
    m = lay(
        {
            "path": "weathertop",
            "players": {"frodo": {"hand": ["gimli"], "reserve": ["fatty_bolger"]}},
            "items": {"elven_cloak": "fatty_bolger"},
        }
    )
    m.do("play gimli", "forsake fatty_bolger")
    assert m.where("fatty_bolger") == m.where("elven_cloak") == "cycle"
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["fatty_bolger", "gimli", "sting"]}}})
    m.do("winnow", "eliminate fatty_bolger", "eliminate gimli")
    assert m.where("fatty_bolger") == "eliminated"


@card("frodo_baggins", "mithril_coat")
@pytest.mark.parametrize("zone", ["hand", "reserve", "top"])
def test_frodo_is_never_lost(lay: Any, zone: str) -> None:
    held = {"hand": ["gimli"]}
    held[zone] = [*held.get(zone, []), "frodo_baggins"]
    m = lay({"path": "imladris", "turn": 1, "players": {"frodo": held, "witch_king": {"reserve": ["the_reaver"]}}})
    m.do("use the_reaver", "forsake top" if zone == "top" else "forsake frodo_baggins")
    assert m.where("frodo_baggins") == "cycle"


@card("merry_brandybuck", "pippin_took")
@pytest.mark.parametrize(
    ("hobbit", "ground_", "army"),
    [("merry_brandybuck", "edoras", "village_militia"), ("pippin_took", "pelargir", "soldiers_of_gondor")],
)
def test_merry_and_pippin(lay: Any, hobbit: str, ground_: str, army: str) -> None:
    m = lay({"path": "weathertop", "active": ["edoras", "pelargir"], "players": {"frodo": {"reserve": [hobbit]}}})
    assert m.do(f"move {hobbit}").options == [f"to {ground_}", "to weathertop"]
    at = {"path": "weathertop", "active": [ground_]}
    assert ground(lay(at | {"cards": {ground_: [hobbit]}}))["cards_defence"] == 0
    assert ground(lay(at | {"cards": {ground_: [hobbit, army]}}))["cards_defence"] == 2
    m = lay(
        {
            "at": "combat",
            "path": "weathertop",
            "active": ["umbar"],
            "cards": {"weathertop": [hobbit]},
            "items": {"blade_of_westernesse": hobbit},
            "tokens": {"weathertop": {"attack": 2}},
        }
    ).do("resolve weathertop")
    assert m.where(hobbit) == m.where("blade_of_westernesse") == "cycle"


@card("sam_gamgee")
def test_sam(lay: Any) -> None:
    m = lay(
        {"path": "weathertop", "players": {"frodo": {"reserve": ["sam_gamgee"]}}, "items": {"sting": "sam_gamgee"}}
    ).do("use sam_gamgee")
    assert m.tokens("weathertop") == (0, 1) and m.where("sam_gamgee") == m.where("sting") == "cycle"


@card("herbs_and_stewed_rabbit")
@pytest.mark.parametrize("place", ["reserve", "path"])
def test_herbs(lay: Any, place: str) -> None:
    held: dict[str, list[str]] = {"cycle": ["merry_brandybuck", "pippin_took", "sting"]}
    start: dict[str, Any] = {"path": "weathertop", "items": {"herbs_and_stewed_rabbit": "sam_gamgee"}}
    if place == "reserve":
        held["reserve"] = ["sam_gamgee"]
    else:
        start["cards"] = {"weathertop": ["sam_gamgee"]}
    m = lay(start | {"players": {"frodo": held}}).do("use herbs_and_stewed_rabbit")
    assert m.options == ["take merry_brandybuck", "take pippin_took"]
    m.do("take pippin_took")
    assert len(m.hand("frodo")) == 2 and "pippin_took" in m.hand("frodo")
    assert m.where("herbs_and_stewed_rabbit") == "eliminated" and m.where("sam_gamgee") != "eliminated"


@card("sting")
def test_sting_glows_near_monsters(lay: Any) -> None:
    here = {"path": "weathertop", "items": {"sting": "sam_gamgee"}}
    assert path(lay(here | {"cards": {"weathertop": ["sam_gamgee", "the_hunter"]}}))["location_defence"] == 0
    m = lay(here | {"cards": {"weathertop": ["sam_gamgee", "barrow_wights"]}})
    assert (path(m)["location_defence"], path(m)["cards_defence"]) == (1, 2)


@card("there_is_another_way")
def test_there_is_another_way(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["there_is_another_way", "gimli"]}}})
    m.do("play there_is_another_way", "activate inn_of_the_prancing_pony")
    assert m.path == "inn_of_the_prancing_pony" and m.tokens(m.path) == (0, 1)
    assert m.state("weathertop") == "free_peoples" and len(m.hand("saruman")) == 2


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
    assert ground(m)["cards_defence"] == 0 + 1 + 1 and len(m.cycle("frodo")) == 5
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
    m = lay(start | {"players": {"frodo": {"reserve": ["ghan_buri_ghan", "riders_of_rohan", "gimli"]}}})
    m.do("move riders_of_rohan")
    assert m.where("riders_of_rohan") == "minas_tirith"
    m = lay(start | {"players": {"frodo": {"reserve": ["riders_of_rohan"], "cycle": ["ghan_buri_ghan"]}}})
    assert m.refused("move riders_of_rohan") == "C6.8.2"


@card("theoden")
def test_theoden(lay: Any) -> None:
    at = {"path": "weathertop", "active": ["edoras", "orthanc"]}
    assert ground(lay(at | {"cards": {"edoras": ["theoden"]}}))["cards_defence"] == 0
    with_gandalf = {"players": {"frodo": {"reserve": ["gandalf_the_white"]}}}
    assert ground(lay(at | with_gandalf | {"cards": {"orthanc": ["theoden"]}}), 1)["attack"] == 1
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
    assert m.where("gandalf_the_grey") == "umbar" and ground(m)["attack"] == 3
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


# --- Wizards ---


@card("gandalf_the_grey")
def test_gandalf_the_grey(lay: Any) -> None:
    m = lay({"path": "weathertop", "cards": {"weathertop": ["gandalf_the_grey"]}})
    assert path(m)["cards_defence"] == 3
    m.do("use gandalf_the_grey", "activate imladris")
    assert m.path == "imladris" and m.where("gandalf_the_grey") == "cycle"
    m = lay({"path": "weathertop", "active": ["umbar"], "cards": {"umbar": ["gandalf_the_grey"]}})
    assert ground(m)["attack"] == 2 and m.refused("use gandalf_the_grey") == "C6.8.6"


@card("gandalf_the_white")
def test_gandalf_the_white(lay: Any) -> None:
    m = lay({"path": "weathertop", "active": ["edoras"], "cards": {"edoras": ["gandalf_the_white"]}})
    assert ground(m)["cards_defence"] == 3
    m = lay({"at": "draw", "path_number": 9, "players": {"frodo": {"reserve": ["gandalf_the_white"]}}})
    drawn = [e.args["n"] for e in m.play.log(None) if e.key == "cardgame-log-draws" and e.args["player"] == "frodo"]
    assert drawn[0] == 4
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gimli"], "top": ["gandalf_the_white"]}}}).do(
        "play gimli"
    )
    assert m.where("gandalf_the_white") == "cycle"


@card("gwaihir")
@pytest.mark.parametrize("gandalf", ["gandalf_the_grey", "gandalf_the_white"])
def test_gwaihir(lay: Any, gandalf: str) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"reserve": ["gwaihir"], "cycle": [gandalf]}}}).do(
        "use gwaihir"
    )
    assert m.hand("frodo") == [gandalf] and m.where("gwaihir") == "cycle"
    assert (
        lay({"path": "weathertop", "players": {"frodo": {"reserve": ["gwaihir"]}}}).refused("use gwaihir") == "C6.3.7"
    )


@card("quickbeam")
def test_quickbeam(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "active": ["edoras"],
            "cards": {"edoras": ["quickbeam", "wolf_riders", "ugluk", "devilry_of_saruman"]},
        }
    )
    assert ground(m)["cards_defence"] == 1
    m = lay({"path": "amon_hen", "cards": {"amon_hen": ["quickbeam"]}})
    assert path(m)["cards_defence"] == 1


@card("smeagol")
def test_smeagol(lay: Any) -> None:
    m = lay({"path": "amon_hen", "cards": {"amon_hen": ["smeagol"]}, "tokens": {"amon_hen": {"attack": 1}}})
    m.do("use smeagol", "activate the_cross_roads")
    assert m.t.corruption == 1 and m.where("smeagol") == "cycle" and m.state("amon_hen") == "free_peoples"


@card("treebeard")
def test_treebeard(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "active": ["orthanc", "edoras"],
        "cards": {"edoras": ["wolf_riders"]},
        "players": {"frodo": {"reserve": ["treebeard"]}, "saruman": {"reserve": ["white_hand_orcs", "saruman"]}},
    }
    m = lay(start).do("move treebeard", "to orthanc")
    assert m.asked == "saruman" and m.options == ["eliminate white_hand_orcs", "eliminate wolf_riders"]
    m.do("eliminate wolf_riders")
    assert m.where("wolf_riders") == "eliminated" and ground(m)["attack"] == 2


@card("gandalfs_staff")
def test_gandalfs_staff(lay: Any) -> None:
    for cards, held in (({}, ["gandalf_the_grey"]), ({"weathertop": ["gandalf_the_grey"]}, [])):
        m = lay(
            {
                "path": "weathertop",
                "cards": cards,
                "players": {"frodo": {"reserve": held}},
                "items": {"gandalfs_staff": "gandalf_the_grey"},
            }
        )
        assert m.limit("frodo") == 3 and m.limit("aragorn") == 2


@card("glamdring")
def test_glamdring_fights_with_gandalf(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "cards": {"weathertop": ["gandalf_the_grey"]},
            "items": {"glamdring": "gandalf_the_grey"},
        }
    )
    assert path(m)["cards_defence"] == 4


@card("narya")
def test_narya(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {
                "frodo": {"reserve": ["gandalf_the_grey"]},
                "witch_king": {"hand": ["grond", "olog_hai"]},
                "saruman": {"hand": ["gollum"]},
            },
            "items": {"narya": "gandalf_the_grey"},
        }
    ).do("use narya")
    assert m.asked == "witch_king"
    m.do("cycle grond")
    assert m.cycle("witch_king") == ["grond"] and m.cycle("saruman") == ["gollum"] and m.where("narya") == "cycle"


@card("smeagol")
@rule("C4.4.7")
def test_smeagol_stays_where_no_path_of_the_next_number_is_left(lay: Any) -> None:
    """His text begins with the path: without one there is no corruption either."""
    m = lay({"path": "orodruin", "cards": {"orodruin": ["smeagol"]}})
    assert "use smeagol" not in m.options and m.refused("use smeagol") == "C6.3.7"
    gone = dict.fromkeys(["the_cross_roads", "henneth_annun", "osgiliath"], "aside")
    m = lay({"path": "amon_hen", "cards": {"amon_hen": ["smeagol"]}, "locations": gone})
    assert "use smeagol" not in m.options


@card("there_is_another_way")
@rule("C4.4.7")
def test_there_is_another_way_does_nothing_without_another_path(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "locations": {"the_old_forest": "aside", "inn_of_the_prancing_pony": "shadow"},
        "players": {"frodo": {"hand": ["there_is_another_way", "gimli"]}},
    }
    m = lay(start).do("play there_is_another_way")
    assert m.path == "weathertop" and m.tokens("weathertop") == (0, 0)
    assert "play there_is_another_way" not in lay(start, idle_events=False).options


@card("mirror_of_galadriel")
def test_mirror_of_galadriel_shows_the_top_in_a_laid_position(lay: Any) -> None:
    m = lay(
        {
            "path": "imladris",
            "turn": 2,
            "players": {"aragorn": {"reserve": ["galadriel"]}},
            "items": {"mirror_of_galadriel": "galadriel"},
        }
    )
    assert "top" in m.play.view(2)["players"][2] and "top" not in m.play.view(0)["players"][2]
    held = {"reserve": ["galadriel"], "hand": ["mirror_of_galadriel", "lembas"], "top": ["vilya"]}
    m = lay({"path": "imladris", "turn": 2, "players": {"aragorn": held}})
    assert "top" not in m.play.view(2)["players"][2]
    m.do("play mirror_of_galadriel")
    assert m.play.view(2)["players"][2]["top"] == "vilya" and "top" not in m.play.view(0)["players"][2]
