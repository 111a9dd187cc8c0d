"""I3. Action cards: base, special, lingering."""

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
    go,
    hand,
    ic_plays,
    lingering,
    offered,
    pass_until,
    played,
    specials,
    table,
    turn_over,
    ww_plays,
)

import ravenhill
from ravenhill.coverage import example, rule

NEAR: dict[str, Any] = {"forests": {"f04": 3}, "mountains": {"plumbarum": 3}}


@rule("I3.1")
def test_values_count_when_wagered_and_effects_when_played() -> None:
    play = ww_plays("WW02", hand=["WW06"], vision_deck=["V_AURIA"], **NEAR)
    go(play, "done", "attack f04 plumbarum", "wager WW06", "wager IC02", "stay")
    assert crystals(play) == (1, 0) and table(play).visions == []  # WW02's victory, nothing of WW06's effect
    assert damage(play) == (0, 0) and dominance(play) == (3 + 4, 3 + 2)  # WW06 is 0/1/4, IC02 1/0/2
    effect = ww_plays("WW06", vision_deck=["V_AURIA"])
    assert crystals(effect) == (1, 0) and len(table(effect).visions) == 1  # played: the effect alone


# damage, defence and dominance of every card
VALUES = {
    (0, 1, 1): "WW01",
    (0, 1, 2): "IC01",
    (0, 1, 4): "WW04 WW06 WW10 WW11 WW13 WW17 WW26 IC07 IC10 IC13 IC14 IC33 IC35 IC37 IC38",
    (1, 0, 1): "WW02",
    (1, 0, 2): "IC02",
    (1, 1, 0): "WW03 IC03 IC20",
    (1, 2, 2): "WW09 WW12 WW15 WW21 WW28 WW31 WW35 WW37 WW38 IC04 IC06 IC12 IC15 IC22 IC25 IC32 IC34",
    (2, 0, 3): "WW05 WW08 WW18 WW19 WW24 WW29 WW34 IC05 IC08 IC09 IC23 IC24 IC30 IC31",
    (2, 1, 1): "WW07 WW14 WW22 WW25 WW27 WW33 IC18 IC21 IC26 IC28 IC36",
    (3, 0, 0): "WW16 WW23 WW30 WW32 WW36 IC11 IC16 IC17 IC19 IC27 IC29",
    (4, 0, 2): "WW20",
}


@rule("I3.1")
def test_the_values_of_all_cards() -> None:
    cards = {c.ident: (c.damage, c.defence, c.dominance) for c in table(at()).book.cards}
    assert cards == {ident: values for values, idents in VALUES.items() for ident in idents.split()}
    assert len(cards) == 76


@rule("I3.2")
def test_base_cards_are_never_burned_and_come_back() -> None:
    play = ww_plays("WW16", hand=["WW08"], **NEAR)
    assert offered(play) == ["burn WW08", "skip"]
    go(play, "skip", "attack f04 plumbarum", "wager WW01", "wager IC01", "stay")
    assert "WW01" not in hand(play, WW) and "IC01" not in hand(play, IC)
    go(play, "play IC02", "skip")
    pass_until(play, "action", 2)
    assert hand(play, WW)[:3] == ["WW01", "WW02", "WW03"] and hand(play, IC)[:3] == ["IC01", "IC02", "IC03"]


@rule("I3.2", "I4.23")
def test_base_cards_are_never_discarded() -> None:
    held = [f"WW{n}" for n in range(10, 18)]
    play = at(at="cleanup", hands={"woodwalkers": held})
    assert offered(play) == [f"discard {c}" for c in held]


@rule("I3.3", "I9.9")
def test_specials_are_discarded_after_use() -> None:
    play = ww_plays("WW02", hand=["WW06"], hands={"ironclad": ["IC10"]}, **NEAR)
    go(play, "done", "attack f04 plumbarum", "wager WW06", "wager IC10")
    assert discard(play, WW) == ["WW06"] and discard(play, IC) == ["IC10"]  # right after the battle
    go(play, "stay", "pass", "pass", "pass", "pass", "pass")
    used = ww_plays("WW06")
    assert discard(used, WW) == [] and played(used, WW) == [["WW06"]]
    pass_until(used, "action", 2)
    assert discard(used, WW) == ["WW06"] and played(used, WW) == []  # in III/1


@rule("I3.3", "I9.9")
def test_a_wagered_base_card_lies_aside_until_the_round_ends() -> None:
    play = ww_plays("WW02", **NEAR)
    go(play, "done", "attack f04 plumbarum", "wager WW01", "wager IC01", "stay")
    t = table(play)
    assert [t.book.cards[c].ident for side in (WW, IC) for c in t.set_aside[side]] == ["WW01", "IC01"]
    assert discard(play, WW) == discard(play, IC) == []


@rule("I3.4", "I4.14")
def test_a_lingering_card_stays_while_it_has_markers() -> None:
    play = ww_plays("WW18", crystals={"woodwalkers": 2})
    for round_, markers in ((2, 2), (3, 1)):
        pass_until(play, "recruiting")
        assert lingering(play, WW) == {"WW18": markers + 1} and "WW18" not in discard(play, WW)
        pass_until(play, "action", round_)
        assert lingering(play, WW) == {"WW18": markers}
    pass_until(play, "action", 4)
    assert lingering(play, WW) == {} and "WW18" in discard(play, WW)


@rule("I3.5")
def test_benefit_while_in_play_or_effect_when_exhausted() -> None:
    during = at(turn=1, lingering={"ironclad": [{"card": "IC30", "markers": 1}]}, mountains={"auria": 1})
    go(during, "play IC02", "option IC02 1")
    assert during.decisions[0].prompt.args["n"] == 3
    given: dict[str, Any] = {"at": "preparation", "round": 2}
    before = at(lingering={"ironclad": [{"card": "IC35", "markers": 2}]}, **given)
    assert crystals(before) == (1, 2)
    after = at(lingering={"ironclad": [{"card": "IC35", "markers": 1}]}, **given)
    assert crystals(after) == (1, 5)


@rule("I3.6")
def test_any_number_of_lingering_cards() -> None:
    five = [{"card": f"IC{n}", "markers": 2} for n in (22, 24, 25, 28, 30)]
    play = ic_plays("IC35", lingering={"ironclad": five})
    assert len(lingering(play, IC)) == 6
    pass_until(play, "action", 2)
    assert len(lingering(play, IC)) == 6


@rule("I3.7")
def test_a_wagered_lingering_card_gets_no_markers() -> None:
    play = ww_plays("WW02", hand=["WW18"], **NEAR)
    go(play, "done", "attack f04 plumbarum", "wager WW18", "decline")
    assert damage(play)[0] == 2
    go(play, "stay")
    assert lingering(play, WW) == {} and discard(play, WW) == ["WW18"] and specials(play, WW) == []


@rule("I3.8", "I4.10")
def test_a_lingering_card_without_markers_is_an_ordinary_special() -> None:
    play = ic_plays("IC37", crystals={"ironclad": 1})
    assert turn_over(play, WW) and lingering(play, IC) == {}  # the cost can not be paid
    assert crystals(play) == (0, 1)
    pass_until(play, "action", 2)
    assert discard(play, IC) == ["IC37"]


@rule("I3.9")
def test_when_burned_is_a_choice_and_discarding_is_no_burning() -> None:
    play = ww_plays("WW16", hand=["WW33"])
    go(play, "burn WW33")
    assert offered(play) == ["resolve WW33", "skip"]
    go(play, "skip")
    assert crystals(play) == (0, 0) and discard(play, WW) == ["WW33"]
    limit = at(at="cleanup", hands={"woodwalkers": ["WW33", *[f"WW{n}" for n in range(10, 15)]]})
    go(limit, "discard WW33")
    assert asked(limit)[1] != "when-burned" and discard(limit, WW) == ["WW33"]
    wagered = ww_plays("WW02", hand=["WW33"], **NEAR)
    go(wagered, "done", "attack f04 plumbarum", "wager WW33", "decline")
    assert asked(wagered) == (WW, "retreat") and crystals(wagered) == (0, 0)


@rule("I3.10", "I4.14")
def test_all_base_cards_are_back_at_the_start_of_every_action_phase() -> None:
    play = ravenhill.new("ironwood", seed=11)
    chosen = ravenhill.player("random", seed=4)
    for _ in range(600):
        d = play.decisions[0]
        t = table(play)
        if asked(play)[1] == "play" and t.turn == 0:
            assert hand(play, WW)[:3] == ["WW01", "WW02", "WW03"]
            assert hand(play, IC)[:3] == ["IC01", "IC02", "IC03"]
        if t.round == 4:
            break
        play.answer(d.seat, chosen.choose(play.determinize(d.seat, 1), d.seat))
        if play.over:
            break
    assert table(play).round > 1


@example("N88")
@rule("I4.20")
def test_no_base_card_left_to_play() -> None:
    used = {"woodwalkers": [["WW01"], ["WW02"]]}
    play = at(turn=4, hands={"woodwalkers": ["WW05"]}, played=used, aside={"woodwalkers": ["WW03"]}, forests={"f01": 3})
    go(play, "play WW05", "move f01 f04", "done")
    assert turn_over(play, IC) and played(play, WW) == [["WW01"], ["WW02"], ["WW05"]]
