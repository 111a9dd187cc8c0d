"""Every Ironclad card, played from a position: each of its steps does what the card says."""

from __future__ import annotations

from typing import Any

from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    crystals,
    damage,
    discard,
    dominance,
    drill,
    fighters,
    go,
    golems,
    ic_plays,
    lingering,
    number,
    offered,
    pass_until,
    site,
    specials,
    table,
    totems,
    turn_over,
    visions,
)

from ravenhill.coverage import card, example, rule

NEAR: dict[str, Any] = {"forests": {"f04": 1}, "mountains": {"plumbarum": 3}}  # f04 touches Plumbarum
WON = ("decline", "decline", "stay")


@card("IC01")
def test_empowerment() -> None:
    given: dict[str, Any] = {"mountains": {"plumbarum": {"fighters": 2, "site": "foundation"}}, "forests": {"f04": 1}}
    play = ic_plays("IC01", crystals={"ironclad": 6}, **given)
    assert number(play) == 1 and offered(play) == ["option IC01 1", "option IC01 2", "option IC01 3", "skip"]
    one = go(play.clone(), "option IC01 1", "pay 1", "recruit ferrum")
    assert crystals(one) == (0, 5) and asked(one) == (IC, "move-warband") and number(one) == 1
    go(one, "move ferrum auria")
    assert fighters(one, "auria") == 1 and turn_over(one, WW)
    two = go(play.clone(), "option IC01 2", "pay 5", "build plumbarum")
    assert crystals(two) == (0, 1) and site(two, "plumbarum") == "forge" and turn_over(two, WW)
    go(play, "option IC01 3", "attack plumbarum f04", "decline", "decline")
    assert damage(play) == (0, 1)


@card("IC02")
def test_conquest() -> None:
    play = ic_plays("IC02", crystals={"ironclad": 2}, decks={"ironclad": ["IC30"]}, **NEAR)
    assert specials(play, IC) == ["IC30"]
    assert offered(play) == ["option IC02 1", "option IC02 2", "pay 2", "skip"]
    one = go(play.clone(), "option IC02 2", "attack plumbarum f04", *WON)
    assert damage(one) == (0, 0) and turn_over(one, WW)
    go(play, "pay 2", "option IC02 1")
    assert number(play) == 2
    go(play, "done", "option IC02 2", "attack plumbarum f04")
    assert crystals(play) == (0, 0)


@card("IC03")
def test_expansion() -> None:
    play = ic_plays("IC03", mountains={"auria": 2, "gallimor": 1})
    assert number(play) == 2 and len(offered(play)) == 4
    go(play, "option IC03 1", "drill zincur")
    assert drill(play) == ("zincur", 1, 2)
    moved = go(play.clone(), "option IC03 2")
    assert number(moved) == 1
    go(moved, "move auria plumbarum", "units 2 0")
    assert turn_over(moved, WW)
    go(play, "option IC03 3")
    assert offered(play) == ["foundation gallimor", "skip"]
    go(play, "foundation gallimor")
    assert site(play, "gallimor") == "foundation" and turn_over(play, WW)


@card("IC04")
def test_industrial_march() -> None:
    play = ic_plays("IC04", mountains={"auria": 1, "zincur": 1})
    assert number(play) == 2
    go(play, "move auria plumbarum", "move zincur plumbarum")
    assert fighters(play, "plumbarum") == 2 and crystals(play) == (0, 2) and turn_over(play, WW)


@card("IC05")
def test_armed_escort() -> None:
    play = ic_plays("IC05", mountains={"auria": 1})
    assert number(play) == 1
    go(play, "move auria plumbarum", "drill auria")
    assert drill(play) == ("auria", 1, 2) and crystals(play) == (0, 2) and turn_over(play, WW)


@card("IC06")
def test_field_tactics() -> None:
    play = ic_plays("IC06", decks={"ironclad": ["IC30"]}, **NEAR)
    assert specials(play, IC) == ["IC30"]
    go(play, "attack plumbarum f04", "decline", "decline")
    assert damage(play) == (0, 1)


@card("IC07")
def test_conscription() -> None:
    play = ic_plays("IC07", mountains={"gallimor": {"site": "forge"}, "auria": 1}, decks={"ironclad": ["IC30"]})
    assert number(play) == 2 and offered(play) == ["recruit ferrum", "recruit gallimor", "done"]
    go(play, "recruit ferrum", "recruit gallimor")
    assert fighters(play, "ferrum") == fighters(play, "gallimor") == 1
    assert specials(play, IC) == ["IC30"] and turn_over(play, WW)


@card("IC08")
@example("N6")
def test_tunnel_drilling() -> None:
    play = ic_plays("IC08", vision_deck=["V_ZINCUR"])
    go(play, "drill auria", "drill plumbarum")
    assert drill(play) == ("plumbarum", 2, 3) and fighters(play, "auria") == 1
    assert play.view(IC)["visions"]["top_known"] == ["V_ZINCUR"]  # type: ignore[index]
    assert turn_over(play, WW)


@card("IC09")
def test_supply_convoy() -> None:
    play = ic_plays("IC09", mountains={"ferrum": 2, "zincur": 1, "gallimor": 1, "plumbarum": 1})
    go(play, "drill auria")
    assert number(play) == 2
    assert offered(play) == ["move ferrum auria", "move zincur auria", "move plumbarum auria", "done"]
    go(play, "move zincur auria", "move ferrum auria", "units 1 0")
    assert fighters(play, "auria") == 2 and crystals(play) == (0, 1) and turn_over(play, WW)


@card("IC10")
def test_deep_foundations() -> None:
    play = ic_plays("IC10", mountains={"gallimor": 1, "chromia": 1})
    go(play, "foundation gallimor")
    assert offered(play) == ["recruit gallimor", "done"] and number(play) == 2
    go(play, "recruit gallimor", "recruit gallimor")
    assert fighters(play, "gallimor") == 3 and turn_over(play, WW)
    nowhere = ic_plays("IC10", mountains={"gallimor": 1})
    assert turn_over(go(nowhere, "skip"), WW)  # nothing placed: nobody recruited


@card("IC11")
def test_golem_assembly() -> None:
    play = ic_plays("IC11")
    assert asked(play) == (IC, "recruit-golem") and number(play) == 1
    refused = go(play.clone(), "done")
    assert turn_over(refused, WW) and golems(refused, "ferrum") == 0
    go(play, "recruit ferrum")
    assert golems(play, "ferrum") == 1 and number(play) == 1
    go(play, "move ferrum auria")
    assert golems(play, "auria") == 1


@card("IC12")
def test_ore_survey() -> None:
    play = ic_plays("IC12", decks={"ironclad": ["IC30"]}, vision_deck=["V_ZINCUR", "V_AURIA"])
    assert specials(play, IC) == ["IC30"]
    go(play, "drill auria")
    assert drill(play) == ("auria", 1, 2)
    assert play.view(IC)["visions"]["top_known"] == ["V_ZINCUR"]  # type: ignore[index]
    assert play.view(WW)["visions"]["top_known"] == []  # type: ignore[index]
    kept = go(play.clone(), "keep")
    assert kept.view(IC)["visions"]["top_known"] == ["V_ZINCUR"]  # type: ignore[index]
    go(play, "bury")
    t = table(play)
    assert [t.book.vision_names[v] for v in t.vision_deck.under] == ["V_ZINCUR"]
    assert [t.book.vision_names[v] for v in t.vision_deck.top] == ["V_AURIA"] and turn_over(play, WW)


@card("IC13")
def test_reconnaissance() -> None:
    play = ic_plays("IC13", **NEAR)
    assert number(play) == 1
    go(play, "done", "attack plumbarum f04")
    assert asked(play) == (WW, "wager")  # the opponent first
    go(play, "wager WW02")
    seen: Any = play.view(IC)
    assert seen["battle"]["wagers"]["woodwalkers"] == {"state": "card", "card": "WW02"}
    assert asked(play) == (IC, "wager")


@card("IC14")
def test_gate_muster() -> None:
    play = ic_plays("IC14")
    assert crystals(play) == (0, 3) and number(play) == 1 and offered(play) == ["recruit ferrum", "done"]
    go(play, "recruit ferrum")
    assert fighters(play, "ferrum") == 1 and turn_over(play, WW)


@card("IC15")
def test_overheated_engines() -> None:
    play = ic_plays("IC15", hand=["IC30"])
    assert offered(play) == ["burn IC30", "skip"]
    unpaid = go(play.clone(), "skip")
    assert crystals(unpaid) == (0, 0) and asked(unpaid) == (IC, "drill")
    go(play, "burn IC30", "drill auria")
    assert crystals(play) == (0, 3) and discard(play, IC) == ["IC30"] and drill(play) == ("auria", 1, 2)


@card("IC16")
def test_reckless_assault() -> None:
    given: dict[str, Any] = {"mountains": {"plumbarum": 3, "auria": 3}, "forests": {"f04": 2}}
    play = ic_plays("IC16", crystals={"woodwalkers": 2}, **given)
    assert number(play) == 1 and offered(play) == ["recruit auria", "recruit plumbarum", "done"]
    free = go(play.clone(), "done")
    assert offered(free) == ["attack auria f04", "attack plumbarum f04", "skip"]
    go(play, "recruit auria")
    assert offered(play) == ["attack auria f04", "skip"]  # the warband recruited for
    go(play, "attack auria f04", *WON)
    assert dominance(play) == (2, 5) and crystals(play) == (1, 1) and turn_over(play, WW)


@card("IC17")
def test_shattered_dreams() -> None:
    play = ic_plays("IC17", visions=["V_AURIA", "V_ZINCUR"])
    assert number(play) == 1
    go(play, "recruit ferrum")
    assert number(play) == 1
    play.feed(["card:V_ZINCUR"])
    go(play, "move ferrum auria")
    assert visions(play) == ["V_AURIA"] and len(table(play).vision_deck) == 9 and turn_over(play, WW)
    single = ic_plays("IC17", visions=["V_AURIA"])
    single.feed(["card:V_AURIA"])
    go(single, "recruit ferrum", "done")
    assert visions(single) == [] and len(table(single).vision_deck) == 10
    none = ic_plays("IC17", visions=[])
    go(none, "recruit ferrum", "done")
    assert turn_over(none, WW) and len(table(none).vision_deck) == 10


@card("IC18")
def test_mobile_barracks() -> None:
    play = ic_plays("IC18")
    go(play, "drill auria")
    assert number(play) == 2 and offered(play) == ["recruit auria", "done"]
    go(play, "recruit auria", "recruit auria")
    assert fighters(play, "auria") == 2 and turn_over(play, WW)


@card("IC19")
def test_crystal_core() -> None:
    play = ic_plays("IC19", mountains={"auria": 2, "zincur": 1})
    assert number(play) == 1 and offered(play) == ["replace auria", "replace zincur", "done"]
    go(play, "replace auria")
    assert (fighters(play, "auria"), golems(play, "auria")) == (1, 1)
    assert asked(play) == (IC, "move-warband") and number(play) == 2
    go(play, "move auria plumbarum", "units 1 1")  # the golem has not moved
    assert golems(play, "plumbarum") == 1


@card("IC20")
def test_grand_construction() -> None:
    play = ic_plays("IC20", mountains={"gallimor": 1}, crystals={"ironclad": 5})
    go(play, "foundation gallimor")
    unpaid = go(play.clone(), "skip")
    assert site(unpaid, "gallimor") == "foundation" and turn_over(unpaid, WW)
    go(play, "pay 4", "build gallimor")
    assert site(play, "gallimor") == "forge" and crystals(play) == (0, 1) and turn_over(play, WW)


@card("IC21")
def test_clear_cutting() -> None:
    play = ic_plays("IC21", mountains={"auria": 1}, forests={"f04": 2, "f05": 1, "f11": 3, "f01": 2})
    assert number(play) == 2 and offered(play) == ["remove f04", "remove f05", "done"]
    go(play, "remove f04")
    assert offered(play) == ["remove f05", "done"]  # one from each
    go(play, "remove f05")
    assert (fighters(play, "f04"), fighters(play, "f05")) == (1, 0) and turn_over(play, WW)


@card("IC22")
def test_crystal_ledger() -> None:
    play = ic_plays("IC22", crystals={"woodwalkers": 2}, decks={"ironclad": ["IC30", "IC31", "IC32"]})
    assert crystals(play) == (2, 2) and lingering(play, IC) == {"IC22": 2}
    pass_until(play, "recruiting")
    before = len(specials(play, IC))
    pass_until(play, "action", 2)
    assert len(specials(play, IC)) == before + 3 and lingering(play, IC) == {"IC22": 1}  # 2 of the round, 1 for it


@card("IC23")
def test_war_machine() -> None:
    play = ic_plays("IC23", **NEAR)
    go(play, "attack plumbarum f04", "decline", "decline")
    assert damage(play) == (0, 2)


@card("IC24")
def test_ridge_railway() -> None:
    play = ic_plays("IC24", mountains={"ferrum": 2, "zincur": 1, "gallimor": 2})
    assert lingering(play, IC) == {"IC24": 2}
    go(play, "drill auria")
    assert drill(play) == ("auria", 1, 2)  # rewards first
    assert asked(play) == (IC, "move-warband") and number(play) == 1
    assert offered(play) == ["move ferrum auria", "move zincur auria", "done"]
    go(play, "move zincur auria")
    assert fighters(play, "auria") == 1 and crystals(play) == (0, 1) and turn_over(play, WW)


@card("IC25")
def test_shield_wall() -> None:
    play = ic_plays("IC25", forests={"f04": 3}, mountains={"plumbarum": 4}, hands={"woodwalkers": ["WW07"]})
    assert number(play) == 2
    go(play, "recruit ferrum", "recruit ferrum")
    assert fighters(play, "ferrum") == 2 and lingering(play, IC) == {"IC25": 2}
    go(play, "play WW02", "done", "attack f04 plumbarum", "wager WW07", "decline")
    assert damage(play) == (1, 0)  # 2 damage against +1 defence
    attacker = at(
        turn=1,
        lingering={"ironclad": [{"card": "IC25", "markers": 1}]},
        hands={"ironclad": ["IC23"], "woodwalkers": ["WW09"]},
        **NEAR,
    )
    go(attacker, "play IC23", "attack plumbarum f04", "decline", "wager WW09")
    assert damage(attacker) == (1, 0)  # as attacker no bonus


@card("IC26")
@example("N96")
def test_siege_formation() -> None:
    woods = {"f04": {"fighters": 2, "charged": 1}, "f05": 2}
    given: dict[str, Any] = {"forests": woods, "mountains": {"auria": 7, "zincur": 2}}
    play = ic_plays("IC26", hands={"woodwalkers": ["WW07"]}, **given)
    assert number(play) == 1
    go(play, "move auria plumbarum", "units 6 0")
    assert offered(play) == ["attack plumbarum f04", "skip"]  # only the warband that moved
    go(play, "attack plumbarum f04", "decline", "wager WW07")
    assert damage(play) == (1, 0)  # 2 damage against +1 defence
    assert asked(play) == (IC, "remove") and offered(play) == ["remove f04", "done"] and number(play) == 1
    go(play, "remove f04")
    assert asked(play) == (IC, "retreat")
    go(play, "retreat f14")
    assert (fighters(play, "f04"), fighters(play, "f14"), totems(play, "f04")) == (0, 1, (1, 0))


@card("IC27")
@example("N98")
@rule("I3.9")
def test_interrogation() -> None:
    play = ic_plays("IC27", hands={"woodwalkers": ["WW33", "WW08"]}, decks={"ironclad": ["IC30"]})
    assert play.view(IC)["sides"]["woodwalkers"]["hand_known"] == ["WW08", "WW33"]  # type: ignore[index]
    assert offered(play) == ["pick WW08", "pick WW33", "skip"]
    go(play, "pick WW33")
    assert asked(play) == (WW, "when-burned")  # in the enemy's turn too
    go(play, "resolve WW33")
    assert crystals(play) == (2, 0) and discard(play, WW) == ["WW33"]
    assert specials(play, IC) == ["IC30"] and turn_over(play, WW)


@card("IC28")
@example("N94")
def test_crystal_refinery() -> None:
    play = ic_plays("IC28", crystals={"woodwalkers": 2})
    assert crystals(play) == (2, 1) and lingering(play, IC) == {"IC28": 3}
    for later, markers in ((2, 2), (3, 1), (4, 0)):
        before = crystals(pass_until(play, "recruiting"))[IC]
        pass_until(play, "action", later)
        assert crystals(play)[IC] == before + 2 + 1  # income and the refinery
        assert lingering(play, IC) == ({"IC28": markers} if markers else {})
    assert "IC28" in discard(play, IC)


@card("IC29")
@rule("I7.6")
def test_bait_trick() -> None:
    play = ic_plays("IC29", forests={"f04": {"fighters": 3, "charged": 1}, "f01": 2})
    assert offered(play) == ["shift f04 f05", "shift f04 f14", "skip"]  # from inner to inner forest
    go(play, "shift f04 f14")
    assert offered(play) == ["units 3 0", "units 2 0", "units 1 0"]
    go(play, "units 2 0")
    assert (fighters(play, "f04"), fighters(play, "f14"), totems(play, "f04")) == (1, 2, (1, 0))


@card("IC30")
def test_iron_roads() -> None:
    play = ic_plays("IC30", mountains={"auria": 1, "zincur": 1, "lithimar": 1})
    assert number(play) == 2
    go(play, "done")
    assert lingering(play, IC) == {"IC30": 2} and crystals(play) == (0, 1)
    go(play, "pass", "play IC03", "option IC03 2")
    assert number(play) == 2  # one warband more


@card("IC31")
def test_blockade() -> None:
    play = ic_plays("IC31", forests={"f04": 2, "f11": 1, "f14": 1}, mountains={"argentimar": 3})
    assert offered(play) == ["mark f04", "mark f05", "skip"]
    go(play, "mark f04")
    assert offered(play) == ["attack argentimar f04", "skip"]
    go(play, "skip", "play WW02")
    assert {o.split()[1] for o in offered(play) if o != "done"} == {"f11", "f14"}  # nobody leaves f04
    assert "move f14 f04" in offered(play)
    pass_until(play, "action", 2)
    go(play, "play WW02")
    assert "move f04 f01" in offered(play)


@card("IC32")
def test_golem_vanguard() -> None:
    play = ic_plays("IC32", forests={"f04": 2}, mountains={"auria": 1, "plumbarum": 2})
    assert number(play) == 1
    go(play, "replace auria")
    assert (fighters(play, "auria"), golems(play, "auria")) == (0, 1)
    assert offered(play) == ["attack auria f04", "skip"]
    go(play, "attack auria f04", "decline", "decline")
    assert damage(play) == (0, 1)


@card("IC33")
def test_prophet_in_chains() -> None:
    play = ic_plays("IC33", visions=["V_AURIA", "V_CHROMIA"], mountains={"gallimor": 1})
    assert play.view(IC)["visions"]["hand_known"] == ["V_AURIA", "V_CHROMIA"]  # type: ignore[index]
    assert number(play) == 1 and offered(play) == ["recruit gallimor", "done"]
    go(play, "recruit gallimor", "foundation gallimor")
    assert fighters(play, "gallimor") == 2 and site(play, "gallimor") == "foundation"
    assert crystals(play) == (0, 1) and turn_over(play, WW)


@card("IC34")
def test_cargo_chute() -> None:
    play = ic_plays("IC34", drill={"at": "auria", "track": 3, "cargo": 4})
    go(play, "drill plumbarum")
    assert drill(play) == ("plumbarum", 3, 5)
    assert offered(play) == ["cargo 3", "cargo 2", "cargo 1", "skip"]
    go(play, "cargo 3")
    assert crystals(play) == (0, 3) and drill(play) == ("plumbarum", 3, 2) and turn_over(play, WW)


@card("IC35")
@example("N38", "N93")
def test_long_investment() -> None:
    play = ic_plays(
        "IC35",
        crystals={"woodwalkers": 2},
        decks={"ironclad": ["IC30", "IC31", "IC32", "IC34", "IC36", "IC37", "IC38"]},
    )
    assert lingering(play, IC) == {"IC35": 2}
    pass_until(play, "action", 2)
    assert lingering(play, IC) == {"IC35": 1}
    before = crystals(pass_until(play, "recruiting"))[IC]
    held = len(specials(play, IC))
    pass_until(play, "action", 3)
    assert lingering(play, IC) == {} and "IC35" in discard(play, IC)
    assert crystals(play)[IC] == before + 2 + 3 and len(specials(play, IC)) == held + 2 + 1


@card("IC36")
def test_false_prophecy() -> None:
    keys: dict[str, Any] = {"turn": 1, "hands": {"ironclad": ["IC36"]}, "mountains": {"auria": 1}}
    play = at(visions=["V_AURIA", "V_ZINCUR"], **keys)
    play.feed(["card:V_AURIA", "card:V_CHROMIA"])
    go(play, "play IC36")
    assert visions(play) == ["V_ZINCUR", "V_CHROMIA"]
    assert [table(play).book.vision_names[v] for v in table(play).vision_discard] == ["V_AURIA"]
    assert asked(play) == (IC, "move-warband") and number(play) == 2
    one = at(visions=["V_AURIA"], vision_deck=["V_CHROMIA"], **keys)
    assert visions(go(one, "play IC36")) == ["V_CHROMIA"]
    none = at(**keys)
    go(none, "play IC36")
    assert visions(none) == []  # no vision held: none drawn


@card("IC37")
@rule("I3.8")
def test_golem_foundry() -> None:
    play = ic_plays("IC37", crystals={"ironclad": 2}, mountains={"gallimor": {"site": "forge"}})
    unpaid = go(play.clone(), "skip")
    assert lingering(unpaid, IC) == {}
    assert "IC37" in discard(pass_until(unpaid, "recruiting"), IC)
    go(play, "pay 2")
    assert lingering(play, IC) == {"IC37": 2} and crystals(play) == (0, 0)
    exhausted = at(at="preparation", round=2, lingering={"ironclad": [{"card": "IC37", "markers": 1}]})
    assert asked(exhausted) == (IC, "recruit-golem") and number(exhausted) == 2
    go(exhausted, "recruit ferrum", "recruit ferrum")
    assert golems(exhausted, "ferrum") == 2 and discard(exhausted, IC) == ["IC37"]


@card("IC38")
def test_total_war() -> None:
    play = ic_plays("IC38", forests={"f04": 2, "f05": 2}, mountains={"auria": 4, "argentimar": 4})
    go(play, "attack auria f04", "decline", "decline")
    assert damage(play) == (0, 1)
    go(play, "stay")
    assert offered(play) == ["attack argentimar f04", "attack argentimar f05", "skip"]  # a different warband
    go(play, "attack argentimar f05", "decline", "decline")
    assert damage(play) == (0, 1)
    driven = ic_plays("IC38", forests={"f04": 5}, mountains={"auria": 2})
    go(driven, "attack auria f04", "decline", "decline", "retreat plumbarum")
    assert turn_over(driven, WW)  # on Plumbarum stand those who have attacked already
