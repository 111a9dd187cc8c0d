"""I13. The Ironbot's icons."""

from __future__ import annotations

import pytest
from solo_table import against_ironbot, ironbot_icon

from ravenhill.coverage import example, rule
from ravenhill.games.ironwood import automaton, ironbot
from ravenhill.games.ironwood.book import IC, WW, Icon
from ravenhill.games.ironwood.pieces import NO_CARD
from ravenhill.games.ironwood.table import Phase, Site, Stance

# --- icons ---


@rule("I13.21")
@example("N65")
def test_an_icon_that_changes_nothing_brings_a_crystal() -> None:
    s = against_ironbot(mountains={"ferrum": 3}, crystals={"ironclad": 0}, bot={"hand": ["IC06", "IC01"]})
    s.turn()  # card, hit: no focus
    assert s.crystals() == 2
    assert s.told("icon-nothing") == [{"side": "ironclad"}]


@rule("I13.21")
def test_left_icon_before_the_right_one() -> None:
    s = against_ironbot(mountains={"ferrum": 4}, crystals={"ironclad": 0}, bot={"hand": ["IC14"]}).turn()
    assert [line["icon"] for line in s.told("icon")] == ["icon-warband", "icon-crystals"]
    assert s.units("ferrum") == [5]


@rule("I13.22")
def test_card_and_crystals() -> None:
    s = against_ironbot(mountains={"ferrum": 3, "auria": 1}, bot={"hand": ["IC02"]}).feed("card:IC11")
    assert ironbot_icon(s, "card")
    assert s.hand() == ["IC11", "IC02"]
    assert s.crystals() == 1
    assert ironbot_icon(s, "crystals")
    assert s.crystals() == 2
    assert s.drill() == "auria"


@rule("I13.22")
@pytest.mark.parametrize("stance", [Stance.EXPANSIVE, Stance.AGGRESSIVE, Stance.DEFENSIVE])
def test_warband(stance: int) -> None:
    s = against_ironbot(
        mountains={"ferrum": {"fighters": 4, "golems": 1}}, bot={"marked": ["auria", "zincur", "palladimor"]}
    )
    assert ironbot_icon(s, "warband", stance)
    assert s.units("ferrum", "lithimar") == [3, 2]  # Expand with 5 units
    s = against_ironbot(mountains={"ferrum": 4})
    assert ironbot_icon(s, "warband", stance)
    assert s.units("ferrum") == [5]


@rule("I13.22", "I13.33")
def test_golem() -> None:
    s = against_ironbot(
        mountains={"ferrum": 5, "auria": 2, "chromia": 1, "lithimar": {"golems": 1}}, forests={"f06": {"charged": 1}}
    )
    assert ironbot_icon(s, "golem")
    assert (s.fighters("chromia"), s.golems("chromia")) == (0, 1)  # touches the totem's forest; Lithimar has no fighter
    s = against_ironbot(mountains={"ferrum": 5, "auria": 2})
    ironbot_icon(s, "golem")
    assert s.golems("ferrum") == 1  # no totem: the largest
    s = against_ironbot(mountains={"ferrum": {"fighters": 5, "golems": 3}})
    assert not ironbot_icon(s, "golem")
    s = against_ironbot(mountains={"ferrum": {"golems": 1}})
    assert not ironbot_icon(s, "golem")


@rule("I13.22", "I13.23")
def test_forge_expansive_and_aggressive() -> None:
    s = against_ironbot(mountains={"ferrum": 3, "auria": 2}, crystals={"ironclad": 1}, bot={"marked": ["argentimar"]})
    assert ironbot_icon(s, "forge", Stance.EXPANSIVE)
    assert (s.crystals(), s.units("ferrum", "plumbarum")) == (0, [4, 1])
    s = against_ironbot(mountains={"ferrum": 3, "auria": 2}, bot={"marked": ["argentimar"]})
    assert ironbot_icon(s, "forge", Stance.EXPANSIVE)  # nothing to pay with: the rest is done
    assert s.units("ferrum", "plumbarum") == [3, 1]
    s = against_ironbot(
        mountains={"ferrum": 3, "auria": 2},
        bot={"marked": ["argentimar"]},
        options={"ironbot_unpaid_recruit": "whole_icon"},
    )
    assert not ironbot_icon(s, "forge", Stance.EXPANSIVE)
    assert s.units("ferrum", "plumbarum") == [3, 0]
    s = against_ironbot(
        mountains={"ferrum": 3, "zincur": 2}, forests={"f12": 1}, crystals={"ironclad": 1}, bot={"hand": ["IC02"]}
    )
    s.without_cards()
    assert ironbot_icon(s, "forge", Stance.AGGRESSIVE)
    assert s.units("ferrum") == [4]
    assert s.told("attack") == [{"side": "ironclad", "a": "zincur", "b": "f12"}]


@rule("I13.22")
def test_forge_defensive() -> None:
    s = against_ironbot(
        mountains={"ferrum": 3, "chromia": {"fighters": 1, "site": "foundation"}}, crystals={"ironclad": 5}
    )
    assert ironbot_icon(s, "forge", Stance.DEFENSIVE)
    assert (s.crystals(), s.site("chromia"), s.units("ferrum")) == (0, Site.FORGE, [3])
    assert ironbot_icon(s, "forge", Stance.DEFENSIVE)
    assert s.units("ferrum", "chromia") == [3, 2]  # otherwise a fighter, free


@rule("I13.22")
def test_compass() -> None:
    s = against_ironbot(mountains={"ferrum": 2, "auria": 2}, bot={"marked": ["argentimar"]})
    assert ironbot_icon(s, "compass", Stance.DEFENSIVE)
    assert s.units("ferrum", "auria") == [3, 1]  # Protect
    s = against_ironbot(mountains={"ferrum": 2, "auria": 2}, bot={"marked": ["argentimar"]})
    assert ironbot_icon(s, "compass", Stance.EXPANSIVE)
    assert s.units("plumbarum", "auria") == [1, 1]  # Expand


@rule("I13.27", "I13.22")
def test_compass_aggressive() -> None:
    s = against_ironbot(
        forests={"f07": {"fighters": 4, "charged": 1}, "f05": 2, "f13": 1},
        mountains={"ferrum": 3, "auria": 3, "cuprumis": 5},
        bot={"hand": ["IC02"]},
    )
    s.without_cards()
    assert ironbot_icon(s, "compass", Stance.AGGRESSIVE)
    assert s.told("attack") == [{"side": "ironclad", "a": "auria", "b": "f05"}]  # smaller, joined to the totem's forest
    s = against_ironbot(
        forests={"f07": {"fighters": 4, "charged": 1}, "f05": 3, "f13": 1},
        mountains={"ferrum": 3, "auria": 3, "plumbarum": 3},
        bot={"hand": ["IC02"]},
    )
    s.feed("magic:lowest_odd")  # Auria 1, Ferrum 5
    assert ironbot_icon(s, "compass", Stance.AGGRESSIVE)
    assert not s.told("attack")  # equal is not smaller: Chase
    assert s.units("auria", "plumbarum") == [5, 1]


@rule("I13.27")
def test_compass_against_any_target_in_the_other_reading() -> None:
    s = against_ironbot(
        forests={"f07": {"fighters": 4, "charged": 1}, "f05": 2},
        mountains={"ferrum": 3, "auria": 3},
        bot={"hand": ["IC02"]},
    )
    s.reads(ironbot_compass_focus="any").feed("magic:lowest_odd")
    s.without_cards()
    assert not ironbot_icon(s, "compass", Stance.AGGRESSIVE)  # the focus is f07, which is too large
    assert s.chose("focus-totem") == ["f07"]


@rule("I13.22")
def test_hit() -> None:
    base = {"forests": {"f12": 1}, "bot": {"hand": ["IC02"]}}
    s = against_ironbot(mountains={"ferrum": 2, "zincur": 3, "palladimor": 1}, **base)
    s.without_cards()
    assert ironbot_icon(s, "hit", Stance.DEFENSIVE)
    assert s.units("ferrum") == [4]  # Protect first
    assert s.told("attack")
    s = against_ironbot(mountains={"ferrum": 3, "auria": 3}, **base)
    s.without_cards()
    assert ironbot_icon(s, "hit", Stance.AGGRESSIVE)
    assert s.chose("chase-target") == ["zincur"]  # Chase first
    assert s.told("attack")
    s = against_ironbot(mountains={"ferrum": 3, "auria": 3}, **base)
    assert not ironbot_icon(s, "hit", Stance.EXPANSIVE)  # nobody beside it


@rule("I13.22", "I13.37", "I13.23")
def test_shield() -> None:
    s = against_ironbot()
    assert ironbot_icon(s, "shield", Stance.EXPANSIVE)
    assert s.crystals() == 1
    s = against_ironbot(forests={"f08": {"charged": 1}, "f10": 2, "f04": 5})
    assert ironbot_icon(s, "shield", Stance.AGGRESSIVE)
    assert s.ww("f10", "f04") == [1, 5]  # closest to the totem
    s = against_ironbot(forests={"f08": {"charged": 1, "fighters": 1}, "f10": 2})
    assert ironbot_icon(s, "shield", Stance.AGGRESSIVE)
    assert s.ww("f08", "f10") == [0, 2]  # with the totem
    assert s.totems("f08") == 1
    s = against_ironbot(forests={"f08": {"charged": 1}, "f10": 2, "f07": 1})
    s.feed("magic:lowest_odd")
    assert ironbot_icon(s, "shield", Stance.AGGRESSIVE)
    assert s.ww("f07") == [0]


@rule("I13.22", "I13.23", "I13.37", "I13.36")
def test_shield_defensive_you_burn_a_card() -> None:
    s = against_ironbot(hands={"woodwalkers": ["WW33"]}, visions=["V_CHROMIA"])
    s.t.stance = Stance.DEFENSIVE
    script = ironbot.resolve_icon(s.t, 0, Icon.SHIELD)
    assert s.run(script, ("burn", "WW33"), ("resolve", "WW33"))  # its when-burned effect works as usual
    assert s.t.crystals[WW] == 2
    assert sorted(s.asked[0].options) == [("burn", "V_CHROMIA"), ("burn", "WW33")]
    assert s.run(ironbot.resolve_icon(s.t, 0, Icon.SHIELD))  # the vision is all that is left: nothing to choose
    assert s.marked() == ["chromia"]
    assert not s.run(ironbot.resolve_icon(s.t, 0, Icon.SHIELD))  # only base cards left: nothing, and a crystal
    assert len(s.asked) == 2


@rule("I13.22")
def test_battle_icon_on_alert() -> None:
    s = against_ironbot(forests={"f12": 1}, mountains={"ferrum": 3, "auria": 3}, bot={"hand": ["IC38", "IC02"]})
    s.without_cards()
    s.turn()
    assert s.units("auria", "zincur") == [1, 2]
    assert s.told("icon") == [{"icon": "icon-battle"}]
    assert s.told("attack")
    assert s.played() == [["IC38"]]
    assert not s.t.flow_exhausted


@rule("I13.36")
def test_your_modifiers_work_in_its_battles() -> None:
    s = against_ironbot(
        forests={"f07": 3},
        mountains={"ferrum": 1, "auria": 3},
        bonuses=[{"side": "woodwalkers", "defence": 2}],
        bot={"hand": ["IC02"]},
    )
    s.fight(IC, "f07", "auria", ("decline",))
    assert s.told("damage") == [{"a": 0, "b": 0}]  # 1 + 1 - 2


@rule("I13.11", "I13.12")
def test_wager_declined_is_no_card() -> None:
    s = against_ironbot(bot={"hand": []})
    assert automaton.top_card(s.t, IC) == NO_CARD


@rule("I13.38", "I13.5")
def test_a_round_through() -> None:
    s = against_ironbot(
        turn=5,
        mountains={"ferrum": 3},
        crystals={"ironclad": 0},
        bot={"hand": ["IC22", "IC01"]},
        played={"woodwalkers": [["passed"]] * 3},
    )
    s.phase()
    assert s.t.phase == Phase.CLEANUP
    s.phase()
    assert s.discard() == ["IC22"]
    assert "IC01" in s.hand()
    s.phase()
    assert s.t.round == 2
