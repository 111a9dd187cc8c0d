"""Every Shadow card with a text: what it does, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import card, rule

FREE_HANDS = {"frodo": {"hand": ["gimli"]}, "aragorn": {"hand": ["arwen"]}}


# --- Isengard ---


@card("grima_wormtongue")
def test_grima(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "active": ["edoras"],
        "turn": 3,
        "cards": {"edoras": ["eowyn"]},
        "players": {"saruman": {"reserve": ["grima_wormtongue"]}, "frodo": {"reserve": ["theoden", "gimli"]}},
    }
    m = lay(start).do("use grima_wormtongue")
    assert m.options == ["take saruman", "eliminate eowyn", "eliminate theoden"]
    m.do("eliminate theoden")
    assert m.where("theoden") == m.where("grima_wormtongue") == "eliminated"
    assert lay(start).do("use grima_wormtongue", "take saruman").hand("saruman") == ["saruman"]


@card("saruman")
def test_saruman(lay: Any) -> None:
    m = lay({"at": "draw", "path_number": 9, "players": {"saruman": {"reserve": ["saruman"]}}})
    drawn = [e.args["n"] for e in m.play.log(None) if e.key == "cardgame-log-draws" and e.args["player"] == "saruman"]
    assert drawn[0] == 5
    m = lay({"path": "amon_hen", "cards": {"amon_hen": ["saruman"]}})
    assert m.shown_path()["attack"] == 2


@card("ugluk", "flocks_of_crebain", "gollum")
@pytest.mark.parametrize("name", ["ugluk", "flocks_of_crebain", "gollum"])
def test_another_path_of_the_same_number(lay: Any, name: str) -> None:
    m = lay({"path": "emyn_muil", "turn": 3, "cards": {"emyn_muil": [name]}}).do(f"use {name}")
    assert m.options == ["activate amon_hen", "activate dead_marshes"]
    m.do("activate dead_marshes")
    assert m.path == "dead_marshes" and m.state("emyn_muil") == "shadow" and m.t.corruption == 1
    assert m.where(name) == ("cycle" if name == "gollum" else "eliminated")


@card("palantir_of_orthanc")
def test_palantir(lay: Any) -> None:
    top = ["gollum", "shelob", "ugluk"]
    m = lay(
        {
            "path": "weathertop",
            "turn": 3,
            "players": {"saruman": {"reserve": ["saruman"], "top": top}},
            "items": {"palantir_of_orthanc": "saruman"},
        }
    ).do("use palantir_of_orthanc")
    assert sorted(m.options) == ["eliminate gollum", "eliminate shelob", "eliminate ugluk"]
    m.do("eliminate ugluk", "cycle gollum")
    assert (m.hand("saruman"), m.cycle("saruman"), m.eliminated("saruman")) == (["shelob"], ["gollum"], ["ugluk"])


@card("sarumans_staff")
def test_sarumans_staff(lay: Any) -> None:
    m = lay({"path": "amon_hen", "cards": {"amon_hen": ["saruman"]}, "items": {"sarumans_staff": "saruman"}})
    assert m.limit("saruman") == 3 and m.shown_path()["attack"] == 3


@card("woven_of_all_colours", "nazguls_mantle")
@pytest.mark.parametrize(
    ("item", "wielder", "other"),
    [("woven_of_all_colours", "saruman", "sarumans_staff"), ("nazguls_mantle", "the_witch_king", "fell_beast")],
)
def test_cloaks_save_their_wielders_from_combat(lay: Any, item: str, wielder: str, other: str) -> None:
    items = {item: wielder, other: wielder}
    m = lay(
        {"at": "combat", "path": "amon_hen", "active": ["umbar"], "cards": {"amon_hen": [wielder]}, "items": items}
    ).do("resolve amon_hen")
    assert m.where(wielder) == m.where(item) == m.where(other) == "cycle"
    place = "edoras" if wielder == "saruman" else "minas_tirith"
    m = lay({"at": "combat", "path": "amon_hen", "active": [place], "cards": {place: [wielder]}, "items": items}).do(
        f"resolve {place}"
    )
    assert m.where(wielder) == m.where(item) == m.where(other) == "cycle"


@card("threats_and_promises")
def test_threats_and_promises(lay: Any) -> None:
    held = {"saruman": {"hand": ["threats_and_promises", "gollum"], "reserve": ["saruman"]}}
    m = lay({"path": "weathertop", "turn": 3, "players": held, "fresh": ["saruman"]}).do("play threats_and_promises")
    assert m.options == ["activate edoras", "activate helms_deep", "activate orthanc"]
    m.do("activate orthanc", "to orthanc")  # who has Saruman in reserve is not asked to take him
    assert m.where("saruman") == "orthanc" and m.where("threats_and_promises") == "eliminated"
    m = lay({"path": "weathertop", "turn": 3, "players": {"saruman": {"hand": ["threats_and_promises", "gollum"]}}})
    assert m.refused("play threats_and_promises") == "C6.3.9"


# --- Monstrous ---


@card("balrog_of_moria")
def test_the_balrog(lay: Any) -> None:
    held = {"saruman": {"hand": ["balrog_of_moria", "gollum"]}, **FREE_HANDS}
    m = lay({"path": "khazad_dum", "turn": 3, "players": held}).do("play balrog_of_moria", "to khazad_dum")
    assert m.asked == "frodo"
    m.do("forsake gimli", "forsake arwen")
    assert m.shown_path()["attack"] == 3
    m = lay({"path": "caradhras", "cards": {"caradhras": ["balrog_of_moria"]}})
    assert m.shown_path()["attack"] == 2
    m = lay({"path": "khazad_dum", "turn": 3, "players": held}).do("play balrog_of_moria", "to reserve")
    assert m.asked == "frodo" and m.prompt == "cardgame-ask-action"
    m = lay(
        {
            "path": "weathertop",
            "active": ["moria"],
            "turn": 3,
            "players": {"saruman": {"reserve": ["balrog_of_moria"]}, **FREE_HANDS},
        }
    )
    m.do("move balrog_of_moria", "forsake gimli", "forsake arwen")
    assert m.shown_ground()["cards_defence"] == 2


@card("barrow_wights", "candles_of_corpses", "caradhras_the_cruel", "cave_troll", "hill_troll")
@pytest.mark.parametrize(
    "name", ["barrow_wights", "candles_of_corpses", "caradhras_the_cruel", "cave_troll", "hill_troll"]
)
def test_monsters_in_reserve_frighten_each_free_player(lay: Any, name: str) -> None:
    m = lay({"path": "weathertop", "turn": 3, "players": {"saruman": {"reserve": [name]}, **FREE_HANDS}})
    m.do(f"use {name}", "forsake gimli", "forsake arwen")
    assert m.where(name) == m.where("gimli") == m.where("arwen") == "eliminated"


@card("barrow_wights", "candles_of_corpses", "cave_troll", "hill_troll", "shelob")
@pytest.mark.parametrize(
    ("name", "place", "icons"),
    [
        ("barrow_wights", "weathertop", 1),
        ("candles_of_corpses", "dead_marshes", 2),
        ("candles_of_corpses", "emyn_muil", 1),
        ("cave_troll", "khazad_dum", 1),
        ("hill_troll", "weathertop", 1),
        ("shelob", "shelobs_lair", 2),
        ("shelob", "cirith_ungol", 1),
    ],
)
def test_monsters_on_paths(lay: Any, name: str, place: str, icons: int) -> None:
    assert lay({"path": place, "cards": {place: [name]}}).shown_path()["attack"] == icons


@card("caradhras_the_cruel")
def test_caradhras_the_cruel(lay: Any) -> None:
    held = {"saruman": {"hand": ["caradhras_the_cruel", "gollum"]}}
    m = lay({"path": "caradhras", "turn": 3, "players": held}).do("play caradhras_the_cruel", "to caradhras")
    assert m.options == ["activate the_doors_of_durin", "activate khazad_dum"]
    m.do("activate khazad_dum")
    assert m.path == "khazad_dum" and m.state("caradhras") == "shadow" and m.t.corruption == 1
    m = lay({"path": "khazad_dum", "turn": 3, "players": held}).do("play caradhras_the_cruel", "to khazad_dum")
    assert m.path == "khazad_dum" and m.asked == "frodo"


@card("shelob")
def test_shelob(lay: Any) -> None:
    m = lay({"path": "cirith_ungol", "turn": 3, "players": {"saruman": {"reserve": ["shelob"]}, **FREE_HANDS}})
    m.do("move shelob", "forsake gimli", "forsake arwen")
    assert m.where("gimli") == "eliminated" == m.where("arwen")


# --- Southrons ---


@card("the_black_serpent")
def test_the_black_serpent_reactivates(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "turn": 3,
        "players": {"saruman": {"reserve": ["the_black_serpent"]}},
        "locations": {"pelargir": "free_peoples", "umbar": "shadow", "edoras": "free_peoples"},
    }
    m = lay(start).do("use the_black_serpent")
    assert m.options == ["activate pelargir", "activate umbar"]
    m.do("activate pelargir")
    assert m.active == ["pelargir"] and m.shown_ground()["location_defence"] == 1
    assert m.where("the_black_serpent") == "eliminated"
    assert lay(start | {"locations": {}}).refused("use the_black_serpent") == "C6.3.7"
    m = lay({"path": "weathertop", "active": ["umbar"], "cards": {"umbar": ["the_black_serpent", "haradrim_regulars"]}})
    assert m.shown_ground()["cards_defence"] == 2


# --- Mordor ---


@card("gorbag_and_shagrat")
@pytest.mark.parametrize(("place", "icons"), [("cirith_ungol", 2), ("orodruin", 1)])
def test_gorbag_and_shagrat(lay: Any, place: str, icons: int) -> None:
    held = {"witch_king": {"hand": ["grond"], "reserve": ["gorbag_and_shagrat"]}}
    m = lay({"path": place, "turn": 1, "players": held}).do("move gorbag_and_shagrat", "use gorbag_and_shagrat")
    assert m.shown_path()["attack"] == icons and m.cycle("witch_king") == ["grond"]
    m = lay({"path": place, "turn": 1, "players": held}).do("move gorbag_and_shagrat", "skip")
    assert m.shown_path()["attack"] == 0


@card("grishnakh")
def test_grishnakh(lay: Any) -> None:
    m = lay({"path": "amon_hen", "turn": 1, "cards": {"amon_hen": ["grishnakh"]}})
    assert m.shown_path()["attack"] == 1
    m.do("use grishnakh")
    assert m.t.corruption == 1 and m.where("grishnakh") == "eliminated"


@card("mouth_of_sauron", "the_lidless_eye")
@pytest.mark.parametrize("name", ["mouth_of_sauron", "the_lidless_eye"])
def test_no_path_for_them_while_a_shadow_battleground_is_active(lay: Any, name: str) -> None:
    for active, may in ((["minas_tirith"], True), (["umbar"], False)):
        m = lay({"path": "orodruin", "active": active, "turn": 1, "players": {"witch_king": {"hand": [name, "grond"]}}})
        m.do(f"play {name}")
        if may:
            assert "to orodruin" in m.options
        elif m.prompt == "cardgame-ask-where":
            assert m.refused("to orodruin") == "C6.4.2"
        else:
            assert m.where(name) == "reserve"


@card("mouth_of_sauron")
def test_mouth_of_sauron_draws(lay: Any) -> None:
    m = lay({"at": "draw", "path_number": 9, "players": {"witch_king": {"reserve": ["mouth_of_sauron"]}}})
    drawn = [
        e.args["n"] for e in m.play.log(None) if e.key == "cardgame-log-draws" and e.args["player"] == "witch_king"
    ]
    assert drawn[0] == 5


@card("the_lidless_eye")
def test_the_lidless_eye(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 1, "players": {"witch_king": {"hand": ["the_lidless_eye", "grond"]}}})
    m.do("play the_lidless_eye")
    assert (len(m.hand("witch_king")), len(m.hand("saruman"))) == (1, 1)
    assert m.limit("witch_king") == 3


@card("the_beguiler")
def test_the_beguiler(lay: Any) -> None:
    held = {"witch_king": {"reserve": ["the_beguiler"]}, **FREE_HANDS}
    m = lay({"path": "weathertop", "turn": 1, "players": held}).do("use the_beguiler")
    assert m.cycle("frodo") == ["gimli"] and m.cycle("aragorn") == ["arwen"] and m.where("the_beguiler") == "cycle"


@card("the_black_easterling")
def test_the_black_easterling(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 1, "players": {"witch_king": {"hand": ["the_black_easterling", "grond"]}}})
    m.do("play the_black_easterling", "to reserve")
    assert len(m.hand("witch_king")) == 1
    for place, icons in (("dol_guldur", 1 + 1 + 1), ("morannon", 1 + 1)):
        there = {place: ["the_black_easterling", "mordor_orcs"]}
        m = lay({"path": "weathertop", "active": [place], "cards": there})
        assert m.shown_ground()["cards_defence"] == icons


@card("the_commander")
def test_the_commander(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 1, "players": {"witch_king": {"reserve": ["the_commander"]}}}).do(
        "use the_commander"
    )
    assert (len(m.hand("witch_king")), len(m.hand("saruman")), len(m.hand("frodo"))) == (1, 1, 0)


@card("the_destroyer", "the_warrior")
@pytest.mark.parametrize(("name", "tokens"), [("the_destroyer", (1, 0)), ("the_warrior", (0, 1))])
def test_tokens_for_a_battleground(lay: Any, name: str, tokens: tuple[int, int]) -> None:
    held = {"witch_king": {"reserve": [name]}}
    m = lay({"path": "weathertop", "active": ["umbar", "edoras"], "turn": 1, "players": held}).do(f"use {name}")
    assert m.options == ["to umbar", "to edoras"]
    m.do("to edoras")
    assert m.tokens("edoras") == tokens and m.where(name) == "cycle"
    assert lay({"path": "weathertop", "turn": 1, "players": held}).refused(f"use {name}") == "C6.3.7"


@card("the_hunter")
def test_the_hunter(lay: Any) -> None:
    m = lay({"path": "khazad_dum", "turn": 1, "players": {"witch_king": {"reserve": ["the_hunter"]}}}).do(
        "use the_hunter"
    )
    assert m.tokens("khazad_dum") == (1, 0) and m.shown_path()["attack"] == 1


@card("the_messenger")
def test_the_messenger_takes_another_nazgul(lay: Any) -> None:
    held = {"witch_king": {"reserve": ["the_messenger"], "cycle": ["the_hunter", "the_witch_king", "grond"]}}
    m = lay({"path": "weathertop", "turn": 1, "players": held}).do("use the_messenger")
    assert m.options == ["take the_hunter", "take the_witch_king"]
    m.do("take the_witch_king")
    assert m.hand("witch_king") == ["the_witch_king"] and m.where("the_messenger") == "cycle"
    m = lay(
        {"path": "weathertop", "turn": 1, "players": {"witch_king": {"reserve": ["the_messenger"], "cycle": ["grond"]}}}
    )
    assert m.refused("use the_messenger") == "C6.3.7"


@card("the_reaver")
def test_the_reaver(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 1, "players": {"witch_king": {"reserve": ["the_reaver"]}, **FREE_HANDS}})
    m.do("use the_reaver", "forsake gimli", "forsake top")
    assert m.where("gimli") == "eliminated" and m.hand("aragorn") == ["arwen"] and m.where("the_reaver") == "cycle"


@card("the_witch_king")
def test_the_witch_king(lay: Any) -> None:
    m = lay({"path": "weathertop", "active": ["minas_tirith"], "cards": {"minas_tirith": ["the_witch_king"]}})
    assert m.shown_ground()["attack"] == 2
    assert lay({"path": "weathertop", "cards": {"weathertop": ["the_witch_king"]}}).shown_path()["attack"] == 2
    m = lay({"at": "draw", "path_number": 9, "players": {"witch_king": {"reserve": ["the_witch_king"]}}})
    drawn = [
        e.args["n"] for e in m.play.log(None) if e.key == "cardgame-log-draws" and e.args["player"] == "witch_king"
    ]
    assert drawn[0] == 5
    m = lay(
        {"path": "weathertop", "turn": 1, "players": {"witch_king": {"hand": ["grond"], "top": ["the_witch_king"]}}}
    )
    assert m.do("play grond").where("the_witch_king") == "cycle"


@card("black_breath")
def test_black_breath(lay: Any) -> None:
    items = {"black_breath": "the_hunter", "fell_beast": "the_hunter"}
    m = lay({"path": "weathertop", "turn": 1, "cards": {"weathertop": ["the_hunter"]}, "items": items}).do(
        "use black_breath"
    )
    assert m.t.corruption == 1
    assert m.where("the_hunter") == m.where("black_breath") == m.where("fell_beast") == "cycle"
    m = lay(
        {
            "path": "weathertop",
            "active": ["minas_tirith"],
            "turn": 1,
            "cards": {"minas_tirith": ["the_hunter"]},
            "items": items,
        }
    )
    assert "use black_breath" in m.options
    m = lay({"path": "weathertop", "turn": 1, "players": {"witch_king": {"reserve": ["the_hunter"]}}, "items": items})
    assert m.refused("use black_breath") == "C6.8.6"


@card("black_riders_mount")
def test_black_riders_mount(lay: Any) -> None:
    held = {"witch_king": {"hand": ["black_riders_mount", "grond"], "reserve": ["the_hunter"]}}
    start = {"path": "weathertop", "turn": 1, "players": held, "fresh": ["the_hunter"]}
    m = lay(start).do("play black_riders_mount")
    assert m.options == ["to weathertop", "skip"]
    m.do("to weathertop")
    assert m.where("the_hunter") == "weathertop" and m.shown_path()["attack"] == 2
    assert lay(start).do("play black_riders_mount", "skip").where("the_hunter") == "reserve"
    m = lay(start | {"path": "khazad_dum"}).do("play black_riders_mount")
    assert m.where("the_hunter") == "reserve" and m.asked == "aragorn"


@card("fell_beast")
def test_fell_beast(lay: Any) -> None:
    held = {"witch_king": {"hand": ["fell_beast", "grond"], "reserve": ["the_hunter"]}}
    m = lay(
        {
            "path": "weathertop",
            "active": ["minas_tirith", "edoras", "dol_guldur"],
            "turn": 1,
            "players": held,
            "fresh": ["the_hunter"],
        }
    ).do("play fell_beast")
    assert m.options == ["to minas_tirith", "to dol_guldur", "skip"]
    m.do("to minas_tirith")
    assert m.where("the_hunter") == "minas_tirith" and m.shown_ground()["attack"] == 1


@card("morgul_blade")
def test_morgul_blade(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 1,
            "cards": {"weathertop": ["the_hunter"]},
            "items": {"morgul_blade": "the_hunter"},
        }
    )
    m.do("use morgul_blade")
    assert m.t.corruption == 1 and m.where("morgul_blade") == "eliminated" and m.where("the_hunter") == "weathertop"


@card("the_black_captain")
def test_the_black_captain(lay: Any) -> None:
    held = {"witch_king": {"hand": ["the_black_captain", "grond"], "reserve": ["the_witch_king"]}}
    start = {"path": "weathertop", "turn": 1, "players": held, "locations": {"morannon": "free_peoples"}}
    m = lay(start).do("play the_black_captain", "activate minas_tirith", "skip")
    assert m.options == ["to minas_tirith", "skip"]
    m.do("skip")
    assert m.where("the_witch_king") == "reserve" and m.active == ["minas_tirith"]


@card("the_day_without_dawn")
def test_the_day_without_dawn(lay: Any) -> None:
    top = ["the_hunter", "fell_beast", "grond", "olog_hai", "mordor_orcs", "the_reaver", "black_breath"]
    held = {"witch_king": {"hand": ["the_day_without_dawn", "black_uruks"], "top": top}}
    m = lay({"path": "weathertop", "active": ["minas_tirith"], "turn": 1, "players": held}).do(
        "play the_day_without_dawn"
    )
    assert len(m.options) == 7 and m.options[0].startswith("eliminate")
    m.do("eliminate black_breath")
    assert m.options == ["play grond", "play mordor_orcs", "play olog_hai", "done"]
    m.do("play grond", "to minas_tirith", "play olog_hai", "to reserve")
    assert m.where("grond") == "minas_tirith" and m.where("olog_hai") == "reserve"
    assert len(m.cycle("witch_king")) == 1 + 4 and m.eliminated("witch_king") == [
        "black_breath",
        "the_day_without_dawn",
    ]


@card("the_ringwraiths_are_abroad")
def test_the_ringwraiths_are_abroad(lay: Any) -> None:
    top = ["the_hunter", "fell_beast", "grond", "the_black_easterling", "mordor_orcs", "the_reaver", "black_breath"]
    held = {"witch_king": {"hand": ["the_ringwraiths_are_abroad", "black_uruks"], "top": ["olog_hai", *top]}}
    m = lay({"path": "weathertop", "turn": 1, "players": held}).do("play the_ringwraiths_are_abroad", "eliminate grond")
    assert m.options == ["play the_black_easterling", "play the_hunter", "play the_reaver", "done"]
    m.do("play the_black_easterling", "to reserve", "play the_hunter", "to weathertop")
    assert m.where("the_hunter") == "weathertop" and m.where("the_black_easterling") == "reserve"
    assert m.hand("witch_king") == ["olog_hai"]  # the Easterling's text drew a card


@card("the_black_captain", "threats_and_promises")
@rule("C6.3.9")
@pytest.mark.parametrize(
    ("player", "turn", "event", "leader"),
    [
        ("witch_king", 1, "the_black_captain", "the_witch_king"),
        ("saruman", 3, "threats_and_promises", "saruman"),
    ],
)
def test_an_event_does_nothing_if_its_cost_ended_its_condition(
    lay: Any, player: str, turn: int, event: str, leader: str
) -> None:
    """The leader is the only card to forsake for the last card: without him the text asks for nobody."""
    start = {"path": "weathertop", "turn": turn, "players": {player: {"reserve": [leader], "hand": [event]}}}
    m = lay(start).do(f"play {event}", f"forsake {leader}")
    assert m.prompt == "cardgame-ask-action" and m.active == [] and m.where(event) == "eliminated"
    assert m.log()[-1] == "cardgame-log-no-effect"
    m = lay(start).do(f"play {event}", "forsake top")
    assert m.prompt == "cardgame-ask-activate"
