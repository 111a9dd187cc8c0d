"""B8. Fate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.coverage import card, example, rule

Lay = Callable[..., Any]
PEACE = {"camp": "1 dwarf_warriors", "iron_road": "1 orcs"}
THREE = ["bard", "dain", "gandalf"]
HOME = {"bard": "camp", "dain": "camp", "gandalf": "camp"}


def fated(lay: Lay, *tiles: str, generals: list[str] | None = None, **more: Any) -> Any:
    """The Fate phase with these tiles to come, fed after the activation phase."""
    more.setdefault("characters", dict(HOME))
    f = lay(PEACE, at="generals", **more)
    f.feed(*(f"tile:ft_{t}" for t in tiles))
    names = generals or []
    f.do(*(f"activate {g}" for g in names))
    if len(names) < 3:
        f.do("done")
    return f


@rule("B8.1", "B8.2", "B8.4", "B8.5", "B5.3")
@example("BX-19")
def test_shadow_stops_at_the_second_tile(lay: Lay) -> None:
    f = fated(lay, "common_3", "common_2", generals=THREE)
    assert f.seat == 1 and f.options == ["apply ft_common_3", "draw"]
    f.do("draw")
    assert f.play.view(0)["fate"]["aside"] == ["ft_common_3"]
    f.do("apply ft_common_2")
    assert f.t.marker == 2
    assert f.play.view(0)["fate"]["spent"] == ["ft_common_2"]
    assert f.t.pool.count(4) == 3 and len(f.t.pool) == 11


@rule("B8.2")
@example("BX-20")
def test_the_last_tile_must_be_applied(lay: Lay) -> None:
    f = fated(lay, "common_3", "common_2", "common_3", generals=THREE)
    f.do("draw", "draw")
    assert f.t.marker == 3 and f.asked == "bats"
    assert len(f.t.pool) == 11


@rule("B8.1")
@example("BX-21")
def test_one_tile_without_or_with_one_general(lay: Lay) -> None:
    assert fated(lay, "common_1").asked == "bats"
    f = fated(lay, "common_2", generals=["bard"])
    assert f.asked == "bats" and f.t.marker == 2


@rule("B8.3")
@example("BX-22")
def test_a_special_tile_must_be_applied(lay: Lay) -> None:
    pool = {"ft_common_1": 2, "ft_special_shadow": 1, "ft_special_fp": 1}
    f = fated(lay, "special_shadow", generals=THREE, pool=pool)
    assert f.asked == "bats" and f.t.marker == 0
    g = fated(lay, "special_fp", generals=THREE, pool=pool)
    assert g.t.marker == 3 and len(g.t.fate_deck) == 8  # three steps and a Fate card


@rule("B8.6", "B13.2")
@example("BX-23")
def test_fifteen_steps_win(lay: Lay) -> None:
    f = fated(lay, "common_3", fate=13)
    assert f.ended == ("fp", "fate") and f.t.marker == 15
    assert f.play.result.rule == "B8.6"


@rule("B8.7", "B9.1.2")
@example("BX-24")
def test_who_becomes_ready(lay: Lay) -> None:
    def ready(start: int, tile: str) -> set[str]:
        f = fated(lay, tile, fate=start)
        characters = f.play.view(0)["characters"]
        return {c for c in characters if characters[c]["ready"]}

    assert ready(1, "common_3") == {"bilbo"}
    assert ready(5, "common_1") == {"bilbo", "thorin"}
    assert ready(7, "common_2") == {"bilbo", "thorin", "lord_of_the_eagles"}
    assert ready(10, "common_1") == {"bilbo", "thorin", "lord_of_the_eagles", "beorn"}


@rule("B8.8", "B8.9", "B8.10")
@example("BX-25")
@card("fa01")
def test_a_fate_card_for_beorn(lay: Lay) -> None:
    f = lay(PEACE, at="generals", characters=HOME, fate=10)
    f.feed("tile:ft_common_1_icon", "card:fa01").do("done")
    assert f.table() == ["fa01"] and f.t.wrath == 2 and f.t.marker == 11
    f.do("bats 5", *["bat valley"] * 5)
    g = lay(
        PEACE | {"ruins_of_dale": "1 orcs, control", "ravenhill": "1 orcs, control"},
        fp="character",
        table=["fa01"],
        wrath=2,
        fate=11,
    )
    g.do("die character", "use beorn", "place slope_end")
    assert g.t.wrath == 10
    h = lay(PEACE, at="generals", characters=HOME | {"beorn": "eliminated"})
    h.feed("tile:ft_common_1_icon", "card:fa01").do("done")
    assert h.table() == [] and h.t.wrath == 0 and len(h.t.fate_discards) == 1


@rule("B8.11")
@card("fs03", "ss03")
def test_special_tiles_enter_the_pool(lay: Lay) -> None:
    f = lay(PEACE, fp="character", fp_hand="fs03").do("die character", "play fs03")
    assert f.play.view(1)["fate"]["pool"]["ft_special_fp"] == 1
    g = lay(PEACE, shadow="character", shadow_hand="ss03").do("die character", "play ss03")
    assert g.play.view(0)["fate"]["pool"]["ft_special_shadow"] == 1


@rule("B8.12")
def test_an_empty_pool(lay: Lay) -> None:
    f = fated(lay, pool={})
    assert f.asked == "bats" and f.t.marker == 0


@rule("B8.13")
def test_faces_of_the_tiles(new: Lay) -> None:
    book = new().t.book
    assert book.tile_value == [1, 1, 2, 2, 3, 3, 0]
    assert book.tile_icon == [False, True, False, True, False, True, False]
    assert book.tile_copies == [2, 2, 2, 3, 3, 1, 1]


@rule("B8.14", "B9.1.4")
@example("BX-115")
@card("ss13")
def test_ill_chance(lay: Lay) -> None:
    f = lay(PEACE, shadow="character", shadow_hand="ss13", fate=8)
    f.do("die character", "play ss13")
    assert f.t.marker == 7
    assert not f.play.view(0)["characters"]["lord_of_the_eagles"]["ready"]
    assert len(f.hand("shadow")) == 1
    g = lay(PEACE, shadow="character", shadow_hand="ss13", fate=0).do("die character", "play ss13")
    assert g.t.marker == 0


@rule("B8.15")
def test_the_pool_is_known_by_counting(lay: Lay) -> None:
    f = fated(lay, "common_3", "common_1", generals=THREE)
    for seat in (0, 1, None):
        assert sum(f.play.view(seat)["fate"]["pool"].values()) == 11


@rule("B8.16", "B8.17", "B14.2.1", "B13.2")
@example("BX-116")
@card("fs04")
def test_the_skin_changer_brings_beorn(lay: Lay) -> None:
    f = lay(PEACE, fp="character", fp_hand="fs04", fate=10).do("die character", "play fs04")
    assert f.asked == "beorn_enters" and "place slope_end" in f.options
    f.do("place slope_end")
    assert f.ended == ("fp", "beorn")
    g = lay(PEACE, fp="character", fp_hand="fs04", fate=9).do("die character", "play fs04")
    assert g.play.view(0)["characters"]["beorn"]["step"] == 10 and g.place("beorn") == "waiting"


@rule("B8.16")
@card("fs20", "fa05")
def test_the_lord_of_the_eagles_comes_nearer(lay: Lay) -> None:
    f = lay(PEACE, fp="muster", fp_hand="fs20", fate=7).do("die muster", "play fs20")
    assert f.place("lord_of_the_eagles") == "eyrie" and f.t.eyrie == 1
    g = lay(PEACE, fp="muster", fp_hand="fs20", fate=6).do("die muster", "play fs20")
    assert g.place("lord_of_the_eagles") == "waiting" and g.t.step_of[5] == 7
    h = lay(PEACE, fp="muster", fp_hand="fs20", characters={"lord_of_the_eagles": "eyrie"})
    assert h.do("die muster", "play fs20").t.eyrie == 1
    i = lay(PEACE, at="generals", fate=6, characters=HOME)
    i.feed("tile:ft_common_1_icon", "card:fa05").do("done")
    assert i.place("lord_of_the_eagles") == "waiting"  # ready now, but he needs a die
    assert i.t.step_of[5] == 7 and i.t.eyrie == 1
    assert i.play.view(0)["characters"]["lord_of_the_eagles"]["ready"]
    j = lay(PEACE, at="generals", characters=HOME | {"lord_of_the_eagles": "eyrie"}, eagles={"eyrie": 1})
    j.feed("tile:ft_common_1_icon", "card:fa05").do("done")
    assert j.t.eyrie == 3


@card("fa02", "fa03")
@rule("B14.2.2")
@example("BX-82")
def test_wrath(lay: Lay) -> None:
    f = lay(PEACE, at="generals", characters=HOME | {"beorn": "slope_end"}, wrath=8)
    f.feed("tile:ft_common_1_icon", "card:fa02").do("done")
    assert f.t.wrath == 12 and len(f.t.fate_discards) == 1
    g = lay(PEACE, at="generals", characters=HOME | {"beorn": "slope_end"}, wrath=15)
    g.feed("tile:ft_common_1_icon", "card:fa03").do("done")
    assert g.t.wrath == 16 and g.table() == ["fa03"]
    h = lay(PEACE, at="generals", characters=HOME)
    h.feed("tile:ft_common_1_icon", "card:fa02").do("done")
    assert h.t.wrath == 4


@card("fa04")
@rule("B14.1.3")
@example("BX-78")
def test_eagles_before_their_lord(lay: Lay) -> None:
    f = lay(PEACE, at="generals", characters=HOME)
    f.feed("tile:ft_common_1_icon", "card:fa04").do("done")
    assert f.t.eyrie == 2 and len(f.t.fate_discards) == 1
    g = lay(PEACE | {"high_shoulder": "1 orcs"}, fp="muster", eagles={"eyrie": 2}, table=["fa06"])
    g.do("die muster")
    assert "use eagles" not in g.options and "use eagles_heights" not in g.options


@card("fa06", "fa07", "fa08", "fa09")
def test_cards_beside_their_characters(lay: Lay) -> None:
    for name, owner in (("fa06", ""), ("fa07", "thorin"), ("fa08", "thorin"), ("fa09", "thorin")):
        f = lay(PEACE, at="generals", characters=HOME)
        f.feed("tile:ft_common_1_icon", f"card:{name}").do("done")
        assert f.table() == [name]
        if owner:
            g = lay(PEACE, at="generals", characters=HOME | {owner: "eliminated"})
            g.feed("tile:ft_common_1_icon", f"card:{name}").do("done")
            assert g.table() == []


def test_an_empty_fate_deck_gives_nothing(lay: Lay) -> None:
    f = lay(PEACE, at="generals", characters=HOME, discards=[f"fa0{n}" for n in range(1, 10)])
    f.feed("tile:ft_common_2_icon").do("done")
    assert f.t.marker == 2 and f.table() == []
