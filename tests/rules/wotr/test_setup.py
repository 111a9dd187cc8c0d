"""W1 to W4: terms, components, the board, set-up."""

from __future__ import annotations

import colorsys
import re
from pathlib import Path

import pytest
from wotr_kit import active, box, figures, lay, new, reserve, table

from ravenhill.coverage import example, rule
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import BadPosition
from ravenhill.games.wotr import check
from ravenhill.games.wotr.kinds import KIND_IDS
from ravenhill.games.wotr.nations import FP, GONDOR, NO_NATION, SH
from ravenhill.games.wotr.places import CITY, FORTIFICATION, STRONGHOLD, TOWN
from ravenhill.games.wotr.tiles import TILE_DIE, TILE_EYE

BOOK = table(new()).book


def region(name: str) -> int:
    return BOOK.region_index[name]


@rule("W1.1", "W1.2", "W1.4")
def test_players_and_nations() -> None:
    info = shelf.find("wotr").info
    assert [s.seats for s in info.scenarios] == [(2,), (3,), (4,)]
    t = table(new(seats=3))
    assert t.team == [FP, SH, SH]
    assert table(new(seats=4)).team == [FP, FP, SH, SH]
    assert len(t.politics) == 8


@rule("W4.1")
def test_sides_are_agreed_by_taking_a_seat() -> None:
    scenarios = {s.id: s.names for s in shelf.find("wotr").info.scenarios}
    assert scenarios["war"] == ("fp", "shadow")
    t = table(new())
    assert t.team == [FP, SH] and t.turn == 1 and len(t.control) == 105


@rule("W1.5")
def test_colours_of_the_nations() -> None:
    """As the browser paints them: hue in degrees, and how light."""
    wanted = {
        "dwarves": (15, 40, 0.0, 0.45),  # brown
        "elves": (80, 140, 0.55, 1.0),  # light green
        "gondor": (205, 240, 0.0, 0.45),  # dark blue
        "north": (190, 225, 0.55, 1.0),  # light blue
        "rohan": (100, 160, 0.0, 0.45),  # dark green
        "isengard": (42, 62, 0.45, 1.0),  # yellow
        "sauron": (0, 12, 0.0, 1.0),  # red
        "southrons": (18, 38, 0.45, 1.0),  # orange
    }
    web = Path(__file__).parents[3] / "web/src"
    faces = re.findall(r'^  (\w+): {[^}]*? face: "var\(--(\w+)\)"', (web / "games/wotr/model.ts").read_text("utf-8"), re.M)
    colours = dict(re.findall(r"^  --(\w+): #(\w{6});", (web / "tokens.css").read_text("utf-8"), re.M))
    painted = {nation: colours[token] for nation, token in faces}
    for nation, (low, high, dark, light) in wanted.items():
        red, green, blue = (int(painted[nation][i : i + 2], 16) / 255 for i in (0, 2, 4))
        hue, lightness, _ = colorsys.rgb_to_hls(red, green, blue)
        assert low <= hue * 360 <= high and dark <= lightness <= light, nation


@rule("W2.1", "W2.3", "W2.4", "W4.12", "W4.13")
@example("N02")
def test_figures_of_every_nation() -> None:
    play = new()
    assert check.problems(table(play)) == []
    totals = dict(zip(KIND_IDS, BOOK.totals, strict=True))
    assert totals["dwarves_regular"] == 5 and totals["elves_elite"] == 10 and totals["gondor_regular"] == 15
    assert totals["isengard_regular"] == 12 and totals["sauron_regular"] == 36 and totals["southrons_regular"] == 24
    assert totals["nazgul"] == 8
    fp = sum(n for k, n in totals.items() if KIND_IDS.index(k) < 15 and not k.endswith("leader"))
    shadow = sum(n for k, n in totals.items() if KIND_IDS.index(k) >= 15 and k != "nazgul")
    assert (fp, shadow) == (75, 90)
    assert sum(n for k, n in totals.items() if k.endswith("_leader")) == 20


@rule("W4.12", "W4.13")
def test_starting_armies() -> None:
    play = new()
    assert figures(play, "erebor") == {"dwarves_regular": 1, "dwarves_elite": 2, "dwarves_leader": 1}
    assert figures(play, "minas_tirith") == {"gondor_regular": 3, "gondor_elite": 1, "gondor_leader": 1}
    assert figures(play, "north_dunland") == {"isengard_regular": 1}
    assert figures(play, "dol_guldur") == {"sauron_regular": 5, "sauron_elite": 1, "nazgul": 1}
    assert figures(play, "osgiliath") == {"gondor_regular": 2}
    assert (reserve(play, "sauron_regular"), reserve(play, "nazgul"), reserve(play, "elves_leader")) == (8, 4, 0)
    assert (reserve(play, "southrons_regular"), reserve(play, "southrons_elite")) == (10, 3)


@rule("W4.2", "W4.3", "W4.4", "W4.5", "W4.6", "W4.7", "W4.8", "W4.9", "W4.10", "W4.14", "W2.5", "W2.6")
@example("N01")
def test_the_rest_of_the_setup() -> None:
    t = shelf.find("wotr").lay(shelf.find("wotr").setup(seed=3))
    f = t.fellowship
    assert (t.book.region_ids[f.region], f.progress, f.corruption, f.hidden, f.guide) == ("rivendell", 0, 0, True, 0)
    assert t.where[:7] == [-1] * 7
    assert all(w == -2 for w in t.where[7:])
    assert t.rings == [3, 0]
    assert [len(d) for d in t.decks] == [24] * 4
    assert all(not hand for hand in t.hands)
    assert len(t.pool) == 16 and not t.specials and t.vp == [0, 0]
    from ravenhill.games.wotr.turn import pool

    assert (pool(t, FP), pool(t, SH)) == (4, 7)


@rule("W4.11", "W16.1", "W16.3")
@example("N03")
def test_political_track_at_the_start() -> None:
    play = new()
    steps = {
        n: 4 - box(play, n) for n in ("rohan", "north", "elves", "dwarves", "gondor", "southrons", "sauron", "isengard")
    }
    assert steps == {
        "rohan": 3,
        "north": 3,
        "elves": 3,
        "dwarves": 3,
        "gondor": 2,
        "southrons": 2,
        "sauron": 1,
        "isengard": 1,
    }
    assert [n for n in steps if active(play, n)] == ["elves", "southrons", "sauron", "isengard"]


@rule("W2.7", "W2.8", "W2.5")
def test_hunt_tiles() -> None:
    standard = sorted((BOOK.tile_value[n], BOOK.tile_reveal[n]) for n in range(16))
    eye = TILE_EYE
    assert standard == sorted(
        [(3, 0)] * 3 + [(2, 0)] * 2 + [(1, 0)] * 2 + [(2, 1)] + [(1, 1)] * 2 + [(0, 1)] * 2 + [(eye, 1)] * 4
    )
    assert [BOOK.tile_value[n] for n in range(16, 24)] == [0, 0, -2, -1, TILE_DIE, TILE_EYE, 3, 1]
    assert [BOOK.tile_stop[n] for n in range(24)] == [0] * 20 + [1] * 4
    assert [BOOK.tile_reveal[n] for n in range(16, 24)] == [0, 0, 0, 0, 0, 1, 0, 1]


@rule("W2.9")
def test_faces_of_the_dice() -> None:
    assert sorted(BOOK.dice_labels[FP]) == sorted(
        ["action:character"] * 2 + ["action:muster", "action:event", "action:army_muster", "action:will_of_the_west"]
    )
    assert sorted(BOOK.dice_labels[SH]) == sorted(
        [f"action:{f}" for f in ("character", "army", "muster", "event", "army_muster", "eye")]
    )


@rule("W3.1", "W3.2", "W3.3", "W3.4", "W3.9")
def test_regions_and_borders() -> None:
    assert len(BOOK.region_ids) == 105
    borders = {tuple(sorted((a, b))) for a in range(105) for b in BOOK.near[a]}
    assert len(borders) == 232
    assert all(a in BOOK.near[b] for a in range(105) for b in BOOK.near[a])
    assert region("barad_dur") not in BOOK.near[region("morannon")]
    assert BOOK.near[region("barad_dur")] == [region("gorgoroth")]
    assert region("osgiliath") in BOOK.near[region("lossarnach")]


@rule("W3.5", "W3.6", "W3.8", "W3.14", "W3.18", "W3.19", "W3.20", "W1.11")
def test_settlements() -> None:
    kinds = BOOK.settlement
    holds = [r for r in range(105) if kinds[r] == STRONGHOLD]
    assert len(holds) == 16 and len([r for r in range(105) if kinds[r] == CITY]) == 6
    assert len([r for r in range(105) if kinds[r] == TOWN]) == 14
    forts = [BOOK.region_ids[r] for r in range(105) if kinds[r] == FORTIFICATION]
    assert sorted(forts) == ["fords_of_isen", "osgiliath"]
    t = table(new())
    assert sum(BOOK.vp[r] for r in range(105) if t.control[r] == FP) == 20
    assert sum(BOOK.vp[r] for r in range(105) if t.control[r] == SH) == 18
    assert BOOK.region_nation[region("osgiliath")] == NO_NATION
    assert BOOK.region_nation[region("druadan_forest")] == GONDOR
    assert t.control[region("osgiliath")] == -1
    assert region("lamedon") in BOOK.coastal and region("arnor") not in BOOK.coastal


@rule("W3.10", "W3.11", "W3.12", "W14.7")
@example("N55")
def test_free_regions() -> None:
    siege = {
        "minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 3}},
        "pelargir": {},
    }
    t = table(lay(regions=siege, politics={"sauron": "war"}))
    city, pelargir, anorien = region("minas_tirith"), region("pelargir"), region("druadan_forest")
    assert t.is_free(city, SH) and not t.is_free(city, FP)
    assert t.is_free_for_army(pelargir, SH) and not t.is_free(pelargir, SH)
    assert t.is_free(anorien, FP) and t.is_free(anorien, SH)
    assert not t.is_free_for_army(region("osgiliath"), SH)
    assert t.units_in(city, FP) == 3


@rule("W3.13", "W1.7", "W9.8")
def test_characters_alone_do_not_hold_a_region() -> None:
    t = table(
        lay(
            regions={"osgiliath": {"nazgul": 1}, "pelargir": {}},
            characters={"boromir": "pelargir"},
            fellowship={"region": "osgiliath"},
        )
    )
    assert t.is_free(region("osgiliath"), FP)
    assert t.is_free_for_army(region("pelargir"), SH)


@rule("W3.21", "W3.22")
@example("N56")
def test_unconquered() -> None:
    t = table(lay(regions={"edoras": {"control": "shadow"}}))
    assert not t.unconquered(region("edoras"))
    t = table(lay(regions={"helms_deep": {"isengard_regular": 1, "besieged": {"rohan_regular": 1}}}))
    assert t.unconquered(region("helms_deep"))


@rule("W10.6", "W3.17", "W3.27")
@example("E05")
def test_army_boxes_are_not_needed() -> None:
    play = lay(regions={"lossarnach": {"gondor_regular": 10}, "minas_tirith": {}, "osgiliath": {}, "dol_amroth": {}})
    assert figures(play, "lossarnach") == {"gondor_regular": 10}


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"regions": {"nowhere": {}}}, "wotr-bad-position-unknown"),
        ({"regions": {"gorgoroth": {"sauron_regular": 40}}}, "wotr-bad-position-figures"),
        ({"hands": [["fp_char_01"], []], "table": ["fp_char_01"]}, "wotr-bad-position-card-twice"),
        ({"hands": [["sh_char_01"], []]}, "wotr-bad-position-card-side"),
        ({"casualties": {"sauron_regular": 1}}, "wotr-bad-position-shadow-casualties"),
        ({"politics": {"rohan": {"box": 4}}}, "wotr-bad-position-passive-war"),
        ({"fellowship": {"guide": "gimli"}}, "wotr-bad-position-guide"),
        ({"fellowship": {"corruption": 12}}, "wotr-bad-position-number"),
        ({"regions": {"bree": {"besieged": {"north_regular": 1}}}}, "wotr-bad-position-no-stronghold"),
        ({"regions": {"osgiliath": {"control": "fp"}}}, "wotr-bad-position-no-settlement"),
        ({"at": "battle"}, "wotr-bad-position-no-battle"),
        ({"wrong": 1}, "wotr-bad-position-key"),
        ({"regions": {"bree": {"north_regular": 1, "sauron_regular": 1}}}, "wotr-bad-position-both-sides"),
    ],
)
def test_bad_positions(position: dict[str, object], key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        lay(position)
    assert caught.value.message.key == key
