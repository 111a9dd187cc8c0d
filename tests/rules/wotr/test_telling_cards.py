"""What cards, tiles and Rings do is told as it happened: no loss that was none, no step that was not taken."""

from __future__ import annotations

from typing import Any

from wotr_kit import do, lay, new, options, rolls, said, table, tiles, told

from ravenhill.coverage import card, rule
from ravenhill.words import say

WAR = dict.fromkeys(("gondor", "sauron", "rohan", "isengard"), "war")
POOL = [f"std_{n:02}" for n in range(1, 17)]
EVENTS = {"fp": {"event": 2, "character": 1}, "shadow": {"event": 2}}


def event(name: str, *answers: Any, fed: tuple[str, ...] = (), **position: Any) -> list[str]:
    """What is said while the card is played."""
    seat = 0 if name.startswith("fp") else 1
    hands: list[list[str]] = [[], []]
    hands[seat] = [name]
    play = lay(position, acting=seat, hands=hands, dice=EVENTS)
    play.feed(list(fed))
    do(play, ("die", "event"), ("play", name), *answers)
    return said(play)[2:]


def battle(
    *answers: Any, hands: list[list[str]], defenders: int = 3, dice: tuple[int, ...] = (), **characters: str
) -> list[str]:
    play = lay(
        {"acting": 1, "empty_board": True, "politics": WAR, "characters": characters, "hands": hands},
        regions={"south_ithilien": {"gondor_regular": defenders}, "north_ithilien": {"sauron_regular": 3, "nazgul": 2}},
        dice={"fp": {}, "shadow": {"army": 2}},
    )
    rolls(play, *dice)
    do(play, ("die", "army"), "attack_army", ("attack", "north_ithilien", "south_ithilien"), "all", *answers)
    return said(play)[2:]


@card("sh_strat_06")
def test_a_nation_on_the_first_step_does_not_step_back() -> None:
    lines = event("sh_strat_06", ("remove", "elves_regular", "grey_havens"), fellowship={"region": "rivendell"})
    assert lines == ["Lost in Grey Havens: Elf Regular."]
    lines = event(
        "sh_strat_06",
        ("remove", "elves_regular", "grey_havens"),
        fellowship={"region": "rivendell"},
        politics={"elves": {"box": 3, "active": True}},
    )
    assert lines[0] == "Elves take a step back from war; 2 steps are left."


@rule("W19.1", "W20.1")
def test_corruption_is_told_as_far_as_it_goes() -> None:
    lines = event("sh_char_12", fellowship={"region": "hollin", "hidden": False, "corruption": 11})
    assert lines == ["Corruption grows by 1 to 12.", "The Ring-bearers are corrupted: the Shadow wins."]
    lines = event("sh_char_08", fed=("die:6", "die:6", "die:6"), fellowship={"region": "hollin", "corruption": 10})
    assert "Corruption grows by 2 to 12." in lines


@rule("W13.5.6", "W22.10")
def test_leadership_lost_before_is_not_lost_again() -> None:
    lines = battle(
        "white_rider",
        ("card", "sh_char_15"),
        hands=[[], ["sh_char_15"]],
        gandalf_grey="replaced",
        gandalf_white="south_ithilien",
    )
    words = "Words of Power (Worn with Sorrow and Toil): "
    assert f"{words}neither Leadership nor abilities of Gandalf the White count in this round." in lines
    assert not [line for line in lines if "-1 Leadership" in line]
    lines = battle(("card", "sh_char_15"), hands=[[], ["sh_char_15"]], gimli="south_ithilien")
    assert f"{words}-1 Leadership for the Free Peoples (Gimli)." in lines


@rule("W13.5.7")
def test_an_extra_attack_without_dice_is_told_so() -> None:
    lines = battle(
        ("card", "sh_char_15"),
        ("card", "fp_char_14"),
        hands=[["fp_char_14"], ["sh_char_15"]],
        gimli="south_ithilien",
    )
    assert "No die for the extra attack of the Free Peoples." in lines


@rule("W13.5.7")
def test_hits_of_a_card_are_told_as_its_own() -> None:
    lines = battle(("card", "sh_strat_02"), ("inflict", 1), hands=[[], ["sh_strat_02"]], dice=(5, 1, 1, 1, 1))
    assert "Onslaught (The Fighting Uruk-hai): 1 hit of the Shadow on its own units." in lines
    lines = battle(("card", "sh_strat_17"), hands=[[], ["sh_strat_17"]], defenders=1, dice=(1, 1, 1, 1, 1, 1))
    assert "Great Host (Many Kings to the Service of Mordor): 1 hit more for the Shadow." in lines


@card("fp_char_01", "sh_char_02")
@rule("W18.1.3", "W19.3.1")
def test_a_special_tile_is_told_where_it_goes() -> None:
    assert event("fp_char_01") == ["A special tile waits for Mordor (Elven Cloaks: 0)."]
    lines = event("sh_char_02", fellowship={"region": "morannon", "mordor": 1})
    assert lines == ["A tile goes into the Hunt Pool (The Ring is Mine!: Eye, Reveal, Stop)."]
    play = lay(
        at="fellowship",
        fellowship={"region": "morannon"},
        hunt={"specials": ["sp_fp_char_01"], "drawn": ["std_13", "std_14"]},
        played=["fp_char_01"],
    )
    do(play, "enter_mordor")
    assert said(play)[-3:] == [
        "The Fellowship enters Mordor.",
        "2 Eye tiles return to the Hunt Pool.",
        "A tile goes into the Hunt Pool (Elven Cloaks: 0).",
    ]


@card("fp_char_14")
def test_the_challenge_tells_which_tiles_leave() -> None:
    lines = event(
        "fp_char_14", fed=("tile:std_13", "tile:std_07", "tile:std_14"), characters={"strider": "minas_tirith"}
    )
    assert lines[-3:] == [
        "A tile leaves the game (Tile: Eye, Reveal).",
        "The tile goes back into the Hunt Pool (Tile: 2).",
        "A tile leaves the game (Tile: Eye, Reveal).",
    ]


@card("sh_char_13")
def test_the_lure_tells_whom_it_was_for() -> None:
    revealed = {"region": "hollin", "hidden": False}
    lines = event("sh_char_13", "use_ring", fed=("companion:gimli",), fellowship=revealed)
    assert lines == ["Drawn at random: Gimli.", "Corruption grows by 2 to 2."]


@rule("W22.9")
def test_a_hobbit_taken_alive_is_not_eliminated() -> None:
    lines = event(
        "sh_char_13",
        ("eliminate", "peregrin"),
        fed=("companion:peregrin",),
        fellowship={"region": "hollin", "hidden": False},
    )
    assert lines == [
        "Drawn at random: Peregrin Took.",
        "Peregrin Took is taken alive.",
        "Peregrin Took leaves the Fellowship.",
    ]


@card("sh_char_14")
def test_the_breaking_tells_its_die() -> None:
    lines = event(
        "sh_char_14",
        fed=("tile:sp_sh_char_01", "die:1"),
        fellowship={"region": "morannon", "mordor": 1, "hidden": False},
        hunt={"pool": [*POOL, "sp_sh_char_01"]},
        played=["sh_char_01"],
    )
    assert lines[:2] == [
        "A tile is drawn from the Hunt Pool (Shelob's Lair: Die, Stop).",
        "The die of the tile shows 1.",
    ]


@card("sh_char_21")
@rule("W7.3")
def test_rings_are_told_where_they_go() -> None:
    play = lay(
        characters={"saruman": "orthanc"}, table=["sh_char_21"], dice={"fp": {"muster": 1}, "shadow": {"army": 1}}
    )
    do(play, ("die", "muster"), ("force_off_ring", "sh_char_21"))
    assert said(play)[1:] == [
        "An Elven Ring of the Free Peoples forces The Palantír of Orthanc off the table.",
        "The Elven Ring goes over to the Shadow.",
        "“The Palantír of Orthanc” leaves the table.",
    ]
    play = lay(rings={"fp": 2, "shadow": 1}, acting=1, dice={"fp": {"event": 1}, "shadow": {"army": 1}})
    do(play, "ring", ("change", "army"), ("into", "event"))
    assert said(play)[-2:] == [
        "An Elven Ring of the Shadow changes Army into Event.",
        "The Elven Ring leaves the game.",
    ]


def climb(*answers: Any, drawn: str = "", **more: Any) -> list[str]:
    play = lay(
        fellowship={"region": "morannon", "mordor": 1}, dice={"fp": {"character": 1}, "shadow": {"army": 1}}, **more
    )
    if drawn:
        tiles(play, drawn)
    do(play, ("die", "character"), "fellowship", *answers)
    return said(play)


@card("fp_char_08")
@rule("W19.4.3", "R9.17")
def test_steps_in_mordor_are_told_with_and_without_a_tile() -> None:
    lines = climb(("use", "fp_char_08"), table=["fp_char_08"])
    assert lines[-5:] == [
        "“Wizard's Staff” leaves the table.",
        "No tile is drawn.",
        "The Fellowship climbs to step 2 of the Mordor Track.",
        "The Hunt is over.",
        "The die goes into the Hunt Box.",
    ]
    lines = climb("use_ring", drawn="sp_sh_char_03", hunt={"pool": [*POOL, "sp_sh_char_03"]}, played=["sh_char_03"])
    assert "The Fellowship can not climb on." in lines and not [line for line in lines if "climbs" in line]


@rule("W17.6.2")
def test_the_path_is_told_region_by_region() -> None:
    play = lay(at="fellowship", fellowship={"region": "hollin", "progress": 2})
    do(play, "declare", ("to", "moria"), ("to", "dimrill_dale"))
    assert said(play)[-3:] == [
        "The path of the Fellowship leads to Moria.",
        "The path of the Fellowship leads to Dimrill Dale.",
        "The Fellowship is declared in Dimrill Dale.",
    ]


@rule("W14.10", "W14.16")
def test_a_siege_battle_and_a_sortie_are_told_as_such() -> None:
    inside = {"minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 2}}}
    for seat, face, line in (
        (1, "army", "Assault of the Shadow on the Stronghold of Minas Tirith."),
        (0, "army_muster", "Sortie of the Free Peoples from the Stronghold of Minas Tirith."),
    ):
        dice = {"fp": {"army_muster": 1}, "shadow": {"army": 1}}
        play = lay(empty_board=True, regions=inside, politics=WAR, acting=seat, dice=dice)
        do(play, ("die", face), "attack_army", ("attack", "minas_tirith", "minas_tirith"), "all")
        assert line in said(play)


@rule("W13.2.1", "W12.2.1")
def test_those_who_stay_and_those_who_go_along_are_told() -> None:
    regions = {
        "north_ithilien": {"sauron_regular": 2, "sauron_elite": 1, "nazgul": 2},
        "osgiliath": {"gondor_regular": 1},
    }
    start: dict[str, Any] = {"empty_board": True, "regions": regions, "politics": WAR, "acting": 1}
    play = do(lay(start), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"))
    do(play, ("leave", "sauron_regular"), ("leave", "nazgul"), "done")
    assert [(line["who"], line["n"]) for line in told(play, "rearguard")] == [("sauron_regular", 1), ("nazgul", 1)]
    play = do(lay(start), ("die", "army"), "move_armies", ("from", "north_ithilien"), ("to", "dagorlad"), "all")
    assert said(play)[1:3] == [
        "3 units of the Shadow move from North Ithilien to Dagorlad (1 Elite).",
        "Going along: 2 × Nazgûl.",
    ]


@rule("W8.5")
def test_only_the_owner_reads_which_card_he_discards() -> None:
    hand = ["fp_char_01", "fp_char_02", "fp_char_03", "fp_char_04", "fp_strat_01", "fp_strat_02"]
    for backs, others in (
        (True, "The Free Peoples discard a card of the Free Peoples' Character deck face down."),
        (False, "The Free Peoples discard a card face down."),
    ):
        play = lay(hands=[hand, []], dice=EVENTS, options={"card_backs_open": backs})
        do(play, ("die", "event"), ("draw", "fp_strategy"), ("discard", "fp_char_02"))
        assert say(play.log(1)[-1], "en", "wotr") == said(play)[-1] == others
        assert say(play.log(0)[-1], "en", "wotr") == "You discard “Elven Rope” face down."


@rule("W21.2")
def test_the_leading_player_is_told() -> None:
    play = new(seats=4)
    while table(play).turn < 2:
        do(play, options(play)[-1])
    assert "The Rohan player is the Leading Player of the Free Peoples now." in said(play)
    assert "The Saruman player is the Leading Player of the Shadow now." in said(play)
