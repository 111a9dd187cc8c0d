"""What the table tells of a battle and of a choice being made, so that each number's origin can be shown."""

from __future__ import annotations

from typing import Any

from wotr_kit import do, lay, options, said, told

from ravenhill.coverage import rule

BATTLE: dict[str, Any] = {
    "acting": 1,
    "empty_board": True,
    "regions": {
        "north_ithilien": {"sauron_regular": 3, "sauron_elite": 1, "nazgul": 1},
        "osgiliath": {"gondor_regular": 2, "gondor_elite": 1, "gondor_leader": 1},
        "minas_tirith": {"gondor_regular": 1},
    },
    "characters": {"boromir": "osgiliath", "meriadoc": "osgiliath"},
    "politics": {"gondor": "war", "sauron": "war"},
    "hands": [["fp_strat_02"], ["sh_strat_22"]],
}


@rule("W13.3.1", "W13.3.2")
def test_a_battle_shows_what_each_side_brings() -> None:
    play = do(lay(BATTLE), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"))
    do(play, ("leave", "sauron_regular"), "done")
    battle: Any = play.view(None)["battle"]
    fp, shadow = battle["sides"]["fp"], battle["sides"]["shadow"]
    assert shadow["figures"] == {"sauron_regular": 2, "sauron_elite": 1, "nazgul": 1}, "without the rearguard"
    assert (shadow["units"], shadow["dice"], shadow["to_hit"]) == (3, 3, 6), "walls in the first round"
    assert (shadow["leads"], shadow["leadership"]) == ({"nazgul": 1}, 1)
    assert (fp["units"], fp["captains"], fp["dice"], fp["to_hit"]) == (3, ["boromir"], 4, 5), "a Hobbit is no Captain"
    assert fp["leads"] == {"gondor_leader": 1, "boromir": 1, "meriadoc": 1} and fp["leadership"] == 3


@rule("W13.5.4")
@rule("W13.8.2")
def test_the_log_says_what_a_card_changed_and_what_was_lost() -> None:
    play = do(lay(BATTLE), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"), "all")
    play.feed([f"die:{n}" for n in (6, 2, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1)])
    do(play, ("card", "sh_strat_22"), ("card", "fp_strat_02"))
    rolls = [(line["side"], line["n"]) for line in told(play, "mod-roll") + told(play, "mod-reroll")]
    assert rolls == [("fp", 1), ("shadow", 1), ("fp", 1), ("shadow", 1)]
    assert [(line["card"], line["side"], line["n"]) for line in told(play, "mod-hits")] == [("fp_strat_02", "fp", 1)]
    do(play, ("reduce", "sauron_elite"), ("remove", "gondor_regular"))  # the Shadow's second loss can only be a Regular
    assert told(play, "reduced") == [{"kind": "sauron_elite", "region": "north_ithilien"}]
    assert [line["kind"] for line in told(play, "loss")] == ["sauron_regular", "gondor_regular"]


def test_the_log_names_every_other_change() -> None:
    """Fewer dice, forfeited Leadership, a card cancelled."""
    dread = {**BATTLE, "hands": [[], ["sh_char_08"]]}
    play = do(lay(dread), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"), "all")
    do(play, ("card", "sh_char_08"))
    assert [(line["card"], line["side"], line["n"]) for line in told(play, "mod-dice")] == [("sh_char_08", "fp", -1)]
    assert [(line["side"], line["by"]) for line in told(play, "mod-leadership")] == [("shadow", "-1")]
    bats = {**BATTLE, "hands": [["fp_strat_02"], ["sh_strat_09"]]}
    play = do(lay(bats), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"), "all")
    do(play, ("card", "sh_strat_09"), ("card", "fp_strat_02"))
    assert [(line["card"], line["side"]) for line in told(play, "mod-cancelled")] == [("sh_strat_09", "fp")]


@rule("W8.14", "W13.5.1")
def test_a_combat_card_is_told_by_the_title_of_its_effect() -> None:
    play = do(lay(BATTLE), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"), "all")
    do(play, ("card", "sh_strat_22"), ("card", "fp_strat_02"))
    cards = told(play, "combat-card")
    assert [line["card"] for line in cards] == ["sh_strat_22", "fp_strat_02"], "so that the card lights up"
    assert "Combat card of the Free Peoples: No Quarter (A Power too Great)." in said(play)
    assert "Desperate Battle (Monsters Roused): +1 to every die of the Combat roll of the Shadow." in said(play)


@rule("W13.2.1")
def test_a_choice_of_figures_says_who_goes_so_far() -> None:
    play = do(lay(BATTLE), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"))
    going = play.decisions[0].prompt.args["going"]
    assert going == [*["sauron_regular"] * 3, "sauron_elite", "nazgul"]
    do(play, ("leave", "nazgul"))
    assert play.decisions[0].prompt.args["going"] == [*["sauron_regular"] * 3, "sauron_elite"]


@rule("W17.10.1")
def test_a_group_of_companions_says_who_goes_so_far() -> None:
    play = do(lay({"acting": 0}), ("die", "character"), "separate", ("companion", "gimli"))
    assert play.decisions[0].prompt.args["going"] == ["gimli"]
    do(play, ("with", "peregrin"))
    assert play.decisions[0].prompt.args["going"] == ["gimli", "peregrin"]
    assert ("with", "gimli") not in options(play)


@rule("W18.3.3")
def test_the_hunt_says_what_grants_re_rolls() -> None:
    def grounds(**position: Any) -> Any:
        hunt: Any = lay({"acting": 0, **position}).view(0)["hunt"]
        return hunt["rerolls"]

    assert grounds(fellowship={"region": "moria"}) == ["stronghold", "army"]
    nazgul = {"hollin": {"nazgul": 1}}
    assert grounds(fellowship={"region": "hollin"}, regions=nazgul) == ["nazgul"]
    assert grounds(fellowship={"region": "hollin"}) == []
