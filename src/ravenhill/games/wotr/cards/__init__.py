"""One short function per card.

Events. A card's function is found by its id through a decorator from `events.py`:

    @event("fp_char_12")                                   # always playable
    def bilbos_song(t: Wotr, seat: int) -> Script:
        victory.heal(t, 2 if t.fellowship.guide == GOLLUM else 1)
        yield from ()

    @event("fp_strat_09", when=gondor_active)              # `when(t, seat)` is the printed requirement (W8.8)
    def red_arrow(t: Wotr, seat: int) -> Script: ...

    @event("fp_char_15", some=somebody_can_go,             # `some(t, seat)`: there is somebody it works on (R2.1)
           without=no_companion)                           # `without(t, seat)`: the reason why there is nobody

    @event("fp_char_07", when=..., keep=boromir_travels)   # `keep(t)`: a card on the table is discarded when it fails

The effect is a script: it changes the table through the functions of the chapters, asks with `choice`, and does as much
as is possible (W8.9). `seat` is the player of the card; `t.team[seat]` his side. The caller has taken the die, moved
the card from the hand to the discards (or, for cards with `table = true`, on to the table: `t.laid`), and afterwards
ends the action: limits, sieges, table cards, draws owed. A card that attacks calls `attack.open_battle` as the last
thing it does and may change `t.battle` afterwards (rounds_left, must_go_on, relief ...); the battle itself is played
by the turn.

Building blocks: `recruit.card_units`, `recruit.card_recruits`, `recruit.unit_and_leader`; `armies.take_hits` (hits of
a card, followed by `blow` in cards/blocks.py, which sweeps Leaders and settles sieges); `movement.move_armies`,
`movement.march_far`; `characters.move_companions`, `characters.move_minions`, `fellowship.separate`, `hunt.tile`,
`journey.move`, `politics.activate / advance / to_war`, `victory.heal / corrupt`, `events.draw_up_to`.

Cards that change a rule while they lie on the table are asked for by that rule: `t.on_table(CREBAIN)` with the
constants of `events.py`. `events.lift` discards one, `events.tend` discards all whose `keep` fails; `tend` is called
after every change that could matter.

Combat effects. Several cards share one effect, so the register goes by the effect's id, in `combat_cards.py`:

    @combat("charge", needs=elites_fight)                  # `needs(t, b, side)`: checked when the card is chosen
    def charge(t: Wotr, b: Battle, side: int, initiative: int) -> Script: ...

The work function runs once for each initiative number of the card. The number is also the moment: 0 cancels, 1 comes
before everything else, 2 attacks before the roll, 3 modifies the rolls to come, 4 stands between Combat roll and
re-roll, 5 and 6 between re-roll and casualties, 7 after casualties. It changes the fields of the round: `b.add` and
`b.add_reroll` (to each die), `b.fewer`, `b.most` (dice), `b.no_reroll`, `b.cancelled`, `b.hits`, `b.muted`; Leadership
is forfeited through `b.spent` (Characters) and `b.lost_lead` (points). Extra attacks: `battle.extra_attack`.
"""

from __future__ import annotations


def register_all() -> None:
    """Opens every module with cards; their decorators fill the registers."""
    from ravenhill.games.wotr.cards import combat_fp, combat_sh, fp_character, fp_strategy, sh_character, sh_strategy

    assert combat_fp and combat_sh and fp_character and fp_strategy and sh_character and sh_strategy
