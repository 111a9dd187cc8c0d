"""I14. The Woodbot: set-up, faces, Locate and discovery, combat."""

from __future__ import annotations

from typing import Any

import pytest
from solo_table import INNER_VISIONS, OUTER_VISIONS, against_woodbot, start, vision_deck, woodbot_icon

from ravenhill.coverage import example, rule
from ravenhill.games.ironwood import automaton, drill, forges, woodbot
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.game import GAME

EXALTED = {"exalted": True}


# --- set-up and round ---


@rule("I14.1")
def test_set_up() -> None:
    t = start("woodbot").table
    mine = t.hands[IC] + t.deck[IC].cards()
    gone = [c.ident for i, c in enumerate(t.book.cards) if c.side == IC and i not in mine]
    assert gone == ["IC13", "IC17", "IC27", "IC33", "IC36"]
    s = against_woodbot(at="preparation", clear=False)
    assert sorted(s.hand()) == ["WW01", "WW02", "WW03"]
    assert len(s.t.deck[WW]) == 35
    assert s.visions() == INNER_VISIONS
    assert [s.t.book.vision_names[v] for v in s.t.vision_discard] == OUTER_VISIONS
    assert s.marked() == ["auria", "lithimar", "palladimor", "zincur"]
    assert s.t.fighters == [1, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0]
    assert [s.t.ww[f] for f in s.t.book.outer_forests] == [2, 2, 2, 2, 2]
    assert not s.t.exalted


@rule("I14.4")
@example("N70")
@pytest.mark.parametrize(("had", "recruited", "left"), [(1, 0, 1), (2, 1, 0), (5, 2, 1)])
def test_recruiting_at_the_end_of_the_round(had: int, recruited: int, left: int) -> None:
    s = against_woodbot(at="recruiting", crystals={"woodwalkers": had, "ironclad": 2}, forests={"f01": 1})
    s.t.drill = s.m("plumbarum")
    for f in ("f02", "f03", "f15", "f16"):
        s.t.ww[s.f(f)] = 3
    s.phase(("recruit", "ferrum"))
    assert sum(s.t.ww) == 13 + recruited
    assert s.crystals() == left
    lines = [line.args["side"] for line in s.t.told if line.key == "ironwood-log-recruit"]
    assert lines == ["woodwalkers"] * recruited + ["ironclad"]  # the bot first


@rule("I14.5")
def test_your_drill_looks_at_its_vision_deck() -> None:
    s = against_woodbot(drill={"at": "auria", "track": 1, "cargo": 2}, **vision_deck("V_CHROMIA", "V_ZINCUR"))
    drill.drill_to(s.t, s.m("plumbarum"))
    seen = [line for line in s.t.told if line.key == "ironwood-log-surveyed"]
    assert [(line.seats, line.args) for line in seen] == [((IC,), {"card": "V_CHROMIA"})]
    woodbot.locate(s.t)
    assert s.visions() == ["V_ZINCUR"]  # it lay on top


# --- the two faces, the Spirits ---


@rule("I14.6")
def test_a_totem_placed_exalts() -> None:
    s = against_woodbot(forests={"f04": 1}, **vision_deck("V_CHROMIA"))
    assert woodbot.locate(s.t) == woodbot.DISCOVERED
    assert s.t.exalted
    s = against_woodbot(forests={"f04": {"fighters": 1, "charged": 1}}, bot={"hand": ["WW18"]})
    s.turn()
    assert not s.t.exalted  # only placing one, not its presence


@rule("I14.6")
def test_exalted_ends_without_a_totem() -> None:
    s = against_woodbot(forests={"f04": {"charged": 1}}, bot=EXALTED)
    automaton.fall_back(s.t)
    assert s.t.exalted
    s.t.charged[s.f("f04")] = 0
    s.t.totems += 1
    automaton.fall_back(s.t)
    assert not s.t.exalted


@rule("I14.6")
@pytest.mark.parametrize(
    ("forge_count", "foundations", "crystals", "stays"),
    [(2, 1, 5, False), (1, 1, 5, True), (2, 0, 5, True), (2, 1, 4, True)],
)
def test_exalted_ends_when_you_are_about_to_win(forge_count: int, foundations: int, crystals: int, stays: bool) -> None:
    sites = ["forge"] * forge_count + ["foundation"] * foundations
    names = ["argentimar", "chromia", "cobaltis"]
    s = against_woodbot(
        forests={"f04": {"charged": 1}},
        mountains={n: {"site": site} for n, site in zip(names, sites, strict=False)},
        crystals={"ironclad": crystals},
        bot=EXALTED,
    )
    automaton.fall_back(s.t)
    assert s.t.exalted == stays


ABOUT_TO_WIN: dict[str, Any] = {
    "turn": 1,
    "forests": {"f04": {"charged": 1}},
    "mountains": {"argentimar": {"site": "forge"}, "chromia": {"site": "forge"}, "cobaltis": {"site": "foundation"}},
    "crystals": {"ironclad": 4},
    "hands": {"ironclad": ["IC28"]},
    "bot": EXALTED,
}


@rule("I14.6")
@pytest.mark.parametrize("reading", ["after_turn", "at_once"])
def test_when_exalted_falls_back(reading: str) -> None:
    options = {"woodbot_falls_back": reading}
    at_once = reading == "at_once"
    # the totem fades at the end of the round
    s = against_woodbot(options, at="cleanup", forests={"f04": {"fading": 1}}, bot=EXALTED).phase()
    assert s.t.exalted is not at_once
    # you come to five crystals in the middle of your turn
    s = against_woodbot(options, **ABOUT_TO_WIN)
    s.phase(("play", "IC28"))
    assert s.t.crystals[IC] >= 5
    assert s.t.exalted is not at_once
    # its next turn is still an Exalted one, without Locate; after it the bot looks
    s = against_woodbot(options, forests={"f05": 2}, bot={"hand": ["WW18"], "exalted": True}).turn()
    assert len(s.t.vision_deck) == (3 if at_once else 4)
    assert not s.t.exalted and s.told("face-back") == [{"face": "face-disruptive"}]


@rule("I14.6")
@pytest.mark.parametrize("reading", ["after_turn", "at_once"])
def test_exalted_falls_back_in_the_middle_of_its_own_turn(reading: str) -> None:
    # the only totem comes home: the card of the turn is expended before or after the aid is turned
    options = {"woodbot_falls_back": reading}
    s = against_woodbot(options, forests={"f04": {"fighters": 1, "charged": 1}}, bot=EXALTED).turn()
    told = [line.key.removeprefix("ironwood-log-") for line in s.t.told]
    assert s.t.secured == 1 and not s.t.exalted
    assert (told.index("face-back") < told.index("expend")) is (reading == "at_once")
    # a totem is found while you are about to win: Exalted for a moment, or until the turn is over
    found: dict[str, Any] = {**ABOUT_TO_WIN, "crystals": {"ironclad": 5}, "forests": {"f05": 1}, "turn": 0}
    s = against_woodbot(options, **{**found, **vision_deck("V_AURIA"), "bot": {"hand": ["WW18"]}}).turn()
    told = [line.key.removeprefix("ironwood-log-") for line in s.t.told]
    assert not s.t.exalted
    assert (told.index("face-back") < told.index("expend-deck")) is (reading == "at_once")


@rule("I14.6")
def test_income_may_turn_the_aid_at_once() -> None:
    given: dict[str, Any] = {**ABOUT_TO_WIN, "turn": 0, "at": "preparation", "round": 2}
    for reading in ("after_turn", "at_once"):
        s = against_woodbot({"woodbot_falls_back": reading}, **given).phase()
        assert s.t.crystals[IC] >= 5 and s.t.exalted is (reading == "after_turn")


@rule("I14.6")
def test_games_begun_by_earlier_rules_keep_their_readings_of_the_woodbot() -> None:
    then, now = GAME.setup(scenario="woodbot", rules=1).options, GAME.setup(scenario="woodbot").options
    assert (then["woodbot_falls_back"], now["woodbot_falls_back"]) == ("at_once", "after_turn")
    assert (then["woodbot_locate_card"], now["woodbot_locate_card"]) == ("hand", "deck")


@rule("I14.7")
@example("N75")
@pytest.mark.parametrize(("exalted", "deals", "suffers"), [(False, 2, 1), (True, 1, 0)])
def test_spirits(exalted: bool, deals: int, suffers: int) -> None:
    # three fighters wager WW02 (1/0/1); you have nothing to wager, two fighters and a golem that deals 1
    s = against_woodbot(
        forests={"f07": 3, "f14": {"charged": 1}},
        mountains={"auria": {"fighters": 2, "golems": 1}},
        bot={"hand": ["WW02"], "spirits": 2, "exalted": exalted},
    ).without_cards()
    s.fight(WW, "f07", "auria")
    assert s.told("damage") == [{"a": deals, "b": suffers}]
    # two points take the golem, one point a fighter: two units are left either way
    assert s.told("dominance") == [{"a": 3 - suffers + 1 + 1, "b": 2}]
    assert s.t.spirits == 1


@rule("I14.7", "I14.36")
def test_spirits_stay_on_a_flip_and_help_without_a_card() -> None:
    s = against_woodbot(
        forests={"f07": 3, "f14": {"charged": 1}}, mountains={"auria": 2}, bot={"hand": [], "spirits": 1}
    )
    s.without_cards()
    s.fight(IC, "f07", "auria")
    assert s.told("damage") == [{"a": 1, "b": 0}]
    assert s.t.spirits == 0
    s = against_woodbot(forests={"f07": 3}, mountains={"auria": 2}, bot={"hand": [], "spirits": 1}).without_cards()
    s.reads(woodbot_spirits_without_card=False).fight(IC, "f07", "auria")
    assert s.told("damage") == [{"a": 0, "b": 0}]
    s = against_woodbot(forests={"f07": 3}, bot={"spirits": 3, "exalted": True})
    automaton.fall_back(s.t)
    assert (s.t.exalted, s.t.spirits) == (False, 3)


@rule("I14.7")
def test_no_spirit_goes_without_a_combat() -> None:
    s = against_woodbot(forests={"f07": 3}, drill={"at": "auria", "track": 1, "cargo": 2}, bot={"spirits": 1})
    s.fight(WW, "f07", "auria")
    assert s.t.spirits == 1


@rule("I14.7", "I14.36")
@example("N76")
def test_a_foundation_stirs_the_spirits() -> None:
    s = against_woodbot(mountains={"plumbarum": 1})
    forges.lay_foundation(s.t, s.m("plumbarum"))
    assert s.t.spirits == 1
    s = against_woodbot(mountains={"plumbarum": 1}, bot={"spirits": 16})
    forges.lay_foundation(s.t, s.m("plumbarum"))
    assert s.t.spirits == 16  # four markers on the mountains: none is left
    assert not woodbot.add_spirits(s.t, 2)


# --- turn flow ---


@rule("I14.8", "I14.10", "I14.16", "I14.23")
@example("N108")
def test_opening() -> None:
    s = against_woodbot(clear=False, bot={"hand": ["WW02", "WW01", "WW03"]})
    s.feed("card:V_LITHIMAR", "card:WW02", "magic:highest_even").turn()
    assert s.visions() == ["V_AURIA", "V_PALLADIMOR", "V_ZINCUR"]
    assert s.marked() == ["auria", "palladimor", "zincur"]
    assert [line["place"] for line in s.told("tied")] == ["f04", "f05", "f06", "f11", "f12", "f13"]
    assert s.ww("f12", "f15") == [2, 0]
    assert s.told("icon-red") == [{"icon": "icon-eye"}]
    assert not s.told("attack")
    assert s.crystals() == 0  # fighters moved: no compensation


@rule("I14.8", "I14.10", "I14.11")
@example("N110")
def test_the_fourth_disruptive_turn_finds_the_totem() -> None:
    s = against_woodbot(clear=False, bot={"hand": ["WW12", "WW33", "WW15", "WW21"]})
    for n in range(4):
        assert len(s.t.vision_deck) == 4 - n
        assert not s.t.exalted
        s.t.crystals[WW] = 0
        s.t.discard[WW] += [c for space in s.t.played[WW] for c in space]
        s.t.played[WW] = []
        s.t.told.clear()
        s.turn()
    assert sum(s.t.charged) == 1
    assert s.crystals() == 3
    assert len(s.t.vision_deck) == 5
    assert s.t.exalted
    assert len(s.played()) == 1
    assert not s.told("icon")  # expended unresolved


@rule("I14.8")
@pytest.mark.parametrize("reading", ["deck", "hand"])
def test_a_totem_located_costs_a_card_of_the_deck(reading: str) -> None:
    given: dict[str, Any] = {"forests": {"f04": 1}, "bot": {"hand": ["WW12", "WW13"]}, **vision_deck("V_CHROMIA")}
    s = against_woodbot({"woodbot_locate_card": reading}, **given)
    in_deck = s.t.deck[WW].cards()
    s.turn()
    assert s.t.exalted and not s.told("icon")
    if reading == "deck":
        [[card]] = s.t.played[WW]
        assert s.hand() == ["WW12", "WW13"] and card in in_deck and card not in s.t.deck[WW].cards()
        assert s.told("expend-deck") == [{"side": "woodwalkers", "card": s.t.book.cards[card].ident}]
    else:
        assert s.played() == [["WW12"]] and s.hand() == ["WW13"] and s.t.deck[WW].cards() == in_deck


@rule("I14.10", "I14.25")
@example("N71")
def test_locate() -> None:
    s = against_woodbot(bot={"hand": []}).feed("card:V_ZINCUR")
    assert woodbot.locate(s.t) == woodbot.CHANGED
    assert s.visions() == ["V_AURIA", "V_LITHIMAR", "V_PALLADIMOR"]
    assert s.marked() == ["auria", "lithimar", "palladimor"]
    assert s.t.vision_discard[-1] == s.t.book.vision_index["V_ZINCUR"]
    s = against_woodbot(mountains={"chromia": 4}, forests={"f15": 1}, **vision_deck("V_CHROMIA"))
    assert woodbot.locate(s.t) == woodbot.DISCOVERED  # controlled, and nobody near
    assert s.totems("f05") + s.totems("f06") == 1
    s = against_woodbot(**vision_deck())
    s.t.vision_discard += s.t.vision_deck.cards()
    s.t.vision_deck.pool = []
    assert woodbot.locate(s.t) == woodbot.NOTHING


@rule("I14.11")
@example("N72")
def test_rebuilding_the_vision_deck() -> None:
    names = ["V_AURIA", "V_CHROMIA", "V_ZINCUR"]
    s = against_woodbot(
        forests={"f04": 1},
        vision_deck={"top": names, "top_seen": [0, 0, 0]},
        vision_discard=[*OUTER_VISIONS[2:], "V_LITHIMAR", *OUTER_VISIONS[:1]],
        discovered=["V_PALLADIMOR"],
    )
    assert len(s.t.vision_discard) == 6
    s.feed("card:V_COBALTIS", "card:V_LITHIMAR", "card:V_GALLIMOR")
    assert woodbot_icon(s, "search") == woodbot.DISCOVERED  # Auria: deck 2, discard 6
    assert s.visions() == ["V_LITHIMAR", "V_ZINCUR", "V_CHROMIA", "V_COBALTIS", "V_GALLIMOR"]
    assert s.marked() == ["lithimar", "zincur", "chromia", "cobaltis", "gallimor"]
    assert len(s.t.vision_deck.pool) == 5  # shuffled
    assert len(s.t.vision_discard) == 3
    s = against_woodbot(
        forests={"f04": 1},
        vision_deck={"top": ["V_AURIA"], "top_seen": [0]},
        vision_discard=OUTER_VISIONS[:4],
        discovered=[*INNER_VISIONS[1:], *OUTER_VISIONS[4:]],
    )
    assert woodbot.locate(s.t) == woodbot.DISCOVERED
    assert s.visions() == OUTER_VISIONS[:4]
    assert s.t.book.vision_index["V_AURIA"] in s.t.discovered  # out of the game


@rule("I14.11")
def test_where_the_totem_goes() -> None:
    s = against_woodbot(forests={"f05": 1, "f07": 3, "f14": 3, "f09": 5}, **vision_deck("V_AURIA"))
    s.feed("card:V_AURIA", "magic:highest_even", *[f"card:{v}" for v in ("V_ZINCUR", "V_CHROMIA", *OUTER_VISIONS[2:5])])
    woodbot.locate(s.t)
    assert s.totems("f14") == 1  # f07 and f14 are equally large
    assert s.crystals() == 3
    # nobody beside Cuprumis in an inner forest: f12 and f13 are one step from f15 and f16, the larger first
    s = against_woodbot(forests={"f15": 2, "f16": 3}, **vision_deck("V_CUPRUMIS"))
    woodbot.locate(s.t)
    assert s.totems("f13") == 1
    assert s.crystals() == 0  # an outer mountain
    s = against_woodbot(forests={"f15": 2, "f06": 4}, **vision_deck("V_CUPRUMIS"))
    woodbot.locate(s.t)
    assert s.totems("f12") == 1  # closer goes before larger


@rule("I14.11")
def test_discovery_without_a_token() -> None:
    s = against_woodbot(
        forests={"f04": 1}, totems=0, secured=2, options={"faded_totem": "removed"}, **vision_deck("V_CHROMIA")
    )
    assert woodbot.locate(s.t) == woodbot.NOTHING
    assert s.visions() == ["V_CHROMIA"]


@rule("I14.8")
def test_disruptive_plunders_a_rich_enemy() -> None:
    s = against_woodbot(
        forests={"f05": 3, "f04": 1, "f06": 2},
        mountains={"ferrum": 2},
        crystals={"ironclad": 5},
        bot={"hand": ["WW12", "WW02"]},
    ).without_cards()
    s.feed("card:V_AURIA", "card:WW12", "card:WW02").turn()
    assert s.crystals() == 3  # it won: half of five
    assert s.played() == [["WW12"]]
    assert not s.told("icon")
    assert s.chose("plunder-ferrum") == ["f07"]
    assert s.told("attack") == [{"side": "woodwalkers", "a": "f07", "b": "ferrum"}]
    s = against_woodbot(
        forests={"f04": 4, "f02": 2},
        mountains={"ferrum": 4, "plumbarum": {"fighters": 1, "site": "foundation"}},
        crystals={"ironclad": 5},
        bot={"hand": ["WW12", "WW02"]},
    ).without_cards()
    s.turn()
    assert s.told("attack")[0]["b"] == "plumbarum"  # Ferrum is out of reach


@rule("I14.9")
def test_exalted_carries_the_totem() -> None:
    s = against_woodbot(forests={"f04": {"fighters": 2, "charged": 1}}, bot={"hand": ["WW12"], "exalted": True}).turn()
    assert s.t.secured == 1
    assert s.played() == [["WW12"]]
    assert not s.told("icon")
    s = against_woodbot(forests={"f04": {"charged": 1}, "f05": 2}, bot={"hand": ["WW12"], "exalted": True}).turn()
    assert s.told("icon")  # nobody holds it: the icons
    assert len(s.t.vision_deck) == 4  # no Locate when Exalted


@rule("I14.12")
def test_the_third_totem_secured_ends_the_game() -> None:
    s = against_woodbot(
        forests={"f04": {"fighters": 3, "charged": 1}}, secured=2, bot={"hand": ["WW12"], "exalted": True}
    ).turn()
    assert s.t.result is not None
    assert (s.t.result.winners, s.t.result.reason) == ([WW], "totems")
    assert s.ww("f04") == [2]  # nobody moves any more
    assert s.played() == []


@rule("I14.28", "I1.1")
def test_the_third_totem_brought_along_by_the_second_fighter_ends_the_game() -> None:
    two = {"f04": {"fighters": 3, "charged": 2}}
    s = against_woodbot(forests=two, secured=1, bot={"hand": ["WW12"], "exalted": True}).turn()
    assert s.t.result is not None
    assert (s.t.secured, s.ww("f04")) == (3, [1])


@rule("I14.24", "I14.9")
def test_empty_hand() -> None:
    s = against_woodbot(forests={"f01": 2}, bot={"hand": []}).feed("card:V_AURIA", "card:WW20").turn()
    assert len(s.t.vision_deck) == 3  # after Locate
    assert s.hand() == ["WW20"]
    assert s.ww("f01") == [2]
    found: dict[str, Any] = {"forests": {"f01": 2}, "bot": {"hand": []}, **vision_deck("V_CHROMIA")}
    s = against_woodbot({"woodbot_locate_card": "hand"}, **found).turn()
    assert s.t.exalted  # a discovery with an empty hand: draw, flip, end
    assert (len(s.hand()), s.played()) == (1, [])
    s = against_woodbot(**found).turn()
    assert s.t.exalted and s.hand() == []  # the card of the turn comes from the deck
    assert len(s.played()) == 1
    held = {"f04": {"fighters": 2, "charged": 1}}
    s = against_woodbot(forests=held, bot={"hand": [], "exalted": True}).turn()
    assert s.t.secured == 0
    assert len(s.hand()) == 1
    s = against_woodbot(forests=held, bot={"hand": [], "exalted": True}).reads(woodbot_empty_hand_secures=True).turn()
    assert s.t.secured == 1
    assert len(s.hand()) == 1


@rule("I14.24")
def test_empty_hand_at_an_alert_icon() -> None:
    s = against_woodbot(forests={"f01": 2}, bot={"hand": ["WW09"]}).turn()  # warband, alert
    assert len(s.hand()) == 1
    assert s.played() == [["WW09"]]
    assert s.told("empty-hand")


# --- combat ---


@rule("I14.13")
def test_you_wager_first() -> None:
    s = against_woodbot(forests={"f07": 3}, mountains={"auria": 2}, bot={"hand": ["WW12", "WW02"]})
    s.fight(WW, "f07", "auria", ("decline",))
    assert s.told("declined") == [{"side": "ironclad"}]
    assert s.told("revealed") == [{"a": "WW12", "b": "none"}]
    assert s.hand() == ["WW02"]
    assert s.discard() == ["WW12"]


@rule("I14.13", "I14.34")
@example("N74")
@pytest.mark.parametrize(
    ("damage", "fighters", "golems", "lost"),
    [(3, 2, 1, (1, 1)), (1, 2, 1, (1, 0)), (1, 0, 1, (0, 0)), (3, 0, 1, (0, 1)), (4, 1, 2, (0, 2)), (5, 9, 1, (3, 1))],
)
def test_golems_first(damage: int, fighters: int, golems: int, lost: tuple[int, int]) -> None:
    s = against_woodbot(forests={"f07": 3}, mountains={"auria": {"fighters": fighters, "golems": golems}})
    assert automaton.losses(s.t, damage, s.f("f07"), s.m("auria")) == lost


@rule("I14.13")
def test_retreat_to_the_emptiest_mountain() -> None:
    s = against_woodbot(
        forests={"f14": 5},
        mountains={"plumbarum": 2, "auria": 1, "zincur": 0, "argentimar": 0, "gallimor": 0},
        bot={"hand": ["WW02"]},
    ).without_cards()
    s.feed("card:WW02", "magic:lowest_even")  # Argentimar 6, Gallimor 10; Zincur is marked
    s.fight(WW, "f14", "plumbarum")
    assert s.units("plumbarum", "argentimar") == [0, 1]
    s = against_woodbot(
        forests={"f07": 5}, mountains={"auria": 2, "plumbarum": 1, "argentimar": 1}, bot={"hand": ["WW02"]}
    )
    s.without_cards()  # Ferrum, Lithimar and Zincur are empty; only Ferrum is unmarked
    s.fight(WW, "f07", "auria")
    assert s.units("ferrum") == [1]


@rule("I14.14")
@example("N77")
def test_the_drill_with_cargo() -> None:
    s = against_woodbot(forests={"f07": 2}, drill={"at": "auria", "track": 1, "cargo": 0})
    assert not s.run(woodbot.attack(s.t, 0, [woodbot.DRILL], 0))
    s = against_woodbot(forests={"f07": 2}, drill={"at": "auria", "track": 1, "cargo": 2}, bot={"hand": []})
    assert s.run(woodbot.attack(s.t, 0, [woodbot.DRILL], 0))  # alone it falls, and no card is needed
    assert s.crystals() == 1
    assert (s.t.cargo, s.t.track, s.drill()) == (0, 0, "ferrum")


@rule("I14.14")
@example("N78")
@pytest.mark.parametrize(("had", "stolen"), [(7, 4), (1, 1), (6, 3), (0, 0)])
def test_a_successful_attack_on_ferrum_steals_half(had: int, stolen: int) -> None:
    s = against_woodbot(forests={"f07": 5}, mountains={"ferrum": 1}, crystals={"ironclad": had}, bot={"hand": ["WW02"]})
    s.without_cards()
    s.run(woodbot.attack(s.t, 0, [woodbot.WARBAND], 0))  # by whichever entry
    assert s.crystals() == stolen
    assert s.t.crystals[IC] == had - stolen


@rule("I14.14", "I14.26")
def test_a_lost_attack_on_ferrum_steals_nothing() -> None:
    s = against_woodbot(forests={"f07": 2}, mountains={"ferrum": 1}, crystals={"ironclad": 7}, bot={"hand": ["WW02"]})
    s.t.hands[IC] = [c for c in s.t.hands[IC] if s.t.book.cards[c].ident == "IC01"]
    s.t.set_aside[IC] = [c for c in s.t.book.bases[IC] if c not in s.t.hands[IC]]
    s.run(woodbot.attack(s.t, 0, [woodbot.CAPITAL], 0), ("wager", "IC01"), ("stay",))
    assert s.crystals() == 0


@rule("I14.26", "I14.14")
@example("N113")
def test_empty_ferrum_needs_no_card() -> None:
    s = against_woodbot(forests={"f07": 2}, crystals={"ironclad": 6}, bot={"hand": ["WW12"]})
    s.feed("card:V_AURIA", "card:WW12").turn()
    assert s.hand() == []
    assert s.told("automatic")
    assert s.crystals() == 3


@rule("I14.14")
def test_no_card_to_wager() -> None:
    s = against_woodbot(forests={"f07": 3}, mountains={"auria": 2}, bot={"hand": []}).feed("card:WW20")
    assert s.run(woodbot.attack(s.t, 0, [woodbot.WARBAND], 0))
    assert not s.told("attack")
    assert s.hand() == ["WW20"]


@rule("I14.37")
def test_its_cards_are_never_played_for_their_effect() -> None:
    # WW20 (cubes, battle) wagered: 4/0/2; expended: only its icons
    s = against_woodbot(forests={"f01": 2}, bot={"hand": ["WW23", "WW02"]})  # Wild Hunt would linger
    s.turn()
    assert s.t.lingering[WW] == []
    assert [line["icon"] for line in s.told("icon")] == ["icon-arrows", "icon-cubes"]
