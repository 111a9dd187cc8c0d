"""Positions: written, read, refused; copies; what machine players and clients look at."""

from __future__ import annotations

import random
import re
import tomllib
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ravenhill import proofread, words
from ravenhill.coverage import rule
from ravenhill.engine import check
from ravenhill.engine.decision import BadPosition
from ravenhill.engine.game import find
from ravenhill.engine.plain import plain
from ravenhill.games.cardgame import terminal, turn

SCENARIOS = [("trilogy", 4), ("trilogy", 3), ("trilogy", 2), ("duel_2p", 2), ("duel_3p", 3), ("fellowship", 2)]


def random_game(scenario: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> Any:
    game = find("cardgame")
    return game.start(game.setup(seed=seed, scenario=scenario, seats=seats, options=options or {}))


def step(play: Any, dice: random.Random) -> None:
    decision = play.decisions[0]
    play.answer(decision.seat, dice.randrange(len(decision.options)))


@pytest.mark.parametrize(("scenario", "seats"), SCENARIOS)
def test_every_checkpoint_can_be_written_and_read(scenario: str, seats: int) -> None:
    dice = random.Random(5)
    play = random_game(scenario, seats, 5)
    game = play.game
    while not play.over:
        if dice.randrange(12) == 0:
            written = play.position()
            again = game.start(game.setup(scenario=scenario, seats=seats, position=written))
            assert again.position() == written
            if not written.get("then"):
                theirs = [(d.seat, d.prompt.key, d.options) for d in again.decisions]
                assert theirs == [(d.seat, d.prompt.key, d.options) for d in play.decisions]
        step(play, dice)


@pytest.mark.parametrize(("scenario", "seats"), SCENARIOS)
def test_random_games_keep_every_invariant(scenario: str, seats: int) -> None:
    dice = random.Random(11)
    play = random_game(scenario, seats, 11)
    count = 0
    while not play.over:
        if count % 25 == 7:
            assert check.problems(play, count) == []
        assert play.game.problems(play.table) == []
        step(play, dice)
        count += 1
    assert check.replays(play) == []
    assert play.result.winners and play.table.round <= 9


def test_every_option_of_the_game_can_be_played_with() -> None:
    game = find("cardgame")
    for number, setting in enumerate(game.info.options):
        other = next(v for v in setting.values if v != setting.default)
        scenario = setting.scenarios[0] if setting.scenarios else SCENARIOS[number % 6][0]
        seats = game.scenario(scenario).seats[-1]
        dice = random.Random(number)
        play = random_game(scenario, seats, number, {setting.id: other})
        play.table.quiet = True
        while not play.over:
            step(play, dice)
        assert play.game.problems(play.table) == [], setting.id


def test_a_copy_shares_nothing_that_changes() -> None:
    dice = random.Random(3)
    play = random_game("trilogy", 4, 3)
    for _ in range(110):
        before = plain(play.table)
        copy = play.table.copy()
        assert plain(copy) == before
        step(play, dice)
        assert plain(copy) == before


ARAGORN = {"aragorn": {"reserve": ["aragorn"]}}
REFUSED: dict[str, dict[str, Any]] = {
    "cardgame-bad-card-twice": {"players": {"frodo": {"hand": ["gimli"], "reserve": ["gimli"]}}},
    "cardgame-bad-card-owner": {"players": {"frodo": {"hand": ["arwen"]}}},
    "cardgame-bad-card": {"players": {"frodo": {"hand": ["tom_bombadil"]}}},
    "cardgame-bad-player": {"players": {"sauron": {}}},
    "cardgame-bad-key": {"dragons": 3},
    "cardgame-bad-at": {"at": "tea"},
    "cardgame-bad-number": {"round": 10},
    "cardgame-bad-reserve": {"players": {"frodo": {"reserve": ["sting"]}}},
    "cardgame-bad-shown": {"players": {"frodo": {"shown": ["sting"]}}},
    "cardgame-bad-location": {"path": "bree"},
    "cardgame-bad-state": {"locations": {"moria": "active"}},
    "cardgame-bad-active": {"active": ["moria", "moria"]},
    "cardgame-bad-not-active": {"cards": {"moria": ["gimli"]}},
    "cardgame-bad-there": {"path": "weathertop", "cards": {"weathertop": ["grond"]}},
    "cardgame-bad-wielder": {"players": {"frodo": {"reserve": ["gimli"]}}, "items": {"sting": "gimli"}},
    "cardgame-bad-fresh": {"fresh": ["gimli"]},
    "cardgame-bad-reclaimed": {"reclaimed": ["moria"]},
    "cardgame-bad-token-place": {"tokens": {"moria": {"attack": 1}}},
    "cardgame-bad-token-card": {"card_tokens": {"gimli": 1}},
    "cardgame-bad-pair": {"path": "imladris", "cards": {"imladris": ["strider"]}, "players": ARAGORN},
    "cardgame-bad-played": {"played": ["riders_of_rohan"]},
    "cardgame-bad-event": {"events": ["gimli"]},
}


@pytest.mark.parametrize("key", REFUSED)
def test_positions_that_break_the_components_are_refused(lay: Any, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        lay(REFUSED[key])
    assert refused.value.message.key == key
    assert words.flaws(refused.value.message, "cardgame") == []


@rule("C6.4.2", "C2.1.4")
@pytest.mark.parametrize(
    ("place", "card"),
    [("imladris", "aragorn"), ("imladris", "balrog_of_moria"), ("helms_deep", "fatty_bolger"), ("moria", "saruman")],
)
def test_a_card_is_not_laid_where_nothing_could_bring_it(lay: Any, place: str, card: str) -> None:
    with pytest.raises(BadPosition) as refused:
        lay({"path": "imladris", "active": ["helms_deep", "moria"], "cards": {place: [card]}})
    assert refused.value.message.key == "cardgame-bad-there"


def test_tokens_that_stay_may_lie_on_a_location_that_is_over(lay: Any) -> None:
    m = lay({"path": "imladris", "tokens": {"moria": {"attack": 1}}}, tokens_after="stay")
    assert m.tokens("moria") == (1, 0)


def test_the_documented_position_can_be_laid() -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions" / "cardgame.md").read_text(encoding="utf-8")
    position = tomllib.loads(text.partition("```toml")[2].partition("```")[0])
    game = find("cardgame")
    play = game.start(game.setup(scenario=position["scenario"], seats=position["seats"], position=position))
    view: Any = play.view(2)
    assert (view["round"], view["path"]["id"], view["corruption"]) == (3, "imladris", 2)
    assert view["players"][2]["top"] == "elrond" and "top" not in play.view(0)["players"][2]  # type: ignore[index]


def test_a_position_of_another_scenario_is_refused(lay: Any) -> None:
    for position, key in (
        ({"players": {"gandalf": {"hand": ["gandalf_the_white"]}}}, "cardgame-bad-card-scenario"),
        ({"path": "orodruin"}, "cardgame-bad-location-scenario"),
        ({"players": {"gandalf": {"ring": True}}}, "cardgame-bad-ring"),
    ):
        with pytest.raises(BadPosition) as refused:
            lay(position, scenario="fellowship")
        assert refused.value.message.key == key


def test_every_word_is_there() -> None:
    used = set(proofread.declared("cardgame"))
    for path in Path(turn.__file__).parent.rglob("*.py"):
        used |= set(re.findall(r'"(cardgame-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(used) > 250
    assert sorted(k for k in used if words.text(k, None, "en", "cardgame") is None) == []
    assert words.unreadable("en", "cardgame") == []
    told = words.keys("en", "cardgame")
    assert {f"cardgame-{name}.effect" for name in find("cardgame").cards()} <= set(told)


@pytest.mark.parametrize(("scenario", "seats"), [("trilogy", 4), ("duel_3p", 3), ("fellowship", 2)])
def test_everything_a_game_says_can_be_said(scenario: str, seats: int) -> None:
    dice = random.Random(8)
    play = random_game(scenario, seats, 8)
    while not play.over:
        for decision in play.decisions:
            assert words.flaws(decision.prompt, "cardgame") == []
            for option in decision.options:
                assert words.option_flaws("cardgame", option) == []
        step(play, dice)
    for seat in range(seats):
        for line in play.log(seat):
            assert words.flaws(line, "cardgame") == []


@rule("C5.1")
def test_a_machine_player_judges_a_table_without_changing_it() -> None:
    dice = random.Random(2)
    play = random_game("trilogy", 4, 2)
    game = play.game
    while not play.over:
        before = plain(play.table)
        value = game.evaluate(play.table, 0)
        assert value == game.evaluate(play.table, 2) == -game.evaluate(play.table, 1)
        decision = play.decisions[0]
        assert all(decision.weigh(option) > 0 for option in decision.options)
        assert plain(play.table) == before
        step(play, dice)
    winners = play.result.winners
    assert all((game.evaluate(play.table, s) > 0) == (s in winners) for s in range(4))


def test_the_view_shows_where_cards_could_go(lay: Any) -> None:
    m = lay(
        {
            "path": "imladris",
            "active": ["moria"],
            "players": {"frodo": {"hand": ["gimli", "dwarven_axe"], "reserve": ["sam_gamgee"]}},
        }
    )
    reach = m.play.view(0)["reach"]
    assert reach["gimli"] == ["reserve", "moria", "imladris"] and reach["sam_gamgee"] == ["imladris"]
    assert "dwarven_axe" not in reach and m.play.view(1)["reach"] == {}


def test_conceding_gives_the_game_to_the_other_team(lay: Any) -> None:
    m = lay({"path": "imladris"})
    m.play.answer(2, ("concede",))
    assert (m.play.result.winners, m.play.result.reason) == ([1, 3], "conceded")
    assert words.say(m.play.log(None)[-1]) == "The Shadow has won. The losing side gave up."


def test_reasons_name_their_rule_and_can_be_said(lay: Any) -> None:
    m = lay({"path": "imladris", "active": ["moria"], "players": {"frodo": {"hand": ["gimli", "sting", "narya"]}}})
    seat = m.asked_seat
    for option in (
        ("pass",),
        ("play", "arwen"),
        ("play", "sting"),
        ("play", "theoden"),
        ("move", "gimli"),
        ("use", "sam_gamgee"),
        ("use", "gimli"),
        ("cycle", "theoden"),
        ("play", "tom_bombadil"),
    ):
        reason = m.play.why_not(seat, option)
        assert reason is not None and reason.rule.startswith("C"), option
        assert words.flaws(reason, "cardgame") == []
    assert m.play.why_not(seat, ("play", "gimli")) is None


def test_a_badly_formed_option_gets_no_untrue_reason(lay: Any) -> None:
    players = {"frodo": {"hand": ["gimli", "sting", "frodo_baggins"], "reserve": ["sam_gamgee"]}}
    m = lay({"path": "imladris", "active": ["rivendell", "moria"], "players": players})
    told = {
        ("play", "gimli", "imladris"): "cardgame-why-step-by-step",
        ("move", "sam_gamgee", "imladris"): "cardgame-why-step-by-step",
        ("winnow", "gimli", "sting"): "cardgame-why-step-by-step",
        ("foo",): "why-not-offered",
        ("play",): "why-not-offered",
        "winnow": "why-form",
        99: "why-no-such-number",
        None: "why-form",
    }
    for option, key in told.items():
        assert m.play.why_not(0, option).message.key == key, option
    assert m.play.why_not(0, 0) is None
    m.do("play gimli")
    assert m.kind == "where"
    assert m.play.why_not(0, ("forsake", "sting")).message.key == "why-not-offered"


@rule("C6.4.2")
def test_the_reason_names_what_keeps_the_mouth_of_sauron_from_the_path(lay: Any) -> None:
    players = {"witch_king": {"reserve": ["mouth_of_sauron"]}}
    m = lay({"path": "osgiliath", "active": ["harad"], "turn": 1, "players": players})
    assert m.play.why_not(1, ("move", "mouth_of_sauron")).message.key == "cardgame-why-shadow-active"


def test_the_table_can_be_drawn_in_a_terminal(lay: Any) -> None:
    m = lay(
        {
            "path": "imladris",
            "active": ["moria"],
            "cards": {"moria": ["gimli", "cave_troll"], "imladris": ["frodo_baggins"]},
            "items": {"sting": "frodo_baggins"},
            "players": {"frodo": {"hand": ["narya"]}, "witch_king": {"hand": ["grond"]}},
        }
    )
    console = Console(width=100, record=True, file=StringIO())
    console.print(terminal.draw(m.play.view(0), words.Voice("cardgame"), m.t.book))
    shown = console.export_text()
    for told in ("Moria", "Gimli", "Cave-troll", "Frodo Baggins (", "with Sting", "Narya", "Witch-king"):
        assert told in shown, told
    assert "Grond" not in shown and "cardgame-" not in shown


@pytest.mark.parametrize(("scenario", "seats"), SCENARIOS)
def test_why_not_always_has_an_answer(scenario: str, seats: int) -> None:
    """Whatever is asked for at whatever decision, the reason names a rule and can be said."""
    dice = random.Random(6)
    play = random_game(scenario, seats, 6)
    book = play.table.book
    things = [*book.card_ids, *book.location_ids, "reserve", "top", "nonsense"]
    verbs = ["play", "move", "use", "cycle", "to", "on", "lose", "forsake", "take", "eliminate", "activate", "pass"]
    while not play.over:
        seat = play.decisions[0].seat
        for option in ((dice.choice(verbs), dice.choice(things)), (dice.choice(["winnow", "ring", "pass"]),)):
            reason = play.why_not(seat, option)
            assert reason is None or (reason.rule and words.flaws(reason, "cardgame") == [])
        step(play, dice)
