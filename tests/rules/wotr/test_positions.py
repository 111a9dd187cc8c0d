"""Positions that no game can come to are refused, and the refusal names the field and the thing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from wotr_kit import lay, new, table, where

from ravenhill.coverage import rule
from ravenhill.engine.decision import BadPosition

BOARD: dict[str, Any] = {"empty_board": True}
SIEGE: dict[str, Any] = {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}
STANDARD = [f"std_{n:02d}" for n in range(1, 17)]
CLOAKS = "sp_fp_char_01"


def refused(position: dict[str, Any], seats: int = 2, **options: Any) -> tuple[str, str]:
    with pytest.raises(BadPosition) as caught:
        lay(position, seats=seats, options=options)
    message = caught.value.message
    assert message.key.startswith("wotr-bad-position-"), message.key
    return message.key.removeprefix("wotr-bad-position-"), str(caught.value)


def refuses(key: str, thing: str, position: dict[str, Any], seats: int = 2) -> None:
    found, said = refused(position, seats)
    assert found == key and thing in said, said


@rule("W22.15", "W22.2", "W22.3")
def test_nobody_is_there_beside_his_later_self() -> None:
    refuses("both", "Strider", {"characters": {"aragorn": "edoras", "strider": "fellowship"}})
    refuses("both", "Strider", {"characters": {"aragorn": "eliminated", "strider": "bree"}})
    refuses("both", "Strider", {"characters": {"aragorn": "edoras", "strider": "eliminated"}})
    refuses("both", "Gandalf the Grey", {"characters": {"gandalf_white": "edoras", "gandalf_grey": "edoras"}})
    refuses("replaced", "Gandalf the White", {"characters": {"gandalf_grey": "replaced"}})
    play = lay(characters={"aragorn": "edoras", "gandalf_white": "fangorn"})
    assert where(play, "strider") == where(play, "gandalf_grey") == "replaced", "it follows"
    assert table(play).minion_seen
    lay(characters={"gandalf_white": "fangorn", "gandalf_grey": "eliminated"})
    refuses("minion-seen", "Gandalf the White", {"characters": {"gandalf_white": "fangorn"}, "minion_seen": False})
    refuses("minion-seen", "Saruman", {"characters": {"saruman": "orthanc"}, "minion_seen": False})


@rule("W9.4.3", "W17.4.2", "W9.5", "W9.6")
@pytest.mark.parametrize(
    ("who", "place"),
    [
        ("gollum", "bree"),
        ("gollum", "eliminated"),
        ("boromir", "replaced"),
        ("strider", "aside"),
        ("aragorn", "fellowship"),
        ("saruman", "fellowship"),
        ("witch_king", "replaced"),
    ],
)
def test_characters_are_where_their_cards_let_them_be(who: str, place: str) -> None:
    assert refused({"characters": {who: place}})[0] == "character"


@rule("W9.4.3")
def test_saruman_is_in_orthanc() -> None:
    refuses("saruman", "Moria", {"characters": {"saruman": "moria"}})
    lay(characters={"saruman": "orthanc"})


@rule("W10.3", "W10.4")
def test_no_more_than_ten_units_and_five_besieged() -> None:
    crowd = {"osgiliath": {"gondor_regular": 11}}
    refuses("stack", "11 units of the Free Peoples in Osgiliath", {**BOARD, "regions": crowd})
    inside = {"minas_tirith": {"sauron_regular": 10, "besieged": {"gondor_regular": 6}}}
    refuses("stack", "at most 5", {**BOARD, "regions": inside})
    lay({**BOARD, "regions": crowd}, closing=True, paid="event")  # the excess is removed when the action ends


@rule("W9.1", "R3.12")
def test_no_leader_stands_without_a_unit() -> None:
    refuses("lone-leader", "Rohan Leader stands in Edoras", {**BOARD, "regions": {"edoras": {"rohan_leader": 1}}})
    besiegers = {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_leader": 1}}}
    assert refused({**BOARD, "regions": besiegers})[0] == "lone-leader"
    lay({**BOARD, "regions": {"edoras": {"nazgul": 1}}})


@rule("W14.7", "W14.8", "W15.2", "W15.7")
def test_sieges_and_control_fit_who_stands_there() -> None:
    def board(**regions: Any) -> dict[str, Any]:
        return {**BOARD, "regions": regions}

    lay(board(minas_tirith=SIEGE))
    refuses("no-besieger", "Minas Tirith", board(minas_tirith={"besieged": {"gondor_regular": 1}}))
    refuses("siege-control", "Minas Tirith", board(minas_tirith={**SIEGE, "control": "shadow"}))
    refuses("control", "Minas Tirith", board(minas_tirith={"sauron_regular": 1}))
    refuses("control", "Nurn", board(nurn={"gondor_regular": 1}))
    refuses("captor", "Nurn", board(nurn={"control": "fp", "captor": 1}))
    empty = {"moria": {"gondor_regular": 1, "control": "fp"}}
    refuses("box-empty", "Witch-king", {**board(**empty), "characters": {"witch_king": "moria:besieged"}})
    refuses("box-empty", "Nazgûl", board(moria={"besieged": {"nazgul": 1}}))
    refuses("both-sides", "Bree", board(bree={"north_regular": 1, "sauron_regular": 1}))


@rule("R9.19", "R10.3", "W17.7.1")
def test_how_far_the_fellowship_can_be() -> None:
    refuses("progress", "13", {"fellowship": {"progress": 13}})
    lay({"fellowship": {"progress": 13}}, options={"progress_limit": False})
    refuses("progress-mordor", "3", {"fellowship": {"progress": 3, "mordor": 1}})
    lay({"fellowship": {"progress": 3, "mordor": 1}}, options={"mordor_progress": "kept"})
    refuses("progress-revealed", "2", {"fellowship": {"progress": 2, "hidden": False}})


@rule("W18.1.1", "W18.1.2", "W18.1.3", "W19.3.2")
def test_tiles_are_where_the_road_lets_them_be() -> None:
    mordor = {"mordor": 0, "region": "morannon"}
    refuses("tile-before-mordor", CLOAKS, {"hunt": {"pool": [*STANDARD, CLOAKS]}})
    refuses("tile-before-mordor", CLOAKS, {"hunt": {"drawn": [CLOAKS]}})
    refuses("tile-in-mordor", CLOAKS, {"hunt": {"specials": [CLOAKS]}, "fellowship": mordor})
    refuses("tile-standard", "std_03", {"hunt": {"specials": ["std_03"], "pool": STANDARD[:2] + STANDARD[3:]}})
    refuses("tile-removed", "std_03", {"hunt": {"removed": ["std_03"]}})
    refuses("tile-missing", "std_16", {"hunt": {"pool": STANDARD[:15]}})
    refuses("tile-twice", "std_01", {"hunt": {"pool": STANDARD, "drawn": ["std_01"]}})
    refuses("tile-card", "Elven Cloaks", {"hunt": {"specials": [CLOAKS]}, "hands": [["fp_char_01"], []]})
    lay({"hunt": {"pool": [*STANDARD, CLOAKS]}, "fellowship": mordor})
    t = table(lay({"hunt": {"specials": [CLOAKS]}}))
    assert t.played == [t.book.card_index["fp_char_01"]], "the card has brought it"


@rule("W2.9", "W5.7", "W5.8", "W7.1")
def test_dice_and_rings_there_are() -> None:
    refuses("face", "Army", {"dice": {"fp": {"army": 1}}})
    refuses("face", "Will of the West", {"dice": {"shadow": {"will_of_the_west": 1}}})
    refuses("dice", "at most 4", {"dice": {"fp": {"muster": 4}}, "hunt": {"fp": 1}})
    refuses("dice", "at most 7", {"dice": {"shadow": {"army": 5}}, "hunt": {"shadow": 2}, "ready": [0, 1]})
    lay({"dice": {"fp": {"muster": 5}}, "characters": {"aragorn": "edoras"}})
    refuses("rings", "3 and 1", {"rings": {"fp": 3, "shadow": 1}})


@rule("W8.3", "W8.11", "W8.1")
def test_cards_lie_where_they_may() -> None:
    refuses("hand", "7 cards", {"hands": [[f"fp_char_{n:02d}" for n in range(1, 8)], []]})
    refuses("hands", "3 lists", {"hands": [[], [], []]})
    refuses("card-table", "Athelas", {"table": ["fp_char_09"]})
    gone = {"boromir": "eliminated"}
    refuses("card-keep", "Horn of Gondor", {"table": ["fp_char_07"], "characters": gone})
    refuses("card-deck", "Elven Cloaks", {"decks": {"fp_strategy": {"top": ["fp_char_01"]}}})
    refuses("card-dropped", "Elven Cloaks", {"dropped": [[], ["fp_char_01"]]})


@rule("W16.3")
def test_some_nations_are_never_passive() -> None:
    refuses("passive", "Elves", {"politics": {"elves": {"active": False}}})
    refuses("passive", "Isengard", {"politics": {"isengard": {"active": False}}})


@rule("W21.2", "W21.3")
def test_seats_of_teams() -> None:
    refuses("leading", "seat 2", {"leading": [2, 3]}, seats=4)
    refuses("not-shared", "Osgiliath", {"mixed": ["osgiliath"]}, seats=4)
    refuses("hand", "the limit is 4", {"hands": [[f"fp_char_{n:02d}" for n in range(1, 6)]]}, seats=4)


@rule("W13.1.3", "W13.2.1")
def test_a_battle_is_between_neighbours() -> None:
    sauron = {"north_ithilien": {"sauron_regular": 2}, "moria": {"sauron_regular": 1}}
    armies = {"osgiliath": {"gondor_regular": 2}, **sauron}
    fight: dict[str, Any] = {"attacker": "shadow", "region": "osgiliath", "from": "north_ithilien"}

    def battle(**more: Any) -> dict[str, Any]:
        return {**BOARD, "regions": armies, "at": "battle", "battle": {**fight, **more}}

    lay(battle())
    refuses("battle-far", "Moria", battle(**{"from": "moria"}))
    refuses("rearguard", "Sauron Elite", battle(rearguard={"sauron_elite": 1}))
    refuses("rearguard", "Witch-king", battle(rearguard_characters=["witch_king"]))
    refuses("battle-army", "Osgiliath", battle(rearguard={"sauron_regular": 2}))
    refuses("battle-seat", "seat 0", battle(seats=[0, 0]))


@pytest.mark.parametrize(("seed", "seats"), [(11, 2), (12, 3), (13, 4)])
def test_every_position_of_a_game_is_accepted(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    play = new(seed, seats)
    game = play.game
    for number in range(1500):
        if play.over:
            break
        if number % 7 == 0:
            position = json.loads(json.dumps(game.position(play.settle())))
            game.lay(game.setup(seed=1, seats=seats, position=position))
        d = play.decisions[0]
        play.answer(d.seat, rng.randrange(len(d.options)))


# --- the action under way ---


def form(position: dict[str, Any], seats: int = 2) -> str:
    """What is said against a position that has not the form it should have."""
    with pytest.raises(BadPosition) as caught:
        lay(position, seats=seats)
    assert caught.value.message.key.startswith("bad-position-")
    return str(caught.value)


@rule("W7.1", "W7.3", "W7.7")
def test_a_ring_that_was_used_is_gone() -> None:
    refuses("ring-kept", "the Free Peoples can not have used", {"ring_used": [1, 0]})
    refuses("ring-kept", "the Shadow can not have used", {"ring_used": [0, 1], "rings": {"fp": 2, "shadow": 1}})
    lay({"ring_used": [1, 0], "rings": {"fp": 2, "shadow": 1}})
    lay({"ring_used": [True, True], "rings": {"fp": 2, "shadow": 0}})
    refuses("number", "ring_used can not be 2", {"ring_used": [2, 0]})
    assert form({"ring_used": [1]}) == "ring_used: 2 values are needed, not 1."
    assert form({"ring_used": "yes"}) == "ring_used: a list is needed, not 'yes'."
    assert form({"ring_used": ["yes", 0]}) == "ring_used[0]: a whole number is needed, not 'yes'."


@rule("W22.13", "W5.5")
def test_what_is_owed_at_the_end_of_an_action() -> None:
    end: dict[str, Any] = {"closing": True, "paid": "event"}
    lay({**end, "owed": ["fp_character"]})
    lay({**end, "owed": ["palantir"], "acting": 1})
    lay({**end, "owed": [0]})  # as version 0.1 wrote it
    refuses("unknown", "owed: there is no deck called x", {**end, "owed": ["x"]})
    refuses("number", "owed can not be 7", {**end, "owed": [7]})
    refuses("not-closing", "owed", {"owed": ["fp_character"]})
    refuses("not-closing", "paid", {"paid": "event"})
    refuses("owed", "palantir is no draw of the Free Peoples", {**end, "owed": ["palantir"]})
    refuses("owed", "no draw of the Shadow", {**end, "owed": ["fp_character"], "acting": 1})
    refuses("owed-many", "not 2", {**end, "owed": ["fp_character", "fp_strategy"]})
    refuses("not-acting", "closing", {**end, "at": "fellowship"})
    assert form({**end, "owed": [["fp_character"]]}) == "owed[0]: a name is needed, not ['fp_character']."


@rule("W21.6", "W21.2")
def test_whose_turn_it_is_in_a_team() -> None:
    lay({"acting": 1, "beat": [0, 0]}, seats=4)
    refuses("beat", "not the turn of seat 0", {"acting": 0, "beat": [0, 0]}, seats=4)
    refuses("beat", "after 3 actions", {"acting": 1, "beat": [3, 0]}, seats=4)
    refuses("number", "beat can not be 7; it is from 0 to 6", {"beat": [7, 0]}, seats=4)
    refuses("number", "beat can not be -1", {"beat": [0, -1]}, seats=4)
    assert form({"beat": [0]}) == "beat: 2 values are needed, not 1."
    assert form({"beat": {"fp": 0}}) == "beat: a list is needed, not {'fp': 0}."
    assert form({"leading": [0, 1, 2]}) == "leading: 2 values are needed, not 3."


@rule("W8.3")
def test_hands_hold_cards_of_their_side() -> None:
    assert form({"hands": "fp_char_01"}) == "hands: a list is needed, not 'fp_char_01'."
    assert form({"hands": ["fp_char_01"]}) == "hands[0]: a list is needed, not 'fp_char_01'."
    assert form({"hands": [[1], []]}) == "hands[0][0]: a name is needed, not 1."
    refuses("hands", "3", {"hands": [[], [], []]})
    refuses("unknown", "hands[1]: there is no card called x", {"hands": [[], ["x"]]})
    refuses("unknown", "lent: there is no card called x", {"lent": {"x": 0}}, seats=4)
    refuses("unknown", "decks: there is no deck called x", {"decks": {"x": {"top": []}}})


def test_parts_of_a_position_have_no_other_keys() -> None:
    assert form({"fellowship": {"regoin": "bree"}}).startswith("fellowship has no key “regoin”. There is: region,")
    assert form({"decks": {"fp_character": ["fp_char_01"]}}).startswith("decks.fp_character: a table")
    refuses("unknown", "politics.rohan: there is no state called peace", {"politics": {"rohan": "peace"}})
    battle = {"attacker": "shadow", "region": "minas_tirith"}
    assert form({"battle": {"region": "bree"}}) == "battle: “attacker” must be there."
    assert form({"battle": {**battle, "cards": ["fp_char_01"]}}).startswith("battle has no key “cards”.")
    assert form({"battle": {**battle, "stage": "x"}}) == "battle.stage: a whole number is needed, not 'x'."
    assert form({"battle": {**battle, "last_round": {"hits": [1]}}}).startswith("battle.last_round.hits: 2 values")


@rule("W21.1", "W21.4", "W21.6")
def test_two_players_have_no_team_mates() -> None:
    """What speaks of them is refused by name, but for a whole table as it was written, where it says nothing."""
    for key, value in (
        ("beat", [3, 0]),
        ("beat", [0, 0]),
        ("leading", [0, 1]),
        ("lent", {"fp_char_23": 0}),
        ("lent", {}),
        ("mixed", ["osgiliath:fp"]),
        ("asked", ["osgiliath:fp"]),
        ("limit", {"nations": ["rohan"]}),
    ):
        refuses("teams", f"{key}: it is for three and four players", {key: value})
    written = lay().position()
    assert lay({**written, "beat": [2, 1]}).position()["beat"] == [2, 1], "as it stood at a table of two"
    refuses("teams", "lent: ", {**written, "lent": {"fp_char_23": 0}})
    refuses("teams", "limit: ", {**written, "limit": {"now": ["rohan"]}})
    refuses("leading", "seat 1", {**written, "leading": [1, 1]})
    lay({"leading": [1, 2], "beat": [0, 0], "acting": 0, "lent": {"fp_char_23": 0}}, seats=4)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"at": "lunch"}, "at: there is no point called lunch."),
        ({"at": "battle"}, "at: there is no battle to begin at; say it with battle."),
        ({"regions": {"x": {}}}, "regions: there is no region called x."),
        ({"regions": {"bree": {"x": 1}}}, "regions.bree: there is no kind called x."),
        ({"regions": {"bree": {"north_regular": 41}}}, "regions.bree.north_regular can not be 41; it is from 0 to 40."),
        ({"regions": {"bree": {"besieged": {}}}}, "regions.bree: Bree has no Stronghold."),
        ({"regions": {"moria": {"besieged": {"x": 1}}}}, "regions.moria.besieged: there is no kind called x."),
        ({"regions": {"moria": {"control": "x"}}}, "regions.moria.control: there is no side called x."),
        ({"regions": {"moria": {"captor": 2}}}, "regions.moria.captor can not be 2; it is from -1 to 1."),
        ({"casualties": {"x": 1}}, "casualties: there is no kind called x."),
        ({"casualties": {"sauron_regular": 1}}, "casualties: Sauron Regular: figures of the Shadow"),
        ({"characters": {"x": "bree"}}, "characters: there is no Character called x."),
        ({"characters": {"boromir": "x"}}, "characters.boromir: there is no region called x."),
        ({"characters": {"boromir": "bree:besieged"}}, "characters.boromir: Bree has no Stronghold."),
        ({"fellowship": {"region": "x"}}, "fellowship.region: there is no region called x."),
        ({"fellowship": {"corruption": 12}}, "fellowship.corruption can not be 12; it is from 0 to 11."),
        ({"fellowship": {"guide": "gimli"}}, "fellowship: Gimli can not be the Guide."),
        ({"hunt": {"pool": ["x"]}}, "hunt.pool: there is no tile called x."),
        ({"politics": {"x": "war"}}, "politics: there is no nation called x."),
        ({"politics": {"rohan": {"box": 5}}}, "politics.rohan.box can not be 5; it is from 1 to 4."),
        ({"politics": {"rohan": {"box": 4}}}, "politics: Rohan can not be passive and At War."),
        ({"dice": {"x": {}}}, "dice: there is no side called x."),
        ({"dice": {"fp": {"x": 1}}}, "dice.fp: there is no face called x."),
        ({"dice": {"fp": {"event": 11}}}, "dice.fp.event can not be 11; it is from 0 to 10."),
        ({"played": ["nope"]}, "played: there is no card called nope."),
        ({"played": ["fp_char_01", "fp_char_01"]}, "played: "),
        ({"hands": [["sh_char_01"]]}, "hands: "),
        ({"decks": {"fp_character": {"top": ["x"]}}}, "decks.fp_character.top: there is no card called x."),
        ({"closing": True, "paid": "x"}, "paid: there is no face called x."),
    ],
)
def test_a_refusal_begins_with_its_field(position: dict[str, Any], said: str) -> None:
    assert refused(position)[1].startswith(said), refused(position)[1]
