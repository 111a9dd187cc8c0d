"""I12. The keywords of the cards."""

from __future__ import annotations

from typing import Any

from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    crystals,
    discard,
    fighters,
    go,
    golems,
    ic_plays,
    lingering,
    number,
    offered,
    specials,
    table,
    turn_over,
    visions,
    ww_plays,
)


def test_burn_takes_specials_and_visions_never_base_cards() -> None:
    play = ww_plays("WW33", hand=["WW06"], visions=["V_AURIA"], forests={"f04": 1})
    go(play, "option WW33 2")
    assert offered(play) == ["burn WW06", "burn V_AURIA", "skip"]
    go(play, "burn WW06", "burn V_AURIA")
    t = table(play)
    assert discard(play, WW) == ["WW06"] and crystals(play) == (3, 0)  # the card's own effect is not resolved
    assert visions(play) == [] and sum(t.charged) == 0 and t.discovered == [] and len(t.vision_discard) == 1


def test_draw_from_either_deck() -> None:
    given: dict[str, Any] = {"decks": {"woodwalkers": ["WW30", "WW31"]}, "vision_deck": ["V_AURIA", "V_ZINCUR"]}
    assert specials(ww_plays("WW15", **given), WW) == ["WW30", "WW31"]
    assert visions(ww_plays("WW06", **given)) == ["V_AURIA"]


def test_gain_and_spend_go_through_the_supply() -> None:
    play = ic_plays("IC37", crystals={"ironclad": 3})
    assert play.view(None)["supply"]["crystals"] == 17  # type: ignore[index]
    go(play, "pay 2")
    assert crystals(play) == (0, 1) and play.view(None)["supply"]["crystals"] == 19  # type: ignore[index]


def test_mark_takes_a_marker_of_the_supply() -> None:
    play = ic_plays("IC31", forests={"f04": 1}, mountains={"plumbarum": 1})
    go(play, "mark f04")
    seen: Any = play.view(None)
    assert seen["forests"]["f04"]["marks"] == 1 and seen["supply"]["markers"] == 19
    lying = [{"card": "IC28", "markers": 20}]
    none = at(turn=1, hands={"ironclad": ["IC31"]}, lingering={"ironclad": lying}, mountains={"plumbarum": 1})
    assert turn_over(go(none, "play IC31"), WW)


def test_recruit_fighters_or_golems() -> None:
    play = at(at="preparation", round=2, lingering={"ironclad": [{"card": "IC37", "markers": 1}]})
    go(play, "recruit ferrum", "done")
    assert (fighters(play, "ferrum"), golems(play, "ferrum")) == (0, 1)


def test_remove_returns_units_to_the_supply() -> None:
    play = ww_plays("WW14", forests={"f04": 1}, mountains={"plumbarum": {"fighters": 1, "golems": 1}})
    go(play, "remove plumbarum")
    assert table(play).fighters_left() == 20 and golems(play, "plumbarum") == 1


def test_resolve_different_options_in_any_order() -> None:
    play = ic_plays("IC03", mountains={"gallimor": 1})
    go(play, "option IC03 3", "foundation gallimor")
    assert offered(play) == ["option IC03 1", "option IC03 2", "skip"]
    go(play, "option IC03 1", "drill auria")
    assert turn_over(play, WW)


def test_steal_takes_what_is_available() -> None:
    play = ww_plays("WW38", crystals={"ironclad": 1})
    go(play, "option WW38 4")
    assert crystals(play) == (1, 0)
    poor = ww_plays("WW38", drill={"at": "auria", "track": 1, "cargo": 2})
    assert turn_over(poor, IC)  # nothing of it can be done, so nobody is asked
    assert crystals(poor) == (0, 0) and table(poor).cargo == 2


def test_lingering_puts_the_stated_markers() -> None:
    assert lingering(ww_plays("WW18"), WW) == {"WW18": 3}
    assert lingering(ic_plays("IC22"), IC) == {"IC22": 2}


def test_attack_build_and_discover_are_offered_by_their_keywords() -> None:
    attack = ww_plays("WW21", forests={"f04": 1}, mountains={"auria": 1})
    assert asked(attack) == (WW, "attack")
    build = ic_plays("IC20", crystals={"ironclad": 5}, mountains={"gallimor": {"fighters": 1, "site": "foundation"}})
    assert asked(go(build, "pay 4")) == (IC, "build")
    discover = ww_plays("WW26", forests={"f04": 1}, visions=["V_AURIA"])
    assert asked(discover) == (WW, "discover")
    assert number(ww_plays("WW08", forests={"f01": 1})) == 6
