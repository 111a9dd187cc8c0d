"""The combat effects of the cards: requirement, moment, and what they do in a round. W13.5."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_kit import asked, do, figures, lay, options, reserve, rolls, table, where

from ravenhill.coverage import card, example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.groups import has
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.people import GANDALF_WHITE
from ravenhill.games.wotr.strength import leadership
from ravenhill.games.wotr.table import Battle

WAR = dict.fromkeys(("sauron", "isengard", "southrons", "gondor", "rohan", "elves", "dwarves", "north"), "war")
HERE = {"sauron_regular": 5, "nazgul": 2}
THERE = {"gondor_regular": 5, "gondor_leader": 1}


def fight(
    fp_card: str = "",
    sh_card: str = "",
    attackers: dict[str, int] | None = None,
    defenders: dict[str, int] | None = None,
    source: str = "osgiliath",
    target: str = "lossarnach",
    fp_attacks: bool = False,
    more_fp: list[str] | None = None,
    more_sh: list[str] | None = None,
    **more: Any,
) -> Play:
    """A battle before its first cards: the Shadow attacks Lossarnach, or the Free Peoples Osgiliath."""
    if fp_attacks:
        source, target = target, source
        attackers, defenders = attackers or THERE, defenders or HERE
    regions = {source: attackers or HERE, target: defenders or THERE}
    regions.update(more.pop("regions", {}))
    play = lay(
        empty_board=True,
        regions=regions,
        politics=WAR,
        hands=[[c for c in [fp_card, *(more_fp or [])] if c], [c for c in [sh_card, *(more_sh or [])] if c]],
        dice={"fp": {"army_muster": 1}, "shadow": {"army": 1}},
        acting=0 if fp_attacks else 1,
        **more,
    )
    do(play, ("die", "army_muster" if fp_attacks else "army"), "attack_army", ("attack", source, target), "all")
    return play


def b_of(play: Play) -> Battle:
    b = table(play).battle
    assert b is not None
    return b


def offered(play: Play) -> list[str]:
    return [str(o[1]) for o in options(play) if o[0] == "card"]


def use(play: Play, name: str, *dice: int) -> Play:
    rolls(play, *dice)
    return do(play, ("card", name))


ONES = [1] * 20


# --- the Free Peoples ---


@card("it_is_a_gift")
def test_it_is_a_gift() -> None:
    assert offered(fight("fp_char_01")) == []
    play = fight("fp_char_01", fellowship={"region": "lossarnach"})
    use(play, "fp_char_01", 1, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1, 1, 4)
    assert b_of(play).hits[FP] == 3, "two of the roll and one of the re-roll"


@card("blade_of_westernesse")
def test_blade_of_westernesse() -> None:
    more: dict[str, Any] = {"characters": {"witch_king": "osgiliath"}}
    assert offered(fight("fp_char_05", **more)) == []
    more["characters"]["meriadoc"] = "lossarnach"
    play = fight("fp_char_05", **more)
    use(play, "fp_char_05", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1)
    assert options(play) == (("eliminate", "witch_king"), ("pass",))
    do(play, ("eliminate", "witch_king"))
    assert where(play, "witch_king") == "eliminated" and b_of(play).hits[FP] == 0


@card("mighty_attack")
@rule("W13.5.6", "R6.19", "R6.22")
def test_mighty_attack() -> None:
    assert offered(fight("fp_char_06")) == []
    play = fight("fp_char_06", characters={"meriadoc": "lossarnach"})
    use(play, "fp_char_06", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    b = b_of(play)
    assert b.hits[FP] == 1 and len(b.rerolled[FP]) == 1, "the Hobbit's Leadership is forfeited"


@card("servant_of_the_secret_fire")
def test_servant_of_the_secret_fire() -> None:
    assert offered(fight("fp_char_08", characters={"boromir": "lossarnach"})) == []
    play = fight("fp_char_08", characters={"gandalf_grey": "lossarnach"})
    use(play, "fp_char_08", 1, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1, 1, 4, 1)
    assert b_of(play).hits[FP] == 2, "not on the re-roll"


@card("anduril")
@rule("R6.22")
def test_anduril() -> None:
    assert offered(fight("fp_char_09", characters={"boromir": "lossarnach"})) == []
    play = fight("fp_char_09", characters={"strider": "replaced", "aragorn": "lossarnach"})
    use(play, "fp_char_09", *[1] * 13)
    b = b_of(play)
    assert b.hits[FP] == 2 and len(b.rerolled[FP]) == 1
    play = fight("fp_char_09", characters={"strider": "lossarnach"})
    use(play, "fp_char_09", *[1] * 13)
    assert b_of(play).hits[FP] == 1
    play = fight("fp_char_09", "sh_char_09", characters={"strider": "lossarnach"}, defenders={"gondor_regular": 5})
    do(play, ("card", "sh_char_09"))
    use(play, "fp_char_09", *[1] * 12)
    assert b_of(play).hits[FP] == 0, "the re-roll is cancelled, so the blade does nothing"


@card("heroic_death")
def test_heroic_death() -> None:
    assert offered(fight("fp_char_10", defenders={"gondor_regular": 5})) == []
    play = fight("fp_char_10", characters={"boromir": "lossarnach"})
    use(play, "fp_char_10", 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert set(options(play)) == {("pass",), ("sacrifice", "gondor_leader"), ("sacrifice", "boromir")}
    do(play, ("sacrifice", "boromir"))
    assert figures(play, "lossarnach")["gondor_regular"] == 4 and where(play, "boromir") == "eliminated"


@card("daring_defiance")
@rule("R6.23", "W13.5.6")
@example("N60")
def test_daring_defiance() -> None:
    assert offered(fight("fp_char_11")) == []
    more: dict[str, Any] = {"characters": {"boromir": "lossarnach"}}
    play = fight("fp_char_11", "sh_strat_22", **more)
    do(play, ("card", "sh_strat_22"))
    use(play, "fp_char_11", *[1] * 13)
    b = b_of(play)
    assert b.cancelled == [0, 1] and b.add == [0, 0] and len(b.rerolled[FP]) == 1, "his Leadership is forfeited"
    do(play, "continue", "stand")
    assert leadership(table(play), b_of(play), FP) == 2, "again in the next round"
    play = fight("fp_char_11", "sh_strat_22", **more)
    do(play, "pass")
    use(play, "fp_char_11", *[1] * 14)
    assert len(b_of(play).rerolled[FP]) == 2, "against no card nothing is forfeited"


@card("daring_defiance")
@rule("R6.19", "W13.5.6", "W22.10")
def test_negated_leadership_does_not_pay_for_daring_defiance() -> None:
    alone = {"gandalf_grey": "replaced", "gandalf_white": "lossarnach"}
    for others, cancelled in ({}, 0), ({"boromir": "lossarnach"}, 1):
        play = fight("fp_char_11", "sh_strat_01", characters={**alone, **others})
        do(play, "white_rider", ("card", "sh_strat_01"))
        use(play, "fp_char_11", *[1] * 20)
        b = b_of(play)
        assert b.cancelled[SH] == cancelled, "only Leadership that still counts can be forfeited"
        assert b.add[SH] == (0 if cancelled else 2)
        assert not has(b.spent, GANDALF_WHITE)


@card("fateful_strike")
def test_fateful_strike() -> None:
    assert offered(fight("fp_char_12", defenders={"gondor_regular": 5})) == []
    play = fight("fp_char_12")
    use(play, "fp_char_12", *[1] * 10, 1, 1, 6)
    assert reserve(play, "nazgul") == 7
    play = fight(
        "fp_char_12", defenders={"gondor_regular": 5, "gondor_leader": 2}, characters={"witch_king": "osgiliath"}
    )
    use(play, "fp_char_12", *[1] * 10, 1, 1, 1, 1, 6, 6)
    do(play, ("eliminate", "witch_king"))
    assert where(play, "witch_king") == "eliminated" and reserve(play, "nazgul") == 6


@card("sudden_strike")
@rule("W13.5.7", "R6.18")
@example("C19")
def test_sudden_strike() -> None:
    assert offered(fight("fp_char_14", defenders={"gondor_regular": 5})) == []
    play = fight("fp_char_14", defenders={"gondor_regular": 5, "gondor_leader": 2})
    use(play, "fp_char_14", 6, 6, *[1] * 20)
    assert len(b_of(play).rolled[SH]) == 3, "two fell before the roll"


@card("brave_stand")
@rule("W13.3.4")
def test_brave_stand() -> None:
    assert offered(fight("fp_char_17")) == []
    play = fight("fp_char_17", characters={"boromir": "lossarnach", "meriadoc": "lossarnach"})
    use(play, "fp_char_17", *ONES)
    assert len(b_of(play).rolled[SH]) == 3


@card("ents_rage", "huorn_dark", "nameless_wood")
@pytest.mark.parametrize("name", ["fp_char_19", "fp_char_20", "fp_char_21"])
def test_the_wood(name: str) -> None:
    assert offered(fight(name)) == []
    play = fight(
        name,
        source="fords_of_isen",
        target="westemnet",
        attackers={"isengard_regular": 5},
        defenders={"rohan_regular": 3},
    )
    assert offered(play) == [name]
    if name == "fp_char_19":
        use(play, name, 1, 1, 1, 1, 1, 3, 3, 2)
        assert b_of(play).hits[FP] == 2
    elif name == "fp_char_20":
        use(play, name, *[1] * 5)
        assert len(b_of(play).rolled[SH]) == 2
    else:
        use(play, name, 1, 1, 1, 1, 1, 6, 1, 1)
        assert figures(play, "fords_of_isen") == {"isengard_regular": 2}, "one hit and two more"


@card("daylight")
def test_daylight() -> None:
    play = fight("fp_strat_01")
    use(play, "fp_strat_01", *ONES)
    assert len(b_of(play).rolled[SH]) == 3


@card("no_quarter")
def test_no_quarter() -> None:
    play = fight("fp_strat_02", attackers={"sauron_regular": 5})
    use(play, "fp_strat_02", *[1] * 5, 6, 1, 1, 1, 1, 1)
    assert figures(play, "osgiliath") == {"sauron_regular": 3}
    play = fight("fp_strat_02", attackers={"sauron_regular": 5})
    use(play, "fp_strat_02", *[1] * 11)
    assert figures(play, "osgiliath") == {"sauron_regular": 5}


@card("advantageous_position")
def test_advantageous_position() -> None:
    assert offered(fight("fp_strat_03", fp_attacks=True)) == []
    play = fight("fp_strat_03", attackers={"sauron_regular": 5})
    use(play, "fp_strat_03", 5, 6, 1, 1, 1, *[1] * 6)
    assert b_of(play).hits[SH] == 1


@card("scouts")
@rule("R6.17", "W14.4")
def test_scouts_lead_the_army_inside_once() -> None:
    play = fight("fp_strat_05", source="druadan_forest", target="minas_tirith", defenders={"gondor_regular": 3})
    do(play, "field", ("card", "fp_strat_05"), "siege", "advance", ("leave", "sauron_regular"), "done")
    assert table(play).battle is None, "those left behind do not advance a second time"
    assert figures(play, "druadan_forest") == {"sauron_regular": 1}
    assert "wotr-log-destroyed" not in [line.key for line in play.log(0)]


@card("scouts")
@rule("R6.16", "R6.17", "W13.5.4")
@example("E12")
def test_scouts_before_durins_bane() -> None:
    assert offered(fight("fp_strat_05", fp_attacks=True)) == []
    play = fight(
        "fp_strat_05",
        "sh_char_17",
        source="moria",
        target="dimrill_dale",
        attackers={"sauron_regular": 5},
        defenders={"elves_regular": 3},
    )
    do(play, ("card", "sh_char_17"), ("card", "fp_strat_05"))
    assert asked(play) == "scouts"
    do(play, ("retreat", "lorien"))
    assert figures(play, "lorien") == {"elves_regular": 3} and asked(play) == "advance"
    assert sorted(table(play).played) == [28, 64], "both cards are discarded"
    play = fight("fp_strat_05", source="druadan_forest", target="minas_tirith", defenders={"gondor_regular": 3})
    do(play, "field", ("card", "fp_strat_05"), "siege", "advance", "all")
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 3}


@card("shield_wall")
def test_shield_wall() -> None:
    for rolled, left in (((6, 6), 4), ((6, 1), 4)):
        play = fight("fp_strat_06", attackers={"sauron_regular": 5})
        use(play, "fp_strat_06", *rolled, 1, 1, 1, *[1] * 6)
        assert figures(play, "lossarnach")["gondor_regular"] == left
        told = [m.args for m in play.log(None) if m.key == "wotr-log-mod-hits-less"]
        assert [(m["side"], m["n"]) for m in told] == ([("shadow", 1)] if rolled == (6, 6) else [])


@card("confusion")
def test_confusion() -> None:
    play = fight("fp_strat_08")
    use(play, "fp_strat_08", 1, 1, 2, 2, 2, *[2] * 5, 2, 2, 2)
    b = b_of(play)
    assert b.bonus[FP] == 2 and len(b.rerolled[SH]) == 2 and figures(play, "osgiliath")["sauron_regular"] == 3


@card("charge")
def test_charge() -> None:
    assert offered(fight("fp_strat_13")) == []
    play = fight("fp_strat_13", defenders={"gondor_elite": 2, "gondor_regular": 1}, attackers={"sauron_regular": 5})
    use(play, "fp_strat_13", 6, 5, *[1] * 6)
    assert figures(play, "osgiliath") == {"sauron_regular": 3}


@card("valour")
def test_valour() -> None:
    assert offered(fight("fp_strat_22")) == []
    play = fight("fp_strat_22", defenders={"gondor_elite": 2}, attackers={"sauron_regular": 3})
    use(play, "fp_strat_22", 1, 1, 1, 4, 4)
    assert b_of(play).hits[FP] == 2


# --- the Shadow ---


@card("one_for_the_dark_lord")
def test_one_for_the_dark_lord() -> None:
    assert offered(fight(sh_card="sh_char_01")) == []
    play = fight(sh_card="sh_char_01", fellowship={"region": "lossarnach"})
    use(play, "sh_char_01", 4, 1, 1, 1, 1, *[1] * 5, 4, 1, 1)
    assert b_of(play).hits[SH] == 2


@card("cruel_as_death")
@rule("W13.5.6")
@example("N60")
def test_cruel_as_death() -> None:
    assert offered(fight(sh_card="sh_char_05", attackers={"sauron_regular": 5, "nazgul": 1})) == []
    play = fight(sh_card="sh_char_05", attackers={"sauron_regular": 5, "nazgul": 3})
    use(play, "sh_char_05", 4, 1, 1, 1, 1, *[1] * 5, 1, 1)
    b = b_of(play)
    assert b.hits[SH] == 1 and len(b.rerolled[SH]) == 1
    do(play, "continue", "stand")
    assert leadership(table(play), b_of(play), SH) == 3


@card("they_are_terrible")
def test_they_are_terrible() -> None:
    assert offered(fight(sh_card="sh_char_07", attackers={"sauron_regular": 5})) == []
    play = fight(sh_card="sh_char_07")
    use(play, "sh_char_07", *[1] * 10, 4, 1)
    b = b_of(play)
    assert b.rerolled[SH] == [4] and b.hits[SH] == 1


@card("dread_and_despair")
@rule("W13.3.4")
def test_dread_and_despair() -> None:
    assert offered(fight(sh_card="sh_char_08", attackers={"sauron_regular": 5})) == []
    play = fight(sh_card="sh_char_08")
    do(play, ("card", "sh_char_08"))
    rolls(play, *[1] * 9)
    do(play, ("forfeit", 2))
    b = b_of(play)
    assert len(b.rolled[FP]) == 3 and b.rerolled[SH] == []


@card("black_breath")
def test_black_breath() -> None:
    assert offered(fight(sh_card="sh_char_11", attackers={"sauron_regular": 5})) == []
    play = fight(sh_card="sh_char_11", characters={"boromir": "lossarnach", "meriadoc": "lossarnach"})
    use(play, "sh_char_11", *[1] * 10, 6, 1, 1, 1, 1)
    assert set(options(play)) == {("pass",), ("eliminate", "gondor_leader"), ("eliminate", "meriadoc")}
    do(play, ("eliminate", "meriadoc"))
    assert where(play, "meriadoc") == "eliminated"


@card("foul_stench")
def test_foul_stench() -> None:
    assert offered(fight(sh_card="sh_char_09", attackers={"sauron_regular": 5})) == []
    play = fight(sh_card="sh_char_09")
    use(play, "sh_char_09", *[1] * 12)
    assert b_of(play).rerolled[FP] == []
    play = fight(sh_card="sh_char_09", defenders={"gondor_regular": 5, "gondor_leader": 3})
    use(play, "sh_char_09", *[1] * 15)
    assert len(b_of(play).rerolled[FP]) == 3


@card("words_of_power")
def test_words_of_power() -> None:
    assert offered(fight(sh_card="sh_char_15", attackers={"sauron_regular": 5})) == []
    play = fight(sh_card="sh_char_15", characters={"boromir": "lossarnach"}, defenders={"gondor_regular": 2})
    use(play, "sh_char_15", *[1] * 9)
    b = b_of(play)
    assert len(b.rolled[FP]) == 2 and b.rerolled[FP] == [], "no Captain, no Leadership"


@card("durins_bane")
def test_durins_bane() -> None:
    assert offered(fight(sh_card="sh_char_17")) == []
    play = fight(
        sh_card="sh_char_17",
        source="moria",
        target="dimrill_dale",
        attackers={"sauron_regular": 5},
        defenders={"elves_regular": 5},
    )
    use(play, "sh_char_17", 4, 4, 3, *[1] * 8)
    assert figures(play, "dimrill_dale") == {"elves_regular": 3}


@card("devilry_of_orthanc")
def test_devilry_of_orthanc() -> None:
    assert offered(fight(sh_card="sh_char_19", attackers={"isengard_regular": 5})) == []
    siege = {"helms_deep": {"isengard_regular": 5, "besieged": {"rohan_regular": 5}}}
    play = lay(
        empty_board=True,
        regions=siege,
        politics=WAR,
        hands=[[], ["sh_char_19"]],
        dice={"fp": {}, "shadow": {"army": 1}},
        acting=1,
    )
    do(play, ("die", "army"), "attack_army", ("attack", "helms_deep", "helms_deep"), "all")
    use(play, "sh_char_19", 5, 5, 1, 1, 1, *[1] * 5)
    assert figures(play, "helms_deep", besieged=True) == {"rohan_regular": 3}


@card("deadly_strife")
def test_deadly_strife() -> None:
    play = fight(sh_card="sh_strat_01", attackers={"sauron_regular": 3}, defenders={"gondor_regular": 3})
    use(play, "sh_strat_01", 3, 3, 2, 3, 2, 2)
    assert b_of(play).hits == [1, 2]


@card("onslaught")
def test_onslaught() -> None:
    play = fight(sh_card="sh_strat_02", attackers={"sauron_regular": 5}, defenders={"gondor_regular": 5})
    use(play, "sh_strat_02", *[1] * 10)
    assert options(play) == tuple(("inflict", n) for n in range(5))
    rolls(play, 4, 3)
    do(play, ("inflict", 2))
    assert figures(play, "osgiliath") == {"sauron_regular": 3} and figures(play, "lossarnach") == {"gondor_regular": 4}


@card("relentless_assault")
def test_relentless_assault() -> None:
    play = fight(sh_card="sh_strat_04", attackers={"sauron_regular": 5}, defenders={"gondor_regular": 5})
    do(play, ("card", "sh_strat_04"))
    rolls(play, 3, 3, 1, *[1] * 5)
    do(play, ("inflict", 2))
    assert b_of(play).hits[SH] == 2 and len(b_of(play).rolled[SH]) == 3


@card("great_host")
def test_great_host() -> None:
    for defenders, left in ((2, 1), (3, 3)):
        play = fight(sh_card="sh_strat_06", attackers={"sauron_regular": 5}, defenders={"gondor_regular": defenders})
        use(play, "sh_strat_06", *[1] * (5 + defenders))
        assert figures(play, "lossarnach") == {"gondor_regular": left}


@card("mumakil")
@rule("W13.5.5")
@example("E14", "E13")
def test_mumakil() -> None:
    assert offered(fight(sh_card="sh_strat_07")) == []
    play = fight(sh_card="sh_strat_07", attackers={"southrons_elite": 2}, defenders={"gondor_regular": 4})
    use(play, "sh_strat_07", 4, 1, *[1] * 4)
    assert b_of(play).hits[SH] == 1 and b_of(play).bonus[SH] == 1
    for fp_card, bonus in (("fp_strat_02", 0),):
        play = fight(fp_card, "sh_strat_07", attackers={"southrons_elite": 3}, defenders={"gondor_regular": 5})
        do(play, ("card", "sh_strat_07"))
        use(play, fp_card, 4, 4, 1, 6, 1, 1, 1, 1)
        assert b_of(play).bonus == [1, bonus], "the defender's card counts first: two against two"


@card("swarm_of_bats")
@rule("W13.5.4")
@example("E13")
def test_swarm_of_bats() -> None:
    play = fight("fp_strat_01", "sh_strat_09")
    do(play, ("card", "sh_strat_09"))
    use(play, "fp_strat_01", *[1] * 13)
    assert len(b_of(play).rolled[SH]) == 5 and b_of(play).cancelled == [1, 0]
    play = fight(sh_card="sh_strat_09")
    use(play, "sh_strat_09", *[1] * 10, 4, 1, 1)
    assert b_of(play).hits[SH] == 1
    play = fight("fp_char_11", "sh_strat_09", characters={"boromir": "lossarnach"})
    do(play, ("card", "sh_strat_09"))
    use(play, "fp_char_11", *[1] * 13)
    assert b_of(play).cancelled == [0, 1], "the defender is first"


@card("we_come_to_kill")
def test_we_come_to_kill() -> None:
    assert offered(fight(sh_card="sh_strat_13")) == []
    play = fight(
        sh_card="sh_strat_13",
        source="vale_of_the_carnen",
        target="dale",
        attackers={"sauron_elite": 3},
        defenders={"north_regular": 4},
    )
    use(play, "sh_strat_13", 5, 5, 5, *[1] * 4, 5, 5, 4)
    assert figures(play, "dale") == {"north_regular": 2}, "five hits here, also against a City"


@card("desperate_battle")
def test_desperate_battle() -> None:
    play = fight(sh_card="sh_strat_22", attackers={"sauron_regular": 3}, defenders={"gondor_regular": 3})
    use(play, "sh_strat_22", 4, 3, 3, 4, 4, 3)
    assert b_of(play).hits == [2, 1]


# --- choosing, W13.5 ---


@rule("W13.5.1", "W8.15", "W13.5.3")
def test_attacker_first_and_the_back_is_seen() -> None:
    play = fight("fp_strat_01", "sh_strat_22", more_fp=["fp_char_12"])
    assert play.decisions[0].seat == 1
    do(play, ("card", "sh_strat_22"))
    assert play.decisions[0].seat == 0
    assert play.view(0)["battle"]["cards"] == {"fp": None, "shadow": {"back": "sh_strategy"}}
    assert play.view(1)["battle"]["cards"] == {"fp": None, "shadow": {"card": "sh_strat_22"}}
    rolls(play, *[1] * 13)
    do(play, "pass")
    assert table(play).played == [93], "discarded at the end of the round"


@rule("W13.5.2")
def test_requirements_are_checked_when_chosen() -> None:
    play = fight(sh_card="sh_char_17", more_sh=["sh_strat_22", "sh_char_05"])
    assert offered(play) == ["sh_char_05", "sh_strat_22"]


@rule("R6.20", "W13.7.1", "W2.10")
def test_no_reroll_without_misses() -> None:
    play = fight(sh_card="sh_strat_22", attackers={"sauron_regular": 2, "nazgul": 3}, defenders={"gondor_regular": 5})
    rolls(play, 6, 6, *[1] * 5)
    do(play, "pass")
    assert b_of(play).rerolled[SH] == [] and b_of(play).rolled[SH] == [6, 6]
