"""Every Woodwalker card, played from a position: each of its steps does what the card says."""

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
    fighters,
    go,
    hand,
    lingering,
    number,
    offered,
    pass_until,
    played,
    specials,
    table,
    totems,
    turn_over,
    visions,
    ww_plays,
)

from ravenhill.coverage import card, example, rule

NEAR: dict[str, Any] = {"forests": {"f04": 3, "f01": 8}, "mountains": {"plumbarum": 1}}  # f04 touches Plumbarum
WON = ("decline", "decline", "stay")  # no wagers: three fighters outnumber the one, who is left where it stands


@card("WW01")
def test_vision() -> None:
    given: dict[str, Any] = {"decks": {"woodwalkers": ["WW30", "WW31"]}, "forests": {"f04": 1}}
    play = ww_plays("WW01", vision_deck=["V_CHROMIA"], visions=["V_AURIA"], **given)
    assert specials(play, WW) == ["WW30"]
    assert offered(play) == ["option WW01 1", "option WW01 2", "skip"]
    drawn = go(play.clone(), "option WW01 1")
    assert visions(drawn) == ["V_AURIA", "V_CHROMIA"] and turn_over(drawn, IC)
    go(play, "option WW01 2", "discover V_AURIA f04")
    assert totems(play, "f04") == (1, 0) and crystals(play) == (3, 0) and turn_over(play, IC)


@card("WW02")
def test_swift_strike() -> None:
    play = ww_plays("WW02", **NEAR)
    assert number(play) == 3
    go(play, "move f01 f04", "move f01 f04", "move f01 f04", "attack f04 plumbarum", *WON)
    assert dominance(play) == (6, 1)
    assert crystals(play) == (1, 0) and turn_over(play, IC)


@card("WW03")
def test_pillage() -> None:
    given: dict[str, Any] = {"forests": {"f07": 2, "f01": 6}, "mountains": {"auria": 1}}
    play = ww_plays("WW03", crystals={"woodwalkers": 2, "ironclad": 5}, **given)
    assert offered(play) == ["option WW03 1", "option WW03 2", "pay 2", "skip"]
    one = go(play.clone(), "option WW03 1")
    assert number(one) == 5
    go(one, "move f01 f04", "done")
    assert turn_over(one, IC)
    go(play, "pay 2", "option WW03 2")
    assert offered(play) == ["attack f07 ferrum", "skip"]  # Ferrum alone, and empty as it is
    go(play, "attack f07 ferrum")
    assert crystals(play) == (3, 2)  # 2 spent, half of 5 rounded up stolen
    go(play, "option WW03 1")
    assert number(play) == 5


@card("WW04")
def test_ambush() -> None:
    play = ww_plays("WW04", forests={"f01": 5, "f13": 1}, mountains={"plumbarum": 2, "palladimor": 2, "auria": 1})
    assert number(play) == 4
    go(play, "move f01 f04", "done")
    assert offered(play) == ["remove auria", "remove plumbarum", "done"]  # next to f04, not to unmoved f13
    go(play, "remove plumbarum")
    assert fighters(play, "plumbarum") == 1 and turn_over(play, IC)
    stayed = ww_plays("WW04", forests={"f01": 5}, mountains={"plumbarum": 2})
    assert turn_over(go(stayed, "done"), IC)  # nobody moved: there is no such mountain


@card("WW05")
@example("E1")
@rule("I4.12", "I7.2")
def test_canopy_shelter() -> None:
    play = ww_plays("WW05", forests={"f01": 5, "f02": 2, "f14": {"fighters": 1, "charged": 1}})
    assert number(play) == 4
    assert "carry f14 f04 charged" not in offered(play)  # totems stay this turn
    go(play, "move f01 f04", "move f01 f04", "move f01 f04", "move f01 f04")
    assert offered(play) == ["play WW01", "play WW02", "play WW03", "skip"]
    go(play, "play WW03")
    assert played(play, WW) == [["WW05", "WW03"]]
    go(play, "option WW03 1")
    assert number(play) == 5 and "carry f14 f04 charged" not in offered(play)
    go(play, *["move f04 f05"] * 4)
    assert not [o for o in offered(play) if o.startswith(("move f04", "move f05"))]  # twice is the most
    go(play, "move f02 f05")
    assert fighters(play, "f05") == 5 and turn_over(play, IC)
    assert not table(play).prohibitions  # the ban was for this turn


@card("WW06")
def test_crystal_omens() -> None:
    play = ww_plays("WW06", vision_deck=["V_ZINCUR"])
    assert visions(play) == ["V_ZINCUR"] and crystals(play) == (1, 0) and turn_over(play, IC)


@card("WW07")
def test_sacred_ground() -> None:
    play = ww_plays("WW07", forests={"f04": 1}, visions=["V_AURIA"])
    go(play, "discover V_AURIA f04")
    assert totems(play, "f04") == (1, 0)
    assert number(play) == 2 and offered(play) == [f"recruit {f}" for f in ("f01", "f02", "f03", "f15", "f16")] + [
        "done"
    ]
    go(play, "recruit f01", "recruit f16")
    assert fighters(play, "f01") == fighters(play, "f16") == 1 and turn_over(play, IC)


@card("WW08")
def test_hidden_trails() -> None:
    play = ww_plays("WW08", forests={"f01": 8})
    assert number(play) == 6
    go(play, *["move f01 f04"] * 6)
    assert fighters(play, "f04") == 6 and crystals(play) == (1, 0) and turn_over(play, IC)


@card("WW09")
def test_children_of_the_forest() -> None:
    play = ww_plays("WW09")
    assert number(play) == 1
    go(play, "recruit f02")
    assert fighters(play, "f02") == 1
    assert offered(play) == ["play WW01", "play WW02", "play WW03", "skip"]


@card("WW10")
def test_crystal_bloom() -> None:
    play = ww_plays("WW10", forests={"f04": 1}, visions=["V_AURIA"])
    assert crystals(play) == (1, 0) and number(play) == 1
    found = go(play.clone(), "option WW10 1", "discover V_AURIA f04")
    assert crystals(found) == (4, 0) and turn_over(found, IC)
    go(play, "option WW10 2")
    assert asked(play) == (WW, "move-fighters") and number(play) == 3


@card("WW11")
def test_gathering_horns() -> None:
    play = ww_plays("WW11")
    assert number(play) == 2
    go(play, "recruit f01")
    assert "recruit f01" not in offered(play)  # different forests
    go(play, "recruit f02")
    assert asked(play) == (WW, "move-fighters") and number(play) == 2
    go(play, "move f01 f04", "move f02 f05")  # the recruits have not moved
    assert fighters(play, "f04") == fighters(play, "f05") == 1


@card("WW12")
def test_spirit_walk() -> None:
    play = ww_plays("WW12", forests={"f01": 2}, visions=["V_AURIA"], decks={"woodwalkers": ["WW30"]})
    assert specials(play, WW) == ["WW30"] and number(play) == 2
    go(play, "move f01 f04", "done", "discover V_AURIA f04")
    assert totems(play, "f04") == (1, 0) and turn_over(play, IC)


@card("WW13")
def test_howling_charge() -> None:
    play = ww_plays("WW13", decks={"woodwalkers": ["WW30"]}, **NEAR)
    assert number(play) == 3
    go(play, "done", "attack f04 plumbarum", *WON)
    assert dominance(play) == (4, 1)
    assert specials(play, WW) == ["WW30"] and turn_over(play, IC)


@card("WW14")
def test_poisoned_springs() -> None:
    play = ww_plays(
        "WW14", crystals={"ironclad": 3}, mountains={"plumbarum": 2, "zincur": 1}, forests={"f04": 1, "f01": 2}
    )
    assert crystals(play) == (1, 2)
    assert offered(play) == ["remove plumbarum", "done"]
    go(play, "remove plumbarum")
    assert fighters(play, "plumbarum") == 1 and turn_over(play, IC)


@card("WW15")
def test_forest_bounty() -> None:
    play = ww_plays("WW15", decks={"woodwalkers": ["WW30", "WW31", "WW32"]})
    assert specials(play, WW) == ["WW30", "WW31"] and crystals(play) == (1, 0) and turn_over(play, IC)


@card("WW16")
def test_hunters_instinct() -> None:
    given: dict[str, Any] = {"forests": {"f04": 8}, "mountains": {"plumbarum": 1}, "hands": {"ironclad": ["IC05"]}}
    play = ww_plays("WW16", hand=["WW08"], visions=["V_ZINCUR"], crystals={"ironclad": 2}, **given)
    assert offered(play) == ["burn WW08", "burn V_ZINCUR", "skip"]
    kept = go(play.clone(), "skip")
    assert asked(kept) == (WW, "attack")  # unpaid: no move
    go(play, "burn WW08")
    assert discard(play, WW) == ["WW08"] and number(play) == 4
    go(play, "done", "attack f04 plumbarum", "decline", "wager IC05")
    assert damage(play) == (0, 1)  # 2 damage against +1 defence
    go(play, "stay")
    assert crystals(play) == (1, 1) and turn_over(play, IC)


@card("WW17")
def test_mind_of_the_enemy() -> None:
    play = ww_plays("WW17", hands={"ironclad": ["IC10", "IC11"]})
    assert play.view(WW)["sides"]["ironclad"]["hand_known"] == ["IC10", "IC11"]  # type: ignore[index]
    assert offered(play) == ["pick IC10", "pick IC11", "skip"]
    go(play, "pick IC11")
    assert discard(play, IC) == ["IC11"] and specials(play, IC) == ["IC10"]
    assert number(play) == 1
    go(play, "recruit f15")
    assert fighters(play, "f15") == 1 and turn_over(play, IC)


@card("WW18")
def test_spirits_blessing() -> None:
    play = ww_plays("WW18", decks={"woodwalkers": ["WW30"]}, hands={"ironclad": ["IC05"]}, **NEAR)
    assert specials(play, WW) == ["WW30"] and lingering(play, WW) == {"WW18": 3}
    go(play, "play IC01", "option IC01 3", "attack plumbarum f04", "wager IC05", "decline")
    assert damage(play) == (0, 2)  # 2 and 1 of Empowerment against +1 defence in each combat


@card("WW19")
def test_blinding_mist() -> None:
    play = ww_plays("WW19", **NEAR)
    assert number(play) == 3
    go(play, "done")
    assert lingering(play, WW) == {"WW19": 2}
    go(play, "play IC01", "option IC01 3", "attack plumbarum f04", "wager IC02")
    seen: Any = play.view(WW)
    assert seen["battle"]["wagers"]["ironclad"] == {"state": "card", "card": "IC02"}


@card("WW20")
@example("N95")
def test_bears_fury() -> None:
    play = ww_plays("WW20", hand=["WW08", "WW09", "WW12"], forests={"f04": 3}, mountains={"plumbarum": 6})
    assert number(play) == 2
    go(play, "burn WW08")
    assert number(play) == 1
    go(play, "burn WW09", "attack f04 plumbarum", "wager WW12", "decline")
    assert damage(play) == (3, 0)  # 1 of the card, 1 for each card burned
    assert dominance(play) == (3 + 2 + 1, 3)


@card("WW21")
def test_strike_from_the_mist() -> None:
    play = ww_plays("WW21", decks={"woodwalkers": ["WW30", "WW31", "WW32"]}, hands={"ironclad": ["IC07"]}, **NEAR)
    assert asked(play) == (WW, "attack")
    lost = go(play.clone(), "attack f04 plumbarum", "decline", "wager IC07", "stay")
    assert specials(lost, WW) == [] and number(lost) == 4  # lost, and yet they move
    go(play, "attack f04 plumbarum", *WON)
    assert specials(play, WW) == ["WW30", "WW31"]
    assert number(play) == 4 and "move f04 f05" in offered(play)  # the attackers may vanish


@card("WW22")
def test_broken_gears() -> None:
    lying = [{"card": "IC35", "markers": 1}, {"card": "IC28", "markers": 3}]
    play = ww_plays("WW22", lingering={"ironclad": lying})
    assert number(play) == 2
    go(play, "unmark IC35")
    assert discard(play, IC) == ["IC35"] and crystals(play) == (0, 0)  # its exhaustion is not resolved
    go(play, "unmark IC28")
    assert lingering(play, IC) == {"IC28": 2}
    fresh = {"turn": 2, "played": {"woodwalkers": ["passed"], "ironclad": [["IC35"]]}}
    early = ww_plays("WW22", lingering={"ironclad": [{"card": "IC35", "markers": 1}]}, **fresh)
    go(early, "unmark IC35")
    assert discard(early, IC) == ["IC35"] and played(early, IC) == [[]]  # at once; its space stays taken
    assert offered(play) == ["play WW01", "play WW02", "play WW03", "skip"]


@card("WW23")
@example("N97")
def test_wild_hunt() -> None:
    play = ww_plays("WW23", forests={"f01": 8})
    assert number(play) == 3  # not in play yet
    go(play, "done")
    assert lingering(play, WW) == {"WW23": 2}
    in_play = {"lingering": {"woodwalkers": [{"card": "WW23", "markers": 1}]}, "forests": {"f01": 8}}
    pillage = ww_plays("WW03", **in_play)
    assert number(go(pillage, "option WW03 1")) == 6
    spirits = ww_plays("WW32", **in_play)
    assert number(spirits) == 5
    go(spirits, *["move f01 f04"] * 5)
    assert asked(spirits) == (WW, "move-again") and number(spirits) == 5
    go(spirits, *["move f04 f05"] * 5)
    assert turn_over(spirits, IC)


@card("WW24")
def test_thorn_barrier() -> None:
    given: dict[str, Any] = {"forests": {"f04": 5, "f14": 2}, "mountains": {"plumbarum": 1}}
    play = ww_plays("WW24", hands={"ironclad": ["IC05"]}, **given)
    assert number(play) == 3
    go(play, "done", "play IC01", "option IC01 3", "attack plumbarum f04", "wager IC05", "decline")
    assert damage(play) == (0, 2)  # 2 and 1 of Empowerment against +1 defence as defender
    go(play, "stay")
    assert dominance(play) == (3 + 1, 1 + 3)
    go(play, "play WW02", "done", "attack f04 plumbarum", "decline", "decline", "stay")
    assert dominance(play) == (3, 1)  # not as attacker
    pass_until(play, "recruiting")
    assert not table(play).round_bonuses


@card("WW25")
def test_ancestral_call() -> None:
    play = ww_plays("WW25", forests={"f04": 1, "f05": 1, "f01": 1}, visions=["V_AURIA"])
    assert number(play) == 1 and offered(play) == ["recruit f04", "recruit f05", "done"]
    go(play, "recruit f04", "discover V_AURIA f04")
    assert fighters(play, "f04") == 2 and totems(play, "f04") == (1, 0)
    burned = ww_plays("WW16", hand=["WW25"])
    go(burned, "burn WW25", "resolve WW25")
    assert number(burned) == 1
    go(burned, "recruit f03")
    assert fighters(burned, "f03") == 1 and discard(burned, WW) == ["WW25"]


@card("WW26")
def test_moonlit_rite() -> None:
    play = ww_plays("WW26", forests={"f04": 1}, visions=["V_AURIA"])
    go(play, "discover V_AURIA f04")
    assert totems(play, "f04") == (1, 0)
    assert offered(play) == ["play WW02", "play WW03", "skip"]
    go(play, "play WW02", "move f04 f01")
    assert totems(play, "f04") == (1, 0) and not any(option.startswith("carry") for option in offered(play))


@card("WW27")
def test_dreamseer() -> None:
    given: dict[str, Any] = {"forests": {"f04": 1}, "crystals": {"woodwalkers": 2}}
    play = ww_plays("WW27", vision_deck=["V_AURIA", "V_ZINCUR"], visions=["V_CHROMIA"], **given)
    assert visions(play) == ["V_AURIA", "V_ZINCUR", "V_CHROMIA"]
    assert offered(play) == ["bottom V_AURIA", "bottom V_ZINCUR", "bottom V_CHROMIA"]  # it must
    go(play, "bottom V_CHROMIA")
    t = table(play)
    assert [t.book.vision_names[v] for v in t.vision_deck.under] == ["V_CHROMIA"]
    unpaid = go(play.clone(), "skip")
    assert totems(unpaid, "f04") == (0, 0) and crystals(unpaid) == (2, 0) and turn_over(unpaid, IC)
    go(play, "pay 2", "discover V_AURIA f04")
    assert totems(play, "f04") == (1, 0) and crystals(play) == (3, 0) and turn_over(play, IC)
    every = [
        f"V_{m}"
        for m in ["LITHIMAR", "PALLADIMOR", "ARGENTIMAR", "CHROMIA", "COBALTIS", "CUPRUMIS", "GALLIMOR", "PLUMBARUM"]
    ]
    none = ww_plays("WW27", vision_discard=every, discovered=["V_AURIA"], visions=["V_ZINCUR"])
    assert visions(none) == ["V_ZINCUR"] and turn_over(none, IC)  # nothing drawn, nothing put under


@card("WW28")
def test_war_dance() -> None:
    play = ww_plays("WW28", **NEAR)
    assert number(play) == 2
    go(play, "done", "attack f04 plumbarum", *WON)
    assert number(play) == 1 and offered(play) == ["recruit f04", "done"]
    go(play, "recruit f04")
    assert fighters(play, "f04") == 4 and turn_over(play, IC)


@card("WW29")
def test_veil_of_leaves() -> None:
    play = ww_plays("WW29", hand=["WW08"], visions=["V_AURIA"], vision_deck=["V_ZINCUR", "V_CHROMIA"])
    assert offered(play) == ["burn V_AURIA", "skip"]  # a vision, no special
    go(play, "burn V_AURIA")
    assert visions(play) == ["V_ZINCUR", "V_CHROMIA"] and len(table(play).vision_discard) == 1
    assert offered(play) == ["play WW02", "play WW03", "skip"]


@card("WW30")
@example("N99")
def test_uprising_of_roots() -> None:
    given: dict[str, Any] = {"mountains": {"plumbarum": 3, "auria": 1, "ferrum": 2}, "forests": {"f04": 4, "f07": 1}}
    play = ww_plays("WW30", drill={"at": "auria", "track": 1, "cargo": 1}, **given)
    assert "mark ferrum" not in offered(play) and "mark zincur" not in offered(play)
    go(play, "mark plumbarum")
    assert offered(play) == ["remove plumbarum", "done"]
    go(play, "remove plumbarum")
    assert fighters(play, "plumbarum") == 2
    go(play, "play IC02")
    stay = go(play, "option IC02 1")
    assert not [o for o in offered(stay) if "plumbarum" in o]  # neither in nor out
    go(play, "done", "play WW02", "done", "attack f04 plumbarum", "decline", "decline", "retreat gallimor")
    assert fighters(play, "gallimor") == 2  # a retreat is no move
    go(play, "play IC03", "option IC03 1")
    assert "drill plumbarum" not in offered(play) and "drill ferrum" in offered(play)
    go(play, "skip", "skip")
    pass_until(play, "action", 2)
    go(play, "pass", "play IC02", "option IC02 1")
    assert "move gallimor plumbarum" in offered(play)


@card("WW31")
def test_echo_of_the_guardian() -> None:
    play = ww_plays("WW31", forests={"f04": 3}, mountains={"plumbarum": 2})
    assert lingering(play, WW) == {"WW31": 2}
    go(play, "attack f04 plumbarum", "decline", "decline")
    assert damage(play) == (1, 0)  # it counts for the attack of the same card already
    go(play, "stay", "play IC01", "option IC01 3", "attack plumbarum f04", "decline", "decline")
    assert damage(play) == (1, 1)


@card("WW32")
@example("N5")
def test_rushing_spirits() -> None:
    play = ww_plays("WW32", forests={"f01": 6, "f05": 1})
    assert number(play) == 4
    go(play, *["move f01 f04"] * 4)
    assert number(play) == 4
    assert {o.split()[1] for o in offered(play) if o != "done"} == {"f04"}  # exactly those four
    go(play, *["move f04 f05"] * 4)
    assert fighters(play, "f05") == 5 and turn_over(play, IC)


@card("WW33")
def test_crystal_weavers() -> None:
    cards = ["WW30", "WW31", "WW32"]
    play = ww_plays("WW33", hand=["WW08", "WW09"], crystals={"woodwalkers": 4}, decks={"woodwalkers": cards})
    spent = go(play.clone(), "option WW33 1")
    assert offered(spent) == ["pay 3", "pay 2", "pay 1", "skip"]
    go(spent, "pay 2")
    assert specials(spent, WW) == ["WW08", "WW09", "WW30", "WW31"] and crystals(spent) == (2, 0)
    go(play, "option WW33 2")
    assert number(play) == 3
    go(play, "burn WW08", "burn WW09")
    assert crystals(play) == (4 + 2 + 1, 0) and turn_over(play, IC)
    burned = ww_plays("WW16", hand=["WW33"])
    go(burned, "burn WW33", "resolve WW33")
    assert crystals(burned) == (2, 0)


@card("WW34")
def test_owl_messengers() -> None:
    play = ww_plays("WW34", decks={"woodwalkers": ["WW30", "WW31", "WW32", "WW35"]})
    assert specials(play, WW) == ["WW30", "WW31", "WW32"]
    assert offered(play) == ["bottom WW30", "bottom WW31", "bottom WW32"]
    go(play, "bottom WW31")
    t = table(play)
    assert [t.book.cards[c].ident for c in t.deck[WW].under] == ["WW31"] and turn_over(play, IC)
    rest = [f"WW{n:02d}" for n in range(4, 39) if n != 34]
    none = ww_plays("WW34", hand=rest)
    assert turn_over(none, IC) and specials(none, WW) == rest  # nothing drawn, nothing put under
    burned = ww_plays("WW16", hand=["WW34"], decks={"woodwalkers": ["WW30"]})
    go(burned, "burn WW34", "resolve WW34")
    assert specials(burned, WW) == ["WW30"]


@card("WW35")
def test_lure_of_the_deep_woods() -> None:
    given: dict[str, Any] = {"forests": {"f04": 4, "f07": 1}, "decks": {"woodwalkers": ["WW30"]}}
    play = ww_plays("WW35", mountains={"plumbarum": {"fighters": 3, "golems": 1}, "ferrum": 1, "zincur": 1}, **given)
    assert {o.split()[1] for o in offered(play) if o != "skip"} == {"plumbarum"}  # not Ferrum, not far Zincur
    go(play, "shift plumbarum gallimor")
    assert offered(play) == ["units 1 1", "units 0 1", "units 2 0", "units 1 0"]
    go(play, "units 1 1")
    assert (fighters(play, "gallimor"), fighters(play, "plumbarum")) == (1, 2)
    go(play, "attack f04 plumbarum", *WON)
    assert specials(play, WW) == ["WW30"] and turn_over(play, IC)


@card("WW36")
def test_stolen_plans() -> None:
    play = ww_plays("WW36", hands={"ironclad": ["IC10", "IC11"]}, vision_deck=["V_ZINCUR"])
    assert offered(play) == ["pick IC10", "pick IC11", "skip"]
    go(play, "pick IC10")
    t = table(play)
    assert [t.book.cards[c].ident for c in t.deck[IC].under] == ["IC10"] and specials(play, IC) == ["IC11"]
    assert visions(play) == ["V_ZINCUR"] and crystals(play) == (0, 0) and turn_over(play, IC)


@card("WW37")
def test_blood_of_the_grove() -> None:
    play = ww_plays("WW37", forests={"f04": 4}, mountains={"plumbarum": {"fighters": 2, "site": "forge"}})
    go(play, "attack f04 plumbarum", "decline", "decline", "stay")
    assert lingering(play, WW) == {"WW37": 3}  # it came too late for its own battle
    assert turn_over(play, IC)
    burned = ww_plays("WW16", hand=["WW37"], forests={"f01": 4})
    go(burned, "burn WW37", "resolve WW37")
    assert number(burned) == 2 and asked(burned) == (WW, "move-fighters")


@card("WW37")
def test_blood_of_the_grove_recruits_after_losses() -> None:
    lying = {"woodwalkers": [{"card": "WW37", "markers": 2}]}
    fight = {"forests": {"f04": 2}, "mountains": {"plumbarum": 4}, "turn": 1, "lingering": lying}
    play = at(**fight)
    go(play, "play IC01", "option IC01 3", "attack plumbarum f04", "decline", "decline", "stay")
    assert asked(play) == (WW, "recruit") and number(play) == 1
    go(play, "recruit f02")
    assert fighters(play, "f02") == 1
    unhurt = at(**fight)
    go(unhurt, "play IC01", "option IC01 3", "attack plumbarum f04", "decline", "wager WW01", "stay")
    assert turn_over(unhurt, WW)  # no fighter was removed


@card("WW38")
def test_heart_of_the_guardian() -> None:
    given: dict[str, Any] = {"forests": {"f04": {"fighters": 2, "fading": 1}}}
    poor = ww_plays("WW38", crystals={"woodwalkers": 1, "ironclad": 2}, **given)
    assert number(poor) == 1 and "pay 2" not in offered(poor)
    assert turn_over(go(poor, "option WW38 1", "flip f04"), IC) and totems(poor, "f04") == (1, 0)
    play = ww_plays("WW38", visions=["V_AURIA"], crystals={"woodwalkers": 2, "ironclad": 2}, **given)
    assert number(play) == 1 and len(offered(play)) == 6
    go(play, "pay 2", "option WW38 1", "flip f04")
    assert totems(play, "f04") == (1, 0)
    assert number(play) == 1 and "option WW38 1" not in offered(play)
    stolen = go(play.clone(), "option WW38 4")
    assert crystals(stolen) == (1, 1) and turn_over(stolen, IC)
    moved = go(play.clone(), "option WW38 3")
    assert number(moved) == 3
    go(play, "option WW38 2", "discover V_AURIA f04")
    assert totems(play, "f04") == (2, 0) and "WW38" not in hand(play, WW)
