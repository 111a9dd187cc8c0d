"""W17: the Guide, declaring, separating, the Fellowship Track."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_fellowship_kit import march, only, phase
from wotr_kit import active, asked, do, go, laid, options, standing, table, where

import ravenhill
from ravenhill.coverage import example, rule
from ravenhill.games.wotr.nations import SH

# --- the Guide ---


@rule("W17.3.1", "W17.4", "W5.2.4", "W17.3.2")
@example("E21")
def test_changing_the_guide_in_the_first_turn() -> None:
    play = phase()
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
    assert asked(play) == "guide" and {o[1] for o in options(play)} == {"boromir", "legolas"}


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


@rule("W5.2.1", "W17.6.2", "W17.9")
def test_nobody_is_asked_for_a_declaration_that_changes_nothing() -> None:
    def question(**fellowship: Any) -> bool:
        cards = fellowship.pop("table", [])
        return asked(phase(fellowship=fellowship, table=cards, played=[])) == "declare"

    assert not question(progress=0)
    assert question(progress=1) and question(corruption=1)
    assert not question(region="bree", corruption=1), "no rest outside a City or Stronghold"
    assert question(region="minas_tirith"), "Gondor wakes"
    assert not question(region="grey_havens"), "the Elves are awake"
    assert question(table=["sh_char_15"]) and question(table=["sh_char_16"]), "they leave in a haven"
    assert question(region="moria", table=["sh_char_17"]) and not question(region="bree", table=["sh_char_17"])


@rule("W17.6.1", "W17.7.3", "W19.7")
@pytest.mark.parametrize("fellowship", [{"hidden": False}, {"mordor": 2, "region": "morannon"}])
def test_no_declaration_when_revealed_or_in_mordor(fellowship: dict[str, Any]) -> None:
    play = phase(fellowship=fellowship)
    assert asked(play) == "guide"


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


# --- separating ---


@rule("W17.10.1", "W17.10.2", "W17.10.3", "W17.10.5", "W17.10.8", "W17.1.4")
@example("E24")
def test_separating_a_group() -> None:
    play = march(fellowship={"progress": 5})
    do(play, "separate", ("companion", "legolas"), ("with", "meriadoc"), "done")
    assert asked(play) == "separate_to"
    go(play, "woodland_realm")
    assert where(play, "legolas") == where(play, "meriadoc") == "woodland_realm"
    assert table(play).fellowship.progress == 5


@rule("W17.10.4", "W9.3.4")
def test_separating_inside_a_siege() -> None:
    play = march(regions={"rivendell": {"sauron_regular": 1, "besieged": {"elves_regular": 1}}})
    do(play, "separate", ("companion", "gimli"), "done")
    assert where(play, "gimli") == "rivendell:besieged"


# --- the track


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
    assert seen["politics"]["gondor"]["steps"] == 2 and laid(march()) == []
    assert SH == 1


@rule("W17.1.2")
def test_the_view_says_how_far_the_fellowship_may_have_come() -> None:
    def reach(**fellowship: Any) -> Any:
        return ravenhill.position("wotr", {"fellowship": fellowship}).view(None)["fellowship"]["reach"]

    assert reach(region="rivendell", progress=0) == {}
    one, two = reach(region="rivendell", progress=1), reach(region="rivendell", progress=2)
    assert one["rivendell"] == 0 and set(one.values()) == {0, 1} and set(two.values()) == {0, 1, 2}
    assert one.items() < two.items()
