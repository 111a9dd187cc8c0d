"""What a table is drawn from: where icons come from, who proposes losses, who plays what."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill.coverage import rule

DOL_GULDUR: dict[str, Any] = {
    "at": "actions",
    "active": ["dol_guldur", "umbar"],
    "cards": {"dol_guldur": ["galadriel", "high_elves", "mordor_orcs", "gorbag_and_shagrat", "olog_hai"]},
    "items": {"nenya": "galadriel"},
}


@rule("C8.4.2", "C8.5.1")
def test_icons_are_told_card_by_card_with_leadership(lay: Any) -> None:
    sums = lay(DOL_GULDUR).shown_ground()["sums"]
    assert [(p["id"], p["icons"], p["lead"], p["army"]) for p in sums["attack"]] == [
        ("galadriel", 2, 1, "high_elves"),
        ("high_elves", 2, 0, None),
    ]
    leads = {p["id"]: (p["icons"], p["lead"]) for p in sums["defence"]}
    assert leads == {"mordor_orcs": (1, 0), "gorbag_and_shagrat": (0, 1), "olog_hai": (2, 0)}


@rule("C8.4.2", "C8.3.1")
def test_the_parts_make_the_sum_on_every_location(lay: Any) -> None:
    m = lay(DOL_GULDUR | {"path": "egladil", "cards": DOL_GULDUR["cards"] | {"egladil": ["gimli", "the_hunter"]}})
    view = m.play.view(None)
    for place in [*view["battlegrounds"], view["path"]]:
        assert sum(p["icons"] + p["lead"] for p in place["sums"]["attack"]) + place["sums"]["tokens"] == place["attack"]
        assert sum(p["icons"] + p["lead"] for p in place["sums"]["defence"]) == place["cards_defence"]


@rule("C8.5.1")
def test_dead_men_count_with_the_one_they_would_support(lay: Any) -> None:
    m = lay({"active": ["harad"], "cards": {"harad": ["aragorn", "dead_men_of_dunharrow"]}})
    parts = {p["id"]: (p["icons"], p["lead"]) for p in m.shown_ground()["sums"]["attack"]}
    assert parts == {"aragorn": (1, 1), "dead_men_of_dunharrow": (2, 0)}


@rule("C5.7")
def test_who_proposes_losses_and_who_must_agree_is_open_to_all(lay: Any) -> None:
    m = lay(
        {
            "at": "combat",
            "path": "egladil",
            "cards": {"egladil": ["the_commander", "the_destroyer", "gimli", "legolas"]},
            "items": {"black_riders_mount": "the_destroyer", "bow_of_the_galadhrim": "legolas"},
        }
    )
    battle = m.play.view(None)["battle"]
    assert (battle["stage"], battle["chooser"], battle["partner"], battle["rest"]) == ("losses", "aragorn", "frodo", 2)
    battle = m.do("lose gimli").play.view(None)["battle"]
    assert (m.kind, battle["stage"], battle["chooser"], battle["partner"]) == ("agree", "agree", "frodo", "aragorn")
    assert battle["rest"] == 0
    battle = m.do("otherwise").play.view(None)["battle"]
    assert (battle["stage"], battle["chooser"], battle["partner"], battle["rest"]) == ("losses", "frodo", "aragorn", 2)
    battle = m.do("lose gimli", "refuse").play.view(None)["battle"]
    assert (battle["stage"], battle["chooser"], battle["partner"]) == ("opponents", "witch_king", None)


@rule("C6.3.10")
def test_a_card_being_played_is_seen_with_its_player(lay: Any) -> None:
    m = lay({"active": ["edoras"], "players": {"frodo": {"hand": ["village_militia", "sting", "narya"]}}})
    m.do("play village_militia")
    assert m.play.view(1)["playing"] == [{"id": "village_militia", "player": "frodo"}]


@rule("C8.3.3", "C8.4.6", "C10.2.4")
@pytest.mark.parametrize(
    "scenario, cards, foreseen",
    [
        ("trilogy", [], ("quiet", 0)),
        ("trilogy", ["the_hunter"], ("holds", 0)),
        ("trilogy", ["the_hunter", "the_commander", "gimli"], ("losses", 1)),
        ("trilogy", ["the_hunter", "the_commander", "the_witch_king"], ("falls", 3)),
        ("duel_2p", ["the_hunter"], ("nobody", 0)),
        ("duel_2p", ["the_hunter", "gimli"], ("holds", 0)),
    ],
)
def test_how_a_combat_would_end_is_foreseen(
    lay: Any, scenario: str, cards: list[str], foreseen: tuple[str, int]
) -> None:
    """On a path of a Duel the defence must be higher than the attack."""
    place = lay({"path": "egladil", "cards": {"egladil": cards}}, scenario).shown_path()
    assert (place["forecast"]["how"], place["forecast"]["n"]) == foreseen


@rule("C8.4.2", "C8.4.3")
def test_what_does_not_count_is_not_among_the_parts(lay: Any) -> None:
    start = {"active": ["rivendell"], "tokens": {"rivendell": {"attack": 1, "defence": 1}}}
    assert lay(start).shown_ground()["sums"]["tokens"] == 1
    assert lay(start, lone_tokens=False).shown_ground()["sums"]["tokens"] == 0
    printed = lay(start).shown_ground()["sums"]["wall"]["printed"]
    assert printed == lay(start).shown_ground()["location_defence"] - 1 > 0
    taken_back = start | {"reclaimed": ["rivendell"]}
    assert lay(taken_back).shown_ground()["sums"]["wall"] == {"printed": 0, "tokens": 1, "texts": []}
    without = lay(taken_back, reclaimed_tokens=False).shown_ground()
    assert without["sums"]["wall"] == {"printed": 0, "tokens": 0, "texts": []} and without["location_defence"] == 0


@rule("C9.1", "C5.3")
def test_the_view_tells_what_each_location_counts_where_it_lies(lay: Any) -> None:
    where = {"minas_tirith": "free_peoples", "bag_end": "free_peoples", "edoras": "shadow", "weathertop": "shadow"}
    scored = lay({"path": "imladris", "locations": where, "corruption": 1}).play.view(None)["scored"]
    assert scored["points"] == {"minas_tirith": 3, "bag_end": 1, "edoras": 1, "weathertop": 0}
    assert scored["down"] == ["weathertop"], "a path the Shadow took counts nothing and lies face down"


def test_what_is_printed_is_no_part_of_the_view(deal: Any) -> None:
    view = deal().play.view(0)
    assert "cards" not in view and "locations" not in view
