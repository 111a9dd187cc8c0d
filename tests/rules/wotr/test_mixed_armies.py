"""W21.11 to W21.16, R11.5: mixed Armies that form, move, fight, change hands and take Strongholds."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_kit import asked, do, figures, lay, options, rolls, table, verbs

from ravenhill.coverage import example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.armies import commander, usable
from ravenhill.games.wotr.multiplayer import keeps_command
from ravenhill.games.wotr.nations import FP, NATION_IDS, SH

WAR = dict.fromkeys(NATION_IDS, "war")
BOTH = {"rohan_regular": 2, "gondor_regular": 1}


def war(regions: dict[str, Any], **more: Any) -> Play:
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
    play = war({"edoras": BOTH}, mixed=["edoras"], asked=["edoras"], acting=1)
    do(play, ("die", "army_muster"), "move_armies", ("from", "edoras"), ("to", "westemnet"), "all")
    assert mixed(play) == ["westemnet"] and asked(play) == "die", "nobody is asked again"
    assert not [line for line in play.log(0) if line.key == "wotr-log-unmixed"]


@rule("W21.11")
def test_a_mixed_army_that_joins_another_is_one_with_it() -> None:
    both = {"edoras": BOTH, "westemnet": BOTH}
    play = war(both, mixed=["edoras", "westemnet"], asked=["edoras", "westemnet"], acting=1)
    march(play, "westemnet", "edoras", "all")
    for d in play.decisions:
        assert d.kind == "mix"
        play.answer(d.seat, ("mix",))
    assert mixed(play) == ["edoras"] and asked(play) == "die"


@rule("W21.11")
def test_where_others_stand_apart_they_agree_anew() -> None:
    both = {"edoras": BOTH, "westemnet": BOTH}
    for answer, left in (("mix", ["edoras"]), ("apart", [])):
        play = war(both, mixed=["westemnet"], asked=["edoras", "westemnet"], acting=1)
        march(play, "westemnet", "edoras", "all")
        assert [(d.seat, d.kind) for d in play.decisions] == [(1, "mix"), (0, "mix")]
        for d in play.decisions:
            play.answer(d.seat, (answer,))
        assert mixed(play) == left


@rule("W21.11")
def test_a_part_with_figures_of_both_is_mixed_and_one_players_part_is_not() -> None:
    whole = {"edoras": {"rohan_regular": 3, "gondor_regular": 2}}
    play = war(whole, mixed=["edoras"], asked=["edoras"], acting=1)
    march(play, "edoras", "westemnet", ("leave", "rohan_regular"), ("leave", "gondor_regular"), "done")
    assert mixed(play) == ["edoras", "westemnet"]
    play = war(whole, mixed=["edoras"], asked=["edoras"], acting=1)
    march(play, "edoras", "westemnet", ("leave", "gondor_regular"), ("leave", "gondor_regular"), "done")
    assert mixed(play) == []


@rule("W21.11")
def test_a_beaten_mixed_army_is_one_where_it_retreats_to() -> None:
    play = war({"edoras": BOTH, "folde": {"sauron_regular": 1, "control": "shadow"}}, asked=["edoras"], acting=2)
    rolls(play, *[1] * 4)
    do(play, ("die", "army"), "attack_army", ("attack", "folde", "edoras"), "continue")
    do(play, ("retreat", "westemnet"), "stay")
    assert mixed(play) == ["westemnet"] and asked(play) == "die"


@rule("W21.11")
def test_those_who_stay_apart_are_asked_again_when_figures_come() -> None:
    play = war({"edoras": BOTH, "folde": {"rohan_regular": 1}}, asked=["edoras"], acting=1)
    do(play, ("die", "army_muster"), "skip")
    assert asked(play) == "die", "nothing has changed there"
    play = war({"edoras": BOTH, "folde": {"rohan_regular": 1}}, asked=["edoras"], acting=1)
    march(play, "folde", "edoras")
    assert asked(play) == "mix"
    play = war({"edoras": BOTH}, asked=["edoras"], acting=1)
    do(play, ("die", "army_muster"), "muster", ("recruit", "rohan_elite"), ("to", "edoras"))
    assert asked(play) == "mix"


@rule("W21.13", "W21.14")
def test_a_defending_mixed_army_changes_hands_with_its_losses() -> None:
    garrison = {"rohan_regular": 2, "rohan_elite": 1, "gondor_regular": 4}
    board = {"edoras": garrison, "folde": {"sauron_regular": 5, "control": "shadow"}}
    play = war(board, mixed=["edoras"], asked=["edoras"], acting=2)
    rolls(play, 6, 6, *[1] * 8)
    do(play, ("die", "army"), "attack_army", ("attack", "folde", "edoras"), "all")
    assert asked(play) == "casualty" and play.decisions[0].seat == 0, "Gondor had more"
    do(play, ("remove", "gondor_regular"), ("remove", "gondor_regular"), "continue")
    assert asked(play) == "retreat" and play.decisions[0].seat == 1, "Rohan has more now"


@rule("W21.13", "W21.14")
def test_an_attacking_mixed_army_changes_hands_with_its_losses() -> None:
    attackers = {"sauron_regular": 3, "isengard_regular": 2, "control": "shadow"}
    board = {"edoras": {"rohan_regular": 3}, "folde": attackers}
    play = war(board, mixed=["folde"], asked=["folde"], acting=2)
    rolls(play, *[1] * 5, 6, 6, 1)
    do(play, ("die", "army"), "attack_army", ("attack", "folde", "edoras"), "all")
    assert asked(play) == "casualty" and play.decisions[0].seat == 2
    do(play, ("remove", "sauron_regular"), ("remove", "sauron_regular"))
    assert asked(play) == "cease" and play.decisions[0].seat == 3, "Isengard has more now"


@rule("W21.14", "W13.10.2")
def test_who_leads_a_mixed_army_leads_what_advances() -> None:
    attackers = {"sauron_regular": 3, "isengard_regular": 2, "control": "shadow"}
    play = war({"edoras": {"rohan_regular": 1}, "folde": attackers}, mixed=["folde"], asked=["folde"], acting=2)
    rolls(play, *[6] * 5, 1)
    do(play, ("die", "army"), "attack_army", ("attack", "folde", "edoras"), "all", "advance")
    do(play, ("leave", "sauron_regular"), ("leave", "sauron_regular"))
    assert options(play) == (("done",), ("leave", "isengard_regular")), (
        "one of Sauron, so one of Isengard stays at once"
    )
    do(play, ("leave", "isengard_regular"))
    assert figures(play, "edoras") == {"sauron_regular": 1}


@rule("R11.5", "W15.3")
@pytest.mark.parametrize(("seat", "reward"), [(2, 2), (3, 3)])
def test_a_stronghold_is_taken_by_those_who_fought_for_it(seat: int, reward: int) -> None:
    siege = {"sauron_regular": 2, "southrons_regular": 3, "besieged": {"gondor_regular": 1}}
    play = war({"minas_tirith": siege}, asked=["minas_tirith"], acting=seat)
    rolls(play, *[6] * seat, 1)
    do(play, ("die", "army"), "attack_army", ("attack", "minas_tirith", "minas_tirith"), "all")
    t = table(play)
    assert t.captor[t.book.region_index["minas_tirith"]] == reward


@rule("W21.22", "W13.2.1")
def test_a_minion_of_the_team_mate_needs_no_rearguard() -> None:
    board = {"near_harad": {"southrons_regular": 3}, "west_harondor": {"gondor_regular": 1}}
    play = war(board, characters={"witch_king": "near_harad"}, acting=3)
    do(play, ("die", "army"), "attack_army", ("attack", "near_harad", "west_harondor"))
    assert ("all",) in options(play)


@rule("R7.1", "W14.5")
def test_the_garrison_is_cut_down_after_the_attacker_has_advanced() -> None:
    board = {"osgiliath": {"sauron_regular": 3}, "minas_tirith": {"gondor_regular": 6, "gondor_elite": 1}}
    dice = {"fp": {"event": 1}, "shadow": {"army": 1}}
    play = lay(empty_board=True, regions=board, politics=WAR, dice=dice, acting=1)
    do(play, ("die", "army"), "attack_army", ("attack", "osgiliath", "minas_tirith"), "all", "siege", "advance")
    assert asked(play) == "advance_who"
    do(play, "all")
    assert asked(play) == "stack" and play.decisions[0].rule == "W14.5"
    do(play, ("remove", "gondor_regular"), ("remove", "gondor_regular"))
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 4, "gondor_elite": 1}


MIXED = {"osgiliath": {"gondor_regular": 3, "rohan_regular": 2}}


@rule("W21.13")
@example("N48")
def test_who_controls_a_mixed_army() -> None:
    def controls(figures: dict[str, int]) -> int:
        t = table(lay(seats=4, empty_board=True, regions={"osgiliath": figures}))
        return commander(t, t.book.region_index["osgiliath"], FP)

    assert controls({"gondor_regular": 3, "rohan_regular": 2}) == 0
    assert controls({"gondor_regular": 3, "rohan_regular": 2, "rohan_elite": 1}) == 1
    assert controls({"gondor_regular": 2, "rohan_regular": 2}) == 0


@rule("W21.11", "W21.12", "W21.15")
def test_separate_armies_and_the_agreement() -> None:
    play = lay(seats=4, empty_board=True, regions=MIXED, dice={"fp": {"event": 1}, "shadow": {"army": 1}}, acting=1)
    t = table(play)
    place = t.book.region_index["osgiliath"]
    assert usable(t, 0, place).n[6] == 3 and usable(t, 0, place).n[12] == 0
    assert asked(play) == "mix", "they have come together and were not asked"
    for d in play.decisions:
        play.answer(d.seat, ("mix",))
    t = table(play)
    assert t.mixed == [place * 2 + FP] and usable(t, 0, place).n[12] == 2 and usable(t, 1, place).n[6] == 0


@rule("W21.12")
def test_team_mates_share_the_loss_above_ten() -> None:
    board = {"osgiliath": {"gondor_regular": 6, "rohan_regular": 5, "rohan_elite": 1}}
    play = lay(seats=4, empty_board=True, regions=board, acting=1, closing=True, paid="event")
    assert play.decisions[0].seat == 1 and asked(play) == "stack", "the non-leading player is first"
    do(play, ("remove", "rohan_regular"))
    assert figures(play, "osgiliath") == {"gondor_regular": 5, "rohan_regular": 4, "rohan_elite": 1}


@rule("W21.14", "W21.16")
def test_the_controller_keeps_control_of_the_acting_part() -> None:
    play = lay(
        seats=4,
        empty_board=True,
        regions=MIXED,
        mixed=["osgiliath"],
        asked=["osgiliath"],
        politics={"gondor": "war", "rohan": "war"},
        dice={"fp": {"army_muster": 1}, "shadow": {"army": 1}},
        acting=0,
    )
    t = table(play)
    place = t.book.region_index["osgiliath"]
    n = [0] * 24
    n[6], n[12] = 1, 2
    assert not keeps_command(t, 0, place, n)
    do(play, ("die", "army_muster"), "move_armies", ("from", "osgiliath"), ("to", "lossarnach"))
    do(play, ("leave", "gondor_regular"), ("leave", "gondor_regular"))
    assert options(play) == (("done",), ("leave", "rohan_regular")), "one of Rohan has to stay, unasked"
    do(play, "done")
    assert figures(play, "lossarnach") == {"gondor_regular": 1, "rohan_regular": 1}


MINGLED = {"osgiliath": {"gondor_regular": 3, "rohan_regular": 2}, "north_ithilien": {"sauron_regular": 2}}


@rule("W21.14")
def test_only_the_controller_of_a_mixed_army_attacks() -> None:
    more: dict[str, Any] = {
        "empty_board": True,
        "regions": MINGLED,
        "politics": {"gondor": "war", "rohan": "war", "sauron": "war"},
        "dice": {"fp": {"army_muster": 1}, "shadow": {"army": 1}},
    }
    for mixed, seat, may in (([], 1, True), (["osgiliath"], 1, False), (["osgiliath"], 0, True)):
        play = lay(seats=4, acting=seat, mixed=mixed, asked=["osgiliath"], **more)
        do(play, ("die", "army_muster"))
        assert ("attack_army" in verbs(play)) == may
        assert "move_armies" in verbs(play), "his own units he may always move out (W21.15)"


@rule("W21.11", "W21.14")
def test_team_mates_attacked_together_are_a_mixed_army() -> None:
    play = lay(
        seats=4,
        empty_board=True,
        regions=MINGLED,
        asked=["osgiliath"],
        politics={"sauron": "war"},
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        acting=2,
    )
    assert table(play).mixed == []
    rolls(play, *[1] * 7)
    do(play, ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"), "all")
    t = table(play)
    assert t.mixed == [t.book.region_index["osgiliath"] * 2 + FP]
    do(play, "cease")
    assert table(play).mixed == t.mixed, "they stay so until they part"


@rule("W21.11")
def test_a_leader_of_the_team_mate_counts() -> None:
    play = lay(
        seats=4,
        empty_board=True,
        regions={"osgiliath": {"gondor_regular": 3, "rohan_leader": 1}},
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        acting=1,
    )
    assert asked(play) == "mix"


@rule("W21.11")
def test_team_mates_are_asked_after_the_enemy_action_that_brought_them_together() -> None:
    play = lay(
        seats=4,
        empty_board=True,
        regions={
            "north_ithilien": {"sauron_regular": 2},
            "osgiliath": {"rohan_regular": 1},
            "lossarnach": {"gondor_regular": 1},
        },
        politics={"sauron": "war"},
        dice={"fp": {"event": 2}, "shadow": {"army": 2}},
        acting=2,
    )
    rolls(play, *[1] * 3)
    do(play, ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"), "all", "continue")
    do(play, ("retreat", "lossarnach"), "stay")
    assert [(d.seat, d.kind) for d in play.decisions] == [(1, "mix"), (0, "mix")]
    for d in play.decisions:
        play.answer(d.seat, ("mix",))
    t = table(play)
    assert t.mixed == [t.book.region_index["lossarnach"] * 2 + FP] and asked(play) == "die"


@rule("W21.11")
def test_team_mates_are_asked_at_once_where_one_moves_to_the_other() -> None:
    play = lay(
        seats=4,
        empty_board=True,
        regions={"osgiliath": {"rohan_regular": 1}, "lossarnach": {"gondor_regular": 1}},
        politics={"rohan": "war", "gondor": "war"},
        dice={"fp": {"army_muster": 1}, "shadow": {"army": 1}},
        acting=1,
    )
    do(play, ("die", "army_muster"), "move_armies", ("from", "osgiliath"), ("to", "lossarnach"))
    assert [d.seat for d in play.decisions] == [1, 0] and asked(play) == "mix"


@rule("W21.11", "W21.15")
def test_a_besieged_garrison_may_be_a_mixed_army() -> None:
    inside = {"minas_tirith": {"sauron_regular": 3, "besieged": {"gondor_regular": 2, "rohan_regular": 1}}}
    play = lay(
        seats=4,
        empty_board=True,
        regions=inside,
        politics={"gondor": "war", "rohan": "war"},
        mixed=["minas_tirith"],
        asked=["minas_tirith"],
        dice={"fp": {"event": 1, "army_muster": 1}, "shadow": {"army": 1}},
        acting=1,
    )
    do(play, ("die", "event"), "skip")
    assert table(play).mixed == [table(play).book.region_index["minas_tirith"] * 2 + FP]


@rule("W21.11", "W21.13")
def test_besieged_and_besiegers_agree_each_for_themselves() -> None:
    inside = {"gondor_regular": 2, "rohan_regular": 1}
    board = {"minas_tirith": {"sauron_regular": 3, "isengard_regular": 2, "besieged": inside}}
    play = lay(seats=4, empty_board=True, regions=board, mixed=["minas_tirith:fp"], asked=["minas_tirith:fp"], acting=1)
    t = table(play)
    assert [d.seat for d in play.decisions] == [3, 2], "the besiegers are asked for themselves"
    place = t.book.region_index["minas_tirith"]
    assert usable(t, 2, place).n[15] == 0 and usable(t, 2, place).n[18] == 3, "and are apart till then"
    for d in play.decisions:
        play.answer(d.seat, ("apart",))
    t = table(play)
    assert t.mixed == [place * 2 + FP] and sorted(t.asked) == [place * 2 + FP, place * 2 + SH]
    assert usable(t, 0, t.book.box[place]).n[12] == 1, "the garrison stays one"


@rule("W21.14", "W12.4.1")
def test_a_card_moves_a_mixed_army_for_its_controller_only() -> None:
    """Shadows Gather: what goes is led by the player of the card."""
    board = {"gap_of_rohan": {"isengard_regular": 2, "sauron_regular": 2}, "enedwaith": {"isengard_regular": 1}}
    play = lay(
        seats=4,
        empty_board=True,
        regions=board,
        mixed=["gap_of_rohan"],
        asked=["gap_of_rohan"],
        leading=[0, 3],
        politics={"isengard": "war", "sauron": "war"},
        hands=[[], [], [], ["sh_strat_07"]],
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        acting=3,
    )
    do(play, ("die", "army"), ("play", "sh_strat_07"))
    if asked(play) == "gather":
        do(play, ("to", "gap_of_rohan"))
    assert ("all",) in options(play)
    do(play, ("leave", "isengard_regular"))
    assert ("done",) in options(play) and ("leave", "sauron_regular") in options(play), "one of Sauron stays, unasked"


@rule("W21.11", "W21.13")
def test_nobody_takes_a_mixed_army_over_unasked() -> None:
    board = {"minas_tirith": {"gondor_regular": 3, "rohan_regular": 2}, "lossarnach": {"rohan_regular": 4}}
    play = war(board, mixed=["minas_tirith"], asked=["minas_tirith"], acting=1)
    march(play, "lossarnach", "minas_tirith", "all")
    assert [d.kind for d in play.decisions] == ["mix"] * 2
    play.answer(1, ("mix",))
    play.answer(0, ("apart",))
    assert mixed(play) == []


@rule("W12.2.2", "W21.12")
def test_a_leader_is_not_left_to_the_team_mates_separate_army() -> None:
    board = {"lossarnach": {"gondor_regular": 2, "gondor_leader": 1, "rohan_regular": 2}}
    play = war(board, asked=["lossarnach"], acting=0)
    do(play, ("die", "army_muster"), "move_armies", ("from", "lossarnach"), ("to", "pelargir"))
    do(play, ("leave", "gondor_leader"))
    assert figures(play, "lossarnach") == {"gondor_regular": 1, "gondor_leader": 1, "rohan_regular": 2}
