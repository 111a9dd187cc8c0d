"""C8 Combat step."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import example, rule

EGLADIL = {
    "at": "combat",
    "path": "egladil",
    "active": ["umbar"],
    "cards": {"egladil": ["the_commander", "the_destroyer", "gimli", "legolas"]},
    "items": {"black_riders_mount": "the_destroyer", "bow_of_the_galadhrim": "legolas"},
}
DOL_GULDUR = {
    "at": "combat",
    "path": "egladil",
    "active": ["dol_guldur", "umbar"],
    "cards": {"dol_guldur": ["galadriel", "high_elves", "mordor_orcs", "gorbag_and_shagrat", "olog_hai"]},
    "items": {"nenya": "galadriel"},
}


# --- the path example ---


@rule("C8.3.1", "C8.3.2")
@example("X36")
def test_path_arithmetic(lay: Any) -> None:
    m = lay(EGLADIL).do("resolve egladil")
    assert (m.battle.attack, m.battle.location_defence, m.battle.left) == (3, 1, 2)
    sums = m.play.view(0)["battle"]["sums"]
    assert [(p["id"], p["icons"]) for p in sums["attack"]] == [("the_commander", 1), ("the_destroyer", 2)]
    assert [(p["id"], p["icons"]) for p in sums["defence"]] == [("gimli", 1), ("legolas", 2)]


@rule("C8.3.3", "C8.3.4", "C8.3.5", "C8.3.6")
@example("X37")
def test_legolas_and_his_bow_save_egladil(lay: Any) -> None:
    m = lay(EGLADIL).do("resolve egladil", "lose legolas", "agree")
    assert m.where("legolas") == m.where("bow_of_the_galadhrim") == "eliminated"
    assert m.where("gimli") == "cycle"
    assert {m.where(c) for c in ("the_commander", "the_destroyer", "black_riders_mount")} == {"eliminated"}
    assert m.state("egladil") == "free_peoples"
    assert m.score()[0] >= 1 and m.t.corruption == 0


@rule("C8.3.3")
@example("X38")
def test_gimli_alone_does_not_suffice(lay: Any) -> None:
    m = lay(EGLADIL, seats=2).do("resolve egladil", "lose gimli")
    assert m.where("gimli") == "eliminated" and m.where("legolas") == "eliminated"
    assert m.state("egladil") == "free_peoples"


@rule("C6.5.3")
@example("X39")
def test_an_item_does_not_cancel_apart_from_its_wielder(lay: Any) -> None:
    m = lay(EGLADIL).do("resolve egladil")
    assert "lose bow_of_the_galadhrim" not in m.options
    assert m.refused("lose bow_of_the_galadhrim") == "C6.5.3"


@rule("C8.3.5", "C8.3.8")
@example("X40")
def test_undefended_the_path_falls_with_corruption(lay: Any) -> None:
    cards = {"egladil": ["the_commander", "the_destroyer"]}
    m = lay(EGLADIL | {"cards": cards, "items": {"black_riders_mount": "the_destroyer"}}).do("resolve egladil")
    assert m.state("egladil") == "shadow" and m.t.corruption == 2
    assert m.score()[0] == 0


@rule("C8.1")
@example("X41")
def test_an_empty_path_goes_to_the_free_peoples(lay: Any) -> None:
    m = lay(EGLADIL | {"cards": {}, "items": {}}).do("resolve egladil")
    assert m.state("egladil") == "free_peoples"


# --- more on paths ---


@rule("C8.3.3")
def test_if_all_together_are_not_enough_all_are_lost(lay: Any) -> None:
    """Fatty can not be on a path; Gorbag has no icon of his own: here Sméagol cancels one of five, Gwaihir too."""
    m = lay(
        {
            "at": "combat",
            "path": "orodruin",
            "active": ["umbar"],
            "cards": {"orodruin": ["gwaihir", "gimli", "shelob"]},
            "tokens": {"orodruin": {"attack": 4}},
        }
    ).do("resolve orodruin")
    assert m.where("gwaihir") == m.where("gimli") == "eliminated"
    assert m.t.corruption == 5 - 2


@rule("C8.4.4")
def test_cards_without_icons_are_lost_when_all_are(lay: Any) -> None:
    """Denethor without an army has no icon; he falls with the others."""
    m = lay(
        {
            "at": "combat",
            "path": "egladil",
            "active": ["pelargir"],
            "cards": {"pelargir": ["denethor", "faramir", "haradrim_mumakil", "the_black_fleet"]},
        }
    ).do("resolve pelargir")
    assert m.where("denethor") == m.where("faramir") == "eliminated" and m.state("pelargir") == "shadow"


@rule("C8.3.3")
def test_nothing_is_lost_needlessly(lay: Any) -> None:
    start = {
        "at": "combat",
        "path": "amon_hen",
        "active": ["minas_tirith"],
        "cards": {"minas_tirith": ["denethor", "faramir", "boromir", "haradrim_mumakil", "haradrim_cavalry"]},
    }
    m = lay(start).do("resolve minas_tirith")
    assert m.battle.left == 1 and m.options == ["lose faramir", "lose boromir"]
    assert m.refused("lose denethor") == "C8.3.3"
    m = lay(start, needless_losses=True).do("resolve minas_tirith")
    assert "lose denethor" in m.options


@rule("C8.3.4")
def test_all_shadow_characters_on_the_path_are_eliminated(lay: Any) -> None:
    m = lay(
        {"at": "combat", "path": "lothlorien", "active": ["umbar"], "cards": {"lothlorien": ["ugluk", "hill_troll"]}}
    ).do("resolve lothlorien")
    assert m.where("ugluk") == m.where("hill_troll") == "eliminated" and m.state("lothlorien") == "free_peoples"


@rule("C8.3.7", "C7.10")
@example("X63")
def test_merry_cancels_and_is_cycled(lay: Any) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "weathertop",
            "active": ["umbar"],
            "cards": {"weathertop": ["merry_brandybuck", "barrow_wights"]},
        }
    ).do("resolve weathertop")
    assert m.where("merry_brandybuck") == "cycle" and m.state("weathertop") == "free_peoples" and m.t.corruption == 0


@rule("C8.3.8")
@example("X65")
def test_corruption_is_what_nobody_cancels(lay: Any) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "egladil",
            "active": ["umbar"],
            "cards": {"egladil": ["frodo_baggins", "balrog_of_moria", "saruman", "hill_troll", "ugluk"]},
        }
    ).do("resolve egladil")
    assert m.where("frodo_baggins") == "cycle" and m.t.corruption == 4 and m.state("egladil") == "shadow"


@rule("C8.3.9")
@example("X66")
def test_a_strong_path_loses_nobody(lay: Any) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "lothlorien",
            "active": ["umbar"],
            "cards": {"lothlorien": ["sam_gamgee", "hill_troll"]},
        }
    ).do("resolve lothlorien")
    assert m.where("sam_gamgee") == "cycle" and m.state("lothlorien") == "free_peoples"


@rule("C8.2")
def test_tokens_on_a_location_and_on_a_card(lay: Any) -> None:
    start = {
        "at": "combat",
        "path": "cirith_ungol",
        "active": ["umbar"],
        "cards": {"cirith_ungol": ["gorbag_and_shagrat", "gimli", "legolas"]},
        "card_tokens": {"gorbag_and_shagrat": 2},
        "tokens": {"cirith_ungol": {"attack": 1, "defence": 2}},
    }
    m = lay(start).do("resolve cirith_ungol")
    assert (m.battle.attack, m.battle.location_defence, m.battle.left) == (3, 2, 1)
    m.do("lose gimli", "agree")
    assert m.tokens("cirith_ungol") == (0, 0)
    assert m.t.card_tokens[m.t.book.card_index["gorbag_and_shagrat"]] == 0
    m = lay(start, tokens_after="stay").do("resolve cirith_ungol", "lose gimli", "agree")
    assert m.tokens("cirith_ungol") == (1, 2)


# --- the battleground example ---


@rule("C8.4.2", "C8.4.3", "C8.5.1")
@example("X42")
def test_battleground_arithmetic(lay: Any) -> None:
    m = lay(DOL_GULDUR).do("resolve dol_guldur")
    assert (m.battle.attack, m.battle.location_defence, m.battle.left) == (5, 2, 3)
    parts = m.play.view(0)["battle"]["sums"]["defence"]
    icons = {p["id"]: p["icons"] + p["lead"] for p in parts}
    assert icons == {"mordor_orcs": 1, "gorbag_and_shagrat": 1, "olog_hai": 2}


@rule("C8.4.4", "C8.4.5", "C8.4.6", "C8.5.3")
@example("X43")
def test_orcs_and_olog_hai_hold_dol_guldur(lay: Any) -> None:
    m = lay(DOL_GULDUR).do("resolve dol_guldur", "lose mordor_orcs", "lose olog_hai")
    assert m.state("dol_guldur") == "shadow" and m.where("gorbag_and_shagrat") == "cycle"
    assert {m.where(c) for c in ("galadriel", "nenya", "high_elves", "mordor_orcs", "olog_hai")} == {"eliminated"}


@rule("C8.4.4", "C8.5.5")
@example("X44")
def test_orcs_and_captains_do_not_suffice(lay: Any) -> None:
    m = lay(DOL_GULDUR).do("resolve dol_guldur", "lose mordor_orcs", "lose gorbag_and_shagrat")
    assert {m.where(c) for c in ("mordor_orcs", "gorbag_and_shagrat", "olog_hai")} == {"eliminated"}
    assert m.state("dol_guldur") == "shadow"


@rule("C8.5.1")
@example("X45")
def test_no_leadership_without_an_army(lay: Any) -> None:
    m = lay(DOL_GULDUR | {"at": "actions", "cards": {"dol_guldur": ["galadriel"]}})
    assert m.play.view(None)["battlegrounds"][0]["attack"] == 2
    m = lay(DOL_GULDUR | {"at": "actions", "cards": {"dol_guldur": ["galadriel", "high_elves"]}})
    assert m.play.view(None)["battlegrounds"][0]["attack"] == 5


@rule("C8.5.1", "C8.5.4")
@example("X46")
def test_one_army_supports_one_character(lay: Any) -> None:
    start = {"path": "egladil", "active": ["minas_tirith"]}
    one = ["the_hunter", "the_reaver", "mordor_orcs"]
    m = lay(start | {"cards": {"minas_tirith": one}})
    assert m.play.view(None)["battlegrounds"][0]["attack"] == 2
    m = lay(start | {"cards": {"minas_tirith": [*one, "mordor_orcs_2"]}})
    assert m.play.view(None)["battlegrounds"][0]["attack"] == 4
    m = lay(start | {"cards": {"minas_tirith": [*one, "mordor_orcs_2", "mordor_orcs_3"]}})
    assert m.play.view(None)["battlegrounds"][0]["attack"] == 5


@rule("C8.4.6", "C8.1")
@example("X47")
def test_an_empty_battleground_stays_with_its_defenders(lay: Any) -> None:
    m = lay({"at": "combat", "path": "egladil", "active": ["minas_tirith"]}).do("resolve minas_tirith")
    assert m.state("minas_tirith") == "free_peoples"


# --- more on battlegrounds ---


@rule("C8.4.1")
@example("X14")
def test_the_owner_of_the_battleground_always_defends(lay: Any) -> None:
    start = DOL_GULDUR | {"reclaimed": ["dol_guldur"], "tokens": {"dol_guldur": {"defence": 2}}}
    m = lay(start).do("resolve dol_guldur")
    assert m.names(m.battle.cards) == ["mordor_orcs", "gorbag_and_shagrat", "olog_hai"]
    assert m.names(m.battle.attackers) == ["galadriel", "high_elves"]


@rule("C8.4.3")
@example("X12")
def test_reactivated_out_of_the_attackers_area_its_icons_do_not_count(lay: Any) -> None:
    start = {
        "path": "egladil",
        "turn": 1,
        "players": {"witch_king": {"reserve": ["the_witch_king"], "hand": ["the_black_captain", "grond"]}},
        "locations": {"dol_guldur": "free_peoples", "lorien": "aside"},
    }
    m = lay(start).do("play the_black_captain", "activate dol_guldur", "skip")
    assert m.play.view(None)["battlegrounds"][0]["location_defence"] == 0
    assert m.play.view(None)["battlegrounds"][0]["defender"] == "shadow"


@rule("C8.4.3")
@example("X13")
def test_reactivated_out_of_the_owners_area_its_icons_count(lay: Any) -> None:
    m = lay(
        {
            "path": "egladil",
            "turn": 1,
            "players": {"witch_king": {"reserve": ["the_witch_king"], "hand": ["the_black_captain", "grond"]}},
            "locations": {"dol_guldur": "shadow", "lorien": "aside"},
        }
    ).do("play the_black_captain", "activate dol_guldur", "skip")
    assert m.play.view(None)["battlegrounds"][0]["location_defence"] == 2


@rule("C8.4.3")
def test_defence_tokens_count_on_a_reclaimed_battleground(lay: Any) -> None:
    start = DOL_GULDUR | {"at": "actions", "reclaimed": ["dol_guldur"], "tokens": {"dol_guldur": {"defence": 1}}}
    assert lay(start).play.view(None)["battlegrounds"][0]["location_defence"] == 1
    assert lay(start, reclaimed_tokens=False).play.view(None)["battlegrounds"][0]["location_defence"] == 0


@rule("C8.4.2")
def test_attack_tokens_on_a_battleground(lay: Any) -> None:
    start = {
        "at": "combat",
        "path": "egladil",
        "active": ["pelargir", "umbar"],
        "tokens": {"pelargir": {"attack": 2}},
    }
    assert lay(start).do("resolve pelargir").state("pelargir") == "shadow"
    assert lay(start, lone_tokens=False).do("resolve pelargir").state("pelargir") == "free_peoples"


@rule("C8.4.5")
def test_all_attackers_are_eliminated_even_if_they_win(lay: Any) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "egladil",
            "active": ["pelargir", "umbar"],
            "cards": {"pelargir": ["haradrim_mumakil", "the_black_fleet"]},
        }
    ).do("resolve pelargir")
    assert m.state("pelargir") == "shadow"
    assert m.where("haradrim_mumakil") == m.where("the_black_fleet") == "eliminated"


@rule("C8.4.7")
def test_battlegrounds_are_fought_over_in_the_combat_step_only(lay: Any) -> None:
    m = lay(
        {
            "path": "imladris",
            "active": ["rivendell"],
            "turn": 2,
            "cards": {"imladris": ["strider"], "rivendell": ["cave_troll", "hill_troll"]},
        }
    )
    m.do("use strider", "activate khazad_dum")
    assert m.state("imladris") == "free_peoples" and m.active == ["rivendell"] and m.where("cave_troll") == "rivendell"


@rule("C8.4.8")
@example("X72")
def test_an_active_battleground_gives_no_points(lay: Any) -> None:
    start = {
        "at": "combat",
        "active": ["lorien"],
        "path_number": 4,
        "corruption": 10,
        "locations": {"minas_tirith": "free_peoples"},
    }
    m = lay(start)
    assert m.score()[1] == 10 and m.score()[0] == 3 + 2
    assert not m.play.over


@rule("C8.4.9")
def test_order_of_a_combat_in_the_log(lay: Any) -> None:
    m = lay(DOL_GULDUR).do("resolve dol_guldur", "lose mordor_orcs", "lose olog_hai")
    lines = [(e.key, e.args.get("card", "")) for e in m.play.log(None)]
    told = [x for x in lines if x[0].endswith(("combat", "eliminated", "cycled-open", "ground-shadow"))]
    assert told[:8] == [
        ("cardgame-log-combat", ""),
        ("cardgame-log-eliminated", "mordor_orcs"),
        ("cardgame-log-eliminated", "olog_hai"),
        ("cardgame-log-cycled-open", "gorbag_and_shagrat"),
        ("cardgame-log-eliminated", "nenya"),
        ("cardgame-log-eliminated", "galadriel"),
        ("cardgame-log-eliminated", "high_elves"),
        ("cardgame-log-ground-shadow", ""),
    ]


@rule("C8.4.2", "C8.4.4")
def test_the_log_tells_who_brings_and_who_cancels_what(lay: Any) -> None:
    m = lay(DOL_GULDUR).do("resolve dol_guldur", "lose mordor_orcs", "lose olog_hai")
    lines = [e for e in m.play.log(None) if e.key.endswith(("-combat", "-attacks", "-leads", "-chosen-loss"))]
    told = [(e.key.removeprefix("cardgame-log-"), e.args.get("card", ""), e.args.get("n", 0)) for e in lines]
    assert told[0][0] == "combat"
    brought = sum(n for kind, _, n in told if kind in ("attacks", "leads"))
    assert brought == lines[0].args["attack"]
    assert ("leads", "galadriel", 1) in told
    chosen = [x for x in told if x[0] == "chosen-loss"]
    assert chosen == [("chosen-loss", "mordor_orcs", 1), ("chosen-loss", "olog_hai", 2)]


# --- support ---


@rule("C8.5.2")
def test_defenders_choose_whom_an_army_supports(lay: Any) -> None:
    start = {
        "at": "combat",
        "path": "egladil",
        "active": ["dol_guldur", "umbar"],
        "cards": {
            "dol_guldur": ["galadriel", "high_elves", "high_elves_2", "gorbag_and_shagrat", "mouth_of_sauron", "grond"]
        },
    }
    m = lay(start).do("resolve dol_guldur")
    assert m.kind == "support" and m.asked == "witch_king"
    assert m.options == ["support grond gorbag_and_shagrat", "support grond mouth_of_sauron", "idle grond"]
    m.do("support grond mouth_of_sauron")
    lost = [e.args.get("card") for e in m.play.log(None) if e.key == "cardgame-log-eliminated"]
    assert set(lost) >= {"mouth_of_sauron", "grond", "gorbag_and_shagrat"}  # 5 attack against 2 + 1: all are lost
    assert m.state("dol_guldur") == "free_peoples"
    assert lay(start, support="best").do("resolve dol_guldur").state("dol_guldur") == "free_peoples"


@rule("C8.5.3")
def test_leadership_counts_even_if_the_army_is_lost_first(lay: Any) -> None:
    m = lay(DOL_GULDUR).do("resolve dol_guldur", "lose olog_hai", "lose gorbag_and_shagrat")
    assert m.state("dol_guldur") == "shadow" and m.where("mordor_orcs") == "cycle"


@rule("C8.5.1", "C8.5.5")
@example("X69")
def test_saruman_leads_the_wolf_riders(lay: Any) -> None:
    m = lay(
        {
            "path": "amon_hen",
            "active": ["dol_guldur"],
            "players": {"saruman": {"hand": ["saruman", "gollum"]}},
            "turn": 3,
        }
    )
    m.do("play saruman")
    assert m.options == ["to reserve", "to amon_hen"] and m.refused("to dol_guldur") == "C2.1.4"
    m = lay({"path": "amon_hen", "active": ["helms_deep"], "cards": {"helms_deep": ["saruman", "wolf_riders"]}})
    now = m.play.view(None)["battlegrounds"][0]
    assert (now["attack"], now["location_defence"]) == (4, 2)


@rule("C8.5.4")
@example("X70")
def test_dead_men_support_aragorn(lay: Any) -> None:
    m = lay(
        {
            "path": "amon_hen",
            "active": ["minas_tirith"],
            "cards": {"minas_tirith": ["aragorn", "dead_men_of_dunharrow"]},
        }
    )
    assert m.play.view(None)["battlegrounds"][0]["cards_defence"] == 4


@rule("C8.5.4")
@pytest.mark.parametrize(("armies", "icons"), [(3, 2), (2, 1)])
@example("X71")
def test_quickbeam_counts_isengard(lay: Any, armies: int, icons: int) -> None:
    there = ["wolf_riders", "white_hand_orcs", "fighting_uruk_hai"][:armies]
    m = lay({"path": "amon_hen", "active": ["orthanc"], "cards": {"orthanc": [*there, "saruman", "quickbeam"]}})
    assert m.play.view(None)["battlegrounds"][0]["attack"] == icons
