"""I14. The Woodbot's icons."""

from __future__ import annotations

import pytest
from solo_table import against_woodbot, vision_deck, woodbot_icon

from ravenhill.coverage import example, rule
from ravenhill.games.ironwood import woodbot
from ravenhill.games.ironwood.book import IC, WW

EXALTED = {"exalted": True}


# --- icons ---


@rule("I14.21")
def test_card() -> None:
    s = against_woodbot(bot={"hand": ["WW02"]}).feed("card:WW20")
    assert woodbot_icon(s, "card") == woodbot.CHANGED
    assert s.hand() == ["WW20", "WW02"]
    assert s.crystals() == 1


@rule("I14.21")
@example("N114")
def test_warband() -> None:
    held = {"f08": {"fighters": 1, "charged": 1}, "f02": 1, "f03": 1, "f15": 1, "f16": 1}
    s = against_woodbot(forests=held, drill={"at": "plumbarum"}, bot=EXALTED)
    assert woodbot_icon(s, "warband") == woodbot.CHANGED
    assert s.ww("f08", "f01") == [2, 1]
    s = against_woodbot(forests=held, drill={"at": "plumbarum"}, bot=EXALTED).reads(woodbot_warband_icon="one")
    woodbot_icon(s, "warband")
    assert s.ww("f08", "f01") == [2, 0]
    s = against_woodbot(forests=held, drill={"at": "plumbarum"})
    woodbot_icon(s, "warband")
    assert s.ww("f08", "f01") == [1, 1]  # Disruptive: by the list alone
    lone = {"f08": {"charged": 1}}
    s = against_woodbot(forests=lone, drill={"at": "plumbarum"}, bot=EXALTED)
    woodbot_icon(s, "warband")
    assert (s.ww("f08", "f01"), sum(s.t.ww)) == ([0, 1], 1)


@rule("I14.21")
def test_crystals() -> None:
    s = against_woodbot(forests={"f05": 2}, drill={"at": "auria", "track": 1, "cargo": 2})
    assert woodbot_icon(s, "crystals") == woodbot.CHANGED  # 2 to Plunder, the drill
    assert s.told("drill-destroyed")
    s = against_woodbot(
        forests={"f05": 2, "f14": {"charged": 1}},
        mountains={"lithimar": 1},
        crystals={"ironclad": 3},
        bot={"hand": ["WW02"], **EXALTED},
    ).without_cards()
    woodbot_icon(s, "crystals")
    assert s.chose("interfere-ferrum") == ["f07"]
    assert s.told("attack")[0]["b"] == "lithimar"
    assert s.t.crystals == [1, 2]  # Victory: steal 1
    s = against_woodbot(forests={"f09": 1}, mountains={"lithimar": 5, "ferrum": 3}, bot={"hand": ["WW02"]})
    assert woodbot_icon(s, "crystals") == woodbot.NOTHING


@rule("I14.21", "I14.32")
@example("N115")
def test_shield() -> None:
    s = against_woodbot(hands={"ironclad": ["IC05"]}, bot={"hand": ["WW02"]}).feed("card:WW20")
    assert woodbot_icon(s, "shield") == woodbot.CHANGED
    assert s.asked == [] and s.t.discard[IC] == [s.t.book.card_index["IC05"]]  # one card, no crystal: no choice
    assert s.hand() == ["WW02", "WW20"]  # under its hand
    assert woodbot_icon(s, "shield") == woodbot.NOTHING  # no crystal, no card: compensation
    s.t.crystals[IC] = 2
    assert woodbot_icon(s, "shield") == woodbot.CHANGED
    assert s.t.crystals == [1, 1]
    s = against_woodbot(hands={"ironclad": ["IC05"]}, crystals={"ironclad": 2}, bot={"hand": ["WW02"]})
    woodbot_icon(s, "shield", ("give",))
    assert s.asked[0].options == (("burn", "IC05"), ("give",))
    assert s.t.crystals == [1, 1]
    s.reads(woodbot_shield_draw="top").feed("card:WW20")
    woodbot_icon(s, "shield", ("burn", "IC05"))
    assert s.hand() == ["WW20", "WW02"]


@rule("I14.21", "I14.32")
def test_shield_without_anything_brings_a_crystal() -> None:
    s = against_woodbot(bot={"hand": ["WW14"]}).feed("card:V_AURIA", "card:WW14").turn()
    assert s.crystals() == 1
    assert s.told("icon-nothing") == [{"side": "woodwalkers"}]


@rule("I14.21")
def test_battle() -> None:
    s = against_woodbot(
        forests={"f02": 2, "f07": 4},
        mountains={"argentimar": {"fighters": 1, "site": "foundation"}, "auria": 1},
        bot={"hand": ["WW02"]},
    ).without_cards()
    woodbot_icon(s, "battle")  # Disruptive: 2 to Interfere; controlled foundation first
    assert s.chose("interfere-foundation") == ["f05"]
    assert s.told("attack")[0]["b"] == "argentimar"
    s = against_woodbot(
        forests={"f04": {"fighters": 3, "charged": 1}, "f09": 5},
        mountains={"plumbarum": 1, "lithimar": 1},
        bot={"hand": ["WW02"], **EXALTED},
    ).without_cards()
    woodbot_icon(s, "battle")  # Exalted: 2 to Secure, the totem goes home; no totem left beside Plumbarum
    assert s.t.secured == 1
    assert s.told("attack")[0]["b"] == "lithimar"  # a possible mountain
    s = against_woodbot(
        forests={"f08": {"charged": 1}, "f04": 3, "f09": 5},
        mountains={"auria": 2, "lithimar": 1},
        bot={"hand": ["WW02"], **EXALTED},
    ).without_cards()
    s.t.moved_ww[s.f("f04")], s.t.moved_ww[s.f("f09")] = 3, 5
    woodbot_icon(s, "battle")
    assert s.told("attack")[0]["b"] == "auria"  # beside a totem before a greater surplus


@rule("I14.21", "I14.31")
def test_arrows() -> None:
    s = against_woodbot(
        forests={"f05": 4, "f03": 2, "f15": 1},
        mountains={"ferrum": 3},
        drill={"at": "plumbarum"},
        bot={"hand": ["WW02"]},
    )
    woodbot_icon(s, "arrows")
    assert s.chose("interfere-ferrum") == ["f07"]  # 3 to Interfere
    assert s.ww("f07", "f05") == [3, 1]
    assert s.chose("plunder-outer") == ["f06"]  # then 2 to Plunder, its own target
    assert s.ww("f06", "f03") == [2, 0]
    assert s.told("attack") == []  # three on Ferrum, and its forge
    s = against_woodbot(
        forests={"f05": 4, "f14": {"charged": 1}}, drill={"at": "auria", "track": 1, "cargo": 2}, bot=EXALTED
    )
    s.feed("magic:highest_odd")  # f04 and f07
    woodbot_icon(s, "arrows")
    assert s.chose("plunder-drill") == ["f07"]  # 3 to Plunder
    assert s.chose("interfere-ferrum") == ["f07"]  # 2 to Interfere: only one is left
    assert s.ww("f07") == [4]
    assert s.told("drill-destroyed")  # the drill before Ferrum


@rule("I14.21")
def test_eye() -> None:
    s = against_woodbot(forests={"f01": 3}, **vision_deck("V_AURIA")).feed("card:V_CHROMIA")
    assert woodbot_icon(s, "eye") == woodbot.CHANGED
    assert s.visions() == ["V_AURIA", "V_CHROMIA"]
    assert s.marked() == ["auria", "chromia"]
    assert s.ww("f04") == [2]  # 2 to Secure
    s = against_woodbot(forests={"f05": 3, "f14": {"charged": 1}}, bot=EXALTED).feed("card:V_ZINCUR")
    assert woodbot_icon(s, "eye") == woodbot.CHANGED
    assert s.ww("f07") == [2]  # 2 to Interfere
    assert len(s.t.vision_deck) == 3  # Locate


@rule("I14.21")
def test_eye_with_two_warbands_in_the_other_reading() -> None:
    s = against_woodbot(forests={"f05": 3, "f09": 2, "f08": {"fighters": 4, "charged": 1}}, bot=EXALTED)
    s.reads(woodbot_eye_moves="warbands")
    s.t.moved_ww[s.f("f08")] = 4
    s.feed("card:V_ZINCUR")
    woodbot_icon(s, "eye")
    assert s.ww("f05", "f07", "f09") == [0, 5, 0]


@rule("I14.25", "I14.11")
def test_a_discovery_by_the_eye_ends_the_turn() -> None:
    s = against_woodbot(
        forests={"f05": 3, "f14": {"charged": 1}},
        bot={"hand": ["WW06", "WW02"], "exalted": True},
        **vision_deck("V_CHROMIA"),
    ).turn()  # eye, crystals
    assert [line["icon"] for line in s.told("icon")] == ["icon-eye"]
    assert s.played() == [["WW06"]]  # no further card
    assert s.t.exalted
    assert sum(s.t.charged) == 2


@rule("I14.11", "I14.21")
@example("N79")
def test_a_discovery_by_the_left_icon_skips_the_right_one() -> None:
    s = against_woodbot(
        forests={"f04": 1}, bot={"hand": ["WW12", "WW02"]}, **vision_deck("V_AURIA", "V_CHROMIA", "V_ZINCUR")
    )
    s.feed("card:V_AURIA", "card:WW12")
    s.t.chance.fed += ["card:V_GALLIMOR", "card:V_CUPRUMIS", "card:V_COBALTIS", "card:V_PLUMBARUM"]
    s.t.ww[s.f("f05")] = 1  # beside Chromia
    s.turn()  # search, card
    assert [line["icon"] for line in s.told("icon")] == ["icon-search"]
    assert s.totems("f05") == 1
    assert s.t.exalted
    assert s.hand() == ["WW02"]


@rule("I14.11", "I14.21")
def test_search_needs_an_uncontrolled_possible_mountain_and_a_warband() -> None:
    s = against_woodbot(forests={"f04": 1, "f01": 2}, mountains={"auria": 1}, **vision_deck("V_AURIA", "V_CHROMIA"))
    assert woodbot_icon(s, "search") == woodbot.CHANGED  # 3 to Secure instead: f05 beside uncontrolled Chromia
    assert s.ww("f05") == [1]
    assert sum(s.t.charged) == 0
    s = against_woodbot(forests={"f12": 1}, **vision_deck("V_PALLADIMOR", "V_ZINCUR", "V_AURIA"))
    s.feed("magic:highest_even", *[f"card:{v}" for v in ("V_LITHIMAR", "V_CHROMIA", "V_COBALTIS")])
    assert woodbot_icon(s, "search") == woodbot.DISCOVERED
    assert s.told("discover") == [{"card": "V_ZINCUR", "forest": "f12"}]


@rule("I14.21", "I14.29")
def test_search_exalted() -> None:
    s = against_woodbot(
        forests={"f14": {"fighters": 3, "charged": 1}, "f05": 2, "f01": 1}, mountains={"zincur": 1}, bot=EXALTED
    )
    assert woodbot_icon(s, "search") == woodbot.CHANGED
    # Secure: f04 (no Ironclad beside it). First f01, then the smaller of f05 and f14: 3 fighters, none with the totem
    assert s.ww("f04", "f01", "f05", "f14") == [4, 0, 0, 2]
    assert s.totems("f04") == 1  # then one more, from the totem's forest, carries it
    s = against_woodbot(forests={"f14": {"fighters": 2, "charged": 1}}, mountains={"zincur": 1}, bot=EXALTED)
    woodbot_icon(s, "search")
    assert s.ww("f14", "f04") == [0, 2]  # one stays with the totem, and then carries it
    assert s.totems("f04") == 1


@rule("I14.21", "I14.36")
def test_cubes() -> None:
    s = against_woodbot(forests={"f05": 3})
    assert woodbot_icon(s, "cubes") == woodbot.CHANGED
    assert s.t.spirits == 2
    assert s.ww("f07") == [2]  # Disruptive: Interfere
    s = against_woodbot(forests={"f04": {"fighters": 3, "charged": 1}}, bot=EXALTED)
    woodbot_icon(s, "cubes")
    assert s.t.spirits == 2
    assert s.t.secured == 1  # Exalted: Secure
    s = against_woodbot(bot={"spirits": 15})
    assert woodbot_icon(s, "cubes") == woodbot.CHANGED
    assert s.t.spirits == 16


@rule("I14.21")
@example("N80")
def test_alert_twice() -> None:
    s = against_woodbot(forests={"f01": 2}, bot={"hand": ["WW09", "WW22", "WW02"]})
    s.t.deck[WW].shuffle()
    s.turn()  # warband, alert: cubes, alert
    assert s.played() == [["WW09", "WW22"]]  # on top of the first
    assert [line["icon"] for line in s.told("icon")] == ["icon-warband", "icon-alert", "icon-cubes", "icon-alert"]
    assert s.crystals() == 1
    assert not s.told("icon-nothing")
    assert s.hand() == ["WW02"]


@rule("I14.6", "I14.21")
@pytest.mark.parametrize("reading", ["after_turn", "at_once"])
def test_the_right_icon_by_the_face_that_lies_up_then(reading: str) -> None:
    # the left icon secures the only totem: Disruptive from then on, or after the turn
    s = against_woodbot(
        {"woodbot_falls_back": reading},
        forests={"f04": {"fighters": 1, "charged": 1}, "f05": 4},
        bot={"hand": ["WW16"], "exalted": True},
    )
    s.run(woodbot.resolve(s.t, s.t.book.card_index["WW16"], False))  # battle, crystals
    assert s.t.secured == 1
    assert s.t.exalted is (reading == "after_turn")
    assert s.told("icon") == [{"icon": "icon-battle"}, {"icon": "icon-crystals"}]
    plunders = [{"what": "list-plunder"}]  # Exalted it would interfere
    assert s.told("bot-no-move") == (plunders if reading == "at_once" else [])
