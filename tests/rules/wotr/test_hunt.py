"""W18: the Hunt for the Ring: the roll, tiles, casualties, the reveal."""

from __future__ import annotations

from typing import Any

from wotr_fellowship_kit import march, only
from wotr_kit import asked, do, go, lay, options, rolls, standing, table, tiles, verbs, where

from ravenhill.coverage import example, rule
from ravenhill.games.wotr.dice import is_success
from ravenhill.games.wotr.fellowship import Path
from ravenhill.games.wotr.hunt import rerolls
from ravenhill.games.wotr.nations import FP

# --- moving, the roll ---


@rule("W17.5.1", "W18.3.1", "R9.7", "W6.10")
@example("N29")
def test_hunt_level_and_dice() -> None:
    play = march(hunt={"shadow": 0})
    do(play, "fellowship")
    assert asked(play) == "die" and table(play).fellowship.progress == 1
    play = march(hunt={"shadow": 7}, dice={"fp": {"character": 3}, "shadow": {}})
    rolls(play, 1, 1, 1, 1, 1)
    do(play, "fellowship")
    assert table(play).fellowship.progress == 1 and not table(play).drawn


@rule("W18.3.2", "W17.5.3")
@example("E25", "N30")
def test_bonus_of_fellowship_dice() -> None:
    assert [d for d in range(1, 7) if is_success(d, 0)] == [6]
    assert [d for d in range(1, 7) if is_success(d, 1)] == [5, 6]
    assert [d for d in range(1, 7) if is_success(d, 5)] == [2, 3, 4, 5, 6]
    play = march(hunt={"shadow": 1, "fp": 1})
    rolls(play, 5)
    tiles(play, "std_03")
    do(play, "fellowship")
    assert asked(play) == "hunt_casualty"


@rule("W18.3.3", "R9.6")
@example("E26", "E27", "C29")
def test_hunt_rerolls() -> None:
    def count(**more: Any) -> int:
        return rerolls(table(lay(empty_board=True, **more)))

    two = {"region": "trollshaws"}
    assert count(fellowship=two, regions={"trollshaws": {"sauron_regular": 3, "nazgul": 2}}) == 2
    assert count(fellowship={"region": "moria"}, regions={"moria": {"sauron_regular": 4, "nazgul": 1}}) == 3
    assert count(fellowship={"region": "moria"}, regions={}) == 1
    assert count(fellowship=two, regions={}, characters={"mouth_of_sauron": "trollshaws"}) == 0
    assert count(fellowship=two, regions={}, characters={"witch_king": "trollshaws"}) == 1
    besieged = {"moria": {"elves_regular": 1, "besieged": {"sauron_regular": 1}}}
    assert count(fellowship={"region": "moria"}, regions=besieged) == 2
    play = march(
        fellowship={"region": "moria"}, hunt={"shadow": 1}, regions={"moria": {"sauron_regular": 4, "nazgul": 1}}
    )
    rolls(play, 2)
    do(play, "fellowship")
    assert options(play) == (("reroll", 1), ("pass",)) and play.decisions[0].seat == 1
    rolls(play, 6)
    tiles(play, "std_01")
    do(play, ("reroll", 1))
    assert not table(play).fellowship.hidden


@rule("W18.3.4", "W18.4.3", "W18.4.4", "W18.5.1", "W18.5.2", "R9.14", "R9.16", "W17.1.3")
@example("E29")
def test_full_hunt_with_casualty() -> None:
    play = march(
        fellowship={"region": "goblins_gate", "progress": 1, "guide": "strider"},
        hunt={"shadow": 3, "fp": 1},
        turn=4,
    )
    rolls(play, 2, 5, 6)
    tiles(play, "std_10")
    do(play, "fellowship")
    assert table(play).damage == 3
    play.feed(["companion:gimli"])
    do(play, ("casualty", "random"))
    do(play, ("guide", "strider"))
    t = table(play)
    assert where(play, "gimli") == "eliminated" and t.fellowship.corruption == 1
    assert t.fellowship.hidden and t.fellowship.progress == 2 and t.hunt_dice == [2, 3]


@rule("W18.5.2")
@example("N34")
def test_a_casualty_below_his_level_dies_all_the_same() -> None:
    play = march(fellowship={"guide": "strider"}, hunt={"shadow": 1})
    rolls(play, 6)
    tiles(play, "std_03")
    do(play, "fellowship", ("casualty", "guide"))
    assert where(play, "strider") == "eliminated" and table(play).fellowship.corruption == 0


@rule("W22.9", "W18.5.2", "R9.13", "W17.10.7", "W1.13")
@example("N35", "C06")
def test_take_them_alive() -> None:
    play = march(fellowship={"region": "trollshaws", "progress": 2}, hunt={"shadow": 1})
    rolls(play, 6)
    tiles(play, "std_10")
    do(play, "fellowship")
    play.feed(["companion:meriadoc"])
    do(play, ("casualty", "random"))
    assert asked(play) == "separate_to"
    go(play, "weather_hills")
    if asked(play) == "guide":
        do(play, options(play)[0])
    assert where(play, "meriadoc") == "weather_hills" and table(play).fellowship.corruption == 2


@rule("W18.4.2", "W22.8", "R9.10", "W18.4.6", "R9.11")
@example("C05")
def test_two_hobbits_lower_the_damage_one_after_the_other() -> None:
    play = march(
        fellowship={"region": "trollshaws", "guide": "meriadoc"},
        hunt={"shadow": 1},
        characters=only("meriadoc", "peregrin"),
    )
    rolls(play, 6)
    tiles(play, "std_07")
    do(play, "fellowship", "guide_ability", ("to", "trollshaws"), "guide_ability", ("to", "trollshaws"))
    t = table(play)
    assert t.fellowship.corruption == 0 and t.fellowship.guide == 9 and where(play, "peregrin") == "trollshaws"


@rule("W18.4.6", "R9.11", "W22.8")
def test_after_the_casualty_only_a_new_guide_may_help() -> None:
    play = march(
        fellowship={"region": "trollshaws", "guide": "meriadoc"},
        hunt={"shadow": 1},
        characters=only("meriadoc", "peregrin"),
    )
    rolls(play, 6)
    tiles(play, "std_10")
    play.feed(["companion:peregrin"])
    do(play, "fellowship", "pass", ("casualty", "random"), ("to", "trollshaws"))
    t = table(play)
    assert t.fellowship.guide == 5 and t.fellowship.corruption == t.book.tile_value[9] - 1, "Meriadoc is asked once"


@rule("W18.2.1", "W18.2.2", "R9.8")
@example("N31")
def test_an_eye_counts_successes() -> None:
    play = march(hunt={"shadow": 3})
    rolls(play, 6, 6, 1)
    tiles(play, "std_13")
    do(play, "fellowship")
    assert table(play).damage == 2


@rule("R9.12", "W18.2.3", "W17.7.1", "W17.7.2", "W17.7.5", "W18.4.5")
@example("E23", "C16")
def test_revealed_with_progress_three() -> None:
    play = march(fellowship={"progress": 2}, hunt={"shadow": 1})
    rolls(play, 6)
    tiles(play, "std_01")
    do(play, "fellowship")
    assert asked(play) == "path" and ("stop",) not in options(play), "it may not end in Rivendell"
    do(play, ("to", "fords_of_bruinen"), ("to", "high_pass"), ("to", "goblins_gate"))
    f = table(play).fellowship
    assert (standing(play), f.hidden, f.progress) == ("goblins_gate", False, 0)
    assert len(table(play).drawn) == 1
    assert table(play).hunt_dice[FP] == 1


@rule("W17.7.4", "W18.6.2", "W18.6.3", "R9.3", "R9.5")
@example("E23", "C37", "C15", "C31")
def test_a_tile_for_moria() -> None:
    play = march(fellowship={"progress": 2, "guide": "meriadoc"}, hunt={"shadow": 2}, characters=only("meriadoc"))
    rolls(play, 6, 6)
    tiles(play, "std_13")
    do(play, "fellowship", "pass", "use_ring")
    assert table(play).fellowship.corruption == 2
    tiles(play, "std_03")
    do(play, ("to", "fords_of_bruinen"), ("to", "hollin"), ("to", "moria"))
    assert table(play).damage == 1 and asked(play) == "guide_ability"
    do(play, "guide_ability")
    assert {o[1] for o in options(play)} == {"moria", "hollin", "dimrill_dale", "north_dunland"}, "Progress is 0 now"


@rule("W17.7.4", "W18.2.2")
@example("N31", "C37")
def test_an_eye_for_a_stronghold_is_nothing() -> None:
    play = march(fellowship={"region": "hollin", "progress": 0}, hunt={"shadow": 1}, characters=only("gimli"))
    rolls(play, 6)
    tiles(play, "std_01", "std_13")
    do(play, "fellowship", ("to", "moria"))
    assert table(play).fellowship.corruption == 0 and len(table(play).drawn) == 2


@rule("W17.7.4", "W17.7.1", "W18.3.3")
@example("C21")
def test_a_captured_elven_stronghold_draws_no_tile() -> None:
    play = march(fellowship={"progress": 1}, hunt={"shadow": 1}, regions={"rivendell": {"control": "shadow"}})
    assert rerolls(table(play)) == 1
    rolls(play, 6)
    tiles(play, "std_01")
    do(play, "fellowship")
    do(play, "stop")
    assert standing(play) == "rivendell" and len(table(play).drawn) == 1


@rule("R9.3", "W17.7.4")
@example("C11")
def test_one_tile_for_one_stronghold() -> None:
    play = march(fellowship={"region": "moria", "progress": 1}, hunt={"shadow": 1}, characters=only("gimli"))
    rolls(play, 6)
    tiles(play, "std_01", "std_02")
    do(play, "fellowship", *(["pass"] if "reroll" in verbs(play) else []))
    do(play, ("to", "dimrill_dale"), ("to", "moria"))
    assert len(table(play).drawn) == 2


@rule("R9.4", "W17.7.2")
def test_revealed_without_progress_in_a_haven() -> None:
    play = lay(
        empty_board=True,
        fellowship={"region": "rivendell"},
        regions={"rivendell": {"nazgul": 1}},
        dice={"fp": {}, "shadow": {"army": 1}},
        acting=1,
    )
    t = table(play)
    assert Path(t, 0, [t.fellowship.region], 0, True).offer() == [("stop",)]


@rule("W18.2.4", "W18.4.8")
@example("N32")
def test_negative_tiles_heal() -> None:
    play = march(
        fellowship={"mordor": 1, "corruption": 1, "region": "morannon"},
        hunt={"pool": ["sp_fp_char_03", "std_01"], "drawn": [f"std_{n:02d}" for n in range(2, 17)]},
    )
    tiles(play, "sp_fp_char_03")
    do(play, "fellowship")
    assert table(play).fellowship.corruption == 0 and table(play).fellowship.mordor == 2


@rule("W18.1.1", "W18.1.2")
@example("N36")
def test_an_empty_pool_is_filled_again() -> None:
    drawn = [f"std_{n:02d}" for n in range(2, 16)] + ["sp_fp_char_01"]
    play = march(fellowship={"mordor": 1}, hunt={"pool": ["std_01"], "drawn": drawn, "removed": ["std_16"]})
    do(play, "fellowship")
    t = table(play)
    assert sorted(t.pool) == list(range(15)) and t.drawn == [16]


@rule("W18.1.2", "W18.6.2")
@example("N36")
def test_the_last_tile_returns_before_the_tile_for_a_stronghold_is_drawn() -> None:
    """It was drawn and is resolved when the pool is found empty: it goes back with all others, and may come again."""
    drawn = [f"std_{n:02d}" for n in range(2, 17)]
    play = march(fellowship={"region": "hollin"}, hunt={"shadow": 1, "pool": ["std_01"], "drawn": drawn})
    rolls(play, 6)
    tiles(play, "std_01", "std_01")
    do(play, "fellowship", ("to", "moria"))
    t = table(play)
    assert standing(play) == "moria" and not t.fellowship.hidden
    assert t.drawn == [0] and sorted(t.pool) == list(range(1, 16)), "one tile was drawn from the new pool"


@rule("W18.1.2", "W18.6.2")
def test_a_tile_for_a_stronghold_that_empties_the_pool_brings_both_back() -> None:
    drawn = [f"std_{n:02d}" for n in range(3, 17)]
    play = march(fellowship={"region": "hollin"}, hunt={"shadow": 1, "pool": ["std_01", "std_02"], "drawn": drawn})
    rolls(play, 6)
    tiles(play, "std_01", "std_02")
    do(play, "fellowship", ("to", "moria"))
    assert table(play).drawn == [] and sorted(table(play).pool) == list(range(16))


@rule("R9.15", "W18.4.7", "W18.6.3", "W1.13")
@example("C17", "C36", "C43")
def test_gollum() -> None:
    gone = only()
    play = march(fellowship={"region": "trollshaws"}, hunt={"shadow": 1}, characters=gone)
    rolls(play, 6)
    tiles(play, "std_09")
    do(play, "fellowship")
    assert asked(play) == "guide_ability"
    do(play, "pass")
    assert table(play).fellowship.hidden and table(play).fellowship.corruption == 2
    play = march(fellowship={"region": "trollshaws"}, hunt={"shadow": 1}, characters=gone)
    rolls(play, 6)
    tiles(play, "std_09")
    do(play, "fellowship", "guide_ability")
    assert asked(play) == "path"
    do(play, "stop")
    assert not table(play).fellowship.hidden and table(play).fellowship.corruption == 1
    play = march(fellowship={"region": "trollshaws"}, hunt={"shadow": 1}, characters=gone)
    rolls(play, 6)
    tiles(play, "std_13")
    do(play, "fellowship", "stop")
    assert not table(play).fellowship.hidden, "an Eye reveals him"
    play = march(fellowship={"region": "trollshaws", "guide": "gimli"}, hunt={"shadow": 1}, characters=only("gimli"))
    rolls(play, 6)
    tiles(play, "std_09")
    do(play, "fellowship", ("casualty", "guide"))
    assert table(play).fellowship.hidden, "Gollum guides when the Reveal comes"
