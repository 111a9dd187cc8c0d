"""Why an Army may not do something: the true reason, with its rule."""

from __future__ import annotations

from typing import Any

from wotr_kit import asked, because, do, lay, rolls, tiles

from ravenhill.coverage import card, rule

SHADOW: dict[str, Any] = {"empty_board": True, "acting": 1, "dice": {"fp": {"event": 1}, "shadow": {"army": 1}}}
FREE: dict[str, Any] = {"empty_board": True, "dice": {"fp": {"army_muster": 1}, "shadow": {"army": 1}}}


@rule("W12.3.4", "W10.3")
def test_more_than_ten() -> None:
    regions = {"osgiliath": {"gondor_regular": 4}, "minas_tirith": {"gondor_regular": 8}}
    position = {**FREE, "regions": regions}
    way = [("die", "army_muster"), "move_armies", ("from", "osgiliath"), ("to", "minas_tirith")]
    options = {"limit_after_both_moves": False}
    regions["osgiliath"]["gondor_elite"] = 1  # else nobody is asked who stays
    assert because(position, way, ("all",), options=options) == ("limit", "W12.3.4")
    assert because(position, [*way, ("leave", "gondor_regular")], ("done",), options=options) == ("limit", "W12.3.4")


@rule("R4.4")
def test_who_must_leave_after_the_first_move() -> None:
    regions = {"osgiliath": {"gondor_regular": 4}, "minas_tirith": {"gondor_regular": 8}}
    way = [("die", "army_muster"), "move_armies", ("from", "osgiliath"), ("to", "minas_tirith"), "all"]
    stay: list[Any] = [("leave", "gondor_regular")] * 5
    position = {**FREE, "regions": regions}
    play = do(lay(position), *way)
    assert asked(play) == "move_to", "two are too many, so the second move is theirs"
    position["characters"] = {"boromir": "minas_tirith"}
    regions["minas_tirith"]["gondor_elite"] = 1
    regions["minas_tirith"]["gondor_regular"] = 7
    assert because(
        position, [*way, ("to", "lossarnach"), *stay, ("leave", "gondor_elite")], ("leave", "gondor_regular")
    ) == ("must-go", "R4.4")


@rule("W12.2.1", "W12.2.2", "W12.2.3", "W12.2.5")
def test_who_may_be_left_behind() -> None:
    regions = {"osgiliath": {"gondor_regular": 1, "gondor_leader": 1}}
    way = [("die", "character"), "move_leader", ("from", "osgiliath"), ("to", "lossarnach")]
    position = {**FREE, "regions": regions, "dice": {"fp": {"character": 1}, "shadow": {"army": 1}}}
    position["characters"] = {"boromir": "osgiliath"}  # who may stay
    assert because(position, way, ("leave", "gondor_regular")) == ("last-unit", "W12.2.5")
    assert because(position, way, ("leave", "gondor_leader")) == ("leader-alone", "W12.2.2")
    assert because(position, way, ("leave", "rohan_regular")) == ("not-there", "W12.2.1")
    position["regions"] = {"osgiliath": {"gondor_regular": 2, "gondor_leader": 1}}
    del position["characters"]
    assert because(position, way, ("leave", "gondor_leader")) == ("needs-leader", "W12.2.3")


@rule("W13.2.1", "W13.2.3")
def test_who_may_stay_as_rearguard() -> None:
    regions = {"north_ithilien": {"sauron_regular": 2, "nazgul": 2}, "osgiliath": {"gondor_regular": 1}}
    position = {**SHADOW, "regions": regions, "politics": {"sauron": "war"}}
    way = [("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath")]
    assert because(position, [*way, ("leave", "nazgul")], ("done",)) == ("rearguard", "W13.2.1")
    assert because(position, [*way, ("leave", "sauron_regular")], ("leave", "sauron_regular")) == (
        "last-unit",
        "W13.2.1",
    )
    position["dice"] = {"fp": {"event": 1}, "shadow": {"character": 1}}
    way = [
        ("die", "character"),
        "attack_leader",
        ("attack", "north_ithilien", "osgiliath"),
        ("leave", "sauron_regular"),
        ("leave", "nazgul"),
    ]
    regions["north_ithilien"]["sauron_regular"] = 3
    assert because(position, way, ("leave", "nazgul")) == ("needs-leader", "W13.2.3")


@card("fp_strat_02")
@rule("W8.11", "W13.1.3")
def test_a_power_too_great_and_attacks() -> None:
    regions = {"dimrill_dale": {"sauron_regular": 2}, "lorien": {"elves_regular": 1}}
    position: dict[str, Any] = {**SHADOW, "regions": regions, "politics": {"sauron": "war"}, "table": ["fp_strat_02"]}
    assert because(position, [("die", "army")], ("attack_army",)) == ("warded", "W8.11")
    position["regions"] = {**regions, "hollin": {"elves_regular": 1}, "moria": {"sauron_regular": 1}}
    way = [("die", "army"), "attack_army"]
    assert because(position, way, ("attack", "dimrill_dale", "lorien")) == ("warded", "W8.11")
    assert because(position, way, ("attack", "dimrill_dale", "hollin")) == ("no-target", "W13.1.3")
    assert because(position, way, ("attack", "nurn", "hollin")) == ("no-army-there", "W13.1.3")


@rule("W13.1.1", "W13.1.2", "W13.1.3", "W13.2.6", "W13.2.7")
def test_why_nobody_attacks() -> None:
    def attack(regions: dict[str, Any], verb: str, face: str = "character", **politics: str) -> tuple[str, str]:
        position = {**FREE, "regions": regions, "politics": politics, "dice": {"fp": {face: 1}, "shadow": {"army": 1}}}
        return because(position, [("die", face)], (verb,))

    enemy = {"north_ithilien": {"sauron_regular": 1}}
    men = {"osgiliath": {"gondor_regular": 2}}
    assert attack(men, "attack_leader") == ("no-enemy", "W13.1.3")
    assert attack({**men, **enemy}, "attack_leader") == ("not-at-war", "W13.1.2")
    assert attack({**men, **enemy}, "attack_army", "army_muster") == ("not-at-war", "W13.1.2")
    assert attack({**men, **enemy}, "attack_leader", gondor="war") == ("no-leader", "W13.1.1")
    led = {"osgiliath": {"gondor_regular": 2, "rohan_leader": 1}}
    assert attack({**led, **enemy}, "attack_leader", gondor="war") == ("leader-not-at-war", "W13.2.6")
    lone = {"osgiliath": {"gondor_regular": 1, "rohan_leader": 1}}
    assert attack({**lone, **enemy}, "attack_army", "army_muster", gondor="war") == ("rearguard", "W13.2.7")
    assert attack(men, "attack_army", "character") == ("face", "W6.1")


@rule("W12.1.1", "W12.1.2", "R5.3")
def test_why_no_army_moves_from_there() -> None:
    siege = {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}, "bree": {"north_regular": 1}}
    siege["folde"] = {"rohan_regular": 1}
    position = {**FREE, "regions": siege}
    way = [("die", "army_muster"), "move_armies"]
    assert because(position, way, ("from", "minas_tirith")) == ("besieged", "R5.3")
    assert because(position, way, ("from", "edoras")) == ("no-army-there", "W12.1.1")
    position["dice"] = {"fp": {"character": 1}, "shadow": {"army": 1}}
    assert because(position, [("die", "character")], ("move_leader",)) == ("no-leader", "W12.1.2")


@rule("W9.4.1", "W9.3.1", "W9.3.4")
def test_the_part_of_the_map_comes_first() -> None:
    board: dict[str, Any] = {**SHADOW, "regions": {"moria": {"nazgul": 1}}}
    board["dice"] = {"fp": {"event": 1}, "shadow": {"character": 1}}
    way = [("die", "character"), "minions", ("fly", "moria")]
    assert because(board, way, ("to", "bree")) == ("area-first", "W9.4")
    far = [*way, ("area", "map_west")]
    board["regions"] = {**board["regions"], "grey_havens": {"elves_regular": 1}}
    assert because(board, far, ("to", "grey_havens")) == ("flight", "W9.4.1")
    assert because(board, far, ("to", "moria")) == ("flies-there", "W9.4.1")
    assert because(board, far, ("to", "nurn")) == ("other-area", "W9.4")
    walk: dict[str, Any] = {"empty_board": True, "characters": {"gimli": "bree"}}
    steps = [("die", "character"), "companions", ("companion", "gimli")]
    assert because(walk, steps, ("to", "edoras")) == ("reach", "W9.3.1")
    walk["regions"] = {"the_shire": {}, "rivendell": {"sauron_regular": 1, "besieged": {"elves_regular": 1}}}
    walk["characters"] = {"gimli": "trollshaws"}
    assert because(walk, steps, ("to", "rivendell")) == ("siege-closed", "W9.3.4")


@rule("W12.3.5", "W16.12")
def test_borders_bind_who_is_not_at_war() -> None:
    position = {**FREE, "regions": {"osgiliath": {"rohan_regular": 1}}}
    way = [("die", "army_muster"), "move_armies", ("from", "osgiliath")]
    assert because(position, way, ("to", "lossarnach")) == ("border", "W12.3.5")


MUSTER: dict[str, Any] = {"empty_board": True, "dice": {"fp": {"muster": 1}, "shadow": {"army": 1}}}


@rule("W11.1", "W11.3.1", "W11.3.5", "R3.12")
def test_why_a_figure_is_not_recruited() -> None:
    position = {**MUSTER, "politics": {"gondor": "war"}, "regions": {"minas_tirith": {"gondor_elite": 5}}}
    way: list[Any] = [("die", "muster"), "muster"]
    assert because(position, way, ("recruit", "rohan_regular")) == ("recruit-peace", "W11.1")
    assert because(position, way, ("recruit", "gondor_elite")) == ("none-left", "W11.3.5")
    position["regions"] = {}
    assert because(position, way, ("recruit", "gondor_leader")) == ("recruit-leader", "R3.12")
    second = [*way, ("recruit", "gondor_regular"), ("to", "pelargir")]
    assert because(position, second, ("recruit", "gondor_elite")) == ("recruit-second", "W11.1")
    taken = {r: {"control": "shadow"} for r in ("minas_tirith", "dol_amroth", "pelargir", "lossarnach", "lamedon")}
    position["politics"] = {"gondor": "war", "north": "war"}
    assert because({**position, "regions": taken}, way, ("recruit", "gondor_elite")) == ("recruit-nowhere", "W11.2")


@rule("W9.3.4", "W9.4.4", "W8.4")
def test_why_the_besieged_and_the_absent_do_not_walk() -> None:
    inside = {"minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 1}}}
    position: dict[str, Any] = {"empty_board": True, "regions": inside}
    position["characters"] = {"boromir": "minas_tirith:besieged", "gimli": "erebor", "legolas": "dale"}
    position["dice"] = {"fp": {"character": 1, "event": 1}, "shadow": {"army": 1}}
    way = [("die", "character"), "companions"]
    assert because(position, way, ("companion", "boromir")) == ("shut-in", "W9.3.4")
    assert because(position, way, ("companion", "aragorn")) == ("not-on-map", "W9.3")
    position["played"] = [f"fp_strat_{n:02}" for n in range(1, 25)]
    assert because(position, [("die", "event")], ("draw", "fp_strategy")) == ("empty-deck", "W8.4")


@rule("W21.8", "W21.14", "W21.22")
def test_why_a_team_mates_army_does_nothing_for_you() -> None:
    board = {
        "osgiliath": {"gondor_regular": 3},
        "north_ithilien": {"sauron_regular": 2},
        "edoras": {"rohan_regular": 1},
    }
    war = {"gondor": "war", "rohan": "war", "sauron": "war"}
    dice = {"fp": {"army_muster": 1}, "shadow": {"character": 1}}
    position: dict[str, Any] = {"empty_board": True, "regions": board, "politics": war, "acting": 1, "dice": dice}
    way: list[Any] = [("die", "army_muster")]
    assert because(position, way, ("attack_army",), seats=4) == ("no-enemy", "W13.1.3")
    assert because(position, way, ("diplomacy", "elves"), seats=4) == ("not-yours", "W21.8")
    board["osgiliath"]["rohan_regular"] = 2
    position.update(mixed=["osgiliath"], asked=["osgiliath"])
    assert because(position, way, ("attack_army",), seats=4) == ("controller", "W21.14")
    position.update(acting=3, mixed=[], characters={"witch_king": "north_ithilien"})
    board["orthanc"] = {"isengard_regular": 1, "nazgul": 1}
    way = [("die", "character"), "minions"]
    assert because(position, way, ("minion", "witch_king"), seats=4) == ("other-minion", "W21.22")


@rule("W17.7.1")
def test_a_path_that_may_not_end_names_the_region_it_has_come_to() -> None:
    play = lay({"fellowship": {"region": "dimrill_dale", "progress": 1}, "hunt": {"shadow": 1}})
    rolls(play, 6)
    tiles(play, "std_01")
    do(play, ("die", "character"), "fellowship", ("to", "lorien"))
    reason = play.why_not(0, ("stop",))
    assert reason is not None and reason.message.args["region"] == "lorien"


@rule("W22.2", "W22.3", "W22.4", "W22.5", "W22.6", "W21.22")
def test_why_a_character_does_not_enter_play() -> None:
    will = {"dice": {"fp": {"will_of_the_west": 1, "muster": 1}, "shadow": {"muster": 1}}}
    way: list[Any] = [("die", "will_of_the_west")]
    assert because(will, way, ("enter", "aragorn")) == ("enter-aragorn", "W22.2")
    assert because(will, way, ("enter", "gandalf_white")) == ("enter-gandalf_white", "W22.3")
    assert because(will, [("die", "muster")], ("enter", "aragorn")) == ("face", "W22.2")
    shadow: dict[str, Any] = {**will, "acting": 1}
    for name, number in (("witch_king", "W22.4"), ("saruman", "W22.5"), ("mouth_of_sauron", "W22.6")):
        assert because(shadow, [("die", "muster")], ("enter", name)) == (f"enter-{name}", number)
    shadow["characters"] = {"mouth_of_sauron": "barad_dur"}
    assert because(shadow, [("die", "muster")], ("enter", "mouth_of_sauron")) == ("entered", "W22.6")
    shadow["messenger_used"] = True
    assert because(shadow, [("die", "muster")], ("messenger",)) == ("messenger-used", "W22")
    shadow["acting"] = 3
    assert because(shadow, [("die", "muster")], ("messenger",), seats=4) == ("other-minion", "W21.22")


@rule("W7.4", "W7.6", "W6.22")
def test_what_a_ring_gives_and_whose_deck_it_is() -> None:
    rings = {"dice": {"fp": {"event": 1}, "shadow": {"army": 1}}, "rings": {"fp": 2, "shadow": 1}}
    way: list[Any] = ["ring", ("change", "event")]
    assert because(rings, way, ("into", "will_of_the_west")) == ("ring-will", "W7.4")
    assert because(rings, way, ("into", "army")) == ("ring-result", "W7.6")
    assert because(rings, way, ("into", "event")) == ("ring-same", "W7.2")
    dark = {**rings, "acting": 1}
    assert because(dark, ["ring", ("change", "army")], ("into", "will_of_the_west")) == ("ring-result", "W7.6")
    assert because(rings, [("die", "event")], ("draw", "sh_character")) == ("other-deck", "W6.22")


@rule("W12.3.1", "W11.3.1")
def test_what_was_used_with_this_result_is_named() -> None:
    regions = {"osgiliath": {"gondor_regular": 1}, "pelargir": {"gondor_regular": 1}}
    way: list[Any] = [("die", "army_muster"), "move_armies", ("from", "osgiliath"), ("to", "lossarnach")]
    assert because({**FREE, "regions": regions}, way, ("from", "lossarnach")) == ("has-moved", "W12.3.1")
    position = {**MUSTER, "politics": {"gondor": "war"}, "regions": {}}
    way = [
        ("die", "muster"),
        "muster",
        ("recruit", "gondor_regular"),
        ("to", "pelargir"),
        ("recruit", "gondor_regular"),
    ]
    assert because(position, way, ("to", "pelargir")) == ("recruit-second", "W11.3.1")


@rule("W11.3.7")
def test_both_figures_must_be_recruited_only_where_the_option_says_so() -> None:
    position = {**MUSTER, "politics": {"gondor": "war", "rohan": "war"}, "regions": {}}
    way: list[Any] = [("die", "muster"), "muster"]
    assert because(position, way, ("done",))[0] == "why-not-offered"
    second = [*way, ("recruit", "gondor_regular"), ("to", "pelargir")]
    assert because(position, second, ("done",), options={"recruit_fewer": False}) == ("recruit-both", "W11.3.7")
