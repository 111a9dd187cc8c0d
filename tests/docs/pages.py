"""Writes docs/games/<game>.md anew: python tests/docs/pages.py [GAME ...]

What a game asks, what may be answered and what chance can show, for people who write programs that play. The keys of
questions and verbs are those of the locale, the rules those the code names beside a key, the labels of chance those the
game knows; what each question takes is gathered from games: the golden ones, seeded ones with all kinds of options,
and the first moves from the positions of rare.py, where questions stand that those games do not come to.
test_pages.py fails when a game does something its page does not tell, and when a page is not what is written here."""

from __future__ import annotations

import gzip
import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from rare import RARE

import ravenhill
from ravenhill import words
from ravenhill.engine.decision import Message, Option
from ravenhill.engine.game import Setup, find

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "games"
GOLDEN = ROOT / "tests" / "golden"
SEEDS = range(200)
ANSWERS = 1200
TRIES = range(40)  # games from each rare position, of so many answers
SOON = 30
RULE = r'"([A-Z]\d+(?:\.\d+)*)"'
UNMET = "rare: not met in these games"
MANY = 8  # so many words in one place of a verb are listed; more are "word"

WHEN = {  # what brings an outcome about; the rest is read from the games
    "wotr": {
        "action": "an Action die is rolled (W5.4)",
        "card": "a card is drawn, or one is taken out of a hand at random",
        "companion": "the Shadow draws a Companion at random (W18.5.1)",
        "die": "a Combat die or a Hunt die is rolled",
        "tile": "a Hunt tile is drawn (W18.1)",
    },
    "bofa": {
        "card": "an Event, Story or Fate card is drawn",
        "die": "a Combat die (a number) or an Action die (its face) is rolled",
        "tile": "a Fate Tile is drawn",
        "token": "a Recruitment token is turned over",
    },
    "ironwood": {
        "card": "a card or a vision is drawn, or one is taken at random",
        "forest": "an automaton chooses a forest at random",
        "magic": "an automaton rolls its die",
        "mountain": "an automaton chooses a mountain at random",
    },
    "cardgame": {"card": "a card is drawn", "location": "a battleground or a path comes from its deck"},
}

HEAD = """# {title}: questions, verbs, chance

Written by `python tests/docs/pages.py {game}` from the code, the locale, the golden games, {games} seeded ones, and
positions for what is rare. A question is `d.prompt.key`, its rule `d.rule`; the sentence is one as it was asked. An
answer is a verb and its parts: `{example}`. Parts in angle brackets are ids of that kind (`<word>`: another id of the
game), `<number>` is a whole number, other parts are words as they stand; a stroke stands between what may be in one
place. A person may also answer `concede`, always.
"""


class Heard:
    """What was heard in games: questions with their rules and sentences, what they take, and labels of chance."""

    def __init__(self, game: str) -> None:
        self.game = find(game)
        table = ravenhill.new(game).table
        self.kinds: dict[str, str] = {}
        tables = [*self.game.ids(table).items()]
        for file in self.game.data().values():
            tables += [
                (name, [r["id"] for r in rows if "id" in r]) for name, rows in file.items() if type(rows) is list
            ]
        for kind, ids in tables:
            self.kinds.update({name: kind for name in ids if name not in self.kinds})
        self.rules: dict[str, set[str]] = {}
        self.sentence: dict[str, str] = {}
        self.taken: dict[str, set[tuple[str, ...]]] = {}  # by question: verbs, each part a kind of thing or a word
        self.labels: dict[str, set[str]] = {}

    def shape(self, option: Option) -> tuple[str, ...]:
        """The verb, and each of its parts: a number, a kind of thing, or the word itself."""
        parts = ["<number>" if isinstance(p, int) else f"<{self.kinds[p]}>" if p in self.kinds else p for p in option]
        return (str(option[0]), *parts[1:])

    def look(self, t: ravenhill.Play) -> None:
        for d in t.decisions:
            key = d.prompt.key
            self.rules.setdefault(key, set()).add(d.rule)
            self.taken.setdefault(key, set()).update([self.shape(o) for o in d.options])
            if key not in self.sentence:
                self.sentence[key] = ravenhill.say(d.prompt)

    def listen(self, t: ravenhill.Play) -> None:
        for e in t.journal.items():
            if isinstance(e, str) and ":" in e:
                kind, _, name = e.partition(":")
                self.labels.setdefault(kind, set()).add(name)


def games(game: str, seeds: range) -> Iterator[ravenhill.Play]:
    """Tables of seeded games at every decision: every scenario, options by chance, choices at random or by weight."""
    found = find(game)
    ways = [(s.id, seats) for s in found.info.scenarios for seats in s.seats]
    for seed in seeds:
        rng = random.Random(seed)
        scenario, seats = ways[seed % len(ways)]
        known = [o for o in found.info.options if not o.scenarios or scenario in o.scenarios]
        options = {o.id: rng.choice(o.values) for o in known if seed % 2 and rng.random() < 0.4}
        t = ravenhill.new(game, seed=seed, scenario=scenario, seats=seats, options=options)
        t.table.quiet = True
        for _ in range(ANSWERS):
            yield t
            if t.over:
                break
            d = rng.choice(t.decisions)
            weights = [t.weigh(d, o) for o in d.options] if seed % 3 else [1.0] * len(d.options)
            t.answer(d.seat, rng.choices(d.options, weights)[0])


def golden(game: str) -> Iterator[ravenhill.Play]:
    """The golden games, at every decision."""
    for path in sorted((GOLDEN / game).glob("*.json.gz")):
        body = json.loads(gzip.decompress(path.read_bytes()))
        t = find(game).start(Setup(**body["head"]["setup"]))
        t.table.quiet = True
        for entry in body["journal"]:
            if isinstance(entry, list):
                yield t
                t.answer(entry[0], tuple(entry[1:]))
        yield t


def rare(game: str) -> Iterator[ravenhill.Play]:
    """Tables laid from rare positions, at every decision of the first random moves."""
    for position in RARE.get(game, []):
        for seed in TRIES:
            rng = random.Random(seed)
            t = ravenhill.position(game, {**position, "seed": seed})
            t.table.quiet = True
            for _ in range(SOON):
                yield t
                if t.over:
                    break
                d = rng.choice(t.decisions)
                t.answer(d.seat, rng.choice(d.options))


def heard(game: str) -> Heard:
    out = Heard(game)
    last = None
    for played in (golden(game), games(game, SEEDS), rare(game)):
        for t in played:
            out.look(t)
            if last is not None and last is not t:
                out.listen(last)
            last = t
    return out


# --- what the code and the locale declare ---


def declared(game: str, what: str) -> list[str]:
    """The keys of the locale: of questions (`ask`) or of verbs (`do`)."""
    return [k for k in words.keys("en", game) if k.startswith(f"{game}-{what}-") and "." not in k]


def sources(game: str) -> str:
    folder = ROOT / "src" / "ravenhill" / "games" / game
    return "\n".join(p.read_text(encoding="utf-8") for p in sorted(folder.rglob("*.py")))


def rules_beside(key: str, source: str) -> set[str]:
    """The rules named in the calls that ask with this key, or in what is called, of a question nobody has heard."""
    found: set[str] = set()
    for m in re.finditer(f'"{key}"', source):
        _, asking, call = source[max(0, m.start() - 300) : m.start()].rpartition("yield from ")
        named = re.findall(RULE, call)
        if asking and not named:
            named = re.findall(RULE, source.partition(f"def {call.partition('(')[0]}(")[2][:600])[:1]
        found.update(named if asking else [])
    return found


def labels(game: str) -> dict[str, list[str]]:
    """All that chance can show, by the kind of its label, as the game itself knows it."""
    found = find(game)
    told: dict[str, set[str]] = {}
    for scenario in found.info.scenarios:
        for known in found.labels(ravenhill.new(game, scenario=scenario.id).table):
            for label in known:
                kind, _, name = label.partition(":")
                told.setdefault(kind, set()).add(name)
    return {kind: sorted(names) for kind, names in sorted(told.items())}


# --- the page ---


def joined(shapes: set[tuple[str, ...]]) -> list[str]:
    """Verbs with their parts; what may stand in one place is put together."""
    groups: dict[tuple[str, int], list[set[str]]] = {}
    for shape in shapes:
        places = groups.setdefault((shape[0], len(shape)), [set() for _ in shape])
        for place, part in zip(places, shape, strict=True):
            place.add(part)
    return [" ".join(_place(p) for p in places) for _, places in sorted(groups.items())]


def _place(parts: set[str]) -> str:
    plain = sorted(p for p in parts if not p.startswith("<"))
    kinds = sorted(p for p in parts if p.startswith("<"))
    return "/".join([*kinds, *(plain if len(plain) <= MANY else ["<word>"])])


def page(game: str) -> str:
    h = heard(game)
    source = sources(game)
    every = {s for taken in h.taken.values() for s in taken}
    example = next(s for s in sorted(every) if len(s) == 3)
    head = HEAD.format(title=h.game.info.title, game=game, games=len(SEEDS), example=" ".join(example))
    lines = [head, "## Questions", "", "| question | rules | asked as | answers |", "|---|---|---|---|"]
    for key in sorted({*declared(game, "ask"), *h.taken}):
        rules = ", ".join(sorted(h.rules.get(key) or rules_beside(key, source)))
        asked = h.sentence.get(key) or ravenhill.say(Message(key))
        answers = ", ".join(f"`{a}`" for a in joined(h.taken.get(key, set()))) or UNMET
        lines.append(f"| `{key}` | {rules} | {one_line(asked)} | {answers} |")
    lines += ["", "## Verbs", "", "| verb | said as | forms |", "|---|---|---|"]
    for verb in sorted({s[0] for s in every} | {k.split("-")[2] for k in declared(game, "do")}):
        forms = ", ".join(f"`{f}`" for f in joined({s for s in every if s[0] == verb})) or UNMET
        said = words.text(f"{game}-do-{verb}", {}, "en", game) or words.text(f"do-{verb}", {}, "en", game) or ""
        lines.append(f"| `{verb}` | {one_line(said)} | {forms} |")
    lines += ["", "## Chance", "", "Labels of `t.feed`, and of outcomes in the journal.", ""]
    lines += ["| label | when | which | how many | met in these games |", "|---|---|---|---|---|"]
    for kind, shown in labels(game).items():
        kinds = sorted({f"<{h.kinds[n]}>" if n in h.kinds else n for n in shown}, key=lambda n: (len(n), n))
        met = len(h.labels.get(kind, set()))
        which = ", ".join(kinds if len(kinds) <= 20 else [*kinds[:20], "…"])
        lines.append(f"| `{kind}:…` | {WHEN[game][kind]} | {which} | {len(shown)} | {met} |")
    return "\n".join(lines) + "\n"


def one_line(text: str) -> str:
    return " ".join(re.sub("[\\u2068\\u2069]", "", text).split()).replace("|", "/")


def main(wanted: list[str]) -> None:
    PAGES.mkdir(exist_ok=True)
    for game in wanted or [info.id for info in ravenhill.games()]:
        (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
        print(game)


if __name__ == "__main__":
    main(sys.argv[1:])
