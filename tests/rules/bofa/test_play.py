"""Whole games: nothing gets lost, nothing shows through, everything can be written down and played again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ravenhill import words
from ravenhill.coverage import rule
from ravenhill.engine import check
from ravenhill.engine.decision import BadPosition
from ravenhill.engine.game import find
from ravenhill.engine.plain import SHARED, Piece, fields_of, plain
from ravenhill.engine.script import Play

New = Callable[..., Any]
SHUFFLED = ("event_deck", "fate_deck", "story_decks")  # decks without a known order
LOOSE = ("chance", "quiet", "told", "given")


def moments(seed: int, number: int, **options: Any) -> Any:
    """Plays a game at random and stops at some of its decisions."""
    game = find("bofa")
    play = game.start(game.setup(seed=seed, options=options))
    chance = random.Random(seed)
    left = number
    while play.decisions:
        if left and chance.random() < 0.05:
            left -= 1
            yield play
        asked = play.decisions
        d = asked[chance.randrange(len(asked))]
        play.answer(d.seat, chance.randrange(len(d.options)))
    yield play


@pytest.mark.parametrize("seed", range(6))
def test_every_table_is_sound_and_keeps_its_secrets(seed: int) -> None:
    for play in moments(seed, 5):
        assert check.problems(play, seed) == []


@pytest.mark.parametrize("seed", range(20, 26))
def test_a_game_ends_and_can_be_played_again(seed: int) -> None:
    *_, play = moments(seed, 0)
    assert play.over and play.result.reason in ("fate", "beorn", "bolg", "gate", "points")
    assert check.replays(play) == []


def test_the_older_edition_and_every_other_reading_play_to_the_end() -> None:
    others = {o.id: o.values[-1] for o in find("bofa").info.options}
    assert {"older", "chapter", "combat_only"} <= set(others.values())
    for seed in range(3):
        for play in moments(seed, 2, **others):
            assert check.problems(play, seed) == []


def same(a: Play, b: Play) -> bool:
    first, second = json.loads(check.state(a)), json.loads(check.state(b))
    for state in (first, second):
        for name in LOOSE:
            state[0].pop(name)
        for name in SHUFFLED:
            state[0][name] = sorted(str(state[0][name]))
    return bool(first[:2] == second[:2])


@pytest.mark.parametrize("seed", range(40, 46))
def test_positions_go_round(seed: int) -> None:
    game = find("bofa")
    for play in moments(seed, 6):
        if play.over:
            continue
        position = json.loads(json.dumps(play.position()))
        again = game.start(game.setup(seed=seed, position=position))
        assert same(play, again)


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("bofa-bad-figures", {"regions": {"iron_road": {"units": {"orcs": 37}}}}),
    ("bofa-bad-unsound", {"regions": {"camp": {"units": {"orcs": 6}}}}),
    ("bofa-bad-unsound", {"regions": {"camp": {"units": {"orcs": 1}, "damage": 2}}}),
    ("bofa-bad-unsound", {"regions": {"camp": {"units": {"orcs": 1, "dwarf_warriors": 1}}}}),
    ("bofa-bad-unsound", {"regions": {"camp": {"leadership": 1}}}),
    ("bofa-bad-name", {"regions": {"minas_tirith": {}}}),
    ("bofa-bad-name", {"regions": {"camp": {"units": {"trolls": 1}}}}),
    ("bofa-bad-control", {"regions": {"gate_road": {"control": True}}}),
    ("bofa-bad-tokens", {"regions": {"camp": {"recruitment": {"elves": 21}}}}),
    ("bofa-bad-card-twice", {"hands": {"fp": ["ev01"], "shadow": ["ev01"]}}),
    ("bofa-bad-hand", {"hands": {"fp": ["ss01"]}}),
    ("bofa-bad-name", {"hands": {"fp": ["ev31"]}}),
    ("bofa-bad-face", {"at": "actions", "dice": {"fp": ["eye"]}}),
    ("bofa-bad-tiles", {"pool": {"ft_common_1": 3}}),
    ("bofa-bad-number", {"fate": 16}),
    ("bofa-bad-number", {"wrath": 17}),
    ("bofa-bad-general", {"generals": ["thorin"]}),
    ("bofa-bad-no-battle", {"at": "battle"}),
    ("bofa-bad-battle-border", {"battle": {"attacker": "fp", "from": "camp", "to": "iron_road"}}),
    ("bofa-bad-battle-army", {"battle": {"attacker": "fp", "from": "camp", "to": "gate_road"}}),
    ("bofa-bad-key", {"weather": "fog"}),
    ("bofa-bad-key", {"regions": {"camp": {"walls": 1}}}),
    ("bad-position-form", {"regions": {"camp": 3}}),
    ("bofa-bad-general-away", {"generals": ["lord_of_the_eagles"]}),
    ("bofa-bad-general-away", {"generals": ["bard"], "characters": {"bard": "eliminated"}}),
    ("bofa-bad-eagles", {"eagles": {"valley": 1}}),
    ("bofa-bad-hand-limit", {"hands": {"fp": [f"ev0{n}" for n in range(1, 8)]}}),
    ("bofa-bad-closed-pass", {"regions": {"mountain_pass_north": {"units": {"goblins": 1}}}}),
    ("bofa-bad-token-place", {"regions": {"camp": {"recruitment": {"shadow": 1}}}}),
    ("bofa-bad-token-place", {"regions": {"camp": {"control": True, "recruitment": {"elves": 1}}}}),
    ("bofa-bad-token-place", {"regions": {"wolf_moor": {"units": {"elven_archers": 1}, "recruitment": {"shadow": 1}}}}),
    ("bofa-bad-dice", {"at": "actions", "dice": {"fp": ["event"] * 7}}),
    ("bofa-bad-no-fortification", {"regions": {"camp": {"fortification": 1}}}),
    ("bofa-bad-table", {"table": ["fs01"]}),
    ("bofa-bad-table-alone", {"table": ["fs02"]}),
    ("bofa-bad-table-alone", {"table": ["fa07"], "characters": {"thorin": "eliminated"}}),
    ("bofa-bad-spears", {"table": ["ss08"]}),
    ("bofa-bad-troubled", {"troubled": "dain"}),
    ("bofa-bad-control-held", {"regions": {"camp": {"control": True, "units": {"dwarf_warriors": 1}}}}),
    ("bofa-bad-over", {"regions": {key: {"control": True} for key in ("front_gate", "ravenhill", "camp")}}),
]


@rule("B10.6.1")
def test_a_shadow_army_laid_in_a_settlement_holds_it() -> None:
    game = find("bofa")
    play = game.start(game.setup(position={"regions": {"camp": {"units": {"orcs": 1}}}}))
    assert play.table.control[play.table.book.area_id.index("camp")]


@pytest.mark.parametrize(("key", "position"), BROKEN)
def test_a_broken_position_is_refused(key: str, position: dict[str, Any]) -> None:
    game = find("bofa")
    with pytest.raises(BadPosition) as refused:
        game.start(game.setup(position=position))
    assert refused.value.message.key == key
    assert words.flaws(refused.value.message) == []


def test_the_phases_named_to_a_wrong_one_have_the_battle_among_them() -> None:
    game = find("bofa")
    with pytest.raises(BadPosition) as refused:
        game.start(game.setup(position={"at": "tea"}))
    assert str(refused.value.message.args["known"]).endswith("battle")


@rule("B11.1.2", "B7.14")
def test_a_seat_sees_its_own_hand_alone(new: New) -> None:
    f = new(7)
    own, other = f.hand("fp"), f.hand("shadow")
    assert f.play.view(0)["hand"] == own and f.play.view(1)["hand"] == other and f.play.view(None)["hand"] == []
    assert not any(c in str(f.play.view(0)) for c in other)
    hands = {tuple(f.play.determinize(0, seed).table.hands[1]) for seed in range(12)}
    assert len(hands) > 6
    assert all(f.play.determinize(0, seed).table.hands[0] == f.t.hands[0] for seed in range(4))


def test_played_cards_are_remembered_in_a_redeal(lay: New) -> None:
    f = lay({"camp": "1 dwarf_warriors"}, fp="muster", discards=[["ev01", 3], ["ev02", 2], ["fs01", 1]])
    for seed in range(8):
        dealt = f.play.determinize(0, seed).table
        assert dealt.event_discards[0] == 0 and dealt.story_discards[0] == f.t.story_discards[0]
    unseen = {f.play.determinize(0, seed).table.event_discards[1] for seed in range(12)}
    assert len(unseen) > 4


def test_a_copy_has_everything_and_shares_nothing() -> None:
    for play in moments(3, 20):
        table = play.table
        other = table.copy()
        assert plain(other) == plain(table)
        for name in fields_of(type(table)):
            value = getattr(table, name)
            assert name in SHARED or not isinstance(value, list | Piece) or getattr(other, name) is not value
        for name in ("bag", "dice", "hands", "story_discards", "story_seen", "story_decks"):
            assert all(a is not b for a, b in zip(getattr(other, name), getattr(table, name), strict=True))


def test_the_judge_is_positive_and_fair(new: New) -> None:
    game = find("bofa")
    f = new(3)
    chance = random.Random(3)
    for _ in range(120):
        d = f.play.decisions[0]
        assert all(d.weigh(o) > 0 for o in d.options)
        assert game.evaluate(f.t, 0) == -game.evaluate(f.t, 1)
        f.play.answer(d.seat, chance.randrange(len(d.options)))


@rule("B6.2.4", "B12.6.4")
def test_nobody_is_asked_where_there_is_one_answer() -> None:
    """But for the use of a die: who is not asked for it can play none of the cards in hand, and all would know."""
    alone = set()
    for seed in range(8):
        play = find("bofa").start(find("bofa").setup(seed=seed))
        chance = random.Random(seed)
        while not play.over and play.answers < 700:
            alone |= {d.kind for d in play.decisions if len(d.options) == 1}
            d = chance.choice(play.decisions)
            play.answer(d.seat, chance.choice(d.options))
    assert alone <= {"use"}


@rule("B12.6.4", "B12.6.5")
def test_nobody_chooses_among_those_who_all_fall(fight: New) -> None:
    regions = {"upper_vale": "1 orcs, 1 goblins", "dale_fields": "2 dwarf_veterans"}
    f = fight(regions, "shadow", "upper_vale", "dale_fields").roll(1, 1, 6, 6, 6, 6)
    f.both("mv_regroup_fp", "mv_regroup_shadow")
    assert f.t.battle is None and f.size("upper_vale") == 0
    regions["upper_vale"] = "1 orcs, 2 goblins"  # one of them can live
    f = fight(regions, "shadow", "upper_vale", "dale_fields").roll(1, 1, 1, 6, 6, 6, 6)
    f.both("mv_regroup_fp", "mv_regroup_shadow")
    assert f.asked == "forced_casualty"


@rule("B10.3.6")
def test_who_is_left_over_goes_or_stays_unasked(lay: New) -> None:
    f = lay({"upper_vale": "2 orcs"}, shadow="army").do("die army", "use strategic_move", "army upper_vale")
    f.do("to river_meadows", "split")
    assert f.options == ["unit orcs", "done"]  # one goes in any case
    f.do("unit orcs")
    assert f.size("river_meadows") == 2  # and then nobody is left
