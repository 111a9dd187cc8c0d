"""B1-B4. What is in the box, how it is set up, the board and the figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ravenhill.coverage import example, rule
from ravenhill.engine.data import read_data
from ravenhill.engine.decision import BadPosition
from ravenhill.engine.game import find
from ravenhill.games.bofa.book import Book
from ravenhill.games.bofa.cards.register import CONDITIONS, STORIES
from ravenhill.games.bofa.data import build
from ravenhill.games.bofa.names import CHARACTER_IDS, GENERALS, LAST_STEP

DATA = read_data("bofa")
BOOK: Book = build(DATA)
REGIONS: dict[str, Any] = {r["id"]: r for r in DATA["regions"]["region"]}
New = Callable[..., Any]


def near(region: str) -> list[str]:
    return [BOOK.area_id[a] for a in BOOK.adjacent[BOOK.area_of[region]]]


def distance(start: str, goal: str) -> int:
    """In regions, by the adjacency of the map."""
    reached = {start: 0}
    edge = [start]
    while goal not in reached:
        edge = [b for a in edge for b in near(a) if reached.setdefault(b, reached[a] + 1) > reached[a]]
    return reached[goal]


@rule("B1.1", "B2.12")
@example("BX-09")
def test_dice_in_the_box_and_at_the_start(new: New) -> None:
    f = new()
    assert f.t.available == [5, 6]
    shown = {"fp": ["event"] * 6, "shadow": ["eye"] * 7}  # one more each than at the start, and no more
    position = {**f.play.position(), "dice": shown, "available": {"fp": 6, "shadow": 7}}
    assert [len(d) for d in find("bofa").start(find("bofa").setup(position=position)).table.dice] == [6, 7]
    with pytest.raises(BadPosition):
        find("bofa").start(find("bofa").setup(position={**position, "dice": {**shown, "shadow": ["eye"] * 8}}))


@rule("B1.2")
def test_figures() -> None:
    assert BOOK.figures == [5, 5, 10, 10, 10, 36, 6, 12, 12]
    special = {u["id"]: u["figures"] for u in DATA["units"]["special_unit"]}
    assert special == {"eagles": 5, "great_bats": 6}
    assert sum(BOOK.figures) + BOOK.eagles + BOOK.bats + len(DATA["characters"]["character"]) == 126


@rule("B1.3")
def test_cards() -> None:
    assert [len(DATA[f][k]) for f, k in (("events", "event"), ("story_fp", "story"), ("story_shadow", "story"))] == [
        30,
        20,
        20,
    ]
    assert len(DATA["fate"]["fate_card"]) == 9
    sides = [m["side"] for m in DATA["maneuver"]["maneuver"]]
    assert (sides.count("fp"), sides.count("shadow")) == (7, 6)
    assert len(BOOK.card_id) == 92


@rule("B1.4")
def test_reference_cards() -> None:
    cards = [r["id"] for r in DATA["characters"]["character"] + DATA["units"]["special_unit"]]
    assert len(cards) == 11
    assert {a["of"] for a in DATA["characters"]["ability"]} == set(cards), "each has something on it"


@rule("B1.5", "B9.5.3")
def test_one_range_for_archers_and_for_gandalf() -> None:
    assert all(a in BOOK.in_range[b] for a in range(BOOK.regions) for b in BOOK.in_range[a])


@rule("B1.6", "B16.13", "B16.14")
def test_tokens() -> None:
    assert BOOK.lead_tokens == [6, 14]
    assert [len(b) for b in BOOK.bag] == [17, 20, 27]
    assert sum(BOOK.tile_copies) == 14
    assert BOOK.wrath_most <= 2 * 5 + 8 * 1


@rule("B1.7", "B11.4.1")
def test_no_more_figures_than_there_are(lay: New) -> None:
    f = lay({"iron_road": "36 orcs, 1 wargs"}, shadow="muster", shadow_hand="ss15")
    f.do("die muster", "play ss15", "done")
    assert f.army("iron_road")["orcs"] == 36


@rule("B1.7", "B14.1.10")
def test_no_more_than_five_eagles(lay: New) -> None:
    f = lay(
        {"camp": "1 dwarf_warriors"},
        characters={"lord_of_the_eagles": "eyrie"},
        eagles={"eyrie": 5},
        generals=["lord_of_the_eagles"],
        fp="muster",
    )
    f.do("general lord_of_the_eagles")
    assert f.asked == "eagle_flies"  # no figure is left for the other way


@rule("B1.9")
def test_leadership_tokens_are_a_limit(lay: New) -> None:
    f = lay({"camp": "1 dwarf_warriors, lead 5", "gate_road": "1 dwarf_veterans"}, fp="muster", fp_hand="fs05")
    f.do("die muster", "play fs05", "army camp")
    assert f.lead("camp") == 6
    g = lay({"camp": "1 dwarf_warriors, lead 6", "gate_road": "1 dwarf_veterans"}, fp="muster", fp_hand="fs05")
    g.do("die muster", "play fs05", "army camp")
    assert g.lead("camp") == 6


@rule("B2.1", "B15.1")
def test_two_players() -> None:
    info = find("bofa").info
    assert info.seats == (2, 2)
    assert [s.names for s in info.scenarios] == [("fp", "shadow")]


@rule("B2.4", "B2.5", "B2.7", "B2.2")
@example("BX-89")
def test_free_peoples_positions(new: New) -> None:
    f = new()
    assert f.army("front_gate") == {"dwarf_veterans": 1}
    assert f.army("east_ridge") == {"dwarf_veterans": 1}
    assert f.army("eastern_spur") == {"men_of_the_lake": 1}
    assert f.army("camp") == {"dwarf_warriors": 1}
    assert f.army("spur_ridge") == {"elven_spearmen": 1}
    assert f.army("fallen_bridge") == {}
    assert f.army("ruins_of_dale") == {"men_of_the_lake": 1}
    assert f.army("ford_marsh") == {"men_of_the_lake": 2}
    assert f.army("ravenhill") == {"elven_spearmen": 1}
    assert f.army("lower_slopes") == {"elven_archers": 2}
    assert [BOOK.figures[u] - f.t.supply[u] for u in range(5)] == [1, 2, 4, 2, 2]
    tokens = [(g, r) for g in ("dwarves_and_men", "elves") for r in REGIONS for _ in range(f.tokens(g, r))]
    assert [g for g, _ in tokens] == ["dwarves_and_men"] * 3 + ["elves"] * 4
    assert f.tokens("elves", "ravenhill") == 2
    assert [f.place(c) for c in ("bard", "dain", "gandalf", "thranduil")] == [
        "eastern_spur",
        "camp",
        "ravenhill",
        "ravenhill",
    ]


@rule("B2.4", "B2.6", "B2.7")
@example("BX-90")
def test_shadow_positions(new: New) -> None:
    f = new()
    assert f.army("goblin_muster_north") == {"goblins": 1}
    assert f.army("goblin_muster_south") == {"goblins": 2}
    assert f.army("northern_waste") == {"orcs": 1, "great_orcs": 1, "wargs": 1}
    assert f.army("iron_road") == {"orcs": 2, "great_orcs": 1}
    assert f.army("withered_field") == {"orcs": 3, "wargs": 1}
    assert f.army("wolf_moor") == {"wargs": 3}
    assert [BOOK.figures[u] - f.t.supply[u] for u in range(5, 9)] == [6, 2, 3, 5]
    for name in ("northern_waste", "iron_road", "withered_field", "wolf_moor"):
        assert f.tokens("shadow", name) == 3


@rule("B2.3", "B2.11")
@example("BX-91")
def test_unused_after_setup(new: New) -> None:
    f = new()
    assert [f.unused(g) for g in ("dwarves_and_men", "elves", "shadow")] == [14, 16, 15]
    assert len(f.t.pool) == 12
    assert 5 not in f.t.pool and 6 not in f.t.pool


@rule("B2.8", "B11.6.1")
def test_passes_start_closed(new: New) -> None:
    assert new().t.open_pass == [False, False]


@rule("B2.9", "B7.1")
def test_decks_are_shuffled(new: New) -> None:
    hands = [new(seed).hand("fp") for seed in range(1, 9)]
    assert len({tuple(h) for h in hands}) > 5


@rule("B2.10")
def test_fate_track_at_the_start(new: New) -> None:
    f = new()
    assert f.t.marker == 0
    steps = f.play.view(0)["characters"]
    assert [steps[c]["step"] for c in ("bilbo", "thorin", "lord_of_the_eagles", "beorn")] == [2, 6, 8, 11]


@rule("B2.13")
def test_first_cards_come_in_the_first_recovery(new: New) -> None:
    f = new()
    assert [len(h) for h in f.t.hands] == [2, 2]


@rule("B2.14")
def test_who_is_in_play_from_the_start(new: New) -> None:
    f = new()
    for c in ("bilbo", "thorin", "lord_of_the_eagles", "beorn", "bolg"):
        assert f.place(c) == "waiting"


@rule("B3.1", "B3.2", "B3.15")
def test_regions_terrain_and_territory() -> None:
    assert BOOK.regions == 46
    assert all(0 <= terrain < 5 for terrain in BOOK.terrain[:46])
    assert [BOOK.territory.count(k) for k in range(4)] == [13, 13, 12, 8]
    kinds = [b["type"] for b in DATA["regions"]["border"]]
    assert (kinds.count("open"), kinds.count("slope"), kinds.count("ford")) == (73, 14, 5)
    assert near("front_gate") == ["gate_road"]


@rule("B3.3", "B3.5", "B3.15")
def test_borders_are_neighbours_both_ways() -> None:
    assert sum(len(BOOK.adjacent[a]) for a in range(46)) == 2 * 92
    fords = {frozenset((b["a"], b["b"])) for b in DATA["regions"]["border"] if b["type"] == "ford"}
    assert frozenset(("camp", "upper_vale")) in fords and frozenset(("ford_marsh", "black_fen")) in fords
    assert BOOK.area_of["upper_vale"] in BOOK.adjacent[BOOK.area_of["camp"]]


@rule("B3.4", "B3.7", "B3.16")
def test_rivers_and_the_mountain_part_regions() -> None:
    for pair in DATA["regions"]["impassable"]:
        assert pair["b"] not in near(pair["a"])


@rule("B3.6")
def test_slopes_are_the_edges_of_the_mountains() -> None:
    for b in DATA["regions"]["border"]:
        high = [x for x in (b["a"], b["b"]) if REGIONS[x]["terrain"] == "mountains"]
        assert (b["type"] == "slope") == (len(high) == 1)
        if b["type"] == "slope":
            assert b["up"] == high[0]


@rule("B3.8", "B3.8.2", "B3.8.3", "B3.9")
def test_settlements_and_fortifications() -> None:
    names = [BOOK.area_id[a] for a in BOOK.settlements]
    assert sorted(names) == ["camp", "eastern_spur", "fallen_bridge", "lower_slopes", "ravenhill", "ruins_of_dale"]
    forts = {BOOK.area_id[a]: BOOK.defence[a] for a in BOOK.fortified}
    assert forts == {"front_gate": 6, "ravenhill": 3, "eastern_spur": 3}
    assert len(BOOK.worth) == 7


@rule("B3.10", "B3.11", "B3.12", "B3.13")
def test_special_places() -> None:
    assert [BOOK.area_id[a] for a in BOOK.mustering] == ["northern_waste", "iron_road", "withered_field", "wolf_moor"]
    assert all(BOOK.territory[a] == 0 and BOOK.unlimited[a] for a in BOOK.mustering)
    assert [BOOK.area_id[a] for a in BOOK.goblin_musters] == ["goblin_muster_north", "goblin_muster_south"]
    kinds = {a["id"]: a for a in DATA["regions"]["special_area"]}
    assert kinds["eyrie"]["kind"] == "eyrie"
    assert LAST_STEP == 15


@rule("B3.14")
def test_the_southern_edge() -> None:
    assert sorted(BOOK.area_id[a] for a in BOOK.south_edge) == [
        "ford_hills",
        "lower_slopes",
        "slope_end",
        "south_road",
        "spur_foot",
        "western_crags",
    ]


@rule("B3.15", "B11.6.9")
@example("BX-106")
def test_distances() -> None:
    musters = ("northern_waste", "iron_road", "withered_field", "wolf_moor")
    wanted = {
        "eastern_spur": [4, 4, 4, 3],
        "ruins_of_dale": [6, 6, 6, 5],
        "camp": [6, 6, 6, 5],
        "fallen_bridge": [9, 9, 9, 8],
        "lower_slopes": [7, 7, 7, 6],
        "front_gate": [8, 8, 8, 7],
        "ravenhill": [9, 9, 9, 8],
    }
    for goal, steps in wanted.items():
        assert [distance(m, goal) for m in musters] == steps
    exits = [BOOK.area_id[BOOK.adjacent[p][0]] for p in BOOK.passes]
    assert exits == ["east_ridge", "spur_ridge"]
    assert [distance("east_ridge", g) for g in ("eastern_spur", "camp", "front_gate")] == [2, 2, 3]
    goals = ("fallen_bridge", "ravenhill", "lower_slopes", "front_gate")
    assert [distance("spur_ridge", g) for g in goals] == [1, 2, 3, 4]


@rule("B4.1", "B10.1.1", "B4.2", "B10.1.2")
def test_units_of_a_region_are_one_army(lay: New) -> None:
    f = lay({"camp": "2 dwarf_warriors, 3 men_of_the_lake"}, bats={"eastern_bank": 2}, fp="muster_army")
    f.do("die muster_army", "use strategic_move")
    assert f.options.count("army camp") == 1
    f.do("army camp", "to gate_road", "all")
    assert f.size("gate_road") == 5  # Great Bats are no units


@rule("B4.3", "B4.4")
def test_characters_and_generals() -> None:
    assert [c["id"] for c in DATA["characters"]["character"]] == list(CHARACTER_IDS)
    assert [CHARACTER_IDS[c] for c in GENERALS] == ["bard", "dain", "gandalf", "thranduil", "lord_of_the_eagles"]


@rule("B1.8")
def test_one_board_with_a_drawing_of_our_own() -> None:
    assert {r["id"] for r in DATA["layout"]["layout"]} >= set(REGIONS)


@rule("B9.3.3", "B12.4.1", "B10.1.6")
def test_printed_values() -> None:
    assert BOOK.movement[:5] == [2, 1, 3, 2, 1] and BOOK.movement[7:] == [1, 2]
    assert BOOK.leadership == [1, 2, 2, 2, 0, 0, 0, 2, 3]
    assert BOOK.strength == [1, 2, 1, 1, 1, 1, 2, 1, 1]
    favourable = [
        [k for k, good in zip(("h", "m", "p", "r", "s"), row, strict=True) if good] for row in BOOK.favourable
    ]
    assert favourable == [["m"], ["m", "r"], ["r"], ["h"], ["h", "p"], ["s"], [], ["m"], ["p"]]


@rule("B13.1")
@example("BX-76")
def test_twenty_points_in_all() -> None:
    assert sum(BOOK.points) == 20
    assert sorted(BOOK.points[a] for a in BOOK.worth) == [2, 2, 2, 2, 4, 4, 4]


def test_every_card_has_its_functions() -> None:
    """B7.2, B7.9. Both halves of every Event card are blocks, and the decorators name every Story card once."""
    find("bofa")
    stories = [card["id"] for stem in ("story_fp", "story_shadow") for card in DATA[stem]["story"]]
    assert all(BOOK.effects[card] and BOOK.combat[card] for card in range(len(DATA["events"]["event"])))
    assert sorted(STORIES) == sorted(stories)
    assert set(CONDITIONS) < set(stories)
