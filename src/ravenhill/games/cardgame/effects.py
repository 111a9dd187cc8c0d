"""C2.2.8. Carries out the instructions of texts: of cards, events and locations."""

from __future__ import annotations

from typing import Final

from ravenhill.engine.decision import Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.cardgame import book as b
from ravenhill.games.cardgame import locations, play
from ravenhill.games.cardgame.book import BATTLEGROUNDS, EVENT, FREE, SHADOW, Ability, Effect
from ravenhill.games.cardgame.icons import holds
from ravenhill.games.cardgame.table import (
    FIELD,
    HOME,
    OUT,
    CardTable,
    alike,
    changed,
    in_play,
    in_turn_order,
    site_of,
    unseen,
)
from ravenhill.games.cardgame.terms import (
    NOTHING,
    can_draw,
    cycle_some,
    draw,
    eliminate,
    forsakable,
    forsake_many,
    leave_play,
    recycle,
    remove,
    take,
)

SKIP: Final[Option] = ("skip",)
ACCEPT: Final[Option] = ("accept",)
DONE: Final[Option] = ("done",)


class Run:
    """A text at work: whose it is, which card's, and what its instructions tell each other. All of it is public."""

    __slots__ = ("card", "it", "location", "p", "paid", "result")

    def __init__(self, p: int, card: int, location: int = -1) -> None:
        self.p = p
        self.card = card  # -1: a location's text
        self.location = location  # -1: a card's text
        self.it = p  # the player for_each speaks of
        self.paid = -1  # a card cycled as cost: it can not be taken
        self.result = 0  # how many cards the instruction before moved


# --- whole texts ---


def resolve(t: CardTable, a: Ability, card: int, p: int) -> Script:
    """A text that works now: if it is optional its player decides, then it is paid and carried out."""
    run = Run(p, card)
    if not holds(t, a.condition, card, p):
        return
    if a.cost:
        if not payable(t, a, run) or not any_possible(t, a.effects, run, True):
            return
        if a.optional:
            answer = yield from ask(
                t,
                t.person[p],
                "C6.3.7",
                lambda: [t.book.use_option[card], SKIP] if any_possible(t, a.effects, run) else [SKIP],
                "cardgame-ask-use",
                {"card": t.book.card_ids[card], "player": t.book.player_ids[p]},
            )
            if answer == SKIP:
                return
    yield from carry_out_all(t, a.cost, a.effects, run, a.optional and not a.cost)


def use_action(t: CardTable, a: Ability, card: int, p: int) -> Script:
    """C6.8.4. The action text of a card in play."""
    if a.once:
        t.used = [*t.used, card]
    yield from carry_out_all(t, a.cost, a.effects, Run(p, card), False)


def event(t: CardTable, card: int, p: int) -> Script:
    """C6.6.1, C6.3.9. The text of an event, if its condition holds after the cost as it did before; who played it
    eliminates it afterwards."""
    if not holds(t, t.book.event_condition[card], card, p):
        t.tell("cardgame-log-no-effect", {"card": t.book.card_ids[card]})
        return
    yield from carry_out_all(t, [], t.book.event_text[card], Run(p, card), False)


def carry_out_all(t: CardTable, cost: list[Effect], effects: list[Effect], run: Run, may: bool) -> Script:
    """C6.3.6. Costs first, then the instructions in the order written, as far as possible."""
    t.depth += 1
    for effect in cost:
        yield from carry_out(t, effect, run, False)
    for effect in effects:
        if effect.op == b.ACTIVATE_PATH and not possible(t, effect, run):  # C4.4.7: the rest speaks of the new path
            break
        yield from carry_out(t, effect, run, may)
        if effect.op == b.ACTIVATE_PATH and not t.settings.rest_after_combat:  # C4.4.8
            break
    t.depth -= 1
    if t.depth == 0 and t.pending:
        yield from locations.pending_texts(t, run.p)


def carry_out_for_location(t: CardTable, effect: Effect, location: int, p: int) -> Script:
    """C4.2.3. An activation text names its player; the one who activates chooses only where no player is named."""
    yield from carry_out(t, effect, Run(p, -1, location), False)


# --- whom a text concerns ---


def each(t: CardTable, side: int, acting: int) -> list[int]:
    """C5.9, C10.2.5. Every player of a side in turn order; the single player of a Duel comes twice."""
    first = t.start
    if t.settings.each_order == "acting":
        first = t.book.slots.index(acting)
    order: list[int] = []
    for p in in_turn_order(t, first):
        if t.book.sides[p] == side:
            order.append(p)
    if len(order) == 1 and t.book.doubled[order[0]]:
        if t.settings.duel_doubling or len(t.book.player_ids) == 2:
            order.append(order[0])
    return order


def players_of(t: CardTable, who: int, run: Run) -> list[int]:
    if who == b.SELF:
        return [run.p]
    if who == b.IT:
        return [run.it]
    if who == b.EACH_FREE:
        return each(t, FREE, run.p)
    if who == b.EACH_SHADOW:
        return each(t, SHADOW, run.p)
    named = t.book.faction_player[who]  # C2.2.5
    return [named] if named >= 0 else []


def amount(t: CardTable, e: Effect, run: Run) -> int:
    """How many: a fixed number, another one under a condition, or one for every so many cards."""
    if e.alt_if is not None and holds(t, e.alt_if, run.card, run.p):
        return e.alt
    if not e.per:
        return e.n
    here = FIELD + t.path
    matching = 0
    for card in t.field:
        if t.site[card] == here and e.of[card]:
            matching += 1
    return e.n * (matching // e.per)


# --- what could happen (C6.3.7) ---


def any_possible(t: CardTable, effects: list[Effect], run: Run, openly: bool = False) -> bool:
    """C4.4.7. A text that begins with another path has nothing to do where there is none; else any of it counts."""
    if effects and effects[0].op == b.ACTIVATE_PATH:
        return possible(t, effects[0], run, openly)
    return any(possible(t, e, run, openly) for e in effects)


def possible(t: CardTable, e: Effect, run: Run, openly: bool = False) -> bool:
    """Whether an instruction would do anything now. Openly: whether all must think so, which decides who is asked."""
    op = e.op
    if op == b.TAKE and openly:
        return might_take(t, e, run)
    if op in (b.DRAW, b.DRAW_PLAY_CYCLE, b.LOOK_TOP):
        return any(can_draw(t, q) for q in players_of(t, e.who, run))
    if op == b.FORSAKE or op == b.CYCLE_HAND:
        return any(forsakable(t, q) for q in players_of(t, e.who, run))
    if op in (b.TAKE, b.ELIMINATE_TARGET, b.ADD_TOKEN, b.MOVE):
        return bool(choices(t, e, run))
    if op == b.ACTIVATE_PATH:
        return bool(locations.replacement_paths(t, e.n))
    if op == b.ACTIVATE:
        return bool(locations.ground_choices(t, e.places, e.source))
    if op == b.REMOVE_CORRUPTION:
        return t.corruption > 0 and amount(t, e, run) > 0
    if op == b.ELIMINATE_BY or op == b.ELIMINATE_OWN:
        return any(bool(own_victims(t, e, q)) for q in players_of(t, e.who, run))
    if op == b.RECYCLE:
        return any(bool(t.players[q].cycled or t.players[q].cycled_seen) for q in players_of(t, e.who, run))
    if op == b.CHOOSE or op == b.FOR_EACH:
        return any_possible(t, e.parts, run, openly)
    if op == b.PAY:
        return possible(t, e.parts[0], run, openly) and possible(t, e.parts[1], run, openly)
    return True


def might_take(t: CardTable, e: Effect, run: Run) -> bool:
    """C5.1. Whether a card that is looked for lies, or may lie hidden, where the text looks: then its player is asked
    whatever there is, since silence would tell the others that it is not among those cards."""
    for q in players_of(t, e.who, run):
        player = t.players[q]
        if e.source & b.FROM_CYCLE and any(e.match[c] and c != run.paid for c in player.cycled_seen):
            return True
        in_draw = e.source & b.FROM_DRAW and len(player.deck) > 0
        in_cycle = e.source & b.FROM_CYCLE and bool(player.cycled)
        if (in_draw or in_cycle or not t.settings.open_counts) and any(e.match[c] for c in unseen(t, q)):
            return True
    return False


def payable(t: CardTable, a: Ability, run: Run) -> bool:
    """All costs can be paid in full. Costs on the card itself always can."""
    for cost in a.cost:
        if cost.op == b.FORSAKE or cost.op == b.CYCLE_HAND:
            if not forsakable(t, run.p):
                return False
    return True


def usable(t: CardTable, a: Ability, card: int, p: int, openly: bool = False) -> bool:
    """C6.8.4, C6.8.6, C6.3.7. Whether the player could use this action text now, the card being in its place."""
    if a.once and card in t.used:
        return False
    if not holds(t, a.condition, card, p):
        return False
    run = Run(p, card)
    if a.cost:
        if a.cost[0].op == b.CYCLE_THIS:
            run.paid = card
        if not payable(t, a, run):
            return False
    return any_possible(t, a.effects, run, openly)


# --- instructions with a choice of things ---


def choices(t: CardTable, e: Effect, run: Run) -> list[Option]:
    """What may be taken, eliminated, given a token, or moved to."""
    op = e.op
    found: list[Option] = []
    book = t.book
    if op == b.TAKE:
        for q in players_of(t, e.who, run):
            player = t.players[q]
            if e.source & b.FROM_DRAW:
                deck = player.deck
                found += [book.take_option[c] for c in deck.pool if e.match[c]]
                found += [book.take_option[c] for c in deck.top if e.match[c]]
                found += [book.take_option[c] for c in deck.under if e.match[c]]
            if e.source & b.FROM_CYCLE:
                found += [book.take_option[c] for c in player.cycled if e.match[c] and c != run.paid]
                found += [book.take_option[c] for c in player.cycled_seen if e.match[c] and c != run.paid]
        found.sort()
    elif op == b.ELIMINATE_TARGET:
        found = [book.eliminate_option[c] for c in range(book.cards) if e.match[c] and in_play(t, c)]
    elif op == b.ADD_TOKEN:
        if e.place == b.ACTIVE_PATH:
            if t.path >= 0:
                found = [book.to_location[t.path]]
        elif e.place == b.ACTIVE_BATTLEGROUND:
            found = [book.to_location[ground] for ground in t.active]
        elif site_of(t, run.card) != OUT:
            found = [book.to_card[run.card]]
    elif op == b.MOVE:
        card = moving_card(t, e, run)
        if card >= 0:
            found = [book.to_location[place] for place in moving_places(t, e, card)]
    return found


def moving_card(t: CardTable, e: Effect, run: Run) -> int:
    """The card a text moves, if it lies in reserve and may move; else -1."""
    card = -1
    if not e.match:
        card = t.wielder[run.card]
    else:
        for other in t.players[run.p].reserve:
            if e.match[other]:
                card = other
    if card < 0 or t.site[card] != HOME:
        return -1
    if card in t.fresh and not e.even_fresh:  # C6.7.1
        return -1
    return card


def moving_places(t: CardTable, e: Effect, card: int) -> list[int]:
    if e.place == b.ACTIVE_PATH:
        return [t.path] if t.path >= 0 and play.may_go(t, card, t.path) else []
    if e.place == b.THAT_BATTLEGROUND:
        return [t.that] if t.that >= 0 and play.may_go(t, card, t.that) else []
    return [ground for ground in t.active if play.may_go(t, card, ground)]


def carry_out_choice(t: CardTable, e: Effect, run: Run, may: bool) -> Script:
    """Take, eliminate, add a token or move: with the thing chosen by the player concerned."""
    open_to = choices(t, e, run)
    if not open_to and not (may and possible(t, e, run, True)):
        return
    p = players_of(t, e.who, run)[0] if e.op == b.TAKE else run.p
    answer = open_to[0] if open_to else SKIP
    if may or len(open_to) > 1:
        answer = yield from ask(
            t, t.person[p], _rule_of(e), lambda: _offered(t, e, run, may), _prompt_of(e), _told_of(t, e, p, run)
        )
    yield from apply_choice(t, e, run, answer, p)


def _offered(t: CardTable, e: Effect, run: Run, may: bool) -> list[Option]:
    """Another seat's cards may have been dealt anew: then there may be nothing to take."""
    found = choices(t, e, run)
    if may:
        found.append(SKIP)
    return found if found else [NOTHING]


def _rule_of(e: Effect) -> str:
    return {b.TAKE: "C7.7", b.ELIMINATE_TARGET: "C7.4", b.ADD_TOKEN: "C8.2", b.MOVE: "C6.8.2"}[e.op]


def _prompt_of(e: Effect) -> str:
    if e.op == b.TAKE:
        return "cardgame-ask-take"
    if e.op == b.ELIMINATE_TARGET:
        return "cardgame-ask-eliminate"
    return "cardgame-ask-token" if e.op == b.ADD_TOKEN else "cardgame-ask-move-to"


def _told_of(t: CardTable, e: Effect, p: int, run: Run) -> dict[str, str | int]:
    """Whose text is asked about; of a text that moves a card, the card that moves."""
    told = _told(t, p, run)
    if e.op == b.MOVE:
        card = moving_card(t, e, run)
        if card >= 0:
            told["card"] = t.book.card_ids[card]
    return told


def _told(t: CardTable, p: int, run: Run) -> dict[str, str | int]:
    name = t.book.card_ids[run.card] if run.card >= 0 else t.book.location_ids[run.location]
    return {"player": t.book.player_ids[p], "card": name}


def apply_choice(t: CardTable, e: Effect, run: Run, answer: Option, p: int) -> Script:
    if answer in (SKIP, NOTHING):
        return
    name = str(answer[1])
    if e.op == b.TAKE:
        take(t, p, t.book.card_index[name])
    elif e.op == b.ELIMINATE_TARGET:
        yield from eliminate(t, t.book.card_index[name], b.BY_TEXT)
    elif e.op == b.ADD_TOKEN:
        n = amount(t, e, run)
        if e.place == b.THIS_CARD:
            t.card_tokens = changed(t.card_tokens, run.card, t.card_tokens[run.card] + n)
            t.tell("cardgame-log-token-card", {"card": name, "n": n})
        else:
            place = t.book.location_index[name]
            if e.kind in (b.BG_ATTACK, b.PATH_ATTACK):
                t.attack_tokens = changed(t.attack_tokens, place, t.attack_tokens[place] + n)
                t.tell("cardgame-log-token-attack", {"location": name, "n": n})
            else:
                t.defence_tokens = changed(t.defence_tokens, place, t.defence_tokens[place] + n)
                t.tell("cardgame-log-token-defence", {"location": name, "n": n})
    else:
        card = moving_card(t, e, run)
        if card >= 0:
            yield from play.move_to(t, card, t.book.location_index[name])


def choose_one(t: CardTable, e: Effect, run: Run) -> Script:
    """One of several instructions: all their things are offered together."""
    open_to = [o for part in e.parts for o in choices(t, part, run)]
    if not open_to:
        return
    answer = open_to[0]
    if len(open_to) > 1:
        answer = yield from ask(
            t, t.person[run.p], "C6.3.6", lambda: _all_offered(t, e, run), "cardgame-ask-choose", _told(t, run.p, run)
        )
    for part in e.parts:
        if answer in choices(t, part, run):
            yield from apply_choice(t, part, run, answer, run.p)
            return


def _all_offered(t: CardTable, e: Effect, run: Run) -> list[Option]:
    found = [o for part in e.parts for o in choices(t, part, run)]
    return found if found else [NOTHING]


# --- eliminating one's own ---


def own_victims(t: CardTable, e: Effect, q: int) -> list[int]:
    """A player's own matching cards in the zone a text names; items lie with their wielders."""
    found: list[int] = []
    for card in range(t.book.cards):
        if not e.match[card] or t.book.owner[card] != q:
            continue
        site = site_of(t, card)
        if site == OUT:
            continue
        if e.place == b.RESERVE and site != HOME:
            continue
        if e.place == b.ON_BATTLEGROUNDS and (site == HOME or site - FIELD >= BATTLEGROUNDS):
            continue
        found.append(card)
    return found


def eliminate_by(t: CardTable, e: Effect, run: Run) -> Script:
    """A player must eliminate so many of its own cards, of its choice, as far as it has them."""
    n = run.result if e.count < 0 else e.n
    for q in players_of(t, e.who, run):
        yield from _eliminate_some(t, e, run, q, n)


def _eliminate_some(t: CardTable, e: Effect, run: Run, q: int, n: int) -> Script:
    for _ in range(n):
        open_to = own_victims(t, e, q)
        if not open_to:
            return
        card = open_to[0]
        if not alike(t, open_to):
            answer = yield from ask(
                t,
                t.person[q],
                "C7.4",
                lambda: [t.book.eliminate_option[c] for c in own_victims(t, e, q)],
                "cardgame-ask-eliminate",
                _told(t, q, run),
            )
            card = t.book.card_index[str(answer[1])]
        yield from eliminate(t, card, b.BY_TEXT)


def eliminate_own(t: CardTable, e: Effect, run: Run) -> Script:
    """Any number of one's own cards; the number counts for the next instruction."""
    run.result = 0
    while own_victims(t, e, run.p):
        answer = yield from ask(
            t,
            t.person[run.p],
            "C7.4",
            lambda: [*[t.book.eliminate_option[c] for c in own_victims(t, e, run.p)], DONE],
            "cardgame-ask-eliminate-own",
            _told(t, run.p, run),
        )
        if answer == DONE:
            return
        yield from eliminate(t, t.book.card_index[str(answer[1])], b.BY_TEXT)
        run.result += 1


# --- one instruction ---


def carry_out(t: CardTable, e: Effect, run: Run, may: bool) -> Script:
    """One instruction, as far as possible; `may`: the player decides whether at all."""
    op = e.op
    may = may or e.may
    if op in (b.TAKE, b.ELIMINATE_TARGET, b.ADD_TOKEN, b.MOVE):
        for _ in range(e.n if op == b.TAKE else 1):
            yield from carry_out_choice(t, e, run, may)
        return
    if may or op == b.PAY:
        if not possible(t, e, run):
            return
        p = run.p
        if op == b.PAY:
            p = players_of(t, e.who, run)[0]
        answer = yield from ask(t, t.person[p], "C6.3.7", lambda: [ACCEPT, SKIP], "cardgame-ask-may", _told(t, p, run))
        if answer == SKIP:
            return
    if op == b.DRAW:
        n = amount(t, e, run)
        for q in players_of(t, e.who, run):
            draw(t, q, n)
    elif op == b.CYCLE_HAND:
        for q in players_of(t, e.who, run):
            yield from cycle_some(t, q, e.n, "C7.2")
    elif op == b.FORSAKE:
        for q in players_of(t, e.who, run):
            yield from forsake_many(t, q, e.n, "C7.5", str(_told(t, q, run)["card"]))
    elif op == b.CYCLE_THIS:
        run.paid = run.card
        leave_play(t, run.card, True, True)
    elif op == b.CYCLE_WIELDER:
        leave_play(t, t.wielder[run.card], True, True)
    elif op == b.ELIMINATE_THIS:
        yield from eliminate(t, run.card, b.BY_TEXT)
    elif op == b.REMOVE:
        for card in range(t.book.cards):
            if e.match[card]:
                remove(t, card)
    elif op == b.RECYCLE:
        for q in players_of(t, e.who, run):
            recycle(t, q)
    elif op == b.DRAW_PLAY_CYCLE:
        for q in players_of(t, e.who, run):
            yield from play.draw_play_cycle(t, e, q)
    elif op == b.LOOK_TOP:
        yield from play.look_at_top_cards(t, e, run.p)
    elif op == b.ADD_CORRUPTION:
        add_corruption(t, e.n)
    elif op == b.REMOVE_CORRUPTION:
        gone = min(t.corruption, amount(t, e, run))  # C9.2
        t.corruption -= gone
        t.tell("cardgame-log-corruption-removed", {"n": gone})
    elif op == b.ACTIVATE_PATH:
        yield from locations.replace_path(t, e.n, run.p)
    elif op == b.ACTIVATE:
        yield from locations.activate_by_text(t, e.places, e.source, run.p)
    elif op == b.ROUND_RIGHT:
        if run.card not in t.events:
            t.events = [*t.events, run.card]
    elif op == b.ELIMINATE_BY:
        yield from eliminate_by(t, e, run)
    elif op == b.ELIMINATE_OWN:
        yield from eliminate_own(t, e, run)
    elif op == b.CHOOSE:
        yield from choose_one(t, e, run)
    elif op == b.FOR_EACH:
        for q in players_of(t, e.who, run):
            run.it = q
            for part in e.parts:
                yield from carry_out(t, part, run, False)
    else:  # PAY
        for part in e.parts:
            yield from carry_out(t, part, run, False)


def add_corruption(t: CardTable, n: int) -> None:
    """C9.2."""
    t.corruption += n
    t.tell("cardgame-log-corruption", {"n": n})


def playable_event(t: CardTable, card: int, p: int) -> bool:
    """C6.3.9. An event whose condition is not met can not be played."""
    if t.book.type[card] != EVENT or not holds(t, t.book.event_condition[card], card, p):
        return False
    return t.settings.idle_events or any_possible(t, t.book.event_text[card], Run(p, card))
