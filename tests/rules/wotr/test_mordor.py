"""W19, W20: Mordor, Corruption, victory."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_fellowship_kit import march, only, phase
from wotr_kit import asked, do, lay, options, rolls, table, tiles, verbs, where

from ravenhill.coverage import example, rule
from ravenhill.engine.script import Play


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
    assert asked(play) == "guide", "only from the two gates (R10.13)"


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
    assert not f.hidden and f.mordor == 2 and asked(play) == "die"


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


@rule("W19.3.1")
def test_on_the_mordor_track_the_fellowship_is_in_no_region() -> None:
    play = phase(fellowship={"region": "minas_morgul", "progress": 2})
    seen: Any = play.view(None)
    assert (seen["fellowship"]["region"], seen["fellowship"]["mordor"]) == ("minas_morgul", None)
    do(play, "pass", "enter_mordor")
    seen = play.view(None)
    assert (seen["fellowship"]["region"], seen["fellowship"]["mordor"]) == (None, 0)
