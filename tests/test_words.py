"""Every text a player reads comes from the locale files."""

from __future__ import annotations

import ast
import random
import re
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill import glossary, proofread, rulebook, words
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Decision, Illegal, Message, Option, Reason
from ravenhill.players.match import play_out
from ravenhill.players.order import Order, seat_all, shared_out
from ravenhill.sim import unsaid
from ravenhill.words import Voice, option_text, say


def test_every_key_has_a_text() -> None:
    assert proofread.missing_keys() == []


def test_every_file_of_texts_can_be_read() -> None:
    for language in words.languages():
        for game in (None, *shelf.shelved()):
            assert words.unreadable(language, game) == []


def test_no_text_stands_twice() -> None:
    for game in (None, *shelf.shelved()):
        keys = words.keys("en", game)
        assert sorted(set(keys)) == sorted(keys)


def test_a_game_keeps_to_its_own_keys() -> None:
    for game in shelf.shelved():
        assert [k for k in words.keys("en", game) if not k.startswith(f"{game}-")] == []


def test_a_key_without_a_text_is_found(toy: Any) -> None:
    assert [k for k in proofread.missing_keys() if k.startswith("toy-")] == [], "the toy's words are all there"
    assert words.flaws("toy-ask-nothing") == ["no text for toy-ask-nothing"]
    assert words.flaws(Message("why-no-such-number")) != [], "an argument is missing"
    assert words.flaws(Message("why-no-such-number", {"count": 1})) == []
    assert words.option_flaws("toy", ("fly",)) == ["no text for toy-do-fly"]
    assert words.option_flaws("toy", ("discard",)) != []
    assert words.option_flaws("toy", ("discard", 3)) == words.option_flaws("toy", ("pass",)) == []


def test_a_reason_is_a_key_too() -> None:
    tree = ast.parse('reason("no-such", "T1"); reason("toy-why-whole", "T1"); other("x")')
    assert [key for key, _ in proofread._keys_in(tree, "toy", ["toy"])] == ["toy-why-no-such", "toy-why-whole"]


def test_a_declared_key_without_a_text_is_found(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(toy), "cards", lambda self: ("c1", "c99"))
    assert [k for k in proofread.missing_keys() if k.startswith("toy-")] == ["toy-c99 (declared)"]


@pytest.mark.usefixtures("toy")
class TestSaying:
    def test_numbers_take_their_plural(self) -> None:
        one, many = (say(Message("why-no-such-number", {"count": n})) for n in (1, 3))
        assert one == "There is only one option here: number 0."
        assert many == "There are 3 options here, numbered from 0."

    def test_ids_become_names(self) -> None:
        assert say(Message("toy-drew", {"card": "c1"})) == "You drew the One."
        assert say(Message("toy-drew", {"card": "c2"})) == "You drew c2."
        assert say(Message("why-not-offered", {"option": "c1"}), game="toy") == "“the One” is not possible here."
        assert say(Message("toy-drew", {"card": "north"})) == "You drew North."

    def test_a_player_is_no_card_of_the_same_name(self) -> None:
        both = words._named({"player": "saruman", "card": "saruman"}, "wotr", "en")
        assert (both["player"], both["card"]) == ("Saruman player", "Saruman")

    @pytest.mark.parametrize(
        ("key", "args", "said"),
        [
            ("wotr-log-die", {"seat": "seat-fp", "face": "character"}, "The Free Peoples use a Character die."),
            ("wotr-log-die", {"seat": "seat-shadow", "face": "army"}, "The Shadow uses an Army die."),
            ("wotr-log-pass", {"seat": "seat-gondor"}, "The Gondor player passes."),
            ("wotr-log-at-war", {"nation": "elves"}, "Elves are At War."),
            ("bofa-log-draws", {"side": "shadow", "kind": "event"}, "The Shadow draws an Event card."),
            ("bofa-log-draws", {"side": "fp", "kind": "story"}, "The Free Peoples draw a Story card."),
            ("bofa-ask-leader", {"n": 1}, "Place a Leadership token; this is the last one."),
            ("bofa-ask-leader", {"n": 3}, "Place a Leadership token; 3 are left."),
            (
                "bofa-ask-casualty",
                {"area": "camp", "damage": 1, "units": 1},
                "Casualties in Camp? 1 damage, one unit.",
            ),
            ("bofa-log-bats", {"bats": 0, "leaders": 1}, "The Shadow takes no Great Bats and one Leadership token."),
            ("ironwood-log-cargo", {"n": 2, "total": 2}, "2 crystals go to Cargo, which holds 2 now."),
            ("ironwood-log-unmark", {"card": "WW01", "n": 0}, "Vision loses a marker: none is left."),
            (
                "cardgame-log-plays",
                {"player": "saruman", "card": "saruman", "place": "reserve"},
                "Saruman plays “Saruman” into the reserve.",
            ),
        ],
    )
    def test_lines_are_sentences(self, key: str, args: dict[str, Any], said: str) -> None:
        assert say(Message(key, args)) == said and words.flaws(Message(key, args)) == []

    def test_every_question_of_the_five_armies_ends_as_one(self) -> None:
        for key in words.keys("en", "bofa"):
            if key.startswith("bofa-ask-"):
                assert (words.text(key, None, "en", "bofa") or "").endswith((".", "?")), key

    def test_whatever_holds_a_message_can_be_said(self) -> None:
        message = Message("toy-drew", {"card": "c1"})
        for sayable in (message, Reason(message, "T1"), Illegal(message, "T1"), message.plain()):
            assert say(sayable) == "You drew the One."
        assert say("why-over") == "The game is over."

    def test_other_languages_fall_back_to_english_and_then_to_the_key(self) -> None:
        for language in ("xx", "xx-YY", "../en", "", "!!"):
            assert say("why-over", language) == "The game is over."
            assert say("no-such-key", language) == "no-such-key"

    def test_a_language_is_read_where_it_is_there(self, tmp_path: Path) -> None:
        (tmp_path / "toy").mkdir()
        (tmp_path / "sk.ftl").write_text("why-over = Koniec hry.\n")
        (tmp_path / "toy" / "sk.ftl").write_text("toy-c1 = Jednotka\n")
        words.also_read(tmp_path)
        try:
            assert say("why-over", "sk") == say("why-over", "sk-SK") == "Koniec hry."
            assert words.name("toy", "c1", "sk") == "Jednotka"
            assert say(Message("toy-drew", {"card": "c1"}), "sk") == "You drew Jednotka."
            assert "sk" not in words.languages()  # it has no words for the other games
            for english in [p for folder in words._locales for p in folder.rglob("en.ftl")]:
                own = tmp_path / english.parent.name if english.parent not in words._locales else tmp_path
                own.mkdir(exist_ok=True)
                (own / "sk.ftl").touch()
            words.forget()
            assert "sk" in words.languages()
        finally:
            words._locales.remove(tmp_path)
            words.forget()

    def test_the_language_of_the_system_is_spoken_where_it_is_whole(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("RAVENHILL_LANGUAGE")
        monkeypatch.setattr(words, "_locales", words._locales[:1])  # the toy speaks English only
        words.languages.cache_clear()
        for lang, spoken in (("cs_CZ.UTF-8", "cs"), ("pl_PL", "pl"), ("tlh", "en"), ("C.UTF-8", "en"), ("", "en")):
            monkeypatch.setenv("LANG", lang)
            assert words.default_language() == spoken
        words.languages.cache_clear()

    def test_an_option_told_back_is_said_in_its_words(self) -> None:
        told = {
            "discard c1": "Discard the One",
            "discard 3": "Discard 3",
            "discard c1 c1": "Discard the One",
            "fly c1 3": "fly the One 3",
        }
        for written, meant in told.items():
            said = say(Message("why-not-offered", {"option": written}), game="toy")
            assert said == f"“{meant}” is not possible here."
            assert words.flaws(Message("why-not-offered", {"option": written}), "toy") == []

    def test_a_question_told_back_is_asked_again_in_its_words(self) -> None:
        asked = Message("why-no-part", {"ask": "toy-drew", "card": "c1"})
        assert say(asked, game="toy") == "This is no part of the present choice: You drew the One."
        assert words.flaws(asked, "toy") == []

    def test_no_marks_of_isolation_stand_in_a_text(self) -> None:
        assert "\u2068" not in say(Message("why-not-offered", {"option": "x"}))

    def test_an_option_is_put_into_words(self) -> None:
        assert option_text("toy", ("discard", 3)) == "Discard 3"
        assert option_text("toy", ("discard", "c1")) == "Discard the One"
        assert option_text("toy", ("pass",)) == "Pass"
        assert option_text("toy", ("fly", "c1", 3)) == "fly the One 3"

    def test_a_voice_speaks_for_one_game(self) -> None:
        voice = Voice("toy")
        assert (voice.name("c1"), voice.seat("north"), voice.effect("c1")) == ("the One", "North", "Nothing at all.")
        assert voice.option(("wait",)) == "Wait" and voice.say("toy-title") == "The Toy"


def test_a_day_and_a_time_are_written_as_the_language_writes_them() -> None:
    at = datetime(2026, 3, 9, 17, 5)
    written = {"en": "Mar 9, 2026, 5:05 PM", "cs": "9. 3. 2026 17:05", "pl": "9 mar 2026, 17:05"}
    for language, said in written.items():
        assert words.moment(at, language).replace("\u202f", " ") == said


def test_all_that_is_said_in_random_games_has_words(toy: Any) -> None:
    """Prompts, options and log lines of every game in every scenario: verbs are only known in play."""
    found: set[str] = set()
    for info in shelf.games():
        for scenario in info.scenarios:
            order = Order(info.id, seed=1, scenario=scenario.id, limit=400)
            play = order.lay(0, quiet=False)
            names = shared_out(["random"], order.teams(), play.seats)
            play_out(play, seat_all(names, order, 0), order.limit, 1, watch=lambda p, _: found.update(unsaid(p)))
            for seat in (None, *range(play.seats)):
                found.update(flaw for line in play.log(seat) for flaw in words.flaws(line, info.id))
    assert found == set()


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_how_to_play_is_told_in_short_and_names_rules_there_are(game: str) -> None:
    goal, turn = (words.text(f"{game}-how-{part}", None, "en", game) or "" for part in ("goal", "turn"))
    terms = [entry.says for entry in glossary.entries(game) if entry.first]
    assert 5 <= len(turn.splitlines()) <= 8
    assert 4 <= len(terms) <= 10
    for text in (goal, *turn.splitlines(), *terms):
        assert 4 <= len(text.split()) <= 60
        cited = re.findall(r"\b[A-Z]\d+(?:\.\d+)+\b", text)
        assert cited and set(cited) <= set(rulebook.rules(game)), text


def clicked(decision: Decision, thing: str) -> list[Option]:
    """The options a click on a thing that is not lit asks about: like an open one, with the thing in a part's place."""
    wishes: dict[tuple[str, int], Option] = {}
    for option in decision.options:
        for i in range(1, len(option)):
            if isinstance(option[i], str):
                wishes.setdefault((str(option[0]), i), (*option[:i], thing, *option[i + 1 :]))
    return [wish for wish in wishes.values() if wish not in decision.options]


IDS = re.compile(
    r"\b(?:f\d\d|[WI][WC]\d\d|V_[A-Z]+|(?:ev|fs|ss)\d\d|[a-z]+(?:_[a-z0-9]+)+)\b|\{"
    r"|There is no (?:card|place)"
)


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_why_not_speaks_in_words_of_whatever_is_clicked(game: str) -> None:
    """No internal id, no hole in a sentence, and no denial that the thing exists."""
    dice = random.Random(4)
    odd: set[str] = set()
    kinds: set[str] = set()
    play = ravenhill.new(game, seed=5)
    things = {one for ids in play.game.ids(play.table).values() for one in (ids[1], ids[len(ids) // 2], ids[-1])}
    things = {one for one in things if words.name(game, one) != one}  # a box beside the board bears no name
    for _ in range(250):
        if play.over:
            break
        decision = play.decisions[0]
        for thing in sorted(things):
            for wish in clicked(decision, thing):
                reason = play.why_not(decision.seat, wish)
                assert reason is not None
                said = say(reason, game=game)
                kinds.add(reason.message.key)
                if IDS.search(said):
                    odd.add(f"{wish}: {said}")
        play.answer(decision.seat, dice.choice(decision.options))
    assert odd == set()
    assert "why-no-part" in kinds and any(key.startswith(f"{game}-why-") for key in kinds)


def test_a_game_may_say_what_is_anothers() -> None:
    """The terminal tells the source of a card in the words of the web table."""
    assert words.Voice("cardgame").say("client-source-partly") == "In part our own"
    assert words.Voice("cardgame", "cs").say("client-source-partly") == "Zčásti naše"
