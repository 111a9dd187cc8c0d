"""The searching player: a tree of what may follow, over many deals of what the seat can not see.

Information-set search with one tree (Cowling, Powley, Whitehouse 2012): every iteration deals anew, walks down the
tree by what has proved itself and what looks promising (PUCT), adds one choice to it, judges the table there, and
carries the judgement back up. Seats that choose at the same moment choose by statistics of their own."""

from __future__ import annotations

from math import log, sqrt
from time import process_time
from typing import Final, TypeAlias

from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Option, Question
from ravenhill.engine.script import Play
from ravenhill.engine.way import REDEAL
from ravenhill.players.eye import Eye, Judgement, settled, teams_of
from ravenhill.players.greedy import LIGHT, heaviest
from ravenhill.players.seat import Player, options_of

DEEP: Final = 200  # choices after which an iteration ends, whatever is running
GLANCE: Final = 8  # iterations between two looks at the clock
Seen: TypeAlias = tuple[Option, int, float]  # an option, how often it was tried, what it is worth


class Node:
    """What a seat may choose at one moment of the tree, and what came of it."""

    __slots__ = ("following", "index", "lead", "leans", "options", "priors", "seat", "totals", "values", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.index: dict[Option, int] = {}
        self.options: list[Option] = []
        self.priors: list[float] = []
        self.leans: list[float] = []  # what an option has in its favour before anything came of it
        self.visits: list[int] = []
        self.totals: list[float] = []  # of what came of it for the chooser's team where it did not go on itself
        self.following: list[dict[Node, int]] = []  # how often it went on where; chance may have a say
        self.values: list[float] = []  # what an option is worth to it by now
        self.lead = 0  # the option that was taken most

    def learn(self, play: Play, decision: Question, eye: Eye) -> None:
        """Takes in options it has not met yet: other deals list others."""
        priors = eye.priors(play, decision)
        options = decision.options
        for i in range(len(options)):
            if options[i] not in self.index:
                self.index[options[i]] = len(self.options)
                self.options.append(options[i])
                self.priors.append(priors[i])
                self.leans.append(eye.trust * log(max(priors[i], LIGHT)) if eye.trust else 0.0)
                self.visits.append(0)
                self.totals.append(0.0)
                self.following.append({})
                self.values.append(0.0)

    def note(self, place: int, value: float, then: Node | None) -> None:
        """What came of an option; `then`: where the same seat went on with the same action.

        While it looks around further on, much of what it tries is worse than what it will do, and a mean would shun
        options with many choices after them: what followed counts as much as it is worth at its best by now."""
        self.visits[place] += 1
        if self.visits[place] > self.visits[self.lead]:
            self.lead = place
        following = self.following[place]
        if then is None:
            self.totals[place] += value
        elif then in following:
            following[then] += 1
        else:
            following[then] = 1
        total = self.totals[place]
        for node, times in following.items():
            total += times * node.values[node.lead]
        self.values[place] = total / self.visits[place]

    def places(self, play: Play, decision: Question, eye: Eye) -> list[int]:
        """Where the options listed now stand in this node."""
        index = self.index
        found: list[int] = []
        for option in decision.options:
            place = index.get(option, -1)
            if place < 0:
                self.learn(play, decision, eye)
                place = index[option]
            found.append(place)
        return found

    def best(self, places: list[int], boldness: float) -> int:
        """The place in the list of the option to try now: what it has brought, and more for what was tried little."""
        visits, values, priors, leans = self.visits, self.values, self.priors, self.leans
        count = 0
        total = 0.0
        for p in places:
            count += visits[p]
            total += visits[p] * values[p]
        usual = total / count if count else 0.5  # what nobody has tried yet is as good as the rest
        push = boldness * sqrt(count + 1.0)
        best = 0
        highest = -1e9
        for i in range(len(places)):
            p = places[i]
            n = visits[p]
            value = (values[p] if n else usual) + leans[p] + push * priors[p] / (1.0 + n)
            if value > highest:
                highest = value
                best = p
        return best

    def owed(self, places: list[int]) -> int:
        """An option tried so little that one unlucky try may have hidden what it is worth; -1: none.

        At the root only (Wu 2019, forced playouts): the root of twice the visits that its prior would give it, where
        half of the prior is shared by all: what is rarely done has its day too."""
        count = 0
        for p in places:
            count += self.visits[p]
        for p in places:
            n = self.visits[p]
            if n * n < (self.priors[p] + 1.0 / len(places)) * count:
                return p
        return -1

    def widest(self, places: list[int], widen: float) -> list[int]:
        """The options in question: all, or at first the two heaviest and more with the root of the visits."""
        if widen <= 0.0:
            return places
        count = 0
        for p in places:
            count += self.visits[p]
        most = 2 + int(widen * sqrt(count))
        if len(places) <= most:
            return places
        order = [(-self.priors[p], p) for p in places]
        order.sort()
        return [p for _, p in order[:most]]


class Moment:
    """A moment of the tree: whoever chooses there, each by a node of its own, and the moments that followed."""

    __slots__ = ("kind", "later", "nodes")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.nodes: list[Node] = []
        self.later: dict[Option, list[Moment]] = {}  # by what was answered; chance may lead on to other questions

    def node(self, seat: int) -> Node:
        for node in self.nodes:
            if node.seat == seat:
                return node
        added = Node(seat)
        self.nodes.append(added)
        return added

    def after(self, answers: Option, seat: int, kind: str) -> Moment:
        """The moment where this seat is asked this question after these answers."""
        following = self.later.get(answers)
        if following is None:
            following = []
            self.later[answers] = following
        for moment in following:
            if moment.kind == kind and moment.nodes[0].seat == seat:
                return moment
        added = Moment(kind)
        added.nodes.append(Node(seat))
        following.append(added)
        return added


class Search(Player):
    """Thinks for so many iterations, or so many milliseconds of processor, and takes what it came back to most."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 400,
        ms: float = 0,
        boldness: float = 1.0,
        reach: int = -1,
        ahead: int = 1,
        widen: float = 0.0,
        eye: Eye | None = None,
    ) -> None:
        if iterations < 1 or ms < 0 or boldness < 0 or reach < -1 or ahead < 0:
            raise ValueError("iterations are at least 1, the rest at least 0")
        self.name = "search"
        self.looks = True
        self.done = 0  # iterations so far
        self._iterations = iterations
        self._seconds = ms / 1000.0
        self._boldness = boldness  # how much it tries what has not proved itself, in spreads of what it has seen
        self._reach = reach  # actions the tree may span; 0: any; -1: what the game says
        self._ahead = ahead  # actions brought to their end by weight before a table is judged; 0: judged as it is
        self._widen = widen  # 0: all options; else at first the two heaviest, and more with the root of the visits
        self._eye = Judgement() if eye is None else eye
        self._chance = Chance()
        self._chance.seed(seed)
        self._teams: list[int] = []
        self._lowest = 1.0  # of the judgements of this search
        self._highest = 0.0
        self._deals: list[int] = []
        self._root = Moment("")
        self._known = -1  # how much of the journal lay before the last choice
        self._chosen: Option = ()

    def choose(self, play: Play, seat: int) -> Option:
        options = options_of(play, seat)
        if len(options) == 1:
            return options[0]
        self._teams = teams_of(play)
        self._eye.begin(play, seat)
        self._root = self._kept(play, seat)
        self._deals = []
        root = self._root.node(seat)
        self._lowest, self._highest = 1.0, 0.0
        began = process_time() if self._seconds > 0.0 else 0.0
        done = 0
        left = self._iterations
        while left > 0:
            self._iterate(play, seat)
            done += 1
            left -= 1
            if self._seconds > 0.0:
                left = GLANCE
                if done % GLANCE == 0:
                    spent = process_time() - began
                    left = int(done * (self._seconds - spent) / max(spent, 1e-6))
            if done % GLANCE == 0 and self._decided(root, options, left):
                break
        self.done += done
        self._chosen = self._most(root, options)
        self._known = len(play.journal) - _redealt(play)
        return self._chosen

    def seen(self, seat: int) -> list[Seen]:
        """The options of the last choice, how often each was tried, and what it is worth by now."""
        root = self._root.node(seat)
        return [(root.options[i], root.visits[i], root.values[i]) for i in range(len(root.options))]

    def took(self, option: Option) -> None:
        """What was taken at the last choice in the end, where others had a say: the tree goes on from there."""
        self._chosen = option

    def favoured(self, seat: int) -> list[Option]:
        """The options of the last choice, those it came back to most first."""
        root = self._root.node(seat)
        order = [(-root.visits[place], place) for place in range(len(root.options))]
        order.sort()
        return [root.options[place] for _, place in order]

    def _kept(self, play: Play, seat: int) -> Moment:
        """The tree for this choice: what was thought of it at the last one, if only the seat itself chose since.

        Where others chose in between it begins anew: what they chose may be a secret, and the tree would tell it."""
        decision = play.decision_of(seat)
        kind = decision.kind if decision is not None else ""
        if 0 <= self._known < len(play.journal) and len(play.decisions) == 1:
            entries = [e for e in play.journal.items(self._known) if not isinstance(e, str) and e[0] != REDEAL]
            if len(entries) == 1 and entries[0] == (seat, *self._chosen):
                for moment in self._root.later.get(self._chosen, []):
                    if moment.kind == kind and moment.nodes[0].seat == seat and len(moment.nodes) == 1:
                        return moment
        return Moment(kind)

    def _iterate(self, play: Play, seat: int) -> None:
        """One deal, one walk down the tree, one judgement carried back."""
        boldness = self._boldness * self._spread()
        moment = self._root
        root = moment.node(seat)
        own = play.decision_of(seat)
        assert own is not None
        places = root.widest(root.places(play, own, self._eye), self._widen)
        first = root.owed(places)
        if first < 0:
            first = root.best(places, boldness)
        dealt = play.determinize(seat, self._deal(root.visits[first]))
        dealt.table.quiet = True
        dealt.ask_again(seat)
        reach = self._reach if self._reach >= 0 else int(play.game.reach)
        end = dealt.actions + reach if reach else 1 << 60
        nodes: list[Node] = []
        taken: list[int] = []
        when: list[int] = []  # the action they belong to, less than 0 where several chose
        began = dealt.actions
        for _ in range(DEEP):
            began = dealt.actions
            fresh = False
            answers: Option = ()
            together = dealt.decisions
            for decision in together:
                if len(decision.options) == 1:
                    dealt.answer(decision.seat, 0)
                    continue
                node = moment.node(decision.seat)
                listed = node.places(dealt, decision, self._eye)
                at_root = not nodes and decision.seat == seat
                place = first if at_root and first in listed else node.best(node.widest(listed, self._widen), boldness)
                fresh = fresh or node.visits[place] == 0
                nodes.append(node)
                taken.append(place)
                when.append(began if len(together) == 1 else -1)
                answers += node.options[place]
                dealt.answer(decision.seat, listed.index(place))
            _pass_single(dealt)
            if fresh or dealt.over or dealt.actions >= end:
                break
            asked = dealt.decisions[0]
            moment = moment.after(answers, asked.seat, asked.kind)
        values = self._judged(dealt, began + self._ahead)
        value = values[self._teams[seat]]
        if not dealt.over:  # the end of the game is far from everything else
            self._lowest = min(self._lowest, value)
            self._highest = max(self._highest, value)
        then: Node | None = None
        for i in range(len(nodes) - 1, -1, -1):
            node = nodes[i]
            goes_on = i + 1 < len(nodes) and nodes[i + 1].seat == node.seat and when[i + 1] == when[i] >= 0
            then = nodes[i + 1] if goes_on else None
            node.note(taken[i], values[self._teams[node.seat]], then)

    def _deal(self, number: int) -> int:
        """The seed of a deal: every option is tried on the same ones in turn, so that luck does not tell them apart."""
        while len(self._deals) <= number:
            self._deals.append(self._chance.below(1 << 30))
        return self._deals[number]

    def _judged(self, play: Play, end: int) -> list[float]:
        """The chances when so many actions have come to their end, brought there by weight."""
        for _ in range(DEEP):
            if play.over or play.actions >= end:
                break
            asked = play.decisions[0]
            play.answer(asked.seat, heaviest(asked))
        return settled(play, self._teams) if play.over else self._eye.value(play)

    def _spread(self) -> float:
        """How far the judgements of this search lie apart: a quarter of their range, which does not shrink when the
        search settles on an option that always looks the same."""
        return max(1e-4, 0.25 * (self._highest - self._lowest)) if self._highest > self._lowest else 0.05

    def _decided(self, root: Node, options: tuple[Option, ...], left: int) -> bool:
        """Whether no other option can be visited as often as the first any more."""
        first = second = 0
        for option in options:
            place = root.index.get(option, -1)
            visits = root.visits[place] if place >= 0 else 0
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left

    def _most(self, root: Node, options: tuple[Option, ...]) -> Option:
        """The option visited most; of equals the one that brought more, then the first."""
        best = options[0]
        most = -1.0
        for option in options:
            place = root.index.get(option, -1)
            if place >= 0 and root.visits[place]:
                mark = root.visits[place] + 0.999 * root.values[place]
                if mark > most:
                    most = mark
                    best = option
        return best


def _pass_single(play: Play) -> None:
    """Answers for those who have nothing to choose."""
    while not play.over:
        decisions = play.decisions
        if len(decisions) > 1 or len(decisions[0].options) > 1:
            return
        play.answer(decisions[0].seat, 0)


def _redealt(play: Play) -> int:
    """1 if the last entry of the journal is a re-deal, which a player's own table begins with."""
    last = play.journal.items(len(play.journal) - 1)
    return 1 if last and not isinstance(last[0], str) and last[0][0] == REDEAL else 0
