"""B16. Where the two printed editions differ, a named option decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ravenhill.coverage import rule
from ravenhill.engine.decision import BadSetup
from ravenhill.engine.game import find

Lay = Callable[..., Any]


def test_every_option_names_its_rule() -> None:
    options = {o.id: o for o in find("bofa").info.options}
    assert options["extra_die"].values == ("revised", "older") and options["extra_die"].rule == "B16.1"
    with pytest.raises(BadSetup):
        find("bofa").setup(options={"extra_die": "newest"})


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
    f.do("die character", "play ev28", "heal camp")
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
    f.roll(4, 4, 4, 4).do("general gandalf", "target north_bank").spare()
    assert f.damage("north_bank") == 4 and f.t.chance.fed == []
    g = lay(regions, fp="muster", generals=["thranduil"], characters=people, options={"archery_target": 4})
    g.roll(4, 4).do("general thranduil", "way archery", "target north_bank").spare()
    assert g.damage("north_bank") == 2
