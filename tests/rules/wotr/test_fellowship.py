"""W17 to W20: the Fellowship, the Hunt, Mordor, victory."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_kit import active, asked, do, go, laid, lay, options, rolls, standing, table, tiles, verbs, where

from ravenhill.coverage import example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.book import FP, SH
from ravenhill.games.wotr.hunt import is_success, rerolls

ALL = ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]


def only(*inside: str) -> dict[str, str]:
    """Everybody else has left the game."""
    return {c: "eliminated" for c in ALL if c not in inside}


def march(fellowship: dict[str, Any] | None = None, hunt: dict[str, Any] | None = None, **more: Any) -> Play:
    """The Fellowship is about to move with a Character die."""
    more.setdefault("dice", {"fp": {"character": 2}, "shadow": {"army": 1}})
    more.setdefault("empty_board", True)
    play = lay(fellowship=fellowship or {}, hunt=hunt or {}, **more)
    return do(play, ("die", "character"))


def phase(**more: Any) -> Play:
    return lay(at="fellowship", dice={"fp": {}, "shadow": {}}, ready=[4, 7], **more)


# --- the Guide ---


@rule("W17.3.1", "W17.4", "W5.2.4", "W17.3.2")
@example("E21")
def test_changing_the_guide_in_the_first_turn() -> None:
    play = phase()
    do(play, "pass")
    assert options(play) == (("guide", "gandalf_grey"), ("guide", "strider"))
    do(play, ("guide", "strider"))
    assert table(play).fellowship.guide == 1


@rule("W17.4.1", "W17.4.2", "W17.10.6")
def test_gollum_guides_when_nobody_is_left() -> None:
    play = march(characters=only("gimli"))
    do(play, "separate", ("companion", "gimli"), ("to", "rivendell"))
    assert table(play).fellowship.guide == 9


@rule("W17.4", "W17.10.6")
def test_a_new_guide_is_chosen_when_one_leaves() -> None:
    play = march(characters=only("gandalf_grey", "boromir", "legolas"))
    do(play, "separate", ("companion", "gandalf_grey"), "done", ("to", "rivendell"))
    assert asked(play) == "wotr-ask-guide" and {o[1] for o in options(play)} == {"boromir", "legolas"}


# --- declaring ---


@rule("W5.2.1", "W17.6.1", "W17.6.2", "W17.6.3", "W17.6.5", "W17.9", "W5.2.2", "W17.6.4", "W17.1.1", "W17.1.2")
@example("E22")
def test_declaring_in_lorien() -> None:
    play = phase(fellowship={"progress": 5, "corruption": 3})
    do(play, "declare", *[("to", r) for r in ("fords_of_bruinen", "hollin", "moria", "dimrill_dale", "lorien")])
    f = table(play).fellowship
    assert (standing(play), f.progress, f.hidden, f.corruption) == ("lorien", 0, True, 2)
    assert table(play).drawn == []


@rule("W17.6.2", "R9.1")
@example("N28", "N54")
def test_resting_in_place() -> None:
    play = phase(fellowship={"progress": 0, "corruption": 1})
    do(play, "declare")
    assert standing(play) == "rivendell" and table(play).fellowship.corruption == 0
    play = phase(fellowship={"progress": 0, "corruption": 0})
    do(play, "declare")
    assert table(play).fellowship.corruption == 0


@rule("W17.6.1", "W17.7.3", "W19.7")
@pytest.mark.parametrize("fellowship", [{"hidden": False}, {"mordor": 2, "region": "morannon"}])
def test_no_declaration_when_revealed_or_in_mordor(fellowship: dict[str, Any]) -> None:
    play = phase(fellowship=fellowship)
    assert asked(play) == "wotr-ask-guide"


@rule("W16.6", "W17.9", "W5.2.2", "R9.1")
@example("C41")
def test_declaring_in_edoras() -> None:
    there = {"region": "westemnet", "progress": 1, "corruption": 2}
    play = phase(fellowship=there, regions={"edoras": {"control": "shadow"}})
    do(play, "declare", ("to", "edoras"))
    assert not active(play, "rohan") and table(play).fellowship.corruption == 2
    play = phase(fellowship=there)
    do(play, "declare", ("to", "edoras"))
    assert active(play, "rohan") and table(play).fellowship.corruption == 1


@rule("W17.6.2", "W3.3", "R9.2")
def test_the_path_keeps_to_passable_borders() -> None:
    play = phase(fellowship={"progress": 2})
    do(play, "declare")
    assert {o[1] for o in options(play) if o[0] == "to"} == {"fords_of_bruinen", "trollshaws"}
    assert ("stop",) in options(play)
    do(play, ("to", "trollshaws"))
    assert ("to", "rivendell") in options(play)
    play = phase(fellowship={"progress": 2}, options={"retrace_path": False})
    do(play, "declare", ("to", "trollshaws"))
    assert ("to", "rivendell") not in options(play)


# --- moving, the roll ---


@rule("W17.5.1", "W18.3.1", "R9.7", "W6.10")
@example("N29")
def test_hunt_level_and_dice() -> None:
    play = march(hunt={"shadow": 0})
    do(play, "fellowship")
    assert asked(play) == "wotr-ask-die" and table(play).fellowship.progress == 1
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
    assert asked(play) == "wotr-ask-hunt-casualty"


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
    assert asked(play) == "wotr-ask-separate-to"
    go(play, "weather_hills")
    if asked(play) == "wotr-ask-guide":
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
    assert asked(play) == "wotr-ask-path" and ("stop",) not in options(play), "it may not end in Rivendell"
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
    assert table(play).damage == 1 and asked(play) == "wotr-ask-guide-ability"
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
    from ravenhill.games.wotr.fellowship import path_options

    t = table(play)
    assert path_options(t, [t.fellowship.region], 0, True) == [("stop",)]


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
    assert asked(play) == "wotr-ask-guide-ability"
    do(play, "pass")
    assert table(play).fellowship.hidden and table(play).fellowship.corruption == 2
    play = march(fellowship={"region": "trollshaws"}, hunt={"shadow": 1}, characters=gone)
    rolls(play, 6)
    tiles(play, "std_09")
    do(play, "fellowship", "guide_ability")
    assert asked(play) == "wotr-ask-path"
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


# --- separating ---


@rule("W17.10.1", "W17.10.2", "W17.10.3", "W17.10.5", "W17.10.8", "W17.1.4")
@example("E24")
def test_separating_a_group() -> None:
    play = march(fellowship={"progress": 5})
    do(play, "separate", ("companion", "legolas"), ("with", "meriadoc"), "done")
    assert asked(play) == "wotr-ask-separate-to"
    go(play, "woodland_realm")
    assert where(play, "legolas") == where(play, "meriadoc") == "woodland_realm"
    assert table(play).fellowship.progress == 5


@rule("W17.10.4", "W9.3.4")
def test_separating_inside_a_siege() -> None:
    play = march(regions={"rivendell": {"sauron_regular": 1, "besieged": {"elves_regular": 1}}})
    do(play, "separate", ("companion", "gimli"), "done")
    assert where(play, "gimli") == "rivendell:besieged"


# --- Mordor ---


@rule("W19.3", "W19.3.1", "W19.3.2", "W5.2.3", "R10.2", "R10.3", "R10.4", "W18.1.3", "W3.28")
@example("N37")
def test_entering_mordor() -> None:
    play = phase(
        fellowship={"region": "dagorlad", "progress": 3},
        hunt={
            "drawn": ["std_10", "std_05", "std_13"],
            "removed": ["std_14"],
            "specials": ["sp_fp_char_03", "sp_sh_char_01"],
        },
    )
    do(play, "declare", ("to", "morannon"), "stop", "enter_mordor")
    t = table(play)
    assert t.fellowship.mordor == 0 and t.fellowship.progress == 0
    names = {t.book.tile_ids[n] for n in t.pool}
    assert names == {f"std_{n:02d}" for n in range(1, 17)} - {"std_10", "std_05", "std_14"} | {
        "sp_fp_char_03",
        "sp_sh_char_01",
    }
    assert t.specials == []


@rule("R10.3", "R10.13", "W1.15")
def test_entering_without_declaring() -> None:
    play = phase(fellowship={"region": "minas_morgul", "progress": 2, "hidden": True})
    do(play, "pass", "enter_mordor")
    assert table(play).fellowship.mordor == 0 and table(play).fellowship.progress == 0
    play = phase(fellowship={"region": "minas_morgul", "progress": 2}, options={"mordor_progress": "kept"})
    do(play, "pass", "enter_mordor")
    assert table(play).fellowship.progress == 2
    play = phase(fellowship={"region": "gorgoroth", "progress": 0})
    do(play, "pass")
    assert asked(play) == "wotr-ask-guide", "only from the two gates (R10.13)"


def climb(tile: str, step: int = 1, corruption: int = 0, hunt: dict[str, Any] | None = None, **more: Any) -> Play:
    pool = {"pool": [tile, "std_01"] if tile != "std_01" else ["std_01", "std_02"]}
    pool["drawn"] = [f"std_{n:02d}" for n in range(1, 17) if f"std_{n:02d}" not in pool["pool"]]
    more.setdefault("characters", only("gimli"))
    play = march(
        fellowship={"mordor": step, "corruption": corruption, "region": "morannon", **more.pop("fellowship", {})},
        hunt={**pool, **(hunt or {})},
        **more,
    )
    tiles(play, tile)
    return do(play, "fellowship")


@rule("W19.4", "W19.4.2", "W19.4.3", "W19.4.4", "R10.5", "R10.9")
@example("N38", "C08")
def test_an_eye_in_mordor_counts_the_hunt_box() -> None:
    play = climb("std_13", hunt={"shadow": 4, "fp": 1})
    assert table(play).damage == 5 and table(play).fellowship.mordor == 2
    play = climb("std_13", hunt={"shadow": 6})
    assert table(play).damage == 6
    play = climb("std_13", hunt={"shadow": 2})
    assert table(play).damage == 2


@rule("W18.2.6", "W19.4.4", "W18.2.5", "R9.18", "R10.7", "W18.4.9")
@example("N39", "N33")
def test_a_stop_tile() -> None:
    play = march(
        fellowship={"mordor": 2, "region": "morannon"},
        hunt={"pool": ["sp_sh_char_01", "std_01"], "drawn": [f"std_{n:02d}" for n in range(2, 17)]},
        characters=only("gimli"),
    )
    tiles(play, "sp_sh_char_01")
    rolls(play, 4)
    do(play, "fellowship")
    assert table(play).damage == 4 and table(play).fellowship.mordor == 2 and table(play).fellowship.tried


@rule("W19.4.5")
def test_a_reveal_in_mordor_moves_nobody() -> None:
    play = climb("std_01")
    f = table(play).fellowship
    assert not f.hidden and f.mordor == 2 and asked(play) == "wotr-ask-die"


@rule("W19.4.1", "R10.8", "W22.8", "W22.9")
@example("C24", "N42")
def test_a_hobbit_in_mordor() -> None:
    play = climb("std_07", characters=only("peregrin"))
    do(play, "guide_ability")
    assert where(play, "peregrin") == "eliminated" and table(play).damage == 1
    play = march(fellowship={"mordor": 1, "region": "morannon"})
    assert "separate" not in verbs(play)


@rule("W19.4.6", "W20.7", "W5.5.1")
@example("N40", "C34")
def test_idle_in_mordor() -> None:
    for tried, corruption in ((False, 6), (True, 5)):
        play = lay(
            fellowship={"mordor": 1, "region": "morannon", "corruption": 5, "tried": tried},
            dice={"fp": {"event": 1}, "shadow": {}},
        )
        do(play, ("die", "event"), "skip")
        assert table(play).fellowship.corruption == corruption
    play = lay(
        fellowship={"mordor": 1, "region": "morannon", "corruption": 5, "hidden": False},
        dice={"fp": {"character": 1}, "shadow": {}},
    )
    do(play, ("die", "character"), "hide")
    assert table(play).fellowship.corruption == 5
    play = lay(
        fellowship={"mordor": 1, "region": "morannon", "corruption": 11},
        dice={"fp": {"event": 1}, "shadow": {}},
        regions={"barad_dur": {"control": "fp"}, "morannon": {"control": "fp"}},
    )
    do(play, ("die", "event"), "skip")
    assert play.result is not None and play.result.winners == [1] and play.result.reason == "corruption"


@rule("W19.4.7", "W20.2", "R10.6", "W20.1", "W19.2")
@example("N41", "C07", "N27")
def test_the_crack_of_doom() -> None:
    play = climb("std_03", step=4, corruption=10)
    do(play, "use_ring")
    assert play.result is not None and play.result.winners == [0] and play.result.reason == "ring"
    play = climb("std_07", step=4, corruption=10)
    do(play, "use_ring")
    assert play.result is not None and play.result.winners == [1], "Corruption comes first"


@rule("W20.1", "W17.2", "R10.10", "W1.3")
@example("N26")
def test_corruption_ends_the_game_at_once() -> None:
    play = march(fellowship={"corruption": 10}, hunt={"shadow": 1})
    rolls(play, 6)
    tiles(play, "std_03")
    do(play, "fellowship", "use_ring")
    assert not play.over and table(play).fellowship.corruption == 11
    play = march(fellowship={"corruption": 11}, hunt={"shadow": 1})
    rolls(play, 6)
    tiles(play, "std_03")
    do(play, "fellowship", "use_ring")
    assert play.over and play.result is not None and play.result.rule == "W20.1"


SHADOW_TEN = ["minas_tirith", "dol_amroth", "helms_deep", "rivendell", "lorien"]


@rule("W20.3", "W20.4", "W20.5", "R10.12", "W15.4")
@example("N25")
@pytest.mark.parametrize(
    ("shadow", "free", "winner"),
    [
        (SHADOW_TEN, [], 1),
        ([*SHADOW_TEN[:4], "dale"], [], None),
        ([], ["moria", "umbar"], 0),
        ([], ["moria", "angmar"], None),
        (SHADOW_TEN, ["moria", "umbar"], 1),
    ],
)
def test_military_victory(shadow: list[str], free: list[str], winner: int | None) -> None:
    regions = {r: {"control": "shadow"} for r in shadow} | {r: {"control": "fp"} for r in free}
    play = lay(regions=regions, dice={"fp": {"event": 1}, "shadow": {}}, empty_board=True)
    assert not play.over, "points are counted in phase 6 only"
    do(play, ("die", "event"), "skip")
    assert (play.result.winners if play.result else None) == ([winner] if winner is not None else None)


@rule("W20.6", "W8.4")
@example("N10")
def test_the_game_goes_on_without_cards() -> None:
    dropped = [f"fp_strat_{n:02d}" for n in range(1, 25)]
    play = lay(at="recover", turn=3, dropped=[dropped, []])
    assert not play.over and len(table(play).hands[0]) == 1
    play = lay(dropped=[dropped, []], dice={"fp": {"event": 1}, "shadow": {}})
    do(play, ("die", "event"))
    assert [o for o in options(play) if o[0] == "draw"] == [("draw", "fp_character")]


@rule("W19.1", "W19.6")
def test_the_progress_limit() -> None:
    for limited, progress in ((True, 12), (False, 13)):
        play = march(fellowship={"progress": 12, "region": "trollshaws"}, options={"progress_limit": limited})
        do(play, "fellowship")
        assert table(play).fellowship.progress == progress


@rule("R9.19")
def test_progress_stops_at_twelve() -> None:
    play = march(fellowship={"progress": 12})
    do(play, "fellowship")
    assert table(play).fellowship.progress == 12


@rule("R7.9", "W17.6.4")
def test_the_fellowship_passes_a_siege() -> None:
    siege = {"minas_tirith": {"sauron_regular": 3, "besieged": {"gondor_regular": 2}}}
    play = phase(fellowship={"region": "lossarnach", "progress": 2, "corruption": 1}, empty_board=True, regions=siege)
    do(play, "declare", ("to", "minas_tirith"))
    assert ("to", "druadan_forest") in options(play)
    do(play, "stop")
    assert standing(play) == "minas_tirith" and table(play).fellowship.corruption == 0
    assert active(play, "gondor"), "besieged, but still held by Gondor"


@rule("W3.23", "W3.24", "W3.25", "W3.26")
def test_tracks_are_seen_by_all() -> None:
    seen = march(fellowship={"progress": 4, "corruption": 2}, hunt={"shadow": 3}).view(None)
    assert seen["fellowship"]["progress"] == 4 and seen["hunt"]["shadow"] == 3
    assert seen["politics"]["gondor"]["box"] == 2 and laid(march()) == []
    assert SH == 1
