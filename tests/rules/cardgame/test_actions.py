"""C6 Action step."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill import words
from ravenhill.coverage import card, example, rule
from ravenhill.engine.data import read_data
from ravenhill.engine.game import find
from ravenhill.games.cardgame.data import make_books


@rule("C6.1.1")
def test_turns_go_round_from_the_starting_player(lay: Any) -> None:
    m = lay({"path": "weathertop", "start": 2})
    order = []
    for _ in range(4):
        order.append(m.asked)
        m.do("ring")
    assert order == ["aragorn", "saruman", "frodo", "witch_king"] and m.asked == "aragorn"


@rule("C6.1.2")
def test_every_kind_of_action_is_offered(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {
                "frodo": {
                    "hand": ["gimli", "sting"],
                    "reserve": ["sam_gamgee", "gwaihir"],
                    "cycle": ["gandalf_the_grey"],
                }
            },
        }
    )
    assert m.options == [
        "play gimli",
        "play sting",
        "move sam_gamgee",
        "use sam_gamgee",
        "use gwaihir",
        "ring",
        "cycle gimli",
        "cycle sting",
        "winnow",
        "pass",
    ]


@rule("C6.1.3")
@example("X35")
def test_who_passed_may_act_again(lay: Any) -> None:
    m = lay({"path": "weathertop"})
    m.do("pass", "ring", "pass", "pass")
    assert m.asked == "frodo" and "ring" in m.options
    m.do("ring", "cycle " + m.hand("witch_king")[0])
    m.do("pass", "pass", "pass")
    assert m.asked == "witch_king"  # all but the last to act have passed since
    round_now = m.t.round
    m.do("pass")
    assert m.t.round > round_now or m.kind != "action"


@rule("C6.1.3")
def test_three_player_duel_ends_when_all_three_have_passed(lay: Any, no_grounds: dict[str, str]) -> None:
    start = {"path": "weathertop", "turn": 1, "locations": no_grounds}
    m = lay(start, scenario="duel_3p").do("pass", "pass")
    assert m.asked == "saruman" and m.t.round == 1
    assert m.do("pass").t.round == 2
    m = lay(start, scenario="duel_3p", pass_round="slots").do("pass", "pass", "pass")
    assert (m.asked, m.t.round) == ("gandalf", 1)
    assert m.do("pass").t.round == 2


@rule("C6.1.4")
def test_an_empty_hand_does_not_skip_the_turn(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"reserve": ["sam_gamgee"]}}})
    assert m.options == ["move sam_gamgee", "use sam_gamgee", "ring", "pass"]
    m.do("ring")
    assert m.asked == "witch_king"


@rule("C6.2.1")
@example("X34")
@pytest.mark.parametrize(("mine", "theirs", "may"), [(2, (0, 0), True), (3, (4, 5), True), (3, (3, 5), False)])
def test_passing(lay: Any, mine: int, theirs: tuple[int, int], may: bool) -> None:
    frodo = ["gimli", "sting", "theoden"]
    mordor = ["grond", "olog_hai", "black_uruks", "fell_beast", "the_hunter"]
    others = ["gollum", "shelob", "ugluk", "saruman", "wolf_riders"]
    m = lay(
        {
            "path": "weathertop",
            "players": {
                "frodo": {"hand": frodo[:mine]},
                "witch_king": {"hand": mordor[: theirs[0]]},
                "saruman": {"hand": others[: theirs[1]]},
            },
        }
    )
    assert ("pass" in m.options) == may
    if not may:
        assert m.refused("pass") == "C6.2.1"


@rule("C6.2.2", "C6.7.2")
@example("X18")
def test_carryover_limit_rises_and_falls_at_once(lay: Any) -> None:
    m = lay(
        {
            "path": "imladris",
            "turn": 2,
            "players": {"aragorn": {"hand": ["elrond", "arwen"]}},
        }
    )
    assert m.limit("aragorn") == 2
    m.do("play elrond", "to reserve")
    assert m.limit("aragorn") == 3
    m = lay({"path": "imladris", "turn": 2, "players": {"aragorn": {"reserve": ["elrond"]}}})
    assert m.limit("aragorn") == 3
    m.do("move elrond")
    assert m.where("elrond") == "imladris" and m.limit("aragorn") == 2


@rule("C6.2.3")
def test_whoever_holds_too_many_cycles_down(lay: Any, no_grounds: dict[str, str]) -> None:
    """Frodo passed with three cards because both opponents held four, with higher limits."""
    start = {
        "path": "weathertop",
        "locations": no_grounds,
        "turn": 0,
        "passed": [1, 2, 3],
        "players": {
            "frodo": {"hand": ["gimli", "sting", "theoden"]},
            "witch_king": {"hand": ["grond", "olog_hai", "black_uruks", "fell_beast"], "reserve": ["the_lidless_eye"]},
            "saruman": {"hand": ["gollum", "shelob", "ugluk", "wolf_riders"], "reserve": ["saruman"]},
        },
        "items": {"sarumans_staff": "saruman"},
    }
    m = lay(start).do("pass")
    assert (m.rule, m.asked) == ("C6.2.3", "frodo")
    m.do("cycle gimli")
    assert m.asked == "witch_king" and "gimli" in m.cycle("frodo")
    m = lay(start, over_limit="keep").do("pass")
    assert (m.rule if m.play.decisions else "") != "C6.2.3"
    assert set(m.hand("frodo")) >= {"gimli", "sting", "theoden"}


@rule("C6.2.4")
def test_no_hand_limit_at_other_times(lay: Any) -> None:
    hand = ["grond", "olog_hai", "black_uruks", "fell_beast", "the_hunter", "the_reaver", "the_warrior"]
    m = lay({"path": "weathertop", "turn": 1, "players": {"witch_king": {"hand": hand}}}).do("ring")
    assert len(m.hand("witch_king")) == 9


@rule("C6.3.1")
@example("X16")
def test_playing_costs_another_card_before_the_text(lay: Any) -> None:
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": ["arwen", "legolas", "vilya"]}}})
    m.do("play arwen")
    assert m.options == ["cycle legolas", "cycle vilya"] and m.rule == "C6.3.1"
    m.do("cycle vilya")
    assert m.cycle("aragorn") == ["vilya"] and len(m.hand("aragorn")) == 2  # Arwen's text drew one
    assert m.where("arwen") == "reserve"


@rule("C6.3.2")
@example("X17")
def test_the_last_card_costs_a_forsaken_one(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gimli"], "reserve": ["theoden"]}}})
    m.do("play gimli")
    assert m.rule == "C6.3.2" and m.options == ["forsake theoden", "forsake top"]
    deck = m.deck("frodo")
    m.do("forsake top")
    assert m.deck("frodo") == deck - 1 and len(m.eliminated("frodo")) == 1


def everything_of(player: str) -> list[str]:
    book = make_books(read_data("cardgame"))["trilogy"]
    return [book.card_ids[c] for c in book.deck_of[book.player_ids.index(player)]]


def everything_of_frodo_but(*names: str) -> list[str]:
    return [name for name in everything_of("frodo") if name not in names]


@rule("C6.3.2", "C7.8")
def test_with_nothing_to_forsake_the_last_card_is_played_all_the_same(lay: Any) -> None:
    gone = everything_of_frodo_but("gimli")
    start = {"path": "weathertop", "players": {"frodo": {"hand": ["gimli"], "eliminated": gone}}}
    m = lay(start).do("play gimli")
    assert m.where("gimli") == "reserve"
    m = lay(start, last_card="forbidden")
    assert m.refused("play gimli") == "C6.3.2"


@rule("C6.3.2", "C7.3")
@example("X73")
def test_a_deck_emptied_by_forsaking_is_refilled_at_once(lay: Any) -> None:
    cycle = ["sting", "theoden", "narya"]
    gone = everything_of_frodo_but("gimli", "eomer", *cycle)
    m = lay(
        {"path": "weathertop", "players": {"frodo": {"hand": ["gimli"], "eliminated": gone, "cycle": cycle}}},
    )
    assert m.deck("frodo") == 1
    m.do("play gimli")
    assert m.where("eomer") == "eliminated"
    assert m.deck("frodo") == 3 and m.cycle("frodo") == []


@rule("C6.3.3")
@example("X21")
def test_a_text_s_cost_comes_on_top(lay: Any) -> None:
    hand = ["prince_imrahil", "arwen", "vilya"]
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": hand}}})
    m.do("play prince_imrahil", "cycle arwen", "use prince_imrahil")
    assert m.cycle("aragorn") == ["arwen", "vilya"]
    assert m.hand("aragorn") == ["knights_of_dol_amroth"]


@rule("C6.3.4")
@example("X22")
def test_the_cycled_rest_pays_for_what_is_played_of_it(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {"frodo": {"hand": ["eomer", "gimli", "sting"], "top": ["village_militia"]}},
        }
    )
    m.do("play eomer", "cycle gimli")
    assert m.kind == "play_aside" and "play village_militia" in m.options
    m.do("play village_militia")
    assert m.where("village_militia") == "reserve" and m.hand("frodo") == ["sting"]
    assert len(m.cycle("frodo")) == 1 + 4


@rule("C6.3.4")
def test_without_a_rest_the_cost_is_paid_as_usual(lay: Any) -> None:
    keep = ("eomer", "theoden", "smeagol", "village_militia")
    held = {"hand": ["eomer"], "reserve": ["theoden", "smeagol"], "eliminated": everything_of_frodo_but(*keep)}
    m = lay({"path": "weathertop", "players": {"frodo": held}})
    m.do("play eomer", "forsake theoden", "play village_militia")
    assert m.kind == "forsake" and m.options == ["forsake eomer", "forsake smeagol"]
    m.do("forsake smeagol")
    assert m.where("village_militia") == "reserve" and m.asked == "witch_king"
    m = lay({"path": "weathertop", "players": {"frodo": held}}, no_rest="free")
    m.do("play eomer", "forsake theoden", "play village_militia")
    assert m.where("smeagol") == "reserve" and m.asked == "witch_king"


def dawn(kept: list[str]) -> dict[str, Any]:
    """The Day Without Dawn with only these cards left to draw, and three more in hand."""
    hand = ["the_day_without_dawn", "grond", "the_hunter", "the_reaver"]
    gone = [name for name in everything_of("witch_king") if name not in (*kept, *hand)]
    return {"path": "weathertop", "turn": 1, "players": {"witch_king": {"hand": hand, "eliminated": gone}}}


@rule("C6.3.4", "C6.3.1")
@example("X79")
@card("the_day_without_dawn")
def test_each_card_played_of_those_drawn_costs_one_card_of_the_rest(lay: Any) -> None:
    played = ["play the_day_without_dawn", "cycle grond", "eliminate grond"]
    played += ["play mordor_orcs", "to reserve", "play mordor_orcs_2", "to reserve"]
    start = dawn(["mordor_orcs", "mordor_orcs_2", "olog_hai"]) | {"active": ["minas_tirith"]}
    m = lay(start).do(*played)
    assert m.rule == "C6.3.1" and m.options == ["cycle the_hunter", "cycle the_reaver"], "one of the two is not paid"
    m.do("cycle the_reaver")
    assert m.hand("witch_king") == ["the_hunter"] and m.where("mordor_orcs_2") == "reserve"
    m = lay(start, rest_pays="whole").do(*played)
    assert m.hand("witch_king") == ["the_hunter", "the_reaver"] and m.where("mordor_orcs_2") == "reserve"
    m = lay(start, no_rest="free").do(*played)
    assert m.hand("witch_king") == ["the_hunter", "the_reaver"]


def test_games_of_the_first_rules_keep_their_reading_of_the_rest() -> None:
    setting = next(s for s in find("cardgame").info.options if s.id == "rest_pays")
    assert (setting.default, setting.default_in(1)) == ("one_for_one", "whole")


@rule("C6.3.5")
@example("X26")
def test_a_character_is_not_played_twice_in_a_round(lay: Any, no_grounds: dict[str, str]) -> None:
    m = lay(
        {
            "path": "weathertop",
            "players": {"witch_king": {"hand": ["the_hunter", "grond", "olog_hai"]}},
            "played": ["the_hunter"],
            "turn": 1,
        }
    )
    assert "play the_hunter" not in m.options and m.refused("play the_hunter") == "C6.3.5"
    m = lay(
        {
            "path": "weathertop",
            "locations": no_grounds,
            "turn": 1,
            "players": {"witch_king": {"hand": ["the_messenger", "grond", "olog_hai"], "cycle": ["the_hunter"]}},
        }
    )
    m.do("play the_messenger", "to reserve", "cycle grond", "pass", "pass", "pass", "use the_messenger")
    assert "the_hunter" in m.hand("witch_king") and m.where("the_messenger") == "cycle"


@rule("C6.3.5")
def test_copies_of_an_army_are_different_cards(lay: Any) -> None:
    hand = ["mordor_orcs", "mordor_orcs_2", "grond", "olog_hai"]
    m = lay({"path": "weathertop", "turn": 1, "players": {"witch_king": {"hand": hand}}})
    m.do("play mordor_orcs", "cycle grond", "pass", "pass", "pass", "play mordor_orcs_2")
    assert m.where("mordor_orcs_2") == "reserve"


@rule("C6.3.6")
def test_instructions_in_the_order_written_as_far_as_possible(lay: Any) -> None:
    """Paths of the Dead: forsake 2, then draw 4; with little left it still draws what there is."""
    m = lay(
        {
            "path": "weathertop",
            "turn": 2,
            "players": {"aragorn": {"hand": ["paths_of_the_dead", "arwen", "vilya", "nenya"]}},
        }
    )
    m.do("play paths_of_the_dead", "cycle arwen")
    assert m.kind == "forsake" and sorted(m.hand("aragorn")) == ["nenya", "vilya"]
    m.do("forsake vilya", "forsake nenya")
    assert len(m.hand("aragorn")) == 4


@rule("C6.3.7")
def test_nothing_is_paid_for_nothing(lay: Any) -> None:
    """Denethor: forsake a card to take Boromir or Faramir from the draw deck."""
    both = {"cycle": ["boromir", "faramir"], "reserve": ["denethor"], "hand": ["arwen"]}
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": both}})
    assert m.refused("use denethor") == "C6.3.7"
    m = lay(
        {
            "path": "weathertop",
            "turn": 2,
            "players": {"aragorn": {"cycle": ["boromir"], "reserve": ["denethor"], "top": ["faramir"]}},
        }
    )
    m.do("use denethor", "forsake top")  # the payment itself was Faramir: the turn simply ends
    assert m.where("faramir") == "eliminated" and m.hand("aragorn") == [] and m.asked == "saruman"


@rule("C6.3.8")
def test_a_card_played_by_a_text_is_played_in_every_respect(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "players": {
            "frodo": {
                "hand": ["theoden", "sting"],
                "top": [
                    "village_militia",
                    "gimli",
                    "glamdring",
                    "narya",
                    "sam_gamgee",
                    "eowyn",
                    "shadowfax",
                    "riders_of_rohan",
                    "eomer",
                ],
            }
        },
    }
    m = lay(start).do("play theoden")
    assert "play eomer" in m.options
    m.do("play eomer")
    assert m.where("eomer") == "reserve" and m.kind == "play_aside"
    m.do("play village_militia")
    assert m.t.book.card_index["eomer"] in m.t.fresh and m.t.book.card_index["eomer"] in m.t.played
    m = lay(start, nested_plays=False).do("play theoden", "play eomer")
    assert m.kind == "action"


@rule("C6.3.9")
@example("X74")
def test_an_event_needs_its_condition(lay: Any) -> None:
    start = {
        "path": "weathertop",
        "turn": 1,
        "active": ["minas_tirith"],
        "players": {"witch_king": {"hand": ["the_black_captain", "grond"]}},
    }
    m = lay(start | {"cards": {"minas_tirith": ["the_witch_king"]}})
    assert m.refused("play the_black_captain") == "C6.3.9"
    m = lay(
        start | {"players": {"witch_king": {"hand": ["the_black_captain", "grond"], "reserve": ["the_witch_king"]}}}
    )
    assert "play the_black_captain" in m.options


@rule("C6.3.9")
def test_any_other_card_may_be_played_without_effect(lay: Any) -> None:
    """Death, Ride to Ruin with no Rohan card in reserve."""
    start = {"path": "weathertop", "players": {"frodo": {"hand": ["death_ride_to_ruin", "gimli"]}}}
    m = lay(start).do("play death_ride_to_ruin")
    assert m.where("death_ride_to_ruin") == "eliminated"
    assert lay(start, idle_events=False).refused("play death_ride_to_ruin") == "C6.3.9"


@rule("C6.3.10", "C6.6.1")
def test_order_of_playing(lay: Any) -> None:
    m = lay(
        {"path": "weathertop", "turn": 2, "players": {"aragorn": {"hand": ["paths_of_the_dead", "arwen", "vilya"]}}}
    )
    m.do("play paths_of_the_dead")
    assert m.where("paths_of_the_dead") == "limbo" and m.rule == "C6.3.1"
    m.do("cycle arwen", "forsake vilya")  # then only the top of the deck is left to forsake
    assert m.where("paths_of_the_dead") == "eliminated" and len(m.hand("aragorn")) == 4


@rule("C6.4.1")
def test_an_army_never_goes_to_a_path(lay: Any) -> None:
    m = lay({"path": "bag_end", "active": ["edoras"], "players": {"frodo": {"hand": ["riders_of_rohan", "gimli"]}}})
    m.do("play riders_of_rohan")
    assert m.options == ["to reserve", "to edoras"] and m.refused("to bag_end") == "C6.4.1"


@rule("C6.4.2")
def test_a_character_goes_to_a_path_of_its_numbers(lay: Any) -> None:
    hand = {"frodo": {"hand": ["gimli", "sting"]}}
    m = lay({"path": "imladris", "active": ["moria", "edoras"], "players": hand}).do("play gimli")
    assert m.options == ["to reserve", "to moria", "to imladris"]
    assert m.refused("to edoras") == "C2.1.4"
    m = lay({"path": "weathertop", "active": ["moria"], "players": hand}).do("play gimli")
    assert m.refused("to weathertop") == "C6.4.2"


@rule("C6.7.1")
def test_a_card_put_into_reserve_stays_there_this_round(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["sam_gamgee", "gimli"]}}})
    m.do("play sam_gamgee", "to reserve", "pass", "pass", "pass")
    assert m.refused("move sam_gamgee") == "C6.7.1"


@rule("C6.7.1")
@example("X33")
def test_the_black_captain_moves_a_witch_king_played_this_round(lay: Any, no_grounds: dict[str, str]) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 1,
            "players": {"witch_king": {"hand": ["the_black_captain", "grond"], "reserve": ["the_witch_king"]}},
            "fresh": ["the_witch_king"],
            "locations": {g: "aside" for g in no_grounds if g != "minas_morgul"},
        }
    )
    m.do("play the_black_captain", "done")
    assert m.options == ["to minas_morgul", "skip"]
    m.do("to minas_morgul")
    assert m.where("the_witch_king") == "minas_morgul"


@rule("C6.7.2", "C6.8.6")
@example("X19")
def test_reserve_texts_work_in_the_round_the_card_came(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "turn": 1,
            "players": {
                "witch_king": {"hand": ["the_reaver", "grond"]},
                "frodo": {"hand": ["gimli"]},
                "aragorn": {"hand": ["arwen"]},
            },
        }
    )
    m.do("play the_reaver", "to reserve", "pass", "pass", "pass", "use the_reaver")
    assert m.where("the_reaver") == "cycle"
    m.do("forsake gimli", "forsake arwen")
    assert m.where("gimli") == "eliminated" and m.where("arwen") == "eliminated"


@rule("C6.8.1")
def test_cycling_is_an_action(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gimli"]}}}).do("cycle gimli")
    assert m.cycle("frodo") == ["gimli"] and m.asked == "witch_king"


@rule("C6.8.2")
@example("X20")
def test_texts_for_playing_do_not_work_on_a_move(lay: Any) -> None:
    m = lay(
        {
            "path": "weathertop",
            "active": ["pelargir"],
            "turn": 2,
            "players": {"aragorn": {"hand": ["arwen"], "reserve": ["prince_imrahil"]}},
        }
    )
    m.do("move prince_imrahil")
    assert m.where("prince_imrahil") == "pelargir" and m.hand("aragorn") == ["arwen"] and m.asked == "saruman"


@rule("C6.8.2")
def test_a_move_goes_where_the_card_could_be_played(lay: Any) -> None:
    m = lay(
        {
            "path": "amon_hen",
            "active": ["pelargir", "edoras"],
            "turn": 2,
            "players": {"aragorn": {"reserve": ["boromir", "arwen"]}},
        }
    )
    assert m.refused("move arwen") == "C6.8.2"
    assert m.do("move boromir").options == ["to pelargir", "to amon_hen"]


@rule("C6.8.3", "C7.4")
@example("X31")
def test_winnow(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gimli"]}}})
    assert m.refused("winnow") == "C6.8.3"
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gimli", "sting", "theoden"]}}})
    m.do("winnow", "eliminate gimli", "eliminate sting")
    assert m.eliminated("frodo") == ["gimli", "sting"] and len(m.hand("frodo")) == 2


@rule("C6.8.4")
def test_an_action_text_is_the_turn_s_action(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"reserve": ["sam_gamgee"]}}}).do("use sam_gamgee")
    assert m.tokens("weathertop") == (0, 1) and m.asked == "witch_king"
    assert (
        lay({"path": "weathertop", "turn": 1, "players": {"frodo": {"reserve": ["sam_gamgee"]}}}).refused(
            "use sam_gamgee"
        )
        == "C5.6"
    )


@rule("C6.8.5")
def test_the_ring_of_the_trilogy_once_per_game(lay: Any) -> None:
    m = lay({"path": "weathertop"}).do("ring")
    assert len(m.hand("frodo")) == 2
    m.do("pass", "pass", "pass")
    assert m.refused("ring") == "C6.8.5"
    m.passes()
    assert m.t.round == 2
    assert m.t.players[0].ring == 2


@rule("C6.8.6")
def test_a_text_without_a_limit_may_be_used_again_and_one_with_a_limit_not(lay: Any) -> None:
    m = lay(
        {
            "path": "amon_hen",
            "turn": 3,
            "players": {"saruman": {"reserve": ["saruman"]}},
            "items": {"palantir_of_orthanc": "saruman"},
        }
    )
    m.do("use palantir_of_orthanc")
    m.do(m.options[0])
    m.do(m.options[0])
    m.do("pass", "pass", "pass")
    assert m.refused("use palantir_of_orthanc") == "C6.8.6"
    m = lay({"path": "imladris", "turn": 2, "cards": {"imladris": ["strider"]}})
    m.do("use strider", "activate khazad_dum")
    assert m.where("strider") == "cycle"  # he took part in the combat on the old path


@rule("C6.3.7", "C6.8.4")
def test_a_text_that_would_do_nothing_says_what_it_looks_for(lay: Any) -> None:
    def said(m: Any, wish: str) -> str:
        return words.say(m.play.why_not(m.asked_seat, tuple(wish.split())))

    start: dict[str, Any] = {"path": "weathertop", "cards": {"weathertop": ["sam_gamgee"]}}
    m = lay(start | {"items": {"herbs_and_stewed_rabbit": "sam_gamgee"}})
    assert m.refused("use herbs_and_stewed_rabbit") == "", "a card can be drawn all the same"
    m = lay(start | {"items": {"lembas": "sam_gamgee"}})
    assert said(m, "use lembas") == "Lembas would remove corruption, and there is none."
    m = lay(start | {"players": {"frodo": {"reserve": ["treebeard"]}}, "items": {"ent_draught": "treebeard"}})
    assert said(m, "use ent_draught") == "There is no card that Ent-draught could take."
    gone = {"eliminated": [name for name in everything_of("aragorn") if name != "denethor"], "reserve": ["denethor"]}
    m = lay({"path": "weathertop", "turn": 2, "players": {"aragorn": gone}})
    assert said(m, "use denethor") == "There is no card that Denethor could take."
