"""Every card of Elves, Dwarf, Hobbits and Wizards with a text: what it does, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import card, rule

# --- Elves ---


@card("arwen")
def test_arwen(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": ["arwen", "vilya"]}}}).do("play arwen")
    assert len(m.hand("aragorn")) == 1
    here: dict[str, Any] = {"path": "imladris", "active": ["minas_tirith"]}
    reserve = {"players": {"aragorn": {"reserve": ["arwen"]}}}
    king = here | {"cards": {"minas_tirith": ["aragorn"]}}
    ranger = here | {"cards": {"imladris": ["strider"]}}
    assert (
        lay(king | reserve).shown_ground()["cards_defence"] == 2
        and lay(ranger | reserve).shown_path()["cards_defence"] == 3
    )
    assert lay(king).shown_ground()["cards_defence"] == 1 and lay(ranger).shown_path()["cards_defence"] == 2
    m = lay(here | {"active": ["umbar", "rivendell"], "cards": {"umbar": ["aragorn"], "rivendell": ["arwen"]}})
    assert m.shown_ground()["attack"] == 1


@card("elrond")
def test_elrond(lay: Any) -> None:
    m = lay({"path": "imladris", "turn": 2, "players": {"aragorn": {"hand": ["elrond", "vilya"]}}})
    m.do("play elrond", "to imladris")
    assert len(m.hand("aragorn")) == 1 and m.shown_path()["cards_defence"] == 2 and m.limit("aragorn") == 2
    m = lay({"path": "imladris", "active": ["moria"], "cards": {"moria": ["elrond", "high_elves"]}})
    assert m.shown_ground()["attack"] == 4


@card("galadriel")
def test_galadriel(lay: Any) -> None:
    m = lay({"path": "egladil", "turn": 2, "players": {"aragorn": {"hand": ["galadriel", "vilya"]}}})
    m.do("play galadriel", "to egladil")
    assert len(m.hand("aragorn")) == 1 and m.shown_path()["cards_defence"] == 2
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
    assert (m.shown_path()["location_defence"], m.shown_path()["cards_defence"]) == (2, 1)
    m = lay(
        {
            "path": "weathertop",
            "players": {"frodo": {"reserve": ["sam_gamgee"]}},
            "items": {"phial_of_galadriel": "sam_gamgee"},
        }
    )
    assert m.shown_path()["location_defence"] == 0


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
    assert lay(at | {"cards": {ground_: [hobbit]}}).shown_ground()["cards_defence"] == 0
    assert lay(at | {"cards": {ground_: [hobbit, army]}}).shown_ground()["cards_defence"] == 2
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


@card("ent_draught")
def test_ent_draught_brings_two_hobbits_back(lay: Any) -> None:
    held: dict[str, list[str]] = {"cycle": ["merry_brandybuck", "pippin_took", "sam_gamgee", "sting"]}
    start: dict[str, Any] = {"path": "weathertop", "items": {"ent_draught": "treebeard"}}
    m = lay(start | {"players": {"frodo": held | {"reserve": ["treebeard"]}}}).do("use ent_draught")
    assert m.options == ["take merry_brandybuck", "take pippin_took", "take sam_gamgee"]
    m.do("take pippin_took", "take merry_brandybuck")
    assert sorted(m.hand("frodo")) == ["merry_brandybuck", "pippin_took"] and m.asked == "witch_king"
    assert m.where("ent_draught") == "eliminated" and m.where("treebeard") == "reserve"
    one = held | {"cycle": ["sam_gamgee"], "reserve": ["treebeard"]}
    m = lay(start | {"players": {"frodo": one}}).do("use ent_draught")
    assert m.hand("frodo") == ["sam_gamgee"], "as far as possible"
    m = lay(start | {"players": {"frodo": {"reserve": ["treebeard"]}}})
    assert "use ent_draught" not in m.options and m.refused("use ent_draught") == "C6.3.7"
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["ent_draught", "gimli"], "reserve": ["eowyn"]}}})
    assert m.refused("play ent_draught") == "C6.5.1", "only Ents drink it"
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["ent_draught", "gimli"], "reserve": ["quickbeam"]}}})
    assert m.do("play ent_draught").where("ent_draught") == "quickbeam"


@card("sting")
def test_sting_glows_near_monsters(lay: Any) -> None:
    here = {"path": "weathertop", "items": {"sting": "sam_gamgee"}}
    assert lay(here | {"cards": {"weathertop": ["sam_gamgee", "the_hunter"]}}).shown_path()["location_defence"] == 0
    m = lay(here | {"cards": {"weathertop": ["sam_gamgee", "barrow_wights"]}})
    assert (m.shown_path()["location_defence"], m.shown_path()["cards_defence"]) == (1, 2)


@card("there_is_another_way")
def test_there_is_another_way(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["there_is_another_way", "gimli"]}}})
    m.do("play there_is_another_way", "activate inn_of_the_prancing_pony")
    assert m.path == "inn_of_the_prancing_pony" and m.tokens(m.path) == (0, 1)
    assert m.state("weathertop") == "free_peoples" and len(m.hand("saruman")) == 2


# --- Wizards ---


@card("gandalf_the_grey")
def test_gandalf_the_grey(lay: Any) -> None:
    m = lay({"path": "weathertop", "cards": {"weathertop": ["gandalf_the_grey"]}})
    assert m.shown_path()["cards_defence"] == 3
    m.do("use gandalf_the_grey", "activate imladris")
    assert m.path == "imladris" and m.where("gandalf_the_grey") == "cycle"
    m = lay({"path": "weathertop", "active": ["umbar"], "cards": {"umbar": ["gandalf_the_grey"]}})
    assert m.shown_ground()["attack"] == 2 and m.refused("use gandalf_the_grey") == "C6.8.6"


@card("gandalf_the_white")
def test_gandalf_the_white(lay: Any) -> None:
    m = lay({"path": "weathertop", "active": ["edoras"], "cards": {"edoras": ["gandalf_the_white"]}})
    assert m.shown_ground()["cards_defence"] == 3
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
    assert m.shown_ground()["cards_defence"] == 1
    m = lay({"path": "amon_hen", "cards": {"amon_hen": ["quickbeam"]}})
    assert m.shown_path()["cards_defence"] == 1


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
    assert m.where("wolf_riders") == "eliminated" and m.shown_ground()["attack"] == 2


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
    assert m.shown_path()["cards_defence"] == 4


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
    assert "use smeagol" not in m.options and m.refused("use smeagol") == "C2.1.6"
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
