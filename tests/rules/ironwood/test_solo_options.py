"""Doubtful rules of the automata in both readings, where no other test of the rule shows them."""

from __future__ import annotations

from typing import Any

import pytest
from solo_table import Solo, against_ironbot, against_woodbot, ironbot_icon, start, vision_deck, woodbot_icon

from ravenhill.coverage import rule
from ravenhill.engine import check
from ravenhill.engine.chance import Chance
from ravenhill.engine.game import Setting, find
from ravenhill.games.ironwood import automaton, ironbot, ironbot_lists, woodbot, woodbot_lists
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.bot_die import steps_out, steps_to
from ravenhill.games.ironwood.hand import draw_specials
from ravenhill.games.ironwood.table import Site, Stance

EXALTED = {"exalted": True}


def specials_of(s: Solo) -> list[int]:
    return s.t.book.specials[s.bot][:]


# --- both automata ---


@rule("I6.11")
@pytest.mark.parametrize(("reading", "place"), [("own_ways", "f15"), ("any_way", "f03")])
def test_distances_of_a_forest_to_a_mountain(reading: str, place: str) -> None:
    # no possible outer mountain: the outer forest closest to the drill. From Palladimor f15 and f16 are a trail away
    # from a forest that touches it; over ridges f03 is as near, by Cobaltis
    s = against_woodbot(
        options={"distances": reading}, drill={"at": "palladimor"}, forests={"f15": 1, "f16": 2, "f01": 2, "f02": 2}
    )
    steps = {n: woodbot_lists.trail_steps(s.t, s.f(n), s.m("palladimor")) for n in ("f15", "f16", "f03", "f02")}
    assert steps == (
        {"f15": 1, "f16": 1, "f03": 2, "f02": 3} if reading == "own_ways" else {"f15": 2, "f16": 2, "f03": 2, "f02": 3}
    )
    assert woodbot_lists.recruit(s.t)
    assert s.chose("recruit-drill") == [place]


@rule("I6.11")
@pytest.mark.parametrize("reading", ["own_ways", "any_way"])
def test_distances_between_forests_and_of_a_warband(reading: str) -> None:
    s = against_ironbot(
        options={"distances": reading}, forests={"f12": {"charged": 1}}, mountains={"lithimar": 1, "auria": 1}
    )
    far = reading == "own_ways"
    # an Ironclad warband: two ridges to a mountain beside f12, or two mountains and the forest itself
    assert ironbot_lists.ridge_steps(s.t, s.m("lithimar"), s.f("f12")) == (2 if far else 3)
    assert ironbot_lists.ridge_steps(s.t, s.m("gallimor"), s.f("f12")) == (0 if far else 1)
    # f05 to f12: four trails, or Auria and Zincur
    assert steps_to(s.t, s.f("f05"), [s.f("f12")]) == (4 if far else 3)
    assert [steps_out(s.t, s.f(n)) for n in ("f08", "f07", "f04", "f01")] == [3, 2, 1, 0]


@rule("I13.6")
@pytest.mark.parametrize("reshuffles", [True, False])
def test_an_empty_deck_of_the_automaton(reshuffles: bool) -> None:
    s = against_ironbot(options={"bot_reshuffles": reshuffles}, bot={"hand": []})
    s.t.deck[IC].pool, s.t.discard[IC] = [], specials_of(s)
    assert draw_specials(s.t, IC, 2) == (2 if reshuffles else 0)
    assert len(s.hand()) == (2 if reshuffles else 0)
    assert bool(s.t.discard[IC]) is not reshuffles
    # your own deck is made anew all the same
    s.t.deck[WW].pool, s.t.discard[WW] = [], s.t.deck[WW].cards()
    assert draw_specials(s.t, WW, 1) == 1


@rule("I13.35", "I14.33")
@pytest.mark.parametrize("pays", [False, True])
def test_recruiting_from_an_empty_supply(pays: bool) -> None:
    s = against_ironbot(options={"bot_pays_without_fighters": pays}, mountains={"ferrum": 20}, crystals={"ironclad": 8})
    assert ironbot.paid_recruit(s.t) is pays
    assert (s.crystals(), s.fighters("ferrum")) == (7 if pays else 8, 20)
    automaton.recruit_at_round_end(s.t)
    assert s.crystals() == (3 if pays else 8)
    s = against_woodbot(options={"bot_pays_without_fighters": pays}, forests={"f01": 20}, crystals={"woodwalkers": 5})
    automaton.recruit_at_round_end(s.t)
    assert s.crystals() == (1 if pays else 5)


@rule("I13.35", "I14.37")
@pytest.mark.parametrize("scenario", ["ironbot", "woodbot"])
@pytest.mark.parametrize("limited", [False, True])
def test_hand_limit_of_the_automaton(scenario: str, limited: bool) -> None:
    side = "IC" if scenario == "ironbot" else "WW"
    top, under = [f"{side}{n:02d}" for n in (1, 2, 3, 20, 21)], [f"{side}{n}" for n in range(10, 16)]
    s = Solo(scenario, {"bot_hand_limit": limited}, at="cleanup", bot={"hand": {"top": top, "under": under}})
    s.phase()
    assert s.hand() == (top + under[:3] if limited else top + under)
    assert s.discard() == (under[:2:-1] if limited else [])


@rule("I13.35")
def test_hand_limit_among_shuffled_cards_and_base_cards() -> None:
    mixed = [f"IC{n:02d}" for n in (1, 2, 3, 10, 11, 12, 13, 14, 15)]
    s = against_ironbot({"bot_hand_limit": True}, at="cleanup", bot={"hand": {"mixed": mixed}})
    s.feed("card:IC12").phase()
    assert s.discard() == ["IC12"]
    top = [f"IC{n:02d}" for n in (20, 21, 22, 23, 24, 25, 1, 2, 3)]
    s = against_ironbot({"bot_hand_limit": True}, at="cleanup", bot={"hand": {"top": top}})
    s.phase()
    assert s.discard() == ["IC25"]  # the lowest special; base cards are never discarded


# --- the Ironbot ---


@rule("I13.11")
@pytest.mark.parametrize("reading", ["icons", "unresolved"])
def test_defensive_and_unable_to_build(reading: str) -> None:
    # Exhausted: the forge icon builds, the battle icon brings Alert again, and no crystal is left
    s = against_ironbot(
        options={"ironbot_cannot_build": reading},
        mountains={"ferrum": 3, "plumbarum": {"fighters": 1, "site": "foundation"}},
        bot={"hand": ["IC20"], "exhausted": True},
    )
    s.t.stance, s.t.flow_exhausted = Stance.DEFENSIVE, True
    s.feed("card:IC20", "card:IC22", "card:IC22")
    card = automaton.expend(s.t, IC, False)
    s.run(ironbot.alert_again(s.t, card))
    assert s.played() == [["IC22"]]
    icons = [line["icon"] for line in s.told("icon")]
    assert icons == (["icon-card", "icon-crystals"] if reading == "icons" else [])
    assert s.t.flow_exhausted is (reading == "unresolved")  # laid down unresolved, step 1 turns the flow card


@rule("I13.29")
@pytest.mark.parametrize(("reading", "target"), [("in_reach", ["auria"]), ("largest", ["lithimar"])])
def test_targets_of_chase(reading: str, target: list[str]) -> None:
    # four stand on Lithimar where nobody can come; two on Plumbarum could go to Auria
    s = against_ironbot(
        options={"ironbot_chase_targets": reading}, forests={"f07": 5}, mountains={"lithimar": 4, "plumbarum": 2}
    )
    s.t.moved_fighters[s.m("lithimar")] = 4
    assert ironbot_lists.chase(s.t) is (reading == "in_reach")
    assert s.chose("chase-target") == target
    assert s.units("auria", "plumbarum") == ([2, 0] if reading == "in_reach" else [0, 2])


@rule("I13.30")
@pytest.mark.parametrize("following", [False, True])
def test_next_target_of_protect(following: bool) -> None:
    # nobody can come to the foundation on Cuprumis; Auria could be helped from Lithimar
    s = against_ironbot(
        options={"ironbot_protect_next": following},
        forests={"f13": 3, "f04": 3},
        mountains={"ferrum": 3, "cuprumis": {"fighters": 1, "site": "foundation"}, "auria": 1, "lithimar": 3},
        bot={"marked": ["palladimor"]},
    )
    assert ironbot_lists.protect(s.t) is following
    assert s.chose("protect-foundation") == ["cuprumis"]
    assert s.chose("protect-inner") == (["auria"] if following else [])
    assert s.units("auria", "lithimar") == ([3, 1] if following else [1, 3])


@rule("I13.33")
@pytest.mark.parametrize(("reading", "changed"), [("with_fighter", True), ("any_warband", False)])
def test_golem_icon_and_a_warband_of_golems(reading: str, changed: bool) -> None:
    s = against_ironbot(options={"ironbot_golem_warband": reading}, mountains={"auria": {"golems": 2}, "ferrum": 1})
    assert ironbot_icon(s, "golem") is changed
    assert s.golems("ferrum") == (1 if changed else 0)
    assert s.golems("auria") == 2


@rule("I13.34")
@pytest.mark.parametrize(("reading", "stance"), [("same", Stance.AGGRESSIVE), ("checked", Stance.EXPANSIVE)])
def test_stance_of_the_second_alert(reading: str, stance: int) -> None:
    # Aggressive at the start of the turn; the totem is gone when Alert is carried out
    s = against_ironbot(
        options={"ironbot_alert_stance": reading},
        mountains={"ferrum": 3, "plumbarum": 2},
        bot={"hand": ["IC20"], "exhausted": True},
    )
    s.t.stance = Stance.AGGRESSIVE
    s.feed("card:IC20", "card:IC22", "card:IC22")
    s.run(ironbot.alert_again(s.t, automaton.expend(s.t, IC, False)))
    assert s.t.stance == stance
    assert s.site("plumbarum") == (Site.FOUNDATION if reading == "checked" else Site.EMPTY)


@rule("I13.37")
@pytest.mark.parametrize(("reading", "crystals"), [("crystal", 1), ("nothing", 0)])
def test_nothing_to_burn(reading: str, crystals: int) -> None:
    # IC23: hit, shield; Defensive, with nobody to protect or to attack
    s = against_ironbot(options={"ironbot_unable_burn": reading}, mountains={"ferrum": 3}, bot={"hand": ["IC21"]})
    s.t.stance = Stance.DEFENSIVE
    s.feed("card:IC21")
    s.run(ironbot.expend_and_resolve(s.t))
    assert s.told("icon") == [{"icon": "icon-shield"}]
    assert s.crystals() == crystals


@rule("I13.38")
@pytest.mark.parametrize(("first", "stance"), [(True, Stance.AGGRESSIVE), (False, Stance.EXPANSIVE)])
def test_stance_with_an_empty_hand(first: bool, stance: int) -> None:
    held = {"f04": {"fighters": 1, "charged": 1}}
    s = against_ironbot(options={"ironbot_stance_first": first}, forests=held, bot={"hand": []}).turn()
    assert s.t.stance == stance
    s = against_ironbot(options={"ironbot_stance_first": first}, forests=held, bot={"hand": ["IC22"]})
    s.feed("card:IC22").turn()
    assert s.t.stance == Stance.AGGRESSIVE  # with a card in hand it is checked in any case


# --- the Woodbot ---


@rule("I14.25")
@pytest.mark.parametrize("reading", ["nothing", "discards"])
def test_locate_without_a_totem_left(reading: str) -> None:
    options = {"faded_totem": "removed", "woodbot_locate_without_totem": reading}
    s = against_woodbot(options, forests={"f04": 1}, totems=0, secured=2, **vision_deck("V_CHROMIA"))
    assert woodbot.locate(s.t) == (woodbot.NOTHING if reading == "nothing" else woodbot.CHANGED)
    assert s.visions() == (["V_CHROMIA"] if reading == "nothing" else [])
    assert s.marked() == (["chromia"] if reading == "nothing" else [])
    assert sum(s.t.charged) == 0
    empty = against_woodbot(options, forests={"f04": 1}, **vision_deck())
    assert woodbot.locate(empty.t) == woodbot.NOTHING


@rule("I14.26")
@pytest.mark.parametrize(("reading", "target"), [("units", "chromia"), ("strength", "gallimor")])
def test_the_surplus_of_an_attack(reading: str, target: str) -> None:
    # 5 against 2 with a forge; 6 against 4: by units 3 and 2, by what the size test counts 2 and 2
    s = against_woodbot(
        options={"woodbot_surplus": reading},
        forests={"f06": 5, "f11": 6},
        mountains={"chromia": {"fighters": 2, "site": "forge"}, "gallimor": 4},
    )
    if reading == "strength":
        s.feed("magic:highest_even")
    assert woodbot_lists.attack_pair(s.t, [woodbot_lists.WARBAND])[1] == s.m(target)


@rule("I14.27")
@pytest.mark.parametrize("guarded", [True, False])
def test_the_drill_entry_of_an_attack(guarded: bool) -> None:
    s = against_woodbot(
        options={"woodbot_guarded_drill": guarded},
        forests={"f07": 4},
        mountains={"auria": 1},
        drill={"at": "auria", "track": 1, "cargo": 2},
    )
    assert (woodbot_lists.attack_pair(s.t, [woodbot_lists.DRILL])[1] == s.m("auria")) is guarded
    s.t.fighters[s.m("auria")] = 0
    assert woodbot_lists.attack_pair(s.t, [woodbot_lists.DRILL])[1] == s.m("auria")  # alone in either reading


@rule("I14.29")
@pytest.mark.parametrize(("reading", "left"), [("escort_first", [4, 0, 0]), ("carrier_first", [1, 0, 3])])
def test_search_exalted_in_both_orders(reading: str, left: list[int]) -> None:
    s = against_woodbot(
        options={"woodbot_search_order": reading},
        forests={"f04": {"fighters": 4, "charged": 1}},
        bot=EXALTED,
        **vision_deck("V_AURIA"),
    )
    assert woodbot_icon(s, "search") == woodbot.CHANGED
    assert s.t.secured == 1
    # with the totem home first, the other three look for the next one beside Auria
    assert s.ww("f01", "f04", "f05") == left


@rule("I14.29")
def test_the_carrier_may_win_before_the_others_move() -> None:
    s = against_woodbot(
        options={"woodbot_search_order": "carrier_first"},
        forests={"f04": {"fighters": 4, "charged": 1}},
        secured=2,
        totems=2,
        bot=EXALTED,
    )
    woodbot_icon(s, "search")
    assert s.t.result is not None and s.ww("f01", "f04") == [1, 3]


@rule("I14.31")
@pytest.mark.parametrize(("reading", "planned"), [("in_turn", []), ("planned", ["f04"])])
def test_two_moves(reading: str, planned: list[str]) -> None:
    # Exalted: 3 to Plunder, 2 to Interfere; the foundation is in reach only of those who go to Ferrum first
    s = against_woodbot(
        options={"woodbot_two_moves": reading},
        forests={"f05": 3, "f09": 4, "f08": {"charged": 1}},
        mountains={"plumbarum": {"fighters": 9, "site": "foundation"}, "ferrum": 9},
        crystals={"ironclad": 5},
        bot=EXALTED,
    )
    if reading == "in_turn":
        s.feed("magic:lowest_odd")  # f07 and f10
    woodbot_icon(s, "arrows")
    assert s.chose("plunder-ferrum") == ["f07"]
    assert s.chose("interfere-foundation") == planned
    assert s.ww("f05", "f07", "f09") == ([0, 5, 2] if reading == "in_turn" else [0, 3, 4])


@rule("I14.33")
@pytest.mark.parametrize(("reading", "place"), [("preferred_first", "f02"), ("fewest_first", "f01")])
def test_recruiting_at_possible_mountains(reading: str, place: str) -> None:
    # Chromia lies open, Gallimor is controlled but has fewer fighters beside it
    s = against_woodbot(
        options={"woodbot_recruit_possible": reading},
        mountains={"gallimor": 1},
        forests={"f02": 1, "f03": 2, "f15": 1},
        **vision_deck("V_CHROMIA", "V_GALLIMOR"),
    )
    assert woodbot_lists.recruit(s.t)
    assert s.chose("recruit-possible") == [place]


@rule("I14.34")
@pytest.mark.parametrize(
    ("damage", "fighters", "golems", "every", "one"),
    [(4, 3, 2, (0, 2), (2, 1)), (3, 2, 1, (1, 1), (1, 1)), (5, 1, 2, (1, 2), (1, 2)), (1, 0, 1, (0, 0), (0, 0))],
)
def test_damage_to_golems(
    damage: int, fighters: int, golems: int, every: tuple[int, int], one: tuple[int, int]
) -> None:
    s = against_woodbot(forests={"f07": 3}, mountains={"auria": {"fighters": fighters, "golems": golems}})
    assert automaton.losses(s.t, damage, s.f("f07"), s.m("auria")) == every
    s.reads(woodbot_golem_losses="one_golem")
    assert automaton.losses(s.t, damage, s.f("f07"), s.m("auria")) == one


# --- played through ---

SOLO = [o for o in find("ironwood").info.options if o.scenarios]


@pytest.mark.parametrize("option", SOLO, ids=lambda o: o.id)
def test_random_games_with_each_reading(option: Setting) -> None:
    for value in option.values:
        if value == option.default:
            continue
        for scenario in option.scenarios:
            options: dict[str, Any] = {option.id: value}
            play = start(scenario, 3, **options)
            dice = Chance()
            dice.seed(4)
            for n in range(60):
                if play.over:
                    break
                if n % 30 == 20:
                    assert check.problems(play, n) == []
                assert not play.game.problems(play.table)
                d = play.decisions[0]
                play.answer(d.seat, dice.below(len(d.options)))
