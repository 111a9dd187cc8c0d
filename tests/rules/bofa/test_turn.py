"""B5, B6. The phases of a turn and the action dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ravenhill.coverage import card, example, rule
from ravenhill.engine.decision import Illegal

Lay = Callable[..., Any]


def recover(lay: Lay, regions: dict[str, str], **more: Any) -> Any:
    return lay(regions, at="recovery", spare=False, **more)


@rule("B5.1", "B5.1.1", "B7.4")
def test_recovery_draws_fp_first(lay: Lay) -> None:
    f = recover(lay, {"camp": "1 dwarf_warriors"}, fp_hand="ev01 ev02 ev03 ev04 ev05 ev06", shadow_hand="ev07")
    assert f.asked == "discard" and f.seat == 0
    assert len(f.hand("fp")) == 8
    assert len(f.hand("shadow")) == 1  # the Shadow has not drawn yet
    f.do("discard ev01", "discard ev02")
    assert len(f.hand("fp")) == 6
    assert len(f.hand("shadow")) == 3


@rule("B7.5", "B7.13", "B7.15")
@example("BX-03")
def test_hand_limit(lay: Lay) -> None:
    away, hand = {"bilbo": "away"}, "ev01 ev02 ev03 ev04 ev05 ev06"
    f = lay({"camp": "1 dwarf_warriors"}, fp="event", fp_hand=hand, table=["fs02"], characters=away)
    f.do("die event", "use draw")
    assert f.asked == "discard"
    f.do("discard ev03", "discard ev06")
    assert len(f.hand("fp")) == 6  # fs02 on the table is not counted
    assert [f.t.book.card_id[c] for c in f.t.event_discards] == ["ev03", "ev06"]
    assert f.play.view(1)["discards"]["event"] == 2  # face down: only their number is open


@rule("B5.1.2", "B7.6")
@example("BX-04")
def test_empty_decks(lay: Lay) -> None:
    stories = [f"fs{n:02}" for n in range(1, 21)]
    events = [f"ev{n:02}" for n in range(1, 30)]
    f = lay({"camp": "1 dwarf_warriors"}, fp="event", discards=stories + events)
    f.do("die event", "use draw")
    assert f.hand("fp") == ["ev30"]  # the last Event card, no Story card
    assert len(f.t.event_deck) == 29 and f.t.event_discards == []
    assert len(f.t.story_decks[0]) == 0


@rule("B7.16")
def test_a_card_in_use_is_not_reshuffled(lay: Lay) -> None:
    events = [f"ev{n:02}" for n in range(1, 29)]
    f = lay({"camp": "1 dwarf_warriors"}, shadow="character", shadow_hand="ss13 ev30", discards=events)
    f.do("die character", "play ss13")
    assert "ev29" in f.hand("shadow")
    assert len(f.t.event_deck) == 28
    assert [f.t.book.card_id[c] for c in f.t.story_discards[1]] == ["ss13"]


@rule("B5.2", "B9.4.1", "B9.6.1")
def test_activation_of_generals(new: Lay) -> None:
    f = new()
    assert f.asked == "activate"
    assert f.options == ["activate bard", "activate dain", "activate gandalf", "activate thranduil", "done"]
    f.do("activate gandalf", "activate bard", "activate dain")
    assert f.asked == "leader"
    f.do("lead camp")
    assert "lead camp" not in f.options  # each with a different Army
    f.do("lead ravenhill", "lead ford_marsh")
    assert [f.lead(a) for a in ("camp", "ravenhill", "ford_marsh")] == [1, 1, 1]


@rule("B5.2")
def test_no_general_need_be_activated(new: Lay) -> None:
    f = new().do("done")
    assert f.asked in ("bats", "tile")
    assert sum(f.t.lead) == 0


@rule("B5.2.1", "B5.2")
@example("BX-18")
def test_more_tokens_than_armies(lay: Lay) -> None:
    f = lay(
        {"camp": "1 dwarf_warriors", "ravenhill": "1 elven_spearmen"},
        at="generals",
        characters={"bard": "camp", "dain": "camp", "gandalf": "ravenhill"},
    )
    f.do("activate bard", "activate dain", "activate gandalf", "lead camp")
    assert f.asked != "leader"
    assert [f.lead("camp"), f.lead("ravenhill")] == [1, 1]


@rule("B5.4", "B5.4.3", "B14.3.1")
@example("BX-17")
def test_shadow_leadership(lay: Lay) -> None:
    f = lay({"iron_road": "2 orcs", "wolf_moor": "1 wargs"}, at="leadership", available={"fp": 5, "shadow": 6})
    assert f.options == [f"bats {n}" for n in range(7)]
    g = lay({"iron_road": "2 orcs"}, at="leadership", available={"fp": 5, "shadow": 7})
    assert g.options == [f"bats {n}" for n in range(7)]  # 0+7 would need a seventh figure
    f.do("bats 4", "lead iron_road", "bat valley", "bat valley", "bat eastern_bank")
    f.do("bat broken_lands")
    assert f.t.bats == [1, 2, 1, 0]
    assert [f.lead("iron_road"), f.lead("wolf_moor")] == [1, 1]


@rule("B5.4.1")
def test_goblins_in_the_mountain_may_be_led(lay: Lay) -> None:
    f = lay({"goblin_muster_north": "2 goblins", "mountain_pass_south": "1 goblins"}, at="leadership")
    f.do("bats 0", "lead goblin_muster_north")
    assert f.asked == "die"  # four tokens have no other Army and are lost
    assert f.lead("goblin_muster_north") == f.lead("mountain_pass_south") == 1


@rule("B5.4.2")
def test_the_number_of_dice_is_that_of_recovery(lay: Lay) -> None:
    f = lay(
        {"camp": "1 orcs, control", "eastern_spur": "1 orcs, control"},
        at="leadership",
        available={"fp": 5, "shadow": 6},
    )
    assert f.options[-1] == "bats 6"
    f.do("bats 2")
    assert f.asked == "leader"
    f.do("lead camp", "bat valley", "bat valley")
    assert len(f.t.dice[1]) == 6


@rule("B5.5", "B6.1.1")
def test_both_roll_and_fp_begins(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors", "iron_road": "1 orcs"}, at="leadership")
    f.feed(*["die:muster"] * 5, *["die:eye"] * 6)
    f.do("bats 5", *["bat valley"] * 5)
    assert f.dice("fp") == ["muster"] * 5 and f.dice("shadow") == ["eye"] * 6
    assert f.seat == 0
    f.do("die muster")
    assert f.seat == 1


@rule("B5.6", "B9.6.3", "B14.3.4", "B14.1.7")
@example("BX-29")
def test_end_of_turn_clears_the_board(lay: Lay) -> None:
    f = lay(
        {"camp": "2 dwarf_warriors, lead 2, damage 1", "iron_road": "2 orcs, lead 1"},
        at="end",
        spare=False,
        characters={"lord_of_the_eagles": "valley", "gandalf": "camp"},
        eagles={"eyrie": 1, "valley": 2},
        bats={"valley": 3},
        generals=["gandalf"],
    )
    assert f.t.turn == 2
    assert sum(f.t.lead) == 0 and sum(f.t.bats) == 0
    assert f.t.eyrie == 3 and sum(f.t.eagles) == 0 and f.place("lord_of_the_eagles") == "eyrie"
    assert not any(f.t.generals)
    assert f.damage("camp") == 1


@rule("B6.1.2", "B6.1.4")
@example("BX-10", "BX-11")
def test_the_extra_fp_die(lay: Lay) -> None:
    f = lay({"front_gate": "1 dwarf_veterans"}, fp="character", fate=6, available={"fp": 5, "shadow": 6})
    f.do("die character", "use thorin")
    assert f.place("thorin") == "front_gate"
    assert f.t.available[0] == 5 and len(f.t.dice[0]) == 2
    f.do("die event", "use skip", "die event", "use skip")  # of the dice for Muster nothing comes
    assert f.t.turn == 2 and f.t.available[0] == 6
    both = {"thorin": "front_gate", "beorn": "slope_end"}
    assert recover(lay, {"front_gate": "1 dwarf_veterans"}, characters=both).t.available[0] == 6
    gone = {"thorin": "eliminated"}
    assert recover(lay, {"front_gate": "1 dwarf_veterans"}, characters=gone).t.available[0] == 5


@rule("B6.1.3", "B3.8.1")
@example("BX-12")
def test_the_extra_shadow_die(lay: Lay) -> None:
    def dice(*names: str) -> int:
        f = recover(lay, dict.fromkeys(names, "control") | {"iron_road": "1 orcs"})
        return int(f.t.available[1])

    assert dice("camp", "eastern_spur") == 7
    assert dice("camp", "front_gate") == 7
    assert dice("camp", "ruins_of_dale") == 6
    assert dice("camp", "eastern_spur", "ruins_of_dale", "fallen_bridge") == 7  # never two


@rule("B6.2.1")
def test_one_die_for_one_action(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="character muster")
    assert f.options[:3] == ["die character", "die muster", "die event"]
    f.do("die muster")
    assert f.dice("fp") == ["character", "muster", "event"]


@rule("B6.2.2", "B7.12", "B10.2.3")
@example("BX-15")
def test_move_and_attack_are_both_optional(lay: Lay) -> None:
    regions = {"camp": "2 dwarf_warriors", "under_spur": "2 orcs", "north_bank": "1 orcs"}

    def begun() -> Any:
        return lay(regions, fp="muster_army").do("die muster_army", "use attack")

    assert begun().do("done").seat == 1  # neither
    f = begun().do("army camp", "march", "to inner_ridge", "all")
    assert f.asked == "attack"
    assert f.do("done").seat == 1 and f.size("inner_ridge") == 2  # move only
    f = begun().do("army camp", "stand", "attack under_spur")
    assert f.t.battle is not None  # attack only
    f = begun().do("army camp", "march", "to inner_ridge", "all", "attack under_spur")
    assert f.t.battle is not None and f.size("inner_ridge") == 2  # both


@rule("B6.2.3", "B6.2.4", "B6.2.6")
@example("BX-13")
def test_pass_and_skip(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="muster muster muster", shadow="eye eye eye eye", spare=False)
    assert "pass" in f.options
    f.do("pass")
    assert f.seat == 1 and len(f.dice("fp")) == 3
    f = lay({"camp": "1 dwarf_warriors"}, fp="muster muster event", shadow="eye eye eye", spare=False)
    assert "pass" not in f.options
    assert f.why("pass").rule == "B6.2.3"
    f.do("die muster")
    assert len(f.dice("fp")) == 2 and f.seat == 1


@rule("B6.2.4")
@pytest.mark.parametrize(("hand", "asked"), [("", False), ("ev07", True)])
def test_a_die_of_no_use_is_set_aside_where_all_can_see_it(lay: Lay, hand: str, asked: bool) -> None:
    """An empty hand is public; what a hand holds is not."""
    f = lay({"camp": "1 dwarf_warriors"}, fp="muster muster event", shadow="event", fp_hand=hand, spare=False)
    f.do("die muster")
    assert (f.asked == "use") is asked
    if asked:
        assert f.options == ["use skip"]
        f.do("use skip")
    assert f.seat == 1 and [line.key for line in f.play.log(None)][-1] == "bofa-log-uses"
    g = lay({"camp": "1 dwarf_warriors"}, fp="event event muster", shadow="event", spare=False).do("die event")
    assert g.options == ["use draw", "use skip"]


@rule("B6.2.5")
@example("BX-14")
def test_the_last_dice_in_a_row(lay: Lay) -> None:
    f = lay({"iron_road": "1 orcs"}, fp="", shadow="eye army muster", spare=False)
    assert f.seat == 1
    f.do("die army", "use skip")
    assert f.seat == 1 and f.options == ["die muster", "die eye"]


@rule("B6.3.1", "B6.3.2")
@example("BX-16")
def test_faces(new: Lay) -> None:
    book = new().t.book
    assert sorted(book.action_labels[0]) == sorted(
        f"die:{s}" for s in ("character", "character", "event", "muster", "muster_army", "will_of_the_west")
    )
    assert sorted(book.action_labels[1]) == sorted(
        f"die:{s}" for s in ("character", "army", "muster", "event", "muster_army", "eye")
    )


USES = {
    "army": ["strategic_move", "attack", "combined_attack"],
    "character": ["fast_move", "led_attack", "move_characters"],
    "muster": ["recruit", "rally"],
}
BUSY = {
    "iron_road": "2 orcs, damage 1, lead 1, shadow 1",
    "camp": "1 dwarf_warriors",
    "under_spur": "2 orcs",
    "inner_ridge": "1 orcs",
    "goblin_muster_north": "2 goblins",
}


def uses(f: Any) -> set[str]:
    return {o.removeprefix("use ") for o in f.options if o.startswith("use ")}


@rule("B6.3.3", "B6.4.1", "B6.4.4", "B6.4.8")
def test_army_muster_and_both(lay: Lay) -> None:
    army = uses(lay(BUSY, shadow="army").do("die army"))
    assert army == {*USES["army"], "skip"}
    muster = uses(lay(BUSY, shadow="muster").do("die muster"))
    assert muster == {*USES["muster"], "skip"}
    assert uses(lay(BUSY, shadow="muster_army").do("die muster_army")) == army | muster


@rule("B6.4.2")
def test_character_die(lay: Lay) -> None:
    f = lay(BUSY, shadow="character", characters={"bolg": "iron_road"}).do("die character")
    assert uses(f) == {"fast_move", "move_characters", "led_attack", "skip"}


@rule("B6.4.3")
def test_event_die(lay: Lay) -> None:
    f = lay(BUSY, shadow="event", shadow_hand="ev01 ev04 ev07 ss03").do("die event")
    assert f.options == ["use draw", "play ev01", "play ev04", "play ev07", "play ss03", "use skip"]
    f.do("use draw")
    assert len(f.hand("shadow")) == 6


@rule("B6.3.4", "B6.4.6")
def test_will_of_the_west(lay: Lay) -> None:
    regions = {"camp": "2 dwarf_warriors, damage 1, lead 1, dwarves_and_men 1", "under_spur": "1 orcs"}
    f = lay(regions, fp="will_of_the_west", characters={"bard": "camp"}, fp_hand="ev01 ev04 ev07")
    f.do("die will_of_the_west")
    assert uses(f) == {
        "fast_move",
        "move_characters",
        "strategic_move",
        "attack",
        "recruit",
        "rally",
        "draw",
        "skip",
    }
    assert {"play ev01", "play ev04", "play ev07"} <= set(f.options)


@rule("B6.4.5")
@example("BX-49")
def test_the_eye(lay: Lay) -> None:
    f = lay({"goblin_muster_north": "4 goblins", "goblin_muster_south": "1 goblins"}, shadow="eye").do("die eye")
    assert uses(f) == {"recruit_goblins", "skip"}  # nobody can move: the passes are closed
    f.do("use recruit_goblins")
    assert [f.size("goblin_muster_north"), f.size("goblin_muster_south")] == [5, 2]
    assert f.t.open_pass == [True, False]


@rule("B6.4.5", "B10.2.2")
def test_goblins_move_by_the_eye(lay: Lay) -> None:
    regions = {"mountain_pass_north": "2 goblins", "spur_ridge": "1 goblins, 1 orcs", "camp": "1 orcs"}
    f = lay(regions, shadow="eye").do("die eye", "use goblin_move")
    assert f.options == ["army spur_ridge", "army mountain_pass_north", "done"]
    f.do("army mountain_pass_north", "all", "army spur_ridge", "to high_shoulder", "all")
    assert f.army("east_ridge") == {"goblins": 2} and f.size("high_shoulder") == 2


@rule("B6.4.5", "B11.6.4")
def test_goblins_attack_by_the_eye(lay: Lay) -> None:
    f = lay({"mountain_pass_north": "2 goblins", "east_ridge": "1 dwarf_veterans"}, shadow="eye")
    f.do("die eye", "use goblin_attack", "army mountain_pass_north", "attack east_ridge")
    assert f.t.battle is not None


@rule("B6.4.7")
def test_the_last_goblin(lay: Lay) -> None:
    f = lay({"goblin_muster_north": "4 goblins", "camp": "5 goblins", "gate_road": "2 goblins"}, shadow="eye")
    f.do("die eye", "use recruit_goblins")
    assert f.options == ["place goblin_muster_north", "place goblin_muster_south"]
    f.do("place goblin_muster_south")
    assert f.supply("goblins") == 0 and f.size("goblin_muster_south") == 1
    g = lay({"goblin_muster_north": "5 goblins", "camp": "5 goblins", "gate_road": "2 goblins"}, shadow="eye")
    assert "use recruit_goblins" not in g.do("die eye").options


@rule("B6.4.9")
def test_cards_on_the_table_add_uses(lay: Lay) -> None:
    f = lay({"iron_road": "1 orcs"}, shadow="eye", table=["ss08"], spears=2).do("die eye")
    assert "use spear" in f.options
    g = lay({"camp": "1 dwarf_warriors"}, fp="muster", table=["ss09"], troubled="bard").do("die muster")
    assert "use clear_mind" in g.options
    h = lay(
        {"camp": "1 dwarf_warriors", "high_shoulder": "2 orcs"},
        fp="muster",
        table=["fa06"],
        characters={"lord_of_the_eagles": "valley"},
    ).do("die muster")
    assert "use eagles_heights" in h.options and "use eagles" not in h.options


@rule("B7.7")
@example("BX-05")
def test_which_die_plays_which_card(lay: Lay) -> None:
    def cards(face: str) -> list[str]:
        f = lay({"camp": "1 dwarf_warriors"}, fp=face, fp_hand="ev01 ev04 ev07", spare=False, shadow="eye")
        return [o for o in f.options if o.startswith("play")]

    assert cards("muster_army") == ["play ev01", "play ev07"]
    assert cards("will_of_the_west") == cards("event") == ["play ev01", "play ev04", "play ev07"]
    assert cards("character") == ["play ev04"]
    assert cards("muster") == ["play ev01"]


@rule("B7.9")
@example("BX-01")
@card("fs02")
def test_lucky_number_needs_bilbo(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="event", fp_hand="fs02").do("die event")
    assert "play fs02" not in f.options
    assert f.why("play fs02").rule == "B7.9"
    with pytest.raises(Illegal):
        f.do("play fs02")
    g = lay({"camp": "1 dwarf_warriors"}, fp="event", fp_hand="fs02", characters={"bilbo": "camp"}).do("die event")
    g.do("play fs02")
    assert g.table() == ["fs02"]


@rule("B7.2", "B7.3")
def test_story_cards_have_no_place_in_combat(fight: Lay) -> None:
    regions = {"camp": "2 dwarf_warriors", "under_spur": "2 orcs"}
    f = fight(regions, "fp", "camp", "under_spur", fp_hand="ev01 fs03", shadow_hand="ss03")
    assert f.options_of(0) == ["maneuver mv_dwarf_warriors", "maneuver ev01", "maneuver mv_regroup_fp"]
    assert f.options_of(1) == ["maneuver mv_orcs", "maneuver mv_regroup_shadow"]


@rule("B7.17")
def test_story_cards_count_for_the_limit_in_combat(fight: Lay) -> None:
    regions = {"camp": "2 men_of_the_lake", "upper_vale": "2 elven_spearmen", "ruins_of_dale": "1 orcs"}
    hand = "fs01 fs02 fs03 fs04 fs05 fs06"
    f = fight(regions, "fp", "upper_vale", "ruins_of_dale", opened=False, fp_hand=hand, battle={"superior": True})
    assert f.asked == "discard"


@rule("B7.14")
def test_cards_on_the_table_are_open_to_both(lay: Lay) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="muster", table=["fs02", "ss01"], characters={"bilbo": "away"})
    laid = [{"card": "fs02", "left": 0}, {"card": "ss01", "left": 0}]
    assert f.play.view(0)["table"] == f.play.view(1)["table"] == f.play.view(None)["table"] == laid
    assert "fs03" not in str(f.play.view(1)["discards"])


@rule("B7.8", "B7.10")
@example("BX-02")
@card("ss02")
def test_great_goblin_without_a_figure(lay: Lay) -> None:
    regions = {"spur_ridge": "2 goblins", "iron_road": "6 great_orcs", "fallen_bridge": "1 elven_spearmen"}
    f = lay(regions, shadow="army", shadow_hand="ss02").do("die army", "play ss02")
    assert f.army("spur_ridge") == {"goblins": 2} and f.lead("spur_ridge") == 1
    assert f.options == ["march", "strike", "done"]  # one of the two
    f.do("march", "to high_shoulder", "all")
    assert f.t.battle is None and f.size("high_shoulder") == 2


@rule("B7.6")
def test_who_draws_is_told_the_card_and_the_others_that_one_was_drawn(lay: Lay) -> None:
    play = recover(lay, {"camp": "1 dwarf_warriors"}).play
    told = {
        seat: [m.key for m in play.log(seat) if m.key in ("bofa-log-you-draw", "bofa-log-draws")]
        for seat in (None, 0, 1)
    }
    assert told[0].count("bofa-log-you-draw") == told[1].count("bofa-log-you-draw") == 2
    assert told[0].count("bofa-log-draws") == told[1].count("bofa-log-draws") == 2
    assert told[None] == ["bofa-log-draws"] * 4
    [theirs] = {m.args["side"] for m in play.log(0) if m.key == "bofa-log-draws"}
    assert theirs == "shadow", "nobody reads of a draw twice"
