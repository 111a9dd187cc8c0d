"""C4 Round and Location step."""

from __future__ import annotations

from typing import Any

from ravenhill.coverage import example, rule

ALL_FREE = ["dol_amroth", "edoras", "helms_deep", "lorien", "minas_tirith", "pelargir", "rivendell"]
ALL_SHADOW = ["dol_guldur", "harad", "minas_morgul", "morannon", "moria", "orthanc", "umbar"]


def scored(names: list[str], but: str = "", area: str = "aside") -> dict[str, str]:
    return {n: area for n in names if n != but}


@rule("C4.2.1", "C4.2.2")
def test_battleground_first_then_path_each_with_its_text(lay: Any) -> None:
    m = lay(
        {"at": "battleground", "locations": scored(ALL_FREE, "rivendell"), "players": {"aragorn": {"hand": ["arwen"]}}}
    )
    assert m.active == ["rivendell"] and m.asked == "aragorn" and m.path == ""
    assert len(m.hand("aragorn")) == 2
    m.do("cycle arwen")
    assert m.path in ("bag_end", "bucklebury_ferry", "gildors_encampment")


@rule("C4.2.3")
def test_the_named_player_decides_wherever_it_sits(lay: Any) -> None:
    """Frodo starts and activates Minas Tirith; the Dúnedain player (Aragorn) decides and pays."""
    grounds = scored([*ALL_FREE, "gildors_encampment"], "minas_tirith")
    m = lay({"at": "battleground", "locations": grounds, "players": {"aragorn": {"hand": ["arwen"]}}})
    assert m.asked == "aragorn" and m.options == ["accept", "skip"]
    m.do("accept", "forsake arwen")
    assert len(m.hand("aragorn")) == 3 and m.eliminated("aragorn") == ["arwen"]


@rule("C4.2.3")
def test_a_nested_text_comes_before_the_next_instruction_or_after(lay: Any) -> None:
    """Shadowfax: activate a battleground, then move Gandalf there. Rivendell's text asks the Elf player to cycle."""
    start = {
        "path": "weathertop",
        "players": {"frodo": {"reserve": ["gandalf_the_white"], "hand": []}, "aragorn": {"hand": ["arwen", "elrond"]}},
        "items": {"shadowfax": "gandalf_the_white"},
    }
    m = lay(start).do("use shadowfax", "activate rivendell")
    assert m.prompt == "cardgame-ask-cycle" and m.where("gandalf_the_white") == "reserve"
    m.do("cycle arwen")
    assert m.where("gandalf_the_white") == "rivendell"
    m = lay(start, nested_texts="after").do("use shadowfax", "activate rivendell")
    assert m.prompt == "cardgame-ask-cycle" and m.where("gandalf_the_white") == "rivendell"


@rule("C4.3.1", "C4.3.2")
@example("X8")
def test_an_empty_deck_gives_way_to_the_other(lay: Any) -> None:
    m = lay({"at": "battleground", "locations": scored(ALL_FREE) | scored(ALL_SHADOW, "moria")})
    assert m.active == ["moria"]
    m = lay({"at": "battleground", "locations": scored(ALL_FREE) | scored(ALL_SHADOW)})
    assert m.active == [] and m.path != ""
    m = lay({"at": "battleground", "start": 1, "locations": scored(ALL_SHADOW, "moria")})
    assert m.active == ["moria"]


@rule("C4.3.3")
def test_a_text_lets_its_player_choose_the_battleground(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {"witch_king": {"reserve": ["the_witch_king"], "hand": ["the_black_captain", "grond"]}},
            "locations": {"morannon": "shadow", "minas_tirith": "free_peoples"},
            "turn": 1,
        }
    )
    m.do("play the_black_captain")
    assert m.options == [f"activate {g}" for g in ("lorien", "minas_tirith", "dol_guldur", "minas_morgul", "morannon")]
    assert m.refused("activate edoras") == "C4.3.3"
    assert m.asked == "witch_king" and m.rule == "C4.3.3"


@rule("C4.3.4")
def test_any_number_of_battlegrounds_may_be_active(lay: Any) -> None:
    m = lay({"path": "weathertop", "active": [*ALL_FREE, *ALL_SHADOW]})
    assert len(m.active) == 14


@rule("C4.3.5")
def test_reactivating_takes_it_from_a_scoring_area_and_its_text_works_again(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {"saruman": {"reserve": ["the_black_serpent"]}},
            "locations": {"harad": "shadow", "umbar": "aside", "dol_amroth": "aside", "minas_tirith": "aside"}
            | {"pelargir": "aside", "morannon": "aside"},
            "turn": 3,
        }
    )
    assert m.score() == (0, 1)
    m.do("use the_black_serpent")
    assert m.active == ["harad"] and m.score() == (0, 0)
    assert (len(m.hand("saruman")), len(m.hand("witch_king"))) == (1, 1)


@rule("C4.3.6")
@example("X10")
def test_dol_guldur_brings_lorien_from_deck_or_scoring_area(lay: Any) -> None:
    for area in ("waiting", "free_peoples", "shadow"):
        m = lay(
            {
                "path": "weathertop",
                "players": {"witch_king": {"reserve": ["the_witch_king"], "hand": ["the_black_captain"]}},
                "locations": {"dol_guldur": "shadow", "lorien": area},
                "turn": 1,
            }
        )
        m.do("play the_black_captain", "forsake top", "activate dol_guldur")
        assert sorted(m.active) == ["dol_guldur", "lorien"]


@rule("C4.3.6")
@example("X11")
def test_lorien_brought_by_dol_guldur_does_not_bring_it_again(lay: Any) -> None:
    m = lay({"at": "battleground", "locations": scored(ALL_FREE, "lorien")})
    assert m.active == ["lorien", "dol_guldur"]
    assert [k for k in m.log() if k in ("cardgame-log-activates", "cardgame-log-reactivates")].count(
        "cardgame-log-activates"
    ) == 3  # both, and the path


@rule("C4.3.7")
def test_an_active_battleground_is_not_activated_again(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "active": ["pelargir"],
        "players": {"aragorn": {"reserve": ["aragorn"]}},
        "items": {"anduril": "aragorn"},
        "turn": 2,
    }
    m = lay(start).do("use anduril")
    assert "activate pelargir" not in m.options and m.refused("activate pelargir") == "C4.3.7"
    m = lay(start, active_again=True).do("use anduril", "activate pelargir")
    assert m.where("aragorn") == "pelargir" and m.active == ["pelargir"]


@rule("C4.4.1")
@example("X4")
def test_the_next_path_is_one_higher_and_lower_ones_are_set_aside(lay: Any) -> None:
    m = lay({"at": "path", "path_number": 5, "locations": {"egladil": "free_peoples"}})
    assert m.t.path_number == 6 and m.path in ("amon_hen", "dead_marshes", "emyn_muil")
    assert m.state("dimrill_dale") == "aside" and m.state("lothlorien") == "aside"
    assert m.state("egladil") == "free_peoples"


@rule("C4.4.1")
@example("X5")
def test_the_last_path_of_the_round_before_counts(lay: Any) -> None:
    m = lay(
        {
            "path": "imladris",
            "cards": {"imladris": ["gandalf_the_grey"]},
            "locations": scored(ALL_FREE) | scored(ALL_SHADOW),
        }
    )
    m.do("use gandalf_the_grey", "activate khazad_dum")
    m.passes()
    assert m.t.round == 2 and m.t.path_number == 5


@rule("C4.4.2", "C4.4.5")
@example("X15")
def test_a_replaced_path_is_fought_over_at_once(lay: Any) -> None:
    m = lay(
        {
            "path": "bag_end",
            "cards": {"bag_end": ["flocks_of_crebain", "sam_gamgee"]},
            "players": {"saruman": {"hand": []}},
            "turn": 3,
            "locations": scored(ALL_FREE) | scored(ALL_SHADOW),
        }
    )
    m.do("use flocks_of_crebain")
    assert m.options == ["activate bucklebury_ferry", "activate gildors_encampment"]
    m.do("activate bucklebury_ferry")
    assert m.state("bag_end") == "free_peoples" and m.where("sam_gamgee") == "eliminated"
    assert m.where("flocks_of_crebain") == "eliminated"
    assert m.path == "bucklebury_ferry" and len(m.hand("witch_king")) == 1
    m.passes()
    assert m.state("bucklebury_ferry") == "free_peoples"


@rule("C4.4.3")
def test_a_path_of_a_text_is_chosen_not_drawn(lay: Any) -> None:
    m = lay({"path": "imladris", "cards": {"imladris": ["strider"]}, "turn": 2})
    m.do("use strider")
    assert (m.rule, m.asked) == ("C4.4.3", "aragorn")
    assert m.options == ["activate caradhras", "activate the_doors_of_durin", "activate khazad_dum"]


@rule("C4.4.4", "C4.4.7")
@example("X7")
def test_without_an_unused_path_the_text_can_not_be_used(lay: Any) -> None:
    start = {
        "path": "caradhras",
        "cards": {"caradhras": ["flocks_of_crebain"]},
        "locations": {"khazad_dum": "free_peoples", "the_doors_of_durin": "shadow"},
        "turn": 3,
    }
    m = lay(start)
    assert "use flocks_of_crebain" not in m.options and m.refused("use flocks_of_crebain") == "C4.4.7"
    start["locations"] = {"khazad_dum": "free_peoples", "the_doors_of_durin": "waiting"}
    m = lay(start).do("use flocks_of_crebain")
    assert m.path == "the_doors_of_durin"


@rule("C4.4.5")
@example("X67")
def test_gandalf_fights_the_balrog_before_he_goes_on(lay: Any) -> None:
    m = lay(
        {
            "path": "khazad_dum",
            "cards": {"khazad_dum": ["gandalf_the_grey", "balrog_of_moria"]},
            "players": {"frodo": {"hand": ["gimli"]}},
        }
    )
    m.do("use gandalf_the_grey", "activate lothlorien")
    assert m.where("gandalf_the_grey") == "eliminated" and m.where("balrog_of_moria") == "eliminated"
    assert m.state("khazad_dum") == "free_peoples" and m.score()[0] == 2
    assert m.path == "lothlorien"
    assert len(m.hand("aragorn")) == 0 and len(m.cycle("aragorn")) == 1  # its text: draw 1, cycle 1


def test_the_new_path_may_be_chosen_after_the_combat_where_the_option_says_so(lay: Any) -> None:
    m = lay(
        {"path": "khazad_dum", "cards": {"khazad_dum": ["gandalf_the_grey", "balrog_of_moria"]}},
        path_choice="after_combat",
    )
    m.do("use gandalf_the_grey")
    assert m.where("balrog_of_moria") == "eliminated" and m.prompt == "cardgame-ask-path"


@rule("C4.4.6")
@example("X68")
def test_the_last_path_ends_the_game_whatever_the_round(lay: Any) -> None:
    m = lay(
        {
            "path": "cirith_ungol",
            "round": 7,
            "cards": {"cirith_ungol": ["smeagol"]},
            "locations": scored(ALL_FREE) | scored(ALL_SHADOW),
        }
    )
    m.do("use smeagol", "activate orodruin")
    assert m.state("cirith_ungol") == "free_peoples" and m.t.corruption == 1
    m.passes()
    assert m.play.over and m.t.round == 7
    assert m.score() == (2 + 3, 1)


@rule("C4.4.6")
def test_no_path_beyond_the_scenario(lay: Any) -> None:
    held = {"gandalf": {"hand": ["gimli"]}}
    start = {"path": "amon_hen", "cards": {"amon_hen": ["gandalf_the_grey"]}, "turn": 1, "players": held}
    m = lay(start, scenario="fellowship")
    assert "cycle gimli" in m.options and "use gandalf_the_grey" not in m.options


@rule("C4.4.8")
def test_the_rest_of_the_text_follows_a_combat_in_the_action_step(lay: Any) -> None:
    start = {
        "path": "bag_end",
        "players": {"frodo": {"hand": ["there_is_another_way", "gimli"]}},
    }
    m = lay(start).do("play there_is_another_way", "activate bucklebury_ferry")
    assert m.tokens("bucklebury_ferry") == (0, 1)
    assert m.asked == "witch_king" and m.prompt == "cardgame-ask-action"
    m = lay(start, rest_after_combat=False).do("play there_is_another_way", "activate bucklebury_ferry")
    assert m.tokens("bucklebury_ferry") == (0, 0)
