# War of the Ring: The Card Game: every word a player reads.
# A name whose `.number` is many takes the verb of many: { $card-number -> [many] are *[one] is }.

cardgame-title = War of the Ring: The Card Game
cardgame-about = Two teams play cards from four decks: the Free Peoples defend the road of the Ring and the lands around it, the Shadow brings corruption and war. Every card played costs another one.
cardgame-scenario-trilogy = Trilogy
    .about = Four decks in two teams, nine rounds. With two or three people one person holds two decks, whose cards stay apart.
cardgame-scenario-duel_2p = Duel for two
    .about = All cards of a side in one deck; Gandalf against the Witch-king.
cardgame-scenario-duel_3p = Duel for three
    .about = Gandalf with two turns each round against the Witch-king and Saruman.
cardgame-scenario-fellowship = The Fellowship of the Ring
    .about = A short game from the Shire to Amon Hen with two decks of thirty cards.
cardgame-seat-frodo = Frodo
cardgame-seat-witch_king = Witch-king
    .the = the Witch-king
cardgame-seat-aragorn = Aragorn
cardgame-seat-saruman = Saruman
cardgame-seat-gandalf = Gandalf
cardgame-seat-balrog = Balrog of Moria
    .the = the Balrog of Moria
cardgame-end-lead = A lead of ten points: the game is won.
cardgame-end-score = The last path has been walked, and the higher score has won.
cardgame-end-tie = The last path has been walked with equal scores: the Shadow has won.
cardgame-end-conceded = The losing side gave up.

cardgame-reserve = reserve
cardgame-top = the top card of the draw deck
cardgame-phase-setup = Set-up
cardgame-phase-battleground = Location step: battleground
cardgame-phase-path = Location step: path
cardgame-phase-actions = Action step
cardgame-phase-limits = Carryover limit
cardgame-phase-combat = Combat step
cardgame-phase-victory = Victory check
cardgame-phase-draw = Draw step

## Options: rules the book leaves open

cardgame-option-permitted_ground = Cards there by permission
    .about = A card that a text lets go where its faction is not shown may go to any such battleground, or only to those its own team defends.
cardgame-option-nested_texts = Texts within texts
    .about = When a card's text activates a location, the location's own text comes at once, or after the rest of the card's text.
cardgame-option-active_again = Active battlegrounds may be named again
    .about = A text that activates or reactivates may name a battleground that is active already: nothing happens to it, but the rest of the text goes on.
cardgame-option-path_choice = Choosing a new path
    .about = When a text replaces the path, the new one is chosen before the combat on the old one, or after it.
cardgame-option-rest_after_combat = The rest of a text after a path combat
    .about = When a text replaces the path, the rest of it is carried out after the combat. Off: the turn ends there.
cardgame-option-open_counts = Open piles
    .about = Everybody may count every deck and pile. Off: only hands are counted.
cardgame-option-joint_losses = Losses of two partners
    .about = One proposes and the other agrees, or the one with most cards there decides alone.
cardgame-option-each_order = Order of “each player”
    .about = From the starting player on, or from the acting player on.
cardgame-option-pass_round = End of the Action step for three
    .about = When all three players have passed in a row, or when all four turns have been passed.
cardgame-option-over_limit = Hands above the limit
    .about = Whoever still holds too many cards when the Action step ends cycles down to the limit, or keeps them.
cardgame-option-last_card = The last card with nothing to forsake
    .about = It is played for free, or it can not be played.
cardgame-option-rest_pays = What the cycled rest pays for
    .about = Of cards drawn to play some and cycle the rest, each card played costs one card of the rest, or any rest pays for all of them.
cardgame-option-no_rest = Drawn cards the rest does not pay for
    .about = Their cost is paid as usual, from hand, or they are free.
cardgame-option-nested_plays = Cards played by a text
    .about = Their own texts for when they are played are resolved. Off: they are not.
cardgame-option-idle_events = Events without effect
    .about = An event may be played even if it does nothing. Off: it may not.
cardgame-option-item_stops = Items hold their wielder back
    .about = A character in reserve that was given an item this round can not move.
cardgame-option-item_place = Items in a partner's reserve
    .about = An item works where its wielder is, or only in its own player's reserve.
cardgame-option-forsake_order = Forsaking several cards
    .about = One after another, or all chosen first.
cardgame-option-replacement = Two ways to be saved
    .about = If two texts would cycle a card instead, its player chooses, or its items are always kept.
cardgame-option-tokens_after = Combat tokens after the combat
    .about = They are taken away, or they stay on the location.
cardgame-option-needless_losses = Needless losses
    .about = Defenders may give up cards that cancel nothing.
cardgame-option-lone_tokens = Attack tokens alone
    .about = Attack tokens on a battleground count even if nobody attacks there.
cardgame-option-reclaimed_tokens = Tokens on a lost battleground
    .about = Defence tokens count on a battleground taken back from the attackers' scoring area.
cardgame-option-support = Support of leaders
    .about = Defenders are asked where it matters, or the best way is taken.
cardgame-option-last_path = End of the game
    .about = After all combats of the last path's round, or at once after the combat on the last path.
cardgame-option-draw_finish = Draw, then cycle
    .about = Each player finishes before the next one draws, or all draw first.
cardgame-option-duel_ring_vp = Unused Ring tokens of the Duel
    .about = Points for a Ring token of the Duel that is ready at the end.
cardgame-option-duel_defence = Defence total on paths of the Duel
    .about = All Free Peoples cards there count, or only those that were lost.
cardgame-option-duel_doubling = Doubling for Gandalf
    .about = Gandalf carries out texts for each Free Peoples player twice in the Duel for three.
cardgame-option-fixed_again = Listed battlegrounds come back
    .about = A battleground of the round's list that lies in a scoring area is reactivated.
cardgame-option-ghan_buri_ghan = Ghân-buri-Ghân for Ent-draught
    .about = The promotional card Ghân-buri-Ghân stands in the decks in place of Ent-draught.

cardgame-value-any = any battleground
cardgame-value-own = only those it shows
cardgame-value-at_once = at once
cardgame-value-after = after the rest
cardgame-value-before_combat = before the combat
cardgame-value-after_combat = after the combat
cardgame-value-propose = one proposes, the other agrees
cardgame-value-most_cards = who has most cards decides
cardgame-value-start = from the starting player on
cardgame-value-acting = from the acting player on
cardgame-value-players = three passes in a row
cardgame-value-slots = four turns passed
cardgame-value-cycle = cycles down to it
cardgame-value-keep = keeps them
cardgame-value-free = for free
cardgame-value-forbidden = can not be played
cardgame-value-pay = pay as usual
cardgame-value-wielder = where its wielder is
cardgame-value-own_reserve = in its player's reserve
cardgame-value-one_by_one = one after another
cardgame-value-together = all chosen first
cardgame-value-controller = its player chooses
cardgame-value-keep_items = items are kept
cardgame-value-removed = taken away
cardgame-value-stay = they stay
cardgame-value-asked = the defender is asked
cardgame-value-best = the best way is taken
cardgame-value-check = after all combats
cardgame-value-each = each player in turn
cardgame-value-after_all = all draw first
cardgame-value-present = all cards there
cardgame-value-lost = only lost cards
cardgame-value-one_for_one = one card of it for each
cardgame-value-whole = any rest for all of them

## What is asked

cardgame-ask-action = { $player }, round { $round }: choose an action.
cardgame-ask-activate = { $player }: which battleground is activated?
cardgame-ask-agree = { $player }: do you agree to the losses { $other } proposes?
cardgame-ask-choose = { $player }, “{ $card }”: choose one.
cardgame-ask-combat = { $player }: which combat comes next?
cardgame-ask-cycle = { $player }: cycle a card from hand.
cardgame-ask-cycle-aside = { $player }: cycle one of these cards.
cardgame-ask-eliminate = { $player }, “{ $card }”: which card is eliminated?
cardgame-ask-eliminate-aside = { $player }: eliminate one of these cards.
cardgame-ask-eliminate-hand = { $player }: eliminate a card from hand.
cardgame-ask-eliminate-own = { $player }, “{ $card }”: eliminate any number of these cards.
cardgame-ask-forsake = { $player }: forsake a card.
cardgame-ask-losses = { $player }: choose a card to lose; { $n ->
    [one] one attack icon is
   *[other] { $n } attack icons are
} still to be cancelled.
cardgame-ask-losses-opponent = { $player }: the defenders could not agree. Choose a card they lose; { $n ->
    [one] one attack icon is
   *[other] { $n } attack icons are
} still to be cancelled.
cardgame-ask-may = { $player }, “{ $card }”: use this text?
cardgame-ask-move-to = { $player }: where do you move “{ $card }”?
cardgame-ask-path = { $player }: which path is activated?
cardgame-ask-play-aside = { $player }: play one of these cards?
cardgame-ask-replacement = “{ $card }” { $card-number ->
    [many] are
   *[one] is
} cycled: are the items kept or lost?
cardgame-ask-support = { $player }: whom shall “{ $card }” support?
cardgame-ask-take = { $player }, “{ $card }”: take a card into hand.
cardgame-ask-token = { $player }, “{ $card }”: where does the token go?
cardgame-ask-use = { $player }: use “{ $card }”?
cardgame-ask-where = { $player }: where do you play “{ $card }”?

## What can be chosen

cardgame-do-play = Play { $a }
cardgame-do-move = Move { $a }
cardgame-do-use = Use { $a }
cardgame-do-accept = Use the text
cardgame-do-ring = Use the Ring token
cardgame-do-cycle = Cycle { $a }
cardgame-do-winnow = Winnow: eliminate two cards, draw one
cardgame-do-pass = Pass
cardgame-do-to = To { $a }
cardgame-do-on = On { $a }
cardgame-do-eliminate = Eliminate { $a }
cardgame-do-forsake = Forsake { $a }
cardgame-do-take = Take { $a }
cardgame-do-none = Nothing there
cardgame-do-skip = Do not use it
cardgame-do-done = Done
cardgame-do-activate = Activate { $a }
cardgame-do-keep_items = Cycle { $a } with its items
cardgame-do-lose_items = Cycle { $a }, eliminate its items
cardgame-do-lose = Lose { $a }
cardgame-do-agree = Agree
cardgame-do-otherwise = Propose other losses
cardgame-do-refuse = Refuse: the other side decides
cardgame-do-support = { $a } { $a-number ->
    [many] support
   *[one] supports
} { $b }
cardgame-do-idle = { $a } { $a-number ->
    [many] support
   *[one] supports
} nobody
cardgame-do-resolve = Combat at { $a }

## What happened

cardgame-log-round = Round { $n } begins.
cardgame-log-activates = { $location } { $location-number ->
    [many] are
   *[one] is
} activated.
cardgame-log-reactivates = { $location } { $location-number ->
    [many] are
   *[one] is
} reactivated.
cardgame-log-draws = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
cardgame-log-draws-aside = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
} to choose from.
cardgame-log-drew = { $player } draws “{ $card }”.
cardgame-log-recycle = { $player } shuffles the cycle pile into the draw deck.
cardgame-log-cycles-hand = { $player } cycles a card from hand.
cardgame-log-cycles-rest = { $player } cycles the rest: { $n ->
    [one] one card
   *[other] { $n } cards
}.
cardgame-log-cycles-aside = { $player } cycles one of these cards.
cardgame-log-keeps-aside = { $player } takes { $n ->
    [one] one of these cards
   *[other] { $n } of these cards
} into hand.
cardgame-log-kept = { $player } takes “{ $card }” into hand.
cardgame-log-forsakes-hand = { $player } forsakes a card from hand ({ $cause }).
cardgame-log-forsakes-top = { $player } forsakes the top card of the draw deck ({ $cause }).
cardgame-log-forsakes-reserve = { $player } forsakes “{ $card }” ({ $cause }).
cardgame-cause-last-card = to play the last card
cardgame-cause-empty-hand = with no card in hand to cycle
cardgame-log-replaced = “{ $card }” { $card-number ->
    [many] are
   *[one] is
} lost, but cycled instead of eliminated.
cardgame-log-cycled = { $player } cycles “{ $card }”.
cardgame-log-cycled-open = “{ $card }” { $card-number ->
    [many] go
   *[one] goes
} to { $player }'s cycle pile.
cardgame-log-cycled-instead = { $player } shows “{ $card }”, which { $card-number ->
    [many] are
   *[one] is
} cycled instead of eliminated.
cardgame-log-eliminated = “{ $card }” { $card-number ->
    [many] are
   *[one] is
} eliminated.
cardgame-log-eliminated-own = { $player } eliminates “{ $card }”.
cardgame-log-eliminates-hidden = { $player } eliminates a card unseen.
cardgame-log-removed = “{ $card }” { $card-number ->
    [many] are
   *[one] is
} removed from { $player }'s cards.
cardgame-log-takes = { $player } takes “{ $card }” into hand.
cardgame-log-plays-item = { $player } plays “{ $card }” on “{ $place }”.
cardgame-log-no-effect = “{ $card }” { $card-number ->
    [many] have
   *[one] has
} no effect: what the text asks for does not hold any more.
cardgame-log-plays = { $player } plays “{ $card }” { $place-id ->
        [reserve] into the reserve
       *[other] at { $place }
    }.
cardgame-log-event = { $player } plays “{ $card }”.
cardgame-log-moves = { $player } moves “{ $card }” to { $place }.
cardgame-log-uses = { $player } uses “{ $card }”.
cardgame-log-winnows = { $player } winnows.
cardgame-log-ring = { $player } uses the Ring token.
cardgame-log-passes = { $player } passes.
cardgame-log-token-attack = { $location } { $location-number ->
    [many] get
   *[one] gets
} { $n ->
    [one] an attack token
   *[other] { $n } attack tokens
}.
cardgame-log-token-defence = { $location } { $location-number ->
    [many] get
   *[one] gets
} { $n ->
    [one] a defence token
   *[other] { $n } defence tokens
}.
cardgame-log-token-card = “{ $card }” { $card-number ->
    [many] get
   *[one] gets
} { $n ->
    [one] a path attack token
   *[other] { $n } path attack tokens
}.
cardgame-log-corruption = Corruption grows by { $n }.
cardgame-log-corruption-removed = Corruption shrinks by { $n }.
cardgame-log-combat = Combat at { $location }: attack { $attack }, defence of the location { $defence }.
cardgame-log-attacks = “{ $card }” { $card-number ->
    [many] attack
   *[one] attacks
} with { $n }.
cardgame-log-leads = The leadership of “{ $card }” adds { $n }.
cardgame-log-cancels = “{ $card }” { $card-number ->
    [many] are
   *[one] is
} lost and { $card-number ->
    [many] cancel
   *[one] cancels
} { $n ->
    [0] nothing
   *[other] { $n }
}.
cardgame-log-chosen-loss = { $player } chooses “{ $card }”, which { $card-number ->
    [many] are
   *[one] is
} lost and { $card-number ->
    [many] cancel
   *[one] cancels
} { $n ->
    [0] nothing
   *[other] { $n }
}.
cardgame-log-offers-loss = { $player } proposes to lose “{ $card }” at { $location }.
cardgame-log-no-agreement = The defenders can not agree: the other side decides.
cardgame-log-path-won = The Free Peoples win { $location }: { $n ->
    [one] one point
   *[other] { $n } points
}.
cardgame-log-path-lost = The Shadow takes { $location }; corruption grows by { $n }.
cardgame-log-path-nobody = Nobody wins { $location }.
cardgame-log-ground-free = The Free Peoples win { $location }: { $n ->
    [one] one point
   *[other] { $n } points
}.
cardgame-log-ground-shadow = The Shadow wins { $location }: { $n ->
    [one] one point
   *[other] { $n } points
}.
cardgame-log-score = Score: Free Peoples { $free }, Shadow { $shadow }.
cardgame-log-final-score = Final score with unused Ring tokens: Free Peoples { $free }, Shadow { $shadow }.

cardgame-log-won-free = The Free Peoples have won. { $reason }
cardgame-log-won-shadow = The Shadow has won. { $reason }

## Told in games of earlier rules

cardgame-log-proposes = { $player } names a loss at { $location }: “{ $card }”.

## Why something is not possible

cardgame-why-pass = You hold { $n } cards: you may pass with { $limit } at most, or with fewer than every opponent.
cardgame-why-winnow = Winnowing needs two cards in hand.
cardgame-why-no-ring = There are no Ring tokens in this scenario.
cardgame-why-ring-spent = Your Ring token is used up for now.
cardgame-why-no-card = There is no card “{ $card }”.
cardgame-why-no-place = There is no place “{ $card }”.
cardgame-why-not-yours = You may not use { $card }: only the player whose card it is, or whom its text names.
cardgame-why-not-in-hand = Your hand does not hold { $card }.
cardgame-why-not-in-reserve = Your reserve does not hold { $card }.
cardgame-why-not-in-play = Nobody has { $card } in play.
cardgame-why-played = You have played { $card } this round already.
cardgame-why-no-wielder = Nobody who may wield { $card } is in play.
cardgame-why-wielder = { $card } may not wield this item.
cardgame-why-event = { $card } can not be played now: its condition is not met.
cardgame-why-last-card = You can not play { $card } as your last card: you have nothing to forsake for it.
cardgame-why-fresh = { $card } came to your reserve this round and can not move yet.
cardgame-why-nowhere = There is no active location { $card } may go to.
cardgame-why-no-action = { $card } { $card-number ->
    [many] have
   *[one] has
} no text to use as an action.
cardgame-why-wrong-place = You can not use { $card } in this place.
cardgame-why-once = You have used { $card } this round already.
cardgame-why-condition = What { $card } asks for does not hold now.
cardgame-why-no-effect = { $card } would change nothing now.
cardgame-why-unpaid = { $card } can not be paid for: there is nothing left to forsake.
cardgame-why-no-higher-path = { $card } would activate a path of the next number, and there is none above { $n }.
cardgame-why-no-path-left = { $card } would activate another path { $n }, and none is left.
cardgame-why-nothing-to-draw = { $card } would draw cards, and there is none to draw.
cardgame-why-nothing-to-take = There is no card that { $card } could take.
cardgame-why-no-battleground = There is no battleground that { $card } could activate.
cardgame-why-nobody-to-move = There is nobody that { $card } could move.
cardgame-why-no-corruption = { $card } would remove corruption, and there is none.
cardgame-why-item-reserve = As an item { $card } must be played on a character.
cardgame-why-not-active = { $location } { $location-number ->
    [many] are
   *[one] is
} not active.
cardgame-why-army-path = As an army { $card } can not go to a path.
cardgame-why-path-number = The number of { $location } does not stand on { $card }.
cardgame-why-shadow-active = { $card } can not go to { $location } while a Shadow battleground is active.
cardgame-why-shadow-ground = { $card } can not go to a Shadow battleground such as { $location }.
cardgame-why-faction = The faction of { $card } is not shown on { $location }.
cardgame-why-item-apart = As an item { $card } can not be lost apart from the wielder.
cardgame-why-already-lost = You have named { $card } already.
cardgame-why-not-there = The defenders there do not include { $card }.
cardgame-why-needless = { $card } would cancel nothing.
cardgame-why-deck-empty = Your draw deck is empty.
cardgame-why-item-other = Only the player who controls the wielder may forsake { $card }.
cardgame-why-forsake-field = You can not forsake { $card } from a location: only cards in hand, in reserve and on top of the deck.
cardgame-why-forsake = You have { $card } neither in hand nor in reserve.
cardgame-why-take = The cards you may take do not include { $card }.
cardgame-why-not-among = The cards to choose from do not include { $card }.
cardgame-why-path-gone = { $card } { $card-number ->
    [many] are
   *[one] is
} not available.
cardgame-why-active-already = { $card } { $card-number ->
    [many] are
   *[one] is
} active already.
cardgame-why-step-by-step = One step at a time: name the first part alone, the rest is asked next.
cardgame-why-no-match = { $card } can not be activated by this text now.

## What was not in order

cardgame-bad-location-count = There must be 14 battlegrounds and 27 paths.
cardgame-bad-key = A position of this game has no “{ $key }”. There is: { $known }.
cardgame-bad-at = “{ $at }” is no point of the round. There is: { $known }.
cardgame-bad-number = “{ $key }” must be a whole number from { $low } to { $high }, not { $value }.
cardgame-bad-player = There is no player “{ $player }” in this scenario. There is: { $known }.
cardgame-bad-card = There is no card “{ $card }”.
cardgame-bad-card-scenario = { $card } is not in this scenario.
cardgame-bad-card-owner = { $card } is not a card of { $player }.
cardgame-bad-card-twice = { $card } is there twice.
cardgame-bad-shown = A shown card of { $player } is not in hand.
cardgame-bad-reserve = { $card } can not lie in reserve by itself.
cardgame-bad-ring = { $player } has no Ring token in this scenario.
cardgame-bad-location = There is no location “{ $location }”.
cardgame-bad-location-scenario = { $location } is not in this scenario.
cardgame-bad-state = { $location } can not be “{ $state }”: it is waiting, free_peoples, shadow or aside.
cardgame-bad-active = { $location } can not be active like this.
cardgame-bad-not-active = { $location } is not active: no card can be there.
cardgame-bad-there = { $card } can not be on { $location }.
cardgame-bad-wielder = { $card } can not be on { $wielder }.
cardgame-bad-reclaimed = { $location } is not active: it can not have been reactivated.
cardgame-bad-token-place = { $location } is not active: no combat tokens can lie on it.
cardgame-bad-token-card = { $card } is not in play: no combat tokens can lie on it.
cardgame-bad-pair = { $card } and { $other } are never in play together.
cardgame-bad-played = { $card } is neither a character nor an item: only these are played once per round.
cardgame-bad-event = { $card } is no event that stays in force for the round.
cardgame-bad-fresh = Only cards in reserve can have come there this round.

## Texts said by themselves. $as: do (to the player), able (after “may”), does (of another); $late: behind another deed.
## $case of cards: some, every, each, nom, acc; $n of them: 0 the kind as such, -1 any number

cardgame-say-sentence = { $said-The }.
cardgame-say-sentences = { $first } { $last }
cardgame-say-then = { $first }, then { $last }
cardgame-say-and = { $first } and { $last }
cardgame-say-or = { $first } or { $last }
cardgame-say-comma = { $first }, { $last }
cardgame-say-else = { $first } or { $last }
cardgame-say-all = { $what }
cardgame-say-may = { $as-id ->
    [does] may
   *[do] you may
} { $what }
cardgame-say-pay = { $as-id ->
    [able] { $cost } to { $gain }
   *[do] { $cost }, then { $gain }
}
cardgame-say-choose = either { $ways }
cardgame-say-if = if { $condition }, { $what }
cardgame-say-once = once per round: { $what }
cardgame-say-instead = { $what } ({ $n } if { $condition })
cardgame-say-per = { $what } for { $n ->
    [1] each
   *[other] every { $n }
} { $cards } on the active path
cardgame-say-per-here = { $what } for { $n ->
    [1] each
   *[other] every { $n }
} { $cards } on the same battleground
cardgame-say-by-player = the { $faction } player { $what }
cardgame-say-by-each-free = each Free Peoples player { $what }
cardgame-say-by-each-shadow = each Shadow player { $what }
cardgame-say-this = this card
cardgame-say-wielder = the wielder
cardgame-say-card = “{ $card }”
cardgame-say-noun = { $type-id ->
    [army] { $n ->
        [1] army
       *[other] armies
    }
    [character] { $n ->
        [1] character
       *[other] characters
    }
    [item] { $n ->
        [1] item
       *[other] items
    }
    [event] { $n ->
        [1] event
       *[other] events
    }
   *[card] { $n ->
        [1] card
       *[other] cards
    }
}
    .number = { $case-id ->
        [some] any{ " " }
        [every] each{ " " }
        [each] { "" }
       *[acc] { $n ->
            [-1] { "" }
            [0] { "" }
           *[other] { $n }{ " " }
        }
    }
cardgame-say-type = { cardgame-say-noun.number }{ cardgame-say-noun }
cardgame-say-type-of = { cardgame-say-noun.number }{ $of } { cardgame-say-noun }
cardgame-say-type-keyword = { cardgame-say-noun.number }{ $of } { cardgame-say-noun }
cardgame-say-ground = { $of }
cardgame-say-ground-of = any { $of } battleground
cardgame-say-ground-any = any battleground
cardgame-say-if-at = it is at { $place }
cardgame-say-if-in-deck = { $place } is still in its deck
cardgame-say-if-path-number = it is on the active path and that has the number { $n }
cardgame-say-if-on-path = { $cards } is on the active path
cardgame-say-if-in-play = { $cards } is in play
cardgame-say-if-in-reserve = { $cards } is in your reserve
cardgame-say-if-supports = the character this army supports is { $cards }
cardgame-say-if-active = a Shadow battleground is active
cardgame-say-draw = { $as-id ->
    [does] draws
   *[do] draw
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cardgame-say-cycle-hand = { $as-id ->
    [does] cycles
   *[do] cycle
} { $n ->
    [one] 1 card
   *[other] { $n } cards
} from hand
cardgame-say-forsake = { $as-id ->
    [does] forsakes
   *[do] forsake
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cardgame-say-recycle = { $as-id ->
    [does] shuffles
   *[do] shuffle
} the cycle pile into the draw deck
cardgame-say-cycle-this = { $as-id ->
    [does] cycles
   *[do] cycle
} this card
cardgame-say-cycle-this-with-items = { $as-id ->
    [does] cycles
   *[do] cycle
} this card with its items
cardgame-say-cycle-wielder-with-items = { $as-id ->
    [does] cycles
   *[do] cycle
} the wielder with its items
cardgame-say-eliminate-this = { $as-id ->
    [does] eliminates
   *[do] eliminate
} this card
cardgame-say-remove = { $as-id ->
    [does] removes
   *[do] remove
} { $cards } from the game, wherever it is
cardgame-say-take = { $as-id ->
    [does] takes
   *[do] take
} { $cards } into hand from { $from-id ->
    [draw] the draw deck
    [cycle] the cycle pile
   *[both] the draw deck or the cycle pile
}
cardgame-say-eliminate-target = { $as-id ->
    [does] eliminates
   *[do] eliminate
} { $cards } in play
cardgame-say-eliminate-by = { $as-id ->
    [does] eliminates
   *[do] eliminate
} { $n ->
    [-1] the same number of{ " " }
   *[other] { "" }
}{ $cards } of its own { $where-id ->
    [reserve] in reserve
    [active_battlegrounds] on active battlegrounds
   *[in_play] in play
}
cardgame-say-eliminate-own = { $as-id ->
    [does] eliminates
   *[do] eliminate
} any number of { $cards } of your own { $where-id ->
    [reserve] in reserve
    [active_battlegrounds] on active battlegrounds
   *[in_play] in play
}
cardgame-say-draw-play-cycle = { $as-id ->
    [does] draws
   *[do] draw
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}{ $lost ->
    [0] { "" }
   *[other] { "" }, { $as-id ->
        [does] eliminates
       *[do] eliminate
    } { $lost } of them
}, of { $lost ->
    [0] these
   *[other] the others
} { $as-id ->
    [does] plays
   *[do] play
} up to { $cards }{ $where-id ->
    [reserve] { "" } into reserve
    [place] { "" } at { $place }
   *[any] { "" }
}, and { $as-id ->
    [does] cycles
   *[do] cycle
} the rest
cardgame-say-look-top = { $as-id ->
    [does] looks
   *[do] look
} at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the draw deck, { $as-id ->
    [does] eliminates
   *[do] eliminate
} { $lost }, { $as-id ->
    [does] cycles
   *[do] cycle
} { $cycled } and { $as-id ->
    [does] takes
   *[do] take
} the rest into hand
cardgame-say-path-same = { $as-id ->
    [does] activates
   *[do] activate
} another path of the same number in place of the active one
cardgame-say-path-next = { $as-id ->
    [does] activates
   *[do] activate
} a path of the next number in place of the active one
cardgame-say-activate = { $as-id ->
    [does] activates
   *[do] activate
} { $grounds } out of its deck
cardgame-say-reactivate = { $as-id ->
    [does] reactivates
   *[do] reactivate
} { $grounds } out of a scoring area
cardgame-say-activate-or-reactivate = { $as-id ->
    [does] activates or reactivates
   *[do] activate or reactivate
} { $grounds }
cardgame-say-token-attack = { $as-id ->
    [does] adds
   *[do] add
} { $n ->
    [one] 1 attack token
   *[other] { $n } attack tokens
} to { $where-id ->
    [active_path] the active path
    [this] this card
   *[other] an active battleground
}
cardgame-say-token-defence = { $as-id ->
    [does] adds
   *[do] add
} { $n ->
    [one] 1 defence token
   *[other] { $n } defence tokens
} to { $where-id ->
    [active_path] the active path
    [this] this card
   *[other] an active battleground
}
cardgame-say-move = { $as-id ->
    [does] moves
   *[do] move
} { $who } out of reserve to { $where-id ->
    [active_path] the active path
    [that_battleground] that battleground
   *[other] an active battleground
}{ $fresh ->
    [0] { "" }
   *[other] { "" }, even if played this round
}
cardgame-say-add-corruption = { $as-id ->
    [does] adds
   *[do] add
} { $n } corruption
cardgame-say-remove-corruption = { $as-id ->
    [does] removes
   *[do] remove
} { $n } corruption
cardgame-say-gets = { $again ->
    [1] { "" }
   *[0] { $cards } has{ " " }
}{ $what }
cardgame-say-icons-bg-attack = { $n ->
    [one] 1 more attack icon
   *[other] { $n } more attack icons
} on battlegrounds
cardgame-say-icons-bg-defence = { $n ->
    [one] 1 more defence icon
   *[other] { $n } more defence icons
} on battlegrounds
cardgame-say-icons-path = { $n ->
    [one] 1 more path icon
   *[other] { $n } more path icons
}
cardgame-say-icons-path-defence = the path itself has { $n ->
    [one] 1 more defence icon
   *[other] { $n } more defence icons
}
cardgame-say-carryover = your carryover limit is { $n } higher
cardgame-say-peek-top = you may always look at the top card of your draw deck
cardgame-say-forbid-second-weapon = the wielder can not wield another weapon
cardgame-say-forbid-shadow-battleground = this card can not be played or moved to a Shadow battleground
cardgame-say-forbid-path = this card can not be played or moved to a path while a Shadow battleground is active
cardgame-say-permission = { $cards } may be played or moved to { $grounds }
cardgame-say-support = { $cards } may be supported by { $armies }
cardgame-say-round-permission = until the end of the round { $cards } may be played or moved to { $grounds }
cardgame-say-round-support = until the end of the round { $cards } may be supported by { $armies }
cardgame-say-when-on-play = when played: { $what }
cardgame-say-when-on-play-battleground = when played to a battleground: { $what }
cardgame-say-when-on-play-reserve = when played into reserve: { $what }
cardgame-say-when-on-play-path = when played to a path: { $what }
cardgame-say-when-on-play-on-wielder-in-reserve = when played on a wielder in reserve: { $what }
cardgame-say-when-on-play-or-move-path = when played or moved to a path: { $what }
cardgame-say-when-on-play-or-move-battleground = when played or moved to a battleground: { $what }
cardgame-say-when-on-play-or-move-path-or-battleground = when played or moved to a path or a battleground: { $what }
cardgame-say-when-action-reserve = action, in reserve: { $what }
cardgame-say-when-action-path = action, on a path: { $what }
cardgame-say-when-action-path-or-battleground = action, on a path or a battleground: { $what }
cardgame-say-when-action-in-play = action, in play: { $what }
cardgame-say-when-event = { $what }
cardgame-say-when-static = { $what }
cardgame-say-when-restriction = { $what }
cardgame-say-when-while-in-play = while in play: { $what }
cardgame-say-when-while-reserve = while in reserve: { $what }
cardgame-say-when-while-on-path = while on a path: { $what }
cardgame-say-when-draw-step-reserve = while in reserve, in each Draw step also: { $what }
cardgame-say-when-replace-eliminated-any = instead of being eliminated, for whatever reason: { $what }
cardgame-say-when-replace-eliminated-path-combat = instead of being eliminated in path combat: { $what }
cardgame-say-when-replace-forsake-top-of-deck = instead of being forsaken from the top of the draw deck: { $what }
cardgame-say-when-replace-forsake-from-reserve = instead of being forsaken from reserve: { $what }
cardgame-say-when-replace-wielder-eliminated-path-combat = instead of the wielder's elimination in path combat: { $what }
cardgame-say-when-replace-wielder-eliminated-combat = instead of the wielder's elimination in combat: { $what }



## The table in a terminal

cardgame-table-score = Round { $round }. Free Peoples { $free }, Shadow { $shadow } (corruption { $corruption }).
cardgame-table-arithmetic = attack { $attack } against { $location } of the location and { $cards } on cards
cardgame-table-left = Attack icons to cancel: { $n }
cardgame-table-lost = To be lost: { $cards }
cardgame-table-player = player
cardgame-table-hand = hand
cardgame-table-deck = deck
cardgame-table-cycle = cycled
cardgame-table-eliminated = eliminated
cardgame-table-limit = limit
cardgame-table-reserve = reserve
cardgame-table-attack = attack
cardgame-table-defence = defence
cardgame-table-path = path
cardgame-table-ring = Ring
cardgame-table-kind = kind
cardgame-table-icons = attack { $attack }, defence { $defence }, path { $path }
cardgame-table-icons-ground = attack { $attack }, defence { $defence }
cardgame-table-icons-path = path { $path }
cardgame-table-wields = with { $items }
cardgame-table-fresh = came this round
cardgame-table-in-deck = not in play: still in its deck
cardgame-table-set-aside = not in play: set aside unused
cardgame-table-reserved = Reserve of { $player }: { $stack }
cardgame-table-tokens = Tokens: attack { $attack }, defence { $defence }
cardgame-table-area-free_peoples = Scoring area of the Free Peoples: { $places }
cardgame-table-area-shadow = Scoring area of the Shadow: { $places }
cardgame-table-pile-cycle = Cycle pile of { $player }: { $cards }
cardgame-table-pile-eliminated = Eliminated cards of { $player }: { $cards }
cardgame-table-top = Top card of the draw deck of { $player }: { $card }

## Factions, types, keywords, sides

cardgame-dunedain = Dúnedain
cardgame-dwarf = Dwarf
cardgame-elf = Elf
cardgame-hobbit = Hobbit
cardgame-rohan = Rohan
cardgame-wizard = Wizard
cardgame-isengard = Isengard
cardgame-monstrous = Monstrous
cardgame-mordor = Mordor
cardgame-southron = Southron
cardgame-army = army
cardgame-character = character
cardgame-item = item
cardgame-event = event
cardgame-nazgul = Nazgûl
cardgame-weapon = Weapon
cardgame-steed = Steed
cardgame-ent = Ent
cardgame-free_peoples = Free Peoples
cardgame-shadow = Shadow

## Cards

cardgame-dead_men_of_dunharrow = Dead Men of Dunharrow
    .number = many
    .effect = Base icons are none. While this army is the one assigned to support Strider or Aragorn on the battleground it has 2 attack icons and 2 defence icons.
cardgame-the_great_gate = The Great Gate
    .effect = Base icons are none. It has 3 defence icons on Minas Tirith. It can never be played or moved to a Shadow battleground.
cardgame-guards_of_the_citadel = Guards of the Citadel
    .number = many
    .effect = One extra defence icon on Minas Tirith.
cardgame-knights_of_dol_amroth = Knights of Dol Amroth
    .number = many
    .effect = One extra defence icon on Dol Amroth.
cardgame-soldiers_of_gondor = Soldiers of Gondor
    .number = many
    .effect = No text: only its icons count.
cardgame-aragorn = Aragorn
    .effect = When played: remove Strider from the game wherever that card is (draw deck, cycle pile, hand or in play); reshuffle the draw deck if it was searched. While in reserve: draw 1 additional card in each Draw step. If forsaken from the top of the draw deck it is cycled instead of eliminated.
cardgame-boromir = Boromir
    .effect = When played: draw 1 card. When played or moved to a path you must forsake 1 card.
cardgame-denethor = Denethor
    .effect = Action, in reserve: forsake 1 card. Take Boromir or Faramir from your draw deck into hand.
cardgame-faramir = Faramir
    .effect = When played or moved to a path: if the path is number 7, you may activate a different path of the same number.
cardgame-halbarad = Halbarad
    .effect = Action, in reserve: cycle this card. Take Strider or Aragorn from your draw deck into hand.
cardgame-prince_imrahil = Prince Imrahil
    .effect = When played: you may cycle 1 card from hand to take Knights of Dol Amroth from your draw deck into hand. This cycled card is in addition to the cost of playing Imrahil.
cardgame-strider = Strider
    .effect = Action, on a path: activate a path of the next higher number (you choose which). When Aragorn is played this card is eliminated wherever it is.
cardgame-anduril = Andúril
    .effect = Action, wielder in reserve: activate or reactivate any one Dúnedain battleground; then you must move the wielder there, even if it was played this round.
cardgame-blade_of_westernesse = Blade of Westernesse
    .effect = No text: only its icons count.
cardgame-paths_of_the_dead = Paths of the Dead
    .number = many
    .effect = Forsake 2 cards, then draw 4 cards (5 if Strider or Aragorn is in play).
cardgame-the_red_arrow = The Red Arrow
    .effect = Until the end of the round Rohan armies and characters may be played (and moved) to Dúnedain battlegrounds.
cardgame-the_three_hunters = The Three Hunters
    .number = many
    .effect = Until the end of the round Strider, Aragorn, Gimli and Legolas may be played or moved to any active battleground and may be supported there by any Free Peoples army.
cardgame-high_elves = High Elves
    .number = many
    .effect = No text: only its icons count.
cardgame-high_elves_2 = { cardgame-high_elves }
    .number = { cardgame-high_elves.number }
    .effect = { cardgame-high_elves.effect }
cardgame-arwen = Arwen
    .effect = When played: draw 1 card. In reserve: Strider or Aragorn gets 1 extra defence icon while on a path or a battleground.
cardgame-elrond = Elrond
    .effect = When played: draw 1 card. In reserve: your carryover limit is 1 higher.
cardgame-galadriel = Galadriel
    .effect = When played: draw 1 card. While in reserve: in each Draw step draw 1 additional card, then cycle 1 card from hand.
cardgame-legolas = Legolas
    .effect = When played: you may take Bow of the Galadhrim from your draw deck into hand.
cardgame-bow_of_the_galadhrim = Bow of the Galadhrim
    .effect = The wielder can not wield another Weapon.
cardgame-elven_cloak = Elven Cloak
    .effect = If the wielder is eliminated in path combat, cycle it instead together with all its items.
cardgame-lembas = Lembas
    .effect = The Hobbit player may use an action and eliminate this card to remove 1 corruption for each Hobbit character on the path.
cardgame-mirror_of_galadriel = Mirror of Galadriel
    .effect = You may always look at the top card of your draw deck.
cardgame-nenya = Nenya, Ring of Adamant
    .effect = Action, wielder in reserve: cycle this card. Add 1 defence token to the active path or to one active battleground.
cardgame-phial_of_galadriel = Phial of Galadriel
    .effect = While on a path: the path itself (not the wielder) has 2 more defence icons.
cardgame-vilya = Vilya, Ring of Air
    .effect = Action, wielder in reserve: cycle this card. Each Free Peoples player draws 1 card.
cardgame-gimli = Gimli
    .effect = When played: you may take Dwarven Axe from your cycle pile into hand.
cardgame-dwarven_axe = Dwarven Axe
    .effect = No text: only its icons count.
cardgame-bilbo_baggins = Bilbo Baggins
    .effect = When eliminated for any reason, forsaking included, cycle it instead together with any wielded items. Action, in reserve: cycle this card. Draw 2 cards.
cardgame-fatty_bolger = Fatty Bolger
    .effect = When forsaken from reserve, cycle it instead together with any wielded items. Action, in reserve: eliminate this card. Draw 3 cards.
cardgame-frodo_baggins = Frodo Baggins
    .effect = When eliminated for any reason, forsaking included, cycle this card instead. Its wielded items ARE eliminated.
cardgame-merry_brandybuck = Merry Brandybuck
    .effect = May be played or moved to a Rohan battleground and may be supported by a Rohan army (support is not a condition for going there). If eliminated in path combat, cycle it instead together with all its items.
cardgame-pippin_took = Pippin Took
    .effect = May be played or moved to a Dúnedain battleground and may be supported by a Dúnedain army (support is not a condition for going there). If eliminated in path combat, cycle it instead together with all its items.
cardgame-sam_gamgee = Sam Gamgee
    .effect = Action, in reserve: cycle this card with its items. Add 1 defence token to the active path.
cardgame-herbs_and_stewed_rabbit = Herbs and Stewed Rabbit
    .number = many
    .effect = Action, in play: eliminate this card. Take 1 Hobbit character from your cycle pile into hand, and draw 1 card.
cardgame-mithril_coat = Mithril Coat
    .effect = No text: only its icons count.
cardgame-sting = Sting
    .effect = While on a path that also holds a Monstrous character: the path has 1 more defence icon.
cardgame-there_is_another_way = There Is Another Way
    .effect = Activate a different path (your choice) with the same number as the active path; add 1 defence token to the new path.
cardgame-riders_of_rohan = Riders of Rohan
    .number = many
    .effect = No text: only its icons count.
cardgame-riders_of_rohan_2 = { cardgame-riders_of_rohan }
    .number = { cardgame-riders_of_rohan.number }
    .effect = { cardgame-riders_of_rohan.effect }
cardgame-village_militia = Village Militia
    .effect = No text: only its icons count.
cardgame-eomer = Éomer
    .effect = When played: draw 5 cards; from these play up to 1 Rohan army; cycle all the others.
cardgame-eowyn = Éowyn
    .effect = When played to a battleground: you may eliminate 1 Nazgûl character in play. When played to reserve: you may take Merry or Pippin from your cycle pile into hand.
cardgame-ghan_buri_ghan = Ghân-buri-Ghân
    .effect = In reserve: Rohan armies and characters may be played or moved to Minas Tirith.
cardgame-theoden = Théoden
    .effect = One attack icon and one defence icon if Gandalf (the Grey or the White) is in play. When played: draw 5 cards; from these play up to 1 Rohan card; cycle all the others.
cardgame-shadowfax = Shadowfax
    .effect = Action, wielder in reserve: activate or reactivate any battleground; then you must move the wielder there.
cardgame-death_ride_to_ruin = Death! Ride, Ride to Ruin
    .effect = Eliminate any number of Rohan cards from your reserve; the Mordor player must then eliminate the same number of Mordor cards of its choice from active battlegrounds (as many as possible).
cardgame-gandalf_the_grey = Gandalf the Grey
    .effect = Action, on a path: activate a path of the next higher number (you choose which). When Gandalf the White is played this card is eliminated wherever it is.
cardgame-gandalf_the_white = Gandalf the White
    .effect = When played: remove Gandalf the Grey from the game wherever that card is. While in reserve: draw 1 additional card in each Draw step. If forsaken from the top of the draw deck it is cycled instead.
cardgame-gwaihir = Gwaihir the Windlord
    .effect = Action, in reserve: cycle this card. Take a Gandalf from your cycle pile into hand.
cardgame-quickbeam = Quickbeam
    .effect = 1 attack icon and 1 defence icon for every 2 Isengard armies/characters (rounded down) on the same battleground.
cardgame-smeagol = Sméagol
    .effect = Action, on a path: activate a path of the next higher number, and add 1 corruption. If eliminated in path combat, cycle it instead.
cardgame-treebeard = Treebeard
    .effect = One extra attack icon on Orthanc. When played or moved to a battleground the Isengard player must eliminate 1 Isengard army in play (its choice).
cardgame-gandalfs_staff = Gandalf's Staff
    .effect = Your carryover limit is 1 higher.
cardgame-glamdring = Glamdring
    .effect = No text: only its icons count.
cardgame-narya = Narya, Ring of Fire
    .effect = Action, wielder in reserve: cycle this card. Each Shadow player must cycle 1 card from hand.
cardgame-ent_draught = Ent-draught
    .effect = Action, in play: eliminate this card. Take 2 Hobbit characters from your cycle pile into hand.
cardgame-devilry_of_saruman = Devilry of Saruman
    .effect = No text: only its icons count.
cardgame-fighting_uruk_hai = Fighting Uruk-hai
    .number = many
    .effect = No text: only its icons count.
cardgame-white_hand_orcs = White Hand Orcs
    .number = many
    .effect = No text: only its icons count.
cardgame-white_hand_orcs_2 = { cardgame-white_hand_orcs }
    .number = { cardgame-white_hand_orcs.number }
    .effect = { cardgame-white_hand_orcs.effect }
cardgame-wolf_riders = Wolf Riders
    .number = many
    .effect = No text: only its icons count.
cardgame-grima_wormtongue = Gríma Wormtongue
    .effect = Action, in reserve: eliminate this card. Either take Saruman from your draw deck into hand, or eliminate 1 Rohan character in play.
cardgame-saruman = Saruman
    .effect = While in reserve: draw 1 additional card in each Draw step. If forsaken from the top of the draw deck it is cycled instead.
cardgame-ugluk = Uglúk
    .effect = Action, on a path: activate a different path of the same number (your choice).
cardgame-palantir_of_orthanc = Palantír of Orthanc
    .effect = Action, wielder in reserve, once per round: look at the top 3 cards of your draw deck; eliminate 1, cycle 1 and take 1 into hand.
cardgame-sarumans_staff = Saruman's Staff
    .effect = Your carryover limit is 1 higher.
cardgame-woven_of_all_colours = Woven of All Colours
    .effect = If the wielder is eliminated in combat, cycle it instead together with all its items.
cardgame-threats_and_promises = Threats and Promises
    .number = many
    .effect = Only if Saruman is in reserve: activate or reactivate any Isengard battleground; then you may move Saruman there, even if he was played this round.
cardgame-goblins_of_the_misty_mountains = Goblins of the Misty Mountains
    .number = many
    .effect = No text: only its icons count.
cardgame-goblins_of_the_misty_mountains_2 = { cardgame-goblins_of_the_misty_mountains }
    .number = { cardgame-goblins_of_the_misty_mountains.number }
    .effect = { cardgame-goblins_of_the_misty_mountains.effect }
cardgame-balrog_of_moria = Balrog of Moria
    .effect = One extra path icon on Khazad-dûm. When played or moved to a path or battleground each Free Peoples player must forsake 1 card.
cardgame-barrow_wights = Barrow-wights
    .number = many
    .effect = Action, in reserve: eliminate this card. Each Free Peoples player must forsake 1 card.
cardgame-candles_of_corpses = Candles of Corpses
    .number = many
    .effect = One extra path icon on the Dead Marshes. Action, in reserve: eliminate this card. Each Free Peoples player must forsake 1 card.
cardgame-caradhras_the_cruel = Caradhras the Cruel
    .effect = When played on the path Caradhras: activate a different path of the same number. Action, in reserve: eliminate this card. Each Free Peoples player must forsake 1 card.
cardgame-cave_troll = Cave-troll
    .effect = Action, in reserve: eliminate this card. Each Free Peoples player must forsake 1 card.
cardgame-flocks_of_crebain = Flocks of Crebain
    .number = many
    .effect = Action, on a path: activate a different path of the same number (your choice).
cardgame-gollum = Gollum
    .effect = Action, on a path: activate a different path of the same number (your choice). If eliminated in path combat, cycle it instead.
cardgame-hill_troll = Hill-troll
    .effect = Action, in reserve: eliminate this card. Each Free Peoples player must forsake 1 card.
cardgame-shelob = Shelob
    .effect = One extra path icon on Shelob's Lair. When played or moved to a path or battleground each Free Peoples player must forsake 1 card.
cardgame-the_black_fleet = The Black Fleet
    .effect = One extra attack icon on Pelargir. Action, in reserve: eliminate this card. Activate Pelargir, only if it is still in the Free Peoples battleground deck.
cardgame-coastal_raiders = Coastal Raiders
    .number = many
    .effect = One extra attack icon on Dol Amroth. Action, in reserve: eliminate this card. Activate Dol Amroth, only if it is still in the Free Peoples battleground deck.
cardgame-corsairs_of_umbar = Corsairs of Umbar
    .number = many
    .effect = Action, in reserve: eliminate this card. Activate Umbar, only if it is still in the Shadow battleground deck.
cardgame-haradrim_cavalry = Haradrim Cavalry
    .effect = One extra attack icon on Minas Tirith. Action, in reserve: eliminate this card. Activate Minas Tirith, only if it is still in the Free Peoples battleground deck.
cardgame-haradrim_mumakil = Haradrim Mûmakil
    .number = many
    .effect = No text: only its icons count.
cardgame-haradrim_regulars = Haradrim Regulars
    .number = many
    .effect = Action, in reserve: eliminate this card. Activate Harad, only if it is still in the Shadow battleground deck.
cardgame-the_black_serpent = The Black Serpent
    .effect = Action, in reserve: eliminate this card. Reactivate any Southron battleground (from a scoring area).
cardgame-black_uruks = Black Uruks
    .number = many
    .effect = No text: only its icons count.
cardgame-grond = Grond, Hammer of the Underworld
    .effect = No text: only its icons count.
cardgame-mordor_orcs = Mordor Orcs
    .number = many
    .effect = No text: only its icons count.
cardgame-mordor_orcs_2 = { cardgame-mordor_orcs }
    .number = { cardgame-mordor_orcs.number }
    .effect = { cardgame-mordor_orcs.effect }
cardgame-mordor_orcs_3 = { cardgame-mordor_orcs }
    .number = { cardgame-mordor_orcs.number }
    .effect = { cardgame-mordor_orcs.effect }
cardgame-mordor_orcs_4 = { cardgame-mordor_orcs }
    .number = { cardgame-mordor_orcs.number }
    .effect = { cardgame-mordor_orcs.effect }
cardgame-mordor_orcs_5 = { cardgame-mordor_orcs }
    .number = { cardgame-mordor_orcs.number }
    .effect = { cardgame-mordor_orcs.effect }
cardgame-olog_hai = Olog-hai
    .number = many
    .effect = No text: only its icons count.
cardgame-trolls_of_udun = Trolls of Udûn
    .number = many
    .effect = No text: only its icons count.
cardgame-gorbag_and_shagrat = Gorbag & Shagrat
    .number = many
    .effect = When played or moved to a path: you may cycle 1 card from hand to add 1 path attack icon to this card (2 if Cirith Ungol is the active path).
cardgame-grishnakh = Grishnákh
    .effect = Action, on a path: eliminate this card. Add 1 corruption.
cardgame-mouth_of_sauron = The Mouth of Sauron
    .effect = Can not be played or moved to a path while a Shadow battleground is active. While in reserve: draw 1 additional card in each Draw step.
cardgame-the_beguiler = The Beguiler
    .effect = Action, in reserve: cycle this card. Each Free Peoples player must cycle 1 card from hand.
cardgame-the_black_easterling = The Black Easterling
    .effect = When played: draw 1 card. One extra defence icon on Dol Guldur.
cardgame-the_commander = The Commander
    .effect = Action, in reserve: cycle this card. Each Shadow player draws 1 card.
cardgame-the_destroyer = The Destroyer
    .effect = Action, in reserve: cycle this card. Add 1 attack token to an active battleground.
cardgame-the_hunter = The Hunter
    .effect = Action, in reserve: cycle this card. Add 1 attack token to the active path.
cardgame-the_lidless_eye = The Lidless Eye
    .effect = Can not be played or moved to a path while a Shadow battleground is active. When played: each Shadow player draws 1 card. In reserve: your carryover limit is 1 higher.
cardgame-the_messenger = The Messenger
    .effect = Action, in reserve: cycle this card. Take a Nazgûl character from your cycle pile into hand, not this card itself.
cardgame-the_reaver = The Reaver
    .effect = Action, in reserve: cycle this card. Each Free Peoples player must forsake 1 card.
cardgame-the_warrior = The Warrior
    .effect = Action, in reserve: cycle this card. Add 1 defence token to an active battleground.
cardgame-the_witch_king = The Witch-king
    .effect = While in reserve: draw 1 additional card in each Draw step. If forsaken from the top of the draw deck it is cycled instead.
cardgame-black_breath = Black Breath
    .effect = Action, wielder on a path or battleground: cycle the wielder with its items. Add 1 corruption.
cardgame-black_riders_mount = Black Rider's Mount
    .effect = When played on a wielder in reserve you may at once move the wielder to the path, even if it was played this round.
cardgame-fell_beast = Fell Beast
    .effect = When played on a wielder in reserve you may at once move the wielder to a battleground where it may go, even if it was played this round.
cardgame-morgul_blade = Morgul Blade
    .effect = Action, wielder on a path: eliminate this card. Add 1 corruption.
cardgame-nazguls_mantle = Nazgûl's Mantle
    .effect = If the wielder is eliminated in combat, cycle it instead together with all its items.
cardgame-the_black_captain = The Black Captain
    .effect = Only if the Witch-king is in reserve: activate or reactivate any Mordor battleground; then you may move the Witch-king there, even if he was played this round.
cardgame-the_day_without_dawn = The Day Without Dawn
    .effect = Draw 7 cards; eliminate 1 of them; from the others play up to 2 armies; cycle the rest.
cardgame-the_ringwraiths_are_abroad = The Ringwraiths Are Abroad
    .effect = Draw 7 cards; eliminate 1 of them; from the others play up to 2 Nazgûl characters; cycle the rest.

## Battlegrounds and paths

cardgame-dol_amroth = Dol Amroth
    .effect = The Dúnedain player may forsake 1 card to draw 1 card.
cardgame-edoras = Edoras
    .effect = Also activate Helm's Deep if it is still in the Free Peoples battleground deck; otherwise nothing happens.
cardgame-helms_deep = Helm's Deep
    .effect = The Rohan player draws 5 cards, may play 1 army or character of these on Helm's Deep, and cycles the rest.
cardgame-lorien = Lórien
    .effect = The Shadow battleground Dol Guldur must also be activated or reactivated (no effect if it is already active).
cardgame-minas_tirith = Minas Tirith
    .effect = The Dúnedain player may forsake 1 card to draw 3 cards.
cardgame-pelargir = Pelargir
    .effect = The Dúnedain player may forsake 1 card to draw 1 card.
cardgame-rivendell = Rivendell
    .effect = The Elf player draws 1 card, then cycles 1 card from hand.
cardgame-dol_guldur = Dol Guldur
    .effect = The Free Peoples battleground Lórien must also be activated or reactivated (no effect if it is already active).
cardgame-harad = Harad
    .effect = Each Shadow player draws 1 card.
cardgame-minas_morgul = Minas Morgul
    .effect = The Mordor player draws 5 cards, may play up to 1 Nazgûl character of these to reserve, and cycles the rest.
cardgame-morannon = Morannon
    .effect = The Mordor player draws 5 cards, may play 1 army of these (reserve or any active battleground where it may go), and cycles the rest.
cardgame-moria = Moria
    .effect = The Monstrous player draws 2 cards.
cardgame-orthanc = Orthanc
    .effect = The Isengard player may take Saruman from the draw deck or the cycle pile into hand. Then the Isengard player recycles (shuffles the cycle pile into the draw deck).
cardgame-umbar = Umbar
    .effect = Each Shadow player draws 1 card.
cardgame-bag_end = Bag End
    .effect = The Hobbit player draws 2 cards.
cardgame-bucklebury_ferry = Bucklebury Ferry
    .effect = The Mordor player and the Hobbit player each draw 1 card.
cardgame-gildors_encampment = Gildor's Encampment
    .effect = The Elf player draws 1 card, then cycles 1 card from hand.
cardgame-inn_of_the_prancing_pony = Inn of the Prancing Pony
    .effect = Each Shadow player draws 2 cards.
cardgame-the_old_forest = The Old Forest
    .effect = Each Free Peoples player must forsake 1 card.
cardgame-weathertop = Weathertop
    .effect = The Mordor player draws 2 cards.
cardgame-the_council_of_elrond = The Council of Elrond
    .effect = Each Free Peoples player draws 1 card.
cardgame-fords_of_bruinen = Fords of Bruinen
    .number = many
    .effect = Each Free Peoples player must forsake 1 card, then draws 3 cards.
cardgame-imladris = Imladris
    .effect = The Elf player draws 2 cards.
cardgame-caradhras = Caradhras
    .effect = Each Free Peoples player must forsake 1 card.
cardgame-the_doors_of_durin = The Doors of Durin
    .number = many
    .effect = The Monstrous player may forsake 1 card to add 1 attack token to this path.
cardgame-khazad_dum = Khazad-dûm
    .effect = The Monstrous player draws 2 cards.
cardgame-dimrill_dale = Dimrill Dale
    .effect = Each Shadow player must cycle 2 cards from hand.
cardgame-egladil = Egladil
    .effect = Each Free Peoples player draws 2 cards, then cycles 1 card from hand.
cardgame-lothlorien = Lothlórien
    .effect = The Elf player draws 1 card, then cycles 1 card from hand.
cardgame-amon_hen = Amon Hen
    .effect = The Mordor player draws 1 card, then cycles 1 card from hand.
cardgame-dead_marshes = The Dead Marshes
    .number = many
    .effect = The Monstrous player draws 2 cards.
cardgame-emyn_muil = Emyn Muil
    .effect = Each Free Peoples player must forsake 1 card.
cardgame-the_cross_roads = The Cross-roads
    .number = many
    .effect = Each Free Peoples player draws 1 card.
cardgame-henneth_annun = Henneth Annûn
    .effect = The Dúnedain player draws 1 card.
cardgame-osgiliath = Osgiliath
    .effect = The Dúnedain player may forsake 1 card to draw 3 cards.
cardgame-cirith_ungol = Cirith Ungol
    .effect = The Mordor player draws 5 cards, may play 1 army of these (reserve or an active battleground), and cycles the rest.
cardgame-morgul_vale = Morgul Vale
    .effect = The Mordor player draws 5 cards, may play 1 Nazgûl character of these (any legal place), and cycles the rest.
cardgame-shelobs_lair = Shelob's Lair
    .effect = The Monstrous player draws 2 cards.
cardgame-cracks_of_doom = The Cracks of Doom
    .number = many
    .effect = The Monstrous player draws 2 cards.
cardgame-the_morgai = The Morgai
    .effect = Add 1 attack token to this path.
cardgame-orodruin = Orodruin
    .effect = The Mordor player draws 2 cards.

## The table in the browser

cardgame-ui-table = The table: locations and the players' places
cardgame-ui-free_peoples = Free Peoples
cardgame-ui-shadow = Shadow
cardgame-ui-faction-dunedain = Dúnedain
cardgame-ui-faction-dwarf = Dwarves
cardgame-ui-faction-elf = Elves
cardgame-ui-faction-hobbit = Hobbits
cardgame-ui-faction-rohan = Rohan
cardgame-ui-faction-wizard = Wizards
cardgame-ui-faction-isengard = Isengard
cardgame-ui-faction-monstrous = Monstrous
cardgame-ui-faction-southron = Southrons
cardgame-ui-faction-mordor = Mordor
cardgame-ui-keyword-nazgul = Nazgûl
cardgame-ui-keyword-weapon = Weapons
cardgame-ui-keyword-steed = Steeds
cardgame-ui-keyword-ent = Ents
cardgame-ui-type-army = Army
cardgame-ui-type-character = Character
cardgame-ui-type-item = Item
cardgame-ui-type-event = Event
cardgame-ui-icon-attack = battleground attack
cardgame-ui-icon-defence = battleground defence
cardgame-ui-icon-ground = On a battleground: attack { $attack }, defence { $defence }
cardgame-ui-icon-leadership = leadership
cardgame-ui-icon-leadership-about = Leadership: counts on a battleground if an army of its faction supports this character
cardgame-ui-icon-path = path icons
cardgame-ui-icon-path-attack = path attack
cardgame-ui-icon-path-defence = path defence
cardgame-ui-icon-path-about = { $n ->
    [one] 1 path icon
   *[other] { $n } path icons
}; may go to paths { $paths }
cardgame-ui-wielded-by = Wielded by: { $who }
cardgame-ui-doubt-the_red_arrow = Public lists say “played”; we let cards move from reserve by it too.
cardgame-ui-doubt-nenya = No public source tells its path icons and its defence on battlegrounds; both are our choice.
cardgame-ui-doubt-dwarven_axe = The public list names no wielder; Gimli is the only Dwarf, so it makes no difference.
cardgame-ui-doubt-sting = No public source tells its path icons; 1 is our choice.
cardgame-ui-doubt-eowyn = Public lists do not say whether the Nazgûl must be on the same battleground; we take any place.
cardgame-ui-doubt-theoden = The public list shows only a star for his icons; we read it as none without his text.
cardgame-ui-doubt-shadowfax = Public lists do not say whether a wielder played this round may be moved; we do not allow it.
cardgame-ui-doubt-treebeard = The public list does not say where the Isengard army may be; we take any place in play.
cardgame-ui-doubt-grima_wormtongue = The public list does not say where the Rohan character may be; we take any place in play.
cardgame-ui-doubt-candles_of_corpses = The public list lacks the number for the Dead Marshes; we take 1.
cardgame-ui-doubt-the_black_easterling = The public list can be read in two ways; we take 1 leadership in defence, and 1 more defence icon on Dol Guldur.
cardgame-ui-doubt-the_messenger = The public list does not say whether this card may take itself; we do not allow it.
cardgame-ui-doubt-black_breath = The public list shows no icons for this card; we take none.
cardgame-ui-doubt-fell_beast = No public source tells its attack on battlegrounds; 1 is our choice.
cardgame-ui-doubt-morgul_blade = No public source tells its icons; 1 path icon and no attack are our choice.
cardgame-ui-doubt-nazguls_mantle = The public list shows no icons for this card; we take none.
cardgame-ui-doubt-lembas = The public list shows no icons for this card; we take none.
cardgame-ui-doubt-mirror_of_galadriel = The public list shows no icons for this card; we take none.
cardgame-ui-doubt-phial_of_galadriel = The public list shows no icons for this card; we take none.
cardgame-ui-doubt-herbs_and_stewed_rabbit = The public list shows no icons for this card; we take none.
cardgame-ui-doubt-palantir_of_orthanc = The public list shows no icons for this card; we take none.
cardgame-ui-doubt-woven_of_all_colours = The public list shows no icons for this card; we take none.
cardgame-ui-doubt-ent_draught = The public list shows no icons for this card; we take none.
cardgame-ui-doubt-morannon = The public list does not say where the army may be played; we take any place it may go to.
cardgame-ui-doubt-cirith_ungol = { cardgame-ui-doubt-morannon }
cardgame-ui-doubt-morgul_vale = The public list does not say where the Nazgûl may be played; we take any place it may go to.

cardgame-ui-path-number = Path { $n }
cardgame-ui-ground-free_peoples = Free Peoples battleground
cardgame-ui-ground-shadow = Shadow battleground
cardgame-ui-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cardgame-ui-wall = { $n ->
    [one] 1 defence icon of its own
   *[other] { $n } defence icons of its own
}
cardgame-ui-wall-gone = taken back from the attackers: its printed defence does not count
cardgame-ui-defenders = Defenders from
cardgame-ui-attackers = Attackers from
cardgame-ui-lane = { $place }
cardgame-ui-cards-free_peoples = Free Peoples cards at { $place }
cardgame-ui-cards-shadow = Shadow cards at { $place }
cardgame-ui-no-attackers = nobody attacks yet
cardgame-ui-no-defenders = nobody defends yet
cardgame-ui-no-places = No location is active.
cardgame-ui-label-place = { $place }: attack { $attack }, defence of the place { $wall }, of the cards { $cards }
cardgame-ui-label-attacks = { $card }, { $card-number ->
    [many] attack
   *[one] attacks
} with { $n }.
cardgame-ui-label-defends = { $card }, { $card-number ->
    [many] defend
   *[one] defends
} with { $n }.
cardgame-ui-label-reserve = { $card }: attack { $attack }, defence { $defence }, path { $path }.
cardgame-ui-label-items = Wields { $items }.
cardgame-ui-label-item = { $item }, wielded by { $wielder }
cardgame-ui-label-lost = Named to be lost.
cardgame-ui-label-playing = { $card }, being played
cardgame-ui-fresh = Came this round: may not move yet.
cardgame-ui-cancels = { $n ->
    [0] lost
   *[other] cancels { $n }
}
cardgame-ui-led-army = led: { $army } { $army-number ->
    [many] support
   *[one] supports
}
cardgame-ui-token-attack = attack token
cardgame-ui-token-defence = defence token
cardgame-ui-token-on-card = { $n ->
    [one] 1 path attack token
   *[other] { $n } path attack tokens
}
cardgame-ui-sum-attack = Attack { $n }
cardgame-ui-sum-defence = Defence { $n }: the place and its cards
cardgame-ui-sum-wall = Defence of the place { $n }
cardgame-ui-from-card = { $card } with its items: { $n }
cardgame-ui-from-lead = Leadership of { $card }, supported by { $army }: { $n }
cardgame-ui-from-printed = Printed on { $place }: { $n }
cardgame-ui-from-token = Tokens: { $n }
cardgame-ui-from-text = Text of { $card }: { $n }
cardgame-ui-short-printed = printed
cardgame-ui-short-token = from tokens
cardgame-ui-cast-ground-quiet = Holds
cardgame-ui-cast-ground-holds = Holds without losses
cardgame-ui-cast-ground-losses = Holds, but { $n ->
    [one] 1 icon costs
   *[other] { $n } icons cost
} cards
cardgame-ui-cast-ground-falls = Falls: { $n } too many
cardgame-ui-cast-path-quiet = Safe
cardgame-ui-cast-path-holds = Safe without losses
cardgame-ui-cast-path-losses = Safe, but { $n ->
    [one] 1 icon costs
   *[other] { $n } icons cost
} cards
cardgame-ui-cast-path-falls = Corruption { $n }
cardgame-ui-cast-path-nobody = Nobody wins it yet

cardgame-ui-player = The place of { $player }
cardgame-ui-starting = starting player
cardgame-ui-passed = passed
cardgame-ui-hand-limit = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}; may carry over { $limit }
cardgame-ui-pile-deck = { $n ->
    [one] 1 card in the draw deck
   *[other] { $n } cards in the draw deck
}
cardgame-ui-pile-cycle = { $n ->
    [one] 1 card in the cycle pile
   *[other] { $n } cards in the cycle pile
}
cardgame-ui-pile-eliminated = { $n ->
    [one] 1 card eliminated
   *[other] { $n } cards eliminated
}
cardgame-ui-pile-look = Look through this pile
cardgame-ui-pile-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cardgame-ui-pile-none = There is nothing in this pile.
cardgame-ui-browse-cycle = Cycle pile of { $player }
cardgame-ui-browse-eliminated = Eliminated cards of { $player }
cardgame-ui-browse-top = Top card of the draw deck of { $player }
cardgame-ui-top-known = On top: { $card }
cardgame-ui-ring-ready = Ring token ready
cardgame-ui-ring-spent = Ring token used
cardgame-ui-reserve-of = Reserve of { $player }
cardgame-ui-reserve-empty = reserve empty
cardgame-ui-put-here = To reserve
cardgame-ui-playing = being played
cardgame-ui-aside = { $n ->
    [one] chooses from 1 card
   *[other] chooses from { $n } cards
}
cardgame-ui-hand-of = Hand of { $player }
cardgame-ui-hand-open = Give the hand of { $player } more room
cardgame-ui-hand-empty = no cards in hand
cardgame-ui-could-go = Could go: { $where }
cardgame-ui-events = In force this round: { $events }
cardgame-ui-tray = Choose from these
cardgame-ui-tray-aside = Drawn to choose from

cardgame-ui-round = round
cardgame-ui-round-n = Round { $n }
cardgame-ui-round-phase = Round { $n } · { $phase }
cardgame-ui-phase = { $phase }
cardgame-ui-path-of = Path { $n } of { $last }
cardgame-ui-ring-label = Turn order: { $order }. { $start } started. { $now ->
    [yes] It is the turn of { $turn }.
   *[no] It is nobody's turn.
}
cardgame-ui-lead = { $side ->
    [free] The Free Peoples lead by { $n }; a lead of 10 wins.
    [dark] The Shadow leads by { $n }; a lead of 10 wins.
   *[other] Nobody leads; a lead of 10 wins.
}
cardgame-ui-area-free_peoples = Scoring area of the Free Peoples: { $n }
cardgame-ui-area-shadow = Scoring area of the Shadow: { $n }
cardgame-ui-area-empty = none
cardgame-ui-corruption = corruption { $n }
cardgame-ui-kept-ground = { $player-The } reveals a battleground. Tap the one that came:
cardgame-ui-kept-path = A path { $n } is revealed. Tap the one that came:
cardgame-ui-kept-actions = Play your cards, beginning with { $player }. When all have passed:
cardgame-ui-kept-combat = All have passed: to the combats
cardgame-ui-kept-who = Tap who takes each location.
cardgame-ui-kept-winner = Taken by:
cardgame-ui-kept-winner-early = Taken by, if a text brings the next path:
cardgame-ui-kept-shadow-path = Shadow: corruption …
cardgame-ui-kept-nobody = Nobody
cardgame-ui-kept-draw = The score is counted. Draw your cards; the starting player token passes on.
cardgame-ui-kept-round = Round { $n } begins
cardgame-ui-kept-text = A text brings another location
cardgame-ui-kept-seek = Search by name
cardgame-ui-kept-more = One corruption more
cardgame-ui-kept-less = One corruption less
cardgame-ui-with-rings = { $n } with { $rings ->
    [one] an unused Ring token
   *[other] { $rings } unused Ring tokens
}
cardgame-ui-decks = Still in the decks: { $free } Free Peoples, { $shadow } Shadow battlegrounds, { $paths } paths
cardgame-ui-deck-free_peoples = Free Peoples battlegrounds
cardgame-ui-deck-shadow = Shadow battlegrounds
cardgame-ui-deck-paths = Paths
cardgame-ui-deck-aside = Out of the game

cardgame-ui-fight = Combat at { $place }
cardgame-ui-fight-before = The combat before
cardgame-ui-fight-after = The next combat
cardgame-ui-fold = Fold or unfold
cardgame-ui-defends-free_peoples = the Free Peoples defend
cardgame-ui-defends-shadow = the Shadow defends
cardgame-ui-attack-by-free_peoples = The Free Peoples attack
cardgame-ui-attack-by-shadow = The Shadow attacks
cardgame-ui-place-cancels = { $place } { $place-number ->
    [many] cancel
   *[one] cancels
}
cardgame-ui-losses = Losses
cardgame-ui-still = { $n } still to cancel
cardgame-ui-still-none = all cancelled
cardgame-ui-who-support = { $who } chooses who supports whom.
cardgame-ui-who-loses = { $who } chooses who is lost: tap the cards.
cardgame-ui-who-proposes = { $who } proposes who is lost; { $other } will be asked to agree. Tap the cards.
cardgame-ui-who-opponents = The partners could not agree: { $who } chooses for them.
cardgame-ui-agree-title = Do the partners agree?
cardgame-ui-agree-proposal = { $who } proposes to lose: { $cards }.
cardgame-ui-agree-yours = Agree, propose otherwise, or let the other side decide:
cardgame-ui-agree-waits = Waiting for { $who } to agree.
cardgame-ui-pips = Of { $attack } attack icons the place cancels { $wall }, cards that are lost cancel { $cards }, { $left } are left
cardgame-ui-pip-wall = cancelled by the place
cardgame-ui-pip-card = cancelled by { $card }
cardgame-ui-pip-open = not cancelled
cardgame-ui-step-no-attack = Nobody attacks.
cardgame-ui-step-attack = Attack { $n }
cardgame-ui-step-lead = leadership of { $card } { $n }
cardgame-ui-step-wall = { $place } { $place-number ->
    [many] cancel
   *[one] cancels
} { $n }; { $left ->
    [0] nothing is left.
   *[other] { $left } left.
}
cardgame-ui-step-cancels = { $card } { $card-number ->
    [many] are
   *[one] is
} lost and { $card-number ->
    [many] cancel
   *[one] cancels
} { $n }.
cardgame-ui-step-lost = { $card } { $card-number ->
    [many] are
   *[one] is
} lost.
cardgame-ui-step-nobody = Nobody can cancel the rest.

## How to play, in short: one line for each point

cardgame-how-goal = Two teams, **Free Peoples** and **Shadow**, fight over battlegrounds and paths for victory points (VP). A lead of 10 wins at once; else the higher score after the last path, and the Shadow wins a tie (C9.4, C9.5).
cardgame-how-turn =
    A round begins with a new battleground and a new path (C4.2.1).
    In turn each player takes one action: play a card, move one from the reserve, or another of those below (C6.1.1, C6.1.2).
    Playing a card costs another one: it is cycled from your hand (C6.3.1).
    You may pass with 2 cards or fewer in hand, or with fewer than every opponent has (C6.2.1, C6.2.2).
    When all have passed, every location has its combat: attack icons against defence icons (C6.1.3, C8.1).
    The winner takes the location. Attacks that get through on a path become corruption, 1 VP each for the Shadow (C8.3.5, C9.1).
    Everybody draws new cards (C9.6).

# What machine players judge by, and what no person would do
cardgame-eye-score = Points
cardgame-eye-cards = Cards in hand and to be drawn
cardgame-eye-reserve = The reserve
cardgame-eye-ring = The Ring token
cardgame-eye-grounds = The battlegrounds
cardgame-eye-path = The path
cardgame-puzzle-score = Come out ahead in points.
cardgame-puzzle-cards = Come out ahead in cards, in hand and to be drawn.
cardgame-puzzle-reserve = Make the most of the reserve.
cardgame-puzzle-ring = Make the most of the Ring token.
cardgame-puzzle-grounds = Turn the battlegrounds your way.
cardgame-puzzle-path = { $who-id ->
    [witch_king] Make the path cost the Free Peoples more.
    [saruman] Make the path cost the Free Peoples more.
   *[other] Come along the path at a lower cost.
}
cardgame-blunder-overkill = Far more icons than were needed
cardgame-blunder-attack-in-vain = An attack that costs nobody a card
cardgame-blunder-forsaken-unseen = A card forsaken unseen

## Lessons: the title of each page, what it says, what is to do, and what is said of an answer

cardgame-lesson-first = Your first round
    .about = Gandalf and the Witch-king in a duel: what a card costs, a battleground held, and a path to walk.
cardgame-lesson-first-goal = What wins
    .say = You are Gandalf and lead the Free Peoples. Places are worth victory points: a lead of 10 wins at once, else whoever has more after the last path. A tie goes to the Shadow.
cardgame-lesson-first-places = Two kinds of places
    .say = At battlegrounds like Lórien armies meet. On the path, at Gildor’s Encampment, the Ring-bearer walks, and what gets through there becomes Corruption.
cardgame-lesson-first-cycle = The Encampment’s gift
    .say = You drew a card and now cycle one. Cycled is not lost: it comes back when your deck is empty.
    .do = Cycle The Red Arrow.
    .right = A good one to come back later, when Gondor needs it.
    .wrong = Elrond brings you a card when played. He is the last you would give away today.
    .frodo = The Ring-bearer? You will want him on the path soon.
cardgame-lesson-first-hand = Your hand is everything
    .say = Cards are soldiers, heroes, and the coin you pay with: to play one, you cycle another. So a hand of four is two deeds.
cardgame-lesson-first-play = Begin with Elrond
    .say = Elrond draws a card when he is played: half of his price comes back at once.
    .do = Play Elrond.
    .right = Now say where he goes.
    .frodo = Nobody threatens the path yet. Wait, and see where the Shadow goes.
    .winnow = Winnowing throws two cards out of the game for a new one. Your hand is too small for it.
    .pass = With four cards in hand you may not rest yet: first let your cards work.
cardgame-lesson-first-reserve = Reserve or battle?
    .say = In the reserve a card is safe, its gift works, and it may move on in a later round. At a place it fights now.
    .do = Play Elrond into your reserve.
    .right = There he lets you keep one more card from round to round.
    .wrong = He would fight for Lórien, and might be lost there. Armies are for that.
    .far = Alone against Dol Guldur? Not today.
cardgame-lesson-first-cost = Pay for it
    .say = An axe and a blade, and nobody in sight to wield them: such cards are good coin.
    .do = Cycle the axe or the blade.
    .right = Elrond is there, and he brought the High Elves.
    .wrong = Keep Frodo. Items without a bearer are the better coin.
cardgame-lesson-first-olog = The Shadow answers
    .say = Olog-hai march on Lórien: two attack. The place itself defends with two shields, so it would just hold. But the next card would break it.
cardgame-lesson-first-elves = An army for Lórien
    .say = Two points hang on Lórien. High Elves are an army of the right people: they may go there.
    .do = Play the High Elves.
    .right = Where to?
    .frodo = Frodo belongs on a path, and the path is quiet.
    .pass = One more Orc, and Lórien falls. You can still stop it.
    .wrong = You have nothing better to defend with. Play them.
cardgame-lesson-first-defend = To Lórien
    .say = Every shield cancels one attack. Whoever defends with more than is needed also saves their cards.
    .do = Play them at Lórien.
    .right = Now an attack must be worth far more than two points to the Witch-king.
    .wrong = In the reserve they guard nothing this round.
    .far = Attack Dol Guldur? It is worth one point and defends itself with two shields.
cardgame-lesson-first-again = Coin again
    .say = The other item pays for it. Watch your hand: it does not grow until the round ends.
    .do = Cycle the item.
    .right = The Witch-king thinks again, and sends his Uruk-hai into the reserve.
    .wrong = Frodo stays: the path will need him in the next round.
cardgame-lesson-first-pass = When to stop
    .say = With two cards or fewer you may pass. What you keep now, you have in the next round.
    .do = Pass.
    .right = He passes too. Lórien is held, nobody of yours fell: two points for it and one for the path.
    .frodo = It would be your last card, and paid by the top of your deck. Keep him.
    .ring = The Ring token can be used once, for three new cards. Keep it for a round that hurts.
    .wrong = An empty hand frightens nobody.
cardgame-lesson-first-score = Three to one
    .say = The Shadow has Dol Guldur, you have Lórien and the path. New cards, new places: Moria, and the Inn of the Prancing Pony, where Gríma is already listening.
cardgame-lesson-first-path = The path is attacked
    .say = What the Shadow brings through here is Corruption, a point for each attack you do not stop. Hobbits stop it.
    .do = Play Frodo or Sam.
    .right = Halflings walk best. Where to?
    .wrong = Gwaihir’s card knows only the ninth path. Here a Hobbit must stand in the door.
    .ring = Not yet: your hand is full. Use what you have.
    .pass = Gríma would take his Corruption for nothing.
cardgame-lesson-first-inn = To the Inn
    .say = Characters defend on a path with their shields, and the place has some of its own.
    .do = Play at the Inn of the Prancing Pony.
    .right = Somebody stands in the doorway now.
    .wrong = From the reserve nobody helps the Ring-bearer tonight.
cardgame-lesson-first-pay = Your choice
    .say = What can you do without in this round? It will be back.
    .do = Cycle any card.
    .right = A fair price. The Shadow adds to its attack; the round has just begun.
cardgame-lesson-first-end = Now it is yours
    .say = Hold what is worth its cards, give up what is not, and keep something for the path: that is the whole game. Play on against the machine, or leave; the table waits for you.
cardgame-lesson-paths = Combat on paths
    .about = Attack and shields on the path, what a card cancels, what becomes Corruption, and who is given up.
cardgame-lesson-paths-inn = The path of the Ring
    .say = Each round one path lies open. If every attack on it is cancelled you win it: two points here. If not, the Shadow takes it, and each attack that got through is a point of Corruption.
cardgame-lesson-paths-count = Count the icons
    .say = Gríma attacks with one. The Inn cancels one by itself. So far nothing gets through, but the Witch-king has three cards in hand.
cardgame-lesson-paths-frodo = Somebody at the door
    .say = On a path characters fight, if their card shows its number. Frodo may go anywhere, and he has a gift: lost, he is only cycled.
    .do = Play Frodo.
    .right = Whoever is lost on a path is out of the game. Not Frodo.
    .wrong = Gwaihir’s card knows only the ninth path. Here a Hobbit must stand.
    .ring = Keep the Ring token: your hand is full of what you need.
cardgame-lesson-paths-to = At the Inn
    .say = Only who stands on the path when all have passed can cancel anything.
    .do = Play him at the Inn.
    .right = One icon more for you.
    .wrong = In the reserve he cancels nothing tonight.
cardgame-lesson-paths-coin = Coin
    .say = Sam has an icon for the path, the axe and the eagle have none here.
    .do = Cycle the axe or Gwaihir.
    .right = And the Shadow answers: the Commander comes, a Nazgûl.
    .wrong = You will want Sam at the Inn in a moment.
cardgame-lesson-paths-commander = Two against two
    .say = Gríma and the Commander attack with two. The Inn cancels one, Frodo the other. It would hold, but the Witch-king has a card left.
cardgame-lesson-paths-sam = To be sure
    .say = One more icon than needed means that one of your cards comes home whole.
    .do = Play Sam.
    .right = Where to?
    .winnow = Not now: every card in your hand has its work.
cardgame-lesson-paths-beside = Beside Frodo
    .say = From the reserve Sam could add a shield later, as an action. At the Inn he is there at once.
    .do = Play him at the Inn.
    .right = Two Hobbits in the doorway.
    .wrong = A fine plan for a slow round. This one is about to end.
cardgame-lesson-paths-price = Your choice
    .say = Pay with what you need least.
    .do = Cycle a card.
    .right = The Witch-king has seen enough, and passes.
cardgame-lesson-paths-pass = Let it come
    .say = You have more than is needed, and every further card would cost one. Moria is theirs, but it is worth only a point.
    .do = Pass.
    .right = Two attacks; the Inn takes one. One is left for you to cancel.
    .ring = For what? The path is safe.
    .elrond = Elrond may not go on this path, and alone he does not take Moria.
cardgame-lesson-paths-who = Who is given up?
    .say = You lose cards until their icons cancel what is left. Both have one. Sam would be out of the game.
    .do = Lose Frodo, who is only cycled.
    .right = The path is yours, two points, no Corruption. Sam and Frodo both come back. The attackers on a path are eliminated, all of them.
    .wrong = Sam would be gone for good. Frodo comes back: that is his gift.
cardgame-lesson-paths-end = Now it is yours
    .say = Count attack less shields, be one icon ahead, and give up those who come back: Frodo, Merry, Pippin, Bilbo. Each of the nine paths goes like this. Play on, or leave; the table waits for you.

## Goals: what wins, and what to watch

cardgame-goal-lead = Lead
    .watch = Watch what the open places are worth, and how much attack goes through on the path: a lead of ten wins at once, and a tie at the end is the Shadow’s.

# What is rolled or drawn at a real table, as what somebody rolls or draws

cardgame-outcome-card = { $n ->
    [one] a card
   *[other] { $n } cards
 }
cardgame-outcome-location = { $n ->
    [one] a location
   *[other] { $n } locations
 }
