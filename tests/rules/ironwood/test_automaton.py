"""I13, I14: what both automata share: magic die, sizes, hand, round, difficulty, and that nobody is asked for them."""

from __future__ import annotations

from typing import Any

import pytest
from solo_table import Solo, against_ironbot, against_woodbot, start

from ravenhill import words
from ravenhill.coverage import example, rule
from ravenhill.engine import check
from ravenhill.engine.chance import Chance
from ravenhill.engine.script import Play
from ravenhill.games.ironwood import automaton, bot_die, hand, turn
from ravenhill.games.ironwood.book import IC, WW
from ravenhill.games.ironwood.game import GAME
from ravenhill.games.ironwood.settings import Settings
from ravenhill.games.ironwood.table import Phase


def die(s: Solo, face: str, *forests: str) -> str:
    s.feed(f"magic:{face}")
    chosen = bot_die.roll_forest(s.t, [s.f(name) for name in forests])
    assert not s.t.chance.fed
    return s.t.book.forest_names[chosen]


@rule("I13.9", "I14.5")
@example("N84")
@pytest.mark.parametrize("against", [against_ironbot, against_woodbot])
def test_magic_die(against: Any) -> None:
    s = against()
    tied = ("f04", "f07", "f09")
    assert die(s, "lowest_even", *tied) == "f04"
    assert die(s, "highest_even", *tied) == "f04"
    assert die(s, "lowest_odd", *tied) == "f07"
    assert die(s, "highest_odd", *tied) == "f09"
    assert die(s, "lowest_even", "f07", "f09") == "f07"  # nobody is even: the same end of the odd ones
    assert die(s, "highest_even", "f07", "f09") == "f09"
    assert die(s, "highest_odd", "f04", "f06") == "f06"


@rule("I13.9")
def test_magic_die_is_rolled_for_ties_only_and_told() -> None:
    s = against_ironbot()
    assert bot_die.roll_forest(s.t, [s.f("f07")]) == s.f("f07")
    assert s.rolled() == 0
    die(s, "highest_odd", "f07", "f09", "f04")
    assert [line["place"] for line in s.told("tied")] == ["f07", "f09", "f04"]
    assert s.told("die") == [{"face": "die-highest-odd", "n": 3, "place": "f09"}]
    assert s.t.chance.out == ["magic:highest_odd"]


@rule("I13.9")
def test_magic_die_rolled_again_in_the_other_reading() -> None:
    s = against_ironbot(options={"die_fallback": "reroll"}).feed("magic:lowest_even", "magic:highest_even")
    assert die(s, "highest_odd", "f07", "f09") == "f09"
    assert len(s.told("die-again")) == 2


@rule("I13.9")
def test_every_face_comes_up() -> None:
    s = against_ironbot()
    taken = [bot_die.roll_mountain(s.t, [s.m("auria"), s.m("lithimar"), s.m("palladimor")]) for _ in range(60)]
    assert set(s.t.chance.out) == set(bot_die.FACES)
    assert set(taken) == {s.m("auria"), s.m("lithimar"), s.m("palladimor")}


@rule("I13.8", "I14.5")
@example("N58")
def test_more_golems_are_larger_among_equals() -> None:
    s = against_ironbot(mountains={"auria": {"fighters": 2, "golems": 1}, "zincur": 3, "lithimar": 4})
    auria, zincur, lithimar = (bot_die.size(s.t, s.m(n)) for n in ("auria", "zincur", "lithimar"))
    assert zincur < auria < lithimar
    s.t.ww[s.f("f07")] = 3
    assert bot_die.ww_size(s.t, s.f("f07")) < auria
    assert bot_die.ww_size(s.t, s.f("f07")) == zincur


# --- the hand ---


@rule("I13.6", "I14.5")
@pytest.mark.parametrize(
    ("against", "side", "drawn", "top"), [(against_ironbot, IC, "IC", "IC03"), (against_woodbot, WW, "WW", "WW02")]
)
def test_drawn_cards_go_under_the_hand_unless_told_on_top(against: Any, side: int, drawn: str, top: str) -> None:
    s = against(bot={"hand": [top]}).feed(f"card:{drawn}10", f"card:{drawn}12")
    hand.draw_specials(s.t, side, 1)
    assert s.hand() == [top, f"{drawn}10"]
    hand.draw_on_top(s.t, side)
    assert s.hand() == [f"{drawn}12", top, f"{drawn}10"]
    assert not [line for line in s.t.told if f"{drawn}1" in str(line.args)]  # unseen


@rule("I13.6")
def test_an_empty_deck_is_made_from_the_discards() -> None:
    names = [f"IC{n:02}" for n in range(4, 39)]
    s = against_ironbot(bot={"hand": ["IC03"]}, discard={"ironclad": names})
    assert hand.draw_specials(s.t, IC, 1) == 1
    assert len(s.t.deck[IC]) == 34
    assert s.t.discard[IC] == []


@rule("I13.3", "I14.2")
@pytest.mark.parametrize(("scenario", "side"), [("ironbot", IC), ("woodbot", WW)])
def test_preparation(scenario: str, side: int) -> None:
    tops = ["IC03", "IC20"] if side == IC else ["WW02", "WW20"]
    s = Solo(scenario, at="preparation", round=2, bot={"hand": tops, "marked": ["auria"], "spirits": 2})
    s.phase()
    assert s.t.crystals == [1, 2]
    assert len(s.t.bot_hand.pool) == 4  # two more, and everything shuffled
    assert not s.t.bot_hand.top
    assert not s.t.bot_hand.under
    assert s.marked() == ["auria"]
    assert s.t.spirits == 2


@rule("I13.5", "I14.4")
@pytest.mark.parametrize(("scenario", "base", "special"), [("ironbot", "IC02", "IC20"), ("woodbot", "WW02", "WW20")])
def test_cards_at_the_end_of_the_round(scenario: str, base: str, special: str) -> None:
    side = "ironclad" if scenario == "ironbot" else "woodwalkers"
    s = Solo(scenario, at="cleanup", played={side: [[base], [special]]}, forests={"f04": {"charged": 1}})
    s.phase()
    assert base in s.hand()
    assert s.discard() == [special]
    assert s.t.fading[s.f("f04")] == 1  # III/2 as usual


@rule("I13.38", "I14.37", "I13.35")
@pytest.mark.parametrize("scenario", ["ironbot", "woodbot"])
def test_automata_have_no_hand_limit(scenario: str) -> None:
    letters = "IC" if scenario == "ironbot" else "WW"
    cards = [f"{letters}{n:02}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)]
    s = Solo(scenario, at="cleanup", bot={"hand": cards})
    s.phase()
    assert sorted(s.hand()) == cards


# --- difficulty ---


def levels(bot: str, **chosen: Any) -> int:
    s = Settings()
    s.bot = {"ironbot": 1, "woodbot": 2}[bot]
    for name, value in chosen.items():
        setattr(s, name, value)
    return automaton.level(s)


@rule("I13.24", "I14.22")
@example("N82")
@pytest.mark.parametrize(("bot", "third"), [("ironbot", "golem"), ("woodbot", "spirits")])
def test_levels(bot: str, third: str) -> None:
    assert levels(bot) == 0
    assert levels(bot, red=True) == 2
    assert levels(bot, **{third: True}) == 3
    assert levels(bot, foundations=True) == 3
    assert levels(bot, four_cards=True) == 2
    assert [levels(bot, fighters=n) for n in range(6)] == [0, 1, 2, 3, 4, 5]
    assert levels(bot, red=True, foundations=True, four_cards=True, fighters=5, **{third: True}) == 15


@rule("I13.24", "I14.22")
@example("N83")
def test_one_fighter_option_at_a_time() -> None:
    fighters = [s for s in GAME.info.options if s.id.startswith("fighters")]
    assert [(s.id, s.default, s.values) for s in fighters] == [("fighters", 0, (0, 1, 2, 3, 4, 5))]


def laid(scenario: str, **options: Any) -> Any:
    return GAME.lay(GAME.setup(scenario=scenario, seed=3, options=options))


@rule("I13.24")
def test_harder_ironbot() -> None:
    t = laid("ironbot", golem=True)
    assert t.golems[0] == 1
    t = laid("ironbot", foundations=True)
    assert t.site.count(1) == 2
    assert all(t.site[m] == 0 for m in range(len(t.site)) if m not in t.book.outer_mountains)
    assert t.forge_tokens == 3
    inner = t.book.inner_mountains
    for n in range(5):
        t = laid("ironbot", fighters=n)
        assert sorted(t.fighters[m] for m in inner) == [3] * (4 - n) + [4] * n
        assert t.fighters[0] == 1
    t = laid("ironbot", fighters=5)
    assert ([t.fighters[m] for m in inner], t.fighters[0]) == ([4, 4, 4, 4], 2)


@rule("I14.22")
def test_harder_woodbot() -> None:
    assert laid("woodbot", spirits=True).spirits == 2
    assert laid("woodbot", foundations=True).forge_tokens == 3
    for n in range(6):
        t = laid("woodbot", fighters=n)
        assert sorted(t.ww[f] for f in t.book.outer_forests) == [2] * (5 - n) + [3] * n


@rule("I13.24", "I14.22")
@pytest.mark.parametrize("scenario", ["ironbot", "woodbot"])
def test_four_cards(scenario: str) -> None:
    sizes = []
    for four in (False, True):
        play = start(scenario, four_cards=four)
        while play.table.phase == Phase.PREPARATION:
            play.answer(play.decisions[0].seat, 0)
        bot = IC if scenario == "ironbot" else WW
        sizes.append(len(play.table.bot_hand) + sum(len(space) for space in play.table.played[bot]))
    assert sizes[1] - sizes[0] == 2


@rule("I13.21", "I14.21", "I13.24", "I14.22")
def test_red_icons() -> None:
    plain = against_ironbot(
        mountains={"ferrum": 3}, crystals={"ironclad": 0}, bot={"hand": ["IC07"], "exhausted": True}
    )
    plain.turn()  # card (red), warband
    assert plain.hand() == []
    assert plain.told("icon-red") == [{"icon": "icon-card"}]
    assert plain.told("icon") == [{"icon": "icon-warband"}]
    red = against_ironbot(
        options={"red": True}, mountains={"ferrum": 3}, bot={"hand": ["IC07"], "exhausted": True}
    ).turn()
    assert len(red.hand()) == 1
    assert red.crystals() == 1
    assert not red.told("icon-red")


# --- played through ---


def wander(play: Play, seed: int) -> Play:
    dice = Chance()
    dice.seed(seed)
    while not play.over:
        d = play.decisions[dice.below(len(play.decisions))]
        play.answer(d.seat, dice.below(len(d.options)))
    return play


LEVELS: list[dict[str, Any]] = [
    {},
    {"red": True},
    {"foundations": True},
    {"four_cards": True},
    {"fighters": 2},
    {"red": True, "foundations": True, "four_cards": True, "fighters": 5},
    {"beginner_decks": True, "ask_every_effect": True},
]


@rule("I13.2", "I13.38", "I14.12")
@pytest.mark.parametrize("scenario", ["ironbot", "woodbot"])
@pytest.mark.parametrize("options", LEVELS, ids=lambda o: "-".join(o) or "plain")
def test_random_games_end_and_never_ask_the_automaton(scenario: str, options: dict[str, Any]) -> None:
    for seed in range(4):
        play = start(
            scenario, seed, **options, **({"golem" if scenario == "ironbot" else "spirits": True} if options else {})
        )
        you = WW if scenario == "ironbot" else IC
        dice = Chance()
        dice.seed(seed)
        count = 0
        while not play.over:
            assert [d.seat for d in play.decisions] == [you]
            count += 1
            if count % 40 == 0:
                assert check.problems(play, seed) == []
            play.answer(you, dice.below(len(play.decisions[0].options)))
        assert play.result is not None
        assert play.result.reason in ("forges", "totems")
        assert check.replays(play) == []


@rule("I13.4", "I14.3")
def test_woodwalkers_take_the_first_turn() -> None:
    play = start("ironbot")
    while play.decisions[0].kind != "play":
        play.answer(WW, 0)
    assert play.table.turn == 0
    assert not play.table.played[IC]
    play.answer(WW, ("pass",))
    assert len(play.table.played[IC]) == 1  # the bot has followed
    assert play.table.turn == 2
    play = start("woodbot")
    while play.decisions[0].kind != "play":
        play.answer(IC, 0)
    assert play.table.turn == 1
    assert len(play.table.played[WW]) == 1


@rule("I13.38")
def test_three_turns_a_round_each() -> None:
    s = against_ironbot(turn=5, mountains={"ferrum": 3}, bot={"hand": []}, played={"woodwalkers": [["passed"]] * 3})
    s.phase()  # a turn in which it only drew counts
    assert s.t.phase == Phase.CLEANUP
    assert turn.side_to_act(s.t) == WW


def test_every_line_of_the_automata_has_words() -> None:
    for scenario in ("ironbot", "woodbot"):
        play = wander(start(scenario, 11, red=True), 11)
        for line in play.log(WW if scenario == "ironbot" else IC):
            assert words.flaws(line) == []
            for part in line.args.values():
                assert not isinstance(part, str) or words.name("ironwood", part) != part
