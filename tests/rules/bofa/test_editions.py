"""B16. Where the two printed editions differ, a named option decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ravenhill.coverage import card, rule
from ravenhill.engine.decision import BadSetup
from ravenhill.engine.game import Setup, find

Lay = Callable[..., Any]


def test_every_option_names_its_rule() -> None:
    options = {o.id: o for o in find("bofa").info.options}
    assert options["extra_die"].values == ("revised", "older") and options["extra_die"].rule == "B16.1"
    with pytest.raises(BadSetup):
        find("bofa").setup(options={"extra_die": "newest"})


@rule("B16.2", "B16.5")
def test_options_that_changed_nothing_are_gone() -> None:
    """New set-ups refuse them; those of the first rules are read on."""
    game = find("bofa")
    for name in ("combined_attack", "die_limits"):
        with pytest.raises(BadSetup):
            game.setup(options={name: "older"})
        old = game.setup(options={name: "older"}, rules=1)
        assert name not in old.options and not hasattr(game.empty(old).settings, name)


@rule("B16.6", "B16.12")
def test_readings_are_no_editions() -> None:
    """Who plays by the older edition gets neither; games of the first rules keep what they had."""
    game = find("bofa")
    options = {o.id: o for o in game.info.options}
    assert options["bolg_ready"].kind == options["fortification"].kind == "ruling"
    assert options["bolg_ready"].values == ("card", "chapter")
    assert all(o.values == ("revised", "older") for o in game.info.options if o.kind == "edition")
    with pytest.raises(BadSetup):
        game.setup(options={"bolg_ready": "older"})
    for was, chapter in (("revised", False), ("older", True)):
        old = game.setup(options={"bolg_ready": was, "fortification": was}, rules=1)
        assert old.options["bolg_ready"] == ("chapter" if chapter else "card")
        kept = Setup("bofa", "battle", 2, 1, {"bolg_ready": was, "fortification": was, "die_limits": was})
        settings = game.empty(kept).settings
        assert (settings.bolg_ready == "chapter") == (settings.fortification == "combat_only") == chapter


@rule("B16.6")
def test_the_older_edition_does_not_open_a_fortification_to_damage_from_outside(lay: Lay) -> None:
    older = {o.id: "older" for o in find("bofa").info.options if o.kind == "edition"}
    regions = {"ravenhill": "2 elven_spearmen", "camp": "1 dwarf_warriors"}
    f = lay(regions, shadow="muster", shadow_hand="ss20", options=older)
    f.do("die muster", "play ss20", "target ravenhill", "done")
    assert f.fort("ravenhill") == 1 and f.damage("ravenhill") == 0


@rule("B16.9", "B14.4.4")
@card("ev03", "bolg_bodyguard")
def test_bodyguards_of_the_older_edition_stand_a_whole_round(fight: Lay) -> None:
    """One token for the damage of No Quarter and the hits of the same round; the next round needs another."""
    regions = {"upper_vale": "4 orcs", "dale_fields": "4 dwarf_warriors"}
    people = {"bolg": "upper_vale"}
    for edition, left in (("older", 1), ("revised", 1)):
        f = fight(
            regions,
            "shadow",
            "upper_vale",
            "dale_fields",
            characters=people,
            bodyguards=2,
            shadow_hand="ev03",
            options={"bodyguards": edition},
        )
        f.roll(1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1).both("mv_regroup_fp", "ev03")
        if edition == "revised":
            f.do("done")  # the one casualty he may take
        f.do("bodyguard").spare()
        assert f.t.bodyguards == left and f.damage("upper_vale") == (0 if edition == "older" else 1)
        assert f.asked == "press"


@rule("B16.9")
@card("mv_goblins")
def test_bodyguards_of_the_older_edition_stop_a_goblin_charge(fight: Lay) -> None:
    regions = {"upper_vale": "4 goblins", "dale_fields": "4 dwarf_warriors"}
    f = fight(
        regions,
        "shadow",
        "upper_vale",
        "dale_fields",
        characters={"bolg": "upper_vale"},
        bodyguards=1,
        options={"bodyguards": "older"},
    )
    f.roll(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).both("mv_regroup_fp", "mv_goblins").spare().do("charge", "bodyguard")
    assert f.damage("upper_vale") == 0 and f.damage("dale_fields") == 2


@rule("B16.1")
def test_extra_die_of_the_older_edition(lay: Lay) -> None:
    regions = {"camp": "control", "front_gate": "control", "iron_road": "1 orcs"}
    older = lay(regions, at="recovery", options={"extra_die": "older"}, spare=False)
    assert older.t.available[1] == 6  # the Front Gate is no Settlement
    assert lay(regions, at="recovery", spare=False).t.available[1] == 7


@rule("B16.3")
def test_surplus_of_the_older_edition(lay: Lay) -> None:
    f = lay(
        {"camp": "5 dwarf_warriors, damage 2, dwarves_and_men 1"},
        fp="muster",
        options={"surplus_units": "older"},
    )
    f.feed("token:rt_men_of_the_lake_1").do("die muster", "use recruit", "turn camp dwarves_and_men")
    assert f.do("eliminate men_of_the_lake").damage("camp") == 2


@rule("B16.15")
def test_tokens_are_three_bags(new: Lay) -> None:
    assert len(new().t.bag) == 3


@rule("B16.18")
def test_up_to_two_tokens(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors, lead 1, damage 1"}, fp="character", fp_hand="ev28")
    f.do("die character", "play ev28")
    assert f.damage("camp") == 0  # one token is enough for the card


@rule("B16.21")
def test_the_front_gate_of_the_older_edition(lay: Lay) -> None:
    regions = {"camp": "control", "front_gate": "control", "iron_road": "1 orcs"}
    f = lay(regions, shadow="muster", characters={"bolg": "iron_road"}, options={"front_gate": "older"})
    assert "use renewed_strength" not in f.do("die muster").options
    assert f.points == 6  # points all the same


@rule("B9.4.6", "B9.4.7")
def test_options_for_content_of_our_own(lay: Lay) -> None:
    regions = {"camp": "2 men_of_the_lake", "north_bank": "4 orcs"}
    people = {"gandalf": "camp", "thranduil": "camp"}
    f = lay(regions, fp="muster", generals=["gandalf"], characters=people, options={"blast_dice": 2}, focus=True)
    f.roll(4, 4, 4, 4).do("general gandalf").spare()
    assert f.damage("north_bank") == 4 and f.t.chance.fed == []
    g = lay(regions, fp="muster", generals=["thranduil"], characters=people, options={"archery_target": 4})
    g.roll(4, 4).do("general thranduil", "way archery").spare()
    assert g.damage("north_bank") == 2
