"""W21.11 to W21.14, R11.5: mixed Armies that move, fight, change hands and take Strongholds."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_kit import asked, do, figures, lay, options, rolls, table

from ravenhill.coverage import rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.book import NATION_IDS

WAR = dict.fromkeys(NATION_IDS, "war")
BOTH = {"rohan_regular": 2, "gondor_regular": 1}


def four(regions: dict[str, Any], **more: Any) -> Play:
    """Four players at war on an otherwise empty map."""
    dice = {"fp": {"army_muster": 3}, "shadow": {"army": 3}}
    return lay(seats=4, empty_board=True, regions=regions, politics=WAR, dice=dice, **more)


def mixed(play: Play) -> list[str]:
    t = table(play)
    return [t.book.region_ids[army // 2] for army in t.mixed]


def march(play: Play, start: str, end: str, *who: Any) -> Play:
    do(play, ("die", "army_muster"), "move_armies", ("from", start), ("to", end), *who)
    return do(play, "done") if ("done",) in options(play) else play


@rule("W21.11")
def test_a_mixed_army_stays_one_on_the_march() -> None:
    play = four({"edoras": BOTH}, mixed=["edoras"], asked=["edoras"], acting=1)
    do(play, ("die", "army_muster"), "move_armies", ("from", "edoras"), ("to", "westemnet"), "all")
    assert mixed(play) == ["westemnet"] and asked(play) == "wotr-ask-die", "nobody is asked again"
    assert not [line for line in play.log(0) if line.key == "wotr-log-unmixed"]


@rule("W21.11")
def test_a_mixed_army_that_joins_another_is_one_with_it() -> None:
    both = {"edoras": BOTH, "westemnet": BOTH}
    play = four(both, mixed=["edoras", "westemnet"], asked=["edoras", "westemnet"], acting=1)
    march(play, "westemnet", "edoras", "all")
    assert mixed(play) == ["edoras"] and asked(play) == "wotr-ask-die"


@rule("W21.11")
def test_where_others_stand_apart_they_agree_anew() -> None:
    both = {"edoras": BOTH, "westemnet": BOTH}
    for answer, left in (("mix", ["edoras"]), ("apart", [])):
        play = four(both, mixed=["westemnet"], asked=["edoras", "westemnet"], acting=1)
        march(play, "westemnet", "edoras", "all")
        assert [(d.seat, d.prompt.key) for d in play.decisions] == [(1, "wotr-ask-mix"), (0, "wotr-ask-mix")]
        for d in play.decisions:
            play.answer(d.seat, (answer,))
        assert mixed(play) == left


@rule("W21.11")
def test_a_part_with_figures_of_both_is_mixed_and_one_players_part_is_not() -> None:
    whole = {"edoras": {"rohan_regular": 3, "gondor_regular": 2}}
    play = four(whole, mixed=["edoras"], asked=["edoras"], acting=1)
    march(play, "edoras", "westemnet", ("leave", "rohan_regular"), ("leave", "gondor_regular"), "done")
    assert mixed(play) == ["edoras", "westemnet"]
    play = four(whole, mixed=["edoras"], asked=["edoras"], acting=1)
    march(play, "edoras", "westemnet", ("leave", "gondor_regular"), ("leave", "gondor_regular"), "done")
    assert mixed(play) == []


@rule("W21.11")
def test_a_beaten_mixed_army_is_one_where_it_retreats_to() -> None:
    play = four({"edoras": BOTH, "folde": {"sauron_regular": 1, "control": "shadow"}}, asked=["edoras"], acting=2)
    rolls(play, *[1] * 4)
    do(play, ("die", "army"), "attack_army", ("attack", "folde", "edoras"), "continue")
    do(play, ("retreat", "westemnet"), "stay")
    assert mixed(play) == ["westemnet"] and asked(play) == "wotr-ask-die"


@rule("W21.11")
def test_those_who_stay_apart_are_asked_again_when_figures_come() -> None:
    play = four({"edoras": BOTH, "folde": {"rohan_regular": 1}}, asked=["edoras"], acting=1)
    do(play, ("die", "army_muster"), "skip")
    assert asked(play) == "wotr-ask-die", "nothing has changed there"
    play = four({"edoras": BOTH, "folde": {"rohan_regular": 1}}, asked=["edoras"], acting=1)
    march(play, "folde", "edoras")
    assert asked(play) == "wotr-ask-mix"
    play = four({"edoras": BOTH}, asked=["edoras"], acting=1)
    do(play, ("die", "army_muster"), "muster", ("recruit", "rohan_elite"), ("to", "edoras"))
    assert asked(play) == "wotr-ask-mix"


@rule("W21.13", "W21.14")
def test_a_defending_mixed_army_changes_hands_with_its_losses() -> None:
    garrison = {"rohan_regular": 2, "rohan_elite": 1, "gondor_regular": 4}
    board = {"edoras": garrison, "folde": {"sauron_regular": 5, "control": "shadow"}}
    play = four(board, mixed=["edoras"], asked=["edoras"], acting=2)
    rolls(play, 6, 6, *[1] * 8)
    do(play, ("die", "army"), "attack_army", ("attack", "folde", "edoras"), "all")
    assert asked(play) == "wotr-ask-casualty" and play.decisions[0].seat == 0, "Gondor had more"
    do(play, ("remove", "gondor_regular"), ("remove", "gondor_regular"), "continue")
    assert asked(play) == "wotr-ask-retreat" and play.decisions[0].seat == 1, "Rohan has more now"


@rule("W21.13", "W21.14")
def test_an_attacking_mixed_army_changes_hands_with_its_losses() -> None:
    attackers = {"sauron_regular": 3, "isengard_regular": 2, "control": "shadow"}
    board = {"edoras": {"rohan_regular": 3}, "folde": attackers}
    play = four(board, mixed=["folde"], asked=["folde"], acting=2)
    rolls(play, *[1] * 5, 6, 6, 1)
    do(play, ("die", "army"), "attack_army", ("attack", "folde", "edoras"), "all")
    assert asked(play) == "wotr-ask-casualty" and play.decisions[0].seat == 2
    do(play, ("remove", "sauron_regular"), ("remove", "sauron_regular"))
    assert asked(play) == "wotr-ask-cease" and play.decisions[0].seat == 3, "Isengard has more now"


@rule("W21.14", "W13.10.2")
def test_who_leads_a_mixed_army_leads_what_advances() -> None:
    attackers = {"sauron_regular": 3, "isengard_regular": 2, "control": "shadow"}
    play = four({"edoras": {"rohan_regular": 1}, "folde": attackers}, mixed=["folde"], asked=["folde"], acting=2)
    rolls(play, *[6] * 5, 1)
    do(play, ("die", "army"), "attack_army", ("attack", "folde", "edoras"), "all", "advance")
    do(play, ("leave", "sauron_regular"), ("leave", "sauron_regular"))
    assert ("done",) not in options(play), "one of Sauron against two of Isengard"
    do(play, ("leave", "isengard_regular"), ("leave", "isengard_regular"), "done")
    assert figures(play, "edoras") == {"sauron_regular": 1}


@rule("R11.5", "W15.3")
@pytest.mark.parametrize(("seat", "reward"), [(2, 2), (3, 3)])
def test_a_stronghold_is_taken_by_those_who_fought_for_it(seat: int, reward: int) -> None:
    siege = {"sauron_regular": 2, "southrons_regular": 3, "besieged": {"gondor_regular": 1}}
    play = four({"minas_tirith": siege}, asked=["minas_tirith"], acting=seat)
    rolls(play, *[6] * seat, 1)
    do(play, ("die", "army"), "attack_army", ("attack", "minas_tirith", "minas_tirith"), "all")
    t = table(play)
    assert t.captor[t.book.region_index["minas_tirith"]] == reward


@rule("W21.22", "W13.2.1")
def test_a_minion_of_the_team_mate_needs_no_rearguard() -> None:
    board = {"near_harad": {"southrons_regular": 3}, "west_harondor": {"gondor_regular": 1}}
    play = four(board, characters={"witch_king": "near_harad"}, acting=3)
    do(play, ("die", "army"), "attack_army", ("attack", "near_harad", "west_harondor"))
    assert ("all",) in options(play)


@rule("R7.1", "W14.5")
def test_the_garrison_is_cut_down_after_the_attacker_has_advanced() -> None:
    board = {"osgiliath": {"sauron_regular": 3}, "minas_tirith": {"gondor_regular": 6, "gondor_elite": 1}}
    dice = {"fp": {"event": 1}, "shadow": {"army": 1}}
    play = lay(empty_board=True, regions=board, politics=WAR, dice=dice, acting=1)
    do(play, ("die", "army"), "attack_army", ("attack", "osgiliath", "minas_tirith"), "all", "siege", "advance")
    assert asked(play) == "wotr-ask-advance-who"
    do(play, "all")
    assert asked(play) == "wotr-ask-stack" and play.decisions[0].rule == "W14.5"
    do(play, ("remove", "gondor_regular"), ("remove", "gondor_regular"))
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 4, "gondor_elite": 1}
