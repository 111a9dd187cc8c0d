"""W21, R11: three and four players."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_kit import asked, box, do, figures, lay, new, options, rolls, table, verbs

from ravenhill.coverage import card, example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.armies import elite_leads
from ravenhill.games.wotr.decks import CARD_IDS
from ravenhill.games.wotr.events import conceal, hand_limit, may_play
from ravenhill.games.wotr.multiplayer import order
from ravenhill.games.wotr.nations import SH
from ravenhill.games.wotr.victory import account, side_wins


def four(**more: Any) -> Play:
    return lay(seats=4, **more)


@rule("W21.1", "W21.8", "W21.22")
def test_who_plays_what() -> None:
    t = table(new(seats=4))
    assert t.nation_seat == [1, 0, 0, 1, 1, 3, 2, 3]
    play = four(dice={"fp": {"muster": 1}, "shadow": {"army": 1}}, acting=1)
    do(play, ("die", "muster"))
    nations = {o[1] for o in options(play) if o[0] == "diplomacy"}
    assert nations == {"rohan", "north", "dwarves"}
    play = four(
        dice={"fp": {"event": 1}, "shadow": {"muster": 1}},
        acting=3,
        politics={"isengard": "war", "sauron": "war", "gondor": "war"},
    )
    do(play, ("die", "muster"))
    assert ("enter", "saruman") in options(play) and ("enter", "witch_king") not in options(play)
    assert ("diplomacy", "southrons") in options(play)
    do(play, "muster")
    assert {str(o[1]).split("_")[0] for o in options(play)} == {"isengard"}


@rule("W21.10", "W21.8")
def test_only_the_witch_king_player_recruits_nazgul() -> None:
    more: dict[str, Any] = {
        "dice": {"fp": {"event": 1}, "shadow": {"muster": 1}},
        "politics": {"sauron": "war", "isengard": "war"},
    }
    play = four(acting=2, **more)
    do(play, ("die", "muster"), "muster")
    assert ("recruit", "nazgul") in options(play)
    play = four(acting=3, **more)
    do(play, ("die", "muster"), "muster")
    assert ("recruit", "nazgul") not in options(play)
    play = four(acting=3, dice={"fp": {"event": 1}, "shadow": {"character": 1}})
    do(play, ("die", "character"))
    assert "minions" in verbs(play), "any Shadow player moves Nazgul"


@rule("W21.2", "W21.5")
@example("N50")
def test_the_tokens_pass_each_turn() -> None:
    assert table(new(seats=4)).leading == [0, 2]
    play = four(at="recover", turn=1, hands=[[], [], [], []])
    assert table(play).leading == [1, 3]
    assert table(lay(seats=3, at="recover", turn=1)).leading == [0, 2]


@rule("W21.3", "W21.19")
@example("N47")
def test_cards_of_teams() -> None:
    play = new(seats=4)
    assert asked(play) == "swap" and [len(h) for h in table(play).hands] == [2, 2, 2, 2]
    assert [hand_limit(table(play), s) for s in range(4)] == [4, 4, 4, 4]
    play = four(at="recover", turn=1)
    assert asked(play) == "draw" and options(play) == (("draw", "fp_character"), ("draw", "fp_strategy"))
    three = table(new(seats=3))
    assert [hand_limit(three, s) for s in range(3)] == [6, 4, 4]


@rule("W21.4")
def test_team_mates_swap_cards() -> None:
    play = new(seats=4)
    asked_now = play.decisions
    assert [d.seat for d in asked_now] == [0, 1, 2, 3]
    mine, theirs = (asked_now[s].options[1] for s in (0, 1))
    play.answer(0, mine)
    play.answer(1, theirs)
    play.answer(2, ("pass",))
    play.answer(3, asked_now[3].options[1])
    t = table(play)
    a, b = t.book.card_index[str(mine[1])], t.book.card_index[str(theirs[1])]
    assert a in t.hands[1] and b in t.hands[0]
    assert len(t.hands[3]) == 2


@rule("W21.6", "R11.2")
@example("N51")
def test_order_of_actions() -> None:
    play = four(at="roll", ready=[4, 7], dice={"fp": {}, "shadow": {}})
    seats = []
    for _ in range(5):
        seats.append(play.decisions[0].seat)
        do(play, options(play)[0], "skip")
    assert seats == [1, 3, 0, 2, 1]
    assert order(table(lay(seats=3)), SH) == [2, 1]


@rule("W21.7", "R11.6")
def test_a_passing_player_takes_the_next_action() -> None:
    play = four(dice={"fp": {"event": 1}, "shadow": {"army": 3}}, acting=1)
    do(play, "pass")
    assert play.decisions[0].seat == 3
    do(play, ("die", "army"), "skip")
    assert play.decisions[0].seat == 1
    do(play, ("die", "event"), "skip", ("die", "army"), "skip")
    assert play.decisions[0].seat == 3, "the players of one team go on alternating"


@rule("W21.9")
def test_either_free_player_moves_the_fellowship() -> None:
    for seat in (0, 1):
        play = four(dice={"fp": {"character": 1}, "shadow": {"army": 1}}, acting=seat)
        do(play, ("die", "character"))
        assert "fellowship" in verbs(play) and "separate" in verbs(play)


@rule("W21.17")
def test_cards_with_a_players_symbol() -> None:
    t = table(new(seats=4))
    stewards = t.book.card_index["fp_char_23"]
    assert may_play(t, 0, stewards) and not may_play(t, 1, stewards)
    grond = t.book.card_index["sh_char_20"]
    assert may_play(t, 2, grond) and not may_play(t, 3, grond)
    assert may_play(table(new(seats=3)), 0, stewards) and may_play(t, 1, t.book.card_index["fp_char_12"])


@rule("W21.18")
def test_southron_elites_lead() -> None:
    there = {"saruman": "orthanc"}
    assert elite_leads(table(four(characters=there)), 22)
    assert not elite_leads(table(lay(characters=there)), 22)
    assert not elite_leads(table(four()), 22)


@rule("W21.20", "R11.4")
@example("E30", "E31")
def test_the_lone_free_player_may_not_repeat_a_nation() -> None:
    board = {"pelargir": {"gondor_regular": 2}, "folde": {"gondor_regular": 1, "rohan_regular": 1}}
    more: dict[str, Any] = {
        "seats": 3,
        "empty_board": True,
        "regions": board,
        "politics": {"gondor": "war", "rohan": "war"},
        "dice": {"fp": {"army_muster": 2}, "shadow": {"event": 1}},
    }
    play = lay(**more)
    do(play, ("die", "army_muster"), "muster", ("recruit", "gondor_elite"), ("to", "pelargir"))
    do(play, ("die", "event"), "skip", ("die", "army_muster"), "move_armies")
    assert play.decisions[0].prompt.args["region"] == "folde", "Gondor was just used; the mixed Army is another"
    play = lay(limit={"nations": ["gondor", "rohan"], "armies": ["folde"]}, **more)
    do(play, ("die", "army_muster"))
    assert "move_armies" not in verbs(play)
    play = lay(limit={"nations": ["gondor"]}, options={"three_player_limit": False}, **more)
    do(play, ("die", "army_muster"), "move_armies")
    assert ("from", "pelargir") in options(play)


@rule("W21.21", "R11.5", "R11.3")
@example("N49")
def test_the_individual_winner() -> None:
    taken = {
        "minas_tirith": {"control": "shadow", "captor": 2},
        "dol_amroth": {"control": "shadow", "captor": 2},
        "lorien": {"control": "shadow", "captor": 2},
        "helms_deep": {"control": "shadow", "captor": 3},
        "erebor": {"control": "shadow", "captor": 3},
        "dale": {"control": "shadow", "captor": 3},
        "moria": {"control": "fp", "captor": 0},
    }
    t = table(four(regions=taken, empty_board=True))
    assert (account(t, 2), account(t, 3)) == (4, 5)
    side_wins(t, SH, "military", "W20.4")
    assert t.result is not None and t.result.winners == [3]
    t = table(four(regions=taken, empty_board=True))
    assert (account(t, 0), account(t, 1)) == (-6, -5)
    t = table(four(regions=taken, empty_board=True, options={"individual_winner": False}))
    side_wins(t, SH, "military", "W20.4")
    assert t.result is not None and t.result.winners == [2, 3]


@rule("R11.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_pool_of_dice_and_rings(seats: int) -> None:
    play = lay(seats=seats, dice={"fp": {"muster": 2}, "shadow": {"army": 1}}, acting=0)
    do(play, "ring", ("change", "muster"), ("into", "event"))
    assert table(play).ring_used == [1, 0] and box(play, "gondor") == 2


@rule("W21.9")
def test_who_separates_companions_leads_them() -> None:
    play = four(dice={"fp": {"character": 1}, "shadow": {"army": 1}}, acting=1)
    do(play, ("die", "character"), "separate", ("companion", "gimli"), "done")
    assert asked(play) == "separate_to" and play.decisions[0].seat == 1


@rule("W21.22", "W21.10")
def test_the_saruman_player_does_not_move_the_witch_king() -> None:
    more: dict[str, Any] = {
        "empty_board": True,
        "regions": {"morannon": {"sauron_regular": 1}},
        "characters": {"witch_king": "morannon"},
        "dice": {"fp": {"event": 1}, "shadow": {"character": 1}},
    }
    for seat, may in ((2, True), (3, False)):
        play = four(acting=seat, **more)
        do(play, ("die", "character"))
        assert ("minions" in verbs(play)) == may


@rule("W21.8")
def test_a_player_counsels_his_own_nations_only() -> None:
    play = four(hands=[[], ["fp_strat_08"], [], []], dice={"fp": {"event": 1}, "shadow": {"army": 1}}, acting=1)
    do(play, ("die", "event"), ("play", "fp_strat_08"))
    assert {o[1] for o in options(play)} == {"dwarves", "north", "rohan"}


def three(**more: Any) -> Play:
    return lay(seats=3, **more)


NAMED = [
    ("fp_strat_02", "elves"),
    ("fp_strat_03", "north"),
    ("fp_strat_06", "gondor"),
    ("fp_strat_09", "rohan"),
    ("fp_strat_14", "gondor"),
    ("fp_strat_15", "elves"),
    ("fp_strat_16", "rohan"),
    ("fp_strat_17", "north"),
    ("fp_strat_18", "gondor"),
    ("fp_strat_19", "north"),
    ("fp_strat_20", "dwarves"),
    ("fp_strat_20", "north"),
    ("fp_strat_21", "elves"),
    ("fp_strat_22", "dwarves"),
    ("fp_strat_23", "rohan"),
    ("fp_strat_24", "elves"),
    ("fp_char_23", "gondor"),
]


@rule("W21.20", "R11.4")
@pytest.mark.parametrize(("name", "nation"), NAMED)
def test_a_card_of_a_nation_just_used_is_refused(name: str, nation: str) -> None:
    more: dict[str, Any] = {
        "hands": [[name], [], []],
        "politics": {"gondor": {"box": 2, "active": True}},
        "characters": {"boromir": "minas_tirith"},
        "dice": {"fp": {"event": 1, "muster": 1}, "shadow": {"army": 1}},
    }
    play = three(**more)
    do(play, ("die", "event"))
    assert ("play", name) in options(play)
    play = three(limit={"nations": [nation]}, **more)
    do(play, ("die", "event"))
    assert ("play", name) not in options(play)
    reason = play.why_not(0, ("play", name))
    assert reason is not None and (name == "fp_strat_06" or reason.rule == "W21.20")
    play = three(limit={"nations": [nation]}, options={"three_player_limit": False}, **more)
    do(play, ("die", "event"))
    assert ("play", name) in options(play)


@rule("W21.20", "R11.4")
def test_a_card_uses_its_nation() -> None:
    play = three(
        hands=[["fp_strat_14", "fp_strat_18"], [], []],
        dice={"fp": {"event": 2}, "shadow": {"army": 1}},
    )
    do(play, ("die", "event"), ("play", "fp_strat_14"), ("recruit", "gondor_elite"))
    while play.decisions[0].seat != 0 or asked(play) != "die":
        do(play, "pass" if ("pass",) in options(play) else "skip" if ("skip",) in options(play) else options(play)[0])
    do(play, ("die", "event"))
    assert ("play", "fp_strat_18") not in options(play)


@rule("R11.4")
def test_where_a_card_leaves_the_choice_the_others_are_open() -> None:
    play = three(
        hands=[["fp_strat_08"], [], []],
        limit={"nations": ["gondor", "elves"]},
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
    )
    do(play, ("die", "event"), ("play", "fp_strat_08"))
    assert {o[1] for o in options(play)} == {"dwarves", "north", "rohan"}
    play = three(
        empty_board=True,
        regions={"minas_tirith": {"gondor_regular": 2}},
        characters={"boromir": "minas_tirith"},
        politics={"gondor": "war"},
        hands=[["fp_strat_12"], [], []],
        limit={"nations": ["gondor"]},
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
    )
    do(play, ("die", "event"))
    assert ("play", "fp_strat_12") not in options(play), "the only Army is Gondor's"
    play = three(
        empty_board=True,
        regions={"edoras": {"rohan_regular": 2}},
        characters={"aragorn": "edoras", "strider": "replaced"},
        hands=[["fp_char_22"], [], []],
        limit={"nations": ["gondor"]},
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
    )
    do(play, ("die", "event"), ("play", "fp_char_22"), ("to", "erech"))
    assert figures(play, "erech") == {}, "the Dead ride, but Gondor does not rise twice"


@rule("W21.20")
@example("E31")
def test_both_mixed_armies_of_a_result_rest() -> None:
    mixed = {"gondor_regular": 1, "rohan_regular": 1}
    play = three(
        empty_board=True,
        regions={"folde": mixed, "pelargir": mixed, "minas_tirith": mixed},
        politics={"gondor": "war", "rohan": "war"},
        dice={"fp": {"army_muster": 2}, "shadow": {"event": 1}},
    )
    do(play, ("die", "army_muster"), "move_armies")
    do(play, ("from", "folde"), ("to", "druadan_forest"), "all", ("from", "pelargir"), ("to", "lamedon"), "all")
    do(play, ("die", "event"), "skip", ("die", "army_muster"), "move_armies")
    assert play.decisions[0].prompt.args["region"] == "minas_tirith"
    assert table(play).last_force.bit_count() == 2


@rule("W21.20")
def test_an_army_that_advanced_rests_where_it_stands() -> None:
    play = three(
        empty_board=True,
        regions={"folde": {"gondor_regular": 2, "rohan_regular": 2}, "eastemnet": {"isengard_regular": 1}},
        politics={"gondor": "war", "rohan": "war", "isengard": "war"},
        dice={"fp": {"army_muster": 2}, "shadow": {"event": 1}},
    )
    do(play, ("die", "army_muster"), "attack_army")
    rolls(play, 6, 6, 1, 1, 1)
    do(play, ("attack", "folde", "eastemnet"), "all", "advance", "all")
    do(play, ("die", "event"), "skip", ("die", "army_muster"))
    assert "move_armies" not in verbs(play)


@rule("W21.20", "R11.4")
@pytest.mark.parametrize("name", ["fp_strat_10", "fp_strat_11"])
def test_cards_that_move_or_attack_leave_the_nation_just_used_alone(name: str) -> None:
    board = {
        "folde": {"rohan_regular": 2},
        "edoras": {"rohan_regular": 1},
        "westemnet": {"rohan_regular": 1},
        "helms_deep": {"isengard_regular": 1, "besieged": {"rohan_regular": 1}},
    }
    more: dict[str, Any] = {
        "empty_board": True,
        "regions": board,
        "politics": {"rohan": "war", "isengard": "war"},
        "hands": [[name], [], []],
        "dice": {"fp": {"event": 1}, "shadow": {"army": 1}},
    }
    for limit, may in (({}, True), ({"nations": ["rohan"]}, False), ({"nations": ["gondor"]}, True)):
        play = three(limit=limit, **more)
        do(play, ("die", "event"))
        assert (("play", name) in options(play)) == may


@rule("W21.14")
def test_the_fleet_is_led_by_its_player() -> None:
    """Corsairs of Umbar: the Saruman player may not sail with more of Sauron's units than of his own."""
    play = four(
        empty_board=True,
        regions={"umbar": {"southrons_regular": 2, "sauron_regular": 1}},
        mixed=["umbar"],
        asked=["umbar"],
        politics={"southrons": "war", "sauron": "war"},
        hands=[[], [], [], ["sh_strat_10"]],
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        acting=3,
    )
    do(play, ("die", "army"), ("play", "sh_strat_10"), ("to", "anfalas"))
    do(play, ("leave", "southrons_regular"))
    assert figures(play, "anfalas") == {"southrons_regular": 1}, "Sauron's unit can not go with one of the Southrons"


@rule("W21.20", "W6.4")
def test_a_skipped_die_is_no_action_in_between() -> None:
    play = three(dice={"fp": {"muster": 3}, "shadow": {"army": 3}})
    do(play, ("die", "muster"), ("diplomacy", "elves"))
    for face in ("army", "muster", "army"):
        do(play, ("die", face), "skip")
    do(play, ("die", "muster"))
    assert ("diplomacy", "elves") not in options(play) and ("diplomacy", "rohan") in options(play)


@rule("W21.4")
def test_a_card_given_away_is_known_till_a_card_leaves_that_hand_unseen() -> None:
    play = new(seed=7, seats=4)
    given = play.decisions[0].options[1]
    play.answer(0, given)
    play.answer(1, play.decision_of(1).options[1])
    for seat in (2, 3):
        play.answer(seat, ("pass",))
    card = table(play).book.card_index[str(given[1])]
    for k in range(8):
        assert card in table(play.determinize(0, k)).hands[1]
    assert any(card not in table(play.determinize(2, k)).hands[1] for k in range(8)), "the Shadow does not know it"
    play = four(at="recover", turn=1, hands=[[], ["fp_char_23", "fp_char_19"], [], []], lent={"fp_char_23": 0})
    t = table(play)
    conceal(t, 1)
    assert t.lent == {}, "any of the two may have gone"


@rule("W21.6")
@pytest.mark.parametrize(
    ("acting", "seats"), [(0, [0, 2, 1, 3]), (1, [1, 3, 0, 2]), (2, [2, 1, 3, 0]), (3, [3, 0, 2, 1])]
)
def test_a_position_goes_on_in_the_order_of_actions(acting: int, seats: list[int]) -> None:
    play = four(acting=acting, dice={"fp": {"event": 3}, "shadow": {"army": 3}})
    found = []
    for _ in range(4):
        found.append(play.decisions[0].seat)
        do(play, ("die", "event"), "skip")
    assert found == seats


@rule("W21.17")
@card("fp_char_23")
def test_three_symbols_are_doubtful() -> None:
    def stewards(**options: bool) -> bool:
        """Whether the Rohan player may play House of the Stewards."""
        play = four(
            characters={"boromir": "minas_tirith"},
            hands=[[], ["fp_char_23"], [], []],
            dice={"fp": {"character": 1}, "shadow": {"army": 1}},
            acting=1,
            options=options,
        )
        do(play, ("die", "character"))
        return ("play", "fp_char_23") in play.decisions[0].options

    assert not stewards() and not stewards(doubtful_symbols=True) and stewards(doubtful_symbols=False)
    t = table(four())
    doubtful = {CARD_IDS[c] for c, it_is in enumerate(t.book.card_player_doubtful) if it_is}
    assert doubtful == {"fp_char_23", "fp_strat_01", "fp_strat_11"}
