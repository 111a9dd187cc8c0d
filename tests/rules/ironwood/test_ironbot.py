"""I13. The Ironbot."""

from __future__ import annotations

import pytest
from solo_table import Solo, against_ironbot, start

from ravenhill.coverage import example, rule
from ravenhill.games.ironwood import ironbot, ironbot_lists, totems
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.effects import paying
from ravenhill.games.ironwood.effects.running_card import RunningCard
from ravenhill.games.ironwood.table import Site, Stance

# --- set-up and round ---


@rule("I13.1")
def test_set_up() -> None:
    play = start("ironbot")
    t = play.table
    mine = t.hands[WW] + t.deck[WW].cards()
    gone = [c.ident for i, c in enumerate(t.book.cards) if c.side == WW and i not in mine]
    assert gone == ["WW17", "WW19", "WW22", "WW36"]
    fresh = against_ironbot(at="preparation", clear=False).t
    assert sorted(fresh.book.cards[c].ident for c in fresh.bot_hand.cards()) == ["IC01", "IC02", "IC03"]
    assert len(fresh.deck[IC]) == 35
    assert fresh.fighters == [1, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0]
    assert [fresh.ww[f] for f in fresh.book.outer_forests] == [2, 2, 2, 2, 2]
    assert fresh.drill == 0
    assert fresh.stance == Stance.EXPANSIVE
    assert not fresh.flow_exhausted
    assert len(t.visions) == 1
    assert t.book.vision_mountain[t.visions[0]] in t.book.inner_mountains


@rule("I13.2")
def test_you_win_with_three_totems() -> None:
    s = against_ironbot(secured=2, forests={"f04": {"fighters": 1, "charged": 1}})
    totems.carry_totem(s.t, s.f("f04"), s.f("f01"), False)
    assert s.t.result is not None
    assert s.t.result.winners == [WW]


@rule("I13.5")
@example("N54")
@pytest.mark.parametrize(("had", "recruited", "left"), [(4, 0, 4), (5, 1, 3), (6, 1, 4), (7, 2, 3), (8, 2, 4)])
def test_recruiting_at_the_end_of_the_round(had: int, recruited: int, left: int) -> None:
    s = against_ironbot(at="recruiting", turn=0, mountains={"ferrum": 3}, crystals={"ironclad": had, "woodwalkers": 2})
    s.phase(("recruit", "f01"))  # you first
    assert s.ww("f01") == [1]
    assert s.units("ferrum") == [3 + recruited]
    assert s.crystals() == left
    lines = [line.args["side"] for line in s.t.told if line.key == "ironwood-log-recruit"]
    assert lines == ["woodwalkers"] + ["ironclad"] * recruited


@rule("I13.7")
def test_visions_that_leave_your_hand_mark_their_mountain() -> None:
    s = against_ironbot(visions=["V_AURIA", "V_CHROMIA"], forests={"f07": 1})
    s.run(paying.burn(s.t, WW, "V_CHROMIA"))
    assert s.marked() == ["chromia"]
    s.run(totems.discover(s.t, _resolving(s)), ("discover", "V_AURIA", "f07"))
    assert s.marked() == ["auria", "chromia"]


def _resolving(s: Solo) -> RunningCard:
    return RunningCard(WW, s.t.book.cards[0], True)


# --- stance ---


@rule("I13.10")
@example("N56")
def test_stance_is_the_first_that_holds() -> None:
    both = against_ironbot(
        forests={"f07": {"fighters": 1, "charged": 1}},
        mountains={"plumbarum": {"fighters": 1, "site": "foundation"}},
        crystals={"ironclad": 5},
    )
    assert ironbot_lists.stance_now(both.t) == Stance.AGGRESSIVE
    both.t.ww[both.f("f07")] = 0  # the totem alone does not count
    assert ironbot_lists.stance_now(both.t) == Stance.DEFENSIVE
    both.t.crystals[IC] = 4
    assert ironbot_lists.stance_now(both.t) == Stance.EXPANSIVE
    both.t.crystals[IC] = 5
    both.t.fighters[both.m("plumbarum")] = 0  # not controlled
    assert ironbot_lists.stance_now(both.t) == Stance.EXPANSIVE


@rule("I13.10")
@example("N57")
@pytest.mark.parametrize(
    ("stance", "damage", "defence", "dominance"),
    [(Stance.EXPANSIVE, 1, 0, 0), (Stance.AGGRESSIVE, 0, 0, 1), (Stance.DEFENSIVE, 0, 1, 0)],
)
def test_bonus_of_the_stance_lasts_while_you_attack(stance: int, damage: int, defence: int, dominance: int) -> None:
    # 3 fighters on Auria wager IC02 (1/0/2), you wager WW02 (1/0/1)
    s = against_ironbot(
        forests={"f07": 4}, mountains={"ferrum": 1, "auria": 3}, bot={"hand": ["IC02"], "stance": stance}
    )
    s.t.hands[WW] = [s.t.book.card_index["WW02"], s.t.book.card_index["WW01"], s.t.book.card_index["WW03"]]
    lost_ic, lost_ww = 1 - defence, 1 + damage
    yours, its = 4 - lost_ww + 1, 3 - lost_ic + 2 + dominance
    won = [("stay",)] if yours >= its else []
    s.fight(WW, "f07", "auria", ("wager", "WW02"), *won)
    assert s.told("damage") == [{"a": lost_ic, "b": lost_ww}]
    assert s.told("dominance") == [{"a": yours, "b": its}]
    assert s.t.stance == stance


# --- the flow card ---


@rule("I13.11")
@example("N68")
def test_the_winning_forge_is_built_in_any_stance() -> None:
    s = against_ironbot(
        forests={"f07": {"fighters": 2, "charged": 1}},
        mountains={
            "ferrum": 3,
            "argentimar": {"site": "forge"},
            "chromia": {"site": "forge"},
            "plumbarum": {"fighters": 1, "site": "foundation"},
        },
        crystals={"ironclad": 5},
        bot={"hand": ["IC03"]},
    )
    s.turn()
    assert s.t.stance == Stance.AGGRESSIVE
    assert s.site("plumbarum") == Site.FORGE
    assert s.t.result is not None
    assert (s.t.result.winners, s.t.result.reason) == ([IC], "forges")
    assert s.crystals() == 0


@rule("I13.11")
def test_alert_defensive_builds_where_the_warband_is_smallest() -> None:
    s = against_ironbot(
        mountains={
            "ferrum": 3,
            "plumbarum": {"fighters": 2, "site": "foundation"},
            "chromia": {"fighters": 1, "site": "foundation"},
        },
        crystals={"ironclad": 6},
        bot={"hand": ["IC20", "IC03"]},
    )
    s.turn()
    assert (s.site("chromia"), s.site("plumbarum")) == (Site.FORGE, Site.FOUNDATION)
    assert s.crystals() == 1
    assert s.played() == [["IC20"]]  # expended unresolved
    assert not s.told("icon")
    assert s.t.flow_exhausted


@rule("I13.11")
def test_alert_aggressive_chases_and_attacks() -> None:
    s = against_ironbot(
        forests={"f04": {"fighters": 3, "charged": 1}},
        mountains={"ferrum": 3, "auria": 1, "zincur": 4},
        bot={"hand": ["IC20", "IC03"]},
    )
    s.without_cards()
    s.turn()
    assert s.played() == [["IC20"]]
    assert not s.told("icon")
    assert s.units("auria", "zincur") == [4, 1]  # Chase: until it has more units than the focus
    assert s.ww("f04") == [0]  # the attack: IC03 deals 1, and the others are sent away
    assert s.totems("f04") == 1
    assert s.t.flow_exhausted


@rule("I13.11")
def test_alert_aggressive_before_a_foundation() -> None:
    s = against_ironbot(
        forests={"f07": {"fighters": 9, "charged": 1}},
        mountains={"ferrum": 3, "plumbarum": 3},
        bot={"hand": ["IC20"]},
    )
    s.turn()
    assert s.site("plumbarum") == Site.EMPTY
    assert s.t.flow_exhausted


@rule("I13.11")
def test_alert_expansive_lays_a_foundation_with_the_largest_warband() -> None:
    s = against_ironbot(
        mountains={"ferrum": 3, "plumbarum": 2, "chromia": {"fighters": 1, "golems": 1}, "cobaltis": 1},
        crystals={"ironclad": 0},
        bot={"hand": ["IC20", "IC03"]},
    )
    s.turn()
    assert s.site("chromia") == Site.FOUNDATION  # as many units, but a golem
    assert s.crystals() == 1
    assert s.played() == [["IC20"]]
    assert not s.told("icon")
    assert s.t.flow_exhausted


@rule("I13.11")
def test_no_foundation_without_a_token() -> None:
    s = against_ironbot(
        mountains={"ferrum": 3, "plumbarum": 2}, forge_tokens=0, bot={"hand": ["IC22"]}, crystals={"ironclad": 0}
    ).turn()
    assert s.site("plumbarum") == Site.EMPTY
    assert [line["icon"] for line in s.told("icon")] == ["icon-card", "icon-crystals"]
    assert not s.t.flow_exhausted  # step 4 does not flip


@rule("I13.11", "I13.21", "I13.15", "I13.17", "I13.20", "I13.18", "I13.31")
@example("N100")
@pytest.mark.parametrize(
    ("face", "source"),
    [("lowest_even", "zincur"), ("highest_even", "zincur"), ("lowest_odd", "auria"), ("highest_odd", "auria")],
)
def test_opening(face: str, source: str) -> None:
    s = against_ironbot(clear=False, crystals={"ironclad": 2}, bot={"hand": ["IC03", "IC01", "IC02"]})
    s.feed("card:IC03", f"magic:{face}").turn()
    assert s.t.stance == Stance.EXPANSIVE
    assert s.crystals() == 1
    assert s.units("ferrum", "plumbarum", source) == [2, 2, 1]
    assert s.told("icon") == [{"icon": "icon-forge"}]
    assert s.told("icon-red") == [{"icon": "icon-crystals"}]
    assert not s.t.flow_exhausted
    assert s.rolled() == 1


@rule("I13.11")
@example("N101")
def test_second_and_third_turn() -> None:
    s = against_ironbot(clear=False, crystals={"ironclad": 2}, bot={"hand": ["IC03", "IC01", "IC20"]})
    s.feed("card:IC03", "magic:lowest_even").turn()
    s.t.turn = 3
    s.turn()
    assert s.t.stance == Stance.EXPANSIVE
    assert s.site("plumbarum") == Site.FOUNDATION
    assert s.crystals() == 2
    assert s.played() == [["IC03"], ["IC01"]]
    assert s.t.flow_exhausted
    s.t.bot_hand.put_on_top(s.t.book.card_index["IC22"])
    s.t.deck[IC].remove(s.t.book.card_index["IC22"])
    s.t.turn = 5
    s.turn()
    assert s.played() == [["IC03"], ["IC01"], ["IC22"]]
    assert [line["icon"] for line in s.told("icon")][-2:] == ["icon-card", "icon-crystals"]
    assert not s.t.flow_exhausted


@rule("I13.11", "I13.25", "I13.38")
@example("N66")
@pytest.mark.parametrize("exhausted", [False, True])
def test_empty_hand(exhausted: bool) -> None:
    s = against_ironbot(
        mountains={"ferrum": 3, "plumbarum": {"fighters": 1, "site": "foundation"}},
        crystals={"ironclad": 5},
        bot={"hand": [], "exhausted": exhausted},
    ).turn()
    assert len(s.hand()) == 1
    assert s.site("plumbarum") == Site.FOUNDATION  # the turn is over
    assert s.t.stance == Stance.DEFENSIVE  # but the stance was set first
    assert s.t.flow_exhausted == exhausted


@rule("I13.25")
def test_empty_hand_flips_in_the_other_reading() -> None:
    s = against_ironbot(mountains={"ferrum": 3}, bot={"hand": []}, options={"ironbot_empty_hand_flips": True}).turn()
    assert s.t.flow_exhausted


@rule("I13.34", "I13.11", "I13.22")
@example("N69", "N104")
def test_battle_icon_while_exhausted() -> None:
    s = against_ironbot(
        mountains={"ferrum": 3, "plumbarum": 2}, crystals={"ironclad": 1}, bot={"hand": ["IC20"], "exhausted": True}
    )
    s.feed("card:IC20", "card:IC15", "card:IC15").turn()
    assert s.discard() == ["IC20"]
    assert s.site("plumbarum") == Site.FOUNDATION  # Alert, step 3, in the same turn
    assert s.played() == [["IC15"]]  # drawn on top, expended unresolved, in the free space
    assert s.told("icon") == [{"icon": "icon-battle"}]  # the forge icon of IC20 is not resolved
    assert s.crystals() == 2
    assert s.t.flow_exhausted  # Alert turned it once more; the closing flip fell away
    assert [line["face"] for line in s.told("flow")] == ["flow-alert", "flow-exhausted"]


@rule("I13.25", "I13.34")
def test_no_card_left_in_the_middle_of_a_turn() -> None:
    # a card of every kind is gone: the battle icon draws nothing, and Alert has nothing to expend
    s = against_ironbot(mountains={"ferrum": 3}, bot={"hand": ["IC38"], "exhausted": True})
    s.t.discard[WW], s.t.deck[IC].pool = s.t.discard[WW], []
    gone = [c for c in range(s.t.book.card_count) if s.t.book.cards[c].side == IC and not s.t.book.cards[c].base]
    s.t.set_aside[IC].extend([c for c in gone if s.t.book.cards[c].ident != "IC38"])
    s.turn()
    assert s.told("empty-hand")
    assert s.hand() == ["IC38"]  # the pile was made anew from the one card in it
    assert s.played() == []
    assert not s.t.flow_exhausted


@rule("I13.34")
def test_alert_again_when_a_forge_can_not_be_paid_any_more() -> None:
    s = against_ironbot(mountains={"ferrum": 3}, crystals={"ironclad": 2}, bot={"hand": ["IC22"]})
    s.t.stance = Stance.DEFENSIVE
    s.run(ironbot.alert(s.t))
    assert len(s.told("icon")) == 2  # step 4


@rule("I13.34")
def test_battle_icon_of_a_base_card_lies_aside() -> None:
    s = against_ironbot(mountains={"ferrum": 3}, bot={"hand": ["IC01"], "exhausted": True})
    s.t.played[IC] = [[s.t.bot_hand.top.pop()]]
    s.t.bot_hand.top_seen = []
    s.run(ironbot.alert_again(s.t, s.t.book.card_index["IC01"]))
    assert s.t.book.card_index["IC01"] in s.t.set_aside[IC]


# --- combat ---


@rule("I13.12")
def test_you_wager_first_even_when_it_attacks() -> None:
    s = against_ironbot(forests={"f07": 1}, mountains={"ferrum": 3, "auria": 2}, bot={"hand": ["IC06", "IC02"]})
    s.fight(IC, "f07", "auria", ("wager", "WW02"))
    assert [d.kind for d in s.asked] == ["wager"]
    lines = [line.args["side"] for line in s.t.told if line.key == "ironwood-log-wagered"]
    assert lines == ["woodwalkers", "ironclad"]
    assert s.told("revealed") == [{"a": "WW02", "b": "IC06"}]
    assert s.hand() == ["IC02"]  # the top card was its wager
    assert s.discard() == ["IC06"]


@rule("I13.12")
def test_without_a_card_it_wagers_nothing() -> None:
    s = against_ironbot(forests={"f07": 4}, mountains={"ferrum": 3, "auria": 1}, bot={"hand": []})
    s.fight(WW, "f07", "auria", ("decline",), ("stay",))
    assert s.told("revealed") == [{"a": "none", "b": "none"}]
    assert s.told("damage") == [{"a": 0, "b": 1}]  # Expansive


@rule("I13.12")
@example("N107")
def test_retreat_away_from_the_mountain() -> None:
    s = against_ironbot(
        forests={"f07": 3, "f05": 1, "f08": 1}, mountains={"ferrum": 3, "auria": 5}, bot={"hand": ["IC02"]}
    )
    s.without_cards()
    s.fight(IC, "f07", "auria")
    assert s.ww("f07", "f09") == [0, 1]  # f05 and f08 touch Auria


@rule("I13.12")
def test_retreat_never_towards_a_totem() -> None:
    s = against_ironbot(forests={"f07": {"fighters": 3, "charged": 1}, "f06": {"charged": 1}}, mountains={"auria": 5})
    t = s.t
    assert ironbot_lists.retreat_goal(t, s.f("f07"), s.m("auria")) == -1  # f09 is nearer to f06
    assert s.told("bot-no-retreat")
    t.charged[s.f("f06")] = 0
    t.totems += 1
    assert ironbot_lists.retreat_goal(t, s.f("f07"), s.m("auria")) == s.f("f09")  # the totem left behind is no matter
    t.charged[s.f("f06")] = 1
    t.settings.ironbot_retreat = "anywhere"
    assert ironbot_lists.retreat_goal(t, s.f("f07"), s.m("auria")) == s.f("f09")


@rule("I13.12")
def test_retreat_to_the_smallest_warband() -> None:
    s = against_ironbot(forests={"f09": 3, "f06": 2, "f10": 1}, mountains={"lithimar": 5})
    # from f09 away from Lithimar: f10 and f13 (f06 and f07 touch it)
    assert ironbot_lists.retreat_goal(s.t, s.f("f09"), s.m("lithimar")) == s.f("f13")
    s.t.ww[s.f("f13")] = 1
    s.feed("magic:lowest_even")
    assert ironbot_lists.retreat_goal(s.t, s.f("f09"), s.m("lithimar")) == s.f("f10")


@rule("I13.12")
@example("N60")
def test_ferrum_guard() -> None:
    s = against_ironbot(forests={"f07": 3}, mountains={"ferrum": 1}, bot={"hand": []})
    s.fight(WW, "f07", "ferrum", ("wager", "WW02"))
    assert s.units("ferrum") == [1]
    assert s.told("ferrum-guard")
    assert s.t.fighters_left() == 19
    s = against_ironbot(forests={"f07": 3}, mountains={"lithimar": 2}, bot={"hand": []})
    s.fight(WW, "f07", "lithimar", ("decline",), ("stay",))  # any battle
    assert s.units("ferrum") == [1]
    s = against_ironbot(forests={"f07": 3}, mountains={"lithimar": 2, "ferrum": {"golems": 1}}, bot={"hand": []})
    s.fight(WW, "f07", "lithimar", ("decline",), ("stay",))
    assert s.units("ferrum") == [1]  # a golem is enough


@rule("I13.37")
def test_you_choose_damage_retreat_and_wager_freely() -> None:
    s = against_ironbot(
        forests={"f07": 6}, mountains={"ferrum": 1, "auria": {"fighters": 2, "golems": 1}}, bot={"hand": []}
    )
    s.fight(WW, "f07", "auria", ("wager", "WW03"), ("retreat", "zincur"))
    assert (s.fighters("zincur"), s.golems("zincur")) == (1, 1)
    s = against_ironbot(
        forests={"f07": 6}, mountains={"ferrum": 1, "auria": {"fighters": 3, "golems": 1}}, bot={"hand": []}
    )
    s.t.hands[WW].append(s.t.book.card_index["WW30"])  # 3/0/0
    s.t.deck[WW].remove(s.t.book.card_index["WW30"])
    s.fight(WW, "f07", "auria", ("wager", "WW30"), ("losses", 1, 1), ("retreat", "zincur"))
    assert (s.fighters("zincur"), s.golems("zincur")) == (2, 0)
